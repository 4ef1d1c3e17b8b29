"""Questions from the case book: which ones, in which order, and whether an answer is right.

A case whose answer begins with yes or no can be marked; of any other the one who answers says
whether they had it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tintero.judge.book import Ruling
from tintero.judge.sheet import Case, SheetReading
from tintero.rulebook.sources import fold

YES = ("yes", "y", "si", "s", "1", "true")
NO = ("no", "n", "0", "false")
_PLAIN = re.compile(r"\s*(yes|no|sí)[.,:;]", re.IGNORECASE)


@dataclass(frozen=True)
class Item:
    """A question. `answer`: yes or no, or None when it takes more words."""

    ruling: Ruling
    answer: bool | None


# What the topics of the book are called in Spanish; a topic of one's own has the name it has.
TOPICS = {
    "activated": "activadas", "adventurous": "adventurous", "bag": "bolsa",
    "bodyguard": "bodyguard", "boost": "boost", "challenge": "desafío", "choices": "elecciones",
    "costs": "costes", "created triggers": "habilidades creadas", "damage": "daño",
    "deck": "mazo", "deferred action": "acción aplazada", "draw": "robar", "drying": "secado",
    "end-of-turn": "final del turno", "endgame": "fin de la partida", "enters": "entrar en juego",
    "gsc": "comprobación", "history": "lo ocurrido", "illegal action": "acción ilegal",
    "ink": "tinta", "last known value": "último valor conocido", "leaving play": "dejar el juego",
    "loop": "bucle", "may": "puede", "modifier": "modificadores", "move": "mover",
    "move damage": "mover daño", "multi-player effect": "efecto de varios jugadores",
    "multiplayer": "multijugador", "must choose": "elección obligada", "names": "nombres",
    "official release notes": "notas oficiales del set", "partial": "resolución parcial",
    "permission": "permisos", "policy": "política", "prohibition": "prohibiciones",
    "quest": "aventura", "reading": "lectura del texto", "reckless": "reckless",
    "release notes": "notas del set", "replacement": "reemplazo", "restriction": "restricciones",
    "sequential": "efectos en secuencia", "shift": "shift", "singer": "singer", "stack": "pila",
    "start-of-turn": "inicio del turno", "static": "estáticas", "support": "support",
    "then": "después", "vanish": "vanish", "zones": "zonas",
}  # fmt: skip


def topics(rulings: Sequence[Ruling], lang: str = "en") -> list[str]:
    """What the cases are about, by the names that are used in this language."""
    found = {ruling.topic for ruling in rulings}
    return sorted(TOPICS.get(name, name) if lang == "es" else name for name in found)


def is_about(ruling: Ruling, topic: str) -> bool:
    """Whether a case is about this, called in English or in Spanish."""
    return fold(topic) in (fold(ruling.topic), fold(TOPICS.get(ruling.topic, ruling.topic)))


def draw(rulings: Sequence[Ruling], topic: str | None, count: int, seed: int | None) -> list[Item]:
    """So many cases about that, in an order that the seed decides. A dispute is no question."""
    found = [
        ruling
        for ruling in rulings
        if ruling.status != "disputed" and (topic is None or is_about(ruling, topic))
    ]
    random.Random(seed).shuffle(found)
    return [Item(ruling, yes_or_no(ruling)) for ruling in found[:count]]


def yes_or_no(ruling: Ruling) -> bool | None:
    """What the answer begins with ("No." or "Sí, …") in either language; never both."""
    words = [_PLAIN.match(ruling.answer.get(lang)) for lang in ("en", "es")]
    said = {read_answer(found[1]) for found in words if found} - {None}
    return said.pop() if len(said) == 1 else None


def case_of(ruling: Ruling, lang: str, scene: int = 1) -> Case:
    """What a sheet says of the case that its scene shows."""
    return Case(
        f"{ruling.id}: {ruling.title.get(lang)}",
        ruling.question.get(lang),
        ruling.answer.get(lang),
        yes_or_no(ruling),
        ruling.note.get(lang) if ruling.note is not None else "",
        tuple(SheetReading(reading.text.get(lang), reading.switch) for reading in ruling.readings),
        (scene, len(ruling.scenes)),
        scene == 1,
    )


def read_answer(text: str) -> bool | None:
    """Yes or no, in either language; None if it is neither.

    >>> read_answer("Sí."), read_answer("no"), read_answer("depende")
    (True, False, None)
    """
    word = fold(text.strip(" .,;:!"))
    return True if word in YES else False if word in NO else None
