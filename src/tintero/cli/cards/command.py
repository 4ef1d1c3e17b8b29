"""`tintero cards`: what a card says, and which cards there are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tintero.ability.render.speakers import SPEAKERS
from tintero.cards.facts import CardFacts
from tintero.cards.in_words import text_of
from tintero.cards.pool import AmbiguousCard, Pool, UnknownCard, default_pool
from tintero.cards.search import named
from tintero.cli.cards import coverage, explain
from tintero.cli.cards import find as finder
from tintero.cli.cards.card_sheet import facts, papers, sheet
from tintero.cli.cards.explain import CardName
from tintero.cli.shell import complete, values
from tintero.cli.shell.common import AsJson, Language, fail, near, out, out_json
from tintero.cli.shell.front import Group
from tintero.cli.shell.parameters import known_texts
from tintero.messages import FALLBACK, Message, languages, say

MOST_NEAR = 20

Texts = Annotated[
    str | None,
    typer.Option(
        "--texts",
        metavar=f"<{'|'.join(SPEAKERS)}>",
        callback=known_texts,
        autocompletion=complete.text_langs,
    ),
]
app = typer.Typer(name="cards", cls=Group, no_args_is_help=True)
app.command("find")(finder.command)
app.command("coverage")(coverage.command)
app.command("explain")(explain.explain)
app.command("parse")(explain.parse)
app.command("compile")(explain.compile_)


@app.command()
def show(
    name: CardName,
    date: Annotated[str | None, typer.Option("--date")] = None,
    texts: Texts = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """One card: what is printed on it, its text in both languages or one, where it is legal."""
    on = values.day(date, lang)
    card = find(default_pool(), " ".join(name), lang)
    if as_json:
        out_json(facts(card, on))
        return
    out(sheet(card, lang, texts or ""))
    read = lang if lang in SPEAKERS else FALLBACK
    for other in languages() if texts is None else ():
        lines = text_of(card, other) if other != read else []
        if lines:
            out("")
            out(Text("\n".join(lines), style="dim"))
    out("")
    for line in papers(card, lang, on):
        out(line)


def find(pool: Pool, text: str, lang: str) -> CardFacts:
    """The one card that is meant, or the error that helps."""
    try:
        return pool.one(text)
    except AmbiguousCard as error:
        names = [f"  {full}" for full in error.near[:MOST_NEAR]]
        rest = ["  …"] if len(error.near) > MOST_NEAR else []
        return fail(say(Message("shell-many-cards", name=text), lang), *names, *rest)
    except UnknownCard as error:
        close = [card.full_name for card in named(pool, text)[:3]]
        return fail(
            say(Message("shell-no-card", name=text), lang), *near(lang, close or error.near)
        )
