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
from tintero.cli.cards.words import say
from tintero.cli.shell import complete, values
from tintero.cli.shell.common import EXIT_NO, AsJson, Language, fail, near, out, out_json, spoken
from tintero.cli.shell.output import Terminal, echo
from tintero.vocab import CardType

EXITS = "Exit codes: 0 found, 1 no card answers, 2 the input could not be used."
PIPE_WIDTH = 160
SHOWN = 50

Many = list[str] | None


def command(
    words: Annotated[Many, typer.Argument(help="Words of the name; typos are forgiven.")] = None,
    ink: Annotated[
        Many,
        typer.Option(
            "--ink",
            help="amber; amber/steel for both on one card. Repeat for or.",
            autocompletion=complete.inks,
        ),
    ] = None,
    cost: Annotated[str | None, typer.Option("--cost", help="2, 2-4 or 5+.")] = None,
    type: Annotated[
        Many,
        typer.Option(
            "--type",
            help="character, action, song, item, location. Repeat for or.",
            autocompletion=complete.types,
        ),
    ] = None,
    classes: Annotated[
        Many,
        typer.Option(
            "--class",
            "--classification",
            help="A classification: princess. Repeat for and.",
            autocompletion=complete.classifications,
        ),
    ] = None,
    keyword: Annotated[
        Many,
        typer.Option(
            "--keyword",
            help="A keyword printed on the card. Repeat for and.",
            autocompletion=complete.keywords,
        ),
    ] = None,
    text: Annotated[
        Many, typer.Option("--text", help="Words of its text, English or Spanish. Repeat for and.")
    ] = None,
    node: Annotated[
        Many,
        typer.Option(
            "--node",
            "--constructor",
            help="A node of its abilities: MoveDamage. Repeat for and.",
            autocompletion=complete.nodes,
        ),
    ] = None,
    set: Annotated[
        Many,
        typer.Option(
            "--set",
            help="A set's number or name. Repeat for or.",
            autocompletion=complete.sets,
        ),
    ] = None,
    legal: Annotated[
        str | None,
        typer.Option(
            "--legal",
            help="Only what is legal in core or infinity.",
            autocompletion=complete.constructed,
        ),
    ] = None,
    date: Annotated[
        str | None, typer.Option("--date", help="The day --legal speaks of; today.")
    ] = None,
    full: Annotated[bool, typer.Option("--full", help="Each card with its text.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=0, help="Show so many; 0: all.")] = SHOWN,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Find cards. Words in double quotes inside --text must stand together.

    Example: tintero cards find --ink ruby --cost 2-4 --text '"banish chosen"'
    """
    language = spoken(lang)
    pool = default_pool()
    least, most = values.cost(cost, language) if cost is not None else (0, None)
    kinds = [values.card_type(one, language) for one in type or ()]
    for one in text or ():
        if not text_pattern(one):
            fail(say(language, "no_text", one))
    query = Query(
        " ".join(words or ()),
        tuple(values.inks(one, language) for one in ink or ()),
        least,
        most,
        tuple(kind for kind in kinds if kind != values.SONGS),
        values.SONGS in kinds,
        tuple(values.classification(one, pool, language) for one in classes or ()),
        tuple(values.keyword(one, language) for one in keyword or ()),
        tuple(text or ()),
        tuple(values.node(one, language) for one in node or ()),
        tuple(values.card_set(one, pool, language) for one in set or ()),
        values.constructed(legal, language) if legal is not None else "",
        values.day(date, language),
    )
    if query == Query(on=query.on) and cost is None:
        fail(say(language, "no_query"))
    answer(find(pool, query), query, pool, language, as_json, full, limit)


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
        echo("\n".join([say(lang, "none"), *lines]), err=True)
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
        return say(lang, "left_out", found, shown)
    return say(lang, "found_one") if found == 1 else say(lang, "found", found)


def show_table(cards: list[CardFacts], lang: str) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "col_name"), overflow="fold")
    table.add_column(say(lang, "col_cost"), justify="right", no_wrap=True)
    table.add_column(say(lang, "col_ink"))
    table.add_column(say(lang, "col_type"))
    table.add_column(say(lang, "col_numbers"), justify="center", no_wrap=True)
    table.add_column(say(lang, "col_sets"), no_wrap=True)
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
