"""Reviews of games that are over, made in a process of their own: `ReviewDesk` asks it.

`python -m tintero.server.review_worker` is that process (`side_process`): a `ReviewTask` comes in,
a `ReviewResult` goes out. It has less of the processor than anything else.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
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

LATER: Final = 15
KEPT: Final = 200  # reviews


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


class ReviewDesk(SideProcess[ReviewTask, ReviewResult]):
    """One review at a time; the last ones are kept."""

    module = "tintero.server.review_worker"
    answers = ReviewResult
    seconds = 300.0
    most = 8

    def __init__(self) -> None:
        super().__init__()
        self._kept: OrderedDict[ReviewTask, bytes] = OrderedDict()

    async def said(self, task: ReviewTask) -> bytes:
        if task in self._kept:
            return self._kept[task]
        with suppress(NoAnswer):
            result = await self.ask(task)
            if not result.failed:
                self._kept[task] = result.said
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
                return result.said
        raise CallRefused(503, "later", Message("api-review-busy"))


def task_of(seat: int, lang: str, game: FinishedGame) -> ReviewTask:
    check_seat(game, seat)
    return ReviewTask(record_text(game), seat, lang, called(game.called, lang))


async def reviewed(call: HttpCall, archive: Archive, desk: ReviewDesk) -> Response:
    seat = call.number("seat", 0, 0, MOST_SEATS - 1)
    make = partial(task_of, seat, call.lang)
    task = await archive.do(call.store, call.table, game_asked(call), make)
    return answered(await desk.said(task))


if __name__ == "__main__":
    main()
