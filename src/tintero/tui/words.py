"""What the table says, in English and Spanish. The words of the game itself are in `cli.words`."""

from __future__ import annotations

from tintero.rulebook.sources import Text
from tintero.vocab import Act

VERBS: dict[int, Text] = {
    Act.INK: Text("Put into your inkwell", "Poner en tu pozo de tinta"),
    Act.PLAY: Text("Play", "Jugar"),
    Act.QUEST: Text("Quest", "Ir de aventura"),
    Act.CHALLENGE: Text("Challenge", "Desafiar a"),
    Act.MOVE: Text("Move to", "Mover a"),
}

WORDS: dict[str, Text] = {
    # parts of the table
    "card": Text("Card", "Carta"),
    "options": Text("What you can do", "Qué puedes hacer"),
    "log": Text("Log", "Registro"),
    "whole_log": Text("The whole log", "Todo el registro"),
    "hand": Text("Your hand", "Tu mano"),
    "hand_of": Text("You see the hand of Player {0}", "Ves la mano del jugador {0}"),
    "bag": Text("Bag", "Bolsa"),
    "challenge": Text("Challenge", "Desafío"),
    "piles": Text("Discards and known cards", "Descartes y cartas conocidas"),
    "discard_of": Text("Discard of Player {0}", "Descarte del jugador {0}"),
    "hand_known": Text("Known in the hand of Player {0}", "Conocidas de la mano del jugador {0}"),
    "deck_known": Text("Known in the deck of Player {0}", "Conocidas del mazo del jugador {0}"),
    "empty": Text("empty", "vacío"),
    "nothing": Text("nothing in play", "nada en la zona de juego"),
    "item": Text("item", "objeto"),
    "action": Text("action", "acción"),
    # a card
    "exerted": Text("exerted", "agotado"),
    "ready": Text("ready", "preparado"),
    "drying": Text("drying", "secándose"),
    "damage": Text("{0} damage", "{0} de daño"),
    "at": Text("at {0}", "en {0}"),
    "under": Text("under it: {0}", "debajo: {0}"),
    "lasting": Text("from {0}", "por {0}"),
    "facedown": Text("a facedown card", "una carta boca abajo"),
    "now": Text("Now", "Ahora"),
    "may_choose": Text("choose it", "elegirla"),
    "now_none": Text("Nothing with it now. w: why not?", "Nada con ella ahora. w: ¿por qué no?"),
    # questions
    "why": Text("Why not?", "¿Por qué no?"),
    "why_none": Text(
        "There is nothing one could do with it now.", "No hay nada que hacer con ella ahora."
    ),
    "may": Text("legal now", "legal ahora"),
    "no_card": Text("Select a card first.", "Selecciona antes una carta."),
    "rule": Text("Rule {0}", "Regla {0}"),
    "no_rule": Text("There is no clause {0}.", "No existe la cláusula {0}."),
    "hints": Text("What can I do?", "¿Qué puedo hacer?"),
    "hint_ink": Text(
        "You may put one card into your inkwell this turn.",
        "Puedes poner una carta en tu pozo de tinta este turno.",
    ),
    "hint_play": Text(
        "You have {0} ready ink: play a card.", "Tienes {0} de tinta preparada: juega una carta."
    ),
    "hint_quest": Text("Can quest: {0}.", "Pueden ir de aventura: {0}."),
    "hint_challenge": Text("Can challenge: {0}.", "Pueden desafiar: {0}."),
    "hint_move": Text("Can move: {0}.", "Pueden moverse: {0}."),
    "hint_use": Text("Have an ability to use: {0}.", "Tienen una habilidad que usar: {0}."),
    "hint_end": Text("Or end your turn (e).", "O termina tu turno (e)."),
    "hint_wait": Text("It is not your decision now.", "Ahora no decides tú."),
    "hint_idea": Text("A bot in your place would: {0}.", "Un bot en tu lugar elegiría: {0}."),
    "hint_thinks": Text("A bot thinks what it would do…", "Un bot piensa qué haría…"),
    "end_sure": Text("End your turn?", "¿Terminar tu turno?"),
    "end_yes": Text("End turn (e)", "Terminar (e)"),
    "end_no": Text("Play on", "Seguir jugando"),
    "left_quest": Text("could still quest: {0}", "aún pueden ir de aventura: {0}"),
    "left_challenge": Text("could still challenge: {0}", "aún pueden desafiar: {0}"),
    "left_play": Text(
        "something can still be played ({0} ready ink)",
        "aún se puede jugar algo ({0} de tinta preparada)",
    ),
    "left_ink": Text(
        "a card can still go into your inkwell", "aún puedes poner una carta en tu pozo de tinta"
    ),
    "concede_sure": Text("Concede the game?", "¿Rendirse?"),
    "concede_yes": Text("Concede", "Rendirse"),
    "cancel": Text("Cancel", "Cancelar"),
    "close": Text("Close", "Cerrar"),
    "save": Text("Save the game as", "Guardar la partida como"),
    "save_yes": Text("Save", "Guardar"),
    "replace": Text("{0} is there already. Replace it?", "{0} ya existe. ¿Reemplazarlo?"),
    "replace_yes": Text("Replace", "Reemplazar"),
    "save_hint": Text(
        "A record: tintero play --resume FILE goes on with it, tintero replay FILE steps through.",
        "Una grabación: tintero play --resume ARCHIVO la continúa, tintero replay ARCHIVO la "
        "recorre.",
    ),
    "curtain": Text("Player {0}, it is your turn to look.", "Jugador {0}, te toca mirar."),
    "curtain_key": Text("Press Enter when nobody else looks.", "Pulsa Intro cuando nadie mire."),
    "over": Text("Game over", "Fin de la partida"),
    "look": Text("Look at the table", "Mirar la mesa"),
    "save_over": Text("Save the game", "Guardar la partida"),
    "quit": Text("Quit", "Salir"),
    # bots
    "thinks": Text("{0} is thinking…", "{0} está pensando…"),
    "paused": Text("Paused. Space goes on, n is one step.", "En pausa. Espacio sigue, n un paso."),
    "watching": Text("Space pauses.", "Espacio hace una pausa."),
    "slow": Text(
        "It has been thinking for {0} seconds. b: an answer by lot instead.",
        "Lleva {0} segundos pensando. b: que responda el azar.",
    ),
    "failed": Text("The bot failed", "El bot ha fallado"),
    "failed_why": Text(
        "{0} could not answer: {1}\n\nNothing is lost: the game stands where it stood.",
        "{0} no ha podido responder: {1}\n\nNo se ha perdido nada: la partida sigue donde estaba.",
    ),
    "again": Text("Ask it again", "Preguntarle otra vez"),
    "by_lot": Text("An answer by lot", "Que responda el azar"),
    "kept": Text(
        "The game is kept. Go on with: tintero play --resume",
        "La partida está guardada. Para seguir: tintero play --resume",
    ),
    "set_aside": Text(
        "The game you had left stays: tintero play --resume earlier",
        "La partida que habías dejado sigue ahí: tintero play --resume earlier",
    ),
    "not_kept": Text(
        "This game can't be kept: {0}. It goes on; save it elsewhere before you leave.",
        "Esta partida no se puede guardar: {0}. Sigue; guárdala en otro sitio antes de salir.",
    ),
    "kept_again": Text("The game is kept again.", "La partida se guarda otra vez."),
    "lost": Text("The game could not be kept: {0}.", "La partida no se ha podido guardar: {0}."),
    "kept_over": Text(
        "The whole game is kept: tintero replay {0}",
        "La partida entera está guardada: tintero replay {0}",
    ),
    "busy": Text("{0} is being played in another window.", "{0} se está jugando en otra ventana."),
    "broken": Text(
        "It is set aside as {0}; tintero play --resume goes on with the one left before it.",
        "Queda apartada como {0}; tintero play --resume sigue con la que dejaste antes.",
    ),
    "none_kept": Text(
        "No game is kept in {0}; --resume FILE goes on with a game you saved.",
        "No hay partida guardada en {0}; --resume ARCHIVO sigue con una que guardaste.",
    ),
    # the size of the terminal
    "small": Text(
        "The terminal has {0}×{1} characters; the table needs {2}×{3}.",
        "La terminal tiene {0}×{1} caracteres; la mesa necesita {2}×{3}.",
    ),
    "small_now": Text(
        "Make it larger: the game goes on. Or q leaves; the game is kept.",
        "Hazla más grande y la partida sigue. O sal con q: la partida se guarda.",
    ),
    "small_help": Text(
        "Make it larger, or go line by line: {0}",
        "Hazla más grande, o ve línea a línea: {0}",
    ),
    # the bar of keys
    "k_why": Text("why not", "por qué"),
    "k_hint": Text("hints", "pistas"),
    "k_undo": Text("undo", "deshacer"),
    "k_end": Text("end turn", "fin"),
    "k_card": Text("card", "carta"),
    "k_piles": Text("discards", "descartes"),
    "k_log": Text("log", "registro"),
    "k_save": Text("save", "guardar"),
    "k_concede": Text("concede", "rendirse"),
    "k_help": Text("help", "ayuda"),
    "k_quit": Text("quit", "salir"),
    "help": Text("Keys", "Teclas"),
    "filter": Text("Write part of the name", "Escribe parte del nombre"),
}

