"""The catalogues: every language says every message, with what the code gives it."""

from __future__ import annotations

import ast
import pickle
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tintero.learn.lesson as lessons
from sources import walk
from tintero.messages import CardNamed, ClauseNamed, Listed, Message, PlayerNamed, parts, say
from tintero.messages.catalogue import FOLDER, catalogue, file_of, languages
from tintero.messages.ftl import entries as entries_of
from tintero.messages.ftl import understood
from tintero.messages.pattern import Pattern, read
from tintero.messages.speech import sentence
from toy_language import forget

pytestmark = pytest.mark.pure_only

SRC = Path(__file__).resolve().parent.parent / "src" / "tintero"
WEB = SRC.parent.parent / "web" / "src"
# The first sound of what follows, and what a card is: not every language asks for it.
ONLY_SOME = {"begins", "type"}


class Used(Visitor):  # type: ignore[misc]
    """The arguments and the messages that a message uses."""

    def __init__(self) -> None:
        self.args: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> list[tuple[str, ftl.Message | ftl.Term]]:
    """Every message and term of a language, with the file it stands in."""
    found: list[tuple[str, ftl.Message | ftl.Term]] = []
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, (ftl.Message, ftl.Term)):
                found.append((path.stem, entry))
    return found


def used(entry: ftl.Message | ftl.Term) -> Used:
    found = Used()
    found.visit(entry)
    return found


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    return {e.id.name: e for _, e in entries(lang) if isinstance(e, ftl.Message)}


@pytest.mark.parametrize("lang", languages())
def test_a_language_says_everything_once(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()
    names = [
        f"{'-' if isinstance(entry, ftl.Term) else ''}{entry.id.name}" for _, entry in entries(lang)
    ]
    assert sorted(names) == sorted(set(names))
    for file, entry in entries(lang):
        if isinstance(entry, ftl.Message):
            assert file_of(entry.id.name) == file


@pytest.mark.parametrize("lang", languages())
def test_a_language_speaks_of_the_same_things(lang: str) -> None:
    for id, entry in messages(lang).items():
        assert used(entry).args - ONLY_SOME == used(messages("en")[id]).args - ONLY_SOME, id


@pytest.mark.parametrize("lang", languages())
def test_the_words_are_read(lang: str) -> None:
    """Nothing of Fluent that the catalogues do without."""
    for id in messages(lang):
        assert catalogue(lang).pattern(id), id


@pytest.mark.parametrize("lang", languages())
def test_what_is_read_without_fluent_is_what_fluent_reads(lang: str) -> None:
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        parsed = {
            f"{'-' if isinstance(one, ftl.Term) else ''}{one.id.name}": one.value
            for one in body
            if isinstance(one, (ftl.Message, ftl.Term))
        }
        found = entries_of(text)
        assert found.keys() == parsed.keys(), path.name
        for id, value in found.items():
            assert joined(understood(value)) == joined(read(parsed[id])), id


def joined(words: Pattern) -> list[object]:
    """Fluent cuts a text where a line begins."""
    found: list[object] = []
    for piece in words:
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        else:
            found.append(piece)
    return found


@pytest.mark.parametrize(
    "value",
    [
        "a", " a ", " a\n  b", "\n  a\n    b\n\n  c ", "\n\n    a", " a\n\n\n  b", " a { $b }\n  c",
        "\n  { $b } c\n  d", " {$b}", " { $b } ", ' {" "}a', " { -t } b", " a\n    b\n  c",
        " a  \n  b", " { $n ->\n   *[a] b\n}\n", " { $n ->\n    [0] c\n   *[a] b\n} d",
    ],
)  # fmt: skip
def test_how_a_message_is_laid_out(value: str) -> None:
    (entry,) = FluentParser().parse(f"m ={value}\n").body
    assert isinstance(entry, ftl.Message)
    assert entries_of(f"m ={value}\n# end\n").keys() == {"m"}
    assert joined(understood(value)) == joined(read(entry.value))


WORDS = """
t-word = { $n ->
    [0] none
    [one] one
   *[other] { $n } of { -thing(number: "many") }{" "}
}
t-refers = <{ t-word }{ "{" }>
t-chooses = { $how ->
    [on] { $card } on
   *[off] off
}
t-calls = { NUMBER($n) }
-thing = { $number ->
    [many] things
   *[one] thing
}
"""


def test_what_a_catalogue_may_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "t.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.setenv("TINTERO_LOCALES", str(tmp_path))
    forget()
    try:
        assert [say(Message("t-word", n=n), "xx") for n in (0, 1, 2)] == [
            "none", "one", "2 of things ",
        ]  # fmt: skip
        assert say(Message("t-refers", n=3), "xx") == "<3 of things {>"
        assert say(Message("t-chooses", how="on", card=CardNamed("A")), "xx") == "A on"
        assert say(Message("t-chooses", how="else", card=""), "xx") == "off"
        with pytest.raises(ValueError, match=r"t-calls.*FunctionReference"):
            say(Message("t-calls", n=1), "xx")
    finally:
        forget()


# --- what the code says ---------------------------------------------------------------------------

FILES = {path.stem for path in (FOLDER / "en").glob("*.ftl")}
RENDER = SRC / "ability" / "render"  # says no message: its keys are those of plans
ID = re.compile(rf"(?:{'|'.join(sorted(FILES))})(?:-[a-z0-9]+)+")


@cache
def sources() -> list[tuple[Path, ast.AST]]:
    """Every node of the source that says, compares or keeps something."""
    kept = ast.Constant | ast.Call | ast.Compare | ast.Dict | ast.Tuple
    return [
        (path, node)
        for path in sorted(SRC.rglob("*.py"))
        for node in walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, kept)
    ]


