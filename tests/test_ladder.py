"""The ladder: who plays whom, and the Elo that follows from results."""

from __future__ import annotations

import json
from collections import Counter
from math import isclose, log10
from random import Random

import pytest
from typer.testing import CliRunner

from tintero import Deck
from tintero.cli.shell.main import app
from tintero.sim.even_decks import Result, even
from tintero.sim.ladder import Ended, LadderMatch, difference, fit, ladder, matches
from tintero.state.ruleset import Ruleset

DECKS = [Deck.load(name) for name in ("amber-steel", "ruby-amethyst", "emerald-ruby")]


def test_each_pair_meets_with_seats_changed_and_the_same_deck() -> None:
    found = matches(["a", "b", "c"], DECKS, 8, 1)
    assert len(found) == 24
    assert Counter(frozenset(m.bots) for m in found) == dict.fromkeys(
        (frozenset("ab"), frozenset("ac"), frozenset("bc")), 8
    )
    assert all(m.decks[0] == m.decks[1] for m in found)
    one, two, three = found[:3]
    assert one.seed == two.seed != three.seed
    assert one.bots == two.bots[::-1] == three.bots
    assert one.decks == two.decks != three.decks
    assert {m.decks[0] for m in found[:8]} == {deck.cards for deck in DECKS}


def results(score: float, games: int) -> tuple[list[LadderMatch], list[Ended]]:
    """`a` wins the first games, `b` the others."""
    cards = (("x",), ("y",))
    played = [LadderMatch(("a", "b"), cards, n) for n in range(games)]
    ended = [Ended(float(n < score), (1, 1), (0.0, 0.0), (0.0, 0.0)) for n in range(games)]
    return played, ended


@pytest.mark.parametrize(("score", "elo"), [(50, 0), (76, 200), (91, 402), (24, -200)])
def test_elo_of_a_score(score: int, elo: float) -> None:
    ratings, errors = fit(["a", "b"], *results(score, 100))
    assert isclose(ratings["a"] - ratings["b"], elo, abs_tol=12)
    assert 20 < errors["a"] < 70
    ahead, low, high = difference(score, 100)
    assert isclose(ahead, elo, abs_tol=3)
    assert low < ahead < high
    assert 120 < high - low < 300


def test_a_clean_sweep_has_a_finite_elo() -> None:
    ratings, _ = fit(["a", "b"], *results(20, 20))
    assert 400 < ratings["a"] - ratings["b"] < 1000
    ahead, low, high = difference(20, 20)
    assert 0 < low < ahead <= high < 1000


def test_more_games_narrow_the_interval() -> None:
    few, many = difference(15, 20), difference(750, 1000)
    assert many[2] - many[1] < (few[2] - few[1]) / 3


def test_three_bots_are_rated_together() -> None:
    """`c` never met `b`, yet stands between: it lost to `a` less often."""
    cards = (("x",), ("y",))
    played = [LadderMatch(("a", "b"), cards, n) for n in range(40)]
    played += [LadderMatch(("a", "c"), cards, n) for n in range(40)]
    ended = [Ended(float(n < 36), (1, 1), (0.0, 0.0), (0.0, 0.0)) for n in range(40)]
    ended += [Ended(float(n < 24), (1, 1), (0.0, 0.0), (0.0, 0.0)) for n in range(40)]
    ratings, _ = fit(["a", "b", "c"], played, ended)
    assert ratings["a"] > ratings["c"] > ratings["b"]


@pytest.mark.compiled_only
def test_a_ladder_is_the_same_for_any_number_of_workers() -> None:
    tables = [ladder(["random", "greedy"], DECKS[:2], 4, 3, workers) for workers in (1, 2)]
    one, two = (([(s.bot, s.elo, s.games, s.score) for s in t.standings], t.pairs) for t in tables)
    assert one == two
    assert tables[0].standings[-1].elo == 0
    greedy = next(s for s in tables[0].standings if s.bot == "greedy")
    assert greedy.games == 4
    assert 0 < greedy.ms < 1000 * greedy.slowest


