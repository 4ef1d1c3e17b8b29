"""A record through the eyes of one seat: the actions as that seat saw them."""

from __future__ import annotations

from tintero import notation
from tintero.game import AmbiguousAction, Game, InvalidAction
from tintero.records import RecordError, Replay
from tintero.views.knowledge import may_know
from tintero.views.prompts import prompt
from tintero.vocab import Act


def seen_action(game: Game, line: str, seat: int, lang: str) -> str:
    """The next action of a record as a seat may know it. Of a choice among cards that the seat
    doesn't see, only who decides what kind of thing."""
    s = game.state
    written, text = notation.split_seat(line)
    actor = written if written is not None else s.decision.player if s.decision is not None else 0
    if actor == seat:
        return text
    try:
        options = notation.read(s, actor, text)
    except (InvalidAction, AmbiguousAction):
        return prompt(s, lang, seat)
    picked = [s.cards[o.a] for o in options if o.act == Act.CHOOSE]
    if all(may_know(s, card, seat) for card in picked):
        return text  # what is played, inked or used is shown to all
    return prompt(s, lang, seat)


def seen_actions(replay: Replay, seat: int, lang: str) -> list[str]:
    """All actions of a record, as far as it can be replayed."""
    again = Replay(replay.record, replay.pool)
    found: list[str] = []
    try:
        while again.at < len(again):
            found.append(seen_action(again.game, again.record.actions[again.at], seat, lang))
            again.forward()
    except RecordError:
        found.pop()
    return found
