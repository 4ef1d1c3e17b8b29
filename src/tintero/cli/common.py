"""What the commands share: the language, printing, decks by name or file, errors.

Exit codes of every command: 0 fine · 1 the answer is "no" (a failure found, a deck that may not be
played) · 2 the input could not be used · 130 interrupted.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console, RenderableType

from tintero.cards.deck import Deck, DeckError, UnknownDeck
from tintero.cards.pool import Pool
from tintero.cli.rules import Lang
from tintero.cli.words import say

EXIT_NO = 1
EXIT_INPUT = 2
EXIT_INTERRUPTED = 130
EPILOG = "Exit codes: 0 fine, 1 the answer is no, 2 the input could not be used."

Language = Annotated[
    Lang | None, typer.Option("--lang", help="Language; by default that of the locale.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def spoken(lang: Lang | None) -> str:
    """The language asked for, else that of the locale: Spanish where it is, English elsewhere."""
    if lang is not None:
        return lang.value
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "es" if value.startswith("es") else "en"
    return "en"


def console() -> Console:
    """Plain text unless on a terminal. Nothing is read as markup: card text holds brackets."""
    return Console(markup=False, highlight=False, soft_wrap=not sys.stdout.isatty())


def out(what: RenderableType) -> None:
    console().print(what)


def out_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def fail(*lines: str) -> NoReturn:
    """Bad input: say so on the error stream and leave with 2."""
    for line in lines:
        typer.echo(line, err=True)
    raise typer.Exit(EXIT_INPUT)


def load_deck(text: str, lang: str, pool: Pool | None = None) -> Deck:
    """A deck by the name it is shipped under, or from a file."""
    try:
        return Deck.load(text, pool)
    except UnknownDeck as error:
        path = Path(text)
        if not path.is_file():
            fail(say(lang, "no_deck", text), say(lang, "there_are", ", ".join(error.available)))
    try:
        return Deck.parse(path.read_text(encoding="utf-8"), pool, path.stem)
    except DeckError as error:
        fail(say(lang, "bad_deck", text), *(f"  {fault.sentence(lang)}" for fault in error.faults))
    except (OSError, UnicodeDecodeError) as error:
        fail(say(lang, "no_file", text, _reason(error)))


def _reason(error: Exception) -> str:
    return error.strerror or "" if isinstance(error, OSError) else "UTF-8?"


def read_json(path: Path, lang: str) -> Any:
    """A JSON file that a command wrote before."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        fail(say(lang, "no_file", str(path), _reason(error)))
    except json.JSONDecodeError as error:
        fail(say(lang, "no_json", str(path), error.lineno))


def near(lang: str, candidates: Sequence[str]) -> list[str]:
    """One line of what may have been meant, or none."""
    return [say(lang, "near", ", ".join(candidates))] if candidates else []
