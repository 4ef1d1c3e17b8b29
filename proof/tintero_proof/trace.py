"""What was carried out, instruction by instruction: read off the journal.

Every step of a resolution replaces its frame, and the journal keeps the frame that was replaced.
So what a push carried out can be read after it, exactly: an instruction counts when its own op ran
(and, for a verb, something came of it), a joint (may, if, each …) when something inside it ran.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import cast

from tintero.ability import effects as e
from tintero.ability.base import Ability, Effect, Node
from tintero.ability.selectors import AtRandom, Chosen
from tintero.program.library import Programs
from tintero.program.model import AbilityProgram, Code, Op
from tintero.rules.frames import K
from tintero.state.journal import J
from tintero.state.objects import Frame
from tintero.state.state import State

RUNS_CODE = (K.RESOLVE, K.TRIGGER, K.USE)
JOINTS = (e.Seq, e.Sentence, e.May, e.If, e.To, e.IfYouDo, e.InsteadIf, e.Cases, e.OneOf,
          e.EachDoes, e.Repeat, e.UnlessPays)  # fmt: skip
TESTS = (Code.UNLESS, Code.UNLESS_DONE, Code.ASK_MAY, Code.UNLESS_POSSIBLE)
BINDING = (e.CountUp, e.Pick)  # verbs that only work something out
QUIET = (J.SCALAR, J.FRAME_REPLACED, J.FRAME_POPPED, J.DECISION)  # nothing came of it
Names = tuple[str, ...]


def own_nodes(value: object, top: bool = True) -> list[Node]:
    """A node with what belongs to its very instruction: no effect or ability inside it, and no
    choice, which has a step of its own."""
    if not isinstance(value, Node):
        return []
    if not top and isinstance(value, (Effect, Ability, Chosen, AtRandom)):
        return []
    return [value, *(own for part in value.pieces() for own in own_nodes(part, False))]


def names(nodes: list[Node]) -> Names:
    return tuple(sorted({type(node).__name__ for node in nodes}))


def path_to(root: Node, node: Node) -> list[Node] | None:
    """The nodes from a root down to exactly this one."""
    if root is node:
        return [node]
    for part in root.pieces():
        found = path_to(part, node)
        if found is not None:
            return [root, *found]
    return None


def printed_form(root: Node, node: Node) -> Node | None:
    """The printed node that the compiler rewrote into this one: of the same kind, most alike."""

    def alike(other: Node) -> int:
        return sum(getattr(other, f.name) is getattr(node, f.name) for f in fields(node))  # type: ignore[arg-type]

    same = [other for other in root.walk() if type(other) is type(node)]
    return max(same, key=alike) if same else None


class TraceStep:
    """What one op stands for: its own constructors, and the joints around it."""

    def __init__(self, program: AbilityProgram, op: Op, last: Op | None) -> None:
        self.verb = op.code == Code.DO and not isinstance(op.node, BINDING)
        self.own: Names = ()
        self.joints: tuple[tuple[int, str], ...] = ()
        if op.code == Code.JUMP and op.a == 0:
            self.own = ("Again",)
        elif op.code == Code.JUMP and last is not None and last.code in TESTS:
            self.own = ("Nothing",)
        if op.node is None or op.code in (Code.UNLESS_POSSIBLE, Code.COMPUTE):
            return
        self.own = names(own_nodes(op.node))
        path = path_to(program.node, op.node)
        if path is None:
            printed = printed_form(program.node, op.node)
            path = path_to(program.node, printed) if printed is not None else None
            if printed is not None and op.code in (Code.DO, Code.PAY):
                self.own = names(own_nodes(printed))
        if any(isinstance(n, e.Pick) for n in path or ()):
            self.own = tuple(sorted({*self.own, "Pick"}))
        around = [n for n in path or () if isinstance(n, JOINTS)]
        self.joints = tuple((id(n), type(n).__name__) for n in around)


class TracePlace:
    """A place of the stack while the journal is read: its frame now, the one at the step before,
    and how many writes there were when each began."""

    def __init__(self) -> None:
        self.now: Frame | None = None
        self.since = 0
        self.before: Frame | None = None
        self.since_before = 0


def is_same(one: Frame, two: Frame) -> bool:
    """At the same step of the same code."""
    return one.step == two.step and one.data[0:1] == two.data[0:1]


class Trace:
    """Counts constructors. Call `read` after every push, with where the journal stood before it."""

    def __init__(self, programs: Programs) -> None:
        self.programs = programs
        self.nodes: Counter[str] = Counter()
        self._steps: dict[tuple[int, int, int], list[TraceStep]] = {}
        self._joined: list[set[int]] = []  # for each frame of the stack: joints counted already

    def begin(self, s: State) -> None:
        """A new game."""
        self._joined = [set() for _ in s.stack]

    def steps(self, frame: Frame) -> list[TraceStep]:
        key = (frame.index, frame.ability, frame.data[0])
        found = self._steps.get(key)
        if found is None:
            program = self.programs[frame.index].abilities[frame.ability]
            code = program.cost if frame.data[0] else program.code
            found = self._steps[key] = [
                TraceStep(program, op, code[i - 1] if i else None) for i, op in enumerate(code)
            ]
        return found

    def read(self, s: State, top: int) -> None:
        """Count what was carried out since the journal stood at `top`."""
        joined = self._joined
        writes = 0  # that more than steps came of
        places: dict[int, TracePlace] = {}
        entries = s.journal.entries
        for i in range(top, s.journal.top):
            entry = entries[i]
            kind = entry.kind
            if kind == J.FRAME_REPLACED:
                at = places.setdefault(entry.a, TracePlace())
                self._turn(entry.a, at, cast(Frame, entry.ref), writes)
            elif kind == J.FRAME_POPPED:
                place = len(joined) - 1
                at = places.pop(place, TracePlace())
                self._turn(place, at, cast(Frame, entry.ref), writes)
                self._carried(place, at.before, at.since_before, at.since)
                joined.pop()
            elif kind not in QUIET:
                writes += 1
                if kind == J.FRAME_PUSHED:
                    joined.append(set())
        for place, at in places.items():
            if place < len(s.stack) and at.now is not None:
                if is_same(at.now, s.stack[place]):
                    self._carried(place, at.before, at.since_before, writes)
                else:
                    self._carried(place, at.before, at.since_before, at.since)
                    self._carried(place, at.now, at.since, writes)

    def _turn(self, place: int, at: TracePlace, frame: Frame, writes: int) -> None:
        """A frame is replaced: the last time at one step is when that step's op begins."""
        if at.now is not None and not is_same(at.now, frame):
            self._carried(place, at.before, at.since_before, at.since)
            at.before, at.since_before = at.now, at.since
        at.now, at.since = frame, writes

    def _carried(self, place: int, frame: Frame | None, since: int, until: int) -> None:
        """The op at which a frame stood was carried out between these writes."""
        if frame is None or frame.ability < 0 or frame.kind not in RUNS_CODE:
            return
        steps = self.steps(frame)
        if frame.step >= len(steps):
            return
        step = steps[frame.step]
        if step.verb and since == until:
            return
        for name in step.own:
            self.nodes[name] += 1
        for key, name in step.joints:
            if key not in self._joined[place]:
                self._joined[place].add(key)
                self.nodes[name] += 1
