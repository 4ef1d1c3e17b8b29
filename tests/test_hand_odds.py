"""Chances of a deck whose hands are kept as it was learned: what exact counting says, by lot."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from test_cli import tintero_cli
from test_hand_policy import liking_ink, policy
from tintero import Deck, default_pool
from tintero.bots.hand_odds import LearnedOdds, altered
from tintero.cards.odds import Odds, Policy

pytestmark = pytest.mark.pure_only

DECK = Deck.load("ruby-steel")
CANNONS = "Fire the Cannons!"
OFF = 0.09  # three standard deviations of the hands below, at most


def test_who_keeps_all_has_the_exact_chances() -> None:
    """Where nothing is worth anything all seven stay, and that can be counted out."""
    dealt = LearnedOdds.of(DECK, [CANNONS], policy(), hands=250)
    exact = Odds.of(DECK, Policy("all"), [CANNONS])
    assert dealt.put_back() == 0
    for turn, first in ((3, True), (5, False)):
        assert float(dealt.ink(turn, first)) == pytest.approx(exact.ink(turn, first), abs=OFF)
        assert float(dealt.play(turn, first)) == pytest.approx(exact.play(turn, first), abs=OFF)
        assert float(dealt.card(turn, first)) == pytest.approx(exact.card(turn, first), abs=OFF)
    assert dealt.opening(True) != exact.opening(True)
    for got, wanted in zip(dealt.opening(True), exact.opening(True), strict=True):
        assert float(got) == pytest.approx(wanted, abs=OFF)


def test_who_digs_for_ink_has_the_chances_of_digging() -> None:
    """A policy that keeps cards with the symbol alone is the exact one that wants them."""
    inkable = [name for name in DECK.counts if default_pool()[name].inkable]
    dealt = LearnedOdds.of(DECK, inkable, liking_ink(), hands=250)
    exact = Odds.of(DECK, Policy("wanted"), inkable)
    assert float(dealt.put_back()) == pytest.approx(exact.put_back(), abs=0.2)
    assert float(dealt.card(1, True, 6)) == pytest.approx(exact.card(1, True, 6), abs=OFF)
    assert dealt.ink(6, True) > LearnedOdds.of(DECK, (), policy(), hands=250).ink(6, True)


def test_what_is_put_back_cannot_come_back_at_once() -> None:
    """CR 2.2.2.1, 2.2.2.3: not among the cards drawn for it, but later."""
    pool = default_pool()
    hand = [pool[CANNONS]] * 7
    rest = [pool["Smash"]] * 7
    for seed in range(20):
        seen = altered(Random(seed), hand, rest, (0, 1))
        assert [card.full_name for card in seen[:7]] == [CANNONS] * 2 + ["Smash"] * 5
        assert sum(card.full_name == CANNONS for card in seen[7:]) == 5
        assert len(seen) == 14


def test_the_command() -> None:
    words = ("deck", "odds", "ruby-steel", "--policy", "learned")
    plain = json.loads(tintero_cli(*words, "--json").output)
    assert plain["policy"] == {"name": "learned", "hands": 1000}
    assert set(plain["ink"][0]["play"]) == {"value"}  # not exact, and it does not say so
    for lang, told in (("en", "dealt by lot"), ("es", "al azar")):
        said = tintero_cli(*words, "--card", "Smash", "--by-turn", "3", lang=lang)
        assert said.exit_code == 0 and told in " ".join(said.output.split())


def test_a_list_that_nobody_practised_says_so(tmp_path: Path) -> None:
    """What stands there was learned with other decks, however the opening hand is kept."""
    file = tmp_path / "mine.txt"
    file.write_text("\n".join([*DECK.cards[1:], "Smash"]), encoding="utf-8")
    by = ("--card", "Smash", "--by-turn", "3")
    for more in ((), ("--policy", "learned", *by)):
        for lang, told in (("en", "Not practised with this list"), ("es", "No se ha practicado")):
            mine, ours = (
                tintero_cli("deck", "odds", d, *more, lang=lang) for d in (str(file), DECK.name)
            )
            assert mine.exit_code == ours.exit_code == 0
            assert told in mine.output and f"tintero deck practise {file}" in mine.output
            assert told not in ours.output
    assert "Not practised" not in tintero_cli("deck", "odds", str(file), *by).output  # counted out
    for deck, practised in ((str(file), False), (DECK.name, True)):
        plain = json.loads(tintero_cli("deck", "odds", deck, "--json").stdout)
        assert plain["learned"]["practised"] is practised
