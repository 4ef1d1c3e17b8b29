"""What has been done this turn: "song you've played this turn", "you've played 2 or more songs"."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Measure, Saying
from tintero.ability.render.realise.en import filters, selectors
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker

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


def said(say: Speaker, s: Saying) -> str:
    """The clause."""
    if s.verb == "so-often":
        assert s.number is not None
        return f"{filters.compared(say, s.op, s.number)} times {said(say, s.parts[0])}"
    if s.verb == "somebody-did":
        return player_did(say, s)
    if s.subject is None or s.verb == "it-happened":
        has = "hasn't" if s.no else "has"
        return f"“{s.deed}” {has} happened this turn"
    who = selectors.phrase(say, s.subject)
    if s.verb == "was-done":
        be = "was not" if s.no else "was"
        return f"{who.text} {be} {place(PLAYERS[s.deed], s)} this turn"
    no_one = s.subject.how == "none-of" and not selectors.none_of_yours(s.subject.things)
    never = "never " if s.no else "has " if no_one and s.deed in HAS else ""
    if s.subject.how == "some" or s.deed != "was challenged":
        return f"{who.text} {never}{card_did(s, who)} this turn"
    return f"{who.text} was {never}{PASSIVE[s.deed]} this turn"


def place(frame: str, s: Saying, what: str = "") -> str:
    assert s.whose is not None
    own = "your" if s.whose.you else "their"
    fight = "a challenge" if s.index else ""
    return fill(frame, what=what, own=own, whose=DOERS[s.whose.how][2], fight=fight)


def player_did(say: Speaker, s: Saying) -> str:
    assert s.whose is not None
    what = selectors.text(say, s.object)
    who, no_one, _ = DOERS[s.whose.how]
    if s.object is not None and s.object.how not in NEW:
        return f"{who} {'never ' if s.no else ''}{place(PLAYERS[s.deed], s, what)} this turn"
    if s.no and s.deed in DID_NOT and s.whose.how in ("you", "that-player"):
        return f"{who} didn't {place(DID_NOT[s.deed], s, what)} this turn"
    if s.whose.you and s.deed in HAVE and not s.no:
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
        time = said(say, done)
        return f"time {time}", f"times {time}"
    t = m.things
    tail = card_did(done, None) if done.verb == "card-did" else by_player(done)
    one, many = filters.owned(say, t), filters.owned(say, t, True)
    other = filters.other(t)
    return f"{other}{one} {tail} this turn", f"{other}{many} {tail} this turn"


def by_player(s: Saying) -> str:
    assert s.whose is not None
    return f"{DOERS[s.whose.how][0]} {place(PLAYERS[s.deed], s)}"
