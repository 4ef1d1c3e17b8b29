"""Files and lines of any bytes: an error that names the line, soon and in little memory."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tintero import Deck, Game, limits
from tintero.cards import deckcodes
from tintero.cards.deck import DeckError
from tintero.cards.facts import PoolError
from tintero.cards.load import read as read_pool
from tintero.cards.pool import default_pool
from tintero.cards.search import named
from tintero.game import InvalidAction
from tintero.judge.book import Ruling
from tintero.reading import Unreadable, file_bytes, gunzipped, json_value, yaml_nodes, yaml_plain
from tintero.records import RecordError, Replay
from tintero.records import read as read_record
from tintero.rulebook import near_words, search
from tintero.scene import Scene, SceneError
from tintero.state.ruleset import Ruleset
from tintero.text.file_fields import CardFileError
from tintero.text.lorcanajson import read as read_cards

pytestmark = pytest.mark.pure_only

LONG = "9" * 5_000
BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{chr(98 + i)}: &{chr(98 + i)} [{','.join(['*' + chr(97 + i)] * 9)}]\n" for i in range(9)
)
# Aliases one in the other: each line 50 deeper than the one before.
LADDER = "".join(f"- &x{n} {'[' * 50}*x{n - 1}{']' * 50}\n" for n in range(1, 24))


@pytest.fixture(autouse=True)
def soon() -> Iterator[None]:
    """Whatever is read here takes less than two seconds; `sim/edges` watches the memory, too."""
    deckcodes.read("1 Smosh")  # the cards are there before
    start = time.process_time()
    yield
    assert time.process_time() - start < 4  # several files each, on a slow machine


# --- numbers ------------------------------------------------------------------------------------


def test_a_number_of_any_length_is_one() -> None:
    assert limits.number("7") == 7
    assert limits.number("٣") == 3
    assert limits.number(LONG) == limits.LARGEST


@pytest.mark.parametrize("digits", [LONG, "1000000000", "²", "1²"], ids=["long", "many", "²", "1²"])
@pytest.mark.parametrize(
    ("make", "errors"),
    [
        (lambda n: Deck.parse(f"4 HeiHei - Boat Snack\n{n} Smash\n"), DeckError),
        (lambda n: Deck.parse(f"Smash x{n}\n"), DeckError),
        (lambda n: Deck.parse(f"{n}/7\n"), DeckError),
        (lambda n: Scene.parse(f"\nseats:\n  1: {{lore: {n}}}\n"), SceneError),
        (lambda n: Scene.parse(f"\nseats:\n  1: {{hand: [{n}]}}\n").game(), SceneError),
        (lambda n: Scene.parse(f"\nseats:\n  1: {{hand: [{n}x Smash]}}\n").game(), SceneError),
        (lambda n: Scene.parse(f"\nseats:\n  {n}: {{lore: 1}}\n"), SceneError),
        (lambda n: Scene.parse(f"steps:\n  - {n}: end\n"), SceneError),
        (lambda n: read_record(f"tintero record {n}\n"), RecordError),
        (lambda n: read_record(f"tintero record 1\nseed: {n}\ndeck {n}: x\n"), RecordError),
        (lambda n: read_record(f"tintero record 1\ndeck 1: x\n{n} Smash\n"), RecordError),
        (lambda n: read_record(f"tintero record 1\n-- actions\n-- turn {n}\n"), RecordError),
    ],
)
def test_no_number_is_more_than_a_file_may_say(
    digits: str, make: Callable[[str], object], errors: type[Exception]
) -> None:
    with pytest.raises(errors) as error:
        make(digits)
    assert len(str(error.value)) < 3_000


@pytest.mark.parametrize("number", [LONG, "²", "1²", "-3"], ids=["long", "²", "1²", "-3"])
@pytest.mark.parametrize("verb", ["amount", "mode", "player"])
def test_no_answer_is_too_large(verb: str, number: str) -> None:
    game = Game.new([Deck.load("amber-steel")] * 2, 1)
    before = game.hash()
    with pytest.raises(ValueError, match=r".") as error:
        game.push(f"{verb} {number}")
    assert type(error.value).__module__.startswith("tintero.")
    assert game.hash() == before


def test_the_numbers_of_the_rules_are_within_bounds() -> None:
    for bad in (-1, 10**30):
        with pytest.raises(ValueError, match="from 0 to"):
            Ruleset(lore_to_win=bad)
    text = (
        "tintero record 1\nseed: 1\nrule starting_hand: 1e999\ndeck 1: x\ndeck 2: x\n-- actions\n"
    )
    with pytest.raises(RecordError, match="line 3"):
        read_record(text)


# --- many and long ------------------------------------------------------------------------------


def test_a_billion_cards_are_refused_with_their_line() -> None:
    with pytest.raises(DeckError, match="line 2: count: Smash"):
        Deck.parse("4 Smash\n1000000000x Smash\n")
    with pytest.raises(DeckError, match="line 21: count"):
        Deck.parse("999 Smash\n" * 30)
    with pytest.raises(SceneError, match=r"2: .*at most 1000"):
        Scene.parse("seats:\n  1: {deck: [1000000000x Smash]}").game()
    with pytest.raises(SceneError, match="seat 1 has more than 1000 cards"):
        Scene.parse("seats:\n  1: {deck: [600x Smash, 600x Smash]}").game()
    with pytest.raises(SceneError, match="more than 100 cards in play"):
        Scene.parse("seats:\n  1: {play: [101x Stitch - New Dog]}").game()
    with pytest.raises(RecordError, match="line 4"):
        read_record("tintero record 1\ndeck 1: x\n900 Smash\n900 Smash\n")
    with pytest.raises(ValueError, match="at most 1000"):
        Game.new([["Smash"] * 1001, ["Smash"] * 60], 1)


def test_misspelt_lines_are_told_soon() -> None:
    lines = "".join(f"4 Heihei, Boot Snuck {chr(97 + i % 26)}{i}\n" for i in range(2_000))
    reading = deckcodes.read(lines)
    assert len(reading.faults) == 2_000
    hinted = [fault for fault in reading.faults if fault.candidates]
    assert len(hinted) == limits.SUGGESTIONS
    assert hinted[0].candidates[0] == "HeiHei - Boat Snack"


@pytest.mark.parametrize("form", deckcodes.FORMATS)
def test_a_list_ends_with_more_entries_than_there_can_be(form: str) -> None:
    once = deckcodes.write("", ["Smash"], form)
    text = {
        "tts": json.dumps({"ObjectStates": [{"Nickname": "Smash"}] * 30_000}),
        "pixelborn": "",
    }.get(form, once * 30_000)
    faults = deckcodes.read(text).faults
    assert len(faults) == (form != "pixelborn")


def test_equal_words_in_one_choice_are_told_soon() -> None:
    scene = Scene.parse("seats:\n  1: {hand: [Smash], ink: 9, play: [7x Stitch - New Dog]}\n")
    game = scene.game()
    for many in (99, 300, 5_000):
        for line in ("choose {0}", "sing Smash with {0}", "play Smash on {0}", "bottom {0}"):
            with pytest.raises(ValueError, match=r".") as error:
                game.push(line.format(", ".join(["Stitch"] * many)))
            assert type(error.value).__module__.startswith("tintero.")


@pytest.mark.parametrize(
    "line",
    [
        "choose" + " " * 1_000_000 + "x",
        "play " + " on" * 600,
        "use " + ":" * 1_900,
        "challenge " + " > a" * 450,
        "ink " + "\t# 1" * 400,
        "name " + "x" * 1_900,
        "x" * 50_000_000,
    ],
    ids=["blanks", "on", "colons", "pairs", "copies", "name", "letters"],
)
def test_a_line_of_any_length_is_answered_soon(line: str) -> None:
    game = Game.new([Deck.load("amber-steel")] * 2, 1)
    with pytest.raises((InvalidAction, ValueError)) as error:
        game.push(line)
    assert len(str(error.value)) < 5_000


def test_a_name_of_any_length_is_no_card() -> None:
    name = "x" * 5_000_000
    with pytest.raises(DeckError, match="line 1: format"):
        Deck.parse(f"4 {name}\n")
    with pytest.raises(SceneError, match=":2: not YAML: a text in it is too long"):
        Scene.parse(f"seats:\n  1: {{hand: [{name}]}}")


@pytest.mark.parametrize(
    "words",
    ["a " * 5_000, "and " * 3_000, "x" * 1_000_000, "dragn fyre " * 900],
    ids=["letters", "small", "long", "mistyped"],
)
def test_a_search_for_any_words_is_answered_soon(words: str) -> None:
    assert named(default_pool(), words) == []
    assert search(words) == search(words[:1_000])
    assert len(near_words(words)) <= 4


# --- YAML ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (BOMB, 5),
        ("a: 1\nb: " + "[" * 100_000, 2),
        ("a: 1\nb: " + "{a: " * 100_000, 2),
        ("- " * 100_000, 1),
        ("? " * 100_000, 1),
        ("a:\n" + "".join(" " * i + "a:\n" for i in range(1, 400)), 60),
        ("a: 1\nb: &b [*b]", 2),
        ("a: 1\nb:\n- &x0 1\n" + LADDER, 5),
        ("a: 1\nb: [" + "x," * 400_000 + "]", 2),
        ("a: 1\nb: \x07", 2),
        ("a: 1\nb: é\nc: \x00", 3),
        ("a: \ud800", 1),
        ("a: b: c", 1),
        ("a: 1\n\tb: 2", 2),
    ],
    ids=map(str, range(14)),
)
def test_yaml_that_is_none_or_too_much(text: str, line: int) -> None:
    with pytest.raises(Unreadable) as error:
        yaml_nodes(text)
    assert error.value.line == pytest.approx(line, abs=3 if line == 60 else 0)
    for read in (Scene.parse, Ruling.parse):
        with pytest.raises(SceneError):
            read(text)


def test_an_alias_stands_for_what_it_names() -> None:
    assert yaml_plain("a: &x [1, {b: 2}]\nc: *x\nd: &y z\ne: *y") == {
        "a": ["1", {"b": "2"}],
        "c": ["1", {"b": "2"}],
        "d": "z",
        "e": "z",
    }


# --- JSON and gzip ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("{", "syntax", 1),
        ('{"a":\n' + "[" * 100_000, "deep", 2),
        ('{"a":\n' + '{"a":' * 100_000, "deep", 2),
        ('{"a":\n' + "[" * 200 + "]" * 200 + "}", "deep", 2),
        ('{\n\n"a": ' + LONG + "}", "number", 3),
        ("[" + "[],[]," * 500_000 + "[]]", "large", 1),
    ],
    ids=["syntax", "lists", "objects", "whole", "number", "large"],
)
def test_json_that_is_none_or_too_much(text: str, kind: str, line: int) -> None:
    with pytest.raises(Unreadable) as error:
        json_value(text)
    assert (error.value.kind, error.value.line) == (kind, line)
    with pytest.raises(DeckError):
        Deck.parse(text if text.startswith("{") else '{"ObjectStates": ' + text + "}")
    with pytest.raises(RecordError):
        read_record('{"record": ' + text)


@pytest.mark.parametrize(
    "more",
    [
        {"seed": 1e999},
        {"seed": "1"},
        {"seed": 10**300},
        {"starting": 7},
        {"starting": -2},
        {"rules": {"lore_to_win": "20"}},
        {"rules": {"teams": [["a"]]}},
        {"rules": {"teams": [[1.5]]}},
        {"rules": {"lore_to_win": 10**30}},
        {"rules": {"surprise": 1}},
        {"decks": [["Smash"] * 2_000] * 2},
        {"decks": [["Smash"]] * 9},
        {"decks": []},
        {"actions": [5]},
        {"actions": ["9" * 5_000 + ": end"]},
    ],
    ids=map(str, range(15)),
)
def test_a_saved_game_says_only_what_one_can_say(more: dict[str, object]) -> None:
    record = {"decks": [["Smash"] * 60] * 2, "seed": 1, "starting": -1, "rules": {}, "pool": ""}
    plain = {
        "record": record | {"actions": []} | more,
        "decks": ["a", "b"],
        "bots": {"1": "greedy"},
    }
    with pytest.raises(RecordError) as error:
        Replay(read_record(json.dumps(plain))).to_end()
    assert len(str(error.value)) < 3_000


def test_a_gzip_holds_no_more_than_it_may(tmp_path: Path) -> None:
    bomb = gzip.compress(b" " * 100_000_000)
    with pytest.raises(CardFileError, match="too much"):
        read_cards(bomb)
    with pytest.raises(Unreadable):
        gunzipped(bomb[:-9], 200_000_000)
    assert gunzipped(gzip.compress(b"a") + gzip.compress(b"b"), 2) == b"ab"
    with pytest.raises(CardFileError, match="gzip is damaged"):
        read_cards(b"\x1f\x8b\x00\x00")
    with pytest.raises(CardFileError, match="line 1"):
        read_cards(b"[" * 1_000_000)
    large = tmp_path / "large"
    large.write_bytes(b"x" * 11)
    with pytest.raises(OSError, match="large"):
        file_bytes(large, 10)


@pytest.mark.parametrize(
    "card",
    [
        {"cost": 10**30},
        {"cost": -1},
        {"name": ""},
        {"name": "x" * 1_000},
        {"printings": ["²/7"]},
        {"abilities": [{"is": "Has", "keyword": 99}]},
        {"abilities": [{"is": "Script", "effect": {"is": "Draw", "count": 10**30}}]},
        {"abilities": 5},
    ],
)
def test_a_card_has_only_what_a_card_can_have(card: dict[str, object]) -> None:
    plain = {"name": "A", "number": 1, "type": "action", "cost": 1, "inks": ["Amber"]} | card
    with pytest.raises(PoolError):
        [one.abilities for one in read_pool(json.dumps({"set": 1, "cards": [plain]}).encode(), "f")]
    with pytest.raises(PoolError):
        read_pool(b'{"set": 1, "cards": ' + b"[" * 100_000, "f")
