"""A game at the terminal: shows the table, reads a line, does what it says.

Everything shown comes from the view of the seat that is asked, or says no more than it.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from tintero import rulebook
from tintero.bots import Bot
from tintero.bots.base import take_turn
from tintero.cards.pool import AmbiguousCard, UnknownCard
from tintero.cli.cards import sheet
from tintero.cli.help import help_text
from tintero.cli.table import Artist
from tintero.cli.words import say
from tintero.events import Event, Kind
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, TakebackRefused
from tintero.views.log import sentence, sentences
from tintero.views.prompts import label, prompt

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives `input` line editing and a history)

# Told in full by `log`; between two prompts they only get in the way.
QUIET = frozenset((Kind.STEP, Kind.INK_TURNED, Kind.PAID, Kind.DRIED, Kind.READIED, Kind.RESOLVED))
MOST_NEWS = 8


class Quit(Exception):
    """The person at the keyboard has had enough."""


class Session:
    """One game with people at some seats and bots at the others."""

    def __init__(
        self,
        game: Game,
        bots: dict[int, Bot],
        artist: Artist,
        console: Console,
        extra: dict[str, Any],
    ) -> None:
        self.game = game
        self.bots = bots
        self.artist = artist
        self.console = console
        self.extra = extra  # kept beside the record in a saved game
        self.lang = artist.lang
        self.people = [p.id for p in game.state.players if p.id not in bots]
        self.seat = self.people[0] if self.people else 0
        self.news: list[str] = []  # since the last prompt
        self.last_turn: list[str] = []
        self.live = sys.stdin.isatty() and console.is_terminal

    # --- the loop -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        while self.game.decision is not None:
            seat = self.game.decision.player
            if seat in self.bots:
                self.do(partial(take_turn, self.bots[seat], self.game))
                if not self.people:
                    self.tell()
            else:
                self.hand_over(seat)
                self.draw(seat)
                while not self.obey(self.read(), seat):
                    pass
        self.show_end()

    def do(self, action: Callable[[], list[Event]]) -> None:
        """Carry out something that changes the game, and keep what there is to tell of it."""
        state = self.game.state
        turn, before = state.turn, state.log[:]
        events = action()
        seat = self.seat if self.people else None
        if state.turn != turn:
            whole = before + events[: len(events) - len(state.log)]
            self.last_turn = sentences(state, whole, self.lang, seat, clause=True)
        told = [event for event in events if event.kind not in QUIET]
        self.news += sentences(state, told, self.lang, seat)
        if state.turn != turn and not self.people:
            self.tell()
            self.print(self.artist.table(self.game.view(0), self.console.width, with_hand=False))

    def hand_over(self, seat: int) -> None:
        """Two people, one keyboard: nobody sees the other's hand by accident."""
        if seat == self.seat:
            return
        self.seat = seat
        if self.live:
            self.console.clear()
            self.print(self.say("pass_on", seat + 1), "bold")
            self.read("")

    def read(self, sign: str = "> ") -> str:
        """One line; the end of the input is a polite way to leave."""
        if self.live:
            try:
                return input(sign).strip()
            except EOFError:
                raise Quit from None
        line = sys.stdin.readline()
        if not line:
            raise Quit
        self.print(f"{sign}{line.rstrip()}")
        return line.strip()

    # --- showing --------------------------------------------------------------------------------

    def say(self, key: str, *values: object) -> str:
        return say(self.lang, key, *values)

    def print(self, what: RenderableType, style: str | None = None) -> None:
        self.console.print(Text(what) if isinstance(what, str) else what, style=style)

    def print_lines(self, lines: Sequence[str], style: str = "") -> None:
        """Indented, also where a line is broken."""
        for line in lines:
            self.console.print(Padding(Text(line, style=style), (0, 0, 0, 2), expand=False))

    def tell(self) -> None:
        hidden = len(self.news) - MOST_NEWS
        if self.live and hidden > 0:
            self.print_lines([self.say("more", hidden)], "dim")
        self.print_lines(self.news[-MOST_NEWS:] if self.live else self.news, "dim")
        self.news = []

    def draw(self, seat: int) -> None:
        view = self.game.view(seat)
        width = self.console.width
        if self.live:
            self.console.clear()
        self.print(self.artist.table(view, width))
        self.tell()
        self.print(prompt(self.game.state, self.lang, seat), "bold")
        options = self.game.options
        labels = [label(self.game.state, o, self.lang, seat) for o in options]
        self.print(self.artist.options([o.act for o in options], labels, width))

    def show_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        view = self.game.view(self.seat)
        if self.live:
            self.console.clear()
        self.print(self.artist.table(view, self.console.width, bool(self.people)))
        self.tell()
        lore = view.players[outcome.winner].lore if outcome.winner is not None else 0
        reason = self.say(f"reason_{outcome.reason}", lore)
        if outcome.winner is None:
            self.print(self.say("nobody", reason, outcome.rule), "bold")
        else:
            self.print(self.say("won", outcome.winner + 1, reason, outcome.rule), "bold")
        self.print(self.say("seed", self.game.record().seed), "dim")

    # --- what is typed --------------------------------------------------------------------------

    def obey(self, line: str, seat: int) -> bool:
        """Do what a line says. True when the game has changed and must be shown anew."""
        if not line:
            return False
        if line.isdigit():
            return self.pick(int(line), seat)
        verb, _, rest = line.partition(" ")
        verb, rest = verb.casefold(), rest.strip()
        if verb == "por" and rest.casefold().startswith(("qué ", "que ")):
            verb, rest = "why", rest[4:].strip()
        command = COMMANDS.get(verb)
        if command is None:
            return self.push(line, seat)
        return command(self, rest, seat)

    def pick(self, number: int, seat: int) -> bool:
        options = self.game.options
        if not 1 <= number <= len(options):
            self.print(self.say("no_number", len(options)))
            return False
        self.do(lambda: self.game.push(options[number - 1], seat))
        return True

    def push(self, text: str, seat: int) -> bool:
        try:
            self.do(lambda: self.game.push(text, seat))
        except (InvalidAction, AmbiguousAction) as error:
            self.complain(error)
            return False
        except IllegalAction as error:
            self.print(f"{error.why.sentence(self.lang)} (CR {error.rule})")
            return False
        return True

    def complain(self, error: InvalidAction | AmbiguousAction) -> None:
        if isinstance(error, AmbiguousAction):
            self.print(self.say("ambiguous"))
            self.print_lines(error.candidates)
        else:
            near = self.say("near", ", ".join(error.near)) if error.near else self.say("hint")
            self.print(self.say("unread", near))

    # --- commands -------------------------------------------------------------------------------

    def help(self, rest: str, seat: int) -> bool:
        self.print(help_text(self.lang))
        return False

    def why(self, rest: str, seat: int) -> bool:
        """Why something may not be done: the sentence and its clause."""
        if not rest:
            self.print(self.say("why_what"))
            return False
        try:
            found = self.game.why_not(rest, seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.complain(error)
            return False
        if found is None:
            self.print(self.say("legal"))
        else:
            self.print(f"{found.sentence(self.lang)} (CR {found.rule})")
        return False

    def card(self, rest: str, seat: int) -> bool:
        try:
            self.print(sheet(self.game.pool.one(rest), self.lang))
        except AmbiguousCard as error:
            self.print(self.say("many_cards", rest))
            self.print_lines(error.near)
        except UnknownCard as error:
            self.print(self.say("no_card", rest))
            if error.near:
                self.print(self.say("near", ", ".join(error.near)))
        return False

    def undo(self, rest: str, seat: int) -> bool:
        far = rest.casefold() in ("far", "todo")
        try:
            undone = self.game.takeback(seat, as_far_as_possible=far)
        except TakebackRefused as refused:
            self.print(self.refusal(refused, seat))
            if refused.rule != "1.7.6" and not far:
                self.print(self.say("undo_far"))
            return False
        if not undone:
            self.print(self.say("undo_none"))
            return False
        self.news = [self.say("undone_far" if far else "undone")]
        return True

    def refusal(self, refused: TakebackRefused, seat: int) -> str:
        if refused.event is not None:
            what = sentence(self.game.state, refused.event, self.lang, seat)
            return self.say("undo_seen", refused.rule, what)
        return self.say("undo_none" if refused.rule == "1.7.6" else "undo_other", refused.rule)

    def log(self, rest: str, seat: int) -> bool:
        """The last turn and this one so far, each event with its clause."""
        state = self.game.state
        if self.last_turn:
            self.print(self.say("last_turn"), "bold")
            self.print_lines(self.last_turn)
        self.print(self.say("this_turn"), "bold")
        self.print_lines(sentences(state, state.log, self.lang, seat, clause=True))
        return False

    def rule(self, rest: str, seat: int) -> bool:
        try:
            clause = rulebook.clause(rest.removeprefix("CR ").strip())
        except rulebook.UnknownClause as error:
            self.print(self.say("no_clause", error.number))
            if error.near:
                self.print(self.say("near", ", ".join(error.near)))
            return False
        self.print(Text(f"{clause.number}  {clause.title(self.lang)}", style="bold"))
        self.print(clause.statement(self.lang))
        return False

    def save(self, rest: str, seat: int) -> bool:
        if not rest:
            self.print(self.say("save_where"))
            return False
        plain = self.extra | {"record": asdict(self.game.record())}
        try:
            Path(rest).write_text(json.dumps(plain, ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            self.print(self.say("no_write", rest, error.strerror or ""))
        else:
            self.console.print(Text(self.say("saved", rest)), soft_wrap=True)
        return False

    def concede(self, rest: str, seat: int) -> bool:
        self.do(lambda: self.game.concede(seat))
        return True

    def quit(self, rest: str, seat: int) -> bool:
        raise Quit


Command = Callable[[Session, str, int], bool]
COMMANDS: dict[str, Command] = {
    "?": Session.help,
    "help": Session.help,
    "ayuda": Session.help,
    "why": Session.why,
    "porque": Session.why,
    "porqué": Session.why,
    "card": Session.card,
    "carta": Session.card,
    "undo": Session.undo,
    "deshacer": Session.undo,
    "log": Session.log,
    "registro": Session.log,
    "rule": Session.rule,
    "regla": Session.rule,
    "save": Session.save,
    "guardar": Session.save,
    "concede": Session.concede,
    "rendirse": Session.concede,
    "quit": Session.quit,
    "exit": Session.quit,
    "salir": Session.quit,
}
