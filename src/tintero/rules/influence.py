"""What changes a card's numbers and keywords: each effect that applies to it, one by one.

`derive` adds them up; here each is named, for people who ask where a number comes from.
"""

from __future__ import annotations

from typing import Final, final

import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
from tintero.ability.abilities import Has
from tintero.ability.statics import Floor, Gain, Lose, Modify
from tintero.program.model import Bucket
from tintero.rules.context import about
from tintero.state.objects import Active, Card
from tintero.state.state import State
from tintero.vocab import NONE, Stat, Zone

NUMBERS: Final = (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE, Stat.MOVE_COST)


@final
class Changed:
    """One effect on one number or keyword of a card. `stat` or `keyword` is NONE. `floor`: the
    number can't be brought below `amount`; `lost`: the keyword is taken away."""

    def __init__(
        self,
        active: Active,
        stat: int,
        keyword: int,
        amount: int,
        floor: bool = False,
        lost: bool = False,
    ) -> None:
        self.active: Final[Active] = active
        self.stat: Final[int] = stat
        self.keyword: Final[int] = keyword
        self.amount: Final[int] = amount
        self.floor: Final[bool] = floor
        self.lost: Final[bool] = lost


def changes(s: State, c: Card) -> list[Changed]:
    """Everything that applies to a card in play now."""
    found: list[Changed] = []
    if c.zone != Zone.PLAY:
        return found
    for stat in NUMBERS:
        found.extend(of_number(s, c, stat))
    found.extend(of_keywords(s, c))
    return found


def of_number(s: State, c: Card, stat: int) -> list[Changed]:
    """CR 6.6.1.2: all modifiers sum; CR 6.6.4: floors come last."""
    found: list[Changed] = []
    for a in s.buckets[Bucket.MODIFY + stat]:
        if not derive.affects(s, a, c):
            continue
        effect0 = a.effect
        assert isinstance(effect0, Modify)
        view = about(derive.view_of(s, a, c), c)
        if effect0.if_ is None or conditions.holds(s, effect0.if_, view):
            amount = derive.amount_of(s, a, c)
            if amount:
                found.append(Changed(a, stat, NONE, amount))
    for a in s.buckets[Bucket.FLOOR]:
        effect = a.effect
        assert isinstance(effect, Floor)
        if effect.stat == stat and derive.affects(s, a, c):
            printed = printed_number(c, stat)
            least = printed if effect.least == NONE else effect.least
            found.append(Changed(a, stat, NONE, least, floor=True))
    return found


def printed_number(c: Card, stat: int) -> int:
    program = c.program
    if stat == Stat.STRENGTH:
        return program.strength
    if stat == Stat.WILLPOWER:
        return program.willpower
    return program.lore if stat == Stat.LORE else program.move_cost


def of_keywords(s: State, c: Card) -> list[Changed]:
    """Keywords that other effects give, and those they take away."""
    found: list[Changed] = []
    for a in s.buckets[Bucket.GAIN]:
        effect = a.effect
        assert isinstance(effect, Gain)
        ability = effect.ability
        if isinstance(ability, Has) and derive.affects(s, a, c):
            times = derive.times(s, a)
            if times > 0 and derive.gains(s, a, c, ability.keyword):
                found.append(Changed(a, NONE, ability.keyword, ability.n * times))
    for a in s.buckets[Bucket.LOSE]:
        lost = a.effect
        assert isinstance(lost, Lose)
        if derive.affects(s, a, c) and c.program.has_printed(lost.keyword):
            found.append(Changed(a, NONE, lost.keyword, 0, lost=True))
    return found
