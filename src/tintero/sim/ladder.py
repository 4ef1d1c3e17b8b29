"""A ladder: bots round-robin over several decks, and what Elo the results speak for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, takewhile
from math import exp, log, sqrt
from pathlib import Path
from time import process_time
from typing import Any

from tintero.bots.bot import Bot, make_bot, play_game
from tintero.bots.seat import BotFailed, BotSeat
from tintero.bots.shuffles import dealt, draw_key, needs_key, number
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.messages import Message
from tintero.sim.even_decks import SCALE, Z95, Result, even
from tintero.sim.kept_games import Kept, Place, contents, items, whole
from tintero.sim.many import Interrupted, seed_of, spread
from tintero.state.ruleset import Ruleset

ROUNDS = 2000  # of the fit; it has long settled by then


@dataclass(frozen=True)
class LadderMatch:
    """One game of a ladder; with more than two decks the two bots sit alternately."""

    bots: tuple[str, str]
    decks: tuple[tuple[str, ...], ...]
    seed: int
    starting: int | None = None
    rules: Ruleset | None = None


@dataclass(frozen=True)
class Ended:
    score: float  # of the first bot
    decisions: tuple[int, int]
    seconds: tuple[float, float]  # CPU time
    slowest: tuple[float, float]  # turn


@dataclass(frozen=True)
class LadderStanding:
    """A bot on the ladder; `low` and `high` are the 95 % interval of its Elo."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    score: float
    ms: float  # a decision
    slowest: float  # seconds for the slowest turn


@dataclass(frozen=True)
class LadderPair:
    """Two bots against each other, from the first one's side: their own games alone. `even`: Elo
    and its interval had the decks been equally strong, where they differ."""

    one: str
    other: str
    games: int
    score: float
    elo: float  # by how much the first one is ahead
    low: float
    high: float
    even: tuple[float, float, float] | None = None


@dataclass(frozen=True)
class Ladder:
    """Standings, best first, and the pairs in their order. The last bot has Elo 0."""

    standings: tuple[LadderStanding, ...]
    pairs: tuple[LadderPair, ...]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


