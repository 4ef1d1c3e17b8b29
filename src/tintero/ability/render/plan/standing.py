"""`Static`: standing text, with its condition."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability import statics as nodes
from tintero.ability.abilities import Static
from tintero.ability.base import Condition, StaticEffect
from tintero.ability.conditions import Both, Compare, Have, InChallenge, Not, YourTurn
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened
from tintero.ability.render.plan import conditions, costs, statics, windows
from tintero.ability.render.plan.parts_of_speech import CHARACTER, Noun, Saying
from tintero.ability.render.speaker import RenderError, Speaker
from tintero.ability.selectors import All, Candidate, This
from tintero.events import Kind
from tintero.vocab import NONE, Owner, Zone

OFFERS: Final = (
    nodes.PayLess,
    nodes.PlayFor,
    nodes.PlayFrom,
    nodes.EnterExerted,
    nodes.EnterDamaged,
)
THE_ONLY_ONE: Final = Noun("the-only-one", head=CHARACTER, plural=True)


def static(say: Speaker, node: Static) -> Saying:
    """Clauses (`parts`), and when all of them hold (`tail`), which is said before them or after.

    `known`: that names this card, which need not be named again."""
    leads: list[Saying] = []
    if node.zone not in (Zone.PLAY, Zone.ANYWHERE):
        leads.append(Saying("in-zone", index=windows.from_zone(say, node.zone)))
    elif node.zone == Zone.ANYWHERE and all(isinstance(e, nodes.Gain) for e in node.effects):
        say.gone = True  # wherever it is, it is a card
    if not node.effects:
        raise RenderError("a static ability without effects")
    challenged = [being_challenged(effect) for effect in node.effects]
    if all(challenged):
        node = replace(node, effects=tuple([e for e in challenged if e is not None]))
        leads.append(Saying("being-challenged"))
    made = statics.statics(say, node.effects, THE_ONLY_ONE if the_only(node) else None)
    match node:
        # You pay 1 less for the first action you play each turn: none was played before.
        case Static(
            condition=Not(of=Compare(left=Happened(kind=Kind.PLAYED, subject=Filter() as before))),
            effects=(nodes.PayLess(what=Filter() as what) as less, *_),
        ) if before == Filter(types=what.types, zone=Zone.ANYWHERE):
            return Saying("standing-text", parts=(costs.pay_less(say, less, True),))
    leads += when(say, node)
    if not leads and len(made) == 2:
        one, two = [said.subject for said in made]
        if one == two and one is not None and one.how == "this":
            made[1] = replace(made[1], known=True)
    alone = len(leads) == 1 and leads[0].verb == "window"
    about_this = alone and windows.is_of_this(node.condition)
    if isinstance(node.condition, InChallenge) and node.condition.role and leads[-1].index:
        about_this = False  # "while challenging" does not name it
    return Saying("standing-text", parts=tuple(made), tail=tuple(leads), known=about_this)


def when(say: Speaker, node: Static) -> list[Saying]:
    """What the condition says."""
    effects = node.effects
    damage = any(isinstance(effect, nodes.DamageWith) for effect in effects)
    offers = all(isinstance(effect, OFFERS) for effect in effects)
    match node.condition:
        case None | InChallenge() if damage:
            return [Saying("in-challenges")]
        case None if any(isinstance(effect, nodes.ExtraInk) for effect in effects):
            return [Saying("your-turn")]
        case None:
            once = any(isinstance(effect, nodes.PayLess) and effect.once for effect in effects)
            return [Saying("once-your-turn")] if once else []
        case Not(of=inner) if barred(inner, effects):
            unless = replace(conditions.condition(say, inner), known=windows.is_of_this(inner))
            return [Saying("unless", when=unless)]
        case Compare(left=Happened(by=Owner.YOURS, kind=Kind.PLAYED | Kind.DISCARDED)) as done:
            # What you have done this turn holds for the rest of it.
            this_turn = [] if offers else [Saying("this-turn")]
            return [clause(say, "if", done), *this_turn]
        case Both(parts=(YourTurn() as turn, Have(filter=Filter(owner=Owner.ANY)) as have)):
            return [in_window(say, turn), clause(say, "while-any", have)]
        case Both(parts=(YourTurn() as turn, *rest)) if offers:
            return [in_window(say, turn), clause(say, "if", *rest)]
        case condition if offers and not isinstance(condition, YourTurn):
            long = any(isinstance(effect, nodes.PlayFrom) for effect in effects)
            return [clause(say, "while" if long else "if", condition)]
        case condition:
            own = all(isinstance(getattr(effect, "to", None), This) for effect in effects)
            return [in_window(say, condition, own)]


def clause(say: Speaker, how: str, *parts: Condition) -> Saying:
    made = tuple([conditions.condition(say, part) for part in parts])
    return Saying(how, when=made[0] if len(made) == 1 else Saying("and", parts=made))


def barred(unless: Condition, effects: tuple[StaticEffect, ...]) -> bool:
    """Only prohibitions, unless something is so. What players may not do, or which cards may not
    challenge, while nobody has such a card, is said with "while"."""
    cants = [effect for effect in effects if isinstance(effect, nodes.Cant)]
    apart = any(e.players != NONE or e.against is not None for e in cants)
    if isinstance(unless, YourTurn) or (isinstance(unless, Have) and apart):
        return False
    return all(isinstance(effect, (nodes.Cant, nodes.EnterExerted)) for effect in effects)


def in_window(say: Speaker, node: Condition, own: bool = True) -> Saying:
    """`own`: it is said of this card without naming it."""
    return Saying("window", parts=(windows.window(say, node, own),), index=int(own))


def the_only(node: Static) -> bool:
    """While you have only 1 character here, they get …: the group is that one card."""
    match node.condition:
        case Have(most=1, filter=f):
            givers = (nodes.Modify, nodes.Gain)
            return all(isinstance(e, givers) and e.to == All(f) for e in node.effects)
        case _:
            return False


def being_challenged(effect: StaticEffect) -> StaticEffect | None:
    """The effect without "being challenged", if it is about such characters only."""
    match effect:
        case nodes.Gain(to=All(filter=f)) | nodes.Modify(to=All(filter=f)):
            alone = f == Filter(types=f.types, tests=f.tests)
            only = f.tests == (InChallenge(Candidate(), 2),) and not alone
            return replace(effect, to=All(replace(f, tests=()))) if only else None
        case _:
            return None
