"""A bot thinks in a thread of its own and on a copy of the game; `idea` is what one would do, the
`adviser`, who has learned to play and answers at once.

So the screen never waits, and a bot that fails, hangs or scribbles on its game harms nothing: its
answer comes late, or never, and the game stands where it stood.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Final

from tintero.bots import Bot, make_bot
from tintero.bots.bot import place_of
from tintero.bots.seat import BotSeat
from tintero.game import Game

# Which question it was, and the place of the option chosen or what went wrong.
Answer = int | Exception
Tell = Callable[[int, Answer], None]


ADVISER: Final = "ink-fast"
ADVISER_SEED: Final = 0
PATIENCE: Final = 2.0  # seconds a bot may think about a turn; the compiled engine needs less


class BadAnswer(ValueError):
    """A bot named an option that is not there."""


class Thinker:
    """Asks bots; `tell` hears the answer, in the thread of the bot."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self.question = 0  # counts up; an answer to an older question is not wanted any more

    def ask(self, bot: Bot, game: Game) -> int:
        """Put the open decision to a bot; the number of the question."""
        self.question += 1
        number = self.question
        assert game.decision is not None
        seat, count = game.decision.player, len(game.options)
        copy = Game.load(game.save(), game.pool)

        def think() -> None:
            answer: Answer
            try:
                answer = bot.choose(BotSeat(copy, seat))
                if not 0 <= answer < count:
                    answer = BadAnswer(f"option {answer} of {count}")
            except Exception as error:
                answer = error
            self._tell(number, answer)

        # A daemon: leaving the game does not wait for a bot that hangs.
        Thread(target=think, name=f"bot {seat + 1}", daemon=True).start()
        return number

    def forget(self) -> None:
        """Whatever is being thought of is not wanted any more."""
        self.question += 1


def adviser() -> Bot:
    """The bot that is asked for hints; the same question, the same hint."""
    return make_bot(ADVISER, ADVISER_SEED, PATIENCE)


def idea(game: Game, seat: int) -> int:
    """The place of the option a bot would take that knows no more than the seat."""
    copy = Game.load(game.save(), game.pool)
    return place_of(adviser(), copy, seat)
