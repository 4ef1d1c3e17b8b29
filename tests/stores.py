"""Databases for the tests of the store, and what is kept in them. The fixtures are in conftest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from uuid import uuid4

from postgres import Postgres
from tintero.server.store import LogKind, LogRow, SeatRow, Store, open_store
from tintero.server.tokens import token_hash

SEATS = [SeatRow(0, token_hash("a"), "Ana", "va"), SeatRow(1, token_hash("b"))]


def new_database(server: Postgres) -> str:
    import psycopg

    name = f"t{uuid4().hex}"
    with psycopg.connect(server.url, autocommit=True) as db:
        db.execute(f"create database {name}")
    return server.url.replace("/postgres?", f"/{name}?")


def run(url: str, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        store = await open_store(url)
        try:
            await asyncio.wait_for(test(store), 120)
        finally:
            await store.close()

    asyncio.run(whole())


def row(n: int, what: str = "quest Simba") -> LogRow:
    return LogRow(n, 1_000 + n, n % 2, LogKind.ACTION, what)
