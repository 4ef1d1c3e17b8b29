"""What a verb lets somebody choose, and the same verb once it is chosen (CR 6.7.2)."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Quantity, Selector, Who
from tintero.ability.conditions import Is
from tintero.ability.effects import (
    Apply,
    Banish,
    Cases,
    CountUp,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    GainLore,
    If,
    IfYouDo,
    InsteadIf,
    Look,
    LoseLore,
    May,
    MoveDamage,
    MoveTo,
    Nothing,
    OneOf,
    PayInk,
    Pick,
    Play,
    Put,
    PutDamage,
    PutUnderEach,
    Ready,
    RemoveDamage,
    ReturnAlone,
    Reveal,
    RevealUntil,
    Sentence,
    Seq,
    Shuffle,
    To,
)
from tintero.ability.quantities import Capped, StatOf, Sum, Times
from tintero.ability.selectors import AtRandom, Chosen, ChosenOpponent, ChosenPlayer, That, They
from tintero.ability.statics import Modify


def selectors_of(node: Effect) -> tuple[Selector, ...]:
    """The selectors of a verb in the order in which they are chosen."""
    if isinstance(node, (Pick, Discard, Banish, Look, Reveal, Play, Ready, Exert, ReturnAlone)):
        return (node.what,)
    if isinstance(node, Put):
        return (node.what,) if node.under is None else (node.what, node.under)
    if isinstance(node, Deal):
        return (node.to,) if node.by is None else (node.by, node.to)
    if isinstance(node, PutDamage):
        return (node.on,)
    if isinstance(node, RemoveDamage):
        return (node.from_,)
    if isinstance(node, MoveDamage):
        return (node.from_, node.to)
    if isinstance(node, MoveTo):
        return (node.what, node.to)
    if isinstance(node, Apply):
        return (node.to,)
    if isinstance(node, PutUnderEach):
        return (node.under,)
    return ()


def selectors_in(node: Effect) -> tuple[Selector, ...]:
    """What somebody must choose before a number of the verb can be worked out."""
    found: list[Selector] = []
    if isinstance(node, (Deal, PutDamage)):
        found += selectors_of_number(node.count)
    elif isinstance(node, Apply):
        for effect in node.effects:
            if isinstance(effect, Modify):
                found += selectors_of_number(effect.amount)
    return tuple(found)


def selectors_of_number(number: Quantity | int) -> list[Selector]:
    if isinstance(number, (Capped, Times)):
        return selectors_of_number(number.of)
    if isinstance(number, StatOf) and isinstance(number.of, Chosen):
        return [number.of]
    if isinstance(number, Sum):
        return [s for part in number.parts for s in selectors_of_number(part)]
    return []


def settled_number(number: Quantity | int) -> Quantity | int:
    """The number with what it lets somebody choose already chosen."""
    if isinstance(number, (Capped, Times)):
        inner = settled_number(number.of)
        return replace(number, of=inner) if isinstance(inner, Quantity) else number
    if isinstance(number, StatOf):
        return replace(number, of=settled(number.of))
    return number


def chosen_before(node: Effect) -> Effect:
    """The verb with what it lets somebody choose already chosen."""
    if isinstance(node, (MoveDamage, MoveTo, Pick)):
        raise TypeError(f"{type(node).__name__} can't be replaced by the text itself")
    found = selectors_of(node)
    return aimed_at(node, settled(found[-1])) if found else node


def aimed_at(node: Effect, cards: Selector) -> Effect:
    """The same verb for other cards."""
    if isinstance(node, (Discard, Banish, Look, Reveal, Play, Ready, Exert)):
        return replace(node, what=cards)
    if isinstance(node, (Deal, Apply)):
        return replace(node, to=cards)
    if isinstance(node, PutDamage):
        return replace(node, on=cards)
    if isinstance(node, RemoveDamage):
        return replace(node, from_=cards)
    if isinstance(node, Put) and node.under is None:
        return replace(node, what=cards)
    return node


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


def asked_player(e: Effect) -> Who | None:
    """The chosen player an instruction begins by asking for, if any."""
    if isinstance(e, (Seq, Sentence)) and e.parts:
        return asked_player(e.parts[0])
    if isinstance(e, (EachDoes, May, LoseLore, Draw, GainLore, PayInk, OneOf)):
        if isinstance(e.who, (ChosenOpponent, ChosenPlayer)):
            return e.who
    if isinstance(e, (Discard, Banish, Put, Exert, Ready, Deal)):
        sel = e.to if isinstance(e, Deal) else e.what
        if isinstance(sel, Chosen) and isinstance(sel.by, (ChosenOpponent, ChosenPlayer)):
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
    if isinstance(e, OneOf):
        return OneOf(e.modes, They(), e.count)
    if isinstance(e, (LoseLore, Draw, GainLore, PayInk)):
        return replace(e, who=They())
    if isinstance(e, Deal):
        assert isinstance(e.to, Chosen)
        return replace(e, to=replace(e.to, by=They()))
    assert isinstance(e, (Discard, Banish, Put, Exert, Ready)) and isinstance(e.what, Chosen)
    return replace(e, what=replace(e.what, by=They()))


def label_of(node: Effect) -> str:
    """The label under which a verb remembers what it did, or nothing."""
    if isinstance(
        node,
        (
            Draw, GainLore, LoseLore, Discard, Banish, Put, Look, Reveal, Play, Ready, Exert, Deal,
            PutDamage, RemoveDamage, MoveDamage, MoveTo, CountUp, RevealUntil, PutUnderEach,
        ),
    ):  # fmt: skip
        return node.label
    return ""


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
