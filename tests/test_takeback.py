"""Take-back for people: back to just before the last whole turn action (CR 1.7.6)."""

from __future__ import annotations

from random import Random

import pytest

from tintero import Deck, Game, IllegalAction, TakebackRefused
from tintero.messages import Message
from tintero.scene import Scene

pytestmark = pytest.mark.clause("1.7.6", "1.7.6.1", "1.7.6.2", "1.7.7")

POSITION = """
title: take back
turn: 1
seats:
  1:
    ink: 6
    hand: [Smash, Stitch - New Dog, Dragon Fire, Friends on the Other Side, Develop Your Brain]
    play: [Mickey Mouse - True Friend, Happy - Good-Natured]
    deck: [Lilo - Making a Wish, Simba - Protective Cub, 18]
  2:
    hand: [Stitch - New Dog]
    play: [Simba - Protective Cub: {exerted: true}, Stitch - New Dog]
"""


def game() -> Game:
    return Scene.parse(POSITION).game()


def test_a_whole_play_with_its_choice_comes_back() -> None:
    g = game()
    before = g.hash()
    g.push("play Smash")
    g.push("choose Stitch")
    assert g.takeback(0) == 2
    assert g.hash() == before


def test_only_the_last_turn_action_comes_back() -> None:
    g = game()
    g.push("ink Smash")
    between = g.hash()
    g.push("quest Mickey Mouse")
    g.takeback(0)
    assert g.hash() == between


def test_a_drawn_card_cannot_be_undrawn() -> None:
    g = game()
    g.push("play Friends on the Other Side")
    after = g.hash()
    with pytest.raises(TakebackRefused) as refused:
        g.takeback(0)
    assert refused.value.rule == "1.7.6.2"
    assert refused.value.reason == Message("game-drawn")
    assert g.hash() == after


def test_what_was_looked_at_is_known_but_later_choices_come_back() -> None:
    g = game()
    g.push("play Develop Your Brain")
    looking = g.hash()
    g.push(g.options[0])
    with pytest.raises(TakebackRefused):
        g.takeback(0)
    assert g.takeback(0, as_far_as_possible=True) == 1
    assert g.hash() == looking


def test_what_another_player_decided_stands() -> None:
    g = game()
    g.push("quest Mickey Mouse")
    g.push("end")
    g.push("end")
    with pytest.raises(TakebackRefused):
        g.takeback(0)


def test_a_concession_stands() -> None:
    g = game()
    g.push("quest Mickey Mouse")
    g.concede(1)
    with pytest.raises(TakebackRefused) as refused:
        g.takeback(0)
    assert refused.value.rule in ("1.7.6.2", "2.3.3.4")


def test_nothing_to_take_back() -> None:
    with pytest.raises(TakebackRefused):
        game().takeback(0)


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    g = game()
    before = g.hash()
    with pytest.raises(IllegalAction) as refused:
        g.push("challenge Mickey Mouse > Stitch")
    assert refused.value.rule == "4.6.4.2"
    assert g.hash() == before
    g.push("play Smash")
    choosing = g.hash()
    with pytest.raises(IllegalAction):
        g.push("yes")
    # CR 1.7.7: an illegal choice in a resolution goes back to that choice only.
    assert g.hash() == choosing
    g.push("choose Stitch")


def test_ink_shown_for_its_symbol_may_be_taken_back() -> None:
    g = game()
    before = g.hash()
    g.push("ink Smash")
    g.takeback(0)
    assert g.hash() == before


TOPS = """
title: what lies faceup on a deck
turn: 1
seats:
  1:
    ink: 9
    deck: [Smash, Stitch - New Dog, Dragon Fire]
    hand: ["Merlin's Cottage - The Wizard's Home"]
    play: [{play}]
  2: {{deck: [Smash]}}
"""


@pytest.mark.parametrize(
    ("play", "action"),
    [
        ("Flynn Rider - Spectral Scoundrel, Merlin's Cottage - The Wizard's Home", "boost Flynn"),
        ("Mickey Mouse - True Friend", "play Merlin's Cottage"),
    ],
    ids=["the next card came up", "the first card was turned up"],
)
@pytest.mark.clause("1.2.1", "1.7.6.2", "8.4.1")
def test_a_card_turned_faceup_on_a_deck_was_seen(play: str, action: str) -> None:
    g = Scene.parse(TOPS.format(play=play)).game()
    g.push(action)
    with pytest.raises(TakebackRefused) as refused:
        g.takeback(0)
    assert refused.value.rule == "1.7.6.2"
    assert str(refused.value) == "a hidden card was seen or drawn by lot since (CR 1.7.6.2)"
    assert "se ha visto una carta oculta" in refused.value.said("es")


def test_what_is_forgotten_can_not_be_popped_and_the_rest_exactly() -> None:
    """Long games let go of what nobody takes back; what is kept comes back as it was."""
    rng = Random(5)
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=5)
    hashes = [game.hash()]
    while game.outcome is None and game.depth < 60:
        game.push(rng.choice(game.options))
        hashes.append(game.hash())
    game.forget(40)
    game.forget(30)  # less than is forgotten: nothing
    assert (game.depth, game.oldest) == (60, 40)
    for depth in range(59, 39, -1):
        game.pop()
        assert (game.depth, game.hash()) == (depth, hashes[depth])
    with pytest.raises(IndexError):
        game.pop()
    game.push(game.options[0])
    assert game.depth == 41 and game.why_not(game.options[0]) is None
    game.forget(41)
    assert game.depth == game.oldest == 41
    with pytest.raises(ValueError, match="record"):
        game.record()
