"""`tintero rules`: the rulebook on the command line."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tintero import rulebook
from tintero.cli.rules import print as rules_print
from tintero.cli.shell.common import speak
from tintero.cli.shell.main import app
from tintero.rulebook import ledger as ledgers

pytestmark = pytest.mark.pure_only


def run(*arguments: str, lang: str = "C.UTF-8") -> tuple[int, str, str]:
    speak("")  # what another call asked for is over
    result = CliRunner().invoke(app, ["rules", *arguments], env={"LANG": lang, "COLUMNS": "120"})
    return result.exit_code, result.stdout, result.stderr


def run_json(*arguments: str) -> dict[str, object]:
    code, out, _ = run(*arguments, "--json")
    assert code == 0
    loaded = json.loads(out)
    assert isinstance(loaded, dict)
    return loaded


def test_show_prints_the_clause_in_the_language_of_the_locale() -> None:
    assert "Bag" in run("show", "7.7")[1]
    assert "Bolsa" in run("show", "7.7", lang="es_ES.UTF-8")[1]
    assert "Bolsa" in run("show", "7.7", "--lang", "es")[1]
    assert "Bag" in run("show", "7.7", "--lang", "en", lang="es_ES.UTF-8")[1]


def test_show_tells_history_old_numbers_and_rows() -> None:
    facts = run_json("show", "4.6.4.5")
    assert facts["old"] == ["4.3.6.10", "4.3.6.11"]
    assert facts["parents"] == ["4", "4.6", "4.6.4"]
    assert facts["rows"] == ["002:A-5", "002:A-6", "002:B-4b", "002:B-5", "002:B-6"]
    code, out, _ = run("show", "8.1.2")
    assert code == 0 and "changed in 2.3" in out and "Before 2.3:" in out


def test_square_brackets_are_printed_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Rules text is full of them, and Rich would take some for markup."""
    rules_print.out("[player] may [A]")
    rules_print.out_table("en", ["rules-clause"], [["[bold] and [i]"]])
    printed = capsys.readouterr().out
    assert "[player] may [A]" in printed and "[bold] and [i]" in printed


def test_show_prints_a_row_of_the_documents() -> None:
    code, out, _ = run("show", "002:A-7", "--lang", "es")
    assert code == 0 and "contradice" in out and "4.6.5" in out
    assert run_json("show", "002:A-7")["line"] == "11"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "7.7.9"), "7.7.7"),
        (("show", "002:A-77"), "002:A-7"),
        (("tree", "4.6.44"), "4.6.9"),
        (("crosswalk", "4.3.6.88"), "4.3.6.8"),
        (("search", "bolza", "--lang", "es"), "bolsa"),
        (("changes", "2.2", "9.9"), "2.1, 2.2, 2.3"),
    ],
)
def test_bad_input_names_what_was_perhaps_meant(arguments: tuple[str, ...], message: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (1 if arguments[0] == "search" else 2, "")
    assert message in err


def test_search_and_tree() -> None:
    code, out, _ = run("search", "bolsa", "--lang", "es")
    assert code == 0 and out.index("7.7") < out.index("4.2.2")
    code, out, _ = run("tree", "4.5")
    assert code == 0 and "4.5.1.4" in out and "4.6" not in out
    tree = run_json("tree", "4.5")
    assert tree["number"] == "4.5" and isinstance(tree["children"], list)


def test_crosswalk_command() -> None:
    assert run_json("crosswalk", "4.3.6.8") == {
        "number": "4.3.6.8",
        "new": ["4.6.4.3"],
        "old": [],
    }
    assert run_json("crosswalk", "4.6.4.3")["old"] == ["4.3.6.8"]
    code, out, _ = run("crosswalk", "7.4.4.1", "--lang", "es")
    assert code == 0 and "eliminado" in out
    code, out, _ = run("crosswalk", "8.16")
    assert code == 0 and "no old number" in out


def test_conflicts_command() -> None:
    facts = run_json("conflicts")
    assert isinstance(facts["conflicts"], list) and len(facts["conflicts"]) == 29
    assert isinstance(facts["clashes"], list) and len(facts["clashes"]) == 6
    code, out, _ = run("conflicts", "--lang", "es")
    assert code == 0 and all(conflict.id in out for conflict in rulebook.conflicts())


def test_changes_command() -> None:
    facts = run_json("changes", "2.2", "2.3")
    assert isinstance(facts["differences"], list) and len(facts["differences"]) == 7
    assert isinstance(facts["changes"], list)
    assert {"8.16", "7.1.6.1"} <= {change["number"] for change in facts["changes"]}
    code, out, _ = run("changes", "2.1", "2.2", "--lang", "es")
    assert code == 0 and "1.9.5" in out and "antes 1.9.4" in out
    assert "Nothing differs" in run("changes", "2.3", "2.3")[1]


def test_ledger_command_fails_until_every_row_is_accounted_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    full = {row.id: ["tests/test_x.py::test_y"] for row in rulebook.documents()}
    monkeypatch.setattr(ledgers, "load_index", lambda: full)
    code, out, _ = run("ledger", "--json")
    assert code == 0 and json.loads(out)["tested"] == 193
    del full["002:A-9'"]
    code, out, _ = run("ledger")
    assert code == 1 and "002:A-9'" in out and "192 tested" in out
    code, out, _ = run("ledger", "--json", "--lang", "es")
    assert code == 1 and json.loads(out)["without_test"] == ["002:A-9'"]


@pytest.mark.parametrize(
    ("words", "lang", "first"),
    [
        ("bolsa", "es", "7.7"),
        ("desterrar", "es", "1.8.1.4"),
        ("secándose", "es", "5.1.1.11"),
        ("seco", "es", "5.1.1.12"),
        ("agotado", "es", "5.1.1.2"),
        ("ir de aventura", "es", "4.5"),
        ("desafios", "es", "4.6"),
        ("pozo de tinta", "es", "7.5"),
        ("zona de juego", "es", "7.4"),
        ("mazo", "es", "7.2"),
        ("mulligan", "es", "2.2.2"),
        ("lore", "es", "1.11"),
        ("questear", "es", "4.5"),
        ("bag", "es", "7.7"),
        ("passing the bag", "es", "7.7.4.4"),
        ("banishes", "en", "1.8.1.4"),
        ("mulligan", "en", "2.2.2"),
        ("bolsa", "en", "7.7"),
        ("7.7.4", "en", "7.7.4"),
    ],
)
def test_a_judge_finds_the_clause_by_the_words_of_the_table(
    words: str, lang: str, first: str
) -> None:
    code, out, _ = run("search", words, "--lang", lang, "--json")
    assert code == 0
    assert json.loads(out)[0]["number"] == first


def test_words_in_place_of_a_number_lead_to_clauses() -> None:
    code, _, said = run("show", "bolsa", "--lang", "es")
    assert code == 2 and "7.7 Bolsa" in said


def test_what_a_card_waits_for_is_said_in_spanish() -> None:
    _, out, _ = run("show", "1.8.1.4", "--lang", "es")
    assert "Cartas por disparo por desterrado, 1.8.1.4" in " ".join(out.split())
