"""Whether a state that was read from bytes is one that a game can be in and go on from.

`codec` has seen to it that everything is of the right type and that cards and effects point into
the programs. Here every other number is held against the rest: zones against cards, references
against cards, frames against the programs they run. Who made the bytes does not matter: what is
refused is a `SaveError`, and what is not can be played on.
"""

from __future__ import annotations

from typing import Final

import tintero.rules.apply as apply
import tintero.rules.resolve as resolve
from tintero.ability.abilities import Activated, Triggered
from tintero.events import KIND_COUNT, REF, Event, Kind
from tintero.limits import CARDS, COUNTER, SERIAL, TURNS
from tintero.program.model import LABEL_SLOTS, PLAYERS, AbilityProgram, Code
from tintero.rules.frames import (
    FRAME_NAMES,
    RESOLUTIONS,
    InAlter,
    InBanish,
    InCode,
    InDamage,
    InMove,
    InOrder,
    InPlay,
    K,
)
from tintero.rules.turn import T
from tintero.rules.turn_actions.play import Y
from tintero.state.codec import SaveError
from tintero.state.objects import SPOT, USE, BagEntry, Decision, Frame
from tintero.state.state import L, State
from tintero.vocab import (
    NONE,
    PAY_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    STEP_NAMES,
    WHY_COUNT,
    ZONES_PER_PLAYER,
    CardType,
    Pay,
    Phase,
    Until,
    Zone,
)

WORD: Final = 0xFFFFFFFF
MOST_FRAMES: Final = 400  # a chain of triggers is not deeper than the cards that make it
MOST_EFFECTS: Final = 4_000
# The highest step of each process; a resolution's is the length of its code.
STEPS: Final[dict[int, int]] = {
    K.SETUP: 2, K.TURN: T.COUNT - 1, K.SETTLE: 1, K.INK: 0, K.PLAY: Y.ENTER, K.QUEST: 1,
    K.CHALLENGE: 4, K.MOVE: 0, K.ACTION: 1, K.DAMAGE: 0, K.BANISH: 1, K.ORDER: 0, K.DEFEND: 4,
    K.MISSION: 1,
}  # fmt: skip
WITH_CARD: Final[tuple[int, ...]] = (
    K.INK, K.PLAY, K.QUEST, K.CHALLENGE, K.MOVE, K.ACTION, K.DEFEND, K.MISSION, *RESOLUTIONS,
)  # fmt: skip
ABOUT_ABILITY: Final[tuple[int, ...]] = (Kind.TRIGGERED, Kind.RESOLVED)


def need(true: bool, what: str) -> None:
    if not true:
        raise SaveError(f"not a saved game: {what}")


def check(s: State) -> None:
    """Raise `SaveError` unless a game can stand like this."""
    check_players(s)
    check_cards(s)
    check_zones(s)
    check_numbers(s)
    need(len(s.actives) <= MOST_EFFECTS and len(s.bag) <= MOST_EFFECTS, "too many effects")
    need(len(s.log) <= 20 * MOST_EFFECTS, "too many events")
    check_actives(s)
    for entry in s.bag:
        check_entry(s, entry)
    for event in s.log:
        check_event(s, event)
    check_stack(s)
    check_decision(s)


# --- parts --------------------------------------------------------------------------------------


def is_seat(s: State, player: int, nobody: bool = True) -> bool:
    return (NONE if nobody else 0) <= player < len(s.players)


def is_card(s: State, card: int, none: bool = True) -> bool:
    return (NONE if none else 0) <= card < len(s.cards)


def is_ref(s: State, ref: int) -> bool:
    return ref == NONE or (0 <= ref <= TURNS * REF and ref % REF < len(s.cards))


def is_count(n: int) -> bool:
    return 0 <= n <= COUNTER


def is_flag(n: int) -> bool:
    return 0 <= n <= 1


def check_players(s: State) -> None:
    there = 0
    for p in s.players:
        need(is_count(p.lore) and is_count(p.drops) and is_count(p.inked), "lore or ink")
        need(is_count(p.quested) and is_count(p.challenged) and is_count(p.moved), "turn actions")
        need(is_flag(p.out) and 0 <= p.turns <= TURNS, "turns")
        need(NONE <= p.altered <= CARDS and 0 <= p.shuffles <= SERIAL, "altered hands")
        there += 1 - p.out
    need(there > 0, "nobody is there")


