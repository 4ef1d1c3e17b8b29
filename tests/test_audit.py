"""Swallowed words: a word that changes what a text means, and is read and forgotten, is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, Final

import pytest

from tintero.ability import conditions as c
from tintero.ability import effects as e
from tintero.ability import selectors as s
from tintero.ability import statics as t
from tintero.ability.abilities import Activated, Triggered
from tintero.ability.base import Ability, Node
from tintero.ability.filters import Filter
from tintero.ability.triggers import When
from tintero.text.compiler import TextCompiler
from tintero.text.signs import SIGNS, audit, excuses
from tintero.vocab import NONE, CardType, Until

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(("Ana", "Rex"), ("Pirate", "Robot"))


def read(text: str, type: int) -> tuple[Ability, ...]:
    return READER.lowered(text, type).abilities


# --- what is found ------------------------------------------------------------------------------

Change = Callable[[Node], "Node | None"]


def without(kinds: tuple[type[Node], ...], **fields: Any) -> Change:
    """Sets fields of the nodes of these kinds, where they have another value."""

    def change(node: Node) -> Node | None:
        if not isinstance(node, kinds):
            return None
        if all(getattr(node, name) == value for name, value in fields.items()):
            return None
        return replace(node, **fields)  # type: ignore[type-var]

    return change


def inner(kinds: tuple[type[Node], ...]) -> Change:
    """What stands in a node of these kinds takes its place."""
    return lambda node: node.effect if isinstance(node, kinds) else None  # type: ignore[attr-defined]


LASTING: Final = (e.Apply, e.Rule, e.Later)
FOREVER: Final = without(LASTING, until=Until.FOREVER)

# text, the type of its card, what is dropped, the word that is missed
DROPPED: Final[list[tuple[str, int, Change, str]]] = [
    ("Banish another chosen character.", 1, without((Filter,), other=False), "other"),
    ("Your other Pirate characters get +1 ¤.", 0, without((Filter,), other=False), "other"),
    (
        "Remove up to 4 damage from chosen item.",
        1,
        without((e.RemoveDamage,), up_to=False),
        "up to",
    ),
    ("Exert up to 3 chosen characters.", 1, without((s.Chosen,), up_to=False), "up to"),
    ("Banish any number of your items.", 1, without((s.Chosen,), up_to=False), "up to"),
    (
        "Move up to 2 damage from chosen character to chosen Robot character.",
        1,
        without((e.MoveDamage,), up_to=False),
        "up to",
    ),
    ("You may draw 3 cards.", 1, inner((e.May,)), "may"),
    ("Whenever you play a song, each opponent may draw a card.", 2, inner((e.May,)), "may"),
    ("Chosen character gains Ward until the start of your next turn.", 1, FOREVER, "until"),
    ("Chosen Robot character gains Rush this turn.", 1, FOREVER, "this turn"),
    ("Chosen character can't quest during their next turn.", 1, FOREVER, "their next turn"),
    (
        "Once per turn, whenever you play an item, gain 1 lore.",
        0,
        without((Triggered,), limit=0),
        "once",
    ),
    (
        "Once during your turn, you may pay 2 ⬡ to draw a card.",
        2,
        without((Activated,), limit=0),
        "once",
    ),
    (
        "Draw a card. If you have a character named Ana in play, draw 3 cards instead.",
        1,
        inner((e.InsteadIf,)),
        "instead",
    ),
    ("Banish chosen item unless its player pays 2 ⬡.", 1, inner((e.UnlessPays,)), "unless"),
    (
        "This character can't quest unless you have a Robot character in play.",
        0,
        lambda node: replace(node, condition=None) if hasattr(node, "condition") else None,  # type: ignore[type-var]
        "unless",
    ),
    (
        "This character can't challenge Robot characters.",
        0,
        lambda node: t.Can(0) if isinstance(node, t.Cant) else None,
        "not",
    ),
    (
        "Banish chosen character not named Rex.",
        1,
        without((Filter,), not_names=()),
        "not",
    ),
    ("Banish chosen character without Ward.", 1, without((Filter,), no_keyword=NONE), "not"),
    ("Each opponent loses 5 lore.", 1, without((e.LoseLore,), who=s.You()), "each"),
    (
        "Gain 1 lore for each Robot character you have in play.",
        1,
        without((e.GainLore,), count=1),
        "each",
    ),
    (
        "While you have only 1 character here, they get +3 ¤.",
        3,
        without((c.Have,), most=1_000_000),
        "only",
    ),
    (
        "The first time you play an item each turn, draw a card.",
        0,
        without((When,), nth=0),
        "first",
    ),
    ("Whenever you play a second item, draw a card.", 0, without((When,), nth=0), "first"),
    (
        "Discard a card at random.",
        1,
        lambda node: s.Chosen(node.filter, node.count) if isinstance(node, s.AtRandom) else None,
        "random",
    ),
    (
        "Remove up to 5 damage total from your characters.",
        1,
        without((e.RemoveDamage,), total=False),
        "total",
    ),
]


def versions(node: Node, change: Change) -> Iterator[Node]:
    """The node with the change made in one place, for each place."""
    new = change(node)
    if new is not None:
        yield new
    for field in fields(node):  # type: ignore[arg-type]
        value = getattr(node, field.name)
        parts = value if isinstance(value, tuple) else (value,)
        for i, part in enumerate(parts):
            if isinstance(part, Node):
                for other in versions(part, change):
                    whole = (*parts[:i], other, *parts[i + 1 :])
                    put = whole if isinstance(value, tuple) else other
                    yield replace(node, **{field.name: put})  # type: ignore[type-var]


@pytest.mark.parametrize(("text", "type", "change", "word"), DROPPED, ids=[d[0] for d in DROPPED])
def test_a_dropped_field_is_found(text: str, type: int, change: Change, word: str) -> None:
    (ability,) = read(text, type)
    assert audit(text, (ability,)) == []
    changed = list(versions(ability, change))
    assert changed
    for one in changed:
        assert any(f"“{word}”" in problem for problem in audit(text, (one,)))  # type: ignore[arg-type]


def test_every_sign_is_shown_to_be_found() -> None:
    assert {word for *_, word in DROPPED} == {sign.word for sign in SIGNS}


def test_words_are_counted() -> None:
    """One "other" of two is missed as well."""
    text = "Ready another chosen character. Exert another chosen Pirate character."
    (ability,) = read(text, CardType.ACTION)
    assert audit(text, (ability,)) == []
    changed = list(versions(ability, without((Filter,), other=False)))
    assert len(changed) == 2
    for one in changed:
        assert audit(text, (one,)) == ["“other” is said 2 times and shows 1 times"]  # type: ignore[arg-type]


def test_no_ability_says_nothing() -> None:
    assert audit("Draw a card.", ()) == []
    assert len(audit("You may draw a card instead.", ())) == 2


def test_a_word_is_a_whole_word() -> None:
    """ "can't" is no "can", "mother" no "other"."""
    assert [problem.split("”")[0] for problem in audit("can't mother onceover", ())] == ["“not"]


# --- excuses ------------------------------------------------------------------------------------


def test_an_excuse_holds_for_its_phrase_alone() -> None:
    text = (
        "Whenever a Pirate character challenges another character, ready another chosen character."
    )
    (ability,) = read(text, CardType.CHARACTER)
    assert audit(text, (ability,)) == []
    (changed,) = versions(ability, without((Filter,), other=False))
    assert audit(text, (changed,)) == ["“other” is said 1 times and shows 0 times"]  # type: ignore[arg-type]


def test_excuses_are_few_and_have_reasons() -> None:
    assert len(excuses()) <= 12
    words = {sign.word for sign in SIGNS}
    for excuse in excuses():
        assert excuse.word in words
        assert excuse.why.endswith(".")


def test_nodes_are_all_that_is_inside() -> None:
    (ability,) = read("When you play this character, deal 2 damage to chosen item.", 0)
    kinds = [type(node).__name__ for node in ability.walk()]
    assert kinds == ["Triggered", "When", "Deal", "Chosen", "Filter", "You"]
