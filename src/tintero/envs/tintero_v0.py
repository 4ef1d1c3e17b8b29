"""PettingZoo: `tintero_v0.env()`, an AEC environment for two to six agents."""

from __future__ import annotations

from typing import Any, ClassVar

from tintero.bots.seat import BotSeat
from tintero.envs.arena import FORMS, Arena
from tintero.envs.checks import IllegalPlace, NotBegun, check_render_mode, shown
from tintero.envs.env_seat import EnvSeat
from tintero.envs.needed import needed
from tintero.envs.table_picture import text, to_rgb
from tintero.messages import Message, Problem
from tintero.views.observation import (
    HIGHEST,
    MASK_AT,
    NUMBERS,
    OPTION_WIDTH,
    ROWS,
    SLOTS,
    WIDTH,
)

with needed():
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils.env import AECEnv


class UnknownForm(Problem, ValueError):
    """Observations have no such form."""


def observation_space(form: str) -> spaces.Dict:
    """What an observation is: see docs/observation.md."""
    if form not in FORMS:
        raise UnknownForm(Message("env-form", form=form, forms=", ".join(FORMS)))

    def box(*shape: int) -> spaces.Box:
        return spaces.Box(-HIGHEST, HIGHEST, shape, np.int16)

    mask = spaces.Box(0, 1, (SLOTS,), np.int8)
    if form == "flat":
        return spaces.Dict({"observation": box(MASK_AT), "action_mask": mask})
    return spaces.Dict(
        {
            "numbers": box(NUMBERS),
            "cards": box(ROWS, WIDTH),
            "options": box(SLOTS, OPTION_WIDTH),
            "action_mask": mask,
        }
    )


def env(**kwargs: Any) -> TinteroAEC:
    """The environment; `kwargs` are those of `Arena`, `form` and `render_mode`."""
    return TinteroAEC(**kwargs)


raw_env = env


class OfAGame:
    """What an environment has as soon as `reset` begins a game."""

    def __get__(self, env: object, kind: type[object]) -> Any:
        raise NotBegun(Message("env-unbegun"))


class TinteroAEC(AECEnv):  # type: ignore[misc]
    """Agents `player_0` … take their decisions one at a time; an action is the place of an option.

    An action that is not open raises `IllegalPlace` and changes nothing. Who leaves the game early
    is asked nothing more, and rewarded with the others when it ends.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tintero_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    agents = agent_selection = rewards = terminations = truncations = infos = OfAGame()

    def __init__(self, *, form: str = "flat", render_mode: str | None = None, **arena: Any) -> None:
        super().__init__()
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.arena = Arena(**arena)
        self.form = form
        self.render_mode = render_mode
        self.possible_agents = [f"player_{n}" for n in range(self.arena.players)]
        seen, acts = observation_space(form), spaces.Discrete(SLOTS)
        self._seen = dict.fromkeys(self.possible_agents, seen)
        self._acts = dict.fromkeys(self.possible_agents, acts)
        self._place = {agent: n for n, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options["decks"]`: the decks of this game. Without a seed games follow from the last
        one that was given."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.arena.reset(int(self._random.integers(2**63)), (options or {}).get("decks"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = self.arena.seat
        self.agent_selection = self.possible_agents[seat if seat >= 0 else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.arena.observation(self._place[agent], self.form)

    def seat(self) -> BotSeat:
        """The agent that is asked as bots sit at the table: for those that think (`history`)."""
        return EnvSeat(self.arena)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not self.agents:
            raise IllegalPlace(Message("env-over", place=shown(action)))
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        arena = self.arena
        arena.step(action)  # type: ignore[arg-type]  # None says so, too
        self._cumulative_rewards[agent] = 0.0
        if arena.over or arena.truncated:
            over = arena.over
            for other in self.agents:
                self.terminations[other], self.truncations[other] = over, not over
        for other in self.agents:
            self.rewards[other] = arena.rewards[self._place[other]]
        self._accumulate_rewards()
        if not arena.over:
            self._ask()
        if any(self.terminations.values()):
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return to_rgb(self.arena.state)
        said = text(self.arena.state)
        if self.render_mode == "human":
            print(said)
            return None
        return said

    def close(self) -> None:
        """Nothing is held."""
