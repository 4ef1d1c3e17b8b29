"""Clauses that hold others, and sentences: "vous pouvez piocher une carte. Si vous le faites …"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise import tongue
from tintero.ability.render.realise.fr import (
    conditions,
    places,
    selectors,
    statics,
    triggers,
    verbs,
)
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import CLASSES, KEYWORDS, SHIFTS
from tintero.ability.render.realise.fr.places import YOU
from tintero.ability.render.realise.fr.verbs_table import inflect
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.realise.tongue import Tongue, Uttering
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import KEYWORD_NAMES, TYPE_NAMES, Zone

SENTENCES: Final = table(
    {
        "plain": "{clauses}",
        "you": "{as_said}",
        "if": "{if}, {then}",
        "unless": "{then} sauf {if}",
        "otherwise": "sinon, {then}",
        "if-you-do": "si vous le faites[ et {que}], {then}",
        "if-they-do": "s'il le fait[ et {que}], {then}",
        "if-you-dont": "sinon, {then}",
        "if-they-dont": "s'il ne le fait pas, {then}",
        "instead": "{if}, {then} à la place",
        "instead-said": "{if}, à la place, {then}",
        "cases": "si son type de <card> est : {items}",
        "case": "• {head}, {then}.",
        "mode": "•[ {name}] {sentences}",
        "one-by-one": "pour {noun}, {clauses}",
        "for-each": "{for_each}, {then}",
        "times": "faites ceci {n} fois : {then}",
        "so-many-times": "faites ceci un nombre de fois {equal_to_n} : {then}",
        "for-a-while": "[{during}, ]{each}",
        "later": "[{while}, ]{occasion}[ {during}], {then}",
        "after-challenge": "après le <challenge>, {then}",
        "quoted": "{during} : {ability}",
        "from-now-on": "à partir de maintenant : {ability}",
        "tail-if-you-do": " ; si vous le faites, {then}",
        "tail-if": " {if}",
        "tail-if-then": ", {if}",
        "tail-otherwise": " ; sinon, {then}",
        "tail-and-if": " et, {if}, {main}",
        "tail-unless": " sauf si {paid}",
    }
)
CLAUSES: Final = {
    "may": "‹pouvoir› {may}",
    "may-given": "si vous le souhaitez, {may}",
    "in-order-to": "{main} pour {do}",
    "may-in-order-to": "‹pouvoir› {may} pour {so_that}",
    "tailed": "{main}{tail}",
    "tailed-given": "[{given}{tail}]",
    "either": "{either}",
    "choose-one": "‹choisir› une option : {items}",
    "choose-one:both": "‹choisir› une option. {If}, choisissez les deux à la place : {items}",
    "choose-one:all": "‹choisir› une option. {If}, choisissez-les toutes à la place : {items}",
    "choose-one:named": "‹choisir› {names} : {items}",
    "choose-some": "‹choisir› {n} options : {items}",
    "choose-some:all": "‹choisir› {n} options. {If}, choisissez-les toutes à la place : {items}",
    "told": "{then}",
    "do-nothing": "‹~faire› rien",
    "do-again": "‹répéter› cet effet",
    "count": "‹compter› {n}",
}
ABILITIES: Final = table(
    {
        "triggered": "[{zone}, ][{during}, ]{when}, {then}",
        "each-opponent": "durant le <turn> de chaque <opponent>, {when} {during}",
        "their-turn": "{when} durant son <turn>",
        "during": "durant {turn}",
        "during-opponents": "durant les <turn>s des <opponent>s",
        "while-challenging": "lorsqu'{il} défie[ {what}]",
        "while-challenged": "lorsqu'{il} est {défié}[ par {what}]",
        "if": "{if}",
        "while": "{while}",
        "while-known": "{if}",
        "while-any": "{while}",
        "unless": " sauf {if}",
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
)
ZONES: Final = table(
    {
        Zone.DECK: "dans votre <deck>",
        Zone.HAND: "dans votre <hand>",
        Zone.INKWELL: "dans votre <inkwell>",
        Zone.DISCARD: "dans votre <discard>",
        Zone.UNDER: "sous une autre <card>",
        Zone.OUT: "hors de la partie",
        Zone.ASIDE: "à côté de la partie",
    }
)
TYPES: Final = [fr.WORDS[name] for name in TYPE_NAMES]
AS_SAID: Final = Phrase("", you=True)  # not an order: "vous payez 1 ⬡ de moins"


def if_(t: Uttering) -> str:
    text = tongue.when(t)
    return fr.if_(text) if text else ""


def this(t: Uttering) -> Phrase:
    """This card, whose gender "il" and "défié" have."""
    return Phrase("", feminine=selectors.SELECTORS.is_feminine(t.say, Noun("this")))


def paid(t: Uttering) -> str:
    made = t.clauses
    who = made[0].subject
    text = " et ".join([inflect(c.predicate, fr.form_of(who)) for c in made])
    return f"{who.text} {text}"


def clauses(t: Uttering) -> str:
    """Right after the deck, which is feminine too, "la" would not be the card."""
    made = list(t.made.clauses)
    for i in range(1, len(made)):
        if made[i - 1].verb == "shuffle-deck":
            made[i] = replace(made[i], it=None)
    return fr.join_clauses(t.by.all_clauses(t.say, made))


def verb(say: Speaker, s: Saying) -> SpokenClause:
    if s.verb == "stated":
        return clause(say, s.parts[0]).by(AS_SAID)
    if s.verb == "add-own":
        return clause(say, s.parts[0])
    if s.whose is not None:
        s = replace(s, subject=s.whose)
    return verbs.clause(say, s) if verbs.says(s) else chosen(say, s, statics.clause(say, s))


def chosen(say: Speaker, s: Saying, made: SpokenClause) -> SpokenClause:
    """ "choisissez un personnage qui gagne +2 de Force"."""
    noun = s.subject
    if noun is None or noun.pick is None or not noun.pick.chosen or noun.pick.by_them or s.known:
        return made
    who = selectors.phrase(say, replace(noun, pick=replace(noun.pick, chosen=False)))
    does = inflect(made.predicate, fr.form_of(made.subject))
    return SpokenClause(YOU, f"‹choisir› {who.text} qui {does}")


def base(clauses: list[SpokenClause], who: Phrase, may: bool) -> str:
    return fr.base_form(clauses, who, purpose=not may)


TONGUE: Final = Tongue(
    SENTENCES,
    CLAUSES,
    tongue.PLACES
    | {
        "clauses": clauses,
        "as_said": lambda t: fr.join_clauses([c.by(AS_SAID) for c in t.clauses]),
        "equal_to_n": lambda t: fr.equal_to(tongue.number(t)),
        "if": if_,
        "If": lambda t: tongue.capital(if_(t)),
        "que": lambda t: fr.elided("que", tongue.when(t)) if t.made.when is not None else "",
        "while": lambda t: fr.while_(tongue.when(t)) if t.made.when is not None else "",
        "paid": paid,
        "il": lambda t: fr.he(this(t)),
        "défié": lambda t: fr.agree("défié", this(t).feminine, False),
    },
    ("et", "ou"),
    family=conditions.CONDITIONS,
    occasion=triggers.trigger,
    during=places.during,
    verb=verb,
    full=fr.full_clause,
    does=fr.does,
    again=lambda clause: f"{fr.he(clause.subject)} {fr.does(clause)}",
    join=fr.join_clauses,
    base=base,
    listed=fr.listed,
    this=tuple([fr.this(noun, fr.is_feminine(noun)) for noun in TYPES]),
    quotes="« {} »",
    abilities=ABILITIES,
    zones=ZONES,
    ink=verbs.ink,
    keywords=tuple([KEYWORDS[name] for name in KEYWORD_NAMES]),
    shifts=tuple([f"{{shift}} {kind}".rstrip() for kind in SHIFTS.values()]),
    classed=lambda name: CLASSES.get(name, name),
)
clause: Final = TONGUE.clause
