"""A seat at a table of a server, for a program: it sees, does and asks why not, over the protocol
(`docs/protocol.md`), and says in `hello` that it is a program, so that everybody is shown it.

Only tables of one server, the one that was named when the tools were started, can be sat at.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tintero import limits
from tintero.cards.pool import default_pool
from tintero.messages import Message, Problem

SECONDS: Final = 15.0  # for an answer of the server
LONGEST: Final = 30.0  # that `see` waits
MOST: Final = 16  # seats held at once
MOST_LINES: Final = 60  # of the log, told at once
FRAME: Final = 4 * 1024 * 1024
_LINK: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")
_PORTS: Final = {"http": 80, "https": 443}


class SeatProblem(Problem, ValueError):
    """It can't be sat there, or not be done there."""


def words(said: Any) -> str:
    """A sentence comes in pieces: strings, and things that a page links."""
    if isinstance(said, str):
        return said
    return "".join(one if isinstance(one, str) else str(next(iter(one.values()))) for one in said)


def origin(url: str) -> tuple[str, str, int]:
    """Scheme, host and port of an address; SeatProblem if it is none."""
    try:
        parts = urlsplit(url)
        if parts.scheme in _PORTS and parts.hostname:
            return parts.scheme, parts.hostname, parts.port or _PORTS[parts.scheme]
    except ValueError:
        pass
    raise SeatProblem(Message("mcp-no-link"))


@lru_cache(maxsize=4)
def names_of(pool: str) -> tuple[str, ...]:
    """The names of all cards by their numbers, if the server has the same cards as we."""
    return tuple(c.full_name for c in default_pool()) if pool == default_pool().hash else ()


