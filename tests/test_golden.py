"""Golden games: seeded random games end in exactly the stored state, compiled or not.

Both test runs read the same file, so compiled and uncompiled results are equal. After a meant
change of the rules or the pool: `PYTHONPATH=src python tests/test_golden.py` rewrites the file.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tintero import Deck, Game, default_pool
from tintero.state import rng

FILE = Path(__file__).with_name("golden.json")
SHIPPED = ("amber-steel", "ruby-amethyst", "emerald-sapphire")


def decks_for(seed: int) -> list[tuple[str, ...]]:
    """Shipped decks for even seeds, decks drawn from the whole pool for odd ones."""
    players = 2 + seed % 3
    if seed % 2 == 0:
        return [Deck.load(SHIPPED[(seed + p) % 3]).cards for p in range(players)]
    names = [card.full_name for card in default_pool()]
    words = rng.seed_words(seed + 1000)
    decks: list[tuple[str, ...]] = []
    for _ in range(players):
        deck: list[str] = []
        while len(deck) < 60:
            out, *rest = rng.advance(*words)
            words = (rest[0], rest[1], rest[2], rest[3])
            deck.append(names[out % len(names)])
        decks.append(tuple(deck))
    return decks


def play(seed: int) -> dict[str, object]:
    """One game, every decision picked by a generator of our own."""
    rules = ("2.1", "2.2", "2.3")[seed % 3]
    game = Game.new(decks_for(seed), seed, rules=rules)
    words = rng.seed_words(seed)
    picks = 0
    while game.outcome is None and picks < 600:
        out, *rest = rng.advance(*words)
        words = (rest[0], rest[1], rest[2], rest[3])
        options = game.options
        game.push(options[out % len(options)])
        picks += 1
    return {"seed": seed, "pushes": picks, "hash": game.hash()}


@pytest.mark.parametrize("stored", json.loads(FILE.read_text()) if FILE.exists() else [])
def test_golden(stored: dict[str, object]) -> None:
    seed = stored["seed"]
    assert isinstance(seed, int)
    assert play(seed) == stored


def test_there_are_golden_games() -> None:
    assert len(json.loads(FILE.read_text())) >= 40


if __name__ == "__main__":
    FILE.write_text(json.dumps([play(seed) for seed in range(48)], indent=1) + "\n")
