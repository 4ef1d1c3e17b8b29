"""Verb → what it does. A verb without a function here fails the build (tests/test_registry.py)."""

from __future__ import annotations

import tintero.rules.choices as choices
import tintero.rules.effects.until as until
import tintero.rules.effects.verbs_cards as verbs_cards
import tintero.rules.effects.verbs_lasting as verbs_lasting
import tintero.rules.effects.verbs_numbers as verbs_numbers
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
from tintero.ability.base import Effect, Node
from tintero.ability.effects import (
    Apply,
    Banish,
    CountUp,
    Deal,
    Discard,
    Draw,
    Exert,
    GainLore,
    GetDrops,
    Later,
    Look,
    LoseLore,
    MoveDamage,
    MoveTo,
    Play,
    Put,
    PutDamage,
    PutUnderEach,
    Ready,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
    ReturnAlone,
    Reveal,
    RevealUntil,
    Rule,
    Shuffle,
)
from tintero.ability.selectors import Chosen
from tintero.program.model import Op
from tintero.rules.effects.support import view
from tintero.state.objects import Card
from tintero.state.state import State


def do(s: State, place: int, e: Effect, slot: int, op: Op) -> None:
    """Carry out one verb for the frame at this place of the stack."""
    if isinstance(e, Draw):
        verbs_cards.draw(s, place, e, slot, op)
    elif isinstance(e, Apply):
        verbs_lasting.apply(s, place, e, slot, op)
    elif isinstance(e, Deal):
        verbs_numbers.deal(s, place, e, slot, op)
    elif isinstance(e, GainLore):
        verbs_numbers.gain_lore(s, place, e, slot, op)
    elif isinstance(e, LoseLore):
        verbs_numbers.lose_lore(s, place, e, slot, op)
    elif isinstance(e, Banish):
        verbs_cards.banish(s, place, e, slot, op)
    elif isinstance(e, Put):
        verbs_cards.put(s, place, e, slot, op)
    elif isinstance(e, Discard):
        verbs_cards.discard(s, place, e, slot, op)
    elif isinstance(e, Exert):
        verbs_numbers.exert(s, place, e, slot, op)
    elif isinstance(e, Ready):
        verbs_numbers.ready(s, place, e, slot, op)
    elif isinstance(e, RemoveDamage):
        verbs_numbers.remove_damage(s, place, e, slot, op)
    elif isinstance(e, MoveDamage):
        verbs_numbers.move_damage(s, place, e, slot, op)
    elif isinstance(e, PutDamage):
        verbs_numbers.put_damage(s, place, e, slot, op)
    elif isinstance(e, Look):
        verbs_cards.look(s, place, e, slot, op)
    elif isinstance(e, Reveal):
        verbs_cards.reveal(s, place, e, slot, op)
    elif isinstance(e, Play):
        verbs_cards.play(s, place, e, slot, op)
    elif isinstance(e, Rule):
        verbs_lasting.rule(s, place, e, slot, op)
    elif isinstance(e, Later):
        verbs_lasting.later(s, place, e, slot, op)
    elif isinstance(e, MoveTo):
        verbs_numbers.move_to(s, place, e, slot, op)
    elif isinstance(e, Shuffle):
        verbs_cards.shuffle(s, place, e, slot, op)
    elif isinstance(e, GetDrops):
        verbs_numbers.get_drops(s, place, e, slot, op)
    elif isinstance(e, RemoveDrops):
        verbs_numbers.remove_drops(s, place, e, slot, op)
    elif isinstance(e, ReadyInk):
        verbs_numbers.ready_ink(s, place, e, slot, op)
    elif isinstance(e, ReturnAlone):
        verbs_cards.return_alone(s, place, e, slot, op)
    elif isinstance(e, RevealUntil):
        until.reveal_until(s, place, e, slot, op)
    elif isinstance(e, PutUnderEach):
        until.put_under_each(s, place, e, slot, op)
    elif isinstance(e, CountUp):
        until.count_up(s, place, e, slot, op)
    else:
        raise TypeError(f"no verb for {type(e).__name__}")


def narrow(s: State, e: Effect, sel: Node | None, found: list[Card], cost: bool) -> list[Card]:
    """Limit a choice to what the verb behind it can be done to, where the rules say so.

    A cost must be payable (CR 1.5.3), so what is exerted for one must be exertable; who can't
    discard has nothing to choose for it (CR 1.2.2); a move of damage needs a different destination
    (CR 1.9.2.4).
    """
    if isinstance(e, Exert) and (cost or e.symbol):
        return [c for c in found if choices.can_exert(s, c, e.symbol)]
    if isinstance(e, Discard) and e.what is sel:
        kept = replace.kept(s, s.stack[-1])
        return [c for c in found if c.id not in kept] if kept else found
    if isinstance(e, MoveDamage) and e.to is sel:
        origins = selectors.cards(s, e.from_, view(s, len(s.stack) - 1))
        return [c for c in found if c not in origins]
    if isinstance(e, MoveDamage) and e.from_ is sel and not isinstance(e.to, Chosen):
        goals = selectors.cards(s, e.to, view(s, len(s.stack) - 1))
        return [c for c in found if c not in goals]
    if isinstance(e, MoveTo) and e.to is sel:
        # CR 4.7.2: up to 2.2 the location a character is at was no legal choice for a move; it
        # never is where the text says "another location".
        if s.ruleset.move_always_chooses and not choices.elsewhere_only(e):
            return found
        movers = selectors.cards(s, e.what, view(s, len(s.stack) - 1))
        return [c for c in found if any(m.at != c.id for m in movers)]
    return found
