"""Spanish conjugation: the few forms that rules sentences need.

In a predicate a verb stands as ‹robar›, its person given by the subject, with its pronoun as
‹poner+la›.
"""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.word_frames import with_verbs

# The forms of a verb.
INFINITIVE: Final = 0
IMPERATIVE: Final = 1  # instructions to "tú"
TU: Final = 2
EL: Final = 3
ELLOS: Final = 4
TU_SUBJUNCTIVE: Final = 5
EL_SUBJUNCTIVE: Final = 6
ELLOS_SUBJUNCTIVE: Final = 7

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
    "tener": ("tiene", "tenga", "ten"),
    "volver": ("vuelve", "vuelva", ""),
}
# All forms, for the verbs that no rule makes.
WHOLE: Final[dict[str, tuple[str, str, str, str, str, str, str, str]]] = {
    "ser": ("ser", "sé", "eres", "es", "son", "seas", "sea", "sean"),
    "estar": ("estar", "está", "estás", "está", "están", "estés", "esté", "estén"),
    "haber": ("haber", "has", "has", "ha", "han", "hayas", "haya", "hayan"),
    "no hacer nada": (
        "no hacer nada",
        "no hagas nada",
        "no haces nada",
        "no hace nada",
        "no hacen nada",
        "no hagas nada",
        "no haga nada",
        "no hagan nada",
    ),
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
    if form <= ELLOS:
        return he + ("s" if form == TU else "n" if form == ELLOS else "")
    return subjunctive + (
        "s" if form == TU_SUBJUNCTIVE else "n" if form == ELLOS_SUBJUNCTIVE else ""
    )


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
    """Of ‹poner+la›: "ponerla", "ponla", "la pone"."""
    name, _, pronoun = verb.partition("+")
    text = conjugate(name, form)
    if form == INFINITIVE or not pronoun:
        return text + pronoun
    return stressed(text) + pronoun if form == IMPERATIVE else f"{pronoun} {text}"


ASIDE: Final = "⸴"  # ends what is said between commas: a comma if words follow


def inflect(text: str, form: int) -> str:
    """The text with its ‹marked› verbs in this form."""
    text, *more = text.split(ASIDE)
    if more:
        rest = ASIDE.join(more)
        return inflect(text, form) + ("," if rest[:1] == " " else "") + inflect(rest, form)
    return with_verbs(text, lambda verb: with_pronoun(verb, form))
