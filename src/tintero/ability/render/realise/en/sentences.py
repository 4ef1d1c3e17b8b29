"""Clauses that hold others, and sentences: "you may draw a card. If you do, …"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.en import words
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import ENGLISH, STATS, InEnglish, possessive
from tintero.ability.render.realise.tongue import Tongue
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase
from tintero.vocab import Zone


def paid(t: Telling) -> str:
    made, who = t.clauses, t.s.parts[0].subject
    if who is not None and who.how == "challenging-player":
        made = [c.by(Phrase("their player")) for c in made]
    return ("you " if made[0].subject.you else "") + ENGLISH.join(made)


def order(t: Telling) -> str:
    """ "pay 1 ⬡ less …", of what you pay."""
    paid_less = t.s.parts[0].verb == "pay"
    return ENGLISH.inflect(t.clauses[0].predicate, words.BASE) if paid_less else ""


def others(t: Telling) -> str:
    return f"{possessive(SELECTORS.text(t.say, t.s.object))} {STATS[t.s.op]}"


@final
class EnglishTongue(InEnglish, Tongue):
    SENTENCES = {
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
        "one-by-one": "for {what}, {clauses}",
        "times": "do this {n} times: {then}",
        "so-many-times": "do this a number of times equal to {n}: {then}",
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
    CLAUSES = {
        "may": "may {may}",
        "in-order-to": "{main} to {do}",
        "may-in-order-to": "may {may} to {so_that}",
        "choose-one": "‹choose› one: {items}",
        "choose-one:both": "‹choose› one of the following. If {when}, choose both instead: {items}",
        "choose-one:all": "‹choose› one of the following. If {when}, choose all of them instead:"
        " {items}",
        "choose-one:named": "‹choose› {names}: {items}",
        "choose-some": "‹choose› {n}: {items}",
        "choose-some:all": "‹choose› {n} of the following. If {when}, choose all of them instead:"
        " {items}",
        "stated": "{stated}",
        "stated-given": "{order}",
        "add-own": "‹add› {own} to {others}[ {during}]",
        "do-nothing": "‹do› nothing",
        "do-again": "‹repeat› this effect",
        "count": "‹count› {n}",
    }
    ABILITIES = {
        "last": "{then} {when}",
        "each-opponent": "during each opponent's turn, {when} {during}",
        "there": "{when} while at a location",
        "their-turn": "{when} during their turn",
        # When and how often; with a space before it: said at the end.
        "during": "during {turn}",
        "during-opponents": "during opponents' turns",
        "while-challenging": "while challenging[ {what}]",
        "while-challenged": "while being challenged[ by {what}]",
        "if": "if {when}",
        "while": "while {when}",
        "while-any": " while {when}",
        "unless": " unless {when}",
        "in-zone": "while this card is {zone}",
        "being-challenged": "while being challenged",
        "in-challenges": "during challenges",
        "your-turn": "during your turn",
        "once-your-turn": "once during your turn",
        "at-location": "while {one} is at a location",
        "this-turn": " this turn",
        "times-1": "once",
        "times-2": "twice",
        "times": "up to {n} times",
        "per-turn": "{times} per turn[, {window}]",
        # Keywords and decks.
        "shift": "{name}: {Costs}",
        "discard": "discard {what}",
        "may-shift": "You may {do} to shift {name} for free.",
        "any-number": "you may have any number of copies of {name} in your deck",
        "any-number-named": "you may have any number of cards named {name} in your deck",
        "one-copy": "you may only have 1 copy of {name} in your deck",
        "few-copies": "you may only have {n} copies of {name} in your deck",
        "many-copies": "you may have up to {n} copies of {name} in your deck",
        "any-ink": "you can have other {n} characters in your deck regardless of ink type",
        "no-change": "this changes nothing about your deck",
    }
    OWN = {
        "own": lambda t: f"{possessive(t.say.name)} {STATS[t.s.index]}",
        "others": others,
        "order": order,
        "paid": paid,
        "one": lambda t: "" if t.s.things is None else FILTERS.some(t.say, t.s.things),
    }
    THIS = tuple([f"this {name}" for name in words.TYPES])
    QUOTES = "“{}”"
    ZONES = {Zone.UNDER: "under another", Zone.OUT: "out of the game"}


TONGUE: Final = EnglishTongue()
