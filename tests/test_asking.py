"""Questions in words: what people ask at a table finds the case or the clause that answers it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from tintero import rulebook
from tintero.asking.case_words import case_words
from tintero.asking.question import MOST_WORDS, NotAsked, ask
from tintero.asking.reply import answer, verdict_of
from tintero.asking.typos import Speller
from tintero.asking.words import read_table, stem, terms
from tintero.cli.shell.main import app
from tintero.judge.book import book
from tintero.judge.read import scenes_of
from tintero.messages import languages
from web_app import WebApp

pytestmark = pytest.mark.pure_only

ASKED: dict[str, dict[str, list[dict[str, Any]]]] = yaml.load(
    Path(__file__).with_name("asked.yaml").read_text(encoding="utf-8"),
    getattr(yaml, "CSafeLoader", yaml.SafeLoader),
)
FIRST = 3
# Of a hundred questions at least so many find what answers them among the first three.
LEAST = 0.9


def missed(part: str) -> tuple[list[str], int]:
    """Of a list of questions those that do not find it, and how many there are."""
    found, every = [], 0
    for questions in ASKED[part].values():
        for one in questions:
            every += 1
            told = ask(one["q"])
            cases = {case.id for case in told.cases[:FIRST]}
            clauses = {clause.number for clause in told.clauses[:FIRST]}
            if not (cases & set(one.get("cases", ())) or clauses & set(one.get("clauses", ()))):
                found.append(f"{one['q']}: {sorted(cases)}, {sorted(clauses)}")
    return found, every


@pytest.mark.parametrize("part", ASKED)
def test_the_right_case_or_clause_is_among_the_first_three(part: str) -> None:
    wrong, every = missed(part)
    assert len(wrong) <= (1 - LEAST) * every, "\n" + "\n".join(wrong)


def test_the_questions_name_what_there_is() -> None:
    assert {lang: len(asked) for lang, asked in ASKED["tuned"].items()} == {"es": 35, "en": 25}
    for part in ASKED.values():
        for one in (one for questions in part.values() for one in questions):
            assert one.get("cases") or one.get("clauses"), one
            assert all(id in case_words() for id in one.get("cases", ())), one
            assert all(rulebook.exists(number) for number in one.get("clauses", ())), one


def test_what_people_say_is_said_of_clauses_that_there_are() -> None:
    assert [number for number in read_table("said.toml") if not rulebook.exists(number)] == []


def test_the_cases_are_those_of_the_book() -> None:
    """They are read without their scenes, and with the same words."""
    words = case_words()
    assert list(words) == [one.id for one in book()]
    for one in book():
        read = words[one.id]
        assert (read.title, read.question, read.answer) == (one.title, one.question, one.answer)
        assert (read.clauses, read.cards, read.status) == (one.clauses, one.cards, one.status)
        assert (read.official, read.playable) == (one.official, one.playable)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (
            "mi rival ataca a un guardaespaldas exhausto",
            "my opponent challenges a tapped bodyguard",
        ),
        ("cementerio", "graveyard"),
        ("personaje mareado", "summoning sick character"),
        ("explorar", "questing"),
        ("desterrado", "killed"),
    ],
)
def test_words_that_mean_the_same(one: str, two: str) -> None:
    assert set(terms(one)) == set(terms(two))


def test_forms_of_a_word_have_one_stem() -> None:
    assert len({stem(word) for word in ("mueve", "mover", "movido", "mueven")}) == 1
    assert len({stem(word) for word in ("banish", "banished", "banishes", "banishing")}) == 1


def test_slips_are_understood_and_told() -> None:
    told = ask("guardespaldsa agotdo")
    assert dict(told.guessed)["agotdo"] == "agotado" and told.keywords == ("Bodyguard",)
    speller = Speller(["damage", "shield", "quest"])
    assert [speller.meant(word) for word in ("damge", "sheild", "xyzzy")] == [
        "damage",
        "shield",
        "",
    ]


def test_accents_and_capitals_do_not_matter() -> None:
    plain = ask("se destierra a simba en un desafio?")
    assert plain == ask("¿SE DESTIERRA A SIMBA EN UN DESAFÍO?")


def test_cards_are_known_by_a_part_of_their_names() -> None:
    ((said, cards),) = ask("mi simba con ward").cards
    assert said == "simba" and "Simba - Protective Cub" in cards and len(cards) > 5
    (whole,) = ask("does simba protective cub have to be challenged").cards
    assert whole == ("simba protective cub", ("Simba - Protective Cub",))
    assert ask("be prepared y mis personajes").cards[0][1] == ("Be Prepared",)


def test_the_answer_is_in_the_language_and_has_a_scene_that_runs() -> None:
    question = "mi rival desafía a mi Simba con Bodyguard delante"
    es, en = answer(question, "es"), answer(question, "en")
    assert [one.id for one in es.cases] == [one.id for one in en.cases]
    assert es.cases[0].verdict != en.cases[0].verdict and "Bodyguard" in es.keywords[0].name
    assert es.clauses[0].number == "8.3.3" and es.clauses[0].text != en.clauses[0].text
    assert es.scene is not None
    (scene,) = scenes_of(es.scene.text)
    scene.run()


def test_numbers_and_ids_find_themselves() -> None:
    assert ask("que dice la 8.3.3").clauses[0].number == "8.3.3"
    assert ask("jc-153").cases[0].id == "JC-153"


def test_a_broken_letter_breaks_nothing() -> None:
    assert answer("ward \ud800 desafío", "es").bytes("es")


def test_every_case_has_a_verdict_of_a_sentence() -> None:
    for case in case_words().values():
        for lang in languages():
            assert 1 < len(verdict_of(case.answer.get(lang))) <= 400, case.id


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("question", "id"),
    [
        ("", "ask-empty"),
        (" ¿?! … ", "ask-empty"),
        ("que es lo de la", "ask-only-small"),
        ("xyzzyq qqqqqqq", "ask-unknown"),
        ("desafiar " * 10_000, "ask-too-long"),
        ("x" * 100_000, "ask-too-long"),
        ("a " * (MOST_WORDS + 1), "ask-too-long"),
    ],
)
def test_what_cannot_be_searched_for_gets_a_sentence(question: str, id: str, lang: str) -> None:
    with pytest.raises(NotAsked) as error:
        ask(question)
    assert error.value.message.id == id and error.value.said(lang)


# --- the command line -------------------------------------------------------------------------


def test_the_command_line() -> None:
    run = CliRunner()
    told = run.invoke(app, ["judge", "find", "can", "ward", "be", "challenged", "--json"])
    assert told.exit_code == 0 and "8.15.2" in {
        c["number"] for c in json.loads(told.output)["clauses"]
    }
    scene = run.invoke(app, ["judge", "find", "bodyguard", "simba", "--scene", "--lang", "es"])
    assert scene.exit_code == 0 and len(scenes_of(scene.output)) == 1
    empty = run.invoke(app, ["judge", "find", "de la", "--lang", "es"])
    assert empty.exit_code == 2 and "palabra" in empty.output


# --- HTTP -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def test_over_http(web: WebApp) -> None:
    told = web.get("/api/ask?q=mi+rival+desafia+a+un+guardaespaldas&lang=es")
    assert told.status_code == 200
    found = told.json()
    assert found["lang"] == "es" and found["clauses"][0]["number"] == "8.3.3"
    assert (
        found["scene"]["text"].startswith("title:") and found["keywords"][0]["name"] == "Bodyguard"
    )


@pytest.mark.parametrize("query", ["", "q=", "q=de+la", "q=" + "ward+" * 200, "q=ward&rules=9"])
def test_over_http_bad_questions_get_a_sentence(web: WebApp, query: str) -> None:
    told = web.get(f"/api/ask?{query}")
    assert told.status_code == 400 and told.json()["error"] == "unreadable" and told.json()["said"]
