"""Pictures of matchups: win rates with their intervals, who beats whom, lore by turn, length.

Needs matplotlib (`pip install tintero[plots]`). The same results give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

from tintero.messages import Message, decimal, say
from tintero.sim.matchups import Matchup

COLOURS = ("#1b6ca8", "#c8553d")
STYLE: Any = {
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "font.size": 10,
    "svg.hashsalt": "tintero",
    "svg.fonttype": "none",
}
DPI = 150
MOST_PAIRS = 6  # for which each gets a picture of its own


def draw_matchups(found: Sequence[Matchup], path: Path, lang: str) -> None:
    """One figure, PNG or SVG by the name of the file."""
    with pyplot.rc_context(STYLE):
        decks = list(dict.fromkeys(name for m in found for name in (m.one, m.other)))
        below = list(found) if len(found) <= MOST_PAIRS else []
        top = 1.0 + 0.38 * len(found)
        square = 0.8 + 0.5 * len(decks) if len(decks) > 2 else 0.0
        heights = [top] + ([square + 1.2] if square else []) + [2.6] * len(below)
        figure = pyplot.figure(figsize=(9, sum(heights)), layout="constrained")
        rows = figure.add_gridspec(len(heights), 2, height_ratios=heights, width_ratios=(3, 2))
        draw_rates(figure.add_subplot(rows[0, :]), found, lang)
        if square:
            draw_matrix(figure.add_subplot(rows[1, :]), found, decks, lang)
        for row, matchup in enumerate(below, len(heights) - len(below)):
            draw_lore(figure.add_subplot(rows[row, 0]), matchup, lang)
            draw_length(figure.add_subplot(rows[row, 1]), matchup, lang)
        # Without a date, so that the same results give the same file.
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": "Tintero"}
        figure.savefig(path, dpi=DPI, metadata=metadata)
        pyplot.close(figure)


def draw_rates(axis: Any, found: Sequence[Matchup], lang: str) -> None:
    """A point and its interval for each pairing."""
    for place, matchup in enumerate(found):
        plain = matchup.rate.plain()
        share, low, high = (100 * plain[key] for key in ("share", "low", "high"))
        axis.errorbar(
            share, place, xerr=[[share - low], [high - share]], fmt="o", capsize=4,
            color=COLOURS[0],
        )  # fmt: skip
        words = say(Message("sim-percent", number=decimal(share, lang)), lang)
        axis.annotate(words, (share, place), (0, 6), textcoords="offset points",
                      ha="center", fontsize=8)  # fmt: skip
    axis.axvline(50, color="grey", linewidth=0.8)
    axis.set_yticks(range(len(found)), [f"{m.one} – {m.other}" for m in found])
    axis.set_ylim(len(found) - 0.4, -0.7)
    axis.set_xlim(0, 100)
    axis.set_xlabel(say(Message("sim-wins-axis"), lang))
    axis.set_title(say(Message("sim-rates-title"), lang))


def draw_matrix(axis: Any, found: Sequence[Matchup], decks: list[str], lang: str) -> None:
    """Row against column, in per cent."""
    cells = [[float("nan")] * len(decks) for _ in decks]
    for m in found:
        a, b = decks.index(m.one), decks.index(m.other)
        if a != b:
            cells[a][b], cells[b][a] = 100 * m.rate.share, 100 * (1 - m.rate.share)
    axis.imshow(cells, cmap="RdBu", vmin=0, vmax=100, aspect="auto")
    for a, row in enumerate(cells):
        for b, value in enumerate(row):
            if value == value:
                ink = "white" if abs(value - 50) > 30 else "black"
                axis.text(b, a, f"{value:.0f}", ha="center", va="center", color=ink)
    axis.set_xticks(range(len(decks)), decks, rotation=30, ha="right")
    axis.set_yticks(range(len(decks)), decks)
    axis.set_title(say(Message("sim-matrix-title"), lang))


def draw_lore(axis: Any, matchup: Matchup, lang: str) -> None:
    """Turns that fewer than one game in twenty came to are left out: they say little."""
    for side, colour in zip(matchup.sides, COLOURS, strict=True):
        values = side.lore_by_turn()
        last = sum(n * 20 >= matchup.rate.games for n in side.games)
        turns = range(1, last + 1)
        axis.plot(turns, values[:last], marker=".", color=colour, label=side.deck)
    axis.set_xlabel(say(Message("sim-turn-axis"), lang))
    axis.set_ylabel(say(Message("sim-lore-axis"), lang))
    axis.set_ylim(bottom=0)
    axis.legend(frameon=False, fontsize=8)
    axis.set_title(f"{matchup.one} – {matchup.other}")


def draw_length(axis: Any, matchup: Matchup, lang: str) -> None:
    turns = sorted(matchup.turns)
    axis.bar(turns, [matchup.turns[t] for t in turns], color="#8a8a8a", width=0.9)
    axis.set_xlabel(say(Message("sim-turns-axis"), lang))
    axis.set_ylabel(say(Message("sim-games-axis"), lang))
    for counted in (axis.xaxis, axis.yaxis):  # there is no half game and no half turn
        counted.get_major_locator().set_params(integer=True)
    axis.set_title(f"n = {matchup.rate.games}")
