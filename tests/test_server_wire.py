"""The short way out of a socket: whatever is sent arrives, in order and in one piece."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

pytest.importorskip("uvicorn")

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.protocol import State
from websockets.streams import StreamReader

from tintero.server.outbox import Outbox
from tintero.server.wire import DEFLATE, SMALL, WINDOW, Wire


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    return


def opened(compressed: bool) -> tuple[Wire, Transport]:
    """A connection after its handshake."""
    wire = Wire(Config(nobody), ServerState(), {}, asyncio.get_running_loop())
    transport = Transport()
    wire.transport = transport  # type: ignore[assignment]
    wire.handshake_complete = True
    wire.conn.state = State.OPEN
    wire.conn.extensions = [PerMessageDeflate(True, False, WINDOW, WINDOW, DEFLATE)]
    if not compressed:
        wire.conn.extensions = []
    return wire, transport


def texts_of(data: bytes, compressed: bool) -> list[str]:
    """As a browser reads them."""
    reader = StreamReader()
    reader.feed_data(data)
    extensions = [PerMessageDeflate(False, True, WINDOW, WINDOW, {})] if compressed else []
    found = []
    while reader.buffer != b"":
        parsing = Frame.parse(reader.read_exact, mask=False, max_size=None, extensions=extensions)
        with pytest.raises(StopIteration) as end:
            next(parsing)
        frame = end.value.value
        assert frame.fin and not frame.rsv1
        found.append(bytes(frame.data).decode())
    return found


@pytest.mark.parametrize("compressed", [True, False])
def test_what_is_sent_arrives(compressed: bool) -> None:
    texts = ["a", "ñ" * (SMALL // 2), "state " * 500, "state " * 501, "b" * 125, "c" * 70_000, ""]

    async def sent() -> list[bytes]:
        wire, transport = opened(compressed)
        assert wire.ready
        wire.send_now(texts[:3])
        wire.send_now(texts[3:])
        return transport.written

    written = asyncio.run(sent())
    assert len(written) == 2
    assert texts_of(b"".join(written), compressed) == texts
    if compressed:  # the second state is much like the first
        assert len(b"".join(written)) < 1_000


def test_who_reads_slowly_or_is_gone_is_not_written_to() -> None:
    async def seen() -> list[bool]:
        wire, _ = opened(True)
        found = [wire.ready]
        wire.pause_writing()
        found.append(wire.ready)
        wire.resume_writing()
        found.append(wire.ready)
        wire.close_sent = True
        found.append(wire.ready)
        wire.close_sent = False
        wire.disconnected = True
        found.append(wire.ready)
        wire.disconnected = False
        wire.conn.state = State.CLOSING
        return [*found, wire.ready]

    assert asyncio.run(seen()) == [True, False, True, False, False, False]


def test_what_waits_leaves_together_and_a_state_is_made_when_it_can_leave() -> None:
    slow: list[str] = []

    class Road:
        def __init__(self) -> None:
            self.ready = True
            self.sent: list[list[str]] = []

        def send_now(self, texts: list[str]) -> None:
            self.sent.append(texts)

    async def send(text: str) -> None:
        slow.append(text)

    async def played() -> Road:
        road, versions = Road(), iter(range(10))
        box = Outbox(send, lambda: "table", lambda: f"state {next(versions)}", way=road)
        running = asyncio.create_task(box.run())
        box.want_state()
        box.want_table()
        box.post("done")
        await asyncio.sleep(0.01)
        road.ready = False
        box.want_state()
        await asyncio.sleep(0.01)
        road.ready = True
        box.post("last")
        box.end()
        await asyncio.wait_for(running, 10)
        return road

    road = asyncio.run(played())
    assert road.sent == [["done", "table", "state 0"], ["last"]]
    assert slow == ["state 1"]


def test_who_speaks_is_not_asked_whether_they_are_there() -> None:
    async def seen() -> list[int]:
        wire, transport = opened(True)
        found = []
        wire.ping_interval, wire.ping_timeout = 20.0, None
        wire.heard_at = wire.loop.time()
        wire.transport.is_closing = lambda: False  # type: ignore[method-assign]
        wire.send_keepalive_ping()
        found.append(len(transport.written))
        assert wire.ping_timer is not None
        wire.ping_timer.cancel()
        wire.heard_at -= 21
        wire.send_keepalive_ping()
        found.append(len(transport.written))
        wire.stop_keepalive()
        return found

    assert asyncio.run(seen()) == [0, 1]
