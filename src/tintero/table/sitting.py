"""`Sitting`: the games that the same people play one after the other, at one table.

One game, or a best-of series; when that is over, a rematch with the same decks. In a series the
loser of a game decides who begins the next one (CR 2.1.3.2); a bot that decides begins itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tintero.bots import Bot
from tintero.bots.bot import close_seats
from tintero.bots.shuffles import dealt, draw_key, needs_key
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.messages import Arg, Message, PlayerNamed, Problem
from tintero.records.model import SeriesScore
from tintero.series import Series
from tintero.state.ruleset import Ruleset
from tintero.table.kept import Keeper
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.variants import Variant

Cards = Sequence[Deck | Sequence[str]]
MakeBots = Callable[[Plan], dict[int, Bot]]


@dataclass(frozen=True)
class Start:
    """What games begin from."""

    decks: Cards
    seed: int | None
    ruleset: Ruleset
    secret: bool = False  # a bot in another process plays: nobody may work out the shuffles

    @classmethod
    def of(
        cls,
        decks: Cards,
        seed: int | None,
        rules: str,
        plan: Plan,
        variant: Variant | None = None,
    ) -> Start:
        """With two people, who is asked must not tell the other what they hold (`rules.unseen`).

        A bot in another process could try seeds that people type, so its games have another.
        """
        bots = tuple(plan.bots.values())
        make = Ruleset if variant is None else variant.ruleset
        return cls(decks, seed, make(rules, ask_hidden=not bots), needs_key(bots))

    def cards(self) -> tuple[Cards, int | None]:
        """The decks in the order in which they are handed over, and the seed."""
        if not self.secret:
            return self.decks, self.seed
        lists = [deck.cards if isinstance(deck, Deck) else deck for deck in self.decks]
        return dealt(lists, draw_key())

    def game(self) -> Game:
        decks, seed = self.cards()
        return Game.new(decks, seed, rules=self.ruleset)

    def series(self, games: int) -> Series:
        decks, seed = self.cards()
        return Series.best_of(games, decks, seed, rules=self.ruleset)


class Sitting:
    """`match` is the game being played now."""

    def __init__(
        self,
        start: Start | None,
        plan: Plan,
        make_bots: MakeBots,
        lang: str = "en",
        best_of: int = 1,
        game: Game | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        """`game` is one to go on with, with the series it belongs to; without `start` it is played
        again from its own decks."""
        self.start = start
        self.plan = plan
        self.make_bots = make_bots
        self.lang = lang
        self.best_of = best_of
        self.series: Series | None = None
        if game is None:
            assert start is not None
            game = self._first(start)
        elif plan.series is not None:
            self.best_of = plan.series.games
            self.start = self.start or self._start_of(game)
            self.series = self.start.series(self.best_of)
            self.series.go_on(game, plan.series.won)
        self.match = self._match(game, keeper)

    def _first(self, start: Start) -> Game:
        self.series = start.series(self.best_of) if self.best_of > 1 else None
        return start.game() if self.series is None else self.series.next_game()

    def _match(self, game: Game, keeper: Keeper | None = None) -> Match:
        """What was settled at the table meanwhile stays so in the next game."""
        score = None if self.series is None else SeriesScore(self.best_of, self.series.score)
        self.plan = replace(self.plan, series=score)
        return Match(game, self.plan, self.make_bots(self.plan), self.lang, keeper)

    def close(self) -> None:
        """Whoever holds something of the game that was played gives it back."""
        self.match.keeper.close()
        close_seats(self.match.bots, self.match.game.outcome)

    # --- between two games ------------------------------------------------------------------------

    def finish(self) -> None:
        """The game is over: it counts, once."""
        if self.series is not None and self.series.current is self.match.game:
            self.series.finish(self.match.game)

    @property
    def goes_on(self) -> bool:
        """Whether the series has another game."""
        return self.series is not None and not self.series.over

    @property
    def chooser(self) -> int | None:
        """Who decides about beginning the next game of the series, if that is a person."""
        chooser = None if self.series is None else self.series.chooser
        return chooser if chooser is not None and chooser in self.plan.people else None

    def score(self) -> Message | None:
        """How the series stands, or who has won it."""
        if self.series is None:
            return None
        one, two = self.series.score
        stands: dict[str, Arg] = {
            "first": PlayerNamed(0),
            "second": PlayerNamed(1),
            "one": one,
            "two": two,
        }
        if self.series.winner is None:
            return Message("table-score", games=self.best_of, **stands)
        return Message("table-series-won", player=PlayerNamed(self.series.winner), **stands)

    def next_game(self, begin: bool = True) -> Match:
        """The next game of the series. `begin`: what `chooser` decided, if there is one."""
        assert self.series is not None
        self.close()
        self.plan = self.match.plan
        start = begin if self.series.chooser is not None else None
        self.match = self._match(self.series.next_game(start))
        return self.match

    def rematch(self) -> Match:
        """Another game, or series, with the same decks and a new seed; Problem if there are none:
        a game that began in the middle."""
        start = self.start or self._start_of(self.match.game)
        self.start = replace(start, seed=None)
        game = self._first(self.start)
        self.close()
        self.plan = self.match.plan
        self.match = self._match(game)
        return self.match

    def _start_of(self, game: Game) -> Start:
        """What a game began from that was gone on with."""
        try:
            record = game.record()
        except ValueError as error:
            raise Problem(Message("table-no-rematch")) from error
        return Start.of(record.decks, None, game.state.ruleset.version, self.plan)
