"""Paying for cards and playing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Number, Saying
from tintero.ability.render.realise.fr import conditions, filters, places, quantities
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.places import YOU
from tintero.ability.render.realise.fr.verbs_table import VOUS, inflect
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

NEXT: Final = ("le prochain", "la prochaine")
FIRST: Final = ("le premier", "la première")
SHIFT: Final = KEYWORDS["Shift"]
PAY: Final = {
    "pay": "{before}‹payer› {ink} {scope}{after}",
    "may-pay": "{before}‹pouvoir› payer {ink} {scope}{after}",
}
SCOPE: Final = table(
    {
        "to-move-this": "pour déplacer {what} sur un <location>",
        "to-move": "pour déplacer des <character>s sur un <location>",
        "to-move+": "pour déplacer {whom} sur un <location>",
        "to-move-here": "pour déplacer des <character>s sur ce <location>",
        "to-move-here+": "pour déplacer {whom} sur ce <location>",
        "to-shift-onto": "pour jouer un <character> sur {what} avec <Shift>",
        "to-use": "pour utiliser les capacités[ {of_whom}]",
        "to-play-this": "pour jouer {what}",
        "to-sing-this": "pour jouer {what} en chantant",
        "to-shift-this": "pour jouer {what} avec <Shift>",
        "to-play": "pour jouer {sort}[ {from}]",
        "to-sing": "pour jouer {sort}[ {from}] en chantant",
        "to-shift": "pour jouer {sort}[ {from}] en utilisant <Shift>",
        "next-play": "pour {next} {one}{named} que vous jouez{turn}",
        "next-sing": "pour {next} {one}{named} que vous jouez en chantant{turn}",
        "next-shift": "pour {next} {one}{named} que vous jouez avec <Shift>{turn}",
        "first-each-turn": "pour {first} {one} que vous jouez à chaque tour",
    }
)
PLAYING: Final = table(
    {
        "play-only-if": "‹-pouvoir› jouer {what} sauf {if}",
        "play-this-from": "‹pouvoir› jouer cette <card>[ {from}]",
        "play-from": "‹pouvoir› jouer {sort}[ {from}]{entered}",
        "play-from-under": "‹pouvoir› jouer {sort} qui sont sous {what}{entered}",
        "play-free": "‹pouvoir›[ {do} pour] jouer gratuitement {what}{sort}[ {from}]",
    }
)
# How the cards played this way enter, and which then can't be played.
ENTERED: Final = table(
    {
        "": "",
        "exerted": ". Si vous le faites, {they} entrent en jeu {all_exerted}",
        "once": ", et vous ne pouvez pas jouer {no_sort} portant le même nom que ceux que vous avez"
        " joués ainsi ce tour-ci",
    }
)
# When one may: {if} is a condition.
OFFERS: Final = {
    "if": ("{if},", ""),
    "turn": ("durant votre tour,", "[ {if}]"),
    "counted": ("durant votre tour,", "[ {if}]"),
}


def number(t: Telling) -> Number:
    assert t.s.number is not None
    return t.s.number


def per(t: Telling) -> tuple[int, str]:
    return (1, "") if number(t).kind == "capped" else places.per(t.say, number(t))


def ink(t: Telling) -> str:
    q = number(t)
    if q.plain:
        return f"{abs(q.n)} ⬡ de {'moins' if q.n >= 0 else 'plus'}"
    if q.kind == "that":
        return "ce nombre de ⬡ de moins"
    n, each = per(t)
    return f"{n if each else 'X'} ⬡ de moins"


def before(t: Telling) -> str:
    """What is counted, where it would seem to belong to the turn."""
    each = per(t)[1]
    return f"{each}, " if each and first(t) else ""


def first(t: Telling) -> bool:
    return t.s.parts[0].verb == "first-each-turn"


def after(t: Telling) -> str:
    q, each = number(t), per(t)[1]
    if each:
        return "" if first(t) else f" {each}"
    return "" if q.kind in ("plain", "that") else f", X étant {quantities.number(t.say, q)}"


def offered(say: Speaker, s: Saying, text: str) -> SpokenClause:
    """ "durant votre tour, vous pouvez … si …"; "si …, vous pouvez …"."""
    lead, tail = OFFERS[s.how]
    told = Telling(say, s, YOU)
    said = f"vous {inflect(text, VOUS)}{filled(tail, PLACES, told)}"
    return SpokenClause(Phrase(filled(lead, PLACES, told)), said)


def entered(t: Telling) -> str:
    return "".join([filled(ENTERED[key], PLACES, t) for key in t.s.how.split("-")])


def from_(t: Telling) -> str:
    return "".join([filters.out_of(s.things) for s in t.s.parts if s.things is not None])


def scope(t: Telling) -> str:
    (s,) = t.s.parts
    return filled(frame_of(SCOPE, s), PLACES, Telling(t.say, s, t.who))


def feminine(t: Telling) -> bool:
    return t.s.things is not None and filters.first_feminine(t.s.things)


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **places.PLACES,
    "ink": ink,
    "scope": scope,
    "before": before,
    "after": after,
    "next": lambda t: NEXT[feminine(t)],
    "first": lambda t: FIRST[feminine(t)],
    "they": lambda t: fr.he(Phrase("", True, feminine(t))),
    "all_exerted": lambda t: fr.agree("épuisé", feminine(t), True),
    "from": from_,
    "out": lambda t: filters.out_of(t.s.things) if t.s.things is not None else "",
    "named": lambda t: " portant ce nom" if t.s.how else "",
    "turn": lambda t: f" ce {fr.TURN}-ci" if t.s.until else "",
    "if": lambda t: fr.if_(conditions.clause(t.say, t.s.when)) if t.s.when is not None else "",
    "entered": entered,
}
