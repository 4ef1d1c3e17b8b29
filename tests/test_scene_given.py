"""Answers to what is not asked may be written, unless the game has taken another."""

from __future__ import annotations

import pytest

from tintero.cards.pool import Pool, default_pool
from tintero.scene import Scene, SceneError
from tintero.scene.errors import SceneFailed
from tintero.vocab import Zone

pytestmark = pytest.mark.pure_only

SMASH = """
seats:
  1: {ink: 3, hand: [Smash], play: [Stitch - New Dog]}
  2: {hand: [Dragon Fire], play: [Scuttle - Birdbrained]}
steps:
  - 1: play Smash
  - %s
"""
QUEST = """
seats:
  1: {play: [Anna - Making Snow Plans, Mickey Mouse - True Friend]}
steps:
  - 1: quest Anna
  - %s
  - 1: yes
"""


@pytest.mark.clause("6.7.3", "7.7.4.2")
@pytest.mark.parametrize(
    ("scene", "step"),
    [
        (SMASH, "1: choose Stitch"),
        (SMASH, "1: choose 1.Stitch - New Dog"),
        (SMASH, "1: player 2"),
        (SMASH, "1: done"),
        (SMASH, "1: yes"),
        (SMASH, "1: amount 2"),
        (SMASH, "1: mode 1"),
        (QUEST, "1: done"),
        (QUEST, "1: resolve Anna"),
        (QUEST, '"1": "resolve Anna: Support"'),
    ],
)
def test_the_only_answer_may_be_written(scene: str, step: str) -> None:
    Scene.parse(scene % step).run()


@pytest.mark.clause("8.15.1", "7.7.4.2")
@pytest.mark.parametrize(
    ("scene", "step", "said"),
    [
        (SMASH, "1: choose Scuttle", "is refused"),
        (SMASH, "2: choose Stitch", "is refused"),
        (SMASH, "1: choose Stitch, Scuttle", "is refused"),
        (SMASH, "1: player 1", "is refused"),
        (SMASH, "1: no", "is refused"),
        (SMASH, "1: resolve Stitch", "cannot be read"),
        (QUEST, "1: resolve Mickey Mouse", "cannot be read"),
        (QUEST, "2: resolve Anna", "cannot be read"),
        (QUEST, "2: no", "is refused"),
    ],
)
def test_another_answer_is_refused(scene: str, step: str, said: str) -> None:
    with pytest.raises(SceneFailed, match=said):
        Scene.parse(scene % step).run()


@pytest.mark.clause("1.7.6")
def test_refused_by_whatever_clause() -> None:
    Scene.parse(SMASH % "{1: quest Scuttle, illegal: true}").run()
    with pytest.raises(SceneFailed, match="not refused"):
        Scene.parse(SMASH % "{1: end, illegal: true}").run()


@pytest.mark.clause("4.7.1")
def test_a_location_of_another_player_is_no_place_to_be() -> None:
    text = """
seats:
  1: {play: [Stitch - New Dog: {at: Pride Lands}]}
  2: {play: [Pride Lands - Pride Rock]}
"""
    with pytest.raises(SceneError, match="Pride Lands - Pride Rock, which is another player's"):
        Scene.parse(text).game()
    both = text.replace("play: [Stitch", "play: [Pride Lands - Jungle Oasis, Stitch")
    Scene.parse(both + "steps:\n  - expect: {at: {Stitch: Pride Lands - Jungle Oasis}}").run()


def test_names_cut_short_are_understood_in_expectations_too() -> None:
    Scene.parse("""
seats:
  1: {ink: 2, hand: [Minnie Mouse - Storyteller]}
steps:
  - 1: play Minnie
  - expect: {zone: {Minnie: play}, lore value: {Minnie Mouse: 1}}
""").run()


def test_a_pool_of_few_cards_fills_decks_with_what_it_has() -> None:
    names = ("Ariel - Spectacular Singer", "Ariel - On Human Legs", "Smash")
    pool = Pool([default_pool()[name] for name in names])
    game = Scene.parse("seats: {1: {play: [Ariel - Spectacular Singer]}}").game(pool)
    deck = game.state.zone(0, Zone.DECK)
    assert len(deck) == 20 and {game.state.cards[i].index for i in deck} == {pool.index("Smash")}


def test_a_choice_among_copies_of_another_player_may_be_written() -> None:
    text = """
seats:
  1: {play: [The Queen - Jealous Beauty]}
  2: {discard: [4x Smash]}
steps:
  - 1: use The Queen
  - 1: choose Smash #1, Smash #2, Smash #4
  - 2: choose Smash
  - expect: {lore: {1: 3}, deck: {2: 23}}
"""
    Scene.parse(text).run()
    with pytest.raises(SceneFailed):
        Scene.parse(text.replace("2: choose Smash", "2: choose The Queen")).run()
