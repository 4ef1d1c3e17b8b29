"""Takes a scene's steps, one by one, and holds each against what was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tintero.events import Event
from tintero.game import Game, IllegalAction
from tintero.messages import Arg, ClauseNamed, Message
from tintero.notation import AmbiguousAction, InvalidAction, write_all
from tintero.scene.errors import SceneFailed
from tintero.scene.expect import check
from tintero.scene.given import Given
from tintero.scene.model import SceneStep
from tintero.scene.scene_table import SceneTable, same_clause
from tintero.vocab import Ask

Each = Callable[[Game], None]


class Runner:
    """One run of one scene."""

    def __init__(self, game: Game, filler: int, title: str, file: str) -> None:
        self.game = game
        self.title = title
        self.file = file
        self.events: list[Event] = list(game.state.fresh)
        self.table = SceneTable(game, filler, self.events)
        self.number = 0
        self.given = Given(game)

    def run(self, steps: tuple[SceneStep, ...], each: Each | None = None) -> None:
        line = 1
        for number, step in enumerate(steps, 1):
            self.number, line = number, step.line
            if step.illegal:
                self._refused(step)
            elif step.action:
                self._done(step)
                if each is not None:
                    each(self.game)
            if step.expect is not None:
                self._expected(step)
        left = self._asked()
        if left is not None:
            raise self._failed(line, Message("scene-end"), [Message("scene-left", asked=left)])

    def _failed(self, line: int, what: Arg, problems: list[Message]) -> SceneFailed:
        return SceneFailed(self.file, line, self.title, self.number, what, problems)

    def _asked(self) -> Message | None:
        """The question that waits for an answer; None when it is a turn action."""
        d = self.game.decision
        if d is None or d.ask == Ask.TURN_ACTION:
            return None
        options = self.game.options
        texts = write_all(self.game.state, options[:12])
        more = ", …" if len(options) > 12 else ""
        known = f"{', '.join(texts)}{more}"
        return Message("scene-asked", number=d.player + 1, kind=d.kind, options=known)

    def _done(self, step: SceneStep) -> None:
        what = f"{step.seat + 1}: {step.action}"
        asked = self._asked()
        try:
            events = self.game.push(step.action, step.seat)
            self.events += events
            self.given.took(step.action, events)
        except (InvalidAction, AmbiguousAction, IllegalAction) as error:
            if self.given.has(step.seat, step.action):
                return
            single = self.given.singly(step.action)
            if len(single) > 1:
                for action in single:
                    self._done(replace(step, action=action))
                return
            problems = [Message(_KINDS[type(error)], problem=error.message)]
            if asked is not None:
                problems.append(Message("scene-still", asked=asked))
            raise self._failed(step.line, what, problems) from None

    def _refused(self, step: SceneStep) -> None:
        what = f"{step.seat + 1}: {step.action} (illegal: {step.illegal})"
        before = self.game.hash()
        try:
            self.game.push(step.action, step.seat)
        except IllegalAction as error:
            if not same_clause(step.illegal, error.rule):
                problem = Message(
                    "scene-other-clause", clause=ClauseNamed(error.rule), problem=error.message
                )
                raise self._failed(step.line, what, [problem]) from None
        except (InvalidAction, AmbiguousAction) as error:
            problem = Message(_KINDS[type(error)], problem=error.message)
            raise self._failed(step.line, what, [problem]) from None
        else:
            raise self._failed(step.line, what, [Message("scene-not-refused")])
        if self.game.hash() != before:
            raise self._failed(step.line, what, [Message("scene-changed")])

    def _expected(self, step: SceneStep) -> None:
        assert step.expect is not None
        problems = check(self.table, step.expect)
        if problems:
            raise self._failed(step.expect.line, "expect", problems)
        if any(key.text == "events" for key, _ in step.expect.mapping("expect")):
            self.events.clear()


_KINDS: dict[type[Exception], str] = {
    InvalidAction: "scene-unread",
    AmbiguousAction: "scene-ambiguous",
    IllegalAction: "scene-refused",
}
