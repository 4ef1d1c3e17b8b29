"""What an instruction lets somebody choose, and the same instruction once it is chosen (CR 6.7.2).

Which of its fields are cards, a player, a number or a label is what its class says (`schema`), so
that a new verb is nothing new here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast, final

from tintero.ability.base import Effect, Node, Quantity, Selector, Who
from tintero.ability.conditions import Is
from tintero.ability.effects import (
    Cases,
    Deal,
    EachDoes,
    If,
    IfYouDo,
    InsteadIf,
    May,
    Nothing,
    Pick,
    Play,
    Put,
    Sentence,
    Seq,
    Shuffle,
    To,
)
from tintero.ability.quantities import Capped, StatOf, Sum, Times
from tintero.ability.schema import SCHEMA
from tintero.ability.selectors import AtRandom, Chosen, ChosenOpponent, ChosenPlayer, That, They
from tintero.ability.statics import Modify

WHO: Final = "who"
FIRST: Final = "by"  # who does it is chosen before whom it is done to


@final
class EffectFields:
    """Which fields of a class of instructions hold what; a joint has no cards of its own."""

    def __init__(self, number: int, shapes: str) -> None:
        self.number: Final[int] = number  # of the class: where its row stands (`rules/effects`)
        families = {}
        for word in shapes.split():
            name, shape = word.split(":")
            families[name] = shape.rstrip("*").split("|")[0]
        joins = "Effect" in families.values()
        cards = [name for name in families if families[name] == "Selector" and not joins]
        self.cards: Final[list[str]] = sorted(cards, key=lambda name: name != FIRST)
        self.speaks: Final[bool] = families.get(WHO) == "Who"
        self.labelled: Final[bool] = "label" in families
        self.asks_how_much: Final[bool] = "up_to" in families


EFFECTS: Final[list[type[Node]]] = [cls for cls, _ in SCHEMA if issubclass(cls, Effect)]
FIELDS: Final[dict[type[Node], EffectFields]] = {
    cls: EffectFields(EFFECTS.index(cls), shapes) for cls, shapes in SCHEMA if cls in EFFECTS
}


def number_of(node: Effect) -> int:
    """The number of its class, by which the rules find what they know of it."""
    return FIELDS[type(node)].number


def held(node: Effect, name: str) -> object:
    """What a field holds."""
    value: object = getattr(node, name)
    return value


def selectors_of(node: Effect) -> list[Selector]:
    """The selectors of a verb in the order in which they are chosen."""
    found: list[Selector] = []
    for name in FIELDS[type(node)].cards:
        value: Any = getattr(node, name)
        if value is not None:
            found.append(value)
    return found


def selectors_in(node: Effect) -> list[Selector]:
    """What somebody must choose before a number of the verb can be worked out."""
    found: list[Selector] = []
    for part in node.pieces():
        if isinstance(part, Quantity):
            found += selectors_of_number(part)
        elif isinstance(part, Modify):
            found += selectors_of_number(part.amount)
    return found


def selectors_of_number(number: Quantity | int) -> list[Selector]:
    if isinstance(number, (Capped, Times)):
        return selectors_of_number(number.of)
    if isinstance(number, StatOf) and isinstance(number.of, Chosen):
        return [number.of]
    if isinstance(number, Sum):
        return [s for part in number.parts for s in selectors_of_number(part)]
    return []


def settled_number(number: Quantity) -> Quantity:
    """The number with what it lets somebody choose already chosen."""
    if isinstance(number, (Capped, Times)):
        return replace(number, of=settled_number(number.of))
    if isinstance(number, StatOf):
        return replace(number, of=settled(number.of))
    return number


def numbers_settled(node: Effect) -> Effect:
    """The verb with what its numbers let somebody choose already chosen."""
    return changed(node, lambda part: settled_number(part) if isinstance(part, Quantity) else part)


def who_of(node: Effect) -> Who | None:
    """The player a verb speaks of."""
    return cast(Who, held(node, WHO)) if FIELDS[type(node)].speaks else None


def of_them(node: Effect, who: Who) -> Effect:
    """The verb for the player who is at work or was chosen."""
    return changed(node, lambda part: They() if part is who else part)


def label_of(node: Effect) -> str:
    """The label under which a verb remembers what it did, or nothing."""
    return cast(str, held(node, "label")) if FIELDS[type(node)].labelled else ""


def asks_how_much(node: Effect) -> bool:
    """Whether the player says how much of it is done."""
    return FIELDS[type(node)].asks_how_much and bool(held(node, "up_to"))


def changed(node: Effect, change: Callable[[Node], Node]) -> Effect:
    return cast(Effect, node.map(change))


def chosen_before(node: Effect) -> Effect:
    """The verb with what it lets somebody choose already chosen."""
    found = selectors_of(node)
    return aimed_at(node, settled(found[-1])) if found else node


def aimed_at(node: Effect, cards: Selector) -> Effect:
    """The same verb for other cards."""
    found = [part for name, part in node.named_pieces() if name in FIELDS[type(node)].cards]
    if len(found) > 1 and not isinstance(node, Deal):
        raise TypeError(f"{type(node).__name__} is about cards in several ways")
    return changed(node, lambda part: cards if part is found[0] else part)


def instead_of(node: InsteadIf) -> Effect:
    """What happens instead. "Chosen character gets -1. If …, chosen character gets -2 instead" is
    one choice, not two."""
    first, again = selectors_of(node.effect), selectors_of(node.instead)
    if len(first) == 1 and len(again) == 1:
        one, other = first[0], again[0]
        if isinstance(one, Chosen) and isinstance(other, Chosen) and one.filter == other.filter:
            return aimed_at(node.instead, That(one.label))
    return node.instead


def settled(selector: Selector) -> Selector:
    return That(selector.label) if isinstance(selector, (Chosen, AtRandom)) else selector


def is_asked(who: Who | None) -> bool:
    """Whether somebody picks this player."""
    return isinstance(who, (ChosenOpponent, ChosenPlayer))


def asked_player(e: Effect) -> Who | None:
    """The chosen player an instruction begins by asking for, if any."""
    if isinstance(e, (Seq, Sentence)) and e.parts:
        return asked_player(e.parts[0])
    fields = FIELDS[type(e)]
    if fields.speaks:
        who: object = getattr(e, WHO)
        if isinstance(who, (ChosenOpponent, ChosenPlayer)):
            return who
    for name in fields.cards:
        sel: object = getattr(e, name)
        if isinstance(sel, Chosen) and is_asked(sel.by):
            return sel.by
    return None


def player_settled(e: Effect) -> Effect:
    """The instruction with the chosen player already chosen."""
    if isinstance(e, (Seq, Sentence)):
        return replace(e, parts=(player_settled(e.parts[0]), *e.parts[1:]))
    if isinstance(e, EachDoes):
        return Seq(e.parts)
    if isinstance(e, May):
        return e.effect
    who = who_of(e)
    if who is not None and is_asked(who):
        return of_them(e, who)
    return changed(e, chosen_by_them)


def chosen_by_them(part: Node) -> Node:
    if isinstance(part, Chosen) and is_asked(part.by):
        return replace(part, by=They())
    return part


def in_parts(parts: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """CR 6.7.6.1: the parts of what several players do. To reveal a card and play it is two."""
    found: list[Effect] = []
    for part in parts:
        played = part.effect if isinstance(part, May) else part
        if isinstance(played, Play) and isinstance(played.what, Chosen) and played.what.reveal:
            shown: Effect = Pick(played.what)
            found.append(May(shown, part.who) if isinstance(part, May) else shown)
            found.append(replace(played, what=That(played.what.label)))
        else:
            found.append(part)
    return tuple(found)


def is_searched_for(first: Effect, then: Effect) -> bool:
    """ "You may search your deck for …. Shuffle your deck and put that card on top of it".

    CR 1.4.3.2: without the search there is no "that card", and its sentence does nothing.
    """
    if isinstance(first, If) and first.otherwise is None:
        return is_searched_for(first.then, then)
    if not isinstance(first, May) or not isinstance(then, Sentence):
        return False
    put = any(isinstance(part, Put) and isinstance(part.what, That) for part in then.parts)
    return put and any(isinstance(part, Shuffle) for part in then.parts)


def said_apart(node: EachDoes) -> Seq | None:
    """ "Each player reveals …. If it's …, they may …": the last part as a sentence of its own."""
    last = node.parts[-1]
    if len(node.parts) < 2 or not isinstance(last, If):
        return None
    then, other = last.then, last.otherwise
    if isinstance(then, IfYouDo) and isinstance(then.then, Nothing) and then.otherwise == other:
        then = then.first  # CR 6.1.4: "otherwise" is also said of declining
    if other is not None:
        other = EachDoes(node.who, (other,))
    tested = If(last.condition, EachDoes(node.who, (then,)), other)
    return Seq((EachDoes(node.who, node.parts[:-1]), tested))


def as_ifs(node: Cases) -> Seq:
    """Case by case, each with its own "if"."""
    cases = zip(node.filters, node.effects, strict=True)
    return Seq(tuple([If(Is(node.what, test), effect, Nothing()) for test, effect in cases]))


def pushed_in(node: InsteadIf) -> Effect:
    """CR 6.5.6: a self-replacement of exactly the instruction that it replaces.

    "You may X. If …, Y instead" replaces X and leaves the choice whether to do it; in a text of
    several instructions it replaces the one of Y's kind, or all of them if there is none.
    """
    effect = node.effect
    if isinstance(effect, May):
        return replace(effect, effect=replace(node, effect=effect.effect))
    if isinstance(effect, (To, IfYouDo, If)):
        return replace(effect, then=replace(node, effect=effect.then))
    if isinstance(effect, (Seq, Sentence)):
        for i, part in enumerate(effect.parts):
            if holds_kind(part, node.instead):
                inner = (*effect.parts[:i], replace(node, effect=part), *effect.parts[i + 1 :])
                return replace(effect, parts=inner)
    return node


def holds_kind(effect: Effect, model: Effect) -> bool:
    """Whether it is, or holds, an instruction of the same kind."""
    if isinstance(effect, May):
        return holds_kind(effect.effect, model)
    if isinstance(effect, (To, IfYouDo, If)):
        return holds_kind(effect.then, model)
    if isinstance(effect, (Seq, Sentence)):
        return any(holds_kind(part, model) for part in effect.parts)
    return type(effect) is type(model)
