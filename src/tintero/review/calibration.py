"""Said against won: how often those win who are said to have so much of a chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tintero.bots import make_bot
from tintero.bots.bot import take_turn
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.review.weighing import Weighing
from tintero.vocab import Ask

BINS: Final = 10
LOOKS: Final = 4  # positions of a game that are weighed
WORLDS: Final = 6
LONG: Final = 3_000  # decisions after which a game is given up

Said = tuple[float, bool]


@dataclass(frozen=True)
class Bin:
    """Positions whose chance was said to lie from `low` on: how many, the mean of what was said,
    and how many were won."""

    low: float
    count: int
    said: float
    won: float


def game_said(bot: str, rng: Random) -> list[Said]:
    """One game of bots with shipped decks: at the beginning of some turns, what is said of whoever
    has it, and whether they won."""
    decks = [Deck.load(rng.choice(Deck.available())) for _ in range(2)]
    game = Game.new(decks, rng.getrandbits(60))
    bots = [make_bot(bot, rng.getrandbits(30)) for _ in decks]
    said: list[tuple[float, int]] = []
    last = 0
    while (d := game.decision) is not None and game.depth < LONG:
        turn = int(game.state.turn)
        if d.ask == Ask.TURN_ACTION and turn > last:
            last = turn + rng.randint(1, 6)
            if len(said) < LOOKS:
                chance = Weighing(game, d.player, rng.getrandbits(30)).chance(WORLDS)
                said.append((chance, int(d.player)))
        take_turn(bots[d.player], game)
    outcome = game.outcome
    if outcome is None or outcome.winner is None:
        return []
    return [(chance, seat in outcome.winners) for chance, seat in said]


def games_said(games: int, bot: str, seed: int) -> Iterator[list[Said]]:
    rng = Random(f"calibration/{seed}")
    for _ in range(games):
        yield game_said(bot, rng)


def binned(said: list[Said]) -> list[Bin]:
    """
    >>> binned([(0.91, True), (0.99, True), (0.95, False)])
    [Bin(low=0.9, count=3, said=0.95, won=0.67)]
    """
    found = []
    for n in range(BINS):
        low = n / BINS
        here = [one for one in said if min(BINS - 1, int(one[0] * BINS)) == n]
        if here:
            mean = round(sum(chance for chance, _ in here) / len(here), 3)
            won = round(sum(win for _, win in here) / len(here), 2)
            found.append(Bin(low, len(here), mean, won))
    return found
