"""The whole web application in this process, for tests of what goes over HTTP."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
from starlette.applications import Starlette

from tintero.server.api import Api
from tintero.server.app import make_app
from tintero.server.host import Host, ServerSettings
from tintero.server.room import Room
from tintero.server.rows import LogKind
from tintero.table.ahead import tried_option, undone

Done = TypeVar("Done")
DECKS = ("amber-ruby", "emerald-steel")


class WebApp:
    """An application with its loop; calls are made without a socket."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        settings = ServerSettings(db=f"{folder}/tables.db", workers=1, page=folder)
        self.app: Starlette = make_app(settings)
        self.host: Host = self.app.state.host
        self.api: Api = self.app.state.api
        self._life = self.app.router.lifespan_context(self.app)
        self.run(self._life.__aenter__())
        transport = httpx.ASGITransport(self.app, client=("203.0.113.9", 1))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://table.example")

    def close(self) -> None:
        self.run(self.client.aclose())
        self.run(self._life.__aexit__(None, None, None))
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, Done]) -> Done:
        return self.runner.run(work)

    def get(self, path: str, **named: Any) -> httpx.Response:
        return self.run(self.client.get(path, **named))

    def post(self, path: str, body: Any = None, **named: Any) -> httpx.Response:
        if isinstance(body, (bytes, str)):
            return self.run(self.client.post(path, content=body, **named))
        return self.run(self.client.post(path, json=body, **named))

    def both(self, path: str, bodies: list[Any]) -> list[httpx.Response]:
        """At the same time."""

        async def all_of_them() -> list[httpx.Response]:
            return list(await asyncio.gather(*(self.client.post(path, json=b) for b in bodies)))

        return self.run(all_of_them())

    @contextmanager
    def public(self) -> Iterator[None]:
        """As for strangers: with limits, while no time passes."""
        settings = self.host.settings
        now = settings.now_ms()
        self.host.settings = replace(settings, public=True, now_ms=lambda: now)
        try:
            yield
        finally:
            self.host.settings = settings

    # --- tables -----------------------------------------------------------------------------------

    def table(self, **given: Any) -> str:
        """Two people at a table, the game begun."""
        me = {"kind": "me", "name": "Ana", "deck": {"shipped": DECKS[0]}}
        body = {"seats": [me, {"kind": "open"}], "visitor": "ana", **given}
        made = self.post("/api/tables", body)
        assert made.status_code == 201, made.text
        table = str(made.json()["table"])
        self.key = str(made.json()["token"])
        deck = {"shipped": DECKS[1]}
        sat = self.post(f"/api/tables/{table}/sit", {"name": "Bea", "deck": deck, "visitor": "bea"})
        assert sat.status_code == 200, sat.text
        return table

    async def _played(self, table: str, seed: int, most: int) -> None:
        room = await self.host.room(table)
        rng = random.Random(seed)
        match = room.match
        assert match is not None
        for n in range(most):
            if match.asked is None:
                return
            async with room.lock:
                seat = match.asked
                if n == 7:
                    await room.carry_out(undone(match, 1), seat, LogKind.AGREED_BACK)
                    continue
                option = rng.choice(match.game.options)
                await room.carry_out(tried_option(match, option, seat), seat)
        async with room.lock:
            await room.concede(0)

    def play(self, table: str, seed: int = 4, most: int = 60) -> Room:
        """A game by lot, with something taken back; after `most` steps the first player concedes.
        It is then forgotten, as after a while."""
        self.run(self._played(table, seed, most))
        return self.host.rooms.pop(table)
