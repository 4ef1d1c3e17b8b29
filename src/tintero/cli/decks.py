"""`tintero deck`: the decks that are shipped, and any deck in a file."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from tintero.cards.deck import Deck, check_constructed
from tintero.cards.pool import default_pool
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
from tintero.cli.words import ink, say, type_name
from tintero.vocab import INK_NAMES, TYPE_NAMES

app = typer.Typer(
    name="deck",
    no_args_is_help=True,
    help="Decks: list, show, check. Example: tintero deck list",
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
def check(deck: NameOrFile, lang: Language = None, as_json: AsJson = False) -> None:
    """Whether a deck may be played in Constructed; exits with 1 if not.

    Example: tintero deck check my-deck.txt
    """
    language = spoken(lang)
    found = load_deck(deck, language)
    faults = check_constructed(found)
    if as_json:
        plain = [{"clause": f.clause, "en": f.en, "es": f.es} for f in faults]
        out_json({"name": found.name, "legal": not faults, "faults": plain})
    elif faults:
        for fault in faults:
            text = fault.es if language == "es" else fault.en
            out(f"{text} (CR {fault.clause})")
    else:
        out(say(language, "legal_deck", found.name))
    if faults:
        raise typer.Exit(EXIT_NO)


def inks(deck: Deck) -> list[int]:
    pool = default_pool()
    return sorted({i for name in deck.counts for i in pool[name].inks})


def curve(deck: Deck) -> dict[int, int]:
    """How many cards of each cost."""
    pool = default_pool()
    costs = Counter(pool[name].cost for name in deck.cards)
    return {cost: costs[cost] for cost in sorted(costs)}
