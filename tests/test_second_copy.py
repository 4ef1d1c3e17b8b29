"""Nobody learns from which copy moved that there is another one in a hand (CR 7.3.2)."""

from __future__ import annotations

import pytest

from tintero import Game
from tintero.rules import zones
from tintero.scene import Scene
from tintero.state.objects import Option
from tintero.state.state import F
from tintero.vocab import Act, Pay, Zone

pytestmark = pytest.mark.clause("7.3.2", "7.1.3")

# Seat 1 has returned Stitch to seat 2's hand, where a second one may be: {other}.
POSITION = """
title: one known, one perhaps
turn: 2
seats:
  1: {{play: [Mickey Mouse - True Friend]}}
  2:
    ink: 6
    hand: [{other}, Stitch - New Dog, Smash]
    play: [{play}]
"""


def known_in_hand(g: Game) -> list[str | None]:
    return [card.face for card in g.view(0).players[1].known_hand]


def returned(other: str, play: str = "Simba - Protective Cub") -> tuple[Game, int]:
    """The game, and the card that seat 1 has seen go back to seat 2's hand."""
    g = Scene.parse(POSITION.format(other=other, play=play)).game()
    s = g.state
    back = s.cards[s.zone(1, Zone.HAND)[1]]
    s.put(back, F.SEEN, 0xFF)
    return g, back.id


@pytest.mark.parametrize("line", ["play Stitch - New Dog", "ink Stitch - New Dog"])
@pytest.mark.parametrize("other", ["Stitch - New Dog", "Dragon Fire"])
def test_the_copy_that_was_seen_goes_first(other: str, line: str) -> None:
    g, back = returned(other)
    assert known_in_hand(g) == ["Stitch - New Dog"]
    g.push(line)
    assert known_in_hand(g) == []
    assert g.state.cards[back].zone != Zone.HAND


def test_also_if_the_other_copy_is_asked_for() -> None:
    g, back = returned("Stitch - New Dog")
    hidden = g.state.zone(1, Zone.HAND)[0]
    g.push(Option(Act.PLAY, hidden, Pay.INK))
    assert g.state.cards[back].zone == Zone.PLAY
    assert g.state.cards[hidden].zone == Zone.HAND
    assert known_in_hand(g) == []


@pytest.mark.clause("8.10.1")
@pytest.mark.parametrize("other", ["Stitch - Rock Star", "Dragon Fire"])
def test_also_with_shift(other: str) -> None:
    text = POSITION.replace("Stitch - New Dog, Smash", "Stitch - Rock Star, Smash")
    g = Scene.parse(text.format(other=other, play="Stitch - New Dog")).game()
    back = g.state.cards[g.state.zone(1, Zone.HAND)[1]]
    g.state.put(back, F.SEEN, 0xFF)
    g.push("play Stitch - Rock Star on Stitch - New Dog")
    assert back.zone == Zone.PLAY
    assert known_in_hand(g) == []


@pytest.mark.parametrize("goes", ["Stitch - New Dog", "Smash"])
def test_a_card_put_away_unseen_may_be_any(goes: str) -> None:
    """Also the one that was known: nobody saw which one went to the deck."""
    g, _ = returned("Dragon Fire")
    hand = [g.state.cards[i] for i in g.state.zone(1, Zone.HAND)]
    zones.send(g.state, next(c for c in hand if c.program.full_name == goes), Zone.DECK)
    assert known_in_hand(g) == []
    assert g.view(0).players[1].known_deck == ()


@pytest.mark.parametrize("turned", [False, True])
def test_copies_in_a_discard_trigger_as_they_lie(turned: bool) -> None:
    """Not in the order of their numbers, which nobody sees: it would tell which copy is which."""
    game = Scene.parse(
        "turn: 1\nseats:\n  1: {deck: [5]}\n"
        "  2: {ink: 6, deck: [5], discard: [2x Lilo - Escape Artist]}\n"
    ).game()
    s = game.state
    if turned:
        s.zone(1, Zone.DISCARD).reverse()
    lying = list(s.zone(1, Zone.DISCARD))
    game.push("end")
    assert [entry.card for entry in s.bag] == lying[1:]  # the first is being resolved
