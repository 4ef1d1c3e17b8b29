"""The case book: every ruling reads well, and the game gives the answer it gives."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tintero import Deck, Game, records
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app
from tintero.judge.book import STATUSES, Ruling, UnknownRuling, book, ids, load_all, ruling
from tintero.judge.run import CHANGED, FAILED, NOT_PLAYABLE, PASSED, run, run_one
from tintero.rulebook import exists
from tintero.scene import Scene, SceneError
from tintero.state.ruleset import Ruleset
from tintero.views.log import sentences
from tintero_proof.collect import collect

CITED = re.compile(r"CR ((?:\d+(?:\.\d+)+(?:, )?)+)")


def playable() -> list[Ruling]:
    return [entry for entry in book() if entry.playable]


GOOD = """\
id: XX-001
topic: quest
status: current
title: {en: A quest, es: Una aventura}
question: {en: "May he quest?", es: "¿Puede ir de aventura?"}
answer: {en: Yes. (CR 4.5.1), es: Sí. (CR 4.5.1)}
clauses: ["4.5.1"]
cards: [Stitch - New Dog]
scenes:
  - title: He may
    seats:
      1: {play: [Stitch - New Dog]}
    steps:
      - 1: quest Stitch
      - expect: {lore: {1: 1}}
"""


def said(entry: Ruling) -> list[str]:
    """Every text of a ruling, in both languages."""
    texts = [entry.title, entry.question, entry.answer, entry.note, entry.not_playable]
    texts += [reading.text for reading in entry.readings]
    return [text.get(lang) for text in texts if text is not None for lang in ("en", "es")]


# --- the book that is shipped ---------------------------------------------------------------------


@pytest.mark.pure_only
def test_every_ruling_holds() -> None:
    outcomes = {entry.id: run_one(entry) for entry in playable()}
    other = {
        id: outcome
        for id, outcome in outcomes.items()
        if (outcome.result, outcome.problems) != (PASSED, ())
    }
    assert other == {}


def test_the_book_is_complete() -> None:
    assert [entry.id for entry in book()] == ids()
    assert len(book()) == 317
    assert len(playable()) >= 311
    assert {entry.status for entry in book()} == set(STATUSES)
    for entry in book():
        if entry.status in ("current", "superseded") and not entry.playable:
            assert entry.id == "JC-082", "what can be played out is played out"


def test_every_scene_is_called_something_in_both_languages_and_does_something() -> None:
    for entry in book():
        titles = [scene.called("es") for scene in entry.scenes]
        assert len(set(titles)) == len(titles), entry.id
        for scene in entry.scenes:
            assert dict(scene.position.titles)["es"], (entry.id, scene.title)
            assert any(step.action for step in scene.steps), (entry.id, scene.title)


def test_every_entry_of_the_file_is_in_the_book_with_its_status() -> None:
    """230 cases and 87 published answers; a policy one may have a scene with the game's part."""
    statuses = dict.fromkeys(STATUSES, 0)
    for entry in book():
        statuses[entry.status] += 1
        if entry.status == "disputed":
            assert entry.playable and len(entry.readings) == 2
        if not entry.playable:
            assert entry.not_playable is not None
    assert statuses == {"current": 290, "superseded": 14, "disputed": 6, "policy": 7}


@pytest.mark.pure_only
def test_a_ruling_reads_well() -> None:
    """One test for all of them; every one that fails is told."""
    failed: list[str] = []
    for entry in book():
        try:
            reads_well(entry)
        except AssertionError as problem:
            failed.append(f"{entry.id}: {problem}")
    assert not failed, "\n".join(failed)


