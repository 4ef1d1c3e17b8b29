"""What may be chosen, and whether an instruction can be begun or completed (CR 6.1.3, 6.7.3)."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.match as match
import tintero.rules.payment as payment
import tintero.rules.playable as playable
from tintero.ability.base import Effect, Selector
from tintero.ability.effects import (
    Apply,
    Banish,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    ForEachCard,
    If,
    IfYouDo,
    Look,
    May,
    MoveDamage,
    MoveTo,
    OneOf,
    PayInk,
    Pick,
    Play,
    Put,
    PutDamage,
    Ready,
    RemoveDamage,
    RemoveDrops,
    Repeat,
    Reveal,
    Sentence,
    Seq,
    To,
)
from tintero.ability.select import All, AtRandom, Chosen, That, This, TopOfDeck
from tintero.program import Bucket
from tintero.rules.context import Context, speaking_of
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import NONE, Allow, CardType, Deny, Zone


def chooser(s: State, sel: Chosen, x: Context) -> int:
    """Who makes a choice: the generator, unless the text names somebody else (CR 6.1.4)."""
    return match.player(s, sel.by, x)


def pool(s: State, sel: Chosen, x: Context, picked: tuple[int, ...]) -> list[Card]:
    """The legal picks now (CR 6.7.3): requirement and limiters, Ward, "must choose"."""
    who = chooser(s, sel, x)
    if who < 0 or s.players[who].out:
        return []
    f = sel.filter
    if sel.source:
        held = match.live(s, match.bound_refs(x, sel.source))
        found = [c for c in held if match.qualifies(s, f, c, x, None)]
    else:
        found = match.candidates(s, f, x)
    taken = [s.card_of(r) for r in picked]
    result: list[Card] = []
    for c in found:
        if c in taken or not derive.can_be_chosen(s, c, who):
            continue
        if f.other and match.already_picked(s, x, c):
            continue
        if sel.total_stat >= 0:
            spent = sum(derive.stat(s, t, sel.total_stat) for t in taken if t is not None)
            if spent + derive.stat(s, c, sel.total_stat) > sel.total:
                continue
        result.append(c)
    must = [c for c in result if c.owner != who and must_choose(s, c)]
    # CR 6.7.3.2: the choice must satisfy any requirement imposed by the chosen thing.
    return must if must else result


def must_choose(s: State, c: Card) -> bool:
    if not s.buckets[Bucket.MUST_CHOOSE] or c.zone != Zone.PLAY:
        return False
    return derive.has_effect(s, Bucket.MUST_CHOOSE, c)


def wanted(s: State, sel: Chosen, x: Context) -> int:
    """How many are to be picked; NONE for any number."""
    if sel.count is None:
        return NONE
    return max(0, match.value(s, sel.count, x))


# --- possibility --------------------------------------------------------------------------------


def possible(s: State, e: Effect, x: Context, whole: bool) -> bool:
    """Whether an instruction can be begun or, with `whole`, carried out completely.

    CR 6.1.4.1, 6.1.5.1: a "may" that can't be carried out counts as declined, and an [A] that
    can't be completed is not begun.
    """
    if isinstance(e, (Seq, Sentence)):
        if whole:
            return all(possible(s, part, x, True) for part in e.parts)
        return any(possible(s, part, x, False) for part in e.parts)
    if isinstance(e, May):
        return possible(s, e.effect, x, whole)
    if isinstance(e, If):
        if match.holds(s, e.condition, x):
            return possible(s, e.then, x, whole)
        return e.otherwise is not None and possible(s, e.otherwise, x, whole)
    if isinstance(e, To):
        return possible(s, e.cost, x, True)
    if isinstance(e, IfYouDo):
        return possible(s, e.first, x, whole)
    if isinstance(e, OneOf):
        return any(possible(s, mode, x, whole) for mode in e.modes)
    if isinstance(e, EachDoes):
        return any(
            possible(s, e.parts[0], speaking_of(x, p), whole) for p in match.players(s, e.who, x)
        )
    if isinstance(e, PayInk):
        who = match.player(s, e.who, x)
        return who >= 0 and payment.spendable(s, who) >= match.value(s, e.count, x)
    if isinstance(e, RemoveDrops):
        who = match.player(s, e.who, x)
        return who >= 0 and s.players[who].drops >= e.count
    if isinstance(e, Draw):
        who = match.player(s, e.who, x)
        if who < 0:
            return True
        return len(s.zone(who, Zone.DECK)) >= (match.value(s, e.count, x) if whole else 1)
    if isinstance(e, Exert):
        return _exertable(s, e, x, whole)
    if isinstance(e, Play):
        return _playable(s, e, x)
    if isinstance(e, Put):
        if not _reachable(s, e.what, x, whole, e.from_zone):
            return False
        return e.under is None or _reachable(s, e.under, x, whole, NONE)
    if isinstance(e, (Pick, Banish, Ready, Reveal, Look)):
        return _reachable(s, e.what, x, whole, NONE)
    if isinstance(e, Discard):
        # "Discard your hand" works with no cards, also as an [A] (CR 7.3.4).
        return isinstance(e.what, All) or _reachable(s, e.what, x, whole, NONE)
    if isinstance(e, Deal):
        return _reachable(s, e.to, x, whole, NONE)
    if isinstance(e, PutDamage):
        return _reachable(s, e.on, x, whole, NONE)
    if isinstance(e, Apply):
        return _reachable(s, e.to, x, whole, NONE)
    if isinstance(e, RemoveDamage):
        if isinstance(e.from_, Chosen):
            return _reachable(s, e.from_, x, whole, NONE)
        return any(c.damage > 0 for c in match.cards(s, e.from_, x))
    if isinstance(e, MoveDamage):
        return _reachable(s, e.from_, x, whole, NONE) and _reachable(s, e.to, x, whole, NONE)
    if isinstance(e, MoveTo):
        return _reachable(s, e.what, x, whole, NONE) and _reachable(s, e.to, x, whole, NONE)
    if isinstance(e, (ForEachCard, Repeat)):
        return True
    return True


def _reachable(s: State, sel: Selector, x: Context, whole: bool, zone: int) -> bool:
    """Whether the cards of a selector are there, all of them with `whole`."""
    if isinstance(sel, Chosen):
        if sel.source and not match.bound_refs(x, sel.source):
            return True  # nothing is held under that label yet
        if isinstance(sel.by, type(None)):
            return True
        found = len(pool(s, sel, x, ()))
        n = wanted(s, sel, x)
        if n == 0:
            return not whole
        if whole and not sel.up_to and n != NONE:
            return found >= n
        return found > 0
    if isinstance(sel, AtRandom):
        return len(match.candidates(s, sel.filter, x)) >= (
            match.value(s, sel.count, x) if whole else 1
        )
    if isinstance(sel, TopOfDeck):
        return len(match.refs(s, sel, x)) >= (match.value(s, sel.count, x) if whole else 1)
    if isinstance(sel, This):
        card = s.follow(x.source, zone)
        if card is None:
            return False
        return zone != NONE or card.zone == Zone.PLAY or isinstance(sel, That)
    if isinstance(sel, All):
        return True if whole else len(match.candidates(s, sel.filter, x)) > 0
    found_refs = match.refs(s, sel, x)
    if not found_refs:
        return False
    return any(s.follow(r, zone) is not None for r in found_refs)


def _exertable(s: State, e: Exert, x: Context, whole: bool) -> bool:
    if isinstance(e.what, Chosen):
        n = wanted(s, e.what, x)
        found = [c for c in pool(s, e.what, x, ()) if can_exert(s, c, e.symbol)]
        if whole and not e.what.up_to and n != NONE:
            return len(found) >= n
        return len(found) > 0
    return any(can_exert(s, c, e.symbol) for c in match.cards(s, e.what, x))


def can_exert(s: State, c: Card, symbol: bool) -> bool:
    """CR 5.1.1.11: only a ready card can be exerted; the exert symbol needs a dry character."""
    if c.zone != Zone.PLAY or c.exerted or s.programs[c.index].type == CardType.LOCATION:
        return False
    if symbol and c.drying and s.programs[c.index].type == CardType.CHARACTER:
        return False
    return derive.denied(s, Deny.EXERT, c, None) is None


def _playable(s: State, e: Play, x: Context) -> bool:
    if isinstance(e.what, Chosen):
        if e.what.source and not match.bound_refs(x, e.what.source):
            return True
        return any(playable.may_be_played(s, c, x.player, e) for c in pool(s, e.what, x, ()))
    for ref in match.refs(s, e.what, x):
        card = s.follow(ref, NONE)
        if card is not None and playable.may_be_played(s, card, card.owner, e):
            return True
    return False


def free_moves(s: State, c: Card, to: Card) -> bool:
    return derive.allowed(s, Allow.MOVE_FREE, c, to)
