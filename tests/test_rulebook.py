"""The rulebook: its data is whole, it can be searched, and the ledger counts honestly."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tintero import rulebook
from tintero.rulebook import ledger as ledgers
from tintero.rulebook.crosswalk import links
from tintero.rulebook.sources import Wording, data_files, fold, number_key
from tintero_proof import collect as collecting
from tintero_proof.collect import CollectError, collect

FIXED = ["descarte", "mano", "zona de juego", "pozo de tinta", "mazo", "bolsa"]


# --- clauses ----------------------------------------------------------------------------------


def test_all_ten_chapters_are_there() -> None:
    assert data_files("clauses-") == sorted(f"clauses-{n}.toml" for n in range(1, 11))
    assert [n for n in rulebook.book() if "." not in n] == [str(n) for n in range(1, 11)]


def test_clauses_stand_in_the_order_of_the_rulebook_under_a_parent() -> None:
    numbers = list(rulebook.book())
    assert numbers == sorted(numbers, key=number_key)
    orphans = [n for n in numbers if "." in n and n.rpartition(".")[0] not in rulebook.book()]
    assert orphans == []


def texts() -> Iterator[tuple[str, Wording]]:
    for entry in rulebook.book().values():
        yield f"{entry.number} title", entry.title
        yield f"{entry.number} statement", entry.statements
        if entry.befores:
            yield f"{entry.number} before", entry.befores
        if entry.untestable:
            yield f"{entry.number} untestable", entry.untestable
    for version in rulebook.versions():
        yield version.number, version.summary
    for difference in rulebook.differences():
        yield difference.key, difference.text
    for row in rulebook.documents():
        yield row.id, row.text
        if row.untestable:
            yield f"{row.id} untestable", row.untestable
        if row.status != "agrees":
            yield f"{row.id} note", row.note
    for conflict in rulebook.conflicts():
        yield f"{conflict.id} reading", conflict.reading
        yield f"{conflict.id} official", conflict.official
        yield f"{conflict.id} reason", conflict.reason
    for clash in rulebook.clashes():
        yield clash.key, clash.text
        yield f"{clash.key} decision", clash.decision


def test_everything_is_said_in_both_languages() -> None:
    for what, pair in texts():
        assert sorted(pair.words) == ["en", "es"], what
        for words in pair.words.values():
            assert words.strip() == words != "", what


def test_the_two_languages_differ() -> None:
    """A sentence left untranslated shows up here; a title may be a keyword or a name."""
    same = [what for what, pair in texts() if len(set(pair.words.values())) == 1]
    same = [what for what in same if " title" not in what]
    assert same == []


def test_notes_exist_in_both_languages_or_in_neither() -> None:
    for row in rulebook.documents():
        assert bool(row.note("en")) == bool(row.note("es")), row.id


def test_spanish_keeps_to_the_fixed_words() -> None:
    spanish = fold(" ".join(pair.get("es") for what, pair in texts() if what != "spanish_terms"))
    for word in FIXED:
        assert word in spanish
    for banned in ("localizacion", "cementerio", "baraja de descarte", "ejercer"):
        assert banned not in spanish


def test_a_clause_speaks_both_languages_and_english_in_any_other() -> None:
    bag = rulebook.clause("7.7")
    assert (bag.title("en"), bag.title("es")) == ("Bag", "Bolsa")
    assert bag.statement("en") != bag.statement("es")
    assert bag.title("fr") == "Bag"


def test_a_changed_clause_says_what_it_said_before() -> None:
    merge = rulebook.clause("8.1.2")
    assert merge.changed == "2.3"
    assert merge.statement("en", version="2.2") == merge.before("en")
    assert merge.statement("en", version="2.3") == merge.statement("en") != merge.before("en")
    assert rulebook.clause("7.7.1").before("en") is None


@pytest.mark.parametrize(
    ("number", "versions"),
    [
        ("7.7.4", {"2.1", "2.2", "2.3"}),
        ("1.9.5", {"2.2", "2.3"}),
        ("8.16.3", {"2.3"}),
        ("6.4.4.1", {"2.1"}),
        ("7.1.6.1", {"2.1", "2.2"}),
        ("4.99", set()),
    ],
)
def test_a_clause_exists_in_its_versions_only(number: str, versions: set[str]) -> None:
    found = {v.number for v in rulebook.versions() if rulebook.exists(number, v.number)}
    assert found == versions


def test_exists_means_the_newest_version_and_refuses_unknown_ones() -> None:
    assert rulebook.exists("8.16") and not rulebook.exists("7.1.6.1")
    assert rulebook.versions()[-1].number == rulebook.NEWEST
    with pytest.raises(rulebook.UnknownVersion, match=r"2\.1, 2\.2, 2\.3"):
        rulebook.exists("1.1", "1.9")


def test_numbers_may_be_written_the_way_people_write_them() -> None:
    assert rulebook.clause(" CR 7.7.4. ") is rulebook.clause("7.7.4")
    assert rulebook.exists("CR 7.7.4")


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("7.7.9", ("7.7.7", "7.7.6", "7.7.5", "7.7")),
        ("4.6.4.1.7", ("4.6.4.1",)),
        ("12", ("10", "9", "8")),
        ("bag", ()),
        ("7..7", ("7.7",)),
    ],
)
def test_an_unknown_clause_names_the_nearest(wrong: str, near: tuple[str, ...]) -> None:
    with pytest.raises(rulebook.UnknownClause) as caught:
        rulebook.clause(wrong)
    assert isinstance(caught.value, KeyError)
    assert caught.value.near[: len(near)] == near
    assert str(caught.value).startswith(f"no clause {wrong}")
    assert all(number in rulebook.book() for number in caught.value.near)


def test_parents_children_and_tree_agree() -> None:
    assert [p.number for p in rulebook.parents("7.7.4.3")] == ["7", "7.7", "7.7.4"]
    assert rulebook.parents("7") == ()
    steps = [c.number for c in rulebook.children("4.6.4")]
    assert steps == ["4.6.4.1", "4.6.4.2", "4.6.4.3", "4.6.4.4", "4.6.4.5"]

    def numbers(node: rulebook.ClauseTree) -> Iterator[str]:
        yield node.clause.number
        for child in node.children:
            yield from numbers(child)

    below = [n for n in rulebook.book() if n == "6" or n.startswith("6.")]
    assert list(numbers(rulebook.tree("6", version=None))) == below
    newest = list(numbers(rulebook.tree("6")))
    assert newest == [n for n in below if rulebook.exists(n)]
    assert "6.4.4" in below and "6.4.4" not in newest
    with pytest.raises(rulebook.UnknownClause):
        rulebook.children("6.99")


# --- search -----------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["secándose", "SECANDOSE", "Secándose"])
def test_search_ignores_accents_and_case(words: str) -> None:
    found = rulebook.search(words, "es")
    assert found[0].number == "5.1.1.11"
    assert found == rulebook.search("secándose", "es")


@pytest.mark.parametrize(
    ("word", "lang"),
    [("bolsa", "es"), ("payment", "en"), ("phases", "en"), ("setup", "en"), ("limiters", "en")],
)
def test_search_ranks_titles_over_statements(word: str, lang: str) -> None:
    found = [word in re.findall(r"\w+", fold(c.title(lang))) for c in rulebook.search(word, lang)]
    assert True in found and False in found
    assert found == sorted(found, reverse=True)


def test_search_puts_a_title_that_is_just_the_words_first() -> None:
    assert rulebook.search("bolsa", "es")[0].number == "7.7"
    assert rulebook.search("game state check")[0].number == "1.8"


def test_search_wants_every_word_and_settles_for_most() -> None:
    both = rulebook.search("evasive alert")
    assert both
    for clause in both:
        words = fold(f"{clause.title()} {clause.statement()}")
        assert "evasive" in words and "alert" in words
    assert rulebook.search("evasive xyzzy") == rulebook.search("evasive")
    assert rulebook.search("xyzzy") == [] == rulebook.search("  ")


def test_search_finds_numbers_and_leaves_out_what_a_version_has_not() -> None:
    assert [c.number for c in rulebook.search("4.5.1")] == [
        n for n in rulebook.book() if n == "4.5.1" or n.startswith("4.5.1.")
    ]
    assert rulebook.search("6.4.4") == []
    assert rulebook.search("6.4.4", version="2.1")[0].number == "6.4.4"


def test_a_misspelt_word_has_near_ones() -> None:
    assert "bolsa" in rulebook.near_words("bolza", "es")


# --- versions and crosswalk -------------------------------------------------------------------


def test_versions_have_their_dates() -> None:
    assert [(v.number, v.effective.isoformat()) for v in rulebook.versions()] == [
        ("2.1", "2026-04-30"),
        ("2.2", "2026-07-09"),
        ("2.3", "2026-10-16"),
    ]


def test_the_differences_of_each_version() -> None:
    assert Counter(d.since for d in rulebook.differences()) == {"2.2": 4, "2.3": 7}
    keys = [d.key for d in rulebook.differences()]
    assert len(set(keys)) == len(keys)
    for difference in rulebook.differences():
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", difference.key)
        for number in difference.clauses:
            assert rulebook.exists(number, difference.since), (difference.key, number)
    assert rulebook.differences_between("2.3", "2.3") == ()
    assert {d.since for d in rulebook.differences_between("2.1", "2.2")} == {"2.2"}
    assert rulebook.differences_between("2.1", "2.3") == rulebook.differences()


def test_changes_between_versions() -> None:
    late = {c.clause.number: c.kind for c in rulebook.changes("2.2", "2.3")}
    assert late["8.16"] == "new" and late["8.1.2"] == "changed" and late["7.1.6.1"] == "removed"
    assert "1.9.5" not in late
    early = {c.clause.number: c.kind for c in rulebook.changes("2.1", "2.2")}
    assert early["1.9.6"] == "moved" and early["1.9.5"] == "new" and early["6.4.5"] == "removed"
    both = rulebook.changes("2.1", "2.3")
    assert both == rulebook.changes("2.1", "2.2") + rulebook.changes("2.2", "2.3")
    assert rulebook.changes("2.3", "2.1") == both
    assert rulebook.changes("2.2", "2.2") == ()


def test_every_number_of_the_crosswalk_exists() -> None:
    missing = {(link.old, link.new) for link in links() if link.new not in rulebook.book()}
    assert missing == {("1.11", ""), ("7.4.4.1", ""), ("CR2.0.1 1.9.2", "glossary")}


def test_crosswalk_both_ways() -> None:
    assert rulebook.crosswalk("4.3.6.8") == ["4.6.4.3"]
    assert rulebook.crosswalk("CR2.1 6.4.5") == ["6.4.3"]
    assert rulebook.crosswalk("7.4.4.1") == []
    assert rulebook.crosswalk_back("4.6.4.5") == ["4.3.6.10", "4.3.6.11"]
    assert rulebook.crosswalk_back("8.16") == []
    with pytest.raises(rulebook.UnknownClause) as caught:
        rulebook.crosswalk("4.3.6.88")
    assert "4.3.6.8" in caught.value.near
    with pytest.raises(rulebook.UnknownClause):
        rulebook.crosswalk_back("8.99")


# --- documents --------------------------------------------------------------------------------

TOTALS = {  # rows, agrees, nuance, contradicts
    "000": (44, 6, 15, 23),
    "001": (30, 20, 8, 2),
    "002": (67, 46, 17, 4),
    "003": (22, 20, 2, 0),
    "004": (30, 28, 2, 0),
}


def test_the_documents_have_their_193_rows() -> None:
    rows = rulebook.documents()
    status = Counter(row.status for row in rows)
    assert (len(rows), status["agrees"], status["nuance"], status["contradicts"]) == (
        193,
        120,
        44,
        29,
    )
    for document, totals in TOTALS.items():
        own = Counter(row.status for row in rows if row.document == document)
        assert (own.total(), own["agrees"], own["nuance"], own["contradicts"]) == totals


def test_every_clause_a_row_names_exists() -> None:
    old = {link.old for link in links()}
    for row in rulebook.documents():
        for number in row.official:
            assert rulebook.exists(number), (row.id, number)
        assert set(row.old) <= old, row.id
        assert re.fullmatch(r"\d+(–\d+|, \d+)?", row.line), row.id
    without = {row.id for row in rulebook.documents() if not row.official}
    assert without == {"000:4.5-f", "000:4.5-g"}


def test_shorthand_of_the_tables_was_written_out() -> None:
    assert rulebook.row("000:4.6-f").old == ("4.3.6.13", "4.3.6.14", "4.3.6.15", "4.3.6.16")
    assert rulebook.row("002:A-2a").old == ("4.3.6.7", "4.3.6.20")
    assert rulebook.row("002:B-1b").official == ("4.6.4.1", "5.1.1.1", "5.1.1.2")
    assert rulebook.row("000:4.3-d").official == ("4.3.2.4", "4.3.3")


def test_conflicts_are_the_contradicting_rows() -> None:
    rows = {row.id: row for row in rulebook.documents() if row.status == "contradicts"}
    assert [conflict.id for conflict in rulebook.conflicts()] == list(rows)
    for conflict in rulebook.conflicts():
        assert conflict.decision == "official"
        assert set(rows[conflict.id].official) <= set(conflict.clauses), conflict.id
        assert all(rulebook.exists(number) for number in conflict.clauses), conflict.id


def test_the_documents_clash_six_times() -> None:
    ids = {row.id for row in rulebook.documents()}
    assert len(rulebook.clashes()) == 6
    for clash in rulebook.clashes():
        assert clash.rows and set(clash.rows) <= ids
        assert clash.clauses and all(rulebook.exists(number) for number in clash.clauses)


def test_a_row_that_does_not_exist_names_near_ones() -> None:
    with pytest.raises(rulebook.UnknownClause) as caught:
        rulebook.row("002:A-77")
    assert "002:A-7" in caught.value.near


@pytest.mark.clause("000:4.3-e")
def test_the_references_of_the_draft_lead_to_costs_and_to_the_inkwell() -> None:
    assert rulebook.row("000:4.3-e").official == ("1.5", "7.5")
    assert [rulebook.clause(n).title() for n in ("1.5", "7.5")] == ["Costs", "Inkwell"]


def test_the_old_numbers_in_the_front_matter_lead_to_the_new_ones() -> None:
    front = rulebook.row("002:B-meta")
    assert [new for old in front.old for new in rulebook.crosswalk(old)] == list(front.official)


# --- ledger -----------------------------------------------------------------------------------

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.clause("1.1")]
clause = pytest.mark.clause


@pytest.mark.clause("4.5.1.3", "002:A-7")
def test_plain(): ...


@mark.parametrize("n", [1, pytest.param(2, marks=mark.clause("1.2.1"))])
async def test_param(n): ...


@clause("7.7")
class TestBag:
    pytestmark = pytest.mark.clause("7.7.1")

    @clause("7.7.2")
    def test_method(self): ...

    def helper(self): ...


@clause("8.1")
def not_a_test(): ...


@pytest.fixture
def tests_folder(): ...


@clause("8.2")
class Helper:
    def test_helper(self): ...
"""

