"""What both languages read alike from the nodes; the words stand in `en/` and `es/`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has, Static
from tintero.ability.base import Condition, Effect, StaticEffect
from tintero.ability.conditions import Compare, Have, InChallenge, Not
from tintero.ability.effects import Apply, If, IfYouDo, InsteadIf, May, Put, Sentence, To
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened
from tintero.ability.render.speaker import RenderError
from tintero.ability.selectors import (
    All,
    Candidate,
    Chosen,
    That,
)
from tintero.ability.statics import (
    EnterDamaged,
    EnterExerted,
    Gain,
    Modify,
    PayLess,
    PlayFor,
    PlayFrom,
)
from tintero.events import Kind
from tintero.vocab import Owner, ShiftKind, Zone

# --- sentences --------------------------------------------------------------------------------


def in_two(node: Effect) -> tuple[Effect, IfYouDo | InsteadIf] | None:
    """For what takes two sentences ("… . If you do, …", "… . If …, … instead."): what the first
    says, and the joint. A "may" or a cost around the joint belongs to the first."""
    if isinstance(node, IfYouDo):
        return node.first, node
    if isinstance(node, InsteadIf):
        return node.effect, node
    if isinstance(node, To) and isinstance(node.then, InsteadIf):
        return To(node.cost, node.then.effect), node.then
    if isinstance(node, May):
        inner = in_two(node.effect)
        return None if inner is None else (May(inner[0], node.who), inner[1])
    return None


def with_more_sentences(node: Effect) -> bool:
    """You may do something, and what follows from it is said in another sentence."""
    return isinstance(node, May) and isinstance(node.effect, (IfYouDo, InsteadIf))


def other_part(node: InsteadIf) -> Effect:
    """What is done instead, without the rest of the sentence when that stays the same."""
    first, other = node.effect, node.instead
    if isinstance(first, Sentence) and isinstance(other, Sentence):
        if first.parts[1:] == other.parts[1:]:
            return other.parts[0]
    return other


def same_time(parts: tuple[Effect, ...], node: If) -> bool:
    """Whether the sentence hands out something else, for as long, under a condition."""
    before, then = parts[parts.index(node) - 1], node.then
    if not isinstance(before, Apply) or not isinstance(then, Apply) or node.otherwise is not None:
        return False
    same = isinstance(before.to, Chosen) and then.to == That(before.to.label)
    return same and before.until == then.until


def put_again(then: Effect, other: Effect) -> Effect:
    """ "… . Otherwise, put it …": what would have been picked is picked, and not named again."""
    if isinstance(then, Put) and isinstance(other, Put) and then.what == other.what:
        if isinstance(then.what, Chosen):
            return replace(other, what=That(then.what.label))
    return other


# --- standing text ------------------------------------------------------------------------------


def own_doing(node: Condition) -> bool:
    """What you have done this turn: it holds for the rest of it."""
    if not isinstance(node, Compare) or not isinstance(node.left, Happened):
        return False
    return node.left.by == Owner.YOURS and node.left.kind in (Kind.PLAYED, Kind.DISCARDED)


def the_only(node: Static) -> bool:
    """ "While you have only 1 character here, they get …": the group is that one card."""
    if not isinstance(node.condition, Have) or node.condition.most != 1:
        return False
    f = node.condition.filter
    return all(isinstance(e, (Modify, Gain)) and e.to == All(f) for e in node.effects)


def is_offer(effect: StaticEffect) -> bool:
    """What is read at one moment, so that "if" ("si") fits better than "while" ("mientras")."""
    return isinstance(effect, (PayLess, PlayFor, PlayFrom, EnterExerted, EnterDamaged))


def being_challenged(effect: StaticEffect) -> StaticEffect | None:
    """The effect without "being challenged", if it is about such characters only."""
    if not isinstance(effect, (Gain, Modify)) or not isinstance(effect.to, All):
        return None
    f = effect.to.filter
    if f.tests != (InChallenge(Candidate(), 2),) or f == Filter(types=f.types, tests=f.tests):
        return None
    return replace(effect, to=All(replace(f, tests=())))


def first_played(node: Static) -> PayLess | None:
    """ "you pay 1 less for the first action you play each turn": none was played before."""
    if not isinstance(node.condition, Not) or not isinstance(node.condition.of, Compare):
        return None
    before, less = node.condition.of.left, node.effects[0]
    if not isinstance(before, Happened) or not isinstance(less, PayLess) or less.what is None:
        return None
    kind = Filter(types=less.what.types, zone=Zone.ANYWHERE)
    return less if before.kind == Kind.PLAYED and before.subject == kind else None


# --- keywords -----------------------------------------------------------------------------------


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def shift(node: Has) -> str:
    """CR 8.10.8: the kinds of Shift; keyword names stay English."""
    name = {
        ShiftKind.NAMED: "Shift",
        ShiftKind.CLASSIFICATION: f"{node.of} Shift",
        ShiftKind.UNIVERSAL: "Universal Shift",
        ShiftKind.DUO: "Duo Shift",
        ShiftKind.COMBO: "Combo Shift",
        ShiftKind.ITEM_NAMED: f"{node.of} Shift",
    }.get(node.kind)
    if name is None:
        raise RenderError(f"no kind of Shift has the number {node.kind}")
    return f"Temporary {name}" if node.temporary else name
