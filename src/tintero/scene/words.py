"""What a scene can be told of: every sentence in English and Spanish.

A `Bilingual` is its English text, with the Spanish one beside; what is none is the same in both (a
name, a number, a field of the file).
"""

from __future__ import annotations

from typing import Final


class Bilingual(str):
    """A text in English that knows itself in Spanish."""

    es: str

    def __new__(cls, en: str, es: str) -> Bilingual:
        made = super().__new__(cls, en)
        made.es = es
        return made


_WORDS: Final = {
    # values
    "text": ("{0} must be a text", "{0}: tiene que ser un texto"),
    "number": ("{0} must be a number, not {1}", "{0}: tiene que ser un número, no {1}"),
    "number_most": (
        "{0} is at most {1}, not {2}",
        "{0}: como mucho {1}, no {2}",
    ),
    "cards_most": (
        "seat {0} has more than {1} cards",
        "el jugador {0} tiene más de {1} cartas",
    ),
    "play_most": (
        "seat {0} has more than {1} cards in play",
        "el jugador {0} tiene más de {1} cartas en la zona de juego",
    ),
    "truth": ("{0} must be true or false, not {1}", "{0}: tiene que ser true o false, no {1}"),
    "list": ("{0} must be a list", "{0}: tiene que ser una lista"),
    "mapping": (
        "{0} must be a mapping, not {1}",
        "{0}: tiene que llevar claves y valores, no {1}",
    ),
    "unknown_key": ("unknown key {0!r} in {1}", "clave desconocida {0!r} en {1}"),
    "twice": ("{0!r} is written twice", "{0!r} está escrito dos veces"),
    "not_text": ("this is not text (UTF-8)", "esto no es texto (UTF-8)"),
    "not_yaml": ("not YAML: {0}", "no es YAML: {0}"),
    "count": ("there are {0} scenes here, not one", "aquí hay {0} escenas, no una"),
    # the position
    "team_turns": ("team turns need teams", "team_turns: hacen falta equipos (teams)"),
    "one_of": ("{0} is one of {1}, not {2!r}", "{0}: es uno de estos: {1}; no {2!r}"),
    "teams": (
        "each team has a seat, and nobody plays in two",
        "teams: cada equipo tiene un jugador, y nadie juega en dos",
    ),
    "no_seat": ("{0}: there is no seat {1}", "{0}: no hay jugador {1}"),
    "setup": (
        "a scene that plays the set-up has no {0!r}",
        "una escena que juega la preparación no lleva {0!r}",
    ),
    "seats": ("seats are 1 to {0}, not {1}", "los jugadores van del 1 al {0}, no {1}"),
    "below_0": ("{0} cannot be below 0", "{0}: no puede ser menor que 0"),
    "card_of": (
        "a card of {0} is NAME or NAME: {{…}}",
        "una carta de {0} se escribe NOMBRE o NOMBRE: {{…}}",
    ),
    "lasting_to": (
        "a lasting effect says on whom: `to: NAME`",
        "un efecto duradero dice sobre quién: `to: NOMBRE`",
    ),
    "lasting_does": (
        "a lasting effect does something: {0}",
        "un efecto duradero hace algo: {0}",
    ),
    # positions in which no game waits
    "won": (
        "this position is impossible: seat {0} has {1} lore and would have won with {2} "
        "(CR 1.8.1.1)",
        "posición imposible: el jugador {0} tiene {1} de leyenda y habría ganado con {2} "
        "(CR 1.8.1.1)",
    ),
    "item": (
        "this position is impossible: {0} is an item and can't be damaged (CR 5.1.2.2)",
        "posición imposible: {0} es un objeto y no puede tener daño (CR 5.1.2.2)",
    ),
    "not_at": (
        "this position is impossible: {0} is no character, so it can't be at a location (CR 4.7.1)",
        "posición imposible: {0} no es un personaje, así que no puede estar en una ubicación "
        "(CR 4.7.1)",
    ),
    "their_location": (
        "this position is impossible: {0} can't be at {1}, which is another player's (CR 4.7.1)",
        "posición imposible: {0} no puede estar en {1}, que es de otro jugador (CR 4.7.1)",
    ),
    "lethal": (
        "this position is impossible: {0} has {1} damage and Willpower {2}, so it would have been "
        "banished (CR 1.8.1.4)",
        "posición imposible: {0} tiene {1} de daño y {2} de Voluntad, así que habría sido "
        "desterrado (CR 1.8.1.4)",
    ),
    # steps
    "one_action": ("one step is one action", "un paso es una sola acción"),
    "step_key": (
        "unknown key {0!r} in a step: a seat (1, 2 …), expect, illegal or note",
        "clave desconocida {0!r} en un paso: un jugador (1, 2…), expect, illegal o note",
    ),
    "illegal_what": (
        "`illegal` says how an action is refused, and there is none",
        "`illegal` dice por qué se niega una acción, y aquí no hay ninguna",
    ),
    "a_step": (
        "a step is an action or an expectation",
        "un paso es una acción o una expectativa (expect)",
    ),
    # expectations
    "no_event": ("there is no event {0!r}", "no existe el suceso {0!r}"),
    "no_kind": ("there is no kind {0!r}", "no existe la clase de decisión {0!r}"),
    "no_zone": ("there is no zone {0!r}", "no existe la zona {0!r}"),
    "of": ("{0} of {1}: {2}", "{0} de {1}: {2}"),
    "of_seat": ("{0} of seat {1}: {2}", "{0} del jugador {1}: {2}"),
    "about": ("{0}: {1}", "{0}: {1}"),
    "any_of": ("{0}: {1!r} may be any of: {2}", "{0}: {1!r} puede ser cualquiera de estas: {2}"),
    "differ": ("expected {0}, is {1}", "se esperaba {0} y es {1}"),
    "events": (
        "events: no {0} (in this place); there was: {1}",
        "events: no hay {0} (en este lugar); hubo: {1}",
    ),
    "nothing": ("nothing", "nada"),
    "no_location": ("no location", "ninguna ubicación"),
    "decision_none": (
        "decision: expected none, is {0} of seat {1}",
        "decision: no se esperaba ninguna y hay una de tipo {0} del jugador {1}",
    ),
    "nobody_asked": (
        "decision: nobody is asked anything",
        "decision: a nadie se le pregunta nada",
    ),
    "winner_none": (
        "winner: expected none, is seat {0} ({1})",
        "winner: no se esperaba ninguno y es el jugador {0} ({1})",
    ),
    "why_not": ("why_not {0!r}: expected {1}, is {2}", "why_not {0!r}: se esperaba {1} y es {2}"),
    "why_not_read": ("why_not {0!r}: {1}", "why_not {0!r}: {1}"),
    "legal": ("legal", "legal"),
    "options_not": ("options: {0} is not one of them", "options: {0} no es una de ellas"),
    "options_left": ("options: {0} is not expected", "options: no se esperaba {0}"),
    "options_are": ("the options are: {0}", "las opciones son: {0}"),
    # running
    "left": ("left unanswered: {0}", "queda sin responder: {0}"),
    "still": ("still unanswered: {0}", "sigue sin responder: {0}"),
    "asked": ("seat {0} is asked ({1}): {2}", "se pregunta al jugador {0} ({1}): {2}"),
    "unread": ("cannot be read: {0}", "no se puede leer: {0}"),
    "ambiguous": ("is ambiguous: {0}", "es ambiguo: {0}"),
    "refused": ("is refused: {0}", "no se puede hacer: {0}"),
    "other_clause": (
        "refused by another clause, {0}: {1}",
        "lo prohíbe otra cláusula, la {0}: {1}",
    ),
    "not_refused": ("was not refused", "se puede hacer, y no debía"),
    "changed": (
        "was refused, but the game is not as before",
        "no se pudo hacer, pero la partida no está como antes",
    ),
}

