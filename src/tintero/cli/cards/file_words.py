"""What is wrong with a card file, in Spanish: the reader (`tintero.text`) says it in English."""

from __future__ import annotations

import re
from typing import Final

from tintero.cards.load import PoolError
from tintero.text.file_fields import CardFileError

# What the reader says, and the same in Spanish; \1, \2 are the words of the file.
SPANISH: Final = (
    (r"is missing", r"falta"),
    (r"(-?\d+) is less than 0", r"\1 es menor que 0"),
    (r"expected an object, found (.+)", r"se esperaba un objeto y hay \1"),
    (r"expected a text, found (.+)", r"se esperaba un texto y hay \1"),
    (r"expected a number, found (.+)", r"se esperaba un número y hay \1"),
    (r"expected true or false, found (.+)", r"se esperaba true o false y hay \1"),
    (r"expected a list, found (.+)", r"se esperaba una lista y hay \1"),
    (r"expected one letter, found (.+)", r"se esperaba una letra y hay \1"),
    (r"expected (\S+), found (.+)", r"se esperaba \1 y hay \2"),
    (r"(.+) is unknown; known: (.+)", r"\1 no se conoce; se conoce \2"),
    (r"unknown type of set (.+)", r"tipo de expansión desconocido: \1"),
    (r"unknown type (.+)", r"tipo desconocido: \1"),
    (r"unknown ink (.+)", r"tinta desconocida: \1"),
    (r"the code of an expansion is a number", r"el código de una expansión es un número"),
    (r"the file has no set (.+)", r"el fichero no tiene la expansión \1"),
    (r"name and version make (.+)", r"nombre y versión dan \1"),
    (r"(.+) is printed as (.+) too", r"\1 también está impresa como \2"),
    (
        r"two cards with one name: (.+) here, (.+) in (\S+)",
        r"dos cartas con un mismo nombre: aquí \1, en \3 \2",
    ),
    (r"\w+ cards have abilities, not effects", r"esas cartas tienen abilities, no effects"),
    (r"expected a number up to (\d+)", r"se esperaba un número hasta \1"),
    (r"there is too much in it", r"contiene demasiado"),
    (r"no file of cards", r"no es un fichero de cartas"),
    (r"two cards are called (.+)", r"dos cartas se llaman \1"),
    (r"its abilities are no JSON", r"sus habilidades no son JSON"),
    (r"the gzip is damaged \(.*\)", r"el gzip está dañado"),
    (
        r"TINTERO_CARDS names no folder with files of cards",
        r"TINTERO_CARDS no nombra una carpeta con ficheros de cartas",
    ),
    (r"two of its cards have one name", r"dos de sus cartas se llaman igual"),
    (r"not UTF-8 at byte (\d+)", r"no es UTF-8 en el byte \1"),
    (r"not JSON at line (\d+), column (\d+): .*", r"no es JSON en la línea \1, columna \2"),
)
# What stands there instead.
FOUND: Final = (
    (" y hay nothing", " y no hay nada"),
    (" y hay a list", " y hay una lista"),
    (" y hay an object", " y hay un objeto"),
)


def card_file_problem(error: CardFileError, lang: str) -> str:
    """Where a card file is wrong, and what.

    >>> error = CardFileError(
    ...     "new.json", "expected a number, found 'five'", "Smash (1/200)", "cost"
    ... )
    >>> card_file_problem(error, "es")
    "new.json: Smash (1/200): cost: se esperaba un número y hay 'five'"
    """
    if lang != "es":
        return str(error)
    where = ": ".join(part for part in (error.file, error.record, error.field) if part)
    return f"{where}: {in_spanish(error.problem)}"


def pool_problem(error: PoolError, lang: str) -> str:
    """What is wrong with the cards that every command uses."""
    return f"{error.file}: {in_spanish(error.problem)}" if lang == "es" else str(error)


def in_spanish(problem: str) -> str:
    """The same in Spanish.

    >>> in_spanish("expected a text, found nothing")
    'se esperaba un texto y no hay nada'
    """
    for pattern, words in SPANISH:
        found = re.fullmatch(pattern, problem, re.DOTALL)
        if found:
            said = found.expand(words)
            for english, spanish in FOUND:
                said = said.removesuffix(english) + spanish if said.endswith(english) else said
            return said
    return problem
