"""What may be chosen, and whether an instruction can be begun or completed (CR 6.1.3, 6.7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.payment as payment
import tintero.rules.playable as playable
import tintero.rules.quantities as quantities
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
import tintero.rules.unseen as unseen
from tintero.ability.base import Effect, Selector, Who
from tintero.ability.choosing import (
    asked_player,
    player_settled,
    selectors_in,
    selectors_of,
    selectors_of_number,
)
from tintero.ability.effects import (
    Apply,
    Banish,
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
    OneOf,
    PayInk,
    Pick,
    Play,
    Put,
    PutDamage,
    PutUnderEach,
    Ready,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
    Reveal,
    RevealUntil,
    Sentence,
    Seq,
    To,
)
from tintero.ability.selectors import (
    All,
    AnyPlayers,
    AtRandom,
    Chosen,
    ChosenPlayer,
    EventCard,
    LocationOf,
    Singers,
    That,
    This,
    Together,
    TopOfDeck,
    Under,
    YouAndAnother,
)
from tintero.ability.statics import PlayFrom
from tintero.program.model import Bucket
from tintero.rules.context import Context, of_active, speaking_of
from tintero.rules.frames import InPlay, K, is_paying
from tintero.state.objects import REF, Card
from tintero.state.state import State
from tintero.vocab import NONE, CardType, Deny, Zone

MANY: Final = 1000  # more cards than any hand
SETTLED: Final = (All, EventCard, Singers)  # which cards these are is no choice


def chooser(s: State, sel: Chosen, x: Context) -> int:
    """Who makes a choice: the generator, unless the text names somebody else (CR 6.1.4)."""
    return selectors.player(s, sel.by, x)


def eligible(
    s: State, sel: Chosen, x: Context, picked: tuple[int, ...], barred: tuple[int, ...]
) -> list[Card]:
    """Cards that meet requirement and limiters, Ward included (CR 6.7.3)."""
    who = chooser(s, sel, x)
    if who < 0 or s.players[who].out:
        return []
    f = sel.filter
    if sel.source:
        held = selectors.live(s, selectors.bound_refs(x, sel.source))
        found = [
            c
            for c in held
            if selectors.qualifies(s, f, c, x, None)
            and not (f.other and selectors.already_picked(s, x, c))
        ]
    else:
        found = selectors.candidates(s, f, x)
    taken = [s.card_of(r) for r in picked]
    away = barred + being_played(s, x)
    result: list[Card] = []
    for c in found:
        if (taken and c in taken) or (away and c.id in away):
            continue
        if not derive.can_be_chosen(s, c, who):
            continue
        if sel.total_stat >= 0:
            spent = sum(derive.stat(s, t, sel.total_stat) for t in taken if t is not None)
            if spent + derive.stat(s, c, sel.total_stat) > sel.total:
                continue
        result.append(c)
    if sel.same_name:
        return namesakes(s, result, taken, wanted(s, sel, x))
    return result


def namesakes(s: State, found: list[Card], taken: list[Card | None], n: int) -> list[Card]:
    """CR 5.2.6.2: cards that share a name with those picked before, or, as the first pick, with
    as many others as are still to be picked."""
    result: list[Card] = []
    for c in found:
        names = derive.names(s, c)
        if any(t is not None and not shares(s, names, t) for t in taken):
            continue
        others = [o for o in found if o is not c and shares(s, names, o)]
        if len(taken) + 1 + len(others) >= n:
            result.append(c)
    return result


def shares(s: State, names: tuple[str, ...], card: Card) -> bool:
    return any(name in names for name in derive.names(s, card))


def being_played(s: State, x: Context) -> tuple[int, ...]:
    """CR 1.5.3: a card being played, and what it goes on top of, do not pay for it."""
    frame = x.frame
    if frame is None:
        source = s.cards[x.source % REF] if x.source >= 0 else None
        if source is not None and source.zone == Zone.HAND:
            return (source.id,)
        return carrying(s, source) if source is not None else ()
    if frame.data and is_paying(frame) and len(s.stack) > 1:
        below = s.stack[-2]
        if below.kind == K.PLAY:
            return (below.card, *below.data[InPlay.CARDS :], *carrying(s, s.cards[below.card]))
    return ()


def carrying(s: State, card: Card) -> tuple[int, ...]:
    """The card on top of one that is being played, if it may not be moved to pay for it.

    CR 4.3.2: since 2.3 a card that changes zone while being played is played from its new zone.
    Before, the process could not be finished, so such a payment is illegal (CR 4.1.4).
    """
    if card.zone == Zone.UNDER and not s.ruleset.zone_change_while_playing:
        return (card.top,)
    return ()


def pool(
    s: State, sel: Chosen, x: Context, picked: tuple[int, ...], barred: tuple[int, ...] = ()
) -> list[Card]:
    """The legal picks now: what is eligible, "must choose" taken into account."""
    return insisting(s, eligible(s, sel, x, picked, barred), chooser(s, sel, x))


def insists(s: State, c: Card, who: int) -> bool:
    """CR 6.7.3.2: a card that opponents must choose if able."""
    if not s.buckets[Bucket.MUST_CHOOSE] or c.zone != Zone.PLAY or not s.opposes(c.owner, who):
        return False
    return derive.has_effect(s, Bucket.MUST_CHOOSE, c)


def insisting(s: State, found: list[Card], who: int) -> list[Card]:
    """CR 6.7.3.2: the choice must satisfy any requirement imposed by the chosen thing."""
    must = [c for c in found if insists(s, c, who)]
    return must if must else found


def wanted(s: State, sel: Chosen, x: Context) -> int:
    """How many are to be picked; NONE for any number."""
    if sel.count is None:
        return NONE
    return max(0, quantities.value(s, sel.count, x))


# --- possibility --------------------------------------------------------------------------------


def payable(s: State, costs: tuple[Effect, ...], x: Context, barred: tuple[int, ...] = ()) -> bool:
    """CR 1.5.3: whether all these costs can be paid together, each card serving one of them."""
    ink = 0
    exerted: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    bound: list[str] = []  # what an earlier cost will have picked
    drawn = 0  # what an earlier part will have put into the hand
    for i, cost in enumerate(costs):
        if speaks_of(cost, bound):
            continue
        bound.extend(labels_of(cost))
        if isinstance(cost, PayInk):
            ink += quantities.value(s, cost.count, x)
            who = selectors.player(s, cost.who, x)
            if who < 0 or payment.spendable(s, who) < ink:
                return False
            continue
        used = (exerted if isinstance(cost, Exert) else gone) + unfit(s, cost, costs[i + 1 :], x)
        if drawn and lacking(s, cost, x, barred + used) <= drawn:
            continue  # CR 6.1.2: part by part, so the cards drawn before are there then
        if not possible(s, cost, x, True, barred + used):
            return False
        if isinstance(cost, Draw) and selectors.player(s, cost.who, x) == x.player:
            drawn += quantities.value(s, cost.count, x)
        taken = takes(s, cost, x, barred + used)
        if isinstance(cost, Exert):
            exerted += taken
        elif isinstance(cost, (Banish, Put, Discard)):
            gone += taken
    return True


def lacking(s: State, cost: Effect, x: Context, barred: tuple[int, ...]) -> int:
    """How many cards of one's hand are missing for this instruction; many if it needs others."""
    if isinstance(cost, (Discard, Put, Reveal)) and isinstance(cost.what, Chosen):
        sel = cost.what
        if isinstance(cost, Discard) and x.frame is not None and not replace.pays(s, x.frame):
            if replace.keeps(s, x.player) is not None:
                return MANY
        if sel.filter.zone == Zone.HAND and chooser(s, sel, x) == x.player:
            return wanted(s, sel, x) - len(pool(s, sel, x, (), barred))
    return MANY


