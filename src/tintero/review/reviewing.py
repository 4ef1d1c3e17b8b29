"""`review`: a record gone through from one seat's eyes.

What the chance to win changes by from the beginning of the curve to its end is the sum of three
things: what the seat did (`play`), cards it came to see by its own draws and lots (`luck`), and
what others did (`rival`). Each step of the curve is booked whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tintero.records import Replay
from tintero.review.judging import Judged, Outlook, Pains, decided, merged
from tintero.review.played import ActionDone, steps_of
from tintero.review.weighing import FIRSTS, SURE_WORLDS, WORLDS, Path, Weighing, mean
from tintero.vocab import Act, Ask

SHOWN: Final = 3  # losses that are told

# After so many actions, in which turn, how it stood; None: others answer what a card asks them.
Looked = tuple[int, int, Outlook | None]


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
    """`tell` hears of each action how many were looked at, and of how many. `RecordError` where the
    record does not go on."""
    found = Review(seat)
    steps = steps_of(replay, seat)
    outcome = replay.game.outcome
    found.won = None if outcome is None else seat in outcome.winners
    looking = Looking(replay, seat, steps, Pains(worlds, firsts, sure), seed)
    before: Outlook | None = None
    for at, turn, now in carried(looking.standings(tell)):
        if before is not None:
            book(found, steps[at - 1], before, now)
        found.curve.append((at, turn, now.best))
        if now.judged is not None:
            found.losses.append(now.judged)
        before = now
    found.decisions = looking.decisions
    found.losses = merged(found.losses)
    return found


class Looking:
    """A record and a seat that looks at it, from its end to its beginning: so it is known of each
    action what could still be made of it."""

    def __init__(
        self, replay: Replay, seat: int, steps: list[ActionDone], pains: Pains, seed: int
    ) -> None:
        self.replay = replay
        self.seat = seat
        self.steps = steps
        self.pains = pains
        self.seed = seed
        self.decisions = 0

    def standings(self, tell: Callable[[int, int], None] | None) -> list[Looked]:
        """From the first position after the opening hands on."""
        found: list[Looked] = []
        ahead: Path = ()
        for at in range(len(self.steps), -1, -1):
            self.replay.to(at)
            game = self.replay.game
            if game.decision is not None and game.decision.ask == Ask.ALTER_HAND:
                break
            if at < len(self.steps) and self.steps[at].passed:
                ahead = ()
            standing = self.standing(at, ahead)
            if standing is not None and standing.expected is not None:
                ahead = standing.ahead
            found.append((at, int(game.state.turn), standing))
            if tell is not None:
                tell(len(found), len(self.steps) + 1)
        return found[::-1]

    def standing(self, at: int, ahead: Path) -> Outlook | None:
        """None: others answer what a card asks them."""
        game = self.replay.game
        outcome = game.outcome
        if outcome is not None:
            won = 1.0 if self.seat in outcome.winners else 0.0
            return Outlook(won, won)
        d = game.decision
        assert d is not None
        weighing = Weighing(game, self.seat, self.seed)
        step = self.steps[at] if at < len(self.steps) else None
        if step is not None and d.player == step.player == self.seat:
            self.decisions += len(game.options) > 1
            return decided(weighing, at, step, ahead, self.pains)
        if d.ask != Ask.TURN_ACTION and d.player != self.seat:
            return None
        if step is not None and step.options[0].act == Act.END:
            # To end a turn needs no card that the seat may not know.
            plain, after = weighing.rows([(), step.options], self.pains.worlds)
            return Outlook(mean(plain), mean(plain), mean(after))
        chance = weighing.chance(self.pains.worlds)
        return Outlook(chance, chance)


def carried(found: list[Looked]) -> Iterator[tuple[int, int, Outlook]]:
    """While others answer what a card asks them all is as it was to be expected: in another world
    they might not be asked."""
    before: Outlook | None = None
    for at, turn, standing in found:
        if standing is None and before is not None:
            chance = before.best if before.expected is None else before.expected
            standing = Outlook(chance, chance)
        if standing is not None:
            yield at, turn, standing
            before = standing


def book(found: Review, step: ActionDone, was: Outlook, now: Outlook) -> None:
    """What a step changed. What was to be expected of it is of who did it, and what came of it
    beyond that is luck if the seat was told something; else it is of who did it, or of the others
    where the turn was passed to them. That the seat has a better line than the engine, and takes
    it or not, is its own play."""
    own = step.player == found.seat
    expected = now.plain if was.expected is None else was.expected
    came = now.plain - expected
    found.play += now.best - now.plain
    if own:
        found.play += expected - was.best
    else:
        found.rival += expected - was.best
    if step.told:
        found.luck += came
    elif own and not step.passed:
        found.play += came
    else:
        found.rival += came
