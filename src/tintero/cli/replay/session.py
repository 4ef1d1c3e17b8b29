"""Going through a record by commands, typed or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tintero import limits, notation
from tintero.cli.play.command import table_console
from tintero.cli.play.table_text import Artist
from tintero.cli.replay.seen import seen_action, seen_actions
from tintero.cli.replay.words import HELP, say
from tintero.cli.shell.lines import Conversation, Quit
from tintero.cli.shell.words import reason
from tintero.cli.shell.words import say as say_common
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction
from tintero.records import GameRecord, RecordError, Replay, of
from tintero.tui import kept
from tintero.views.log import sentences
from tintero.views.prompts import prompt


def title(record: GameRecord, seat: int, lang: str) -> str:
    """ "Player 2 (random bot) · ruby-amethyst" """
    who = say_common(lang, "player", seat + 1)
    if record.players[seat]:
        who += f" ({record.players[seat]})"
    return f"{who} · {record.deck_names[seat]}" if record.deck_names[seat] else who


def outcome_words(game: Game, lang: str) -> str:
    """ "Player 1 wins: 20 lore (CR 1.8.1.1)." """
    outcome = game.outcome
    if outcome is None:
        return say(lang, "unfinished")
    lore = 0 if outcome.winner is None else game.view(0).players[outcome.winner].lore
    reason = say_common(lang, f"reason_{outcome.reason}", lore)
    if outcome.winner is None:
        return say_common(lang, "nobody", reason, outcome.rule)
    return say_common(lang, "won", outcome.winner + 1, reason, outcome.rule)


class ReplaySession(Conversation):
    """A replay, or a game forked from it, and the one who steers it."""

    asks = "> "

    def __init__(self, replay: Replay, lang: str, seat: int | None = None) -> None:
        self.replay = replay
        self.lang = lang
        self.seat = seat  # whose eyes; None: everybody's
        self.forked: Game | None = None
        self.fork_depths: list[int] = []
        record = replay.record
        titles = [title(record, n, lang) for n in range(len(record.decks))]
        self.artist = Artist(replay.pool, lang, titles, str(record.rules["version"]))
        self.console: Console = table_console()
        self.live = sys.stdin.isatty() and self.console.is_terminal

    @property
    def game(self) -> Game:
        return self.replay.game if self.forked is None else self.forked

    def say(self, key: str, *values: object) -> str:
        return say(self.lang, key, *values)

    def print(self, what: str, style: str = "") -> None:
        self.console.print(Text(what, style=style), soft_wrap=not self.live)

    # --- the loop ---------------------------------------------------------------------------------

    def greet(self) -> None:
        self.where()
        self.print(self.say("hint"), "dim")

    def obey(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        command = COMMANDS.get(verb.casefold())
        if command is not None:
            command(self, rest.strip())
        elif self.forked is not None:
            self.push(line)
        else:
            self.print(self.say("fork_first"))

    # --- moving -----------------------------------------------------------------------------------

    def count(self, rest: str, verb: str) -> int:
        """The number after a verb; 1 if there is none, 0 and a complaint if it is no number."""
        if rest and not rest.isdecimal():
            self.print(self.say("number", verb))
            return 0
        return limits.number(rest or "1")

    def next(self, rest: str) -> None:
        if self.forked is not None:
            self.print(self.say("in_fork"))
            return
        for _ in range(self.count(rest, "next")):
            if not self.step():
                return

    def step(self) -> bool:
        """One action forward; False when that is not possible, with the reason."""
        replay = self.replay
        if replay.at >= len(replay):
            self.print(self.say("last", outcome_words(replay.game, self.lang)))
            return False
        seat, turn, text = replay.seat, replay.game.state.turn, self.action()
        try:
            events = replay.forward()
        except RecordError as error:
            self.print(self.problem(error, seat), "red")
            return False
        who = 0 if seat is None else seat
        self.print(self.say("at", replay.at, len(replay), turn, who + 1, text), "bold")
        self.tell(events)
        return True

    def action(self) -> str:
        """The next action of the record, as far as the eyes it is seen with may know it."""
        line = self.replay.record.actions[self.replay.at]
        if self.seat is None:
            return notation.split_seat(line)[1]
        return seen_action(self.replay.game, line, self.seat, self.lang)

    def problem(self, error: RecordError, actor: int | None) -> str:
        """Why the record can't go on; what somebody else tried may name hidden cards."""
        if self.seat in (None, actor):
            return error.sentence(self.lang)
        return self.say("no_next", error.line)

    def back(self, rest: str) -> None:
        for _ in range(self.count(rest, "back")):
            if self.forked is not None and self.fork_depths:
                depth = self.fork_depths.pop()
                while self.forked.depth > depth:
                    self.forked.pop()
            elif self.forked is None and self.replay.at:
                self.replay.back()
            else:
                self.print(self.say("first"))
                break
        self.where()

    def go_turn(self, rest: str) -> None:
        if not rest.isdecimal():
            self.print(self.say("number", "turn"))
            return

        def move() -> None:
            if not self.replay.to_turn(limits.number(rest)):
                self.print(self.say("no_turn", rest))

        self.go(move)

    def start(self, rest: str) -> None:
        self.go(lambda: self.replay.to(0))

    def end(self, rest: str) -> None:
        self.go(self.replay.to_end)

    def go(self, move: Callable[[], object]) -> None:
        if self.forked is not None:
            self.print(self.say("in_fork"))
            return
        try:
            move()
        except RecordError as error:
            self.print(self.problem(error, self.replay.seat), "red")
        self.where()

    # --- showing ----------------------------------------------------------------------------------

    def tell(self, events: list[Event]) -> None:
        for line in sentences(self.game.state, events, self.lang, self.seat):
            self.console.print(Padding(Text(line, style="dim"), (0, 0, 0, 2), expand=False))

    def where(self) -> None:
        """Where we are and what comes next."""
        game, replay = self.game, self.replay
        turn = game.state.turn
        self.print(self.say("here", replay.at, len(replay), turn), "bold")
        if self.forked is not None:
            self.ask()
        elif replay.at >= len(replay):
            self.print(self.say("last", outcome_words(game, self.lang)))
        elif self.seat in (None, replay.seat):
            self.print(self.say("next", replay.record.actions[replay.at]))
        else:  # what somebody else is going to do nobody knows
            self.print(prompt(game.state, self.lang, self.seat))

    def ask(self) -> None:
        """Who is asked what in the fork."""
        decision = self.game.decision
        if decision is None:
            self.print(self.say("last", outcome_words(self.game, self.lang)))
            return
        self.print(prompt(self.game.state, self.lang, decision.player))

    def actions(self, rest: str) -> None:
        """Actions of the record, this turn's or all; an arrow shows where we are."""
        replay = self.replay
        known = sorted(replay.turns.values())
        begin = max((index for index in known if index <= replay.at), default=0)
        stop = min((check.index for check in replay.record.checks if check.index > replay.at),
                   default=len(replay))  # fmt: skip
        span = range(len(replay)) if rest else range(begin, stop)
        lines: Sequence[str] = replay.record.actions
        if self.seat is not None:  # nobody knows what is still to come
            lines = seen_actions(replay, self.seat, self.lang)[: replay.at]
        for index in span:
            arrow = "→" if index == replay.at else " "
            line = lines[index] if index < len(lines) else "…"
            if index <= len(lines):
                self.print(f"{arrow} {index + 1:>3} {line}")

    def show(self, rest: str) -> None:
        seats = range(len(self.replay.record.decks)) if self.seat is None else [self.seat]
        for n, seat in enumerate(seats):
            view = self.game.view(seat)
            if n == 0:
                self.console.print(self.artist.table(view, self.console.width))
            else:
                self.print(self.artist.titles[seat])
                self.console.print(self.artist.hand(view, self.console.width))

    def sit(self, rest: str) -> None:
        seats = len(self.replay.record.decks)
        if rest.casefold() in ("all", "todos", "todo"):
            self.seat = None
        elif rest.isdecimal() and 1 <= limits.number(rest) <= seats:
            if self.forked is not None:
                self.print(self.say("in_fork"))
                return
            self.seat = limits.number(rest) - 1
        else:
            self.print(self.say("no_seat", seats))
            return
        self.show("")

    def options(self, rest: str) -> None:
        decision = self.game.decision
        if self.seat is not None and (decision is None or decision.player != self.seat):
            self.print(prompt(self.game.state, self.lang, self.seat))
            return
        for text in notation.write_all(self.game.state, self.game.options):
            self.print(f"  {text}")

    def help(self, rest: str) -> None:
        grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
        for what, meaning in HELP[self.lang]:
            grid.add_row(Text(what, style="bold"), Text(meaning))
        self.console.print(grid)

    # --- playing on -------------------------------------------------------------------------------

    def fork(self, rest: str) -> None:
        if self.seat is not None:  # who plays for everybody sees every hand
            self.print(self.say("fork_all"))
            return
        if self.forked is None:
            self.forked = self.replay.fork()
            self.fork_depths = []
            self.print(self.say("forked"))
        self.ask()

    def main(self, rest: str) -> None:
        self.forked = None
        self.print(self.say("main"))
        self.where()

    def understood(self, line: str) -> str:
        """A line in the notation: verbs may be Spanish where the screen is."""
        return notation.in_english(line) if self.lang == "es" else line

    def push(self, line: str) -> None:
        assert self.forked is not None
        depth = self.forked.depth
        seat, text = notation.split_seat(self.understood(line))
        try:
            events = self.forked.push(text, seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.print(error.said(self.lang))
            return
        except IllegalAction as error:
            self.print(f"{error.why.sentence(self.lang)} (CR {error.rule})")
            return
        self.fork_depths.append(depth)
        self.tell(events)
        self.ask()

    def why(self, rest: str) -> None:
        if not rest:
            self.print(say_common(self.lang, "why_what"))
            return
        try:
            found = self.game.why_not(self.understood(rest), self.seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.print(error.said(self.lang))
            return
        legal = say_common(self.lang, "legal")
        self.print(f"{found.sentence(self.lang)} (CR {found.rule})" if found else legal)

    def save(self, rest: str) -> None:
        """The record as it is, or that of the fork."""
        if not rest:
            self.print(self.say("save_where"))
            return
        record = self.replay.record
        if self.forked is not None:
            notes = [note for note in record.notes if note.index <= self.replay.at]
            record = of(self.forked, record.players, record.deck_names, notes, record.scene)
        try:
            kept.write_text(Path(rest), record.text())
        except OSError as error:
            self.print(say_common(self.lang, "no_write", rest, reason(self.lang, error)))
        else:
            self.print(self.say("saved", rest))

    def quit(self, rest: str) -> None:
        raise Quit


Command = Callable[[ReplaySession, str], None]
COMMANDS: dict[str, Command] = {
    word: command
    for words, command in (
        (("", "next", "n", "siguiente", "s"), ReplaySession.next),
        (("back", "b", "atrás", "atras", "a"), ReplaySession.back),
        (("turn", "t", "turno"), ReplaySession.go_turn),
        (("start", "inicio"), ReplaySession.start),
        (("finish", "last", "final"), ReplaySession.end),
        (("list", "l", "lista"), ReplaySession.actions),
        (("show", "ver", "v"), ReplaySession.show),
        (("seat", "asiento"), ReplaySession.sit),
        (("options", "o", "opciones"), ReplaySession.options),
        (("fork", "bifurcar"), ReplaySession.fork),
        (("main", "principal"), ReplaySession.main),
        (("why", "porque", "porqué"), ReplaySession.why),
        (("save", "guardar"), ReplaySession.save),
        (("?", "help", "ayuda"), ReplaySession.help),
        (("quit", "exit", "q", "salir"), ReplaySession.quit),
    )
    for word in words
}
