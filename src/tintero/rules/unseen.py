"""Questions whose answers depend on cards that not everybody has seen.

A question that nobody has to answer is not asked (`apply.advance`). Where that depends on hidden
cards ("you may play a character from your hand", "discard an action card", "look at the top card;
you may …"), who is asked, and whether, tells what they hold. At a table of people such a question
is asked all the same (`Ruleset.ask_hidden`): as often as it would be if the hidden cards were any
others, also if all there is to answer is "no" or "done".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import tintero.rules.selectors as selectors
from tintero.ability.filters import Filter
from tintero.ability.selectors import Chosen
from tintero.rules.context import Context
from tintero.rules.hands import ALL_SEEN
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import NONE, Owner, Zone

PRIVATE: Final = (Zone.HAND, Zone.DECK)  # CR 7.2.2, 7.3.2


def is_private(sel: Chosen) -> bool:
    """Whether a choice is among cards of a private zone, or among cards held by the effect, which
    may lie in one."""
    return sel.source != "" or sel.filter.zone in PRIVATE or sel.filter.or_zone in PRIVATE


def is_picky(sel: Chosen) -> bool:
    """Whether the faces decide which cards may be chosen, not only how many there are."""
    f = sel.filter
    bare = replace(f, owner=Owner.ANY, zone=Zone.PLAY, or_zone=NONE, other=False)
    return bare != Filter() or sel.same_name or sel.total_stat >= 0


def unseen(s: State, sel: Chosen, x: Context, picked: tuple[int, ...]) -> list[Card]:
    """The cards a choice is among, whatever their faces, that not everybody has seen: who only
    watches has seen what was shown to all, and not what each player has been shown apart."""
    if sel.source:
        found = selectors.live(s, selectors.bound_refs(x, sel.source))
    else:
        f = Filter(owner=sel.filter.owner, zone=sel.filter.zone, or_zone=sel.filter.or_zone)
        found = selectors.candidates(s, f, x)
    return [c for c in found if c.zone in PRIVATE and c.seen != ALL_SEEN and c.ref() not in picked]
