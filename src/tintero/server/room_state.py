"""What a room shows: the table to everybody, the game to each as they may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tintero.messages import Message, PlayerNamed
from tintero.server.delayed import Delayed
from tintero.server.guest import Guest, Make
from tintero.server.protocol import (
    BackView,
    ClockView,
    OpenRequest,
    SeatClock,
    SeatPlan,
    StateSaid,
    TableInfo,
    TableSaid,
)
from tintero.server.room_settle import MOST_REFUSALS
from tintero.server.rows import TableState
from tintero.server.table_variant import called_in
from tintero.table.ahead import back_reason
from tintero.table.match import Match
from tintero.table.port import Onlooker, Seat, SeatState
from tintero.views.shapes import CardView, OptionView
from tintero.vocab import ACT_NAMES, INK_NAMES, Act, Zone

if TYPE_CHECKING:
    from tintero.server.room import Room

# What somebody may have forgotten who ends a turn.
LEFT = tuple(ACT_NAMES[act] for act in (Act.INK, Act.PLAY, Act.QUEST, Act.CHALLENGE))


# --- the table ------------------------------------------------------------------------------------


def table_info(room: Room, lang: str = "en") -> TableInfo:
    plan, names = room.plan, room.called(lang)
    playing = room.match is not None
    teams = plan.teams and len(plan.seats) == 4
    variant, titled = called_in(plan.variant, lang)
    return TableInfo(
        id=room.id,
        state=str(room.state),
        seats=tuple(
            SeatPlan(
                name=names[seat],
                bot=one.bot,
                free=one.free,
                here=bool(one.bot) or room.here(seat),
                program=seat in room.programs,
                deck=one.deck if room.state == TableState.OVER or one.bot else "",
                inks=inks_of(room, seat) if playing else (),
                team=seat % 2 if teams else -1,
            )
            for seat, one in enumerate(plan.seats)
        ),
        rules=plan.rules,
        format=plan.format,
        best_of=plan.best_of,
        game=max(1, room.start.game),
        won=room.won if playing else (),
        clock=plan.clock if room.clock_rules() is not None else "off",
        chat="chat" in room.agreed,
        hands="hands" in room.agreed,
        free_undo=playing and room.match is not None and room.match.plan.free,
        delay_s=plan.delay_s,
        commitment=room.commitment,
        listed=room.listed,
        called=room.called_by is not None,
        called_by=-1 if room.called_by is None else room.called_by,
        dealt=bool(plan.save),
        variant=variant,
        variant_title=titled,
    )


def as_of_then(room: Room, then: Delayed, info: TableInfo) -> TableInfo:
    """The table as who watches later may know it: how a game ends is told when it is shown."""
    shown = then.game == room.start.game and then.won == room.won
    state = info.state if shown or info.state != TableState.OVER else str(TableState.PLAYING)
    seats = info.seats if shown else tuple(replace(seat, deck="") for seat in info.seats)
    return replace(info, state=state, seats=seats, game=max(1, then.game), won=then.won)


def inks_of(room: Room, seat: int) -> tuple[str, ...]:
    """The inks of a deck."""
    match = room.match
    if match is None or not room.plan.seats[seat].cards:
        return ()
    pool = match.game.pool
    found = {ink for name in set(room.plan.seats[seat].cards) for ink in pool[name].inks}
    return tuple(INK_NAMES[ink] for ink in sorted(found))


def table_text(room: Room) -> Make:
    def made(guest: Guest) -> str | None:
        info = table_info(room, guest.lang)
        if guest.watches and room.delayed is not None:
            info = as_of_then(room, room.delayed, info)
        return TableSaid(table=info).bytes(guest.lang, room.called(guest.lang)).decode()

    return made


# --- the game -------------------------------------------------------------------------------------


def eye_of(room: Room, guest: Guest) -> int | None:
    """Whose state somebody is shown: of those at one screen that of whoever is asked."""
    if guest.watches:
        return None
    asked = room.match.asked if room.match is not None else None
    if asked in guest.seats:
        return asked
    return guest.eye if guest.eye in guest.seats else guest.seats[0]


def state_text(room: Room) -> Make:
    def made(guest: Guest) -> str | None:
        said = watched(room, guest) if guest.watches else state_said(room, guest)
        if said is None:
            return None
        return said.bytes(guest.lang, room.called(guest.lang)).decode()

    return made


def state_said(room: Room, guest: Guest) -> StateSaid | None:
    """A seat's state, with the lines that are new to it."""
    match, eye = room.match, eye_of(room, guest)
    if match is None or eye is None:
        return None
    since = guest.since if guest.eye == eye and guest.game == room.start.game else -1
    state = ended_by_flag(Seat(match, eye).state(since), room.flagged)
    guest.eye, guest.since, guest.game = eye, match.version, room.start.game
    return StateSaid(
        v=match.version,
        game=room.start.game,
        state=state,
        back=back_view(room, match, eye),
        unpick=match.game.steps_back(eye) > 0,
        clock=clock_view(room),
        requests=requests_of(room, guest.seats),
        left=left(state.options),
    )


