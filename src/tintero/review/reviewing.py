"""`review`: a record gone through from one seat's eyes.

The best option is chosen in half of the worlds and held against what was done in the other half, so
that the better of ten noisy numbers is not taken for a loss. What is above `LEAST` and two standard
errors is weighed again in many worlds, and counts only if it is so there, too.

What changes the chance is one of three things: what the seat chose (`play`), cards it came to see
by its own draws and lots (`luck`), and what others did (`rival`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tintero.bots.seat import BotSeat
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.messages import Message
from tintero.records import Replay
from tintero.review.weighing import FIRSTS, SURE_WORLDS, WORLDS, Weighing, mean, paired
from tintero.state.objects import Option
from tintero.views import labels
from tintero.vocab import Act, Ask

LEAST: Final = 0.05
ERRORS: Final = 2.0
# What a loss is called, up to which size; beyond the last it is a blunder.
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
GRADES: Final = ((0.10, INACCURACY), (0.20, MISTAKE))
SHOWN: Final = 3  # losses that are told


@dataclass(frozen=True)
class Judged:
    """A decision that cost something: after `at` actions, in which turn, what was done and what
    would have been better, as lines and as labels."""

    at: int
    turn: int
    done: str
    better: str
    done_said: Message
    better_said: Message
    loss: float
    error: float
    before: float  # with what was better
    after: float

    @property
    def grade(self) -> str:
        return next((name for most, name in GRADES if self.loss <= most), BLUNDER)


@dataclass
class Review:
    """`curve` is the chance after so many actions; `losses` the largest first."""

    seat: int
    curve: list[tuple[int, int, float]] = field(default_factory=list)  # actions, turn, chance
    losses: list[Judged] = field(default_factory=list)
    play: float = 0.0
    luck: float = 0.0
    rival: float = 0.0
    decisions: int = 0
    won: bool | None = None

    @property
    def worst(self) -> list[Judged]:
        return self.losses[:SHOWN]


def review(
    replay: Replay,
    seat: int,
    worlds: int = WORLDS,
    firsts: int = FIRSTS,
    sure: int = SURE_WORLDS,
    seed: int = 0,
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """`tell` hears after each action how many there were, and of how many. `RecordError` where the
    record does not go on."""
    found = Review(seat)
    before: float | None = None
    for game in positions(replay):
        at, turn = replay.at, int(game.state.turn)
        if tell is not None:
            tell(at, len(replay))
        d = game.decision
        if before is None:
            if d is None or d.ask == Ask.ALTER_HAND:
                replay.forward()
                continue
            before = Weighing(game, seat, seed).chance(worlds)
            found.curve.append((at, turn, before))
        expected = before
        own = d is not None and d.player == seat and replay.seat == seat
        if own and len(game.options) > 1:
            found.decisions += 1
            expected, judged = judge(replay, seat, before, worlds, firsts, sure, seed)
            if judged is not None:
                found.losses.append(judged)
                found.play -= judged.loss
                found.curve[-1] = (at, turn, judged.before)
        top = game.state.mark()
        replay.forward()
        learnt = game.state.learnt_since(top, seat)
        after = chance_now(game, seat, worlds, seed, expected)
        # What the seat did without learning anything changes nothing but what it has lost by it.
        if (own and learnt) or drawn_by(replay.events, seat):
            found.luck += after - expected
        elif not own:
            found.rival += after - before
        before = after
        found.curve.append((replay.at, turn, after))
    outcome = replay.game.outcome
    found.won = None if outcome is None else seat in outcome.winners
    found.losses.sort(key=lambda one: -one.loss)
    return found


def positions(replay: Replay) -> Iterator[Game]:
    """Where the record stands, as long as it goes on; who asks takes it forward."""
    while replay.at < len(replay):
        yield replay.game


def chance_now(game: Game, seat: int, worlds: int, seed: int, before: float) -> float:
    """How likely the seat wins; what it was before, while others answer what a card asks them:
    in another world they might not be asked."""
    outcome = game.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    d = game.decision
    if d is not None and d.player != seat and d.ask != Ask.TURN_ACTION:
        return before
    return Weighing(game, seat, seed).chance(worlds)


def drawn_by(events: list[Event], seat: int) -> bool:
    return any(event.kind == Kind.DREW and event.player == seat for event in events)


def judge(
    replay: Replay, seat: int, before: float, worlds: int, firsts: int, sure: int, seed: int
) -> tuple[float, Judged | None]:
    """What was to be expected after what was done; and whether something else was better."""
    game = replay.game
    done = place_done(replay)
    if done is None:
        return before, None
    weighing = Weighing(game, seat, seed)
    places = compared(game, done, firsts, weighing)
    rows = weighing.rows(places, worlds)
    own = rows[places.index(done)]
    expected = mean(own)
    half = worlds // 2
    best = max(range(len(places)), key=lambda n: mean(rows[n][:half]))
    if places[best] == done:
        return expected, None
    loss, error = paired(rows[best][half:], own[half:])
    if loss <= LEAST or loss <= ERRORS * error:
        return expected, None
    again = weighing.rows([places[best], done], sure)
    loss, error = paired(again[0], again[1])
    if loss <= LEAST or loss <= ERRORS * error:
        return expected, None
    lines = BotSeat(game, seat).labels
    said = [label_of(game, seat, place) for place in (done, places[best])]
    judged = Judged(
        replay.at, int(game.state.turn), lines[done], lines[places[best]], said[0], said[1],
        loss, error, mean(again[0]), mean(again[1]),
    )  # fmt: skip
    return judged.after, judged


def label_of(game: Game, seat: int, place: int) -> Message:
    option = game.options[place]
    said = labels.message(game.state, option, seat)
    return Message("review-choosing", what=said) if option.act == Act.CHOOSE else said


def place_done(replay: Replay) -> int | None:
    """Which of the options the record goes on with."""
    game = replay.game
    options = list(game.options)
    depth = game.depth
    replay.forward()
    done: Option | None = None
    while game.depth > depth:
        done = game.pop()
    replay.back()
    if done is None:
        return None
    return next((n for n, one in enumerate(options) if one.same(done)), None)


def compared(game: Game, done: int, firsts: int, weighing: Weighing) -> list[int]:
    """What was done and as many others as are compared, drawn by lot where there are more."""
    others = [n for n, one in enumerate(game.options) if n != done and one.act != Act.CONCEDE]
    if len(others) >= firsts:
        others = sorted(weighing.rng.sample(others, firsts - 1))
    return sorted([done, *others])
