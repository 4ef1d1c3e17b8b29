"""`StaticEffect` nodes that say something of cards: a subject and its predicates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability import statics as nodes
from tintero.ability.base import Condition, Quantity, Selector, StaticEffect
from tintero.ability.conditions import Not
from tintero.ability.filters import Filter
from tintero.ability.quantities import Times
from tintero.ability.render.plan import conditions, costs, filters, quantities, rules, selectors
from tintero.ability.render.plan.parts_of_speech import THAT_CARD, Head, Noun, Number, Saying
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.ability.selectors import All, This
from tintero.vocab import KEYWORD_NAMES, NONE, STAT_NAMES, Act, Allow, CardType, Deny, Stat

# By the numbers of `Until`: how long.
LASTING: Final = ("", "turn", "your-next-turn", "their-next-turn", "challenge", "in-play")
REST_OF_TURN: Final = "rest-of-turn"
ACTS: Final = {Act.CHALLENGE: "challenge", Act.QUEST: "quest"}
# By their numbers: what cards or players may not do, and what cards may.
DENIED: Final = (
    *("quest", "challenge", "be-challenged", "ready", "ready-at-start", "sing", "play"),
    *("be-chosen", "move", "be-dealt-damage", "gain-lore", "lose-lore", "remove-damage", "exert"),
    *("ink", "use"),
)
ALLOWED: Final = (
    *("challenge-ready", "quest-drying", "challenge-drying", "ignore-evasive", "move-free"),
)


def lasting(until: int) -> str:
    return word(LASTING, until, "duration")


def statics(
    say: Speaker,
    effects: tuple[StaticEffect, ...],
    to: Noun | None = None,
    until: str = "",
    their_turn: bool = False,
) -> list[Saying]:
    """The effects as clauses, neighbours with one subject put together ("standing", `parts`).

    `to` is the group a resolved effect hands them to; without it each effect names its own.
    """
    match effects:
        case (nodes.ChallengeCost() as cost, other) if other == replace(cost, quest=not cost.quest):
            return [replace(rules.challenge_cost(say, cost, to, "both"), until=until)]
    out: list[Saying] = []
    for node in effects:
        target = of_cards(node, to is not None)
        others = of_others(say, node) if to is None else None
        if others is not None:
            out.append(others)
        elif isinstance(node, nodes.NextPlayed):
            out.append(next_played(say, node))
        elif target is None:
            out.append(replace(rules.rule(say, node, to, their_turn), until=until))
        else:
            who = to if to is not None else selectors.subject(say, target)
            made = predicate(say, node, who, their_turn)
            if isinstance(node, nodes.Floor):
                out.append(replace(made, subject=who, until=until))
            elif out and out[-1].verb == "standing" and out[-1].subject == who:
                out[-1] = replace(out[-1], parts=(*out[-1].parts, made))
            else:
                out.append(Saying("standing", who, parts=(made,), until=until))
    return [of_this_challenge(made) for made in out]


def of_this_challenge(made: Saying) -> Saying:
    """ "Takes no damage from the challenge": how long that lasts is said with it."""
    match made:
        case Saying(
            until="challenge", parts=(*before, Saying("no-damage", how="challenges") as last)
        ):
            parts = (*before, replace(last, how="this-challenge"))
            return replace(made, parts=parts, until="")
        case _:
            return made


def of_cards(node: StaticEffect, given: bool = False) -> Selector | None:
    """The cards whose predicate the effect is, or None when it is a rule of its own."""
    match node:
        case nodes.MustAct(to=This()) if not given:
            return None
        case nodes.Cant(players=who) if who != NONE:
            return None
        case nodes.Instead(effect=None, once=False, first=False, would=would):
            # It simply takes no damage.
            damage = would in (nodes.Would.BE_DEALT_DAMAGE, nodes.Would.TAKE_DAMAGE)
            return node.to if damage else None
        case nodes.Instead():
            return None
        case _:
            to: Selector | None = getattr(node, "to", None)
            return to if type(node) in PREDICATES else None


def of_others(say: Speaker, node: StaticEffect) -> Saying | None:
    """Prohibitions on a group that are said of others: of who chooses, of the counters."""
    match node:
        case nodes.Cant(deny=Deny.BE_CHOSEN, to=All() as cards, against=None, if_=None):
            what = selectors.subject(say, cards)
            return Saying("opponents-cant-choose", rules.OPPONENTS, what)
        case nodes.Cant(deny=Deny.REMOVE_DAMAGE, to=All() as cards) if cards == All(Filter()):
            return Saying("damage-stays", Noun("damage-counters", plural=True))
        case _:
            return None


def next_played(say: Speaker, node: nodes.NextPlayed) -> Saying:
    """The next character you play this turn enters play exerted and gains …."""
    one = Noun("unsaid", head=filters.head(node.what))
    own = tuple([effect for effect in node.effects if of_cards(effect, True) is not None])
    rest = tuple([effect for effect in node.effects if of_cards(effect, True) is None])
    until = lasting(node.until)
    parts = [Saying("enter-exerted", one)] if node.exerted else []
    parts += statics(say, own, one, until) + statics(say, rest, THAT_CARD, until)
    what = filters.things(say, costs.played(node.what))
    return Saying("next-played", things=what, parts=tuple(parts))


# --- predicates -------------------------------------------------------------------------------


def predicate(say: Speaker, node: StaticEffect, who: Noun, their_turn: bool = False) -> Saying:
    if isinstance(node, nodes.Cant):
        return cant(say, node, who, their_turn)
    return PREDICATES[type(node)](say, node, who)


def gain(say: Speaker, node: nodes.Gain, who: Noun) -> Saying:
    times = None if node.times == 1 else quantities.number(say, node.times)
    handed = Noun("handed", ability=node.ability, index=type_of(say, who))
    return Saying("gain", object=handed, number=times)


def named(verb: str, keyword: int) -> Saying:
    return Saying(verb, name=word(KEYWORD_NAMES, keyword, "keyword"))


def of_stat(verb: str, stat: int, least: int = NONE) -> Saying:
    word(STAT_NAMES, stat, "stat")
    return Saying(verb, index=stat, op=least)


def no_damage(say: Speaker, node: nodes.Instead, who: Noun) -> Saying:
    when = each_if(say, node.if_, who)
    where = "challenges" if node.in_challenge and when is None else ""
    return Saying("no-damage", how=where, when=when)


def act(number: int, what: str) -> str:
    if number not in ACTS:
        raise RenderError(f"no act that can be {what} has the number {number}")
    return ACTS[number]


def modify(say: Speaker, node: nodes.Modify, who: Noun) -> Saying:
    word(STAT_NAMES, node.stat, "stat")
    when = each_if(say, node.if_, who)
    amount: Quantity | int = node.amount
    verb = "sing-more" if node.stat == Stat.SING_COST else "get"
    if verb == "get" and isinstance(amount, Times) and amount.by == -1:
        verb, amount = "lose-stat", amount.of
    return Saying(verb, index=node.stat, number=quantities.number(say, amount), when=when)


def each_if(say: Speaker, if_: Condition | None, who: Noun) -> Saying | None:
    """A condition read for each card; `no`: unless it holds."""
    if if_ is None:
        return None
    inner = if_.of if isinstance(if_, Not) else if_
    made = conditions.of_candidate(say, inner, who.plural, head_of(say, who))
    return Saying("each-if", no=isinstance(if_, Not), parts=(made,))


def head_of(say: Speaker, who: Noun) -> Head:
    """The noun of the cards, also of this one."""
    if who.how == "this":
        return Head((filters.TYPES[say.type],))
    return who.head


def type_of(say: Speaker, who: Noun) -> int:
    """What "this …" is in an ability handed to those cards."""
    head = who.head
    if head.alone and head.names[0] in filters.TYPES:
        return filters.TYPES.index(head.names[0])
    return say.type if say.type != CardType.ACTION else CardType.CHARACTER


def cant(say: Speaker, node: nodes.Cant, who: Noun, their_turn: bool = False) -> Saying:
    verb = "cant-" + word(DENIED, node.deny, "prohibition")
    against = filters.things(say, node.against) if node.against is not None else None
    how = ""
    if node.deny == Deny.READY_AT_START:
        # CR 6.1.13: whose turns those are.
        yours = who.mine and not their_turn and not say.heard
        people = "character" in head_of(say, who).names
        how = "yours" if yours else "players" if who.plural and not people else "theirs"
        how += "-next" if their_turn else ""
    return Saying(verb, things=against, how=how, when=each_if(say, node.if_, who))


def can(say: Speaker, node: nodes.Can, who: Noun) -> Saying:
    verb = "can-" + word(ALLOWED, node.allow, "permission")
    if node.allow == Allow.MOVE_FREE and node.here:
        return Saying("can-move-here-free")
    if node.against is None:
        return Saying(verb)
    ready = replace(node.against, exerted=0)
    what = ready if node.allow == Allow.CHALLENGE_READY else node.against
    return Saying(verb, things=filters.things(say, what))


PREDICATES: Final[dict[type[StaticEffect], Callable[[Speaker, Any, Noun], Saying]]] = {
    nodes.Modify: modify,
    nodes.Gain: gain,
    nodes.Lose: lambda say, node, who: (
        Saying("lose-keywords") if node.keyword == NONE else named("lose", node.keyword)
    ),
    nodes.CantGain: lambda say, node, who: named("cant-gain", node.keyword),
    nodes.LoseAbility: lambda say, node, who: Saying("lose-ability", name=node.name),
    nodes.GainClass: lambda say, node, who: Saying("gain-class", name=node.classification),
    nodes.AlsoNamed: lambda say, node, who: Saying(
        "named-for-shift" if node.shift_only else "also-named", name=node.name
    ),
    nodes.Cant: cant,
    nodes.Can: can,
    nodes.MustAct: lambda say, node, who: Saying("must", how=act(node.act, "a duty")),
    nodes.SingAs: lambda say, node, who: Saying("sing-as", number=Number(n=node.cost)),
    nodes.DamageWith: lambda say, node, who: of_stat("damage-with", node.stat),
    nodes.Floor: lambda say, node, who: of_stat(
        "floor-printed" if node.least == NONE else "floor", node.stat, node.least
    ),
    nodes.Instead: no_damage,
}
