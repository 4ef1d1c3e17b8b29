"""Writes rows to a store as fast as it goes, and says which of them were acknowledged.

`python writes_until_killed.py URL RUN`: three rows at a time, from several tables at once; a line
`table n` for every acknowledged batch that begins with row n.
"""

from __future__ import annotations

import asyncio
import os
import sys

from tintero.server.store import LogRow, SeatRow, Store, StoreProblem, TableRow, open_store

TABLES = 8
AT_ONCE = 3


async def play(store: Store, table: str) -> None:
    await store.create(TableRow(table, 0, {}), [SeatRow(0, "x")])
    n = 0
    while True:
        rows = [LogRow(n + i, n, 0, "action", f"{table} {n}") for i in range(AT_ONCE)]
        try:
            await store.append(table, rows)
        except StoreProblem:
            n = (await known(store, table)).stop
            continue
        os.write(1, f"{table} {n}\n".encode())  # one piece, also if we are killed now
        n += AT_ONCE


async def known(store: Store, table: str) -> range:
    """The rows there are, as soon as the store says."""
    while True:
        try:
            return range(len((await store.load(table)).log))
        except StoreProblem:
            await asyncio.sleep(0.05)


async def main(url: str, run: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(play(store, f"{run}-{at}") for at in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
