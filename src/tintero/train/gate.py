"""Whether a new value plays better than an old one: paired games, on decks held out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from tintero.bots import opening_hand
from tintero.bots.seat import BotSeat
from tintero.bots.turn_search import TurnSearch
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.rules import apply
from tintero.sim.many import spread
from tintero.state.ruleset import Ruleset
from tintero.train.look_ahead import MOST_TURNS, PLENTY
from tintero.train.self_play import BROAD, net_of
from tintero.vocab import Ask


@dataclass(frozen=True)
class GateGame:
    """Two values as text, the first one at seat 0. `searched`: turns are played by a small beam.
    `other`: the deck of the second, if it is another one."""

    values: tuple[str, str]
    deck: tuple[str, ...]
    seed: int
    rules: Ruleset | None = None
    searched: bool = False
    other: tuple[str, ...] | None = None


def play_gate(game: GateGame) -> float:
    """The score of the first value: 1, 0, or 0.5 where nobody wins."""
    pool = default_pool()
    s = Game.new([game.deck, game.other or game.deck], game.seed, rules=game.rules).state
    rng = Random(f"gate/{game.seed}")
    broad = BROAD if game.searched else 0
    minds = [
        TurnSearch(s, seat, net_of(text), rng.getrandbits(62), PLENTY, broad)
        for seat, text in enumerate(game.values)
    ]
    turn = s.turn
    while s.decision is not None and s.turn < MOST_TURNS:
        d = s.decision
        mind = minds[d.player]
        if s.turn != turn:
            turn = s.turn
            s.journal.forget(s.mark())
        if d.ask == Ask.ALTER_HAND:
            mind.take(apply.options(s)[opening_hand.alter(BotSeat(Game(s, pool), d.player))])
        elif d.ask != Ask.TURN_ACTION:
            mind.settle()
        else:
            mind.play_turn(d.player)
    winner = s.scalars.winner if s.over else -1
    return 0.5 if winner < 0 else float(winner == 0)


def compared(
    new: str,
    old: str,
    decks: Sequence[Deck],
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    rules: Ruleset | None = None,
    searched: bool = False,
    ray: str | None = None,
) -> float:
    """The share of games that the new value wins; each seed twice, with the seats changed."""
    rng = Random(f"gates/{seed}")
    jobs: list[GateGame] = []
    for n in range(games // 2):
        cards, lot = tuple(decks[n % len(decks)].cards), rng.getrandbits(64)
        jobs.append(GateGame((new, old), cards, lot, rules, searched))
        jobs.append(GateGame((old, new), cards, lot, rules, searched))
    scores = spread(play_gate, jobs, workers, progress, lost, ray)
    won = sum(score if n % 2 == 0 else 1 - score for n, score in enumerate(scores))
    return won / max(1, len(jobs))


def lost(game: GateGame) -> float:
    """Its process died, twice: nobody's point."""
    return 0.5
