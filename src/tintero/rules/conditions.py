"""Whether conditions hold (CR 6.1.15). Everything here only reads."""

from __future__ import annotations

import tintero.ability.conditions as said
import tintero.rules.derive as derive
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
from tintero.ability.base import Condition, Selector
from tintero.events import REF, Kind
from tintero.program.library import names_of
from tintero.rules.context import Context, speaking_of
from tintero.state.state import State
from tintero.vocab import NONE, Pay


def holds(s: State, c: Condition, x: Context) -> bool:
    """Whether a condition is true now (CR 6.1.15)."""
    if isinstance(c, said.Have):
        n = len(selectors.counted(s, c.filter, x))
        return quantities.value(s, c.least, x) <= n <= c.most
    if isinstance(c, said.Is):
        found = selectors.refs(s, c.what, x)
        return any(selectors.matches_ref(s, c.filter, ref, x) for ref in found)
    if isinstance(c, said.YourTurn):
        return any(selectors.is_owner(s, c.whose, p, x) for p in s.acting())
    if isinstance(c, said.Compare):
        return selectors.compare(
            quantities.value(s, c.left, x), c.op, quantities.value(s, c.right, x)
        )
    if isinstance(c, said.AnyPlayer):
        return any(holds(s, c.condition, speaking_of(x, p)) for p in selectors.players(s, c.who, x))
    if isinstance(c, said.EveryPlayer):
        return all(holds(s, c.condition, speaking_of(x, p)) for p in selectors.players(s, c.who, x))
    if isinstance(c, said.AllAre):
        return all(
            selectors.qualifies(s, c.filter, card, x, None)
            for card in selectors.counted(s, c.of, x)
        )
    if isinstance(c, said.SameCard):
        return same_card(s, selectors.refs(s, c.left, x), selectors.refs(s, c.right, x))
    if isinstance(c, said.EventNth):
        return nth_event(s, x) == c.n
    if isinstance(c, said.Was):
        return holds(s, c.of, x)
    if isinstance(c, said.Did):
        return was_done(x, c.label)
    if isinstance(c, said.InChallenge):
        return any(in_challenge(s, c, ref, x) for ref in selectors.refs(s, c.what, x))
    if isinstance(c, said.Not):
        return not holds(s, c.of, x)
    if isinstance(c, said.Both):
        return all(holds(s, part, x) for part in c.parts)
    if isinstance(c, said.Either):
        return any(holds(s, part, x) for part in c.parts)
    if isinstance(c, said.UsedShift):
        return any(paid_for(s, ref)[0] == Pay.SHIFT for ref in selectors.refs(s, c.what, x))
    if isinstance(c, said.RemovedDrops):
        return paid_for(s, x.source)[1] > 0
    if isinstance(c, said.SameName):
        right = names_of_cards(s, c.right, x)
        return any(name in right for name in names_of_cards(s, c.left, x))
    if isinstance(c, said.WasNamed):
        return was_named(s, c, x)
    if isinstance(c, said.FirstTurnNotFirstPlayer):
        p = s.players[x.player]
        return p.turns == 1 and x.player in s.acting() and s.scalars.first != x.player
    if isinstance(c, said.StillThere):
        return any(s.follow(ref, c.zone) is not None for ref in selectors.refs(s, c.what, x))
    if isinstance(c, said.HasDrops):
        return any(s.players[p].drops >= c.least for p in selectors.players(s, c.who, x))
    raise TypeError(f"no reading for {type(c).__name__}")


def was_done(x: Context, label: str) -> bool:
    """CR 6.1.5.1: whether what is remembered under the label was done completely."""
    slot = selectors.label_slot(x, label)
    if slot < 0 or x.slots is None:
        return False
    done = x.slots[slot + 2]
    return len(done) > 0 and done[0] == 1


def names_of_cards(s: State, sel: Selector, x: Context) -> list[str]:
    return [n for ref in selectors.refs(s, sel, x) for n in quantities.names_of_ref(s, ref)]


def was_named(s: State, c: said.WasNamed, x: Context) -> bool:
    """CR 5.2.6: whether one of the cards has the name that was said."""
    named = selectors.bound_refs(x, "name")
    if not named:
        return False
    name = s.programs.name_said(named[0])
    commas = s.ruleset.names_split_at_commas
    return any(
        name in names_of(derive.names(s, card), commas) for card in selectors.cards(s, c.what, x)
    )


def same_card(s: State, left: list[int], right: list[int]) -> bool:
    """Whether two references mean one card, also when it has changed zone since."""
    for a in left:
        for b in right:
            now = s.card_of(a)
            if a % REF == b % REF or (now is not None and now is s.card_of(b)):
                return True
    return False


def nth_event(s: State, x: Context) -> int:
    """CR 6.2.2: which of its player's events of this kind this turn the triggering event is."""
    event = x.event
    if event is None:
        return 0
    n = 0
    last = 0
    inking = (Kind.INKED, Kind.PUT_IN_INKWELL)  # both put a card into an inkwell
    for e in s.log:
        alike = e.kind == event.kind or (e.kind in inking and event.kind in inking)
        if alike and e.player == event.player:
            n += 1
            if e.plain() == event.plain():
                last = n  # the same two cards may meet in several challenges: the latest
    return last


def paid_for(s: State, ref: int) -> tuple[int, int]:
    """How a card was paid for and the drops spent on it, also after it left play (CR 6.7.7)."""
    now = s.card_of(ref)
    if now is not None:
        return (now.paid, now.drops_paid)
    known = s.cards[ref % REF].known
    if known is not None and known.inc == ref // REF:
        return (known.paid, known.drops_paid)
    return (NONE, 0)


def in_challenge(s: State, c: said.InChallenge, ref: int, x: Context) -> bool:
    """CR 4.6.2: only the two declared objects are in the challenge."""
    challenger = s.scalars.challenger
    challenged = s.scalars.challenged
    if challenger == NONE:
        return False
    me = s.card_of(ref)
    if me is None:
        return False
    if c.role != 2 and s.card_of(challenger) is me:
        return c.against is None or selectors.matches_ref(s, c.against, challenged, x)
    if c.role != 1 and s.card_of(challenged) is me:
        return c.against is None or selectors.matches_ref(s, c.against, challenger, x)
    return False
