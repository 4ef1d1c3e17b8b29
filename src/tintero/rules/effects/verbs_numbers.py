"""Verbs that change states and numbers: ready, exert, lore, damage, drops, ink, moving."""

from __future__ import annotations

from typing import Final, final

import tintero.rules.choices as choices
import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.payment as payment
import tintero.rules.quantities as quantities
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
import tintero.rules.zones as zones
from tintero.ability.choosing import selectors_in
from tintero.ability.effects import (
    Deal,
    Exert,
    GainLore,
    GetDrops,
    LoseLore,
    MoveDamage,
    MoveTo,
    PayInk,
    PutDamage,
    Ready,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
)
from tintero.ability.selectors import All, Chosen, EventCard, Singers, This
from tintero.events import Kind
from tintero.program.model import Bucket, Op
from tintero.rules.context import Context, of_card
from tintero.rules.effects.verb import CardChoice, Ids, Uses, Verb, counts, found, record, view
from tintero.rules.frames import K, is_paying
from tintero.rules.refusal import No, Refusal, refused
from tintero.rules.triggers import happen
from tintero.state.objects import Card
from tintero.state.state import F, P, State
from tintero.vocab import NONE, CardType, Deny, How, Zone

SETTLED: Final = (All, EventCard, Singers)  # which cards these are is no choice


@final
class ReadyVerb(Verb[Ready]):
    def do(self, s: State, place: int, e: Ready, slot: int, op: Op) -> None:
        done: list[Card] = []
        for card in found(s, place, e.what):
            if card.zone == Zone.PLAY and derive.denied(s, Deny.READY, card, None) is None:
                if zones.ready(s, card, "", s.stack[place].player):
                    done.append(card)
        record(s, place, slot, done, len(done), bool(done))

    def possible(self, s: State, e: Ready, x: Context, whole: bool, barred: Ids) -> bool:
        if isinstance(e.what, This) or (not whole and isinstance(e.what, SETTLED)):
            # CR 5.1.1.1: one that is ready can't be readied.
            return any(c.exerted for c in selectors.cards(s, e.what, x))
        return choices.reachable(s, e.what, x, whole, NONE, barred)


@final
class ExertVerb(Verb[Exert]):
    def do(self, s: State, place: int, e: Exert, slot: int, op: Op) -> None:
        wanted = found(s, place, e.what)
        frame = s.stack[place]
        # CR 4.4.3.4: exerting to pay for an ability.
        clause = "4.4.3.4" if frame.kind == K.USE and is_paying(frame) else ""
        done = 0
        for card in wanted:
            if choices.can_exert(s, card, e.symbol) and zones.exert(s, card, clause):
                done += 1
        # CR 6.1.5.1: exerting an already exerted character does not count as doing it.
        record(s, place, slot, [], done, done > 0 and done == len(wanted))

    def possible(self, s: State, e: Exert, x: Context, whole: bool, barred: Ids) -> bool:
        if not isinstance(e.what, Chosen):
            able = self.able(s, e, selectors.cards(s, e.what, x))
            return any(c.id not in barred for c in able)
        n = choices.wanted(s, e.what, x)
        found = choices.pool(s, e.what, x, (), barred)
        if whole or e.symbol:
            # CR 6.1.5.1: exerting an exerted one does not count; CR 6.7.3: it may be chosen.
            found = self.able(s, e, found)
        return len(found) >= (n if whole and not e.what.up_to and n != NONE else 1)

    def able(self, s: State, e: Exert, found: list[Card]) -> list[Card]:
        return [c for c in found if choices.can_exert(s, c, e.symbol)]

    def narrow(self, s: State, e: Exert, of: CardChoice, found: list[Card]) -> list[Card]:
        # CR 1.5.3: a cost must be payable, so what is exerted for one must be exertable.
        return self.able(s, e, found) if of.cost or e.symbol else found

    def uses(self) -> int:
        return Uses.READINESS

    def refusal(self, s: State, e: Exert, player: int, card: Card) -> Refusal | None:
        what = e.what
        if isinstance(what, This):
            if card.exerted:
                return refused(No.EXERTED, card.id)
            # CR 4.4.2: a character's exert-symbol ability needs the character dry.
            if e.symbol and card.drying and card.program.type == CardType.CHARACTER:
                return refused(No.DRYING, card.id)
        x = of_card(card)
        if self.possible(s, e, x, True, ()):
            return None
        if e.symbol and isinstance(what, Chosen):
            # CR 4.4.2.1: a character that this cost would exert, were it dry.
            for c in choices.pool(s, what, x, ()):
                if c.drying and not c.exerted and c.program.type == CardType.CHARACTER:
                    return Refusal(No.DRYING, c.id, rule="4.4.2.1")
        return Refusal(No.COST_UNPAYABLE, card.id)


