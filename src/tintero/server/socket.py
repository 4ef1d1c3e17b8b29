"""`/ws`: one connection is one table and one token. Whatever comes in, the answer is a message or
the end of the connection, never a trace of ours."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tintero.messages import Message
from tintero.messages.catalogue import languages
from tintero.messages.pattern import FALLBACK
from tintero.server import room_hear, room_talk
from tintero.server.database import NoTable, StoreProblem, Unplayable
from tintero.server.guest import Guest
from tintero.server.host import Host
from tintero.server.protocol import PROTOCOL, Heard, Hello, Refused, Welcome
from tintero.server.quotas import FRAME_BYTES, HELLO_MS, Allowance
from tintero.server.room import Room
from tintero.server.rows import TableState
from tintero.server.tokens import opens
from tintero.server.wire import NAME as WIRE

BREACH: Final = 1008
FAILED: Final = 1011
TAKEN: Final = 4001  # somebody else came with the same key
MOST_STRIKES: Final = 20  # refusals for too much or unreadable, until it is enough
LOG: Final = logging.getLogger("tintero.server")
HEARD: Final = msgspec.json.Decoder(Heard)


class _Ends(Exception):
    """The connection is to be closed."""

    def __init__(self, code: int = BREACH) -> None:
        self.code = code


async def serve_socket(host: Host, socket: WebSocket) -> None:
    """One connection from beginning to end."""
    address = socket.client.host if socket.client is not None else ""
    if host.ending or not may_come_from(host, socket):
        await socket.close(BREACH)
        return
    counted = host.addresses.open_socket(address, host.now_ms())
    if not counted and host.settings.public:
        await socket.close(BREACH)
        return
    host.sockets += 1
    code = 1000
    try:
        await socket.accept()
        await _talk(host, socket)
    except _Ends as end:
        code = end.code
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # it is gone
    except Exception:  # a mistake of ours: whoever runs the server is told, nobody else
        LOG.exception("a connection to %s failed", address)
        code = FAILED
    finally:
        host.sockets -= 1
        if counted:
            host.addresses.close_socket(address)
        if socket.application_state == WebSocketState.CONNECTED:
            with suppress(Exception):
                await asyncio.wait_for(socket.close(code), 2)


def may_come_from(host: Host, socket: WebSocket) -> bool:
    """A page of our own, or a program that is no page."""
    return same_origin(
        socket.headers.get("origin", ""), socket.headers.get("host", ""), host.settings.origins
    )


def same_origin(origin: str, own: str, allowed: tuple[str, ...] = ()) -> bool:
    """
    >>> same_origin("https://a.example", "a.example"), same_origin("https://b.example", "a.example")
    (True, False)
    >>> same_origin("", "a.example"), same_origin("null", "a.example")
    (True, False)
    >>> same_origin("http://[", "a.example")
    False
    """
    if not origin or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == own
    except ValueError:
        return False


async def _talk(host: Host, socket: WebSocket) -> None:
    try:
        async with asyncio.timeout(HELLO_MS / 1000):
            raw = await _frame(socket)
    except TimeoutError:
        raise _Ends from None
    try:
        hello = HEARD.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise _Ends from None
    if not isinstance(hello, Hello):
        raise _Ends
    room, guest = await _welcome(host, socket, hello)
    hearing = asyncio.create_task(_hear(host, socket, guest))
    tasks = [asyncio.create_task(guest.outbox.run()), hearing]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for number in range(len(tasks)):
            if tasks[number].done():
                tasks[number].result()
        if guest.kicked is not None:
            raise _Ends(TAKEN)
        raise _Ends
    finally:
        if guest.busy:  # what is being done is done; then it ends by itself
            guest.left = True
            host.keep(hearing)
            tasks.remove(hearing)
        for number in range(len(tasks)):
            tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # An error refers to what was here when it came, and a task to its error: a circle.
        tasks.clear()
        del hearing
        (guest.room or room).leave(guest)
        guest.gone()


async def _frame(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    if text is None or len(text) > FRAME_BYTES:
        raise _Ends
    if not text.isascii() and len(text.encode("utf-8", "surrogatepass")) > FRAME_BYTES:
        raise _Ends
    return str(text)


async def _welcome(host: Host, socket: WebSocket, hello: Hello) -> tuple[Room, Guest]:
    lang = language_of(hello.lang)

    async def refused(said: Message, code: str = "no") -> _Ends:
        await socket.send_text(Refused(hello.id, code, said=said).bytes(lang).decode())
        return _Ends()

    if hello.protocol != PROTOCOL:
        raise await refused(Message("server-protocol", known=PROTOCOL))
    try:
        room = await host.room(hello.table)
    except Unplayable as problem:
        raise await refused(problem.message) from None
    except NoTable:
        raise await refused(Message("server-no-table")) from None
    except StoreProblem as problem:
        raise await refused(problem.message, "later") from None
    seats = tuple(n for n, row in sorted(room.seats.items()) if opens(hello.token, row.token_hash))
    if hello.token and not seats:
        raise await refused(Message("server-no-key"))
    if not seats and not room.plan.watch and room.state != TableState.WAITING:
        raise await refused(Message("server-no-watching"))
    owner = f"{room.id}/{seats[0]}" if seats else ""
    way = socket.scope["extensions"].get(WIRE) if "extensions" in socket.scope else None
    guest = Guest(socket.send_text, seats, lang, hello.visitor[:64], owner, way)
    guest.room = room
    last = max(room.answers.get(owner, {0: ()}), default=0)
    guest.encode = room.encode
    if hello.program:
        room.programs.update(seats)
    guest.say(
        Welcome(
            hello.id,
            seat=seats[0] if seats else -1,
            seats=seats if len(seats) > 1 else (),
            pool=host.pool_hash,
            lang=lang,
            engine=host.engine,
            last=last,
        )
    )
    for row in room.chat:
        guest.say(room_talk.chatted(row))
    await host.enter(room, guest, hello.since, hello.game)
    return room, guest


def language_of(wish: str) -> str:
    """
    >>> language_of("es-MX"), language_of("tlh")
    ('es', 'en')
    """
    found = wish.partition("-")[0].lower()
    return found if found in languages() else FALLBACK


async def _hear(host: Host, socket: WebSocket, guest: Guest) -> None:
    """What comes is answered one by one; what is done is done also if the connection breaks."""
    assert guest.room is not None
    allowed = guest.room.allowance(guest.owner) if guest.owner else Allowance(host.now_ms(), True)
    strikes = 0
    while True:
        raw = await _frame(socket)
        host.heard += 1
        if guest.kicked is not None:
            raise _Ends(TAKEN)
        try:
            message = HEARD.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            allowed.message("", host.now_ms())
            strikes += 1
            guest.refuse(id_of(raw), "unreadable", Message("server-unreadable"))
        else:
            kind = str(message.__struct_config__.tag)
            if not allowed.message(kind, host.now_ms()):
                strikes += 1
                guest.refuse(message.id, "limit", Message("server-limit"))
            elif isinstance(message, Hello):
                strikes += 1
                guest.refuse(message.id, "unreadable", Message("server-hello-once"))
            else:
                guest.busy = True
                try:
                    await room_hear.hear(guest.room, guest, message, raw)
                finally:
                    guest.busy = False
                if guest.left:
                    return
        if strikes > MOST_STRIKES:
            raise _Ends


def id_of(raw: str) -> int:
    """The number of a message that is wrong otherwise; -1 if it has none.

    >>> id_of('{"t":"do","id":7}'), id_of("[]"), id_of("{")
    (7, -1, -1)
    """
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return -1
    number = found.get("id") if isinstance(found, dict) else None
    return number if isinstance(number, int) and abs(number) < 1 << 53 else -1
