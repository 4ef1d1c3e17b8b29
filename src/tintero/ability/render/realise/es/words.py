"""Spanish grammar: agreement, spelling, and who is left unsaid."""

from __future__ import annotations

import re
from typing import Final, final

from tintero.ability.render.realise.es import verbs_table
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.words import IMPERATIVE, SUBJUNCTIVE, RomanceWords
from tintero.ability.render.speaker import Phrase, SpokenClause

# Words that are spelled otherwise before certain sounds, and with an article.
SPELLED: Final = (
    (re.compile(r" y (?=[iIíÍ])"), " e "),
    (re.compile(r" o (?=[oOóÓ])"), " u "),
    (re.compile(r"\b([Dd]e|[Aa]) el "), r"\1l "),
)

# Verbs that stand in frames as words that agree.
AGREEING_VERBS: Final = (
    *("está", "esté", "haya", "puede", "pueda", "entra", "entre", "fuera", "tuviera", "vaya"),
)


@final
class SpanishWords(RomanceWords):
    FORMS = {
        "un": ("un", "una", "unos", "unas"),
        "el": ("el", "la", "los", "las"),
        "ese": ("ese", "esa", "esos", "esas"),
        "todos": ("todos", "todas", "todos", "todas"),
        "ellos": ("ellos", "ellas", "ellos", "ellas"),
        "ningún": ("ningún", "ninguna", "ningunos", "ningunas"),
        "secándose": ("secándose",) * 4,
    }
    DEEDS = {
        "banished": "desterrado",
        "readied": "preparado",
        "exerted": "agotado",
        "discarded": "descartado",
        "moved": "movido",
        "put": "puesto",
        "shuffled": "barajado",
        "revealed": "revelado",
        "looked-at": "mirado",
        "drawn": "robado",
        "played": "jugado",
        "challenged": "desafiado",
    }
    NUMBERED = {verb: (verb, f"{verb}n") for verb in AGREEING_VERBS}
    AGREEING = (
        *("un", "uno", "el", "otro", "todos", "ningún", "alguno", "mismo", "elegido"),
        *("llamado", "usado", "entintado", "retirado", "ganado", "perdido", "obtenido"),
        *("nombrado", "devuelto"),
    )
    FEMININE = ("acción", "ubicación", "canción", "carta", "mano", "gota", "Fuerza", "Voluntad")
    AND = "y"
    OR = "o"
    THE = "el"
    THAT = "ese"
    OTHER = "otro"
    ANOTHER = "otro"
    HIM = "lo"
    MY = "tu"
    HIS = "su"
    THEIR = "su"
    EQUAL = "igual a"
    ORDINALS = ("", "primero", "segundo", "tercero", "cuarto", "quinto")
    NTH = ("{}.º", "{}.ª")
    STATS = (
        *("Fuerza", "Voluntad", "valor de leyenda", "coste de movimiento", "coste", "daño"),
        *("coste para cantar canciones", "cartas debajo"),
    )
    MOOD = SUBJUNCTIVE
    PAST = verbs_table.PAST
    conjugate = staticmethod(verbs_table.conjugate)
    with_pronoun = staticmethod(verbs_table.with_pronoun)
    THEN = " y luego "
    DO_THIS = "hacer esto:"

    def plural(self, noun: str) -> str:
        if noun.endswith("ión"):
            return f"{noun[:-2]}ones"
        return noun + ("s" if noun[-1:] in "aeiou" else "es")

    def regular(self, word: str, feminine: bool, plural: bool) -> str:
        """ "agotado" → "agotadas"; "rival" → "rivales"."""
        if word.endswith("o") and feminine:
            word = f"{word[:-1]}a"
        return word + ("" if not plural else "s" if word[-1:] in "aeou" else "es")

    def spelled(self, text: str) -> str:
        """ "y" and "o" change before their own sound: "e inflige", "u objeto"; "del", "al"."""
        for form, spelling in SPELLED:
            text = form.sub(spelling, text)
        return text

    def denied(self, verb: str, no: bool, nobody: bool = False, none: bool = False) -> str:
        return f"no {verb}" if no and not nobody else verb

    def he(self, phrase: Phrase) -> str:
        return ""

    def again(self, clause: SpokenClause) -> str:
        """Without its subject; but "gana 1 de leyenda" alone would be an order to you."""
        order = self.inflect(clause.predicate, IMPERATIVE)
        sounds_like_order = clause.predicate.startswith("‹") and self.does(clause) == order
        return self.full(clause) if sounds_like_order else super().again(clause)

    def done_by_others(self, clause: SpokenClause, later: bool, may: bool) -> str:
        does = self.inflect(clause.predicate, self.form_of(clause.subject) + SUBJUNCTIVE)
        that = f"que {self.named(clause.subject)}".rstrip()
        return f"{'hacer ' if may or later else ''}{that} {does}"


SPANISH: Final = SpanishWords()


class InSpanish(RomanceFamily):
    """A family of Spanish."""

    grammar = SPANISH
