"""What is done: "choose and banish an item", "put it on top of your deck", "play it for free"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import (
    CHARACTER,
    Goal,
    Noun,
    Number,
    Picking,
    Saying,
    Trait,
)
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.quantities import QUANTITIES
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import InEnglish, possessive
from tintero.ability.render.realise.verbs import Verbs
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.ability.selectors import Said
from tintero.vocab import NONE, Owner, Stat


def of_ink(verb: str) -> dict[str, str]:
    """Frames for the cards in an inkwell: all of them, a player's own, some."""
    return {
        f"{verb}-ink": f"‹{verb}› all cards in {{whose}} inkwell",
        f"{verb}-ink-own": f"‹{verb}› all cards in their inkwell",
        f"{verb}-ink-some": f"‹{verb}› {{n}} in {{whose}} inkwell{{tail}}",
    }


DONE: Final = ("banish", "ready", "exert", "discard", "choose", "reveal")
INSTEAD: Final = "on the bottom of your deck instead of into your discard"
PLAYS: Final = {"shift": "‹shift›", "or-shift": "‹play› or shift"}
CARDS: Final = ("card", "cards", "", False)
LORE: Final = ("lore", "lore", "", False)
DROPS: Final = ("ink drop", "ink drops", "", False)
WHOSE: Final = {
    "yours": "your {}",
    "theirs": "their {}",
    "owner": "{its} player's {}",
    "owners": "their players' {}s",
    "owner-of-several": "their players' {}s",
}


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


def only_one(noun: Noun, how: Picking) -> bool:
    """One card is picked of which nothing is said."""
    if not how.single or how.up_to:
        return False
    if how.source is not None and noun.things is not None:
        return noun.things.bare and (how.pair or not noun.things.other)
    return noun.how == "one-there" or how.by_them or (how.chosen and how.wording == Said.ONE_OF)


