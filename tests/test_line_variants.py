"""Lines next to a line: what `ink` compares its best one with, until none is better."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tintero.bots.ink_bot import STEPS, InkBot
from tintero.bots.ink_levels import LEVELS, Level
from tintero.bots.line_variants import Actions, near
from tintero.state.objects import Option
from tintero.vocab import Act

INK, OTHER_INK = Option(Act.INK, 1), Option(Act.INK, 2)
QUEST, PLAY = Option(Act.QUEST, 3), Option(Act.PLAY, 4)
CHALLENGE = Option(Act.CHALLENGE, 3, 8)  # by who might quest
FIRST = [INK, OTHER_INK, QUEST, CHALLENGE, PLAY, Option(Act.END), Option(Act.CONCEDE)]


def test_lines_next_to_a_line() -> None:
    found = near([INK, QUEST], FIRST, 40)
    assert found == [
        [INK, QUEST],
        *([QUEST], [INK]),  # without one
        [OTHER_INK, QUEST],
        # one more, which is no second ink
        *([INK, QUEST, CHALLENGE], [CHALLENGE, INK, QUEST]),
        *([INK, QUEST, PLAY], [PLAY, INK, QUEST]),
        [INK, CHALLENGE],  # in place of the quest
        [QUEST, INK],  # in another order
    ]
    assert near([INK, QUEST], FIRST, 3) == found[:3]
    assert near([QUEST], FIRST, 40)[1] == []  # to do nothing at all
    later = Option(Act.PLAY, 9)  # what comes first must be possible now
    assert near([QUEST, later], FIRST, 40)[1] == [QUEST]


class Mind:
    """A line is worth what `liked` says of its actions."""

    def __init__(self, liked: dict[Option, float]) -> None:
        self.liked, self.work = liked, 0

    def outcome(self, line: Actions, turns: int) -> float:
        return sum(self.liked[o] + n * 1e-6 for n, o in enumerate(line))


class NoWorlds:
    def draw(self, seed: int) -> None:
        pass


def bettered(level: Level, line: Actions, first: Actions, liked: dict[Option, float]) -> Actions:
    bot, nothing, mind = InkBot(1, level), NoWorlds(), Mind(liked)
    worlds: Any = nothing
    search: Any = mind
    return bot._bettered(line, [line], first, worlds, search, 7)


@pytest.mark.pure_only
def test_one_action_after_the_other_is_changed_while_that_is_better() -> None:
    level = replace(LEVELS["standard"], near=9.0)
    plays = [Option(Act.PLAY, n) for n in range(10, 16)]
    liked = {INK: 0.1, QUEST: -0.2, **dict.fromkeys(plays, 0.3)}
    first = [INK, QUEST, *plays]
    best = bettered(level, [INK], first, liked)
    assert len(best) == 1 + STEPS and INK in best and QUEST not in best
    assert bettered(level, [INK, QUEST], [INK, QUEST], liked) == [INK]
    assert bettered(level, [INK], [INK, QUEST], liked) == [INK]
    assert bettered(replace(level, again=0), [INK, QUEST], first, liked) == [INK, QUEST]


@pytest.mark.pure_only
def test_comparing_ends_in_the_middle_of_a_world_when_the_work_is_done() -> None:
    """With four players a world of all lines takes seconds; one that is not whole says nothing."""
    liked = {Option(Act.PLAY, n): n / 10 for n in range(5)}
    lines = [[play] for play in liked]
    said = [0.5, 0.4, 0.3, 0.2, 0.1]

    class Tiring(Mind):
        asked = 0

        def outcome(self, line: Actions, turns: int) -> float:
            self.asked += 1
            self.work -= 150
            return super().outcome(line, turns)

    bot, mind, worlds = InkBot(1, "standard"), Tiring(liked), NoWorlds()
    drawn: Any = worlds
    search: Any = mind
    bot._work = 400  # of which it gives half
    assert bot._halved(lines, said, drawn, search, [1, 2, 3]) == lines
    assert mind.asked == 2 and bot._work == 100


def test_the_strong_levels_do_that() -> None:
    assert [name for name, level in LEVELS.items() if level.again] == ["standard", "full"]
