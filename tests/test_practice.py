"""Practising with a list, in games too few to learn anything from."""

from __future__ import annotations

import pytest

from tintero.bots.practised import Practised
from tintero.cards.deck import Deck
from tintero.train import practice

pytestmark = pytest.mark.compiled_only
OTHER = "ruby-steel"


def test_practising_is_the_same_for_the_same_list_and_learns_of_its_cards_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So few games that nothing is worth keeping: what is asked is that they are about the list."""
    monkeypatch.setattr(practice, "BETTER", 0.0)
    deck = Deck.load(OTHER)
    heard: list[int] = []
    one = practice.practise(deck, 4, 1, heard.append)
    two = practice.practise(Deck(deck.name, deck.cards[::-1]), 4, 1)
    assert one.practised.text() == two.practised.text()
    assert heard == [1, 2, 3] and practice.steps(4) == 3
    assert set(one.practised.cards) == set(deck.cards)
    shipped_numbers = Practised(one.practised.hands).value().cards
    assert one.practised.value().cards != shipped_numbers
    monkeypatch.setattr(practice, "BETTER", 1.1)
    assert practice.practise(deck, 2, 1).practised.cards == {}