def unfit(s: State, cost: Effect, later: tuple[Effect, ...], x: Context) -> tuple[int, ...]:
    """The cards that could pay this cost, but then not a later one that is about them."""
    found: tuple[int, ...] = ()
    for sel in selectors_of(cost) if later else ():
        if isinstance(sel, Chosen):
            able = pool(s, sel, x, ())
            fit = serving(s, sel, able, later)
            found += tuple([c.id for c in able if c not in fit])
    return found


def labels_of(cost: Effect) -> list[str]:
    """The labels under which a cost remembers what is picked for it."""
    if isinstance(cost, (EachDoes, Seq, Sentence)):
        found: list[str] = []
        for part in cost.parts:
            found.extend(labels_of(part))
        return found
    return [sel.label for sel in selectors_of(cost) if isinstance(sel, Chosen)]


def speaks_of(cost: Effect, bound: list[str]) -> bool:
    """Whether a cost is about what an earlier cost picks: possible if that one is."""
    for sel in selectors_of(cost):
        if isinstance(sel, That) and sel.label in bound:
            return True
    return False


def takes(s: State, cost: Effect, x: Context, barred: tuple[int, ...]) -> tuple[int, ...]:
    """The cards a cost would use up, taking the first that fit."""
    if not isinstance(cost, (Exert, Banish, Put, Discard)):
        return ()
    what = cost.what
    if isinstance(what, This):
        return (x.source % REF,) if x.source >= 0 else ()
    if isinstance(what, Chosen):
        found = pool(s, what, x, (), barred)
        if isinstance(cost, Exert):
            found = [c for c in found if can_exert(s, c, cost.symbol)]
        n = wanted(s, what, x)
        return tuple(c.id for c in found[: max(0, n)])
    return ()


