"""`tintero cards coverage`: how much of every card is proven."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table

from tintero.cards.pool import default_pool
from tintero.cli.shell.bar import bar
from tintero.cli.shell.common import AsJson, Language, need_proof, out, out_json
from tintero.messages import Message, say

if TYPE_CHECKING:
    from tintero_proof.coverage import Counts, Coverage

COLUMNS: Final = {
    "cards": "cards-all-cards",
    "parses": "cards-parse",
    "runs": "cards-run",
    "tested": "cards-tested",
    "smoked": "cards-proven",
}
SHOWN = 12  # names of missing cards


def command(
    run: Annotated[int, typer.Option("--run", min=0)] = 0,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """How many cards parse, run in play and are tested, by set, with what is missing."""
    need_proof("tintero cards coverage", lang)
    from tintero_proof.coverage import Data, coverage, keep, run_games

    pool, data = default_pool(), Data.load()
    if run:
        with bar(say(Message("cards-games"), lang), run) as progress:
            run_games(pool, run, seed, data, progress)
        known = keep(pool, data)
    else:
        known = coverage(pool, data)
    if as_json:
        out_json(known.plain())
    else:
        show(known, lang)


def show(known: Coverage, lang: str) -> None:
    from tintero_proof.coverage import LEAST

    heads = (Message(id) for id in ("cards-set", *COLUMNS.values()))
    table = Table(*(say(head, lang) for head in heads), box=None)
    for name, counts in known.sets.items():
        table.add_row(name, *row(counts))
    table.add_row(say(Message("cards-all"), lang), *row(known.all), style="bold")
    out(table)
    for name, cards in known.all.missing.items():
        if cards:
            what, listed = Message(COLUMNS[name]), ", ".join(cards[:SHOWN])
            out(say(Message("cards-missing", what=what, cards=listed), lang))
            if len(cards) > SHOWN:
                out(say(Message("cards-more", count=len(cards) - SHOWN), lang))
    rare = [name for name, n in known.constructors.items() if n["resolved"] < LEAST]
    names = ", ".join(rare) or "0"
    told = Message("cards-resolved", decisions=known.decisions, least=LEAST, names=names)
    out(say(told, lang))
    if known.mutants:
        share = round(100 * known.mutants["noticed"], 1)
        told = Message("cards-mutants", count=int(known.mutants["tried"]), share=share)
        out(say(told, lang))
    cells = known.cells.counts
    total = len(known.cells.shown)
    numbers = {key: cells[key] for key in ("shown", "never", "open")}
    out(say(Message("cards-cells", count=total, **numbers), lang))


def row(counts: Counts) -> list[str]:
    numbers = [str(n) for n in (counts.cards, counts.parses, counts.runs, counts.tested)]
    return [*numbers, f"{counts.smoked}/{counts.abilities}"]
