"""From text to play without a gap, in both directions.

Every label of the grammar has a meaning and every meaning a label; every node is made from some
printed card, carried out, said in both languages and predicted; every event that an ability waits
for is one the rules report; every static effect is filed and read.
"""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import tintero.ability.effects as effects_module
from sources import walk
from tintero.ability import (
    abilities,
    base,
    conditions,
    effects,
    filters,
    quantities,
    selectors,
    statics,
    triggers,
)
from tintero.ability.abilities import Has
from tintero.ability.base import Ability, Node, StaticEffect
from tintero.ability.quantities import Happened
from tintero.ability.render.english import english
from tintero.ability.render.spanish import spanish
from tintero.ability.schema import SCHEMA
from tintero.ability.statics import Would
from tintero.ability.triggers import When
from tintero.cards.pool import default_pool
from tintero.events import KIND_NAMES, Kind
from tintero.judge import book
from tintero.keywords import expand
from tintero.program.model import BUCKET_OF, Bucket, bucket_of
from tintero.text.grammar import card_grammar
from tintero.text.lower import filters as nouns
from tintero.text.lower import paying
from tintero.text.lower.registry import EVENTS, NUMBERS, STANDING, TESTS, TRAITS, VERBS
from tintero.vocab import NONE
from tintero_proof.smoke.known import READ

pytestmark = pytest.mark.pure_only

SCENES: Final = Path(__file__).resolve().parent / "scenes"
SRC: Final = Path(inspect.getfile(effects_module)).resolve().parent.parent


# --- labels of the grammar ----------------------------------------------------------------------


@cache
def labels() -> frozenset[str]:
    return frozenset(one.label for found in card_grammar().values() for one in found)


def of(*prefixes: str) -> set[str]:
    return {label for label in labels() if label.startswith(prefixes)}


@cache
def read_labels() -> frozenset[str]:
    """Every text constant of the lowering."""
    found: set[str] = set()
    for file in [*(SRC / "text" / "lower").glob("*.py"), SRC / "text" / "compiler.py"]:
        for node in walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


# Labels that are read where they stand, not through a registry.
STRUCTURAL: Final = {
    "v_dont_discard": "rules_text.replacement: what happens instead of discarding",
    "q_ifdo": "conditions.is_if_you_do: it joins two sentences",
    "q_ifdont": "conditions.is_if_you_do",
    "e_would_damage": "rules_text.would_damage: a replacement, not a trigger",
}

REGISTRIES: Final = (
    (("v_",), VERBS.keys() | STANDING.keys()),
    (("x_",), TRAITS.keys()),
    (("q_",), TESTS.keys()),
    (("e_",), EVENTS.keys()),
    (("n_", "a_"), NUMBERS.keys()),
    (("po_",), nouns.POSTS.keys()),
    (("ws_",), nouns.WITHS.keys()),
    (("ps_",), paying.PAYMENTS.keys()),
)


@pytest.mark.parametrize(("prefixes", "registry"), REGISTRIES, ids=[r[0][0] for r in REGISTRIES])
def test_a_label_has_a_meaning_and_a_meaning_a_label(
    prefixes: tuple[str, ...], registry: set[str]
) -> None:
    found = of(*prefixes)
    assert len(found) > 3
    assert found - registry - STRUCTURAL.keys() == set()
    assert set(registry) - found == set()
    assert STRUCTURAL.keys() <= labels()


# Labels that nothing asks for by name, and why nothing is lost.
UNREAD: Final = {
    "text": "a start of the grammar",
    "csep": "commas and “and” between verb phrases of one subject",
    "pclause": "what is no `cclause`",
    "t_event": "what is neither `t_phase` nor `t_nth`",
    "tt_thisturn": "a floating trigger lasts for the turn",
    "ca_ink": "what is neither `ca_sing` nor `ca_named`",
    "w_banished": "what is neither `w_discard` nor `w_inkdrop`",
    "v_dont_discard": "compared by its words",
    "k_atloc": "read as words",
    "k_way": "read as words",
    "k_moved": "what is no zone",
    "k_they": "what is neither `k_you` nor `k_opp`",
    "k_becis": "“becomes exerted” is “is exerted”",
    "k_cant": "“doesn't ready” is “can't ready”",
    "k_card": "“a song card” is a song where no zone is said",
    "k_counter": "damage is damage counters (CR 1.9.1)",
    "k_each": "an amount is meant for each without “total”",
    "k_faceup": "both spellings",
    "k_frin": "“from” or “in” a zone",
    "k_have": "have or has",
    "k_isare": "is or are",
    "k_samedmg": "“that much damage” is “the same amount of damage”",
    "k_theyre": "a subject with its verb",
    "k_theyve": "a subject with its verb",
    "k_toall": "CR 6.1.14: what is revealed is revealed to all",
    "k_wasis": "was or is",
    "k_waswere": "was or were",
    "k_when": "CR 6.2.1: when and whenever",
    "k_whenever": "CR 6.2.1: when and whenever",
    "k_youve": "a subject with its verb",
}


def test_every_label_is_read_or_carries_no_meaning() -> None:
    assert labels() - read_labels() == set(UNREAD)


