"""The help of every command: which messages it is, and how it gets into Typer's tree.

What `tintero deck check` is about stands in the catalogue as `help-deck-check`, its exit codes as
`help-deck-check-exits`, its argument DECK and its option --format as `help-deck-check-deck` and
`help-deck-check-format`; what a command has no message of its own for is one of all
(`help-every-lang`). A test holds that the tree and the catalogues are about the same things.
"""

from __future__ import annotations

from typing import Any, Final

from tintero.cli.shell import typer_texts
from tintero.messages import FALLBACK, Message, say
from tintero.messages.catalogue import catalogue

ROOT: Final = "tintero"
EXITS: Final = "exits"


def walk(command: Any, words: str = ROOT) -> list[tuple[str, Any]]:
    """A command and all below it, each with the words that call it."""
    found = [(words, command)]
    if hasattr(command, "list_commands"):
        for name in command.list_commands(None):
            below = command.get_command(None, name)
            found += walk(below, name if words == ROOT else f"{words} {name}")
    return found


def name_of(parameter: Any) -> str:
    """ "--games" for an option, "DECK" for an argument."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper())
    return str(max(parameter.opts, key=len))


def id_of(words: str, what: str = "") -> str:
    """The message for a command, or for something of it; none where there is no such message.

    >>> id_of("deck check", "--format"), id_of("deck check", "--lang")
    ('help-deck-check-format', 'help-every-lang')
    """
    last = what.lstrip("-").lower().replace("_", "-")
    for first in (words, "every") if what else (words,):
        id = "-".join(("help", *first.split(), last) if what else ("help", *first.split()))
        if catalogue(FALLBACK).pattern(id) is not None:
            return id
    return ""


def text_of(words: str, what: str, lang: str) -> str:
    id = id_of(words, what)
    return say(Message(id), lang) if id else ""


def speak(command: Any, words: str, lang: str) -> None:
    """Puts the texts of a command into it."""
    command.help = text_of(words, "", lang)
    command.short_help = None
    command.epilog = text_of(words, EXITS, lang)
    for parameter in command.get_params(command.context_class(command)):
        own = text_of(words, name_of(parameter), lang)
        parameter.help = own or typer_texts.said(parameter.help, lang) or parameter.help
