"""Clauses that hold others, and sentences: "vous pouvez piocher une carte. Si vous le faites …"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.realise.fr.lexicon import SHIFTS
from tintero.ability.render.realise.fr.words import FRENCH, InFrench
from tintero.ability.render.realise.romance.sentences import RomanceTongue
from tintero.ability.render.realise.word_frames import Telling
from tintero.vocab import TYPE_NAMES, Zone


def clauses(t: Telling) -> str:
    """Right after the deck, which is feminine too, "la" would not be the card."""
    made = list(t.s.parts)
    for i in range(1, len(made)):
        if made[i - 1].verb == "shuffle-deck":
            made[i] = replace(made[i], it=None)
    return FRENCH.join(t.by.all_clauses(t.say, made))


@final
class FrenchTongue(InFrench, RomanceTongue):
    SENTENCES = {
        "you": "{as_said}",
        "if": "si {when}, {then}",
        "unless": "{then} sauf si {when}",
        "otherwise": "sinon, {then}",
        "if-you-do": "si vous le faites[ et que {when}], {then}",
        "if-they-do": "s'il le fait[ et que {when}], {then}",
        "if-you-dont": "sinon, {then}",
        "if-they-dont": "s'il ne le fait pas, {then}",
        "instead": "si {when}, {then} à la place",
        "instead-said": "si {when}, à la place, {then}",
        "cases": "si son type de <card> est : {items}",
        "one-by-one": "pour {what}, {clauses}",
        "times": "faites ceci {n} fois : {then}",
        "so-many-times": "faites ceci un nombre de fois égal à {n} : {then}",
        "later": "[tant que {when}, ]{occasion}[ {during}], {then}",
        "after-challenge": "après le <challenge>, {then}",
        "quoted": "{during} : {ability}",
        "from-now-on": "à partir de maintenant : {ability}",
        "tail-if-you-do": " ; si vous le faites, {then}",
        "tail-if": " si {when}",
        "tail-if-then": ", si {when}",
        "tail-otherwise": " ; sinon, {then}",
        "tail-and-if": " et, si {when}, {main}",
        "tail-unless": " sauf si {paid}",
    }
    CLAUSES = {
        "may": "‹pouvoir› {may}",
        "may-given": "si vous le souhaitez, {may}",
        "in-order-to": "{main} pour {do}",
        "may-in-order-to": "‹pouvoir› {may} pour {so_that}",
        "choose-one": "‹choisir› une option : {items}",
        "choose-one:both": "‹choisir› une option. Si {when}, choisissez les deux à la place :"
        " {items}",
        "choose-one:all": "‹choisir› une option. Si {when}, choisissez-les toutes à la place :"
        " {items}",
        "choose-one:named": "‹choisir› {names} : {items}",
        "choose-some": "‹choisir› {n} options : {items}",
        "choose-some:all": "‹choisir› {n} options. Si {when}, choisissez-les toutes à la place :"
        " {items}",
        "do-nothing": "‹~faire› rien",
        "do-again": "‹répéter› cet effet",
        "count": "‹compter› {n}",
    }
    ABILITIES = {
        "each-opponent": "durant le <turn> de chaque <opponent>, {when} {during}",
        "their-turn": "{when} durant son <turn>",
        "during": "durant {turn}",
        "during-opponents": "durant les <turn>s des <opponent>s",
        "while-challenging": "lorsque {il} défie[ {what}]",
        "while-challenged": "lorsque {il} est {défié}[ par {what}]",
        "if": "si {when}",
        "while": "tant que {when}",
        "while-known": "si {when}",
        "while-any": "tant que {when}",
        "unless": " sauf si {when}",
        "in-zone": "tant que ce <card> est {zone}",
        "being-challenged": "lorsqu'ils sont défiés",
        "in-challenges": "lors des <challenge>s",
        "your-turn": "durant votre <turn>",
        "once-your-turn": "une fois durant votre <turn>",
        "this-turn": " pour le reste de ce <turn>",
        "times-1": "une fois",
        "times-2": "jusqu'à deux fois",
        "times": "jusqu'à {n} fois",
        "per-turn": "{times} par <turn>[, {window}]",
        "shift": "{name} : {costs}",
        "discard": "défaussez {what}",
        "may-shift": "{may} pour jouer gratuitement {name} avec <Shift>.",
        "any-number": "votre deck peut contenir n'importe quel nombre d'exemplaires de {name}",
        "one-copy": "votre deck ne peut contenir qu'un exemplaire de {name}",
        "few-copies": "votre deck ne peut contenir que {n} exemplaires de {name}",
        "many-copies": "votre deck peut contenir jusqu'à {n} exemplaires de {name}",
        "any-ink": "votre deck peut contenir d'autres <character>s {n} de n'importe quel type"
        " d'encre",
        "no-change": "ceci ne change rien à votre deck",
    }
    OWN = {"clauses": clauses}
    THIS = tuple([f"ce <{name}>" for name in TYPE_NAMES])
    QUOTES = "« {} »"
    ZONES = {Zone.UNDER: "sous un autre <card>"}
    SHIFTS = tuple([f"{{shift}} {kind}".rstrip() for kind in SHIFTS.values()])


TONGUE: Final = FrenchTongue()
