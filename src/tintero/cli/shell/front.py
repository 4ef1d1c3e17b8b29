"""The front door: help and errors in the caller's language, one line for what went wrong.

`Front` is the outermost group of commands. Whatever a command does, it ends here: with the exit
code it chose, or with a sentence on the error stream and the code for what happened.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, cast

import typer
from typer.core import TyperGroup

from tintero.cli.shell import help_texts, typer_texts
from tintero.cli.shell.common import (
    EXIT_INPUT,
    EXIT_INTERRUPTED,
    EXIT_PIPE,
    near,
    speak,
    spoken,
)
from tintero.cli.shell.help_texts import ROOT, name_of
from tintero.cli.shell.output import echo
from tintero.cli.shell.parameters import BadValue, Reader
from tintero.messages import Message, Problem, languages, say

# What stands above `typer.BadParameter`: every way to write a command wrongly.
UsageError = cast("type[Exception]", typer.BadParameter.__bases__[0])
NAME: Final = ROOT


class NoCommand(UsageError):  # type: ignore[misc, valid-type]
    """A word that is no command of a group."""

    def __init__(self, word: str, group: Any, ctx: Any) -> None:
        super().__init__(word, ctx)
        self.word = word
        self.known = group.list_commands(ctx)


class Group(TyperGroup):
    """Commands under one word, by the names they are called by."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        word = args[0]
        known = self.list_commands(ctx)
        if word not in known and not word.startswith("-") and not ctx.resilient_parsing:
            raise NoCommand(word, self, ctx)
        return super().resolve_command(ctx, args)

    def abouts(self, lang: str) -> list[tuple[str, str]]:
        """Each command and what it is, in a sentence: the beginning of its help."""
        above = f"{self.name} " if self.name != ROOT else ""
        return [
            (name, help_texts.text_of(above + name, "", lang).partition("\n\n")[0])
            for name in self.list_commands(None)  # type: ignore[arg-type]
        ]

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Names with what they are, without importing what they name."""
        from typer._click.shell_completion import CompletionItem

        offers = [
            CompletionItem(name, help=about)
            for name, about in self.abouts(spoken(None))
            if name.startswith(incomplete)
        ]
        return offers + super(TyperGroup, self).shell_complete(ctx, incomplete)


class Front(Group):
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
        prepare(self, ROOT, lang)
        typer_texts.installing(self.params, lang)
        code: Any
        try:
            code = super().main(words, NAME, complete_var, standalone_mode=False, **extra)
        except SystemExit as leaving:  # 1: Typer found that nobody reads what it prints
            code = EXIT_PIPE if leaving.code == 1 and not completing() else leaving.code
        except typer.Abort:
            echo(say(Message("typer-interrupted"), lang), err=True)
            code = EXIT_INTERRUPTED
        except UsageError as error:
            if type(error).__name__ != "NoArgsIsHelpError":  # its help is on the screen by now
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
            echo(say(Message("typer-interrupted"), lang), err=True)
            raise typer.Exit(EXIT_INTERRUPTED) from None
        except BrokenPipeError:
            turn_off_output()
            raise typer.Exit(EXIT_PIPE) from None
        except (Problem, OSError, RecursionError) as error:
            for line in outside(error, lang):
                echo(line, err=True)
            raise typer.Exit(EXIT_INPUT) from None


def prepare(command: Any, words: str, lang: str) -> None:
    """A command as Typer made it: values are read and help is drawn as everywhere in Tintero."""

    def page(ctx: Any, formatter: Any) -> None:
        from tintero.cli.shell.help_page import draw

        help_texts.speak(command, words, lang)
        draw(command, ctx, lang)

    command.format_help = page
    for parameter in command.get_params(command.context_class(command)):
        parameter._runtime_param = Reader(name_of(parameter))
    if completing():
        help_texts.speak(command, words, lang)
    for name, below in getattr(command, "commands", {}).items():
        prepare(below, name if words == ROOT else f"{words} {name}", lang)


def outside(error: Problem | OSError | RecursionError, lang: str) -> list[str]:
    """What went wrong in the files that every command uses, with the system, or with what was
    asked for, if the command itself has not said so."""
    if isinstance(error, RecursionError):
        return [say(Message("shell-too-deep"), lang)]
    from tintero.cards.deck import DeckError
    from tintero.cards.load import PoolError
    from tintero.cli.shell.common import faults_of
    from tintero.messages.system import system_reason

    if isinstance(error, PoolError):
        return [say(Message("shell-bad-card-file", problem=error.message), lang)]
    if isinstance(error, DeckError):  # a deck that comes with Tintero, and cards that do not
        return [say(Message("shell-other-cards", deck=NAME), lang), *faults_of(error, lang)]
    if isinstance(error, OSError):
        why = system_reason(error)
        if error.filename:
            file = str(error.filename)
            return [say(Message("shell-system-file", file=file, why=why), lang)]
        return [say(Message("shell-system", why=why), lang)]
    return [say(error.message, lang)]


def take_language(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language the words ask for, wherever they do, and the other words.

    >>> take_language(["deck", "--lang", "es", "--help"])
    ('es', ['deck', '--help'])
    """
    asked, rest, known = "", list(words), languages()
    for lang in known:
        if f"--lang={lang}" in rest:
            asked = lang
            rest.remove(f"--lang={lang}")
    for at in range(len(rest) - 2, -1, -1):
        if rest[at] == "--lang" and rest[at + 1] in known:
            asked = asked or rest[at + 1]
            del rest[at : at + 2]
    return asked, rest


def completing() -> bool:
    return f"_{NAME.upper()}_COMPLETE" in os.environ


def turn_off_output() -> None:
    """Nobody reads any more: what is still to be written goes nowhere, without complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- mistakes ---------------------------------------------------------------------------------


def mistake(error: Any, words: list[str], lang: str) -> list[str]:
    """What was written wrongly, what would be right, and where the help is."""
    context = getattr(error, "ctx", None)
    lines = sentences(error, context, words, lang)
    if context is not None:
        command = f"{context.command_path} --help"
        lines.append(say(Message("typer-help-is", command=command), lang))
    return lines


def sentences(error: Any, context: Any, words: list[str], lang: str) -> list[str]:
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if isinstance(error, BadValue):
        return [say(error.problem, lang)]
    if isinstance(error, NoCommand):
        known = ", ".join(error.known)
        said = Message("typer-no-command", command=error.word, known=known)
        return [say(said, lang), *near(lang, get_close_matches(error.word, error.known))]
    if kind == "NoSuchOption":
        said = Message("typer-no-option", option=error.option_name)
        return [say(said, lang), *near(lang, error.possibilities or [])]
    if kind == "BadOptionUsage":
        name = error.option_name
        takes_none = any(word.startswith(f"{name}=") for word in words)
        id = "typer-no-value" if takes_none else "typer-needs-value"
        return [say(Message(id, option=name), lang)]
    if kind == "MissingParameter" and parameter is not None:
        path = context.command_path.removeprefix(f"{NAME} ")
        name = name_of(parameter)
        about = help_texts.text_of(path, name, lang)
        return [say(Message("typer-missing", name=name, help=about), lang)]
    if kind == "BadParameter" and parameter is not None:
        name = name_of(parameter)
        said = Message("typer-bad-value", name=name, value="", problem=error.message)
        return [say(said, lang)]
    return [say(typer_texts.mistake(error.format_message(), context), lang)]
