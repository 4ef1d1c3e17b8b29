"""What the command line says, in English and Spanish."""

from __future__ import annotations

import errno

from tintero.cards.facts import CardFacts
from tintero.rulebook.sources import Text
from tintero.vocab import INK_NAMES, Act, CardType

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
    "not_there": Text("there is no such file or folder", "no existe"),
    "a_folder": Text("it is a folder", "es una carpeta"),
    "no_folder": Text("a part of its path is no folder", "una parte de su ruta no es una carpeta"),
    "closed": Text("permission denied", "no hay permiso"),
    "large": Text("it is too large", "es demasiado grande"),
    "full": Text("there is no space left", "no queda espacio"),
    "not_text": Text("line {0} is not text (UTF-8)", "la línea {0} no es texto (UTF-8)"),
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
    # cards and decks
    "cost": Text("cost {0}", "coste {0}"),
    "inkable": Text("inkwell symbol", "símbolo de pozo de tinta"),
    "not_inkable": Text("no inkwell symbol", "sin símbolo de pozo de tinta"),
    "strength": Text("Strength {0}", "Fuerza {0}"),
    "willpower": Text("Willpower {0}", "Voluntad {0}"),
    "lore_value": Text("Lore {0}", "Leyenda {0}"),
    "move_cost": Text("Move cost {0}", "Coste de movimiento {0}"),
    "cards": Text("cards", "cartas"),
    "one_cards": Text("card/cards", "carta/cartas"),
    "one_lines": Text("line/lines", "línea/líneas"),
    "one_actions": Text("action/actions", "acción/acciones"),
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
    # the table
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
    "setup": Text("Setup", "Preparación"),
    "rules": Text("rules {0}", "reglas {0}"),
    "phase_setup": Text("Setup", "Preparación"),
    "phase_start": Text("Start of turn", "Principio del turno"),
    "phase_main": Text("Main Phase", "Fase principal"),
    "phase_end": Text("End of turn", "Final del turno"),
    "phase_over": Text("Game over", "Fin de la partida"),
    # playing
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

INKS_ES = ("Ámbar", "Amatista", "Esmeralda", "Rubí", "Zafiro", "Acero")
TYPES = (
    Text("Character", "Personaje"),
    Text("Action", "Acción"),
    Text("Item", "Objeto"),
    Text("Location", "Ubicación"),
)
TYPES_MANY = (
    Text("Characters", "Personajes"),
    Text("Actions", "Acciones"),
    Text("Items", "Objetos"),
    Text("Locations", "Ubicaciones"),
)
SONG = Text("Song", "Canción")


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "cost", 6)
    'coste 6'
    """
    return WORDS[key].get(lang).format(*values)


REASONS = {
    errno.ENOENT: "not_there",
    errno.EISDIR: "a_folder",
    errno.ENOTDIR: "no_folder",
    errno.EACCES: "closed",
    errno.EPERM: "closed",
    errno.ENOSPC: "full",
    errno.EFBIG: "large",
}


def reason(lang: str, error: OSError | UnicodeDecodeError) -> str:
    """Why a file can't be read or written."""
    if isinstance(error, UnicodeDecodeError):
        return say(lang, "not_text", error.object[: error.start].count(b"\n") + 1)
    known = REASONS.get(error.errno or 0)
    return say(lang, known) if known else error.strerror or str(error)


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


def ink(number: int, lang: str) -> str:
    return INKS_ES[number] if lang == "es" else INK_NAMES[number]


def type_name(kind: int, lang: str, plural: bool = False) -> str:
    return (TYPES_MANY if plural else TYPES)[kind].get(lang)


def type_line(card: CardFacts, lang: str) -> str:
    """ "Character · Storyborn, Hero" """
    kind = type_name(card.type, lang)
    if card.type == CardType.ACTION and card.song:
        kind += f" · {SONG.get(lang)}"
    return f"{kind} · {', '.join(card.classes)}" if card.classes else kind
