"""Secrets on the wire: two rooms of the web table that differ only in what a seat can't know.

Both are played on by the same visible actions. Whatever is sent to the seat, or to who watches,
must be the same byte for byte until a card that differs is shown: states, answers to questions,
refusals, what others ask for, take-backs, and what comes after a connection broke.

    python -m tintero_proof.wire_twins 10000        decisions
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from base64 import b64encode
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.rules.sound import asked_again
from tintero.server import room_hear
from tintero.server.api_shapes import PlannedSeat, TablePlan
from tintero.server.guest import Guest
from tintero.server.protocol import Heard
from tintero.server.recover import GameStart
from tintero.server.room import Room, Surroundings
from tintero.server.rows import LogKind, LogRow, SeatRow, TableRow, TableRows
from tintero.state.ruleset import Ruleset
from tintero.table.ahead import tried_option
from tintero.views.knowledge import NOBODY
from tintero_proof.histories import Twins, deck_of_copies, differing
from tintero_proof.invariants import need
from tintero_proof.secrets import exchange_hidden

HEARD = msgspec.json.Decoder(Heard)
CARD = re.compile(r'"(c\d+)"')
STEPS = 30  # decisions a pair of rooms is played on


class NoStore:
    """Everything is kept at once, nowhere."""

    async def append(self, *given: Any) -> None: ...
    async def say(self, *given: Any) -> None: ...
    async def report(self, *given: Any) -> None: ...
    async def block(self, *given: Any) -> None: ...


async def no_move(room: Room) -> None: ...


def around() -> Surroundings:
    """What a room needs, without a server; no time passes."""
    made = SimpleNamespace(
        store=NoStore(),
        workers=None,
        engine="",
        pool_hash="",
        now_ms=lambda: 0,
        wall_ms=lambda: 0,
        over=lambda room: None,
        moved=no_move,
    )
    return cast(Surroundings, made)


def room_of(game: Game) -> Room:
    """A room of people in which that game goes on."""
    count = len(game.state.players)
    seats = tuple(PlannedSeat(f"P{n}", deck=f"deck {n}") for n in range(count))
    plan = TablePlan(seats, save=b64encode(game.save()).decode())
    table = TableRow("t-wire", 0, plan.plain(), "playing")
    log = (LogRow(0, 0, -1, LogKind.GAME, GameStart(1).text()),)
    rows = tuple(SeatRow(n, "", seat.name, f"v{n}") for n, seat in enumerate(seats))
    return Room(around(), TableRows(table, rows, log, ()))


class Listener:
    """A connection, and every text that was sent over it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sent: list[str] = []
        self.guest = self.anew()

    def anew(self) -> Guest:
        seats = () if self.seat == NOBODY else (self.seat,)
        return Guest(self._send, seats, "en", f"v{self.seat}", str(self.seat))

    async def _send(self, text: str) -> None:
        self.sent.append(text)

    async def read(self) -> list[str]:
        await self.guest.outbox.flush()
        sent, self.sent = self.sent, []
        return sent


