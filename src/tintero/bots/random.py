"""`RandomBot`: legal, random, and just sensible enough to be worth playing against.

It adds a card to its inkwell most turns, does not end a turn while there is something to do, and
keeps most of its opening hand. It knows nothing of what cards say.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tintero.bots.seat import BotSeat
from tintero.vocab import ASK_NAMES, Act, Ask

# How eagerly a kind of turn action is taken. Not listed: 4.
WEIGHTS = {Act.INK: 12, Act.PLAY: 10, Act.QUEST: 8, Act.CHALLENGE: 6, Act.MOVE: 1, Act.END: 1}


class RandomBot:
    """Takes some legal option, always the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = Random(f"bot/{seed}")

    def __repr__(self) -> str:
        return f"RandomBot({self.seed})"

    def choose(self, seat: BotSeat) -> int:
        acts = seat.acts
        kind = seat.decision.kind
        if kind == ASK_NAMES[Ask.TURN_ACTION]:
            return self._turn_action(acts)
        if kind == ASK_NAMES[Ask.ALTER_HAND] and self._random.random() < 0.7:
            return acts.index(Act.DONE)
        return self._random.randrange(len(acts))

    def _turn_action(self, acts: Sequence[int]) -> int:
        """First a kind of action, then one of that kind: ten cards to ink are not ten reasons."""
        kinds = sorted(set(acts))
        weights = [WEIGHTS.get(act, 4) for act in kinds]
        chosen = self._random.choices(kinds, weights)[0]
        places = [i for i, act in enumerate(acts) if act == chosen]
        return self._random.choice(places)
