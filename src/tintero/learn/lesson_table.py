"""`LessonTable`: a lesson being played. The rival only ends turns, so a lesson is its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tintero.game import AmbiguousAction, IllegalAction, InvalidAction
from tintero.learn.lesson import LEARNER, Lesson
from tintero.messages import Message, Problem, say
from tintero.notation.write import write_all
from tintero.state.objects import Option
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.vocab import Act

MOST: Final = 120  # actions
RIVAL: Final = 1
# What the rival answers with, the first of these that there is.
PASSING: Final = (Act.END, Act.DONE, Act.NO)


class LessonTable:
    """`match` is the lesson as it stands after the actions done so far, whoever did them."""

    def __init__(
        self, lesson: Lesson, lang: str = "en", done: Sequence[str] = (), numbers: bool = False
    ) -> None:
        """Problem if those actions lead nowhere in this lesson. `numbers`: as in `Match`."""
        self.lesson = lesson
        plan = Plan(("", ""), {RIVAL: "rival"}, called={}, free=True)
        self.match = Match(lesson.game(), plan, {}, lang, numbers=numbers)
        self.match.keeping = False
        self.people = ("", say(Message("learn-rival"), lang))
        self.match.called = self.people
        if len(done) > MOST:
            raise Problem(Message("learn-long", most=MOST))
        for text in done:
            self._again(text)

    def _again(self, text: str) -> None:
        match = self.match
        try:
            if match.asked is not None:
                match.write(text, match.asked)
                return
        except (InvalidAction, AmbiguousAction, IllegalAction):
            pass
        raise Problem(Message("learn-unlike"))

    @property
    def done(self) -> tuple[str, ...]:
        """Every action so far, as a record has it."""
        return tuple(self.match.recorder.actions)

    @property
    def reached(self) -> bool:
        return self.lesson.reached(self.match.game)

    @property
    def waits(self) -> bool:
        """Whether whoever learns has to decide."""
        return self.match.asked == LEARNER

    def let_rival(self) -> None:
        """The rival passes until whoever learns is asked again."""
        match = self.match
        for _ in range(MOST):
            if match.asked != RIVAL:
                return
            match.do(passing(match.game.options), RIVAL)

    def option(self, place: int) -> str:
        """The line of an option."""
        state = self.match.game.state
        return write_all(state, self.match.game.options)[place]


def passing(options: Sequence[Option]) -> Option:
    for act in PASSING:
        for option in options:
            if option.act == act:
                return option
    return options[0]