class TableSeat:
    """One connection: the newest state, and answers by the number of what they answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.told: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.lines: list[str] = []
        self.seen = 0  # lines of the log that were told
        self.ended = ""
        self._number = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def sit(cls, server: str, table: str, token: str, lang: str) -> TableSeat:
        socket = await connect(server, open_timeout=SECONDS, max_size=FRAME)
        seat = cls(socket)
        answer = await seat.send("hello", table=table, token=token, lang=lang, program=True)
        if answer["t"] == "refused":
            await seat.close()
            raise SeatProblem(Message("file-said", said=words(answer.get("said", []))))
        seat.welcome = answer
        seat._number = max(seat._number, int(answer.get("last", 0)))
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while not seat.table and not seat.ended:
                    await seat.changed()
        return seat

    async def close(self) -> None:
        self._task.cancel()
        await self.socket.close()

    # --- listening --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self._hear(json.loads(text))
        except (WebSocketException, OSError, ValueError) as error:
            self.ended = self.ended or limits.clipped(str(error), 200)
        self.ended = self.ended or "closed"
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(SeatProblem(Message("mcp-ended")))
        self._changed.set()

    def _hear(self, told: dict[str, Any]) -> None:
        if told["t"] == "table":
            self.table = told.get("table", {})
        elif told["t"] == "state":
            self._state(told)
        waiting = self._waiting.pop(told.get("re", -1), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(told)
        self._changed.set()

    def _state(self, told: dict[str, Any]) -> None:
        if told.get("game", 1) != self.told.get("game", 1):
            self.lines, self.seen = [], 0
        self.told = told
        state = told.get("state", {})
        at = state.get("log_at", 0)
        self.lines = self.lines[:at] + [words(line["said"]) for line in state.get("log", [])]
        self.seen = min(self.seen, at, len(self.lines))

    async def changed(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    # --- speaking ---------------------------------------------------------------------------------

    async def send(self, kind: str, **rest: Any) -> dict[str, Any]:
        """The answer to a message."""
        if self.ended:
            raise SeatProblem(Message("mcp-ended"))
        self._number += 1
        number = self._number
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            async with asyncio.timeout(SECONDS):
                await self.socket.send(json.dumps({"t": kind, "id": number, **rest}))
                return await waiting
        except TimeoutError:
            raise SeatProblem(Message("mcp-silent")) from None
        except (WebSocketException, OSError):
            raise SeatProblem(Message("mcp-ended")) from None
        finally:
            self._waiting.pop(number, None)

    # --- what is told -----------------------------------------------------------------------------

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.told.get("state", {})
        return found

    @property
    def asked(self) -> bool:
        return bool(self.state.get("options"))

    @property
    def over(self) -> bool:
        return "over" in self.state

    def name(self, card: dict[str, Any]) -> str:
        if card.get("face"):
            return str(card["face"])
        number = card.get("n")
        if number is None:
            return "?"
        names = names_of(self.welcome.get("pool", ""))
        return names[number] if number < len(names) else f"#{number}"

    def card(self, card: dict[str, Any]) -> dict[str, Any]:
        kept = ("id", "exerted", "damage", "drying", "at", "strength", "willpower", "lore", "depth")
        told: dict[str, Any] = {"card": self.name(card)}
        told |= {key: card[key] for key in kept if card.get(key) not in (None, False)}
        if card.get("keywords"):
            told["keywords"] = [f"{name} {n}" if n else name for name, n in card["keywords"]]
        if card.get("under"):
            told["under"] = [self.name(one) for one in card["under"]]
        return told

    def player(self, player: dict[str, Any]) -> dict[str, Any]:
        seats = self.table.get("seats", [])
        plan = seats[player["seat"]] if player["seat"] < len(seats) else {}
        return {
            "seat": player["seat"] + 1,
            "name": plan.get("name", ""),
            "program": bool(plan.get("program") or plan.get("bot")),
            "lore": player.get("lore", 0),
            "ink_ready": player.get("ink_ready", 0),
            "ink": player.get("ink_ready", 0) + player.get("ink_exerted", 0),
            "hand": player.get("hand", 0),
            "known_hand": [self.card(one) for one in player.get("known_hand", [])],
            "deck": player.get("deck", 0),
            "play": [self.card(one) for one in player.get("play", [])],
            "discard": [self.name(one) for one in player.get("discard", [])],
        }

    def shown(self) -> dict[str, Any]:
        """How the game stands, and what was told since it was last shown."""
        state, new = self.state, self.lines[self.seen :]
        self.seen = len(self.lines)
        told: dict[str, Any] = {"table": self.table.get("state", ""), "connected": not self.ended}
        if state:
            view = state.get("view", {})
            told |= {
                "turn": view.get("turn", 0),
                "active": view.get("active", 0) + 1,
                "players": [self.player(one) for one in view.get("players", [])],
                "question": words(state.get("question", "")),
                "asked": self.asked,
                "log": new[-MOST_LINES:],
            }
        if self.over:
            told["over"] = words(state["over"])
        return told


class SeatsHeld:
    """The seats that are held, by a name that is good for this process alone."""

    def __init__(self, server: str) -> None:
        self.origin = origin(server)
        self._held: dict[str, TableSeat] = {}

    async def sit(self, link: str, lang: str) -> dict[str, Any]:
        address, _, token = limits.clipped(link.strip(), 500).partition("#")
        if origin(address) != self.origin:
            scheme, host, port = self.origin
            raise SeatProblem(Message("mcp-other-server", server=f"{scheme}://{host}:{port}"))
        found = _LINK.fullmatch(urlsplit(address).path)
        if found is None or not token:
            raise SeatProblem(Message("mcp-no-link"))
        for name, held in list(self._held.items()):
            if held.ended:
                del self._held[name]
        if len(self._held) >= MOST:
            raise SeatProblem(Message("mcp-many-seats", most=MOST))
        scheme, host, port = self.origin
        host = f"[{host}]" if ":" in host else host
        server = f"{'wss' if scheme == 'https' else 'ws'}://{host}:{port}/ws"
        try:
            seat = await TableSeat.sit(server, found[1], token, lang)
        except (OSError, TimeoutError, WebSocketException):
            raise SeatProblem(Message("mcp-no-server")) from None
        name = secrets.token_urlsafe(8)
        self._held[name] = seat
        return {"seat": name, "number": seat.welcome.get("seat", 0) + 1, **seat.shown()}

    def held(self, name: str) -> TableSeat:
        found = self._held.get(name)
        if found is None:
            raise SeatProblem(Message("mcp-no-seat"))
        return found

    async def see(self, name: str, wait: float) -> dict[str, Any]:
        seat = self.held(name)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, min(wait, LONGEST))):
                while not (seat.asked or seat.over or seat.ended) and wait > 0:
                    await seat.changed()
        return seat.shown()

    async def options(self, name: str) -> dict[str, Any]:
        seat = self.held(name)
        offered = [
            {"id": one["id"], "said": words(one.get("label", one["id"]))}
            for one in seat.state.get("options", [])
        ]
        return {
            "asked": seat.asked, "question": words(seat.state.get("question", "")),
            "options": offered,
        }  # fmt: skip

    async def do(self, name: str, action: str) -> dict[str, Any]:
        seat = self.held(name)
        before = seat.told.get("v", 0)
        answer = await seat.send("do", v=before, line=limits.clipped(action, 500))
        if answer["t"] == "refused":
            told = words(answer.get("said", [])) or str(answer.get("code", ""))
            return {"done": False, "refused": told, "clause": answer.get("rule", ""),
                    **seat.shown()}  # fmt: skip
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while seat.told.get("v", 0) < answer.get("v", 0) and not seat.ended:
                    await seat.changed()
        return {"done": True, **seat.shown()}

    async def why_not(self, name: str, action: str) -> dict[str, Any]:
        answer = await self.held(name).send("why", line=limits.clipped(action, 500))
        said = words(answer["said"]) if answer.get("said") else ""
        allowed = answer["t"] == "because" and not said
        return {"allowed": allowed, "why_not": said, "clause": answer.get("rule", "")}

    async def leave(self, name: str) -> dict[str, Any]:
        await self.held(name).close()
        del self._held[name]
        return {"left": True}
