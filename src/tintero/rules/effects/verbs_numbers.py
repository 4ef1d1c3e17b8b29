"""Verbs that change states and numbers: ready, exert, lore, damage, drops, ink, moving."""

from __future__ import annotations

import tintero.rules.choices as choices
import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.quantities as quantities
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
import tintero.rules.zones as zones
from tintero.ability.effects import (
    Deal,
    Exert,
    GainLore,
    GetDrops,
    LoseLore,
    MoveDamage,
    MoveTo,
    PutDamage,
    Ready,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
)
from tintero.events import Kind
from tintero.program.model import Bucket, Op
from tintero.rules.effects.support import found, record, view
from tintero.rules.frames import K, is_paying
from tintero.rules.triggers import happen
from tintero.state.objects import Card
from tintero.state.state import F, P, State
from tintero.vocab import CardType, Deny, How, Zone


def ready(s: State, place: int, e: Ready, slot: int, op: Op) -> None:
    done: list[Card] = []
    for card in found(s, place, e.what):
        if card.zone == Zone.PLAY and derive.denied(s, Deny.READY, card, None) is None:
            if zones.ready(s, card, "", s.stack[place].player):
                done.append(card)
    record(s, place, slot, done, len(done), bool(done))


def exert(s: State, place: int, e: Exert, slot: int, op: Op) -> None:
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


def gain_lore(s: State, place: int, e: GainLore, slot: int, op: Op) -> None:
    x = view(s, place)
    who = selectors.player(s, e.who, x)
    n = quantities.value(s, e.count, x)
    gained = zones.gain_lore(s, who, n, "6.7.2.3") if who >= 0 else 0
    record(s, place, slot, [], gained, gained > 0)


def lose_lore(s: State, place: int, e: LoseLore, slot: int, op: Op) -> None:
    x = view(s, place)
    who = selectors.player(s, e.who, x)
    n = quantities.value(s, e.count, x)
    lost = zones.lose_lore(s, who, n) if who >= 0 else 0
    record(s, place, slot, [], lost, lost == n)


def dealer(s: State, place: int) -> int:
    frame = s.stack[place]
    return frame.inc * 65536 + frame.card if frame.card >= 0 else -1


def deal(s: State, place: int, e: Deal, slot: int, op: Op) -> None:
    """CR 1.9.4: the base number for each receiving object; all of it lands at once."""
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
    # CR 6.1.5.1: damage that was prohibited was not dealt; reduced to 0 by Resist it was, though
    # up to 2.1 it was not (CR 1.9.5).
    able = [c for c in targets if choices.can_be_dealt(s, c)]
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


def can_be_damaged(s: State, card: Card) -> bool:
    # CR 1.13.1.1: damage counters sit only on characters and locations in play.
    return card.program.type in (CardType.CHARACTER, CardType.LOCATION)


def put_damage(s: State, place: int, e: PutDamage, slot: int, op: Op) -> None:
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


def remove_damage(s: State, place: int, e: RemoveDamage, slot: int, op: Op) -> None:
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


def move_damage(s: State, place: int, e: MoveDamage, slot: int, op: Op) -> None:
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


def move_to(s: State, place: int, e: MoveTo, slot: int, op: Op) -> None:
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
                if derive.denied(s, Deny.MOVE, card, goals[0]) is None and arrive(
                    s, card, goals[0]
                ):
                    done.append(card)
    # CR 6.1.5.1: "her and another" moved only if both did; who is there already did not (CR 4.7.2),
    # nor did who is gone.
    record(s, place, slot, done, len(done), bool(done) and len(done) == len(meant) and not gone)


def arrive(s: State, card: Card, location: Card) -> bool:
    """CR 4.7.4: the character is now at the location; CR 4.7.2: the same one is no move."""
    if card.at == location.id:
        return False
    was = card.at
    s.put(card, F.AT, location.id)
    happen(s, Kind.MOVED, card.owner, card, location, 1 if was >= 0 else 0, was + 1)
    return True


def get_drops(s: State, place: int, e: GetDrops, slot: int, op: Op) -> None:
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


def remove_drops(s: State, place: int, e: RemoveDrops, slot: int, op: Op) -> None:
    who = selectors.player(s, e.who, view(s, place))
    done = who >= 0 and s.players[who].drops >= e.count
    if done:
        p = s.players[who]
        s.put_player(p, P.DROPS, p.drops - e.count)
        happen(s, Kind.DROPS_REMOVED, who, None, None, e.count)
    record(s, place, slot, [], e.count if done else 0, done)


def ready_ink(s: State, place: int, e: ReadyInk, slot: int, op: Op) -> None:
    x = view(s, place)
    who = selectors.player(s, e.who, x)
    if who < 0:
        return
    count = None if e.count is None else quantities.value(s, e.count, x)
    zones.turn_ink(s, who, count, e.exert, "6.7.2.3")
