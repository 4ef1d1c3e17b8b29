"""Whether an instruction can be carried out, and costs be paid together (CR 6.1.5.1, 1.5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import tintero.rules.choices as choices
import tintero.rules.effects.verb_rows as rows
import tintero.rules.payment as payment
import tintero.rules.quantities as quantities
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
from tintero.ability.base import Effect
from tintero.ability.choosing import asked_player, player_settled, selectors_of
from tintero.ability.effects import Discard, EachDoes, PayInk, Sentence, Seq
from tintero.ability.selectors import Chosen, That, This
from tintero.events import REF
from tintero.rules.context import Context, speaking_of
from tintero.rules.effects.verb import Uses
from tintero.rules.refusal import Refusal
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import Zone

MANY: Final = 1000  # more cards than any hand


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
            for p in choices.choosable(s, asked, x)
        )
    return rows.row_of(e).possible(s, e, x, whole, barred)


def check_cost(s: State, player: int, card: Card, cost: Effect) -> Refusal | None:
    """CR 1.5.3: all or nothing; with the reason that helps most."""
    return rows.row_of(cost).refusal(s, cost, player, card)


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
        last = i + 1 == len(costs)
        if not last:
            bound.extend(labels_of(cost))
        if isinstance(cost, PayInk):
            ink += quantities.value(s, cost.count, x)
            who = selectors.player(s, cost.who, x)
            if who < 0 or payment.spendable(s, who) < ink:
                return False
            continue
        row = rows.row_of(cost)
        uses = row.uses()
        used = (exerted if uses == Uses.READINESS else gone) + unfit(s, cost, costs[i + 1 :], x)
        if drawn and lacking(s, cost, x, barred + used) <= drawn:
            continue  # CR 6.1.2: part by part, so the cards drawn before are there then
        if not possible(s, cost, x, True, barred + used):
            return False
        drawn += row.brings(s, cost, x)
        if last or uses == Uses.NOTHING:
            continue
        if uses == Uses.READINESS:
            exerted += takes(s, cost, x, barred + used)
        else:
            gone += takes(s, cost, x, barred + used)
    return True


def lacking(s: State, cost: Effect, x: Context, barred: tuple[int, ...]) -> int:
    """How many cards of one's hand are missing for this instruction; many if it needs others."""
    for sel in selectors_of(cost):
        if isinstance(cost, Discard) and x.frame is not None and not replace.pays(s, x.frame):
            if replace.keeps(s, x.player) is not None:
                return MANY
        if isinstance(sel, Chosen) and sel.filter.zone == Zone.HAND:
            if choices.chooser(s, sel, x) == x.player:
                return choices.wanted(s, sel, x) - len(choices.pool(s, sel, x, (), barred))
    return MANY


def unfit(s: State, cost: Effect, later: tuple[Effect, ...], x: Context) -> tuple[int, ...]:
    """The cards that could pay this cost, but then not a later one that is about them."""
    found: tuple[int, ...] = ()
    for sel in selectors_of(cost) if later else ():
        if isinstance(sel, Chosen):
            able = choices.pool(s, sel, x, ())
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
    if bound:
        for sel in selectors_of(cost):
            if isinstance(sel, That) and sel.label in bound:
                return True
    return False


def takes(s: State, cost: Effect, x: Context, barred: tuple[int, ...]) -> tuple[int, ...]:
    """The cards a cost would use up, taking the first that fit."""
    what = selectors_of(cost)[0]
    if isinstance(what, This):
        return (x.source % REF,) if x.source >= 0 else ()
    if isinstance(what, Chosen):
        found = rows.row_of(cost).able(s, cost, choices.pool(s, what, x, (), barred))
        return tuple([c.id for c in found[: max(0, choices.wanted(s, what, x))]])
    return ()


def serving(s: State, sel: Chosen, found: list[Card], later: Sequence[Effect]) -> list[Card]:
    """CR 1.5.3: of the cards that may be chosen for a cost those that let the costs after it be
    paid, too, which are about the same card."""
    for cost in later:
        for about in selectors_of(cost):
            if about is sel or about == That(sel.label):
                found = rows.row_of(cost).able(s, cost, found)
    return found