def possible(s: State, e: Effect, x: Context, whole: bool, barred: tuple[int, ...] = ()) -> bool:
    """Whether an instruction can be begun or, with `whole`, carried out completely.

    CR 6.1.4.1, 6.1.5.1: a "may" that can't be carried out counts as declined, and an [A] that
    can't be completed is not begun. Cards in `barred` are not available.
    """
    asked = asked_player(e)
    if asked is not None:
        # A chosen player is not chosen yet: it is possible if it is for one of them.
        return any(
            possible(s, player_settled(e), speaking_of(x, p), whole, barred)
            for p in choosable(s, asked, x)
        )
    if isinstance(e, (Seq, Sentence)):
        if whole:
            return payable(s, e.parts, x, barred)
        return any(possible(s, part, x, False) for part in e.parts)
    if isinstance(e, May):
        return possible(s, e.effect, x, whole, barred)
    if isinstance(e, If):
        if conditions.holds(s, e.condition, x):
            return possible(s, e.then, x, whole)
        return e.otherwise is not None and possible(s, e.otherwise, x, whole)
    if isinstance(e, To):
        return possible(s, e.cost, x, True, barred)
    if isinstance(e, IfYouDo):
        return possible(s, e.first, x, whole, barred)
    if isinstance(e, InsteadIf):
        if possible(s, e.effect, x, whole, barred):
            return True
        return conditions.holds(s, e.condition, x) and possible(s, e.instead, x, whole, barred)
    if isinstance(e, RevealUntil):
        return len(s.zone(x.player, Zone.DECK)) > 0
    if isinstance(e, PutUnderEach):
        return len(s.zone(x.player, Zone.DECK)) > 0 and _reachable(
            s, e.under, x, False, NONE, barred
        )
    if isinstance(e, OneOf):
        return any(possible(s, mode, x, whole) for mode in e.modes)
    if isinstance(e, EachDoes):
        return any(possible(s, e.parts[0], speaking_of(x, p), whole) for p in meant(s, e.who, x))
    if isinstance(e, (GainLore, Draw, LoseLore)):
        for sel in selectors_of_number(e.count):
            if not _reachable(s, sel, x, whole, NONE, barred):
                return False
    if isinstance(e, LoseLore):
        who_loses = selectors.player(s, e.who, x)
        lost = quantities.value(s, e.count, x)
        return not whole or (who_loses >= 0 and s.players[who_loses].lore >= lost)
    if isinstance(e, PayInk):
        who = selectors.player(s, e.who, x)
        return who >= 0 and payment.spendable(s, who) >= quantities.value(s, e.count, x)
    if isinstance(e, RemoveDrops):
        who = selectors.player(s, e.who, x)
        return who >= 0 and s.players[who].drops >= e.count
    if isinstance(e, Draw):
        who = selectors.player(s, e.who, x)
        if who < 0:
            return whole  # whose card the part before has found: with none nobody draws
        n = quantities.value(s, e.count, x)
        if not whole:
            # To draw 0 is nothing to be asked about; a number that hangs on a choice comes later.
            waits = any(isinstance(sel, Chosen) for sel in selectors_of_number(e.count))
            n = 1 if n > 0 or waits else NONE
        return n != NONE and len(s.zone(who, Zone.DECK)) >= n
    if isinstance(e, Exert):
        return _exertable(s, e, x, whole, barred)
    if isinstance(e, Play):
        return _playable(s, e, x)
    if isinstance(e, Put):
        if not _reachable(s, e.what, x, whole, e.from_zone, barred):
            return False
        return e.under is None or _reachable(s, e.under, x, whole, NONE, barred)
    if isinstance(e, Ready):
        if isinstance(e.what, This) or (not whole and isinstance(e.what, SETTLED)):
            # CR 5.1.1.1: one that is ready can't be readied.
            return any(c.exerted for c in selectors.cards(s, e.what, x))
    if isinstance(e, ReadyInk) and not whole:
        return _turnable(s, e, x)
    if isinstance(e, (Pick, Banish, Ready, Reveal, Look)):
        return _reachable(s, e.what, x, whole, NONE, barred)
    if isinstance(e, Discard):
        kept = replace.kept(s, x.frame)
        if isinstance(e.what, All):
            # "Discard your hand" works with no cards, also as an [A] (CR 7.3.4).
            hand = selectors.cards(s, e.what, x) if kept else []
            stay = [c for c in hand if c.id in kept]
            return not stay or (not whole and len(stay) < len(hand))
        return _reachable(s, e.what, x, whole, NONE, barred + kept)
    if isinstance(e, Deal):
        if not _reachable(s, e.to, x, whole, NONE, barred):
            return False
        return not whole or _dealable(s, e, x, barred)
    if isinstance(e, PutDamage):
        return _reachable(s, e.on, x, whole, NONE, barred)
    if isinstance(e, Apply):
        return _reachable(s, e.to, x, whole, NONE, barred)
    if isinstance(e, RemoveDamage):
        if isinstance(e.from_, Chosen):
            return _reachable(s, e.from_, x, whole, NONE, barred)
        return any(c.damage > 0 for c in selectors.cards(s, e.from_, x))
    if isinstance(e, MoveDamage):
        if isinstance(e.from_, (This, All, EventCard)):
            if not any(c.damage > 0 for c in selectors.cards(s, e.from_, x)):
                return False  # CR 1.9.2.4: there is none to be removed
        # CR 1.9.2.4: to a different object, so a destination that is settled is no origin.
        goals = () if isinstance(e.to, Chosen) else tuple(c.id for c in selectors.cards(s, e.to, x))
        return _reachable(s, e.from_, x, whole, NONE, barred + goals) and _reachable(
            s, e.to, x, whole, NONE, barred
        )
    if isinstance(e, MoveTo):
        here: tuple[int, ...] = ()
        if elsewhere_only(e) and not isinstance(e.what, Chosen):
            here = tuple(c.at for c in selectors.cards(s, e.what, x) if c.at >= 0)
        return _reachable(s, e.what, x, whole, NONE, barred) and _reachable(
            s, e.to, x, whole, NONE, barred + here
        )
    return True


