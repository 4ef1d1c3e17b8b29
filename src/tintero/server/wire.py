"""`Wire`: uvicorn's WebSocket, with a short way out and less memory.

A table sends some small texts after every action. What can be sent at once goes in one piece past
the layers above (`send_now`); a reader that is slow is waited for in the usual way (`ready`).
Compression (`deflate.Recalling`) is for states that are much like the one before; what is shorter
than `SMALL` is not worth it. Who has just said something is not asked whether they are there, and
what came with the handshake is let go after it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from tintero.server.deflate import Recalling, RecallingFactory
from tintero.server.gates import Gate, Inbox

NAME: Final = "tintero.wire"  # among the extensions of a scope
SMALL: Final = 200  # bytes


class Wire(WebSocketsSansIOProtocol):
    """What uvicorn makes for each connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(
            extensions=[RecallingFactory()] if config.ws_per_message_deflate else [],
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.writable.set()
        self.heard_at = 0.0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._known()[NAME] = self

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._known().pop(NAME, None)  # it was a circle

    def _known(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.scope["extensions"])

    # --- sending ----------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether a text would leave at once."""
        return (
            self.writable.is_set()
            and self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.conn.state is State.OPEN
        )

    def send_now(self, texts: Iterable[str]) -> None:
        """Texts, when it is `ready`."""
        self.transport.write(b"".join([self._frame(text.encode()) for text in texts]))

    def _frame(self, data: bytes) -> bytes:
        """RFC 6455, 5.2: a whole text message; RFC 7692, 7.2.1: compressed, where that was agreed
        on and is worth it."""
        first = 0x81
        if len(data) >= SMALL and self.conn.extensions:
            deflate = self.conn.extensions[0]
            assert isinstance(deflate, Recalling)
            data = deflate.whole(data)
            first = 0xC1
        size = len(data)
        if size < 126:
            return bytes((first, size)) + data
        if size < 1 << 16:
            return bytes((first, 126)) + size.to_bytes(2, "big") + data
        return bytes((first, 127)) + size.to_bytes(8, "big") + data

    # --- hearing ----------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """Reading goes on until there is something that nobody has taken out yet: who says one
        thing after the other does not cost two calls of the kernel each time."""
        if self.queue.empty() and not self.read_paused:
            self.read_paused = True  # so that it is not done above
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    # --- whether they are there -------------------------------------------------------------------

    def start_keepalive(self) -> None:
        """The handshake is over: nobody asks again what came with it."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Only after nothing came for as long as that."""
        quiet = self.loop.time() - self.heard_at
        if self.ping_interval is None or quiet >= self.ping_interval - self.last_ping_rtt - 0.1:
            super().send_keepalive_ping()
            return
        self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