class WireTwins(Twins):
    """Two rooms that look the same to a seat, or to who watches."""

    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        twin = Game.load(game.save(), game.pool)
        exchange_hidden(twin.state, seat, rng, own=rng.random() < 0.2)
        # How many cards there are to choose from may be told by what was exchanged.
        twin.state.set_decision(asked_again(twin.state))
        self.rooms = [room_of(game), room_of(twin)]
        self.listeners = [Listener(seat), Listener(seat)]
        self.others = [Listener((seat + 1) % len(game.state.players)) for _ in range(2)]
        self.count = 0
        self.decisions = 0
        self.state: dict[str, Any] = {}

    @property
    def games(self) -> list[Game]:  # type: ignore[override]
        return [room.match.game for room in self.rooms if room.match is not None]

    async def play_on(self, steps: int) -> None:
        for room, listener, other in zip(self.rooms, self.listeners, self.others, strict=True):
            room.enter(listener.guest)
            if self.seat != NOBODY:
                room.enter(other.guest)
        await self.compare_sent("to begin with")
        for _ in range(steps):
            if any(game.state.over for game in self.games):
                return
            await self.ask()
            chosen = self.choose()
            if chosen is None:
                return
            options, same = chosen
            logs = [self.push(game, one) for game, one in zip(self.games, options, strict=True)]
            shown = self.shown(*logs)
            differ = not same and self.games[0].decision != self.games[1].decision
            for game in self.games:
                game.pop()
            if shown or differ:
                return
            for room, option in zip(self.rooms, options, strict=True):
                assert room.match is not None and room.match.asked is not None
                asked = room.match.asked
                async with room.lock:
                    await room.carry_out(tried_option(room.match, option, asked), asked)
            self.decisions += 1
            await self.compare_sent("after an action")
            if self.rng.random() < 0.1:
                await self.reconnect()

    async def say(self, listeners: list[Listener], **message: Any) -> None:
        """The same message in both rooms."""
        self.count += 1
        raw = json.dumps({"id": self.count, **message})
        for room, listener in zip(self.rooms, listeners, strict=True):
            await room_hear.hear(room, listener.guest, HEARD.decode(raw), raw)

    async def ask(self) -> None:
        """What a page might ask, and what the others might."""
        if self.seat == NOBODY:
            return
        rng, v = self.rng, self.rooms[0].version
        options = self.state.get("state", {}).get("options", [])
        cards = CARD.findall(json.dumps(self.state["state"]["view"]))
        said: list[dict[str, Any]] = [{"t": "why", "line": self.line()}]
        said += [{"t": "preview", "v": v, "line": rng.choice(options)["id"]}] if options else []
        said += [{"t": "look", "card": rng.choice(cards)}] if cards else []
        said += [{"t": "preview", "v": v, "line": self.line()}, {"t": "call"}]
        said += [{"t": "do", "v": v - 1, "line": "end"}, {"t": "unpick", "v": -1}]
        for one in rng.sample(said, 3):
            await self.say(self.listeners, **one)
            await self.compare_sent(str(one))
        if rng.random() < 0.15:
            # A play is taken back where that is free; else the others are asked, and say no.
            depth = [game.depth for game in self.games]
            if rng.random() < 0.5:
                await self.say(self.listeners, t="back", v=v, ask=rng.random() < 0.5)
            else:
                await self.say(self.others, t="back", v=v, ask=True)
            await self.compare_sent("after a take-back")
            gone = [before - game.depth for before, game in zip(depth, self.games, strict=True)]
            need(gone[0] == gone[1], "wire", f"taken back: {gone}")
            for who in (self.others, self.listeners):
                await self.say(who, t="reply", to="undo", what="no")
            await self.compare_sent("after an answer")

    async def reconnect(self) -> None:
        """The connection breaks, and whoever comes back says what they have."""
        since = self.rng.choice([-1, self.rooms[0].version, self.rooms[0].version - 2])
        for room, listener in zip(self.rooms, self.listeners, strict=True):
            room.leave(listener.guest)
            listener.guest = listener.anew()
            room.enter(listener.guest, since, 1)
        await self.compare_sent("after a connection broke")

    async def compare_sent(self, when: str) -> None:
        for other in self.others:
            await other.read()
        one, two = [await listener.read() for listener in self.listeners]
        who = "who watches" if self.seat == NOBODY else f"seat {self.seat}"
        if one != two:
            where = differing([json.loads(x) for x in one], [json.loads(x) for x in two])
            need(False, "wire", f"what is sent to {who} {when} tells of hidden cards: {where}")
        for text in one:
            told = json.loads(text)
            if told["t"] == "state":
                self.state = told


def started(rng: Random) -> Game:
    """A game of people, some way on."""
    pool = default_pool()
    if rng.random() < 0.5:
        decks = [deck_of_copies(rng, pool) for _ in range(2)]
    else:
        decks = [Deck.load(name) for name in rng.sample(Deck.available(), 2)]
    rules = Ruleset(ask_hidden=True, secret_lots=True)
    game = Game.new(decks, rng.getrandbits(64), rules=rules)
    for _ in range(rng.randrange(120)):
        if game.outcome is not None:
            return started(rng)
        game.push(rng.choice(game.options))
    return started(rng) if game.outcome is not None else game


def check_wire(decisions: int, seed: int = 0) -> int:
    """So many decisions in pairs of rooms; how many pairs there were. `Broken` tells of a leak."""
    done = pairs = 0
    while done < decisions:
        rng = Random(f"{seed}/{pairs}")
        game = started(rng)
        twins = WireTwins(game, rng.choice([0, 1, NOBODY]), rng)
        asyncio.run(twins.play_on(STEPS))
        done += twins.decisions
        pairs += 1
    return pairs


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print(f"{count} decisions in {check_wire(count)} pairs of rooms: nothing told")
