"""`tintero deck read` and `convert`: what a deck file says line by line, and in other formats."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tintero.cards import deckcodes
from tintero.cards.deck import Deck
from tintero.cards.deckcodes import FORMATS, DeckReading
from tintero.cards.decklines import WrittenLine
from tintero.cli.decks.words import say
from tintero.cli.shell import complete, values
from tintero.cli.shell.common import (
    EXIT_NO,
    AsJson,
    Language,
    fail,
    load_deck,
    out,
    out_json,
    read_text,
    spoken,
    write_text,
)
from tintero.cli.shell.output import echo
from tintero.cli.shell.words import some

NameOrFile = Annotated[
    str,
    typer.Argument(
        help="A shipped deck, or a file.", metavar="DECK", autocompletion=complete.decks
    ),
]


def read(
    deck: Annotated[Path, typer.Argument(help="A file in any format.", metavar="FILE")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """What each line of a deck file is: a card, a heading, a comment, or not clear.

    Reads text, set codes, Pixelborn codes and Tabletop Simulator JSON. Exits with 1 if a line is
    ambiguous or matches nothing.

    Example: tintero deck read my-deck.txt
    """
    language = spoken(lang)
    reading = deckcodes.read(read_text(deck, language))
    if as_json:
        out_json(plain(reading))
    else:
        cards = some(language, "one_cards", len(reading.cards))
        faults = some(language, "one_lines", len(reading.faults))
        head = say(language, "read_as", deck, reading.format, cards, faults)
        out(Text(head, style="bold"))
        for line in reading.lines:
            show_line(line, language)
    if reading.faults:
        raise typer.Exit(EXIT_NO)


def show_line(line: WrittenLine, lang: str) -> None:
    """Blank lines are not worth a line; everything else is."""
    if line.kind == "card":
        out(f"  {line.count} {line.card}")
    elif line.fault is not None:
        out(Text(f"! {line.fault.sentence(lang)}", style="red"))
    elif line.kind != "blank":
        out(Text(f"  · {line.text.strip()}", style="dim"))


def plain(reading: DeckReading) -> dict[str, object]:
    lines = [
        {"line": line.number, "text": line.text, "kind": line.kind}
        | ({"card": line.card, "count": line.count} if line.kind == "card" else {})
        | ({"candidates": list(line.fault.candidates)} if line.fault is not None else {})
        for line in reading.lines
    ]
    about: dict[str, object] = {"format": reading.format, "name": reading.name}
    return about | {"cards": reading.counts, "faults": len(reading.faults), "lines": lines}


def convert(
    deck: NameOrFile,
    to: Annotated[
        str,
        typer.Option(
            "--to", help=f"One of: {', '.join(FORMATS)}.", autocompletion=complete.deck_files
        ),
    ],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write there, not to the screen.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,
    lang: Language = None,
) -> None:
    """Write a deck in another format.

    Example: tintero deck convert my-deck.txt --to pixelborn
    """
    language = spoken(lang)
    if to not in FORMATS:
        values.refuse(to, FORMATS, language, "no_format")
    found: Deck = load_deck(deck, language)
    text = found.written(to)
    if output is None:
        echo(text, nl=False)
        return
    if output.exists() and not force:
        fail(say(language, "exists", output))
    write_text(output, text, language)
    echo(say(language, "written", output), err=True)
