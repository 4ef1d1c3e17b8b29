"""`GreedyBot`: tries each option in one world and takes the one after which it stands best."""

from __future__ import annotations

from random import Random

from tintero.bots import opening_hand
from tintero.bots.seat import BotSeat
from tintero.bots.thinking import Mind
from tintero.bots.worth import SIMPLE
from tintero.vocab import ASK_NAMES, Act, Ask


class GreedyBot:
    """One step ahead, in one world."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.weights = SIMPLE
        self._random = Random(f"greedy/{seed}")

    def __repr__(self) -> str:
        return f"GreedyBot({self.seed})"

    def choose(self, seat: BotSeat) -> int:
        if len(seat.acts) == 1:
            return 0
        if seat.decision.kind == ASK_NAMES[Ask.ALTER_HAND]:
            return opening_hand.alter(seat)
        with seat.worlds() as worlds:
            world = worlds.draw(self._random.getrandbits(64))
            return self._best(Mind(world, seat.seat, self._random, self.weights))

    def _best(self, mind: Mind) -> int:
        best, most = 0, float("-inf")
        for place, option in enumerate(list(mind.game.options)):
            if option.act == Act.CONCEDE:
                continue
            # Ending the turn is standing as one stands now. What changes nothing is not better:
            # it could be done for ever.
            ending = option.act == Act.END
            value = mind.worth() if ending else mind.value_of(option)
            if value > most or (ending and value >= most):
                best, most = place, value
        return best
