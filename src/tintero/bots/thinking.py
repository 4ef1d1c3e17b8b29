"""Thinking in a world: carry something out to where the next turn action is decided."""

from __future__ import annotations

from random import Random
from time import monotonic

from tintero.bots.worth import SIMPLE, Weights, worth
from tintero.events import Event
from tintero.game import Game
from tintero.state.objects import Option
from tintero.vocab import Act, Ask

MOST_ANSWERS = 40  # inside one turn action
MOST_TRIED = 8  # options of one question that are compared
MOST_ACTIONS = 30  # in a turn that is played out
# What those whose hand is hidden are thought to do: act with what is on the table.
ON_THE_TABLE = (Act.QUEST, Act.CHALLENGE)


class Effort:
    """How much may still be thought.

    `work` is how many pushes there may be. It is a number and no time, so that a bot with the same
    seed answers the same on every machine; `until` is a moment after which there is no more
    thinking either, for games with people in them.
    """

    def __init__(self, work: int = 1 << 30, until: float | None = None) -> None:
        self.work = work
        self.until = until

    @property
    def spent(self) -> bool:
        return self.work <= 0 or (self.until is not None and monotonic() > self.until)


class Mind:
    """One world to think in, seen from one seat."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: Random,
        weights: Weights = SIMPLE,
        effort: Effort | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.weights = weights
        self.effort = effort or Effort()

    def worth(self) -> float:
        """What the position in this world is worth to the seat."""
        return worth(self.game.state, self.seat, self.weights)

    # --- there and back -------------------------------------------------------------------------

    def push(self, option: Option) -> list[Event]:
        self.effort.work -= 1
        return self.game.push(option)

    def back(self, depth: int) -> None:
        """Undo until only so many pushes are left."""
        game = self.game
        while game.depth > depth:
            game.pop()

    def do(self, option: Option) -> None:
        """An action, and every question it brings until somebody decides a turn action."""
        self.push(option)
        self.settle()

    def settle(self) -> None:
        """Answer what is open: one's own questions by trying, others' by what is best for them."""
        game = self.game
        for _ in range(MOST_ANSWERS):
            decision = game.decision
            if decision is None or decision.ask == Ask.TURN_ACTION:
                return
            self.push(self.best_answer(decision.player))

    def best_answer(self, who: int) -> Option:
        """The answer after which the position is worth most to who answers; ties by lot."""
        game, rng = self.game, self.rng
        options = game.options
        if len(options) == 1:
            return options[0]
        tried = options if len(options) <= MOST_TRIED else rng.sample(options, MOST_TRIED)
        best, most = tried[0], float("-inf")
        for option in tried:
            if option.act == Act.CONCEDE:
                continue
            self.push(option)
            value = worth(game.state, who, self.weights) + rng.random() * 0.01
            if option.act in (Act.NO, Act.DONE):
                value -= 0.02  # what is offered is usually worth taking
            game.pop()
            if value > most:
                best, most = option, value
        return best

    def value_of(self, option: Option) -> float:
        """What the position is worth once the option is carried out."""
        depth = self.game.depth
        self.do(option)
        value = self.worth()
        self.back(depth)
        return value

    # --- a turn played out ------------------------------------------------------------------------

    def is_asked(self, who: int) -> bool:
        """Whether that player decides a turn action now."""
        d = self.game.decision
        return d is not None and d.player == who and d.ask == Ask.TURN_ACTION

    def finish_turn(self, who: int, acts: tuple[int, ...] = ()) -> None:
        """Play a player's turn to its end, each time what is best at once; of those acts only."""
        game = self.game
        for _ in range(MOST_ACTIONS):
            if not self.is_asked(who):
                return
            best, most = None, worth(game.state, who, self.weights)
            ending = None
            for option in game.options:
                if option.act == Act.END:
                    ending = option
                elif option.act < Act.END and (not acts or option.act in acts):
                    depth = game.depth
                    self.do(option)
                    value = worth(game.state, who, self.weights)
                    self.back(depth)
                    if value > most or (best is None and ending is None and value >= most):
                        best, most = option, value
            if best is None:
                best = ending if ending is not None else game.options[0]
            self.do(best)

    def replies(self) -> None:
        """Let everybody else take their turn, until this seat is to act again."""
        for _ in range(len(self.game.state.players)):
            decision = self.game.decision
            if decision is None or decision.player == self.seat:
                return
            self.finish_turn(decision.player, ON_THE_TABLE)
