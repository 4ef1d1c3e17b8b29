"""A web table for tests, without a socket: people say messages and hear what is sent to them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tintero.cards.deck import Deck
from tintero.server import room_hear
from tintero.server.api_shapes import PlannedSeat, TablePlan
from tintero.server.guest import Guest
from tintero.server.host import Host, ServerSettings
from tintero.server.protocol import Heard
from tintero.server.room import Room
from tintero.server.rows import SeatRow
from tintero.server.tokens import token_hash

DECKS = ("amber-steel", "ruby-amethyst")
NAMES = ("Ana", "Bea", "Caro", "Dani")
HEARD = msgspec.json.Decoder(Heard)
Test = Callable[[Host], Coroutine[Any, Any, None]]


class Hands:
    """A clock whose time a test says."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


def run(test: Test, folder: Path, **settings: Any) -> None:
    """A host with its own database; bots are not warmed up, and time passes when a test says so."""

    async def whole() -> None:
        async with hosted(folder, **settings) as host:
            await asyncio.wait_for(test(host), 120)

    asyncio.run(whole())


@asynccontextmanager
async def hosted(folder: Path, **settings: Any) -> AsyncIterator[Host]:
    given = {"db": str(folder / "tables.db"), "warm": False, "ticks": False, "workers": 1}
    host = Host(ServerSettings(**(given | settings)))
    await host.start()
    try:
        yield host
    finally:
        await host.close()


def cards_of(name: str) -> tuple[str, ...]:
    return tuple(Deck.load(name).cards)


def plan_of(bots: Sequence[str] = ("", ""), **given: Any) -> TablePlan:
    seats = tuple(
        PlannedSeat("" if bot else NAMES[n], bot, DECKS[n % 2], cards_of(DECKS[n % 2]))
        for n, bot in enumerate(bots)
    )
    return TablePlan(seats, **given)


async def new_room(host: Host, plan: TablePlan, screens: Sequence[Sequence[int]] = ()) -> Room:
    """A table; the key to a seat is its number, at one screen that of the first."""
    keys = {seat: str(screen[0]) for screen in screens for seat in screen}
    rows = [
        SeatRow(n, token_hash(keys.get(n, str(n))), one.name, f"visitor {n}")
        for n, one in enumerate(plan.seats)
        if not one.bot
    ]
    return await host.create(plan, rows)


class Person:
    """Somebody at a table, or watching it."""

    def __init__(self, host: Host, *seats: int, lang: str = "en") -> None:
        self.host = host
        self.seats = seats
        self.lang = lang
        self.sent: list[str] = []  # every text, as it left
        self.count = 0
        self.guest: Guest | None = None
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.notices: list[dict[str, Any]] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.chats: list[dict[str, Any]] = []

    async def come(self, room: Room, since: int = -1, game: int = 0) -> Person:
        owner = f"{room.id}/{self.seats[0]}" if self.seats else ""
        visitor = f"visitor {self.seats[0]}" if self.seats else ""
        self.guest = Guest(self._hear, self.seats, self.lang, visitor, owner)
        self.guest.room = room
        await self.host.enter(room, self.guest, since, game)
        await self.read()
        return self

    def leave(self) -> None:
        assert self.guest is not None and self.guest.room is not None
        self.guest.room.leave(self.guest)

    async def _hear(self, text: str) -> None:
        self.sent.append(text)
        told = json.loads(text)
        kind = told["t"]
        if kind == "state":
            self.state = told
        elif kind == "table":
            self.table = told["table"]
        elif kind == "notice":
            self.notices.append(told)
        elif kind == "chatted":
            self.chats.append(told)
        if told.get("re", -1) >= 0:
            self.answers[told["re"]] = told

    async def read(self) -> None:
        """Whatever waits."""
        assert self.guest is not None
        await self.guest.outbox.flush()

    async def say(self, t: str, id: int | None = None, **given: Any) -> dict[str, Any]:
        """A message; its answer."""
        assert self.guest is not None and self.guest.room is not None
        if id is None:
            self.count += 1
            id = self.count
        raw = json.dumps({"t": t, "id": id, **given})
        await room_hear.hear(self.guest.room, self.guest, HEARD.decode(raw), raw)
        await self.read()
        return self.answers[id]

    @property
    def v(self) -> int:
        return int(self.state.get("v", 0))

    @property
    def options(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.state.get("state", {}).get("options", [])
        return found

    async def do(self, line: str) -> dict[str, Any]:
        return await self.say("do", v=self.v, line=line)


async def everybody(people: Sequence[Person]) -> None:
    for person in people:
        await person.read()


async def two_people(host: Host, **given: Any) -> tuple[Room, Person, Person]:
    """A game of two, before the first decision."""
    room = await new_room(host, plan_of(**given))
    people = Person(host, 0), Person(host, 1)
    for person in people:
        await person.come(room)
    await everybody(people)
    return room, *people


async def asked_first(room: Room, people: Sequence[Person]) -> Sequence[Person]:
    """Who is asked, then the others."""
    await everybody(people)
    assert room.match is not None
    return sorted(people, key=lambda person: room.match.asked not in person.seats)  # type: ignore[union-attr]


async def to_main(room: Room, people: Sequence[Person]) -> Sequence[Person]:
    """Both keep their hands; who begins, then the other."""
    for _ in range(2):
        asked = (await asked_first(room, people))[0]
        assert (await asked.do("keep"))["t"] == "done"
    return await asked_first(room, people)
