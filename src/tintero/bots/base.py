"""What a bot is: one method. And the loop in which bots play a game.

A bot never sees a state. It gets the view of its seat and the options as that seat may know them:
an option about a card whose face the seat can't know does not say which card it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tintero.events import Event
from tintero.game import Game, Outcome
from tintero.views import View
from tintero.views.shapes import OptionView


class Bot(Protocol):
    """Anything that picks an option."""

    def choose(self, view: View, options: Sequence[OptionView]) -> int:
        """The place of the option to take. `view.decision` says what is asked; `options` are the
        legal answers, at least one, in the order of `view.options`."""
        ...


Watcher = Callable[[Game, int, list[Event]], None]


def take_turn(bot: Bot, game: Game) -> list[Event]:
    """Let a bot answer the open decision; the events that follow."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over")
    view = game.view(decision.player)
    place = bot.choose(view, view.options)
    if not 0 <= place < len(view.options):
        raise IndexError(f"{type(bot).__name__} chose {place} of {len(view.options)} options")
    return game.push(game.options[place])


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
    from tintero.bots.random import RandomBot

    return {"random": RandomBot}
