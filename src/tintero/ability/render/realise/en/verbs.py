"""What is done: "choose and banish an item", "put it on top of your deck"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Number, Saying, Trait
from tintero.ability.render.plan.verbs_numbers import measured
from tintero.ability.render.realise.en import filters, puts, quantities, selectors
from tintero.ability.render.realise.en.words import listed
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Said
from tintero.vocab import NONE, Owner, Stat

# {what} is the object, {to} the other one, {n} so much of something and {tail} what follows of it
# at the end, {where} the goal, {your} the subject's, {whose} the object's.
FRAMES: Final = {
    "banish": "‹banish› {what}",
    "ready": "‹ready› {what}",
    "exert": "‹exert› {what}",
    "exert-symbol": "⟳ {what}",
    "discard": "‹discard› {what}",
    "put-under-each": "‹put› a card from the top of your deck facedown under {what}",
    "search": "‹search› {zone} for {what}",
    "choose": "‹choose› {what}",
    "move": "‹move› {what} to {to} for free",
    "return-alone": "‹remove› all damage from {what} and ‹return› only that card {where},"
    " without the cards under it",
    "return-this-alone": "‹remove› all damage from {what} and ‹return› only this card {where},"
    " without the cards under it",
    "look": "‹look› at {what}",
    "reveal": "‹reveal› {what}",
    "reveal-until": "‹reveal› cards from the top of {your} deck until {you} reveal {what}",
    "draw": "‹draw› {n}{tail}{bottom}{each}",
    "gain-lore": "‹gain› {n}{tail}{each}",
    "lose-lore": "‹lose› {n}{tail}{each}",
    "get-drops": "‹get› {n}{tail}",
    "remove-drops": "‹remove› {n}{tail}",
    "pay-ink": "‹pay› {n}{tail}",
    "shuffle-deck": "‹shuffle› {your} deck",
    "name-card": "‹name› a card",
    "exchange-hands": "‹exchange› hands with {what}",
    "ready-ink": "‹ready› all cards in {whose} inkwell",
    "exert-ink": "‹exert› all cards in {whose} inkwell",
    "ready-ink-own": "‹ready› all cards in their inkwell",
    "exert-ink-own": "‹exert› all cards in their inkwell",
    "ready-ink-some": "‹ready› {n} in {whose} inkwell{tail}",
    "exert-ink-some": "‹exert› {n} in {whose} inkwell{tail}",
    "deal": "‹deal› {n}[ to {what}]{tail}{unreduced}",
    "put-damage": "‹put› {n} on {what}{tail}",
    "remove-damage": "‹remove› {n}{total}{each}[ from {what}]{tail}",
    "move-damage": "‹move› {n} from {what} to {to}{tail}",
}
# What somebody else picks for a verb of damage is named first.
DAMAGE: Final = ("deal", "put-damage", "remove-damage", "move-damage")
# What an instruction says besides, by its way.
WAYS: Final = {
    "bottom": " from the bottom of {your} deck",
    "each": " each",
    "total": " total",
    "unreduced": ". This damage can't be reduced by Resist",
}
CARDS: Final = ("card", "cards")
UNITS: Final = {
    "draw": CARDS,
    "ready-ink-some": CARDS,
    "exert-ink-some": CARDS,
    "gain-lore": ("lore", "lore"),
    "lose-lore": ("lore", "lore"),
    "get-drops": ("ink drop", "ink drops"),
    "remove-drops": ("ink drop", "ink drops"),
    "put-damage": ("damage counter", "damage counters"),
}
COUNTED: Final = ("get-drops", "put-damage")  # "1 ink drop", never "an ink drop"


def clause(say: Speaker, s: Saying) -> SpokenClause:
    assert s.subject is not None
    who = selectors.phrase(say, s.subject)
    if s.verb in MADE:
        return SpokenClause(who, MADE[s.verb](say, s), saying=s, again=puts.again(say, s))
    places = dict.fromkeys(WAYS, "")
    places |= {way: fill(WAYS[way], your=your(who)) for way in s.ways if way in WAYS}
    places |= {"you": "you" if who.you else "they", "your": your(who)}
    places["n"], places["tail"] = amount(say, s, who)
    lead = "‹choose› and " if "picked" in s.ways else ""
    if s.object is not None:
        places["what"] = selectors.text(say, said(s, s.object))
        if "unsaid" in s.ways and not places["tail"]:
            places["what"] = ""
        places["whose"] = selectors.whose(say, s.object)
        if lead and s.verb in DAMAGE:
            lead = f"‹choose› {places['what']} and "
            places["what"] = "them" if s.object.plural or puts.person(say, s.object) else "it"
    if s.to is not None:
        places["to"] = selectors.text(say, said(s, s.to, True))
    if s.things is not None:
        places["zone"] = filters.zone(s.things)
    if s.goal is not None:
        places["where"] = puts.where(say, s, s.goal)
    return SpokenClause(who, lead + fill(FRAMES[s.verb], **places), saying=s)


def your(who: Phrase) -> str:
    return "your" if who.you else "their"


def said(s: Saying, noun: Noun, to: bool = False) -> Noun:
    """Cards that are moved are yours (CR 4.7.1), which is not said, and go away from here."""
    if s.verb != "move" or noun.pick is None or noun.things is None:
        return noun
    t, wording = noun.things, noun.pick.wording
    if not to and t.here:
        t = t.without("here").adding(Trait("from-here"))
    elif not to or wording != Said.A:
        return noun
    return replace(noun, things=t if wording == Said.ONE_OF else replace(t, owner=Owner.ANY))


# --- numbers ----------------------------------------------------------------------------------


def amount(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
    """So much of it, and what follows at the end of the clause."""
    q = s.number
    if q is None:
        return ("any amount of damage" if "up-to" in s.ways else "all damage"), ""
    if s.verb == "pay-ink":
        return ink(say, q), ""
    one, many = UNITS.get(s.verb, ("damage", "damage"))
    if q.kind == "missing" and s.verb == "draw":
        return until(say, q, who), ""
    if q.kind == "that-plus":
        return f"that number of cards plus {q.n}", ""
    text, tail = quantities.amount(say, q, one, many, digit=s.verb in COUNTED)
    if "up-to" in s.ways:
        most = f" up to {quantities.number(say, q)}"
        return (text, most) if measured(q) else (f"up to {text}", tail)
    if s.verb == "deal" and q.kind == "stat" and q.stat == Stat.STRENGTH:
        return text + tail, ""
    return text, tail


def until(say: Speaker, q: Number, who: Phrase) -> str:
    they = "you have" if who.you else "they have"
    if q.parts[0].plain:
        return f"until {they} {q.parts[0].n} cards in {your(who)} hand"
    return f"cards until {they} the same number"


def ink(say: Speaker, q: Number) -> str:
    """ "2 ⬡", "1 ⬡ for each character you have in play"."""
    if q.plain:
        return f"{q.n} ⬡"
    if q.unit is not None:
        return f"{q.n} ⬡ {quantities.for_each(say, q.unit)}"
    return f"⬡ equal to {quantities.number(say, q)}"


# --- plays ------------------------------------------------------------------------------------


PLAYS: Final = {"shift": "‹shift›", "or-shift": "‹play› or shift"}


def play(say: Speaker, s: Saying) -> str:
    noun = s.object
    assert noun is not None
    (verb,) = [text for way, text in PLAYS.items() if way in s.ways] or ["‹play›"]
    if noun.how == "this-card" and "exerted" in s.ways:
        noun = Noun("this", mine=True)
    out = filters.out_of(s.things) if s.things is not None else ""
    if "there" in s.ways:
        out = " from there"
    if s.things is not None and s.things.or_zone != NONE and noun.things is not None:
        limits = [t.limit for t in noun.things.traits if t.kind == "limit" and t.limit is not None]
        if limits:
            out += f" with {listed([filters.limit(say, limit) for limit in limits])}"
            noun = replace(noun, things=noun.things.without("limit"))
    text = f"{verb} {selectors.text(say, noun)}{out}"
    if s.to is not None:
        shown = selectors.text(say, s.to)
        text = f"‹reveal› {shown} and {verb} {'them' if noun.plural else 'it'}"
    if "free" in s.ways:
        text += " again from your discard for free" if "again" in s.ways else " for free"
    if s.index > 0:
        text += f", paying {s.index} ⬡ less"
    if "instead" in s.ways:
        text += " instead"
    if "exerted" in s.ways:
        text += f" and {'they enter' if noun.plural else 'it enters'} play exerted"
    bottom = "on the bottom of your deck instead of into your discard"
    if "again" in s.ways:
        text += f". If you do, put that card {bottom}"
    return f"{text} and ‹put› it {bottom}" if "then-bottom" in s.ways else text


MADE: Final[dict[str, Callable[[Speaker, Saying], str]]] = {
    "put": puts.put,
    "return": puts.put,
    "shuffle": puts.put,
    "play": play,
}


def says(s: Saying) -> bool:
    return s.verb in FRAMES or s.verb in MADE
