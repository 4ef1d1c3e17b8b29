"""What may be chosen, and whether what an instruction speaks of is there (CR 6.1.3, 6.7.3)."""

from __future__ import annotations

import tintero.ability.selectors as said
import tintero.rules.derive as derive
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
import tintero.rules.unseen as unseen
from tintero.ability.base import Selector, Who
from tintero.events import REF
from tintero.program.model import Bucket
from tintero.rules.context import Context
from tintero.rules.frames import InPlay, K, is_paying
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import NONE, CardType, Deny, Zone


def chooser(s: State, sel: said.Chosen, x: Context) -> int:
    """Who makes a choice: the generator, unless the text names somebody else (CR 6.1.4)."""
    return selectors.player(s, sel.by, x)


def eligible(
    s: State, sel: said.Chosen, x: Context, picked: tuple[int, ...], barred: tuple[int, ...]
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
    away = being_played(s, x)
    if barred:
        away = barred + away
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
    s: State, sel: said.Chosen, x: Context, picked: tuple[int, ...], barred: tuple[int, ...] = ()
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
    if not s.buckets[Bucket.MUST_CHOOSE]:
        return found
    must = [c for c in found if insists(s, c, who)]
    return must if must else found


def wanted(s: State, sel: said.Chosen, x: Context) -> int:
    """How many are to be picked; NONE for any number."""
    if sel.count is None:
        return NONE
    return max(0, quantities.value(s, sel.count, x))


# --- what is there --------------------------------------------------------------------------------


def meant(s: State, who: Who, x: Context) -> list[int]:
    """The players of a group, or who may be chosen for it."""
    if isinstance(who, (said.AnyPlayers, said.YouAndAnother)):
        return s.turn_order(s.leader)
    return selectors.players(s, who, x)


def reachable(
    s: State, sel: Selector, x: Context, whole: bool, zone: int, barred: tuple[int, ...]
) -> bool:
    """Whether the cards of a selector are there, all of them with `whole`."""
    if isinstance(sel, said.Chosen):
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
    if isinstance(sel, said.AtRandom):
        able = [c for c in selectors.candidates(s, sel.filter, x) if c.id not in barred]
        return len(able) >= (quantities.value(s, sel.count, x) if whole else 1)
    if isinstance(sel, said.TopOfDeck):
        return len(selectors.refs(s, sel, x)) >= (quantities.value(s, sel.count, x) if whole else 1)
    if isinstance(sel, said.This):
        card = s.follow(x.source, zone)
        if card is None:
            return False
        return zone != NONE or card.zone == Zone.PLAY or isinstance(sel, said.That)
    if isinstance(sel, said.Together):
        parts = [reachable(s, part, x, whole, zone, barred) for part in sel.parts]
        return all(parts) if whole else any(parts)
    if isinstance(sel, (said.Under, said.LocationOf)) and isinstance(sel.of, said.Chosen):
        return reachable(s, sel.of, x, whole, NONE, barred)
    if isinstance(sel, said.All) and sel.among is not None:
        return True if whole else len(selectors.refs(s, sel, x)) > 0
    if isinstance(sel, said.All):
        return True if whole else len(selectors.candidates(s, sel.filter, x)) > 0
    found_refs = selectors.refs(s, sel, x)
    if not found_refs:
        # Before an ability is announced nothing is bound: an earlier cost will bind it.
        return isinstance(sel, said.That) and x.frame is None
    return any(s.follow(r, zone) is not None for r in found_refs)


def hidden_from_others(s: State, sel: said.Chosen, x: Context, barred: tuple[int, ...]) -> int:
    """Of how many cards not everybody can say whether they may be chosen (`unseen`)."""
    if not unseen.is_private(sel):
        return 0
    away = barred + being_played(s, x)
    return sum([c.id not in away for c in unseen.unseen(s, sel, x, ())])


def can_exert(s: State, c: Card, symbol: bool) -> bool:
    """CR 5.1.1.11: only a ready card can be exerted; the exert symbol needs a dry character."""
    if c.zone != Zone.PLAY or c.exerted or c.program.type == CardType.LOCATION:
        return False
    if symbol and c.drying and c.program.type == CardType.CHARACTER:
        return False
    return derive.denied(s, Deny.EXERT, c, None) is None


def can_be_dealt(s: State, c: Card) -> bool:
    """CR 1.2.2: whether nothing forbids that damage is dealt to this card."""
    return derive.denied(s, Deny.BE_DEALT_DAMAGE, c, None) is None


def choosable(s: State, who: Who, x: Context) -> list[int]:
    if isinstance(who, said.ChosenPlayer):
        return s.turn_order(s.leader)
    return s.opponents(x.player)
