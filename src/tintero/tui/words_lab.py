"""What the laboratory on the full screen says, in English and Spanish."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "begin": Text(
        "p puts a card anywhere.\nt is the table: turn, step, lore, ink, top card.\n"
        "Arrows or a click select a card; m changes it, Enter plays it.\n? shows every key.",
        "p pone una carta donde sea.\nt es la mesa: turno, paso, leyenda, tinta, carta superior.\n"
        "Las flechas o un clic seleccionan una carta; m la cambia, Intro la juega.\n"
        "? muestra todas las teclas.",
    ),
    "player": Text("Player {0}", "Jugador {0}"),
    "state": Text("state {0} of {1}", "estado {0} de {1}"),
    "hands_open": Text("hands open", "manos abiertas"),
    "hands_closed": Text("hands closed", "manos cerradas"),
    "first": Text("This is the beginning.", "Este es el principio."),
    "last": Text("There is nothing further ahead.", "Más adelante no hay nada."),
    "finish": Text(
        "A position is changed while a turn action is asked. Answer the open question, or go back "
        "(b).",
        "La posición se cambia cuando se pide una acción de turno. Responde a la pregunta "
        "abierta, o vuelve atrás (b).",
    ),
    "no_card": Text("Select a card first.", "Selecciona antes una carta."),
    "not_in_play": Text(
        "Only a card in play has a state: {0} is not in play.",
        "Solo una carta en juego tiene estado: {0} no está en juego.",
    ),
    "none_found": Text("No card is called so.", "Ninguna carta se llama así."),
    # putting a card
    "put": Text("Put a card", "Poner una carta"),
    "put_where": Text("Where does {0} go?", "¿Adónde va {0}?"),
    "z_play": Text("in play", "en juego"),
    "z_exerted": Text("in play, exerted", "en juego, agotada"),
    "z_drying": Text("in play, drying", "en juego, secándose"),
    "z_hand": Text("hand", "mano"),
    "z_ink": Text("inkwell", "pozo de tinta"),
    "z_ink_exerted": Text("inkwell, exerted", "pozo de tinta, agotada"),
    "z_discard": Text("discard", "descarte"),
    "z_top": Text("top of the deck", "encima del mazo"),
    "z_bottom": Text("bottom of the deck", "fondo del mazo"),
    "under_it": Text("Under {0}", "Debajo de {0}"),
    "u_facedown": Text("facedown", "boca abajo"),
    "u_faceup": Text("faceup", "boca arriba"),
    # a card
    "edit": Text("Change {0}", "Cambiar {0}"),
    "exert": Text("Exert it (x)", "Agotarla (x)"),
    "ready": Text("Ready it (x)", "Prepararla (x)"),
    "dry": Text("It is dry (y)", "Está seca (y)"),
    "drying": Text("It is drying (y)", "Se está secando (y)"),
    "damage": Text("Damage… (+ −)", "Daño… (+ −)"),
    "damage_of": Text("Damage on {0}", "Daño de {0}"),
    "location": Text("Location", "Ubicación"),
    "go_to": Text("At {0}", "En {0}"),
    "nowhere": Text("At no location", "En ninguna ubicación"),
    "under": Text("Cards under it", "Cartas debajo"),
    "put_under": Text("Put a card under it…", "Poner una carta debajo…"),
    "turn_up": Text("{0}: turn it faceup", "{0}: ponerla boca arriba"),
    "turn_down": Text("{0}: turn it facedown", "{0}: ponerla boca abajo"),
    "take_under": Text("{0}: take it away", "{0}: retirarla"),
    "move": Text("Move it to", "Moverla a"),
    "remove": Text("Take it away (Del)", "Retirarla (Supr)"),
    # the table
    "table": Text("The table", "La mesa"),
    "turn": Text("The turn", "El turno"),
    "turn_of": Text("It is Player {0}'s turn", "Es el turno del jugador {0}"),
    "s_ready": Text("Ready step", "Paso Preparar"),
    "s_set": Text("Set step", "Paso Listo"),
    "s_draw": Text("Draw step", "Paso Robar"),
    "s_main": Text("Main Phase", "Fase principal"),
    "s_end": Text("End of turn", "Fase de final de turno"),
    "first_turn": Text("It is that player's first turn", "Es su primer turno"),
    "lore": Text("Lore: {0}…", "Leyenda: {0}…"),
    "lore_of": Text("Lore of Player {0}", "Leyenda del jugador {0}"),
    "ink": Text("Ink: {0} ready, {1} exerted…", "Tinta: {0} preparada, {1} agotada…"),
    "ink_of": Text("Ink of Player {0}", "Tinta del jugador {0}"),
    "ink_hint": Text(
        "Ready and exerted: 5 2. A third number is ink drops.",
        "Preparada y agotada: 5 2. Un tercer número son gotas de tinta.",
    ),
    "inked": Text("Cards inked this turn: {0}…", "Cartas entintadas este turno: {0}…"),
    "inked_of": Text("Inked by Player {0} this turn", "Entintadas por el jugador {0} este turno"),
    "top": Text("Force the top card: {0}…", "Forzar la carta superior: {0}…"),
    "top_of": Text("Top card of Player {0}'s deck", "Carta superior del mazo del jugador {0}"),
    "deck": Text("Cards in the deck: {0}…", "Cartas en el mazo: {0}…"),
    "deck_of": Text("Deck of Player {0}", "Mazo del jugador {0}"),
    "number_hint": Text("A number, 0 or more.", "Un número, 0 o más."),
    "no_number": Text("{0!r} is no number.", "{0!r} no es un número."),
    "rules": Text("Rules", "Reglas"),
    "rules_are": Text("Version {0}", "Versión {0}"),
    "readings": Text(
        "Unsettled rules, read the other way", "Reglas sin resolver, leídas de otro modo"
    ),
    "r_otherwise-of-the-if": Text(
        "“Otherwise” only if the condition is false (6.1.4)",
        "«En caso contrario», solo si la condición es falsa (6.1.4)",
    ),
    "r_granted-bodyguard-enters-exerted": Text(
        "Bodyguard that is given lets it enter exerted (8.3.2)",
        "Un Bodyguard otorgado permite entrar agotado (8.3.2)",
    ),
    "r_up-to-may-be-none": Text(
        "“Up to” may be none (6.7.3.2)", "«Hasta» puede ser ninguno (6.7.3.2)"
    ),
    "r_names-split-at-commas": Text(
        "Names are split at commas, too (5.2.6.1)",
        "Los nombres se separan también por comas (5.2.6.1)",
    ),
    "r_replaced-damage-was-dealt": Text(
        "Damage replaced by none was dealt (6.5.4)",
        "El daño reemplazado por ninguno se infligió (6.5.4)",
    ),
    "r_no-discard-is-a-replacement": Text(
        "“You don't discard” replaces the discarding (6.5.4)",
        "«No descartas» reemplaza el descarte (6.5.4)",
    ),
    "scene": Text("Scene", "Escena"),
    "title_of": Text("Title: {0}…", "Título: {0}…"),
    "title_hint": Text("A name for people.", "Un nombre para las personas."),
    "more_seats": Text("One more player", "Un jugador más"),
    "clear": Text("Clear the table", "Vaciar la mesa"),
    "expect": Text("Write down an expectation…", "Anotar lo que se espera…"),
    "expect_hint": Text(
        "As in a scene: damage: {{Stitch: 2}}, lore: {{1: 3}}",
        "Como en una escena: damage: {{Stitch: 2}}, lore: {{1: 3}}",
    ),
    "met": Text("As expected.", "Como se esperaba."),
    "not_met": Text("Not as expected: {0}", "No como se esperaba: {0}"),
    "sheet": Text("The ruling so far", "El fallo hasta aquí"),
    # piles
    "piles": Text("Decks, discards, inkwells", "Mazos, descartes, pozos de tinta"),
    "p_deck": Text("Deck of Player {0}, from the top ({1})", "Mazo del jugador {0} ({1})"),
    "p_discard": Text("Discard of Player {0} ({1})", "Descarte del jugador {0} ({1})"),
    "p_ink": Text("Inkwell of Player {0} ({1})", "Pozo de tinta del jugador {0} ({1})"),
    # keeping
    "save": Text("Save as", "Guardar como"),
    "save_hint": Text(
        "NAME.yaml: the scene with its steps. NAME.tintero: a record, for tintero replay.",
        "NOMBRE.yaml: la escena con sus pasos. NOMBRE.tintero: una grabación, para tintero replay.",
    ),
    "ending": Text(
        "{0}: a scene ends in .yaml, a record in .tintero.",
        "{0}: una escena acaba en .yaml; una grabación, en .tintero.",
    ),
    "leave": Text("Leave without saving?", "¿Salir sin guardar?"),
    "leave_yes": Text("Leave", "Salir"),
    "leave_why": Text(
        "What you did since is kept until the next time: it is said how to go on with it.",
        "Lo hecho desde entonces se guarda hasta la próxima vez: se dice cómo seguir.",
    ),
    "kept": Text(
        "What you did is kept. Go on with: tintero judge lab {0}",
        "Lo hecho está guardado. Para seguir: tintero judge lab {0}",
    ),
    # the bar of keys
    "k_put": Text("put", "poner"),
    "k_edit": Text("change", "cambiar"),
    "k_table": Text("table", "mesa"),
    "k_back": Text("back", "atrás"),
    "k_next": Text("next", "sigue"),
    "k_sheet": Text("ruling", "fallo"),
    "k_hands": Text("hands", "manos"),
}  # fmt: skip

HELP: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("p", "put a card: part of its name, then where it goes"),
        ("m", "change the selected card: state, damage, location, cards under it, zone"),
        ("x  y  + −", "exert or ready; drying or dry; damage"),
        ("Del", "take the selected card away"),
        ("t", "the table: turn, step, lore, ink, top card, deck, rules, title, expectations"),
        ("d", "decks, discards and inkwells; Enter changes a card there"),
        ("Enter, click", "do what the card can do; one that can do nothing says why not"),
        ("w  h  i  l", "why not? · hints · the card in full · the whole log with its rules"),
        ("b  n", "one step back, one forward through all that was done"),
        ("u  U", "before the last whole play or change; U: the beginning"),
        ("r", "the ruling sheet of what was done"),
        ("o  v", "hands open or closed; the other side of the table"),
        ("e  c", "end the turn; concede"),
        ("s", "save: FILE.yaml the scene, FILE.tintero the record"),
        ("q", "leave"),
    ),
    "es": (
        ("p", "poner una carta: parte del nombre y luego adónde va"),
        ("m", "cambiar la carta: estado, daño, ubicación, cartas debajo, zona"),
        ("x  y  + −", "agotar o preparar; secándose o seca; daño"),
        ("Supr", "retirar la carta seleccionada"),
        ("t", "la mesa: turno, paso, leyenda, tinta, carta superior, mazo, reglas, título"),
        ("d", "mazos, descartes y pozos de tinta; Intro cambia una carta de allí"),
        ("Intro, clic", "hacer lo que la carta puede; si no puede nada, dice por qué"),
        ("w  h  i  l", "¿por qué no? · pistas · la carta entera · el registro con sus reglas"),
        ("b  n", "un paso atrás, uno adelante por todo lo hecho"),
        ("u  U", "antes de la última jugada o cambio; U: el principio"),
        ("r", "la hoja del fallo de lo hecho"),
        ("o  v", "manos abiertas o cerradas; el otro lado de la mesa"),
        ("e  c", "terminar el turno; rendirse"),
        ("s", "guardar: ARCHIVO.yaml la escena, ARCHIVO.tintero la grabación"),
        ("q", "salir"),
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "lore_of", 2)
    'Leyenda del jugador 2'
    """
    return WORDS[key].get(lang).format(*values)
