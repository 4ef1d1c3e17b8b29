"""What `tintero bench` says, in both languages."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "measuring": Text("measuring", "midiendo"),
    "games_and_chess": Text("games and chess", "partidas y ajedrez"),
    "single_operations": Text("single operations", "operaciones sueltas"),
    "compiled": Text("compiled", "compilado"),
    "uncompiled": Text("uncompiled", "sin compilar"),
    "games": Text("games/s", "partidas/s"),
    "decisions": Text("decisions/s", "decisiones/s"),
    "per_game": Text("decisions/game", "decisiones/partida"),
    "per_decision": Text("µs/decision", "µs/decisión"),
    "decks": Text("decks", "mazos"),
    "operation": Text("operation", "operación"),
    "push": Text("push", "hacer"),
    "pop": Text("pop", "deshacer"),
    "options": Text("options", "opciones"),
    "outcome": Text("outcome", "resultado"),
    "save": Text("save", "guardar"),
    "load": Text("load", "cargar"),
    "hash": Text("hash", "resumen"),
    "clone": Text("clone", "copiar"),
    "bytes": Text("bytes of a state", "bytes de un estado"),
    "chess": Text(
        "Random games of chess (python-chess) in the same run: {0:.0f} a second. "
        "Ours for each of those: {1}.",
        "Partidas de ajedrez al azar (python-chess) en la misma medición: {0:.0f} por segundo. "
        "Nuestras por cada una: {1}.",
    ),
    "no_chess": Text(
        "The package chess is not installed, so there is nothing to compare with: "
        "pip install tintero[bench]",
        "El paquete chess no está instalado y no hay con qué comparar: pip install tintero[bench]",
    ),
    "not_compiled": Text(
        "The engine runs uncompiled here; `make compile` and PYTHONPATH=build/compiled compile it.",
        "Aquí el motor va sin compilar; `make compile` y PYTHONPATH=build/compiled lo compilan.",
    ),
    "speedup": Text(
        "Compiled plays {0} times as many games.", "Compilado juega {0} veces más partidas."
    ),
    "board": Text("board", "mesa"),
    "cards": Text("cards in play", "cartas en juego"),
    "triggers": Text("triggers", "disparadas"),
    "ink": Text("ink and undo", "entintar y deshacer"),
    "end": Text("end of turn and undo", "fin de turno y deshacer"),
    "turn": Text("from turn", "desde el turno"),
    "not_written": Text("{0} can't be written: {1}", "No se puede escribir {0}: {1}"),
}


def say(lang: str, key: str, *values: object) -> str:
    return WORDS[key].get(lang).format(*values)
