"""A scene by every version of the rules: the courses they give, side by side where they part."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from tintero.judge.diff import Comparison, align, shown, told
from tintero.judge.sequence import play
from tintero.judge.sheet import Sheet, sheet_of
from tintero.messages import say
from tintero.scene import Scene, SceneError
from tintero.server.judge_position import desk_of
from tintero.server.judge_shapes import (
    CompareGiven,
    DeskCompared,
    DeskCourse,
    DeskPair,
    DeskParting,
)
from tintero.state.ruleset import VERSIONS
from tintero.table.desk import asking, settled


@dataclass
class VersionCourse:
    """What some versions make of a scene: the lines of it, and the ruling; without a sheet the
    position is not possible there, and `said` says why."""

    versions: list[str]
    lines: list[str]
    said: str
    verdict: str = ""
    sheet: Sheet | None = None


def compared(given: CompareGiven, lang: str) -> DeskCompared:
    """The errors are `Problem`s."""
    scene = desk_of(given.scene, given.at, lang).shown
    steps = [replace(step, illegal="", expect=None) for step in scene.steps if step.action]
    found: list[VersionCourse] = []
    for version in VERSIONS:
        position = replace(scene.position, rules=version)
        course = course_of(Scene(position, tuple(steps)), version, lang)
        if found and same(found[-1], course):
            found[-1].versions.append(version)
            found[-1].sheet, found[-1].said = course.sheet, course.said
        else:
            found.append(course)
    return DeskCompared(
        tuple(DeskCourse(tuple(c.versions), c.verdict, c.said) for c in found),
        tuple(parting(one, two, lang) for one, two in pairwise(found)),
    )


def same(one: VersionCourse, two: VersionCourse) -> bool:
    return (one.lines, one.verdict, one.sheet is None) == (
        two.lines, two.verdict, two.sheet is None,
    )  # fmt: skip


def course_of(scene: Scene, version: str, lang: str) -> VersionCourse:
    try:
        sheet = sheet_of(play(asking(settled(scene)[0].scene)), lang)
    except SceneError as error:
        return VersionCourse([version], [], say(error.problem, lang))
    verdict = "" if sheet.verdict is None else "yes" if sheet.verdict else "no"
    return VersionCourse([version], with_next(sheet), sheet.explanation, verdict, sheet)


def with_next(sheet: Sheet) -> list[str]:
    """The sequence, and what may be done after it."""
    return told(sheet) + [f"· {option}" for one in sheet.next for option in one.options]


def parting(one: VersionCourse, two: VersionCourse, lang: str) -> DeskParting:
    pairs = tuple(align(one.lines, two.lines))
    reasons: tuple[str, ...] = ()
    if one.sheet is not None and two.sheet is not None:
        reasons = tuple(Comparison(one.sheet, two.sheet, pairs).reasons())
    rows = tuple(DeskPair(pair.one, pair.two, pair.same) for pair in shown(pairs, lang))
    return DeskParting(tuple(one.versions), tuple(two.versions), rows, reasons)
