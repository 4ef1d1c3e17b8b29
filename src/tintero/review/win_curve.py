"""The chance to win over a game as a picture: SVG, and a line of blocks for a terminal."""

from __future__ import annotations

from typing import Final

from tintero.review.reviewing import Review

WIDTH: Final = 720
HEIGHT: Final = 220
EDGE: Final = 30
BLOCKS: Final = "▁▂▃▄▅▆▇█"


def places(found: Review) -> list[tuple[float, float]]:
    last = max(1, found.curve[-1][0]) if found.curve else 1
    high, wide = HEIGHT - 2 * EDGE, WIDTH - 2 * EDGE
    return [(EDGE + wide * at / last, EDGE + high * (1 - chance)) for at, _, chance in found.curve]


def svg(found: Review, title: str) -> str:
    """The curve, with a line at a half, turns below and a mark at each loss that is told."""
    points = places(found)
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    by_action = {at: point for (at, _, _), point in zip(found.curve, points, strict=True)}
    marks = [by_action[one.at] for one in found.worst if one.at in by_action]
    middle = HEIGHT / 2
    safe = title.replace("&", "&amp;").replace("<", "&lt;")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{safe.replace(chr(34), "&quot;")}">',
        f"<title>{safe}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<line x1="{EDGE}" y1="{middle}" x2="{WIDTH - EDGE}" y2="{middle}" stroke="#bbb"/>',
        *(
            f'<text x="4" y="{EDGE + (HEIGHT - 2 * EDGE) * (1 - share) + 4:.0f}" '
            f'font-size="11" fill="#555">{round(100 * share)}</text>'
            for share in (0.0, 0.5, 1.0)
        ),
        f'<polyline fill="none" stroke="#2f5fa8" stroke-width="2" points="{line}"/>',
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#c0392b"/>' for x, y in marks),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def blocks(found: Review, width: int = 60) -> str:
    """
    >>> one = Review(0, [(0, 1, 0.0), (1, 1, 0.5), (2, 2, 1.0)])
    >>> blocks(one, 3)
    '▁▅█'
    """
    if not found.curve:
        return ""
    last = found.curve[-1][0] or 1
    shown = []
    for column in range(width):
        at = round(last * column / max(1, width - 1))
        chance = [c for when, _, c in found.curve if when <= at] or [found.curve[0][2]]
        shown.append(BLOCKS[min(len(BLOCKS) - 1, int(chance[-1] * len(BLOCKS)))])
    return "".join(shown)
