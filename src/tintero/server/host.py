"""`Host`: all rooms of a server. A table is brought back when somebody comes, and put to sleep when
nobody has been there for a while.

>>> import asyncio, tempfile
>>> from tintero.server.api_shapes import PlannedSeat, TablePlan
>>> async def show(folder: str) -> None:
...     host = Host(ServerSettings(db=f"{folder}/tables.db", warm=False))
...     await host.start()
...     plan = TablePlan((PlannedSeat("Ana", free=True), PlannedSeat("Bea", free=True)))
...     room = await host.create(plan, [])
...     print(room.state, (await host.room(room.id)) is room)
...     await host.close()
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(show(folder))
waiting True
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tintero._build import VERSION
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.messages import Message, languages
from tintero.server.api_shapes import TablePlan
from tintero.server.clock import MINUTE, SECOND
from tintero.server.collecting import Collector
from tintero.server.database import NoTable, StoreProblem, Unplayable
from tintero.server.delayed import Delayed
from tintero.server.guest import Guest
from tintero.server.protocol import Warned
from tintero.server.quotas import Addresses
from tintero.server.room import Room
from tintero.server.rows import SeatRow, TableRow
from tintero.server.store import Store, database_of
from tintero.server.tokens import new_id, shard_of
from tintero.server.workers import Workers
from tintero.state.objects import Option
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.port import Seat
from tintero.variants import Variant
from tintero.vocab import Act

LOG: Final = logging.getLogger("tintero.server")
SLEEPS: Final = 5 * MINUTE  # after nobody has been there for so long
TICK: Final = 0.25  # seconds between two looks at what time decides
FAR: Final = SECOND  # what is due later than that is looked at again then
SWEEP: Final = 10.0  # seconds between two looks at who is gone


@dataclass(frozen=True)
class ServerSettings:
    """How a server runs. `public`: it is open to strangers, so numbers are limited by address and
    the page may come only from where it says (`origins`, beside its own name)."""

    db: str
    shard: str = "t"
    shards: int = 1  # processes that share the database, each with its own tables
    public: bool = False
    workers: int | None = None
    origins: tuple[str, ...] = ()
    page: Path | None = None
    sleeps_ms: int = SLEEPS
    ticks: bool = True  # off: a test says when time passes
    variant: Variant | None = None  # of tables that say none
    warm: bool = True  # what costs a moment the first time is done before somebody waits for it
    now_ms: Callable[[], int] = field(default=lambda: time.monotonic_ns() // 1_000_000)
    wall_ms: Callable[[], int] = field(default=lambda: time.time_ns() // 1_000_000)


class Host:
    """Used from one event loop."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.store = Store(database_of(settings.db))
        self.workers = Workers(settings.workers)
        self.addresses = Addresses()
        self.engine = VERSION
        self.pool_hash = default_pool().hash
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self.heard = 0  # messages and calls, so far
        self.collector = Collector(settings.now_ms())
        self.ending = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._made_by: dict[str, str] = {}  # where a table that is open was made
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ticker: asyncio.Task[None] | None = None

    def now_ms(self) -> int:
        return self.settings.now_ms()

    def wall_ms(self) -> int:
        return self.settings.wall_ms()

    # --- beginning and ending ---------------------------------------------------------------------

    async def start(self) -> None:
        await self.store.open()
        if self.settings.warm:
            try:
                await self.workers.start()
                warm_up()
            except BaseException:
                await self.store.close()
                raise
            self.collector.begin()
        if self.settings.ticks:
            self._ticker = asyncio.create_task(self._tick())

    def announce(self) -> None:
        """Everybody is told that the server will be away for a moment."""
        self.ending = True
        for room in self.rooms.values():
            room.tell(Warned(kind="deploy", said=Message("server-deploy")))

    async def close(self) -> None:
        """In order: what is being done is done, how clocks stand is written down."""
        self.ending = True
        if self._ticker is not None:
            self._ticker.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=10)
        for room in list(self.rooms.values()):
            with suppress(StoreProblem):
                await room.stop()
        await self.workers.close()
        await self.store.close()
        self.collector.end()

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that is brought to its end also if whoever began it has left."""
        made = asyncio.create_task(work)
        self.keep(made)
        return made

    def keep(self, task: asyncio.Task[None]) -> None:
        """The same for a task that has begun."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- tables -----------------------------------------------------------------------------------

    async def create(
        self, plan: TablePlan, seats: Sequence[SeatRow], listed: bool = False, address: str = ""
    ) -> Room:
        """A new table; if nobody is missing, the game begins."""
        made = TableRow(new_id(self.settings.shard), self.wall_ms(), plan.plain(), listed=listed)
        await self.store.create(made, seats)
        room = await self.room(made.id)
        if address:
            self._made_by[room.id] = address
        await self.begin_if_full(room)
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, brought back if it was asleep; NoTable, or Unplayable."""
        found = self.rooms.get(table)
        if found is not None and not found.closed:
            return found
        shard = shard_of(table)
        if shard is None or (self.settings.shards > 1 and shard != self.settings.shard):
            raise NoTable(table)
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                found = self.rooms.get(table)
                if found is not None and not found.closed:
                    return found
                rows = await self.store.load(table)
                try:
                    room = Room(self, rows)
                except Exception:  # whoever runs the server is told why
                    LOG.exception("table %s can't be brought back", table)
                    raise Unplayable(table) from None
                self.rooms[table] = room
        finally:
            if not lock.locked():
                self._loading.pop(table, None)
        room.wake_bot()
        return room

    async def sit(self, room: Room, seat: SeatRow, plan: TablePlan) -> None:
        """Somebody has taken a free seat, and the plan says with which deck; Lost if it is not free
        any more. Under the room's lock."""
        await self.store.take(room.id, seat, plan.plain())
        room.seats[seat.seat] = seat
        room.plan = plan
        room.tell_table()

    async def begin_if_full(self, room: Room) -> None:
        """The game begins when every seat has somebody with a deck."""
        async with room.lock:
            full = all(not seat.free for seat in room.plan.seats)
            decks = bool(room.plan.save) or all(seat.cards for seat in room.plan.seats)
            if full and decks and room.match is None:
                await room.begin()

    async def enter(self, room: Room, guest: Guest, since: int = -1, game: int = 0) -> None:
        """Somebody comes; who watches with a delay gets the game of a while ago."""
        if guest.watches and room.plan.delay_s and room.delayed is None:
            async with room.lock:
                if room.delayed is None:
                    late = Delayed(room.plan)
                    late.more((await self.store.load(room.id)).log)
                    late.catch_up(self.wall_ms(), over=room.outcome is not None)
                    room.delayed = late
        room.enter(guest, since, game)
        if room.match is None:
            with suppress(StoreProblem):  # it could not begin when the last one sat down
                await self.begin_if_full(room)

    async def moved(self, room: Room) -> None:
        """The table may have gone on elsewhere: it is loaded again, for whoever is here."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.task(self._move(room))

    async def _move(self, room: Room) -> None:
        guests = list(room.guests)
        if not guests or self.ending:
            return
        for _ in range(5):
            with suppress(StoreProblem):
                again = await self.room(room.id)
                for guest in guests:
                    if guest in room.guests:
                        room.guests.remove(guest)
                        guest.room = again
                        await self.enter(again, guest)
                return
            await asyncio.sleep(1)

    def over(self, room: Room) -> None:
        """A table is over: whoever made it may make another."""
        address = self._made_by.pop(room.id, "")
        if address:
            self.addresses.close_table(address)

    # --- time -------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        swept = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = self.now_ms()
            for room in list(self.rooms.values()):
                if room.looks_at > now:
                    continue
                due = room.due()
                if due is not None and due <= now and not room.lock.locked():
                    self.task(room.tick())
                # Some thousand tables are not asked four times a second whether it is time yet.
                far = due is None or due > now + FAR
                room.looks_at = now + FAR if far else now
            self.collector.tick(now, self.heard)
            swept += TICK
            if swept >= SWEEP:
                swept = 0.0
                await self.sweep()

    async def sweep(self) -> None:
        """Put to sleep where nobody is; elsewhere what was told is packed."""
        now = self.now_ms()
        for room in list(self.rooms.values()):
            if room.match is not None:
                room.match.log.pack()
            gone = not room.guests and now - room.left_ms >= self.settings.sleeps_ms
            if gone and not room.asked_bot and (room.clock is None or room.clock.due() is None):
                with suppress(StoreProblem):
                    await room.stop()
                if not room.guests and self.rooms.get(room.id) is room:
                    del self.rooms[room.id]
                self.over(room)

    async def facts(self) -> dict[str, Any]:
        return {"ok": True, "tables": len(self.rooms), "sockets": self.sockets}


def warm_up() -> None:
    """What costs a moment the first time is done before somebody waits for it."""
    decks = [Deck.load(name) for name in ("amber-steel", "ruby-amethyst")]
    plan = Plan(("", ""), {})
    match = Match(Game.new(decks, 7, starting=0), plan, {}, numbers=True, late=True)
    match.keeping = False
    for lang in languages():
        Seat(match, 0).state().bytes(lang)
    match.write("keep", 0)
    match.write("keep", 1)
    match.game.why_not(Option(Act.QUEST, 0), 0)
