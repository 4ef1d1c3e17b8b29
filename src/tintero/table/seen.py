"""A record through the eyes of one seat: the actions as that seat saw them."""

from __future__ import annotations

from tintero import notation
from tintero.game import AmbiguousAction, Game, InvalidAction
from tintero.messages import Message
from tintero.records import RecordError, Replay
from tintero.state.objects import Option
from tintero.views import prompts
from tintero.views.knowledge import may_know
from tintero.views.option_view import CARD_ACTS
from tintero.vocab import Act

Seen = str | Message  # the line itself, or what there is to say in its place


def seen_text(game: Game, line: str, seat: int) -> str | None:
    """The next action of a record as a seat may know it; None for a choice among cards that the
    seat doesn't see."""
    s = game.state
    written, text = notation.split_seat(line)
    actor = written if written is not None else s.decision.player if s.decision is not None else 0
    if actor == seat:
        return text
    try:
        options = notation.read(s, actor, text)
    except (InvalidAction, AmbiguousAction):
        return None
    picked = [s.cards[o.a] for o in options if o.act == Act.CHOOSE]
    if not all(may_know(s, card, seat) for card in picked):
        return None
    # What is played, inked or used is shown to all.
    return text if len(options) > 1 else among_seen(game, actor, options[0], seat)


def among_seen(game: Game, actor: int, option: Option, seat: int) -> str:
    """An option of somebody else, told from what the seat sees alone: `play Stitch - New Dog from
    discard` would say that there is one in the hand, too."""
    s = game.state
    seen = [
        o
        for o in game.options
        if o.act not in CARD_ACTS or o.a < 0 or may_know(s, s.cards[o.a], seat)
    ]
    return notation.write_among(s, actor, option, seen)


def seen_action(game: Game, line: str, seat: int) -> Seen:
    """The same, and of a choice that the seat doesn't see, who decides what kind of thing."""
    said = seen_text(game, line, seat)
    return prompts.message(game.state, seat) if said is None else said


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
