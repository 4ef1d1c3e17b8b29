"""What CR 1.7.6 lets one undo of a game that was played, what it does not, and why.

CR 1.7.6: an illegal action is rewound to just before it, so far as that is reasonable.
CR 1.7.6.2: a shuffle, a reveal, a card drawn or looked at is not undone; the rest is. So a rewind
goes back, action by action, to the last one that may not be undone, and stops after it. Unlike a
player's take-back (`Game.takeback`) a judge's rewind may also undo what other players decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tintero import notation
from tintero.events import Event, Kind
from tintero.game import SEEN_BY, AmbiguousAction, Game, IllegalAction, InvalidAction
from tintero.judge.watch import words_for
from tintero.messages import ClauseNamed, Message, PlayerNamed, languages, say
from tintero.records import GameRecord, RecordError, Replay
from tintero.scene import Scene, SceneError
from tintero.views.labels import label
from tintero.vocab import NONE, Why


@dataclass(frozen=True)
class Deed:
    """One action of the game. `barrier`: why it may not be undone; None if it may."""

    number: int
    seat: int
    action: str
    labels: dict[str, str]
    barrier: Message | None
    rule: str
    depth: int  # how many pushes there were before it


class Tape:
    """A game and what was done in it, to be rewound. `filler`: the card of a scene that only
    fills decks, which has no name."""

    def __init__(self, game: Game, filler: int = NONE) -> None:
        self.game = game
        self.filler = filler
        self.deeds: list[Deed] = []

    def do(self, action: str, seat: int | None = None) -> None:
        """The errors are those of `Game.push`."""
        game, s = self.game, self.game.state
        d = game.decision
        who = seat if seat is not None else d.player if d is not None else 0
        depth, top = game.depth, s.mark()
        labels = {lang: first_label(game, action, who, lang) for lang in languages()}
        events = game.push(action, who)
        conceded = action.strip().casefold() == "concede"
        barrier, rule = barrier_of(game, events, top, who, conceded, self.filler)
        number = len(self.deeds) + 1
        self.deeds.append(Deed(number, who, action, labels, barrier, rule, depth))

    def last_barrier(self) -> int:
        """The number of the last action that may not be undone; 0 if all may."""
        return max((deed.number for deed in self.deeds if deed.barrier is not None), default=0)

    def rewind(self, to: int) -> int:
        """Undo until `to` actions are done, or as far as CR 1.7.6 allows; how many are done."""
        stop = max(to, self.last_barrier())
        while len(self.deeds) > stop:
            deed = self.deeds.pop()
            while self.game.depth > deed.depth:
                self.game.pop()
        return stop


def first_label(game: Game, action: str, seat: int, lang: str) -> str:
    try:
        option, _ = notation.read_first(game.state, seat, action)
    except (InvalidAction, AmbiguousAction):
        return action
    return label(game.state, option, lang, seat)


def barrier_of(
    game: Game, events: Sequence[Event], top: int, seat: int, conceded: bool, filler: int
) -> tuple[Message | None, str]:
    """Why what happened since `top` may not be undone, and the clause; nothing if it may."""
    s = game.state
    if conceded:
        return Message("judge-conceded", player=PlayerNamed(seat)), "2.3.3.4"
    for i, event in enumerate(events):
        if event.kind in SEEN_BY:
            # Showing the inkwell symbol of a card from one's own hand undoes nothing.
            if event.kind == Kind.REVEALED and event.why == Why.INKING:
                continue
            return words_for(s, event, events[:i], filler).line(), "1.7.6.2"
    if s.learnt_since(top, seat):
        return Message("judge-learnt"), "1.7.6.2"
    return None, ""


# --- from a file ----------------------------------------------------------------------------------


def of_record(record: GameRecord, until: int | None = None) -> Tape:
    """A recorded game, played to its end or until so many actions are done."""
    replay = Replay(record)
    tape = Tape(replay.game)
    actions = record.actions if until is None else record.actions[:until]
    for index, line in enumerate(actions):
        seat, action = notation.split_seat(line)
        try:
            tape.do(action, seat)
        except (IllegalAction, InvalidAction, AmbiguousAction) as error:
            problem = Message("record-action", action=repr(action), reason=error.message)
            raise RecordError(record.line(index), problem) from None
    return tape


def of_scene(scene: Scene, until: int | None = None) -> Tape:
    """A scene and its actions; those that are to be refused are left out."""
    builder = scene._builder(None)
    tape = Tape(builder.build(), builder.filler)
    steps = [step for step in scene.steps if step.action and not step.illegal]
    for step in steps if until is None else steps[:until]:
        try:
            tape.do(step.action, step.seat)
        except (IllegalAction, InvalidAction, AmbiguousAction) as error:
            action = repr(step.action)
            problem = Message("judge-of-action", action=action, problem=error.message)
            raise SceneError(problem, scene.file, step.line) from None
    return tape


def explain(tape: Tape, lang: str) -> list[tuple[Deed, str]]:
    """Every action, the last first, with whether it may be undone and why not."""
    last = tape.last_barrier()
    found = []
    for deed in reversed(tape.deeds):
        if deed.barrier is not None:
            said = Message("judge-stays", why=deed.barrier, rule=ClauseNamed(deed.rule))
        elif deed.number < last:
            said = Message("judge-before", number=last)
        else:
            said = Message("judge-undone")
        found.append((deed, say(said, lang)))
    return found