# Names of places of the file that are words, not fields.
_NAMES: Final = {
    "the scene": "la escena", "a seat": "un jugador", "a card": "una carta", "a key": "una clave",
    "a clause": "una cláusula", "a keyword": "una palabra clave", "an action": "una acción",
    "an ability": "una habilidad", "a location": "una ubicación", "an option": "una opción",
    "a team": "un equipo", "an event": "un suceso", "the ruling": "el caso",
    "a lasting effect": "un efecto duradero", "a step": "un paso", "a list": "una lista",
    "map": "claves y valores", "nothing": "nada",
}  # fmt: skip
# What the reader of YAML says, as far as one meets it.
_YAML: Final = (
    ("mapping values are not allowed", "aquí no puede haber «clave: valor»"),
    ("could not find expected ':'", "falta «:»"),
    ("expected ',' or ']'", "falta «,» o «]»"),
    ("expected ',' or '}'", "falta «,» o «}»"),
    ("expected <block end>", "la sangría no cuadra"),
    ("cannot start any token", "hay un carácter que no puede ir ahí (¿un tabulador?)"),
    ("unexpected end of stream", "el texto se acaba antes de tiempo"),
    ("found undefined alias", "un «*» al principio pide comillas"),
    ("expected the node content", "falta un valor"),
    ("expected node content", "falta un valor"),
    ("did not find expected", "la sangría o los signos no cuadran"),
    ("nested too deep", "tiene demasiados niveles"),
    ("text in it is too long", "tiene un texto demasiado largo"),
    ("too many values", "tiene demasiados valores"),
    ("control characters", "hay un carácter de control"),
    ("not allowed", "hay un carácter que no puede ir ahí"),
    ("no letter of any script", "hay un carácter que no es de ninguna escritura"),
)


def tell(key: str, *values: object) -> Bilingual:
    """The words for `key`, filled in.

    >>> tell("below_0", "lore").es
    'lore: no puede ser menor que 0'
    """
    en, es = _WORDS[key]
    return Bilingual(en.format(*values), es.format(*(spanish(v) for v in values)))


def spanish(value: object) -> object:
    """A value as it stands in a Spanish sentence."""
    return value.es if isinstance(value, Bilingual) else value


def in_spanish(text: str) -> str:
    """A text in Spanish, as far as it knows itself so."""
    return text.es if isinstance(text, Bilingual) else text


def named(what: str) -> Bilingual:
    """A place of the file as it is called.

    >>> named("a card of hand").es
    'una carta de hand'
    """
    start, of, zone = what.partition(" of ")
    es = _NAMES.get(start, start) + (f" de {zone}" if of else "")
    return Bilingual(what, es)


def yaml_problem(problem: str) -> Bilingual:
    """What the reader of YAML found."""
    es = next((said for part, said in _YAML if part in problem), problem)
    return Bilingual(problem, es)
