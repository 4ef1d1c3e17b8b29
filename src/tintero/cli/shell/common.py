"""What the commands share: the language, printing, decks by name or file, errors.

Exit codes of every command: 0 fine · 1 the answer is "no" (a failure found, a deck that may not be
played) · 2 the input could not be used · 130 interrupted · 141 nobody reads the output any more.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console, RenderableType

from tintero.cards import deckcodes
from tintero.cards.deck import Deck, DeckError, UnknownDeck, check_constructed
from tintero.cards.pool import Pool
from tintero.cli.shell.output import Terminal, echo
from tintero.cli.shell.words import reason, say
from tintero.plain import as_json
from tintero.reading import Unreadable, file_text, json_value

EXIT_NO = 1
EXIT_INPUT = 2
EXIT_INTERRUPTED = 130
EXIT_PIPE = 141
EPILOG = "Exit codes: 0 fine, 1 the answer is no, 2 the input could not be used."


class Lang(StrEnum):
    """The languages Tintero speaks."""

    en = "en"
    es = "es"


Language = Annotated[
    Lang | None, typer.Option("--lang", help="Language; by default that of the locale.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
AnyDeck = Annotated[bool, typer.Option("--any-deck", help="Play even decks that no format allows.")]


_asked: list[str] = []  # the language of the whole call, where its words name one


def speak(lang: str) -> None:
    """Answer this call in that language; in that of the locale if it is empty."""
    _asked[:] = [lang] if lang else []


def spoken(lang: Lang | None) -> str:
    """The language asked for, else that of the locale: Spanish where it is, English elsewhere."""
    if lang is not None:
        return lang.value
    if _asked:
        return _asked[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "es" if value.startswith("es") else "en"
    return "en"


def console() -> Console:
    """Plain text unless on a terminal. Nothing is read as markup: card text holds brackets."""
    return Terminal(soft_wrap=not sys.stdout.isatty())


def out(what: RenderableType) -> None:
    console().print(what)


def out_json(value: Any) -> None:
    echo(as_json(json.dumps(value, ensure_ascii=False, indent=2)))


def fail(*lines: str) -> NoReturn:
    """Bad input: say so on the error stream and leave with 2."""
    for line in lines:
        echo(line, err=True)
    raise typer.Exit(EXIT_INPUT)


def need_proof(command: str, lang: str) -> None:
    """What proves the engine (`tintero_proof`) is in a checkout of the project and not shipped."""
    if find_spec("tintero_proof") is None:
        fail(say(lang, "development", command), say(lang, "development_how"))


@contextmanager
def ended_from_outside() -> Iterator[None]:
    """SIGTERM breaks a long command off as Ctrl-C does: it still says what it has found."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def load_deck(
    text: str,
    lang: str,
    pool: Pool | None = None,
    more: Callable[[Deck], list[str]] | None = None,
) -> Deck:
    """A deck by the name it is shipped under, or from a file.

    `more` is what else to tell of a file with lines that can't be read, given the rest of it.
    """
    try:
        return Deck.load(text, pool)
    except UnknownDeck as error:
        if not text.strip() or not Path(text).exists():
            fail(say(lang, "no_deck", text), say(lang, "there_are", ", ".join(error.available)))
    except DeckError as error:
        fail(say(lang, "other_cards", text), *faults_of(error, lang))
    path = Path(text)
    content = read_text(path, lang)
    try:
        return Deck.parse(content, pool, path.stem)
    except DeckError as error:
        told = faults_of(error, lang)
        if more is not None:
            told += more(Deck(path.stem, deckcodes.read(content, pool).cards))
        fail(say(lang, "bad_deck", text), *told)


def faults_of(error: DeckError, lang: str) -> list[str]:
    return [f"  {fault.sentence(lang)}" for fault in error.faults]


def load_playable(text: str, lang: str, any_deck: bool = False) -> Deck:
    """A deck that may be played in Constructed, whatever the format; or any deck at all."""
    deck = load_deck(text, lang)
    faults = check_constructed(deck)
    if faults and not any_deck:
        told = (f"  {fault.sentence(lang)} (CR {fault.clause})" for fault in faults)
        fail(say(lang, "illegal_deck", text), *told)
    return deck


def read_text(path: Path, lang: str) -> str:
    try:
        return file_text(path)
    except (OSError, UnicodeDecodeError) as error:
        fail(say(lang, "no_file", path, reason(lang, error)))


def write_text(path: Path, text: str, lang: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(say(lang, "no_write", path, reason(lang, error)))


def read_json(path: Path, lang: str) -> Any:
    """A JSON file that a command wrote before."""
    text = read_text(path, lang)
    try:
        return json_value(text)
    except Unreadable as error:
        fail(say(lang, "no_json", str(path), error.line))


def near(lang: str, candidates: Sequence[str]) -> list[str]:
    """One line of what may have been meant, or none."""
    return [say(lang, "near", ", ".join(candidates))] if candidates else []
