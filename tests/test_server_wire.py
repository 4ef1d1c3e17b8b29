"""The short way out of a socket: whatever is sent arrives, in order and in one piece."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

pytest.importorskip("uvicorn")

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from tintero.server.deflate import WINDOW, Recalling, RecallingFactory
from tintero.server.outbox import Outbox
from tintero.server.wire import SMALL, Wire


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
    wire.conn.extensions = [Recalling(True, False, WINDOW, WINDOW)]
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


@pytest.mark.parametrize(("recalls", "bits"), [(True, WINDOW), (True, 9), (False, WINDOW)])
def test_what_is_compressed_without_a_compressor_is_read_by_the_library(
    recalls: bool, bits: int
) -> None:
    """Messages at once, by frame and in fragments, in any order, point back at each other; a window
    is never left, and where nothing may be recalled every message stands by itself."""
    rng = Random(bits)
    ours = Recalling(True, not recalls, WINDOW, bits)
    theirs = PerMessageDeflate(not recalls, True, bits, WINDOW)
    state = bytes(rng.randrange(97, 123) for _ in range(3_000))
    sizes = []
    for number in range(60):
        state = state[:1_500] + b"%d" % number + state[1_500 : rng.randrange(2_000, 9_000)]
        if number % 3 == 0:
            frames = [Frame(Opcode.TEXT, ours.whole(state), rsv1=True)]
        elif number % 3 == 1:
            frames = [ours.encode(Frame(Opcode.TEXT, state))]
        else:
            first, rest = Frame(Opcode.TEXT, state[:700], fin=False), state[700:]
            frames = [ours.encode(first), ours.encode(Frame(Opcode.CONT, rest))]
            assert ours.encode(Frame(Opcode.PING, b"?")).data == b"?"
        assert [frame.rsv1 for frame in frames] == [True, False][: len(frames)]
        assert b"".join(bytes(theirs.decode(frame).data) for frame in frames) == state
        sizes.append(sum(len(frame.data) for frame in frames))
    assert (max(sizes[1:]) < 200) == (recalls and bits == WINDOW)


def test_no_compressor_is_kept_for_a_connection() -> None:
    agreed, made = RecallingFactory().process_request_params([("client_max_window_bits", None)], [])
    assert ("server_max_window_bits", "12") in agreed and not made.local_no_context_takeover
    for number in range(20):
        made.whole(b"%d" % number * 2_000)
    assert not hasattr(made, "encoder") and not hasattr(made, "decoder")
    assert sum(len(value) for value in vars(made).values() if isinstance(value, bytes)) <= 4_096


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


def test_a_ready_way_needs_no_task_to_wake_and_a_slow_one_keeps_the_order() -> None:
    """While something is sent slowly, what comes waits behind it, also if the way is ready again;
    a state that can't be made ends `run` with its error."""

    class Road:
        ready = True

        def send_now(self, texts: list[str]) -> None:
            sent.extend(texts)

    sent: list[str] = []

    async def played() -> None:
        road, goes = Road(), asyncio.Event()

        async def send(text: str) -> None:
            await goes.wait()
            sent.append(text)

        def state() -> str:
            if "broken" in sent:
                raise ValueError("no state")
            return "state"

        box = Outbox(send, lambda: None, state, way=road)
        running = asyncio.create_task(box.run())
        await asyncio.sleep(0)
        box.post("1")
        box.want_state()
        await asyncio.sleep(0)  # one turn of the loop, and no more
        assert sent == ["1", "state"]
        road.ready = False
        box.post("2")
        while not box._slow:
            await asyncio.sleep(0)
        road.ready = True
        box.post("3")
        await asyncio.sleep(0)
        assert sent == ["1", "state"]
        goes.set()
        while len(sent) < 4:
            await asyncio.sleep(0)
        box.post("broken")
        box.want_state()
        while "broken" not in sent:
            await asyncio.sleep(0)
        box.want_state()
        with pytest.raises(ValueError, match="no state"):
            await asyncio.wait_for(running, 10)

    asyncio.run(asyncio.wait_for(played(), 60))
    assert sent == ["1", "state", "2", "3", "broken", "state"]


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
