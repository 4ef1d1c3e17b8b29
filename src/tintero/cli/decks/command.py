"""`tintero deck`: the decks that are shipped, and any deck in a file."""

from __future__ import annotations

from collections import Counter
from datetime import date as Date
from typing import Annotated, Final

import typer
from rich.text import Text

from tintero.cards import formats
from tintero.cards.deck import USUAL_LIMITS, Deck, Fault
from tintero.cards.formats import CONSTRUCTED, FORMATS, LIMITED
from tintero.cards.formats.verdict import format_name
from tintero.cards.in_words import ink, type_name
from tintero.cards.pool import default_pool
from tintero.cards.shipped import Shipped, all_shipped, shipped
from tintero.cli.cards.card_sheet import set_name
from tintero.cli.decks.convert import NameOrFile, convert, read
from tintero.cli.decks.guess import guess
from tintero.cli.decks.odds import odds
from tintero.cli.decks.practise import practise
from tintero.cli.shell import complete, values
from tintero.cli.shell.common import (
    EXIT_NO,
    AsJson,
    Language,
    fault_with_clause,
    load_deck,
    out,
    out_json,
    percent,
)
from tintero.cli.shell.front import Group
from tintero.messages import Message, decimal, languages, say
from tintero.vocab import INK_NAMES, TYPE_NAMES

app = typer.Typer(name="deck", cls=Group, no_args_is_help=True)
# May not be played, only not by the engine, may be played: on a day, and whatever the day.
VERDICTS: Final = (
    ("deck-has-faults", "deck-has-faults-ever"),
    ("deck-is-unparsed", "deck-is-unparsed-ever"),
    ("deck-is-legal", "deck-is-legal-ever"),
)
app.command("odds")(odds)
app.command("guess")(guess)
app.command("practise")(practise)
app.command("read")(read)
app.command("convert")(convert)


@app.command("list")
def list_(lang: Language = "", as_json: AsJson = False) -> None:
    """The decks that are shipped, one for each way to play."""
    decks = all_shipped()
    if as_json:
        out_json([plain_shipped(one) for one in decks])
        return
    for one in decks:
        names = " / ".join(ink(i, lang) for i in inks(one.deck))
        head = Text(f"{one.deck.name:<17}", style="bold")
        cards = say(Message("cards-count", count=len(one.deck)), lang)
        out(head + Text(f" {one.kind_name(lang)} · {names} · {legal_on(one, lang)} · {cards}"))
        out(Text(f"    {one.plan(lang)}", style="dim"))


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
    format = format_name(one.format, lang)
    return say(Message("deck-legal-on", format=format, day=str(one.date)), lang)


@app.command()
def show(deck: NameOrFile, lang: Language = "", as_json: AsJson = False) -> None:
    """A deck card by card, with its curve, inks, types and inkable share."""
    found = load_deck(deck, lang)
    if as_json:
        out_json(plain_deck(found))
        return
    pool = default_pool()
    cards_in = say(Message("cards-count", count=len(found)), lang)
    out(Text(found.name, style="bold") + Text(f"  {cards_in}"))
    if deck in Deck.available():
        one = shipped(deck)
        out(say(Message("deck-about", kind=one.kind_name(lang)), lang))
        out(say(Message("deck-plan", plan=one.plan(lang)), lang))
        out(say(Message("deck-legal-in", where=legal_on(one, lang)), lang))
    for kind in range(len(TYPE_NAMES)):
        cards = [(n, pool[name]) for name, n in found.counts.items() if pool[name].type == kind]
        if not cards:
            continue
        out("")
        heading = type_name(kind, lang, plural=True)
        out(Text(f"{heading} ({sum(n for n, _ in cards)})", style="bold"))
        for n, card in sorted(cards, key=lambda pair: (pair[1].cost, pair[1].full_name)):
            mark = "◉" if card.inkable else "○"
            out(f"  {n} {mark} {card.cost:>2}  {card.full_name}")
    draw_shape(found, lang)
    out(Text(say(Message("deck-marks"), lang), style="dim"))


