"""Matchups: every pairing of decks, mirrored seats, and what the games say with error bars.

Each seed is played twice with the seats changed, so that neither side has the luck of the draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import accumulate, combinations
from math import sqrt
from pathlib import Path
from typing import Any

from tintero.bots.shuffles import dealt, draw_key, needs_key, number
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.messages import COMMA, Listed, Message, Problem
from tintero.sim.kept_games import Kept, Place, contents
from tintero.sim.many import Interrupted, Job, Rules, seed_of, spread
from tintero.sim.ray import cluster
from tintero.sim.told_games import Told, lost, tell, told_again

Z95 = 1.959964  # two-sided 95 %
BATCH = 200  # games between two looks at the interval
LEAST_SEEN = 10  # games with a card before its win rate is told


class CardsNotReady(Problem, ValueError):
    """Cards whose text the engine can't read in full: no simulation with them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        super().__init__(Message("run-unready", cards=Listed(self.names, COMMA)))


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = won / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    # At the ends rounding may put the share itself a hair outside.
    return max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share))


@dataclass
class Rate:
    """Wins among games."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def plain(self) -> dict[str, Any]:
        low, high = interval(self.won, self.games)
        return {
            "games": self.games,
            "won": self.won,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass
class Side:
    """One deck of a matchup: its lore by turn and what its cards did."""

    deck: str
    lore: list[int] = field(default_factory=list)  # sums, by turns of their own
    games: list[int] = field(default_factory=list)  # that came to that turn
    final: list[int] = field(default_factory=list)  # sums, of games whose last turn it was
    all: int = 0  # games
    opening: dict[str, Rate] = field(default_factory=dict)  # card → wins with it
    drawn: dict[str, Rate] = field(default_factory=dict)

    def add(self, told: Told, seat: int, won: float) -> None:
        self.all += 1
        for turn, lore in enumerate(told.lore[seat]):
            if turn == len(self.lore):
                self.lore.append(0)
                self.games.append(0)
                self.final.append(0)
            self.lore[turn] += lore
            self.games[turn] += 1
        if told.lore[seat]:
            self.final[len(told.lore[seat]) - 1] += told.lore[seat][-1]
        for seen, table in ((told.opening[seat], self.opening), (told.drawn[seat], self.drawn)):
            for name in set(seen):
                table.setdefault(name, Rate()).add(won)

    def lore_by_turn(self) -> list[float]:
        """The mean over all games; one that is over counts with its last lore. Over those alone
        that came to a turn it would be the mean of the slow ones."""
        over = accumulate(self.final, initial=0)
        return [round((here + there) / self.all, 2) for here, there in zip(self.lore, over)]

    def plain(self) -> dict[str, Any]:
        return {
            "deck": self.deck,
            "lore_by_turn": self.lore_by_turn(),
            "games_by_turn": self.games,
            "opening": table_of(self.opening),
            "drawn": table_of(self.drawn),
        }


@dataclass(frozen=True)
class Failed:
    """A game that broke: which, why, and the record that leads there."""

    game: int
    error: str
    record: str


@dataclass
class Matchup:
    """One deck against another, from the first one's side."""

    one: str
    other: str
    rate: Rate = field(default_factory=Rate)
    on_play: Rate = field(default_factory=Rate)
    on_draw: Rate = field(default_factory=Rate)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sides = (Side(self.one), Side(self.other))

    def add(self, told: Told, seat: int) -> None:
        """A game in which the first deck sat at `seat`."""
        if told.failure:
            self.failures.append(Failed(told.number, told.failure, told.record))
            return
        won = 0.5 if told.winner is None else float(told.winner == seat)
        self.rate.add(won)
        (self.on_play if told.starting == seat else self.on_draw).add(won)
        self.turns[told.turns] += 1
        self.endings[told.reason] += 1
        self.sides[0].add(told, seat, won)
        self.sides[1].add(told, 1 - seat, 1 - won)

    @property
    def half_width(self) -> float:
        low, high = interval(self.rate.won, self.rate.games)
        return (high - low) / 2

    @property
    def mean_turns(self) -> float:
        """Turns of both players together."""
        return sum(turn * n for turn, n in self.turns.items()) / max(1, self.rate.games)

    def plain(self) -> dict[str, Any]:
        return {
            "one": self.one,
            "other": self.other,
            **self.rate.plain(),
            "on_play": self.on_play.plain(),
            "on_draw": self.on_draw.plain(),
            "turns": round(self.mean_turns, 2),
            "games_by_turns": {str(turn): n for turn, n in sorted(self.turns.items())},
            "endings": dict(sorted(self.endings.items())),
            "sides": [side.plain() for side in self.sides],
            "failures": [asdict(failed) for failed in self.failures],
        }


