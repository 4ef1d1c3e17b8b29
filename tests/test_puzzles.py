"""Puzzles: what is sure in a turn, that there is one solution, and the table they are played at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from test_cli import tintero_cli
from tintero.cli.puzzles import working
from tintero.messages import say
from tintero.puzzles import NoPuzzle, Puzzle, PuzzleTable, puzzle_named, shelf
from tintero.puzzles.miner import Mined
from tintero.puzzles.proof_of import SURVIVE, WIN, prove
from tintero.puzzles.proven import proven
from tintero.puzzles.puzzle import GRADES
from tintero.puzzles.sure import SureTurn
from tintero.puzzles.survival import ALL_LORE, SureSurvival
from tintero.scene import Scene
from tintero.vocab import Act

EACH_RUN = 6  # puzzles proven on each run


def game_of(seats: str) -> Scene:
    return Scene.parse(f"seats:\n{seats}")


def test_the_most_lore_that_is_sure() -> None:
    scene = game_of("  1: {ink: 3, hand: [Friends on the Other Side], play: [2x Stitch - New Dog]}")
    game = scene.game()
    before = game.hash()
    assert SureTurn(game, 0).most_lore() == 2
    assert game.hash() == before


def test_a_win_that_hangs_on_a_drawn_card_is_none() -> None:
    """Drawing shows a card nobody could know: a line through it is cut, whatever it brings."""
    scene = game_of(
        "  1: {lore: 19, ink: 3, hand: [Friends on the Other Side],"
        " deck: [20x Stitch - New Dog], play: [Stitch - New Dog: {exerted: true}]}"
    )
    assert SureTurn(scene.game(), 0).plans() == ()


def test_one_plan_or_several() -> None:
    two = game_of("  1: {lore: 18, play: [2x Stitch - New Dog]}").game()
    found = prove(two, WIN)
    assert found is not None
    assert (found.plays, len(found.lines)) == (2, 2)
    # Either of two different ones does it: no puzzle.
    either = game_of("  1: {lore: 19, play: [Stitch - New Dog, Mickey Mouse - True Friend]}").game()
    assert prove(either, WIN) is None
    # Equal ones are one.
    assert prove(game_of("  1: {lore: 19, play: [2x Stitch - New Dog]}").game(), WIN) is not None
    assert prove(game_of("  1: {lore: 10, play: [2x Stitch - New Dog]}").game(), WIN) is None


def test_survival_is_against_all_a_rival_has_in_play() -> None:
    scene = game_of(
        "  1: {play: [Mickey Mouse - True Friend]}\n"
        "  2: {lore: 19, play: [Stitch - New Dog: {exerted: true}]}"
    )
    found = prove(scene.game(), SURVIVE)
    assert found is not None
    assert [text for seat, text in found.lines if seat == 0] == [
        "challenge Mickey Mouse - True Friend > Stitch - New Dog",
        "end",
    ]
    walk = SureSurvival(scene.game(), 0)
    end = next(option for option in walk.options() if option.act == Act.END)
    walk.take(end)
    assert walk.rival_most() == ALL_LORE


def test_the_shelf() -> None:
    facts = shelf()
    assert len(facts) >= 100
    assert [int(id) for id in facts] == list(range(1, len(facts) + 1))
    assert {one.grade for one in facts.values()} == set(GRADES)
    assert {one.kind for one in facts.values()} == {WIN, SURVIVE}
    inks = {ink for one in facts.values() for ink in one.inks}
    assert len(inks) == 6
    words = {word for one in facts.values() for word in one.acts}
    assert {"play", "quest", "challenge", "use", "shift", "move", "ink"} <= words


@pytest.mark.pure_only
@pytest.mark.parametrize("id", Random(len(shelf())).sample(list(shelf()), EACH_RUN))
def test_a_puzzle_is_proven_and_said(id: str) -> None:
    """All of them by `tintero puzzles check`."""
    puzzle = puzzle_named(id)
    assert proven(puzzle) is None
    for lang in ("en", "es"):
        for what in ("title", "told", "goal", "hint", "after"):
            assert say(puzzle.words(what), lang)
        assert len([say(step, lang) for step in puzzle.steps()]) >= puzzle.facts.plays


def test_a_wrong_solution_is_not_proven() -> None:
    puzzle = next(puzzle_named(id) for id, one in shelf().items() if one.kind == WIN)
    seats = puzzle.scene.position.seats
    easier = replace(seats[0], lore=seats[0].lore - 1)
    position = replace(puzzle.scene.position, seats=(easier, *seats[1:]))
    scene = Scene(position, puzzle.scene.steps)
    assert proven(Puzzle("000", scene, scene.game().save(), puzzle.facts)) is not None


def solved(table: PuzzleTable) -> bool:
    for text in table.puzzle.solution:
        table.match.write(text, 0)
        table.let_rival()
    return table.reached and not table.failed


@pytest.mark.parametrize("kind", [WIN, SURVIVE])
def test_played_at_the_table_of_a_lesson(kind: str) -> None:
    id = next(id for id, one in shelf().items() if one.kind == kind)
    puzzle = puzzle_named(id)
    table = PuzzleTable(puzzle)
    assert not table.reached and not table.failed
    table.match.write("end", 0)
    table.let_rival()
    assert table.failed
    again = PuzzleTable(puzzle)
    assert solved(again)
    # What was done comes back as it was, with the next message of a page.
    assert PuzzleTable(puzzle, done=again.done).reached


def test_luck_does_not_count() -> None:
    facts = next(one for one in shelf().values() if one.kind == WIN)
    scene = game_of(
        "  1: {lore: 19, ink: 3, hand: [Friends on the Other Side], play: [Stitch - New Dog]}"
    )
    table = PuzzleTable(Puzzle("000", scene, scene.game().save(), facts))
    table.match.write("play Friends on the Other Side", 0)
    table.match.write("quest Stitch", 0)
    assert table.lucky and not table.reached and table.failed


def test_no_such_puzzle() -> None:
    for name in ("0", "9999", "x", "12345678", ""):
        with pytest.raises(NoPuzzle):
            puzzle_named(name)


# --- mining that is broken off --------------------------------------------------------------------


@pytest.mark.pure_only
@pytest.mark.parametrize("count", [0, 1])
def test_what_was_mined_is_written_when_it_is_broken_off(
    count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = game_of("  1: {lore: 18, play: [2x Stitch - New Dog]}").position
    solution = prove(Scene(position).game(), WIN)
    assert solution is not None

    def broken_off(*words: Any) -> Iterator[Mined | None]:
        yield None
        yield from [Mined(WIN, position, solution, True)] * count
        raise KeyboardInterrupt

    monkeypatch.setattr(working, "mine", broken_off)
    said = {
        "en": ("Nothing was found", "1 puzzle written"),
        "es": ("ninguno", "1 problema escrito"),
    }
    for lang, words in said.items():
        out = tmp_path / lang
        result = tintero_cli("puzzles", "mine", "--out", str(out), lang=lang)
        assert result.exit_code == 130 and words[count] in result.stdout
        assert len(list(out.glob("*.yaml"))) == count
    result = tintero_cli("puzzles", "mine", "--out", str(tmp_path / "plain"), "--json")
    plain = json.loads(result.stdout)
    assert result.exit_code == 130
    assert (plain["written"], plain["positions"], plain["interrupted"]) == (count, 1 + count, True)
