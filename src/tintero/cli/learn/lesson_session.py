"""A lesson at the terminal, line by line; and a game in which a coach says what is sensible."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from tintero.cli.play.plain_screen import Screen
from tintero.cli.play.session import PlaySession
from tintero.cli.shell.lines import Quit
from tintero.learn import LESSONS, LessonTable, advice
from tintero.learn.coach import needs_bot
from tintero.learn.done_list import DoneList
from tintero.messages import ClauseNamed, Message
from tintero.messages.system import system_reason
from tintero.table.commands import is_word
from tintero.table.port import SeatState
from tintero.table.thinker import idea


class Onward(Exception):
    """On to the next lesson."""


class LessonSession(PlaySession):
    """One lesson; `left` says whether whoever learns has had enough."""

    reached_id = "learn-reached"  # what is said at the end
    not_kept_id = "learn-not-kept"  # where that can't be noted down

    def __init__(self, table: LessonTable, console: Console) -> None:
        self.table = table
        self.left = False
        Screen.__init__(self, table.match, console)

    def run_lesson(self) -> bool:
        """Whether the goal was reached."""
        self.introduce()
        try:
            while not self.table.reached:
                self.table.let_rival()
                if self.table.reached:
                    break
                if self.stuck():
                    self.restart()
                    continue
                shown, table = self.draw().version, self.table
                while table is self.table and self.match.version == shown:
                    self.obey(self.read())
            self.tell_news()
            after = self.table.lesson.words("after")
            self.tell(Message(self.reached_id, after=after), "bold green")
            self.print("")
            return True
        except Onward:
            return False
        except Quit:
            self.left = True
            return False

    def introduce(self) -> None:
        lesson = self.table.lesson
        title = lesson.words("title")
        head = Message("learn-lesson-head", number=lesson.number, count=len(LESSONS), title=title)
        self.print(self.say(head), "bold")
        self.tell(lesson.words("told"))
        for number in lesson.clauses:
            self.tell(Message("learn-clause-is", clause=ClauseNamed(number)), "dim")
        self.tell(Message("learn-goal-is", goal=lesson.words("goal")), "bold")
        self.show_how(Message("learn-line-how"))
        if self.live:
            self.read("")

    def draw(self) -> SeatState:
        state = super().draw()
        self.tell(Message("learn-goal-is", goal=self.table.lesson.words("goal")), "dim")
        return state

    def stuck(self) -> bool:
        """Whether it does not go on from here."""
        return not self.table.waits

    def new_table(self) -> LessonTable:
        return LessonTable(self.table.lesson, self.lang)

    def restart(self) -> None:
        self.table = self.new_table()
        self.sit_down(self.table.match)

    def obey(self, line: str) -> None:
        if is_word(line, "learn-word-next", self.lang):
            raise Onward
        if is_word(line, "learn-word-hint", self.lang):
            self.do_hint("")
        elif is_word(line, "learn-word-again", self.lang):
            self.restart()
        else:
            super().obey(line)

    def do_hint(self, rest: str) -> None:
        self.tell(self.table.lesson.words("hint"), "cyan")

    def do_concede(self, rest: str) -> None:
        self.tell(Message("learn-not-here"))

    do_save = do_rematch = do_free = do_concede


def one_after_the_other(sessions: Iterable[LessonSession], done: DoneList) -> bool:
    """Whether all were gone through; what a person has done is noted down."""
    for session in sessions:
        if session.run_lesson() and session.live:
            try:
                done.add(session.table.lesson.id)
            except OSError as error:
                session.tell(Message(session.not_kept_id, why=system_reason(error)))
        if session.left:
            session.tell(Message("table-bye"))
            return False
    return True


class CoachSession(PlaySession):
    """A game; before each question the coach says a sentence."""

    def draw(self) -> SeatState:
        state = super().draw()
        match = self.match
        place = idea(match.game, self.seat) if needs_bot(match) else None
        word = advice(match, self.seat, place)
        said = self.said(word.said)
        rule = f" [{word.rule}]" if word.rule else ""
        self.print(self.say(Message("learn-coach-says", said=f"{said}{rule}")), "cyan")
        return state
