"""A ladder: bots round-robin over several decks, and what Elo the results speak for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from time import process_time

from tintero.bots.base import Bot, make_bot, play_game
from tintero.bots.seat import Seat
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.sim.many import seed_of, spread

SCALE = 400 / log(10)  # Elo points for a factor e in the odds
Z95 = 1.959964


@dataclass(frozen=True)
class Match:
    """One game of a ladder."""

    bots: tuple[str, str]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    seed: int


@dataclass(frozen=True)
class Ended:
    score: float  # of the first bot
    decisions: tuple[int, int]
    seconds: tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """A bot on the ladder; `low` and `high` are the 95 % interval of its Elo."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    score: float
    ms: float  # a decision


class Timed:
    """A bot and the time it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, seat: Seat) -> int:
        before = process_time()
        place = self.bot.choose(seat)
        self.seconds += process_time() - before
        self.decisions += 1
        return place


def play(match: Match) -> Ended:
    one, other = (Timed(make_bot(name, match.seed + i)) for i, name in enumerate(match.bots))
    outcome = play_game([one, other], Game.new(match.decks, match.seed))
    winner = outcome.winner if outcome is not None else None
    score = 0.5 if winner is None else float(winner == 0)
    return Ended(score, (one.decisions, other.decisions), (one.seconds, other.seconds))


def matches(bots: Sequence[str], decks: Sequence[Deck], games: int, seed: int) -> list[Match]:
    """Each pair of bots plays `games` games: each seed four times, with seats and decks changed."""
    found: list[Match] = []
    for pair, (one, other) in enumerate(combinations(bots, 2)):
        for n in range(games):
            start = seed_of(seed, pair * 100_000 + n // 4) % (1 << 62)
            a = decks[n // 4 % len(decks)]
            b = decks[(n // 4 + 1) % len(decks)]
            cards = (a.cards, b.cards) if n % 4 < 2 else (b.cards, a.cards)
            seats = (one, other) if n % 2 == 0 else (other, one)
            found.append(Match(seats, cards, start))
    return found


def ladder(
    bots: Sequence[str],
    decks: Sequence[Deck],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Standing]:
    """Play the round-robin; the standings, best first. The last of them has Elo 0."""
    played = matches(bots, decks, games, seed)
    ended = spread(play, played, workers, progress)
    ratings, errors = fit(bots, played, ended)
    least = min(ratings.values())
    table: list[Standing] = []
    for bot in bots:
        score = count = decisions = 0.0
        seconds = 0.0
        for match, end in zip(played, ended, strict=True):
            for side, name in enumerate(match.bots):
                if name == bot:
                    score += end.score if side == 0 else 1 - end.score
                    count += 1
                    decisions += end.decisions[side]
                    seconds += end.seconds[side]
        elo, error = ratings[bot] - least, Z95 * errors[bot]
        ms = 1000 * seconds / max(1.0, decisions)
        table.append(Standing(bot, elo, elo - error, elo + error, int(count), score, ms))
    return sorted(table, key=lambda standing: -standing.elo)


def fit(
    bots: Sequence[str], played: Sequence[Match], ended: Sequence[Ended]
) -> tuple[dict[str, float], dict[str, float]]:
    """The Elo that makes the results most likely, a drawn game for each pair added so that a clean
    sweep has a finite rating; and its standard error."""
    wins = {(a, b): 0.5 for a in bots for b in bots if a != b}
    for match, end in zip(played, ended, strict=True):
        a, b = match.bots
        wins[a, b] += end.score
        wins[b, a] += 1 - end.score
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(2000):
        for a in bots:
            got = sum(wins[a, b] for b in bots if b != a)
            due = 0.0
            for b in bots:
                if b != a:
                    games = wins[a, b] + wins[b, a]
                    due += games / (1 + exp(strength[b] - strength[a]))
            strength[a] += 0.5 * (log(max(got, 1e-9)) - log(max(due, 1e-9)))
    errors: dict[str, float] = {}
    for a in bots:
        information = 0.0
        for b in bots:
            if b != a:
                chance = 1 / (1 + exp(strength[b] - strength[a]))
                information += (wins[a, b] + wins[b, a]) * chance * (1 - chance)
        errors[a] = SCALE / sqrt(information) if information else float("inf")
    return {bot: SCALE * value for bot, value in strength.items()}, errors