def reads_well(entry: Ruling) -> None:
    assert "?" in entry.question.get("en")
    assert re.search(r"¿[^?]+\?", entry.question.get("es"))
    for words in (entry.question, entry.answer):
        assert words.get("en") != words.get("es")
    for card in entry.cards:
        assert default_pool().exact(card), card
    cited = [n for text in said(entry) for found in CITED.findall(text) for n in found.split(", ")]
    assert all(exists(number) for number in cited if number), cited
    for text in said(entry):
        assert "{" not in text and "  " not in text
    if entry.status != "policy":
        assert CITED.search(entry.answer.get("en")) and CITED.search(entry.answer.get("es"))


def test_what_the_publisher_has_answered_is_marked() -> None:
    answers = [entry for entry in book() if entry.id.startswith("OA-")]
    assert [entry.id for entry in answers] == [f"OA-{n:03}" for n in range(1, 88)]
    assert all(entry.official and entry.playable for entry in answers)
    cases = [entry.id for entry in book() if entry.official and entry not in answers]
    assert len(cases) == 16 and "JC-041" in cases
    assert Ruling.parse(GOOD.replace("topic:", "official: true\ntopic:")).official
    assert not Ruling.parse(GOOD).official


def test_spanish_uses_the_fixed_words() -> None:
    """The judge's words for zones and states, none of the words other players use for them."""
    wrong = re.compile(
        r"\b(tintero|enderez\w+|girad[oa]s?|girar|pila de descarte|cementerio|exiliad\w+|"
        r"busca de leyenda|retar|reta a|campo de juego|mesa de juego|gsc|lore|"
        r"vosotr[oa]s|vuestr[oa]s?|\w+[áé]is)\b",  # nobody is called "vosotros"
        re.IGNORECASE,
    )
    for entry in book():
        for text in (entry.question.get("es"), entry.answer.get("es")):
            found = wrong.search(text.replace("`tintero", "`"))
            assert found is None, f"{entry.id}: {found}"


@pytest.mark.pure_only
def test_its_scenes_count_as_tests_of_their_clauses() -> None:
    index = collect(Path(__file__).parent)
    title = "Boo banishes before damage"
    assert f"src/tintero/judge/rulings/JC-001.yaml::{title}" in index["4.6.9"]


def told(case: str, title: str) -> str:
    """Everything the log says of one scene."""
    (scene,) = [scene for scene in ruling(case).scenes if scene.title.startswith(title)]
    game = scene.game()
    lines: list[str] = []
    for step in scene.steps:
        if step.action and not step.illegal:
            lines += sentences(game.state, game.push(step.action, step.seat), "es")
    return " ".join(lines)


def test_what_the_log_says_of_a_move_from_no_location() -> None:
    assert "Mickey Mouse - True Friend se mueve a Zootopia - Tundratown." in told("JC-246", "")


def test_the_log_tells_what_temporary_shift_takes_back() -> None:
    log = told("JC-268", "A card shifted")
    assert "Se quita 2 de daño a Baymax - Giant Robot" in log
    assert "Meilin Lee - Popular Red Panda va a la mano" in log


def test_a_ruling_is_found_by_its_number() -> None:
    assert ruling("JC-029") is ruling("JC-029")
    assert ruling("29").id == ruling("jc29").id == "JC-029"
    assert ruling("oa5").id == ruling("OA-5").id == "OA-005"
    with pytest.raises(UnknownRuling) as caught:
        ruling("JC-2999")
    assert "JC-299" in caught.value.near


# --- reading --------------------------------------------------------------------------------------


def test_a_ruling_is_read() -> None:
    made = Ruling.parse(GOOD, "XX-001.yaml")
    assert (made.id, made.title.get("es"), made.clauses) == ("XX-001", "Una aventura", ("4.5.1",))
    assert [scene.title for scene in made.scenes] == ["He may"]
    assert made.scenes[0].steps[0].line == 14


DISPUTED = GOOD.replace("status: current", "status: disputed")
READINGS = "readings: [{en: A, es: A, played: true}, {en: B, es: B, played: true}]\n"