@final
class GainLoreVerb(Verb[GainLore]):
    def do(self, s: State, place: int, e: GainLore, slot: int, op: Op) -> None:
        x = view(s, place)
        who = selectors.player(s, e.who, x)
        n = quantities.value(s, e.count, x)
        gained = zones.gain_lore(s, who, n, "6.7.2.3") if who >= 0 else 0
        record(s, place, slot, [], gained, gained > 0)

    def possible(self, s: State, e: GainLore, x: Context, whole: bool, barred: Ids) -> bool:
        return counts(s, e.count, x, whole, barred)


@final
class LoseLoreVerb(Verb[LoseLore]):
    def do(self, s: State, place: int, e: LoseLore, slot: int, op: Op) -> None:
        x = view(s, place)
        who = selectors.player(s, e.who, x)
        n = quantities.value(s, e.count, x)
        lost = zones.lose_lore(s, who, n) if who >= 0 else 0
        record(s, place, slot, [], lost, lost == n)

    def possible(self, s: State, e: LoseLore, x: Context, whole: bool, barred: Ids) -> bool:
        if not counts(s, e.count, x, whole, barred):
            return False
        who = selectors.player(s, e.who, x)
        return not whole or (who >= 0 and s.players[who].lore >= quantities.value(s, e.count, x))


def elsewhere_only(e: MoveTo) -> bool:
    """Whether a move is to "another location": not the one the character is at."""
    return isinstance(e.to, Chosen) and e.to.filter.other


def dealer(s: State, place: int) -> int:
    frame = s.stack[place]
    return frame.ref() if frame.card >= 0 else -1


