"""Games that are over: brought back from the rows of their table, told and shown as anybody knew
them, counted, and gone on with.

All of it is done in one thread of its own (`Archive`), which keeps the last games that were asked
for. A position is reached by taking back or doing again from wherever the game stands.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from random import SystemRandom
from typing import Final, TypeVar

from msgspec.structs import replace

from tintero.game import Game
from tintero.messages import Message, Problem
from tintero.notation import split_seat
from tintero.records import GameRecord
from tintero.records.replay import of as record_of
from tintero.scene import Scene
from tintero.server.api_calls import not_found, refused
from tintero.server.api_shapes import TablePlan
from tintero.server.fair import FairDeal
from tintero.server.recover import PastGame, game_of, past_games
from tintero.server.rows import LogKind, TableRows, TableState
from tintero.server.store import Store
from tintero.state.objects import Option
from tintero.table.ending import ended
from tintero.table.logbook import Ear, Logbook, LogLine
from tintero.table.plan import Plan
from tintero.table.port import SeatState
from tintero.views import Handles, View, prompts, view_of
from tintero.views.knowledge import NOBODY
from tintero.views.worlds import world_of

KEPT: Final = 16  # games, of one to two megabytes each
Found = TypeVar("Found")


class FinishedGame:
    """A game that is over, standing after any number of its actions. Used by one thread."""

    def __init__(self, plan: TablePlan, past: PastGame) -> None:
        self.plan = plan
        self.number = past.start.game
        self.deal = FairDeal.of_text(past.start.deal) if past.start.deal else None
        self.game = game_of(plan, past.start)
        self.start = self.game.save()
        play_rows(self.game, past)
        if self.game.outcome is None:
            raise refused(Message("api-not-over"))
        self.over = ended(self.game)
        self.outcome = self.game.outcome
        self.pushes = pushes_of(self.game)
        self.actions = self.game.actions()
        self._told: dict[Ear, TellingEar] = {}
        self._record: GameRecord | None = None

    def __len__(self) -> int:
        return len(self.pushes)

    @property
    def called(self) -> Plan:
        """Who played what, for whoever says their names."""
        seats = self.plan.seats
        bots = {n: one.bot for n, one in enumerate(seats) if one.bot}
        names = {n: one.name for n, one in enumerate(seats) if one.name and not one.bot}
        return Plan(tuple(one.deck for one in seats), bots, called=names)

    def to(self, at: int) -> None:
        """Go to where so many actions are done."""
        while self.game.depth > at:
            self.game.pop()
        while self.game.depth < at:
            self.game.push(*self.pushes[self.game.depth])

    # --- telling ----------------------------------------------------------------------------------

    def told(self, ear: Ear) -> TellingEar:
        """All lines that an ear was told; they are told once, from the beginning."""
        found = self._told.get(ear)
        if found is None:
            found = self._told[ear] = self._tell(ear)
        return found

    def _tell(self, ear: Ear) -> TellingEar:
        book = Logbook([ear], numbers=True)
        self.to(0)
        game, handles = self.game, book.handles[ear]
        book.tell(game, game.state.log, -1, game.state.turn, 0)
        eye_of(game, ear, handles)
        for option, seat in self.pushes:
            depth, turn = game.depth, game.state.turn
            book.tell(game, game.push(option, seat), depth, turn, 0)
            eye_of(game, ear, handles)  # so that a card has the same handle wherever we begin
        return TellingEar(tuple(book.lines[ear]), handles)

    def position(self, at: int, ear: Ear) -> SeatState:
        """How it stood for an eye after so many actions; with nothing to be done, it is past."""
        told = self.told(ear)
        self.to(at)
        view = replace(eye_of(self.game, ear, told.handles), version=at)
        decision = self.game.decision
        asked = ear if ear is not None else decision.player if decision is not None else 0
        question = prompts.message(self.game.state, asked, told.handles)
        over = self.over if self.game.decision is None else None
        return SeatState(at, view, question, over=over)

    # --- files ------------------------------------------------------------------------------------

    def record(self) -> GameRecord:
        """The game as a file has it, with what proves its shuffle; Problem where it began in a
        position that no text can say."""
        if self._record is None:
            self.to(len(self))
            plan = self.called
            if self.deal is not None:
                plain = record_of(self.game, plan.names, plan.decks)
                self._record = self.deal.disclosed(plain)
            else:
                scene = Scene.of(Game.load(self.start)).text()
                self._record = record_of(self.game, plan.names, plan.decks, scene=scene)
        return self._record

    def has_record(self) -> bool:
        try:
            self.record()
        except (Problem, ValueError):
            return False
        return True

    def saved(self, at: int, seat: int, known: bool) -> str:
        """The position as a plan keeps it; `known`: as that seat knew it, the rest drawn anew."""
        self.to(at)
        if self.game.decision is None:
            raise refused(Message("api-fork-over"))
        if not known:
            return b64encode(self.game.save()).decode()
        world = world_of(self.game.state, seat, SystemRandom())
        return b64encode(Game(world, self.game.pool).save()).decode()


@dataclass(frozen=True)
class TellingEar:
    """What somebody was told of a whole game, and what they call the cards."""

    lines: tuple[LogLine, ...]
    handles: Handles


def eye_of(game: Game, ear: Ear, handles: Handles) -> View:
    """What an ear's eye sees: a seat's, nobody's, or (None) that of who may know everything."""
    s = game.state
    if ear is not None:
        seat = None if ear == NOBODY else ear
        return view_of(s, seat, handles, log=False, options=False)
    views = [view_of(s, seat, handles, log=False, options=False) for seat in range(len(s.players))]
    players = tuple(view.players[seat] for seat, view in enumerate(views))
    decision = game.decision
    shown = views[decision.player if decision is not None else 0]
    return replace(shown, players=players, seat=-1)


