"""`tintero cards`: what a card says, and which cards there are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tintero.cards.facts import CardFacts
from tintero.cards.in_words import text_of
from tintero.cards.pool import AmbiguousCard, Pool, UnknownCard, default_pool
from tintero.cards.search import named
from tintero.cli.cards import coverage, explain
from tintero.cli.cards import find as finder
from tintero.cli.cards.card_sheet import facts, papers, sheet
from tintero.cli.cards.explain import CardName
from tintero.cli.shell import values
from tintero.cli.shell.common import EPILOG, AsJson, Language, fail, near, out, out_json, spoken
from tintero.cli.shell.words import say

MOST_NEAR = 20

app = typer.Typer(
    name="cards",
    no_args_is_help=True,
    help="The cards: facts, text, legality.\n\nExample: tintero cards show dragon fire",
    epilog=EPILOG,
)
app.command("find", epilog=finder.EXITS)(finder.command)
app.command("coverage", epilog=EPILOG)(coverage.command)
app.command("explain", epilog=EPILOG)(explain.explain)
app.command("parse", epilog=EPILOG)(explain.parse)
app.command("compile", epilog=EPILOG)(explain.compile_)


@app.command(epilog=EPILOG)
def show(
    name: CardName,
    date: Annotated[
        str | None, typer.Option("--date", help="The day its legality is of; today.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """One card: what is printed on it, its text in both languages, where it is legal.

    Example: tintero cards show "simba protective"
    """
    language = spoken(lang)
    on = values.day(date, language)
    card = find(default_pool(), " ".join(name), language)
    if as_json:
        out_json(facts(card, on))
        return
    out(sheet(card, language))
    other = "es" if language == "en" else "en"
    lines = text_of(card, other)
    if lines:
        out("")
        out(Text("\n".join(lines), style="dim"))
    out("")
    for line in papers(card, language, on):
        out(line)


def find(pool: Pool, text: str, lang: str) -> CardFacts:
    """The one card that is meant, or the error that helps."""
    try:
        return pool.one(text)
    except AmbiguousCard as error:
        names = [f"  {full}" for full in error.near[:MOST_NEAR]]
        rest = ["  …"] if len(error.near) > MOST_NEAR else []
        return fail(say(lang, "many_cards", text), *names, *rest)
    except UnknownCard as error:
        close = [card.full_name for card in named(pool, text)[:3]]
        return fail(say(lang, "no_card", text), *near(lang, close or error.near))
