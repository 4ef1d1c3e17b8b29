"""Decks as other programs write them: text, set codes, Pixelborn codes, Tabletop Simulator."""

from __future__ import annotations

import base64
import json

import pytest

from tintero.cards import deckcodes
from tintero.cards.deck import Deck, DeckError
from tintero.cards.deckcodes import FORMATS, read
from tintero.cards.decklines import LineFault, read_line
from tintero.cards.pool import default_pool

pytestmark = pytest.mark.pure_only

POOL = default_pool()


def coded(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def tts(*nicknames: object, **extra: object) -> str:
    inside = [{"Name": "Card", "Nickname": name} for name in nicknames]
    return json.dumps({"ObjectStates": [{"ContainedObjects": inside, **extra}]})


# --- round trips ----------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name", Deck.available())
def test_what_is_written_reads_back(name: str, form: str) -> None:
    deck = Deck.load(name)
    text = deck.written(form)
    reading = read(text)
    assert reading.format == form
    assert reading.faults == ()
    assert reading.cards == deck.cards
    assert deckcodes.write(name, reading.cards, form) == text


@pytest.mark.parametrize("form", FORMATS)
def test_every_card_of_the_pool_survives_every_format(form: str) -> None:
    names = tuple(card.full_name for card in POOL)
    reading = read(deckcodes.write("all", names, form))
    # One promo number was given to a card under its two names; a code can't tell them apart.
    unclear = [fault.text for fault in reading.faults]
    assert unclear == (["7/26/P2"] * len(unclear) if form == "codes" else [])
    assert len(reading.cards) + len(unclear) == len(POOL)
    assert set(reading.cards) <= set(names)


def test_an_unknown_format_is_an_error() -> None:
    with pytest.raises(ValueError, match="text, codes, pixelborn, tts"):
        deckcodes.write("", ("Smash",), "xml")


# --- lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "card", "count"),
    [
        ("4 1/17", "Pumbaa - Friendly Warthog", 4),
        ("4x 1/17", "Pumbaa - Friendly Warthog", 4),
        ("1/17", "Pumbaa - Friendly Warthog", 1),
        ("2 1-017", "Pumbaa - Friendly Warthog", 2),
        ("3 17/204 EN 1", "Pumbaa - Friendly Warthog", 3),
        ("3 17/204 • EN • 1", "Pumbaa - Friendly Warthog", 3),
        ("1 1/12/P1", POOL["Genie - On the Job"].full_name, 1),
        ("Smash x3", "Smash", 3),
        ("HeiHei - Boat Snack ×2", "HeiHei - Boat Snack", 2),
        ("4 Te Ka - Heartless", "Te Kā - Heartless", 4),
    ],
)
def test_lines(line: str, card: str, count: int) -> None:
    found = read_line(1, line, POOL)
    if "/P1" in line:
        assert found.card in {c.full_name for c in POOL if "1/12/P1" in c.printings}
    else:
        assert found.card == card
    assert (found.kind, found.count) == ("card", count)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("4 99/1", "unmatched"),
        ("4 1/999", "unmatched"),
        ("1 7/26/P2", "ambiguous"),
        ("Sideboard", "unmatched"),
        ("Sideboard:", "unmatched"),
        ("Maybeboard (3):", "unmatched"),
        ("0 1/17", "count"),
        ("4", "unmatched"),
        ("4 ???", "unmatched"),
    ],
)
def test_lines_that_are_not_clear(line: str, problem: str) -> None:
    found = read_line(7, line, POOL)
    assert found.kind == problem
    assert found.fault is not None
    assert (found.fault.line, found.fault.problem, found.count) == (7, problem, 0)
    if problem == "ambiguous":
        assert len(found.fault.candidates) == 2