SCENES = """
title: First
clauses: [4.5.1.3, 8.10, "003:1.7.2"]
steps: [1: quest X]
---
title: Second
clauses: 8.1
---
title: Third
"""


@pytest.fixture
def tests_dir(tmp_path: Path) -> Path:
    root = tmp_path / "tests"
    (root / "scenes" / "deep").mkdir(parents=True)
    (root / "test_some.py").write_text(TESTS, encoding="utf-8")
    (root / "helper.py").write_text("import pytest\n" + TESTS, encoding="utf-8")
    (root / "scenes" / "deep" / "quest.yaml").write_text(SCENES, encoding="utf-8")
    return root


def test_collect_reads_marks_and_scenes(tests_dir: Path) -> None:
    plain, param = "tests/test_some.py::test_plain", "tests/test_some.py::test_param"
    method = "tests/test_some.py::TestBag::test_method"
    first, second = (f"tests/scenes/deep/quest.yaml::{title}" for title in ("First", "Second"))
    assert collect(tests_dir) == {
        "002:A-7": [plain],
        "003:1.7.2": [first],
        "1.1": [method, param, plain],
        "1.2.1": [param],
        "4.5.1.3": [first, plain],
        "7.7": [method],
        "7.7.1": [method],
        "7.7.2": [method],
        "8.1": [second],
        "8.10": [first],
    }


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("test_a.py", "import pytest\n@pytest.mark.clause(NAME)\ndef test_x(): ...", "test_a.py:2"),
        ("test_a.py", "def test_x(:\n", "test_a.py:1"),
        ("scenes/a.yaml", "title: T\nclauses: {a: b}\n", "a.yaml::T"),
        ("scenes/a.yaml", "title: [\n", "a.yaml"),
    ],
)
def test_collect_says_where_it_cannot_read(
    tmp_path: Path, file: str, text: str, message: str
) -> None:
    (tmp_path / "tests" / "scenes").mkdir(parents=True)
    (tmp_path / "tests" / file).write_text(text, encoding="utf-8")
    with pytest.raises(CollectError, match=re.escape(message)):
        collect(tmp_path / "tests")


