"""Nodes survive the way to JSON and back, and broken JSON is refused with the place named."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from tintero.ability import (
    base,
    effects,
)
from tintero.ability.abilities import Activated, Script, Static, Triggered
from tintero.ability.base import Node
from tintero.ability.codec import (
    DEEPEST,
    FAMILIES,
    REGISTRY,
    CodecError,
    Field,
    decode,
    decode_abilities,
    decode_ability,
    encode,
)
from tintero.ability.effects import Banish, Deal, Draw, Exert, GainLore, Nothing, Seq
from tintero.ability.filters import CHARACTER, Filter
from tintero.ability.schema import SCHEMA
from tintero.ability.selectors import Chosen, This
from tintero.ability.statics import Cant, Modify
from tintero.ability.triggers import When
from tintero.limits import COUNTER
from tintero.vocab import Deny, Stat
from tintero_proof import node_schema

MODULES: tuple[ModuleType, ...] = (base, *node_schema.MODULES)
CLASSES = sorted(REGISTRY)


def node_classes() -> set[type]:
    found = set()
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and dataclasses.is_dataclass(value):
                if value.__module__ == module.__name__:
                    found.add(value)
    return found


# --- samples of every class -------------------------------------------------------------------


def smallest(family: type[Node]) -> Node:
    """The node of the family with the fewest fields to fill."""
    kinds = [kind for kind in REGISTRY.values() if issubclass(kind.cls, family)]
    kind = min(kinds, key=lambda k: sum(1 for f in k.fields if f.required))
    return kind.make(**{f.name: filled(f) for f in kind.fields if f.required})


def filled(field: Field) -> object:
    """A value for the field that is not its default."""
    value: object
    if field.family is not None:
        value = smallest(field.family)
        if value == field.default:
            others = [k.cls() for k in REGISTRY.values() if not any(f.required for f in k.fields)]
            value = next(n for n in others if isinstance(n, field.family) and n != field.default)
    elif field.truth:
        value = field.default is not True
    elif field.number:
        value = next(n for n in (1, 2) if n != field.default) if field.words else 7
    else:
        value = "some words"
    return (value, value) if field.many else value


def full(name: str) -> Node:
    kind = REGISTRY[name]
    return kind.make(**{field.name: filled(field) for field in kind.fields})


def least(name: str) -> Node:
    kind = REGISTRY[name]
    return kind.make(**{field.name: filled(field) for field in kind.fields if field.required})


def test_every_node_class_is_registered() -> None:
    assert {cls for cls, _ in SCHEMA} == node_classes()
    assert len(REGISTRY) == len(SCHEMA)


@pytest.mark.pure_only
def test_the_schema_is_what_the_classes_say() -> None:
    """`python -m tintero_proof.node_schema` writes it."""
    assert node_schema.PLACE.read_text(encoding="utf-8") == node_schema.written()


@pytest.mark.parametrize("name", CLASSES)
def test_a_node_reads_as_the_python_that_makes_it(name: str) -> None:
    rooms = {cls.__name__: cls for cls, _ in SCHEMA}
    for node in (full(name), least(name)):
        assert eval(repr(node), {"__builtins__": {}}, dict(rooms)) == node


@pytest.mark.parametrize("name", CLASSES)
def test_parts_are_what_map_changes(name: str) -> None:
    node = full(name)
    met: list[Node] = []
    assert node.map(lambda part: _noted(met, part)) == node
    assert met == node.pieces() == [part for _, part in node.named_pieces()]
    assert node.walk() == [node, *(inner for part in met for inner in part.walk())]


def _noted(met: list[Node], part: Node) -> Node:
    met.append(part)
    return part


def test_map_puts_what_it_is_given() -> None:
    both = effects.Seq((effects.Draw(1), effects.Draw(2)))
    assert both.map(lambda _: effects.Nothing()) == effects.Seq(
        (effects.Nothing(), effects.Nothing())
    )
    assert effects.Nothing().map(lambda part: part) == effects.Nothing()


@pytest.mark.parametrize("name", CLASSES)
def test_round_trip_with_every_field_set(name: str) -> None:
    node = full(name)
    text = json.dumps(encode(node))
    back = decode(json.loads(text))
    assert repr(back) == repr(node)
    assert type(back) is type(node)
    assert set(json.loads(text)) == {"is"} | {f.name for f in REGISTRY[name].fields}


@pytest.mark.parametrize("name", CLASSES)
def test_defaults_are_left_out(name: str) -> None:
    node = least(name)
    out = encode(node)
    assert isinstance(out, dict)
    assert set(out) == {"is"} | {f.name for f in REGISTRY[name].fields if f.required}
    assert decode(out) == node


# Letters that JSON writes in a way of its own, and of every length in UTF-8.
LETTERS = '"\\/\b\n\r\t\0\x1f\x7f\u2028 aZ0ñ—𝄞\uffff\U0010ffff'


class Lots:
    """Nodes by lot, all their fields filled. One that is not read back is told whole."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def node(self, family: type[Node], depth: int) -> Node:
        if depth <= 0:
            return smallest(family)
        kinds = [kind for kind in REGISTRY.values() if issubclass(kind.cls, family)]
        kind = self.rng.choice(kinds)
        return kind.make(**{field.name: self.value(field, depth) for field in kind.fields})

    def value(self, field: Field, depth: int) -> object:
        if not field.many:
            return self.single(field, depth)
        return tuple(self.single(field, depth) for _ in range(self.rng.randint(0, 2)))

    def single(self, field: Field, depth: int) -> object:
        rng, family = self.rng, field.family
        options: list[Callable[[], object]] = []
        if field.nothing:
            options.append(lambda: None)
        if field.truth:
            options.append(lambda: rng.random() < 0.5)
        if field.number:
            options.append(lambda: self.number(field))
        if field.text:
            options.append(lambda: "".join(rng.choices(LETTERS, k=rng.randint(0, 8))))
        if family is not None:
            options.append(lambda: self.node(family, depth - 1))
        return rng.choice(options)()

    def number(self, field: Field) -> int:
        least, most = (-1, len(field.words) - 1) if field.words else (-3, COUNTER)
        small = min(most, 9)
        return self.rng.choice((least, most, self.rng.randint(least, small)))


