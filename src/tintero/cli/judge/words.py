"""What `tintero judge lab` says, in English and Spanish."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "hint": Text(
        "A board to build on; ? lists the commands.",
        "Un tablero para montar posiciones; ? muestra las órdenes.",
    ),
    "bye": Text("Goodbye.", "Hasta otra."),
    "what_is": Text("That can't be read: {0}", "No se entiende: {0}"),
    "usage": Text("Write it so: {0}", "Se escribe así: {0}"),
    "no_more": Text("There is nothing further that way.", "Por ahí no hay más."),
    "state": Text("State {0} of {1}", "Estado {0} de {1}"),
    "met": Text("As expected.", "Como se esperaba."),
    "not_met": Text("Not as expected: {0}", "No como se esperaba: {0}"),
    "deck_of": Text("Deck of player {0}, from the top", "Mazo del jugador {0}, desde arriba"),
    "hand_of": Text("Hand of player {0}", "Mano del jugador {0}"),
    "saved": Text("Saved: {0}", "Guardado: {0}"),
    "can": Text("That can be done.", "Se puede hacer."),
    "finish": Text(
        "Answer the open question first, or go back: {0}",
        "Responde antes a la pregunta abierta, o vuelve atrás: {0}",
    ),
}

HELP: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("put 1 hand NAME", "into hand, deck, discard or ink of player 1; 3x NAME puts three"),
        ("put 1 play NAME: exerted, damage 2", "into play; also drying, at NAME, under NAME"),
        ("remove NAME · remove 1 hand NAME", "take a card out of play, or out of a zone"),
        ("damage NAME 3 · exert NAME · ready NAME", "state of a card in play; also dry, drying"),
        ("lore 1 12 · ink 1 5 2 · drops 1 2", "lore; ready and exerted ink; ink drops"),
        ("turn 2 · step ready · first yes", "whose turn, which step, whether the first turn"),
        ("rules 2.1 · title WORDS", "version of the rules, title of the scene"),
        ("top 1 NAME", "force the top card of a deck; deck 1 shows the deck"),
        ("hands open · hands closed", "both hands open, or only the hand of who is asked"),
        ("quest NAME · 2: choose NAME · 3", "do something: notation, or the number of an option"),
        ("why ACTION", "whether it may be done, and why not"),
        ("expect damage: {NAME: 2}", "write down what must be so, and see whether it is"),
        ("back · forward · back 3 · undo", "step by step; undo takes back the last whole play"),
        ("board · options · sheet", "show the table, what may be done, the ruling sheet so far"),
        ("save FILE.yaml · save FILE.tintero", "keep the scene with its steps, or a record"),
        ("quit", "leave"),
    ),
    "es": (
        ("pon 1 hand NOMBRE", "carta a hand, deck, discard o ink del jugador 1; 3x NOMBRE, tres"),
        ("pon 1 play NOMBRE: exerted, damage 2", "a la zona de juego; también drying, at, under"),
        ("quita NOMBRE · quita 1 hand NOMBRE", "retirar una carta del juego o de una zona"),
        ("daño NOMBRE 3 · agota NOMBRE · prepara NOMBRE", "también seca, secándose"),
        ("leyenda 1 12 · tinta 1 5 2 · gotas 1 2", "leyenda; tinta preparada y agotada; gotas"),
        ("turno 2 · paso ready · primero sí", "de quién es el turno, qué paso, si es el primero"),
        ("reglas 2.1 · título TEXTO", "versión de las reglas, título de la escena"),
        ("arriba 1 NOMBRE", "forzar la carta superior de un mazo; mazo 1 lo enseña"),
        ("manos abiertas · manos cerradas", "las dos manos abiertas, o solo la de quien decide"),
        ("quest NOMBRE · 2: choose NOMBRE · 3", "hacer algo: notación o número de una opción"),
        ("por qué ACCIÓN", "si se puede hacer y por qué no"),
        ("espera damage: {NOMBRE: 2}", "anotar lo que debe cumplirse y ver si se cumple"),
        ("atrás · adelante · atrás 3 · deshacer", "paso a paso; deshacer, la última jugada entera"),
        ("tablero · opciones · hoja", "la mesa, lo que se puede hacer, la hoja del fallo"),
        ("guarda ARCHIVO.yaml · guarda ARCHIVO.tintero", "guardar la escena, o una grabación"),
        ("salir", "salir"),
    ),
}  # fmt: skip


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "saved", "case.yaml")
    'Guardado: case.yaml'
    """
    return WORDS[key].get(lang).format(*values)