def test_a_row_is_tested_by_its_own_id_or_by_its_exact_official_clause() -> None:
    state = ledgers.ledger({"002:A-7": ["t1"], "7.7": ["t2"], "4.6.5": ["t3", "t1"], "4": ["t4"]})
    tests = {entry.row.id: entry.tests for entry in state.entries if entry.tests}
    assert tests["002:A-7"] == ("t1", "t3")
    assert tests["002:B-7"] == ("t1", "t3")
    assert tests["003:1.7.4-c"] == ("t2",)
    naming = {"002:A-7", "002:B-7", "002:A-8", "002:B-8", "003:1.7.4-c"}
    assert set(tests) == naming
    assert state.tested == 5


def test_the_ledger_parts_the_rows_in_three() -> None:
    empty = ledgers.ledger({}).as_json()
    reasons = {row.id for row in rulebook.documents() if row.untestable}
    assert reasons == {"000:4.5-f", "000:4.5-g", "002:B-meta"}
    assert (empty["clauses"], empty["tested"], empty["with_reason"]) == (193, 0, 3)
    assert len(empty["without_test"]) == 190 and not reasons & set(empty["without_test"])
    assert [row["id"] for row in empty["rows"]] == [row.id for row in rulebook.documents()]
    everything = {row.id: ["t"] for row in rulebook.documents()}
    full = ledgers.ledger(everything).as_json()
    assert (full["tested"], full["with_reason"], full["without_test"]) == (193, 0, [])


