"""Going through a record by commands, typed or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

from tintero import limits, notation
from tintero.cli.play.table_text import Artist
from tintero.cli.shell.lines import Conversation, Quit
from tintero.cli.shell.terminal import table_console
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, because
from tintero.messages import Message, PlayerNamed
from tintero.messages.system import system_reason
from tintero.records import RecordError, Replay, of
from tintero.table import kept
from tintero.table.commands import REPLAY, is_word, words_of
from tintero.table.ending import ended
from tintero.table.plan import Plan
from tintero.table.seen import Seen, seen_action, seen_actions
from tintero.views import log, prompts


class ReplaySession(Conversation):
    """A replay, or a game forked from it, and the one who steers it."""

    place = REPLAY

    def __init__(self, replay: Replay, lang: str, seat: int | None = None) -> None:
        self.replay = replay
        self.lang = lang
        self.seat = seat  # whose eyes; None: everybody's
        self.forked: Game | None = None
        self.fork_depths: list[int] = []
        record = replay.record
        plan = Plan.of_record(record)
        version = str(record.rules["version"])
        self.artist = Artist(replay.pool, lang, plan, version, playing=False)
        self.console: Console = table_console()
        self.live = sys.stdin.isatty() and self.console.is_terminal

    @property
    def game(self) -> Game:
        return self.replay.game if self.forked is None else self.forked

    @property
    def people(self) -> Sequence[str]:
        return self.artist.people

    # --- the loop ---------------------------------------------------------------------------------

    def run(self) -> None:
        self.where()
        self.tell(Message("replay-hint"), "dim")
        try:
            while True:
                self.obey(self.read())
        except Quit:
            self.tell(Message("table-bye"))

    def obey(self, line: str) -> None:
        if line:
            super().obey(line)
        else:
            self.do_next("")

    # --- moving -----------------------------------------------------------------------------------

    def count(self, rest: str, id: str) -> int:
        """The number after a command; 1 if there is none, 0 and a complaint if it is no number."""
        if rest and not rest.isdecimal():
            self.needs_number(id)
            return 0
        return limits.number(rest or "1")

    def needs_number(self, id: str) -> None:
        self.show_how(Message("replay-number", word=words_of(id, self.lang)[0]))

    def do_next(self, rest: str) -> None:
        if self.forked is not None:
            self.tell(Message("replay-in-fork"))
            return
        for _ in range(self.count(rest, "command-next")):
            if not self.step():
                return

    def step(self) -> bool:
        """One action forward; False when that is not possible, with the reason."""
        replay = self.replay
        if replay.at >= len(replay):
            self.tell(Message("replay-last", result=ended(replay.game)))
            return False
        seat, turn, text = replay.seat, replay.game.state.turn, self.action()
        try:
            events = replay.forward()
        except RecordError as error:
            self.tell(self.problem(error, seat), "red")
            return False
        at = Message(
            "replay-at",
            at=replay.at,
            count=len(replay),
            turn=turn,
            player=PlayerNamed(0 if seat is None else seat),
            action=text,
        )
        self.tell(at, "bold")
        self.tell_events(events)
        return True

    def action(self) -> Seen:
        """The next action of the record, as far as the eyes it is seen with may know it."""
        line = self.replay.record.actions[self.replay.at]
        if self.seat is None:
            return notation.split_seat(line)[1]
        return seen_action(self.replay.game, line, self.seat)

    def problem(self, error: RecordError, actor: int | None) -> Message:
        """Why the record can't go on; what somebody else tried may name hidden cards."""
        if self.seat in (None, actor):
            return error.message
        return Message("replay-no-next", line=error.line)

    def do_back(self, rest: str) -> None:
        for _ in range(self.count(rest, "command-back")):
            if self.forked is not None and self.fork_depths:
                depth = self.fork_depths.pop()
                while self.forked.depth > depth:
                    self.forked.pop()
            elif self.forked is None and self.replay.at:
                self.replay.back()
            else:
                self.tell(Message("replay-first"))
                break
        self.where()

    def do_turn(self, rest: str) -> None:
        if not rest.isdecimal():
            self.needs_number("command-turn")
            return

        def move() -> None:
            if not self.replay.to_turn(limits.number(rest)):
                self.tell(Message("replay-no-turn", turn=rest))

        self.go(move)

    def do_start(self, rest: str) -> None:
        self.go(lambda: self.replay.to(0))

    def do_last(self, rest: str) -> None:
        self.go(self.replay.to_end)

    def go(self, move: Callable[[], object]) -> None:
        if self.forked is not None:
            self.tell(Message("replay-in-fork"))
            return
        try:
            move()
        except RecordError as error:
            self.tell(self.problem(error, self.replay.seat), "red")
        self.where()

    # --- showing ----------------------------------------------------------------------------------

    def tell_events(self, events: list[Event]) -> None:
        told = log.messages(self.game.state, events, self.seat)
        self.print_lines((self.said(each) for _, each in told), "dim")

    def where(self) -> None:
        """Where we are and what comes next."""
        game, replay = self.game, self.replay
        here = Message("replay-here", at=replay.at, count=len(replay), turn=game.state.turn)
        self.tell(here, "bold")
        if self.forked is not None:
            self.ask()
        elif replay.at >= len(replay):
            self.tell(Message("replay-last", result=ended(game)))
        elif self.seat in (None, replay.seat):
            self.tell(Message("replay-next", action=replay.record.actions[replay.at]))
        else:  # what somebody else is going to do nobody knows
            self.tell(prompts.message(game.state, self.seat))

    def ask(self) -> None:
        """Who is asked what in the fork."""
        decision = self.game.decision
        if decision is None:
            self.tell(Message("replay-last", result=ended(self.game)))
            return
        self.tell(prompts.message(self.game.state, decision.player))

    def do_list(self, rest: str) -> None:
        """Actions of the record, this turn's or all; an arrow shows where we are."""
        replay = self.replay
        known = sorted(replay.turns.values())
        begin = max((index for index in known if index <= replay.at), default=0)
        stop = min((check.index for check in replay.record.checks if check.index > replay.at),
                   default=len(replay))  # fmt: skip
        span = range(len(replay)) if rest else range(begin, stop)
        lines: Sequence[Seen] = replay.record.actions
        if self.seat is not None:  # nobody knows what is still to come
            lines = seen_actions(replay, self.seat)[: replay.at]
        for index in span:
            arrow = "→" if index == replay.at else " "
            line = lines[index] if index < len(lines) else "…"
            if isinstance(line, Message):
                line = self.say(line)
            if index <= len(lines):
                self.print(f"{arrow} {index + 1:>3} {line}")

    def do_show(self, rest: str) -> None:
        seats = range(len(self.replay.record.decks)) if self.seat is None else [self.seat]
        for n, seat in enumerate(seats):
            view = self.game.view(seat)
            if n == 0:
                self.print(self.artist.table(view, self.console.width))
            else:
                self.print(self.artist.titles[seat])
                self.print(self.artist.hand(view, self.console.width))

    def do_seat(self, rest: str) -> None:
        seats = len(self.replay.record.decks)
        if is_word(rest, "command-all", self.lang):
            self.seat = None
        elif rest.isdecimal() and 1 <= limits.number(rest) <= seats:
            if self.forked is not None:
                self.tell(Message("replay-in-fork"))
                return
            self.seat = limits.number(rest) - 1
        else:
            self.tell(Message("replay-no-seat", count=seats))
            return
        self.do_show("")

    def do_options(self, rest: str) -> None:
        decision = self.game.decision
        if self.seat is not None and (decision is None or decision.player != self.seat):
            self.tell(prompts.message(self.game.state, self.seat))
            return
        for text in notation.write_all(self.game.state, self.game.options):
            self.print(f"  {text}")

    # --- playing on -------------------------------------------------------------------------------

    def do_fork(self, rest: str) -> None:
        if self.seat is not None:  # who plays for everybody sees every hand
            self.tell(Message("replay-fork-all"))
            return
        if self.forked is None:
            self.forked = self.replay.fork()
            self.fork_depths = []
            self.tell(Message("replay-forked"))
        self.ask()

    def do_main(self, rest: str) -> None:
        self.forked = None
        self.tell(Message("replay-main"))
        self.where()

    def write(self, line: str, typed: str) -> None:
        if self.forked is None:
            self.tell(Message("replay-fork-first"))
            return
        depth = self.forked.depth
        seat, text = notation.split_seat(line)
        try:
            events = self.forked.push(text, seat)
        except (InvalidAction, AmbiguousAction, IllegalAction) as error:
            self.tell(notation.unread(error, self.lang))
            return
        self.fork_depths.append(depth)
        self.tell_events(events)
        self.ask()

    def do_why(self, rest: str) -> None:
        if not rest:
            self.show_how(Message("table-why-what"))
            return
        try:
            found = self.game.why_not(notation.in_notation(rest, self.lang), self.seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.tell(notation.unread(error, self.lang))
            return
        self.tell(because(found) if found else Message("table-legal"))

    def do_save(self, rest: str) -> None:
        """The record as it is, or that of the fork."""
        if not rest:
            self.show_how(Message("table-save-where"))
            return
        record = self.replay.record
        if self.forked is not None:
            notes = [note for note in record.notes if note.index <= self.replay.at]
            record = of(self.forked, record.players, record.deck_names, notes, record.scene)
        try:
            kept.write_text(Path(rest), record.text())
        except OSError as error:
            self.tell(Message("play-no-write", file=rest, why=system_reason(error)))
        else:
            self.tell(Message("replay-saved", file=rest))
