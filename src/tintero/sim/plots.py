"""Pictures of matchups: win rates with their intervals, and lore by turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

from tintero.sim.matchups import Matchup


def draw_matchups(found: Sequence[Matchup], path: Path, wins: str, turn: str, lore: str) -> None:
    """One figure: above the win rates, below the lore of both sides turn by turn. The words are
    those of the axes."""
    rows = 1 + len(found)
    figure, axes = pyplot.subplots(rows, 1, figsize=(8, 2.6 * rows), layout="constrained")
    rates = axes[0]
    for place, matchup in enumerate(found):
        plain = matchup.plain()
        share = plain["share"]
        error = [[share - plain["low"]], [plain["high"] - share]]
        rates.errorbar(share, place, xerr=error, fmt="o", capsize=4)
    rates.axvline(0.5, color="grey", linewidth=0.8)
    rates.set_yticks(range(len(found)), [f"{m.one} – {m.other}" for m in found])
    rates.set_xlim(0, 1)
    rates.set_xlabel(wins)
    for axis, matchup in zip(axes[1:], found, strict=True):
        for side, name in enumerate((matchup.one, matchup.other)):
            values = matchup.lore_by_turn(side)
            axis.plot(range(1, len(values) + 1), values, marker=".", label=name)
        axis.set_xlabel(turn)
        axis.set_ylabel(lore)
        axis.legend()
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
