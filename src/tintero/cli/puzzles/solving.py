"""A puzzle at the terminal, as a lesson is played; and the list of all."""

from __future__ import annotations

import sys

from tintero.cli.learn.lesson_session import LessonSession, one_after_the_other
from tintero.cli.shell.common import out_json
from tintero.cli.shell.output import echo
from tintero.cli.shell.terminal import table_console
from tintero.learn.done_list import DoneList
from tintero.messages import ClauseNamed, Message, say
from tintero.puzzles import PuzzleFacts, PuzzleTable, puzzle_named, shelf
from tintero.puzzles.puzzle import Puzzle
from tintero.puzzles.puzzle_words import title_of
from tintero.table.commands import is_word

SOLVED = DoneList("puzzles.txt", shelf)


def wanted(grade: int | None, kind: str | None) -> dict[str, PuzzleFacts]:
    return {
        id: facts
        for id, facts in shelf().items()
        if (grade is None or facts.grade == grade) and (kind is None or facts.kind == kind)
    }


def stars(grade: int) -> str:
    return "★" * grade + "☆" * (5 - grade)


def contents(grade: int | None, kind: str | None, lang: str, as_json: bool) -> None:
    done, rows = SOLVED.names(), wanted(grade, kind)
    if as_json:
        from msgspec import to_builtins

        out_json([{"number": int(id), "solved": id in done} | to_builtins(rows[id]) for id in rows])
        return
    if not rows:
        echo(say(Message("puzzle-list-empty"), lang))
        return
    echo(say(Message("puzzle-list-head", done=len(done & rows.keys()), count=len(rows)), lang))
    for id, facts in rows.items():
        row = Message(
            "puzzle-list-row",
            mark="✓" if id in done else "·",
            number=id,
            stars=stars(facts.grade),
            title=title_of(facts),
            plays=facts.plays,
        )
        echo(f"  {say(row, lang)}")
    following = next((id for id in rows if id not in done), next(iter(rows)))
    echo(say(Message("puzzle-list-how", next=int(following)), lang))


def solve(number: str | None, grade: int | None, kind: str | None, lang: str) -> None:
    """One puzzle after the other, from that one on, until somebody has had enough."""
    rows = wanted(grade, kind)
    if number is not None:
        first = puzzle_named(number).id
        order = [first, *(id for id in rows if id > first)]
    else:
        done = SOLVED.names() if sys.stdin.isatty() else frozenset[str]()
        order = [id for id in rows if id not in done] or list(rows)
    if not order:
        echo(say(Message("puzzle-list-empty"), lang))
        return
    console = table_console()
    sessions = (PuzzleSession(PuzzleTable(puzzle_named(id), lang), console) for id in order)
    if one_after_the_other(sessions, SOLVED):
        echo(say(Message("puzzle-all-done"), lang))


class PuzzleSession(LessonSession):
    """One puzzle: the table of a lesson, with the solution on demand."""

    table: PuzzleTable
    reached_id = "puzzle-reached"
    not_kept_id = "puzzle-not-kept"

    @property
    def puzzle(self) -> Puzzle:
        return self.table.puzzle

    def introduce(self) -> None:
        puzzle = self.puzzle
        head = Message(
            "puzzle-head",
            number=puzzle.number,
            count=len(shelf()),
            stars=stars(puzzle.facts.grade),
            title=puzzle.words("title"),
        )
        self.print(self.say(head), "bold")
        self.tell(puzzle.words("told"))
        self.tell(Message("learn-goal-is", goal=puzzle.words("goal")), "bold")
        self.show_how(Message("puzzle-line-how"))
        if self.live:
            self.read("")

    def stuck(self) -> bool:
        if not self.table.failed:
            return False
        self.tell_news()
        self.tell(Message("puzzle-lucky" if self.table.lucky else "puzzle-failed"), "yellow")
        if self.live:
            self.read("")
        return True

    def new_table(self) -> PuzzleTable:
        return PuzzleTable(self.puzzle, self.lang)

    def obey(self, line: str) -> None:
        if is_word(line, "puzzle-word-solution", self.lang):
            self.tell(Message("puzzle-solution-is"), "cyan")
            for said in self.puzzle.steps():
                self.tell(said, "cyan")
            for number in self.puzzle.clauses:
                self.tell(Message("learn-clause-is", clause=ClauseNamed(number)), "dim")
        else:
            super().obey(line)
