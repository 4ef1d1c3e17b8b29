"""What the command line says, in English and Spanish."""

from __future__ import annotations

from tintero.messages import say as say_message
from tintero.messages.system import system_reason
from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    # errors
    "no_deck": Text("There is no deck {0}, and no such file.", "No hay mazo {0}, ni tal archivo."),
    "bad_deck": Text("Lines of {0} that can't be read:", "Líneas de {0} que no se entienden:"),
    "other_cards": Text(
        "{0}: the deck needs cards that this pool does not have (TINTERO_CARDS):",
        "{0}: el mazo necesita cartas que este conjunto no tiene (TINTERO_CARDS):",
    ),
    "no_file": Text("{0} can't be read: {1}", "No se puede leer {0}: {1}"),
    "no_write": Text("{0} can't be written: {1}", "No se puede escribir {0}: {1}"),
    "illegal_deck": Text(
        "{0} may not be played (--any-deck plays it all the same):",
        "{0} no se puede jugar (--any-deck lo juega de todos modos):",
    ),
    "no_json": Text("{0} is not JSON (line {1}).", "{0} no es JSON (línea {1})."),
    "no_report": Text(
        "{0} is no report of `tintero fuzz`.", "{0} no es un informe de `tintero fuzz`."
    ),
    "development": Text(
        "`{0}` tests Tintero itself and belongs to a development install; this is none.",
        "`{0}` prueba el propio Tintero y es de una instalación de desarrollo; esta no lo es.",
    ),
    "development_how": Text(
        "Get the project's repository, and in it: make setup (or pip install -e .)",
        "Descarga el repositorio del proyecto y, dentro de él: make setup (o pip install -e .)",
    ),
    "no_card": Text("No card is called “{0}”.", "Ninguna carta se llama «{0}»."),
    "many_cards": Text("“{0}” may be any of:", "«{0}» puede ser cualquiera de estas:"),
    "near": Text("Near: {0}", "Parecidas: {0}"),
    "there_are": Text("There are: {0}", "Existen: {0}"),
    # cards and decks
    "cards": Text("cards", "cartas"),
    "one_cards": Text("card/cards", "carta/cartas"),
    "one_lines": Text("line/lines", "línea/líneas"),
    "curve": Text("Cards by cost: {0}", "Cartas por coste: {0}"),
    "marks": Text(
        "◉ has the inkwell symbol   ○ has not",
        "◉ lleva el símbolo de pozo de tinta   ○ no lo lleva",
    ),
    "legal_deck": Text("{0} may be played in Constructed.", "{0} es legal en Construido."),
    "knows": Text("{0} cards; rules {1}.", "{0} cartas; reglas {1}."),
    # fuzz
    "games": Text("games", "partidas"),
    "games_failed": Text("games ({0} failed)", "partidas ({0} con fallo)"),
    "fuzz_summary": Text(
        "{0}, {1}, {2} seconds, {3}",
        "{0}, {1}, {2} segundos, {3}",
    ),
    "fuzz_games": Text("game/games", "partida/partidas"),
    "fuzz_decisions": Text("decision/decisions", "decisión/decisiones"),
    "fuzz_failures": Text("failure/failures", "fallo/fallos"),
    "fuzz_constructors": Text(
        "{0} constructors carried out, the rarest {2} times: {1}",
        "{0} constructores ejecutados; el más raro, {2} veces: {1}",
    ),
    "fuzz_failure": Text("game {0}, decision {1}: {2}: {3}", "partida {0}, decisión {1}: {2}: {3}"),
    "fixed": Text("does not fail any more: {0}: {1}", "ya no falla: {0}: {1}"),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "near", "Simba")
    'Parecidas: Simba'
    """
    return WORDS[key].get(lang).format(*values)


def reason(lang: str, error: OSError | UnicodeDecodeError) -> str:
    """Why a file can't be read or written."""
    return say_message(system_reason(error), lang)


def some(lang: str, key: str, n: int) -> str:
    """
    >>> some("es", "one_cards", 1), some("es", "one_cards", 60)
    ('1 carta', '60 cartas')
    """
    one, many = say(lang, key).split("/")
    return f"{n} {one if n == 1 else many}"


def decimal(value: float, lang: str, digits: int = 1) -> str:
    """
    >>> decimal(17.84, "en"), decimal(17.84, "es")
    ('17.8', '17,8')
    """
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "es" else text
