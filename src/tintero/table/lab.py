"""`LabMatch`: a laboratory shown as a match. Whoever decides is played for, and all lies open."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tintero import notation
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, because
from tintero.judge.edit import Change
from tintero.judge.lab import Lab
from tintero.messages import COMMA, FALLBACK, Listed, Message, PlayerNamed
from tintero.messages.system import system_reason
from tintero.records import ENDING, GameRecord, Replay
from tintero.scene import SceneError
from tintero.state.objects import Option
from tintero.table.kept import LABS, Keeper, write_text
from tintero.table.logbook import QUIET, LogLine
from tintero.table.match import Match
from tintero.table.plan import Plan, called, titles
from tintero.views import View, log
from tintero.views.handles import Handles, OpenHandles
from tintero.views.shapes import CardView, located
from tintero.vocab import Ask, Zone

SCENES = (".yaml", ".yml")


class LabMatch(Match):
    """The game of a laboratory. What can't be done is said (`refused`) and changes nothing."""

    def __init__(self, lab: Lab, lang: str) -> None:
        self.lab = lab
        self.open = True  # both hands
        self.refused: Message | None = None  # why the last thing could not be done
        self._told: dict[int, list[LogLine]] = {}  # of a record: the lines of each action
        self._of: GameRecord | None = None
        plan = Plan(("",) * len(lab.game.state.players), {})
        super().__init__(lab.game, plan, {}, lang, Keeper(LABS))
        self._open_handles = OpenHandles()
        self.sync()

    def sync(self) -> None:
        """The laboratory has another game now, or the same one further on."""
        self.game = self.lab.game
        seats = len(self.game.state.players)
        self.plan = Plan(("",) * seats, {})
        self.people = self.plan.people
        self.called, self.titles = called(self.plan, self.lang), titles(self.plan, self.lang)
        lines = self._log()
        self.log.renew(dict.fromkeys([None, *range(seats)], lines))

    def _tell_all(self) -> None:
        """`sync` tells."""

    # --- reading --------------------------------------------------------------------------------

    @property
    def turn_action(self) -> bool:
        return self.lab.asked == Ask.TURN_ACTION

    @property
    def where(self) -> Message:
        """ "State 3 of 5 · hands open" """
        at, count = self.lab.cursor + 1, len(self.lab.history)
        state = Message("lab-state", number=at, count=count)
        hands = Message("lab-hands-open" if self.open else "lab-hands-closed")
        return Message("lab-where", state=state, hands=hands)

    def view(self, seat: int | None) -> View:
        """What the seat that decides may know; with open hands everything there is."""
        game = self.game
        asked = seat if seat is not None else self.decider
        view = located(game.view(asked, self._open_handles, self.version))
        if not self.open:
            return view
        players = []
        for own in range(len(game.state.players)):
            mine = located(game.view(own, self._open_handles)).players[own]
            deck = [self.face(i, "deck") for i in reversed(game.state.zone(own, Zone.DECK))]
            players.append(replace(mine, known_deck=tuple(deck)))
        return replace(view, players=tuple(players))

    def handles_of(self, seat: int | None) -> Handles:
        return self._open_handles

    @property
    def decider(self) -> int:
        """Who is asked; when nobody is, whose turn it is."""
        decision = self.game.decision
        return decision.player if decision is not None else max(self.game.state.active, 0)

    def face(self, card: int, zone: str) -> CardView:
        """A card that lies hidden, open: in a laboratory there are no secrets."""
        s = self.game.state
        c = s.cards[card]
        return CardView(str(card), s.programs[c.index].full_name, c.owner, zone, bool(c.exerted))

    def inkwell(self, seat: int) -> list[CardView]:
        return [self.face(i, "inkwell") for i in self.game.state.zone(seat, Zone.INKWELL)]

    def under(self, card: str) -> list[CardView]:
        return [self.face(i, "under") for i in self.game.state.under(int(card))]

    # --- doing ----------------------------------------------------------------------------------

    def do(self, option: Option, seat: int, text: str = "") -> None:
        """Carry out an option and write it down."""
        text = text or notation.write_for(self.game.state, seat, option)
        self.write(notation.split_seat(text)[1], seat)

    def write(self, line: str, seat: int | None = None) -> None:
        """The same with a line of the notation. What the rules refuse is written down as tried."""
        self.refused = None
        try:
            self.lab.do(line, seat)
        except IllegalAction as error:
            self.refused = because(error.why)
        except (InvalidAction, AmbiguousAction) as error:
            self.refused = Message("lab-unreadable", why=notation.unread(error, self.lang))
            return
        self.sync()
        self.keep()

    def undo(self, seat: int, far: bool = False) -> Message:
        """Back to before the last whole play or edit; `far`: to the beginning."""
        if not self.lab.cursor:
            return Message("lab-first")
        if far:
            self.lab.go(-self.lab.cursor)
        else:
            self.lab.back_a_play()
        self.refused = None
        self.sync()
        return self.where

    def go(self, n: int) -> Message:
        """So many states on, or back; what there is to say about it."""
        try:
            there = self.lab.go(n)
        except SceneError as error:
            return error.problem
        except IllegalAction as error:
            return because(error.why)
        except (InvalidAction, AmbiguousAction) as error:
            return error.message
        self.refused = None
        self.sync()
        return self.where if there else Message("lab-last" if n > 0 else "lab-first")

    def change(self, change: Change) -> bool:
        """Change the position; False, with the reason in `refused`, if that makes none."""
        if not self.turn_action and self.lab.now.steps:
            self.refused = Message("lab-finish", question=self.prompt(None))
            return False
        try:
            self.lab.edit(change)
        except SceneError as error:
            self.refused = error.problem
            return False
        self.refused = None
        self.sync()
        self.keep()
        return True

    def expect(self, text: str) -> bool:
        """Write an expectation down; False, with the reason in `refused`, if it is not met or
        can't be read."""
        try:
            found = self.lab.expect(text)
        except SceneError as error:
            self.refused = error.problem
            return False
        self.refused = Message("lab-not-met", what=Listed(found, COMMA)) if found else None
        self.sync()
        self.keep()
        return not found

    # --- telling --------------------------------------------------------------------------------

    def _log(self) -> list[LogLine]:
        """What was done, each action with what came of it, step by step."""
        lab = self.lab
        lines = self._from_record(lab) if lab.now.record is not None else self._begin(lab.game)
        for n, part in enumerate(lab.parts):
            what = part.labels.get(self.lang, part.labels[FALLBACK])
            said = Message("lab-done", player=PlayerNamed(part.seat), what=what)
            lines.append(LogLine(said, "", n, begins=True))
            lines += [
                LogLine(each.message, each.clause, n, indent=each.depth) for each in part.lines
            ]
        return lines

    def _begin(self, game: Game) -> list[LogLine]:
        """What happens before anybody is asked, where the position begins before the Main Phase."""
        done: list[tuple[Option, int]] = []
        while game.depth:
            option = game.pop()
            done.append((option, game.decision.player if game.decision is not None else 0))
        lines = self._lines(game, game.state.log, -1)
        for option, seat in reversed(done):
            game.push(option, seat)
        return lines

    def _from_record(self, lab: Lab) -> list[LogLine]:
        """The lines of a record as far as it has been played; each action is told once."""
        record, at = lab.now.record, lab.now.at
        assert record is not None
        if self._of is not record:
            self._of, self._told = record, {}
        if any(n not in self._told for n in range(-1, at)):
            replay = Replay(record, lab.pool)
            self._told = {-1: self._lines(replay.game, replay.game.state.log, -1)}
            for n in range(at):
                self._told[n] = self._lines(replay.game, replay.forward(), n)
        return [line for n in range(-1, at) for line in self._told[n]]

    def _lines(self, game: Game, events: list[Event], depth: int) -> list[LogLine]:
        return [
            LogLine(said, e.clause, depth, e.kind in QUIET)
            for e, said in log.messages(game.state, events, None)
        ]

    # --- keeping --------------------------------------------------------------------------------

    def record(self) -> GameRecord | None:
        return self.lab.record()

    def keep(self) -> Path | None:
        """After every change, so that nothing is lost whatever happens next."""
        return self.keeper.keep(self.lab.record().text()) if self.keeping else None

    def save_as(self, path: Path) -> bool:
        """The scene or the record, by the end of the name; False, with the reason in `refused`, if
        that can't be written."""
        try:
            if path.suffix == ENDING:
                text = self.lab.record().text()
            elif path.suffix in SCENES:
                text = self.lab.scene().text()
            else:
                self.refused = Message("lab-ending", file=str(path))
                return False
            write_text(path, text)
        except SceneError as error:
            self.refused = error.problem
            return False
        except OSError as error:
            self.refused = Message("play-no-write", file=str(path), why=system_reason(error))
            return False
        self.refused = None
        return True

    def begin(self) -> list[Message]:
        self.keeper.begin()
        return []

    def kept(self, path: Path) -> Message:
        """How to go on with what was kept."""
        return Message("lab-kept", file=str(path))

    def result(self) -> Message:
        return super().result() if self.game.outcome is not None else Message("table-over")