def table_of(rates: dict[str, Rate]) -> dict[str, Any]:
    """Cards seen often enough, best first."""
    often = [(name, rate) for name, rate in rates.items() if rate.games >= LEAST_SEEN]
    often.sort(key=lambda pair: (-pair[1].share, pair[0]))
    return {name: rate.plain() for name, rate in often}


# --- running --------------------------------------------------------------------------------------


@dataclass
class Run:
    """What all batches of `simulate` share."""

    games: int  # of each pairing
    bot: str
    seed: int
    workers: int | None
    rules: Rules
    progress: Callable[[int], None] | None
    ray: str | None
    kept: Kept[Told] | None

    def __post_init__(self) -> None:
        self.key = self.kept.key if self.kept is not None else draw_key()
        self.done = {} if self.kept is None else self.kept.results

    def report(self, finished: int) -> None:
        if self.progress is not None:
            self.progress(finished)

    def play(self, pair: int, decks: tuple[Deck, Deck], first: int, matchup: Matchup) -> None:
        """One batch; what is there of it when somebody interrupts counts up to the first gap."""
        count = min(BATCH, self.games - first)
        seed = seed_of(self.seed, pair)
        jobs = jobs_of(*decks, seed, first, count, self.bot, self.rules, self.key)
        left = [job for job in jobs if (pair, job.number) not in self.done]
        before = pair * self.games + first + count - len(left)

        def note(place: int, told: Told) -> None:
            self.done[pair, told.number] = told
            if self.kept is not None:
                self.kept.add((pair, told.number), asdict(told))

        def report(finished: int) -> None:
            self.report(before + finished)

        try:
            spread(tell, left, self.workers, report, lost, self.ray, note)
        finally:
            for job in jobs:
                if (pair, job.number) not in self.done:
                    break
                matchup.add(self.done.pop((pair, job.number)), job.number % 2)


def simulate(
    decks: Sequence[Deck],
    games: int,
    bot: str = "greedy",
    seed: int = 0,
    workers: int | None = None,
    until: float = 0.0,
    rules: Rules = "2.3",
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
    kept: Kept[Told] | None = None,
) -> list[Matchup]:
    """Every pairing, `games` each; with `until`, a pairing stops once its interval is that close.

    Deterministic for a seed, whatever the number of workers (with a bot in another process, for
    a key: `bots.shuffles`); `ray` is the address of a cluster. `kept` has the games that need not
    be played, and gets the others (`keep`). Whoever breaks it off gets `Interrupted` with what the
    games before the first unfinished one show.
    """
    pool = default_pool()
    unready = sorted({name for deck in decks for name in deck.cards if pool[name].unparsed})
    if unready:
        raise CardsNotReady(unready)

    run = Run(games, bot, seed, workers, rules, progress, ray, kept)
    found: list[Matchup] = []
    try:
        with cluster(ray, workers):
            for pair, (one, other) in enumerate(combinations(decks, 2)):
                matchup = Matchup(one.name, other.name)
                found.append(matchup)
                for first in range(0, games, BATCH):
                    run.play(pair, (one, other), first, matchup)
                    if until and matchup.half_width <= until:
                        run.report((pair + 1) * games)  # what was not needed counts as done
                        break
    except KeyboardInterrupt:
        raise Interrupted(found) from None
    return found


def keep(path: Path, decks: Sequence[Deck], bot: str, seed: int, rules: Rules) -> Kept[Told]:
    """The file of this run, for `simulate`; its games if there are some."""
    pairs = [(one.cards, other.cards) for one, other in combinations(decks, 2)]

    def read(place: Place, plain: Any) -> Told:
        pair, game = place
        return told_again(plain, game, pairs[pair] if game % 2 == 0 else pairs[pair][::-1])

    run = {
        "run": "sim", "decks": [contents(deck) for deck in decks], "bot": bot, "seed": seed,
        "rules": rules if isinstance(rules, str) else rules.plain(),
    }  # fmt: skip
    return Kept(path, run, read)


def jobs_of(
    one: Deck,
    other: Deck,
    seed: int,
    first: int,
    count: int,
    bot: str,
    rules: Rules,
    key: bytes = b"",
) -> list[Job]:
    """Games `first` and on: 2k and 2k + 1 have one seed, with the seats changed.

    With a bot in another process each game has shuffles of its own, which follow from the key: one
    that remembers the first of the two would know the hands of the second. The seat that begins is
    the same in both all the same, so each deck begins half of the games.
    """
    decks = (tuple(one.cards), tuple(other.cards))
    jobs: list[Job] = []
    for n in range(first, first + count):
        seats = decks if n % 2 == 0 else decks[::-1]
        if needs_key([bot]):
            begins = number(key, seed, n // 2, "begins") % 2
            jobs.append(Job(n, *dealt(seats, key, seed, n), (bot, bot), begins, rules))
        else:
            jobs.append(Job(n, seats, seed_of(seed, n // 2), (bot, bot), None, rules))
    return jobs
