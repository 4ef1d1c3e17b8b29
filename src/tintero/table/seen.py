"""A record through the eyes of one seat: the actions as that seat saw them."""

from __future__ import annotations

from tintero import notation
from tintero.game import AmbiguousAction, Game, InvalidAction
from tintero.messages import Message
from tintero.records import RecordError, Replay
from tintero.views import prompts
from tintero.views.knowledge import may_know
from tintero.vocab import Act

Seen = str | Message  # the line itself, or what there is to say in its place


def seen_action(game: Game, line: str, seat: int) -> Seen:
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
        return prompts.message(s, seat)
    picked = [s.cards[o.a] for o in options if o.act == Act.CHOOSE]
    if all(may_know(s, card, seat) for card in picked):
        return text  # what is played, inked or used is shown to all
    return prompts.message(s, seat)


def seen_actions(replay: Replay, seat: int) -> list[Seen]:
    """All actions of a record, as far as it can be replayed."""
    again = Replay(replay.record, replay.pool)
    found: list[Seen] = []
    try:
        while again.at < len(again):
            found.append(seen_action(again.game, again.record.actions[again.at], seat))
            again.forward()
    except RecordError:
        found.pop()
    return found
