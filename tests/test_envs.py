"""Environments: the libraries' own tests pass, seeds decide, mistakes change nothing."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from tintero import Deck  # noqa: E402
from tintero.bots import RandomBot, make_bot  # noqa: E402
from tintero.envs import tintero_v0  # noqa: E402
from tintero.envs.arena import Arena, IllegalPlace  # noqa: E402
from tintero.envs.checks import NoHistory, NotBegun, WrongSetting  # noqa: E402
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
        cards = Deck.load("amber-steel").cards
        one_leaves = [cards, cards[::5], cards]
        api_test(tintero_v0.env(decks=one_leaves, shaped=0.5), num_cycles=600)
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
    with pytest.raises(WrongSetting, match="3 decks for 2 players"):
        fixed.reset(1, [ruby] * 3)
    with pytest.raises(WrongSetting, match="7 seats"):
        Arena(7)


def test_an_action_that_is_not_open_says_so_and_changes_nothing() -> None:
    env = tintero_v0.env()
    env.reset(seed=3)
    arena = env.arena
    before, asked = codec.digest(arena.state), env.agent_selection
    for wrong in (-1, arena.places(), SLOTS - 1, SLOTS, None, 1.7, 0.0, 2**70, [0], "0"):
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


def told(env: tintero_v0.TinteroAEC, seed: int) -> tuple[dict[str, float], set[str]]:
    """A game of agents by lot: what each was told that it got, and who left before the end."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total: Counter[str] = Counter()
    left: set[str] = set()
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        open_now = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else rng.choice(open_now))
        if not env.arena.over:
            out = [p.out for p in env.arena.state.players]
            left |= {name for name, gone in zip(env.possible_agents, out, strict=True) if gone}
    return dict(total), left


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_leaves_early_loses_its_share(players: int) -> None:
    early = 0
    cards = Deck.load("amber-steel").cards
    decks = [cards, cards[::5], *[cards] * (players - 2)]  # one of 12 cards is soon drawn
    plain, shaped = (tintero_v0.env(decks=decks, shaped=part) for part in (0.0, 0.25))
    for seed in range(4):
        total, left = told(plain, seed)
        share = -1 / (players - 1)
        assert sorted(total.values()) == pytest.approx([share] * (players - 1) + [1])
        assert all(total[agent] == share for agent in left)
        again, _ = told(shaped, seed)
        assert again == pytest.approx(total)
        early += len(left)
    assert early > 2


def error(kind: type[Exception], call: Callable[[], object]) -> str:
    with pytest.raises(kind) as caught:
        call()
    return str(caught.value)


@pytest.mark.parametrize("make", [tintero_v0.env, TinteroEnv])
def test_an_environment_that_cannot_be_is_not_made(make: Callable[..., Any]) -> None:
    for wrong in (0, -3, 1.5, None):
        said = error(WrongSetting, lambda wrong=wrong: make(max_cycles=wrong))
        assert said == f"max_cycles {wrong}: it is a whole number, at least 1"
    for part in (float("nan"), float("inf"), "0.5"):
        assert "it is a number" in error(WrongSetting, lambda part=part: make(shaped=part))
    assert "unknown render_mode svg; there are: " in error(
        WrongSetting, lambda: make(render_mode="svg")
    )
    assert "9 seats" in error(WrongSetting, lambda: make(players=9))
    for decks in ("amber-steel", ["amber-steel", "amber-steel"]):
        said = error(WrongSetting, lambda decks=decks: make(decks=decks))
        assert said.startswith("'amber-steel' is a text") and "Deck.load" in said
        env = make()
        assert error(WrongSetting, lambda: env.reset(options={"decks": decks})) == said  # noqa: B023


def test_the_only_seat_is_one_of_the_table() -> None:
    for seat in (5, 2, -1, 0.5, "0"):
        said = error(WrongSetting, lambda seat=seat: TinteroEnv(seat=seat))
        assert said == f"seat {seat}: the seats are 0 to 1, or None for one by lot"
    assert TinteroEnv(seat=2, players=3).reset(seed=1)[1] == {"seat": 2}


def test_nobody_steps_before_the_game_or_after_it() -> None:
    unbegun = "there is no game yet: reset() begins one"
    assert error(IllegalPlace, lambda: TinteroEnv().step(0)) == unbegun
    env = tintero_v0.env(max_cycles=1)
    for call in (lambda: env.step(0), env.last, lambda: next(iter(env.agent_iter()))):
        assert error(NotBegun, call) == unbegun
    env.reset(seed=1)
    env.step(0)
    while env.agents:
        env.step(None)
    assert "the game is over" in error(IllegalPlace, lambda: env.step(0))


def test_bots_that_think_ask_for_history() -> None:
    env = tintero_v0.env()
    env.reset(seed=1)
    while len(env.arena.options) < 3 or env.arena.cycles < 6:
        env.step(0)
    before = codec.digest(env.arena.state)
    assert "history=True" in error(NoHistory, lambda: make_bot("ink-fast", 1).choose(env.seat()))
    assert codec.digest(env.arena.state) == before
    env.step(make_bot("random", 1).choose(env.seat()))
    against = TinteroEnv("ink-fast", seat=1, history=False)

    def play() -> None:
        against.reset(seed=1)
        for _ in range(30):
            against.step(0)

    assert "history=True" in error(NoHistory, play)


@pytest.mark.parametrize(
    ("module", "library"),
    [("arena", "numpy"), ("tintero_v0", "pettingzoo.utils.env"), ("single_seat", "gymnasium"),
     ("spiel", "pyspiel"), ("batch", "numpy")],
)  # fmt: skip
def test_what_is_missing_is_named(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"tintero.envs.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    said = error(ModuleNotFoundError, lambda: importlib.import_module(name))
    assert said == f"The environments need {library}: pip install 'tintero[envs]'"


def test_openspiel_tests_pass_and_its_search_runs() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import tintero.envs.spiel  # noqa: F401

    game = pyspiel.load_game("tintero(deck=amber-steel)")
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    more = pyspiel.load_game("tintero(players=3)")
    assert (more.min_utility(), more.max_utility()) == (-0.5, 1)
    assert "9 seats" in error(WrongSetting, lambda: pyspiel.load_game("tintero(players=9)"))
    pyspiel.random_sim_test(more, num_sims=1, serialize=False, verbose=False)
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