def play_rows(game: Game, past: PastGame) -> None:
    """What happened, again, by the words of the rows."""
    for row in past.rows:
        if row.kind == LogKind.ACTION:
            seat, text = split_seat(row.what)
            game.push(text, row.seat if seat is None else seat)
        elif row.kind in (LogKind.CONCEDE, LogKind.FLAG):
            game.concede(row.seat)
        elif row.kind in (LogKind.BACK, LogKind.AGREED_BACK):
            for _ in range(int(row.what)):
                game.pop()


def pushes_of(game: Game) -> list[tuple[Option, int]]:
    """What was pushed, by whom: the game is taken back and done again."""
    found: list[tuple[Option, int]] = []
    while game.depth:
        player = game.last_player
        found.append((game.pop(), player))
    found.reverse()
    for option, player in found:
        game.push(option, player)
    return found


# --- the thread -----------------------------------------------------------------------------------


class NotKept(Exception):
    """A game that was there a moment ago."""


class Archive:
    """Brings games back and keeps the last ones. Everything that touches one is done in `do`."""

    def __init__(self, kept: int = KEPT) -> None:
        self._thread = ThreadPoolExecutor(1, "finished games")
        self._games: OrderedDict[tuple[str, int], FinishedGame] = OrderedDict()
        self._kept = kept

    async def do(
        self, store: Store, table: str, number: int, call: Callable[[FinishedGame], Found]
    ) -> Found:
        """Something with a game of a table that is over; CallRefused if it is not, or none."""
        loop = asyncio.get_running_loop()
        if (table, number) in self._games:
            with suppress(NotKept):
                return await loop.run_in_executor(self._thread, self._do, table, number, call, None)
        rows = await store.load(table)
        return await loop.run_in_executor(self._thread, self._do, table, number, call, rows)

    def _do(
        self,
        table: str,
        number: int,
        call: Callable[[FinishedGame], Found],
        rows: TableRows | None,
    ) -> Found:
        found = self._games.pop((table, number), None)
        if found is None:
            if rows is None:
                raise NotKept
            found = brought_back(rows, number)
        self._games[table, number] = found
        while len(self._games) > self._kept:
            self._games.popitem(last=False)
        return call(found)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def brought_back(rows: TableRows, number: int) -> FinishedGame:
    games = past_games(rows.log)
    if not 1 <= number <= len(games):
        raise not_found(Message("api-no-game", number=number, count=len(games)))
    if not settled(rows, games, number):
        raise refused(Message("api-not-over"))
    try:
        plan = TablePlan.of_plain(rows.table.plan)
        return FinishedGame(plan, games[number - 1])
    except (Problem, IndexError, ValueError) as error:
        if isinstance(error, Problem) and error.message.id == "api-not-over":
            raise
        raise refused(Message("api-other-engine")) from error


def settled(rows: TableRows, games: Sequence[PastGame], number: int) -> bool:
    """Whether a game may be shown. Those of a series may when it is over: they tell what is in the
    decks that are still being played with."""
    if rows.table.state == TableState.OVER:
        return True
    plan = TablePlan.of_plain(rows.table.plan)
    if plan.best_of > 1:
        return any(game.start.nth == 1 for game in games[number:])
    return True
