"""Lines typed in Spanish, as the notation writes them. Names of cards stay as they are printed.

Files are written in the notation alone (`docs/scenes.md`); this is for people at a keyboard.
"""

from __future__ import annotations

import re
from typing import Final

# How a line may be written, and what it stands for; the first that fits counts.
LINES: Final = tuple(
    (re.compile(spanish, re.IGNORECASE), english)
    for spanish, english in (
        (r"poner (.+) en (?:el|tu|mi) pozo(?: de tinta)?", r"ink \1"),
        (r"(?:entintar|entinta|tinta) (.+)", r"ink \1"),
        (r"(?:ir de |de )?aventura(?:r|s)?(?: con)? (.+)", r"quest \1"),
        (r"(?:cantar|canta) (.+) juntos", r"sing \1 together"),
        (r"(?:cantar|canta) (.+?) con (.+)", r"sing \1 with \2"),
        (r"(?:cantar|canta) (.+)", r"sing \1"),
        (r"(?:jugar|juega|juego) (.+) gratis", r"play \1 for free"),
        (r"(?:jugar|juega|juego) (.+?) sobre (.+)", r"play \1 on \2"),
        (r"(?:jugar|juega|juego) (.+?) por (.+)", r"play \1 by \2"),
        (r"(?:jugar|juega|juego) (.+)", r"play \1"),
        (r"(?:usar|usa) (.+)", r"use \1"),
        (r"(?:desafiar|desaf[ií]a) (?:con )?(.+?)\s*>\s*(.+)", r"challenge \1 > \2"),
        (r"(?:desafiar|desaf[ií]a) a (.+) con (.+)", r"challenge \2 > \1"),
        (r"(?:desafiar|desaf[ií]a) (?:con )?(.+?) (?:a|contra) (.+)", r"challenge \1 > \2"),
        (r"(?:desafiar|desaf[ií]a) (.+)", r"challenge \1"),  # the rest is asked for
        (r"(?:mover|mueve) (.+?)\s*>\s*(.+)", r"move \1 > \2"),
        (r"(?:mover|mueve) (?:a )?(.+?) (?:a|hasta) (.+)", r"move \1 > \2"),
        (r"(?:mover|mueve) (.+)", r"move \1"),
        (r"(?:fin|terminar)(?: (?:de |del |el |tu |mi )?turno)?", "end"),
        (r"rendirse", "concede"),
        (r"(?:elegir|elige|elijo) (.+)", r"choose \1"),
        (r"acabar|hecho|listo", "done"),
        (r"s[ií]", "yes"),
        (r"modo (.+)", r"mode \1"),
        (r"cantidad (.+)", r"amount \1"),
        (r"(?:nombrar|nombra) (.+)", r"name \1"),
        (r"arriba", "top"),
        (r"abajo", "bottom"),
        (r"abajo (.+)", r"bottom \1"),
        (r"(?:resolver|resuelve) (.+)", r"resolve \1"),
        (r"jugador (\d+)", r"player \1"),
        (r"conservar|quedarse", "keep"),
    )
)


def in_english(line: str) -> str:
    """The line in the notation; one that does not begin with a Spanish verb as it is.

    >>> in_english("Desafiar a gaston con simba"), in_english("fin"), in_english("quest simba")
    ('challenge simba > gaston', 'end', 'quest simba')
    """
    for spanish, english in LINES:
        found = spanish.fullmatch(line.strip())
        if found is not None:
            return found.expand(english)
    return line
