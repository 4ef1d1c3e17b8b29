"""What a room does with what somebody says: each message has its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tintero.game import AmbiguousAction, IllegalAction, InvalidAction, TakebackRefused
from tintero.messages import Message, PlayerNamed
from tintero.messages.catalogue import languages
from tintero.server import protocol as p
from tintero.server import room_ask, room_settle, room_talk
from tintero.server.database import StoreProblem, Unfit
from tintero.server.guest import Guest
from tintero.server.room import KEPT_ANSWERS
from tintero.server.room_settle import MOST_REFUSALS
from tintero.server.room_state import eye_of
from tintero.state.state import State
from tintero.table.ahead import Tried, tried, undone, unpicked
from tintero.views.knowledge import NOBODY

if TYPE_CHECKING:
    from tintero.server.room import Room

# These change something: they wait for each other, and are answered again when sent again.
CHANGING: Final = (
    p.Do, p.Back, p.Unpick, p.Reply, p.Concede, p.Chat, p.Call, p.Invite, p.Report,
)  # fmt: skip

MARKS: Final = 1 << 61  # of messages
VERSIONS: Final = 1 << 24


async def hear(room: Room, guest: Guest, message: p.Heard, raw: str) -> None:
    """Answer a message; `raw` is how it came."""
    if isinstance(message, CHANGING):
        async with room.lock:
            if room.closed:
                guest.refuse(message.id, "later", Message("server-later"))
                return
            again = answered(room, guest, message.id, raw)
            if again is not None:
                guest.outbox.post(again)
                guest.update()
                return
            told = with_id(await changed(room, guest, message), message.id)
            text = room.encode(guest, told)
            if not (isinstance(told, p.Refused) and told.code == "later"):
                remember(room, guest, raw, told, text)
            guest.outbox.post(text)
            return
    if isinstance(message, p.Resync):
        guest.since = message.since if message.since > room.born else -1
        guest.outbox.want_table()
        guest.update()
    elif isinstance(message, p.Speak):
        if message.lang in languages():
            guest.lang = message.lang
        guest.since = -1
        guest.outbox.want_table()
        guest.update()
    else:
        told = await room_ask.asked(room, guest, message)
        guest.say(with_id(told, message.id))


def with_id(told: p.Told, re: int) -> p.Told:
    return replace(told, re=re)


def answered(room: Room, guest: Guest, id: int, raw: str) -> str | None:
    """What was answered when the very same message came before."""
    if guest.watches:
        return None
    kept = room.answers.get(guest.owner)
    found = None if kept is None else kept.get(id)
    if found is None:
        return None
    if isinstance(found, int):
        mark, v = divmod(found, VERSIONS)
        return room.encode(guest, p.Done(id, v)) if mark == mark_of(raw) else None
    said, _, text = found.partition(" ")
    return text if said == str(mark_of(raw)) else None


def remember(room: Room, guest: Guest, raw: str, told: p.Told, text: str) -> None:
    """In a number or a string, for there are many: the mark of what was asked, and the answer."""
    if guest.watches:
        return
    kept = room.answers.setdefault(guest.owner, {})
    kept.pop(told.re, None)
    if isinstance(told, p.Done) and told.said is None and 0 <= told.v < VERSIONS:
        kept[told.re] = mark_of(raw) * VERSIONS + told.v
    else:
        kept[told.re] = f"{mark_of(raw)} {text}"
    while len(kept) > KEPT_ANSWERS:
        del kept[next(iter(kept))]


def mark_of(raw: str) -> int:
    return hash(raw) % MARKS


async def changed(room: Room, guest: Guest, message: p.Heard) -> p.Told:
    try:
        if isinstance(message, p.Report):
            return await room_talk.report(room, guest, message)
        if isinstance(message, p.Chat):
            return await room_talk.chat(room, guest, message)
        if guest.watches:
            return p.Refused(code="no", said=Message("server-watching"))
        if isinstance(message, p.Reply):
            return await room_settle.reply(room, guest.seats, message.to, message.what)
        if isinstance(message, p.Invite):
            return await room_settle.invite(room, guest.seats, message.what)
        return await played(room, guest, message)
    except StoreProblem as problem:
        code = "unreadable" if isinstance(problem, Unfit) else "later"
        return p.Refused(code=code, said=problem.message)


async def played(room: Room, guest: Guest, message: p.Heard) -> p.Told:
    """What is done in the game."""
    match, seat = room.match, eye_of(room, guest)
    if match is None or seat is None:
        return p.Refused(code="no", said=Message("server-no-game"))
    if isinstance(message, p.Call):
        return await room_talk.call(room, guest, message)
    if match.asked is None:
        return p.Refused(code="no", said=match.result())
    if await room_settle.look_at_clock(room):
        return p.Refused(code="no", said=Message("server-your-time"))
    if isinstance(message, p.Concede):
        await room.concede(seat)
        return p.Done(v=match.version)
    assert isinstance(message, (p.Do, p.Back, p.Unpick))
    if message.v != match.version:
        guest.update()
        said = Message("table-stale", version=message.v, now=match.version)
        return p.Refused(code="stale", said=said)
    if isinstance(message, p.Back):
        return await back(room, guest, seat, message)
    step: Tried | None
    if isinstance(message, p.Unpick):
        step = unpicked(match, message.card, seat)
        if step is None:
            return p.Refused(code="no", said=Message("server-no-step"))
    else:
        if match.asked != seat and not plays_with(match.game.state, seat, match.asked):
            said = Message("table-not-asked", player=PlayerNamed(match.asked))
            return p.Refused(code="illegal", said=said)
        try:
            step = tried(match, message.line, seat)
        except IllegalAction as error:
            return p.Refused(code="illegal", rule=error.rule, said=error.message)
        except (InvalidAction, AmbiguousAction) as error:
            return p.Refused(code="unreadable", said=error.message)
    await room.carry_out(step, seat)
    return p.Done(v=match.version)


async def back(room: Room, guest: Guest, seat: int, message: p.Back) -> p.Told:
    """Taking back: freely, or by consent."""
    match = room.match
    assert match is not None
    try:
        count = match.game.undoable(seat, free=match.plan.free)
    except TakebackRefused as refused:
        said = match.kept_because(refused, seat)
        if refused.reason.id == "game-nothing-to-undo" or match.may_be_free:
            return p.Refused(code="no", rule=refused.rule, said=said)
        if message.ask:
            # The others are told no more than everybody may know.
            seen = match.kept_because(refused, NOBODY)
            return await room_settle.ask_undo(room, seat, guest.seats, seen)
        enough = room.refusals.get(seat, 0) >= MOST_REFUSALS
        if enough:
            return p.Refused(code="no", said=Message("server-undo-enough"))
        return p.Refused(code="ask", rule=refused.rule, said=said)
    await room.carry_out(undone(match, count), seat)
    return p.Done(v=match.version, said=Message("table-undone"))


def plays_with(state: State, seat: int, asked: int) -> bool:
    """CR 9.3.1: a teammate of the player asked may take a turn action."""
    return state.ruleset.team_turns and not state.opposes(seat, asked)