@final
class DealVerb(Verb[Deal]):
    """CR 1.9.4: the base number for each receiving object; all of it lands at once."""

    def do(self, s: State, place: int, e: Deal, slot: int, op: Op) -> None:
        x = view(s, place)
        frame = s.stack[place]
        if op.a == 1 and slot >= 0 and frame.slots[slot + 1]:
            n = frame.slots[slot + 1][0]  # computed before the text was carried out (CR 6.7.2.2)
        else:
            n = quantities.value(s, e.count, x)
        by = dealer(s, place)
        if e.by is not None:
            givers = selectors.refs(s, e.by, x)
            by = givers[0] if givers else -1
        targets = [c for c in found(s, place, e.to) if c.zone == Zone.PLAY and can_be_damaged(s, c)]
        # CR 6.1.5.1: damage that was prohibited was not dealt; reduced to 0 by Resist it was,
        # though up to 2.1 it was not (CR 1.9.5).
        able = self.able(s, e, targets)
        if not s.ruleset.zero_damage_is_dealt and not e.unreduced:
            able = [c for c in able if n > derive.damage_reduction(s, c)]
        done = bool(targets) and len(able) == len(targets) and n > 0
        record(s, place, slot, [], n * len(able), done)
        if n <= 0:
            return  # CR 1.9.5: an effect whose number is 0 deals no damage at all
        flags = How.DEALT | (damage.UNREDUCED if e.unreduced else 0)
        items: list[int] = []
        for card in targets:
            items.extend(damage.item(card, n, by, flags))
        if items:
            damage.begin(s, frame.player, tuple(items))

    def possible(self, s: State, e: Deal, x: Context, whole: bool, barred: Ids) -> bool:
        if not choices.reachable(s, e.to, x, whole, NONE, barred):
            return False
        if not whole:
            return True
        # CR 6.1.5.1: whether the damage can really be dealt to all whom it is meant for.
        if isinstance(e.to, Chosen):
            found = self.able(s, e, choices.pool(s, e.to, x, (), barred))
            return len(found) >= (1 if e.to.up_to else choices.wanted(s, e.to, x))
        return all(choices.can_be_dealt(s, c) for c in selectors.cards(s, e.to, x))

    def vain(self, s: State, e: Deal, x: Context) -> bool:
        """CR 1.9.5: an effect whose number is 0 deals no damage at all, so that it can't be carried
        out; a number that hangs on a choice comes later."""
        if isinstance(e.count, int) or selectors_in(e):
            return False
        if isinstance(e.to, Chosen) and f"'{e.to.label}'" in repr(e.count):
            return False
        return quantities.value(s, e.count, x) <= 0

    def refusal(self, s: State, e: Deal, player: int, card: Card) -> Refusal | None:
        no = super().refusal(s, e, player, card)
        if no is not None and isinstance(e.to, This):
            denied = derive.denied(s, Deny.BE_DEALT_DAMAGE, card, None)
            return Refusal(no.code, no.card, source=denied.source) if denied else no
        return no

    def able(self, s: State, e: Deal, found: list[Card]) -> list[Card]:
        return [c for c in found if choices.can_be_dealt(s, c)]


def can_be_damaged(s: State, card: Card) -> bool:
    # CR 1.13.1.1: damage counters sit only on characters and locations in play.
    return card.program.type in (CardType.CHARACTER, CardType.LOCATION)


@final
class PutDamageVerb(Verb[PutDamage]):
    def do(self, s: State, place: int, e: PutDamage, slot: int, op: Op) -> None:
        # CR 1.9.2.2: putting counters is not dealing, so Resist does not touch it (CR 8.8.3).
        x = view(s, place)
        n = quantities.value(s, e.count, x)
        targets = [c for c in found(s, place, e.on) if c.zone == Zone.PLAY and can_be_damaged(s, c)]
        record(s, place, slot, [], n * len(targets), bool(targets) and n > 0)
        items: list[int] = []
        if n > 0:
            for card in targets:
                items.extend(damage.item(card, n, dealer(s, place), How.PUT))
        if items:
            damage.begin(s, s.stack[place].player, tuple(items))


def take_off(s: State, card: Card, n: int) -> int:
    """Remove counters; the number really removed."""
    off = min(n, card.damage)
    if off <= 0 or derive.denied(s, Deny.REMOVE_DAMAGE, card, None) is not None:
        return 0
    s.put(card, F.DAMAGE, card.damage - off)
    return off


def said_amount(s: State, place: int, slot: int, i: int) -> int:
    """What the player said for the i-th card, when asked "up to"."""
    said = s.stack[place].slots[slot + 1]
    return said[i] if i < len(said) else 0


@final
class RemoveDamageVerb(Verb[RemoveDamage]):
    def do(self, s: State, place: int, e: RemoveDamage, slot: int, op: Op) -> None:
        x = view(s, place)
        targets = selectors.cards(s, e.from_, x)
        total = 0
        amounts: list[int] = []
        for i, card in enumerate(targets):
            if e.up_to:
                n = said_amount(s, place, slot, i)
            else:
                n = card.damage if e.count is None else quantities.value(s, e.count, x)
            off = take_off(s, card, n) if card.zone == Zone.PLAY else 0
            amounts.append(off)
            total += off
        healed = [card for card, off in zip(targets, amounts) if off > 0]
        record(s, place, slot, healed, total, total > 0)
        # One event per object per effect, carrying the total (CR 1.9.2.3).
        player = s.stack[place].player
        for card, off in zip(targets, amounts):
            if off > 0:
                happen(s, Kind.DAMAGE_REMOVED, player, card, None, off)

    def possible(self, s: State, e: RemoveDamage, x: Context, whole: bool, barred: Ids) -> bool:
        if isinstance(e.from_, Chosen):
            return choices.reachable(s, e.from_, x, whole, NONE, barred)
        return any(c.damage > 0 for c in selectors.cards(s, e.from_, x))


