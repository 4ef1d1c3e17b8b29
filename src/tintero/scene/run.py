"""Takes a scene's steps, one by one, and holds each against what was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tintero.events import Event
from tintero.game import Game, IllegalAction
from tintero.notation import AmbiguousAction, InvalidAction, write_all
from tintero.scene.actions import of_action
from tintero.scene.errors import SceneFailed
from tintero.scene.expect import check
from tintero.scene.given import Given
from tintero.scene.model import SceneStep
from tintero.scene.scene_table import SceneTable, same_clause
from tintero.scene.words import tell
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
        if left:
            raise self._failed(line, "the end of the scene", [tell("left", left)])

    def _failed(self, line: int, what: str, problems: list[str]) -> SceneFailed:
        return SceneFailed(self.file, line, self.title, self.number, what, problems)

    def _asked(self) -> str:
        """The question that waits for an answer; nothing when it is a turn action."""
        d = self.game.decision
        if d is None or d.ask == Ask.TURN_ACTION:
            return ""
        options = self.game.options
        texts = write_all(self.game.state, options[:12])
        more = ", …" if len(options) > 12 else ""
        return tell("asked", d.player + 1, d.kind, f"{', '.join(texts)}{more}")

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
            problems: list[str] = [tell(_KINDS[type(error)], of_action(error))]
            if asked:
                problems.append(tell("still", asked))
            raise self._failed(step.line, what, problems) from None

    def _refused(self, step: SceneStep) -> None:
        what = f"{step.seat + 1}: {step.action} (illegal: {step.illegal})"
        before = self.game.hash()
        try:
            self.game.push(step.action, step.seat)
        except IllegalAction as error:
            if not same_clause(step.illegal, error.rule):
                problem = tell("other_clause", error.rule, of_action(error))
                raise self._failed(step.line, what, [problem]) from None
        except (InvalidAction, AmbiguousAction) as error:
            problem = tell(_KINDS[type(error)], of_action(error))
            raise self._failed(step.line, what, [problem]) from None
        else:
            raise self._failed(step.line, what, [tell("not_refused")])
        if self.game.hash() != before:
            raise self._failed(step.line, what, [tell("changed")])

    def _expected(self, step: SceneStep) -> None:
        assert step.expect is not None
        problems = check(self.table, step.expect)
        if problems:
            raise self._failed(step.expect.line, "expect", problems)
        if any(key.text == "events" for key, _ in step.expect.mapping("expect")):
            self.events.clear()


_KINDS: dict[type[Exception], str] = {
    InvalidAction: "unread",
    AmbiguousAction: "ambiguous",
    IllegalAction: "refused",
}
