"""`tintero deck`: the decks that are shipped, and any deck in a file."""

from __future__ import annotations

from collections import Counter
from datetime import date as Date
from typing import Annotated

import typer
from rich.text import Text

from tintero.cards import formats
from tintero.cards.deck import LEAST_CARDS, Deck, Fault
from tintero.cards.formats import CONSTRUCTED, FORMATS, LIMITED
from tintero.cards.formats.verdict import format_name
from tintero.cards.in_words import ink, type_name
from tintero.cards.pool import default_pool
from tintero.cards.shipped import Shipped, all_shipped, shipped
from tintero.cli.cards.card_sheet import set_name
from tintero.cli.cards.words import say as say_cards
from tintero.cli.decks.convert import NameOrFile, convert, read
from tintero.cli.decks.odds import odds
from tintero.cli.decks.words import percent
from tintero.cli.decks.words import say as say_decks
from tintero.cli.shell import complete, values
from tintero.cli.shell.common import (
    EPILOG,
    EXIT_NO,
    AsJson,
    Language,
    load_deck,
    out,
    out_json,
    spoken,
)
from tintero.cli.shell.words import say, some
from tintero.vocab import INK_NAMES, TYPE_NAMES

app = typer.Typer(
    name="deck",
    no_args_is_help=True,
    help="Decks: list, show, check, odds, read, convert; the formats.\n\n"
    "Example: tintero deck list",
    epilog=EPILOG,
)
app.command("odds", epilog=EPILOG)(odds)
app.command("read", epilog=EPILOG)(read)
app.command("convert", epilog=EPILOG)(convert)


@app.command("list", epilog=EPILOG)
def list_(lang: Language = None, as_json: AsJson = False) -> None:
    """The decks that are shipped, one for each way to play.

    Example: tintero deck list --lang es
    """
    language = spoken(lang)
    decks = all_shipped()
    if as_json:
        out_json([plain_shipped(one) for one in decks])
        return
    for one in decks:
        names = " / ".join(ink(i, language) for i in inks(one.deck))
        head = Text(f"{one.deck.name:<17}", style="bold")
        cards = some(language, "one_cards", len(one.deck))
        out(
            head
            + Text(f" {one.kind_name(language)} · {names} · {legal_on(one, language)} · {cards}")
        )
        out(Text(f"    {one.plan(language)}", style="dim"))


def plain_shipped(one: Shipped) -> dict[str, object]:
    return {
        "name": one.deck.name,
        "kind": one.kind,
        "cards": len(one.deck),
        "inks": [INK_NAMES[i] for i in inks(one.deck)],
        "format": one.format,
        "date": str(one.date),
        "plan": dict(one.plans),
    }


def legal_on(one: Shipped, lang: str) -> str:
    return say_decks(lang, "legal_on", format_name(one.format, lang), one.date)


@app.command(epilog=EPILOG)
def show(deck: NameOrFile, lang: Language = None, as_json: AsJson = False) -> None:
    """A deck card by card, with its curve, inks, types and inkable share.

    Example: tintero deck show amber-steel
    """
    language = spoken(lang)
    found = load_deck(deck, language)
    if as_json:
        out_json(plain_deck(found))
        return
    pool = default_pool()
    out(Text(found.name, style="bold") + Text(f"  {some(language, 'one_cards', len(found))}"))
    if deck in Deck.available():
        one = shipped(deck)
        out(say_decks(language, "kind", one.kind_name(language)))
        out(say_decks(language, "plan", one.plan(language)))
        out(say_decks(language, "legal", legal_on(one, language)))
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
    draw_shape(found, language)
    out(Text(say(language, "marks"), style="dim"))


