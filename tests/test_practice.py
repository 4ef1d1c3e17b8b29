"""Practising with a list, in games too few to learn anything from."""

from __future__ import annotations

from random import Random

import pytest

from tintero.bots.practised import Practised
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.train import in_rounds, pairing, practice
from tintero.train.self_play import TrainBatch, decks_of

pytestmark = pytest.mark.compiled_only
OTHER = "ruby-steel"


def test_practising_is_the_same_for_the_same_list_and_learns_of_its_cards_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So few games that nothing is worth keeping: what is asked is that they are about the list."""
    monkeypatch.setattr(in_rounds, "BETTER", 0.0)
    deck = Deck.load(OTHER)
    heard: list[int] = []
    one = practice.practise(deck, 4, 1, heard.append)
    two = practice.practise(Deck(deck.name, deck.cards[::-1]), 4, 1)
    assert one.practised.text() == two.practised.text()
    assert heard == [1, 2, 3] and practice.steps(4) == 3
    assert set(one.practised.cards) == set(deck.cards)
    shipped_numbers = Practised(one.practised.hands).value().cards
    assert one.practised.value().cards != shipped_numbers
    monkeypatch.setattr(in_rounds, "BETTER", 1.1)
    assert practice.practise(deck, 2, 1).practised.cards == {}


def test_a_pairing_is_the_same_in_either_order_and_learns_of_the_cards_of_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(in_rounds, "BETTER", 0.0)
    own, other = Deck.load(OTHER), Deck.load("amber-ruby")
    heard: list[int] = []
    one = pairing.practise_pairing(own, other, 4, 1, heard.append)
    two = pairing.practise_pairing(other, Deck(own.name, own.cards[::-1]), 4, 1)
    assert one.pairing is not None and one.pairing == two.pairing
    assert heard == [1, 2] and pairing.steps(4) == 2
    assert set(one.pairing.cards) == {*own.cards, *other.cards}
    monkeypatch.setattr(in_rounds, "BETTER", 1.1)
    assert pairing.practise_pairing(own, other, 2, 1).pairing is None


def test_games_of_a_pairing_are_of_the_two_lists_alone() -> None:
    own, other = tuple(Deck.load(OTHER).cards), tuple(Deck.load("amber-ruby").cards)
    batch = TrainBatch(1, 1, ("",), (other,), own=own, alone=True)
    for n in range(20):
        assert decks_of(batch, Random(n), default_pool()) == [own, other]
