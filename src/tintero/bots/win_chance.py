"""`win_chance`: how likely a seat wins, for all it knows. For reviews, hints and people.

The mean over worlds drawn from the seat's view: in each, what is open is answered, the turn is
played on greedily to its end by whoever has it, and the learned value says how it stands then.
Nothing that is hidden from the seat makes a difference, and the same seed gives the same number.
"""

from __future__ import annotations

from tintero.bots.seat import BotSeat
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import shipped_net
from tintero.bots.value_net import ValueNet
from tintero.state.rng import Lots

WORLDS = 6
PLENTY = 1 << 40  # a greedy turn ends by itself


def win_chance(
    seat: BotSeat,
    worlds: int = WORLDS,
    turns: int = 1,
    seed: int = 0,
    net: ValueNet | None = None,
) -> float:
    """The chance of a seat to win from here, whoever is asked: a number from 0 to 1.

    `turns` are played on before the position is weighed, the one that is going on first; with 0 it
    is ended as it stands.
    """
    net = net or shipped_net()
    lots, total = Lots(seed), 0.0
    with seat.worlds() as drawn:
        for _ in range(worlds):
            s = drawn.draw(lots.below(1 << 31)).state
            mind = TurnSearch(s, seat.seat, net, lots.below(1 << 31), PLENTY)
            mind.settle()
            total += mind.followed(turns) if turns else mind.value_for(seat.seat)
    return total / max(1, worlds)