HELP: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("arrows", "move over cards and lists; the edge leads to the next part"),
        ("Tab", "the next part of the table"),
        ("Enter, click", "choose; a card that can do nothing says why not; ✓ again: keep it"),
        ("w", "why not? What the selected card may and may not do, with the rules"),
        ("h", "hints: what can I do?"),
        ("u   U", "undo your last whole play; U: as far as the rules allow"),
        ("e", "end your turn"),
        ("i", "the selected card in full"),
        ("d", "discards, and what you know of hands and decks"),
        ("l", "the whole log; Enter opens the rule behind a line"),
        ("s", "save the game in a file"),
        ("c", "concede"),
        ("q", "quit; the game is kept, tintero play --resume goes on with it"),
        ("Space  n", "watching bots: pause; one step"),
        ("¤ ♥ ◆ ⇄", "strength, willpower, lore, cost to move there"),
        ("⟳ ≈ ●", "exerted, drying, damage"),
        ("◉ ○", "with and without the inkwell symbol"),
        ("Ev Wd Rs2", "keywords where there is little room: Evasive, Ward, Resist +2"),
    ),
    "es": (
        ("flechas", "mover por cartas y listas; el borde lleva a la parte siguiente"),
        ("Tab", "la parte siguiente de la mesa"),
        ("Intro, clic", "elegir; la que no puede hacer nada dice por qué; ✓ otra vez: conservarla"),
        ("w", "¿por qué no? Qué puede hacer la carta y qué no, con las reglas"),
        ("h", "pistas: ¿qué puedo hacer?"),
        ("u   U", "deshacer tu última jugada entera; U: hasta donde dejan las reglas"),
        ("e", "terminar tu turno"),
        ("i", "la carta seleccionada, entera"),
        ("d", "descartes, y lo que conoces de manos y mazos"),
        ("l", "todo el registro; Intro abre la regla de una línea"),
        ("s", "guardar la partida en un archivo"),
        ("c", "rendirse"),
        ("q", "salir; la partida se guarda, tintero play --resume la continúa"),
        ("Espacio  n", "mirando bots: pausa; un paso"),
        ("¤ ♥ ◆ ⇄", "fuerza, voluntad, leyenda, coste de moverse allí"),
        ("⟳ ≈ ●", "agotado, secándose, daño"),
        ("◉ ○", "con y sin símbolo de pozo de tinta"),
        ("Ev Wd Rs2", "palabras clave con poco sitio: Evasive, Ward, Resist +2"),
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "options")
    'Qué puedes hacer'
    """
    return WORDS[key].get(lang).format(*values)
