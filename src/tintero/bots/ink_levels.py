"""How much `ink` thinks and what it overlooks: its levels by name.

The weaker ones make mistakes people make: they forget a character that could challenge or an
ability that could be used, quest with whoever can because lore is what they see, and do not ask
what the others will do about it. They never do something by lot.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """`pushes`, `width` and `depth` bound the beam; `lines` are compared in `worlds`, `turns` turns
    are played on after each. With no turns the value alone decides."""

    name: str
    pushes: int
    width: int
    depth: int = 14
    lines: int = 1
    worlds: int = 1
    turns: int = 0
    broad: int = (
        0  # lines that are gone on with in a turn that is played on; 0: what is best at once
    )
    again: int = 0  # worlds in which the best line is compared with those next to it
    answers: int = 8  # options of a question that are compared that way
    work: int = (
        0  # options that may be taken in comparing, in a turn: half of what is left each time
    )
    near: float = 0.08  # lines that the value sees further behind the best are not compared
    prior: float = 3.0  # how many worlds the value right after the line counts for
    # Chances to overlook, for a whole turn, what a card could do.
    challenges: float = 0.0
    abilities: float = 0.0
    plays: float = 0.0
    inks: float = 0.0  # or to ink at all
    novice: bool = False  # weighs by lore and by what is there, whatever may happen to it
    keeps: bool = False  # the opening hand, whatever it is


LEVELS = {
    level.name: level
    for level in (
        Level(
            "beginner", pushes=300, width=1, challenges=0.6, abilities=0.6, plays=0.25, inks=0.15,
            novice=True, keeps=True,
        ),
        Level(
            "easy", pushes=300, width=1, challenges=0.5, abilities=0.4, plays=0.1, novice=True
        ),
        Level("medium", pushes=300, width=1, challenges=0.3, abilities=0.3, plays=0.05),
        Level(
            "fast", pushes=500, width=4, lines=3, worlds=2, turns=2, answers=3, work=700, prior=1.0
        ),
        Level(
            "standard", pushes=2400, width=12, lines=24, worlds=6, turns=2, again=16, answers=6,
            work=50_000, near=0.15,
        ),
        Level(
            "full", pushes=5000, width=20, lines=40, worlds=10, turns=2, again=20, answers=12,
            work=150_000, near=0.2,
        ),
    )
}  # fmt: skip


def level_of(name: str) -> Level:
    return LEVELS[name]
