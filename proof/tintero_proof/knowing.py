"""What it is worth to `ink` to know something, or to choose in another way: paired games.

    python -m tintero_proof.knowing guess nothing --level fast -n 400

Two ways of the same bot play each other with shipped decks, each deal twice with the ways changed,
so that luck of the deal and of the decks counts for both. `nothing`: worlds from the inks and cards
shown. `guess`: from what the other deck may be. `list`: from the other deck's list, which no player
may have; it says how much there is to gain. `hands` and `inks`: opening hands and ink as they were
learned (`hand_policy`), worlds as in `nothing`, cards as they were practised with the list; `all`:
hands and guesses, and what was learned of both lists once the other is seen (`pairings`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from tintero.bots.bot import play_game
from tintero.bots.ink_bot import InkBot
from tintero.bots.seat import BotSeat, Worlds
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.sim.drawn_decks import drawn_deck
from tintero.sim.many import spread
from tintero.views.worlds import Pools, Supposed

Lists = tuple[tuple[str, ...], tuple[str, ...]]


class ToldInkBot(InkBot):
    """`ink` that is told the other player's list."""

    def __init__(self, seed: int, level: str, decks: Lists) -> None:
        super().__init__(seed, level, hands=False, inks=False)
        pool = default_pool()
        self._lists = [Counter(pool.index(name) for name in deck) for deck in decks]

    def choose(self, seat: BotSeat) -> int:
        lists = self._lists

        def worlds(pools: Pools | None = None, guess: bool = False) -> Worlds:
            found = Worlds(seat._game, seat.seat)
            for player, cards in enumerate(lists):
                left = cards - Counter(found._hidden.known(player))
                found._hidden.suppose(player, [Supposed(sorted(left.elements()), ())])
            return found

        seat.worlds = worlds  # type: ignore[method-assign]
        return super().choose(seat)


def way(guess: bool, hands: bool, inks: bool) -> Callable[[int, str, Lists], InkBot]:
    return lambda seed, level, decks: InkBot(seed, level, guess=guess, hands=hands, inks=inks)


WAYS: dict[str, Callable[[int, str, Lists], InkBot]] = {
    "nothing": way(False, False, False),
    "guess": way(True, False, False),
    "list": ToldInkBot,
    "hands": way(False, True, False),
    "inks": way(False, False, True),
    "all": way(True, True, False),
}


@dataclass(frozen=True)
class WayGame:
    ways: tuple[str, str]
    level: str
    decks: Lists
    seed: int


def play_way(game: WayGame) -> float:
    """The score of the way at seat 0."""
    bots = [WAYS[way](game.seed * 2 + n, game.level, game.decks) for n, way in enumerate(game.ways)]
    outcome = play_game(bots, Game.new(list(game.decks), game.seed))
    if outcome is None or outcome.winner is None:
        return 0.5
    return float(outcome.winner == 0)


def deals(count: int, seed: int, drawn: bool, names: Sequence[str]) -> list[tuple[Lists, int]]:
    """Decks and seeds: two of these decks, or two random legal ones, for each deal."""
    rng = Random(f"knowing/{seed}")
    shipped = [tuple(Deck.load(name).cards) for name in names]
    found: list[tuple[Lists, int]] = []
    for _ in range(count):
        one, two = (
            tuple(drawn_deck(rng, default_pool()).cards) if drawn else rng.choice(shipped)
            for _ in range(2)
        )
        found.append(((one, two), rng.getrandbits(60)))
    return found


def paired(
    ways: tuple[str, str], level: str, dealt: Sequence[tuple[Lists, int]], workers: int
) -> list[float]:
    """The score of the first way in each pair: 0 to 1."""
    jobs: list[WayGame] = []
    for decks, lot in dealt:
        jobs.append(WayGame(ways, level, decks, lot))
        jobs.append(WayGame((ways[1], ways[0]), level, decks, lot))
    scores = spread(play_way, jobs, workers)
    return [(scores[n] + 1 - scores[n + 1]) / 2 for n in range(0, len(scores), 2)]


def interval(pairs: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval, by how pairs differ."""
    mean = sum(pairs) / len(pairs)
    spread_of = sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
    return mean, 1.96 * sqrt(spread_of / len(pairs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one", choices=WAYS)
    parser.add_argument("two", choices=WAYS)
    parser.add_argument("--level", default="fast")
    parser.add_argument("-n", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--drawn", action="store_true", help="random legal decks")
    parser.add_argument("--deck", action="append", help="shipped decks; all of them without")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    ways = (asked.one, asked.two)
    dealt = deals(asked.n // 2, asked.seed, asked.drawn, asked.deck or Deck.available())
    pairs = paired(ways, asked.level, dealt, asked.workers)
    mean, half = interval(pairs)
    print(f"{asked.one} – {asked.two}, {asked.level}: {2 * len(pairs)} games, ", end="")
    print(f"{100 * mean:.1f} % ± {100 * half:.1f}")


if __name__ == "__main__":
    main()