BAD = [
    ("topic: quest", "theme: quest", 2, "unknown key 'theme'"),
    ("topic: quest\n", "", 1, "topic: is missing"),
    ("XX-001", "one", 1, "id: 'one'"),
    ("status: current", "status: old", 3, "status: is one of current"),
    ("status: current", "status: superseded", 1, "note:"),
    ("status: current", "official: perhaps\nstatus: current", 3, "official"),
    (", es: Una aventura", "", 4, "title: there is no 'es'"),
    ('es: "¿Puede ir de aventura?"', "es: ''", 5, "question.es: is empty"),
    ("answer: {en: Yes. (CR 4.5.1), es: Sí. (CR 4.5.1)}", "answer: yes", 6, "answer: must be"),
    ('clauses: ["4.5.1"]', 'clauses: ["4.5.99"]', 7, "4.5.99"),
    ('clauses: ["4.5.1"]', "clauses: []", 7, "clauses: there are none"),
    ("title: He may", "clauses: []", 10, "title of its own"),
    ("      - expect: {lore: {1: 1}}\n", "", 10, "expects nothing"),
    ("lore: {1: 1}", "lorre: {1: 1}", 15, "lorre"),
    ("play: [", "plays: [", 12, "unknown key 'plays'"),
    (GOOD[GOOD.index("scenes") :], "", 1, "scenes: there are none"),
    ("cards:", "not_playable: {en: A, es: B}\ncards:", 8, "not_playable: but there are scenes"),
    ("cards:", "readings: [{en: A, es: B}]\ncards:", 8, "readings: only a disputed"),
]


@pytest.mark.parametrize(("old", "new", "line", "problem"), BAD, ids=[bad[3] for bad in BAD])
def test_what_is_wrong_is_said_with_line_and_field(
    old: str, new: str, line: int, problem: str
) -> None:
    assert old in GOOD
    with pytest.raises(SceneError) as caught:
        Ruling.parse(GOOD.replace(old, new, 1), "mine.yaml")
    assert f"mine.yaml:{line}:" in str(caught.value) and problem in str(caught.value)


def test_a_disputed_ruling_says_which_reading_is_played() -> None:
    for text in (DISPUTED, DISPUTED + READINGS):
        with pytest.raises(SceneError, match="readings: a disputed ruling has two or more"):
            Ruling.parse(text)
    alone = DISPUTED + READINGS.replace("B, played: true", "B")
    with pytest.raises(SceneError, match="`switch` is missing"):
        Ruling.parse(alone)
    switched = alone.replace("es: B}", "es: B, switch: up-to-may-be-none}")
    with pytest.raises(SceneError, match="no scene takes the `switch`"):
        Ruling.parse(switched)
    with pytest.raises(SceneError, match=r"readings\.switch: is one of otherwise-of-the-if"):
        Ruling.parse(switched.replace("up-to-may-be-none", "so"))
    scene = GOOD[GOOD.index("  - title") :].replace("He may", "Read so")
    scene = scene.replace("    seats:", "    readings: [up-to-may-be-none]\n    seats:")
    before, after = switched.split("readings: ")
    made = Ruling.parse(f"{before}{scene}readings: {after}")
    assert [reading.played for reading in made.readings] == [True, False]
    assert [reading.switch for reading in made.readings] == ["", "up-to-may-be-none"]


def test_a_file_is_called_by_its_id(tmp_path: Path) -> None:
    (tmp_path / "XX-002.yaml").write_text(GOOD, encoding="utf-8")
    with pytest.raises(SceneError, match="id: 'XX-001' is not what the file is called"):
        load_all(tmp_path)
    two = GOOD + "---\n" + GOOD
    with pytest.raises(SceneError, match="2 rulings here"):
        Ruling.parse(two)


def test_the_example_of_the_docs_is_one() -> None:
    page = Path(__file__).parent.parent / "docs" / "rulings.md"
    (text,) = re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert run_one(Ruling.parse(text, str(page))).result == PASSED


