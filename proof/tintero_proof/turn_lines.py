"""What a way to find the line of a turn is worth, without playing games to their end.

    python -m tintero_proof.turn_lines --turns 350 standard standard,worlds=24,again=0

Games of `ink-fast` with the decks its value never learned with, both the same one, or, with
`--apart`, any two of them. At the beginning of some turns each level, named and changed as it is
wanted, says what it would do. Each line is then judged by eight more turns in other worlds, the
same for all, played by a small beam. What is printed is by how much it is better than that of the
first level, in hundredths of a win, and what it took. Lines from one position differ far less by
luck than games do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from time import process_time

from tintero.bots.bot import take_turn
from tintero.bots.ink_bot import InkBot
from tintero.bots.ink_levels import Level, level_of
from tintero.bots.line_variants import Actions
from tintero.bots.pairings import net_for
from tintero.bots.seat import BotSeat
from tintero.bots.turn_search import TurnSearch
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.rules import apply
from tintero.train.look_ahead import PLENTY
from tintero.train.plans import HELD_OUT
from tintero.vocab import Ask

JUDGED = 24  # worlds
BROAD = 2  # lines of a turn that are gone on with there
LATER = 8  # turns
OFTEN = 0.3  # of all turns
MOST_TURNS = 60
FEW = 3  # options: nothing to think about


def level_named(text: str) -> Level:
    """
    >>> level_named("fast,worlds=3,near=0.2").near
    0.2
    """
    name, *changes = text.split(",")
    level = level_of(name)
    for change in changes:
        field, _, value = change.partition("=")
        level = replace(level, **{field: type(getattr(level, field))(value)})
    return level


def beginnings(rng: Random, apart: bool = False) -> Iterator[Game]:
    """Positions in which a turn has just begun."""
    names = sorted(HELD_OUT)
    while True:
        for name in names:
            both = [name, rng.choice(names) if apart else name]
            game = Game.new([Deck.load(one).cards for one in both], rng.getrandbits(63))
            bots = [InkBot(rng.getrandbits(30), "fast") for _ in range(2)]
            turn = 0
            while game.decision is not None and game.state.turn < MOST_TURNS:
                decision = game.decision
                if decision.ask == Ask.TURN_ACTION and game.state.turn != turn:
                    turn = game.state.turn
                    if rng.random() < OFTEN and len(game.options) > FEW:
                        yield game
                take_turn(bots[decision.player], game)


def line_of(level: Level, game: Game, seed: int) -> Actions:
    assert game.decision is not None
    seat = BotSeat(game, game.decision.player)
    bot = InkBot(seed, level, net=net_for(seat.own_list, seat.likely_list))
    rng = Random(seed)
    seeds = [rng.getrandbits(62) for _ in range(max(1, level.worlds))]
    bot.begin_turn(seat)
    with seat.worlds(guess=True) as worlds:
        state = worlds.draw(seeds[0]).state
        mind = TurnSearch(state, seat.seat, bot.net, seeds[0], level.pushes, level.broad)
        return bot.best_line(mind, apply.options(state), worlds, seeds)


def judged(lines: Sequence[Actions], game: Game, seed: int) -> list[float]:
    """What each of them comes to; the same one once."""
    assert game.decision is not None
    seat, rng = BotSeat(game, game.decision.player), Random(seed)
    seeds = [rng.getrandbits(62) for _ in range(JUDGED)]
    known: list[tuple[Actions, float]] = []
    found: list[float] = []
    with seat.worlds(guess=True) as worlds:
        state = worlds.draw(seeds[0]).state
        mind = TurnSearch(
            state, seat.seat, net_for(seat.own_list, seat.likely_list), seed, PLENTY, BROAD
        )
        for line in lines:
            value = next((value for other, value in known if other == line), None)
            if value is None:
                total = 0.0
                for one in seeds:
                    worlds.draw(one)
                    total += mind.outcome(line, LATER)
                value = total / JUDGED
                known.append((line, value))
            found.append(value)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="+", help="NAME or NAME,FIELD=VALUE,… of ink_levels")
    parser.add_argument("--turns", type=int, default=350)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--apart", action="store_true", help="different decks on both sides")
    asked = parser.parse_args()
    levels = [level_named(text) for text in asked.levels]
    rng = Random(f"turn lines/{asked.seed}")
    positions = beginnings(rng, asked.apart)
    ahead: list[list[float]] = [[] for _ in levels]
    took = [0.0 for _ in levels]
    for _ in range(asked.turns):
        game, seed = next(positions), rng.getrandbits(62)
        lines = []
        for n, level in enumerate(levels):
            start = process_time()
            lines.append(line_of(level, game, seed))
            took[n] += process_time() - start
        values = judged(lines, game, rng.getrandbits(62))
        for n, value in enumerate(values):
            ahead[n].append(100 * (value - values[0]))
    for text, some, seconds in zip(asked.levels, ahead, took, strict=True):
        mean = sum(some) / asked.turns
        half = 1.96 * sqrt(sum((x - mean) ** 2 for x in some)) / asked.turns
        print(f"{mean:+.3f} ± {half:.3f}  {1000 * seconds / asked.turns:.1f} ms  {text}")


if __name__ == "__main__":
    main()
