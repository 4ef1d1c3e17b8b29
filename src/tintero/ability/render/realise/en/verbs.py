"""What is done: "choose and banish an item", "put it on top of your deck", "play it for free"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import (
    CHARACTER,
    Goal,
    Noun,
    Number,
    Picking,
    Saying,
    Trait,
)
from tintero.ability.render.plan.verbs import measured
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.quantities import QUANTITIES
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import listed, possessive
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Said
from tintero.vocab import NONE, Owner, Stat


def of_ink(verb: str) -> dict[str, str]:
    """Frames for the cards in an inkwell: all of them, a player's own, some."""
    return {
        f"{verb}-ink": f"‹{verb}› all cards in {{whose}} inkwell",
        f"{verb}-ink-own": f"‹{verb}› all cards in their inkwell",
        f"{verb}-ink-some": f"‹{verb}› {{n}} in {{whose}} inkwell{{tail}}",
    }


# {what} is the object, {to} the other one, {n} so much of something and {tail} what follows of it
# at the end, {where} the goal, {your} the subject's, {whose} the object's.
FRAMES: Final = {
    **{verb: f"‹{verb}› {{what}}" for verb in ("banish", "ready", "exert", "discard", "choose")},
    "reveal": "‹reveal› {what}",
    "exert-symbol": "⟳ {what}",
    "put-under-each": "‹put› a card from the top of your deck facedown under {what}",
    "search": "‹search› {zone} for {what}",
    "move": "‹move› {what} to {to} for free",
    "return-alone": "‹remove› all damage from {what} and ‹return› only that card {where},"
    " without the cards under it",
    "return-this-alone": "‹remove› all damage from {what} and ‹return› only this card {where},"
    " without the cards under it",
    "look": "‹look› at {what}",
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
    **of_ink("ready"),
    **of_ink("exert"),
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
    "pay-ink": ("⬡", "⬡"),
}
COUNTED: Final = ("get-drops", "put-damage")  # "1 ink drop", never "an ink drop"


def clause(say: Speaker, s: Saying) -> SpokenClause:
    who = SELECTORS.phrase(say, sure(s.subject))
    if s.verb in MADE:
        return SpokenClause(who, MADE[s.verb](say, s), saying=s, again=again(say, s))
    places = dict.fromkeys(WAYS, "")
    places |= {way: fill(WAYS[way], your=your(who)) for way in s.ways if way in WAYS}
    places |= {"you": "you" if who.you else "they", "your": your(who)}
    places["n"], places["tail"] = amount(say, s, who)
    lead = "‹choose› and " if "picked" in s.ways else ""
    if s.object is not None:
        places["what"] = SELECTORS.text(say, said(s, s.object))
        if "unsaid" in s.ways and not places["tail"]:
            places["what"] = ""
        places["whose"] = SELECTORS.whose(say, s.object)
        if lead and s.verb in DAMAGE:
            lead = f"‹choose› {places['what']} and "
            places["what"] = "them" if s.object.plural or SELECTORS.person(say, s.object) else "it"
    if s.to is not None:
        places["to"] = SELECTORS.text(say, said(s, s.to, True))
    if s.things is not None:
        places["zone"] = FILTERS.zone(s.things)
    if s.goal is not None:
        places["where"] = where(say, s, s.goal)
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
    one, many = UNITS.get(s.verb, ("damage", "damage"))
    if q.kind == "missing" and s.verb == "draw":
        return until(say, q, who), ""
    if q.kind == "that-plus":
        return f"that number of cards plus {q.n}", ""
    text, tail = QUANTITIES.amount(say, q, one, many, digit=s.verb in COUNTED)
    if "up-to" in s.ways:
        most = f" up to {QUANTITIES.number(say, q)}"
        return (text, most) if measured(q) else (f"up to {text}", tail)
    if s.verb == "deal" and q.kind == "stat" and q.stat == Stat.STRENGTH:
        return text + tail, ""
    return text, tail


def until(say: Speaker, q: Number, who: Phrase) -> str:
    they = "you have" if who.you else "they have"
    if q.parts[0].plain:
        return f"until {they} {q.parts[0].n} cards in {your(who)} hand"
    return f"cards until {they} the same number"


# --- where cards are put ----------------------------------------------------------------------

