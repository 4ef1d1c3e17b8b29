"""Registries in both directions: a node nobody carries out, a trigger nothing emits or a bucket
nothing reads fails the build."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import tintero.ability.conditions as conditions
import tintero.ability.effects as effects
import tintero.ability.quantities as quantities
import tintero.ability.selectors as selectors
import tintero.ability.statics as statics
from sources import walk
from tintero.ability.base import Condition, Effect, Node, Quantity, Selector, StaticEffect, Who
from tintero.ability.choosing import EFFECTS
from tintero.ability.triggers import When
from tintero.cards.pool import default_pool
from tintero.events import CLAUSE, KIND_COUNT, KIND_NAMES, Kind
from tintero.program.model import BUCKET_OF, BUCKETS, Bucket
from tintero.rules.effects.verb import Verb
from tintero.rules.effects.verb_rows import ROW_OF, ROWS

pytestmark = pytest.mark.pure_only

SRC = Path(inspect.getfile(effects)).resolve().parent.parent


def names_used(*files: str) -> set[str]:
    """Every name a file uses outside its import lines, also of a module: `effects.Seq`."""
    used: set[str] = set()
    for file in files:
        for node in walk(ast.parse((SRC / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                used.add(node.id)
            elif isinstance(node, ast.Attribute):
                used.add(node.attr)
    return used


def attributes_used(base: str, files: list[Path]) -> set[str]:
    """Every X in `base.X` in these files."""
    used: set[str] = set()
    for file in files:
        for node in walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id == base:
                    used.add(node.attr)
    return used


def classes_of(module: object, base: type[Node]) -> list[str]:
    return [
        name
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, base) and value is not base
        and value.__module__ == module.__name__  # type: ignore[attr-defined]
    ]  # fmt: skip


@pytest.mark.parametrize("name", classes_of(effects, Effect))
def test_every_instruction_is_compiled_or_carried_out(name: str) -> None:
    cls = getattr(effects, name)
    own = type(ROW_OF[cls]).do is not Verb.do
    assert own or name in names_used("program/compile.py"), f"nothing is done for {name}"
    assert ROWS[EFFECTS.index(cls)] is ROW_OF[cls]


def test_no_row_is_for_anything_else() -> None:
    assert set(ROW_OF) == set(EFFECTS)


@pytest.mark.parametrize(
    "name",
    classes_of(conditions, Condition)
    + classes_of(quantities, Quantity)
    + classes_of(selectors, Selector)
    + classes_of(selectors, Who),
)
def test_every_question_has_an_answer(name: str) -> None:
    assert name in names_used("rules/selectors.py", "rules/quantities.py", "rules/conditions.py")


@pytest.mark.parametrize("name", classes_of(statics, StaticEffect))
def test_every_static_effect_is_filed(name: str) -> None:
    assert getattr(statics, name) in BUCKET_OF


def test_every_bucket_is_read() -> None:
    rules = list((SRC / "rules").rglob("*.py"))
    read = attributes_used("Bucket", rules)
    own = names_used("rules/turn_actions/play.py", "rules/playable.py", "rules/payment.py")
    for name, value in vars(Bucket).items():
        if name.startswith("_"):
            continue
        by_class = {b: cls.__name__ for cls, b in BUCKET_OF.items()}.get(value, "")
        assert name in read or by_class in own, f"nothing reads Bucket.{name}"
    assert BUCKETS == Bucket.LATER + 1


def test_every_event_kind_has_a_name_and_a_clause() -> None:
    values = [v for k, v in vars(Kind).items() if not k.startswith("_")]
    assert sorted(values) == list(range(KIND_COUNT))
    assert len(KIND_NAMES) == len(CLAUSE) == KIND_COUNT


def test_every_trigger_of_the_pool_waits_for_something_that_is_emitted() -> None:
    emitted = attributes_used("Kind", list((SRC / "rules").rglob("*.py")))
    numbers = {getattr(Kind, name) for name in emitted}
    for card in default_pool():
        for ability in card.abilities:
            for when in getattr(ability, "when", ()):
                assert isinstance(when, When)
                assert when.kind in numbers, f"{card.full_name} waits for {KIND_NAMES[when.kind]}"
