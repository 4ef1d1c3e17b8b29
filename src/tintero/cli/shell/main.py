"""`tintero`: the command line. Only the command that is asked for is imported."""

from __future__ import annotations

import io
import os
import sys
from functools import cache
from importlib import import_module
from typing import Any, Final

import typer

from tintero.cli.shell.common import EXIT_INTERRUPTED, AsJson, Language, out_json, spoken
from tintero.cli.shell.front import NAME, Front, completing, prepare, turn_off_output
from tintero.cli.shell.output import echo
from tintero.messages import Message, tell

# Command → its folder, in the order they are listed in. Its module `command` has either `app`, a
# group of commands, or the function `command`, and `Command` where its options need reading of
# their own.
COMMANDS: Final = {
    "play": "play",
    "learn": "learn",
    "puzzles": "puzzles",
    "serve": "serve",
    "limited": "limited",
    "replay": "replay",
    "review": "review",
    "fuzz": "fuzz",
    "bench": "bench",
    "sim": "sim",
    "ladder": "ladder",
    "train": "train",
    "version": "",
    "rules": "rules",
    "cards": "cards",
    "deck": "decks",
    "judge": "judge",
    "mcp": "mcp",
}


# Why this copy of the package runs (`start`).
WHYS: Final = {
    "fresh": "engine-why-fresh",
    "changed": "engine-why-changed",
    "missing": "engine-why-missing",
    "asked": "engine-why-asked",
    "path": "engine-why-path",
}


class Commands(Front):
    """A command is imported when it is called, or when its own help is shown."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands and COMMANDS.get(cmd_name):
            self.commands[cmd_name] = prepared(cmd_name, spoken(None), completing())
        return self.commands.get(cmd_name)


@cache
def prepared(name: str, lang: str, _completing: bool) -> Any:
    """A command for a language: made once in a process, which may call it often."""
    made = imported(name)
    prepare(made, name, lang)
    return made


def imported(name: str) -> Any:
    """A command as Typer makes it of its module."""
    module = import_module(f"tintero.cli.{COMMANDS[name]}.command")
    if hasattr(module, "app"):
        return typer.main.get_group(module.app)
    alone = typer.Typer(add_completion=False)
    alone.command(name, cls=getattr(module, "Command", None))(module.command)
    return typer.main.get_command(alone)


def version(lang: Language = "", as_json: AsJson = False) -> None:
    """Which Tintero this is, and whether its engine is compiled."""
    import platform

    import tintero
    from tintero import _build
    from tintero.cards.pool import default_pool
    from tintero.state.ruleset import VERSIONS

    compiled = _build.compiled()
    number, cards = tintero.__version__, len(default_pool())
    python = platform.python_version()
    if as_json:
        plain = {"version": number, "compiled": compiled, "why": _build.why}
        out_json(plain | {"rules": list(VERSIONS), "cards": cards, "python": python})
        return
    engine = Message("engine-compiled" if compiled else "engine-uncompiled")
    why = [Message(WHYS[_build.why], file=_build.changed)] if _build.why else []
    for message in (
        Message("shell-version", version=number, python=python),
        engine,
        *why,
        Message("shell-knows", count=cards, versions=", ".join(VERSIONS)),
    ):
        echo(tell(message, lang))


def nothing() -> None:
    """Typer makes a group of what has something to call itself."""


def build() -> typer.Typer:
    """The command line."""
    made = typer.Typer(
        name=NAME,
        cls=Commands,
        no_args_is_help=True,
        add_completion=True,
        pretty_exceptions_enable=False,
    )
    made.callback()(nothing)
    made.command("version")(version)
    return made


app = build()


def main() -> None:
    # A stream is None if whoever called has closed it.
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a sign the terminal lacks is no reason to stop
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            turn_off_output()


if __name__ == "__main__":
    main()
