"""What people settle among themselves: taking back, a flag that has fallen, chat in words of their
own, hands open to who watches, another game and who begins it.

A request waits for the seats that may answer. What nobody says is decided by its kind when its time
is over: a take-back is refused, a flag wins. What is asked and what is said to it stand in the log:
a table that comes back after the server was away goes on asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from tintero.game import TakebackRefused
from tintero.messages import Message, PlayerNamed
from tintero.server.clock import MINUTE, SECOND, Fallen
from tintero.server.database import StoreProblem
from tintero.server.protocol import Done, Refused, Told, Warned
from tintero.server.rows import LogKind, TableState
from tintero.server.unsettled import Unsettled, answer_text
from tintero.table.ahead import undone
from tintero.views.knowledge import NOBODY

if TYPE_CHECKING:
    from tintero.server.clock import Claim
    from tintero.server.room import Room

UNDO: Final = 20 * SECOND  # then silence is no
WAITS: Final = 5 * MINUTE  # for chat, hands, a rematch
MOST_REFUSALS: Final = 2  # of a take-back, in one game
YES_NO: Final = ("yes", "no")
CLAIMS: Final = ("win", "more", "wait")


@dataclass
class Request:
    """Something that is asked. `waits`: the seats that have not answered and may."""

    kind: str
    said: Message
    waits: set[int]
    by: int = -1
    until: int = 0  # 0: it waits
    choices: tuple[str, ...] = YES_NO
    v: int = -1
    chooser: int = -1


def void(room: Room, kind: str) -> None:
    """What was asked is not asked any more."""
    if room.requests.pop(kind, None) is not None and kind == "undo" and room.clock is not None:
        room.clock.go("undo", room.now())


def others(room: Room, seats: Sequence[int]) -> set[int]:
    """The people who do not sit at that screen."""
    return {seat for seat in room.people if seat not in seats}


def asked_before(room: Room, unsettled: Unsettled) -> None:
    """What was open when the server went away is open again: a take-back has its whole time, the
    rest what is left of it."""
    for kind, row in unsettled.requests.items():
        waits = others(room, _at_screen_of(room, row.by)) - row.agreed
        if not waits:
            continue
        if kind == "undo":
            said = _seen_since(room, row.by)
            if said is not None:
                _open_undo(room, row.by, waits, said)
        elif (left := row.at_ms + WAITS - room.around.wall_ms()) > 0:
            room.requests[kind] = _wish(kind, row.by, waits, room.now() + left)
    if room.clock is not None and room.clock.offer is not None:
        _offer(room)


def _at_screen_of(room: Room, seat: int) -> tuple[int, ...]:
    """The seats that are played with the same key."""
    key = room.seats[seat].token_hash if seat in room.seats else ""
    return tuple(n for n, row in room.seats.items() if row.token_hash == key) or (seat,)


# --- taking back ----------------------------------------------------------------------------------


async def ask_undo(room: Room, seat: int, seats: Sequence[int], said: Message) -> Told:
    """Ask the others to let a play be taken back; `said` is what was seen since."""
    match = room.match
    assert match is not None
    if room.refusals.get(seat, 0) >= MOST_REFUSALS:
        return Refused(code="no", said=Message("server-undo-enough"))
    waits = others(room, seats)
    if not waits:
        return Refused(code="no", said=said)
    await room.append([(seat, LogKind.ASKED, "undo")])
    _open_undo(room, seat, waits, said)
    room.tell_state()
    return Done(v=match.version, said=Message("server-undo-waits"))


def _open_undo(room: Room, seat: int, waits: set[int], said: Message) -> None:
    asked = Message("server-undo-asked", player=PlayerNamed(seat), why=said)
    until = room.now() + UNDO
    room.requests["undo"] = Request("undo", asked, waits, seat, until, v=room.version)
    if room.clock is not None:
        room.clock.stop("undo", room.now(), seat)


def _seen_since(room: Room, seat: int) -> Message | None:
    """Why a play is not taken back freely, as everybody may know it; None: it is."""
    match = room.match
    assert match is not None
    try:
        match.game.undoable(seat, free=match.plan.free)
    except TakebackRefused as refused:
        return match.kept_because(refused, NOBODY)
    return None


async def undo_agreed(room: Room, request: Request) -> None:
    """Back to before the last whole play of whoever asked."""
    match = room.match
    assert match is not None
    try:
        count = match.game.undoable(request.by, free=True)
    except TakebackRefused:
        return
    await room.carry_out(undone(match, count), request.by, LogKind.AGREED_BACK)
    room.tell(Warned(kind="undo", said=Message("server-undo-agreed")))


async def undo_refused(room: Room, request: Request, seat: int) -> None:
    """By somebody, or (seat -1) because nobody said anything."""
    await room.append([(seat, LogKind.ANSWERED, answer_text("undo", "no"))])
    room.refusals[request.by] = room.refusals.get(request.by, 0) + 1
    void(room, "undo")
    said = Message("server-undo-no" if seat >= 0 else "server-undo-silence")
    room.tell(Warned(kind="undo", said=said))
    room.tell_state()


# --- clocks ---------------------------------------------------------------------------------------


async def fell(room: Room, fallen: Fallen) -> None:
    """Somebody's time is over."""
    if fallen.lost:
        await room.concede(fallen.seat, LogKind.FLAG)
        return
    _offer(room)
    room.tell_state()
    await room.append_timed([], room.clock)


def _offer(room: Room) -> None:
    """The others may claim what the clock offers them."""
    clock = room.clock
    assert clock is not None and clock.offer is not None
    seat = clock.offer.seat
    room.requests["time"] = Request(
        "time",
        Message("server-time-over", player=PlayerNamed(seat)),
        {other for other in room.people if other != seat},
        seat,
        room.now() + clock.offer.left_ms,
        CLAIMS,
    )