def test_a_game_takes_a_reading_and_its_record_keeps_it() -> None:
    decks = [Deck.load(name).cards for name in ("amber-steel", "ruby-amethyst")]
    game = Game.new(decks, 1, rules=Ruleset(readings="up-to-may-be-none"))
    assert game.state.ruleset.up_to_may_be_none
    again = records.Replay(records.read(records.of(game).text())).game
    assert again.state.ruleset.readings == "up-to-may-be-none"
    with pytest.raises(ValueError, match="unknown reading 'so'"):
        Ruleset(readings="so")
    scene = Scene.of(ruling("JC-206").scenes[1].game())
    assert scene.position.readings == ("up-to-may-be-none",)
    assert Scene.parse(scene.text()).position.readings == scene.position.readings


# --- running --------------------------------------------------------------------------------------


def test_a_report_counts_each_ruling_once() -> None:
    wrong = Ruling.parse(GOOD.replace("lore: {1: 1}", "lore: {1: 9}"), "XX-001.yaml")
    report = run([Ruling.parse(GOOD), wrong, ruling("JC-021"), ruling("JC-043")], "2.1")
    results = [outcome.result for outcome in report.outcomes]
    assert results == [PASSED, FAILED, CHANGED, NOT_PLAYABLE]
    plain = report.plain("es")
    assert {key: plain[key] for key in ("rulings", "passed", "failed", "changed")} == {
        "rulings": 4, "passed": 1, "failed": 1, "changed": 1,
    }  # fmt: skip
    assert plain["not_playable"] == 1 and plain["rules"] == "2.1"
    (problem,) = plain["outcomes"][1]["problems"]
    assert (problem["scene"], problem["line"]) == ("He may", 15)
    assert plain["outcomes"][3]["reason"].startswith("Es cuestión de acuerdo")


def test_a_scene_that_names_its_version_keeps_it() -> None:
    """JC-021 has a scene for 2.1: held against 2.1 only the newest one comes out otherwise."""
    outcome = run_one(ruling("JC-021"), "2.1")
    old = [scene.title for scene in ruling("JC-021").scenes if scene.position.rules]
    assert old and outcome.result == CHANGED
    assert not {problem.scene for problem in outcome.problems} & set(old)


def cli(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["judge", "run", *args], env={"LC_ALL": "C"})
    return result.exit_code, result.output


def test_the_command_prints_what_came_out(tmp_path: Path) -> None:
    code, output = cli("JC-029", "JC-043")
    assert code == 0 and "1 passed, 0 failed, 1 not playable" in output
    code, output = cli("JC-029", "--lang", "es", "--rules", "2.2")
    assert code == 0 and "reglas 2.2 frente a 2.3: 1 sale igual, 0 cambian" in output
    code, output = cli("JC-021", "--rules", "2.1")
    assert code == 0 and "Come out otherwise under 2.1\n  JC-021" in output
    mine = tmp_path / "XX-001.yaml"
    mine.write_text(GOOD.replace("lore: {1: 1}", "lore: {1: 9}"), encoding="utf-8")
    code, output = cli(str(tmp_path))
    assert code == 1 and "He may, line 15: " in output
    code, output = cli(str(mine), "--json")
    plain = json.loads(output)
    assert code == 1
    assert (plain["rulings"], plain["passed"], plain["failed"], plain["not_playable"]) == (
        1, 0, 1, 0,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("JC-2999",), "JC-299"),
        (("--rules", "1.9"), "2.1, 2.2, 2.3"),
    ],
)
def test_bad_input_is_told(args: tuple[str, ...], said: str) -> None:
    code, output = cli(*args)
    assert code == 2 and said in output


def test_a_bad_file_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "XX-001.yaml").write_text(GOOD.replace("topic:", "theme:"), encoding="utf-8")
    code, output = cli(str(tmp_path))
    assert code == 2 and "XX-001.yaml:2: unknown key 'theme'" in output.replace("\n", " ")
