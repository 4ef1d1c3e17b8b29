"""`Effect` nodes about numbers (cards drawn, lore, damage, ink) and lasting ones (`Apply`)."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import Effect, Quantity, Selector, Who
from tintero.ability.effects import (
    Apply,
    Deal,
    Draw,
    GainLore,
    GetDrops,
    LoseLore,
    MoveDamage,
    NameCard,
    PayInk,
    PutDamage,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
    Shuffle,
)
from tintero.ability.filters import Filter
from tintero.ability.quantities import Capped, HowMany, Result, StatOf, Sum, Until_
from tintero.ability.render.plan import quantities as plan
from tintero.ability.render.plan.parts_of_speech import CARD, Measure
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.bridge import them
from tintero.ability.render.realise.en.words import STATS, possessive, until
from tintero.ability.render.speaker import (
    YOU,
    Phrase,
    Speaker,
    SpokenClause,
    unknown,
    word,
)
from tintero.ability.selectors import Chosen, EachOpponent, They, This, You
from tintero.ability.statics import Cant, Modify
from tintero.vocab import CardType, Deny, Stat, Until

KINDS: Final = (
    Draw,
    GainLore,
    LoseLore,
    Deal,
    PutDamage,
    RemoveDamage,
    MoveDamage,
    GetDrops,
    RemoveDrops,
    PayInk,
    Shuffle,
    NameCard,
    ReadyInk,
)


def amount_verb(say: Speaker, node: Effect) -> SpokenClause:
    if isinstance(node, Draw):
        return draw(say, node)
    if isinstance(node, GainLore):
        unit = plan.LORE_GAINED
        return of_player(say, node.who, node.label, unit, "gain", node.count, "lore")
    if isinstance(node, LoseLore):
        unit = plan.LORE_LOST
        return of_player(say, node.who, node.label, unit, "lose", node.count, "lore")
    if isinstance(node, (Deal, PutDamage, RemoveDamage, MoveDamage)):
        return damage(say, node)
    if isinstance(node, GetDrops):
        text, tail = bridge.amount(say, node.count, "ink drop", "ink drops")
        text = text.replace("an ink", "1 ink")
        return SpokenClause(say.player(node.who), f"‹get› {text}{tail}")
    if isinstance(node, RemoveDrops):
        drops = bridge.times(node.count, "ink drop", "ink drops")
        return SpokenClause(say.player(node.who), f"‹remove› {drops}")
    if isinstance(node, PayInk):
        return SpokenClause(say.player(node.who), f"‹pay› {ink(say, node.count)}")
    if isinstance(node, Shuffle):
        who = say.player(node.who)
        return SpokenClause(who, f"‹shuffle› {'your' if who.you else 'their'} deck")
    if isinstance(node, NameCard):
        return SpokenClause(say.player(node.who), "‹name› a card")
    if isinstance(node, ReadyInk):
        return ready_ink(say, node)
    raise unknown(node)


def ink(say: Speaker, count: Quantity | int) -> str:
    if isinstance(count, int):
        return f"{count} ⬡"
    each = bridge.for_each(say, count)
    if each:
        return f"{bridge.each_of(count)} ⬡ {each}"
    return f"⬡ equal to {say.number(count)}"


def of_player(
    say: Speaker,
    who: Who,
    label: str,
    unit: Measure,
    verb: str,
    count: Quantity | int,
    noun: str,
) -> SpokenClause:
    text, tail = bridge.amount(say, count, noun, noun)
    say.units[label] = say.unit(unit)
    each = " each" if isinstance(count, Capped) and isinstance(who, EachOpponent) else ""
    return SpokenClause(say.player(who), f"‹{verb}› {text}{tail}{each}")


def draw(say: Speaker, node: Draw) -> SpokenClause:
    who = say.player(node.who)
    if isinstance(node.count, Until_):
        they = "you have" if who.you else "they have"
        if isinstance(node.count.n, int):
            text = f"until {they} {node.count.n} cards in {'your' if who.you else 'their'} hand"
        else:
            text = f"cards until {they} the same number"
    else:
        text, tail = bridge.amount(say, node.count, "card", "cards")
        text += tail
        if isinstance(node.count, (Result, HowMany)) and node.count.label == "discard":
            text = "that many cards"
        if isinstance(node.count, Sum) and len(node.count.parts) == 2:
            first, more = node.count.parts
            if isinstance(first, (Result, HowMany)) and isinstance(more, int):
                text = f"that number of cards plus {more}"
    if node.bottom:
        text += f" from the bottom of {'your' if who.you else 'their'} deck"
    one = isinstance(node.count, int) and node.count == 1
    say.remember(
        node.label,
        Phrase("the drawn card" if one else "the drawn cards", not one, head="card", mine=who.you),
        say.unit(plan.done(CARD, "drawn")),
    )
    return SpokenClause(who, f"‹draw› {text}")


def ready_ink(say: Speaker, node: ReadyInk) -> SpokenClause:
    who = say.player(node.who)
    whose = "your" if who.you else bridge.whose(say, who)
    verb = "exert" if node.exert else "ready"
    if node.count is None and say.inside and isinstance(node.who, They) and not who.you:
        return SpokenClause(who, f"‹{verb}› all cards in their inkwell")
    if node.count is None:
        return SpokenClause(YOU, f"‹{verb}› all cards in {whose} inkwell")
    text, tail = bridge.amount(say, node.count, "card", "cards")
    return SpokenClause(YOU, f"‹{verb}› {text} in {whose} inkwell{tail}")


# --- damage -----------------------------------------------------------------------------------


def damage(say: Speaker, node: Deal | PutDamage | RemoveDamage | MoveDamage) -> SpokenClause:
    if isinstance(node, Deal):
        return deal(say, node)
    if isinstance(node, PutDamage):
        text, tail = bridge.amount(say, node.count, "damage counter", "damage counters")
        text = text.replace("a damage", "1 damage")
        on = bridge.each(say, node.on)
        say.units[node.label] = say.unit(plan.COUNTERS_PUT)
        return chosen_by(say, node.on, f"‹put› {text} on", on, tail)
    text, tail = some_damage(say, node.count, node.up_to)
    from_ = bridge.each(say, node.from_)
    if isinstance(node, RemoveDamage):
        if node.total:
            text += " total"
        say.labels[node.label] = Phrase("each character you removed damage from this way")
        say.units[node.label] = say.unit(plan.DAMAGE_REMOVED)
        text += each_of_several(node.from_, node.count)
        return chosen_by(say, node.from_, f"‹remove› {text} from", from_, tail)
    to = bridge.each(say, node.to)
    say.units[node.label] = say.unit(plan.COUNTERS_MOVED)
    return chosen_by(say, node.from_, f"‹move› {text} from", from_, f" to {to.text}{tail}")


def chosen_by(say: Speaker, what: Selector, verb: str, phrase: Phrase, tail: str) -> SpokenClause:
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        it = them(phrase)
        return SpokenClause(say.player(what.by), f"‹choose› {phrase.text} and {verb} {it}{tail}")
    return SpokenClause(YOU, f"{verb} {phrase.text}{tail}")


def some_damage(say: Speaker, count: Quantity | int | None, up_to: bool) -> tuple[str, str]:
    if count is None:
        return ("any amount of damage" if up_to else "all damage"), ""
    text, tail = bridge.amount(say, count, "damage", "damage")
    if not up_to:
        return text, tail
    if text == "damage":
        return "damage", f" up to {say.number(count)}"
    return f"up to {text}", tail


def deal(say: Speaker, node: Deal) -> SpokenClause:
    text, tail = bridge.amount(say, node.count, "damage", "damage")
    by = say.cards(node.by) if node.by is not None else None
    to = bridge.each(say, node.to)
    if node.unreduced:
        tail += ". This damage can't be reduced by Resist"
    say.units[node.label] = say.unit(plan.DAMAGE_DEALT)
    if isinstance(node.count, StatOf) and node.count.stat == Stat.STRENGTH:
        text, tail = text + tail, ""
    if by is not None:
        return SpokenClause(by, f"‹deal› {text} to {to.text}{tail}")
    return chosen_by(say, node.to, f"‹deal› {text} to", to, tail)


def each_of_several(to: Selector, count: Quantity | int | None) -> str:
    """ "1 damage each", to several chosen cards."""
    several = isinstance(to, Chosen) and isinstance(to.count, int) and to.count > 1
    return " each" if several and isinstance(count, int) else ""


# --- lasting ----------------------------------------------------------------------------------


def apply(say: Speaker, node: Apply) -> list[SpokenClause]:
    out: list[SpokenClause] = []
    to = bridge.subject(say, node.to)
    if isinstance(node.to, Chosen):
        if not isinstance(node.to.by, You):
            out.append(SpokenClause(say.player(node.to.by), f"‹choose› {to.text}"))
            to = say.cards_called(node.to.label)
    added = add_own(say, node, to)
    if added is not None:
        return [added]
    their = node.until == Until.THEIR_NEXT_TURN
    long = until(node.until, say.name)
    ready = [isinstance(e, Cant) and e.deny == Deny.READY_AT_START for e in node.effects]
    if their and ready and all(ready):
        long = ""
    elif node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        long = " for the rest of this turn"
    return out + bridge.statics(say, node.effects, to, long, their)


def add_own(say: Speaker, node: Apply, to: Phrase) -> SpokenClause | None:
    """ "add this character's strength to another chosen character's strength this turn"."""
    if node.to != Chosen(Filter(types=(CardType.CHARACTER,), other=True), label=label_of(node.to)):
        return None
    modify = node.effects[0]
    if len(node.effects) != 1 or not isinstance(modify, Modify):
        return None
    if not isinstance(modify.amount, StatOf) or not isinstance(modify.amount.of, This):
        return None
    own, others = word(STATS, modify.amount.stat, "stat"), word(STATS, modify.stat, "stat")
    text = f"{possessive(say.name)} {own} to {possessive(to.text)} {others}"
    return SpokenClause(YOU, f"‹add› {text}{until(node.until, say.name)}")


def label_of(node: Selector) -> str:
    return node.label if isinstance(node, Chosen) else ""
