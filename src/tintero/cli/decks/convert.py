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
    write_text,
)
from tintero.cli.shell.output import echo
from tintero.messages import Message, say

NameOrFile = Annotated[str, typer.Argument(metavar="DECK", autocompletion=complete.decks)]


def read(
    deck: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """What each line of a deck file is: a card, a heading, a comment, or not clear."""
    reading = deckcodes.read(read_text(deck, lang))
    if as_json:
        out_json(plain(reading))
    else:
        cards = Message("cards-count", count=len(reading.cards))
        lines = Message("deck-lines", count=len(reading.faults))
        about = {"file": str(deck), "format": reading.format}
        head = Message("deck-read-as", **about, cards=cards, lines=lines)
        out(Text(say(head, lang), style="bold"))
        for line in reading.lines:
            show_line(line, lang)
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
    to: Annotated[str, typer.Option("--to", autocompletion=complete.deck_files)],
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Language = "",
) -> None:
    """Write a deck in another format."""
    if to not in FORMATS:
        values.refuse(to, FORMATS, lang, "shell-no-format")
    found: Deck = load_deck(deck, lang)
    text = found.written(to)
    if output is None:
        echo(text, nl=False)
        return
    if output.exists() and not force:
        fail(say(Message("deck-exists", file=str(output)), lang))
    write_text(output, text, lang)
    echo(say(Message("deck-written", file=str(output)), lang), err=True)
