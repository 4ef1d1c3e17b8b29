"""Calls for Limited: boosters are opened, drafted from, decks suggested. Nothing is kept: what was
taken comes with each call, and all else follows from the seed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec
from starlette.responses import Response

from tintero.cards.formats.calendar import sets
from tintero.cards.pool import default_pool
from tintero.limited import MOST_SEED, Draft, PackRush, Sealed, booster_sets, build_deck
from tintero.limited.boosters import assumed, checked_set
from tintero.limited.drafting import LEAST_SEATS, MOST_SEATS
from tintero.server.api_calls import HttpCall
from tintero.variants import shipped_variant
from tintero.views.shapes import Shape

MOST_PICKS: Final = 96
CardName = Annotated[str, msgspec.Meta(max_length=120)]


class LimitedGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/limited`: what is opened, of which set (0: the newest), by which seed (-1: one is
    drawn), and what was taken of a draft so far. `seat`: whose it is; 0 is the person, the others
    are bots, of which only the deck is told."""

    kind: Literal["sealed", "draft", "pack-rush"]
    set: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    seed: Annotated[int, msgspec.Meta(ge=-1, le=MOST_SEED)] = -1
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)] = 4
    picks: Annotated[list[CardName], msgspec.Meta(max_length=MOST_PICKS)] = []
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] = 0


class LimitedShown(Shape, frozen=True, omit_defaults=True, gc=False):
    """How it stands; cards by their number in the pool. `boosters`: what was opened, the foil last;
    `pack`: what may be taken now, and `advice` what a bot would take; `pool`: what there is to
    build of, and `deck` how a bot would build it."""

    kind: str
    set: int
    seed: int
    least: int
    boosters: tuple[tuple[int, ...], ...] = ()
    pack: tuple[int, ...] = ()
    advice: int = -1
    pool: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    round: int = 0
    rounds: int = 0
    picks: int = 0
    over: bool = True
    left: bool = False  # packs are passed to the left


class SetOffered(Shape, frozen=True, omit_defaults=True, gc=False):
    number: int
    name: str


class LimitedOffered(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/limited`: of which sets there are boosters, and what was assumed about them."""

    sets: tuple[SetOffered, ...]
    assumed: tuple[str, ...]


async def offered(call: HttpCall) -> Response:
    return call.said(offered_in(call.lang))


@lru_cache(maxsize=8)
def offered_in(lang: str) -> LimitedOffered:
    known = sets()
    found = tuple(SetOffered(number, known[number].name) for number in booster_sets())
    return LimitedOffered(found, tuple(assumed(lang)))


async def opened(call: HttpCall) -> Response:
    given = await call.body(LimitedGiven)
    return call.said(await asyncio.to_thread(shown, given))


def shown(given: LimitedGiven) -> LimitedShown:
    """The errors are `Problem`s."""
    number = checked_set(given.set)
    seed = secrets.randbelow(MOST_SEED) if given.seed < 0 else given.seed
    least = shipped_variant(given.kind).deck.least
    if given.kind == "draft":
        return drafted(given, number, seed, least)
    kind = Sealed if given.kind == "sealed" else PackRush
    found = kind(number, seed, given.seat)
    deck = numbers(found.built().cards)
    if given.seat:
        return LimitedShown(given.kind, number, seed, least, deck=deck)
    boosters = tuple(numbers(one.cards) for one in found.boosters)
    return LimitedShown(
        given.kind, number, seed, least, boosters, pool=numbers(found.pool), deck=deck
    )


def drafted(given: LimitedGiven, number: int, seed: int, least: int) -> LimitedShown:
    draft = Draft(number, seed, given.players, picks=given.picks)
    seat = given.seat % given.players
    deck = numbers(build_deck(draft.taken[seat], least).cards) if draft.over else ()
    if seat:  # what a bot has is nobody's business before it is a deck
        return LimitedShown(given.kind, number, seed, least, deck=deck, over=draft.over)
    index = default_pool().index
    return LimitedShown(
        given.kind, number, seed, least,
        pack=numbers(draft.pack),
        advice=-1 if draft.over else index(draft.advice()),
        pool=numbers(draft.taken[0]),
        deck=deck,
        round=draft.round,
        rounds=draft.boosters,
        picks=draft.size,
        over=draft.over,
        left=draft.to_the_left,
    )  # fmt: skip


def numbers(cards: Sequence[str]) -> tuple[int, ...]:
    index = default_pool().index
    return tuple(index(card) for card in cards)
