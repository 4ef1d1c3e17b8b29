"""Words for every node class, event and prohibition, in every language of card texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from pool_words import words_of_pool
from tintero.ability.abilities import Has, Script, Static, Triggered
from tintero.ability.base import (
    Ability,
    Condition,
    Effect,
    Node,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
    Who,
)
from tintero.ability.codec import REGISTRY, Field
from tintero.ability.conditions import Compare, Not
from tintero.ability.effects import Apply, Banish, Cases, Draw, Put
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_ITEM,
    Bound,
    Filter,
)
from tintero.ability.quantities import Happened
from tintero.ability.render import english as in_english
from tintero.ability.render import french as in_french
from tintero.ability.render import spanish as in_spanish
from tintero.ability.render.english import english
from tintero.ability.render.french import french
from tintero.ability.render.spanish import spanish
from tintero.ability.render.speaker import RenderError
from tintero.ability.selectors import Chosen, This
from tintero.ability.statics import Can, Cant, Instead, Modify, MustAct
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.pool import default_pool
from tintero.events import KIND_COUNT
from tintero.views.words import Infinitive
from tintero.vocab import DENY_NAMES, KEYWORD_COUNT, STAT_NAMES, Keyword, Owner, Stat

pytestmark = pytest.mark.pure_only
LANGUAGES = (in_english, in_spanish, in_french)

# --- words for every node ---------------------------------------------------------------------

# Numbers that mean something, by field; other numbers are just numbers.
MEANINGS: dict[str, tuple[int, int]] = {
    "types": (0, 3),
    "owner": (0, 3),
    "by": (0, 3),
    "whose": (0, 3),
    "zone": (0, 7),
    "inks": (0, 5),
    "song": (-1, 1),
    "exerted": (-1, 1),
    "damaged": (-1, 1),
    "inkable": (-1, 1),
    "drying": (-1, 1),
    "at_location": (-1, 1),
    "has_under": (-1, 1),
    "facedown": (-1, 1),
    "keyword": (0, KEYWORD_COUNT - 1),
    "no_keyword": (-1, KEYWORD_COUNT - 1),
    "stat": (0, len(STAT_NAMES) - 1),
    "total_stat": (-1, len(STAT_NAMES) - 1),
    "op": (0, 4),
    "role": (0, 2),
    "place": (0, 6),
    "from_zone": (-1, 4),
    "until": (0, 5),
    "deny": (0, len(DENY_NAMES) - 1),
    "allow": (0, 4),
    "players": (-1, 3),
    "payment": (-1, 5),
    "step": (1, 5),
    "would": (0, 2),
    "act": (3, 4),
    "extra": (-1, 3),
    "or_zone": (3, 4),
    "said": (0, 2),
}
OF_CLASS = {("MostCards", "zone"): (0, 4)}
KINDS = {"Has": (0, 5), "When": (0, KIND_COUNT - 1), "Happened": (0, KIND_COUNT - 1)}


def range_of(cls: str, field: Field) -> tuple[int, int]:
    if (cls, field.name) in OF_CLASS:
        return OF_CLASS[cls, field.name]
    return KINDS[cls] if field.name == "kind" else MEANINGS.get(field.name, (0, 5))


class Lots:
    """Nodes by lot. A node without words is named by the error, so nothing is to be shrunk; that
    is what Hypothesis would be good for, which took two thirds of the time for itself."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def node(self, name: str, depth: int) -> Node:
        kind = REGISTRY[name]
        fields = [field for field in kind.fields if field.required or depth > 0]
        made = kind.make(**{field.name: self.value(name, field, depth) for field in fields})
        return paired(made) if isinstance(made, Cases) else made

    def value(self, cls: str, field: Field, depth: int) -> object:
        if not field.many:
            return self.single(cls, field, depth)
        return tuple(self.single(cls, field, depth) for _ in range(self.rng.randint(1, 2)))

    def single(self, cls: str, field: Field, depth: int) -> object:
        rng, family = self.rng, field.family.__name__ if field.family else ""
        options: list[Callable[[], object]] = []
        if field.nothing:
            options.append(lambda: None)
        if field.truth:
            options.append(lambda: rng.random() < 0.5)
        if field.number:
            options.append(lambda: rng.randint(*range_of(cls, field)))
        if field.text:
            options.append(lambda: rng.choice(["it", "looked", "Elsa"]))
        if family:
            options.append(lambda: self.node(rng.choice(names(family, depth <= 1)), depth - 1))
        return rng.choice(options)()


def paired(node: Cases) -> Node:
    """Each case has one effect."""
    n = min(len(node.filters), len(node.effects))
    return replace(node, filters=node.filters[:n], effects=node.effects[:n])


@cache
def names(family: str, plain: bool) -> list[str]:
    """The classes of a family; `plain`: those that hold no other nodes, if there are any."""
    kinds = REGISTRY.values()
    found = [kind.name for kind in kinds if family in [c.__name__ for c in kind.cls.__mro__]]
    alone = [name for name in found if all(f.family is None for f in REGISTRY[name].fields)]
    return (alone or found) if plain else found


def some_nodes(name: str, rng: Random) -> set[Node]:
    """Different ones: as many as are wanted, or about as many as there are."""
    lots, found = Lots(rng), set[Node]()
    for _ in range(10 * EXAMPLES):
        found.add(lots.node(name, 2))
        if len(found) == EXAMPLES:
            break
    return found


