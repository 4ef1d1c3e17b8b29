"""What is usually trained: with all cards, or mini-Tintero (docs/mini.md)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from random import Random

from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.sim.drawn_decks import drawn_deck
from tintero.train.rounds import TrainPlan
from tintero.train.train_decks import themed_deck

# No value that comes along was trained on these: strength is measured with them.
HELD_OUT = ("amber-ruby", "amethyst-steel", "emerald-sapphire", "ruby-steel")
GATES = 40


def usual_plan(
    decks: Sequence[Deck],
    held_out: Sequence[Deck],
    rounds: int,
    games: int,
    gate: int,
    seed: int,
    searched: float = 0.0,
    random_decks: float = 0.3,
    ahead: float = 0.0,
    start: str = "",
) -> TrainPlan:
    return TrainPlan(
        tuple((deck.name, tuple(deck.cards)) for deck in decks),
        tuple((deck.name, tuple(deck.cards)) for deck in held_out),
        rounds=rounds,
        games=games,
        gate=gate,
        batch=max(1, min(50, games // 4)),
        seed=seed,
        searched=searched,
        random_decks=random_decks,
        ahead=ahead,
        start=start,
    )


def gate_decks(count: int = GATES) -> list[Deck]:
    """Decks that are about something, always the same, for gates: so that those held out are left
    for measuring."""
    pool = default_pool()
    found = [themed_deck(Random(f"gates/{n}"), pool) for n in range(count)]
    return [Deck(f"gate-{n + 1}", deck.cards) for n, deck in enumerate(found)]


# --- mini-Tintero ---------------------------------------------------------------------------------

MINI_SIZE = 30
MINI_LORE = 12
MINI_GATES = 8  # decks that gates and figures are played with


def mini_cards() -> tuple[str, ...]:
    """The forty cards, Amber and Steel."""
    text = (resources.files("tintero.train") / "data" / "mini.txt").read_text(encoding="utf-8")
    return tuple(text.splitlines())


def mini_decks(count: int = MINI_GATES, seed: int = 0) -> list[Deck]:
    """Random decks of mini-Tintero, always the same."""
    pool = default_pool()
    found: list[Deck] = []
    for n in range(count):
        rng = Random(f"mini/{seed}/{n}")
        cards = drawn_deck(rng, pool, mini_cards(), MINI_SIZE).cards
        found.append(Deck(f"mini-{n + 1}", cards))
    return found


def mini_plan(rounds: int, games: int, gate: int, seed: int) -> TrainPlan:
    """Every game with decks of its own."""
    return TrainPlan(
        (),
        tuple((deck.name, tuple(deck.cards)) for deck in mini_decks()),
        rounds=rounds,
        games=games,
        gate=gate,
        batch=max(1, min(50, games // 4)),
        seed=seed,
        random_decks=1.0,
        cards=mini_cards(),
        deck_size=MINI_SIZE,
        lore=MINI_LORE,
    )
