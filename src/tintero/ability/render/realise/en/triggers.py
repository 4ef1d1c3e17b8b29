"""Events: "whenever one of your characters quests", "you've played 2 or more songs this turn"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import (
    Measure,
    Noun,
    Occasion,
    Saying,
    Things,
    Trait,
)
from tintero.ability.render.realise.abilities import beside
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import form_of, inflect, listed, ordinal
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE, STEP_NAMES

# The verbs of players are ‹marked›; cards come one by one.
EVENTS: Final = {
    "plays": "{by} ‹play› {what}",
    "pays-to-play": "{by} ‹pay› {ink} to play {what}",
    "is-played": "[{what} ]is played",
    "quests": "[{what} ]quests",
    "is-banished": "[{what} ]is banished[ in {fight}]",
    "challenged-and-banished": "[{what} ]is challenged and banished",
    "challenges-and-is-banished": "[{what} ]challenges and is banished",
    "is-challenged": "[{what} ]is challenged[ by {other}]",
    "challenges": "[{what} ]challenges[ {other}]",
    "banishes": "[{what} ]banishes {other} in a challenge",
    "sings": "[{what} ]sings {other}",
    "sing-together": "one or more of your characters sings a song",
    "mills": "{by} ‹put› 1 or more cards into {whose} discard from {whose} deck",
    "moves-card": "{by} ‹move› {what} {to}[ from {place}]",
    "moves": "[{what} ]moves {to}",
    "takes-damage": "[{what} ]takes {much}damage",
    "removes-damage": "{by} ‹remove› {much}damage from {what}",
    "deals-damage": "{other} deals {much}damage to {what}[ in {fight}]",
    "dealt-damage": "[{what} ]is dealt {much}damage[ in {fight}]",
    "shifts": "{by} ‹shift› {what}[ on top of {other}]",
    "is-chosen": "[{what} ]is chosen{why}",
    "chooses": "{by} ‹choose› {what}{why}",
    "draws": "{by} ‹draw› {what}",
    "discards": "{by} ‹discard› {what}",
    "discards-some": "{by} ‹discard› {much}cards",
    "inks": "{by} ‹ink› {what}",
    "reveals": "{by} ‹reveal› {what}",
    "names": "{by} ‹name› a card",
    "put-in-inkwell": "[{what} ]is put into {whose} inkwell",
    "put-in-deck": "[{what} ]is put into {whose} deck",
    "put-in-discard": "[{what} ]is put into {whose} discard[ from {deck}]",
    "leaves-discard": "[{what} ]leaves {whose} discard",
    "returns-from-discard": "you return {what} from {whose} discard to {whose} hand",
    "returned-from-play": "[{what} ]is returned to {own} hand from play",
    "returned": "[{what} ]is returned to {whose} hand",
    "puts-under": "{by} ‹put› {what} under {other}",
    "leaves-under": "[{what} ]leaves from under {other}",
    "enters-play": "[{what} ]enters play[ {exerted}]",
    "leaves-play": "[{what} ]leaves play",
    "readies": "{by} ‹ready› {what}",
    "is-readied": "[{what} ]is readied",
    "is-exerted": "[{what} ]is exerted",
    "exerts": "[{what} ]exerts",
    "gains-lore": "{by} ‹gain› {much}lore",
    "loses-lore": "{by} ‹lose› {much}lore",
    "gets-drop": "{by} ‹get› an ink drop",
    "removes-drop": "{by} ‹remove› an ink drop",
    "uses": "{by} ‹use› {ability} of {what}",
    "challenge-over": "a challenge of {what} is over",
    "happens": "“{why}” happens[ to {what}]",
}
WHY: Final = {
    "action": " for an action",
    "support": " for Support",
    "action-or-ability": " for an action or ability",
    "action-or-item": " for an action or an item's ability",
}
HOW: Final = {
    "at": "{text}",
    "when": "when {text}",
    "whenever": "whenever {text}",
    "next-time": "the next time {text}",
    "nth-time": "the {nth} time {text}[ each {turn}]",
    "for-nth-time": "whenever {text} for the {nth} time[ each {turn}]",
    "in-a-turn": "whenever {text}[ in a {turn}]",
}
TURNS: Final = {
    "turn-start": "at the start of {whose} turn",
    "turn-end": "at the end of {whose} turn",
    "step": "at the start of {whose}[ {step}] step",
}
WHOSE_TURN: Final = {
    "a-player": "each player's",
    "you": "your",
    "an-opponent": "each opponent's",
    "that-player": "their",
    "the-turn": "the",
}
# What is said of the card's place after the verb.
TAILS: Final = {"here": " while here", "at-location": " while at a location"}
LATE: Final = {"quests": "at-location", "is-challenged": "here"}


def trigger(say: Speaker, o: Occasion) -> str:
    """With its "when", "whenever" or "at"."""
    if o.verb == "one-subject":
        parts = [o.parts[0], *[replace(part, what=None) for part in o.parts[1:]]]
        return fill(HOW[o.how], text=listed([event(say, part) for part in parts], "or"))
    if o.parts:
        return " and ".join([trigger(say, part) for part in o.parts])
    if o.what is not None and o.what.how == "this-and" and o.other is None:
        # A verb alone is said of each of them.
        return " and ".join([trigger(say, replace(o, what=one)) for one in o.what.parts])
    turn = "turn" if o.each_turn else ""
    return fill(HOW[o.how], text=event(say, o), nth=ordinal(o.nth), turn=turn)


def event(say: Speaker, o: Occasion) -> str:
    if o.verb in TURNS:
        step = "" if o.index == NONE else STEP_NAMES[o.index]
        return fill(TURNS[o.verb], whose=WHOSE_TURN[o.by.how], step=step)
    what, other, tail = lying(o)
    text = fill(
        inflect(EVENTS[o.verb], form_of(SELECTORS.phrase(say, o.by))),
        by=DOERS[o.by.how][0],
        whose=DOERS[o.by.how][2],
        what=said(say, what),
        other=said(say, other),
        own="your" if what is not None and what.mine else "their",
        to="here" if other is not None and other.how == "here" else f"to {said(say, other)}",
        place="a location" if o.moved else "",
        deck="your deck" if o.moved else "",
        fight="a challenge" if o.fight else "",
        exerted="exerted" if o.exerted else "",
        much=much(o),
        ink=f"{o.least if o.most == NONE else o.most} ⬡ or {'more' if o.most == NONE else 'less'}",
        ability="an ability" if o.index == NONE else f"the {KEYWORD_NAMES[o.index]} ability",
        why=WHY.get(o.why, o.why),
    )
    source = f" because of {said(say, o.source)}" if o.source is not None else ""
    at_once = f", {much(o)}at once" if o.at_once else ""
    return text + source + at_once + tail + beside(say, o.window)


def said(say: Speaker, noun: Noun | None) -> str:
    return "" if noun is None or noun.how == "here" else SELECTORS.text(say, noun)


def lying(o: Occasion) -> tuple[Noun | None, Noun | None, str]:
    """The cards, and where they are if that is said at the end."""
    match o:
        case Occasion(verb="moves", here=True, what=Noun() as what):
            return what.being(Trait("here")), o.other, ""
        case Occasion(verb="challenges", other=Noun(things=Things(here=True) as t) as other):
            return o.what, replace(other, things=t.without("here")), TAILS["here"]
        case Occasion(what=Noun(things=Things() as t) as what) if t.has(LATE.get(o.verb, "")):
            kind = LATE[o.verb]
            return replace(what, things=t.without(kind)), o.other, TAILS[kind]
        case _:
            return o.what, o.other, TAILS["here"] if o.here else ""


def much(o: Occasion) -> str:
    if o.most != NONE:
        return f"{o.most} or less "
    return f"{o.least} or more " if o.least else ""


# --- what has been done this turn ----------------------------------------------------------------


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


def happened(say: Speaker, s: Saying) -> str:
    """The clause."""
    if s.verb == "so-often":
        return f"{FILTERS.compared(say, s.op, sure(s.number))} times {happened(say, s.parts[0])}"
    if s.verb == "somebody-did":
        return player_did(say, s)
    if s.subject is None or s.verb == "it-happened":
        has = "hasn't" if s.no else "has"
        return f"“{s.deed}” {has} happened this turn"
    who = SELECTORS.phrase(say, s.subject)
    if s.verb == "was-done":
        be = "was not" if s.no else "was"
        return f"{who.text} {be} {place(PLAYERS[s.deed], s)} this turn"
    no_one = s.subject.how == "none-of" and not SELECTORS.none_of_yours(s.subject.things)
    never = "never " if s.no else "has " if no_one and s.deed in HAS else ""
    if s.subject.how == "some" or s.deed != "was challenged":
        return f"{who.text} {never}{card_did(s, who)} this turn"
    return f"{who.text} was {never}{PASSIVE[s.deed]} this turn"


def place(frame: str, s: Saying, what: str = "") -> str:
    doer, fight = sure(s.whose), "a challenge" if s.index else ""
    own = "your" if doer.you else "their"
    return fill(frame, what=what, own=own, whose=DOERS[doer.how][2], fight=fight)


def player_did(say: Speaker, s: Saying) -> str:
    doer, what = sure(s.whose), SELECTORS.text(say, s.object)
    who, no_one, _ = DOERS[doer.how]
    if s.object is not None and s.object.how not in NEW:
        return f"{who} {'never ' if s.no else ''}{place(PLAYERS[s.deed], s, what)} this turn"
    if s.no and s.deed in DID_NOT and doer.how in ("you", "that-player"):
        return f"{who} didn't {place(DID_NOT[s.deed], s, what)} this turn"
    if doer.you and s.deed in HAVE and not s.no:
        who = "you've"
    return f"{no_one if s.no else who} {place(PLAYERS[s.deed], s, what)} this turn"


NEW: Final = ("one-such", "some", "so-many")  # cards that were not spoken of before


def card_did(s: Saying, who: Phrase | None) -> str:
    """With its verb; without a subject, after the noun: "that quested", "banished"."""
    if s.deed in PASSIVE:
        be = "" if who is None else "were " if who.plural else "was "
        return be + place(PASSIVE[s.deed], s)
    return ("that " if who is None else "") + ACTIVE[s.deed]


def forms(say: Speaker, m: Measure) -> tuple[str, str]:
    """What is counted, one and many."""
    (done,) = m.who
    if m.things is None:
        time = happened(say, done)
        return f"time {time}", f"times {time}"
    t = m.things
    tail = card_did(done, None) if done.verb == "card-did" else by_player(done)
    one, many = FILTERS.owned(say, t), FILTERS.owned(say, t, True)
    other = FILTERS.other(t)
    return f"{other}{one} {tail} this turn", f"{other}{many} {tail} this turn"


def by_player(s: Saying) -> str:
    return f"{DOERS[sure(s.whose).how][0]} {place(PLAYERS[s.deed], s)}"