@final
class MoveDamageVerb(Verb[MoveDamage]):
    def do(self, s: State, place: int, e: MoveDamage, slot: int, op: Op) -> None:
        # CR 1.9.2.4: remove from one object and put on a different one, in one indivisible event.
        x = view(s, place)
        origins = [c for c in selectors.cards(s, e.from_, x) if c.zone == Zone.PLAY]
        goals = [c for c in selectors.cards(s, e.to, x) if c.zone == Zone.PLAY]
        items: list[int] = []
        moved: list[tuple[Card, int]] = []
        if goals:
            goal = goals[0]
            for i, card in enumerate(origins):
                if card is goal:
                    continue
                if e.up_to:
                    n = said_amount(s, place, slot, i)
                else:
                    n = card.damage if e.count is None else quantities.value(s, e.count, x)
                off = take_off(s, card, n)
                if off > 0:
                    moved.append((card, off))
        total = sum(off for _, off in moved)
        if goals and total > 0:
            items.extend(damage.item(goals[0], total, dealer(s, place), How.MOVED))
        record(s, place, slot, [], total, total > 0)
        player = s.stack[place].player
        for card, off in moved:
            happen(s, Kind.DAMAGE_REMOVED, player, card, None, off, 0, "1.9.2.4")
        if items:
            damage.begin(s, player, tuple(items))

    def possible(self, s: State, e: MoveDamage, x: Context, whole: bool, barred: Ids) -> bool:
        if isinstance(e.from_, (This, All, EventCard)):
            if not any(c.damage > 0 for c in selectors.cards(s, e.from_, x)):
                return False  # CR 1.9.2.4: there is none to be removed
        # CR 1.9.2.4: to a different object, so a destination that is settled is no origin.
        goals = () if isinstance(e.to, Chosen) else tuple(c.id for c in selectors.cards(s, e.to, x))
        if not choices.reachable(s, e.from_, x, whole, NONE, barred + goals):
            return False
        return choices.reachable(s, e.to, x, whole, NONE, barred)

    def narrow(self, s: State, e: MoveDamage, of: CardChoice, found: list[Card]) -> list[Card]:
        # CR 1.9.2.4: a move of damage needs a different destination.
        if e.to is of.sel:
            away = selectors.cards(s, e.from_, of.x)
        elif e.from_ is of.sel and not isinstance(e.to, Chosen):
            away = selectors.cards(s, e.to, of.x)
        else:
            return found
        return [c for c in found if c not in away]


@final
class MoveToVerb(Verb[MoveTo]):
    def do(self, s: State, place: int, e: MoveTo, slot: int, op: Op) -> None:
        # CR 4.7.1: only your own characters, only to your own locations; for free in effects.
        x = view(s, place)
        goals = [c for c in selectors.cards(s, e.to, x) if c.zone == Zone.PLAY]
        named = selectors.refs(s, e.what, x)
        meant = selectors.live(s, named)
        gone = [ref for ref in named if s.card_of(ref) is None]
        done: list[Card] = []
        if goals:
            for card in meant:
                if card.zone == Zone.PLAY and card.owner == goals[0].owner:
                    if derive.denied(s, Deny.MOVE, card, goals[0]) is None and zones.arrive(
                        s, card, goals[0]
                    ):
                        done.append(card)
        # CR 6.1.5.1: "her and another" moved only if both did; who is there already did not
        # (CR 4.7.2), nor did who is gone.
        record(s, place, slot, done, len(done), bool(done) and len(done) == len(meant) and not gone)

    def possible(self, s: State, e: MoveTo, x: Context, whole: bool, barred: Ids) -> bool:
        here: tuple[int, ...] = ()
        if elsewhere_only(e) and not isinstance(e.what, Chosen):
            here = tuple(c.at for c in selectors.cards(s, e.what, x) if c.at >= 0)
        if not choices.reachable(s, e.what, x, whole, NONE, barred):
            return False
        return choices.reachable(s, e.to, x, whole, NONE, barred + here)

    def narrow(self, s: State, e: MoveTo, of: CardChoice, found: list[Card]) -> list[Card]:
        # CR 4.7.2: up to 2.2 the location a character is at was no legal choice for a move; it
        # never is where the text says "another location".
        if e.to is not of.sel or (s.ruleset.move_always_chooses and not elsewhere_only(e)):
            return found
        movers = selectors.cards(s, e.what, of.x)
        return [c for c in found if any(m.at != c.id for m in movers)]


