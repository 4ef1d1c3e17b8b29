"""The files of the library: all is there, in both languages, and every link leads somewhere."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tintero import rulebook
from tintero.cards.pool import default_pool
from tintero.cards.search import node_names
from tintero.judge import book as cases
from tintero.messages import languages
from tintero.server import library_making
from tintero.server.library_cards import slug
from tintero.server.library_links import CASES_PAGES, RULES_PAGES, leads
from tintero.server.library_making import ANY, all_files, made
from tintero.server.library_plays import play_case
from tintero.server.library_shapes import CardsFile, CasesFile, PlaysFile, RulesFile
from tintero.server.library_shelf import KINDS
from web_app import WebApp

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parent.parent
SHAPES: dict[str, Any] = {
    "rules": RulesFile,
    "cards": CardsFile,
    "cases": CasesFile,
    "plays": PlaysFile,
}
LARGEST = 200_000  # of one file, gzipped


@pytest.fixture(scope="module")
def files() -> dict[tuple[str, str], Any]:
    """As a server has them: made once, then kept."""
    found = {}
    for one in all_files():
        assert len(one.packed) < LARGEST, (one.kind, one.lang, len(one.packed))
        data = gzip.decompress(one.packed)
        found[one.kind, one.lang] = msgspec.json.decode(data, type=SHAPES[one.kind])
    return found


def test_every_kind_is_made_in_every_language(files: dict[tuple[str, str], Any]) -> None:
    assert set(files) == {(kind, lang) for kind, langs in KINDS.items() for lang in langs}


# --- the rulebook ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_every_clause_is_there(files: dict[tuple[str, str], Any], lang: str) -> None:
    file: RulesFile = files["rules", lang]
    assert [one.n for one in file.clauses] == list(rulebook.book())
    for one in file.clauses:
        clause = rulebook.clause(one.n)
        assert (one.title, one.text) == (clause.title(lang), clause.statement(lang))
        assert bool(one.before) == (clause.before(lang) is not None)
    assert [one.number for one in file.versions] == ["2.1", "2.2", "2.3"]
    assert len(file.differences) == len(rulebook.differences())


def test_what_a_clause_leads_to_is_there(files: dict[tuple[str, str], Any]) -> None:
    file: RulesFile = files["rules", "en"]
    numbers, ids = {one.n for one in file.clauses}, set(cases.ids())
    readings = {one.id for one in file.readings}
    for one in file.clauses:
        assert set(one.rulings) <= ids and set(one.readings) <= readings, one.n
        assert all((ROOT / path).is_file() for path, _ in one.tests), one.n
        assert all((ROOT / "src" / path).is_file() for path in one.code), one.n
    assert {one.clause for one in file.changes} <= numbers
    assert {n for one in file.differences for n in one.clauses} <= numbers
    assert {one.new for one in file.crosswalk if one.new} <= {*numbers, "glossary"}
    assert {n for one in file.readings for n in one.clauses} <= numbers
    challenge = next(one for one in file.clauses if one.n == "4.6.4.2")
    assert "JC-030" in challenge.rulings and "tintero/rules/legal.py" in challenge.code


# --- the cards ------------------------------------------------------------------------------------


def test_every_card_is_there(files: dict[tuple[str, str], Any]) -> None:
    file: CardsFile = files["cards", ANY]
    pool = list(default_pool())
    assert [one.slug for one in file.cards] == [slug(card.full_name) for card in pool]
    assert len({one.slug for one in file.cards}) == len(pool)
    for one, card in zip(file.cards, pool, strict=True):
        assert len(one.tree) == len(card.abilities), card.full_name
        assert one.printings
        assert all(at < len(file.reasons) for at in one.about)
    assert all(rulebook.exists(clause) for _, _, clause in file.reasons)
    assert all(rulebook.clause(n) for cited in file.nodes.values() for n in cited)
    fortisphere = next(one for one in file.cards if one.slug == "fortisphere")
    assert fortisphere.bans == (("core", "2025-04-08", ""),)
    assert fortisphere.core == (("2024-06-07", "2025-04-08"),)


def test_the_page_has_a_word_for_every_node_and_field() -> None:
    text = (ROOT / "web/src/library/nodes.ts").read_text(encoding="utf-8")
    named = set(re.findall(r"(\w+): 'pagenodes-is-", text))
    assert named == set(node_names())


# --- the case book --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_every_case_is_there_and_played(files: dict[tuple[str, str], Any], lang: str) -> None:
    told: CasesFile = files["cases", lang]
    plays: PlaysFile = files["plays", lang]
    book = cases.book()
    assert [one.id for one in told.cases] == [one.id for one in book]
    assert set(plays.plays) == {one.id for one in book if one.playable}
    for one, ruling in zip(told.cases, book, strict=True):
        assert one.question == ruling.question.get(lang) and one.topic in told.topics
        scenes = plays.plays.get(one.id, ())
        assert [scene.title for scene in scenes] == [each.called(lang) for each in ruling.scenes]
        for scene in scenes:
            assert len(scene.boards) == len(scene.blocks) + 1, scene.title
            assert all(seat is not None for seat in scene.boards[0].seats)
            cited = [row.clause for block in scene.blocks for row in block.rows if row.clause]
            assert all(rulebook.clause(number) for number in cited)
            for other in scene.versions:
                assert len(other.boards) == len(other.blocks) + 1


def test_what_another_version_changes_is_told(files: dict[tuple[str, str], Any]) -> None:
    told: CasesFile = files["cases", "en"]
    plays: PlaysFile = files["plays", "en"]
    changed = {one.id: one.changed for one in told.cases if one.changed}
    assert changed["JC-004"] and 10 < len(changed) < 40
    for id, versions in changed.items():
        said = {o.version for scene in plays.plays[id] for o in scene.versions if o.otherwise}
        assert set(versions) == said, id


def test_a_question_offers_what_may_be_done_and_one_thing_that_may_not(
    files: dict[tuple[str, str], Any],
) -> None:
    plays: PlaysFile = files["plays", "es"]
    asked = [scene for scenes in plays.plays.values() for scene in scenes if scene.quiz is not None]
    assert len(asked) > 30
    for scene in asked:
        quiz = scene.quiz
        assert quiz is not None and quiz.why
        assert scene.blocks[quiz.at - 1].why == quiz.why
        assert quiz.wrong not in quiz.options and len(quiz.options) >= 2


def test_a_board_shows_how_it_stands_after_each_action() -> None:
    (first, _) = play_case(cases.ruling("JC-001")).told("en")
    before, after = first.boards
    assert before.seats[1] is not None and after.seats[1] is not None
    piglet = default_pool().index("Piglet - Hunny Mage Apprentice")
    assert [card.n for card in before.seats[1].play] == [piglet]
    assert after.seats[1].play == () and after.seats[1].discard == (piglet,)
    assert after.seats[0] is not None and after.seats[0].play[0].exerted


# --- over HTTP ------------------------------------------------------------------------------------


def test_a_file_is_kept_for_ever_under_its_address(tmp_path: Path) -> None:
    web = WebApp(tmp_path)
    try:
        listed = web.get("/api/library/rules").json()
        assert set(listed["url"]) == set(languages())
        url = listed["url"]["es"]
        found = web.get(url)
        assert found.headers["cache-control"].endswith("immutable")
        assert found.json()["lang"] == "es"
        mark = found.headers["etag"]
        assert web.get(url, headers={"If-None-Match": mark}).status_code == 304
        plain = web.get(url, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == found.content
        for wrong in ("/api/library/rules/es-0.json", "/api/library/rules/fr-0.json"):
            assert web.get(wrong).status_code == 404
        assert web.get("/api/library/none?lang=es").status_code == 404
    finally:
        web.close()


def test_a_library_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    web = WebApp(tmp_path)
    try:
        web.api.library._module = "tintero.limits"  # a module that writes nothing
        found = web.get("/api/library/cases?lang=es")
        assert found.status_code == 503 and "biblioteca" in "".join(found.json()["said"])
    finally:
        web.close()


def test_what_was_made_is_kept_until_the_package_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    file = made("rules", "en", RulesFile("en", "2.3", (), (), (), (), (), ()))
    monkeypatch.setattr(library_making, "make", lambda: iter([file]))
    assert list(all_files()) == [file]
    monkeypatch.setattr(library_making, "make", lambda: pytest.fail("it was kept"))
    assert list(all_files()) == [file]
    monkeypatch.setattr(library_making, "fingerprint", lambda: "another")
    monkeypatch.setattr(library_making, "make", lambda: iter([file, file]))
    assert len(list(all_files())) == 2
    assert [path.name for path in (tmp_path / "tintero").iterdir()] == ["library-another.msgpack"]


# --- links ----------------------------------------------------------------------------------------


def test_links_made_once_keep_working() -> None:
    """`links.txt`: addresses that people have been sent. Lines are added, never changed."""
    lines = (ROOT / "tests" / "links.txt").read_text(encoding="utf-8").splitlines()
    links = [line for line in lines if line and not line.startswith("#")]
    assert len(links) > 30
    assert [one for one in links if not leads(re.split(r"[?#]", one.lstrip("/"))[0])] == []


@pytest.mark.parametrize(
    "path",
    [
        "rules/99.9", "rules/", "rules/x", "rules/4.6.4.2/more", "cards/nobody", "cards/0-0",
        "cases/none", "cases/JC-9999", f"rules/{'9.' * 5000}", f"cards/{'a' * 100_000}",
        "cards/\x00", "cases/../rules", "rules/４.６",
    ],
)  # fmt: skip
def test_bad_links_lead_nowhere(path: str) -> None:
    assert leads(path) is False


def test_every_clause_card_and_case_has_an_address() -> None:
    assert all(leads(f"rules/{number}") for number in [*rulebook.book(), *RULES_PAGES, "CR 7.7."])
    assert all(leads(f"cards/{slug(card.full_name)}") for card in default_pool())
    assert leads("cards/1-17") and leads("cases/jc-001") and not leads("cards/1-9999")
    assert all(leads(f"cases/{id}") for id in [*cases.ids(), *CASES_PAGES])
    assert leads("decks") is None and leads("") is None
