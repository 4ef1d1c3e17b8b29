"""`StaticEffect` nodes that are rules of their own: entering play, replacements, players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from tintero.ability import statics as nodes
from tintero.ability.base import Effect, StaticEffect
from tintero.ability.effects import Put
from tintero.ability.render.plan import costs, filters, quantities, selectors, sentences, statics
from tintero.ability.render.plan.parts_of_speech import CHARACTER, THIS, YOU, Noun, Number, Saying
from tintero.ability.render.plan.players import OPPONENTS as OPPONENTS
from tintero.ability.render.plan.players import THEY
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.selectors import All, EventCard, This
from tintero.vocab import STEP_NAMES, Owner

PLAYERS: Final = {
    Owner.YOURS: YOU,
    Owner.OPPOSING: OPPONENTS,
    Owner.THEIRS: THEY,
}
ONE_BY_ONE: Final = PLAYERS | {Owner.OPPOSING: Noun("each-opponent")}
WOULD: Final = ("would-be-dealt", "would-take", "would-be-banished")  # by `Would`
WELLS: Final = {Owner.YOURS: "yours", Owner.OPPOSING: "opponents"}


def players(owner: int) -> Noun:
    """The players a rule speaks of."""
    return PLAYERS.get(owner, Noun("players", plural=True))


def one_by_one(owner: int) -> Noun:
    """The same, each for themselves."""
    return ONE_BY_ONE.get(owner, Noun("each-player"))


def steps(say: Speaker, *effects: Effect | None) -> tuple[Saying, ...]:
    """Instructions inside a rule."""
    made = [sentences.clauses(say, effect) for effect in effects if effect is not None]
    return tuple(chain(*made))


def rule(say: Speaker, node: StaticEffect, to: Noun | None, their_turn: bool = False) -> Saying:
    """`to`: the cards a resolved effect hands it to, in place of its own. `their_turn`: it is
    about the next turn."""
    match node:
        case nodes.Cant():
            return denied(say, node)
        case nodes.PayLess():
            return costs.pay_less(say, node)
        case nodes.PlayFor():
            return costs.offer(say, node)
        case nodes.PlayFrom() | nodes.PlayOnlyIf():
            return costs.playing(say, node)
        case nodes.EnterExerted() | nodes.EnterDamaged():
            return entering(say, node)
        case nodes.Instead():
            return instead(say, node, to)
        case nodes.ChallengeCost():
            return challenge_cost(say, node, to, "quest" if node.quest else "challenge")
        case nodes.ReadyLimit(count=count, players=owner):
            turn = "yours" if owner == Owner.YOURS else "next" if their_turn else ""
            return Saying("ready-limit", one_by_one(owner), number=Number(n=count), how=turn)
        case _:
            return of_players(say, node) or of_cards(say, node, to)


def denied(say: Speaker, node: nodes.Cant) -> Saying:
    """What players may not do, and with which cards."""
    verb = "denied-" + word(statics.DENIED, node.deny, "prohibition")
    what = filters.things(say, node.what) if node.what is not None else None
    if node.if_ is None:
        return Saying(verb, players(node.players), things=what)
    with say.for_now(they=Noun("one-of-them")):
        when = statics.each_if(say, node.if_, Noun("each-one", head=CHARACTER))
    return Saying(verb, one_by_one(node.players), things=what, when=when)


def challenge_cost(say: Speaker, node: nodes.ChallengeCost, to: Noun | None, how: str) -> Saying:
    who = to if to is not None else selectors.subject(say, node.to)
    return Saying("cant-unless-paid", who, how=how, steps=steps(say, *node.costs))


# --- entering play, replacements --------------------------------------------------------------


def entering(say: Speaker, node: nodes.EnterExerted | nodes.EnterDamaged) -> Saying:
    who = THIS
    if node.what is not None:
        who = selectors.of_sort(say, "group", node.what, plural=True)
    if isinstance(node, nodes.EnterDamaged):
        return Saying("enter-damaged", who, number=quantities.amount(say, node.amount))
    verb = "may-enter-exerted" if node.may else "enter-exerted"
    if node.then is None:
        return Saying(verb, who)
    return Saying(verb + "-then", who, steps=steps(say, node.then))


def instead(say: Speaker, node: nodes.Instead, to: Noun | None) -> Saying:
    """CR 6.5: what happens in place of something else."""
    if node.would == nodes.Would.BE_DISCARDED:
        return Saying("would-discard")
    if node.would == nodes.Would.GET_DROPS:
        then = steps(say, node.effect)
        how = "may" if node.may else ""
        verb = "would-get-drops" if then else "would-get-no-drops"
        return Saying(verb, object=players(node.players), how=how, steps=then)
    verb = word(WOULD, node.would, "replaced event")
    who = to if to is not None else selectors.subject(say, node.to)
    if to is None and isinstance(node.to, All):
        who = replace(selectors.some(say, node.to.filter), mine=who.mine)
    effect, this = node.effect, who.how == "this"
    again = who if this else Noun("that", head=CHARACTER, mine=who.mine)
    if isinstance(effect, Put) and isinstance(effect.what, This) and this:
        effect = replace(effect, what=EventCard())
        again = Noun("itself", mine=True)
    with say.for_now(event=again):
        then = steps(say, effect)
    how = "next-time" if node.once else "first-time" if node.first else ""
    challenge = int(node.in_challenge)
    return Saying(verb, object=who, how=how, index=challenge, steps=then)


# --- rules about certain cards, and about players ---------------------------------------------


def of_players(say: Speaker, node: StaticEffect) -> Saying | None:
    match node:
        case nodes.InkExerted(players=owner):
            return Saying("ink-exerted", Noun("cards", plural=True), how=WELLS.get(owner, "all"))
        case nodes.ExtraInk(count=count):
            return Saying("extra-ink", YOU, number=Number(n=count))
        case nodes.WinAt(players=owner, lore=lore):
            return Saying("win-at", players(owner), number=Number(n=lore))
        case nodes.Skip(players=owner, step=step):
            word(STEP_NAMES, step, "step")
            if owner == Owner.YOURS:
                return Saying("skip-yours", index=step)
            return Saying("skip", players(owner), index=step)
        case nodes.TopFaceup(players=owner):
            return Saying("top-faceup", one_by_one(owner))
        case nodes.CountsInkable():
            what = filters.things(say, node.what)
            return Saying("counts-inkable", Noun("every", what, what.head, plural=True))
        case nodes.InkFrom():
            return Saying("ink-from", YOU, things=filters.things(say, node.what))
        case nodes.ActLimit(count=count):
            so_many, how = Noun("unsaid", plural=count != 1), statics.act(node.act, "limited")
            return Saying("act-limit", so_many, number=Number(n=count), how=how)
        case _:
            return None


def of_cards(say: Speaker, node: Any, to: Noun | None) -> Saying:
    if type(node) not in OF_CARDS:
        raise unknown(node)
    what = to if to is not None else selectors.subject(say, node.to)
    return OF_CARDS[type(node)](say, node, what)


OF_CARDS: Final[dict[type[StaticEffect], Callable[[Speaker, Any, Noun], Saying]]] = {
    nodes.MustChoose: lambda say, node, what: Saying("must-choose", OPPONENTS, what),
    nodes.Guard: lambda say, node, what: Saying(
        "guard-this" if what.how == "this" else "guard", OPPONENTS, what
    ),
    nodes.ShiftBase: lambda say, node, what: Saying(
        "shift-any-name" if node.by_name else "shift-onto", YOU, what
    ),
    nodes.ReduceDamage: lambda say, node, what: Saying(
        "reduce-damage", object=what, number=quantities.number(say, node.amount)
    ),
    nodes.MustAct: lambda say, node, what: Saying(
        "cant-end-turn", YOU, what, how=statics.act(node.act, "a duty")
    ),
    nodes.UseForFree: lambda say, node, what: Saying("use-free", YOU, what, name=node.name),
}
