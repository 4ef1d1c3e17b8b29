"""OpenSpiel: importing this module registers the game `tintero`.

Chance is drawn once, at the root: which of `DEALS` deals is played. What is shuffled later follows
from it. So a state is a deal and the places taken since, and `resample_from_infostate` gives a
world that looks the same to a player (`views.worlds`): OpenSpiel's own ISMCTS runs on it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tintero.envs.arena import MAX_CYCLES, Arena, shipped
from tintero.envs.checks import check_players
from tintero.envs.needed import needed
from tintero.state import codec
from tintero.state.state import State
from tintero.views.observation import MASK_AT, SIZE, SLOTS
from tintero.views.worlds import world_of

with needed():
    import numpy as np
    import pyspiel

DEALS = 1024

GAME_TYPE = pyspiel.GameType(
    short_name="tintero",
    long_name="Tintero",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "seed": 0, "deck": ""},
)


class Holder:
    """The game of a state, copied and pickled by where it stands."""

    def __init__(self, arena: Arena, dealt: bool, deck: str) -> None:
        self.arena = arena
        self.dealt = dealt
        self.deck = deck

    def __deepcopy__(self, memo: Any) -> Holder:
        return self.holding(codec.load(codec.dump(self.arena.state), self.arena.state.programs))

    def holding(self, state: State) -> Holder:
        old = self.arena
        arena = Arena.__new__(Arena)
        arena.__dict__.update(old.__dict__)
        state.keep_history(False)
        arena.state = state
        arena.rewards = old.rewards[:]
        return Holder(arena, self.dealt, self.deck)

    def __reduce__(self) -> tuple[Any, ...]:
        arena = self.arena
        saved = codec.dump(arena.state) if self.dealt else b""
        return restored, (arena.players, saved, arena.page, arena.cycles, arena.rewards, self.deck)


def restored(
    players: int, saved: bytes, page: int, cycles: int, rewards: list[float], deck: str
) -> Holder:
    """A holder from what it was written as."""
    held = Holder(arena_of(players, deck), bool(saved), deck)
    if saved:
        held = held.holding(codec.load(saved, held.arena.state.programs))
        held.arena.page, held.arena.cycles, held.arena.rewards = page, cycles, rewards
    return held


def arena_of(players: int, deck: str) -> Arena:
    return Arena(players, [shipped(deck)] * players if deck else None)


class TinteroSpiel(pyspiel.Game):  # type: ignore[misc]
    """The game: `players`, `seed` (which deals there are) and `deck` (a shipped one for everybody;
    "": each deal draws its own)."""

    def __init__(self, params: Any = None) -> None:
        given = {"players": 2, "seed": 0, "deck": "", **(params or {})}
        players = int(given["players"])
        check_players(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=SLOTS,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-1.0 / (players - 1),  # what is lost, is shared
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_CYCLES,
        )
        super().__init__(GAME_TYPE, info, given)
        self.players, self.seed = players, int(given["seed"])
        self.deck = str(given["deck"])

    def new_initial_state(self) -> TinteroState:
        return TinteroState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return TinteroObserver()


class TinteroState(pyspiel.State):  # type: ignore[misc]
    """A deal, and where it stands."""

    def __init__(self, game: TinteroSpiel) -> None:
        super().__init__(game)
        self.seed = game.seed
        self.held = Holder(arena_of(game.players, game.deck), False, game.deck)
        self.told: list[list[int]] = [[] for _ in range(game.players)]

    def current_player(self) -> int:
        if not self.held.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        arena = self.held.arena
        if arena.over or arena.truncated:
            return int(pyspiel.PlayerId.TERMINAL)
        return arena.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.held.arena.places()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if not held.dealt:
            held.arena.reset(self.seed * DEALS + action)
            held.dealt = True
        else:
            self.told[held.arena.seat].append(action)
            held.arena.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        arena = self.held.arena
        if player != arena.seat or action >= arena.places():
            return f"place {action}"
        at = arena.page * (SLOTS - 1) + action
        game = arena.game
        return game.text(game.options[at]) if at < len(game.options) else "next page"

    def is_terminal(self) -> bool:
        arena = self.held.arena
        return self.held.dealt and (arena.over or arena.truncated)

    def returns(self) -> list[float]:
        arena = self.held.arena
        return list(arena.rewards) if self.is_terminal() else [0.0] * arena.players

    def __str__(self) -> str:
        if not self.held.dealt:
            return "undealt"
        return codec.digest(self.held.arena.state) + f"/{self.held.arena.cycles}"

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees, and what it has answered so far."""
        seat = self.current_player() if player is None else player
        if not self.held.dealt:
            return "undealt"
        return f"{self.told[seat]}{self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if not self.held.dealt:
            return "undealt"
        return bytes(self.held.arena.see(seat)).hex()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        if not self.held.dealt:
            return [0.0] * SIZE
        return [float(n) for n in self.held.arena.see(seat)]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> TinteroState:
        """A state that looks the same to the player."""
        other: TinteroState = self.clone()
        rng = Random(int(probability_sampler() * 2**53))
        other.held = self.held.holding(world_of(self.held.arena.state, player, rng))
        return other


class TinteroObserver:
    """What a player sees as one array; see docs/observation.md."""

    def __init__(self) -> None:
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor[:MASK_AT], "action_mask": self.tensor[MASK_AT:]}

    def set_from(self, state: TinteroState, player: int) -> None:
        self.tensor[:] = state.held.arena.see(player) if state.held.dealt else 0

    def string_from(self, state: TinteroState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, TinteroSpiel)
