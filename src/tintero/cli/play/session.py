"""Games at the terminal: reads a line, does what it says, lets the bots answer."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from tintero import limits, rulebook
from tintero.bots.seat import why_failed
from tintero.cards.pool import AmbiguousCard, UnknownCard
from tintero.cli.cards.card_sheet import sheet
from tintero.cli.play.plain_screen import Screen
from tintero.cli.shell.lines import Quit
from tintero.game import AmbiguousAction, InvalidAction
from tintero.messages import Message, PlayerNamed, Problem
from tintero.messages.system import system_reason
from tintero.notation import in_notation, unread
from tintero.rulebook.sources import fold
from tintero.table.commands import PLAY, is_word, understood
from tintero.table.port import CannotDo
from tintero.table.sitting import Sitting


class Stranded(Quit):
    """A bot could not answer; the game waits for it."""


class PlaySession(Screen):
    """The games of one sitting, with people at some seats and bots at the others."""

    place = PLAY

    def __init__(self, sitting: Sitting, console: Console) -> None:
        super().__init__(sitting.match, console)
        self.sitting = sitting

    # --- the loop -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the people have had enough."""
        self.play()
        while self.again():
            self.play()

    def play(self) -> None:
        """One game, to its end."""
        match = self.match
        match.keeping = self.live
        self.welcome()
        while match.asked is not None:
            if match.waits_for_bot:
                self.let_answer()
                continue
            self.hand_over(match.asked)
            self.tell_kept()
            shown = self.draw().version
            while match.version == shown:
                self.obey(self.read())
        self.show_end()

    def welcome(self) -> None:
        self.announce(*self.match.begin())
        self.match.keep()
        decks = self.match.plan.decks
        self.announce(Message("table-against", first=decks[0], second=decks[-1]))
        if self.match.people:
            self.announce(Message("table-welcome"))

    def let_answer(self) -> None:
        """A bot that fails ends the session, not the game."""
        match = self.match
        turn, asked = match.game.state.turn, match.asked
        assert asked is not None
        try:
            match.let_answer()
        except Exception as error:
            why = why_failed(error, self.lang)
            self.tell(Message("table-failed-why", player=PlayerNamed(asked), why=why))
            raise Stranded from error
        if not match.people:
            self.tell_news()
            if match.game.state.turn != turn:
                self.draw_for_nobody()

    def hand_over(self, seat: int) -> None:
        """Two people, one keyboard: nobody sees the other's hand by accident."""
        if seat == self.seat:
            return
        self.seat = seat
        if self.live:
            self.console.clear()
            self.tell(Message("table-pass-on", player=PlayerNamed(seat)), "bold")
            self.read("")

    def tell_kept(self) -> None:
        said = self.match.keeper.tell()
        if said is not None:
            self.announce(said)

    # --- between two games ------------------------------------------------------------------------

    def again(self) -> bool:
        """After a game: the next one of a series, or a rematch; False when that was all."""
        sitting = self.sitting
        sitting.finish()
        score = sitting.score()
        if score is not None:
            self.tell(score, "bold")
        if sitting.goes_on:
            self.sit_down(sitting.next_game(self.begins()))
            return True
        if not self.match.people:
            return False
        self.show_how(Message("table-what-now"))
        try:
            return self.wants_more()
        except Quit:
            return False

    def begins(self) -> bool:
        """CR 2.1.3.2: whether the loser begins the next game."""
        chooser = self.sitting.chooser
        if chooser is None:
            return True
        while True:
            self.tell(Message("table-begin", player=PlayerNamed(chooser)))
            line = self.read()
            for id, answer in (("command-yes", True), ("command-no", False)):
                if is_word(line, id, self.lang):
                    return answer
            if understood(line, self.lang, PLAY)[0] == "quit":
                raise Quit

    def wants_more(self) -> bool:
        """Whether a rematch is asked for. A pipe may hold more lines than the game had questions:
        the first that is no command is the end."""
        before = self.match
        while self.match is before:
            line = self.read()
            if understood(line, self.lang, PLAY)[0]:
                self.obey(line)
            elif line and self.live:
                self.show_how(Message("table-what-now"))
            else:
                return False
        return True

    def do_rematch(self, rest: str) -> None:
        if self.match.asked is not None:
            self.tell(Message("table-rematch-when"))
            return
        try:
            self.sit_down(self.sitting.rematch())
        except Problem as error:
            self.tell(error.message)

    # --- playing ----------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        if line.isdecimal():
            self.pick(limits.number(line))
        elif line:
            try:
                super().obey(line)
            except CannotDo as error:
                self.tell(error.message)

    def pick(self, number: int) -> None:
        options = self.hand.state().options
        if 1 <= number <= len(options):
            self.hand.act(options[number - 1].id)
        else:
            self.tell(Message("table-no-number", most=len(options)))

    def write(self, line: str, typed: str) -> None:
        try:
            self.hand.act(line)
        except CannotDo as error:
            same = [o for o in self.hand.options() if fold(self.say(o.words)) == fold(typed)]
            unread = isinstance(error.__cause__, InvalidAction | AmbiguousAction)
            if unread and len(same) == 1:  # the words of an option, as they are shown
                self.hand.act(same[0].id)
            else:
                self.complain(error)

    def complain(self, error: CannotDo) -> None:
        cause = error.__cause__
        if isinstance(cause, AmbiguousAction):
            self.tell(Message("table-ambiguous"))
            self.print_lines(cause.candidates)
        elif isinstance(cause, InvalidAction):
            why = unread(cause, self.lang)
            problem = self.say(why)
            self.print(f"{problem[:1].upper()}{problem[1:]}.")
            if why.id != "list-near":
                self.tell(Message("table-help"))
        else:
            self.tell(error.message)

    def do_undo(self, rest: str) -> None:
        before = self.match.version
        far = is_word(rest, "command-undo-far", self.lang)
        said = self.hand.undo(far=far)
        if self.match.version != before:
            for ear in self.news:
                self.news[ear] = [said]
            return
        self.tell(said)
        if said.id != "table-undo-none" and not far:
            self.tell(Message("table-undo-far"))
            if self.match.may_be_free:
                self.tell(Message("table-undo-free"))

    def do_free(self, rest: str) -> None:
        """Everything may be taken back from now on, or what the rules let one."""
        self.tell(self.hand.let_undo())

    def do_concede(self, rest: str) -> None:
        self.hand.concede()

    # --- asking -----------------------------------------------------------------------------------

    def do_hint(self, rest: str) -> None:
        self.tell(Message("table-hint-idea", option=self.hand.hinted()))

    def do_why(self, rest: str) -> None:
        """Why something may not be done: the sentence and its clause."""
        if not rest:
            self.show_how(Message("table-why-what"))
            return
        try:
            why = self.hand.why_not(in_notation(rest, self.lang))
        except CannotDo as error:
            self.complain(error)
        else:
            self.tell(why or Message("table-legal"))

    def do_card(self, rest: str) -> None:
        try:
            self.print(sheet(self.match.game.pool.one(rest), self.lang))
        except AmbiguousCard as error:
            self.tell(Message("table-many-cards", name=rest))
            self.print_lines(error.near)
        except UnknownCard as error:
            self.tell(Message("table-no-card-called", name=rest))
            self.near(error.near)

    def do_rule(self, rest: str) -> None:
        try:
            clause = rulebook.clause(rest.removeprefix("CR ").strip())
        except rulebook.UnknownClause as error:
            self.tell(Message("table-no-rule", number=error.number))
            self.near(error.near)
            return
        self.print(Text(f"{clause.number}  {clause.title(self.lang)}", style="bold"))
        self.print(clause.statement(self.lang))

    def near(self, names: tuple[str, ...] | list[str]) -> None:
        if names:
            self.tell(Message("table-near", names=", ".join(names)))

    def do_log(self, rest: str) -> None:
        """The last turn and this one so far, each event with its clause."""
        before, now = self.match.log.of_turns(self.seat, self.match.game.state.turn)
        if before:
            self.tell(Message("table-last-turn"), "bold")
            self.print_lines(self.with_rules(before))
        self.tell(Message("table-this-turn"), "bold")
        self.print_lines(self.with_rules(now))

    # --- keeping ----------------------------------------------------------------------------------

    def do_save(self, rest: str) -> None:
        if not rest:
            self.show_how(Message("table-save-where"))
            return
        try:
            self.match.save(Path(rest))
        except OSError as error:
            self.tell(Message("play-no-write", file=rest, why=system_reason(error)))
        else:
            self.tell(Message("table-saved", file=rest))

    def leave(self, always: bool = False) -> None:
        """Somebody at a terminal leaves a game that is not over: `--resume` goes on with it.

        `always`: also where there is no terminal."""
        match = self.match
        match.keeping = self.live or always
        if match.asked is None:
            return
        if match.leave() is not None:
            self.tell(Message("table-kept"))
        elif match.keeper.problem is not None:
            self.tell(Message("table-lost", why=system_reason(match.keeper.problem)))
