"""Abilities that do the same are equal, whatever they are called and however they are worded."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import pytest

from tintero.ability.abilities import Activated, DeckRule
from tintero.ability.base import Ability
from tintero.ability.effects import Banish, Draw
from tintero.ability.filters import Filter
from tintero.ability.selectors import Chosen, Said
from tintero.cards.pool import default_pool
from tintero.program.compile import Compiler
from tintero.program.model import CardProgram, Op

pytestmark = pytest.mark.pure_only

PAIRS = [
    ("Simba - Returned King", "POUNCE", "Captain Amelia - First in Command", "DISCIPLINE"),
    ("Sleepy - Nodding Off", "YAWN!", "Great Stone Dragon", "ASLEEP"),
    ("Gramma Tala - Storyteller", "I WILL BE WITH YOU", "Iduna - Caring Mother", "ENDURING LOVE"),
    ("Maleficent - Sorceress", "CAST MY SPELL!", "Pawpsicle", "JUMBO POP"),
    ("Madam Mim - Fox", "CHASING THE RABBIT", "Madam Mim - Snake", "JUST YOU WAIT"),
    ("Hidden Inkcaster", "FRESH INK", "Inkrunner", "PREFLIGHT CHECK"),
]  # fmt: skip


def ability(card: str, name: str) -> Ability:
    return next(one for one in default_pool()[card].abilities if getattr(one, "name", "") == name)


def test_a_name_and_a_wording_make_no_difference() -> None:
    one, other = Activated((), Draw(2), "ONE", in_two=True), Activated((), Draw(2), "OTHER")
    assert one == other and hash(one) == hash(other)
    assert repr(one) != repr(other)  # written otherwise
    assert one != replace(one, limit=1)
    chosen = Chosen(Filter())
    assert Banish(chosen) == Banish(replace(chosen, said=Said.A))
    assert Banish(chosen) != Banish(replace(chosen, up_to=True))


def test_pairs_of_cards_do_the_same() -> None:
    for card, name, other_card, other_name in PAIRS:
        assert ability(card, name) == ability(other_card, other_name), card
    names: dict[Ability, set[str]] = defaultdict(set)
    for facts in default_pool():
        for one in facts.abilities:
            names[one].add(getattr(one, "name", ""))
    assert sum(len(some) > 1 for some in names.values()) > 110


def code(ops: list[Op]) -> tuple[object, ...]:
    return tuple((op.code, op.node, op.a, op.b, op.places) for op in ops)


def program(one: Ability) -> object:
    """What an ability becomes: when it works, and the code it runs."""
    made = CardProgram(0, "", "", 0)
    Compiler(made).add_printed(one)
    when = [
        [
            getattr(each.node, name, None)
            for name in ("when", "window", "condition", "limit", "zone")
        ]
        for each in made.abilities
    ]
    ran = [(code(each.cost), code(each.code)) for each in made.abilities]
    stands = [(static.effect, static.condition) for static in made.statics]
    return repr((when, ran, stands, made.keywords, made.in_play, made.own))


def test_what_runs_the_same_is_equal() -> None:
    """No two ways to write down one thing: abilities with the same program are the same."""
    alike: dict[object, set[Ability]] = defaultdict(set)
    for facts in default_pool():
        for one in facts.abilities:
            if not isinstance(one, DeckRule):  # does nothing in a game
                alike[program(one)].add(one)
    assert [some for some in alike.values() if len(some) > 1] == []
    assert len(alike) > 2000
