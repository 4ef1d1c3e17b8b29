"""What the command line itself says: words written wrongly, and the frame of the help."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    # mistakes
    "no_command": Text(
        "There is no command {0}. There are: {1}", "No existe la orden {0}. Existen: {1}"
    ),
    "which_command": Text("Which command? There are: {1}", "¿Qué orden? Existen: {1}"),
    "extra": Text("One word too many: {0}", "Sobra: {0}"),
    "no_option": Text("There is no option {0}.", "No existe la opción {0}."),
    "no_value": Text("{0} takes no value.", "{0} no lleva valor."),
    "needs_value": Text("{0} needs a value.", "{0} necesita un valor."),
    "missing": Text("{0} is missing: {1}", "Falta {0}: {1}"),
    "no_choice": Text("{0}: “{1}” is none of: {2}", "{0}: «{1}» no es ninguno de: {2}"),
    "no_number": Text("{0}: “{1}” is not a whole number.", "{0}: «{1}» no es un número entero."),
    "no_number_from": Text(
        "{0}: “{1}” is not a whole number from {2} up.",
        "{0}: «{1}» no es un número entero de {2} en adelante.",
    ),
    "no_number_between": Text(
        "{0}: “{1}” is not a whole number from {2} to {3}.",
        "{0}: «{1}» no es un número entero de {2} a {3}.",
    ),
    "bad_value": Text("{0}: “{1}” can't be used. {2}", "{0}: «{1}» no vale. {2}"),
    "help_is": Text("Help: {0}", "Ayuda: {0}"),
    "interrupted": Text("Interrupted.", "Interrumpido."),
    "system": Text("The system refuses: {0}", "El sistema lo impide: {0}"),
    "too_deep": Text(
        "The input is nested too deeply to be read.",
        "La entrada está anidada demasiado hondo para leerla.",
    ),
    # the frame of the help
    "usage": Text("Usage:", "Uso:"),
    "options_word": Text("[OPTIONS]", "[OPCIONES]"),
    "command_words": Text("COMMAND [ARGS]...", "ORDEN [ARGUMENTOS]..."),
    "arguments": Text("Arguments", "Argumentos"),
    "options": Text("Options", "Opciones"),
    "commands": Text("Commands", "Órdenes"),
    "default": Text("[default: {}]", "[por defecto: {}]"),
    "required": Text("[required]", "[obligatorio]"),
    "help_option": Text("Show this message and exit.", "Muestra esta ayuda y termina."),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "no_option", "--foo")
    'No existe la opción --foo.'
    """
    return WORDS[key].get(lang).format(*values)
