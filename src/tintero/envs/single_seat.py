"""Gymnasium: one seat of a game, anybody at the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tintero.bots import Bot, make_bot
from tintero.envs.arena import Arena
from tintero.envs.checks import check_render_mode, check_seat
from tintero.envs.env_seat import EnvSeat
from tintero.envs.needed import needed
from tintero.envs.table_picture import text, to_rgb
from tintero.envs.tintero_v0 import observation_space
from tintero.views.observation import MASK_AT, SLOTS

with needed():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

# Who sits at the other seats: the name of a bot, or something that makes one from a seed.
Opponent = str | Callable[[int], Bot]
BY_LOT = "random"  # needs no look at the game: places are drawn
RENDER_MODES = ["ansi", "rgb_array"]
MOST_NAMED = 63  # options that a bot may be asked to choose from by place


class OpenPlaces(spaces.Discrete):
    """The places of options; drawn from without a mask it gives one that is open now."""

    def __init__(self, arena: Arena) -> None:
        super().__init__(SLOTS)
        self._arena = arena

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._arena.places():
            return np.int64(self.np_random.integers(self._arena.places()))
        return super().sample(mask, probability)


class TinteroEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat against an opponent; between two steps the others decide until the seat is asked.

    `seat`: which one it is, or None: drawn for every game. `opponent` is a bot's name
    (`bots.names()`), `exec:COMMAND`, or a function that makes a bot from a seed.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        opponent: Opponent = BY_LOT,
        *,
        seat: int | None = None,
        form: str = "flat",
        render_mode: str | None = None,
        **arena: Any,
    ) -> None:
        check_render_mode(render_mode, RENDER_MODES)
        self.opponent = opponent
        arena.setdefault("history", opponent != BY_LOT)
        self.arena = Arena(**arena)
        check_seat(seat, self.arena.players)
        self.fixed_seat, self.seat = seat, seat or 0
        self.form = form
        self.render_mode = render_mode
        self.observation_space = observation_space(form)
        self.action_space = OpenPlaces(self.arena)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """`options["decks"]`: the decks of this game, one for each seat."""
        super().reset(seed=seed)
        rng = self.np_random
        self.seat = int(rng.integers(self.arena.players))
        if self.fixed_seat is not None:
            self.seat = self.fixed_seat
        self.arena.reset(int(rng.integers(2**63)), (options or {}).get("decks"))
        others = [n for n in range(self.arena.players) if n != self.seat]
        if self.opponent != BY_LOT:
            self._bots = {n: self._bot(int(rng.integers(2**31))) for n in others}
        self._others()
        return self._seen(), {"seat": self.seat}

    def _bot(self, seed: int) -> Bot:
        opponent = self.opponent
        return make_bot(opponent, seed) if isinstance(opponent, str) else opponent(seed)

    def _others(self) -> float:
        """Let the others decide until the seat is asked; what the seat got meanwhile."""
        arena, got = self.arena, 0.0
        while not arena.over and not arena.truncated and arena.seat != self.seat:
            bot = self._bots.get(arena.seat)
            if bot is None:
                arena.step(int(self.np_random.integers(arena.places())))
            else:
                answer = bot.choose(EnvSeat(arena))
                while answer >= MOST_NAMED and len(arena.options) > SLOTS:
                    arena.step(MOST_NAMED)  # turn the page
                    answer -= MOST_NAMED
                arena.step(answer)
            got += arena.rewards[self.seat]
        return got

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the option at a place. `IllegalPlace`: it is not open, and nothing has changed."""
        arena = self.arena
        arena.step(action)
        reward = arena.rewards[self.seat] + self._others()
        return self._seen(), reward, arena.over, arena.truncated, {"seat": self.seat}

    def _seen(self) -> dict[str, Any]:
        return self.arena.observation(self.seat, self.form)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, as maskable learners ask for it."""
        return self.arena.see(self.seat)[MASK_AT:].astype(np.bool_)

    def render(self) -> Any:
        state = self.arena.state
        return to_rgb(state) if self.render_mode == "rgb_array" else text(state)
