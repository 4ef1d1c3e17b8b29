"""Counts of positions (tintero_proof.perft): a guard of legality, of undo, and of their speed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from seeds import mostly_compiled
from tintero.game import Game
from tintero.scene import Scene
from tintero_proof.perft import divide, perft

FILE = Path(__file__).with_name("perft.yaml")
POSITIONS: list[dict[str, Any]] = yaml.load(
    FILE.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)
)
MOST = 20_000  # lines; a position is counted as deep as stays below


def game_of(position: dict[str, Any]) -> Game:
    return Scene.parse(yaml.safe_dump(position["scene"], sort_keys=False)).game()


@pytest.mark.parametrize(
    "position", mostly_compiled(POSITIONS, 2), ids=[p["title"] for p in POSITIONS]
)
def test_counts(position: dict[str, Any]) -> None:
    game = game_of(position)
    before = game.hash()
    assert len(position["counts"]) >= 3
    assert [perft(game.state, n + 1) for n in range(len(position["counts"]))] == position["counts"]
    assert game.hash() == before


def test_divide_adds_up() -> None:
    game = game_of(POSITIONS[0])
    parts = divide(game, 3)
    assert sum(parts.values()) == POSITIONS[0]["counts"][2]
    assert len(parts) == POSITIONS[0]["counts"][0]


def test_an_option_less_shows() -> None:
    """A count notices when something can no longer be done."""
    position = {"scene": {"seats": {1: {"play": [{"Stitch - New Dog": {"exerted": True}}]}}}}
    assert perft(game_of(position).state, 1) == 1
    assert perft(game_of({"scene": {"seats": {1: {"play": ["Stitch - New Dog"]}}}}).state, 1) == 2


def count(position: dict[str, Any]) -> list[int]:
    state = game_of(position).state
    counts: list[int] = []
    while len(counts) < 8 and (not counts or counts[-1] < MOST / 6):
        counts.append(perft(state, len(counts) + 1))
    return counts


if __name__ == "__main__":
    lines = FILE.read_text(encoding="utf-8").splitlines()
    found = iter([count(position) for position in POSITIONS])
    kept = [f"  counts: {next(found)}" if li.startswith("  counts:") else li for li in lines]
    FILE.write_text("\n".join(kept) + "\n", encoding="utf-8")
