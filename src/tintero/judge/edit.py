"""Changes of a position, for the laboratory: each is a function from a position to another.

Cards are named as in scenes: `NAME`, the version left out where that is clear; `2.NAME` the one
of seat 2; `NAME #2` the second of that name. What is wrong is a `SceneError`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tintero.cards.pool import Pool
from tintero.judge.errors import JudgeError
from tintero.messages import Message
from tintero.notation.names import parse_ref
from tintero.scene.build import DECK_SIZE
from tintero.scene.model import Placed, Position, SceneCards, SceneInk, SceneSeat, SceneUnder
from tintero.scene.parse import STEPS
from tintero.state.ruleset import VERSIONS
from tintero.vocab import NONE

Change = Callable[[Position, Pool], Position]
PILES = ("hand", "deck", "discard", "ink")
ZONES = ("play", *PILES)
MOST_SEATS = 6


def full_name(pool: Pool, name: str) -> str:
    found = pool.exact(name)
    if not found:
        raise JudgeError(Message("judge-card", text=repr(name)), near=pool.near(name))
    if len(found) > 1:
        names = ", ".join(card.full_name for card in found)
        raise JudgeError(Message("judge-cards", text=repr(name), names=names))
    return found[0].full_name


# --- seats ----------------------------------------------------------------------------


def on_seat(seat: int, change: Callable[[SceneSeat, Pool], SceneSeat]) -> Change:
    """A change of one seat (from 0); seats up to it appear."""

    def changed(position: Position, pool: Pool) -> Position:
        if not 0 <= seat < MOST_SEATS:
            raise JudgeError(Message("judge-seats", most=MOST_SEATS, number=seat + 1))
        seats = list(position.seats) + [SceneSeat()] * (seat + 1 - len(position.seats))
        seats[seat] = change(seats[seat], pool)
        return replace(position, seats=tuple(seats))

    return changed


def lore(seat: int, n: int) -> Change:
    return on_seat(seat, lambda side, _: replace(side, lore=n))


def ink(seat: int, ready: int, exerted: int = 0, drops: int = 0) -> Change:
    """So many ink cards nobody will look at."""
    made = SceneInk(
        (SceneCards("", ready),) if ready else (),
        (SceneCards("", exerted),) if exerted else (),
        drops,
    )
    return on_seat(seat, lambda side, _: replace(side, ink=made))


def drops(seat: int, n: int) -> Change:
    return on_seat(seat, lambda side, _: replace(side, ink=replace(side.ink, drops=n)))


def put(seat: int, zone: str, name: str, count: int = 1, **state: object) -> Change:
    """A card into a zone; in play with its state (`exerted`, `damage`, `drying`, `at`, `under`)."""

    def changed(side: SceneSeat, pool: Pool) -> SceneSeat:
        cards = SceneCards(full_name(pool, name) if name else "", count)
        if zone == "play":
            placed = [Placed(replace(cards, count=1)) for _ in range(count)]
            return replace(side, play=(*side.play, *(with_state(c, state, pool) for c in placed)))
        if state:
            raise JudgeError(Message("judge-state", keys=", ".join(state)))
        if zone == "ink":
            return replace(side, ink=replace(side.ink, ready=(*side.ink.ready, cards)))
        return replace(side, **{zone: (*pile(side, zone), cards)})  # type: ignore[arg-type]

    if zone not in ZONES:
        raise JudgeError(Message("judge-bad-zone", known=", ".join(ZONES), zone=repr(zone)))
    return on_seat(seat, changed)


def pile(side: SceneSeat, zone: str) -> tuple[SceneCards, ...]:
    if zone == "hand":
        return side.hand
    if zone == "discard":
        return side.discard
    if zone == "ink":
        return side.ink.ready
    return side.deck if side.deck is not None else (SceneCards("", DECK_SIZE),)


def without_one(
    cards: tuple[SceneCards, ...], wanted: str, pool: Pool
) -> tuple[SceneCards, ...] | None:
    """Without the first card of that full name; None if there is none."""
    for n, each in enumerate(cards):
        if each.name and full_name(pool, each.name) == wanted:
            fewer = (replace(each, count=each.count - 1),) if each.count > 1 else ()
            return (*cards[:n], *fewer, *cards[n + 1 :])
    return None


def with_state(card: Placed, state: dict[str, object], pool: Pool) -> Placed:
    """A card in play with another state."""
    for key, value in state.items():
        if key == "exerted":
            card = replace(card, exerted=bool(value))
        elif key == "drying":
            card = replace(card, drying=bool(value))
        elif key == "damage":
            card = replace(card, damage=int(str(value)))
        elif key == "at":
            card = replace(card, at=str(value))
        elif key == "under":
            under = SceneUnder(SceneCards(full_name(pool, str(value))))
            card = replace(card, under=(*card.under, under))
        else:
            raise JudgeError(Message("judge-no-state", key=repr(key)))
    return card


def top(seat: int, name: str) -> Change:
    """Force the top card of a deck: one of that name comes up from it, or is put there."""

    def changed(side: SceneSeat, pool: Pool) -> SceneSeat:
        wanted = full_name(pool, name)
        deck = pile(side, "deck")
        below = without_one(deck, wanted, pool)
        return replace(side, deck=(SceneCards(wanted), *(deck if below is None else below)))

    return on_seat(seat, changed)


# --- cards that are there -------------------------------------------------------------


def state(text: str, **values: object) -> Change:
    """Another state for a card in play."""

    def changed(position: Position, pool: Pool) -> Position:
        player, place = find(position, pool, text)
        play = list(position.seats[player].play)
        play[place] = with_state(play[place], dict(values), pool)
        return on_seat(player, lambda side, _: replace(side, play=tuple(play)))(position, pool)

    return changed


def remove(text: str) -> Change:
    """A card in play goes away, as if it had never been there."""

    def changed(position: Position, pool: Pool) -> Position:
        player, place = find(position, pool, text)
        play = [c for i, c in enumerate(position.seats[player].play) if i != place]
        return on_seat(player, lambda side, _: replace(side, play=tuple(play)))(position, pool)

    return changed


def remove_from(seat: int, zone: str, name: str) -> Change:
    """One copy out of a hand, deck, discard or inkwell."""

    def changed(side: SceneSeat, pool: Pool) -> SceneSeat:
        wanted = full_name(pool, name)
        kept = without_one(pile(side, zone), wanted, pool)
        if kept is None:
            raise JudgeError(Message("judge-not-there", card=wanted, zone=zone))
        if zone == "ink":
            return replace(side, ink=replace(side.ink, ready=kept))
        return replace(side, **{zone: kept})  # type: ignore[arg-type]

    if zone not in PILES:
        raise JudgeError(Message("judge-bad-zone", known=", ".join(PILES), zone=repr(zone)))
    return on_seat(seat, changed)


def find(position: Position, pool: Pool, text: str) -> tuple[int, int]:
    """Seat and place of the one card in play that is meant."""
    ref = parse_ref(text)
    names = {card.full_name for card in pool.exact(ref.name)}
    if not names:
        raise JudgeError(Message("judge-card", text=repr(ref.name)), near=pool.near(ref.name))
    found: list[tuple[int, int]] = []
    for player, side in enumerate(position.seats):
        if ref.owner not in (NONE, player):
            continue
        mine = [
            (player, i)
            for i, card in enumerate(side.play)
            if any(c.full_name in names for c in pool.exact(card.cards.name))
        ]
        if ref.number:
            mine = mine[ref.number - 1 : ref.number]
        found += mine
    if not found:
        raise JudgeError(Message("judge-not-in-play", text=repr(text)))
    if len(found) > 1:
        raise JudgeError(Message("judge-several", text=repr(text), count=len(found)))
    return found[0]


# --- the turn -------------------------------------------------------------------------


def turn(seat: int) -> Change:
    def changed(position: Position, pool: Pool) -> Position:
        if not 0 <= seat < len(position.seats):
            raise JudgeError(Message("judge-no-seat", number=seat + 1))
        return replace(position, turn=seat)

    return changed


def step(name: str) -> Change:
    if name not in STEPS:
        raise JudgeError(Message("judge-bad-step", known=", ".join(STEPS), step=repr(name)))
    return lambda position, _: replace(position, step=name)


def rules(version: str) -> Change:
    if version not in VERSIONS:
        known = ", ".join(VERSIONS)
        raise JudgeError(Message("judge-bad-rules", known=known, version=repr(version)))
    return lambda position, _: replace(position, rules=version)


def title(words: str) -> Change:
    return lambda position, _: replace(position, title=words)


def first_turn(is_first: bool) -> Change:
    return lambda position, _: replace(position, first_turn=is_first)
