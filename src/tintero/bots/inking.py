"""Which card of the hand becomes ink: as it was learned (`hand_policy`), in a line that is planned.

A value weighs the hand after the turn by what it sees in it, and what a card would have been worth
three turns later it does not see. So the search says whether to make ink, and this says of what, if
one wants that: who plays greedily wins more by it, who searches does not (docs/measurements.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from tintero.bots.hand_policy import shipped_policy
from tintero.cards.pool import Pool
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import Act, Zone


def well_inked(
    line: Sequence[Option], options: Sequence[Option], s: State, seat: int, pool: Pool
) -> list[Option]:
    """The line with the best card to make ink, of those in hand that it does not need otherwise.
    `options` are those before its first action, `s` a world that stands there."""
    found = list(line)
    at = next((n for n, option in enumerate(line) if option.act == Act.INK), None)
    if at is None or not in_hand(s, line[at]):
        return found
    needed = {option.a for option in line if option.act != Act.INK}
    could = [o for o in options if o.act == Act.INK and in_hand(s, o) and o.a not in needed]
    if not could:
        return found
    hand = {i: pool.at(s.cards[i].index) for i in s.zone(seat, Zone.HAND)}
    cards, ink = list(hand.values()), len(s.zone(seat, Zone.INKWELL))
    policy = shipped_policy()
    found[at] = max(could, key=lambda o: policy.ink_score(hand[o.a], cards, ink))
    return found


def in_hand(s: State, option: Option) -> bool:
    return s.cards[option.a].zone == Zone.HAND
