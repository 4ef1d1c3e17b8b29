"""Answers to what is not asked may be written, unless the game has taken another."""

from __future__ import annotations

import pytest

from tintero.scene import Scene
from tintero.scene.errors import SceneFailed

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
        (SMASH, "1: no"),
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
