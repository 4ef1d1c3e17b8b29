"""`Room`: one table that is being played at, with whoever is connected to it.

What is done is tried first and taken back, then written down; when it is on the disk it is done and
everybody is told. So the match never shows what is not kept, and a write that fails has changed
nothing. One thing happens at a time (`lock`); looking needs no lock.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from tintero.game import Outcome
from tintero.messages import Message, PlayerNamed
from tintero.server import room_settle, room_state, room_talk
from tintero.server.api_shapes import TablePlan
from tintero.server.clock import ClockPlan, TableClock, clock_plan
from tintero.server.database import Down, Lost, StoreProblem
from tintero.server.delayed import Delayed
from tintero.server.guest import Guest
from tintero.server.protocol import Told, Warned
from tintero.server.quotas import Allowance
from tintero.server.recover import (
    GameStart,
    dealt,
    match_of,
    past_games,
    people_at,
    play_on,
    promised,
)
from tintero.server.room_settle import Request
from tintero.server.rows import LogKind, LogRow, SeatRow, TableRows, TableState
from tintero.server.store import Store
from tintero.server.unsettled import muted_by, unsettled_of
from tintero.server.workers import Workers
from tintero.table.ahead import Tried, conceded, tried_option
from tintero.table.match import Match
from tintero.table.plan import called

KEPT_ANSWERS: Final = 64  # of a seat
SERVER: Final = -1  # whose rows are nobody's
RETRY: Final = 1.0  # seconds until a bot's answer is written again


class Surroundings(Protocol):
    """What a room needs of whoever has it (`host.Host`)."""

    store: Store
    workers: Workers
    engine: str
    pool_hash: str

    def now_ms(self) -> int: ...
    def wall_ms(self) -> int: ...
    def over(self, room: Room) -> None: ...
    async def moved(self, room: Room) -> None: ...


class Room:
    """A table with its rows; `match` is the game being played, None while seats are free."""

    def __init__(self, around: Surroundings, rows: TableRows) -> None:
        self.around = around
        self.id = rows.table.id
        self.made_ms = rows.table.made_ms
        self.listed = rows.table.listed
        self.plan = TablePlan.of_plain(rows.table.plan)
        self.seats: dict[int, SeatRow] = {row.seat: row for row in rows.seats}
        self.state = rows.table.state
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.programs: set[int] = set()  # seats that a program has played, by its own word
        self.answers: dict[str, dict[int, str | int]] = {}  # see `room_hear.remember`
        self._called: dict[str, tuple[str, ...]] = {}  # by language, in this game
        self.requests: dict[str, Request] = {}
        self.refusals: dict[int, int] = {}  # of take-backs, by who asked
        self.chat = list(rows.chat)
        self.agreed: set[str] = set()  # chat, hands
        self.called_by: int | None = None
        self.caller_left_ms = around.now_ms()  # since when who called is not here
        self.muted: set[tuple[int, int]] = set()  # who does not want to hear whom
        self._allowances: dict[str, Allowance] = {}
        self.closed = False
        self.left_ms = around.now_ms()  # since when nobody is here
        self.looks_at = 0  # when it is asked again whether something is `due`
        self.next_row = rows.log[-1].n + 1 if rows.log else 0
        self.match: Match | None = None
        self.start = GameStart(0)
        self.commitment = ""  # of the shuffle of this game
        self.flagged: int | None = None
        self.clock: TableClock | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.delayed: Delayed | None = None
        self._recover(rows.log)
        self.born = self.version  # what was shown before has other names for cards

    def _recover(self, log: tuple[LogRow, ...]) -> None:
        self.agreed |= {row.what for row in log if row.kind == LogKind.AGREED}
        self.muted |= muted_by(log)
        games = past_games(log)
        if not games:
            return
        past = games[-1]
        self.start, self.commitment = past.start.counted(), promised(past.start)
        self.match = match_of(self.plan, past.start)
        play_on(self.match, past.rows)
        self.match.settle()
        flags = [row.seat for row in past.rows if row.kind == LogKind.FLAG]
        self.flagged = flags[-1] if flags and self.match.asked is None else None
        unsettled = unsettled_of(past.rows, over=self.match.asked is None)
        self.refusals, self.called_by = unsettled.refusals, unsettled.called_by
        plan, now = self.clock_rules(), self.around.now_ms()
        stands = [row.what for row in past.rows if row.kind == LogKind.CLOCK]
        if plan is not None and stands and self.match.asked is not None:
            self.clock = TableClock.of_text(plan, stands[-1], now)
            self.clock.go("down", now)  # the time between costs nobody
            self.clock.go("call", now)
            if self.called_by is not None:
                self.clock.stop("call", now)
        room_settle.after_game(self)
        room_settle.asked_before(self, unsettled)

    # --- reading ----------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        return people_at(self.plan)

    @property
    def version(self) -> int:
        return 0 if self.match is None else self.match.version

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.game.outcome

    @property
    def won(self) -> tuple[int, ...]:
        """Games won, with the one that is over."""
        won = list(self.start.won or (0,) * len(self.plan.seats))
        outcome = self.outcome
        for seat in outcome.winners if outcome is not None else ():
            won[seat] += 1
        return tuple(won)

    def decided(self, won: tuple[int, ...]) -> bool:
        """Whether the series is over when so many were won."""
        if self.plan.best_of == 3 and len(self.plan.seats) == 2:
            return max(won) >= 2
        games = 2 if self.plan.best_of == 2 and len(self.plan.seats) == 2 else 1
        return self.start.nth >= games

    def called(self, lang: str) -> tuple[str, ...]:
        """What everybody is called in a language."""
        if self.match is not None:
            found = self._called.get(lang)
            if found is None:
                found = self._called[lang] = called(self.match.plan, lang)
            return found
        return tuple(seat.name for seat in self.plan.seats)

    def now(self) -> int:
        return self.around.now_ms()

    def clock_rules(self) -> ClockPlan | None:
        bots = any(seat.bot for seat in self.plan.seats)
        return clock_plan(self.plan.clock, series=self.plan.best_of > 1, bots=bots)

    # --- who is here ------------------------------------------------------------------------------

    def enter(self, guest: Guest, since: int = -1, game: int = 0) -> None:
        """Somebody is connected; whoever held the same seats before is sent away."""
        for other in [one for one in self.guests if one.seats and one.seats == guest.seats]:
            other.kicked = Message("server-taken-over")
            other.say(Warned(kind="taken over", said=other.kicked))
            other.outbox.end()
            self.leave(other)
        guest.encode, guest.table = self.encode, room_state.table_text(self)
        guest.state = room_state.state_text(self)
        guest.since = since if len(guest.seats) < 2 and since > self.born else -1
        guest.game, guest.eye = game, room_state.eye_of(self, guest)
        self.guests.append(guest)
        for seat in guest.seats:
            if self.clock is not None:
                self.clock.comes(seat, self.now())
        self._tell_presence(guest, "back")
        self.tell_table()
        guest.update()

    def leave(self, guest: Guest) -> None:
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.left_ms = self.now()
        if self.called_by in guest.seats:
            self.caller_left_ms = self.now()
        for seat in guest.seats:
            if self.clock is not None:
                self.clock.leaves(seat, self.now())
        if guest.seats:
            self._tell_presence(guest, "gone")
            self.tell_table()

    def _tell_presence(self, guest: Guest, kind: str) -> None:
        """The others are told who is gone and who is back, while a game is on."""
        if not guest.seats or guest.kicked or self.match is None or self.match.asked is None:
            return
        said = Message(
            "server-gone" if kind == "gone" else "server-back", player=PlayerNamed(guest.seats[0])
        )
        for other in self.guests:
            if other is not guest:
                other.say(Warned(kind=kind, said=said))

    def allowance(self, owner: str) -> Allowance:
        """What a seat may say, whichever connection it speaks over."""
        found = self._allowances.get(owner)
        if found is None:
            found = self._allowances[owner] = Allowance(self.now())
        return found

    def here(self, seat: int) -> bool:
        return any(seat in guest.seats for guest in self.guests)

    def encode(self, guest: Guest, told: Told) -> str:
        return told.bytes(guest.lang, self.called(guest.lang)).decode()

    def tell_table(self) -> None:
        for guest in self.guests:
            guest.outbox.want_table()
            if self.clock is not None or self.requests:
                guest.update()

    def tell_state(self) -> None:
        for guest in self.guests:
            guest.update()

    def tell(self, told: Told) -> None:
        for guest in self.guests:
            guest.say(told)

    # --- what is kept -----------------------------------------------------------------------------

    async def append(self, rows: list[tuple[int, str, str]], state: str | None = None) -> None:
        """Rows of who, kind and what, on the disk when this returns. StoreProblem: nothing is, and
        a table that may be somebody else's by now is loaded again."""
        at = self.around.wall_ms()
        made = [LogRow(self.next_row + n, at, *row) for n, row in enumerate(rows)]
        try:
            await self.around.store.append(self.id, made, state)
        except StoreProblem as problem:
            if isinstance(problem, Lost) or (isinstance(problem, Down) and problem.unsure):
                self.closed = True
                await self.around.moved(self)
            raise
        self.next_row += len(made)
        if self.delayed is not None:
            self.delayed.more(made)
        if state is not None:
            self.state = state

    async def append_timed(
        self, rows: list[tuple[int, str, str]], clock: TableClock | None, state: str | None = None
    ) -> None:
        """The same, with how the clocks stand from then on."""
        if clock is not None:
            rows = [*rows, (SERVER, LogKind.CLOCK, clock.text(self.now()))]
        await self.append(rows, state)
        if clock is not None and self.clock is not None:
            clock.here = self.clock.here  # somebody may have come or left meanwhile
        self.clock = clock

    # --- what is done -----------------------------------------------------------------------------

    async def carry_out(self, step: Tried, seat: int, kind: str = LogKind.ACTION) -> None:
        """What was tried is written down and done. Under the lock."""
        match, now = self.match, self.now()
        assert match is not None
        back = LogKind.AGREED_BACK if kind == LogKind.AGREED_BACK else LogKind.BACK
        rows: list[tuple[int, str, str]] = [(seat, back, str(step.back))] if step.back else []
        if kind in (LogKind.CONCEDE, LogKind.FLAG):
            rows.append((seat, kind, ""))
        else:
            rows += [(seat, LogKind.ACTION, text) for text in step.texts]
        clock = None if self.clock is None else self.clock.copied()
        if clock is not None:
            if step.turn > match.game.state.turn:
                clock.turn(step.active, now)
            clock.asks(step.asked, now, again=bool(step.back))
        await self.append_timed(rows, clock, self._state_then(step))
        if step.back:
            match.back(step.back)
        for option, text in zip(step.options, step.texts, strict=True):
            match.do(option, seat, text)
        match.settle()
        if kind == LogKind.FLAG:
            self.flagged = seat
        self.changed()

    def _state_then(self, step: Tried) -> str | None:
        if step.asked is not None:
            return None
        won = list(self.start.won or (0,) * len(self.plan.seats))
        for seat in step.winners:
            won[seat] += 1
        return TableState.OVER if self.decided(tuple(won)) else None

    def changed(self) -> None:
        """Something was done: everybody is told, and whoever is asked next is."""
        room_settle.void(self, "undo")
        room_settle.void(self, "time")
        if self.outcome is not None:
            self.clock = None
            self.called_by = None
            room_settle.after_game(self)
            if self.delayed is not None and self.plan.delay_s < 0:
                self.delayed.catch_up(self.around.wall_ms(), over=True)
            self.tell_table()
            if self.state == TableState.OVER:
                self.around.over(self)
        self.tell_state()
        self.wake_bot()

    async def concede(self, seat: int, kind: str = LogKind.CONCEDE) -> None:
        """CR 2.3.3.4: at any time. A flag that has fallen ends the game the same way."""
        assert self.match is not None
        await self.carry_out(conceded(self.match, seat), seat, kind)

    async def begin(self, starting: int | None = None, rematch: bool = False) -> None:
        """The next game begins. Under the lock."""
        plan, now = self.plan, self.now()
        deal = dealt(plan, starting)
        over = self.match is not None
        again = rematch or not over
        start = GameStart(
            game=self.start.game + 1,
            v=self.version + 1 if over else 0,
            won=(0,) * len(plan.seats) if again else self.won,
            deal="" if deal is None else deal.text(),
            nth=1 if again else self.start.nth + 1,
        )
        match = match_of(plan, start)
        by_rules = self.clock_rules()
        clock = None
        rows: list[tuple[int, str, str]] = [(SERVER, LogKind.GAME, start.text())]
        if by_rules is not None:
            clock = TableClock.new(by_rules, len(plan.seats), now)
            clock.here = [self.here(seat) for seat in range(len(plan.seats))]
            clock.asks(match.asked, now)
            rows.append((SERVER, LogKind.CLOCK, clock.text(now)))
        await self.append(rows, TableState.PLAYING)
        self.match, self.start, self.clock, self.flagged = match, start.counted(), clock, None
        self.refusals, self.requests, self.called_by = {}, {}, None
        self._called = {}
        self.commitment = promised(start)
        self.tell_table()
        self.changed()

    # --- bots -------------------------------------------------------------------------------------

    @property
    def asked_bot(self) -> str:
        """The level of the bot that has to decide; "" if none has."""
        match = self.match
        if match is None or match.asked is None or self.closed:
            return ""
        return match.plan.bots.get(match.asked, "")

    def wake_bot(self) -> None:
        if self.asked_bot and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Bots decide as long as one is asked. What was asked before something changed is not
        wanted any more."""
        while level := self.asked_bot:
            match = self.match
            assert match is not None and match.asked is not None
            game, asked, version = match.game, match.asked, match.version
            place = await self.around.workers.choose(level, game.save(), asked, len(game.options))
            async with self.lock:
                if self.closed or match is not self.match or version != match.version:
                    continue
                try:
                    await self.carry_out(tried_option(match, game.options[place], asked), asked)
                    continue
                except StoreProblem:
                    pass
            await asyncio.sleep(RETRY)

    # --- time -------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """When to `tick` next, if nothing happens before."""
        found = [request.until for request in self.requests.values() if request.until]
        if self.clock is not None and (due := self.clock.due()) is not None:
            found.append(due)
        if (until := room_talk.call_until(self)) is not None:
            found.append(until)
        if self.delayed is not None and (late := self.delayed.due()) is not None:
            found.append(late - self.around.wall_ms() + self.now())
        return min(found) if found else None

    async def tick(self) -> None:
        """Whatever time decides."""
        now = self.now()
        if self.delayed is not None and self.delayed.catch_up(self.around.wall_ms()):
            for guest in self.guests:
                if guest.watches:
                    guest.outbox.want_table()
                    guest.update()
        async with self.lock:
            if not self.closed:
                await room_settle.tick(self, now)
                await room_talk.tick(self, now)

    async def stop(self) -> None:
        """The server ends, or the table goes to sleep: how the clocks stand is written down."""
        async with self.lock:
            if self.clock is not None and not self.closed:
                self.clock.stop("down", self.now())
                text = self.clock.text(self.now())
                await self.append([(SERVER, LogKind.PAUSE, "down"), (SERVER, LogKind.CLOCK, text)])
            self.closed = True
        if self.thinking is not None:
            self.thinking.cancel()
