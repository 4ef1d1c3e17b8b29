"""What people write anyway is understood; what cannot be is refused with the reason."""

from __future__ import annotations

import pytest

from tintero.scene import Scene
from tintero.scene.errors import SceneError, SceneFailed

pytestmark = pytest.mark.pure_only

QUEST = """
title: A quest
note: Nobody can stop it
seats:
  1: {play: [Stitch - New Dog]}
steps:
  - note: First we wait
  - 1: quest Stitch
    note: and then
  - expect: {lore: {1: 1}}
    note: and that is it
"""
BAG = """
seats:
  1: {ink: 8, hand: [Be Prepared, Twitterpated], play: [2x Gramma Tala - Storyteller]}
  2: {play: [Gramma Tala - Storyteller, Gramma Tala - Storyteller: {exerted: true}]}
steps:
  - 1: play Twitterpated
  - 1: choose 1.Gramma Tala
  - 1: play Be Prepared
  - expect: {bag: %s}
  - 1: resolve Gramma Tala #1
  - 1: no
  - 1: no
  - 2: resolve Gramma Tala #1
  - 2: no
  - 2: no
"""


def test_a_note_may_stand_where_a_title_may() -> None:
    scene = Scene.parse(QUEST)
    scene.run()
    assert scene.position.note == "Nobody can stop it"
    assert [step.note for step in scene.steps] == ["First we wait", "and then", "and that is it"]
    assert Scene.parse(scene.text()).text() == scene.text()


@pytest.mark.clause("7.7.2")
@pytest.mark.parametrize(
    "said",
    [
        '{1: ["Gramma Tala: I WILL BE WITH YOU", Gramma Tala], 2: 2}',
        '{1: ["Gramma Tala: I WILL BE WITH YOU #1", "Gramma Tala: I WILL BE WITH YOU #2"], 2: 2}',
        '{1: ["1.Gramma Tala #2", "1.Gramma Tala #1"], 2: [2.Gramma Tala, 2.Gramma Tala]}',
    ],
)
def test_entries_of_the_bag(said: str) -> None:
    Scene.parse(BAG % said).run()


@pytest.mark.clause("7.7.2")
@pytest.mark.parametrize(
    "said",
    [
        '{1: ["Gramma Tala #1", "Gramma Tala #1"], 2: 2}',
        '{1: ["Gramma Tala #1", "Gramma Tala #3"], 2: 2}',
        '{1: ["Gramma Tala: I WILL BE WITH YOU #3", Gramma Tala], 2: 2}',
        "{1: [2.Gramma Tala, Gramma Tala], 2: 2}",
        '{1: ["Gramma Tala: I WAS NEVER THERE", Gramma Tala], 2: 2}',
    ],
)
def test_entries_that_are_not_in_the_bag(said: str) -> None:
    with pytest.raises(SceneFailed, match="bag of seat 1: expected"):
        Scene.parse(BAG % said).run()


EVENTS = """
seats:
  1: {play: [Stitch - New Dog]}
  2: {play: [Stitch - New Dog: {exerted: true}]}
steps:
  - 1: challenge Stitch > Stitch
  - expect: {events: [%s]}
"""


def test_events_in_quotes() -> None:
    Scene.parse(EVENTS % '"challenged: Stitch", "banished: 2.Stitch"').run()
    with pytest.raises(SceneFailed, match=r"events: no banished: 3\.Stitch"):
        Scene.parse(EVENTS % '"banished: 3.Stitch"').run()


REFUSED = """
seats:
  1: {play: [Stitch - New Dog: {drying: true}]}
steps:
  - 1: quest Stitch
    illegal: %s
"""


@pytest.mark.clause("1.7.5")
@pytest.mark.parametrize(
    "said", ['"1.7.5"', "true", '["4.5.1.2", "1.7.5"]', '"4.5.1.2, 1.7.5"', "[1.7]"]
)
def test_one_clause_or_several_or_whichever(said: str) -> None:
    scene = Scene.parse(REFUSED % said)
    scene.run()
    Scene.parse(scene.text()).run()


@pytest.mark.clause("1.7.5")
def test_none_of_several_clauses() -> None:
    with pytest.raises(SceneFailed, match=r"by another clause, 1\.7\.5"):
        Scene.parse(REFUSED % '["4.5.1.2", "5.1.1.2"]').run()


def test_an_offer_that_is_the_only_way_need_not_be_named() -> None:
    """CR 1.5.5: Belle may be played for an item that is banished."""
    Scene.parse("""
seats:
  1: {ink: 1, hand: [Belle - Apprentice Inventor], play: [Pawpsicle]}
steps:
  - 1: play Belle
  - expect: {zone: {Belle: play, Pawpsicle: discard}, ink: {1: 1}}
""").run()


@pytest.mark.clause("1.8.1.4", "1.8.1.1", "5.1.2.2", "4.7.1")
@pytest.mark.parametrize(
    ("side", "reason"),
    [
        ("{play: [Stitch - New Dog: {damage: 2}]}", "2 damage and Willpower 2.*1.8.1.4"),
        ("{play: [Pawpsicle: {damage: 1}]}", "an item and can't be damaged.*5.1.2.2"),
        ("{lore: 20}", "has 20 lore and would have won with 20.*1.8.1.1"),
        ("{play: [Pride Lands - Pride Rock: {damage: 7}]}", "7 damage.*1.8.1.4"),
    ],
)
def test_a_position_in_which_no_game_waits(side: str, reason: str) -> None:
    with pytest.raises(SceneError, match=reason) as error:
        Scene.parse(f"seats: {{1: {side}}}", "mine.yaml").game()
    assert "posición imposible" in error.value.said("es")


@pytest.mark.clause("3.2.1.4")
def test_where_a_check_is_still_to_come_it_decides() -> None:
    Scene.parse("""
step: set
seats: {1: {play: [Stitch - New Dog: {damage: 2}]}}
steps:
  - expect: {zone: {Stitch: discard}}
""").run()


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("1: frobnicate Stitch", "a line begins with ink, play, sing"),
        ("1: qest Stitch", "near: quest"),
        ("expct: {lore: {1: 1}}", "a seat .*, expect, illegal or note; near: expect"),
        ("1: choose Smash from discard", "that card is in hand"),
        ("expect: {damage: {Smash: 1}}", "Smash is not in play, but in: hand"),
    ],
)
def test_what_is_wrong_is_named(step: str, said: str) -> None:
    text = f"seats: {{1: {{hand: [Smash], play: [Stitch - New Dog]}}}}\nsteps:\n  - {step}\n"
    with pytest.raises((SceneError, SceneFailed), match=said):
        Scene.parse(text).run()