def test_a_ledger_row_tells_clause_decision_tests_and_reason() -> None:
    rows = {row["id"]: row for row in ledgers.ledger({"4.6.5": ["t"]}).as_json("es")["rows"]}
    row = rows["002:A-7"]
    assert row["document"] == "002" and row["official"] == ["4.6.5", "1.8.2"]
    assert row["status"] == "contradicts" and "oficial" in row["decision"]
    assert row["note"] == rulebook.row("002:A-7").note("es")
    assert row["tests"] == ["t"] and row["reason"] is None
    assert rows["002:B-meta"]["reason"].startswith("Cabecera")


def test_the_index_is_written_sorted_and_read_back(
    tests_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tests_dir.parent / "tests.json"
    index = collecting.write_index(tests_dir, path)
    stored = path.read_text(encoding="utf-8")
    assert list(json.loads(stored))[-4:] == ["8.1", "8.10", "002:A-7", "003:1.7.2"]
    monkeypatch.setattr(ledgers, "read_text", lambda name: stored)
    assert ledgers.load_index() == index


@pytest.mark.parametrize(
    ("named", "near"), [("4.6.4.9", "4.6.4.5"), ("002:A-77", "002:A-7"), ("CR 4.5", "4.5")]
)
def test_a_clause_that_does_not_exist_stops_the_index(
    tests_dir: Path, named: str, near: str
) -> None:
    (tests_dir / "test_bad.py").write_text(TESTS.replace("8.1", "1").replace("7.7.2", named))
    path = tests_dir.parent / "tests.json"
    with pytest.raises(CollectError) as caught:
        collecting.write_index(tests_dir, path)
    assert named in str(caught.value) and near in str(caught.value)
    assert "test_bad.py::TestBag::test_method" in str(caught.value)
    assert not path.exists()


def test_the_module_rewrites_and_checks_the_index(
    tests_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tests_dir.parent / "tests.json"
    monkeypatch.setattr(ledgers, "INDEX", path)
    monkeypatch.setattr(ledgers, "read_text", lambda name: path.read_text(encoding="utf-8"))
    assert collecting.main([str(tests_dir), "--check"]) == 1
    assert collecting.main([str(tests_dir)]) == 0
    assert "193 clauses" in capsys.readouterr().out
    assert collecting.main([str(tests_dir), "--check"]) == 0
    assert collecting.main([str(tests_dir / "nowhere")]) == 2


def test_the_shipped_index_names_only_what_exists() -> None:
    index = ledgers.load_index()
    assert collecting.unknown(index) == []
    assert any(test.startswith("tests/test_rulebook.py::") for test in index["000:4.3-e"])
