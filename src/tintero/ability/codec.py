"""Nodes ⇄ JSON: `{"is": "Draw", "count": 2}`, fields equal to their default left out.

Small integers of the vocabulary are written as words (`"zone": "hand"`) and read either way.

`schema.SCHEMA` lists every node class with the shape of its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Final, TypeAlias, final

from tintero.ability import base, filters
from tintero.ability.base import Ability, Node
from tintero.ability.codec_words import OWNERS, words_of
from tintero.ability.schema import SCHEMA
from tintero.limits import COUNTER
from tintero.vocab import NONE

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | None"

TAG: Final = "is"
DEEPEST: Final = 60  # nodes inside nodes; a printed ability needs about ten


class CodecError(ValueError):
    """What was wrong, and where: `effect.parts[1].what.filter`."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path: Final = path
        self.problem: Final = problem


FAMILIES: Final[tuple[type[Node], ...]] = (
    base.Ability,
    base.Condition,
    base.Effect,
    base.Quantity,
    base.Selector,
    base.StaticEffect,
    base.Trigger,
    base.Who,
    filters.Bound,
    filters.Filter,
)


def _families() -> dict[str, type[Node]]:
    return {cls.__name__: cls for cls in FAMILIES}


@final
class Field:
    """One field of a node class: its name, its shape, its default."""

    def __init__(
        self,
        name: str,
        shape: str,
        default: object,
        families: dict[str, type[Node]],
        words: tuple[str, ...],
    ):
        self.words: Final = words
        self.name: Final = name
        self.shape: Final = shape
        self.default: Final = default
        self.required: Final = default is MISSING
        self.many: Final = shape.endswith("*")
        parts = shape.rstrip("*").split("|")
        self.number: Final = "int" in parts
        self.text: Final = "str" in parts
        self.truth: Final = "bool" in parts
        self.nothing: Final = "None" in parts
        family: type[Node] | None = None
        for part in parts:
            if part not in ("int", "str", "bool", "None"):
                family = families[part]
        self.family: Final = family


@final
class NodeType:
    """A node class and its fields."""

    def __init__(self, cls: type[Node], shapes: str, families: dict[str, type[Node]]):
        self.cls: Final = cls
        self.name: Final = cls.__name__
        self.make: Final[Callable[..., Node]] = cls
        defaults: dict[str, object] = {}
        for item in fields(cls):  # type: ignore[arg-type]
            defaults[item.name] = item.default
        self.fields: Final[list[Field]] = []
        self.by_name: Final[dict[str, Field]] = {}
        for word in shapes.split():
            name, shape = word.split(":")
            words = words_of(self.name, name, shape)
            field = Field(name, shape, defaults[name], families, words)
            self.fields.append(field)
            self.by_name[name] = field


def _registry() -> dict[str, NodeType]:
    families = _families()
    return {cls.__name__: NodeType(cls, shapes, families) for cls, shapes in SCHEMA}


REGISTRY: Final = _registry()


# --- out --------------------------------------------------------------------------------------


def encode(value: object) -> Json:
    """The node (or tuple of nodes, or plain value) as JSON-ready data."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    kind = REGISTRY.get(type(value).__name__)
    if kind is None or type(value) is not kind.cls:
        raise CodecError("", f"{type(value).__name__} is not a node class")
    out: dict[str, Json] = {TAG: kind.name}
    for field in kind.fields:
        item: object = getattr(value, field.name)
        if field.required or item != field.default:
            out[field.name] = _worded(item, field.words) if field.words else encode(item)
    return out


def _worded(value: object, words: tuple[str, ...]) -> Json:
    """A small integer, or a tuple of them, in words."""
    if isinstance(value, tuple):
        return [_worded(item, words) for item in value]
    if isinstance(value, int) and 0 <= value < len(words):
        return words[value]
    return encode(value)


# --- in ---------------------------------------------------------------------------------------


def decode(obj: object, path: str = "") -> Node:
    """The node that `encode` made this from; `path` is what error messages begin with."""
    return _node(obj, path, 0)


def decode_ability(obj: object, path: str = "") -> Ability:
    node = _node(obj, path, 0)
    if not isinstance(node, Ability):
        raise CodecError(path, f"expected an Ability, found {type(node).__name__}")
    return node


def decode_abilities(obj: object, path: str = "") -> tuple[Ability, ...]:
    """A card's list of abilities."""
    if not isinstance(obj, list):
        raise CodecError(path, f"expected a list, found {_found(obj)}")
    return tuple([decode_ability(item, f"{path}[{i}]") for i, item in enumerate(obj)])


def _node(obj: object, path: str, depth: int) -> Node:
    if not isinstance(obj, dict):
        raise CodecError(path, f"expected a node, found {_found(obj)}")
    if depth > DEEPEST:
        raise CodecError(path, f"nodes nested more than {DEEPEST} deep")
    tag: object = obj.get(TAG)
    if not isinstance(tag, str):
        raise CodecError(path, f'a node needs "{TAG}": its class name')
    kind = REGISTRY.get(tag)
    if kind is None:
        raise CodecError(path, f'unknown class "{tag}"')
    values: dict[str, object] = {}
    for key, item in obj.items():
        if key == TAG:
            continue
        field = kind.by_name.get(key) if isinstance(key, str) else None
        if field is None:
            raise CodecError(path, f'{tag} has no field "{key}"')
        values[field.name] = _field(item, field, _below(path, field.name), depth)
    for field in kind.fields:
        if field.required and field.name not in values:
            raise CodecError(_below(path, field.name), f"{tag} needs this field")
    return kind.make(**values)


def _field(obj: object, field: Field, path: str, depth: int) -> object:
    if not field.many:
        return _value(obj, field, path, depth)
    if not isinstance(obj, list):
        raise CodecError(path, f"expected a list, found {_found(obj)}")
    return tuple([_value(item, field, f"{path}[{i}]", depth) for i, item in enumerate(obj)])


def _value(obj: object, field: Field, path: str, depth: int) -> object:
    if obj is None:
        fits = field.nothing
    elif isinstance(obj, bool):  # before int: True is an int too
        fits = field.truth
    elif isinstance(obj, int):
        fits = field.number
        # Owners are compared, never looked up; and the factor of `Times` shares their words.
        looked_up = bool(field.words) and field.words is not OWNERS
        least, most = (NONE, len(field.words) - 1) if looked_up else (-COUNTER, COUNTER)
        if fits and not least <= obj <= most:
            raise CodecError(path, f"expected a number from {least} to {most}, found {obj}")
    elif isinstance(obj, str) and field.words:
        if obj not in field.words:
            known = ", ".join(field.words)
            raise CodecError(path, f"expected one of {known}; found {obj!r}")
        return field.words.index(obj)
    elif isinstance(obj, str):
        fits = field.text
    else:
        fits = False
    if fits:
        return obj
    family = field.family
    if family is None or not isinstance(obj, dict):
        raise CodecError(path, f"expected {field.shape.rstrip('*')}, found {_found(obj)}")
    node = _node(obj, path, depth + 1)
    if not isinstance(node, family):
        raise CodecError(path, f"expected {field.shape.rstrip('*')}, found {type(node).__name__}")
    return node


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _found(obj: object) -> str:
    if obj is None:
        return "null"
    if isinstance(obj, dict):
        return "an object"
    if isinstance(obj, list):
        return "a list"
    return repr(obj)