def check_cards(s: State) -> None:
    for c in s.cards:
        need(is_seat(s, c.owner, False), "the owner of a card")
        need(0 <= c.zone <= Zone.ASIDE and 0 <= c.inc <= TURNS, "the zone of a card")
        need(is_count(c.damage) and 0 <= c.seen <= 0xFF, "the damage of a card")
        for flag in (c.exerted, c.drying, c.faceup, c.temporary):
            need(is_flag(flag), "the state of a card")
        need(is_card(s, c.at) and is_card(s, c.top), "where a card is")
        if c.at != NONE:
            need(s.cards[c.at].program.type == CardType.LOCATION, "a card at no location")
        need(0 <= c.since <= TURNS and NONE <= c.paid < len(PAY_NAMES), "how a card was paid for")
        need(is_count(c.ink_paid) and is_count(c.drops_paid), "what a card was paid with")
        need(NONE <= c.cover <= TURNS, "a card that was covered")
        known = c.known
        if known is not None:
            need(0 <= known.inc <= TURNS and is_card(s, known.at), "what is known of a card")
            for n in (known.strength, known.willpower, known.lore, known.damage, known.under):
                need(-COUNTER <= n <= COUNTER, "what is known of a card")
            for keyword in known.keywords:
                need(0 <= keyword <= SERIAL, "what is known of a card")


