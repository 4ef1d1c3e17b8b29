"""Help in Spanish. The English words stand beside the code; `help_es.yaml` has the others.

The file has an entry for each command, by its words (`deck check`): `help`, `exits` (its last
line, where that is its own), and each argument and option by name. What several commands share is
under `everywhere`. A test compares the file with the commands, word for word where they must agree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from tintero.cli.shell.front_words import WORDS
from tintero.reading import yaml_plain

FILE: Final = Path(__file__).with_name("help_es.yaml")
SHARED: Final = "everywhere"
ROOT: Final = "tintero"


@cache
def spanish() -> dict[str, dict[str, str]]:
    """The file: command → what → text."""
    found: dict[str, dict[str, str]] = yaml_plain(FILE.read_text(encoding="utf-8"))
    return found


def whole(command: Any, lang: str) -> None:
    """The texts, and the frame around them."""
    texts(command, lang)
    frame(lang)
    for _, one in walk(command):
        one.options_metavar = WORDS["options_word"].get(lang)
        if hasattr(one, "subcommand_metavar"):
            one.subcommand_metavar = WORDS["command_words"].get(lang)
        one.get_usage = usage_in(one.get_usage, lang)
        for parameter in one.params:
            if parameter.param_type_name == "argument":
                parameter.metavar = name_of(parameter)
        option = one.get_help_option(one.context_class(one))
        if option is not None:
            option.help = WORDS["help_option"].get(lang)


def texts(command: Any, lang: str) -> None:
    """Every help text of a command and of those below it, in Spanish; English is there already."""
    if lang != "es":
        return
    for words, one in walk(command):
        one.help = text_of(words, "help") or one.help
        one.short_help = None
        one.epilog = text_of(words, "exits") or one.epilog
        for parameter in one.params:
            parameter.help = text_of(words, name_of(parameter)) or parameter.help


def text_of(words: str, what: str) -> str:
    """A text of one command, or one that all share."""
    known = spanish()
    return known.get(words, {}).get(what) or known[SHARED].get(what, "")


def name_of(parameter: Any) -> str:
    """ "--games" for an option, "DECK" for an argument."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper())
    return str(max(parameter.opts, key=len))


def walk(command: Any, words: str = ROOT) -> list[tuple[str, Any]]:
    """A command and all below it, each with the words that call it."""
    found = [(words, command)]
    for name, below in getattr(command, "commands", {}).items():
        found += walk(below, name if words == ROOT else f"{words} {name}")
    return found


def usage_in(usage: Callable[[Any], str], lang: str) -> Callable[[Any], str]:
    return lambda ctx: usage(ctx).replace("Usage:", WORDS["usage"].get(lang), 1)


def frame(lang: str) -> None:
    """The words of Typer's own around the texts."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = WORDS["arguments"].get(lang)
    rich_utils.OPTIONS_PANEL_TITLE = WORDS["options"].get(lang)
    rich_utils.COMMANDS_PANEL_TITLE = WORDS["commands"].get(lang)
    rich_utils.DEFAULT_STRING = WORDS["default"].get(lang)
    rich_utils.REQUIRED_LONG_STRING = WORDS["required"].get(lang)