def _turnable(s: State, e: ReadyInk, x: Context) -> bool:
    """CR 5.1.2.4: whether a card of the inkwell is ready, to be exerted, or the other way round."""
    who = selectors.player(s, e.who, x)
    if who < 0:
        return False
    return any((s.cards[i].exerted == 0) == e.exert for i in s.zone(who, Zone.INKWELL))


def elsewhere_only(e: MoveTo) -> bool:
    """Whether a move is to "another location": not the one the character is at."""
    return isinstance(e.to, Chosen) and e.to.filter.other


def meant(s: State, who: Who, x: Context) -> list[int]:
    """The players of a group, or who may be chosen for it."""
    if isinstance(who, (AnyPlayers, YouAndAnother)):
        return s.turn_order(s.leader)
    return selectors.players(s, who, x)


def _reachable(
    s: State, sel: Selector, x: Context, whole: bool, zone: int, barred: tuple[int, ...]
) -> bool:
    """Whether the cards of a selector are there, all of them with `whole`."""
    if isinstance(sel, Chosen):
        if sel.source and not selectors.bound_refs(x, sel.source):
            # Nothing is held under that label yet; or there was no card to look at.
            return not selectors.is_bound(x, sel.source)
        if sel.filter.zone == Zone.DECK and not sel.source:
            return True  # CR 7.1.4: one may search a private zone and fail to find
        found = len(pool(s, sel, x, (), barred))
        if x.blind:
            found = max(found, hidden_from_others(s, sel, x, barred))
        n = wanted(s, sel, x)
        if n == 0:
            return False  # to pick none is nothing to be asked about, and completes no [A]
        if whole and not sel.up_to and n != NONE:
            return found >= n
        return found > 0
    if isinstance(sel, AtRandom):
        able = [c for c in selectors.candidates(s, sel.filter, x) if c.id not in barred]
        return len(able) >= (quantities.value(s, sel.count, x) if whole else 1)
    if isinstance(sel, TopOfDeck):
        return len(selectors.refs(s, sel, x)) >= (quantities.value(s, sel.count, x) if whole else 1)
    if isinstance(sel, This):
        card = s.follow(x.source, zone)
        if card is None:
            return False
        return zone != NONE or card.zone == Zone.PLAY or isinstance(sel, That)
    if isinstance(sel, Together):
        parts = [_reachable(s, part, x, whole, zone, barred) for part in sel.parts]
        return all(parts) if whole else any(parts)
    if isinstance(sel, (Under, LocationOf)) and isinstance(sel.of, Chosen):
        return _reachable(s, sel.of, x, whole, NONE, barred)
    if isinstance(sel, All) and sel.among is not None:
        return True if whole else len(selectors.refs(s, sel, x)) > 0
    if isinstance(sel, All):
        return True if whole else len(selectors.candidates(s, sel.filter, x)) > 0
    found_refs = selectors.refs(s, sel, x)
    if not found_refs:
        # Before an ability is announced nothing is bound: an earlier cost will bind it.
        return isinstance(sel, That) and x.frame is None
    return any(s.follow(r, zone) is not None for r in found_refs)


