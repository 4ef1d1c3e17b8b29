"""Calls for deck builders: exact chances, other formats, matchups that are played while one looks.

A matchup is told line by line, each line whole and with its interval. It ends when whoever asked
leaves; an address has one at a time, and the server a few.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Final, Literal

import msgspec
from starlette.responses import Response, StreamingResponse

from tintero.bots import names
from tintero.cards.deckcodes import FORMATS
from tintero.cards.odds import HAND, POLICIES
from tintero.cards.pool import default_pool
from tintero.messages import COMMA, Listed, Message
from tintero.server.api_calls import CallRefused, HttpCall, too_much, unreadable
from tintero.server.api_shapes import DECK_LETTERS, DeckGiven
from tintero.server.deck_worker import DeckBench, DeckTask, GameCounted, GamesTask, OddsTask, Rows
from tintero.server.opening import Unfitting, read_deck
from tintero.server.quotas import network_of
from tintero.server.side_process import NoAnswer
from tintero.sim.matchups import Rate
from tintero.views.shapes import Shape

MOST_TURNS: Final = 12
MOST_GAMES: Final = 2_000
AT_ONCE: Final = 4  # matchups of all addresses
BATCH: Final = 40  # games, if there is time for them
LINES: Final = "application/x-ndjson"

Text = Annotated[str, msgspec.Meta(max_length=DECK_LETTERS)]
Wanted = Annotated[str, msgspec.Meta(max_length=120)]


class OddsGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/decks/odds`: of which deck, for which cards, and how the opening hand is altered:
    `cheap` puts back what costs more than `cost` and all but `few` without the symbol, `wanted`
    all but the cards named, `all` keeps everything."""

    text: Text
    cards: Annotated[list[Wanted], msgspec.Meta(max_length=4)] = []
    copies: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    turns: Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)] = 8
    policy: Literal["cheap", "wanted", "all"] = "cheap"
    cost: Annotated[int, msgspec.Meta(ge=0, le=12)] = 4
    few: Annotated[int, msgspec.Meta(ge=0, le=HAND)] = 2


class OddsSaid(Shape, frozen=True, gc=False):
    """Chances between 0 and 1: of 0 to 7 cards with the symbol in the opening hand, as drawn and
    altered; by turn, for who begins and who does not: as much ink, a card of that cost to play,
    the cards named. `put_back`: how many cards on average."""

    cards: int
    inkable: int
    put_back: float
    opening: tuple[float, ...]
    altered: tuple[float, ...]
    ink: Rows
    play: Rows
    card: Rows


class ConvertGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/decks/convert`: a deck in any known format, and the one it is wanted in."""

    text: Text
    to: Literal["text", "codes", "pixelborn", "tts"]


class DeckConverted(Shape, frozen=True, gc=False):
    text: str
    to: str


class MatchupGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/decks/matchup`: two decks, who plays them, and how many games."""

    one: DeckGiven
    other: DeckGiven
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"
    games: Annotated[int, msgspec.Meta(ge=2, le=MOST_GAMES)] = 200
    seed: Annotated[int, msgspec.Meta(ge=-1, le=2**31)] = -1


class RateSaid(Shape, frozen=True, gc=False):
    """A share of games won, a draw counting half, and its 95 % interval (Wilson)."""

    games: int
    share: float
    low: float
    high: float


class MatchupSaid(Shape, frozen=True, gc=False):
    """How it stands after so many games, seen from the first deck. `lore` is the mean over all
    games, by deck and by its own turns; a game that is over counts with its last value."""

    games: int
    most: int
    rate: RateSaid
    on_play: RateSaid
    on_draw: RateSaid
    turns: float
    lore: tuple[tuple[float, ...], tuple[float, ...]]
    failed: int
    seed: int


assert POLICIES == ("cheap", "wanted", "all") and FORMATS == ("text", "codes", "pixelborn", "tts")


# --- chances and formats --------------------------------------------------------------------------


def cards_of(given: DeckGiven) -> tuple[str, ...]:
    """The cards of a deck that can be played; else what is wrong with it."""
    if not given.shipped and not given.text.strip():
        raise unreadable(Message("builder-no-cards"))
    read = read_deck(given, "", default_pool())
    if read.faults:
        raise Unfitting(read.faults[0].said, read.faults)
    return tuple(read.deck.cards)


def some_cards(text: str) -> tuple[str, ...]:
    """The cards of a text, whatever else is wrong with it; enough for a hand."""
    cards = tuple(read_deck(DeckGiven(text=text or " "), "", default_pool()).deck.cards)
    if not text.strip() or len(cards) < HAND:
        count = len(cards) if text.strip() else 0
        raise unreadable(Message("cards-small-deck", hand=HAND, count=count))
    return cards


async def odds(call: HttpCall, bench: DeckBench) -> Response:
    given = await call.body(OddsGiven)
    cards = some_cards(given.text)
    there = set(cards)
    for name in given.cards:
        if name not in there:
            raise unreadable(Message("deck-not-there", card=name))
    if given.policy == "wanted" and not given.cards:
        raise unreadable(Message("deck-want-what"))
    task = OddsTask(
        tuple(sorted(cards)), tuple(sorted(given.cards)), given.copies, given.turns, given.policy,
        given.cost, given.few,
    )  # fmt: skip
    try:
        found = (await bench.ask(DeckTask(odds=task))).odds
    except NoAnswer:
        raise CallRefused(503, "later", Message("builder-later")) from None
    assert found is not None
    pool = default_pool()
    inkable = sum(pool[name].inkable for name in cards)
    return call.said(
        OddsSaid(
            len(cards), inkable, found.put_back, found.opening, found.altered, found.ink,
            found.play, found.card,
        )
    )  # fmt: skip


async def convert(call: HttpCall) -> Response:
    given = await call.body(ConvertGiven)
    read = read_deck(DeckGiven(text=given.text or " "), "", default_pool())
    if not read.deck.cards or not given.text.strip():
        faults = read.faults if given.text.strip() else ()
        raise CallRefused(400, "unreadable", Message("builder-no-cards"), faults=faults)
    return call.said(DeckConverted(read.deck.written(given.to), given.to))


# --- matchups -------------------------------------------------------------------------------------


class MatchupSums:
    """What the games of a matchup say so far."""

    def __init__(self) -> None:
        self.rate, self.on_play, self.on_draw = Rate(), Rate(), Rate()
        self.turns = self.failed = 0
        self._lore: tuple[list[tuple[int, ...]], list[tuple[int, ...]]] = ([], [])

    def add(self, game: GameCounted) -> None:
        if game.failed:
            self.failed += 1
            return
        won = 0.5 if game.winner < 0 else float(game.winner == game.seat)
        self.rate.add(won)
        (self.on_play if game.starting == game.seat else self.on_draw).add(won)
        self.turns += game.turns
        for side, lore in zip(self._lore, game.lore, strict=True):
            side.append(lore)

    def lore(self, side: int) -> tuple[float, ...]:
        """The mean over all games; one that is over counts with its last value.

        >>> sums = MatchupSums()
        >>> sums.add(GameCounted(0, 0, 0, 4, ((5, 20), (1, 2))))
        >>> sums.add(GameCounted(0, 1, 0, 6, ((1, 2, 3), (9, 20))))
        >>> sums.lore(0), sums.lore(1)
        ((3.0, 11.0, 11.5), (5.0, 11.0))
        """
        games = [lore for lore in self._lore[side] if lore]
        longest = max(map(len, games), default=0)
        return tuple(
            round(sum(lore[min(turn, len(lore) - 1)] for lore in games) / len(games), 2)
            for turn in range(longest)
        )

    def said(self, most: int, seed: int) -> MatchupSaid:
        games = self.rate.games
        mean = round(self.turns / games, 1) if games else 0.0
        whole, first, second = map(rate_said, (self.rate, self.on_play, self.on_draw))
        lore = self.lore(0), self.lore(1)
        return MatchupSaid(games, most, whole, first, second, mean, lore, self.failed, seed)


def rate_said(rate: Rate) -> RateSaid:
    found = rate.plain()
    return RateSaid(rate.games, found["share"], found["low"], found["high"])


class MatchupsRunning:
    """Whose matchups are being played."""

    def __init__(self) -> None:
        self.addresses: list[str] = []

    def begin(self, address: str) -> None:
        if address in self.addresses:
            raise too_much(Message("builder-one-matchup"))
        if len(self.addresses) >= AT_ONCE:
            raise CallRefused(503, "later", Message("builder-later"))
        self.addresses.append(address)

    def end(self, address: str) -> None:
        self.addresses.remove(address)


async def matchup(call: HttpCall, bench: DeckBench, running: MatchupsRunning) -> Response:
    given = await call.body(MatchupGiven)
    if given.bot not in names():
        known = Listed(names(), COMMA)
        raise unreadable(Message("bot-unknown", name=repr(given.bot), available=known))
    one, other = cards_of(given.one), cards_of(given.other)
    address = network_of(call.address)
    running.begin(address)
    seed = secrets.randbelow(2**31) if given.seed < 0 else given.seed
    task = GamesTask(one, other, given.bot, seed, 0, given.games)
    lines = told_lines(task, bench, running, address, call)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines, 200, headers, LINES)


async def told_lines(
    task: GamesTask, bench: DeckBench, running: MatchupsRunning, address: str, call: HttpCall
) -> AsyncIterator[bytes]:
    """A line after each batch, until all games are played or nobody listens."""
    sums, first = MatchupSums(), 0
    try:
        yield sums.said(task.count, task.seed).bytes() + b"\n"
        while first < task.count and not await call.request.is_disconnected():
            count = min(BATCH, task.count - first)
            batch = msgspec.structs.replace(task, first=first, count=count)
            try:
                games = (await bench.ask(DeckTask(games=batch))).games
            except NoAnswer:
                return
            first += len(games)
            for game in games:
                sums.add(game)
            yield sums.said(task.count, task.seed).bytes() + b"\n"
    finally:
        running.end(address)