@pytest.mark.compiled_only
def test_round_trip_of_any_node() -> None:
    lots = Lots(Random())
    for _ in range(1000):
        node = lots.node(Node, 3)
        assert repr(decode(json.loads(json.dumps(encode(node))))) == repr(node)


# --- what it looks like -----------------------------------------------------------------------


def test_the_shape_of_the_json() -> None:
    ability = Triggered(
        when=(When(27, this=True),),
        effect=Seq((Draw(2), Deal(3, Chosen(CHARACTER)))),
        name="ONE JUMP AHEAD",
    )
    assert encode(ability) == {
        "is": "Triggered",
        "when": [{"is": "When", "kind": "played", "this": True}],
        "effect": {
            "is": "Seq",
            "parts": [
                {"is": "Draw", "count": 2},
                {
                    "is": "Deal",
                    "count": 3,
                    "to": {"is": "Chosen", "filter": {"is": "Filter", "types": ["character"]}},
                },
            ],
        },
        "name": "ONE JUMP AHEAD",
    }


def test_tuples_come_back_as_tuples() -> None:
    node = decode({"is": "Filter", "classes": ["Hero", "Villain"], "bounds": []})
    assert node == Filter(classes=("Hero", "Villain"))
    assert isinstance(node, Filter)
    assert isinstance(node.classes, tuple)


def test_none_that_is_not_the_default_is_written() -> None:
    node = Cant(Deny.PLAY, to=None, players=2)
    out = encode(node)
    assert out == {"is": "Cant", "deny": "play", "to": None, "players": "opponents"}
    assert decode(out) == node


def test_words_and_numbers_mean_the_same() -> None:
    words = decode({"is": "Filter", "zone": "hand", "types": ["item"], "owner": "you"})
    assert words == decode({"is": "Filter", "zone": 1, "types": [2], "owner": 1})
    with pytest.raises(CodecError, match=r"zone: expected one of deck, hand.*found 'lap'"):
        decode({"is": "Filter", "zone": "lap"})


def test_a_card_is_a_list_of_abilities() -> None:
    card = (
        Static((Modify(Stat.STRENGTH, 1),)),
        Activated((Exert(symbol=True),), GainLore(1)),
        Script(Banish(This())),
    )
    assert repr(decode_abilities(json.loads(json.dumps(encode(card))))) == repr(card)


