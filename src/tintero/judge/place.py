"""Where a card lies, for changing a position by pointing at it.

`place_of` says where a card of a running game is. The position that is changed is the one the game
began in, so the card is looked for there, and what is not there (it was drawn since) is a
`JudgeError`. `apart` is the same position with one entry for every card in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tintero.cards.pool import Pool
from tintero.game import Game
from tintero.judge.errors import JudgeError
from tintero.messages import Message
from tintero.notation.names import parse_ref
from tintero.scene.model import Placed, Position, SceneCards, SceneSeat
from tintero.vocab import NONE, ZONE_NAMES, Zone

NAMES = {Zone.PLAY: "play", Zone.HAND: "hand", Zone.DECK: "deck", Zone.DISCARD: "discard"}


@dataclass(frozen=True)
class CardPlace:
    """A card: whose, in which zone, the how-manieth there (of a deck: from the top).

    `exerted` tells the two piles of an inkwell apart; a card under another has the place of that
    one and its number under it. `filler`: a card nobody was going to look at, without a name.
    """

    seat: int
    zone: str
    index: int
    name: str
    exerted: bool = False
    under: int = NONE
    filler: bool = False


def place_of(game: Game, card: int, filler: int = NONE) -> CardPlace:
    """Where a card lies."""
    s = game.state
    c = s.cards[card]
    name, plain = s.programs[c.index].full_name, c.index == filler
    if c.zone == Zone.UNDER:
        top = place_of(game, c.top)
        return replace(top, name=name, under=s.under(c.top).index(card), filler=plain)
    if c.zone == Zone.INKWELL:
        same = [i for i in s.zone(c.owner, c.zone) if s.cards[i].exerted == c.exerted]
        return CardPlace(c.owner, "ink", same.index(card), name, bool(c.exerted), filler=plain)
    if c.zone not in NAMES:
        raise JudgeError(Message("judge-not-there", card=name, zone=ZONE_NAMES[c.zone]))
    cards = s.in_play(c.owner) if c.zone == Zone.PLAY else s.zone(c.owner, c.zone)
    index = list(cards).index(card)
    if c.zone == Zone.DECK:
        index = len(cards) - 1 - index
    return CardPlace(c.owner, NAMES[c.zone], index, name, filler=plain)


def card_at(game: Game, place: CardPlace) -> int | None:
    """The card that lies at a place now, if it is the one of that name."""
    s = game.state
    if not 0 <= place.seat < len(s.players) or place.under != NONE:
        return None
    zone = {name: zone for zone, name in NAMES.items()}.get(place.zone, Zone.INKWELL)
    cards = list(s.in_play(place.seat) if zone == Zone.PLAY else s.zone(place.seat, zone))
    if zone == Zone.INKWELL:
        cards = [i for i in cards if bool(s.cards[i].exerted) == place.exerted]
    if zone == Zone.DECK:
        cards.reverse()
    here = cards[place.index] if place.index < len(cards) else None
    same = here is not None and s.programs[s.cards[here].index].full_name == place.name
    return here if same else None


# --- one entry a card ---------------------------------------------------------------------------


def spread(cards: Sequence[SceneCards]) -> list[SceneCards]:
    return [replace(each, count=1) for each in cards for _ in range(each.count)]


def gathered(cards: Sequence[SceneCards]) -> tuple[SceneCards, ...]:
    return tuple(SceneCards(name, len(list(same))) for name, same in groupby(c.name for c in cards))


def is_it(pool: Pool, cards: SceneCards, place: CardPlace) -> bool:
    if not cards.name:
        return place.filler
    return any(card.full_name == place.name for card in pool.exact(cards.name))


def find_in(pool: Pool, cards: Sequence[SceneCards], place: CardPlace) -> int:
    """Where in a list of single cards the card is."""
    if place.index < len(cards) and is_it(pool, cards[place.index], place):
        return place.index
    for i, each in enumerate(cards):
        if is_it(pool, each, place):
            return i
    raise JudgeError(Message("judge-not-there", card=place.name, zone=place.zone))


def apart(position: Position, pool: Pool) -> Position:
    """The same position with one entry for every card in play, and every location named so that
    it stays clear when cards come and go."""
    seats = [
        replace(
            seat,
            play=tuple(
                replace(entry, cards=replace(entry.cards, count=1))
                for entry in seat.play
                for _ in range(entry.cards.count)
            ),
        )
        for seat in position.seats
    ]
    for n, seat in enumerate(seats):
        play = tuple(
            replace(entry, at=clear_at(seats, n, entry, pool)) if entry.at else entry
            for entry in seat.play
        )
        seats[n] = replace(seat, play=play)
    return replace(position, seats=tuple(seats))


def clear_at(seats: Sequence[SceneSeat], seat: int, entry: Placed, pool: Pool) -> str:
    """`1.NAME #2` for the location an entry is at; as it is written where that is not clear."""
    ref = parse_ref(entry.at)
    owner = seat if ref.owner == NONE else ref.owner
    if not 0 <= owner < len(seats):
        return entry.at
    wanted = {card.full_name for card in pool.exact(ref.name)}
    found = [
        i
        for i, each in enumerate(seats[owner].play)
        if wanted & {card.full_name for card in pool.exact(each.cards.name)}
    ]
    if ref.number:
        found = found[ref.number - 1 : ref.number]
    return numbered(seats[owner], owner, found[0], pool) if len(found) == 1 else entry.at


def numbered(side: SceneSeat, seat: int, index: int, pool: Pool) -> str:
    """`1.NAME #2`"""
    names = [full(pool, entry.cards) for entry in side.play]
    return f"{seat + 1}.{names[index]} #{names[: index + 1].count(names[index])}"


def full(pool: Pool, cards: SceneCards) -> str:
    found = pool.exact(cards.name)
    return found[0].full_name if len(found) == 1 else cards.name


def plain_at(position: Position, pool: Pool) -> Position:
    """Locations by their names alone again, where these are clear."""
    seats = list(position.seats)
    for n, seat in enumerate(seats):
        names = [full(pool, entry.cards) for entry in seat.play]
        play = []
        for entry in seat.play:
            ref = parse_ref(entry.at) if entry.at else None
            name = full(pool, SceneCards(ref.name)) if ref is not None else ""
            if ref is not None and ref.owner in (NONE, n) and names.count(name) == 1:
                entry = replace(entry, at=name)
            play.append(entry)
        seats[n] = replace(seat, play=tuple(play))
    return replace(position, seats=tuple(seats))


def entry_of(position: Position, pool: Pool, place: CardPlace) -> int:
    """The entry of a card in play; of one under another, that of the upper one."""
    cards = [entry.cards for entry in position.seats[place.seat].play]
    if place.under == NONE:
        return find_in(pool, cards, place)
    if place.index < len(cards):
        return place.index
    raise JudgeError(Message("judge-not-there", card=place.name, zone=place.zone))
