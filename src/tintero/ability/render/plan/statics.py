"""`StaticEffect` nodes that say something of cards: a subject and its predicates."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Condition, Quantity, Selector, StaticEffect
from tintero.ability.conditions import Not
from tintero.ability.filters import Filter
from tintero.ability.quantities import Times
from tintero.ability.render.plan import conditions, costs, filters, quantities, rules, selectors
from tintero.ability.render.plan.parts_of_speech import THAT_CARD, Head, Noun, Number, Saying
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.ability.selectors import All, This
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    Cant,
    CantGain,
    ChallengeCost,
    DamageWith,
    Floor,
    Gain,
    GainClass,
    Instead,
    Lose,
    LoseAbility,
    Modify,
    MustAct,
    NextPlayed,
    SingAs,
    Would,
)
from tintero.vocab import (
    KEYWORD_NAMES,
    NONE,
    STAT_NAMES,
    Act,
    Allow,
    CardType,
    Deny,
    Stat,
    Until,
)

OF_CARDS: Final = (
    *(Modify, Gain, Lose, CantGain, LoseAbility, GainClass, AlsoNamed, Can, DamageWith, SingAs),
    Floor,
)
LASTING: Final = {
    Until.FOREVER: "",
    Until.END_OF_TURN: "turn",
    Until.YOUR_NEXT_TURN: "your-next-turn",
    Until.THEIR_NEXT_TURN: "their-next-turn",
    Until.CHALLENGE: "challenge",
    Until.WHILE_IN_PLAY: "in-play",
}
REST_OF_TURN: Final = "rest-of-turn"
ACTS: Final = {Act.CHALLENGE: "challenge", Act.QUEST: "quest"}
# What cards or players may not do, and what cards may.
DENIED: Final = (
    *("quest", "challenge", "be-challenged", "ready", "ready-at-start", "sing", "play"),
    *("be-chosen", "move", "be-dealt-damage", "gain-lore", "lose-lore", "remove-damage", "exert"),
    *("ink", "use"),
)
ALLOWED: Final = {
    Allow.CHALLENGE_READY: "challenge-ready",
    Allow.QUEST_WHILE_DRYING: "quest-drying",
    Allow.CHALLENGE_WHILE_DRYING: "challenge-drying",
    Allow.IGNORE_EVASIVE: "ignore-evasive",
    Allow.MOVE_FREE: "move-free",
}


def lasting(until: int) -> str:
    if until not in LASTING:
        raise RenderError(f"no duration has the number {until}")
    return LASTING[until]


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
    if len(effects) == 2:
        first, second = effects
        if isinstance(first, ChallengeCost) and second == replace(first, quest=not first.quest):
            return [replace(rules.challenge_cost(say, first, to, "both"), until=until)]
    out: list[Saying] = []
    for node in effects:
        target = of_cards(node, to is not None)
        others = of_others(say, node) if to is None and isinstance(node, Cant) else None
        if others is not None:
            out.append(others)
        elif isinstance(node, NextPlayed):
            out.append(next_played(say, node))
        elif target is None:
            out.append(replace(rules.rule(say, node, to, their_turn), until=until))
        else:
            who = to if to is not None else selectors.subject(say, target)
            made = predicate(say, node, who, their_turn)
            if isinstance(node, Floor):
                out.append(replace(made, subject=who, until=until))
            elif out and out[-1].verb == "standing" and out[-1].subject == who:
                out[-1] = replace(out[-1], parts=(*out[-1].parts, made))
            else:
                out.append(Saying("standing", who, parts=(made,), until=until))
    return [of_this_challenge(made) for made in out]


def of_this_challenge(made: Saying) -> Saying:
    """ "Takes no damage from the challenge": how long that lasts is said with it."""
    *before, last = made.parts or (made,)
    if made.until != "challenge" or last.verb != "no-damage" or last.how != "challenges":
        return made
    return replace(made, parts=(*before, replace(last, how="this-challenge")), until="")


def of_cards(node: StaticEffect, given: bool = False) -> Selector | None:
    """The cards whose predicate the effect is, or None when it is a rule of its own."""
    if isinstance(node, OF_CARDS):
        return node.to
    if isinstance(node, MustAct) and (given or not isinstance(node.to, This)):
        return node.to
    if isinstance(node, Cant):
        return node.to if node.players == NONE else None
    return node.to if isinstance(node, Instead) and no_damage(node) else None


def no_damage(node: Instead) -> bool:
    """A replacement that simply takes no damage."""
    damage = node.would in (Would.BE_DEALT_DAMAGE, Would.TAKE_DAMAGE)
    return node.effect is None and not node.once and not node.first and damage


def of_others(say: Speaker, node: Cant) -> Saying | None:
    """Prohibitions on a group that are said of others: of who chooses, of the counters."""
    if not isinstance(node.to, All) or node.against is not None or node.if_ is not None:
        return None
    if node.deny == Deny.BE_CHOSEN:
        what = selectors.subject(say, node.to)
        return Saying("opponents-cant-choose", rules.OPPONENTS, what)
    if node.deny == Deny.REMOVE_DAMAGE and node.to == All(Filter()):
        return Saying("damage-stays", Noun("damage-counters", plural=True))
    return None


def next_played(say: Speaker, node: NextPlayed) -> Saying:
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
    if isinstance(node, Modify):
        return modify(say, node, who)
    if isinstance(node, Gain):
        times = None if node.times == 1 else quantities.number(say, node.times)
        handed = Noun("handed", ability=node.ability, index=type_of(say, who))
        return Saying("gain", object=handed, number=times)
    if isinstance(node, Lose) and node.keyword == NONE:
        return Saying("lose-keywords")
    if isinstance(node, (Lose, CantGain)):
        verb = "lose" if isinstance(node, Lose) else "cant-gain"
        return Saying(verb, name=word(KEYWORD_NAMES, node.keyword, "keyword"))
    if isinstance(node, LoseAbility):
        return Saying("lose-ability", name=node.name)
    if isinstance(node, GainClass):
        return Saying("gain-class", name=node.classification)
    if isinstance(node, AlsoNamed):
        return Saying("named-for-shift" if node.shift_only else "also-named", name=node.name)
    if isinstance(node, Cant):
        return cant(say, node, who, their_turn)
    if isinstance(node, Can):
        return can(say, node)
    if isinstance(node, MustAct):
        return Saying("must", how=act(node.act, "a duty"))
    if isinstance(node, SingAs):
        return Saying("sing-as", number=Number(n=node.cost))
    if isinstance(node, DamageWith):
        word(STAT_NAMES, node.stat, "stat")
        return Saying("damage-with", index=node.stat)
    if isinstance(node, Floor):
        word(STAT_NAMES, node.stat, "stat")
        printed = node.least == NONE
        return Saying("floor-printed" if printed else "floor", index=node.stat, op=node.least)
    if isinstance(node, Instead):
        when = each_if(say, node.if_, who)
        where = "challenges" if node.in_challenge and when is None else ""
        return Saying("no-damage", how=where, when=when)
    raise RenderError(f"{type(node).__name__} has no predicate")


def act(number: int, what: str) -> str:
    if number not in ACTS:
        raise RenderError(f"no act that can be {what} has the number {number}")
    return ACTS[number]


def modify(say: Speaker, node: Modify, who: Noun) -> Saying:
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


def cant(say: Speaker, node: Cant, who: Noun, their_turn: bool) -> Saying:
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


def can(say: Speaker, node: Can) -> Saying:
    if node.allow not in ALLOWED:
        raise RenderError(f"no permission has the number {node.allow}")
    verb = "can-" + ALLOWED[node.allow]
    if node.allow == Allow.MOVE_FREE and node.here:
        return Saying("can-move-here-free")
    if node.against is None:
        return Saying(verb)
    ready = replace(node.against, exerted=0)
    what = ready if node.allow == Allow.CHALLENGE_READY else node.against
    return Saying(verb, things=filters.things(say, what))
