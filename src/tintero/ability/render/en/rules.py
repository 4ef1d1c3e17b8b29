"""`StaticEffect` nodes that are rules of their own: entering play, replacements, players."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import StaticEffect
from tintero.ability.effects import Put
from tintero.ability.render.en import costs, grants
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.bridge import each_if
from tintero.ability.render.realise.en.words import base_form, join_clauses, players
from tintero.ability.render.speaker import (
    YOU,
    Phrase,
    RenderError,
    Speaker,
    SpokenClause,
    unknown,
    word,
)
from tintero.ability.selectors import All
from tintero.ability.statics import (
    Cant,
    ChallengeCost,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Guard,
    InkExerted,
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
    WinAt,
    Would,
)
from tintero.vocab import STEP_NAMES, Act, Deny, Owner

DENIED: Final = (
    "quest",
    "challenge",
    "be challenged",
    "ready",
    "ready at the start of their turn",
    "sing",
    "play",
    "be chosen",
    "move",
    "be dealt damage",
    "gain lore",
    "lose lore",
    "remove damage",
    "exert",
    "ink",
    "use abilities",
)


def rule(say: Speaker, node: StaticEffect, to: Phrase | None = None) -> list[SpokenClause]:
    """`to`: the cards a resolved effect hands it to, in place of its own."""
    if isinstance(node, Cant):
        if node.if_ is None:
            return [SpokenClause(players(node.players), f"can't {denied(say, node)}")]
        before, say.they = say.they, Phrase("they", True)
        when = each_if(say, node.if_, say.they)
        say.they = before
        return [SpokenClause(one_by_one(node.players), f"can't {denied(say, node)}{when}")]
    if isinstance(node, PayLess):
        who = YOU if node.players == Owner.YOURS else one_by_one(node.players)
        each, text = costs.pay_less(say, node)
        return [SpokenClause(Phrase(f"{each}, {who.text}", you=who.you) if each else who, text)]
    if isinstance(node, PlayFor):
        return [costs.offer(say, node)]
    if isinstance(node, (PlayFrom, PlayOnlyIf)):
        return [SpokenClause(YOU, costs.playing(say, node))]
    if isinstance(node, (EnterExerted, EnterDamaged)):
        return entering(say, node)
    if isinstance(node, Instead):
        return [SpokenClause(Phrase(""), instead(say, node, to))]
    if isinstance(node, ChallengeCost):
        subject = to if to is not None else bridge.subject(say, node.to)
        paid: list[SpokenClause] = []
        for cost in node.costs:
            paid += say.clauses(cost)
        verb = "quest" if node.quest else "challenge"
        if subject.mine:
            text = f"you {base_form(paid, YOU)}"
        else:
            payer = Phrase("their player")
            text = join_clauses([SpokenClause(payer, clause.predicate) for clause in paid])
        return [SpokenClause(subject, f"can't {verb} unless {text}")]
    if isinstance(node, (MustChoose, Guard, MustAct, ShiftBase, ReduceDamage)):
        return [about(say, node, to)]
    if isinstance(node, grants.KINDS):
        return [grants.grant(say, node)]
    return [of_players(node)]


def denied(say: Speaker, node: Cant) -> str:
    """What players may not do, and with which cards."""
    text = word(DENIED, node.deny, "prohibition")
    what = ""
    if node.what is not None and bridge.in_play(node.what) and node.what.owner == Owner.ANY:
        what = bridge.noun(say, node.what, True)
    elif node.what is not None:
        what = bridge.group(say, node.what)
    if node.deny == Deny.PLAY:
        return f"play {what or 'cards'}"
    if node.deny == Deny.INK:
        return f"ink {what or 'cards'}"
    if node.deny == Deny.USE:
        return "use abilities" + (f" of {what}" if what else "")
    if node.deny == Deny.BE_CHOSEN:
        return f"choose {what or 'cards'}"
    if node.deny == Deny.REMOVE_DAMAGE:
        return "remove damage" + (f" from {what}" if what else "")
    return text + (f" with {what}" if what else "")


# --- entering play, replacements --------------------------------------------------------------


def entering(say: Speaker, node: EnterExerted | EnterDamaged) -> list[SpokenClause]:
    if isinstance(node, EnterDamaged):
        text, tail = bridge.amount(say, node.amount, "damage", "damage")
        who = Phrase(say.name)
        if node.what is not None:
            who = Phrase(bridge.group(say, node.what), True)
        return [SpokenClause(who, f"‹enter› play with {text}{tail}")]
    if node.what is None:
        subject = Phrase(say.name)
    else:
        subject = Phrase(bridge.group(say, node.what), True)
    verb = "may enter play exerted" if node.may else "‹enter› play exerted"
    if node.then is None:
        return [SpokenClause(subject, verb)]
    then = join_clauses(say.clauses(node.then))
    if node.may:
        return [SpokenClause(subject, f"{verb} to {base_form(say.clauses(node.then), YOU)}")]
    return [SpokenClause(subject, f"{verb}; then {then}")]


def one_by_one(owner: int) -> Phrase:
    """The players a rule speaks of, each for themselves."""
    if owner in (Owner.YOURS, Owner.THEIRS):
        return players(owner)
    return Phrase("each opponent" if owner == Owner.OPPOSING else "each player")


def instead(say: Speaker, node: Instead, to: Phrase | None) -> str:
    if node.would == Would.BE_DISCARDED:
        return "if an effect would cause you to discard one or more cards, you don't discard"
    if node.would == Would.GET_DROPS and node.effect is not None:
        who = players(node.players)
        then = join_clauses(say.clauses(node.effect))
        may = f"{who.text} may " if node.may else ""
        return f"if {who.text} would get an ink drop, {may}{then} instead"
    subject = to if to is not None else bridge.subject(say, node.to)
    if to is None and isinstance(node.to, All):
        subject = Phrase(bridge.some(say, node.to.filter), mine=subject.mine)
    happens = {
        Would.BE_DEALT_DAMAGE: "be dealt damage",
        Would.TAKE_DAMAGE: "take damage",
        Would.BE_BANISHED: "be banished",
    }
    if node.would not in happens:
        raise RenderError(f"no replaced event has the number {node.would}")
    before = say.event
    say.event = subject if subject.text == say.name else Phrase("that character", mine=subject.mine)
    where = " in a challenge" if node.in_challenge else ""
    they = "they" if "character" in subject.text else "it"
    damage = node.would != Would.BE_BANISHED
    lead = "the next time" if node.once else "the first time" if node.first else ""
    comma = "" if node.once else ","
    lead = lead or ("whenever" if damage else "if")
    if node.effect is not None:
        then = join_clauses(say.clauses(node.effect)) + " instead"
        if isinstance(node.effect, Put) and subject.text == say.name:
            then = then.replace("put this card ", "put them ")
    elif node.would == Would.BE_BANISHED:
        then = f"{they} banished".replace("they banished", "they aren't banished")
        then = then.replace("it banished", "it isn't banished")
    else:
        then = "they take no damage instead" if they == "they" else "it takes no damage instead"
    say.event = before
    return f"{lead} {subject.text} would {happens[node.would]}{where}{comma} {then}"


def about(
    say: Speaker,
    node: MustChoose | Guard | MustAct | ShiftBase | ReduceDamage,
    to: Phrase | None,
) -> SpokenClause:
    subject = to if to is not None else bridge.subject(say, node.to)
    if isinstance(node, MustChoose):
        text = f"must choose {subject.text} for actions and abilities if able"
        return SpokenClause(Phrase("opponents", True), text)
    if isinstance(node, Guard):
        text = "who ‹challenge› one of your characters must choose one with Bodyguard if able"
        if subject.text != say.name:
            text = f"who ‹challenge› one of your characters must choose {subject.text} if able"
        return SpokenClause(Phrase("opponents", True), text)
    if isinstance(node, ShiftBase):
        if node.by_name:
            text = f"any character with Shift on {subject.text}"
            return SpokenClause(YOU, f"may play {text} as if {subject.text} had any name")
        return SpokenClause(YOU, f"can shift any character on top of {subject.text}")
    if isinstance(node, ReduceDamage):
        text = say.number(node.amount)
        if not isinstance(node.amount, int) and bridge.for_each(say, node.amount):
            text = f"{bridge.each_of(node.amount)} {bridge.for_each(say, node.amount)}"
        return SpokenClause(Phrase(f"damage dealt to {subject.text}"), f"‹be› reduced by {text}")
    act = {Act.CHALLENGE: "challenge", Act.QUEST: "quest"}.get(node.act)
    if act is None:
        raise RenderError(f"no act that can be a duty has the number {node.act}")
    be = "are" if subject.plural else "is"
    return SpokenClause(
        YOU, f"can't end your turn while {subject.text} {be} ready and able to {act}"
    )


def of_players(node: StaticEffect) -> SpokenClause:
    if isinstance(node, InkExerted):
        wells = {Owner.YOURS: "your inkwell", Owner.OPPOSING: "opponents' inkwells"}
        where = wells.get(node.players, "inkwells")
        return SpokenClause(Phrase("cards", True), f"‹enter› {where} exerted")
    if isinstance(node, ExtraInk):
        more = "an additional card" if node.count == 1 else f"{node.count} additional cards"
        return SpokenClause(YOU, f"may ink {more}")
    if isinstance(node, WinAt):
        return SpokenClause(players(node.players), f"‹need› {node.lore} lore to win the game")
    if isinstance(node, Skip):
        step = word(STEP_NAMES, node.step, "step").capitalize()
        whose = "your" if node.players == Owner.YOURS else "their"
        if node.players == Owner.YOURS:
            return SpokenClause(Phrase(""), f"skip your turn's {step} step")
        return SpokenClause(players(node.players), f"‹skip› {whose} {step} step")
    if isinstance(node, ReadyLimit):
        many = "1 character" if node.count == 1 else f"{node.count} characters"
        if node.players == Owner.YOURS:
            return SpokenClause(YOU, f"can't ready more than {many} at the start of your turn")
        text = f"can't ready more than {node.count} of their characters at the start of their"
        return SpokenClause(one_by_one(node.players), f"{text} turn")
    if isinstance(node, TopFaceup):
        if node.players == Owner.YOURS:
            return SpokenClause(YOU, "‹play› with the top card of your deck faceup")
        who = "player" if node.players == Owner.ANY else "opponent"
        return SpokenClause(Phrase(f"each {who}"), "‹play› with the top card of their deck faceup")
    raise unknown(node)