def watched(room: Room, guest: Guest) -> StateSaid | None:
    """What who watches is shown, maybe later than the others."""
    match, game, flagged = room.match, room.start.game, room.flagged
    if room.plan.delay_s:
        if room.delayed is None:
            return None
        match, game, flagged = room.delayed.match, room.delayed.game, room.delayed.flagged
    if match is None:
        return None
    since = guest.since if guest.game == game else -1
    state = ended_by_flag(Onlooker(match).state(since), flagged)
    if "hands" in room.agreed:
        state = with_hands(match, state)
    guest.since, guest.game = match.version, game
    clock = None if room.plan.delay_s else clock_view(room)
    return StateSaid(v=match.version, game=game, state=state, clock=clock)


def with_hands(match: Match, state: SeatState) -> SeatState:
    """With all hands, because everybody who plays agreed; nobody can point at their cards."""
    s = match.game.state
    players = tuple(
        replace(
            player,
            known_hand=tuple(CardView(n=s.cards[i].index) for i in s.zone(player.seat, Zone.HAND)),
        )
        for player in state.view.players
    )
    return replace(state, view=replace(state.view, players=players))


def ended_by_flag(state: SeatState, flagged: int | None) -> SeatState:
    """A game that ended because somebody's time was over says so."""
    if state.over is None or flagged is None:
        return state
    return replace(state, over=Message("server-flagged", player=PlayerNamed(flagged)))


def back_view(room: Room, match: Match, seat: int) -> BackView:
    how, said = back_reason(match, seat)
    if how == "ask" and room.refusals.get(seat, 0) >= MOST_REFUSALS:
        return BackView("none", Message("server-undo-enough"))
    return BackView(how, said)


def clock_view(room: Room) -> ClockView | None:
    if room.clock is None:
        return None
    seats = room.clock.seats(room.now())
    shown = tuple(SeatClock(one.bank_ms, one.free_ms, one.away_ms, one.running) for one in seats)
    return ClockView(shown, room.clock.stopped or "")


def requests_of(room: Room, seats: tuple[int, ...]) -> tuple[OpenRequest, ...]:
    if not room.requests:
        return ()
    now = room.now()
    return tuple(
        OpenRequest(
            kind=kind,
            said=request.said,
            by=request.by,
            mine=any(seat in request.waits for seat in seats),
            choices=request.choices,
            left=max(1, request.until - now) if request.until else 0,
        )
        for kind, request in room.requests.items()
    )


def left(options: tuple[OptionView, ...]) -> tuple[str, ...]:
    """What a turn could still hold that may be ended now."""
    if not options:
        return ()
    acts = {option.act for option in options}
    if ACT_NAMES[Act.END] not in acts:
        return ()
    return tuple(act for act in LEFT if act in acts)
