"""Environments: the libraries' own tests pass, seeds decide, mistakes change nothing."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from tintero import Deck  # noqa: E402
from tintero.bots import RandomBot  # noqa: E402
from tintero.envs import tintero_v0  # noqa: E402
from tintero.envs.arena import Arena, IllegalPlace  # noqa: E402
from tintero.envs.batch import Batch, BatchFailed, SharedBatch, by_lot  # noqa: E402
from tintero.envs.single_seat import TinteroEnv  # noqa: E402
from tintero.envs.table_picture import to_svg  # noqa: E402
from tintero.state import codec  # noqa: E402
from tintero.views.observation import SLOTS  # noqa: E402

pytestmark = pytest.mark.compiled_only


def played(arena: Arena, seed: int, most: int = 4000) -> list[float]:
    """A game by lot; what each seat got in all."""
    rng = np.random.default_rng(seed)
    total = [0.0] * arena.players
    arena.reset(seed)
    while not arena.over and not arena.truncated and most:
        arena.step(int(rng.integers(arena.places())))
        total = [a + b for a, b in zip(total, arena.rewards, strict=True)]
        most -= 1
    return total


def test_pettingzoo_tests_pass(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(tintero_v0.env(), num_cycles=300)
        api_test(tintero_v0.env(players=4, form="options"), num_cycles=300)
        seed_test(tintero_v0.env, num_cycles=50)
        render_test(tintero_v0.env)


def test_gymnasium_tests_pass() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(TinteroEnv("random"))
        check_env(TinteroEnv(RandomBot, form="options", seat=1))


def test_a_game_is_broken_off_after_so_many_decisions() -> None:
    env = tintero_v0.env(max_cycles=12)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
        steps += not (ended or cut)
    assert steps == 12


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_same_seed_is_the_same_game(players: int) -> None:
    one, two = Arena(players), Arena(players)
    assert played(one, 5, 300) == played(two, 5, 300)
    assert codec.digest(one.state) == codec.digest(two.state)
    played(two, 6, 300)
    assert codec.digest(one.state) != codec.digest(two.state)


def test_decks_are_drawn_given_or_fixed() -> None:
    amber, ruby = Deck.load("amber-steel"), Deck.load("ruby-amethyst")

    def of(arena: Arena) -> list[set[str]]:
        cards = arena.state.cards
        return [{c.program.full_name for c in cards if c.owner == p} for p in range(2)]

    fixed = Arena(decks=[amber, ruby])
    fixed.reset(1)
    assert of(fixed) == [set(amber.cards), set(ruby.cards)]
    fixed.reset(1, [ruby, ruby])
    assert of(fixed) == [set(ruby.cards)] * 2
    drawn, seen = Arena(), set()
    for seed in range(8):
        drawn.reset(seed)
        seen.add(frozenset(of(drawn)[0]))
    assert len(seen) > 2
    with pytest.raises(IllegalPlace, match="3 decks for 2 players"):
        fixed.reset(1, [ruby] * 3)
    with pytest.raises(IllegalPlace, match="7 seats"):
        Arena(7)


def test_an_action_that_is_not_open_says_so_and_changes_nothing() -> None:
    env = tintero_v0.env()
    env.reset(seed=3)
    arena = env.arena
    before, asked = codec.digest(arena.state), env.agent_selection
    for wrong in (-1, arena.places(), SLOTS - 1, SLOTS, None):
        with pytest.raises(IllegalPlace) as caught:
            env.step(wrong)
        assert f"places 0 to {arena.places() - 1}" in str(caught.value)
        assert "no está disponible" in caught.value.said("es")
    assert codec.digest(arena.state) == before and env.agent_selection == asked
    assert arena.cycles == 0
    played(arena, 3)
    with pytest.raises(IllegalPlace, match="the game is over"):
        arena.step(0)


def test_rewards_add_up_to_nothing_and_shaping_to_the_same() -> None:
    for seed in range(6):
        for players in (2, 4):
            plain = played(Arena(players), seed)
            shaped = played(Arena(players, shaped=0.5), seed)
            assert sum(plain) == pytest.approx(0) and max(plain) == 1
            assert shaped == pytest.approx(plain)


def test_every_page_is_reached_by_places() -> None:
    """A card is named among thousands, 63 at a time."""
    arena = Arena()
    arena.reset(1)
    options = arena.options * 40
    arena.state.keep_options(options)
    assert arena.places() == SLOTS
    arena.step(SLOTS - 1)
    assert arena.page == 1 and arena.cycles == 1
    arena.state.keep_options(options)
    arena.step(0)
    assert arena.page == 0


def test_a_picture_shows_cards_in_play_and_nothing_hidden() -> None:
    arena = Arena()
    played(arena, 2, 120)
    svg = to_svg(arena.state)
    inside = [arena.state.cards[i] for p in (0, 1) for i in arena.state.in_play(p)]
    assert svg.startswith("<svg") and svg.count("<title>") == len(inside) > 0


def rows(batch: Any, parts: Any, steps: int) -> list[bytes]:
    rng = np.random.default_rng(4)
    found = []
    for _ in range(steps):
        batch.step(np.concatenate([by_lot(part.masks, rng) for part in parts]))
        found.append(b"".join(part.observations.tobytes() for part in parts))
    return found


def test_many_games_are_the_same_however_they_are_spread() -> None:
    one = Batch(6, seed=9)
    alone = rows(one, [one], 150)
    assert len(set(alone)) == 150 and sum(one.played) >= 6
    # Places are drawn row by row, so that the split of the rows does not matter.
    with SharedBatch(6, workers=1, seed=9) as shared:
        assert rows(shared, shared.parts, 150) == alone


def test_a_batch_says_which_action_was_wrong() -> None:
    with SharedBatch(4, workers=2) as shared:
        with pytest.raises(BatchFailed, match="action 99 is not open"):
            shared.step(np.array([0, 0, 0, 99]))


def test_openspiel_tests_pass_and_its_search_runs() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import tintero.envs.spiel  # noqa: F401

    game = pyspiel.load_game("tintero(deck=amber-steel)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, rollouts, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2)
    )
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(3):
        before = str(state)
        action = bot.step(state)
        assert action in state.legal_actions() and str(state) == before
        state.apply_action(action)
