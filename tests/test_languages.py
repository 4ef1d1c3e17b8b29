"""A language is a folder: a toy one, made of English, is spoken by every command.

Every text of the toy language stands in ⟦brackets⟧. What a command says without them is either not
said through a catalogue, or is no sentence: names, numbers, the texts of the rulebook and of cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from typer.main import get_command
from typer.testing import CliRunner

from tintero import Deck, Game, records
from tintero.cli.shell import help_texts
from tintero.cli.shell.main import app
from tintero.messages import languages
from tintero.messages.catalogue import FOLDER
from toy_language import forget

pytestmark = pytest.mark.pure_only

TOY = "xx"
SCENE = """
title: A quest
turn: 1
seats:
  1: {play: [Stitch - New Dog], deck: [Smash]}
  2: {deck: [Smash]}
steps:
  - 1: quest Stitch
  - expect: {lore: {1: 1}}
"""
EVERY = [words for words, _ in help_texts.walk(get_command(app))]


class Bracketed(Transformer):  # type: ignore[misc]
    """Each text of a message in brackets; words that people type stay, also as they are."""

    def visit_Message(self, node: ast.Message) -> ast.Message:
        words = node.id.name.startswith(("judge-answer-", "words-"))
        inside = [*node.value.elements] if node.value is not None else []
        if inside and not words:
            ends = ast.TextElement("⟦"), ast.TextElement("⟧")
            node.value = ast.Pattern([ends[0], *inside, ends[1]])
        return node


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("locales")
    (folder / TOY).mkdir()
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        made = Bracketed().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        (folder / TOY / path.name).write_text(FluentSerializer().serialize(made), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TINTERO_LOCALES", str(folder))
        forget()
        assert TOY in languages()
        yield TOY
    forget()


def spoken(*words: str, typed: str = "", code: int = 0) -> str:
    environ = {"COLUMNS": "200", "NO_COLOR": "1", "LC_ALL": "C"}
    result = CliRunner().invoke(app, [*words, "--lang", TOY], input=typed, env=environ)
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert result.exit_code == code, result.output
    return result.output


@pytest.mark.parametrize("words", EVERY)
def test_help_speaks_it(words: str, toy: str) -> None:
    text = spoken(*words.split()[words == help_texts.ROOT :], "--help")
    assert "⟦Usage:⟧" in text and "⟦Exit codes: 0 " in text
    # The panels: what an option or a command is, its default, whether it must be given.
    for line in text.splitlines():
        if found := re.match(r"│ .*  (\S.*?) +│$", line):
            assert "⟦" in line or "⟧" in line or not re.search(r"[a-z]{4} [a-z]", found[1]), line


# A line that says something of its own; what it may hold outside brackets.
OWN = [
    ("version", r"⟦Tintero \d.*⟧|⟦The engine .*⟧|⟦\d+ cards; rules 2\.1, 2\.2, 2\.3\.⟧"),
    ("rules show 4.6.7", r"⟦⟦Part of⟧: .*⟧|⟦Cards by trigger on ⟦challenge over⟧, 4\.6\.7 .*⟧"),
    ("rules crosswalk 4.3.6.8", r".*⟦Old number⟧.*⟦New number⟧.*"),
    ("rules changes 2.2 2.3", r"⟦2\.3, in force from .*⟧"),
    ("rules keywords", r".*⟦Clause⟧.*⟦Keyword⟧.*"),
    ("rules conflicts", r"⟦Contradictions with the official rules⟧ *"),
    ("rules search bag", r".*⟦Title⟧.*"),
    ("rules ledger", r"⟦\d+ clauses: .*⟧"),
    ("cards show smash", r"⟦Steel⟧ · ⟦cost 3⟧ · ⟦inkwell symbol⟧|⟦Action⟧|⟦⟦Core⟧: ⟦legal .*"),
    ("cards find smash", r"⟦Card⟧ .*⟦Cost⟧.*|⟦1 card⟧"),
    ("cards explain smash", r"⟦Abilities⟧|⟦In English⟧|⟦In Spanish⟧"),
    ("cards parse Smash", None),
    ("cards coverage", r" *⟦set⟧ +⟦cards⟧.*|⟦What can go wrong for .*⟧"),
    ("deck list", r"amber-steel .*⟦⟦\w+⟧ on .*⟧ · ⟦60 cards⟧"),
    ("deck show amber-steel", r"⟦Kind: .*⟧|⟦Cards by cost⟧|⟦Average cost: .*⟧|⟦Characters⟧ .*"),
    ("deck check amber-steel", r"⟦amber-steel may be played in ⟦Infinity⟧ on .*⟧"),
    ("deck odds amber-steel", r"⟦amber-steel: 60 cards, .*⟧|⟦Opening hand: .*⟧|⟦Exact, .*⟧"),
    ("deck guess Smash", r"⟦Seen: 1 Smash⟧|⟦Which deck it may be⟧|⟦What may be .*⟧|⟦Guessed .*⟧"),
    ("deck formats", r"⟦⟦Core⟧ on .*⟧|⟦⟦Draft⟧: at least .*⟧"),
    ("deck read deck.txt", r"⟦deck\.txt: read as text; ⟦4 cards⟧, ⟦0 lines⟧ .*⟧"),
    ("judge ask case.yaml", r"⟦Verdict⟧: ⟦YES⟧\. .*|.*⟦⟦Player 1⟧ .*|.*⟦Clauses⟧.*"),
    ("judge run JC-029", r"⟦⟦1 ruling⟧, ⟦\d+ scenes?⟧, under the rules 2\.3: .*⟧"),
    ("judge rewind case.yaml", r".*⟦Action⟧.*⟦Player⟧.*⟦What⟧.*"),
    ("sim amber-steel ruby-steel -n 2 --bot random --workers 1", r"⟦Pairing⟧ .*|  ⟦How games .*⟧"),
    ("ladder random greedy -n 4 --deck amber-steel --workers 1", r"⟦Bot⟧ .*|⟦Pairing⟧ .*"),
    ("fuzz --games 1", r"⟦⟦1 game⟧, ⟦\d+ decisions⟧, .* seconds, ⟦0 failures⟧⟧"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "own"), OWN, ids=[line for line, _ in OWN])
def test_a_command_speaks_it(
    line: str, own: str | None, toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("case.yaml").write_text(SCENE, encoding="utf-8")
    Path("deck.txt").write_text("4 Smash\n", encoding="utf-8")
    text = spoken(*line.split(), code=1 if own is None else 0)
    if own is None:
        assert "⟦The text can't be read: ⟦" in text
        return
    lines = text.splitlines()
    for wanted in own.split("|"):
        assert any(re.fullmatch(wanted, one.rstrip()) for one in lines), (wanted, text)


def outside(text: str) -> str:
    """What is said outside brackets."""
    depth, found = 0, []
    for sign in text:
        depth += (sign == "⟦") - (sign == "⟧")
        if not depth and sign != "⟧":
            found.append(sign)
    assert depth == 0, text
    return "".join(found)


# What is typed, and what is heard.
TALKS = [
    (
        "play --plain --bot random --name Bea --seed 4",
        "done, why quest stitch, end, 1, hint, log, undo, end, concede",
        ("⟦Bea: ⟦take a turn action", "⟦⟦random bot⟧'s turn begins⟧", "⟦random bot⟧ wins"),
    ),
    (
        "replay game.tintero",
        "next, next 4, list, show, options, why quest stitch, back, seat 2, seat all, fork, main",
        ("⟦Next: choose ", "⟦1/12 · turn 0 · ⟦random bot⟧: choose ", "⟦From here you play for"),
    ),
    (
        "judge lab --plain",
        "put 1 play stitch new dog, lore 1 3, board, why quest stitch, quest stitch, options, back",
        ("⟦nothing in play⟧", "⟦Hand of ⟦Player 1⟧⟧", "⟦lore 3/20⟧", "⟦Player 1⟧ gains 1 lore"),
    ),
]
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")


@pytest.mark.parametrize(("line", "typed", "heard"), TALKS, ids=[line for line, *_ in TALKS])
def test_a_conversation_speaks_it(
    line: str, typed: str, heard: tuple[str, ...], toy: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 4)
    for _ in range(12):
        game.push(game.options[0])
    told = records.of(game, ("Bea", "random bot"), ("", "")).text()
    Path("game.tintero").write_text(told, encoding="utf-8")
    lines = "".join(f"{words}\n" for words in [*typed.split(", "), "quit"])
    text = spoken(*line.split(), typed=lines)
    assert all(words in text for words in heard), text
    said = re.sub(r"^(lab)?> .*", "", outside(text), flags=re.MULTILINE)  # without what is typed
    assert SENTENCE.findall(said) == [], text


def test_the_quiz_speaks_it(toy: str) -> None:
    text = spoken(
        "judge", "quiz", "--topic", "bag", "--count", "1", "--seed", "7", typed="yes\nyes\n"
    )
    assert "⟦Question 1 of 1 · " in text and "of 1 right.⟧" in text


MISTAKES = [
    ("paly", "⟦There is no command paly. There are: play,"),
    ("deck check", "⟦DECK is missing: ⟦A shipped deck, or a file.⟧⟧"),
    ("deck check x --formt y", "⟦There is no option --formt.⟧\n⟦Near: --format⟧"),
    ("fuzz --games 0", "⟦--games: “0” is not a whole number from 1 up.⟧"),
    ("judge ask x --format y", "⟦--format: “y” is none of: text, md, html, json⟧"),
    ("version x", "⟦One word too many: x⟧\n⟦Help: tintero version --help⟧"),
    ("deck show nothing", "⟦There is no deck nothing, and no such file.⟧\n⟦There are: amber-"),
    ("cards show smahs", "⟦No card is called “smahs”.⟧\n⟦Near: Smash"),
    ("cards find --ink pink", "⟦There is no ink “pink”.⟧\n⟦There are: ⟦Amber⟧, ⟦Amethyst⟧"),
    ("rules show 99", "⟦There is no clause 99.⟧"),
    ("judge ask nothing.yaml", "⟦nothing.yaml can't be read: ⟦there is no such file or folder⟧⟧"),
    ("judge run JC-999", "⟦There is no file JC-999, and no case of that name in the book.⟧"),
    ("sim amber-steel", "⟦Give two decks or more.⟧"),
    ("ladder random", "⟦Give two bots or more.⟧"),
    ("ladder pink random", "⟦There is no bot “pink”; there are: "),
]


@pytest.mark.parametrize(("line", "told"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_told_in_it(line: str, told: str, toy: str) -> None:
    assert told in spoken(*line.split(), code=2)


def test_a_language_that_lacks_a_message_says_it_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "engine.ftl").write_text("engine-compiled = C\nengine-uncompiled = U\n")
    monkeypatch.setenv("TINTERO_LOCALES", str(tmp_path))
    forget()
    try:
        result = CliRunner().invoke(app, ["version", "--lang", "yy"])
        assert result.exit_code == 0
        assert result.stdout.splitlines()[1] in ("C", "U")
        assert "cards; rules" in result.stdout
        fr = CliRunner().invoke(app, ["version", "--lang", "fr"], env={"LC_ALL": "yy_YY.UTF-8"})
        assert "“fr” is none of: en, es, yy" in fr.stderr
    finally:
        forget()
