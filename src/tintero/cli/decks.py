"""`tintero deck`: the decks that are shipped, and any deck in a file."""

from __future__ import annotations

from collections import Counter
from datetime import date as Date
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from tintero.cards import formats
from tintero.cards.deck import LEAST_CARDS, Deck, Fault
from tintero.cards.formats import CONSTRUCTED, FORMATS, LIMITED
from tintero.cards.formats.verdict import NAMES, NAMES_ES
from tintero.cards.pool import default_pool
from tintero.cli import values
from tintero.cli.common import (
    EPILOG,
    EXIT_NO,
    AsJson,
    Language,
    load_deck,
    out,
    out_json,
    spoken,
)
from tintero.cli.sheet import set_name
from tintero.cli.words import ink, say, type_name
from tintero.cli.words_cards import say as say_cards
from tintero.vocab import INK_NAMES, TYPE_NAMES

app = typer.Typer(
    name="deck",
    no_args_is_help=True,
    help="Decks: list, show, check; the formats. Example: tintero deck list",
)
NameOrFile = Annotated[str, typer.Argument(help="A shipped deck, or a file.", metavar="DECK")]


@app.command("list", epilog=EPILOG)
def list_(lang: Language = None, as_json: AsJson = False) -> None:
    """The decks that are shipped. Example: tintero deck list --lang es"""
    language = spoken(lang)
    decks = [Deck.load(name) for name in Deck.available()]
    if as_json:
        out_json(
            [
                {"name": d.name, "cards": len(d), "inks": [INK_NAMES[i] for i in inks(d)]}
                for d in decks
            ]
        )
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for deck in decks:
        names = " / ".join(ink(i, language) for i in inks(deck))
        table.add_row(Text(deck.name, style="bold"), say(language, "n_cards", len(deck)), names)
    out(table)


@app.command(epilog=EPILOG)
def show(deck: NameOrFile, lang: Language = None, as_json: AsJson = False) -> None:
    """A deck card by card. Example: tintero deck show amber-steel"""
    language = spoken(lang)
    found = load_deck(deck, language)
    pool = default_pool()
    if as_json:
        out_json({"name": found.name, "cards": found.counts, "curve": curve(found)})
        return
    out(Text(found.name, style="bold") + Text(f"  {say(language, 'n_cards', len(found))}"))
    for kind in range(len(TYPE_NAMES)):
        cards = [(n, pool[name]) for name, n in found.counts.items() if pool[name].type == kind]
        if not cards:
            continue
        out("")
        heading = type_name(kind, language, plural=True)
        out(Text(f"{heading} ({sum(n for n, _ in cards)})", style="bold"))
        for n, card in sorted(cards, key=lambda pair: (pair[1].cost, pair[1].full_name)):
            mark = "◉" if card.inkable else "○"
            out(f"  {n} {mark} {card.cost:>2}  {card.full_name}")
    out("")
    out(say(language, "curve", "  ".join(f"{cost}: {n}" for cost, n in curve(found).items())))
    out(Text(say(language, "marks"), style="dim"))


@app.command(epilog=EPILOG)
def check(
    deck: NameOrFile,
    format: Annotated[
        str, typer.Option("--format", help="core, infinity, draft, sealed or limited.")
    ] = "infinity",
    date: Annotated[str | None, typer.Option("--date", help="The day of the event; today.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Whether a deck may be played in a format; exits with 1 if not.

    Example: tintero deck check my-deck.txt --format core --date 2026-10-16
    """
    language = spoken(lang)
    wanted = values.any_format(format, language)
    on = values.day(date, language)
    found = load_deck(deck, language)
    faults = formats.check(found, wanted, on)
    legal = all(fault.kind == "unparsed" for fault in faults)
    if as_json:
        plain = [plain_fault(fault) for fault in faults]
        about = {"name": found.name, "format": wanted, "date": str(on)}
        out_json(about | {"legal": legal, "playable": not faults, "faults": plain})
    else:
        names = NAMES_ES if language == "es" else NAMES
        head = "deck_unparsed" if faults and legal else "deck_faults" if faults else "deck_legal"
        if wanted in LIMITED:
            out(say_cards(language, f"{head}_any", found.name, names[wanted]))
        else:
            out(say_cards(language, head, found.name, names[wanted], on))
        for fault in faults:
            show_fault(fault, language)
    if faults:
        raise typer.Exit(EXIT_NO)


def plain_fault(fault: Fault) -> dict[str, object]:
    return {
        "clause": fault.clause,
        "kind": fault.kind,
        "cards": list(fault.cards),
        "en": fault.en,
        "es": fault.es,
    }


def show_fault(fault: Fault, lang: str) -> None:
    """The sentence and its clause; below it the cards, where the sentence does not name them."""
    out(f"- {fault.sentence(lang)} (CR {fault.clause})")
    if fault.kind == "inks":
        for full_name in fault.cards:
            out(f"    {full_name}")


@app.command("formats", epilog=EPILOG)
def formats_(
    date: Annotated[str | None, typer.Option("--date", help="The day; today.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """The formats: which sets are in them on a day, and what is banned.

    Example: tintero deck formats --date 2025-10-01
    """
    language = spoken(lang)
    on = values.day(date, language)
    if as_json:
        out_json({"date": str(on), "formats": [plain_format(name, on) for name in FORMATS]})
        return
    names = NAMES_ES if language == "es" else NAMES
    for name in CONSTRUCTED:
        out(Text(say_cards(language, "sets_on", names[name], on), style="bold"))
        for number in formats.legal_sets(name, on):
            out(f"  {set_name(number)}")
        for ban in formats.bans():
            if ban.format == name and ban.holds(on):
                since = say_cards(language, "since", ban.since)
                out(f"  {say_cards(language, 'banned')}: {ban.card} ({since})")
        out("")
    for name, least in LIMITED.items():
        out(Text(names[name], style="bold") + f": {say_cards(language, 'any_cards', least)}")


def plain_format(name: str, on: Date) -> dict[str, object]:
    if name in LIMITED:
        return {"format": name, "least": LIMITED[name]}
    banned = [
        {"card": ban.card, "since": str(ban.since), "source": ban.source}
        for ban in formats.bans()
        if ban.format == name and ban.holds(on)
    ]
    legal = list(formats.legal_sets(name, on))
    return {"format": name, "least": LEAST_CARDS, "sets": legal, "banned": banned}


def inks(deck: Deck) -> list[int]:
    pool = default_pool()
    return sorted({i for name in deck.counts for i in pool[name].inks})


def curve(deck: Deck) -> dict[int, int]:
    """How many cards of each cost."""
    pool = default_pool()
    costs = Counter(pool[name].cost for name in deck.cards)
    return {cost: costs[cost] for cost in sorted(costs)}