PUTS: Final = {
    "plain": "‹{verb}› {what} {where}",
    "search": "‹search› {zone} for {what} and ‹{verb}› {it} {where}",
    "search-shown": "‹search› {zone} for {what}, ‹reveal› {it}, and ‹{verb}› {it} {where}",
    "shown": "‹reveal› {what} and ‹{verb}› {it} {where}",
    "openly": "‹choose› {what} and ‹{verb}› {it} {where}",
}
GOALS: Final = {
    "hand": "to {hand}",
    "into-hand": "into {hand}",
    "top": "on top of {deck}{order}",
    "bottom": "on the bottom of {deck}{order}",
    "inkwell": "into {inkwell} facedown{exerted}",
    "discard": "into {discard}",
    "shuffled": "into {deck}",
    "under": "facedown under {under}",
    "faceup-under": "under {under} faceup",
    "back-under": "under {under} facedown",
    "top-or-bottom": "on either the top or the bottom of {deck}{order}",
    "top-or-else": "on either the top of {deck}{order} or {else_}",
}
ZONES: Final = ("hand", "deck", "inkwell", "discard")
ORDERS: Final = {"any": " in any order", "random": " in a random order"}
WHOSE: Final = {
    "yours": "your {}",
    "theirs": "their {}",
    "owner": "{its} player's {}",
    "owners": "their players' {}s",
    "owner-of-several": "their players' {}s",
}


def put(say: Speaker, s: Saying) -> str:
    noun = sure(s.object)
    text = fill(
        PUTS[s.ways[0]],
        verb=s.verb,
        what=SELECTORS.text(say, noun),
        it="them" if noun.plural or noun.head == CHARACTER else "it",
        zone=FILTERS.zone(s.things) if s.things is not None else "",
        where=where(say, s, sure(s.goal)),
    )
    if noun.how == "random" and noun.number is not None and noun.number.kind == "down-to":
        text += f" until they have {noun.number.n} cards{FILTERS.within(sure(s.things))}"
    return text


def again(say: Speaker, s: Saying) -> str:
    """After another "put": "one on the bottom", "the rest into your hand"."""
    noun = s.object
    if s.verb != "put" or noun is None or s.goal is None or s.ways != ("plain",):
        return ""
    one = noun.pick is not None and only_one(noun, noun.pick)
    return (
        f"{SELECTORS.text(say, noun)} {where(say, s, s.goal)}" if one or noun.how == "rest" else ""
    )


def only_one(noun: Noun, how: Picking) -> bool:
    """One card is picked of which nothing is said."""
    if not how.single or how.up_to:
        return False
    if how.source is not None and noun.things is not None:
        return noun.things.bare and (how.pair or not noun.things.other)
    return noun.how == "one-there" or how.by_them or (how.chosen and how.wording == Said.ONE_OF)


def where(say: Speaker, s: Saying, goal: Goal) -> str:
    """ "to your hand", "on either the top or the bottom of their deck"."""
    noun = sure(s.object)
    kind, other, else_ = goal.kind, s.other_goal if goal is s.goal else None, ""
    if kind == "under" and (goal.faceup or noun.how == "was-under"):
        kind = "faceup-under" if goal.faceup else "back-under"
    if other is not None:
        kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
        else_ = where(say, s, other)
    its = "their" if SELECTORS.person(say, noun) else "its"
    whose = WHOSE[goal.whose]
    if goal.player is not None:
        whose = possessive(SELECTORS.text(say, goal.player)) + " {}"
    return fill(
        GOALS[kind],
        **{zone: whose.format(zone, its=its) for zone in ZONES},
        order=ORDERS.get(goal.order, ""),
        exerted=" and exerted" if goal.exerted else "",
        under=SELECTORS.text(say, goal.under),
        else_=else_,
    )


# --- plays ------------------------------------------------------------------------------------


PLAYS: Final = {"shift": "‹shift›", "or-shift": "‹play› or shift"}


def play(say: Speaker, s: Saying) -> str:
    noun = sure(s.object)
    (verb,) = [text for way, text in PLAYS.items() if way in s.ways] or ["‹play›"]
    if noun.how == "this-card" and "exerted" in s.ways:
        noun = Noun("this", mine=True)
    out = FILTERS.out_of(s.things) if s.things is not None else ""
    if "there" in s.ways:
        out = " from there"
    if s.things is not None and s.things.or_zone != NONE and noun.things is not None:
        limits = [t.limit for t in noun.things.traits if t.kind == "limit" and t.limit is not None]
        if limits:
            out += f" with {listed([FILTERS.limit(say, limit) for limit in limits])}"
            noun = replace(noun, things=noun.things.without("limit"))
    text = f"{verb} {SELECTORS.text(say, noun)}{out}"
    if s.to is not None:
        shown = SELECTORS.text(say, s.to)
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
    "put": put,
    "return": put,
    "shuffle": put,
    "play": play,
}


def says(s: Saying) -> bool:
    return s.verb in FRAMES or s.verb in MADE
