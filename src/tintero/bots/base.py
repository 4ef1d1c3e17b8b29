"""What a bot is: one method. And the loop in which bots play a game.

A bot never sees the state. It gets its `Seat`: the view, the options as that seat may know them
(an option about a card whose face the seat can't know does not say which card it is), and worlds
to think in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tintero.bots.seat import Seat
from tintero.events import Event
from tintero.game import Game, Outcome


class Bot(Protocol):
    """Anything that picks an option."""

    def choose(self, seat: Seat) -> int:
        """The place in `seat.options` of the answer to `seat.decision`; there is at least one."""
        ...


Watcher = Callable[[Game, int, list[Event]], None]


def take_turn(bot: Bot, game: Game) -> list[Event]:
    """Let a bot answer the open decision; the events that follow."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over")
    options = game.options
    place = bot.choose(Seat(game, decision.player))
    if not 0 <= place < len(options):
        raise IndexError(f"{type(bot).__name__} chose {place} of {len(options)} options")
    return game.push(options[place])


def play_game(
    bots: Sequence[Bot], game: Game, watch: Watcher | None = None, most: int = 10_000
) -> Outcome | None:
    """Play a game to its end, one bot for each seat; None if that takes more decisions than `most`.

    `watch` is called after each decision with the game, who decided, and what happened.

    >>> from tintero import Deck, Game
    >>> from tintero.bots import RandomBot
    >>> game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
    >>> outcome = play_game([RandomBot(1), RandomBot(2)], game)
    >>> outcome.reason
    'lore'
    """
    players = len(game.state.players)
    if len(bots) != players:
        raise ValueError(f"{players} players need {players} bots, not {len(bots)}")
    for _ in range(most):
        if game.decision is None:
            break
        seat = game.decision.player
        events = take_turn(bots[seat], game)
        if watch is not None:
            watch(game, seat, events)
    return game.outcome


class UnknownBot(LookupError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        self.available = names()
        super().__init__(f"unknown bot {name!r}; there are: {', '.join(self.available)}")


def names() -> tuple[str, ...]:
    """The bots one can ask for by name."""
    return tuple(sorted(_bots()))


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, with a generator of its own.

    >>> make_bot("random", 7)
    RandomBot(7)
    """
    found = _bots().get(name)
    if found is None:
        raise UnknownBot(name)
    return found(seed)


def _bots() -> dict[str, Callable[[int], Bot]]:
    from tintero.bots.greedy import GreedyBot
    from tintero.bots.planner import PlannerBot
    from tintero.bots.random import RandomBot

    return {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
