"""The benchmark is a command, not a timed test. What is tested: that it runs, that it measures the
same games every time, and ratios with wide margins."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tintero import _build
from tintero.cards.deck import Deck, check_constructed
from tintero.cli.shell.main import app
from tintero.events import KIND_COUNT
from tintero.game import Game
from tintero.rules import apply
from tintero.rules.playout import playout
from tintero.sim import bench, growth
from tintero.state import codec
from tintero.vocab import Act

PROMISED = {
    "compiled", "games_per_s", "decisions_per_s", "chess_games_per_s", "ratio", "push_us",
    "pop_us", "options_us", "outcome_us", "state_bytes", "save_us", "load_us", "hash_us",
    "clone_us", "pairs", "uncompiled",
}  # fmt: skip


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["bench", *arguments, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.compiled_only
def test_json_has_what_is_promised() -> None:
    found = json.loads(run("--json", "--games", "5", "--one"))
    assert found.keys() >= PROMISED
    assert found["compiled"] == _build.compiled()
    assert [pair["pair"] for pair in found["pairs"]] == list(bench.PAIRS)
    assert found["games_per_s"] > 0 and found["push_us"] > 0 and found["pop_us"] > 0
    if bench.has_chess():
        assert found["ratio"] > 0


@pytest.mark.parametrize("pair", bench.PAIRS)
def test_decks_are_real(pair: str) -> None:
    for cards in bench.load_pair(pair):
        assert check_constructed(Deck("bench", cards)) == []


def test_the_same_games_every_time() -> None:
    decks = bench.load_pair("real")
    assert bench.play_games(decks, 0, 3)[1] == bench.play_games(decks, 0, 3)[1] > 100


def test_a_game_without_history_is_the_same_game() -> None:
    decks = bench.load_pair("real")
    forgetful, careful = (Game.new(decks, 5).state for _ in range(2))
    assert playout(forgetful, 9, 60, True) == playout(careful, 9, 60, False) == 60
    assert codec.digest(forgetful) == codec.digest(careful)
    assert forgetful.mark() == 0 < careful.mark() and not forgetful.fresh
    # From here on there is a way back again.
    assert forgetful.decision is not None
    apply.take(forgetful, forgetful.decision.player, apply.options(forgetful)[0])
    assert forgetful.mark() > 0 and forgetful.fresh
    forgetful.rollback(0)
    assert codec.digest(forgetful) == codec.digest(careful)


@pytest.mark.skipif(not _build.compiled(), reason="compares the compiled engine")
def test_compiled_is_at_least_three_times_as_fast() -> None:
    decks = bench.load_pair("real")
    bench.play_games(decks, -1, 1)
    fast = max(60 / bench.play_games(decks, 0, 60)[0] for _ in range(3))
    slow = bench.uncompiled(5)
    assert slow["compiled"] is False
    assert fast > 3 * slow["games_per_s"]


def writes(cards: int, act: int) -> int:
    """How much a turn action writes, on a board of that many cards."""
    s = growth.board_of("light", cards)
    assert s.decision is not None
    option = next(o for o in apply.options(s) if o.act == act)
    mark = s.mark()
    apply.take(s, s.decision.player, option)
    return s.journal.top - mark


def test_what_is_written_does_not_grow_with_the_board() -> None:
    assert writes(5, Act.INK) == writes(60, Act.INK)
    assert writes(5, Act.END) == writes(60, Act.END)


def test_every_kind_of_event_has_a_bit() -> None:
    """`CardProgram.hears` is one machine integer with a sign."""
    assert KIND_COUNT <= 63


def test_growth_is_measured_and_drawn() -> None:
    found = growth.measure(times=2, games=2)
    assert [b.cards for b in found.boards] == [*growth.BOARDS, *growth.BOARDS]
    assert found.turns and all(t.us_per_decision > 0 for t in found.turns)
    picture = growth.svg(found)
    assert picture.startswith("<svg") and picture.count("<polyline") == 7
