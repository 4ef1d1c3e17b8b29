"""Spanish conjugation: the few forms that rules sentences need.

In a predicate a verb stands as ‹robar›, its person given by the subject, with its pronoun as
‹poner+la›, denied as ‹-hacer›.
"""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.romance.words import (
    IMPERATIVE,
    INFINITIVE,
    MANY,
    SUBJUNCTIVE,
    YOU,
)

# él, él in the subjunctive, and the imperative where it is not like "él".
IRREGULAR: Final[dict[str, tuple[str, str, str]]] = {
    "contar": ("cuenta", "cuente", ""),
    "deber": ("debe", "deba", "debes"),
    "desafiar": ("desafía", "desafíe", ""),
    "desterrar": ("destierra", "destierre", ""),
    "devolver": ("devuelve", "devuelva", ""),
    "elegir": ("elige", "elija", ""),
    # "Gana 2 de leyenda" could be said of the character mentioned last.
    "ganar": ("gana", "gane", "ganas"),
    "hacer": ("hace", "haga", "haz"),
    "infligir": ("inflige", "inflija", ""),
    "ir": ("va", "vaya", "ve"),
    "jugar": ("juega", "juegue", ""),
    "mover": ("mueve", "mueva", ""),
    "obtener": ("obtiene", "obtenga", "obtén"),
    "perder": ("pierde", "pierda", ""),
    "poder": ("puede", "pueda", "puedes"),
    "poner": ("pone", "ponga", "pon"),
    "reducir": ("reduce", "reduzca", ""),
    "repetir": ("repite", "repita", ""),
    "salir": ("sale", "salga", "sal"),
    "tener": ("tiene", "tenga", "ten"),
    "volver": ("vuelve", "vuelva", ""),
}
# All forms, for the verbs that no rule makes.
WHOLE: Final[dict[str, tuple[str, str, str, str, str, str, str, str]]] = {
    "ser": ("ser", "sé", "eres", "es", "son", "seas", "sea", "sean"),
    "estar": ("estar", "está", "estás", "está", "están", "estés", "esté", "estén"),
    "haber": ("haber", "has", "has", "ha", "han", "hayas", "haya", "hayan"),
    "hay": ("haber", "hay", "hay", "hay", "hay", "haya", "haya", "haya"),
}

# What was so: you, it, they.
PAST: Final[dict[str, tuple[str, str, str]]] = {
    "hay": ("había", "había", "había"),
    "tener": ("tenías", "tenía", "tenían"),
    "estar": ("estabas", "estaba", "estaban"),
    "ser": ("eras", "era", "eran"),
}


def regular(verb: str) -> tuple[str, str]:
    """él and its subjunctive."""
    stem = verb[:-2]
    if verb.endswith("ar"):
        for end, soft in (("g", "gu"), ("c", "qu"), ("z", "c")):
            if stem.endswith(end):
                return stem + "a", stem[:-1] + soft + "e"
        return stem + "a", stem + "e"
    return stem + "e", stem + "a"


def conjugate(verb: str, form: int) -> str:
    if verb in WHOLE:
        return WHOLE[verb][form]
    if form == INFINITIVE:
        return verb
    command = ""
    if verb in IRREGULAR:
        he, subjunctive, command = IRREGULAR[verb]
    else:
        he, subjunctive = regular(verb)
    if form == IMPERATIVE:
        return command or he
    he, form = (subjunctive, form - SUBJUNCTIVE) if form > MANY else (he, form)
    return he + ("s" if form == YOU else "n" if form == MANY else "")


def stressed(command: str) -> str:
    """Before a pronoun the accent is written: "devuelve" → "devuélve" (devuélvela)."""
    if command[-1] not in "aeiou" or any(letter in "áéíóú" for letter in command):
        return command
    at = max([i for i, letter in enumerate(command[:-1]) if letter in "aeiou"], default=-1)
    if at > 0 and command[at] in "iu" and command[at - 1] in "aeo":
        at -= 1
    if at < 0:
        return command
    return command[:at] + "áéíóú"["aeiou".index(command[at])] + command[at + 1 :]


def with_pronoun(verb: str, form: int) -> str:
    """Of ‹poner+la›: "ponerla", "ponla", "la pone"; of ‹-hacer›: "no hagas", "no hace"."""
    name, _, pronoun = verb.partition("+")
    if name[0] == "-":
        return f"no {conjugate(name[1:], YOU + SUBJUNCTIVE if form == IMPERATIVE else form)}"
    text = conjugate(name, form)
    if form == INFINITIVE or not pronoun:
        return text + pronoun
    return stressed(text) + pronoun if form == IMPERATIVE else f"{pronoun} {text}"