def draw_shape(deck: Deck, lang: str) -> None:
    """Curve, inks, types and inkable share. A dual-ink card counts for both its inks."""
    pool = default_pool()
    cards = [pool[name] for name in deck.cards]
    if not cards:
        return
    out("")
    out(Text(say_decks(lang, "curve"), style="bold"))
    for cost in range(min(c.cost for c in cards), max(c.cost for c in cards) + 1):
        here = [card for card in cards if card.cost == cost]
        plainly = sum(card.inkable for card in here)
        bar = "█" * plainly + "░" * (len(here) - plainly)
        out(f"  {cost:>2} {bar} {len(here)}" if here else f"  {cost:>2}")
    by_ink = [(ink(i, lang), sum(i in card.inks for card in cards)) for i in inks(deck)]
    out(f"{say_decks(lang, 'inks')}: " + ", ".join(f"{name} {n}" for name, n in by_ink))
    counts = Counter(card.type for card in cards)
    named = [f"{type_name(t, lang, plural=True)} {counts[t]}" for t in sorted(counts)]
    out(f"{say_decks(lang, 'types')}: " + ", ".join(named))
    inkable = sum(card.inkable for card in cards)
    out(say_decks(lang, "inkable", inkable, len(cards), percent(inkable / len(cards), lang)))
    average = f"{sum(card.cost for card in cards) / len(cards):.2f}"
    out(say_decks(lang, "average", average.replace(".", ",") if lang == "es" else average))


def plain_deck(deck: Deck) -> dict[str, object]:
    pool = default_pool()
    cards = [pool[name] for name in deck.cards]
    types = Counter(TYPE_NAMES[card.type] for card in cards)
    return {
        "name": deck.name,
        "cards": deck.counts,
        "curve": curve(deck),
        "inks": {INK_NAMES[i]: sum(i in card.inks for card in cards) for i in inks(deck)},
        "types": dict(types),
        "inkable": sum(card.inkable for card in cards),
        "average_cost": sum(card.cost for card in cards) / len(cards) if cards else 0,
    }


@app.command(epilog=EPILOG)
def check(
    deck: NameOrFile,
    format: Annotated[
        str,
        typer.Option(
            "--format",
            help="core, infinity, draft, sealed or limited.",
            autocompletion=complete.formats,
        ),
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
    found = load_deck(deck, language, more=lambda rest: faults_of_rest(rest, wanted, on, language))
    faults = formats.check(found, wanted, on)
    legal = all(fault.kind == "unparsed" for fault in faults)
    if as_json:
        plain = [plain_fault(fault) for fault in faults]
        about = {"name": found.name, "format": wanted, "date": str(on)}
        out_json(about | {"legal": legal, "playable": not faults, "faults": plain})
    else:
        name = format_name(wanted, language)
        head = "deck_unparsed" if faults and legal else "deck_faults" if faults else "deck_legal"
        if wanted in LIMITED:
            out(say_cards(language, f"{head}_any", found.name, name))
        else:
            out(say_cards(language, head, found.name, name, on))
        for fault in faults:
            show_fault(fault, language)
    if faults:
        raise typer.Exit(EXIT_NO)


def faults_of_rest(rest: Deck, wanted: str, on: Date, lang: str) -> list[str]:
    """What is wrong with the lines that can be read, where others can't."""
    if not rest.cards:
        return []
    faults = formats.check(rest, wanted, on)
    told = [f"  {fault.sentence(lang)} (CR {fault.clause})" for fault in faults]
    return [say_decks(lang, "deck_rest"), *told] if told else []


def plain_fault(fault: Fault) -> dict[str, object]:
    return {
        "clause": fault.clause,
        "kind": fault.kind,
        "cards": list(fault.cards),
        "en": fault.sentence("en"),
        "es": fault.sentence("es"),
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
    for name in CONSTRUCTED:
        out(Text(say_cards(language, "sets_on", format_name(name, language), on), style="bold"))
        for number in formats.legal_sets(name, on):
            out(f"  {set_name(number)}")
        for ban in formats.bans():
            if ban.format == name and ban.holds(on):
                since = say_cards(language, "since", ban.since)
                out(f"  {say_cards(language, 'banned')}: {ban.card} ({since})")
        out("")
    for name, least in LIMITED.items():
        out(
            Text(format_name(name, language), style="bold")
            + f": {say_cards(language, 'any_cards', least)}"
        )


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