def test_the_command_in_both_languages_and_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(match: LadderMatch) -> Ended:
        score = float(match.bots[0] == "greedy")
        return Ended(score, (9, 9), (0.1, 0.1), (0.05, 0.05))

    monkeypatch.setattr("tintero.sim.ladder.play", quick)
    run = CliRunner().invoke
    decks = ["--deck", "amber-steel", "--deck", "ruby-amethyst", "--workers", "1"]
    args = ["ladder", "random", "greedy", "-n", "4", *decks]
    shown = run(app, [*args, "--lang", "es"])
    assert shown.exit_code == 0, shown.output
    assert "ms por decisión" in shown.stdout
    assert "0,05 s" in shown.stdout
    assert "Elo de ventaja" in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 100
    plain = json.loads(run(app, [*args, "--json"]).stdout)
    assert {line["bot"] for line in plain["standings"]} == {"random", "greedy"}
    assert plain["pairs"][0]["games"] == plain["games"] == 4
    assert plain["decks"] == ["amber-steel", "ruby-amethyst"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["genius", "random"], "There is no bot “genius”"),
        (["random"], "Give two bots or more."),
        (["random", "greedy", "--deck", "no-such-deck"], "no-such-deck"),
    ],
)
def test_what_can_not_be_played(args: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["ladder", *args, "--lang", "en"])
    assert result.exit_code == 2
    assert said in result.output


def test_a_bot_that_fails_is_named() -> None:
    result = CliRunner().invoke(
        app, ["ladder", "random", "exec:false", "-n", "4", "--workers", "1", "--lang", "en"]
    )
    assert result.exit_code == 1
    assert "false has ended with exit code 1" in result.output


def test_another_deck_at_each_seat_is_played_by_both() -> None:
    played = matches(["greedy", "random"], DECKS, 6, seed=3, apart=True)
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert one.bots == ("greedy", "random") and other.bots == ("random", "greedy")
        assert one.decks == other.decks and one.seed == other.seed
        assert one.decks[0] != one.decks[1]


def test_what_decks_do_is_told_from_what_bots_do() -> None:
    """A deck that wins four of five, and a bot whose odds are three times the other's."""
    rng = Random(7)
    results: list[Result] = []
    for n in range(6000):
        pairing, side = n % 3, 1 if n % 2 else -1
        odds = 3.0 * (4.0, 1.0, 0.25)[pairing] ** side
        results.append((pairing, side, float(rng.random() < odds / (1 + odds))))
    _, low, high = even(results)
    assert low < 400 * log10(3) < high and high - low < 50
    plainly = difference(sum(score for _, _, score in results), len(results))
    assert plainly[2] < low  # without it the bots look closer together


def test_a_clean_sweep_with_different_decks_has_a_finite_elo() -> None:
    elo, low, high = even([(0, 1, 1.0), (0, -1, 1.0)] * 10)
    assert 200 < elo < 2000 and low < elo < high


def test_decks_that_differ_are_evened_out_and_others_are_not() -> None:
    args = ["ladder", "random", "greedy", "-n", "4", "--workers", "1", "--lang", "en"]
    decks = ["--deck", "amber-steel", "--deck", "ruby-amethyst"]
    shown = CliRunner().invoke(app, [*args, *decks, "--apart"]).stdout
    assert "decks even" in shown
    assert "decks even" not in CliRunner().invoke(app, [*args, *decks]).stdout


def test_each_bot_has_every_other_seat_of_four() -> None:
    played = matches(["greedy", "random"], DECKS, 2, seed=3, players=4)
    assert [len(match.decks) for match in played] == [4, 4]
    table = ladder(["greedy", "random"], DECKS, 2, seed=3, workers=1, players=4)
    assert table.standings[0].bot == "greedy" and table.standings[0].games == 2


def test_a_variant_is_played_by_its_rules() -> None:
    short, usual = (
        ladder(["greedy", "random"], DECKS[:1], 2, seed=3, workers=1, rules=rules)
        for rules in (Ruleset(lore_to_win=2), None)
    )
    assert short != usual