def said_by_the_page() -> set[str]:
    """The ids that the sources of the page have, in quotation marks of any kind."""
    quoted = re.compile(r"""(['"`])((?:page[a-z]*|desk)(?:-[a-z0-9]+)+)\1""")
    return {
        found[1]
        for kind in ("*.ts", "*.svelte")
        for path in WEB.rglob(kind)
        for found in quoted.findall(path.read_text(encoding="utf-8"))
    }


def test_what_is_said_and_what_can_be_said_are_the_same() -> None:
    said = {
        node.value
        for path, node in sources()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and ID.fullmatch(node.value)
        and RENDER not in path.parents
    }
    said |= said_by_the_page()
    said |= {
        lessons.lesson_named(name).words(what).id
        for name in lessons.LESSONS
        for what in lessons.WORDS
    }
    english = messages("en")
    said |= {id for id in english if file_of(id) == "help"}  # tests/test_cli_help.py holds those
    referred = {name for entry in english.values() for name in used(entry).messages}
    assert said - english.keys() == set(), "the code says what no catalogue has"
    assert english.keys() - said - referred == set(), "nobody says this"


def test_a_message_gets_what_it_speaks_of() -> None:
    wrong = []
    for path, node in sources():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id != "Message" or not node.args:
            continue
        id = node.args[0]
        where = f"{path.relative_to(SRC)}:{node.lineno}"
        if not isinstance(id, ast.Constant):
            continue
        if id.value not in messages("en"):
            wrong.append(f"{where}: no catalogue has {id.value}")
            continue
        given = {word.arg for word in node.keywords}
        if None in given:  # **args: whoever wrote it sees to it
            continue
        wanted = used(messages("en")[id.value]).args
        if given - ONLY_SOME != wanted - ONLY_SOME:
            wrong.append(f"{where}: {id.value} gets {sorted(given)}, wants {sorted(wanted)}")
    assert wrong == []


# Sentences of abilities are made by code, one renderer for each language. Where else one may be
# named, and why.
RENDERERS = "ability/render/"
NAMED = {
    "asking/words.py": "endings of words",
    "cli/cards/explain.py": "shows both renderings of a card",
    "rulebook/clause_search.py": "endings of words, and what people call things",
    "rulebook/sources.py": "what the rulebook is written in",
    "scene/parse.py": "`title_es`, as scenes were written first",
    "scene/write.py": "the same",
}