def hidden_from_others(s: State, sel: Chosen, x: Context, barred: tuple[int, ...]) -> int:
    """Of how many cards not everybody can say whether they may be chosen (`unseen`)."""
    if not unseen.is_private(sel):
        return 0
    away = barred + being_played(s, x)
    return sum([c.id not in away for c in unseen.unseen(s, sel, x, ())])


def _exertable(s: State, e: Exert, x: Context, whole: bool, barred: tuple[int, ...]) -> bool:
    if isinstance(e.what, Chosen):
        n = wanted(s, e.what, x)
        found = pool(s, e.what, x, (), barred)
        if whole or e.symbol:
            # CR 6.1.5.1: exerting an exerted one does not count; CR 6.7.3: it may be chosen.
            found = [c for c in found if can_exert(s, c, e.symbol)]
        if whole and not e.what.up_to and n != NONE:
            return len(found) >= n
        return len(found) > 0
    found = selectors.cards(s, e.what, x)
    return any(can_exert(s, c, e.symbol) and c.id not in barred for c in found)


def can_exert(s: State, c: Card, symbol: bool) -> bool:
    """CR 5.1.1.11: only a ready card can be exerted; the exert symbol needs a dry character."""
    if c.zone != Zone.PLAY or c.exerted or c.program.type == CardType.LOCATION:
        return False
    if symbol and c.drying and c.program.type == CardType.CHARACTER:
        return False
    return derive.denied(s, Deny.EXERT, c, None) is None


