"""`tintero judge ask`: a scene or a case of the book, in every format, with its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from test_judge_sheet import SMASH
from tintero.cli.shell.main import app
from tintero.judge.book import book

pytestmark = pytest.mark.pure_only


def cli(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["judge", *words, "--lang", lang], input=typed, env=environ)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "case.yaml"
    path.write_text(SMASH, encoding="utf-8")
    return str(path)


def test_ask_in_every_format(file: str) -> None:
    text = cli("ask", file, lang="es")
    assert text.exit_code == 0
    assert "Veredicto: SÍ. Se puede hacer." in text.stdout
    assert "recibido 0. [1.9.4]" in text.stdout
    plain = json.loads(cli("ask", file, "--format", "json").stdout)
    assert (plain["verdict"], plain["rules"]) == ("yes", "2.3")
    assert plain["sequence"][1]["steps"][1]["damage"] == [3, 0, 0]
    assert cli("ask", file, "--format", "md").stdout.startswith("# Smash on Resist")
    assert cli("ask", file, "--format", "html").stdout.startswith("<!doctype html>")
    assert (
        json.loads(cli("ask", file, "--rules", "2.1", "--format", "json").stdout)["rules"] == "2.1"
    )
    compared = json.loads(cli("ask", file, "--diff", "2.1,2.3", "--format", "json").stdout)
    assert compared["equal"] is False


def test_ask_takes_a_case_of_the_book_by_its_id() -> None:
    made = cli("ask", "jc-1", "--scene", "1", lang="es")
    assert made.exit_code == 0
    assert made.stdout.startswith("JC-001: ")
    assert "Kid-Tastrophe!" in made.stdout  # the question stands above the sequence
    missing = cli("ask", "JC-9999")
    assert missing.exit_code == 2
    assert "no case of that name" in missing.stderr


def test_a_case_says_its_own_answer_in_its_language() -> None:
    made = cli("ask", "JC-001", lang="es").stdout
    assert "Veredicto: NO. La habilidad se resuelve antes del daño" in made
    assert made.count("Pregunta: ") == 1 and "Escena 2 de 2: Lo que destierra Boo" in made
    assert "Todo sale como está escrito" in made
    plain = json.loads(cli("ask", "JC-001", "--format", "json").stdout)
    assert [one["verdict"] for one in plain] == ["no", "no"]
    assert plain[0]["case"]["question"].startswith("Your turn, Main Phase.")
    page_ = cli("ask", "JC-001", "--format", "html").stdout
    assert page_.count("<!doctype html>") == page_.count("<h1>") == 1
    assert cli("ask", "JC-001", "--format", "md", lang="es").stdout.count("\n# ") == 0


def test_a_case_that_another_version_decides_otherwise_says_so() -> None:
    made = cli("ask", "JC-021", "--scene", "1", "--rules", "2.1", lang="es")
    assert made.exit_code == 1
    assert "DE OTRO MODO. No sale como está escrito: línea" in made.stdout
    assert "zone de Piglet: se esperaba discard y es play" in " ".join(made.stdout.split())


def test_a_disputed_case_shows_both_readings_and_plays_either() -> None:
    made = cli("ask", "JC-206", lang="es").stdout
    assert "(así se juega aquí)" in made and "(--reading 2 lo juega así)" in made
    first = cli("ask", "JC-206", "--reading", "1", "--brief").stdout
    second = cli("ask", "JC-206", "--reading", "2", "--brief").stdout
    assert "Scene 1 of 2" in first and "Scene 2 of 2" not in first
    assert "reading up-to-may-be-none" in second and "Scene 1 of 2" not in second
    named = cli("ask", "JC-058", "--scene", "1", "--reading", "otherwise-of-the-if")
    assert named.exit_code == 1  # the scene of the one reading does not come out by the other
    assert cli("ask", "JC-206", "--reading", "3").exit_code == 2
    unknown = cli("ask", "JC-029", "--reading", "so", lang="es")
    assert unknown.exit_code == 2 and "up-to-may-be-none" in unknown.stderr


def test_a_superseded_case_shows_its_note() -> None:
    assert "Nota: Con las reglas 1.x" in cli("ask", "JC-018", lang="es").stdout


def test_a_case_that_cannot_be_played_still_answers() -> None:
    case = next(case for case in book() if not case.scenes)
    made = cli("ask", case.id, lang="es")
    assert made.exit_code == 0
    assert case.answer.get("es") in " ".join(made.stdout.split())
    assert "Nada que jugar: " in made.stdout
    plain = json.loads(cli("ask", case.id, "--format", "json").stdout)
    assert plain["case"]["answer"] == case.answer.get("en") and plain["not_playable"]
    assert cli("ask", case.id, "--format", "html").stdout.startswith("<!doctype html>")
    assert cli("ask", case.id, "--format", "md").stdout.startswith(f"# {case.id}: ")


@pytest.mark.parametrize("command", ["ask", "lab", "rewind", "quiz", "run"])
def test_every_command_has_help(command: str) -> None:
    text = CliRunner().invoke(app, ["judge", command, "--help"], env={"COLUMNS": "100"}).stdout
    assert "Example: " in text and "tintero judge" in text
    assert "Exit codes:" in text


def test_ask_leaves_with_1_when_it_does_not_come_out_and_2_on_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(SMASH + "  - expect: {damage: {Namaari: 3}}\n", encoding="utf-8")
    assert cli("ask", str(path)).exit_code == 1
    path.write_text(SMASH.replace("8.8.1", "8.8.99"), encoding="utf-8")
    bad = cli("ask", str(path), lang="es")
    assert bad.exit_code == 2
    assert f"{path}:3: no existe la cláusula 8.8.99" in bad.stderr
    path.write_text(SMASH, encoding="utf-8")
    assert cli("ask", str(path), "--rules", "9").exit_code == 2
    assert cli("ask", str(path), "--diff", "2.1").exit_code == 2
    assert cli("ask", str(path), "--scene", "7").exit_code == 2