@final
class EnglishVerbs(InEnglish, Verbs):
    """{what} is the object, {to} the other one, {whose} the object's, {it} a pronoun for it."""

    FRAMES = {
        **{verb: f"‹{verb}› {{what}}" for verb in DONE},
        "exert-symbol": "⟳ {what}",
        "put-under-each": "‹put› a card from the top of your deck facedown under {what}",
        "search": "‹search› {zone} for {what}",
        "move": "‹move› {what} to {to} for free",
        "return-alone": "‹remove› all damage from {what} and ‹return› only that card {where},"
        " without the cards under it",
        "return-this-alone": "‹remove› all damage from {what} and ‹return› only this card {where},"
        " without the cards under it",
        "look": "‹look› at {what}",
        "reveal-until": "‹reveal› cards from the top of {own_deck} until {you} reveal {what}",
        "draw": "‹draw› {n}{tail}{bottom}{each}",
        "gain-lore": "‹gain› {n}{tail}{each}",
        "lose-lore": "‹lose› {n}{tail}{each}",
        "get-drops": "‹get› {n}{tail}",
        "remove-drops": "‹remove› {n}{tail}",
        "pay-ink": "‹pay› {n}{tail}",
        "shuffle-deck": "‹shuffle› {own_deck}",
        "name-card": "‹name› a card",
        "exchange-hands": "‹exchange› hands with {what}",
        **of_ink("ready"),
        **of_ink("exert"),
        "deal": "‹deal› {n}[ to {what}]{tail}{unreduced}",
        "put-damage": "‹put› {n} on {what}{tail}",
        "remove-damage": "‹remove› {n}{total}{each}[ from {what}]{tail}",
        "move-damage": "‹move› {n} from {what} to {to}{tail}",
        "play": "{play} {what}{out}{again}{free}{paying}{instead}{exerted}{then-bottom}",
        "play-shown": "‹reveal› {to} and {play} {it}{free}{paying}{instead}{exerted}{then-bottom}",
        "play-again": "{play} {what}{out}{again}{free}{paying}{instead}{exerted}. If you do, put"
        f" that card {INSTEAD}",
    }
    WAYS = {
        "bottom": " from the bottom of {own_deck}",
        "each": " each",
        "total": " total",
        "unreduced": ". This damage can't be reduced by Resist",
        "free": " for free",
        "paying": ", paying {index} ⬡ less",
        "instead": " instead",
        "exerted": " and {they_enter} play exerted",
        "then-bottom": f" and ‹put› it {INSTEAD}",
    }
    UNITS = {
        "": ("damage", "damage", "", False),
        **dict.fromkeys(("draw", "ready-ink-some", "exert-ink-some"), CARDS),
        **dict.fromkeys(("gain-lore", "lose-lore"), LORE),
        **dict.fromkeys(("get-drops", "remove-drops"), DROPS),
        "put-damage": ("damage counter", "damage counters", "", False),
    }
    COUNTED = ("get-drops", "put-damage")
    AMOUNTS = {
        "any": "any amount of damage",
        "all": "all damage",
        "some": "{mass}",
        "up-to": "up to {n}",
        "missing": "until {you} have {n} cards in {own_hand}",
        "as-many": "cards until {you} have the same number",
        "plus": "that number of cards plus {n}",
    }
    CHOOSE = "‹choose›"
    VERBS = {verb: verb for verb in ("put", "return", "shuffle")}
    PUTS = {
        "plain": "‹{verb}› {what} {where}",
        "search": "‹search› {zone} for {what} and ‹{verb}› {it} {where}",
        "search-shown": "‹search› {zone} for {what}, ‹reveal› {it}, and ‹{verb}› {it} {where}",
        "shown": "‹reveal› {what} and ‹{verb}› {it} {where}",
        "openly": "‹choose› {what} and ‹{verb}› {it} {where}",
    }
    AGAIN = "{what} {where}"
    GOALS = {
        "hand": "to {hand}",
        "into-hand": "into {hand}",
        "top": "on top of {deck}{order}",
        "bottom": "on the bottom of {deck}{order}",
        "inkwell": "into {inkwell} facedown[ and {exerted}]",
        "discard": "into {discard}",
        "shuffled": "into {deck}",
        "under": "facedown under {under}",
        "faceup-under": "under {under} faceup",
        "back-under": "under {under} facedown",
        "top-or-bottom": "on either the top or the bottom of {deck}{order}",
        "top-or-else": "on either the top of {deck}{order} or {else_}",
    }
    ORDERS = {"any": " in any order", "those": "", "random": " in a random order"}

    def damaged(self, say: Speaker, s: Saying, tail: str) -> dict[str, str]:
        noun = sure(s.object)
        if "picked" in s.ways:
            return {"what": "them" if noun.plural or SELECTORS.person(say, noun) else "it"}
        unsaid = "unsaid" in s.ways and not tail
        return {"what": "" if unsaid else SELECTORS.text(say, noun)}

    def objects_of(self, say: Speaker, s: Saying, picked: bool) -> tuple[dict[str, str], Phrase]:
        noun = sure(s.object)
        card = SELECTORS.phrase(say, said(s, noun))
        it = "them" if noun.plural or noun.head == CHARACTER else "it"
        return {"what": card.text, "whose": SELECTORS.whose(say, noun), "it": it}, card

    def other_object(self, say: Speaker, s: Saying) -> dict[str, str]:
        return {"to": SELECTORS.text(say, said(s, sure(s.to), True))}

    # --- numbers ---

    def amount(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
        text, tail = super().amount(say, s, who)
        q = s.number
        near = s.verb == "deal" and q is not None and q.kind == "stat" and q.stat == Stat.STRENGTH
        return (text + tail, "") if near else (text, tail)

    def ink(self, say: Speaker, q: Number) -> str:
        return "".join(QUANTITIES.amount(say, q, "⬡", "⬡"))

    # --- where cards are put ---

    def put(self, say: Speaker, s: Saying, places: dict[str, str], card: Phrase) -> str:
        noun = sure(s.object)
        places["verb"] = s.verb
        if noun.how != "random" or noun.number is None or noun.number.kind != "down-to":
            return self.PUTS[s.ways[0]]
        left = f" until they have {noun.number.n} cards{FILTERS.within(sure(s.things))}"
        return self.PUTS[s.ways[0]] + left

    def said_after_put(self, s: Saying) -> bool:
        noun = sure(s.object)
        if s.verb != "put" or s.ways != ("plain",):
            return False
        return noun.how == "rest" or (noun.pick is not None and only_one(noun, noun.pick))

    def goal_kind(self, s: Saying, goal: Goal) -> str:
        if goal.kind != "under" or not (goal.faceup or sure(s.object).how == "was-under"):
            return goal.kind
        return "faceup-under" if goal.faceup else "back-under"

    def goal_zone(self, say: Speaker, goal: Goal, card: Phrase, zone: str) -> str:
        if goal.player is not None:
            return f"{possessive(SELECTORS.text(say, goal.player))} {zone}"
        its = card.noun is not None and SELECTORS.person(say, card.noun)
        return WHOSE[goal.whose].format(zone, its="their" if its else "its")

    # --- plays ---

    def played(self, say: Speaker, s: Saying) -> dict[str, str]:
        noun = sure(s.object)
        (verb,) = [text for way, text in PLAYS.items() if way in s.ways] or ["‹play›"]
        if noun.how == "this-card" and "exerted" in s.ways:
            noun = Noun("this", mine=True)
        out = FILTERS.out_of(s.things) if s.things is not None else ""
        if "there" in s.ways:
            out = " from there"
        if s.things is not None and s.things.or_zone != NONE and noun.things is not None:
            limits = [t.limit for t in noun.things.traits if t.kind == "limit"]
            if limits:
                out += f" with {self.all_of([FILTERS.limit(say, sure(each)) for each in limits])}"
                noun = replace(noun, things=noun.things.without("limit"))
        it, enter = ("them", "they enter") if noun.plural else ("it", "it enters")
        what = SELECTORS.text(say, noun)
        again = " again from your discard" if {"again", "free"} <= {*s.ways} else ""
        made = {"play": verb, "what": what, "out": out, "again": again}
        return made | {"it": it, "they_enter": enter}


VERBS: Final = EnglishVerbs()
