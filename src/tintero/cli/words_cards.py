"""What `tintero cards` and `tintero deck` say about legality and searching, in both languages."""

from __future__ import annotations

from tintero.cards.formats.calendar import Standing
from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    # values that can't be used
    "no_ink": Text("There is no ink “{0}”.", "No hay tinta «{0}»."),
    "no_type": Text("There is no card type “{0}”.", "No hay tipo de carta «{0}»."),
    "no_class": Text("No card has the classification “{0}”.", "Ninguna carta es «{0}»."),
    "no_keyword": Text("There is no keyword “{0}”.", "No hay palabra clave «{0}»."),
    "no_node": Text("Abilities have no node “{0}”.", "Las habilidades no tienen nodo «{0}»."),
    "no_set": Text("There is no set “{0}”.", "No hay colección «{0}»."),
    "no_format": Text("There is no format “{0}”.", "No hay formato «{0}»."),
    "no_cost": Text(
        "“{0}” is no cost: write 2, 2-4 or 5+.", "«{0}» no es un coste: escribe 2, 2-4 o 5+."
    ),
    "no_date": Text(
        "“{0}” is no day: write it as 2026-10-16.", "«{0}» no es un día: escríbelo así: 2026-10-16."
    ),
    "no_text": Text("“{0}” holds no word to look for.", "«{0}» no tiene palabra que buscar."),
    "no_query": Text(
        "What are you looking for? Give words of a name, or an option such as --ink.",
        "¿Qué buscas? Escribe palabras de un nombre, o una opción como --ink.",
    ),
    # found
    "none": Text("No card answers to that.", "Ninguna carta responde a eso."),
    "found": Text("{0} cards", "{0} cartas"),
    "found_one": Text("1 card", "1 carta"),
    "left_out": Text(
        "{0} cards, the first {1} shown; --limit 0 shows all.",
        "{0} cartas, se muestran las primeras {1}; --limit 0 las muestra todas.",
    ),
    "col_name": Text("Card", "Carta"),
    "col_cost": Text("Cost", "Coste"),
    "col_ink": Text("Ink", "Tinta"),
    "col_type": Text("Type", "Tipo"),
    "col_numbers": Text("S/W/L", "F/V/L"),
    "col_sets": Text("Sets", "Col."),
    # from text to abilities
    "text_not_shipped": Text(
        "The printed text is not shipped; --file FILE shows it with its parse.",
        "El texto impreso no se distribuye; --file FICHERO lo muestra con su análisis.",
    ),
    "bad_card_file": Text("The card file can't be used: {0}", "El fichero de cartas no vale: {0}"),
    "part_text": Text("Text", "Texto"),
    "part_parse": Text("Parse", "Análisis"),
    "part_ast": Text("Abilities", "Habilidades"),
    "part_english": Text("In English", "En inglés"),
    "part_spanish": Text("In Spanish", "En español"),
    "not_read": Text("The text can't be read: {0}.", "El texto no se entiende: {0}."),
    "could_follow": Text("Here could follow: {0}", "Aquí podría seguir: {0}"),
    "pool_built": Text(
        "{0} cards from {1} texts; {2} quest cards left out.",
        "{0} cartas de {1} textos; {2} cartas de misión fuera.",
    ),
    "pool_unparsed": Text(
        "{0}: {1} can't be read from “{2}”", "{0}: {1} no se entiende desde «{2}»"
    ),
    "pool_repaired": Text("{0} known errors mended: {1}", "{0} erratas conocidas corregidas: {1}"),
    "pool_repairs_unused": Text(
        "{0} repairs found nothing to mend: {1}", "{0} correcciones sin nada que corregir: {1}"
    ),
    "pool_added": Text("{0} not in the shipped pool: {1}", "{0} que no están en las nuestras: {1}"),
    "pool_removed": Text("{0} only in the shipped pool: {1}", "{0} solo en las nuestras: {1}"),
    "pool_changed": Text("{0} do something else: {1}", "{0} hacen otra cosa: {1}"),
    # legality
    "printed": Text("Sets: {0}", "Colecciones: {0}"),
    "printings": Text("Printings: {0}", "Impresiones: {0}"),
    "legal": Text("legal", "legal"),
    "banned": Text("banned", "prohibida"),
    "rotated": Text("rotated out", "fuera por rotación"),
    "early": Text("not legal yet", "aún no legal"),
    "no set": Text("in no known set", "en ninguna colección conocida"),
    "since": Text("since {0}", "desde el {0}"),
    "until": Text("until {0}", "hasta el {0}"),
    "from": Text("legal from {0}", "legal desde el {0}"),
    "unparsed": Text(
        "The engine can't read all of its text: no ranked or simulated play.",
        "El motor no entiende todo su texto: sin partidas clasificatorias ni simuladas.",
    ),
    "deck_legal": Text("{0} may be played in {1} on {2}.", "{0} es legal en {1} el {2}."),
    "deck_faults": Text(
        "{0} may not be played in {1} on {2}:", "{0} no puede jugarse en {1} el {2}:"
    ),
    "deck_unparsed": Text(
        "{0} may be played in {1} on {2}, but not by the engine:",
        "{0} es legal en {1} el {2}, pero el motor no puede jugarlo:",
    ),
    "deck_legal_any": Text("{0} may be played in {1}.", "{0} es legal en {1}."),
    "deck_faults_any": Text("{0} may not be played in {1}:", "{0} no puede jugarse en {1}:"),
    "deck_unparsed_any": Text(
        "{0} may be played in {1}, but not by the engine:",
        "{0} es legal en {1}, pero el motor no puede jugarlo:",
    ),
    "sets_on": Text("{0} on {1}", "{0} el {1}"),
    "any_cards": Text(
        "at least {0} cards, any inks, any copies (CR 1.10.1.2)",
        "al menos {0} cartas, cualquier tinta, cualquier número de copias (CR 1.10.1.2)",
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "since", "2025-09-05")
    'desde el 2025-09-05'
    """
    return WORDS[key].get(lang).format(*values)


def stands(found: Standing, lang: str) -> str:
    """How a card stands, in a few words.

    >>> from datetime import date
    >>> stands(Standing("rotated", date(2025, 9, 5)), "en")
    'rotated out since 2025-09-05'
    """
    words = say(lang, found.reason)
    if found.since is not None:
        words += f" {say(lang, 'since', found.since)}"
    if found.until is not None:
        words += f", {say(lang, 'until' if found.legal else 'from', found.until)}"
    return words
