"""What `tintero serve` and `tintero play --web` begin with: the libraries, the database, several
processes, a table in the browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import webbrowser
from collections import Counter
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import typer

from tintero.cards.deck import Deck
from tintero.cli.shell.common import EXIT_NO, fail_with
from tintero.cli.shell.output import echo
from tintero.messages import Message, Problem, say

if TYPE_CHECKING:
    from tintero.variants import Variant

NEEDED: Final = ("starlette", "uvicorn", "websockets")
FILE: Final = "tables.db"
SHARD: Final = "TINTERO_SHARD"  # tells a process which of several it is


def need_web(lang: str) -> None:
    """The libraries of the extra `web`."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        fail_with(
            lang, Message("serve-missing", names=", ".join(missing)), Message("serve-install")
        )


def fit_for_tables(variant: Variant | None, lang: str) -> Variant | None:
    """A variant that tables in a browser can be played by."""
    if variant is not None and variant.best_of not in (1, 3):
        fail_with(lang, Message("api-variant-series", count=variant.best_of))
    return variant


def default_db(lang: str) -> str:
    """A file among what the user's programs keep."""
    from tintero.table.kept import state_folder

    try:
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail_with(lang, Message("serve-no-folder", why=str(error)))
    return str(folder / FILE)


def several(
    count: int,
    host: str,
    port: int,
    db: str,
    public: bool,
    workers: int | None,
    lang: str,
    variant: str = "",
) -> int:
    """So many processes, each with a port and a first part of the names of its tables; they end
    together. The exit code."""
    words = [sys.executable, "-m", "tintero", "serve", "--host", host, "--db", db]
    words += ["--shards", str(count), "--lang", lang, *(["--public"] if public else [])]
    words += ["--workers", str(workers)] if workers else []
    words += ["--variant", variant] if variant else []
    children = [
        subprocess.Popen([*words, "--port", str(port + n)], env=os.environ | {SHARD: f"s{n + 1}"})
        for n in range(count)
    ]
    asked_to_end = False

    def end(*_: object) -> None:
        nonlocal asked_to_end
        asked_to_end = True
        for child in children:
            if child.poll() is None:
                child.send_signal(signal.SIGTERM)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    echo(say(Message("serve-shards", count=count), lang))
    for child in children:
        if child.wait() and not asked_to_end:
            end()  # one that failed takes the others with it: a table would be missing
            asked_to_end = False
    return 0 if all(child.returncode == 0 for child in children) else EXIT_NO


def play_in_browser(
    decks: tuple[Deck, Deck],
    bot: str,
    name: str,
    best_of: int,
    rules: str,
    free_undo: bool,
    lang: str,
    variant: Variant | None = None,
) -> None:
    """A server of one's own with a table against a bot, and the browser at it."""
    need_web(lang)

    import msgspec

    from tintero.server.api_shapes import TableGiven
    from tintero.server.host import Host, ServerSettings
    from tintero.server.opening import open_table
    from tintero.server.serving import serve

    given = {
        "seats": [
            {"kind": "me", "name": name, "deck": {"text": text_of(decks[0])}},
            {"kind": "bot", "bot": bot, "deck": {"text": text_of(decks[1])}},
        ],
        "best_of": best_of,
        "rules": rules,
        "free_undo": free_undo,
        "lang": lang,
        "variant": variant.id if variant is not None else "",
    }

    async def ready(host: Host, at: str) -> None:
        try:
            seat = await open_table(host, msgspec.convert(given, TableGiven))
        except Problem as problem:
            echo(say(problem.message, lang), err=True)
            return
        link = f"{at}/t/{seat.table}#{seat.token}"
        echo(say(Message("serve-table", url=link), lang))
        webbrowser.open(link)

    settings = ServerSettings(db=default_db(lang), variant=variant)
    if not serve(settings, "127.0.0.1", 0, ready):
        raise typer.Exit(EXIT_NO)


def text_of(deck: Deck) -> str:
    """A deck as a list of lines.

    >>> text_of(Deck("", ("Smash", "Smash", "Dragon Fire")))
    '2 Smash\\n1 Dragon Fire'
    """
    return "\n".join(f"{count} {card}" for card, count in Counter(deck.cards).items())
