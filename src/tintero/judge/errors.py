"""What is wrong with a position, in English and Spanish."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tintero.scene.errors import SceneError, place
from tintero.scene.words import Bilingual

_WORDS: Final = {
    "no_clause": ("there is no clause {0}", "no existe la cláusula {0}"),
    "no_scene": ("there is no scene here", "aquí no hay ninguna escena"),
    # rulings
    "one_ruling": ("there are {0} rulings here, not one", "aquí hay {0} casos, no uno"),
    "called": (
        "id: {0!r} is not what the file is called, {1!r}",
        "id: {0!r} no es como se llama el archivo, {1!r}",
    ),
    "missing": ("{0}: is missing", "{0}: falta"),
    "no_clauses": ("clauses: there are none", "clauses: no hay ninguna"),
    "no_scenes": (
        "scenes: there are none, and `not_playable` doesn't say why",
        "scenes: no hay ninguna, y `not_playable` no dice por qué",
    ),
    "but_scenes": ("not_playable: but there are scenes", "not_playable: pero hay escenas"),
    "readings": (
        "readings: a disputed ruling has two or more, and one is `played: true`",
        "readings: un caso discutido tiene dos o más, y una lleva `played: true`",
    ),
    "switch_unused": (
        "readings: no scene takes the `switch` of this reading",
        "readings: ninguna escena usa el `switch` de esta lectura",
    ),
    "undisputed": (
        "readings: only a disputed ruling has them",
        "readings: solo las tiene un caso discutido (status: disputed)",
    ),
    "superseded": (
        "note: says of a superseded ruling what it was before",
        "note: en un caso superado dice qué se respondía antes",
    ),
    "empty": ("{0}: is empty", "{0}: está vacío"),
    "id": ("id: {0!r} is not like JC-001", "id: {0!r} no es como JC-001"),
    "status": ("status: is one of {0}, not {1!r}", "status: es uno de estos: {0}; no {1!r}"),
    "no_language": ("{0}: there is no {1!r}", "{0}: no hay {1!r}"),
    "switch": (
        "readings.switch: is one of {0}, not {1!r}",
        "readings.switch: es uno de estos: {0}; no {1!r}",
    ),
    "no_switch": (
        "readings: `switch` is missing: how the game is played so",
        "readings: falta `switch`: cómo se juega así",
    ),
    "own_title": ("scenes: each has a title of its own", "scenes: cada una lleva su propio título"),
    "expects": ("scenes: {0!r} expects nothing", "scenes: {0!r} no espera nada (expect)"),
    "card": ("unknown card {0!r}", "carta desconocida: {0!r}"),
    "cards": ("{0!r} may be any of: {1}", "{0!r} puede ser cualquiera de estas: {1}"),
    "several": (
        "{0!r} may be any of {1} cards: write 2.NAME or NAME #2",
        "{0!r} puede ser cualquiera de {1} cartas: escribe 2.NOMBRE o NOMBRE #2",
    ),
    "not_in_play": ("there is no {0!r} in play", "no hay {0!r} en la zona de juego"),
    "not_there": ("there is no {0} in that {1}", "no hay {0} en {1}"),
    "seats": ("seats are 1 to {0}, not {1}", "los jugadores van del 1 al {0}, no {1}"),
    "no_seat": ("there is no seat {0}", "no hay jugador {0}"),
    "zone": ("a zone is one of {0}, not {1!r}", "una zona es una de estas: {0}; no {1!r}"),
    "state": ("only a card in play has a state: {0}", "solo una carta en juego tiene estado: {0}"),
    "no_state": ("a card in play has no {0!r}", "una carta en juego no tiene {0!r}"),
    "step": ("a step is one of {0}, not {1!r}", "un paso es uno de estos: {0}; no {1!r}"),
    "rules": ("rules are one of {0}, not {1!r}", "las reglas son una de estas: {0}; no {1!r}"),
}


class JudgeError(SceneError):
    """A `SceneError` that also speaks Spanish. `code` is a key of the table above."""

    def __init__(
        self, code: str, *values: object, file: str = "", line: int = 0, near: Iterable[str] = ()
    ) -> None:
        en, es = (words.format(*values) for words in _WORDS[code])
        self.code = code
        super().__init__(en, file, line, tuple(near), es)


def tell(code: str, *values: object) -> Bilingual:
    """The words for `code`, filled in, in both languages."""
    en, es = (words.format(*values) for words in _WORDS[code])
    return Bilingual(en, es)


def problem(error: SceneError, lang: str) -> str:
    """What is wrong, without file and line."""
    text = error.es if lang == "es" else error.problem
    hint = {"en": "near", "es": "parecidas"}[lang]
    return f"{text}; {hint}: {', '.join(error.near)}" if error.near else text


def located(error: SceneError, lang: str) -> str:
    """`case.yaml:7: there is no clause 9.9.9; near: …`"""
    return f"{place(error.file, error.line)}: {problem(error, lang)}"
