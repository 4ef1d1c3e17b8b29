"""What `tintero cards` and `tintero deck` say about legality and searching, in both languages."""

from __future__ import annotations

from typing import Any, Final

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
    "would_say": Text("It would be read as: {0}", "Se leería así: {0}"),
    "pool_built": Text(
        "{0} from {1}; {2} left out.",
        "{0} de {1}; {2} fuera.",
    ),
    "pool_cards": Text("card|cards", "carta|cartas"),
    "pool_texts": Text("text|texts", "texto|textos"),
    "pool_quests": Text("quest card|quest cards", "carta de misión|cartas de misión"),
    "pool_unparsed": Text(
        "{0}: {1} can't be read from “{2}”", "{0}: {1} no se entiende desde «{2}»"
    ),
    "pool_repaired": Text(
        "Known errors mended ({0}): {1}", "Erratas conocidas corregidas ({0}): {1}"
    ),
    "pool_repairs_unused": Text(
        "Repairs that found nothing to mend ({0}): {1}",
        "Correcciones sin nada que corregir ({0}): {1}",
    ),
    "pool_added": Text("{0} not in the shipped pool: {1}", "{0} que no están en las nuestras: {1}"),
    "pool_removed": Text("{0} only in the shipped pool: {1}", "{0} solo en las nuestras: {1}"),
    "pool_changed": Text("Do something else ({0}): {1}", "Hacen otra cosa ({0}): {1}"),
    "pool_facts": Text("Printed otherwise ({0}): {1}", "Con otros datos ({0}): {1}"),
    "pool_reprinted": Text("Printed elsewhere ({0}): {1}", "Con otras impresiones ({0}): {1}"),
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


# Why a text can't be read, as `tintero.text` says it; for other reasons the mark under the text is
# enough.
MISREAD_ES: Final = {
    "these words do not fit": "estas palabras no encajan",
    "the text ends too early": "el texto acaba demasiado pronto",
    "there is no text": "no hay texto",
    "no card text has this sign": "ninguna carta lleva este signo",
    "no keyword": "no es una palabra clave",
    "it would be read as something else": "se leería otra cosa",
    "nothing can be said of what this would mean": "no hay palabras para lo que significaría",
}


def misread(problem: str, lang: str) -> str:
    """Why a text can't be read.

    >>> misread("there is no text", "es"), misread("which time", "es"), misread("2 readings", "es")
    ('no hay texto', 'estas palabras no tienen sentido aquí', 'tiene 2 lecturas')
    """
    if lang != "es":
        return problem
    many = problem.removesuffix(" readings")
    if many.isdigit():
        return f"tiene {many} lecturas"
    return MISREAD_ES.get(problem, "estas palabras no tienen sentido aquí")


# What is printed on a card besides its text.
FACT_WORDS: Final = {
    "name": Text("name", "nombre"),
    "version": Text("version", "versión"),
    "type": Text("type", "tipo"),
    "song": Text("song", "canción"),
    "cost": Text("cost", "coste"),
    "inkable": Text("inkwell symbol", "símbolo de pozo de tinta"),
    "inks": Text("ink", "tinta"),
    "strength": Text("strength", "fuerza"),
    "willpower": Text("willpower", "voluntad"),
    "lore": Text("lore", "leyenda"),
    "move_cost": Text("move cost", "coste de movimiento"),
    "classes": Text("classifications", "clasificaciones"),
    "story": Text("story", "historia"),
}


def in_words(fact: dict[str, Any], lang: str) -> str:
    """A fact that differs.

    >>> in_words({"card": "Smash", "fact": "cost", "old": 3, "new": 4}, "es")
    'Smash: coste: 3 → 4'
    """
    was, now = (shown(fact[key], lang) for key in ("old", "new"))
    return f"{fact['card']}: {FACT_WORDS[fact['fact']].get(lang)}: {was} → {now}"


def shown(value: object, lang: str) -> str:
    if isinstance(value, bool):
        return (Text("yes", "sí") if value else Text("no", "no")).get(lang)
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value) or "—"


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
