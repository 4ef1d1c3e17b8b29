"""Events: "whenever one of your characters quests", "you've played 2 or more songs this turn"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import (
    Measure,
    Noun,
    Saying,
    Things,
)
from tintero.ability.render.realise.en.filters import FILTERS, ZONES
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import InEnglish
from tintero.ability.render.realise.triggers import Triggers
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import STEP_NAMES

WHOSE_TURN: Final = {
    "a-player": "each player's",
    "you": "your",
    "an-opponent": "each opponent's",
    "that-player": "their",
    "the-turn": "the",
}
# What is said of the card's place after the verb.
TAILS: Final = {"here": " while here", "at-location": " while at a location"}
LATE: Final = {"quested": "at-location", "is-challenged": "here"}


# Who, and with a "not"; whose zone.
DOERS: Final = {
    "you": ("you", "you haven't", "your"),
    "an-opponent": ("an opponent", "no opponent", "an opponent's"),
    "that-player": ("they", "they haven't", "their"),
    "a-player": ("a player", "no player", "a player's"),
}
# What a player has done; after "didn't".
PLAYERS: Final = {
    "played": "played[ {what}]",
    "drew": "drew[ {what}]",
    "discarded": "discarded[ {what}]",
    "inked": "inked[ {what}]",
    "put in inkwell": "put into {own} inkwell[ {what}]",
    "revealed": "revealed[ {what}]",
    "used": "used an ability of[ {what}]",
    "damage removed": "removed damage from[ {what}]",
    "put under": "put[ {what}] under a card",
    "card put under": "put a card under {what}",
    "shifted": "shifted[ {what}]",
    "chosen": "chosen[ {what}]",
    "lore gained": "gained lore",
    "lore lost": "lost lore",
    "drops gained": "got an ink drop",
    "drops removed": "removed an ink drop",
    "named": "named a card",
    "shuffled": "shuffled",
}
DID_NOT: Final = {
    "played": "play {what}",
    "drew": "draw {what}",
    "discarded": "discard {what}",
    "inked": "ink {what}",
    "put in inkwell": "put any cards into {own} inkwell",
    "damage removed": "remove damage from {what}",
}
# What a card has done, and what has been done to it.
ACTIVE: Final = {
    "quested": "quested",
    "challenged": "challenged",
    "sang": "sang a song",
    "moved": "moved to a location",
    "entered play": "entered play",
    "left play": "left play",
    "left discard": "left a player's discard",
    "left under": "left a pile",
    "damage taken": "took damage",
    "banished another": "banished another character in a challenge",
}
PASSIVE: Final = {
    "banished": "banished[ in {fight}]",
    "readied": "readied",
    "exerted": "exerted",
    "returned to hand": "returned to {whose} hand",
    "put in deck": "put into {whose} deck",
    "put in discard": "put into {whose} discard",
    "damage dealt": "dealt damage",
    "was challenged": "challenged",
}
HAS: Final = ("quested", "challenged")  # "no other character has quested"
HAVE: Final = ("played",)  # "you've played"
NEW: Final = ("one-such", "some", "so-many")  # cards that were not spoken of before


def place(frame: str, s: Saying, what: str = "") -> str:
    doer, fight = sure(s.whose), "a challenge" if s.index else ""
    own = "your" if doer.you else "their"
    return fill(frame, what=what, own=own, whose=DOERS[doer.how][2], fight=fight)


def card_did(s: Saying, who: Phrase | None) -> str:
    """With its verb; without a subject, after the noun: "that quested", "banished"."""
    if s.deed in PASSIVE:
        be = "" if who is None else "were " if who.plural else "was "
        return be + place(PASSIVE[s.deed], s)
    return ("that " if who is None else "") + ACTIVE[s.deed]


def by_player(s: Saying) -> str:
    return f"{DOERS[sure(s.whose).how][0]} {place(PLAYERS[s.deed], s)}"


@final
class EnglishTriggers(InEnglish, Triggers):
    # The verbs of players are ‹marked›; cards come one by one.
    EVENTS = {
        "played": "{by} ‹play› {what}",
        "pays-to-play": "{by} ‹pay› {ink} to play {what}",
        "is-played": "[{what} ]is played",
        "quested": "[{what} ]quests",
        "banished": "[{what} ]is banished[ in {fight}]",
        "challenged-and-banished": "[{what} ]is challenged and banished",
        "challenges-and-is-banished": "[{what} ]challenges and is banished",
        "is-challenged": "[{what} ]is challenged[ by {other}]",
        "challenged": "[{what} ]challenges[ {other}]",
        "banished another": "[{what} ]banishes {other} in a challenge",
        "sang": "[{what} ]sings {other}",
        "sung": "one or more of your characters sings a song",
        "milled": "{by} ‹put› 1 or more cards into {discard} from {deck}",
        "moves-card": "{by} ‹move› {what} to {other}[ from {place}]",
        "moved": "[{what} ]moves to {other}",
        "moves-card:here": "{by} ‹move› {what} here[ from {place}]",
        "moved:here": "[{what} ]moves here",
        "damage taken": "[{what} ]takes {damage}",
        "damage removed": "{by} ‹remove› {damage} from {what}",
        "deals-damage": "{other} deals {damage} to {what}[ in {fight}]",
        "damage dealt": "[{what} ]is dealt {damage}[ in {fight}]",
        "shifted": "{by} ‹shift› {what}[ on top of {other}]",
        "is-chosen": "[{what} ]is chosen{why}",
        "chosen": "{by} ‹choose› {what}{why}",
        "drew": "{by} ‹draw› {what}",
        "discarded": "{by} ‹discard› {what}",
        "discarded some": "{by} ‹discard› {cards}",
        "inked": "{by} ‹ink› {what}",
        "revealed": "{by} ‹reveal› {what}",
        "named": "{by} ‹name› a card",
        "put in inkwell": "[{what} ]is put into {inkwell}",
        "put in deck": "[{what} ]is put into {deck}",
        "put in discard": "[{what} ]is put into {discard}[ from {your_deck}]",
        "left discard": "[{what} ]leaves {discard}",
        "returns-from-discard": "you return {what} from {discard} to {hand}",
        "returned-from-play": "[{what} ]is returned to {its_hand} from play",
        "returned to hand": "[{what} ]is returned to {hand}",
        "put under": "{by} ‹put› {what} under {other}",
        "left under": "[{what} ]leaves from under {other}",
        "entered play": "[{what} ]enters play[ {exerted}]",
        "left play": "[{what} ]leaves play",
        "readies": "{by} ‹ready› {what}",
        "readied": "[{what} ]is readied",
        "exerted": "[{what} ]is exerted",
        "exerts": "[{what} ]exerts",
        "lore gained": "{by} ‹gain› {lore}",
        "lore lost": "{by} ‹lose› {lore}",
        "drops gained": "{by} ‹get› an ink drop",
        "drops removed": "{by} ‹remove› an ink drop",
        "used": "{by} ‹use› {ability} of {what}",
        "challenge over": "a challenge of {what} is over",
        "happens": "“{why}” happens[ to {what}]",
    }
    WHY = {
        "action": " for an action",
        "support": " for Support",
        "action-or-ability": " for an action or ability",
        "action-or-item": " for an action or an item's ability",
    }
    HOW = {
        "at": "{text}",
        "when": "when {text}",
        "whenever": "whenever {text}",
        "next-time": "the next time {text}",
        "nth-time": "the {nth} time {text}[ each {turn}]",
        "for-nth-time": "whenever {text} for the {nth} time[ each {turn}]",
        "in-a-turn": "whenever {text}[ in a {turn}]",
    }
    TURNS = {
        "turn-start": "at the start of {whose} turn",
        "turn-end": "at the end of {whose} turn",
        "step": "at the start of {whose} {step} step",
        "each-step": "at the start of {whose} step",
    }
    STEPS = STEP_NAMES
    SOME_PLACE = "a location"
    FIGHT = "a challenge"
    ITS_HAND = "their hand"
    ABILITY = ("an ability", "the {} ability")
    SOURCE = "because of"
    AT_ONCE = ", {} at once"
    AMOUNTS = {key: (key, key, key) for key in ("damage", "lore", "cards")}
    SO_OFTEN = "{often} times {done}"
    IT_HAPPENED = "“{deed}” {has} happened this turn"

    def trigger(self, say: Speaker, o: Saying) -> str:
        if o.object is None or o.object.how != "this-and" or o.to is not None:
            return super().trigger(say, o)
        # A verb alone is said of each of them.
        return " and ".join([self.trigger(say, replace(o, object=one)) for one in o.object.parts])

    def lying(self, o: Saying) -> tuple[Noun | None, Noun | None, str]:
        match o:
            case Saying(verb="moved", ways=ways) if "here" in ways:
                return super().lying(o)
            case Saying(verb="challenged", to=Noun(things=Things(here=True) as t) as other):
                return o.object, replace(other, things=t.without("here")), TAILS["here"]
            case Saying(object=Noun(things=Things() as t) as what) if t.has(LATE.get(o.verb, "")):
                kind = LATE[o.verb]
                return replace(what, things=t.without(kind)), o.to, TAILS[kind]
            case _:
                return o.object, o.to, TAILS["here"] if "here" in o.ways else ""

    def whose_turn(self, by: Noun) -> str:
        return WHOSE_TURN[by.how]

    def doer(self, by: Noun, again: bool = False) -> str:
        return DOERS[by.how][0]

    def exerted(self, card: Phrase) -> str:
        return "exerted"

    def zones(self, doer: Noun) -> dict[str, str]:
        return {zone: f"{DOERS[doer.how][2]} {zone}" for zone in ZONES if zone}

    # --- what has been done this turn ---

    def has(self, s: Saying, who: Phrase, mood: int) -> str:
        return "hasn't" if s.no else "has"

    def told_of(self, s: Saying, who: Phrase, mood: int) -> str:
        noun = sure(s.subject)
        if s.verb == "was-done":
            be = "was not" if s.no else "was"
            return f"{who.text} {be} {place(PLAYERS[s.deed], s)} this turn"
        no_one = noun.how == "none-of" and not SELECTORS.none_of_yours(noun.things)
        never = "never " if s.no else "has " if no_one and s.deed in HAS else ""
        if noun.how == "some" or s.deed != "was challenged":
            return f"{who.text} {never}{card_did(s, who)} this turn"
        return f"{who.text} was {never}{PASSIVE[s.deed]} this turn"

    def player_did(self, say: Speaker, s: Saying, mood: int) -> str:
        doer, what = sure(s.whose), SELECTORS.text(say, s.object)
        who, no_one, _ = DOERS[doer.how]
        if s.object is not None and s.object.how not in NEW:
            return f"{who} {'never ' if s.no else ''}{place(PLAYERS[s.deed], s, what)} this turn"
        if s.no and s.deed in DID_NOT and doer.how in ("you", "that-player"):
            return f"{who} didn't {place(DID_NOT[s.deed], s, what)} this turn"
        if doer.you and s.deed in HAVE and not s.no:
            who = "you've"
        return f"{no_one if s.no else who} {place(PLAYERS[s.deed], s, what)} this turn"

    def forms(self, say: Speaker, m: Measure) -> tuple[str, str]:
        (done,) = m.who
        if m.things is None:
            time = self.said(say, done)
            return f"time {time}", f"times {time}"
        t = m.things
        tail = card_did(done, None) if done.verb == "card-did" else by_player(done)
        one, many = FILTERS.owned(say, t), FILTERS.owned(say, t, True)
        other = FILTERS.other(t)
        return f"{other}{one} {tail} this turn", f"{other}{many} {tail} this turn"


TRIGGERS: Final = EnglishTriggers()