def check(text: str, node: Node) -> None:
    assert text.strip(), node
    # Two spaces stand after a story name, at the beginning or inside quotation marks.
    plain = re.sub("(^|[“«])[^a-zà-ÿ]*  ", "", text)
    for wrong in ("‹", "›", "†", "  ", " .", " ,", "None", "{", "<"):
        assert wrong not in plain, (text, node)


EXAMPLES = 22


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_every_node_class_has_words(name: str) -> None:
    """Other nodes in each run: one that fails is told."""
    for node in some_nodes(name, Random()):
        for language in LANGUAGES:
            check(language.describe(node), node)


FILTERS = (None, YOUR_CHARACTER, replace(OPPOSING_CHARACTER, other=True))
BY = (Owner.ANY, Owner.YOURS, Owner.OPPOSING, Owner.THEIRS)


@pytest.mark.parametrize("kind", range(KIND_COUNT))
def test_every_event_has_words(kind: int) -> None:
    """As a trigger with all there is; counted and compared, each comparison with one of the ways
    to say whose and of what: with which one turns from event to event."""
    said: list[Node] = [
        When(kind, this=this, subject=subject, other=other, by=by)
        for by, subject, other, this in product(BY, FILTERS, FILTERS, (False, True))
    ]
    ways = list(product(BY, FILTERS))
    for place, (op, n) in enumerate(product(range(5), range(3))):
        by, subject = ways[(kind + place) % len(ways)]
        condition = Compare(Happened(kind, subject, by), op, n)
        said += [condition, Not(condition)]
    for node in said:
        for language in LANGUAGES:
            check(language.describe(node), node)


@pytest.mark.parametrize("deny", range(len(DENY_NAMES)))
def test_every_prohibition_has_words(deny: int) -> None:
    for node in (
        Cant(deny),
        Cant(deny, against=CHARACTER),
        Cant(deny, None, players=Owner.OPPOSING),
        Cant(deny, None, players=Owner.YOURS, what=YOUR_ITEM),
    ):
        assert "can't" in in_english.describe(node)
        assert "no pued" in in_spanish.describe(node)
        assert re.search("ne (peut|peuvent|pouvez) ", in_french.describe(node))


UNKNOWN: list[Node] = [
    Effect(),
    Node(),
    Quantity(),
    Condition(),
    Selector(),
    Who(),
    StaticEffect(),
    Trigger(),
    Ability(),
]


@pytest.mark.parametrize("node", UNKNOWN, ids=[type(n).__name__ for n in UNKNOWN])
def test_an_unknown_node_is_an_error(node: Node) -> None:
    for describe in (in_english.describe, in_spanish.describe, in_french.describe):
        with pytest.raises(RenderError, match="no words for"):
            describe(node)


@pytest.mark.parametrize(
    "node",
    [
        Script(Put(This(), 99)),
        Script(Apply((Modify(Stat.STRENGTH, 1),), This(), 99)),
        Static((Cant(99),)),
        Static((Can(99),)),
        Static((Instead(99, None, once=True),)),
        Static((MustAct(99),)),
        Has(99),
        Has(Keyword.SHIFT, 3, kind=99),
        Triggered((When(KIND_COUNT),), Draw()),
        Script(Banish(Chosen(Filter((99,))))),
        Script(Banish(Chosen(Filter(bounds=(Bound(99, 0, 1),))))),
        Script(Banish(Chosen(Filter(bounds=(Bound(0, 99, 1),))))),
        Static(()),
    ],
)
def test_a_number_without_meaning_is_an_error(node: Ability) -> None:
    for say in (english, spanish, french):
        with pytest.raises(RenderError):
            say(node)
    with pytest.raises(RenderError):
        english(Script(Draw()), type=9)


# --- the pool ---------------------------------------------------------------------------------


def words_of(card: CardFacts) -> None:
    for ability in card.abilities:
        for lang in ("en", "es"):
            text = words_of_pool(ability, card.type, lang)
            check(text, ability)
            assert isinstance(ability, Has) or text.endswith((".", ".)"))


def test_every_card_has_words() -> None:
    """One test for all of them; every one that fails is told."""
    failed: list[str] = []
    for card in default_pool():
        try:
            words_of(card)
        except Exception as problem:
            failed.append(f"{card.full_name}: {type(problem).__name__}: {problem}")
    assert not failed, "\n".join(failed)


# What no English sentence says, of any card.
WRONG = re.compile(
    r"\bthem (?:can't|may|gets?|gains?|is|are)\b"
    r"|\ba a\b|\bthe the\b|\bthey (?:is|has|gets|gains)\b|\byou (?:is|has|gets|gains)\b"
    r"|(?-i:[a-z,.]  [a-z])| [,.](?!\.)",
    re.IGNORECASE,
)


def test_no_card_says_a_sentence_that_is_no_english() -> None:
    for card in default_pool():
        for ability in card.abilities:
            text = words_of_pool(ability, card.type).replace("under them", "under it")
            assert not WRONG.search(text), (card.full_name, text)


def test_two_things_that_others_do_are_both_infinitives() -> None:
    card = default_pool()["A Whole New World"]
    (ability,) = (each for each in card.abilities if isinstance(each, Script))
    said = Infinitive(ability.effect, card.type).spoken("en", ())
    assert said == "have each player discard their hand, then draw 7 cards"
