"""Clauses that hold others, and sentences: "you may draw a card. If you do, …"."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule, Static
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise import tongue
from tintero.ability.render.realise.en import (
    conditions,
    filters,
    keywords,
    places,
    quantities,
    selectors,
    standing,
    statics,
    triggers,
    verbs,
    windows,
)
from tintero.ability.render.realise.en.words import (
    BASE,
    STATS,
    TYPES,
    base_form,
    full_clause,
    inflect,
    join_clauses,
    listed,
    possessive,
)
from tintero.ability.render.realise.tongue import Tongue, Uttering
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

# {clauses} are joined, {each} listed; {then} are sentences said as one, {items} one after another.
SENTENCES: Final = {
    "plain": "{clauses}",
    "you": "you {clauses}",
    "if": "if {when}, {then}",
    "unless": "{then} unless {when}",
    "otherwise": "otherwise, {then}",
    "if-you-do": "if you do[ and {when}], {then}",
    "if-they-do": "if they do[ and {when}], {then}",
    "if-you-dont": "otherwise, {then}",
    "if-they-dont": "if they don't, {then}",
    "instead": "if {when}, {then} instead",
    "instead-said": "if {when}, {then}",
    "cases": "if its card type is: {items}",
    "case": "• {head}, {then}.",
    "mode": "•[ {name}] {sentences}",
    "one-by-one": "for {noun}, {clauses}",
    "for-each": "{for_each}, {then}",
    "times": "do this {n} times: {then}",
    "so-many-times": "do this a number of times equal to {n}: {then}",
    "for-a-while": "[{during}, ]{each}",
    "later": "[while {when}, ]{occasion}[ {during}], {then}",
    "after-challenge": "{then} after the challenge",
    "quoted": "{during}: {ability}",
    "from-now-on": "from now on: {ability}",
    "tail-if-you-do": "; if you do, {then}",
    "tail-if": " if {when}",
    "tail-if-then": ", if {when}",
    "tail-otherwise": "; otherwise, {then}",
    "tail-and-if": " and, if {when}, {main}",
    "tail-unless": " unless {paid}",
}
# {main} is the predicate of the clause inside, {do} what is done in the base form.
CLAUSES: Final = {
    "may": "may {may}",
    "in-order-to": "{main} to {do}",
    "may-in-order-to": "may {may} to {so_that}",
    "tailed": "{main}{tail}",
    "either": "{either}",
    "choose-one": "‹choose› one: {items}",
    "choose-one:both": "‹choose› one of the following. If {when}, choose both instead: {items}",
    "choose-one:all": "‹choose› one of the following. If {when}, choose all of them instead:"
    " {items}",
    "choose-one:named": "‹choose› {names}: {items}",
    "choose-some": "‹choose› {n}: {items}",
    "choose-some:all": "‹choose› {n} of the following. If {when}, choose all of them instead:"
    " {items}",
    "told": "{then}",
    "stated": "{stated}",
    "stated-given": "{order}",
    "add-own": "‹add› {own} to {others}[ {during}]",
    "do-nothing": "‹do› nothing",
    "do-again": "‹repeat› this effect",
    "count": "‹count› {n}",
}

# When an ability works, and what it does then.
ABILITIES: Final = {
    "triggered": "{zone}[{during}, ]{when}, {then}",
    "last": "{then} {when}",
    "each-opponent": "during each opponent's turn, {when} {during}",
    "there": "{when} while at a location",
    "their-turn": "{when} during their turn",
}


def paid(t: Uttering) -> str:
    made, who = t.clauses, t.made.clauses[0].subject
    if who is not None and who.how == "challenging-player":
        made = [c.by(Phrase("their player")) for c in made]
    return ("you " if made[0].subject.you else "") + join_clauses(made)


def order(t: Uttering) -> str:
    """ "pay 1 ⬡ less …", of what you pay."""
    paid_less = t.made.clauses[0].verb == "pay"
    return inflect(t.clauses[0].predicate, BASE) if paid_less else ""


def others(t: Uttering) -> str:
    assert t.s.object is not None
    return f"{possessive(selectors.text(t.say, t.s.object))} {STATS[t.s.op]}"


def verb(say: Speaker, s: Saying) -> SpokenClause:
    return verbs.clause(say, s) if verbs.says(s) else statics.clause(say, s)


TONGUE: Final = Tongue(
    SENTENCES,
    CLAUSES,
    tongue.PLACES
    | {
        "own": lambda t: f"{possessive(t.say.name)} {STATS[t.s.index]}",
        "others": others,
        "order": order,
        "paid": paid,
    },
    ("and", "or"),
    phrase=selectors.phrase,
    head=filters.head,
    number=quantities.number,
    for_each=quantities.for_each,
    condition=conditions.clause,
    occasion=triggers.trigger,
    during=places.during,
    verb=verb,
    full=full_clause,
    join=join_clauses,
    base=base_form,
    listed=listed,
    this=tuple([f"this {name}" for name in TYPES]),
    quotes="“{}”",
    abilities=ABILITIES,
    kinds={Static: standing.static, DeckRule: keywords.deck_rule},
    keyword=keywords.keyword,
    cost=keywords.cost,
    window=windows.window,
    how_often=windows.limit,
    from_zone=windows.from_zone,
    group=filters.group,
    limit=filters.limit,
)
