"""The trace counts what was carried out, and directed decks hold what cards need."""

from __future__ import annotations

from collections import Counter
from random import Random

from tintero import Game, Scene, default_pool
from tintero.game import programs_of
from tintero_proof.directed import COPIES, DISTINCT, Kin, decks_for, needs_of
from tintero_proof.finder import Finder
from tintero_proof.runs import RunRecorder
from tintero_proof.trace import Trace

POOL = default_pool()


def traced(text: str) -> Counter[str]:
    """What the steps of a scene carry out."""
    scene = Scene.parse(text)
    trace = Trace(programs_of(POOL))
    last: list[Game] = []
    scene.run(POOL, each=lambda game: last.append(game))
    game = last[-1]
    pushed = [(mark.option, mark.player) for mark in game._marks]
    while game.depth:
        game.pop()
    trace.begin(game.state)
    for option, player in pushed:
        top = game.state.mark()
        game.push(option, player)
        trace.read(game.state, top)
    return trace.nodes


TREMAINE = """
seats:
  1: {lore: 3, ink: 2, hand: [Lady Tremaine - Overbearing Matriarch]}
  2: {lore: LORE}
steps:
  - 1: play Lady Tremaine
"""
SMASH = """
seats:
  1: {ink: 3, hand: [Smash]}
  2: {play: [Maui - Demigod, Stitch - New Dog]}
steps:
  - 1: play Smash
  - 1: choose Maui
"""
COME_OUT = """
seats:
  1: {ink: 2, deck: 3, hand: [Come Out and Fight!], play: [Stitch - New Dog]}
steps:
  - 1: play Come Out and Fight!
"""
SULLEY = """
seats:
  1: {ink: 4, hand: [Sulley - Protective Monster]}
steps:
  - 1: play Sulley
  - 1: ANSWER
"""


def test_each_instruction_counts_once() -> None:
    found = traced(SMASH)
    assert (found["Deal"], found["Chosen"]) == (1, 1)
    assert found["Draw"] == 0


def test_a_loop_without_players_carries_out_nothing() -> None:
    assert traced(TREMAINE.replace("LORE", "4"))["LoseLore"] == 1
    assert traced(TREMAINE.replace("LORE", "3"))["LoseLore"] == 0


def test_a_verb_of_which_nothing_came_does_not_count() -> None:
    found = traced(COME_OUT)
    assert found["Put"] == 0 and found["Draw"] == 1


def test_what_is_declined_does_not_count() -> None:
    yes, no = (traced(SULLEY.replace("ANSWER", word)) for word in ("yes", "no"))
    assert yes["ReadyInk"] == 1 and no["ReadyInk"] == 0


def test_a_scene_carries_out_statics_that_apply() -> None:
    finder = Finder(RunRecorder(POOL, programs_of(POOL)))
    dale = "seats: {1: {play: [Dale - Ready for His Shot]}}\nsteps:\n  - 1: quest Dale"
    assert "DamageWith" in finder.play(Scene.parse(dale))
    other = "seats: {1: {hand: [Dale - Ready for His Shot], play: [Stitch - New Dog]}}\n"
    quest = "steps:\n  - 1: quest Stitch"
    assert "DamageWith" not in finder.play(Scene.parse(other + quest))


# --- decks ----------------------------------------------------------------------------------------


def test_cards_need_what_they_speak_of() -> None:
    assert "name Jetsam" in needs_of(POOL['Flotsam - Ursula\'s "Baby"'])
    assert {"Songs"} <= set(needs_of(POOL["Pepa Madrigal - Sensitive Sister"]))
    assert {"name Baymax", "GetDrops"} <= set(needs_of(POOL["Baymax - Amped Up"]))


def test_directed_decks_hold_their_targets_and_what_those_need() -> None:
    kin = Kin(POOL)
    target = POOL.index("Powerline - Megastar")
    decks = decks_for(Random(5), kin, [target], 3)
    assert decks == decks_for(Random(5), kin, [target], 3)
    for deck in decks:
        counts = Counter(deck.cards)
        assert len(counts) == DISTINCT and set(counts.values()) == {COPIES}
        assert counts["Powerline - Megastar"] == COPIES
        assert any(POOL[name].song for name in counts)
