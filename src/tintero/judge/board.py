"""Changes of a position by place: of the card somebody points at, not of one that is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tintero.cards.pool import Pool
from tintero.judge import edit
from tintero.judge.edit import Change, full_name, on_seat, pile, with_state
from tintero.judge.place import (
    CardPlace,
    apart,
    entry_of,
    find_in,
    full,
    gathered,
    numbered,
    plain_at,
    spread,
)
from tintero.notation.names import WrittenCard, parse_ref
from tintero.scene.model import Lasting, Placed, Position, SceneCards, SceneSeat, SceneUnder
from tintero.vocab import NONE

TOP, BOTTOM = "top", "bottom"


def on_board(change: Change) -> Change:
    """A change of a position that has one entry for every card in play."""
    return lambda position, pool: plain_at(change(apart(position, pool), pool), pool)


def on_entry(place: CardPlace, change: Callable[[Placed, Pool], Placed]) -> Change:
    """A change of one card in play."""

    def changed(position: Position, pool: Pool) -> Position:
        index = entry_of(position, pool, place)
        play = list(position.seats[place.seat].play)
        play[index] = change(play[index], pool)
        return on_seat(place.seat, lambda side, _: replace(side, play=tuple(play)))(position, pool)

    return on_board(changed)


def state(place: CardPlace, **values: object) -> Change:
    """Another state for a card in play: `exerted`, `drying`, `damage`."""
    return on_entry(place, lambda entry, pool: with_state(entry, values, pool))


def stand_at(place: CardPlace, where: CardPlace | None) -> Change:
    """A character goes to a location of its side, or leaves the one it is at."""

    def changed(position: Position, pool: Pool) -> Position:
        at = ""
        if where is not None:
            index = entry_of(position, pool, where)
            at = numbered(position.seats[where.seat], where.seat, index, pool)
        return on_entry(place, lambda entry, _: replace(entry, at=at))(position, pool)

    return on_board(changed)


def put_under(place: CardPlace, name: str, faceup: bool | None = None) -> Change:
    """A card under one in play, on top of those that lie there already."""

    def changed(entry: Placed, pool: Pool) -> Placed:
        new = SceneUnder(SceneCards(full_name(pool, name)), faceup)
        return replace(entry, under=(*entry.under, new))

    return on_entry(place, changed)


def turn_under(place: CardPlace, faceup: bool) -> Change:
    """A card under another is turned over."""

    def changed(entry: Placed, pool: Pool) -> Placed:
        cards = single(entry.under)
        cards[place.under] = replace(cards[place.under], faceup=faceup)
        return replace(entry, under=tuple(cards))

    return on_entry(place, changed)


def single(under: Sequence[SceneUnder]) -> list[SceneUnder]:
    return [replace(u, cards=c) for u in under for c in spread((u.cards,))]


def take(place: CardPlace) -> Change:
    """A card goes away, as if it had never been there; who was at it is at no location then."""
    if place.under != NONE:
        return on_entry(place, lambda entry, _: without(entry, place))
    if place.zone == "play":
        return on_board(lambda position, pool: leave_play(position, pool, place))

    def changed(side: SceneSeat, pool: Pool) -> SceneSeat:
        cards = spread(of_zone(side, place))
        del cards[find_in(pool, cards, place)]
        return with_zone(side, place, cards)

    return on_seat(place.seat, changed)


def without(entry: Placed, place: CardPlace) -> Placed:
    cards = single(entry.under)
    del cards[place.under]
    return replace(entry, under=tuple(cards))


def leave_play(position: Position, pool: Pool, place: CardPlace) -> Position:
    index = entry_of(position, pool, place)
    side = position.seats[place.seat]
    gone = parse_ref(numbered(side, place.seat, index, pool))
    seats = []
    for n, seat in enumerate(position.seats):
        play = [entry for i, entry in enumerate(seat.play) if (n, i) != (place.seat, index)]
        seats.append(replace(seat, play=tuple(after(entry, gone) for entry in play)))
    return without_effects(replace(position, seats=tuple(seats)), pool)


def without_effects(position: Position, pool: Pool) -> Position:
    """No effect lasts on a card that is not in play any more."""

    def there(text: str) -> bool:
        ref = parse_ref(text)
        names = {card.full_name for card in pool.exact(ref.name)}
        count = [
            sum(full(pool, entry.cards) in names for entry in seat.play)
            for n, seat in enumerate(position.seats)
            if ref.owner in (NONE, n)
        ]
        return max(count, default=0) >= max(ref.number, 1)

    def kept(lasting: tuple[Lasting, ...]) -> tuple[Lasting, ...]:
        found = [replace(each, to=tuple(filter(there, each.to))) for each in lasting]
        return tuple(each for each in found if each.to)

    seats = tuple(replace(seat, lasting=kept(seat.lasting)) for seat in position.seats)
    return replace(position, seats=seats, lasting=kept(position.lasting))


def after(entry: Placed, gone: WrittenCard) -> Placed:
    """An entry when a card is gone: it was there, or at a later one of the same name."""
    ref = parse_ref(entry.at) if entry.at else None
    if ref is None or (ref.owner, ref.name) != (gone.owner, gone.name):
        return entry
    if ref.number == gone.number:
        return replace(entry, at="")
    if ref.number > gone.number:
        return replace(entry, at=entry.at.rpartition("#")[0] + f"#{ref.number - 1}")
    return entry


def of_zone(side: SceneSeat, place: CardPlace) -> tuple[SceneCards, ...]:
    if place.zone == "ink" and place.exerted:
        return side.ink.exerted
    return pile(side, place.zone)


def with_zone(side: SceneSeat, place: CardPlace, cards: Sequence[SceneCards]) -> SceneSeat:
    made = gathered(cards)
    if place.zone == "ink":
        ink = side.ink
        ink = replace(ink, exerted=made) if place.exerted else replace(ink, ready=made)
        return replace(side, ink=ink)
    return replace(side, **{place.zone: made})  # type: ignore[arg-type]


def put(seat: int, zone: str, name: str, end: str = BOTTOM, **values: object) -> Change:
    """A new card: into play with a state, into a hand, a discard, an inkwell (`exerted=True`:
    exerted), on top of a deck or under it."""
    if zone == "play":
        return edit.put(seat, zone, name, 1, **values)
    place = CardPlace(seat, zone, 0, name, exerted=bool(values.get("exerted")))

    def changed(side: SceneSeat, pool: Pool) -> SceneSeat:
        cards, new = spread(of_zone(side, place)), SceneCards(full_name(pool, name))
        return with_zone(side, place, [new, *cards] if end == TOP else [*cards, new])

    return on_seat(seat, changed)


def move(place: CardPlace, seat: int, zone: str, end: str = BOTTOM, **values: object) -> Change:
    """A card goes to another zone, or to another side, as a new card there."""
    there = put(seat, zone, place.name, end, **values)
    return lambda position, pool: there(take(place)(position, pool), pool)


def turn_ink(place: CardPlace) -> Change:
    """A card in an inkwell is exerted, or readied."""
    return move(place, place.seat, "ink", exerted=not place.exerted)


# --- numbers --------------------------------------------------------------------------------------


def ink(seat: int, ready: int, exerted: int) -> Change:
    """So many ink cards; those that have a name stay as long as there is room."""

    def changed(side: SceneSeat, pool: Pool) -> SceneSeat:
        made = replace(
            side.ink,
            ready=sized(side.ink.ready, ready),
            exerted=sized(side.ink.exerted, exerted),
        )
        return replace(side, ink=made)

    return on_seat(seat, changed)


def deck(seat: int, n: int) -> Change:
    """So many cards in a deck; what lies on top stays."""
    return on_seat(seat, lambda side, _: replace(side, deck=sized(pile(side, "deck"), n)))


def sized(cards: tuple[SceneCards, ...], n: int) -> tuple[SceneCards, ...]:
    found = spread(cards)[:n]
    return gathered([*found, *[SceneCards("")] * (n - len(found))])


def title(words: str) -> Change:
    """Another title, in whichever language."""
    return lambda position, _: replace(position, title=words, titles=())


def reading(name: str) -> Change:
    """An unsettled rule is read the other way, or the usual one again."""

    def changed(position: Position, pool: Pool) -> Position:
        taken = position.readings
        rest = tuple(each for each in taken if each != name)
        return replace(position, readings=rest if name in taken else (*taken, name))

    return changed


def inked(seat: int, n: int) -> Change:
    """How many cards that player has put into the inkwell this turn."""
    return on_seat(seat, lambda side, _: replace(side, inked=n))
