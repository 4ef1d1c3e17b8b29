"""`Series`: several games between the same two players.

In a two-game series the other player starts the second game (CR 2.1.3.1). In a best-of series the
loser of a game decides whether to start the next one (CR 2.1.3.2). Every game begins with whole
decks and no counters (CR 2.4.1.1, 2.4.1.2).

>>> from tintero import Deck
>>> decks = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
>>> series = Series.best_of(3, decks, seed=7)
>>> game = series.next_game()
>>> events = game.concede(0)
>>> series.finish(game)
>>> series.score, series.chooser
((0, 1), 0)
>>> game = series.next_game(start=True)  # seat 0 lost, and decides to start
>>> game.view(0).first
0
>>> events = game.concede(0)
>>> series.finish(game)
>>> series.over, series.winner
(True, 1)
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from random import Random

from tintero.cards.deck import Deck
from tintero.cards.pool import Pool
from tintero.game import Game, Outcome
from tintero.messages import Message, PlayerNamed, Problem
from tintero.state.ruleset import Ruleset

__all__ = ["Series", "SeriesError"]


class SeriesError(Problem, ValueError):
    """Asked of a series what it can't give now."""


class Series:
    """Games played one after the other. Make one with `best_of` or `two_games`."""

    def __init__(
        self,
        decks: Sequence[Deck | Sequence[str]],
        most: int,
        wins: int | None,
        seed: int | None = None,
        *,
        rules: Ruleset | str | None = None,
        pool: Pool | None = None,
    ) -> None:
        if len(decks) != 2:
            raise SeriesError(Message("game-series-players"))
        self.decks = tuple(decks)
        self.most = most  # games that may be played; drawn ones don't count in a best-of
        self.wins = wins  # that decide the series; None: all games are played
        self.seed = secrets.randbits(128) if seed is None else seed
        self.rules = rules
        self.pool = pool
        self.before = (0, 0)  # games both had won when it was gone on with
        self.outcomes: list[Outcome] = []
        self.starters: list[int] = []
        # How a game begins, by who starts it (None: drawn), where it is not from decks and seed.
        self.begin: Callable[[int | None], Game] | None = None
        self._current: Game | None = None

    @classmethod
    def best_of(
        cls,
        games: int,
        decks: Sequence[Deck | Sequence[str]],
        seed: int | None = None,
        *,
        rules: Ruleset | str | None = None,
        pool: Pool | None = None,
    ) -> Series:
        """The first to win more than half of an odd number of games wins."""
        if games < 1 or games % 2 == 0:
            raise SeriesError(Message("game-series-odd", count=games))
        return cls(decks, games, games // 2 + 1, seed, rules=rules, pool=pool)

    @classmethod
    def two_games(
        cls,
        decks: Sequence[Deck | Sequence[str]],
        seed: int | None = None,
        *,
        rules: Ruleset | str | None = None,
        pool: Pool | None = None,
    ) -> Series:
        """Both games are played; it may end one all."""
        return cls(decks, 2, None, seed, rules=rules, pool=pool)

    # --- reading -------------------------------------------------------------------------------

    @property
    def current(self) -> Game | None:
        """The game being played, until it is finished."""
        return self._current

    @property
    def score(self) -> tuple[int, int]:
        """Games won by seat 0 and by seat 1."""
        winners = [outcome.winner for outcome in self.outcomes]
        return self.before[0] + winners.count(0), self.before[1] + winners.count(1)

    @property
    def over(self) -> bool:
        if self.wins is None:
            return len(self.outcomes) >= self.most
        return max(self.score) >= self.wins

    @property
    def winner(self) -> int | None:
        """The seat that won the series; None while it goes on, and when it ended level."""
        one, two = self.score
        if not self.over or one == two:
            return None
        return 0 if one > two else 1

    @property
    def chooser(self) -> int | None:
        """Who decides about starting the next game: the loser of the last (CR 2.1.3.2)."""
        if self.over or self.wins is None or not self.outcomes:
            return None
        winner = self.outcomes[-1].winner
        return None if winner is None else 1 - winner

    # --- playing -------------------------------------------------------------------------------

    def next_game(self, start: bool | None = None) -> Game:
        """The next game, ready to be played. `start`: what `chooser` decided, if there is one."""
        if self._current is not None:
            raise SeriesError(Message("game-series-playing"))
        if self.over:
            raise SeriesError(Message("game-series-over"))
        starting = self._starting(start)
        if self.begin is not None:
            game = self.begin(starting)
        else:
            seed = Random(f"{self.seed}/{len(self.outcomes)}").getrandbits(128)
            rules, pool = self.rules, self.pool
            game = Game.new(self.decks, seed, starting=starting, rules=rules, pool=pool)
        self._current = game
        self.starters.append(game.view(0).first)
        return game

    def go_on(self, game: Game, won: tuple[int, int]) -> None:
        """A series that was left: this game is being played, and both had won so many before."""
        self.before = won
        self._current = game
        self.starters.append(game.view(0).first)

    def _starting(self, start: bool | None) -> int | None:
        chooser = self.chooser
        if chooser is not None:
            if start is None:
                raise SeriesError(Message("game-series-chooser", player=PlayerNamed(chooser)))
            return chooser if start else 1 - chooser
        if start is not None:
            raise SeriesError(Message("game-series-nobody"))
        if self.wins is None and self.starters:
            return 1 - self.starters[-1]
        return None  # CR 2.2.1.1: a random method

    def finish(self, game: Game) -> None:
        """Record the result of the game being played."""
        if game is not self._current:
            raise SeriesError(Message("game-series-not-this"))
        if game.outcome is None:
            raise SeriesError(Message("game-series-unfinished"))
        self.outcomes.append(game.outcome)
        self._current = None

    def __repr__(self) -> str:
        kind = "two games" if self.wins is None else f"best of {self.most}"
        return f"<Series, {kind}, {self.score[0]}-{self.score[1]}>"
