"""Damage (CR 1.9), banishing, and the replacement effects that may stand before them (CR 6.5).

Each batch is one event: everything from one challenge or one effect lands simultaneously.
When no replacement effect exists it happens at once; otherwise a frame works it out, asking the
affected player when several could apply (CR 6.5.7).
"""

from __future__ import annotations

from typing import Final, final

import tintero.rules.actives as actives
import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.zones as zones
from tintero.ability.statics import Instead, Would
from tintero.events import REF, Event, Kind
from tintero.program.model import Bucket
from tintero.rules.context import about
from tintero.rules.frames import EFFECT, InBanish, InDamage, K, run_ability
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.state.objects import FELL_SHORT, Active, Card, Decision, Frame, Option
from tintero.state.state import F, L, State
from tintero.vocab import NONE, Act, CardType, Deny, How, Question, Why, Zone

IN_CHALLENGE: Final = 4
UNREDUCED: Final = 8
REPLACED: Final = 16
NEVER: Final = 32  # not by a replacement effect: there was nothing to deal it to, or it can't be
MOVING: Final = 1  # the step of a banish in which the cards go
CHECKED: Final = "1.8.1.4"  # the clause of a banish by the game state check


def item(target: Card, amount: int, dealer: int, flags: int) -> tuple[int, ...]:
    """One part of a batch. `dealer` is a reference or NONE; the low bits of flags are vocab.How."""
    return (target.ref(), amount, amount, dealer, flags)


def begin(s: State, player: int, items: tuple[int, ...]) -> None:
    """Damage is about to land: compute it (CR 1.9.4), then place it."""
    data: list[int] = list(items)
    for i in range(0, len(data), InDamage.SIZE):
        target = s.card_of(data[i + InDamage.TARGET])
        if target is None or target.zone != Zone.PLAY:
            data[i + InDamage.AMOUNT] = 0
            data[i + InDamage.FLAGS] |= REPLACED | NEVER
        elif data[i + InDamage.FLAGS] & 3 == How.DEALT:
            # CR 1.9.4.2: apply all damage modifiers; never below 0.
            if not data[i + InDamage.FLAGS] & UNREDUCED:
                data[i + InDamage.AMOUNT] = max(
                    0, data[i + InDamage.AMOUNT] - derive.damage_reduction(s, target)
                )
            if derive.denied(s, Deny.BE_DEALT_DAMAGE, target, None) is not None:
                # CR 1.2.2: who can't be dealt damage isn't, whatever deals it.
                if data[i + InDamage.BASE] > 0:
                    none_dealt(
                        s,
                        target,
                        data[i + InDamage.DEALER],
                        data[i + InDamage.BASE],
                        "1.2.2",
                        Why.CANT_BE_DEALT,
                    )
                data[i + InDamage.AMOUNT] = 0
                data[i + InDamage.FLAGS] |= REPLACED | NEVER
    ready = tuple(data)
    if s.buckets[Bucket.INSTEAD]:
        n = len(ready) // InDamage.SIZE
        s.push_frame(batch(s, K.DAMAGE, player, ((),) * n, ready))
    else:
        land(s, ready)


def batch(
    s: State, kind: int, player: int, slots: tuple[tuple[int, ...], ...], data: tuple[int, ...]
) -> Frame:
    """A frame that works out a batch; it keeps the cause, so that events go on naming it."""
    source = s.scalars.source
    ability = s.scalars.source_ability
    return Frame(kind, 0, player, source, 0, NONE, ability, NONE, 1, slots, data, None)


