"""Verbs that go card by card: reveal until, put under each; and counting."""

from __future__ import annotations

from typing import final

import tintero.rules.choices as choices
import tintero.rules.hands as hands
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
import tintero.rules.zones as zones
from tintero.ability.effects import CountUp, PutUnderEach, RevealUntil
from tintero.events import Kind
from tintero.program.model import Op
from tintero.rules.context import Context
from tintero.rules.effects.verb import Ids, Verb, forget, found, record, view
from tintero.rules.triggers import happen
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import NONE, Zone


@final
class RevealUntilVerb(Verb[RevealUntil]):
    """CR 6.1.14.1: cards from the top are shown to all, one by one, until one qualifies."""

    def do(self, s: State, place: int, e: RevealUntil, slot: int, op: Op) -> None:
        x = view(s, place)
        who = selectors.player(s, e.who, x)
        shown: list[Card] = []
        hit: tuple[int, ...] = ()
        for i in reversed(s.zone(who, Zone.DECK) if who >= 0 else []):
            card = s.cards[i]
            shown.append(card)
            hands.show(s, card)
            happen(s, Kind.REVEALED, card.owner, card)
            if selectors.qualifies(s, e.filter, card, x, None):
                hit = (card.ref(),)
                break
        forget(s, place, slot)
        record(s, place, slot, shown, len(shown), bool(hit))
        frame = s.stack[place]
        s.set_frame_at(place, frame.bound(selectors.label_slot(x, e.found), hit, frame.did))

    def possible(self, s: State, e: RevealUntil, x: Context, whole: bool, barred: Ids) -> bool:
        return len(s.zone(x.player, Zone.DECK)) > 0


@final
class PutUnderEachVerb(Verb[PutUnderEach]):
    """CR 8.4.2: the top card of the deck goes facedown under each of these in turn."""

    def do(self, s: State, place: int, e: PutUnderEach, slot: int, op: Op) -> None:
        wanted = [c for c in found(s, place, e.under) if c.zone == Zone.PLAY]
        got: list[Card] = []
        player = s.stack[place].player
        for top in wanted:
            deck = s.zone(player, Zone.DECK)
            if deck:
                zones.put_under(s, s.cards[deck[-1]], top, False)
                got.append(top)
        record(s, place, slot, got, len(got), bool(got) and len(got) == len(wanted))

    def possible(self, s: State, e: PutUnderEach, x: Context, whole: bool, barred: Ids) -> bool:
        if not s.zone(x.player, Zone.DECK):
            return False
        return choices.reachable(s, e.under, x, False, NONE, barred)


@final
class CountUpVerb(Verb[CountUp]):
    """CR 6.1.8: the number is counted once, while resolving."""

    def do(self, s: State, place: int, e: CountUp, slot: int, op: Op) -> None:
        record(s, place, slot, [], quantities.value(s, e.count, view(s, place)), True)
