"""What people say to each other at a table, and to who runs the server; calling a judge."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from typing import TYPE_CHECKING, Final

from tintero.messages import Message, PlayerNamed
from tintero.scene.errors import SceneError
from tintero.server.clock import MINUTE
from tintero.server.database import StoreProblem
from tintero.server.guest import Guest
from tintero.server.protocol import Call, Called, Chat, Chatted, Done, Refused, Report, Told, Warned
from tintero.server.quotas import CHAT_LETTERS
from tintero.server.room_state import eye_of
from tintero.server.rows import ChatRow, LogKind, ReportRow
from tintero.server.unsettled import CALL, CALL_OVER
from tintero.table.as_known import scene_as_known

if TYPE_CHECKING:
    from tintero.server.room import Room

PHRASES: Final = 8
CALLER_AWAY: Final = 3 * MINUTE  # then the clocks go on without who called
PHRASE: Final = "/"  # how a row of the chat says that it is one of the fixed phrases: `/3`


async def chat(room: Room, guest: Guest, message: Chat) -> Told:
    """A fixed phrase, or words of one's own where everybody agreed to that."""
    if guest.watches:
        return Refused(code="no", said=Message("server-watching"))
    text = " ".join(message.text.split())
    if message.phrase >= 0:
        if message.phrase >= PHRASES:
            return Refused(code="no", said=Message("server-no-phrase", most=PHRASES))
        text = f"{PHRASE}{message.phrase}"
    elif "chat" not in room.agreed:
        return Refused(code="no", said=Message("server-chat-no"))
    elif not text or len(text) > CHAT_LETTERS or not text.isprintable():
        return Refused(code="no", said=Message("server-chat-long", most=CHAT_LETTERS))
    seat = eye_of(room, guest)
    row = ChatRow(room.around.wall_ms(), -1 if seat is None else seat, text)
    await room.around.store.say(room.id, row)
    room.chat = [*room.chat[-99:], row]
    for other in room.guests:
        if not any((own, row.seat) in room.muted for own in other.seats):
            other.say(chatted(row))
    return Done(v=room.version)


def chatted(row: ChatRow) -> Chatted:
    if row.text.startswith(PHRASE) and row.text[1:].isdecimal():
        return Chatted(seat=row.seat, phrase=int(row.text[1:]), at=row.at_ms)
    return Chatted(seat=row.seat, text=row.text, at=row.at_ms)


async def report(room: Room, guest: Guest, message: Report) -> Told:
    """Kept with where the table stood; with `block` one does not hear the others any more, nor
    meet them again."""
    store = room.around.store
    text = f"v{room.version} {message.text[:CHAT_LETTERS]}"
    seat = -1 if guest.watches else guest.seats[0]
    at = room.around.wall_ms()
    await store.report(ReportRow(at, room.id, seat, message.what, text, guest.visitor))
    if message.block:
        for other, row in room.seats.items():
            if other in guest.seats:
                continue
            new = {(own, other) for own in guest.seats} - room.muted
            if new:
                await room.append([(own, LogKind.MUTED, str(heard)) for own, heard in sorted(new)])
            room.muted |= new
            if guest.visitor and row.visitor and row.visitor != guest.visitor:
                await store.block(guest.visitor, row.visitor)
    return Done(v=room.version, said=Message("server-reported"))


async def call(room: Room, guest: Guest, message: Call) -> Told:
    """The judge is called: clocks stand until whoever called says so. The answer is the position
    as the caller may know it, to be judged; none where no scene can say it, as while hands are
    altered, and why: the clocks stand all the same."""
    match, seat = room.match, eye_of(room, guest)
    assert match is not None and seat is not None
    if not message.on:
        if room.called_by is not None and room.called_by not in guest.seats:
            return Refused(code="no", said=Message("server-not-yours"))
        await pause(room, None)
        return Done(v=room.version)
    try:
        scene = scene_as_known(match.game, seat)
    except SceneError as error:
        scene = ""
        guest.say(Warned(kind="call", said=Message("server-call-no-scene", why=error.message)))
    if room.called_by is None:
        await pause(room, seat)
    return Called(scene=scene)


async def pause(room: Room, by: int | None) -> None:
    """Clocks stand while somebody has called, and go on afterwards."""
    clock = deepcopy(room.clock)
    if clock is not None:
        if by is None:
            clock.go("call", room.now())
        else:
            clock.stop("call", room.now())
    seat, what = (-1, CALL_OVER) if by is None else (by, CALL)
    await room.append_timed([(seat, LogKind.PAUSE, what)], clock)
    room.called_by = by
    if by is not None:
        said = Message("server-called", player=PlayerNamed(by))
    else:
        said = Message("server-call-over")
    room.tell(Warned(kind="call", said=said))
    room.tell_table()
    room.tell_state()


def call_until(room: Room) -> int | None:
    """When a call ends because whoever called does not come back."""
    if room.called_by is None or room.here(room.called_by):
        return None
    return room.caller_left_ms + CALLER_AWAY


async def tick(room: Room, now: int) -> None:
    until = call_until(room)
    if until is not None and until <= now:
        with suppress(StoreProblem):  # at the next tick
            await pause(room, None)