async def look_at_clock(room: Room) -> bool:
    """Whether the time of somebody is over, with what comes of it."""
    if room.clock is None:
        return False
    fallen = room.clock.look(room.now())
    if fallen is None:
        if room.clock.offer is None and "time" in room.requests:
            void(room, "time")
            room.tell_state()
        return False
    await fell(room, fallen)
    return fallen.lost


# --- between two games ----------------------------------------------------------------------------


def after_game(room: Room) -> None:
    """A game is over: in a series the loser decides who begins the next one (CR 2.1.3.2); a bot
    that decides begins itself. Where nobody decides, somebody only says when."""
    outcome = room.outcome
    if outcome is None:
        return
    room.requests.clear()
    if room.decided(room.won):
        return
    if room.plan.best_of == 3 and outcome.winner is not None:
        loser = 1 - outcome.winner
        if loser in room.people:
            said = Message("server-first", player=PlayerNamed(loser))
            room.requests["first"] = Request("first", said, {loser}, loser, chooser=loser)
            return
        said, chooser = Message("server-next"), loser
    else:
        said, chooser = Message("server-next"), -1
    waits = set(room.people)
    room.requests["next"] = Request("next", said, waits, choices=("yes",), chooser=chooser)


async def next_game(room: Room, request: Request, begins: bool) -> None:
    starting: int | None = None
    if request.chooser >= 0:
        starting = request.chooser if begins else 1 - request.chooser
    elif room.plan.best_of == 2 and room.match is not None:
        # CR 2.1.3.1: the other player starts the second game.
        starting = 1 - room.match.game.view(0).first
    await room.begin(starting)


# --- agreements -----------------------------------------------------------------------------------


async def invite(room: Room, seats: Sequence[int], what: str) -> Told:
    """Ask the others for chat, open hands or a rematch."""
    v = room.match.version if room.match is not None else 0
    if what == "rematch" and (room.state != TableState.OVER or not may_rematch(room)):
        return Refused(code="no", said=Message("server-no-rematch"))
    if what in room.agreed:
        return Done(v=v)
    if what in room.requests:  # the others have asked the same
        return await reply(room, seats, what, "yes")
    waits = others(room, seats)
    by = min(seats)
    if not waits:
        if what != "rematch":
            return Refused(code="no", said=Message("server-alone"))
        await room.begin(rematch=True)
        return Done(v=v)
    await room.append([(by, LogKind.ASKED, what)])
    room.requests[what] = _wish(what, by, waits, room.now() + WAITS)
    room.tell_state()
    return Done(v=v, said=Message("server-asked"))


def _wish(what: str, by: int, waits: set[int], until: int) -> Request:
    said = Message("server-asks", what=what, player=PlayerNamed(by))
    return Request(what, said, waits, by, until)


def may_rematch(room: Room) -> bool:
    """A table that began in the middle has no decks to play again with."""
    return bool(room.plan.save) or all(seat.cards for seat in room.plan.seats)


async def agree(room: Room, what: str) -> None:
    await room.append([(-1, LogKind.AGREED, what)])
    room.agreed.add(what)
    room.tell(Warned(kind=what, said=Message("server-agreed", what=what)))
    room.tell_table()


# --- answers --------------------------------------------------------------------------------------


async def reply(room: Room, seats: Sequence[int], to: str, what: str) -> Told:
    """What somebody says to a request."""
    request = room.requests.get(to)
    mine = request.waits & set(seats) if request is not None else set()
    if request is None or not mine:
        return Refused(code="no", said=Message("server-no-request"))
    if what not in request.choices:
        return Refused(code="no", said=Message("server-no-choice", what=what[:20]))
    if to == "time":
        return await claimed(room, cast("Claim", what))
    if to in ("first", "next"):
        await next_game(room, request, what == "yes")
    elif what == "no":
        if to == "undo":
            await undo_refused(room, request, min(mine))
        else:
            await room.append([(min(mine), LogKind.ANSWERED, answer_text(to, what))])
            void(room, to)
            room.tell(Warned(kind=to, said=Message("server-declined", what=to)))
            room.tell_state()
    elif request.waits - mine:
        said = answer_text(to, what)
        await room.append([(seat, LogKind.ANSWERED, said) for seat in sorted(mine)])
        request.waits -= mine
        room.tell_state()
    else:
        await consented(room, request)
    return Done(v=room.match.version if room.match is not None else 0)


async def consented(room: Room, request: Request) -> None:
    """All have said yes."""
    if request.kind == "undo":
        await undo_agreed(room, request)
    elif request.kind == "rematch":
        await room.begin(rematch=True)
    else:
        await agree(room, request.kind)
    void(room, request.kind)
    room.tell_state()


async def claimed(room: Room, what: Claim) -> Told:
    """What the others say to a flag that has fallen."""
    match = room.match
    if match is None or room.clock is None:
        return Refused(code="no", said=Message("server-no-request"))
    clock = room.clock.copied()
    fallen = clock.claim(what, room.now())
    if fallen is not None and fallen.lost:
        await room.concede(fallen.seat, LogKind.FLAG)
    else:
        await room.append_timed([], clock)
        void(room, "time")
        room.tell_state()
    return Done(v=match.version)


async def tick(room: Room, now: int) -> None:
    """Whatever silence decides."""
    try:
        await look_at_clock(room)
        for kind, request in list(room.requests.items()):
            if not request.until or request.until > now or kind == "time":
                continue
            if kind == "undo":
                await undo_refused(room, request, -1)
            else:
                void(room, kind)
                room.tell_state()
    except StoreProblem:
        return  # at the next tick
