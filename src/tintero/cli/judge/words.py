"""What `tintero judge` says, in English and Spanish; the sheet's own words are in `views`."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "no_scene": Text("{0} has {1} scenes; there is no {2}.", "{0} tiene {1} escenas; no hay {2}."),
    "no_case": Text(
        "There is no file {0}, and no case of that name in the book.",
        "No hay archivo {0}, ni caso de ese nombre en el libro.",
    ),
    "no_reading": Text(
        "There is no reading {0}; the case has {1}.", "No hay lectura {0}; el caso tiene {1}."
    ),
    "no_reading_called": Text(
        "There is no reading called {0}.", "No hay ninguna lectura llamada {0}."
    ),
    "not_played": Text("Nothing to play: {0}", "Nada que jugar: {0}"),
    "two_versions": Text(
        "--diff takes two versions of the rules, such as 2.1,2.3.",
        "--diff pide dos versiones de las reglas, como 2.1,2.3.",
    ),
    "no_version": Text("There is no rules version {0}.", "No existe la versión {0} de las reglas."),
    "known": Text("There are: {0}", "Existen: {0}"),
    "written": Text("Written to {0}.", "Escrito en {0}."),
    # rewind
    "action": Text("Action", "Acción"),
    "who": Text("Player", "Jugador"),
    "what": Text("What", "Qué"),
    "undo": Text("Undo? (CR 1.7.6)", "¿Se deshace? (CR 1.7.6)"),
    "after": Text("The position after it:", "La posición después:"),
    "no_position": Text(
        "(It can't be written as a scene: {0})", "(No se puede escribir como escena: {0})"
    ),
    # the quiz
    "question": Text("Question {0} of {1}", "Pregunta {0} de {1}"),
    "your_answer": Text("Your answer (yes/no): ", "Tu respuesta (sí/no): "),
    "your_words": Text("Your answer: ", "Tu respuesta: "),
    "had_it": Text("Did you have it (yes/no)? ", "¿La tenías (sí/no)? "),
    "right": Text("Right.", "Correcto."),
    "wrong": Text("Wrong: the answer is {0}.", "Incorrecto: la respuesta es {0}."),
    "score": Text("{0} of {1} right.", "{0} de {1} aciertos."),
    "yes": Text("yes", "sí"),
    "no": Text("no", "no"),
    "yes_or_no": Text("Write yes or no (q leaves).", "Escribe sí o no (q para salir)."),
    "no_topic": Text("No case is about {0}.", "Ningún caso trata de {0}."),
    "topics": Text("Topics: {0}", "Temas: {0}"),
    "no_book": Text("The case book is empty.", "El libro de casos está vacío."),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "score", 3, 5)
    '3 de 5 aciertos.'
    """
    return WORDS[key].get(lang).format(*values)
