"""How the cost of a decision grows: with cards in play, with triggers, with the length of a game.

It should grow with what changed, not with the size of the board: inking a card costs the same with
five cards in play and with sixty. A list of options grows with the options in it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from tintero.game import Game
from tintero.rules import apply, zones
from tintero.sim.bench import SEED, load_pair
from tintero.sim.many import seed_of
from tintero.state.state import State
from tintero.vocab import Act, Zone

__all__ = ["BOARDS", "BoardCost", "Growth", "TurnCost", "measure", "svg"]

BOARDS = (5, 10, 20, 30, 40, 50, 60)  # cards in play, of both players together
TURNS = 5  # turns in a row of the table of lengths
COLOURS = ("#1b6ca8", "#c8553d", "#588157", "#8e6c8a")


@dataclass(frozen=True)
class BoardCost:
    """One board. Microseconds of CPU time; doing something includes undoing it."""

    board: str  # "light" or "triggers"
    cards: int
    triggers: int  # triggered abilities of the cards in play
    options: int
    options_us: float
    ink_us: float  # putting a card into the inkwell
    end_us: float  # ending the turn: two turns' worth of steps


@dataclass(frozen=True)
class TurnCost:
    turn: int  # the first of `TURNS`
    decisions: int
    us_per_decision: float


@dataclass(frozen=True)
class Growth:
    boards: tuple[BoardCost, ...]
    turns: tuple[TurnCost, ...]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def board_of(pair: str, cards: int) -> State:
    """A turn of a game in which that many cards are in play, half of them each player's."""
    game = Game.new(load_pair(pair), seed_of(SEED, 0), starting=0)
    game.push("keep")
    game.push("keep")
    s = game.state
    for n in range(cards):
        deck = s.zone(n % 2, Zone.DECK)
        zones.enter_play(s, s.cards[deck[-1]], False, True)
    s.keep_history(True)
    return s


def time_of(s: State, act: int, times: int) -> float:
    """Microseconds of doing and undoing the first option of a kind."""
    d = s.decision
    assert d is not None
    option = next(o for o in apply.options(s) if o.act == act)
    best = float("inf")
    for _ in range(5):
        begin = time.process_time()
        for _ in range(times):
            mark = s.mark()
            apply.take(s, d.player, option)
            s.rollback(mark)
        best = min(best, time.process_time() - begin)
    return best / times * 1e6


def cost_of(pair: str, cards: int, times: int) -> BoardCost:
    s = board_of(pair, cards)
    triggers = sum(
        len(kind) for p in s.players for i in s.in_play(p.id) for kind in s.cards[i].program.listens
    )
    best = float("inf")
    for _ in range(5):
        begin = time.process_time()
        for _ in range(times):
            found = apply.options(s)
        best = min(best, time.process_time() - begin)
    return BoardCost(
        pair, cards, triggers, len(found), best / times * 1e6, time_of(s, Act.INK, times),
        time_of(s, Act.END, times),
    )  # fmt: skip


def turn_costs(games: int) -> list[TurnCost]:
    """Time per decision by the turn it is made in, over random games of the headline pair."""
    decks = load_pair("real")
    spent: dict[int, float] = {}
    count: dict[int, int] = {}
    for number in range(games):
        random = Random(number)
        s = Game.new(decks, seed_of(SEED, number)).state
        begin = time.process_time()
        turn, made = 0, 0
        while s.decision is not None:
            apply.take(s, s.decision.player, random.choice(apply.options(s)))
            s.keep_history(True)
            made += 1
            if s.turn // TURNS != turn or s.decision is None:
                now = time.process_time()
                spent[turn] = spent.get(turn, 0.0) + now - begin
                count[turn] = count.get(turn, 0) + made
                turn, made, begin = s.turn // TURNS, 0, now
    kept = [turn for turn in sorted(count) if count[turn] >= 50]
    return [TurnCost(t * TURNS, count[t], spent[t] / count[t] * 1e6) for t in kept]


def measure(times: int = 300, games: int = 100) -> Growth:
    boards = [cost_of(pair, n, times) for pair in ("light", "triggers") for n in BOARDS]
    return Growth(tuple(boards), tuple(turn_costs(games)))


# --- the picture ----------------------------------------------------------------------------------

Line = tuple[str, Sequence[tuple[float, float]]]


def svg(growth: Growth) -> str:
    """Three small charts side by side, as SVG."""
    light = [b for b in growth.boards if b.board == "light"]
    heavy = [b for b in growth.boards if b.board == "triggers"]
    charts: list[tuple[str, list[Line]]] = [
        (
            "cards in play",
            [
                ("options", [(b.cards, b.options_us) for b in light]),
                ("ink", [(b.cards, b.ink_us) for b in light]),
                ("end of turn", [(b.cards, b.end_us) for b in light]),
            ],
        ),
        (
            "triggers registered",
            [
                ("options", [(b.triggers, b.options_us) for b in heavy]),
                ("ink", [(b.triggers, b.ink_us) for b in heavy]),
                ("end of turn", [(b.triggers, b.end_us) for b in heavy]),
            ],
        ),
        ("turn", [("a decision", [(t.turn, t.us_per_decision) for t in growth.turns])]),
    ]
    parts = [_chart(240 * i, title, lines) for i, (title, lines) in enumerate(charts)]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="230" font-size="10" '
    return head + 'font-family="sans-serif">\n' + "\n".join(parts) + "\n</svg>\n"


def _chart(left: int, title: str, lines: list[Line]) -> str:
    right_most = max(x for _, points in lines for x, _ in points) or 1.0
    highest = max(y for _, points in lines for _, y in points) or 1.0
    x0, y0, width, height = left + 40, 180, 180, 140

    def at(x: float, y: float) -> str:
        return f"{x0 + x / right_most * width:.1f},{y0 - y / highest * height:.1f}"

    out = [
        f'<path d="M{x0},{y0 - height} V{y0} H{x0 + width}" fill="none" stroke="#444"/>',
        f'<text x="{x0 + width / 2}" y="{y0 + 28}" text-anchor="middle">{title}</text>',
        f'<text x="{x0 - 4}" y="{y0 - height + 4}" text-anchor="end">{highest:.0f} µs</text>',
        f'<text x="{x0 - 4}" y="{y0}" text-anchor="end">0</text>',
        f'<text x="{x0 + width}" y="{y0 + 14}" text-anchor="end">{right_most:.0f}</text>',
    ]
    for i, (name, points) in enumerate(lines):
        path = " ".join(at(x, y) for x, y in points)
        out.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[i]}"/>')
        out.append(f'<text x="{x0 + 6}" y="{16 + 12 * i}" fill="{COLOURS[i]}">{name}</text>')
    return "\n".join(out)