def _dealable(s: State, e: Deal, x: Context, barred: tuple[int, ...]) -> bool:
    """CR 6.1.5.1: whether the damage can really be dealt to all whom it is meant for."""
    if isinstance(e.to, Chosen):
        found = [c for c in pool(s, e.to, x, (), barred) if can_be_dealt(s, c)]
        return len(found) >= (1 if e.to.up_to else wanted(s, e.to, x))
    return all(can_be_dealt(s, c) for c in selectors.cards(s, e.to, x))


def deals_none(s: State, e: Effect, x: Context) -> bool:
    """CR 1.9.5: an effect whose number is 0 deals no damage at all, so that it can't be carried
    out; a number that hangs on a choice comes later."""
    if not isinstance(e, Deal) or isinstance(e.count, int) or selectors_in(e):
        return False
    if isinstance(e.to, Chosen) and f"'{e.to.label}'" in repr(e.count):
        return False
    return quantities.value(s, e.count, x) <= 0


def can_be_dealt(s: State, c: Card) -> bool:
    """CR 1.2.2: whether nothing forbids that damage is dealt to this card."""
    return derive.denied(s, Deny.BE_DEALT_DAMAGE, c, None) is None


def serving(s: State, sel: Chosen, found: list[Card], later: Sequence[Effect]) -> list[Card]:
    """CR 1.5.3: of the cards that may be chosen for a cost those that let the costs after it be
    paid, too, which are about the same card."""
    for cost in later:
        if isinstance(cost, Deal) and (cost.to is sel or cost.to == That(sel.label)):
            found = [c for c in found if can_be_dealt(s, c)]
    return found


def _playable(s: State, e: Play, x: Context) -> bool:
    if isinstance(e.what, Chosen):
        if e.what.source and not selectors.bound_refs(x, e.what.source):
            return not selectors.is_bound(x, e.what.source)
        if x.blind and hidden_from_others(s, e.what, x, ()) > 0:
            return True
        found = pool(s, e.what, x, ()) + elsewhere(s, e.what, x, ())
        return any(playable.may_be_played(s, c, x.player, e) for c in found)
    return bool(playable.told_to_play(s, e, x))


def elsewhere(s: State, sel: Chosen, x: Context, picked: tuple[int, ...]) -> list[Card]:
    """CR 6.4.2.1: where an effect lets characters be played from the discard, one that tells a
    player to play a character may find it there too."""
    found: list[Card] = []
    if sel.source or sel.filter.zone != Zone.HAND:
        return found
    who = chooser(s, sel, x)
    for a in s.buckets[Bucket.PLAY_FROM]:
        effect = a.effect
        assert isinstance(effect, PlayFrom)
        if effect.this or a.player != who:
            continue
        for c in selectors.candidates(s, effect.what, of_active(a)):
            if c in found or c.ref() in picked or c.zone == sel.filter.or_zone:
                continue
            if playable.permission(s, who, c) is not None:
                if selectors.qualifies(s, sel.filter, c, x, None):
                    found.append(c)
    return found


def choosable(s: State, who: Who, x: Context) -> list[int]:
    if isinstance(who, ChosenPlayer):
        return s.turn_order(s.leader)
    return s.opponents(x.player)
