"""What came of the rounds, as a picture: an SVG of its own, so that no library is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tintero.train.rounds import RoundLog

WIDE, HIGH, EDGE = 640, 300, 48
INK, GATE, GRID = "#1b6ca8", "#c8553d", "#8884"


def draw_curve(log: Sequence[RoundLog]) -> str:
    """Loss on games held out, and the share of gate games won, by round."""
    losses = [line.loss for line in log]
    shares = [line.gate for line in log]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
    ]
    low, high = min(losses, default=0.0), max(losses, default=1.0)
    if high - low < 0.01:
        low, high = low - 0.005, high + 0.005
    for n in range(5):
        y = EDGE + (HIGH - 2 * EDGE) * n / 4
        parts.append(
            f'<path d="M{EDGE} {y:.1f}H{WIDE - EDGE}" stroke="{GRID}"/>'
            f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">'
            f"{high - (high - low) * n / 4:.3f}</text>"
            f'<text x="{WIDE - EDGE + 6}" y="{y + 4:.1f}" fill="{GATE}">{100 - 25 * n} %</text>'
        )
    for line in log:
        parts.append(
            f'<text x="{across(line.number, len(log)):.1f}" y="{HIGH - 22}" text-anchor="middle">'
            f"{line.number + 1}</text>"
        )
    parts.append(drawn([(loss - low) / (high - low) for loss in losses], INK))
    parts.append(drawn(shares, GATE))
    parts.append(f'<text x="{EDGE}" y="26" fill="{INK}">log loss</text>')
    parts.append(
        f'<text x="{WIDE - EDGE}" y="26" text-anchor="end" fill="{GATE}">gate</text></svg>\n'
    )
    return "\n".join(parts)


def across(n: int, count: int) -> float:
    return EDGE + (WIDE - 2 * EDGE) * (n + 0.5) / max(1, count)


def drawn(heights: Sequence[float], colour: str) -> str:
    points = [
        f"{across(n, len(heights)):.1f},{HIGH - EDGE - (HIGH - 2 * EDGE) * height:.1f}"
        for n, height in enumerate(heights)
    ]
    dots = "".join(
        f'<circle cx="{point.split(",")[0]}" cy="{point.split(",")[1]}" r="3" fill="{colour}"/>'
        for point in points
    )
    return f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}"/>{dots}'
