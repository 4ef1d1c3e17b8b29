"""What the table says on the command line and on the full screen, in English and Spanish."""

from __future__ import annotations

from tintero.cards.in_words import ink as ink
from tintero.cards.in_words import type_line as type_line
from tintero.messages import say as say_message
from tintero.messages.system import system_reason
from tintero.rulebook.sources import Text
from tintero.vocab import Act

WORDS: dict[str, Text] = {
    "no_file": Text("{0} can't be read: {1}", "No se puede leer {0}: {1}"),
    "no_write": Text("{0} can't be written: {1}", "No se puede escribir {0}: {1}"),
    "no_json": Text("{0} is not JSON (line {1}).", "{0} no es JSON (línea {1})."),
    "no_saved": Text("{0} is no saved game: {1}", "{0} no es una partida guardada: {1}"),
    "lacks": Text("it lacks {0}", "le falta {0}"),
    "no_card": Text("No card is called “{0}”.", "Ninguna carta se llama «{0}»."),
    "many_cards": Text("“{0}” may be any of:", "«{0}» puede ser cualquiera de estas:"),
    "no_bot": Text("There is no bot {0}.", "No hay bot {0}."),
    "bot_of_file": Text(
        "The file says that player {0} is a program: {1}. Opening a file starts no program.",
        "El fichero dice que el jugador {0} es un programa: {1}. Abrir un fichero no arranca "
        "ningún programa.",
    ),
    "bot_to_give": Text(
        'Say yourself who plays: --resume FILE --bot "{0}COMMAND", or --bot greedy.',
        'Di tú quién juega: --resume FICHERO --bot "{0}ORDEN", o --bot greedy.',
    ),
    "seed_of_bot": Text(
        "--seed is for the bot alone: it is another program, and might try seeds. The cards are "
        "shuffled by chance; a saved game has the shuffles.",
        "--seed es solo para el bot: es otro programa y podría probar semillas. Las cartas se "
        "barajan al azar; una partida guardada tiene lo barajado.",
    ),
    "no_rules": Text("There is no rules version {0}.", "No existe la versión {0} de las reglas."),
    "no_clause": Text("There is no clause {0}.", "No existe la cláusula {0}."),
    "near": Text("Near: {0}", "Parecidas: {0}"),
    "there_are": Text("There are: {0}", "Existen: {0}"),
    "free_undo": Text(
        "--free-undo is for games against bots.",
        "--free-undo es para partidas contra bots.",
    ),
    "one_of_two": Text(
        "--hotseat and --watch exclude each other.", "--hotseat y --watch se excluyen."
    ),
    "cost": Text("cost {0}", "coste {0}"),
    "strength": Text("Strength {0}", "Fuerza {0}"),
    "willpower": Text("Willpower {0}", "Voluntad {0}"),
    "cards": Text("cards", "cartas"),
    "one_actions": Text("action/actions", "acción/acciones"),
    "games": Text("games", "partidas"),
    "player": Text("Player {0}", "Jugador {0}"),
    "you": Text("you", "tú"),
    "bot": Text("{0} bot", "bot {0}"),
    "lore": Text("lore {0}/{1}", "leyenda {0}/{1}"),
    "ink": Text("ink {0}/{1}", "tinta {0}/{1}"),
    "drops": Text("drops {0}", "gotas {0}"),
    "hand": Text("hand {0}", "mano {0}"),
    "deck": Text("deck {0}", "mazo {0}"),
    "discard": Text("discard {0}", "descarte {0}"),
    "out": Text("has left the game", "ha dejado la partida"),
    "nothing": Text("nothing in play", "nada en la zona de juego"),
    "col_strength": Text("Str", "Fue"),
    "col_willpower": Text("Will", "Vol"),
    "col_damage": Text("Dmg", "Daño"),
    "col_lore": Text("Lore", "Ley"),
    "exerted": Text("exerted", "agotado"),
    "drying": Text("drying", "secándose"),
    "at": Text("at {0}", "en {0}"),
    "move": Text("move {0}", "mover {0}"),
    "under": Text("{0} under", "{0} debajo"),
    "your_hand": Text("Your hand", "Tu mano"),
    "known_hand": Text("You know in their hand", "Conoces de su mano"),
    "turn": Text("Turn {0} · Player {1}", "Turno {0} · jugador {1}"),
    "rules": Text("rules {0}", "reglas {0}"),
    "phase_setup": Text("Setup", "Preparación"),
    "phase_start": Text("Start of turn", "Principio del turno"),
    "phase_main": Text("Main Phase", "Fase principal"),
    "phase_end": Text("End of turn", "Final del turno"),
    "phase_over": Text("Game over", "Fin de la partida"),
    "against": Text("{0} against {1}.", "{0} contra {1}."),
    "welcome": Text(
        "Answer with a number, or write what you do; ? for help.",
        "Responde con un número, o escribe lo que haces; ? para ayuda.",
    ),
    "more": Text("… and {0} more before (log)", "… y {0} más antes (registro)"),
    "last_turn": Text("The turn before", "El turno anterior"),
    "this_turn": Text("This turn", "Este turno"),
    "no_number": Text("Options go from 1 to {0}.", "Las opciones van de 1 a {0}."),
    "help": Text("? for help.", "? para ayuda."),
    "ambiguous": Text("That may be any of:", "Puede ser cualquiera de estas:"),
    "legal": Text("That is legal now.", "Eso es legal ahora."),
    "why_what": Text(
        "why ACTION, for example: why quest simba", "por qué ACCIÓN, p. ej.: por qué quest simba"
    ),
    "undone": Text("Taken back.", "Deshecho."),
    "undone_far": Text("Taken back as far as possible.", "Deshecho hasta donde se puede."),
    "undo_none": Text("There is nothing you can take back.", "No hay nada que puedas deshacer."),
    "undo_other": Text("Can't be taken back: {0}.", "No se puede deshacer: {0}."),
    "undo_seen": Text(
        "Can't be taken back since then (CR {0}): {1}",
        "Ya no se puede deshacer (CR {0}): {1}",
    ),
    "undo_far": Text(
        "`undo far` takes back as much as possible.", "`deshacer todo` deshace cuanto se puede."
    ),
    "saved": Text(
        "Saved. Go on with: tintero play --resume {0}",
        "Guardada. Para seguir: tintero play --resume {0}",
    ),
    "save_where": Text("save FILE", "guardar ARCHIVO"),
    "pass_on": Text(
        "Player {0}, press Enter when nobody else looks.",
        "Jugador {0}, pulsa Intro cuando nadie más mire.",
    ),
    "bye": Text("Goodbye.", "Hasta otra."),
    "won": Text("Player {0} wins: {1} (CR {2}).", "Gana el jugador {0}: {1} (CR {2})."),
    "nobody": Text("Nobody wins: {0} (CR {1}).", "No gana nadie: {0} (CR {1})."),
    "reason_lore": Text("{0} lore", "{0} de leyenda"),
    "reason_empty deck": Text("the other deck is empty", "el otro mazo está vacío"),
    "reason_last player": Text("last player left", "último jugador en la partida"),
    "reason_concession": Text("concession", "rendición"),
    "reason_turn limit": Text("turn limit", "límite de turnos"),
    "seed": Text("Seed {0}", "Semilla {0}"),
}

HEADINGS: dict[int, Text] = {
    Act.INK: Text("Ink", "Al pozo"),
    Act.PLAY: Text("Play", "Jugar"),
    Act.USE: Text("Use", "Usar"),
    Act.QUEST: Text("Quest", "Aventura"),
    Act.CHALLENGE: Text("Challenge", "Desafiar a"),
    Act.MOVE: Text("Move", "Mover"),
    Act.RESOLVE: Text("Resolve", "Resolver"),
    Act.CHOOSE: Text("Choose", "Elegir"),
    Act.NAME: Text("Name", "Nombrar"),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "cost", 6)
    'coste 6'
    """
    return WORDS[key].get(lang).format(*values)


def reason(lang: str, error: OSError | UnicodeDecodeError) -> str:
    """Why a file can't be read or written."""
    return say_message(system_reason(error), lang)


def some(lang: str, key: str, n: int) -> str:
    """
    >>> some("es", "one_actions", 1), some("es", "one_actions", 60)
    ('1 acción', '60 acciones')
    """
    one, many = say(lang, key).split("/")
    return f"{n} {one if n == 1 else many}"
