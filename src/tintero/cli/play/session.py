"""A game at the terminal: reads a line, does what it says, lets the bots answer."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tintero import limits, rulebook
from tintero.bots import Bot, make_bot
from tintero.bots.bot import take_turn
from tintero.bots.seat import BotSeat, why_failed
from tintero.cards.pool import AmbiguousCard, UnknownCard
from tintero.cli.cards.card_sheet import sheet
from tintero.cli.play.help import help_text
from tintero.cli.play.plain_screen import Screen
from tintero.cli.play.table_text import Artist
from tintero.cli.shell.lines import Quit
from tintero.cli.shell.words import reason
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, TakebackRefused
from tintero.notation import in_english
from tintero.tui import kept, saved
from tintero.tui.kept import Keeper
from tintero.tui.words import say as say_table
from tintero.views.log import sentence, sentences

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives `input` line editing and a history)


class Stranded(Quit):
    """A bot could not answer; the game waits for it."""


class PlaySession(Screen):
    """One game with people at some seats and bots at the others."""

    def __init__(
        self,
        game: Game,
        bots: dict[int, Bot],
        artist: Artist,
        console: Console,
        extra: dict[str, Any],
        keeper: Keeper | None = None,
    ) -> None:
        people = [player.id for player in game.state.players if player.id not in bots]
        super().__init__(game, people, artist, console)
        self.bots = bots
        self.extra = extra  # who plays what, for a saved game
        self.free = False  # whether everything may be taken back
        self.keeper = keeper or Keeper()
        if self.live:
            if not game.depth and kept.kept_games():
                self.announce(say_table(self.lang, "set_aside"))
            self.keeper.begin()

    # --- the loop -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        while self.game.decision is not None:
            seat = self.game.decision.player
            if seat in self.bots:
                self.let_answer(seat)
                if not self.people:
                    self.tell()
            else:
                self.hand_over(seat)
                self.keep_quietly()
                self.draw(seat)
                while not self.obey(self.read(), seat):
                    pass
        path = self.keeper.finish(self.text()) if self.live else None
        self.show_end()
        if path is not None:
            self.print(say_table(self.lang, "kept_over", path), "dim")
        words = self.keeper.tell(self.lang)
        if words:
            self.print(words)

    def let_answer(self, seat: int) -> None:
        """A bot that fails ends the session, not the game."""
        try:
            self.do(partial(take_turn, self.bots[seat], self.game))
        except Exception as error:
            why = why_failed(error, self.lang)
            self.print(say_table(self.lang, "failed_why", self.artist.titles[seat], why))
            raise Stranded from error

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
        self.console.print(Text(sign), end="")  # a program that plays knows when it is asked
        line = sys.stdin.readline()
        self.print(line.rstrip())
        if not line:
            raise Quit
        return line.strip()

    # --- what is typed --------------------------------------------------------------------------

    def obey(self, line: str, seat: int) -> bool:
        """Do what a line says. True when the game has changed and must be shown anew."""
        if not line:
            return False
        if line.isdecimal():
            return self.pick(limits.number(line), seat)
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
            self.do(lambda: self.game.push(self.understood(text), seat))
        except (InvalidAction, AmbiguousAction) as error:
            same = self.labelled(text, seat)
            if len(same) == 1:  # the words of an option, as they are shown
                return self.pick(same[0] + 1, seat)
            self.complain(error)
            return False
        except IllegalAction as error:
            self.print(f"{error.why.sentence(self.lang)} (CR {error.rule})")
            return False
        return True

    def understood(self, line: str) -> str:
        """A line in the notation: verbs may be Spanish where the screen is."""
        return in_english(line) if self.lang == "es" else line

    def complain(self, error: InvalidAction | AmbiguousAction) -> None:
        if isinstance(error, AmbiguousAction):
            self.print(self.say("ambiguous"))
            self.print_lines(error.candidates)
        else:
            problem = error.said(self.lang)
            self.print(f"{problem[:1].upper()}{problem[1:]}.")
            if not error.near:
                self.print(self.say("help"))

    # --- commands -------------------------------------------------------------------------------

    def help(self, rest: str, seat: int) -> bool:
        self.print(help_text(self.lang))
        return False

    def hint(self, rest: str, seat: int) -> bool:
        """What a bot would do that knows no more than this seat."""
        copy = Game.load(self.game.save(), self.game.pool)
        place = make_bot("greedy", self.game.depth).choose(BotSeat(copy, seat))
        self.print(say_table(self.lang, "hint_idea", self.labels(seat)[place]))
        return False

    def why(self, rest: str, seat: int) -> bool:
        """Why something may not be done: the sentence and its clause."""
        if not rest:
            self.print(self.say("why_what"))
            return False
        try:
            found = self.game.why_not(self.understood(rest), seat)
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
            undone = self.game.takeback(seat, as_far_as_possible=far, free=self.free)
        except TakebackRefused as refused:
            self.print(self.refusal(refused, seat))
            if refused.rule != "1.7.6" and not far:
                self.print(self.say("undo_far"))
            return False
        if not undone:
            self.print(self.say("undo_none"))
            return False
        for ear in self.ears:
            self.news[ear] = [self.say("undone_far" if far else "undone")]
        return True

    def refusal(self, refused: TakebackRefused, seat: int) -> str:
        if refused.event is not None:
            what = sentence(self.game.state, refused.event, self.lang, seat)
            return self.say("undo_seen", refused.rule, what)
        if refused.rule == "1.7.6":
            return self.say("undo_none")
        return self.say("undo_other", refused.said(self.lang))

    def log(self, rest: str, seat: int) -> bool:
        """The last turn and this one so far, each event with its clause."""
        state = self.game.state
        if self.last_turn[seat]:
            self.print(self.say("last_turn"), "bold")
            self.print_lines(self.last_turn[seat])
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
        try:
            saved.write(Path(rest), self.extra, saved.record_now(self.game, self.extra))
        except OSError as error:
            self.print(self.say("no_write", rest, reason(self.lang, error)))
        else:
            self.console.print(Text(self.say("saved", rest)), soft_wrap=True)
        return False

    def keep(self, always: bool = False) -> None:
        """Somebody at a terminal leaves a game that is not over: `--resume` goes on with it.

        `always`: also where there is no terminal."""
        if self.keep_quietly(always):
            self.print(say_table(self.lang, "kept"))
        elif self.keeper.problem is not None:
            self.print(say_table(self.lang, "lost", reason(self.lang, self.keeper.problem)))

    def keep_quietly(self, always: bool = False) -> bool:
        """Before every prompt, so that nothing is lost whatever happens next."""
        if not (self.live or always) or self.game.decision is None:
            return False
        path = self.keeper.keep(self.text())
        words = self.keeper.tell(self.lang)
        if words:
            self.announce(words)
        return path is not None

    def text(self) -> str:
        """The game so far, as a file has it."""
        return saved.record_now(self.game, self.extra).text()

    def announce(self, words: str) -> None:
        """Said to everybody, before they are asked again."""
        for ear in self.ears:
            self.news[ear].append(words)

    def concede(self, rest: str, seat: int) -> bool:
        self.do(lambda: self.game.concede(seat))
        return True

    def quit(self, rest: str, seat: int) -> bool:
        raise Quit


Command = Callable[[PlaySession, str, int], bool]
COMMANDS: dict[str, Command] = {
    "?": PlaySession.help,
    "help": PlaySession.help,
    "ayuda": PlaySession.help,
    "hint": PlaySession.hint,
    "pista": PlaySession.hint,
    "why": PlaySession.why,
    "porque": PlaySession.why,
    "porqué": PlaySession.why,
    "card": PlaySession.card,
    "carta": PlaySession.card,
    "undo": PlaySession.undo,
    "deshacer": PlaySession.undo,
    "log": PlaySession.log,
    "registro": PlaySession.log,
    "rule": PlaySession.rule,
    "regla": PlaySession.rule,
    "save": PlaySession.save,
    "guardar": PlaySession.save,
    "concede": PlaySession.concede,
    "rendirse": PlaySession.concede,
    "quit": PlaySession.quit,
    "exit": PlaySession.quit,
    "salir": PlaySession.quit,
}
