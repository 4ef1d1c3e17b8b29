"""What may be asked without anything changing: why not, what about this card, what would come of
it, what would a bot do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tintero.game import AmbiguousAction, InvalidAction
from tintero.messages import Message, PlayerNamed
from tintero.server import protocol as p
from tintero.server.guest import Guest
from tintero.server.room_state import eye_of
from tintero.table.match import Match
from tintero.table.port import Seat

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
        if isinstance(message, p.Hint):
            return await hint(room, match, seat)
    except (InvalidAction, AmbiguousAction) as error:
        return p.Refused(code="unreadable", said=error.message)
    return p.Refused(code="unreadable", said=Message("server-hello-once"))


def why(match: Match, seat: int, line: str) -> p.Because:
    found = match.game.why_not(line, seat)
    return p.Because() if found is None else p.Because(rule=found.rule, said=found.message)


async def hint(room: Room, match: Match, seat: int) -> p.Told:
    """What a bot would do that knows no more than the seat."""
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
    option = Seat(match, seat).options()[place]
    return p.Hinted(v=version, line=option.id, said=option.label)