def land(s: State, items: tuple[int, ...]) -> None:
    """CR 1.9.4.3: all counters are placed at once; then what was dealt and taken is noted."""
    for i in range(0, len(items), InDamage.SIZE):
        target = s.card_of(items[i + InDamage.TARGET])
        if target is not None and items[i + 1] > 0:
            s.put(target, F.DAMAGE, target.damage + items[i + 1])
    for i in range(0, len(items), InDamage.SIZE):
        target = s.card_of(items[i + InDamage.TARGET])
        if target is None:
            continue
        amount, base, dealer, flags = items[i + 1], items[i + 2], items[i + 3], items[i + 4]
        how = flags & 3
        dealing = s.cards[dealer % REF] if dealer >= 0 else None
        replaced = flags & REPLACED and (flags & NEVER or not s.ruleset.replaced_is_dealt)
        if how == How.DEALT and base > 0 and not replaced:
            # CR 1.9.5: since 2.2 damage reduced to 0 by modifiers was still dealt, and the amount
            # dealt is the number before them; up to 2.1 it was the reduced one.
            dealt = base if s.ruleset.zero_damage_is_dealt else amount
            if dealt > 0:
                by = dealing.owner if dealing is not None else NONE
                happen(
                    s, Kind.DAMAGE_DEALT, by, target, dealing, dealt, flags & 7, clause_of(s, flags)
                )
            else:
                none_dealt(s, target, dealer, base, "8.8.2", Why.NOTHING_LEFT)
        if amount > 0:
            clause = clause_of(s, flags)
            happen(s, Kind.DAMAGE_TAKEN, target.owner, target, dealing, amount, flags & 7, clause)
            if dealing is not None and dealing.program.type == CardType.CHARACTER:
                # CR 1.8.1.4: a character by which it took damage is credited with the banish.
                credits = s.extra_id(L.CREDITS)
                s.append(credits, target.ref())
                s.append(credits, dealer)


def none_dealt(s: State, target: Card, dealer: int, base: int, clause: str, why: int) -> None:
    """Note that damage was to be dealt and was not, by which clause and why."""
    card = s.cards[dealer % REF] if dealer >= 0 else None
    happen(s, Kind.FIZZLED, target.owner, card, target, base, NONE, clause, why)


def clause_of(s: State, flags: int) -> str:
    """The rule by which damage arrives (CR 1.9.2), and the one that works out what is dealt."""
    how = flags & 3
    if how == How.PUT:
        return "1.9.2.2"
    if how == How.MOVED:
        return "1.9.2.4"
    if flags & IN_CHALLENGE:
        return "4.6.6.2"
    # CR 1.9.4: since 2.2 in three steps.
    return "1.9.4" if s.ruleset.zero_damage_is_dealt else "1.9.2.1"


def bases(s: State) -> list[tuple[int, int]]:
    """CR 1.9.4.1: of the damage being worked out, the uppermost first: target, number before
    modifiers."""
    found: list[tuple[int, int]] = []
    for frame in reversed(s.stack):
        if frame.kind == K.DAMAGE:
            for i in range(0, len(frame.data), InDamage.SIZE):
                found.append((frame.data[i + InDamage.TARGET] % REF, frame.data[i + InDamage.BASE]))
    return found


# --- replacement effects ------------------------------------------------------------------------


def applicable(
    s: State, would: int, target: Card, used: tuple[int, ...], fight: bool
) -> list[Active]:
    """Replacement effects that could apply to this event, each asked once (CR 6.5.5)."""
    found: list[Active] = []
    for a in s.buckets[Bucket.INSTEAD]:
        effect = a.effect
        assert isinstance(effect, Instead)
        if (
            a.id in used
            or effect.would > would
            or effect.would > Would.BE_BANISHED
            or (would == Would.BE_BANISHED) != (effect.would == Would.BE_BANISHED)
        ):
            continue
        if effect.in_challenge and not fight:
            continue
        if not derive.affects(s, a, target):
            continue
        if effect.first and befallen(s, target, would):
            continue
        if effect.if_ is not None and not conditions.holds(
            s, effect.if_, about(derive.view_of(s, a, target), target)
        ):
            continue
        # CR 6.5.8: several instances of the same replacement effect count as one.
        same = [b for b in found if b.index == a.index and b.static == a.static]
        if same and (effect.once or any(b.source == a.source for b in same)):
            continue
        found.append(a)
    return found


def befallen(s: State, target: Card, would: int) -> bool:
    """Whether such an event has happened to this card this turn, or would have."""
    banish = would == Would.BE_BANISHED
    kind = Kind.BANISHED if banish else Kind.DAMAGE_TAKEN
    for e in s.log:
        if e.kind == kind or (e.kind == Kind.REPLACED and (e.amount == 0) == banish):
            if e.card >= 0 and s.card_of(e.ref()) is target:
                return True
    return False