def test_no_meaning_asks_for_a_label_that_is_not_there() -> None:
    label = re.compile(r"(?:v|x|q|e|n|a|po|ws|ps|c|t|tt|p|b|ch|u|w|m|np|pm|ca|r|pe|k)_[a-z0-9_]+")
    asked = {text for text in read_labels() if label.fullmatch(text)}
    assert len(asked) > 200
    assert asked - labels() == set()


# --- nodes ----------------------------------------------------------------------------------------

MODULES: Final = (abilities, conditions, effects, filters, quantities, selectors, statics, triggers)


def classes() -> list[type[Node]]:
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, Node)
        and value.__module__ == module.__name__
    ]  # fmt: skip


@cache
def examples() -> dict[str, tuple[Ability, int]]:
    """Class → an ability of the pool that has such a node, keywords spelt out, and its type."""
    found: dict[str, tuple[Ability, int]] = {}
    for card in default_pool():
        for printed in card.abilities:
            for ability in (printed, *(expand(printed) if isinstance(printed, Has) else ())):
                for node in ability.walk():
                    found.setdefault(type(node).__name__, (ability, card.type))
    return found


@cache
def played() -> frozenset[str]:
    """The nodes of the cards that scenes name."""
    files = [*SCENES.rglob("*.yaml"), *book.folder().glob("*.yaml")]
    scenes = "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))
    return frozenset(
        type(node).__name__
        for card in default_pool()
        if card.full_name in scenes
        for ability in card.abilities
        for node in ability.walk()
    )


# Nodes that no printed card needs, and why they are there.
UNPRINTED: Final = {
    "ReturnAlone": "CR 8.10.8.5: what the compiler of programs makes of Temporary Shift",
    "ExchangeHands": "written to show how a verb is added, and played in test_exchange_hands",
}


@pytest.mark.parametrize("cls", classes(), ids=lambda cls: cls.__name__)
def test_every_node_is_made_said_and_predicted(cls: type[Node]) -> None:
    name = cls.__name__
    assert cls in {known for known, _ in SCHEMA}, f"{name} cannot be stored"
    assert (name in examples()) != (name in UNPRINTED)
    if name in UNPRINTED:
        return
    assert name in READ or name in played(), f"{name} is neither predicted nor played in a scene"
    ability, type_ = examples()[name]
    said = english(ability, "", type_), spanish(ability, "", type_)
    assert all(said)
    if not isinstance(ability, Has) and getattr(ability, "keyword", NONE) == NONE:
        assert said[0] != said[1]


def test_every_family_of_nodes_is_asked() -> None:
    families = {
        value
        for value in vars(base).values()
        if inspect.isclass(value) and issubclass(value, Node) and value is not Node
    }
    assert all(any(issubclass(cls, family) for cls in classes()) for family in families)


def test_every_event_that_can_be_replaced_is_replaced_by_some_card() -> None:
    said = {
        node.would
        for card in default_pool()
        for ability in card.abilities
        for node in ability.walk()
        if isinstance(node, statics.Instead)
    }
    assert said == {value for name, value in vars(Would).items() if not name.startswith("_")}


# --- events ---------------------------------------------------------------------------------------


def rules_files() -> list[Path]:
    return sorted((SRC / "rules").rglob("*.py"))


def emitted() -> set[str]:
    """Every `Kind.X` of the rules outside comparisons: what is handed to `happen`, also from a
    table or through a variable."""
    found: set[str] = set()
    for file in rules_files():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        compared = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.Compare)
            for part in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id == "Kind" and id(node) not in compared:
                    found.add(node.attr)
    return found


def test_every_event_an_ability_waits_for_is_reported_by_the_rules() -> None:
    reported = {getattr(Kind, name) for name in emitted() if hasattr(Kind, name)}
    for card in default_pool():
        for printed in card.abilities:
            for ability in (printed, *(expand(printed) if isinstance(printed, Has) else ())):
                for node in ability.walk():
                    if isinstance(node, (When, Happened)):
                        assert node.kind in reported, f"{card.full_name}: {KIND_NAMES[node.kind]}"


def test_an_event_that_is_only_compared_is_not_reported() -> None:
    """The scan can tell one from the other."""
    assert "QUESTED" in emitted()
    assert "NOT_A_KIND" not in emitted()
    reported_nowhere = set(vars(Kind)) - emitted()
    assert all(name.startswith("_") for name in reported_nowhere), reported_nowhere


# --- static effects -----------------------------------------------------------------------------


def test_every_static_effect_is_filed_and_read() -> None:
    read: set[str] = set()
    names: set[str] = set()
    for file in rules_files():
        for node in walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id == "Bucket":
                    read.add(node.attr)
            elif isinstance(node, ast.Name):
                names.add(node.id)
    by_value = {value: name for name, value in vars(Bucket).items() if not name.startswith("_")}
    for cls in classes():
        if issubclass(cls, StaticEffect) and cls is not StaticEffect:
            assert by_value[BUCKET_OF[cls]] in read or cls.__name__ in names, cls.__name__


def test_every_static_effect_of_the_pool_has_a_bucket() -> None:
    for card in default_pool():
        for ability in card.abilities:
            for node in ability.walk():
                if isinstance(node, StaticEffect):
                    assert 0 <= bucket_of(node) <= Bucket.LATER
