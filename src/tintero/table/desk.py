"""`SceneDesk`: a position and what is tried in it, without a memory: all of it is one scene.

What the rules refuse is written down with the clause that refuses it, as a laboratory does. Other
things can't be done at all: they are errors, and whoever holds the scene still has it. Editing
changes where the scene begins; what was done is then done again, as far as it can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tintero import notation
from tintero.game import AmbiguousAction, IllegalAction, InvalidAction
from tintero.judge.lab import Lab, Snapshot
from tintero.judge.sequence import PlayedScene, play
from tintero.messages import Message, Problem
from tintero.scene import Scene
from tintero.scene.model import Position, SceneStep
from tintero.table.lab import LabMatch


class CannotTry(Problem, ValueError):
    """What was typed can't be read where the scene stands."""


class SceneDesk:
    """A scene, and how many of its actions are taken (`at`).

    `stopped`: why the rest of the scene can't be gone through; it is left out then.
    """

    def __init__(self, scene: Scene, at: int | None = None, lang: str = "en") -> None:
        played, self.stopped = settled(scene)
        self.scene = played.scene
        self.lang = lang
        self.count = sum(1 for step in self.scene.steps if step.action)
        self.at = self.count if at is None else min(at, self.count)
        self.shown = replace(self.scene, steps=first_steps(self.scene.steps, self.at))
        asked = asking(self.shown)
        self.played: PlayedScene = played if asked == played.scene else play(asked)
        self.lab = lab_of(self.shown)

    def match(self) -> LabMatch:
        """The position as a match, where all lies open."""
        made = LabMatch(self.lab, self.lang)
        made.keeping = False
        return made

    def tried(self, line: str, seat: int | None = None) -> SceneDesk:
        """One thing more; what lay ahead is forgotten, and what was refused just before.

        CannotTry if it can't be read.
        """
        written, action = notation.split_seat(line)
        action = notation.in_notation(action, self.lang)
        steps = without_refusal(self.shown.steps)
        lab = self.lab if steps == self.shown.steps else lab_of(replace(self.scene, steps=steps))
        who = written if written is not None else seat
        seats = len(lab.game.state.players)
        if who is not None and not 0 <= who < seats:
            raise CannotTry(Message("judge-no-seat", number=who + 1))
        try:
            lab.do(action, who)
        except IllegalAction:
            pass  # which is an answer
        except (InvalidAction, AmbiguousAction) as error:
            why = notation.unread(error, self.lang)
            raise CannotTry(Message("lab-unreadable", why=why)) from error
        done = replace(lab.now.steps[-1], line=max((s.line for s in steps), default=0) + 1)
        return SceneDesk(replace(self.scene, steps=(*steps, done)), lang=self.lang)

    def changed(self, position: Position) -> SceneDesk:
        """From another position, with the same done in it as far as that can be; what was
        expected of the old one is not expected any more."""
        steps = [replace(s, illegal="", expect=None) for s in self.scene.steps if s.action]
        return SceneDesk(Scene(position, tuple(steps)), lang=self.lang)

    def from_here(self) -> SceneDesk:
        """A scene that begins where this one stands; SceneError while a question is open."""
        return SceneDesk(Scene(self.lab.position()), lang=self.lang)


def lab_of(scene: Scene) -> Lab:
    steps = tuple(replace(step, expect=None) for step in scene.steps if step.action)
    return Lab(Snapshot(scene.position, steps))


def settled(scene: Scene) -> tuple[PlayedScene, Message | None]:
    """The scene, played, with everything marked that is refused in it; what can't be read ends it,
    and why that is so."""
    stopped: Message | None = None
    while True:
        played = play(scene)
        if not played.stopped:
            return played, stopped
        last = played.parts[-1]
        steps = list(scene.steps)
        where = next(n for n, s in enumerate(steps) if s.action and s.line == last.line)
        if last.why is not None:
            steps[where] = replace(steps[where], illegal=last.why.rule)
        else:
            stopped = played.problems[-1][1]
            del steps[where:]
        scene = replace(scene, steps=tuple(steps))


def asking(scene: Scene) -> Scene:
    """The scene with its last action as a question: whether it is refused is what the ruling says,
    not what was to be expected."""
    acted = [n for n, step in enumerate(scene.steps) if step.action]
    if not acted or not scene.steps[acted[-1]].illegal:
        return scene
    last = replace(scene.steps[acted[-1]], illegal="", expect=None)
    return replace(scene, steps=(*scene.steps[: acted[-1]], last))


def numbered(scene: Scene) -> Scene:
    """The same with a line of its own for every step, where two would have the same."""
    lines = [step.line for step in scene.steps if step.action]
    if len(set(lines)) == len(lines):
        return scene
    steps = tuple(replace(step, line=n) for n, step in enumerate(scene.steps, 1))
    return replace(scene, steps=steps)


def first_steps(steps: Sequence[SceneStep], count: int) -> tuple[SceneStep, ...]:
    """So many actions, each with what is expected after it."""
    found: list[SceneStep] = []
    for step in steps:
        if step.action and not count:
            break
        count -= bool(step.action)
        found.append(step)
    return tuple(found)


def without_refusal(steps: tuple[SceneStep, ...]) -> tuple[SceneStep, ...]:
    """Without what was refused last: something else is tried in its place."""
    acted = [n for n, step in enumerate(steps) if step.action]
    return steps[: acted[-1]] if acted and steps[acted[-1]].illegal else steps