def check_zones(s: State) -> None:
    """CR 7.1.5: a card is in one zone at a time; that of its owner (CR 1.4.3)."""
    need(len(s.lists) == len(s.players) * ZONES_PER_PLAYER + L.COUNT + len(s.cards), "the zones")
    held = 0
    for p in s.players:
        for zone in range(ZONES_PER_PLAYER):
            seen: set[int] = set()
            for i in s.zone(p.id, zone):
                need(is_card(s, i, False) and i not in seen, "a zone")
                need(s.cards[i].zone == zone and s.cards[i].owner == p.id, "a zone")
                seen.add(i)
            held += len(seen)
    for c in s.cards:
        under: set[int] = set()
        for i in s.under(c.id):
            need(is_card(s, i, False) and i not in under, "cards under another")
            need(s.cards[i].zone == Zone.UNDER and s.cards[i].top == c.id, "cards under another")
            under.add(i)
        need(not under or c.zone == Zone.PLAY, "cards under another")
        held += len(under) + (c.zone >= Zone.OUT)
        need(c.zone != Zone.ASIDE or c.top == NONE or c.cover >= 0, "a mission")
    need(held == len(s.cards), "a card that is nowhere")
    credits = s.extra(L.CREDITS)
    need(len(credits) % 2 == 0 and all(is_ref(s, ref) and ref >= 0 for ref in credits), "credits")
    for use in s.extra(L.USES):
        need(0 <= use <= TURNS << 35 and use // USE % REF < len(s.cards), "uses")
    goes_on = s.extra(L.GOES_ON)
    need(len(goes_on) % 2 == 0, "characters that go on")
    for place in range(0, len(goes_on), 2):
        need(is_ref(s, goes_on[place]) and goes_on[place] >= 0, "characters that go on")
        # No circle: what a character goes on as has not gone on before.
        need(goes_on[place + 1] not in goes_on[: place + 2 : 2], "characters that go on")
        need(is_ref(s, goes_on[place + 1]) and goes_on[place + 1] >= 0, "characters that go on")
    deferred = s.extra(L.DEFERRED)
    need(len(deferred) % 2 == 0, "deferred actions")
    for place in range(0, len(deferred), 2):
        need(is_card(s, deferred[place], False) and is_script(s, deferred[place]), "deferred")
        need(is_count(deferred[place + 1]), "deferred actions")


def is_script(s: State, card: int) -> bool:
    return s.cards[card].program.type == CardType.ACTION


def check_numbers(s: State) -> None:
    n = s.scalars
    need(0 <= n.turn <= TURNS and is_seat(s, n.active) and is_seat(s, n.first), "whose turn")
    need(0 <= n.phase < len(PHASE_NAMES) and 0 <= n.step < len(STEP_NAMES), "the step of the turn")
    need(is_seat(s, n.winner) and NONE <= n.reason < len(REASON_NAMES), "the result")
    need((n.phase == Phase.OVER) == (n.reason != NONE), "the result")
    need(is_seat(s, n.resolver) and is_flag(n.ending), "the bag")
    need(is_ref(s, n.challenger) and is_ref(s, n.challenged), "the challenge")
    alone = s.ruleset.defender_by == "opponent" and n.challenged == NONE
    need((n.challenger == NONE) == (n.challenged == NONE) or alone, "the challenge")
    need(0 <= n.next_id <= SERIAL and is_card(s, n.source), "the cause")
    need(NONE <= n.source_ability < 64, "the cause")
    for word in (n.rng0, n.rng1, n.rng2, n.rng3):
        need(0 <= word <= WORD, "the random numbers")
    need(bool(n.rng0 | n.rng1 | n.rng2 | n.rng3), "the random numbers")
    if n.phase != Phase.SETUP:
        need(is_seat(s, n.active, False) and is_seat(s, n.first, False), "whose turn")


def check_event(s: State, e: Event) -> None:
    need(0 <= e.kind < KIND_COUNT and is_seat(s, e.player), "an event")
    need(is_card(s, e.card) and is_card(s, e.other) and is_card(s, e.source), "an event")
    need(-COUNTER <= e.amount <= SERIAL and NONE <= e.extra <= SERIAL, "an event")
    need(NONE <= e.ability < 64 and 0 <= e.inc <= TURNS and 0 <= e.other_inc <= TURNS, "an event")
    need(len(e.clause) <= 24 and 0 <= e.why < WHY_COUNT, "an event")
    most = SPOT * (SERIAL + 1)
    need(NONE <= e.spot < most and NONE <= e.other_spot < most, "an event")
    need(NONE <= e.source_inc <= TURNS, "an event")
    if e.kind in ABOUT_ABILITY:
        need(0 <= e.extra < len(s.programs), "an event")
        need(e.ability < len(s.programs[e.extra].abilities), "an event")


def check_slots(s: State, program: AbilityProgram, slots: tuple[tuple[int, ...], ...]) -> None:
    """What an ability has bound: cards, a number, done for each label; and its loops' own."""
    need(len(slots) == program.labels.size, "what an ability speaks of")
    for values in slots:
        for n in values:
            need(-COUNTER <= n <= TURNS * REF, "what an ability speaks of")
    for label, base in program.labels.base.items():
        sets = 6 if program.labels.looped[label] else 1
        for at in range(base, base + LABEL_SLOTS * sets, LABEL_SLOTS):
            for n in slots[at]:
                fits = is_seat(s, n, False) if label == PLAYERS else n >= 0 and is_ref(s, n)
                need(fits, "what an ability speaks of")


def program_at(s: State, index: int, ability: int) -> AbilityProgram:
    need(0 <= index < len(s.programs), "an ability")
    need(0 <= ability < len(s.programs[index].abilities), "an ability")
    return s.programs[index].abilities[ability]


def check_entry(s: State, e: BagEntry) -> None:
    need(is_seat(s, e.player, False) and is_card(s, e.card, False), "the bag")
    need(0 <= e.id <= SERIAL and 0 <= e.inc <= TURNS, "the bag")
    program = program_at(s, e.index, e.ability)
    need(isinstance(program.node, Triggered), "the bag")
    check_slots(s, program, e.slots)
    check_event(s, e.event)


def check_actives(s: State) -> None:
    ids: set[int] = set()
    for a in s.actives:
        need(0 <= a.id <= SERIAL and a.id not in ids, "an effect")
        ids.add(a.id)
        need(is_card(s, a.source, False) and 0 <= a.inc <= TURNS, "an effect")
        need(
            is_seat(s, a.player, False) and is_seat(s, a.whose) and is_seat(s, a.they), "an effect"
        )
        need(NONE <= a.until <= Until.WHILE_IN_PLAY and 0 <= a.turn <= TURNS, "an effect")
        need(NONE <= a.parent <= SERIAL and -COUNTER <= a.amount <= COUNTER, "an effect")
        need(len(a.targets) <= len(s.cards) + MOST_EFFECTS, "an effect")
        for ref in a.targets:
            need(ref >= 0 and is_ref(s, ref), "an effect")
        if a.ability != NONE:
            program_at(s, a.index, a.ability)
        for values in a.slots:
            for n in values:
                need(NONE <= n <= TURNS * REF and n % REF < max(len(s.cards), 6), "an effect")
        if a.event is not None:
            check_event(s, a.event)


# --- the stack ----------------------------------------------------------------------------------


def check_stack(s: State) -> None:
    need(len(s.stack) <= MOST_FRAMES, "the stack")
    if s.over:
        need(s.decision is None, "the decision")
        return
    need(len(s.stack) > 0 and s.stack[0].kind in (K.SETUP, K.TURN), "the stack")
    for place, f in enumerate(s.stack):
        need(0 <= f.kind < len(FRAME_NAMES), "the stack")
        need(place == 0 or f.kind not in (K.SETUP, K.TURN), "the stack")
        need(is_seat(s, f.player, f.kind in (K.SETUP, K.SETTLE)), "the stack")
        need(is_card(s, f.card, f.kind not in WITH_CARD) and 0 <= f.inc <= TURNS, "the stack")
        need(is_seat(s, f.they) and 0 <= f.did <= 3, "the stack")
        need(NONE <= f.ability < 64 and len(f.data) <= 8 * CARDS, "the stack")
        for n in f.data:
            need(NONE <= n <= TURNS * REF, "the stack")
        if f.event is not None:
            check_event(s, f.event)
        if f.kind in RESOLUTIONS:
            check_resolution(s, f)
        else:
            need(0 <= f.step <= STEPS[f.kind], "the stack")
            need(are_numbers(s, f), "the stack")


def are_numbers(s: State, f: Frame) -> bool:
    """The numbers of a process: each has its own layout."""
    d = f.data
    if f.kind == K.SETUP:
        said = len(d) >= InAlter.PICKED and d[InAlter.DECIDED] <= len(s.players)
        return said and all(is_card(s, i) for i in d[InAlter.PICKED :])
    if f.kind == K.TURN:
        return all(is_card(s, i, False) for i in d)
    if f.kind == K.SETTLE:
        return len(d) == 1
    if f.kind == K.MOVE:
        return len(d) == 1 and is_place(s, d[InMove.LOCATION])
    if f.kind == K.MISSION:
        return len(d) == 1 and is_card(s, d[0], False)
    if f.kind in (K.CHALLENGE, K.DEFEND):
        return len(d) == 2 and all(is_ref(s, ref) for ref in d)
    if f.kind == K.PLAY:
        return is_play(s, f)
    if f.kind == K.ACTION:
        return len(d) == 1 and is_script(s, f.card)
    if f.kind == K.DAMAGE:
        size = InDamage.SIZE
        whole = len(d) % size == 0 and len(f.slots) == len(d) // size
        return whole and all(is_blow(s, d[i : i + size]) for i in range(0, len(d), size))
    if f.kind == K.BANISH:
        refs = len(d) >= InBanish.DOOMED and is_ref(s, d[InBanish.CREDIT])
        refs = refs and all(is_ref(s, ref) for ref in d[InBanish.DOOMED :])
        return refs and len(f.slots) >= 1 and all(is_planned(s, plan) for plan in f.slots[1:])
    if f.kind == K.ORDER:
        cards = len(d) >= InOrder.CARDS and all(is_card(s, i, False) for i in d[InOrder.CARDS :])
        return cards and 0 <= d[InOrder.DONE] <= len(d) - InOrder.CARDS
    return True


def is_blow(s: State, d: tuple[int, ...]) -> bool:
    if not is_ref(s, d[InDamage.TARGET]) or not is_ref(s, d[InDamage.DEALER]):
        return False
    return is_count(d[InDamage.AMOUNT]) and is_count(d[InDamage.BASE])


def is_place(s: State, card: int) -> bool:
    return is_card(s, card, False) and s.cards[card].program.type == CardType.LOCATION


def is_play(s: State, f: Frame) -> bool:
    d = f.data
    if len(d) < InPlay.CARDS or not all(is_card(s, i, False) for i in d[InPlay.CARDS :]):
        return False
    card = s.cards[f.card]
    how, which, named = d[InPlay.HOW], d[InPlay.WHICH], len(d) > InPlay.CARDS
    if how >= len(PAY_NAMES) or f.index != card.index or not 0 <= d[InPlay.FLAGS] <= COUNTER:
        return False
    if how == NONE:
        return f.step <= Y.ANNOUNCE
    if how == Pay.SHIFT:
        return 0 <= which < len(card.program.shifts) and named
    if how == Pay.SING:
        return named
    if how == Pay.ALTERNATE:
        source = s.cards[d[InPlay.CARDS]] if named else card
        return 0 <= which < len(source.program.statics)
    return True


def is_planned(s: State, plan: tuple[int, ...]) -> bool:
    """What is done in place of a banish: whose, source, inc, index, ability, event of the log."""
    if len(plan) != 6 or not is_seat(s, plan[0], False) or not is_card(s, plan[1], False):
        return False
    if not 0 <= plan[2] <= TURNS or not 0 <= plan[5] < len(s.log):
        return False
    program_at(s, plan[3], plan[4])
    return True


def check_resolution(s: State, f: Frame) -> None:
    """An ability that runs: its code, the place in it, the loops it is inside."""
    program = program_at(s, f.index, f.ability)
    if f.kind == K.TRIGGER:
        need(isinstance(program.node, Triggered) and f.event is not None, "an ability")
    if f.kind == K.USE:
        need(isinstance(program.node, Activated), "an ability")
    need(1 <= len(f.data) <= 2 and is_flag(f.data[InCode.WHICH]), "an ability")
    check_slots(s, program, f.slots)
    code = resolve.code_of(s, f)
    need(0 <= f.step <= len(code), "an ability")
    for place, op in enumerate(code):
        if op.code in (Code.NEXT_PLAYER, Code.NEXT_TIME) and op.a <= f.step <= place:
            state = f.slots[op.b]
            if op.code == Code.NEXT_TIME:
                need(len(state) == 1 and 1 <= state[0] <= COUNTER, "an ability")
                continue
            need(len(state) >= 3 and is_seat(s, state[0]) and state[1] >= 0, "an ability")
            need(state[1] + 2 < len(state), "an ability")
            need(all(is_seat(s, p, False) for p in state[2:]), "an ability")
    if len(f.data) == 2:
        need(f.step < len(code) and NONE <= f.data[InCode.WANTED] <= COUNTER, "an ability")


# --- the decision -------------------------------------------------------------------------------


def check_decision(s: State) -> None:
    """A game that is not over waits for somebody who is there, with something to choose from."""
    d = s.decision
    if d is None:
        need(s.over, "nobody is asked")
        return
    need(is_seat(s, d.player, False) and not s.players[d.player].out, "the decision")
    need(is_card(s, d.card), "the decision")
    need(NONE <= d.index < len(s.programs) and NONE <= d.ability < 64, "the decision")
    if d.index != NONE and d.ability != NONE:
        program_at(s, d.index, d.ability)
    need(is_count(d.least) and is_count(d.most) and d.least <= d.most, "the decision")
    need(all(n >= 0 and is_ref(s, n) for n in d.picked), "the decision")
    try:
        asked = asked_again(s)
        found = apply.listed(s)
    except SaveError:
        raise
    except Exception as error:  # what asks and what is asked do not go together
        raise SaveError(f"not a saved game: the decision ({type(error).__name__})") from None
    need(asked is not None and asked.plain() == d.plain(), "the decision")
    need(len(found) > 0, "the decision has no answer")


def asked_again(s: State) -> Decision | None:
    """What the top of the stack asks when it is at this step; nothing is changed."""
    top = s.mark()
    frame = s.stack[-1]
    try:
        s.set_decision(None)
        if frame.kind == K.SETTLE:
            s.set_frame(frame.at(1))  # the game state check comes before the bag is asked about
        apply.step(s)
        return s.decision
    finally:
        s.rollback(top)
        s.fresh = []


__all__ = ["check"]
