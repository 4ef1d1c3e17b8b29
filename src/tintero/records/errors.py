"""What can be wrong with a record, each with its line, in English and Spanish."""

from __future__ import annotations

from typing import Final

from tintero import limits

_WORDS: Final = {
    "no_record": (
        'this is no record: the first line must be "tintero record 1"',
        "no es una partida grabada: la primera línea debe ser «tintero record 1»",
    ),
    "newer": (
        "the record has format {0}; this Tintero reads format {1}",
        "la grabación tiene el formato {0}; este Tintero lee el formato {1}",
    ),
    "lines_most": (
        "a record has at most {0} lines",
        "una grabación tiene como mucho {0} líneas",
    ),
    "long": ("the line is too long: {0}", "la línea es demasiado larga: {0}"),
    "saved": (
        "this is no game that was saved: {0}",
        "no es una partida guardada: {0}",
    ),
    "header": ("what is {0!r}? It is no line of a header", "¿qué es {0!r}? No es de la cabecera"),
    "twice": ("{0} is said twice", "{0} aparece dos veces"),
    "value": ("{0} can't be {1!r}", "{0} no puede ser {1!r}"),
    "missing": ("the header does not say: {0}", "la cabecera no dice: {0}"),
    "cut_header": (
        "the record ends before its first action: it is cut off",
        "la grabación termina antes de la primera acción: está cortada",
    ),
    "mark": (
        "what is {0!r}? A mark is a turn or the end",
        "¿qué es {0!r}? Una marca es turno o fin",
    ),
    "after_end": (
        "nothing but result and hash follows the end",
        "tras el fin solo van resultado y hash",
    ),
    "deck_line": (
        "a line of a deck is a count and a card, not {0!r}",
        "una línea de mazo es cantidad y carta, no {0!r}",
    ),
    "no_deck": (
        "there is no deck {0!r}, and no list of cards",
        "no hay mazo {0!r} ni lista de cartas",
    ),
    "unknown_card": ("this pool has no card {0!r}", "estas cartas no incluyen {0!r}"),
    "unclear_card": ("{0!r} may be any of: {1}", "{0!r} puede ser: {1}"),
    "rules": ("these rules can't be played: {0}", "no se puede jugar con estas reglas: {0}"),
    "game": ("the game can't begin: {0}", "la partida no puede empezar: {0}"),
    "over": ("the game is over before {0!r}", "la partida ya ha terminado antes de {0!r}"),
    "action": ("{0!r} can't be done: {1}", "{0!r} no se puede hacer: {1}"),
    "cut_action": (
        "{0!r} is cut off, and so is the record: {1}",
        "{0!r} está cortada, y con ella la grabación: {1}",
    ),
    "check": (
        "the position is not the recorded one; something after line {0} was changed",
        "la posición no es la grabada; algo cambió después de la línea {0}",
    ),
    "turn": (
        "the record says turn {0}, player {1}; it is turn {2}, player {3}",
        "la grabación dice turno {0}, jugador {1}; es el turno {2}, jugador {3}",
    ),
    "hash": (
        "the game ends in another position than the recorded one; something after line {0} was "
        "changed",
        "la partida acaba en otra posición que la grabada; algo cambió después de la línea {0}",
    ),
    "scene": ("the scene it begins with: {0}", "la escena con que empieza: {0}"),
    "scene_line": (
        "a line of the scene begins with two spaces; what is {0!r}?",
        "una línea de la escena empieza con dos espacios; ¿qué es {0!r}?",
    ),
    "beside_scene": (
        "{0} can't stand beside a scene: the scene says it",
        "{0} no puede ir junto a una escena: ya lo dice la escena",
    ),
    "scene_rules": (
        "the header says rules {0}, the scene rules {1}",
        "la cabecera dice reglas {0}; la escena, reglas {1}",
    ),
    "result": ("the record says {0!r}; it is {1!r}", "la grabación dice {0!r}; es {1!r}"),
}


class RecordError(ValueError):
    """What is wrong with a record, and in which line. `code` is a key of the table above."""

    def __init__(self, line: int, code: str, *values: object) -> None:
        self.line = line
        self.code = code
        self.values = values
        super().__init__(self.sentence("en"))

    def sentence(self, lang: str = "en") -> str:
        """`line 57: 'quest Simba' can't be done: …`"""
        en, es = _WORDS[self.code]
        if lang == "es":
            return f"línea {self.line}: {es.format(*self._in(lang))}"
        return f"line {self.line}: {en.format(*self._in(lang))}"

    def _in(self, lang: str) -> list[object]:
        """A reason may itself be in two languages: a pair of sentences."""
        found: list[object] = []
        for value in self.values:
            said = value[lang == "es"] if isinstance(value, tuple) else value
            found.append(limits.clipped(said, limits.LINE) if isinstance(said, str) else said)
        return found
