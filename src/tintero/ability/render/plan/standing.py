"""`Static`: standing text, with its condition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, final

from tintero.ability.abilities import Static
from tintero.ability.base import Condition, StaticEffect
from tintero.ability.conditions import Both, Compare, Have, InChallenge, Not, YourTurn
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened
from tintero.ability.render.plan import conditions, costs, statics, windows
from tintero.ability.render.plan.parts_of_speech import CHARACTER, Noun, Saying
from tintero.ability.render.speaker import RenderError, Speaker
from tintero.ability.selectors import All, Candidate, This
from tintero.ability.statics import (
    Cant,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Gain,
    Modify,
    PayLess,
    PlayFor,
    PlayFrom,
)
from tintero.events import Kind
from tintero.vocab import NONE, Owner, Zone

OFFERS: Final = (PayLess, PlayFor, PlayFrom, EnterExerted, EnterDamaged)
THE_ONLY_ONE: Final = Noun("the-only-one", head=CHARACTER, plural=True)


@final
@dataclass(frozen=True)
class StandingText:
    """Clauses, with what holds for all of them before (`leads`) and after (`tails`).

    `about_this`: the lead names this card, which need not be named again.
    """

    clauses: tuple[Saying, ...]
    leads: tuple[Saying, ...] = ()
    tails: tuple[Saying, ...] = ()
    about_this: bool = False


def static(say: Speaker, node: Static) -> StandingText:
    leads: list[Saying] = []
    if node.zone not in (Zone.PLAY, Zone.ANYWHERE):
        leads.append(Saying("in-zone", index=windows.from_zone(say, node.zone)))
        say.gone = True
    elif node.zone == Zone.ANYWHERE and all(isinstance(e, Gain) for e in node.effects):
        say.gone = True  # wherever it is, it is a card
    if not node.effects:
        raise RenderError("a static ability without effects")
    challenged = [being_challenged(effect) for effect in node.effects]
    if all(effect is not None for effect in challenged):
        node = replace(node, effects=tuple([e for e in challenged if e is not None]))
        leads.append(Saying("being-challenged"))
    made = statics.statics(say, node.effects, THE_ONLY_ONE if the_only(node) else None)
    first = first_played(node)
    if first is not None:
        return StandingText((costs.pay_less(say, first, True),))
    more, tails = when(say, node)
    leads += more
    if not leads and not tails and len(made) == 2:
        one, two = [said.subject for said in made]
        if one == two and one is not None and one.how == "this":
            made[1] = replace(made[1], known=True)
    alone = len(leads) == 1 and leads[0].verb == "window"
    about_this = alone and node.condition is not None and named_in(node.condition, leads[0].index)
    return StandingText(tuple(made), tuple(leads), tuple(tails), about_this)


def when(say: Speaker, node: Static) -> tuple[list[Saying], list[Saying]]:
    """What the condition says before the clauses, and after them."""
    condition, effects = node.condition, node.effects
    damage = any(isinstance(effect, DamageWith) for effect in effects)
    if condition is None:
        if any(isinstance(effect, ExtraInk) for effect in effects):
            return [Saying("your-turn")], []
        if damage:
            return [Saying("in-challenges")], []
        once = any(isinstance(effect, PayLess) and effect.once for effect in effects)
        return [Saying("once-your-turn")] if once else [], []
    offers = all(isinstance(effect, OFFERS) for effect in effects)
    if damage and isinstance(condition, InChallenge):
        return [Saying("in-challenges")], []
    if isinstance(condition, Not) and barred(condition, effects):
        unless = conditions.condition(say, condition.of)
        return [], [Saying("unless", when=replace(unless, known=windows.is_of_this(condition.of)))]
    if own_doing(condition):
        tails = [] if offers else [Saying("this-turn")]
        return [clause(say, "if", condition)], tails
    if isinstance(condition, Both) and anyones(condition):
        turn, have = condition.parts
        return [in_window(say, turn), clause(say, "while-any", have)], []
    if isinstance(condition, YourTurn) or not offers:
        own = all(isinstance(getattr(effect, "to", None), This) for effect in effects)
        return [in_window(say, condition, own)], []
    if isinstance(condition, Both) and isinstance(condition.parts[0], YourTurn):
        turn, *rest = condition.parts
        return [in_window(say, turn), clause(say, "if", *rest)], []
    long = any(isinstance(effect, PlayFrom) for effect in effects)
    return [clause(say, "while" if long else "if", condition)], []


def clause(say: Speaker, how: str, *parts: Condition) -> Saying:
    made = tuple([conditions.condition(say, part) for part in parts])
    return Saying(how, when=made[0] if len(made) == 1 else Saying("and", parts=made))


def barred(condition: Not, effects: tuple[StaticEffect, ...]) -> bool:
    """Only prohibitions, unless something is so. What players may not do, or which cards may not
    challenge, while nobody has such a card, is said with "while"."""
    if isinstance(condition.of, YourTurn):
        return False
    cants = [effect for effect in effects if isinstance(effect, Cant)]
    if isinstance(condition.of, Have):
        if any(e.players != NONE or e.against is not None for e in cants):
            return False
    return all(isinstance(effect, (Cant, EnterExerted)) for effect in effects)


def in_window(say: Speaker, node: Condition, own: bool = True) -> Saying:
    """`own`: it is said of this card without naming it."""
    return Saying("window", parts=(windows.window(say, node, own),), index=int(own))


def named_in(node: Condition, own: int) -> bool:
    """The condition names this card; "while challenging" need not."""
    silent = isinstance(node, InChallenge) and node.role != 0 and own == 1
    return windows.is_of_this(node) and not silent


def anyones(node: Both) -> bool:
    """During your turn, while somebody has such a card."""
    first, *rest = node.parts
    if not isinstance(first, YourTurn) or len(rest) != 1 or not isinstance(rest[0], Have):
        return False
    return rest[0].filter.owner == Owner.ANY


def own_doing(node: Condition) -> bool:
    """What you have done this turn: it holds for the rest of it."""
    if not isinstance(node, Compare) or not isinstance(node.left, Happened):
        return False
    return node.left.by == Owner.YOURS and node.left.kind in (Kind.PLAYED, Kind.DISCARDED)


def the_only(node: Static) -> bool:
    """While you have only 1 character here, they get …: the group is that one card."""
    if not isinstance(node.condition, Have) or node.condition.most != 1:
        return False
    f = node.condition.filter
    return all(isinstance(e, (Modify, Gain)) and e.to == All(f) for e in node.effects)


def being_challenged(effect: StaticEffect) -> StaticEffect | None:
    """The effect without "being challenged", if it is about such characters only."""
    if not isinstance(effect, (Gain, Modify)) or not isinstance(effect.to, All):
        return None
    f = effect.to.filter
    if f.tests != (InChallenge(Candidate(), 2),) or f == Filter(types=f.types, tests=f.tests):
        return None
    return replace(effect, to=All(replace(f, tests=())))


def first_played(node: Static) -> PayLess | None:
    """You pay 1 less for the first action you play each turn: none was played before."""
    if not isinstance(node.condition, Not) or not isinstance(node.condition.of, Compare):
        return None
    before, less = node.condition.of.left, node.effects[0]
    if not isinstance(before, Happened) or not isinstance(less, PayLess) or less.what is None:
        return None
    kind = Filter(types=less.what.types, zone=Zone.ANYWHERE)
    return less if before.kind == Kind.PLAYED and before.subject == kind else None