def is_language(node: ast.expr | None) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(is_language, node.elts))
    return isinstance(node, ast.Constant) and node.value in ("en", "es")


def names_a_language(node: ast.AST) -> bool:
    """Whether something is done for one language and not for another: a comparison, a table or a
    pair by language. A default (`lang: str = "en"`) is none."""
    if isinstance(node, ast.Compare):
        return any(map(is_language, [node.left, *node.comparators]))
    if isinstance(node, ast.Dict):
        return any(map(is_language, [*node.keys, *node.values]))
    return isinstance(node, ast.Tuple) and is_language(node)


def test_nobody_else_knows_a_language() -> None:
    found = {path.relative_to(SRC).as_posix() for path, node in sources() if names_a_language(node)}
    assert {file for file in found if not file.startswith(RENDERERS)} == NAMED.keys()


@pytest.mark.parametrize(
    "text",
    ['x = lang == "es"', 'x = "es" != lang', 'x = lang in ("es", "pt")', 'x = {"en": 1, "es": 2}',
     'for lang in ("en", "es"): pass'],
)  # fmt: skip
def test_who_knows_a_language_is_seen(text: str) -> None:
    assert any(map(names_a_language, ast.walk(ast.parse(text))))
    assert not any(map(names_a_language, ast.walk(ast.parse('def f(lang: str = "en"): f("es")'))))


# --- messages -------------------------------------------------------------------------------------


def test_a_line_is_parts() -> None:
    line = Message(
        "list-and", first=CardNamed("Simba - Rightful King", "c7"), last=PlayerNamed(1), begins=""
    )
    assert [(part.kind, part.text, part.ref) for part in parts(line, "en", ["", "Bea"])] == [
        ("card", "Simba - Rightful King", "c7"),
        ("text", " and ", ""),
        ("player", "Bea", "1"),
    ]


def test_what_people_write_is_not_read() -> None:
    line = Message("list-comma", first="{ $second }", second=CardNamed("{ list-here }"))
    assert say(line) == "{ $second }, { list-here }"
    assert len(say(Message("list-here", items="long " * 5000))) == 25000


def test_a_name_keeps_its_first_letter() -> None:
    line = parts(Message("list-comma", first=PlayerNamed(0), second="a"), "en", ["bea"])
    assert sentence(line)[0].text == "bea"


def test_a_list_within_a_list() -> None:
    inner = Listed([ClauseNamed("1.2"), ClauseNamed("3")], "or")
    assert say(Message("list-here", items=Listed(["a", inner])), "es") == "a y 1.2 o 3"
    assert say(Message("list-here", items=Listed([]))) == ""
    assert say(Message("list-here", items=Listed(["a", "b", inner], "comma"))) == "a, b, 1.2 or 3"


def test_a_sentence_begins_with_a_capital() -> None:
    line = parts(Message("list-comma", first="a card", second=PlayerNamed(0)))
    assert sentence(line)[0].text == "A card, "


def test_a_message_can_be_kept() -> None:
    line = Message("list-here", items=Listed((PlayerNamed(1), CardNamed("X", "h1"))))
    assert pickle.loads(pickle.dumps(line)) == line


def test_a_forgotten_argument_is_told() -> None:
    with pytest.raises(ValueError, match="list-comma"):
        say(Message("list-comma", first="a"))
    with pytest.raises(KeyError, match="list-nothing"):
        say(Message("list-nothing"))


def test_a_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "player.ftl").write_text("player-seat = <{ $number }>\n", encoding="utf-8")
    monkeypatch.setenv("TINTERO_LOCALES", str(tmp_path))
    forget()
    try:
        assert languages() == ("en", "es", "xx")
        assert say(Message("player-seat", number=4), "xx") == "<4>"
        assert say(Message("list-comma", first="a", second="b"), "xx") == "a, b"  # as in English
    finally:
        forget()
