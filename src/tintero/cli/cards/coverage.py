"""`tintero cards coverage`: how much of every card is proven."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tintero.cards.pool import default_pool
from tintero.cli.shell.common import AsJson, Language, need_proof, out, out_json, spoken
from tintero.cli.sim.show import bar

if TYPE_CHECKING:
    from tintero_proof.coverage import Counts, Coverage

WORDS = {
    "en": {
        "set": "set",
        "games": "games",
        "all": "all",
        "cards": "cards",
        "parses": "parse",
        "runs": "run",
        "tested": "tested",
        "smoked": "abilities proven",
        "missing": "Missing, {0}: {1}",
        "more": "… and {0} more (--json lists all)",
        "resolved": "{0} decisions in play; constructors carried out less than {1} times: {2}",
        "mutants": "Of {0} mutants the smoke tests noticed {1} %.",
        "cells": "What can go wrong for {0} constructors: {1} cells shown in scenes, {2} can't"
        " happen, {3} open.",
    },
    "es": {
        "set": "expansión",
        "games": "partidas",
        "all": "todas",
        "cards": "cartas",
        "parses": "se leen",
        "runs": "se ejecutan",
        "tested": "probadas",
        "smoked": "habilidades demostradas",
        "missing": "Faltan, {0}: {1}",
        "more": "… y {0} más (--json las da todas)",
        "resolved": "{0} decisiones en juego; constructores ejecutados menos de {1} veces: {2}",
        "mutants": "De {0} mutantes, las pruebas notaron el {1} %.",
        "cells": "Lo que puede salir mal en {0} constructores: {1} casos vistos en escenas, {2} no"
        " pueden ocurrir, {3} por ver.",
    },
}
SHOWN = 12  # names of missing cards


def command(
    run: Annotated[
        int, typer.Option("--run", min=0, help="Play that many games over all cards first.")
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """How many cards parse, run in play and are tested, by set, with what is missing.

    A card runs when each of its abilities was carried out in play, and is tested when every
    constructor on it has behaviour scenes and its own smoke test predicts what each ability does.
    Cells are what can go wrong for each constructor: shown in a scene, impossible, or open.
    With --run the games are played and the file of what is known is rewritten.

    Example: tintero cards coverage --json
    """
    need_proof("tintero cards coverage", spoken(lang))
    from tintero_proof.coverage import Data, coverage, keep, run_games

    pool, data = default_pool(), Data.load()
    if run:
        with bar(WORDS[spoken(lang)]["games"], run) as progress:
            run_games(pool, run, seed, data, progress)
        known = keep(pool, data)
    else:
        known = coverage(pool, data)
    if as_json:
        out_json(known.plain())
    else:
        show(known, spoken(lang))


def show(known: Coverage, lang: str) -> None:
    from tintero_proof.coverage import LEAST

    words = WORDS[lang]
    columns = ("cards", "parses", "runs", "tested")
    table = Table(words["set"], *(words[name] for name in columns), words["smoked"], box=None)
    for name, counts in known.sets.items():
        table.add_row(name, *row(counts))
    table.add_row(words["all"], *row(known.all), style="bold")
    out(table)
    for name, cards in known.all.missing.items():
        if cards:
            out(words["missing"].format(words[name], ", ".join(cards[:SHOWN])))
            if len(cards) > SHOWN:
                out(words["more"].format(len(cards) - SHOWN))
    rare = [name for name, n in known.constructors.items() if n["resolved"] < LEAST]
    out(words["resolved"].format(known.decisions, LEAST, ", ".join(rare) or "0"))
    if known.mutants:
        share = round(100 * known.mutants["noticed"], 1)
        out(words["mutants"].format(int(known.mutants["tried"]), share))
    cells = known.cells.counts
    total = len(known.cells.shown)
    out(words["cells"].format(total, cells["shown"], cells["never"], cells["open"]))


def row(counts: Counts) -> list[str]:
    numbers = [str(n) for n in (counts.cards, counts.parses, counts.runs, counts.tested)]
    return [*numbers, f"{counts.smoked}/{counts.abilities}"]
