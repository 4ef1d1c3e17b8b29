"""`LabMatch`: a laboratory shown as a match. Whoever decides is played for, and all lies open."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from msgspec.structs import replace

from tintero import notation
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction
from tintero.judge.edit import Change
from tintero.judge.errors import problem
from tintero.judge.lab import Lab
from tintero.judge.sequence import because
from tintero.messages import say as speak
from tintero.records import GameRecord, Replay
from tintero.scene import SceneError
from tintero.state.objects import Option
from tintero.tui.kept import LABS, Keeper
from tintero.tui.match import QUIET, LogLine, Match
from tintero.tui.saved import Plan
from tintero.tui.words import say as say_table
from tintero.tui.words_lab import say
from tintero.views import View
from tintero.views.handles import OpenHandles
from tintero.views.log import told
from tintero.views.shapes import CardView
from tintero.vocab import Ask, Zone


class LabMatch(Match):
    """The game of a laboratory. What can't be done is said (`refused`) and changes nothing."""

    def __init__(self, lab: Lab, lang: str) -> None:
        self.lab = lab
        self.open = True  # both hands
        self.refused = ""  # why the last edit could not be made
        self._told: dict[int, list[LogLine]] = {}  # of a record: the lines of each action
        self._of: GameRecord | None = None
        plan = Plan(("",) * len(lab.game.state.players), {})
        super().__init__(lab.game, plan, {}, lang, Keeper(LABS))
        self.handles = defaultdict(OpenHandles)
        self.sync()

    def sync(self) -> None:
        """The laboratory has another game now, or the same one further on."""
        self.game = self.lab.game
        seats = len(self.game.state.players)
        self.plan = Plan(("",) * seats, {})
        self.people = self.plan.people
        self.titles = [say(self.lang, "player", seat + 1) for seat in range(seats)]
        self.ears = [None, *range(seats)]
        lines = self._log()
        self.lines = dict.fromkeys(self.ears, lines)

    def _tell_all(self) -> None:
        """`sync` tells."""

    # --- reading --------------------------------------------------------------------------------

    @property
    def turn_action(self) -> bool:
        return self.lab.asked == Ask.TURN_ACTION

    @property
    def where(self) -> str:
        """ "State 3 of 5 · hands open" """
        state = say(self.lang, "state", self.lab.cursor + 1, len(self.lab.history))
        return f"{state} · {say(self.lang, 'hands_open' if self.open else 'hands_closed')}"

    def view(self, seat: int | None) -> View:
        """What the seat that decides may know; with open hands everything there is."""
        game = self.game
        asked = seat if seat is not None else self.decider
        view = game.view(asked, self.handles[asked])
        if not self.open:
            return view
        players = []
        for own in range(len(game.state.players)):
            mine = game.view(own, self.handles[own]).players[own]
            deck = [self.face(i, "deck") for i in reversed(game.state.zone(own, Zone.DECK))]
            players.append(replace(mine, known_deck=tuple(deck)))
        return replace(view, players=tuple(players))

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

    def do(self, option: Option, seat: int) -> None:
        """Carry out an option and write it down."""
        text = notation.write_for(self.game.state, seat, option)
        try:
            self.lab.do(notation.split_seat(text)[1], seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.refused = error.said(self.lang)
            return
        self.refused = ""
        self.sync()
        self.keep()

    def undo(self, seat: int, far: bool = False) -> str:
        """Back to before the last whole play or edit; `far`: to the beginning."""
        if not self.lab.cursor:
            return say(self.lang, "first")
        if far:
            self.lab.go(-self.lab.cursor)
        else:
            self.lab.back_a_play()
        self.refused = ""
        self.sync()
        return self.where

    def go(self, n: int) -> str:
        """So many states on, or back; what there is to say about it."""
        try:
            there = self.lab.go(n)
        except SceneError as error:
            return problem(error, self.lang)
        except IllegalAction as error:
            return because(error.why, self.lang)
        except (InvalidAction, AmbiguousAction) as error:
            return error.said(self.lang)
        self.refused = ""
        self.sync()
        return self.where if there else say(self.lang, "last" if n > 0 else "first")

    def change(self, change: Change) -> bool:
        """Change the position; False, with the reason in `refused`, if that makes none."""
        if not self.turn_action and self.lab.now.steps:
            self.refused = say(self.lang, "finish")
            return False
        try:
            self.lab.edit(change)
        except SceneError as error:
            self.refused = problem(error, self.lang)
            return False
        self.refused = ""
        self.sync()
        self.keep()
        return True

    def expect(self, text: str) -> list[str]:
        """Write an expectation down; how it is not met. SceneError if it can't be read."""
        found = [speak(each, self.lang) for each in self.lab.expect(text)]
        self.sync()
        self.keep()
        return found

    # --- telling --------------------------------------------------------------------------------

    def _log(self) -> list[LogLine]:
        """What was done, each action with what came of it, step by step."""
        lab, lang = self.lab, self.lang
        lines = self._from_record(lab) if lab.now.record is not None else self._begin(lab.game)
        for n, part in enumerate(lab.parts):
            who = say(lang, "player", part.seat + 1)
            lines.append(LogLine(f"{who}: {part.labels[lang]}", "", n, turn=True))
            lines += [
                LogLine("  " * each.depth + each.text(lang), each.clause, n) for each in part.lines
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
            LogLine(text, e.clause, depth, e.kind in QUIET)
            for e, text in told(game.state, events, self.lang, None)
        ]

    # --- keeping --------------------------------------------------------------------------------

    def record(self) -> GameRecord | None:
        return self.lab.record()

    def keep(self) -> Path | None:
        """After every change, so that nothing is lost whatever happens next."""
        return self.keeper.keep(self.lab.record().text())

    def begin(self) -> list[str]:
        self.keeper.begin()
        return []

    def kept(self, path: Path) -> str:
        """How to go on with what was kept."""
        return say(self.lang, "kept", path)

    def result(self) -> str:
        return super().result() if self.game.outcome is not None else say_table(self.lang, "over")
