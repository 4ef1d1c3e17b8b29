"""Cards as text: which cards a name may mean, and how a card is named so that it is clear."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tintero import limits
from tintero.cards.pool import key
from tintero.events import REF
from tintero.messages import Message
from tintero.notation.errors import InvalidAction, nearest
from tintero.program.library import Programs
from tintero.program.model import CardProgram
from tintero.rules.missions import mission_of
from tintero.rules.within_reach import hand_faces
from tintero.state.objects import Card
from tintero.state.state import L, State
from tintero.vocab import NONE, ZONE_NAMES, Zone

_SEAT = re.compile(r"^\s*(\d+)\s*\.\s*(?=\S)")
_NUMBER = re.compile(r"\s*#\s*(\d+)\s*$")
_FROM = re.compile(r"\s+from\s+(deck|hand|play|inkwell|discard|under|aside)\s*$", re.IGNORECASE)
UNKNOWN_FACE = "card"


@dataclass(frozen=True)
class WrittenCard:
    """A card as written: the name, and what was added to tell it from others."""

    text: str
    name: str  # as `key` makes it
    owner: int = NONE
    number: int = 0
    zone: int = NONE


def parse_ref(text: str) -> WrittenCard:
    """Take `2.NAME #3 from discard` apart."""
    written = rest = text.strip()[: limits.LINE]
    owner, number, zone = NONE, 0, NONE
    seat = _SEAT.match(rest)
    if seat:
        owner = limits.number(seat[1]) - 1
        rest = rest[seat.end() :]
    place = _FROM.search(rest)
    if place:
        zone = ZONE_NAMES.index(place[1].lower())
        rest = rest[: place.start()]
    which = _NUMBER.search(rest)
    if which:
        number = limits.number(which[1])
        rest = rest[: which.start()]
    return WrittenCard(written, key(rest), owner, number, zone)


@lru_cache(maxsize=8192)
def keys_of(full_name: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """How a card may be called: with its version, and by each of its names without."""
    return (key(full_name), *(key(name) for name in names))


def is_called(program: CardProgram, name: str) -> bool:
    return name in keys_of(program.full_name, program.names)


def is_seen(card: Card, seat: int) -> bool:
    """Whether the seat knows the card's face: public zones, and what it has seen elsewhere."""
    return card.zone in (Zone.PLAY, Zone.DISCARD) or bool(card.seen >> seat & 1)


def in_order(s: State, card: Card) -> list[int]:
    """The cards of the place this one is in, in the order of counting: a deck from its top."""
    if card.zone == Zone.UNDER:
        return s.under(card.top)
    if card.zone == Zone.OUT:
        return [card.id]
    if card.zone == Zone.ASIDE:
        return [c.id for c in aside(s, card.owner)]
    cards = s.zone(card.owner, card.zone)
    return cards[::-1] if card.zone == Zone.DECK else cards


def aside(s: State, player: int) -> list[Card]:
    """A player's cards beside the game, all of them faceup (some variants)."""
    return [c for c in s.cards if c.zone == Zone.ASIDE and c.owner == player]


def number_of(s: State, card: Card, seat: int) -> int:
    """Which copy it is among those of its name in its place; among all, if its face is hidden."""
    n = 0
    hidden = not is_seen(card, seat)
    for i in in_order(s, card):
        other = s.cards[i]
        if hidden or (other.index == card.index and is_seen(other, seat)):
            n += 1
        if i == card.id:
            return n
    return n


def begins(program: CardProgram, name: str) -> bool:
    """Whether the written words are the first of the card's full name."""
    return bool(name) and key(program.full_name).startswith(f"{name} ")


def fits(s: State, seat: int, ref: WrittenCard, card: Card, short: bool = False) -> bool:
    """Whether this card may be the one meant; `short`: if only its first words are written."""
    if ref.owner != NONE and card.owner != ref.owner:
        return False
    if ref.zone != NONE and card.zone != ref.zone:
        return False
    if not is_seen(card, seat):
        return ref.name == UNKNOWN_FACE and ref.number == number_of(s, card, seat)
    program = s.programs[card.index]
    if not (begins(program, ref.name) if short else is_called(program, ref.name)):
        return False
    return ref.number == 0 or ref.number == number_of(s, card, seat)


# --- where to look ------------------------------------------------------------------------------


def mine(s: State, seat: int, *zones: int) -> list[int]:
    return [i for zone in zones for i in s.zone(seat, zone)]


def others(s: State, seat: int, zone: int) -> list[int]:
    return [i for p in s.players if p.id != seat for i in s.zone(p.id, zone)]


def everything(s: State, seat: int) -> list[int]:
    """Every card whose face the seat knows, play first, in the order of where they lie: the order
    of their numbers would tell copies apart."""
    seats = [seat, *(p.id for p in s.players if p.id != seat)]
    places = [
        s.zone(player, zone)[:: -1 if zone == Zone.DECK else 1]
        for zone in (Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.INKWELL, Zone.DECK)
        for player in seats
    ]
    places += [s.under(top) for player in seats for top in s.in_play(player)]
    places += [[c.id for c in aside(s, player)] for player in seats]
    return [i for place in places for i in place if is_seen(s.cards[i], seat)]


