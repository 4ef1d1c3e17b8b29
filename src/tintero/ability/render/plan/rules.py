"""`StaticEffect` nodes that are rules of their own: entering play, replacements, players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Effect, StaticEffect
from tintero.ability.effects import Put
from tintero.ability.render.plan import costs, filters, quantities, selectors, sentences, statics
from tintero.ability.render.plan.parts_of_speech import CHARACTER, YOU, Noun, Number, Saying
from tintero.ability.render.speaker import RenderError, Speaker, unknown, word
from tintero.ability.selectors import All, EventCard, This
from tintero.ability.statics import (
    ActLimit,
    Cant,
    ChallengeCost,
    CountsInkable,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Guard,
    InkExerted,
    InkFrom,
    Instead,
    MustAct,
    MustChoose,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
    ReadyLimit,
    ReduceDamage,
    ShiftBase,
    Skip,
    TopFaceup,
    UseForFree,
    WinAt,
    Would,
)
from tintero.vocab import STEP_NAMES, Owner

THIS: Final = Noun("this", mine=True)
OPPONENTS: Final = Noun("opponents", plural=True)
PLAYERS: Final = {
    Owner.YOURS: YOU,
    Owner.OPPOSING: OPPONENTS,
    Owner.THEIRS: Noun("they", plural=True),
}
ONE_BY_ONE: Final = PLAYERS | {Owner.OPPOSING: Noun("each-opponent")}
WOULD: Final = {
    Would.BE_DEALT_DAMAGE: "would-be-dealt",
    Would.TAKE_DAMAGE: "would-take",
    Would.BE_BANISHED: "would-be-banished",
}
WELLS: Final = {Owner.YOURS: "yours", Owner.OPPOSING: "opponents"}


def players(owner: int) -> Noun:
    """The players a rule speaks of."""
    return PLAYERS.get(owner, Noun("players", plural=True))


def one_by_one(owner: int) -> Noun:
    """The same, each for themselves."""
    return ONE_BY_ONE.get(owner, Noun("each-player"))


def steps(say: Speaker, *effects: Effect) -> tuple[Saying, ...]:
    """Instructions inside a rule."""
    return tuple([made for effect in effects for made in sentences.clauses(say, effect)])


def rule(say: Speaker, node: StaticEffect, to: Noun | None, their_turn: bool = False) -> Saying:
    """`to`: the cards a resolved effect hands it to, in place of its own. `their_turn`: it is
    about the next turn."""
    if isinstance(node, Cant):
        return denied(say, node)
    if isinstance(node, PayLess):
        return costs.pay_less(say, node)
    if isinstance(node, PlayFor):
        return costs.offer(say, node)
    if isinstance(node, (PlayFrom, PlayOnlyIf)):
        return costs.playing(say, node)
    if isinstance(node, (EnterExerted, EnterDamaged)):
        return entering(say, node)
    if isinstance(node, Instead):
        return instead(say, node, to)
    if isinstance(node, ChallengeCost):
        return challenge_cost(say, node, to, "quest" if node.quest else "challenge")
    if isinstance(node, (MustChoose, Guard, MustAct, ShiftBase, ReduceDamage)):
        return about(say, node, to if to is not None else selectors.subject(say, node.to))
    return of_players(say, node, their_turn)


def denied(say: Speaker, node: Cant) -> Saying:
    """What players may not do, and with which cards."""
    verb = "denied-" + word(statics.DENIED, node.deny, "prohibition")
    what = filters.things(say, node.what) if node.what is not None else None
    if node.if_ is None:
        return Saying(verb, players(node.players), things=what)
    before, say.they = say.they, Noun("one-of-them")
    when = statics.each_if(say, node.if_, Noun("each-one", head=CHARACTER))
    say.they = before
    return Saying(verb, one_by_one(node.players), things=what, when=when)


def challenge_cost(say: Speaker, node: ChallengeCost, to: Noun | None, how: str) -> Saying:
    who = to if to is not None else selectors.subject(say, node.to)
    return Saying("cant-unless-paid", who, how=how, steps=steps(say, *node.costs))


# --- entering play, replacements --------------------------------------------------------------


def entering(say: Speaker, node: EnterExerted | EnterDamaged) -> Saying:
    who = THIS
    if node.what is not None:
        who = Noun("group", filters.things(say, node.what), filters.head(node.what), plural=True)
    if isinstance(node, EnterDamaged):
        return Saying("enter-damaged", who, number=quantities.amount(say, node.amount))
    verb = "may-enter-exerted" if node.may else "enter-exerted"
    if node.then is None:
        return Saying(verb, who)
    return Saying(verb + "-then", who, steps=steps(say, node.then))


def instead(say: Speaker, node: Instead, to: Noun | None) -> Saying:
    """CR 6.5: what happens in place of something else."""
    if node.would == Would.BE_DISCARDED:
        return Saying("would-discard")
    if node.would == Would.GET_DROPS:
        then = steps(say, node.effect) if node.effect is not None else ()
        how = "may" if node.may else ""
        verb = "would-get-drops" if then else "would-get-no-drops"
        return Saying(verb, object=players(node.players), how=how, steps=then)
    if node.would not in WOULD:
        raise RenderError(f"no replaced event has the number {node.would}")
    who = to if to is not None else selectors.subject(say, node.to)
    if to is None and isinstance(node.to, All):
        f = node.to.filter
        who = Noun("some", filters.things(say, f), filters.head(f), mine=who.mine)
    before = say.event
    again = who if who.how == "this" else Noun("that", head=CHARACTER, mine=who.mine)
    say.event = again
    effect = node.effect
    if isinstance(effect, Put) and isinstance(effect.what, This) and who.how == "this":
        effect = replace(effect, what=EventCard())
        say.event = Noun("itself", mine=True)
    then = steps(say, effect) if effect is not None else ()
    say.event = before
    how = "next-time" if node.once else "first-time" if node.first else ""
    challenge = int(node.in_challenge)
    return Saying(WOULD[node.would], object=who, how=how, index=challenge, steps=then)


# --- rules about certain cards, and about players ---------------------------------------------


def about(
    say: Speaker, node: MustChoose | Guard | MustAct | ShiftBase | ReduceDamage, what: Noun
) -> Saying:
    if isinstance(node, MustChoose):
        return Saying("must-choose", OPPONENTS, what)
    if isinstance(node, Guard):
        return Saying("guard-this" if what.how == "this" else "guard", OPPONENTS, what)
    if isinstance(node, ShiftBase):
        return Saying("shift-any-name" if node.by_name else "shift-onto", YOU, what)
    if isinstance(node, ReduceDamage):
        return Saying("reduce-damage", object=what, number=quantities.number(say, node.amount))
    return Saying("cant-end-turn", YOU, what, how=statics.act(node.act, "a duty"))


def of_players(say: Speaker, node: StaticEffect, their_turn: bool) -> Saying:
    if isinstance(node, InkExerted):
        return Saying("ink-exerted", Noun("cards", plural=True), how=WELLS.get(node.players, "all"))
    if isinstance(node, ExtraInk):
        return Saying("extra-ink", YOU, number=Number(n=node.count))
    if isinstance(node, WinAt):
        return Saying("win-at", players(node.players), number=Number(n=node.lore))
    if isinstance(node, Skip):
        word(STEP_NAMES, node.step, "step")
        if node.players == Owner.YOURS:
            return Saying("skip-yours", index=node.step)
        return Saying("skip", players(node.players), index=node.step)
    if isinstance(node, ReadyLimit):
        turn = "yours" if node.players == Owner.YOURS else "next" if their_turn else ""
        who = one_by_one(node.players)
        return Saying("ready-limit", who, number=Number(n=node.count), how=turn)
    if isinstance(node, TopFaceup):
        return Saying("top-faceup", one_by_one(node.players))
    if isinstance(node, CountsInkable):
        what = filters.things(say, node.what)
        return Saying("counts-inkable", Noun("every", what, what.head, plural=True))
    if isinstance(node, InkFrom):
        return Saying("ink-from", YOU, things=filters.things(say, node.what))
    if isinstance(node, UseForFree):
        return Saying("use-free", YOU, selectors.subject(say, node.to), name=node.name)
    if isinstance(node, ActLimit):
        so_many, how = Noun("unsaid", plural=node.count != 1), statics.act(node.act, "limited")
        return Saying("act-limit", so_many, number=Number(n=node.count), how=how)
    raise unknown(node)
