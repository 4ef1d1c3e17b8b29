"""Where cards are put: "return chosen item to its player's hand"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Picking, Saying, Things
from tintero.ability.render.realise.en import filters, selectors
from tintero.ability.render.realise.en.words import possessive
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Said
from tintero.vocab import CardType

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
    assert s.object is not None and s.goal is not None
    noun = s.object
    text = fill(
        PUTS[s.ways[0]],
        verb=s.verb,
        what=selectors.text(say, noun),
        it="them" if noun.plural or selectors.head_text(noun) == "character" else "it",
        zone=filters.zone(s.things) if s.things is not None else "",
        where=where(say, s, s.goal),
    )
    if noun.how == "random" and noun.number is not None and noun.number.kind == "down-to":
        assert s.things is not None
        text += f" until they have {noun.number.n} cards{filters.within(s.things)}"
    return text


def again(say: Speaker, s: Saying) -> str:
    """After another "put": "one on the bottom", "the rest into your hand"."""
    noun = s.object
    if s.verb != "put" or noun is None or s.goal is None or s.ways != ("plain",):
        return ""
    one = noun.pick is not None and only_one(noun, noun.pick)
    return (
        f"{selectors.text(say, noun)} {where(say, s, s.goal)}" if one or noun.how == "rest" else ""
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
    assert s.object is not None
    kind, other, else_ = goal.kind, s.other_goal if goal is s.goal else None, ""
    if kind == "under" and (goal.faceup or s.object.how == "was-under"):
        kind = "faceup-under" if goal.faceup else "back-under"
    if other is not None:
        kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
        else_ = where(say, s, other)
    its = "their" if person(say, s.object) else "its"
    whose = WHOSE[goal.whose]
    if goal.player is not None:
        whose = possessive(selectors.text(say, goal.player)) + " {}"
    return fill(
        GOALS[kind],
        **{zone: whose.format(zone, its=its) for zone in ZONES},
        order=ORDERS.get(goal.order, ""),
        exerted=" and exerted" if goal.exerted else "",
        under=selectors.text(say, goal.under),
        else_=else_,
    )


def person(say: Speaker, noun: Noun) -> bool:
    """A character is "them", other cards are "it"."""
    if noun.how == "this":
        return say.type == CardType.CHARACTER
    if noun.parts:
        return any(person(say, part) for part in noun.parts)
    return character(say, noun.things if noun.things is not None else Things(noun.head))


PEOPLE: Final = ("character", "non-character")


def character(say: Speaker, t: Things) -> bool:
    """Also a limit that names one: "item with cost less than this character's strength"."""
    if any(character(say, part) for part in t.either) or any(n in PEOPLE for n in t.head.names):
        return True
    numbers = [trait.limit.value for trait in t.traits if trait.limit is not None]
    return any(n is not None and n.noun is not None and person(say, n.noun) for n in numbers)