# --- what is refused --------------------------------------------------------------------------

DEEP = {
    "is": "Script",
    "effect": {
        "is": "Seq",
        "parts": [
            {"is": "Draw"},
            {"is": "Banish", "what": {"is": "Chosen", "filter": {"is": "Filter", "colour": 1}}},
        ],
    },
}

REFUSED = [
    (DEEP, "effect.parts[1].what.filter", 'Filter has no field "colour"'),
    (3, "", "expected a node, found 3"),
    ([], "", "expected a node, found a list"),
    ({}, "", 'a node needs "is": its class name'),
    ({"is": 5}, "", 'a node needs "is": its class name'),
    ({"is": "Fireball"}, "", 'unknown class "Fireball"'),
    ({"is": "Node"}, "", 'unknown class "Node"'),
    ({"is": "Draw", "cuont": 2}, "", 'Draw has no field "cuont"'),
    ({"is": "Draw", "count": "2"}, "count", "expected Quantity|int, found '2'"),
    ({"is": "Draw", "count": None}, "count", "expected Quantity|int, found null"),
    ({"is": "Draw", "count": True}, "count", "expected Quantity|int, found True"),
    ({"is": "Draw", "count": 1.5}, "count", "expected Quantity|int, found 1.5"),
    ({"is": "Draw", "count": {"is": "You"}}, "count", "expected Quantity|int, found You"),
    ({"is": "Draw", "count": [2]}, "count", "expected Quantity|int, found a list"),
    ({"is": "Exert", "symbol": 1}, "symbol", "expected bool, found 1"),
    ({"is": "That", "label": 1}, "label", "expected str, found 1"),
    ({"is": "Banish"}, "what", "Banish needs this field"),
    ({"is": "Seq", "parts": {"is": "Draw"}}, "parts", "expected a list, found an object"),
    ({"is": "Seq", "parts": [1]}, "parts[0]", "expected Effect, found 1"),
    ({"is": "Seq", "parts": [[]]}, "parts[0]", "expected Effect, found a list"),
    ({"is": "Filter", "classes": "Hero"}, "classes", "expected a list, found 'Hero'"),
    ({"is": "Filter", "any_of": [{"is": "You"}]}, "any_of[0]", "expected Filter, found You"),
    ({"is": "Filter", "any_of": [{"is": "Wo"}]}, "any_of[0]", 'unknown class "Wo"'),
]


@pytest.mark.parametrize(("obj", "path", "problem"), REFUSED)
def test_broken_json_is_refused_with_its_place(obj: object, path: str, problem: str) -> None:
    with pytest.raises(CodecError) as caught:
        decode(obj)
    assert caught.value.path == path
    assert caught.value.problem == problem
    assert str(caught.value) == (f"{path}: {problem}" if path else problem)


def test_the_path_can_begin_at_the_card() -> None:
    with pytest.raises(CodecError, match=r"^stitch\[1\]\.effect\.count: "):
        decode_abilities(
            [{"is": "DeckRule"}, {"is": "Script", "effect": {"is": "Draw", "count": ""}}], "stitch"
        )


def test_only_abilities_where_abilities_are_wanted() -> None:
    assert decode_ability({"is": "Script", "effect": {"is": "Nothing"}}) == Script(Nothing())
    with pytest.raises(CodecError, match="expected an Ability, found Draw"):
        decode_ability({"is": "Draw"})
    with pytest.raises(CodecError, match="expected a list, found an object"):
        decode_abilities({"is": "Draw"})


def test_endless_nesting_is_refused() -> None:
    obj: dict[str, object] = {"is": "Nothing"}
    for _ in range(DEEPEST + 1):
        obj = {"is": "May", "effect": obj}
    with pytest.raises(CodecError, match="nested"):
        decode(obj)


def test_only_nodes_are_encoded() -> None:
    for value in (1.5, {"is": "Draw"}, object(), Node()):
        with pytest.raises(CodecError, match="is not a node class"):
            encode(value)


def test_every_family_has_a_member() -> None:
    for family in FAMILIES:
        assert any(issubclass(kind.cls, family) for kind in REGISTRY.values())
