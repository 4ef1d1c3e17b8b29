"""What may be asked without anything changing: why not, what about this card, what would come of
it, what would a bot do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tintero.game import AmbiguousAction, IllegalAction, InvalidAction
from tintero.messages import Message, PlayerNamed
from tintero.server import protocol as p
from tintero.server.guest import Guest
from tintero.server.room_state import eye_of
from tintero.table.match import Match
from tintero.table.port import Seat
from tintero.table.regarded import changing, foreseen, thoughts

if TYPE_CHECKING:
    from tintero.server.room import Room


async def asked(room: Room, guest: Guest, message: p.Heard) -> p.Told:
    match, seat = room.match, eye_of(room, guest)
    if match is None:
        return p.Refused(code="no", said=Message("server-no-game"))
    if seat is None:
        return p.Refused(code="no", said=Message("server-watching"))
    try:
        if isinstance(message, p.Why):
            return why(match, seat, message.line)
        if isinstance(message, p.Look):
            return look(match, seat, message.card)
        if isinstance(message, p.Preview):
            return preview(match, seat, message)
        if isinstance(message, p.Hint):
            return await hint(room, match, seat)
    except IllegalAction as error:
        return p.Refused(code="illegal", rule=error.rule, said=error.message)
    except (InvalidAction, AmbiguousAction) as error:
        return p.Refused(code="unreadable", said=error.message)
    return p.Refused(code="unreadable", said=Message("server-hello-once"))


def why(match: Match, seat: int, line: str) -> p.Because:
    found = match.game.why_not(line, seat)
    return p.Because() if found is None else p.Because(rule=found.rule, said=found.message)


def look(match: Match, seat: int, card: str) -> p.Seen:
    return p.Seen(
        v=match.version,
        card=card,
        thoughts=tuple(thoughts(match, card, seat)),
        changes=changing(match, card, seat),
    )


def preview(match: Match, seat: int, message: p.Preview) -> p.Told:
    if match.asked is None:
        return p.Refused(code="no", said=match.result())
    if message.v != match.version:
        said = Message("table-stale", version=message.v, now=match.version)
        return p.Refused(code="stale", said=said)
    ahead, lines = foreseen(match, message.line, seat)
    return p.Previewed(
        v=match.version,
        line=message.line,
        lines=tuple(lines),
        stops=ahead.stops,
        asks=ahead.asks,
        final=ahead.final,
    )


async def hint(room: Room, match: Match, seat: int) -> p.Told:
    """What a bot would do that knows no more than the seat; not where people play for a rank."""
    if room.plan.clock == "ranked" and len(room.people) > 1:
        return p.Refused(code="no", said=Message("server-no-hints"))
    if match.asked is None:
        return p.Refused(code="no", said=match.result())
    if match.asked != seat:
        said = Message("table-not-asked", player=PlayerNamed(match.asked))
        return p.Refused(code="no", said=said)
    game, version = match.game, match.version
    place = await room.around.workers.hint(game.save(), seat, len(game.options))
    if match is not room.match or match.version != version:
        said = Message("table-stale", version=version, now=room.version)
        return p.Refused(code="stale", said=said)
    asked = Seat(match, seat)
    line = asked.options()[place].id
    return p.Hinted(v=version, line=line, said=asked.reason_for(place))
