"""French conjugation: the few forms that rules sentences need.

In a predicate a verb stands as ‹piocher›, its person given by the subject, with its pronoun as
‹placer+la› ("placez-la", "la place", "la placer"), denied as ‹-pouvoir› ("ne peut pas").
"""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.word_frames import with_verbs

# The forms of a verb.
INFINITIVE: Final = 0
IMPERATIVE: Final = 1  # instructions to "vous"
VOUS: Final = 2
IL: Final = 3
ILS: Final = 4
IL_SUBJUNCTIVE: Final = 5
ILS_SUBJUNCTIVE: Final = 6
PARTICIPLE: Final = 7

# Before a marked verb: "ne … pas", and "ne …", where "aucun" says the rest.
NEGATIONS: Final = {"-": "pas", "~": ""}
VOWELS: Final = "aàâeéèêiîoôuûœAÀÂEÉÈÊIÎOÔUÛŒ"
# vous, il, ils, il and ils in the subjunctive, participle.
IRREGULAR: Final[dict[str, tuple[str, str, str, str, str, str]]] = {
    "aller": ("allez", "va", "vont", "aille", "aillent", "allé"),
    "avoir": ("avez", "a", "ont", "ait", "aient", "eu"),
    "devoir": ("devez", "doit", "doivent", "doive", "doivent", "dû"),
    "envoyer": ("envoyez", "envoie", "envoient", "envoie", "envoient", "envoyé"),
    "être": ("êtes", "est", "sont", "soit", "soient", "été"),
    "faire": ("faites", "fait", "font", "fasse", "fassent", "fait"),
    "mettre": ("mettez", "met", "mettent", "mette", "mettent", "mis"),
    "payer": ("payez", "paie", "paient", "paie", "paient", "payé"),
    "perdre": ("perdez", "perd", "perdent", "perde", "perdent", "perdu"),
    "pouvoir": ("pouvez", "peut", "peuvent", "puisse", "puissent", "pu"),
    "prendre": ("prenez", "prend", "prennent", "prenne", "prennent", "pris"),
    "quitter": ("quittez", "quitte", "quittent", "quitte", "quittent", "quitté"),
    "recevoir": ("recevez", "reçoit", "reçoivent", "reçoive", "reçoivent", "reçu"),
    "réduire": ("réduisez", "réduit", "réduisent", "réduise", "réduisent", "réduit"),
    "renvoyer": ("renvoyez", "renvoie", "renvoient", "renvoie", "renvoient", "renvoyé"),
    "répéter": ("répétez", "répète", "répètent", "répète", "répètent", "répété"),
    "révéler": ("révélez", "révèle", "révèlent", "révèle", "révèlent", "révélé"),
    "voir": ("voyez", "voit", "voient", "voie", "voient", "vu"),
}
COMMANDS: Final = {"avoir": "ayez", "être": "soyez"}
# What was so: vous, il, ils.
PAST: Final[dict[str, tuple[str, str, str]]] = {
    "avoir": ("aviez", "avait", "avaient"),
    "être": ("étiez", "était", "étaient"),
}


def regular(verb: str) -> tuple[str, str, str, str, str, str]:
    stem = verb[:-2]
    if verb.endswith("ir"):
        return (
            *(f"{stem}issez", f"{stem}it", f"{stem}issent"),
            *(f"{stem}isse", f"{stem}issent", f"{stem}i"),
        )
    return f"{stem}ez", f"{stem}e", f"{stem}ent", f"{stem}e", f"{stem}ent", f"{stem}é"


def conjugate(verb: str, form: int) -> str:
    """
    >>> [conjugate("bannir", form) for form in (IMPERATIVE, IL, ILS, PARTICIPLE)]
    ['bannissez', 'bannit', 'bannissent', 'banni']
    """
    if form == INFINITIVE:
        return verb
    if form == IMPERATIVE and verb in COMMANDS:
        return COMMANDS[verb]
    forms = IRREGULAR[verb] if verb in IRREGULAR else regular(verb)
    return forms[max(form, VOUS) - VOUS]


def before(pronoun: str, verb: str) -> str:
    """ "la place", "l'épuise"."""
    if verb[:1] in VOWELS and pronoun in ("le", "la", "ne", "se", "me"):
        return f"{pronoun[0]}'{verb}"
    return f"{pronoun} {verb}"


def with_pronoun(verb: str, form: int) -> str:
    """Of ‹placer+la›: "la placer", "placez-la", "la place"; of ‹-pouvoir›: "ne peut pas"."""
    name, _, pronoun = verb.partition("+")
    if not pronoun and name[:1] in NEGATIONS:
        return without(name[1:], NEGATIONS[name[0]], form)
    text = conjugate(name, form)
    if not pronoun:
        return text
    return f"{text}-{pronoun}" if form == IMPERATIVE else before(pronoun, text)


def negated(verb: str, more: str = "pas") -> str:
    """ "n'a pas", "ne peut"."""
    return f"{before('ne', verb)} {more}".strip()


def inflect(text: str, form: int) -> str:
    """The text with its ‹marked› verbs in this form."""
    return with_verbs(text, lambda verb: with_pronoun(verb, form))


def without(verb: str, more: str, form: int) -> str:
    """ "ne peut pas", "ne pas pouvoir"; `more` empty: "ne peut", "ne pouvoir"."""
    if form == INFINITIVE:
        return f"ne {more} {verb}" if more else before("ne", verb)
    return negated(conjugate(verb, form), more)
