"""`Seat`: the door of the table. Every front end comes in here.

`state` says what stands, what is asked, what may be done and what was told since; `act` takes an
answer to exactly that. An answer to an older state is refused, and the state is asked for again.

>>> from tintero import Deck, Game
>>> from tintero.table.match import Match
>>> from tintero.table.plan import Plan
>>> decks = ("amber-steel", "ruby-amethyst")
>>> match = Match(Game.new([Deck.load(name) for name in decks], 7, starting=0), Plan(decks, {}), {})
>>> match.keeping = False
>>> seat = Seat(match, 0)
>>> state = seat.state()
>>> state.options[-1].id, say(state.options[-1].words, "es")
('keep', 'Acabar')
>>> seat.act("keep", state.version)
>>> say(seat.state(since=state.version).log[0].said, "es", ["Ana"])
'Ana conserva todas las cartas de su mano inicial.'
"""

from __future__ import annotations

from tintero.game import AmbiguousAction, IllegalAction, InvalidAction, because
from tintero.messages import Message, PlayerNamed, Problem, say
from tintero.notation.write import write_all
from tintero.table.hint_reason import reason
from tintero.table.match import Match
from tintero.table.seat_shown import options_of, shown
from tintero.table.seat_state import SeatState
from tintero.table.thinker import idea
from tintero.views.shapes import OptionView

__all__ = ["CannotDo", "Onlooker", "Seat", "SeatState", "Stale", "say"]


class CannotDo(Problem, ValueError):
    """What was answered can't be done; nothing has changed."""


class Stale(CannotDo):
    """The answer is to another state than the one that stands."""


class Onlooker:
    """Who watches a match: nobody's eyes and ears, for what everybody may know."""

    seat: int | None = None

    def __init__(self, match: Match) -> None:
        self.match = match

    def state(self, since: int = -1, quiet: bool = True) -> SeatState:
        """What stands. `since`: the version this front end has shown already; `quiet`: also the
        lines of the log that only the whole log has."""
        return shown(self.match, self.seat, since, quiet)

    def options(self) -> tuple[OptionView, ...]:
        """What may be done now, in the order of the game; nothing by who watches."""
        return ()


class Seat(Onlooker):
    """A seat of a match: its eyes, its ears and its hand."""

    seat: int

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match)
        self.seat = seat

    def options(self) -> tuple[OptionView, ...]:
        return options_of(self.match, self.seat)

    # --- doing ----------------------------------------------------------------------------------

    def act(self, option: str, version: int | None = None) -> None:
        """Do something: the id of an option, or any line of notation, all of it or nothing.

        Raises `Stale` if the state of that version does not stand any more, `CannotDo` if it can't
        be read or the rules forbid it.
        """
        match = self.match
        self._check(version)
        if match.asked != self.seat:
            raise CannotDo(self._not_asked())
        ids = write_all(match.game.state, match.game.options)
        if option in ids:
            match.answer(ids.index(option))
            return
        try:
            match.write(option, self.seat)
        except (InvalidAction, AmbiguousAction, IllegalAction) as error:
            raise CannotDo(error.message) from error

    def undo(self, version: int | None = None, far: bool = False) -> Message:
        """Take back; what there is to say about it."""
        self._check(version)
        return self.match.undo(self.seat, far)

    def let_undo(self, free: bool | None = None) -> Message:
        """Whether everything may be taken back, also what the rules do not undo: the other way
        round than now, if nothing is said. `CannotDo` where other people play."""
        try:
            return self.match.let_undo(not self.match.plan.free if free is None else free)
        except Problem as error:
            raise CannotDo(error.message) from error

    def concede(self) -> None:
        """CR 2.3.3.4: at any time."""
        if self.match.asked is None:
            raise CannotDo(self.match.result())
        self.match.concede(self.seat)

    def _check(self, version: int | None) -> None:
        now = self.match.version
        if version is not None and version != now:
            raise Stale(Message("table-stale", version=version, now=now))

    def _not_asked(self) -> Message:
        asked = self.match.asked
        if asked is None:
            return self.match.result()
        return Message("table-not-asked", player=PlayerNamed(asked))

    # --- asking ---------------------------------------------------------------------------------

    def why_not(self, line: str) -> Message | None:
        """Why something may not be done now, with its rule; None if it may. `CannotDo` if the line
        can't be read."""
        try:
            why = self.match.game.why_not(line, self.seat)
        except (InvalidAction, AmbiguousAction) as error:
            raise CannotDo(error.message) from error
        return None if why is None else because(why)

    def hint(self) -> OptionView:
        """What a bot would do that knows no more than this seat."""
        if self.match.asked != self.seat:
            raise CannotDo(self._not_asked())
        return self.options()[idea(self.match.game, self.seat)]

    def hinted(self) -> Message:
        """The same with a reason: what it gains, what it risks."""
        place = self.options().index(self.hint())
        return self.reason_for(place)

    def reason_for(self, place: int) -> Message:
        """Why the option of that place, as far as the seat can see it."""
        game = self.match.game
        option = game.options[place]
        return reason(game, self.seat, option, self.match.label(option, self.seat))
