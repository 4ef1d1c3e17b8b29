"""Questions from the case book; and where a clause leads: rulings, tests, cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tintero import rulebook
from tintero.cli.shell.main import app
from tintero.judge import linking, links
from tintero.judge.book import book, ruling
from tintero.judge.quiz import TOPICS, draw, read_answer, topics, yes_or_no

pytestmark = pytest.mark.pure_only


def cli(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "200", "NO_COLOR": "1"}
    return CliRunner().invoke(app, [*words, "--lang", lang], input=typed, env=environ)


# --- the quiz -------------------------------------------------------------------------------------


def test_the_seed_decides_which_and_in_which_order() -> None:
    one, same, other = (draw(book(), None, 5, seed) for seed in (1, 1, 2))
    assert [item.ruling.id for item in one] == [item.ruling.id for item in same]
    assert [item.ruling.id for item in one] != [item.ruling.id for item in other]


def test_a_topic_leaves_only_its_cases_and_a_dispute_is_no_question() -> None:
    found = draw(book(), "BAG", 999, 1)
    assert found and {item.ruling.topic for item in found} == {"bag"}
    assert "bag" in topics(book())
    assert all(item.ruling.status != "disputed" for item in draw(book(), None, 999, 1))


def test_topics_have_spanish_names() -> None:
    assert {case.topic for case in book()} == set(TOPICS)
    assert len(set(TOPICS.values())) == len(TOPICS)
    one, same = (draw(book(), name, 999, 1) for name in ("desafío", "challenge"))
    assert one and [item.ruling.id for item in one] == [item.ruling.id for item in same]
    asked = cli("judge", "quiz", "--topic", "bolsa", "--count", "1", "--seed", "3", lang="es")
    assert asked.exit_code == 0 and "Pregunta 1 de 1" in asked.stdout
    unknown = cli("judge", "quiz", "--topic", "nada", lang="es")
    assert unknown.exit_code == 2 and "bolsa" in unknown.stderr


@pytest.mark.parametrize(
    ("typed", "read"),
    [("yes", True), ("Sí.", True), ("si", True), ("NO", False), ("n", False), ("no sé", None)],
)
def test_yes_and_no_in_both_languages(typed: str, read: bool | None) -> None:
    assert read_answer(typed) is read


def test_an_answer_that_begins_with_no_is_marked() -> None:
    assert ruling("JC-001").answer.get("es").startswith("No.")
    assert yes_or_no(ruling("JC-001")) is False
    assert yes_or_no(ruling("JC-003")) is None


def answers(right: bool) -> str:
    """Lines that answer five questions right, or wrong."""
    lines = []
    for item in draw(book(), "bag", 5, 3):
        if item.answer is None:
            lines += ["I think so", "yes" if right else "no"]
        else:
            lines.append("yes" if item.answer == right else "no")
    return "\n".join(lines) + "\n"


def test_the_score_is_right() -> None:
    words = ("judge", "quiz", "--topic", "bag", "--seed", "3", "--count", "5")
    assert "5 of 5 right." in cli(*words, typed=answers(True)).stdout
    assert "0 de 5 aciertos." in cli(*words, typed=answers(False), lang="es").stdout
    begun = cli(*words, typed="q\n")
    assert begun.exit_code == 0
    assert begun.stdout.rstrip().endswith("0 of 0 right.")


def test_after_each_question_come_answer_sequence_and_clause() -> None:
    words = ("judge", "quiz", "--topic", "bag", "--seed", "3", "--count", "1")
    (item,) = draw(book(), "bag", 1, 3)
    text = cli(*words, typed=answers(True)).stdout
    assert text.index(item.ruling.question.get("en")) < text.index(item.ruling.answer.get("en"))
    assert text.index(item.ruling.answer.get("en")) < text.index("    1. ")
    clause = rulebook.clause(item.ruling.clauses[0])
    assert f"  {clause.number} {clause.title()}: {clause.statement()}" in text


def test_a_topic_that_is_none_lists_those_there_are() -> None:
    made = cli("judge", "quiz", "--topic", "lunch", typed="")
    assert made.exit_code == 2
    assert "No case is about lunch." in made.stderr
    assert "bag" in made.stderr


# --- where a clause leads -------------------------------------------------------------------------


def by(number: str, how: str) -> dict[str, tuple[str, ...]]:
    return {link.name: link.cards for link in links.cards_of(number) if link.how == how}


def test_rulings_that_name_the_clause_or_one_below_it() -> None:
    assert "JC-024" in [case.id for case in links.rulings_of("7.7.4.4")]
    assert "JC-024" in [case.id for case in links.rulings_of("7.7.4")]
    assert "JC-024" not in [case.id for case in links.rulings_of("8.8.2")]
    for case in links.rulings_of("7.7.4.4"):
        assert any(links.is_within(c, "7.7.4.4") for c in case.clauses)


def test_what_is_noted_of_rulings_and_cards_is_what_is_worked_out() -> None:
    """`python -m tintero.judge.linking` writes it anew after a change of either."""
    assert links.noted() == json.loads(json.dumps(linking.worked_out()))


def test_cards_by_keyword_node_and_trigger() -> None:
    assert "Namaari - Resolute Daughter" in by("8.8", "keyword")["Resist"]
    assert "Namaari - Resolute Daughter" in by("8.8.2", "keyword")["Resist"]
    assert "Stitch - New Dog" not in by("8.8", "keyword")["Resist"]
    assert "Ariel - Spectacular Singer" in by("6.1.4", "node")["May"]
    assert "Smash" not in by("6.1.4", "node")["May"]
    assert "Boo - Energetic Child" in by("4.6.4.5", "trigger")["challenged"]
    assert by("7.7.4.3", "node") == {}


def test_every_link_names_a_clause_that_exists() -> None:
    for how, name, clause in links.card_index():
        assert rulebook.exists(clause) or rulebook.exists(clause, "2.1"), (how, name, clause)


def test_every_keyword_has_its_section() -> None:
    sections = links.keyword_sections()
    assert len(sections) == 15
    assert all(number.startswith("8.") for number in sections.values())


def from_json(*words: str) -> Any:
    return json.loads(cli("rules", *words, "--json").stdout)


def test_rules_show_links_rulings_tests_and_cards() -> None:
    plain = from_json("show", "8.8.2")
    assert "JC-021" in [case["id"] for case in plain["rulings"]]
    assert any("resist.yaml" in test for test in plain["tests"])
    (cards,) = plain["cards"]
    assert (cards["how"], cards["by"], cards["clause"]) == ("keyword", "Resist", "8.8")
    text = cli("rules", "show", "8.8.2", lang="es").stdout
    assert "Casos: " in text and "JC-021" in text
    assert f"Cartas por palabra clave Resist, 8.8 ({len(cards['cards'])}): " in text
    assert "; …" in text
    assert "; …" not in cli("rules", "show", "8.8.2", "--cards").stdout


def test_rules_keywords() -> None:
    plain = from_json("keywords")
    assert [row["keyword"] for row in plain][:2] == ["Alert", "Bodyguard"]
    ward = next(row for row in plain if row["keyword"] == "Ward")
    assert ward["clause"] == "8.15"
    assert ward["cards"]
    assert "Palabra clave" in cli("rules", "keywords", lang="es").stdout


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("search", "bolsa"), "7.7"),
        (("tree", "4"), "4.6.4.5"),
        (("crosswalk", "4.3.6.8"), "4.6.4.3"),
        (("crosswalk", "4.6.4.3"), "4.3.6.8"),
        (("changes", "2.2", "2.3"), "7.1.6.1"),
        (("conflicts",), "003"),
    ],
)
def test_the_other_ways_into_the_rulebook(words: tuple[str, ...], found: str) -> None:
    made = cli("rules", *words, lang="es")
    assert made.exit_code == 0
    assert found in made.stdout
