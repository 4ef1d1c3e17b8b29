"""`tintero cards find`: cards by name, by what is printed and by what their abilities say."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.table import Table

from tintero.cards.facts import CardFacts
from tintero.cards.in_words import ink, song, type_name
from tintero.cards.pool import Pool, default_pool
from tintero.cards.search import Query, find, named, text_pattern
from tintero.cli.cards.card_sheet import facts, sheet
from tintero.cli.shell import complete, values
from tintero.cli.shell.common import EXIT_NO, AsJson, Language, fail, near, out, out_json
from tintero.cli.shell.console import Terminal
from tintero.cli.shell.output import echo
from tintero.messages import Message, say
from tintero.vocab import CardType

PIPE_WIDTH = 160
SHOWN = 50

Many = list[str] | None


def command(
    words: Annotated[Many, typer.Argument()] = None,
    ink: Annotated[Many, typer.Option("--ink", autocompletion=complete.inks)] = None,
    cost: Annotated[str | None, typer.Option("--cost")] = None,
    type: Annotated[Many, typer.Option("--type", autocompletion=complete.types)] = None,
    classes: Annotated[
        Many, typer.Option("--class", "--classification", autocompletion=complete.classifications)
    ] = None,
    keyword: Annotated[Many, typer.Option("--keyword", autocompletion=complete.keywords)] = None,
    text: Annotated[Many, typer.Option("--text")] = None,
    node: Annotated[
        Many, typer.Option("--node", "--constructor", autocompletion=complete.nodes)
    ] = None,
    set: Annotated[Many, typer.Option("--set", autocompletion=complete.sets)] = None,
    legal: Annotated[
        str | None, typer.Option("--legal", autocompletion=complete.constructed)
    ] = None,
    date: Annotated[str | None, typer.Option("--date")] = None,
    full: Annotated[bool, typer.Option("--full")] = False,
    limit: Annotated[int, typer.Option("--limit", min=0)] = SHOWN,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Find cards. Words in double quotes inside --text must stand together."""
    pool = default_pool()
    least, most = values.cost(cost, lang) if cost is not None else (0, None)
    kinds = [values.card_type(one, lang) for one in type or ()]
    for one in text or ():
        if not text_pattern(one):
            fail(say(Message("cards-no-text", text=one), lang))
    query = Query(
        " ".join(words or ()),
        tuple(values.inks(one, lang) for one in ink or ()),
        least,
        most,
        tuple(kind for kind in kinds if kind != values.SONGS),
        values.SONGS in kinds,
        tuple(values.classification(one, pool, lang) for one in classes or ()),
        tuple(values.keyword(one, lang) for one in keyword or ()),
        tuple(text or ()),
        tuple(values.node(one, lang) for one in node or ()),
        tuple(values.card_set(one, pool, lang) for one in set or ()),
        values.constructed(legal, lang) if legal is not None else "",
        values.day(date, lang),
    )
    if query == Query(on=query.on) and cost is None:
        fail(say(Message("cards-no-query"), lang))
    answer(find(pool, query), query, pool, lang, as_json, full, limit)


def answer(
    found: list[CardFacts],
    query: Query,
    pool: Pool,
    lang: str,
    as_json: bool,
    full: bool,
    limit: int,
) -> None:
    shown = found[:limit] if limit else found
    if as_json:
        out_json({"count": len(found), "cards": [facts(card, query.on) for card in shown]})
    elif not found:
        # Only the name can be mistyped; a wrong value of an option never comes this far.
        close = [card.full_name for card in named(pool, query.words)[:3]]
        lines = near(lang, close or pool.near(query.words))
        echo("\n".join([say(Message("cards-none"), lang), *lines]), err=True)
    elif full:
        for card in shown:
            out(sheet(card, lang))
            out("")
    else:
        show_table(shown, lang)
    if found and not as_json:
        out(tally(len(found), len(shown), lang))
    if not found:
        raise typer.Exit(EXIT_NO)


def tally(found: int, shown: int, lang: str) -> str:
    if shown < found:
        return say(Message("cards-left-out", count=found, shown=shown), lang)
    return say(Message("cards-count", count=found), lang)


def show_table(cards: list[CardFacts], lang: str) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(Message("cards-column-name"), lang), overflow="fold")
    table.add_column(say(Message("cards-column-cost"), lang), justify="right", no_wrap=True)
    table.add_column(say(Message("cards-column-ink"), lang))
    table.add_column(say(Message("cards-column-type"), lang))
    table.add_column(say(Message("cards-column-numbers"), lang), justify="center", no_wrap=True)
    table.add_column(say(Message("cards-column-sets"), lang), no_wrap=True)
    for card in cards:
        table.add_row(
            card.full_name,
            f"{'◉' if card.inkable else '○'} {card.cost:>2}",
            " / ".join(ink(i, lang) for i in card.inks),
            song(lang) if card.song else type_name(card.type, lang),
            numbers(card),
            " ".join(str(number) for number in card.sets),
        )
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    Terminal(width=width).print(table)


def numbers(card: CardFacts) -> str:
    """Strength, willpower, lore: "3/4/2"; a location has no strength."""
    if card.type == CardType.CHARACTER:
        return f"{card.strength}/{card.willpower}/{card.lore}"
    if card.type == CardType.LOCATION:
        return f"–/{card.willpower}/{card.lore}"
    return ""
