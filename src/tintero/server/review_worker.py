"""Reviews of games that are over, made in a process of their own: `ReviewDesk` asks it.

`python -m tintero.server.review_worker` is that process (`side_process`): a `ReviewTask` comes in,
a `ReviewResult` goes out. It has less of the processor than anything else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from tintero.messages import Message
from tintero.records import Replay, read
from tintero.review import Judged, Review, review
from tintero.review.review_words import head, loss, parts
from tintero.server.api_calls import CallRefused, HttpCall, answered
from tintero.server.api_games import Archive, FinishedGame
from tintero.server.api_replay import check_seat, game_asked, record_text
from tintero.server.api_shapes import MOST_SEATS
from tintero.server.side_process import NoAnswer, SideProcess, answer_all
from tintero.table.plan import called
from tintero.views.shapes import Shape

SECONDS: Final = 300.0
WAITING: Final = 8  # questions; beyond them: later
LATER: Final = 15
KEPT: Final = 200  # reviews
MODULE: Final = "tintero.server.review_worker"


class ReviewTask(msgspec.Struct, array_like=True, frozen=True):
    record: str
    seat: int
    lang: str
    people: tuple[str, ...]


class ReviewResult(msgspec.Struct, array_like=True):
    said: bytes = b""
    failed: str = ""


class LossSaid(Shape, frozen=True, gc=False):
    """A decision that cost something, after so many actions."""

    at: int
    grade: str
    loss: float
    said: Message


class ChanceAt(Shape, frozen=True, gc=False):
    """The chance to win after so many actions."""

    at: int
    turn: int
    chance: float


class ReviewSaid(Shape, frozen=True, gc=False):
    """A game from one seat's eyes: the chance by action, the largest losses, and what luck was."""

    seat: int
    head: Message
    parts: tuple[Message, ...]
    curve: tuple[ChanceAt, ...]
    losses: tuple[LossSaid, ...]


# --- in the process -------------------------------------------------------------------------------


def said_of(found: Review) -> ReviewSaid:
    curve = tuple(ChanceAt(at, turn, round(chance, 4)) for at, turn, chance in found.curve)
    losses = tuple(lost(one, number) for number, one in enumerate(found.worst, 1))
    return ReviewSaid(found.seat, head(found), tuple(parts(found)), curve, losses)


def lost(one: Judged, number: int) -> LossSaid:
    return LossSaid(one.at, one.grade, round(one.loss, 4), loss(one, number))


def result_of(task: ReviewTask) -> ReviewResult:
    """Whatever goes wrong is an answer too."""
    try:
        found = review(Replay(read(task.record)), task.seat)
        return ReviewResult(said_of(found).bytes(task.lang, task.people))
    except Exception as error:
        return ReviewResult(failed=f"{type(error).__name__}: {error}")


def main() -> None:
    answer_all(ReviewTask, result_of, ReviewResult(), LATER)


# --- in the server --------------------------------------------------------------------------------


class ReviewDesk:
    """The process, started when first needed, one review at a time; the last ones are kept."""

    def __init__(self) -> None:
        self._process = SideProcess[ReviewTask, ReviewResult](MODULE, ReviewResult, SECONDS)
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[ReviewTask, bytes] = OrderedDict()

    async def ask(self, task: ReviewTask) -> bytes:
        if task in self._kept:
            return self._kept[task]
        if self._waiting >= WAITING:
            raise busy()
        self._waiting += 1
        try:
            async with self._lock:
                result = await self._process.ask(task)
        except NoAnswer:
            raise busy() from None
        finally:
            self._waiting -= 1
        if result.failed:
            raise busy()
        self._kept[task] = result.said
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return result.said

    async def close(self) -> None:
        await self._process.close()


def busy() -> CallRefused:
    return CallRefused(503, "later", Message("api-review-busy"))


def task_of(seat: int, lang: str, game: FinishedGame) -> ReviewTask:
    check_seat(game, seat)
    return ReviewTask(record_text(game), seat, lang, called(game.called, lang))


async def reviewed(call: HttpCall, archive: Archive, desk: ReviewDesk) -> Response:
    seat = call.number("seat", 0, 0, MOST_SEATS - 1)
    make = partial(task_of, seat, call.lang)
    task = await archive.do(call.store, call.table, game_asked(call), make)
    return answered(await desk.ask(task))


if __name__ == "__main__":
    main()
