"""Paying for cards and playing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Number, Saying
from tintero.ability.render.realise.en import conditions, filters, places, quantities
from tintero.ability.render.realise.en.words import article
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause
from tintero.vocab import Owner

PAY: Final = {"pay": "‹pay› {ink} {scope}{equal}", "may-pay": "may pay {ink} {scope}{equal}"}
SCOPE: Final = {
    "to-move-this": "to move {what} to a location",
    "to-move": "to move characters to a location",
    "to-move+": "to move {whom} to a location",
    "to-move-here": "to move characters here",
    "to-move-here+": "to move {mover} here",
    "to-shift-onto": "to shift a character on top of {what}",
    "to-use": "to use abilities",
    "to-use+": "to use abilities of {whom}",
    "to-play-this": "to play {what}",
    "to-sing-this": "to sing {what}",
    "to-shift-this": "to play {what} using their Shift ability",
    "to-play": "to play {bare}{from}",
    "to-sing": "to sing {bare}{from}",
    "to-shift": "to play {bare}{from} using their Shift ability",
    "next-play": "for the next {one} you play{named}{turn}",
    "next-sing": "for the next {one} you sing{named}{turn}",
    "next-shift": "for the next {one} you shift{named}{turn}",
    "first-each-turn": "for the first {one} you play each turn",
}
PLAYING: Final = {
    "play-only-if": "can't play {what} unless {if}",
    "play-this-from": "may play this card{from}",
    "play-from": "may play {sort}{from}{entered}",
    "play-from-under": "may play {sort} from under {what}{entered}",
    "play-free": "may[ {do} to] play {what}{played} for free",
}
# How the cards played this way enter, and which then can't be played.
ENTERED: Final = {
    "": "",
    "exerted": ". If you do, they enter play exerted",
    "once": " and you can't play {sort} with the same name as {sort} you played this way this turn",
}
# When one may: {if} is a condition.
OFFERS: Final = {
    "if": ("if {if}, you", ""),
    "turn": ("during your turn, you", "[ if {if}]"),
    "counted": ("during your turn, if {if}, you", ""),
}


def pay(say: Speaker, s: Saying, who: Phrase, until: str = "") -> SpokenClause:
    """What is counted stands before: "for each item you have in play, you pay 1 ⬡ less …"."""
    assert s.number is not None
    each = places.per(say, s.number)[1] if s.number.kind != "capped" else ""
    if each:
        who = Phrase(f"{each}, {who.text}", you=who.you)
    return SpokenClause(who, filled(PAY[s.verb], PLACES, Telling(say, s, who)) + until)


def ink(t: Telling) -> str:
    q = number(t)
    if q.plain:
        return f"{abs(q.n)} ⬡ {'less' if q.n >= 0 else 'more'}"
    if q.kind == "that":
        return "that amount of ⬡ less"
    n, each = places.per(t.say, q)
    return f"{n} ⬡ less" if each and q.kind != "capped" else "⬡ less"


def equal(t: Telling) -> str:
    q = number(t)
    if q.kind in ("plain", "that") or (q.kind != "capped" and places.per(t.say, q)[1]):
        return ""
    return f", equal to {quantities.number(t.say, q)}"


def number(t: Telling) -> Number:
    assert t.s.number is not None
    return t.s.number


def offered(say: Speaker, s: Saying, text: str) -> SpokenClause:
    """ "during your turn, you may … if …"; "if …, you may …"."""
    lead, tail = OFFERS[s.how]
    told = Telling(say, s, YOU)
    return SpokenClause(Phrase(filled(lead, PLACES, told)), text + filled(tail, PLACES, told))


def entered(t: Telling) -> str:
    return "".join([filled(ENTERED[key], PLACES, t) for key in t.s.how.split("-")])


def mover(t: Telling) -> str:
    things = t.s.things
    assert things is not None
    if things.owner == Owner.YOURS:
        return article(filters.owned(t.say, things))
    return filters.group(t.say, things)


def noun(t: Telling, plural: bool = True, joint: str = "or") -> str:
    return filters.noun(t.say, t.s.things, plural, joint) if t.s.things is not None else ""


def from_(t: Telling) -> str:
    return "".join([filters.out_of(s.things) for s in t.s.parts if s.things is not None])


def if_(t: Telling) -> str:
    return conditions.clause(t.say, t.s.when) if t.s.when is not None else ""


def scope(t: Telling) -> str:
    (s,) = t.s.parts
    return filled(frame_of(SCOPE, s), PLACES, Telling(t.say, s, t.who))


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **places.PLACES,
    "ink": ink,
    "scope": scope,
    "equal": equal,
    "mover": mover,
    "one": lambda t: noun(t, False),
    "bare": noun,
    "sort": lambda t: noun(t, True, "and"),
    "played": lambda t: noun(t, True, "and") + from_(t),
    "from": from_,
    "out": lambda t: filters.out_of(t.s.things) if t.s.things is not None else "",
    "named": lambda t: " with that name" if t.s.how else "",
    "turn": lambda t: places.lasting(t.say, t.s.until),
    "if": if_,
    "entered": entered,
}
