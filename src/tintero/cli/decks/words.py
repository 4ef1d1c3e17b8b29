"""What `tintero deck` says, in English and Spanish."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "legal_on": Text("{0} on {1}", "{0} el {1}"),
    "kind": Text("Kind: {0}", "Tipo: {0}"),
    "plan": Text("Plan: {0}", "Plan: {0}"),
    "legal": Text("Legal: {0}", "Legal: {0}"),
    # show
    "curve": Text("Cards by cost", "Cartas por coste"),
    "inks": Text("Inks", "Tintas"),
    "types": Text("Types", "Tipos"),
    "inkable": Text(
        "With the inkwell symbol: {0} of {1} ({2})",
        "Con símbolo de pozo de tinta: {0} de {1} ({2})",
    ),
    "average": Text("Average cost: {0}", "Coste medio: {0}"),
    # read, convert
    "read_as": Text(
        "{0}: read as {1}; {2}, {3} that could not be read.",
        "{0}: leído como {1}; {2}, {3} sin entender.",
    ),
    "written": Text("Written: {0}", "Escrito: {0}"),
    "exists": Text(
        "{0} exists already; --force replaces it.", "{0} ya existe; --force lo reemplaza."
    ),
    # check
    "deck_rest": Text("In the lines that can be read:", "En las líneas que sí se entienden:"),
    # odds
    "odds_of": Text(
        "{0}: {1} cards, {2} with the inkwell symbol", "{0}: {1} cartas, {2} con símbolo"
    ),
    "policy_cheap": Text(
        "Opening hand: put back what costs more than {0}, and cards without the inkwell symbol but "
        "for the {1} cheapest; wanted cards stay.",
        "Mano inicial: se devuelve lo que cuesta más de {0} y las cartas sin símbolo de pozo de "
        "tinta menos las {1} más baratas; las cartas buscadas se quedan.",
    ),
    "policy_wanted": Text(
        "Opening hand: everything but the wanted cards is put back.",
        "Mano inicial: se devuelve todo menos las cartas buscadas.",
    ),
    "policy_all": Text("Opening hand: all seven are kept.", "Mano inicial: se guardan las siete."),
    "put_back": Text(
        "Put back on average: {0} cards (CR 2.2.2).", "Se devuelven de media {0} cartas (CR 2.2.2)."
    ),
    "opening": Text(
        "Cards with the inkwell symbol in the opening hand",
        "Cartas con símbolo de pozo de tinta en la mano inicial",
    ),
    "before": Text("as drawn", "al robar"),
    "after": Text("altered", "tras cambiar"),
    "ink_on_turn": Text("Ink N on turn N", "Tinta N en el turno N"),
    "play_on_turn": Text(
        "A card of cost N to play on turn N, with the ink for it",
        "Una carta de coste N que jugar en el turno N, con la tinta para ella",
    ),
    "by_one_turn": Text(
        "At least {0} of {1} by turn {2}: {3} on the play, {4} on the draw.",
        "Al menos {0} de {1} para el turno {2}: {3} empezando, {4} de segundo.",
    ),
    "by_what": Text(
        "--by-turn needs a --card to look for.", "--by-turn necesita una --card que buscar."
    ),
    "by_turn": Text("At least {0} of: {1}", "Al menos {0} de: {1}"),
    "turn": Text("turn", "turno"),
    "play": Text("on the play", "empezando"),
    "draw": Text("on the draw", "segundo"),
    "exact": Text(
        "Exact, without simulation; cards that draw or ink others are not counted.",
        "Exacto, sin simulación; no cuenta las cartas que roban o entintan otras.",
    ),
    "no_policy": Text("There is no policy {0}.", "No hay política {0}."),
    "want_what": Text(
        "--policy wanted needs a --card to look for.", "--policy wanted necesita una --card."
    ),
    "not_there": Text("{0} is not in the deck.", "{0} no está en el mazo."),
    "too_small": Text(
        "{0} has {1} cards; an opening hand has {2}.",
        "{0} tiene {1} cartas; una mano inicial, {2}.",
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "turn")
    'turno'
    """
    return WORDS[key].get(lang).format(*values)


def percent(value: float, lang: str) -> str:
    """
    >>> percent(0.9936, "es")
    '99,4 %'
    """
    text = f"{100 * value:.1f}"
    return f"{text.replace('.', ',')} %" if lang == "es" else f"{text}%"
