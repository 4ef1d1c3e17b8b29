"""Fields by number (`state.fields`, `state.numbers`): each number means the field of its name."""

from __future__ import annotations

from tintero import Deck, Game
from tintero.state.fields import F, P, get_card, get_player, set_card, set_player
from tintero.state.numbers import Numbers, S
from tintero.vocab import named

CARD, PLAYER, STATE = ([name.replace(" ", "_") for name in named(numbers)] for numbers in (F, P, S))


def test_each_number_of_a_card_or_a_player_is_the_field_of_its_name() -> None:
    s = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=1).state
    card, player = s.cards[3], s.players[1]
    for n, name in enumerate(CARD):
        set_card(card, n, 100 + n)
        assert getattr(card, name) == get_card(card, n) == 100 + n, name
    for n, name in enumerate(PLAYER):
        set_player(player, n, 100 + n)
        assert getattr(player, name) == get_player(player, n) == 100 + n, name
    assert [get_card(card, n) for n in range(len(CARD))] == [100 + n for n in range(len(CARD))]
    everything = range(len(PLAYER))
    assert [get_player(player, n) for n in everything] == [100 + n for n in everything]


def test_each_number_of_the_state_is_the_field_of_its_name() -> None:
    numbers = Numbers()
    assert len(numbers) == S.COUNT == len(STATE) - 1 and STATE[-1] == "count"
    for n, name in enumerate(STATE[:-1]):
        numbers[n] = 100 + n
        assert getattr(numbers, name) == numbers[n] == 100 + n, name
    assert numbers.plain() == [100 + n for n in range(S.COUNT)]
