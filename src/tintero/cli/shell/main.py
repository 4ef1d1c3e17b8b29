"""`tintero`: the command line. Only the command that is asked for is imported."""

from __future__ import annotations

import io
import os
import platform
import sys
from importlib import import_module
from typing import Any

import typer

import tintero
from tintero import _build
from tintero.cards.pool import default_pool
from tintero.cli.shell.common import (
    EPILOG,
    EXIT_INTERRUPTED,
    AsJson,
    Language,
    out,
    out_json,
    spoken,
)
from tintero.cli.shell.front import NAME, Front, first_word, turn_off_output
from tintero.cli.shell.words import say
from tintero.messages import Message, tell

# Command → its folder, whose module `command` has either `app`, a group of commands, or `command`
# and `EXITS`, and `Command` where its options need reading of their own.
COMMANDS = {
    "play": "play",
    "replay": "replay",
    "fuzz": "fuzz",
    "bench": "bench",
    "rules": "rules",
    "cards": "cards",
    "deck": "decks",
    "judge": "judge",
    "sim": "sim",
    "ladder": "ladder",
}


# Why this copy of the package runs (`start`).
WHYS = {
    "fresh": "engine-why-fresh",
    "changed": "engine-why-changed",
    "missing": "engine-why-missing",
    "asked": "engine-why-asked",
    "path": "engine-why-path",
}


def version(lang: Language = None, as_json: AsJson = False) -> None:
    """Which Tintero this is, and whether its engine is compiled.

    Example: tintero version --json
    """
    from tintero.state.ruleset import VERSIONS

    language = spoken(lang)
    number, cards = tintero.__version__, len(default_pool())
    plain = {"version": number, "compiled": _build.compiled(), "why": _build.why}
    if as_json:
        plain |= {"rules": list(VERSIONS), "cards": cards, "python": platform.python_version()}
        out_json(plain)
        return
    out(f"Tintero {number} (Python {platform.python_version()})")
    out(tell(Message("engine-compiled" if plain["compiled"] else "engine-uncompiled"), language))
    if _build.why:
        out(tell(Message(WHYS[_build.why], file=_build.changed), language))
    out(say(language, "knows", cards, ", ".join(VERSIONS)))


def build(first: str = "") -> typer.Typer:
    """The command line with that command alone; with all of them if it is no command."""
    made = typer.Typer(
        name=NAME,
        cls=Front,
        no_args_is_help=True,
        add_completion=True,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,
        help="Disney Lorcana in the terminal: play, look up rules and cards, test the engine. "
        "Unofficial.\n\nExample: tintero play --lang es",
        epilog=EPILOG,
    )
    for name in (first,) if first in COMMANDS else COMMANDS:
        module = import_module(f"tintero.cli.{COMMANDS[name]}.command")
        if hasattr(module, "app"):
            made.add_typer(module.app)
        else:
            kind = getattr(module, "Command", None)
            made.command(name, epilog=module.EXITS, cls=kind)(module.command)
    made.command("version", epilog=EPILOG)(version)
    return made


def __getattr__(name: str) -> Any:
    if name == "app":  # all of it, for those who import it
        globals()["app"] = build()
        return globals()["app"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def main() -> None:
    # A stream is None if whoever called has closed it.
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a sign the terminal lacks is no reason to stop
            stream.reconfigure(errors="replace")
    try:
        build(first_word())()
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            turn_off_output()


if __name__ == "__main__":
    main()
