"""What the commands share: the language, printing, decks by name or file, errors.

Exit codes of every command: 0 fine · 1 the answer is "no" (a failure found, a deck that may not be
played) · 2 the input could not be used · 130 interrupted · 141 nobody reads the output any more.
Nothing here imports the cards, the engine or Rich before it is needed: every command imports this.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.output import echo
from tintero.cli.shell.parameters import one_of
from tintero.messages import FALLBACK, Message, languages, say
from tintero.plain import as_json

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tintero.cards.deck import Deck, DeckError, Fault
    from tintero.cards.pool import Pool
    from tintero.cli.shell.console import Terminal
    from tintero.variants import Variant

EXIT_NO = 1
EXIT_INPUT = 2
EXIT_INTERRUPTED = 130
EXIT_PIPE = 141


AsJson = Annotated[bool, typer.Option("--json")]
AnyDeck = Annotated[bool, typer.Option("--any-deck")]


_asked: list[str] = []  # the language of the whole call, where its words name one


def speak(lang: str) -> None:
    """Answer this call in that language; in that of the locale if it is empty."""
    _asked[:] = [lang] if lang else []


def spoken(lang: str | None) -> str:
    """The language asked for, else that of the locale if there are words for it, else English."""
    if lang is not None:
        return lang
    if _asked:
        return _asked[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return of_locale(value)
    return FALLBACK


def of_locale(name: str) -> str:
    """
    >>> of_locale("es_ES.UTF-8"), of_locale("C.UTF-8")
    ('es', 'en')
    """
    code = name.partition(".")[0].replace("_", "-")
    for known in (code, code.partition("-")[0]):
        if known in languages():
            return known
    return FALLBACK


def said(ctx: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def answered_in(ctx: typer.Context, param: typer.CallbackParam, value: str) -> str:
    """The language of the answer. One that is known was taken from the words before (`front`)."""
    if value or said(ctx, "lang"):
        one_of(languages(), "--lang", value, ctx, param)
    return spoken(value or None)


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar=f"<{'|'.join(languages())}>",
        callback=answered_in,
        autocompletion=complete.langs,
        show_default=False,
    ),
]


def console() -> Terminal:
    """Plain text unless on a terminal. Nothing is read as markup: card text holds brackets."""
    from tintero.cli.shell.console import Terminal

    return Terminal(soft_wrap=not sys.stdout.isatty())


def out(what: RenderableType) -> None:
    console().print(what)


def out_json(value: Any) -> None:
    import json

    echo(as_json(json.dumps(value, ensure_ascii=False, indent=2)))


def fail(*lines: str) -> NoReturn:
    """Bad input: say so on the error stream and leave with 2."""
    for line in lines:
        echo(line, err=True)
    raise typer.Exit(EXIT_INPUT)


def fail_with(lang: str, *said: Message) -> NoReturn:
    fail(*(say(message, lang) for message in said))


def need_proof(command: str, lang: str) -> None:
    """What proves the engine (`tintero_proof`) is in a checkout of the project and not shipped."""
    from importlib.util import find_spec

    if find_spec("tintero_proof") is None:
        fail(
            say(Message("shell-development", command=command), lang),
            say(Message("shell-development-how"), lang),
        )


@contextmanager
def ended_from_outside() -> Iterator[None]:
    """SIGTERM breaks a long command off as Ctrl-C does: it still says what it has found."""
    import signal
    import threading

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


@contextmanager
def left_quietly() -> Iterator[None]:
    """Ctrl-C ends a conversation without a word."""
    try:
        yield
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None


def percent(share: float, lang: str) -> str:
    """
    >>> percent(0.9936, "es")
    '99,4 %'
    """
    from tintero.messages import decimal

    return say(Message("shell-percent", number=decimal(100 * share, lang)), lang)


def near(lang: str, candidates: Sequence[str]) -> list[str]:
    """One line of what may have been meant, or none."""
    names = ", ".join(candidates)
    return [say(Message("shell-near", names=names), lang)] if candidates else []


def there_are(lang: str, known: Iterable[str]) -> str:
    """One line of all there is."""
    return say(Message("shell-there-are", names=", ".join(known)), lang)


# --- decks ----------------------------------------------------------------------------------------


def load_deck(
    text: str,
    lang: str,
    pool: Pool | None = None,
    more: Callable[[Deck], list[str]] | None = None,
) -> Deck:
    """A deck by the name it is shipped under, or from a file.

    `more` is what else to tell of a file with lines that can't be read, given the rest of it.
    """
    from tintero.cards import deckcodes
    from tintero.cards.deck import Deck, DeckError, UnknownDeck

    try:
        return Deck.load(text, pool)
    except UnknownDeck as error:
        if not text.strip() or not Path(text).exists():
            fail(say(Message("shell-no-deck", deck=text), lang), there_are(lang, error.available))
    except DeckError as error:
        fail(say(Message("shell-other-cards", deck=text), lang), *faults_of(error, lang))
    path = Path(text)
    content = read_text(path, lang)
    try:
        return Deck.parse(content, pool, path.stem)
    except DeckError as error:
        told = faults_of(error, lang)
        if more is not None:
            told += more(Deck(path.stem, deckcodes.read(content, pool).cards))
        fail(say(Message("shell-bad-deck", file=text), lang), *told)


def faults_of(error: DeckError, lang: str) -> list[str]:
    return [f"  {fault.sentence(lang)}" for fault in error.faults]


def fault_with_clause(fault: Fault, lang: str) -> str:
    return say(Message("shell-fault", fault=fault.message, clause=fault.clause), lang)


def load_playable(
    text: str, lang: str, any_deck: bool = False, variant: Variant | None = None
) -> Deck:
    """A deck that may be played in Constructed, whatever the format, or in that variant; or any
    deck at all."""
    from tintero.cards.deck import check_constructed

    deck = load_deck(text, lang)
    faults = check_constructed(deck) if variant is None else variant.check(deck)
    if faults and not any_deck:
        told = (f"  {fault_with_clause(fault, lang)}" for fault in faults)
        fail(say(Message("shell-illegal-deck", deck=text), lang), *told)
    return deck


# --- files ----------------------------------------------------------------------------------------


def read_text(path: Path, lang: str) -> str:
    from tintero.reading import file_text

    try:
        return file_text(path)
    except (OSError, UnicodeDecodeError) as error:
        fail(unread(path, error, lang))


def unread(path: Path | str, error: OSError | UnicodeDecodeError, lang: str) -> str:
    """That a file can't be read, and why."""
    from tintero.messages.system import system_reason

    return say(Message("shell-no-file", file=str(path), why=system_reason(error)), lang)


def write_text(path: Path, text: str, lang: str) -> None:
    with writing(path, lang):
        path.write_text(text, encoding="utf-8")


@contextmanager
def writing(path: Path, lang: str) -> Iterator[None]:
    """Where a file can't be written, that is said, and why."""
    try:
        yield
    except OSError as error:
        from tintero.messages.system import system_reason

        fail_with(lang, Message("shell-no-write", file=str(path), why=system_reason(error)))


def read_json(path: Path, lang: str) -> Any:
    """A JSON file that a command wrote before."""
    from tintero.reading import Unreadable, json_value

    text = read_text(path, lang)
    try:
        return json_value(text)
    except Unreadable as error:
        fail(say(Message("shell-no-json", file=str(path), line=error.line), lang))
