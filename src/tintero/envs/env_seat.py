"""`EnvSeat`: a seat of an environment for bots."""

from __future__ import annotations

from tintero.bots.seat import BotSeat, Worlds
from tintero.envs.arena import Arena
from tintero.envs.checks import NoHistory
from tintero.messages import Message
from tintero.views.worlds import Pools


class EnvSeat(BotSeat):
    """Who is asked. Bots that think need an environment with `history`."""

    def __init__(self, arena: Arena) -> None:
        super().__init__(arena.game, arena.seat)
        self._history = arena.history

    def worlds(self, pools: Pools | None = None, guess: bool = False) -> Worlds:
        if not self._history:
            raise NoHistory(Message("env-history"))
        return super().worlds(pools, guess)
