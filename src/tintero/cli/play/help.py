"""What `?` says in a game, in English and Spanish."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

LINES: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("3", "take option 3"),
        (
            "quest simba",
            "or write it: ink NAME, play NAME, play NAME on NAME, sing SONG with NAME,",
        ),
        ("", "use NAME, quest NAME, challenge NAME > NAME, move NAME > NAME, end"),
        ("choose NAME", "or another answer: done, yes, no, mode 2, amount 3, name NAME, keep"),
        ("why ACTION", "why can't I? The rule and the reason: why challenge simba > gaston"),
        ("hint", "what a bot would do in your place, knowing no more than you"),
        ("card NAME", "what a card says"),
        ("undo", "take back your last turn action; undo far: as much as possible"),
        ("log", "what happened this turn and last, with the rule behind each line"),
        ("rule 8.3.3", "a clause of the rules"),
        ("save FILE", "keep the game; tintero play --resume FILE goes on with it"),
        ("concede", "give up"),
        ("quit", "leave"),
    ),
    "es": (
        ("3", "tomar la opción 3"),
        (
            "aventura simba",
            "o escribirlo: entintar NOMBRE, jugar NOMBRE, jugar NOMBRE sobre NOMBRE,",
        ),
        ("", "cantar CANCIÓN con NOMBRE, usar NOMBRE, aventura NOMBRE,"),
        ("", "desafiar a NOMBRE con NOMBRE, mover NOMBRE a NOMBRE, fin"),
        ("elegir NOMBRE", "u otra respuesta: acabar, sí, no, modo 2, cantidad 3, nombrar NOMBRE"),
        (
            "por qué ACCIÓN",
            "¿por qué no puedo? Regla y motivo: por qué desafiar a gaston con simba",
        ),
        ("", "los verbos de la notación inglesa (quest, play …) valen también"),
        ("pista", "qué haría un bot en tu lugar, sin saber más que tú"),
        ("carta NOMBRE", "qué dice una carta"),
        ("deshacer", "deshacer tu última acción de turno; deshacer todo: cuanto se pueda"),
        ("registro", "qué ha pasado este turno y el anterior, con la regla de cada línea"),
        ("regla 8.3.3", "una cláusula de las reglas"),
        ("guardar ARCHIVO", "guardar la partida; tintero play --resume ARCHIVO la continúa"),
        ("rendirse", "rendirse"),
        ("salir", "dejar la partida"),
    ),
}


def help_text(lang: str) -> Table:
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
    for what, meaning in LINES[lang]:
        grid.add_row(Text(what, style="bold"), Text(meaning))
    return grid
