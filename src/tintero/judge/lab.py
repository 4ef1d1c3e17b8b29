"""The laboratory: a position being built and tried out, with all of it open.

A `Lab` holds a position and what was done from it; the game is always what these give, so going
back is building it again. An edit after something was done takes the position as it then is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tintero import notation
from tintero.cards.pool import Pool, default_pool
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction
from tintero.judge import edit
from tintero.judge.sequence import SequencePart, do, refused
from tintero.messages import Message
from tintero.records import GameRecord, RecordError, Replay
from tintero.records import of as record_of
from tintero.scene import Scene
from tintero.scene.expect import KEYS, check
from tintero.scene.given import Given
from tintero.scene.model import Position, SceneSeat, SceneStep
from tintero.scene.scene_table import SceneTable
from tintero.scene.yaml_values import Value, documents
from tintero.vocab import NONE, Ask

EMPTY = Position(seats=(SceneSeat(), SceneSeat()))


@dataclass(frozen=True)
class Snapshot:
    """A position, or a record and how much of it is done; then what was done since."""

    position: Position
    steps: tuple[SceneStep, ...] = ()
    record: GameRecord | None = None
    at: int = 0


class Lab:
    """What is on the board, and every earlier and later state of it."""

    def __init__(self, start: Snapshot | None = None, pool: Pool | None = None) -> None:
        self.pool = pool or default_pool()
        self.history = [start or Snapshot(EMPTY)]
        self.cursor = 0
        self.filler = NONE
        self.events: list[Event] = []
        self.parts: list[SequencePart] = []  # what was done since the position, watched
        self.game = self.build()

    @classmethod
    def of_scene(cls, scene: Scene, pool: Pool | None = None) -> Lab:
        """A scene to look at: its position, its steps ahead (`forward` takes them)."""
        lab = cls(Snapshot(scene.position), pool)
        steps: tuple[SceneStep, ...] = ()
        for step in scene.steps:
            if step.action:
                steps = (*steps, replace(step, expect=None))
                lab.history.append(Snapshot(scene.position, steps))
        return lab

    @classmethod
    def of_record(cls, record: GameRecord, at: int, pool: Pool | None = None) -> Lab:
        """A recorded game where so many actions are done; the others lie behind and ahead.

        RecordError where it can't be played so far.
        """
        at = max(0, min(at, len(record.actions)))
        steps = steps_of(record, at, pool)
        if not record.scene:
            lab = cls(Snapshot(EMPTY, (), record, at), pool)
            lab.history = [Snapshot(EMPTY, (), record, n) for n in range(len(steps) + 1)]
            lab.cursor = at
            return lab
        position = replace(Scene.parse(record.scene).position, rules=str(record.rules["version"]))
        lab = cls(Snapshot(position), pool)
        lab.history += [Snapshot(position, steps[: n + 1]) for n in range(len(steps))]
        lab.go(at)
        return lab

    # --- the game -------------------------------------------------------------------------

    @property
    def now(self) -> Snapshot:
        return self.history[self.cursor]

    def build(self) -> Game:
        """The game that position and steps give."""
        now = self.now
        if now.record is not None:
            replay = Replay(now.record, self.pool)
            replay.to(now.at)
            self.filler, game = NONE, replay.fork()
        else:
            builder = Scene(now.position)._builder(self.pool)
            game, self.filler = builder.build(), builder.filler
        self.events, self.parts = [], []
        given = Given(game)
        for step in now.steps:
            if step.illegal:
                self.parts.append(refused(game, step))
            elif step.action:
                try:
                    part, events = do(game, step.action, step.seat, self.filler)
                except (InvalidAction, IllegalAction, AmbiguousAction):
                    if given.has(step.seat, step.action):
                        continue
                    raise
                given.took(step.action, events)
                self.parts.append(part)
                self.events += events
        return game

    def push(self, snapshot: Snapshot) -> None:
        """A new state; what lay ahead is forgotten. An impossible one changes nothing."""
        kept, cursor, game = self.history, self.cursor, self.game
        before = self.filler, self.events, self.parts
        self.history = [*kept[: cursor + 1], snapshot]
        self.cursor = len(self.history) - 1
        try:
            self.game = self.build()
        except ValueError:
            self.history, self.cursor, self.game = kept, cursor, game
            self.filler, self.events, self.parts = before
            raise

    def go(self, n: int) -> bool:
        """So many states forward, or back; False if there are not as many.

        SceneError or an error of `Game.push` where a state ahead can't be reached; we stay then.
        """
        wanted = self.cursor + n
        before = self.cursor, self.filler, self.events, self.parts
        self.cursor = max(0, min(wanted, len(self.history) - 1))
        try:
            self.game = self.build()
        except ValueError:
            self.cursor, self.filler, self.events, self.parts = before
            raise
        return self.cursor == wanted

    def back_a_play(self) -> bool:
        """Back to before the last whole play, with all that was answered for it and tried in vain
        since, or before the last edit; False at the beginning."""
        if not self.cursor:
            return False
        vain = bool(self.now.steps and self.now.steps[-1].illegal)
        self.go(-1)
        while self.cursor and (vain or self.asked not in (None, Ask.TURN_ACTION)):
            vain = bool(self.now.steps and self.now.steps[-1].illegal)
            self.go(-1)
        return True

    @property
    def asked(self) -> int | None:
        """What kind of decision is open; None when the game is over."""
        return None if self.game.decision is None else self.game.decision.ask

    # --- doing and editing ----------------------------------------------------------------

    def do(self, action: str, seat: int | None = None) -> SequencePart:
        """The errors are those of `Game.push`; what the rules refuse is kept as tried."""
        d = self.game.decision
        who = seat if seat is not None else d.player if d is not None else 0
        try:
            part, events = do(self.game, action, who, self.filler)
        except IllegalAction as error:
            tried = SceneStep(0, who, action, error.rule)
            self.parts.append(refused(self.game, tried))
            self._keep(tried)
            raise
        self.events += events
        self.parts.append(part)
        self._keep(SceneStep(0, who, action))
        return part

    def _keep(self, step: SceneStep) -> None:
        """One more step; what lay ahead is forgotten."""
        now = self.now
        done = replace(now, steps=(*now.steps, step))
        self.history = [*self.history[: self.cursor + 1], done]
        self.cursor += 1

    def position(self) -> Position:
        """The position as it is now; SceneError while a question is open."""
        now = self.now
        if now.record is None and not any(step.action and not step.illegal for step in now.steps):
            return now.position
        made = Scene.of(self.game, now.position.title).position
        return replace(made, title_es=now.position.title_es)

    def edit(self, change: edit.Change) -> None:
        """Change the position; SceneError if that makes no position."""
        self.push(Snapshot(change(self.position(), self.pool)))

    def expect(self, text: str) -> list[Message]:
        """Write down an expectation (`damage: {Stitch: 2}`); how it is not met, if it is not."""
        (value,) = documents(f"{{{text}}}", "") or [Value()]
        value.mapping("expect", KEYS)
        problems = check(SceneTable(self.game, self.filler, self.events), value)
        self._keep(SceneStep(0, expect=value))
        return problems

    # --- keeping --------------------------------------------------------------------------

    def scene(self, title: str = "") -> Scene:
        """The position with what was done from it, as a scene."""
        now = self.now
        position = now.position
        steps = now.steps
        if now.record is not None:
            position, steps = self.position(), ()
        if title:
            position = replace(position, title=title)
        return Scene(position, steps)

    def record(self) -> GameRecord:
        """What was done as a record: of the game, if it began as one, else from the position."""
        old = self.now.record
        if old is not None:
            return record_of(self.game, old.players, old.deck_names)
        return record_of(self.game, scene=Scene(self.now.position).text())


def steps_of(record: GameRecord, least: int, pool: Pool | None) -> tuple[SceneStep, ...]:
    """The actions of a record with who does them, as far as they can be done; RecordError if not
    as many as `least` can."""
    replay = Replay(record, pool)
    steps: list[SceneStep] = []
    for action in record.actions:
        seat = replay.seat
        try:
            replay.forward()
        except RecordError:
            if len(steps) < least:
                raise
            break
        steps.append(SceneStep(0, 0 if seat is None else seat, notation.split_seat(action)[1]))
    return tuple(steps)
