"""Learning the game: every lesson can be finished, a wrong try is told why, the coach speaks."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from tintero import Deck, Game, rulebook
from tintero.bots import make_bot
from tintero.cli.shell.main import app
from tintero.judge.lab import Lab, Snapshot
from tintero.learn import LESSONS, LessonTable, NoLesson, advice, lesson_named
from tintero.learn.coach import needs_bot
from tintero.learn.done_list import LEARNT
from tintero.learn.lesson import FOLDER, LEARNER, WORDS
from tintero.messages import Problem, languages, tell
from tintero.scene import Scene
from tintero.table.lab import LabMatch
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.thinker import idea

DECKS = ("amber-steel", "ruby-amethyst")


def test_every_file_is_a_lesson() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(LESSONS)
    with pytest.raises(NoLesson):
        lesson_named("../ink")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_finished_by_its_own_solution(name: str) -> None:
    """By the scene itself, and at the table of a lesson, where the rival passes by itself; not
    before its last step, and again from what was done."""
    found = lesson_named(name)
    found.scene.run()
    table = LessonTable(found)
    table.let_rival()
    for line in found.solution:
        assert not table.reached, f"reached before {line}"
        table.match.write(line, LEARNER)
        table.let_rival()
    assert table.reached
    assert LessonTable(found, "es", table.done).reached


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_a_wrong_try_and_clauses_that_exist(name: str) -> None:
    found = lesson_named(name)
    wrong = [step.illegal for step in found.scene.steps if step.illegal]
    assert wrong and "true" not in wrong, "a wrong try names the clause that forbids it"
    assert found.clauses
    for number in (*found.clauses, *wrong):
        assert rulebook.clause(number).statement("es")
    for lang in languages():
        said = [tell(found.words(what), lang) for what in WORDS]
        assert all(said) and len(set(said)) == len(WORDS)


def test_what_leads_nowhere_is_said() -> None:
    for done in (["quest Pumbaa"], ["end"] * 500, ["\0"], ["ink Mickey Mouse", "ink Minnie Mouse"]):
        with pytest.raises(Problem):
            LessonTable(lesson_named("ink"), "en", done)


# --- the coach ------------------------------------------------------------------------------------


def coached(seed: int, rules: set[str]) -> Match:
    """A game in which one does what the coach says."""
    plan = Plan(DECKS, {1: "random"})
    game = Game.new([Deck.load(name) for name in DECKS], seed, starting=0)
    match = Match(game, plan, {1: make_bot("random", seed)})
    match.keeping = False
    for _ in range(2_000):
        if match.asked is None:
            return match
        if match.waits_for_bot:
            assert advice(match, 0).line == ""
            match.let_answer()
            continue
        place = idea(match.game, 0) if needs_bot(match) else None
        word = advice(match, 0, place)
        rules.add(word.rule)
        for lang in languages():
            assert "{" not in tell(word.said, lang, match.called)
        match.write(word.line, 0)
    raise AssertionError("it does not end")


def test_who_follows_the_coach_wins() -> None:
    rules: set[str] = set()
    games = [coached(seed, rules) for seed in range(3)]
    winners = [match.game.outcome.winner for match in games if match.game.outcome]
    assert winners.count(0) >= 2
    assert {"4.2.3", "4.3.1", "3.3.2", "1.8.1.1"} <= rules
    for number in rules:
        assert rulebook.clause(number)
    assert advice(games[0], 0).said.id == "coach-over"


DISCARDS = """
turn: 1
seats:
  1: {ink: 5, hand: [Sudden Chill, Smash], play: [Stitch - New Dog]}
  2: {hand: [Dragon Fire, Smash], play: [Simba - Protective Cub]}
"""


def told_in(scene: str, *lines: str, lang: str = "es") -> str:
    """What the coach says where a scene stands after some lines."""
    lab = Lab(Snapshot(Scene.parse(scene).position))
    for line in lines:
        lab.do(line)
    match = LabMatch(lab, lang)
    seat = match.decider
    word = advice(match, seat, 0)
    return tell(word.said, lang, match.called)


def test_the_coach_says_what_comes_of_an_answer() -> None:
    said = told_in(DISCARDS, "play Sudden Chill")
    assert "descartas Dragon Fire" in said
    said = told_in(DISCARDS.replace("Sudden Chill", "Dragon Fire"), "play Dragon Fire", lang="en")
    assert "that banishes" in said or "takes" in said
    said = told_in(DISCARDS.replace("Sudden Chill, Smash", "Stitch - New Dog"))
    assert "su coste (1 de tinta)" in said and "por 1 o desafiar con 2" in said


# --- in the terminal ------------------------------------------------------------------------------


def typed(*words: str, lines: str = "", lang: str = "en") -> tuple[int, str]:
    environ = {"LANG": "C", "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1"}
    made = CliRunner().invoke(app, ["learn", *words, "--lang", lang], input=lines, env=environ)
    assert isinstance(made.exception, SystemExit | None), made.exception
    return made.exit_code, made.output


@pytest.mark.pure_only
def test_a_lesson_in_the_terminal() -> None:
    lines = "sing Friends on the Other Side with Stitch\nhint\n1\nagain\n2\nquit\n"
    code, said = typed("song", lines=lines)
    assert code == 0
    assert "(CR 5.4.4.2)" in said and "let Mickey Mouse sing it" in said
    assert "Done! Your ink is still there." in said
    assert "Lesson 10 of 14 · Shift" in said, "the next one follows"


@pytest.mark.pure_only
def test_all_lessons_in_the_terminal_in_spanish() -> None:
    lines = "".join(f"{line}\n" for name in LESSONS for line in lesson_named(name).solution)
    code, said = typed(lines=lines, lang="es")
    assert code == 0 and said.count("¡Hecho!") == len(LESSONS)
    assert "Era la última lección" in said


@pytest.mark.pure_only
def test_the_list_and_what_is_no_lesson() -> None:
    code, said = typed("--list")
    assert code == 0 and all(f"({name})" in said for name in LESSONS)
    code, said = typed("sing")
    assert code == 2 and "there is no lesson sing" in said


@pytest.mark.pure_only
def test_the_coach_in_the_terminal() -> None:
    code, said = typed("game", "--seed", "3", lines="keep\nquit\n", lang="es")
    assert code == 0 and "Entrenador: " in said and "[2.2.2]" in said


@pytest.mark.pure_only
def test_what_is_learnt_is_kept(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert LEARNT.names() == frozenset()
    for name in ("quest", "ink", "ink"):
        LEARNT.add(name)
    assert LEARNT.names() == {"ink", "quest"}
