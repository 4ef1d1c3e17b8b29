"""The front door: help and errors in the caller's language, one line for what went wrong.

`Front` is the outermost group of commands. Whatever a command does, it ends here: with the exit
code it chose, or with a sentence on the error stream and the code for what happened.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, cast

import typer
from typer.core import TyperGroup

from tintero.cards.deck import DeckError
from tintero.cards.load import PoolError
from tintero.cli.cards.words import say as say_of_cards
from tintero.cli.shell import translate
from tintero.cli.shell.common import (
    EXIT_INPUT,
    EXIT_INTERRUPTED,
    EXIT_PIPE,
    Lang,
    faults_of,
    near,
    speak,
    spoken,
)
from tintero.cli.shell.front_words import say
from tintero.cli.shell.output import echo
from tintero.cli.shell.words import reason
from tintero.cli.shell.words import say as say_common

# What stands above `typer.BadParameter`: every way to write a command wrongly.
UsageError = cast("type[Exception]", typer.BadParameter.__bases__[0])
NAME: Final = "tintero"

# Mistakes that Typer tells apart by their words only.
MISTAKES: Final = (
    (re.compile(r"""No such command (['"])(.*?)\1"""), "no_command"),
    (re.compile(r"unexpected extra arguments?(\(s\))? \((.*)\)"), "extra"),
    (re.compile(r"()(Missing command)"), "which_command"),
)


class Front(TyperGroup):
    """All commands. Nothing leaves it but an exit code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        lang, words = take_language(sys.argv[1:] if args is None else args)
        speak(lang)
        lang = spoken(None)
        if self.shows_help(words):
            translate.whole(self, lang)
        elif completing():
            translate.texts(self, lang)
        try:
            code = super().main(words, NAME, complete_var, standalone_mode=False, **extra)
        except SystemExit as leaving:  # 1: Rich found that nobody reads what it prints
            code = EXIT_PIPE if leaving.code == 1 and not completing() else leaving.code
        except UsageError as error:
            if type(error).__name__ != "NoArgsIsHelpError":  # its help is on the screen by now
                translate.texts(self, lang)
                for line in mistake(error, words, lang):
                    echo(line, err=True)
            code = EXIT_INPUT
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def invoke(self, ctx: Any) -> Any:
        lang = spoken(None)
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            echo(say(lang, "interrupted"), err=True)
            raise typer.Exit(EXIT_INTERRUPTED) from None
        except BrokenPipeError:
            turn_off_output()
            raise typer.Exit(EXIT_PIPE) from None
        except PoolError as error:
            from tintero.cli.cards.file_words import pool_problem

            echo(say_of_cards(lang, "bad_card_file", pool_problem(error, lang)), err=True)
            raise typer.Exit(EXIT_INPUT) from None
        except DeckError as error:  # a deck that comes with Tintero, and cards that do not
            for line in (say_common(lang, "other_cards", NAME), *faults_of(error, lang)):
                echo(line, err=True)
            raise typer.Exit(EXIT_INPUT) from None
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            echo(say(lang, "system", f"{where}{reason(lang, error)}"), err=True)
            raise typer.Exit(EXIT_INPUT) from None
        except RecursionError:
            echo(say(lang, "too_deep"), err=True)
            raise typer.Exit(EXIT_INPUT) from None

    def shows_help(self, words: list[str]) -> bool:
        """Whether help is asked for, or a group of commands is named and no command of it."""
        return (
            not words
            or "--help" in words
            or (len(words) == 1 and isinstance(self.commands.get(words[0]), TyperGroup))
        )


def take_language(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language the words ask for, wherever they do, and the other words.

    >>> take_language(["deck", "--lang", "es", "--help"])
    ('es', ['deck', '--help'])
    """
    asked, rest = "", list(words)
    for lang in Lang:
        if f"--lang={lang.value}" in rest:
            asked = lang.value
            rest.remove(f"--lang={lang.value}")
    for at in range(len(rest) - 2, -1, -1):
        if rest[at] == "--lang" and rest[at + 1] in list(Lang):
            asked = asked or rest[at + 1]
            del rest[at : at + 2]
    return asked, rest


def completing() -> bool:
    return f"_{NAME.upper()}_COMPLETE" in os.environ


def first_word() -> str:
    """The command that is asked for, or that a shell wants completed."""
    if not completing():
        return "".join(sys.argv[1:2])
    typed = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS", "")
    begun = typed.split()[1:]
    return begun[0] if len(begun) > 1 or (begun and typed.endswith((" ", "\n"))) else ""


def turn_off_output() -> None:
    """Nobody reads any more: what is still to be written goes nowhere, without complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- mistakes ---------------------------------------------------------------------------------


def mistake(error: Any, words: list[str], lang: str) -> list[str]:
    """What was written wrongly, what would be right, and where the help is."""
    context = getattr(error, "ctx", None)
    lines = sentences(error, context, words, lang)
    if context is not None:
        lines.append(say(lang, "help_is", f"{context.command_path} --help"))
    return lines


def sentences(error: Any, context: Any, words: list[str], lang: str) -> list[str]:
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return [say(lang, "no_option", error.option_name), *near(lang, error.possibilities or [])]
    if kind == "BadOptionUsage":
        name = error.option_name
        takes_none = any(word.startswith(f"{name}=") for word in words)
        return [say(lang, "no_value" if takes_none else "needs_value", name)]
    if kind == "MissingParameter" and parameter is not None:
        return [say(lang, "missing", translate.name_of(parameter), parameter.help or "")]
    if kind == "BadParameter" and parameter is not None:
        return [bad_value(error, parameter, words, lang)]
    for pattern, key in MISTAKES:
        found = pattern.search(error.format_message())
        if found:
            known = list(getattr(context.command, "commands", {})) if context is not None else []
            close = get_close_matches(found[2], known) if key == "no_command" else []
            listed = ", ".join(known)
            return [say(lang, key, found[2], listed), *near(lang, close)]
    return [str(error.format_message())]


def bad_value(error: Any, parameter: Any, words: list[str], lang: str) -> str:
    """Only numbers and choices are read before a command begins."""
    name = translate.name_of(parameter)
    value = value_of(parameter, words)
    kind = getattr(parameter, "type_descriptor", None)
    if kind is None:
        return say(lang, "bad_value", name, value, error.message)
    if kind.choices:
        return say(
            lang, "no_choice", name, value, ", ".join(str(one.value) for one in kind.choices)
        )
    info = kind.parameter_info
    if info.min is not None and info.max is not None:
        return say(lang, "no_number_between", name, value, info.min, info.max)
    if info.min is not None:
        return say(lang, "no_number_from", name, value, info.min)
    return say(lang, "no_number", name, value)


def value_of(parameter: Any, words: list[str]) -> str:
    """What was written behind an option."""
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name in parameter.opts:
            return value if equals else "".join(words[at + 1 : at + 2])
        for short in parameter.opts:
            if len(short) == 2 and word.startswith(short) and len(word) > 2:
                return word[2:]
    return ""
