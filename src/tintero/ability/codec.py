"""Nodes ⇄ JSON: `{"is": "Draw", "count": 2}`, fields equal to their default left out.

Small integers of the vocabulary are written as words (`"zone": "hand"`) and read either way.

`SCHEMA` lists every node class with the shape of its fields. It stands here in words because the
compiled classes no longer know their annotations; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Final, TypeAlias, final

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
from tintero.ability.base import Ability, Node
from tintero.ability.codec_words import OWNERS, words_of
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


# --- the nodes --------------------------------------------------------------------------------

# `name:shape`, in the order of the class. A shape is one or more of int, str, bool, None and a
# node class, with | between them and * after them for a tuple of such values.
SCHEMA: Final[tuple[tuple[type[Node], str], ...]] = (
    (filters.Bound, "stat:int op:int value:Quantity|int"),
    (
        filters.Filter,
        "types:int* owner:int zone:int other:bool classes:str* names:str* not_names:str* "
        "inks:int* song:int keyword:int no_keyword:int exerted:int damaged:int inkable:int "
        "drying:int at_location:int here:bool has_under:int facedown:int bounds:Bound* "
        "tests:Condition* any_of:Filter* or_zone:int",
    ),
    (quantities.Count, "filter:Filter each:int among:Selector|None"),
    (quantities.Different, "filter:Filter inks:bool each:int among:Selector|None"),
    (quantities.Greatest, "stat:int filter:Filter among:Selector|None"),
    (quantities.StatOf, "of:Selector stat:int"),
    (quantities.Result, "label:str each:int"),
    (quantities.HowMany, "label:str each:int"),
    (quantities.EventAmount, ""),
    (quantities.LoreOf, "who:Who"),
    (
        quantities.Happened,
        "kind:int subject:Filter|None by:int extra:int this:bool card:Selector|None "
        "other:Selector|None",
    ),
    (quantities.Times, "of:Quantity by:int"),
    (quantities.Sum, "parts:Quantity|int*"),
    (quantities.Capped, "of:Quantity most:int least:int"),
    (quantities.Until_, "n:Quantity|int who:Who"),
    (quantities.DownTo, "n:int filter:Filter"),
    (quantities.CountPlayers, "who:Who condition:Condition|None each:int"),
    (quantities.OpponentCount, ""),
    (selectors.You, ""),
    (selectors.They, ""),
    (selectors.EachOpponent, ""),
    (selectors.EachPlayer, ""),
    (selectors.ChosenOpponent, ""),
    (selectors.ChosenPlayer, ""),
    (selectors.EachWho, "of:Who condition:Condition"),
    (selectors.MostCards, "zone:int"),
    (selectors.YouAndAnother, ""),
    (selectors.AnyPlayers, ""),
    (selectors.OwnerOf, "of:Selector"),
    (selectors.EventPlayer, ""),
    (selectors.This, ""),
    (selectors.That, "label:str"),
    (selectors.EventCard, ""),
    (selectors.EventOther, ""),
    (selectors.Candidate, ""),
    (selectors.LocationOf, "of:Selector"),
    (selectors.Under, "of:Selector"),
    (selectors.WasUnder, "of:Selector"),
    (selectors.Singers, "of:Selector"),
    (selectors.Together, "parts:Selector*"),
    (selectors.All, "filter:Filter label:str among:Selector|None"),
    (
        selectors.Chosen,
        "filter:Filter count:Quantity|int|None up_to:bool by:Who label:str source:str "
        "ordered:bool reveal:bool may_fail:bool total:int total_stat:int same_name:bool "
        "said:int",
    ),
    (selectors.AtRandom, "filter:Filter count:Quantity|int label:str"),
    (selectors.TopOfDeck, "count:Quantity|int whose:Who bottom:bool"),
    (conditions.Have, "filter:Filter least:Quantity|int most:int"),
    (conditions.Is, "what:Selector filter:Filter"),
    (conditions.YourTurn, "whose:int"),
    (conditions.Compare, "left:Quantity|int op:int right:Quantity|int"),
    (conditions.AnyPlayer, "who:Who condition:Condition"),
    (conditions.EveryPlayer, "who:Who condition:Condition"),
    (conditions.AllAre, "of:Filter filter:Filter"),
    (conditions.SameCard, "left:Selector right:Selector"),
    (conditions.EventNth, "n:int"),
    (conditions.Was, "of:Condition"),
    (conditions.Did, "label:str"),
    (conditions.UsedShift, "what:Selector"),
    (conditions.RemovedDrops, ""),
    (conditions.InChallenge, "what:Selector role:int against:Filter|None"),
    (conditions.SameName, "left:Selector right:Selector"),
    (conditions.WasNamed, "what:Selector"),
    (conditions.FirstTurnNotFirstPlayer, ""),
    (conditions.StillThere, "what:Selector zone:int"),
    (conditions.Not, "of:Condition"),
    (conditions.Both, "parts:Condition*"),
    (conditions.Either, "parts:Condition*"),
    (conditions.HasDrops, "who:Who least:int"),
    (
        triggers.When,
        "kind:int this:bool subject:Filter|None other_this:bool other:Filter|None by:int "
        "extra:int least:int most:int nth:int here:bool source:Filter|None that:str "
        "window:Condition|None",
    ),
    (effects.Seq, "parts:Effect*"),
    (effects.Sentence, "parts:Effect*"),
    (effects.Nothing, ""),
    (effects.May, "effect:Effect who:Who"),
    (effects.If, "condition:Condition then:Effect otherwise:Effect|None"),
    (effects.To, "cost:Effect then:Effect"),
    (effects.IfYouDo, "first:Effect then:Effect otherwise:Effect|None"),
    (effects.InsteadIf, "effect:Effect condition:Condition instead:Effect may:bool"),
    (effects.Cases, "what:Selector filters:Filter* effects:Effect*"),
    (effects.Again, ""),
    (
        effects.OneOf,
        "modes:Effect* who:Who count:int all_if:Condition|None words:str* inline:bool",
    ),
    (effects.EachDoes, "who:Who parts:Effect*"),
    (effects.Repeat, "times:Quantity|int effect:Effect"),
    (effects.UnlessPays, "effect:Effect cost:Effect who:Who"),
    (effects.CountUp, "count:Quantity|int label:str"),
    (effects.Pick, "what:Selector"),
    (effects.Draw, "count:Quantity|int who:Who label:str bottom:bool"),
    (effects.Discard, "what:Selector label:str"),
    (effects.Banish, "what:Selector label:str"),
    (
        effects.Put,
        "what:Selector place:int exerted:bool under:Selector|None faceup:bool label:str "
        "from_zone:int random:bool",
    ),
    (effects.PutUnderEach, "under:Selector label:str"),
    (effects.Shuffle, "who:Who"),
    (effects.Look, "what:Selector label:str who:Who"),
    (effects.Reveal, "what:Selector label:str"),
    (effects.RevealUntil, "filter:Filter label:str found:str who:Who"),
    (effects.NameCard, "who:Who"),
    (
        effects.Play,
        "what:Selector free:bool exerted:bool shift:bool then_bottom:bool label:str less:int "
        "or_shift:bool",
    ),
    (effects.Ready, "what:Selector label:str"),
    (effects.Exert, "what:Selector symbol:bool label:str"),
    (effects.GainLore, "count:Quantity|int who:Who label:str"),
    (effects.LoseLore, "count:Quantity|int who:Who label:str"),
    (effects.Deal, "count:Quantity|int to:Selector by:Selector|None unreduced:bool label:str"),
    (effects.PutDamage, "count:Quantity|int on:Selector label:str"),
    (
        effects.RemoveDamage,
        "count:Quantity|int|None from_:Selector up_to:bool label:str total:bool",
    ),
    (effects.MoveDamage, "count:Quantity|int|None from_:Selector to:Selector up_to:bool label:str"),
    (effects.MoveTo, "what:Selector to:Selector label:str"),
    (effects.GetDrops, "count:Quantity|int who:Who"),
    (effects.RemoveDrops, "count:int who:Who"),
    (effects.PayInk, "count:Quantity|int who:Who"),
    (effects.Apply, "effects:StaticEffect* to:Selector until:int"),
    (effects.Rule, "effects:StaticEffect* until:int"),
    (effects.Later, "ability:Ability until:int once:bool"),
    (effects.ReadyInk, "count:Quantity|int|None who:Who exert:bool"),
    (effects.ReturnAlone, "what:Selector"),
    (statics.Modify, "stat:int amount:Quantity|int to:Selector if_:Condition|None"),
    (statics.Floor, "stat:int to:Selector least:int"),
    (statics.Gain, "ability:Ability to:Selector times:Quantity|int"),
    (statics.Lose, "keyword:int to:Selector"),
    (statics.CantGain, "keyword:int to:Selector"),
    (statics.LoseAbility, "name:str to:Selector"),
    (statics.GainClass, "classification:str to:Selector"),
    (statics.AlsoNamed, "name:str to:Selector shift_only:bool"),
    (statics.ShiftBase, "to:Selector by_name:bool"),
    (
        statics.Cant,
        "deny:int to:Selector|None against:Filter|None players:int what:Filter|None "
        "if_:Condition|None",
    ),
    (statics.Can, "allow:int to:Selector against:Filter|None here:bool"),
    (statics.MustChoose, "to:Selector"),
    (
        statics.PayLess,
        "amount:Quantity|int what:Filter|None next:bool this:bool payment:int move:bool "
        "to_here:bool use:bool players:int onto_this:bool same_name_as:Selector|None once:bool",
    ),
    (statics.PlayFor, "costs:Effect* what:Filter|None if_:Condition|None"),
    (
        statics.PlayFrom,
        "what:Filter this:bool under_this:bool exerted:bool name_once:bool",
    ),
    (statics.InkFrom, "what:Filter"),
    (statics.CountsInkable, "what:Filter"),
    (statics.UseForFree, "name:str to:Selector"),
    (statics.PlayOnlyIf, "condition:Condition"),
    (statics.ChallengeCost, "costs:Effect* to:Selector quest:bool"),
    (statics.EnterExerted, "what:Filter|None may:bool then:Effect|None"),
    (statics.EnterDamaged, "amount:Quantity|int what:Filter|None"),
    (statics.NextPlayed, "what:Filter effects:StaticEffect* until:int exerted:bool"),
    (statics.InkExerted, "players:int"),
    (statics.ExtraInk, "count:int"),
    (statics.WinAt, "lore:int players:int"),
    (statics.Skip, "step:int players:int"),
    (statics.DamageWith, "stat:int to:Selector"),
    (statics.ReadyLimit, "count:int players:int"),
    (statics.TopFaceup, "players:int"),
    (
        statics.Instead,
        "would:int effect:Effect|None to:Selector once:bool in_challenge:bool first:bool "
        "if_:Condition|None players:int may:bool",
    ),
    (statics.ReduceDamage, "amount:Quantity|int to:Selector"),
    (statics.Guard, "to:Selector"),
    (statics.MustAct, "act:int to:Selector"),
    (statics.ActLimit, "act:int count:int"),
    (statics.SingAs, "cost:int to:Selector"),
    (
        abilities.Triggered,
        "when:Trigger* effect:Effect name:str window:Condition|None limit:int zone:int keyword:int",
    ),
    (
        abilities.Activated,
        "costs:Effect* effect:Effect name:str condition:Condition|None limit:int "
        "sequential:bool keyword:int in_two:bool",
    ),
    (
        abilities.Static,
        "effects:StaticEffect* name:str condition:Condition|None zone:int keyword:int",
    ),
    (abilities.Script, "effect:Effect name:str"),
    (abilities.Has, "keyword:int n:int costs:Effect* kind:int of:str temporary:bool name:str"),
    (abilities.DeckRule, "copies:int classification:str name:str"),
)

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
