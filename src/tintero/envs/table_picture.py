"""A position as text, as an SVG and as pixels: what everybody at the table sees."""

from __future__ import annotations

from html import escape

import tintero.rules.derive as derive
from tintero.envs.needed import needed
from tintero.rules.payment import ready_ink
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import PHASE_NAMES, CardType, Zone

with needed():
    import numpy as np
    from numpy.typing import NDArray

# Amber, Amethyst, Emerald, Ruby, Sapphire, Steel.
INKS = (
    (228, 166, 31),
    (125, 63, 134),
    (45, 137, 62),
    (198, 40, 50),
    (28, 120, 184),
    (139, 149, 156),
)
TABLE, EDGE, HURT, LORE = (32, 36, 48), (232, 230, 220), (214, 40, 40), (240, 200, 80)
CARD_WIDTH, CARD_HEIGHT, ROW_HEIGHT, WIDTH = 36, 48, 84, 720


def text(s: State) -> str:
    """The table in plain words."""
    d = s.decision
    asked = f", player {d.player + 1} is asked: {d.kind}" if d is not None else ", over"
    lines = [f"turn {s.turn}, {PHASE_NAMES[s.scalars.phase]}{asked}"]
    for p in s.players:
        ink, ready = len(s.zone(p.id, Zone.INKWELL)), ready_ink(s, p.id)
        lines.append(
            f"player {p.id + 1}: {p.lore} lore, {len(s.zone(p.id, Zone.HAND))} in hand, "
            f"{ready}/{ink} ink, {len(s.zone(p.id, Zone.DECK))} in deck, "
            f"{len(s.zone(p.id, Zone.DISCARD))} discarded"
        )
        lines += [f"  {told(s, s.cards[i])}" for i in s.in_play(p.id)]
    return "\n".join(lines)


def told(s: State, card: Card) -> str:
    parts = [card.program.full_name]
    if card.program.type == CardType.CHARACTER:
        parts.append(f"{derive.strength(s, card)}/{derive.willpower(s, card)}")
    if card.damage:
        parts.append(f"{card.damage} damage")
    if card.exerted:
        parts.append("exerted")
    return ", ".join(parts)


def colour(card: Card) -> tuple[int, int, int]:
    inks = card.program.inks
    return INKS[inks[0]] if inks else EDGE


def to_svg(s: State) -> str:
    """The table as a drawing: a row for each player, cards in play by ink, those exerted lying."""
    height = ROW_HEIGHT * len(s.players)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{height}" fill="rgb{TABLE}"/>',
    ]
    for p in s.players:
        top = p.id * ROW_HEIGHT
        out.append(
            f'<text x="6" y="{top + 14}" fill="rgb{EDGE}">player {p.id + 1}: {p.lore} lore, '
            f"{len(s.zone(p.id, Zone.HAND))} in hand, {len(s.zone(p.id, Zone.INKWELL))} ink</text>"
        )
        for card, x, y, w, h in boxes(s, p.id):
            out.append(
                f'<g><title>{escape(told(s, card))}</title><rect x="{x}" y="{y}" width="{w}" '
                f'height="{h}" rx="4" fill="rgb{colour(card)}" stroke="rgb{EDGE}"/>'
                f'<text x="{x + 4}" y="{y + h - 6}" fill="white">{derive.strength(s, card)}/'
                f"{derive.willpower(s, card) - card.damage}</text></g>"
            )
    return "\n".join([*out, "</svg>"])


def boxes(s: State, player: int) -> list[tuple[Card, int, int, int, int]]:
    """Where the cards of a player lie in the picture: x, y, width, height."""
    found = []
    x, y = 6, player * ROW_HEIGHT + 26
    for i in s.in_play(player):
        card = s.cards[i]
        w, h = (CARD_HEIGHT, CARD_WIDTH) if card.exerted else (CARD_WIDTH, CARD_HEIGHT)
        if x + w > WIDTH:
            break
        found.append((card, x, y + CARD_HEIGHT - h, w, h))
        x += w + 6
    return found


def to_rgb(s: State) -> NDArray[np.uint8]:
    """The same in pixels, without words: lore as a bar, damage as marks."""
    image = np.empty((ROW_HEIGHT * len(s.players), WIDTH, 3), np.uint8)
    image[:] = TABLE
    for p in s.players:
        top = p.id * ROW_HEIGHT
        image[top + 6 : top + 16, 6 : 6 + 20 * min(int(p.lore), 30)] = LORE
        for card, x, y, w, h in boxes(s, p.id):
            image[y : y + h, x : x + w] = EDGE
            image[y + 1 : y + h - 1, x + 1 : x + w - 1] = colour(card)
            for n in range(min(int(card.damage), 5)):
                image[y + 4 : y + 8, x + 3 + 6 * n : x + 7 + 6 * n] = HURT
    return image
