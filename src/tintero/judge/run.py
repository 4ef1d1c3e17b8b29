"""Plays the rulings of the case book: which hold, which don't, which another version changes.

A ruling holds when each of its scenes comes out as written. Under another version of the rules a
scene is played again as it is; one that names its own version is about that version and stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from tintero.judge.book import Ruling
from tintero.judge.by_variant import by_variant
from tintero.messages import Message, say
from tintero.messages.pattern import FALLBACK
from tintero.rulebook.sources import LANGUAGES, Wording
from tintero.scene import Scene, SceneError, SceneFailed
from tintero.state.ruleset import NEWEST
from tintero.variants import Variant

PASSED = "passed"
FAILED = "failed"
CHANGED = "changed"
NOT_PLAYABLE = "not playable"

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Otherwise:
    """A scene that comes out otherwise: where, and how."""

    scene: Wording
    line: int
    problems: tuple[Message, ...]

    def problem(self, lang: str) -> str:
        return "; ".join(say(each, lang) for each in self.problems)

    def plain(self, lang: str = FALLBACK) -> dict[str, Any]:
        return {
            "scene": self.scene.get(lang),
            "line": self.line,
            "problem": self.problem(lang),
        }


@dataclass(frozen=True)
class RulingOutcome:
    """What came of one ruling."""

    ruling: Ruling
    result: str
    problems: tuple[Otherwise, ...] = ()

    def plain(self, lang: str) -> dict[str, Any]:
        ruling = self.ruling
        reason = ruling.not_playable.get(lang) if ruling.not_playable else None
        return {
            "id": ruling.id,
            "title": ruling.title.get(lang),
            "topic": ruling.topic,
            "status": ruling.status,
            "official": ruling.official,
            "clauses": list(ruling.clauses),
            "result": self.result,
            "scenes": len(ruling.scenes),
            "problems": [problem.plain(lang) for problem in self.problems],
            "reason": reason,
        }


@dataclass(frozen=True)
class RulingReport:
    """What came of all of them. `rules`: the version they were held against; `variant`: the id of
    the variant."""

    rules: str
    outcomes: tuple[RulingOutcome, ...]
    variant: str = ""

    def of(self, result: str) -> tuple[RulingOutcome, ...]:
        return tuple(outcome for outcome in self.outcomes if outcome.result == result)

    @property
    def passed(self) -> int:
        return len(self.of(PASSED))

    @property
    def failed(self) -> int:
        return len(self.of(FAILED))

    @property
    def changed(self) -> int:
        return len(self.of(CHANGED))

    @property
    def not_playable(self) -> int:
        return len(self.of(NOT_PLAYABLE))

    def plain(self, lang: str = FALLBACK) -> dict[str, Any]:
        """Each ruling is counted once: as passed, failed, changed or not playable."""
        return {
            "rules": self.rules,
            "variant": self.variant or None,
            "rulings": len(self.outcomes),
            "scenes": sum(len(outcome.ruling.scenes) for outcome in self.outcomes),
            "passed": self.passed,
            "failed": self.failed,
            "changed": self.changed,
            "not_playable": self.not_playable,
            "outcomes": [outcome.plain(lang) for outcome in self.outcomes],
        }


def run(
    rulings: Iterable[Ruling],
    rules: str = "",
    progress: Progress | None = None,
    variant: Variant | None = None,
) -> RulingReport:
    """Play them under the newest rules and, if another version or a variant is asked for, under
    that one too."""
    found: list[RulingOutcome] = []
    for n, ruling in enumerate(rulings, 1):
        found.append(run_one(ruling, rules, variant))
        if progress is not None:
            progress(n)
    named = variant.id if variant is not None else ""
    return RulingReport(rules or NEWEST, tuple(found), named)


def run_one(ruling: Ruling, rules: str = "", variant: Variant | None = None) -> RulingOutcome:
    if not ruling.scenes:
        return RulingOutcome(ruling, NOT_PLAYABLE)
    problems = tuple(found for scene in ruling.scenes if (found := problem_of(scene)))
    if problems:
        return RulingOutcome(ruling, FAILED, problems)
    if (rules and rules != NEWEST) or variant is not None:
        others = [by_variant(under(scene, rules), variant) for scene in ruling.scenes]
        problems = tuple(found for scene in others if (found := problem_of(scene)))
        if problems:
            return RulingOutcome(ruling, CHANGED, problems)
    return RulingOutcome(ruling, PASSED)


def under(scene: Scene, rules: str) -> Scene:
    """The same scene under another version; one that names its version is left as it is."""
    if scene.position.rules or not rules:
        return scene
    return replace(scene, position=replace(scene.position, rules=rules))


def problem_of(scene: Scene) -> Otherwise | None:
    """How a scene comes out otherwise than written, or nothing."""
    try:
        scene.run()
    except SceneFailed as failed:
        return Otherwise(title_of(scene), failed.line, failed.problems)
    except SceneError as error:  # the position itself isn't possible under that version
        return Otherwise(title_of(scene), error.line, (error.problem,))
    return None


def title_of(scene: Scene) -> Wording:
    return Wording({lang: scene.called(lang) for lang in LANGUAGES})
