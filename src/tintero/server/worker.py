"""A process that answers for bots (`side_process`): `python -m tintero.server.worker`, started by
`workers`. A `BotQuestion` comes in, a `BotReply` goes out."""

from __future__ import annotations

import msgspec

from tintero.bots.bot import make_bot, place_of
from tintero.game import Game
from tintero.server.side_process import answer_all

LATER = 5  # how much less than others it may have of the processor
READY = -1  # the answer to no question: it has read the cards


class BotQuestion(msgspec.Struct, array_like=True):
    """What would that bot do in this game, at that seat?"""

    number: int
    bot: str
    seat: int
    seed: int
    seconds: float
    game: bytes


class BotReply(msgspec.Struct, array_like=True):
    """The place of an option, or what went wrong."""

    number: int
    place: int = -1
    failed: str = ""


def answer(question: BotQuestion) -> BotReply:
    """Whatever goes wrong is an answer too."""
    try:
        bot = make_bot(question.bot, question.seed, question.seconds)
        game = Game.load(question.game)
        return BotReply(question.number, place_of(bot, game, question.seat))
    except Exception as error:
        return BotReply(question.number, failed=f"{type(error).__name__}: {error}")


def main() -> None:
    answer_all(BotQuestion, answer, BotReply(READY), LATER)


if __name__ == "__main__":
    main()
