"""Thinking in a world: carry something out to where the next turn action is decided."""

from __future__ import annotations

from random import Random

from tintero.bots.worth import worth
from tintero.game import Game
from tintero.state.objects import Option
from tintero.vocab import Act, Ask

MOST_ANSWERS = 40  # inside one turn action
MOST_TRIED = 8  # options of one question that are compared


def settle(game: Game, seat: int, rng: Random) -> int:
    """Answer every question that is open until somebody decides a turn action; how many pushes.

    The seat's own questions are answered by trying; others' by what is best for them.
    """
    pushed = 0
    while pushed < MOST_ANSWERS:
        decision = game.decision
        if decision is None or decision.ask == Ask.TURN_ACTION:
            break
        option = best_answer(game, decision.player, rng)
        game.push(option)
        pushed += 1
    return pushed


def best_answer(game: Game, who: int, rng: Random) -> Option:
    """The answer after which the position is worth most to who answers; ties by lot."""
    options = game.options
    if len(options) == 1:
        return options[0]
    tried = options if len(options) <= MOST_TRIED else rng.sample(options, MOST_TRIED)
    best, most = tried[0], float("-inf")
    for option in tried:
        game.push(option)
        value = worth(game.state, who) + rng.random() * 0.01
        if option.act in (Act.NO, Act.DONE):
            value -= 0.02  # what is offered is usually worth taking
        game.pop()
        if value > most:
            best, most = option, value
    return best


def undo(game: Game, pushed: int) -> None:
    for _ in range(pushed):
        game.pop()


def value_of(game: Game, option: Option, seat: int, rng: Random) -> float:
    """What the position is worth once the option is carried out."""
    game.push(option)
    pushed = 1 + settle(game, seat, rng)
    value = worth(game.state, seat)
    undo(game, pushed)
    return value