def next_replacement(s: State, frame: Frame) -> tuple[int, list[Active]]:
    """The first item of a damage frame that some replacement effect applies to."""
    data = frame.data
    for n in range(len(data) // InDamage.SIZE):
        i = n * InDamage.SIZE
        if data[i + InDamage.AMOUNT] <= 0:
            continue
        target = s.card_of(data[i + InDamage.TARGET])
        if target is None:
            continue
        found: list[Active] = []
        for a in applicable(
            s,
            Would.TAKE_DAMAGE,
            target,
            frame.slots[n],
            bool(data[i + InDamage.FLAGS] & IN_CHALLENGE),
        ):
            effect = a.effect
            assert isinstance(effect, Instead)
            if effect.would == Would.BE_DEALT_DAMAGE and data[i + InDamage.FLAGS] & 3 != How.DEALT:
                continue
            found.append(a)
        if found:
            return (n, found)
    return (NONE, [])


def replace_damage(s: State, frame: Frame, n: int, a: Active) -> None:
    """CR 6.5.4: the original event never happens; the modified one does."""
    i = n * InDamage.SIZE
    data = frame.data
    target = s.card_of(data[i + InDamage.TARGET])
    assert target is not None
    amount = data[i + InDamage.AMOUNT]
    changed = list(data)
    changed[i + InDamage.AMOUNT] = 0
    changed[i + InDamage.FLAGS] |= REPLACED
    used = frame.slots[n] + (a.id,)
    slots = (*frame.slots[:n], used, *frame.slots[n + 1 :])
    s.set_frame(batch(s, K.DAMAGE, frame.player, slots, tuple(changed)))
    if a.ability == NONE:
        # CR 6.1.5.1: damage that is put on another character instead counts as done.
        not_done(s)
    use_up(s, a, target)
    event = happen(s, Kind.REPLACED, target.owner, target, s.cards[a.source], amount)
    run_instead(s, a, event)


def not_done(s: State) -> None:
    """CR 6.1.5.1: an [A] that did not really happen does not count as done."""
    place = len(s.stack) - 2
    below = s.stack[place]
    if below.kind in (K.RESOLVE, K.TRIGGER, K.USE):
        s.set_frame_at(place, below.having(FELL_SHORT, below.step))


def use_up(s: State, a: Active, target: Card) -> None:
    """CR 6.5.8: one instance is applied; the other one-shot instances cease to exist."""
    effect = a.effect
    assert isinstance(effect, Instead)
    if not effect.once:
        return
    same = [b for b in s.buckets[Bucket.INSTEAD] if b.index == a.index and b.static == a.static]
    for b in same:
        if b is not a and not derive.affects(s, b, target):
            continue
        if b.frozen:
            actives.drop_target(s, b, target)
        else:
            s.remove_active(b)


def run_instead(s: State, a: Active, event: Event) -> None:
    if a.ability == NONE:
        return
    of = (a.source, a.inc)
    run_ability(s, K.RESOLVE, a.player, of, a.index, a.ability, EFFECT, event)


# --- banishing ----------------------------------------------------------------------------------


def banish(s: State, player: int, doomed: list[Card], credit: int, clause: str) -> None:
    """Banish cards together. `credit` is a reference to the character whose ability does it."""
    if not doomed:
        return
    data = (credit, 1 if clause == CHECKED else 0, *[c.ref() for c in doomed])
    # The frame's slots: replacement effects already applied, then for each what to do instead.
    if s.buckets[Bucket.INSTEAD]:
        s.push_frame(batch(s, K.BANISH, player, ((),), data))
    else:
        banish_now(s, doomed, credit, clause)


def banish_now(s: State, doomed: list[Card], credit: int, clause: str) -> None:
    """All at once: credits and triggers first (CR 7.4.3), then the cards go (CR 1.8.4)."""
    announce_banish(s, doomed, credit, clause)
    zones.move_out(s, doomed, Zone.DISCARD)


def announce_banish(s: State, doomed: list[Card], credit: int, clause: str) -> None:
    credits = s.extra(L.CREDITS)
    for card in doomed:
        credited: list[int] = []
        by_effect = "6.7.2.3"  # an ability that says so; else CR 1.8.1.4, for the damage taken
        if credit >= 0:
            credited.append(credit)
        ref = card.ref()
        for i in range(0, len(credits), 2):
            if s.card_of(credits[i]) is card or credits[i] == ref:
                if credits[i + 1] not in credited:
                    credited.append(credits[i + 1])
        for who in credited:
            now = s.card_of(who)
            killer = now if now is not None else s.cards[who % REF]
            if killer is card:
                continue
            both = zones.challenge_bits(s, card) and zones.challenge_bits(s, killer)
            rule = by_effect if who == credit else ""
            fight = 1 if both else 0
            happen(s, Kind.BANISHED_IN_CHALLENGE, killer.owner, killer, card, 0, fight, rule)
    zones.before_leaving(s, doomed, Zone.DISCARD, banished=True, clause=clause)


def still_doomed(s: State, frame: Frame) -> list[Card]:
    refs = frame.data[InBanish.DOOMED :]
    return [c for r in refs if (c := s.card_of(r)) is not None and c.zone == Zone.PLAY]


def first_doomed(s: State, frame: Frame) -> tuple[int, list[Active]]:
    for n in range(InBanish.DOOMED, len(frame.data)):
        card = s.card_of(frame.data[n])
        if card is None or card.zone != Zone.PLAY:
            continue
        found = applicable(
            s, Would.BE_BANISHED, card, frame.slots[0], zones.challenge_bits(s, card) > 0
        )
        if found:
            return (n, found)
    return (NONE, [])


def replace_banish(s: State, frame: Frame, n: int, a: Active) -> None:
    card = s.card_of(frame.data[n])
    assert card is not None
    data = (*frame.data[:n], *frame.data[n + 1 :])
    slots = frame.slots
    if a.ability != NONE:
        planned = (a.player, a.source, a.inc, a.index, a.ability, len(s.log))
        slots = (*slots, planned)
    s.set_frame(batch(s, K.BANISH, frame.player, slots, data))
    not_done(s)
    use_up(s, a, card)
    happen(s, Kind.REPLACED, card.owner, card, s.cards[a.source], 0)


def clear_credits(s: State) -> None:
    s.replace_list(s.extra_id(L.CREDITS), [])


@final
class Damaging(Process):
    """Damage with replacement effects in play (CR 6.5)."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        _, found = next_replacement(s, frame)
        return [Option(Act.CHOOSE, a.source, a.id) for a in found]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        n, found = next_replacement(s, frame)
        for a in found:
            if a.id == option.b:
                replace_damage(s, frame, n, a)
                return

    def step(self, s: State, frame: Frame) -> None:
        """CR 6.5.7: apply replacement effects one by one until none applies, then land."""
        n, found = next_replacement(s, frame)
        if n == NONE:
            s.pop_frame()
            land(s, frame.data)
            return
        target = s.card_of(frame.data[n * InDamage.SIZE + InDamage.TARGET])
        assert target is not None
        if len(found) > 1:
            # CR 6.5.7: the player whose cards are affected chooses.
            s.set_decision(
                Decision(target.owner, Question.REPLACEMENT, target.id, NONE, NONE, 1, 1, ())
            )
            return
        replace_damage(s, frame, n, found[0])


@final
class Banishing(Process):
    """Banishing with replacement effects in play (CR 6.5)."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        _, found = first_doomed(s, frame)
        return [Option(Act.CHOOSE, a.source, a.id) for a in found]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        n, found = first_doomed(s, frame)
        for a in found:
            if a.id == option.b:
                replace_banish(s, frame, n, a)
                return

    def step(self, s: State, frame: Frame) -> None:
        """CR 6.5.7: first see what is replaced. CR 7.4.3: then what leaves, by the banish or by
        what happens instead, sees the others go; so the banished cards move last."""
        if frame.step == MOVING:
            s.pop_frame()
            zones.move_out(s, still_doomed(s, frame), Zone.DISCARD)
            return
        n, found = first_doomed(s, frame)
        if n == NONE:
            s.set_frame(frame.at(MOVING))
            clause = CHECKED if frame.data[InBanish.CHECKED] else "6.7.2.3"
            announce_banish(s, still_doomed(s, frame), frame.data[InBanish.CREDIT], clause)
            for player, source, inc, index, ability, place in reversed(frame.slots[1:]):
                event = s.log[place]
                run_ability(s, K.RESOLVE, player, (source, inc), index, ability, EFFECT, event)
        elif len(found) == 1:
            replace_banish(s, frame, n, found[0])
        else:
            card = s.card_of(frame.data[n])
            assert card is not None
            s.set_decision(
                Decision(card.owner, Question.REPLACEMENT, card.id, NONE, NONE, 1, 1, ())
            )
