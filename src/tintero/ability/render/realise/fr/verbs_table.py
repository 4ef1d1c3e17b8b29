"""French conjugation: the few forms that rules sentences need.

In a predicate a verb stands as ‹piocher›, its person given by the subject, with its pronoun as
‹placer+la› ("placez-la", "la place", "la placer"), denied as ‹-pouvoir› ("ne peut pas").
"""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.romance.words import IMPERATIVE, INFINITIVE

# Before a marked verb: "ne … pas", and "ne …", where "aucun" says the rest.
NEGATIONS: Final = {"-": "pas", "~": ""}
# vous, il, ils, and il in the subjunctive.
IRREGULAR: Final[dict[str, tuple[str, str, str, str]]] = {
    "devoir": ("devez", "doit", "doivent", "doive"),
    "payer": ("payez", "paie", "paient", "paie"),
    "perdre": ("perdez", "perd", "perdent", "perde"),
    "renvoyer": ("renvoyez", "renvoie", "renvoient", "renvoie"),
    "répéter": ("répétez", "répète", "répètent", "répète"),
    "révéler": ("révélez", "révèle", "révèlent", "révèle"),
    "voir": ("voyez", "voit", "voient", "voie"),
}
# All forms, for the verbs that no rule makes.
WHOLE: Final[dict[str, tuple[str, str, str, str, str, str, str, str]]] = {
    "avoir": ("avoir", "ayez", "avez", "a", "ont", "ayez", "ait", "aient"),
    "être": ("être", "soyez", "êtes", "est", "sont", "soyez", "soit", "soient"),
    "faire": ("faire", "faites", "faites", "fait", "font", "fassiez", "fasse", "fassent"),
    "pouvoir": (
        *("pouvoir", "pouvez", "pouvez", "peut", "peuvent", "puissiez", "puisse", "puissent"),
    ),
}
# What was so: vous, il, ils.
PAST: Final[dict[str, tuple[str, str, str]]] = {
    "avoir": ("aviez", "avait", "avaient"),
    "être": ("étiez", "était", "étaient"),
}


def regular(verb: str) -> tuple[str, str, str, str]:
    stem = verb[:-2]
    if verb.endswith("ir"):
        return f"{stem}issez", f"{stem}it", f"{stem}issent", f"{stem}isse"
    return f"{stem}ez", f"{stem}e", f"{stem}ent", f"{stem}e"


def conjugate(verb: str, form: int) -> str:
    """
    >>> [conjugate("bannir", form) for form in range(1, 8)]
    ['bannissez', 'bannissez', 'bannit', 'bannissent', 'bannissiez', 'bannisse', 'bannissent']
    """
    if verb in WHOLE:
        return WHOLE[verb][form]
    you, one, many, that_one = IRREGULAR[verb] if verb in IRREGULAR else regular(verb)
    that_you = f"{you[:-2]}iez"
    return (verb, you, you, one, many, that_you, that_one, f"{that_one}nt")[form]


def with_pronoun(verb: str, form: int) -> str:
    """Of ‹placer+la›: "la placer", "placez-la", "la place"; of ‹-pouvoir›: "ne peut pas"."""
    name, _, pronoun = verb.partition("+")
    if not pronoun and name[:1] in NEGATIONS:
        return without(name[1:], NEGATIONS[name[0]], form)
    text = conjugate(name, form)
    if not pronoun:
        return text
    return f"{text}-{pronoun}" if form == IMPERATIVE else f"{pronoun} {text}"


def negated(verb: str, more: str = "pas") -> str:
    """ "ne peut pas", "ne peut"."""
    return f"ne {verb} {more}".rstrip()


def without(verb: str, more: str, form: int) -> str:
    """ "ne peut pas", "ne pas pouvoir"; `more` empty: "ne peut", "ne pouvoir"."""
    if form == INFINITIVE and more:
        return f"ne {more} {verb}"
    return negated(conjugate(verb, form), more)