def test_no_line_is_dropped() -> None:
    text = "# deck: x\n\nCharacters (4)\n4 Smash\n3 Stitch\nnonsense\n// bye\n2 1/17\n"
    reading = read(text)
    kinds = [line.kind for line in reading.lines]
    assert kinds == [
        "comment", "blank", "header", "card", "ambiguous", "unmatched", "comment", "card",
    ]  # fmt: skip
    assert [line.number for line in reading.lines] == list(range(1, 9))
    assert reading.name == "x"
    assert reading.counts == {"Smash": 4, "Pumbaa - Friendly Warthog": 2}
    assert reading.format == "text"
    with pytest.raises(DeckError) as error:
        Deck.parse(text)
    assert [fault.line for fault in error.value.faults] == [5, 6]


def test_a_fault_speaks_two_languages() -> None:
    fault = LineFault(3, "Dragon Fyre", "unmatched", ("Dragon Fire",))
    assert str(fault) == "line 3: unmatched: Dragon Fyre (Dragon Fire)"
    assert fault.sentence("es") == "línea 3: sin coincidencia: Dragon Fyre (Dragon Fire)"


# --- Pixelborn ------------------------------------------------------------------------------------


def test_pixelborn() -> None:
    code = coded("HeiHei_Boat Snack$4|Smash$2|Te Kā_Heartless$1|")
    deck = {"HeiHei - Boat Snack": 4, "Smash": 2, "Te Kā - Heartless": 1}
    assert read(code).counts == deck
    assert read(code.rstrip("=")).counts == deck
    assert read(code.replace("+", "-").replace("/", "_")).counts == deck
    assert read(code[:20] + "\n" + code[20:] + "\n").counts == deck
    latin = base64.b64encode("Félix Madrigal_Fun-Loving Family Man$3|".encode("latin-1"))
    assert read(latin.decode()).counts == {"Félix Madrigal - Fun-Loving Family Man": 3}


def test_pixelborn_with_faults() -> None:
    reading = read(coded("HeiHei_Boat Snak$4|Stitch$2|Smash|Smash$0|Smash$1|Dragon Fi"))
    assert reading.format == "pixelborn"
    assert [(fault.line, fault.problem) for fault in reading.faults] == [
        (1, "unmatched"),
        (2, "ambiguous"),
        (3, "format"),
        (4, "count"),
        (6, "format"),
    ]
    assert "HeiHei - Boat Snack" in reading.faults[0].candidates
    assert reading.counts == {"Smash": 1}


def test_what_is_no_code_is_read_as_lines() -> None:
    for text in ("Smash", "Fire the Cannons!", "aGVsbG8gd29ybGQ=", "4 heihei boat snack"):
        assert deckcodes.detect(text) == "text"
    assert read("aGVsbG8gd29ybGQ=").faults[0].problem == "unmatched"


# --- Tabletop Simulator ---------------------------------------------------------------------------


def test_tabletop_simulator() -> None:
    reading = read(tts("Smash", "Smash", "HeiHei - Boat Snack", Nickname="mine"))
    assert reading.format == "tts"
    assert reading.name == "mine"
    assert reading.counts == {"Smash": 2, "HeiHei - Boat Snack": 1}
    # A card that lies alone is an object of its own.
    assert read('{"ObjectStates": [{"Name": "Card", "Nickname": "Smash"}]}').cards == ("Smash",)


@pytest.mark.parametrize(
    ("text", "problem", "line"),
    [
        (tts("Smash", "Smahs"), "unmatched", 2),
        (tts("Stitch"), "ambiguous", 1),
        (tts("Smash", ""), "format", 2),
        (tts("Smash", 3), "format", 2),
        ('{"ObjectStates": [{"ContainedObjects": [7]}]}', "format", 1),
        ('{"ObjectStates": 5}', "format", 1),
        ('{"Cards": []}', "format", 1),
        ('[{"Nickname": "Smash"}]', "format", 1),
        ('{"ObjectStates": [\n{"ContainedObjects": [', "format", 2),
    ],
)
def test_tabletop_simulator_with_faults(text: str, problem: str, line: int) -> None:
    (fault,) = read(text).faults
    assert (fault.problem, fault.line) == (problem, line)
    with pytest.raises(DeckError):
        Deck.parse(text)
