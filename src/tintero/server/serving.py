"""One process that serves the web table until it is told to end: `serve`."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import uvicorn

from tintero.server.app import make_app
from tintero.server.host import Host, ServerSettings
from tintero.server.wire import Wire

FRAME: Final = 1 << 16  # what a library may read of a frame; the socket itself allows less
PING: Final = 20.0  # seconds; a connection that does not answer is gone
LEAVING: Final = 5  # seconds for connections to close

# Told where it can be reached, once it can.
Ready = Callable[[Host, str], Awaitable[None]]


class TableServer(uvicorn.Server):
    """Tells everybody before it ends."""

    def __init__(self, config: uvicorn.Config, host: Host, ready: Ready | None) -> None:
        super().__init__(config)
        self.tables = host
        self.ready = ready
        self._telling: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            name, port = self.address()
            shown = f"[{name}]" if ":" in name else name
            self._telling = asyncio.create_task(
                _told(self.ready, self.tables, f"http://{shown}:{port}")
            )

    def address(self) -> tuple[str, int]:
        name, port = self.servers[0].sockets[0].getsockname()[:2]
        return str(name), int(port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tables.announce()
        await asyncio.sleep(0.1)  # for the notice to leave
        await super().shutdown(sockets)


async def _told(ready: Ready, host: Host, url: str) -> None:
    await ready(host, url)


def server_of(
    settings: ServerSettings, address: str, port: int, ready: Ready | None = None
) -> TableServer:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=address,
        port=port,
        log_level="warning",
        access_log=False,
        ws=Wire,
        ws_max_size=FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=LEAVING,
        server_header=False,
    )
    return TableServer(config, app.state.host, ready)


def serve(settings: ServerSettings, address: str, port: int, ready: Ready | None = None) -> bool:
    """Until SIGTERM or Ctrl-C; False: it could not begin."""
    server = server_of(settings, address, port, ready)
    if threading.current_thread() is threading.main_thread():
        # It raises the signal again when all is in order, for whoever had it before.
        signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started
