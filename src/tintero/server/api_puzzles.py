"""Puzzles over HTTP, played as lessons are (`api_learn`): nothing of them is kept here."""

from __future__ import annotations

from starlette.responses import Response

from tintero.cards.pool import default_pool
from tintero.messages import Message
from tintero.puzzles import Puzzle, PuzzleFacts, PuzzleTable, puzzle_named, shelf
from tintero.puzzles.puzzle_words import goal_of, title_of
from tintero.server import protocol as p
from tintero.server.api_calls import HttpCall
from tintero.server.api_learn import LearnGiven, heard
from tintero.views.shapes import Shape


class PuzzleRow(Shape, frozen=True, gc=False):
    """A puzzle in the list. `wrong`: how many first plays lead nowhere; `acts`: what its solution
    is made of; `card` stands for it, by its number."""

    id: str
    kind: str
    grade: int
    plays: int
    wrong: int
    card: int
    title: Message
    goal: Message
    inks: tuple[str, ...]


class PuzzlesSaid(Shape, frozen=True, gc=False):
    """All puzzles, the easy ones first."""

    puzzles: tuple[PuzzleRow, ...]


class PuzzleSaid(Shape, frozen=True, gc=False):
    """A puzzle in words; `steps` is its solution."""

    row: PuzzleRow
    told: Message
    hint: Message
    after: Message
    steps: tuple[Message, ...]
    clauses: tuple[str, ...]


class PuzzleTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """What the table answers, and what was done so far with it. `reached`: it is solved; `failed`:
    it can't be solved from here any more, `lucky`: because of a card nobody could know."""

    told: tuple[p.Sent, ...]
    done: tuple[str, ...] = ()
    reached: bool = False
    failed: bool = False
    lucky: bool = False


def row_of(id: str, facts: PuzzleFacts) -> PuzzleRow:
    card = default_pool().index(facts.face)
    return PuzzleRow(
        id, facts.kind, facts.grade, facts.plays, facts.wrong, card, title_of(facts),
        goal_of(facts), facts.inks,
    )  # fmt: skip


def asked_for(call: HttpCall) -> Puzzle:
    return puzzle_named(str(call.request.path_params["puzzle"]))


async def puzzles(call: HttpCall) -> Response:
    return call.said(PuzzlesSaid(tuple(row_of(id, facts) for id, facts in shelf().items())))


async def puzzle(call: HttpCall) -> Response:
    one = asked_for(call)
    told, hint, after = map(one.words, ("told", "hint", "after"))
    row = row_of(one.id, one.facts)
    return call.said(PuzzleSaid(row, told, hint, after, one.steps(), one.clauses))


async def solve(call: HttpCall) -> Response:
    found = asked_for(call)
    given = await call.body(LearnGiven)
    table = PuzzleTable(found, call.lang, given.done, numbers=True)
    told = heard(table, given.say)
    failed = table.failed
    answer = PuzzleTold(told, table.done, table.reached, failed, failed and table.lucky)
    return call.said(answer, people=table.people)