def draw_shape(deck: Deck, lang: str) -> None:
    """Curve, inks, types and inkable share. A dual-ink card counts for both its inks."""
    pool = default_pool()
    cards = [pool[name] for name in deck.cards]
    if not cards:
        return
    out("")
    out(Text(say(Message("deck-curve"), lang), style="bold"))
    for cost in range(min(c.cost for c in cards), max(c.cost for c in cards) + 1):
        here = [card for card in cards if card.cost == cost]
        plainly = sum(card.inkable for card in here)
        bar = "█" * plainly + "░" * (len(here) - plainly)
        out(f"  {cost:>2} {bar} {len(here)}" if here else f"  {cost:>2}")
    by_ink = [(ink(i, lang), sum(i in card.inks for card in cards)) for i in inks(deck)]
    out(say(Message("deck-by-ink", counts=", ".join(f"{name} {n}" for name, n in by_ink)), lang))
    counts = Counter(card.type for card in cards)
    named = [f"{type_name(t, lang, plural=True)} {counts[t]}" for t in sorted(counts)]
    out(say(Message("deck-by-type", counts=", ".join(named)), lang))
    inkable = sum(card.inkable for card in cards)
    share = percent(inkable / len(cards), lang)
    out(say(Message("deck-inkable", count=inkable, all=len(cards), share=share), lang))
    average = decimal(sum(card.cost for card in cards) / len(cards), lang, 2)
    out(say(Message("deck-average", cost=average), lang))


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


@app.command()
def check(
    deck: NameOrFile,
    format: Annotated[str, typer.Option("--format", autocompletion=complete.formats)] = "infinity",
    date: Annotated[str | None, typer.Option("--date")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Whether a deck may be played in a format; exits with 1 if not."""
    wanted = values.any_format(format, lang)
    on = values.day(date, lang)
    found = load_deck(deck, lang, more=lambda rest: faults_of_rest(rest, wanted, on, lang))
    faults = formats.check(found, wanted, on)
    legal = all(fault.kind == "unparsed" for fault in faults)
    if as_json:
        plain = [plain_fault(fault) for fault in faults]
        about = {"name": found.name, "format": wanted, "date": str(on)}
        out_json(about | {"legal": legal, "playable": not faults, "faults": plain})
    else:
        name = format_name(wanted, lang)
        one, ever = VERDICTS[2 if not faults else 1 if legal else 0]
        if wanted in LIMITED:
            out(say(Message(ever, deck=found.name, format=name), lang))
        else:
            out(say(Message(one, deck=found.name, format=name, day=str(on)), lang))
        for fault in faults:
            show_fault(fault, lang)
    if faults:
        raise typer.Exit(EXIT_NO)


def faults_of_rest(rest: Deck, wanted: str, on: Date, lang: str) -> list[str]:
    """What is wrong with the lines that can be read, where others can't."""
    if not rest.cards:
        return []
    faults = formats.check(rest, wanted, on)
    told = [f"  {fault_with_clause(fault, lang)}" for fault in faults]
    return [say(Message("deck-rest"), lang), *told] if told else []


def plain_fault(fault: Fault) -> dict[str, object]:
    plain: dict[str, object] = {"clause": fault.clause, "kind": fault.kind}
    plain["cards"] = list(fault.cards)
    return plain | {lang: fault.sentence(lang) for lang in languages()}


def show_fault(fault: Fault, lang: str) -> None:
    """The sentence and its clause; below it the cards, where the sentence does not name them."""
    out(f"- {fault_with_clause(fault, lang)}")
    if fault.kind == "inks":
        for full_name in fault.cards:
            out(f"    {full_name}")


@app.command("formats")
def formats_(
    date: Annotated[str | None, typer.Option("--date")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """The formats: which sets are in them on a day, and what is banned."""
    on = values.day(date, lang)
    if as_json:
        out_json({"date": str(on), "formats": [plain_format(name, on) for name in FORMATS]})
        return
    for name in CONSTRUCTED:
        heading = Message("deck-legal-on", format=format_name(name, lang), day=str(on))
        out(Text(say(heading, lang), style="bold"))
        for number in formats.legal_sets(name, on):
            out(f"  {set_name(number)}")
        for ban in formats.bans():
            if ban.format == name and ban.holds(on):
                told = Message("deck-ban", card=ban.card, since=str(ban.since))
                out(f"  {say(told, lang)}")
        out("")
    for name, least in LIMITED.items():
        format = format_name(name, lang)
        line = Text(say(Message("deck-any-cards", format=format, least=least), lang))
        line.stylize("bold", 0, len(format))
        out(line)


def plain_format(name: str, on: Date) -> dict[str, object]:
    if name in LIMITED:
        return {"format": name, "least": LIMITED[name]}
    banned = [
        {"card": ban.card, "since": str(ban.since), "source": ban.source}
        for ban in formats.bans()
        if ban.format == name and ban.holds(on)
    ]
    legal = list(formats.legal_sets(name, on))
    return {"format": name, "least": USUAL_LIMITS.least, "sets": legal, "banned": banned}


def inks(deck: Deck) -> list[int]:
    pool = default_pool()
    return sorted({i for name in deck.counts for i in pool[name].inks})


def curve(deck: Deck) -> dict[int, int]:
    """How many cards of each cost."""
    pool = default_pool()
    costs = Counter(pool[name].cost for name in deck.cards)
    return {cost: costs[cost] for cost in sorted(costs)}