@final
class GetDropsVerb(Verb[GetDrops]):
    def do(self, s: State, place: int, e: GetDrops, slot: int, op: Op) -> None:
        # CR 1.13.1.2: ink drops are created by effects and live in the inkwell.
        x = view(s, place)
        who = selectors.player(s, e.who, x)
        n = quantities.value(s, e.count, x)
        if who >= 0 and n > 0 and s.ruleset.ink_drops:
            if s.buckets[Bucket.INSTEAD]:
                n = replace.drops(s, place, who, n)
                if n <= 0:
                    return
            p = s.players[who]
            s.put_player(p, P.DROPS, p.drops + n)
            happen(s, Kind.DROPS_GAINED, who, None, None, n)


@final
class RemoveDropsVerb(Verb[RemoveDrops]):
    def do(self, s: State, place: int, e: RemoveDrops, slot: int, op: Op) -> None:
        who = selectors.player(s, e.who, view(s, place))
        done = who >= 0 and s.players[who].drops >= e.count
        if done:
            p = s.players[who]
            s.put_player(p, P.DROPS, p.drops - e.count)
            happen(s, Kind.DROPS_REMOVED, who, None, None, e.count)
        record(s, place, slot, [], e.count if done else 0, done)

    def possible(self, s: State, e: RemoveDrops, x: Context, whole: bool, barred: Ids) -> bool:
        who = selectors.player(s, e.who, x)
        return who >= 0 and s.players[who].drops >= e.count


@final
class PayInkVerb(Verb[PayInk]):
    """Asked for and paid in the code itself (`amounts.pay`)."""

    def possible(self, s: State, e: PayInk, x: Context, whole: bool, barred: Ids) -> bool:
        who = selectors.player(s, e.who, x)
        return who >= 0 and payment.spendable(s, who) >= quantities.value(s, e.count, x)

    def refusal(self, s: State, e: PayInk, player: int, card: Card) -> Refusal | None:
        due = payment.total_to_use(s, card, quantities.value(s, e.count, of_card(card)))
        missing = due - payment.spendable(s, player)
        return Refusal(No.NOT_ENOUGH_INK, card.id, amount=missing) if missing > 0 else None


@final
class ReadyInkVerb(Verb[ReadyInk]):
    def do(self, s: State, place: int, e: ReadyInk, slot: int, op: Op) -> None:
        x = view(s, place)
        who = selectors.player(s, e.who, x)
        if who < 0:
            return
        count = None if e.count is None else quantities.value(s, e.count, x)
        zones.turn_ink(s, who, count, e.exert, "6.7.2.3")

    def possible(self, s: State, e: ReadyInk, x: Context, whole: bool, barred: Ids) -> bool:
        """CR 5.1.2.4: whether a card of the inkwell is ready, to be exerted, or the other way
        round."""
        if whole:
            return True
        who = selectors.player(s, e.who, x)
        well = s.zone(who, Zone.INKWELL) if who >= 0 else []
        return any((s.cards[i].exerted == 0) == e.exert for i in well)
