"""Answers the game gave itself. What has only one answer is not asked, but it may be written."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.notation.names import is_called, known, parse_ref
from tintero.notation.words import listed
from tintero.vocab import NONE

# What happens when the game takes the only answer to such a question.
HAPPENS: dict[str, tuple[int, ...]] = {
    "choose": (
        Kind.CHOSEN,
        Kind.DISCARDED,
        Kind.PLAYED,
        Kind.RETURNED_TO_HAND,
        Kind.PUT_IN_DECK,
        Kind.PUT_IN_INKWELL,
        Kind.REVEALED,
    ),
    "resolve": (Kind.RESOLVED,),
}


def is_given(game: Game, seat: int, action: str, before: str, events: Sequence[Event]) -> bool:
    """Whether the game has taken this answer by itself since the action `before`."""
    verb, _, rest = action.strip().partition(" ")
    if verb == "done":
        return before.startswith("choose ")  # nothing was left to choose
    s = game.state
    if verb == "player":  # one opponent need not be chosen
        return len(s.players) == 2 and rest == str(2 - seat) and before != ""
    kinds = HAPPENS.get(verb)
    if kinds is None or not rest:
        return False
    left = [e.card for e in events if e.kind in kinds and e.player == seat and e.card >= 0]
    for text in listed(rest, lambda name: known(s, name)):
        ref = parse_ref(text.partition(":")[0] if verb == "resolve" else text)
        found = [
            i
            for i in left
            if is_called(s.programs[s.cards[i].index], ref.name)
            and ref.owner in (NONE, s.cards[i].owner)
        ]
        if not found:
            return False
        left.remove(found[0])
    return True
