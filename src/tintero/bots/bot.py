"""What a bot is: one method. And the loop in which bots play a game.

A bot never sees the state. It gets its `BotSeat`: the view, the options as that seat may know them
(an option about a card whose face the seat can't know does not say which card it is), and worlds
to think in.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from tintero.bots.seat import BotFailed, BotSeat
from tintero.events import Event
from tintero.game import Game, Outcome
from tintero.messages import COMMA, Listed, Message, Problem


class Bot(Protocol):
    """Anything that picks an option."""

    def choose(self, seat: BotSeat) -> int:
        """The place in `seat.options` of the answer to `seat.decision`; there is at least one."""
        ...


Watcher = Callable[[Game, int, list[Event]], None]


class BotsError(Problem, ValueError):
    """A game that these bots can't play."""


def take_turn(bot: Bot, game: Game) -> list[Event]:
    """Let a bot answer the open decision; the events that follow."""
    decision = game.decision
    if decision is None:
        raise BotsError(Message("bot-over"))
    return game.push(game.options[place_of(bot, game, decision.player)])


def place_of(bot: Bot, game: Game, seat: int) -> int:
    """What a bot chooses; that it is one of the options."""
    place = bot.choose(BotSeat(game, seat))
    options = len(game.options)
    if type(place) is not int or not 0 <= place < options:
        name = type(bot).__name__
        raise BotFailed(Message("bot-chose", bot=name, answer=repr(place), count=options))
    return place


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
        raise BotsError(Message("bot-count", players=players, count=len(bots)))
    try:
        for _ in range(most):
            if game.decision is None:
                break
            seat = game.decision.player
            events = take_turn(bots[seat], game)
            if watch is not None:
                watch(game, seat, events)
    finally:
        close_all(bots, game.outcome)
    return game.outcome


EXEC = "exec:"  # before a command that speaks the line protocol (docs/bots.md)


class UnknownBot(Problem, LookupError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.available = (*names(), f"{EXEC}COMMAND")
        there_are = Listed(self.available, COMMA)
        super().__init__(Message("bot-unknown", name=repr(name), available=there_are))


INK = "ink"
INK_FILE = f"{INK}@"  # before a file of weights for it (`tintero train`)
# Frozen: what others are measured by. They are known by name and not offered.
FROZEN = ("planner-1",)


def names() -> tuple[str, ...]:
    """The bots one can ask for by name, the weakest first."""
    return (
        "random",
        "ink-beginner",
        "ink-easy",
        "greedy",
        "ink-medium",
        "planner",
        "ink-fast",
        "ink",
        "ink-full",
    )


def make_bot(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot by name, with a generator of its own. `exec:COMMAND` is a bot in another process.

    With `seconds` a bot that thinks long gives a turn no more than that, so that people need not
    wait on a slow machine; without, the same seed plays the same game on any machine.

    >>> make_bot("random", 7)
    RandomBot(7)
    >>> make_bot("exec:python mybot.py --deep", 7)
    ProcessBot(python mybot.py --deep)
    """
    from tintero.bots.greedy import GreedyBot
    from tintero.bots.ink_bot import InkBot, with_weights
    from tintero.bots.planner import PlannerBot
    from tintero.bots.process_bot import ProcessBot
    from tintero.bots.random import RandomBot

    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "planner" or name in FROZEN:
        return PlannerBot(seed, seconds)
    if name in names():
        return InkBot(seed, name.partition("-")[2] or "standard", seconds)
    if name.startswith(INK_FILE):
        return with_weights(name.removeprefix(INK_FILE), seed, seconds)
    command = command_of(name)
    if not command:
        raise UnknownBot(name)
    return ProcessBot(command, seed)


def command_of(name: str) -> list[str]:
    """The words of the command that `exec:` stands before; none for another name."""
    if not name.startswith(EXEC):
        return []
    try:
        return shlex.split(name.removeprefix(EXEC))
    except ValueError:  # a quotation mark without its twin
        return []


def is_bot(name: str) -> bool:
    """Whether `make_bot` knows what to make of a name."""
    return name in names() or name in FROZEN or name.startswith(INK_FILE) or bool(command_of(name))


def close_all(bots: Iterable[Bot], outcome: Outcome | None = None) -> None:
    """Let bots that hold something, such as a process, give it back; one for each seat."""
    close_seats(dict(enumerate(bots)), outcome)


def close_seats(bots: Mapping[int, Bot], outcome: Outcome | None = None) -> None:
    """The same where people sit at some of the seats."""
    for seat, bot in bots.items():
        close = getattr(bot, "close", None)
        if close is not None:
            close(result_for(seat, outcome))


def result_for(seat: int, outcome: Outcome | None) -> str:
    if outcome is None:
        return ""
    if outcome.winner is None:
        return "drawn"
    return "won" if seat in outcome.winners else "lost"