class Timed:
    """A bot and the time it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self._turn: tuple[int, int] = (0, 0)
        self._spent = 0.0

    def choose(self, seat: BotSeat) -> int:
        before = process_time()
        place = self.bot.choose(seat)
        taken = process_time() - before
        if seat.turn != self._turn:
            self._turn, self._spent = seat.turn, 0.0
        self._spent += taken
        self.slowest = max(self.slowest, self._spent)
        self.seconds += taken
        self.decisions += 1
        return place

    def close(self, outcome: str) -> None:
        close = getattr(self.bot, "close", None)
        if close is not None:
            close(outcome)


def play(match: LadderMatch) -> Ended:
    timed = [
        Timed(make_bot(match.bots[seat % 2], seed_of(match.seed, seat)))
        for seat in range(len(match.decks))
    ]
    game = Game.new(match.decks, match.seed, starting=match.starting, rules=match.rules)
    outcome = play_game(timed, game)
    winner = outcome.winner if outcome is not None else None
    score = 0.5 if winner is None else float(winner % 2 == 0)
    one, other = timed[::2], timed[1::2]
    return Ended(
        score,
        (sum(bot.decisions for bot in one), sum(bot.decisions for bot in other)),
        (sum(bot.seconds for bot in one), sum(bot.seconds for bot in other)),
        (max(bot.slowest for bot in one), max(bot.slowest for bot in other)),
    )


def lost(match: LadderMatch) -> Ended:
    """The process that played it died, twice: no score would be fair to both."""
    raise BotFailed(Message("bot-died", bots=" – ".join(match.bots)))


def matches(
    bots: Sequence[str],
    decks: Sequence[Deck],
    games: int,
    seed: int,
    key: bytes = b"",
    apart: bool = False,
    players: int = 2,
    rules: Ruleset | None = None,
) -> list[LadderMatch]:
    """Each pair of bots plays `games` games, each seed twice with the seats changed.

    Both play the same deck, one after the other of those there are: of a strong deck against a weak
    one the winner says little about who played it. With a bot in another process each game has
    shuffles of its own, which follow from the key: one that remembers the first of the two would
    know the other's hand in the second. `apart`: each seat has another deck, so that either bot
    plays both sides of the same game. Of more than two `players` each bot has every other seat.
    """
    found: list[LadderMatch] = []
    for pair, (one, other) in enumerate(combinations(bots, 2)):
        for n in range(games):
            lots = seed_of(seed_of(seed, pair), n // 2)
            first = n // 2 % len(decks)
            step = 1 + lots % (len(decks) - 1) if apart and len(decks) > 1 else 0
            cards = tuple(
                decks[(first + seat * step) % len(decks)].cards for seat in range(players)
            )
            seats = (one, other) if n % 2 == 0 else (other, one)
            if needs_key(seats):
                begins = number(key, pair, n // 2, "begins") % players
                found.append(LadderMatch(seats, *dealt(cards, key, pair, n), begins, rules))
            else:
                found.append(LadderMatch(seats, cards, lots, None, rules))
    return found


def ladder(
    bots: Sequence[str],
    decks: Sequence[Deck],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
    kept: Kept[Ended] | None = None,
    apart: bool = False,
    players: int = 2,
    rules: Ruleset | None = None,
) -> Ladder:
    """Play the round-robin. The games are the same for any number of workers; `ray` is the address
    of a cluster. `kept` has the games that need not be played, and gets the others (`keep`).
    Whoever breaks it off gets `Interrupted` with the ladder of the games before the first
    unfinished one."""
    key = kept.key if kept is not None else draw_key()
    played = matches(bots, decks, games, seed, key, apart, players, rules)
    places = [(at // games, at % games) for at in range(len(played))]
    done = {} if kept is None else kept.results
    left = [at for at, place in enumerate(places) if place not in done]

    def note(at: int, end: Ended) -> None:
        place = places[left[at]]
        done[place] = end
        if kept is not None:
            kept.add(place, asdict(end))

    def report(finished: int) -> None:
        if progress is not None:
            progress(len(played) - len(left) + finished)

    try:
        spread(play, [played[at] for at in left], workers, report, lost, ray, note)
    except KeyboardInterrupt:
        over = [done[place] for place in takewhile(done.__contains__, places)]
        raise Interrupted(standings(played[: len(over)], over, bots)) from None
    return standings(played, [done[place] for place in places], bots)


def keep(
    path: Path,
    bots: Sequence[str],
    decks: Sequence[Deck],
    seed: int,
    apart: bool = False,
    players: int = 2,
    rules: Ruleset | None = None,
) -> Kept[Ended]:
    """The file of this run, for `ladder`; its games if there are some."""
    named = [contents(deck) for deck in decks]
    run: dict[str, Any] = {"run": "ladder", "bots": list(bots), "decks": named, "seed": seed}
    if apart or players != 2:
        run |= {"apart": apart, "players": players}
    if rules is not None:
        run["rules"] = rules.plain()
    return Kept(path, run, ended)


def ended(place: Place, plain: Any) -> Ended:
    """A game from a file; ValueError if none can have ended so."""
    score, seconds, slowest = plain["score"], plain["seconds"], plain["slowest"]
    one, other = items(plain["decisions"], whole)
    times = [float(value) for value in (*seconds, *slowest)]
    if score not in (0, 0.5, 1) or len(times) != 4 or not all(0 <= t < 1e9 for t in times):
        raise ValueError
    return Ended(float(score), (one, other), (times[0], times[1]), (times[2], times[3]))


def standings(played: Sequence[LadderMatch], ended: Sequence[Ended], bots: Sequence[str]) -> Ladder:
    """What the games say."""
    ratings, errors = fit(bots, played, ended)
    least = min(ratings.values())
    table: list[LadderStanding] = []
    for bot in bots:
        sides = [
            (end, side)
            for match, end in zip(played, ended, strict=True)
            for side, name in enumerate(match.bots)
            if name == bot
        ]
        elo, error = ratings[bot] - least, Z95 * errors[bot]
        decisions = sum(end.decisions[side] for end, side in sides)
        seconds = sum(end.seconds[side] for end, side in sides)
        table.append(
            LadderStanding(
                bot,
                elo,
                elo - error,
                elo + error,
                len(sides),
                sum(end.score if side == 0 else 1 - end.score for end, side in sides),
                1000 * seconds / max(1, decisions),
                max((end.slowest[side] for end, side in sides), default=0.0),
            )
        )
    table.sort(key=lambda standing: -standing.elo)
    order = [standing.bot for standing in table]
    pairs = [pair_of(one, other, played, ended) for one, other in combinations(order, 2)]
    return Ladder(tuple(table), tuple(pair for pair in pairs if pair.games))


# --- from results to Elo --------------------------------------------------------------------------


def pair_of(
    one: str, other: str, played: Sequence[LadderMatch], ended: Sequence[Ended]
) -> LadderPair:
    """What the games between two bots alone say about their difference."""
    games, score = 0, 0.0
    results: list[Result] = []
    pairings: dict[tuple[tuple[str, ...], ...], int] = {}
    for match, end in zip(played, ended, strict=True):
        if set(match.bots) == {one, other}:
            games += 1
            mine = end.score if match.bots[0] == one else 1 - end.score
            score += mine
            if len(match.decks) == 2 and match.decks[0] != match.decks[1]:
                decks = match.decks if match.bots[0] == one else match.decks[::-1]
                place = pairings.setdefault(tuple(sorted(decks)), len(pairings))
                results.append((place, 1 if decks[0] < decks[1] else -1, mine))
    elo, low, high = difference(score, games)
    evened = even(results) if games and len(results) == games else None
    return LadderPair(one, other, games, score, elo, low, high, evened)


def difference(score: float, games: int) -> tuple[float, float, float]:
    """The Elo difference a score speaks for, and its 95 % interval (Wilson's, as Elo)."""
    from tintero.sim.matchups import interval

    low, high = interval(score, games)
    return elo_of(score, games), elo_of(low * games, games), elo_of(high * games, games)


def elo_of(score: float, games: int) -> float:
    """A clean sweep counts as half a game short of one, so that its Elo is finite."""
    score = min(max(score, 0.5), games - 0.5) if games > 1 else games / 2
    return SCALE * log(score / (games - score)) if games else 0.0


def fit(
    bots: Sequence[str], played: Sequence[LadderMatch], ended: Sequence[Ended]
) -> tuple[dict[str, float], dict[str, float]]:
    """The Elo that makes the results most likely, a drawn game for each pair added so that a clean
    sweep has a finite rating; and its standard error."""
    wins = {(a, b): 0.5 for a in bots for b in bots if a != b}
    for match, end in zip(played, ended, strict=True):
        a, b = match.bots
        wins[a, b] += end.score
        wins[b, a] += 1 - end.score
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(ROUNDS):
        for a in bots:
            got = sum(wins[a, b] for b in bots if b != a)
            due = sum(
                (wins[a, b] + wins[b, a]) / (1 + exp(strength[b] - strength[a]))
                for b in bots
                if b != a
            )
            strength[a] += 0.5 * (log(got) - log(due))
    errors: dict[str, float] = {}
    for a in bots:
        information = 0.0
        for b in bots:
            if b != a:
                chance = 1 / (1 + exp(strength[b] - strength[a]))
                information += (wins[a, b] + wins[b, a]) * chance * (1 - chance)
        errors[a] = SCALE / sqrt(information)
    return {bot: SCALE * value for bot, value in strength.items()}, errors
