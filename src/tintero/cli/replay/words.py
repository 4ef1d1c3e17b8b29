"""What `tintero replay` says, in English and Spanish."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "no_record": Text("{0} can't be replayed: {1}", "No se puede repetir {0}: {1}"),
    "still": Text(
        "It can still be read: `tintero replay FILE --json` has its decks and actions.",
        "Aún se puede leer: `tintero replay ARCHIVO --json` da sus mazos y acciones.",
    ),
    "title": Text("{0}, rules {1}, seed {2}", "{0}, reglas {1}, semilla {2}"),
    "from_scene": Text("{0} from a scene, rules {1}", "{0} desde una escena, reglas {1}"),
    "exact": Text("Replayed exactly (hash {1}): {0}", "Repetida con exactitud (hash {1}): {0}"),
    "through": Text("Replayed as far as it goes: {0}", "Repetida hasta donde llega: {0}"),
    "stopped": Text(
        "Stopped after {0} of {1} actions, on turn {2}: {3}",
        "Detenida tras {0} de {1} acciones, en el turno {2}: {3}",
    ),
    "hint": Text(
        "Enter: next action; back, turn N, fork … ? for help.",
        "Intro: siguiente acción; atrás, turno N, bifurcar … ? para ayuda.",
    ),
    "at": Text("{0}/{1} · turn {2} · Player {3}: {4}", "{0}/{1} · turno {2} · jugador {3}: {4}"),
    "here": Text("{0}/{1} · turn {2}", "{0}/{1} · turno {2}"),
    "next": Text("Next: {0}", "Siguiente: {0}"),
    "first": Text("This is the beginning.", "Este es el principio."),
    "last": Text("This is the end: {0}", "Este es el final: {0}"),
    "no_turn": Text("There is no turn {0}.", "No hay turno {0}."),
    "number": Text("{0} needs a number.", "{0} necesita un número."),
    "no_seat": Text("Seats go from 1 to {0}; all for everything.", "Asientos de 1 a {0}; todos."),
    "fork_first": Text(
        "That is no command here. To play on, fork first; ? for help.",
        "Eso no es una orden aquí. Para seguir jugando, bifurcar; ? para ayuda.",
    ),
    "forked": Text(
        "From here you play for everybody; main goes back to the record.",
        "Desde aquí juegas por todos; principal vuelve a la grabación.",
    ),
    "fork_all": Text(
        "Who plays for everybody sees every hand: seat all first.",
        "Quien juega por todos ve todas las manos: antes, asiento todos.",
    ),
    "no_next": Text(
        "The action of line {0} can't be replayed.",
        "La acción de la línea {0} no se puede repetir.",
    ),
    "seen_by": Text(
        "{0}, rules {1}, as player {2} saw it", "{0}, reglas {1}, como la vio el jugador {2}"
    ),
    "in_fork": Text(
        "That is only for the record: main.", "Eso es solo para la grabación: principal."
    ),
    "main": Text("Back in the record.", "De vuelta en la grabación."),
    "unfinished": Text("not finished.", "sin terminar."),
    "save_where": Text("save FILE", "guardar ARCHIVO"),
    "saved": Text("Saved: {0}", "Guardada: {0}"),
    "bye": Text("Goodbye.", "Hasta otra."),
}

HELP: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("Enter, next 5", "do the next action, or five"),
        ("back, back 5", "undo it, or five"),
        ("turn 4, start, last", "go to the beginning of turn 4, of the game, or to its end"),
        ("list", "the actions of this turn; list all: of the game"),
        ("show", "the table; seat 2: from the eyes of seat 2; seat all: everybody's"),
        ("options", "what may be done here, in the notation of a record"),
        ("fork", "play on from here: write actions; back undoes, main returns"),
        ("why ACTION", "why it may not be done here"),
        ("save FILE", "write the record, or what was played in the fork"),
        ("quit", "leave"),
    ),
    "es": (
        ("Intro, siguiente 5", "hacer la siguiente acción, o cinco"),
        ("atrás, atrás 5", "deshacerla, o cinco"),
        ("turno 4, inicio, final", "ir al principio del turno 4, de la partida, o a su final"),
        ("lista", "las acciones de este turno; lista todo: de la partida"),
        ("ver", "la mesa; asiento 2: con los ojos del asiento 2; asiento todos: de todos"),
        ("opciones", "qué se puede hacer aquí, en la notación de una grabación"),
        (
            "bifurcar",
            "seguir jugando desde aquí: escribe acciones; atrás deshace, principal vuelve",
        ),
        ("porque ACCIÓN", "por qué no se puede hacer aquí"),
        ("guardar ARCHIVO", "escribir la grabación, o lo jugado en la bifurcación"),
        ("salir", "dejarlo"),
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "first")
    'Este es el principio.'
    """
    return WORDS[key].get(lang).format(*values)