def tiers(s: State, seat: int, *wanted: Sequence[int]) -> list[tuple[int, int]]:
    """Candidates as (tier, card), each once: the groups in order, then whatever else is known."""
    seen: set[int] = set()
    found: list[tuple[int, int]] = []
    for tier, group in enumerate((*wanted, everything(s, seat))):
        for i in group:
            if i not in seen:
                seen.add(i)
                found.append((tier, i))
    return found


def matching(
    s: State, seat: int, text: str, field: Iterable[tuple[int, int]]
) -> list[tuple[int, int]]:
    """The candidates a written card may mean; an error with near matches when there is none."""
    ref = parse_ref(text)
    field = list(field)
    found = [(t, i) for t, i in field if fits(s, seat, ref, s.cards[i])]
    if not found:  # then fewer words will do
        found = [(t, i) for t, i in field if fits(s, seat, ref, s.cards[i], short=True)]
    if not found:
        seen = [s.cards[i] for _, i in field if is_seen(s.cards[i], seat)]
        near = nearest(ref.name, dict.fromkeys(s.programs[c.index].full_name for c in seen))
        if not ref.name:
            raise InvalidAction(Message("notation-no-name"), near)
        zones = dict.fromkeys(ZONE_NAMES[c.zone] for c in seen if is_called(c.program, ref.name))
        if ref.zone != NONE and zones:
            name, there = ref.text, ", ".join(zones)
            raise InvalidAction(Message("notation-elsewhere", text=repr(name), zones=there))
        raise InvalidAction(Message("notation-not-here", text=repr(ref.text)), near)
    return found


_called: tuple[Programs, frozenset[str]] | None = None  # of the pool that was asked about last


def called(programs: Programs) -> frozenset[str]:
    """Every name of a pool; from what is printed, so that no ability is compiled for it."""
    global _called
    if _called is None or _called[0] is not programs:
        names = frozenset(k for f in programs.facts for k in keys_of(f.full_name, f.names))
        _called = (programs, names)
    return _called[1]


def known(s: State, text: str) -> bool:
    """Whether the text is the name of some card (used to find where a name ends)."""
    ref = parse_ref(text)
    return ref.name in called(s.programs) or (ref.name == UNKNOWN_FACE and ref.number > 0)


def face(s: State, seat: int, i: int) -> int:
    """The card, or the equal one in the seat's own hand that goes first (`rules.hands`). In
    another hand there may be one that the seat does not know of."""
    card = s.cards[i]
    if card.zone == Zone.HAND and card.owner == seat:
        return next(c.id for c in hand_faces(s, seat) if c.index == card.index)
    return i


# --- telling cards apart --------------------------------------------------------------------------


def alike(s: State, a: Card, b: Card) -> bool:
    """Whether nothing tells two cards apart: then either may stand for both."""
    if a is b:
        return True
    if (a.index, a.owner, a.zone) != (b.index, b.owner, b.zone):
        return False
    if a.zone == Zone.HAND:
        return True
    if a.zone != Zone.PLAY:
        return a.zone == Zone.DISCARD or (a.zone == Zone.ASIDE and a.top == b.top == NONE)
    return _condition(a) == _condition(b) and not _marked(s, a) and not _marked(s, b)


def _condition(c: Card) -> tuple[int, ...]:
    return (
        c.exerted, c.damage, c.drying, c.at, c.since, c.paid, c.ink_paid, c.drops_paid, c.temporary,
    )  # fmt: skip


def _marked(s: State, c: Card) -> bool:
    """Whether something besides its own numbers belongs to this copy alone."""
    if s.ruleset.missions and mission_of(s, c) is not None:
        return True
    if s.under(c.id) or any(use // 64 // 8192 % REF == c.id for use in s.extra(L.USES)):
        return True
    return any(ref % REF == c.id for a in s.actives if a.frozen for ref in a.targets)


def label(s: State, seat: int, card: Card, rivals: Iterable[int]) -> str:
    """The card's name, with what tells it from those `rivals` that have the same name."""
    hidden = not is_seen(card, seat)
    name = UNKNOWN_FACE if hidden else s.programs[card.index].full_name
    same = [
        c
        for c in (s.cards[i] for i in rivals)
        if c is not card and (hidden or c.index == card.index) and is_seen(c, seat) is not hidden
    ]
    text = name
    if hidden or any((c.owner, c.zone) == (card.owner, card.zone) for c in same):
        text = f"{name} #{number_of(s, card, seat)}"
    if hidden or any(c.owner == card.owner and c.zone != card.zone for c in same):
        text = f"{text} from {ZONE_NAMES[card.zone]}"
    if any(c.owner != card.owner for c in same) or (hidden and card.owner != seat):
        text = f"{card.owner + 1}.{text}"
    return text
