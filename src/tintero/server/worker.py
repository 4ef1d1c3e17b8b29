"""A process that answers for bots: `python -m tintero.server.worker`, started by `workers`.

A question comes as four bytes of length and a `BotQuestion` in MessagePack, the answer likewise.
When the server goes away, however that comes, the pipe ends and so does the process, in mid-thought
too: one thread listens, another thinks.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from tintero.bots.bot import make_bot, place_of
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.limits import SAVE_BYTES

LENGTH = 4  # bytes
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


def packed(message: BotQuestion | BotReply) -> bytes:
    made = msgspec.msgpack.encode(message)
    return len(made).to_bytes(LENGTH, "big") + made


def answer(question: BotQuestion) -> BotReply:
    """Whatever goes wrong is an answer too."""
    try:
        bot = make_bot(question.bot, question.seed, question.seconds)
        game = Game.load(question.game)
        return BotReply(question.number, place_of(bot, game, question.seat))
    except Exception as error:
        return BotReply(question.number, failed=f"{type(error).__name__}: {error}")


def listen(said: BinaryIO, asked: SimpleQueue[BotQuestion]) -> None:
    while True:
        length = int.from_bytes(said.read(LENGTH), "big")
        data = said.read(length) if 0 < length < 2 * SAVE_BYTES else b""
        if not data or len(data) < length:
            os._exit(0)  # nobody asks any more
        asked.put(msgspec.msgpack.decode(data, type=BotQuestion))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(LATER)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    asked: SimpleQueue[BotQuestion] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    default_pool()
    gc.freeze()
    out.write(packed(BotReply(READY)))
    while True:
        out.write(packed(answer(asked.get())))


if __name__ == "__main__":
    main()
