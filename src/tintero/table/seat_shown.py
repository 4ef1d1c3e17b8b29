"""What a seat is shown of a match, and who watches: made for every one of them after every change,
so it is compiled."""

from __future__ import annotations

from tintero.table.match import Match
from tintero.table.seat_state import SeatState
from tintero.views import prompts, view_of
from tintero.views.knowledge import NOBODY
from tintero.views.option_view import option_views
from tintero.views.shapes import OptionView


def shown(match: Match, seat: int | None, since: int, quiet: bool) -> SeatState:
    """What stands for a seat; None: for who watches. `since`, `quiet`: as in `Onlooker.state`."""
    s, ear = match.game.state, NOBODY if seat is None else seat
    asked, version = match.asked, match.version
    handles = match.handles_of(ear)  # who has not listened is told everything now
    at, lines = match.log.since(ear, since, quiet)
    return SeatState(
        version,
        view_of(s, seat, handles, version, log=False, options=False),
        prompts.message(s, ear, handles),
        options_of(match, seat) if seat is not None and asked == seat else (),
        at,
        tuple(lines),
        match.result() if asked is None else None,
    )


def options_of(match: Match, seat: int) -> tuple[OptionView, ...]:
    """What a seat that is asked may do now, in the order of the game."""
    return option_views(match.game.state, seat, match.handles_of(seat), words=True)
