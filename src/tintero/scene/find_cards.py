"""Cards of a running scene by name, for the one who wrote it: nothing is hidden here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tintero.messages import Message, Problem, with_near
from tintero.notation.errors import nearest
from tintero.notation.names import WrittenCard, begins, in_order, is_called, parse_ref
from tintero.program.model import CardProgram
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import NONE, ZONE_NAMES, Zone

IN_PLAY = (Zone.PLAY,)
ANYWHERE = (Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.INKWELL, Zone.DECK, Zone.UNDER, Zone.ASIDE)


class NotFound(Problem, LookupError):
    """No card of the scene has this name, or none where it should be."""


def cards_called(s: State, text: str, filler: int, zones: Sequence[int] = ()) -> list[Card]:
    """Every card a name may mean, those nobody will look at left out; if none is called so, those
    whose names begin with it.

    Of the given zones the first that has any decides; without zones all count.
    """
    ref = parse_ref(text)
    found = _named(s, ref, filler, is_called) or _named(s, ref, filler, begins)
    for zone in zones:
        here = [c for c in found if c.zone == zone]
        if here:
            return here
    if zones and found:
        where = ", ".join(sorted({ZONE_NAMES[c.zone] for c in found}))
        asked = ", ".join(ZONE_NAMES[zone] for zone in zones)
        raise NotFound(Message("scene-not-there", text=text, asked=asked, zones=where))
    if not found:
        others = [c for c in s.cards if c.index != filler]
        near = nearest(ref.name, dict.fromkeys(s.programs[c.index].full_name for c in others))
        raise NotFound(with_near(Message("scene-no-card", text=repr(text)), near))
    return found


def _named(
    s: State, ref: WrittenCard, filler: int, named: Callable[[CardProgram, str], bool]
) -> list[Card]:
    return [
        c
        for c in s.cards
        if c.zone != Zone.OUT
        and c.index != filler
        and named(s.programs[c.index], ref.name)
        and ref.owner in (NONE, c.owner)
        and ref.zone in (NONE, c.zone)
        and ref.number in (0, copy_number(s, c))
    ]


def copy_number(s: State, card: Card) -> int:
    """Which copy it is, of those of its name in its place."""
    place = in_order(s, card)
    before = place[: place.index(card.id) + 1]
    return sum(s.cards[i].index == card.index for i in before)


def clear_name(s: State, card: Card) -> str:
    """A card's name as clear as a scene needs it: `2.NAME #2`, and its zone if it is not play."""
    same = [c for c in s.cards if c.index == card.index and c.zone == card.zone]
    text = s.programs[card.index].full_name
    if any(c is not card and c.owner == card.owner for c in same):
        text += f" #{copy_number(s, card)}"
    if card.zone != Zone.PLAY:
        text += f" from {ZONE_NAMES[card.zone]}"
    if any(c.owner != card.owner for c in same):
        text = f"{card.owner + 1}.{text}"
    return text
