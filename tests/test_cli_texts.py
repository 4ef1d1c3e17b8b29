"""`tintero cards explain`, `parse` and `compile`: good and bad input, and nothing half done."""

from __future__ import annotations

import errno
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tintero.cards.load import load
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app
from tintero.text import audit, lorcanajson
from tintero.vocab import INK_NAMES, TYPE_NAMES, CardType

pytestmark = pytest.mark.pure_only


def run(*words: str, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["cards", *words, "--lang", lang], env=environ)


def good(*words: str, lang: str = "en") -> str:
    result = run(*words, lang=lang)
    assert result.exit_code == 0, result.output
    return result.stdout


def bad(code: int, *words: str, lang: str = "en") -> str:
    result = run(*words, lang=lang)
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


# --- a card file of two cards ---------------------------------------------------------------------


def records() -> dict[str, Any]:
    """A card file with a character and an action of our own making."""
    common = {
        "setCode": "1", "rarity": "Common", "color": "Ruby", "inkwell": True, "story": "Test",
        "subtypes": [],
    }  # fmt: skip
    ability = "When you play this character, draw 7 cards."
    return {
        "metadata": {"formatVersion": "2.4.0", "language": "en", "generatedOn": "2030-01-01"},
        "sets": {"1": {"type": "expansion"}},
        "cards": [
            common
            | {
                "fullName": "Pepa - Tester", "name": "Pepa", "version": "Tester", "number": 1,
                "type": "Character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
                "abilities": [
                    {"type": "keyword", "fullText": "Ward"},
                    {
                        "type": "triggered", "name": "HELLO", "effect": ability,
                        "fullText": f"HELLO {ability}",
                    },
                ],
            },
            common
            | {
                "fullName": "Try It", "name": "Try It", "number": 2, "type": "Action", "cost": 3,
                "effects": ["Banish chosen item. Gain 4 lore."],
            },
        ],
    }  # fmt: skip


def written(folder: Path, plain: dict[str, Any], name: str = "cards.json") -> str:
    path = folder / name
    path.write_text(json.dumps(plain), encoding="utf-8")
    return str(path)


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# --- parse --------------------------------------------------------------------------------------


def test_parse_shows_parse_abilities_and_both_renderings() -> None:
    text = good("parse", "When you play this character, draw 7 cards.")
    assert "t_event" in text
    assert '"Draw"' in text
    assert "draw 7 cards" in text
    assert "roba 7 cartas" in text


def test_parse_as_json() -> None:
    plain = json.loads(good("parse", "Gain 6 lore.", "--type", "action", "--json"))
    assert plain["text"] == "Gain 6 lore."
    assert plain["ast"][0]["is"] == "Script"
    assert plain["english"] == ["Gain 6 lore."]
    assert plain["parse"].startswith("action")


def test_parse_knows_the_names_of_the_pool() -> None:
    assert "named Elsa" in good("parse", "Banish chosen item named Elsa.", "--type", "action")


def test_parse_says_where_it_stops() -> None:
    lines = bad(1, "parse", "Draw 7 juicy cards.", "--type", "action").splitlines()
    at = next(i for i, line in enumerate(lines) if line.strip() == "^")
    assert lines[at - 1][lines[at].index("^") :] == "juicy cards."
    assert "could follow" in lines[at + 1]
    assert "card" in lines[at + 1]


def test_parse_says_it_in_spanish() -> None:
    text = bad(1, "parse", "Draw 7 juicy cards.", lang="es")
    assert "no se entiende: estas palabras no encajan." in text
    assert "no hay texto" in bad(1, "parse", "", lang="es")
    assert "do not fit" in bad(1, "parse", "Draw 7 juicy cards.")


def test_parse_refuses_what_it_would_read_as_something_else() -> None:
    lines = bad(1, "parse", "Put chosen item into your hand.", "--type", "action").splitlines()
    assert lines == [
        "The text can't be read: it would be read as something else.",
        "  put → return; into your → to it player",
        "It would be read as: Return chosen item to its player's hand.",
    ]
    text = bad(1, "parse", "Put chosen item into your hand.", "--type", "action", lang="es")
    assert "se leería otra cosa" in text and "Se leería así: Return chosen item" in text
    result = run("parse", "Put chosen item into your hand.", "--type", "action", "--json")
    assert json.loads(result.stdout)["says"] == "Return chosen item to its player's hand."


def test_parse_marks_the_end_of_a_text_that_stops_too_early() -> None:
    lines = bad(1, "parse", "Banish chosen", "--type", "action").splitlines()
    assert lines[2] == "  " + " " * len("Banish chosen") + "^"


def test_parse_failing_as_json() -> None:
    result = run("parse", "Draw 7 juicy cards.", "--type", "action", "--json")
    assert result.exit_code == 1
    plain = json.loads(result.stdout)
    assert plain["left"] == "juicy cards."
    assert "card" in plain["expected"]


def test_parse_of_no_known_type() -> None:
    assert "character, action, item, location" in bad(2, "parse", "Draw.", "--type", "spell")


@pytest.mark.parametrize("text", ["", " ", "(", "\x00", "—", "“”", "•" * 50])
def test_parse_of_nothing_sensible(text: str) -> None:
    assert bad(1, "parse", text)


# --- explain ------------------------------------------------------------------------------------


def test_explain_shows_the_text_of_the_card_file() -> None:
    record = lorcanajson.read(lorcanajson.snapshot())["Dragon Fire"]
    text = good("explain", "dragon", "fire")
    assert record.units[0].text in text
    assert "v_banish" in text
    plain = json.loads(good("explain", "dragon", "fire", "--json"))
    assert plain["card"] == "Dragon Fire"
    assert plain["abilities"][0]["ast"] == default_pool()["Dragon Fire"].plain_abilities


def test_explain_without_printed_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> Path:
        raise FileNotFoundError("not installed")

    monkeypatch.setattr(lorcanajson, "snapshot", none)
    text = good("explain", "dragon", "fire")
    assert "The printed text is not shipped" in text
    assert '"Banish"' in text
    assert "v_banish" not in text


def test_explain_a_card_that_the_file_does_not_have(tmp_path: Path) -> None:
    path = written(tmp_path, records())
    assert "The printed text is not shipped" in good("explain", "dragon", "fire", "--file", path)


def test_explain_a_card_that_is_not_there() -> None:
    assert "Dragon Fire" in bad(2, "explain", "dragon", "fyre")


def test_explain_a_name_that_several_cards_have() -> None:
    text = bad(2, "explain", "elsa")
    assert text.count("Elsa - ") > 3


def test_explain_with_a_text_that_has_changed_beyond_reading(tmp_path: Path) -> None:
    plain = records()
    plain["cards"][1] |= {"fullName": "Dragon Fire", "name": "Dragon Fire", "effects": ["Juggle."]}
    text = bad(1, "explain", "dragon", "fire", "--file", written(tmp_path, plain))
    assert "Juggle." in text


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (b"{", "not JSON at line 1"),
        (b'{"a": "\xff"}', "not UTF-8"),
        (gzip.compress(b"{}", mtime=0)[:-9], "the gzip is damaged"),
        (b"[]", "expected an object"),
        (b"{}", "metadata: is missing"),
        (b'{"metadata": {"formatVersion": "9.9.9", "language": "en"}}', "is unknown"),
    ],
)
@pytest.mark.parametrize("command", ["explain", "compile"])
def test_a_damaged_file_is_refused(tmp_path: Path, command: str, damage: bytes, said: str) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(damage)
    words = ["Dragon Fire", "--file"] if command == "explain" else []
    text = bad(2, command, *words, str(path))
    assert "cards.json" in text
    assert said in text
    assert list(content(tmp_path)) == ["cards.json"]


@pytest.mark.parametrize("where", ["missing.json", "."])
def test_a_file_that_is_not_there(tmp_path: Path, where: str) -> None:
    assert bad(2, "compile", str(tmp_path / where))
    assert bad(2, "explain", "Dragon Fire", "--file", str(tmp_path / where), lang="es")


def test_a_damaged_file_in_spanish(tmp_path: Path) -> None:
    plain = records()
    plain["cards"][1]["cost"] = None
    text = bad(2, "compile", written(tmp_path, plain), lang="es")
    assert "Try It (1/2): cost: se esperaba un número y no hay nada" in text


# --- compile ------------------------------------------------------------------------------------


def test_compile_says_what_it_found_and_writes_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, records())
    text = good("compile", path)
    assert "2 cards from 3 texts" in text
    assert "Pepa - Tester" in text
    assert list(content(tmp_path)) == ["cards.json"]


def test_compile_writes_a_pool_that_can_be_used(tmp_path: Path) -> None:
    path = written(tmp_path, records())
    out = tmp_path / "pool"
    plain = json.loads(good("compile", path, "--out", str(out), "--json"))
    assert plain["written"] == [str(out / "set-01.json")]
    assert (plain["cards"], plain["units"], plain["unparsed"]) == (2, 3, {})
    assert plain["added"] == ["Pepa - Tester", "Try It"]
    assert [card.full_name for card in load(out)] == ["Pepa - Tester", "Try It"]
    answer = outside("show", "pepa", TINTERO_CARDS=str(out))
    assert answer.returncode == 0, answer.stderr
    assert "draw 7 cards" in answer.stdout


def of_shipped(name: str, **other: Any) -> dict[str, Any]:
    """A card of the pool as a record of a card file, with something else printed on it."""
    card = default_pool()[name]
    return {
        "setCode": str(card.set), "rarity": card.rarity, "color": "Ruby", "inkwell": card.inkable,
        "story": card.story, "subtypes": list(card.classes), "fullName": name, "name": card.name,
        "number": card.number, "type": "Action", "cost": card.cost,
        "effects": ["Banish chosen character."],
    } | other  # fmt: skip


def test_compile_says_which_facts_differ(tmp_path: Path) -> None:
    plain = records()
    plain["sets"] = {"10": {"type": "expansion"}}
    plain["cards"] = [of_shipped("Dragon Fire", cost=9, inkwell=True, color="Steel")]
    path = written(tmp_path, plain)
    text = good("compile", path)
    assert "Dragon Fire: cost: 5 → 9" in text
    assert "Dragon Fire: inkwell symbol: no → yes" in text
    assert "Dragon Fire: ink: Ruby → Steel" in text
    assert "Do something else" not in text
    assert "Printed elsewhere (1): Dragon Fire" in text, "its reprint is not in the file"
    assert "Dragon Fire: coste: 5 → 9" in good("compile", path, lang="es")
    found = json.loads(good("compile", path, "--json"))
    assert {"card": "Dragon Fire", "fact": "inks", "old": ["Ruby"], "new": ["Steel"]} in found[
        "facts"
    ]
    assert len(found["facts"]) == 3


def test_compile_of_the_shipped_cards_has_nothing_to_tell(tmp_path: Path) -> None:
    plain = records()
    plain["sets"] = {"10": {"type": "expansion"}}
    plain["cards"] = [of_shipped("Dragon Fire")]
    found = json.loads(good("compile", written(tmp_path, plain), "--json"))
    assert (found["added"], found["changed"], found["facts"]) == ([], [], [])


def test_compile_knows_the_names_of_cards_that_are_not_in_the_file(tmp_path: Path) -> None:
    plain = records()
    plain["cards"][1]["effects"] = ["Banish chosen character named Elsa."]
    assert "2 cards from 3 texts" in good("compile", written(tmp_path, plain))
    plain["cards"][1]["effects"] = ["Banish chosen character named Zzyzx."]
    assert "Zzyzx" in bad(1, "compile", written(tmp_path, plain))


def test_compile_counts_one_card_as_one(tmp_path: Path) -> None:
    plain = records()
    plain["cards"] = plain["cards"][1:]
    path = written(tmp_path, plain)
    assert "1 card from 1 text; 0 quest cards left out." in good("compile", path)
    assert "1 carta de 1 texto; 0 cartas de misión fuera." in good("compile", path, lang="es")


def test_compile_reads_gzip_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress(json.dumps(records()).encode()))
    assert "2 cards" in good("compile", str(path))


def test_compile_says_which_words_would_be_read_as_others(tmp_path: Path) -> None:
    plain = records()
    plain["cards"][1]["effects"] = ["Put chosen item into your hand."]
    assert "“put → return; …”" in bad(1, "compile", written(tmp_path, plain))


def test_the_audit_says_why_a_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = records()
    assert audit.main([written(tmp_path, plain)]) == 0
    plain["cards"][1]["effects"] = ["Put chosen item into your hand."]
    capsys.readouterr()
    assert audit.main([written(tmp_path, plain)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1 texts read, 1 refused"
    assert lines[1] == (
        "Try It: it would be read as something else: put → return; into your → to it player"
    )


def test_compile_marks_what_it_could_not_read(tmp_path: Path) -> None:
    plain = records()
    plain["cards"][1]["effects"] = ["Banish chosen item. Juggle 4 cards, please."]
    path = written(tmp_path, plain)
    text = bad(1, "compile", path, "--out", str(tmp_path / "pool"))
    assert "Try It" in text
    assert "Juggle" in text
    (card,) = [one for one in load(tmp_path / "pool") if one.full_name == "Try It"]
    assert card.abilities == ()
    assert card.unparsed
    assert "please" not in str(card.unparsed), "no whole sentence is stored"


def test_compile_two_cards_with_one_name(tmp_path: Path) -> None:
    plain = records()
    plain["cards"][1] |= {"fullName": "pepa - tester", "name": "pepa", "version": "tester"}
    plain["cards"][1] |= {"type": "Item", "abilities": []}
    del plain["cards"][1]["effects"]
    text = bad(2, "compile", written(tmp_path, plain), "--out", str(tmp_path / "pool"))
    assert "two cards with one name" in text or "name and version make" in text
    assert not (tmp_path / "pool").exists()


def test_compile_into_what_is_no_folder(tmp_path: Path) -> None:
    path = written(tmp_path, records())
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    before = content(tmp_path)
    assert "taken" in bad(2, "compile", path, "--out", str(taken))
    assert content(tmp_path) == before


def test_compile_into_a_closed_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody might write there, whoever runs the tests (the superuser may anywhere)."""
    path = written(tmp_path, records())
    closed = tmp_path / "closed"
    closed.mkdir()
    made = Path.mkdir

    def denied(self: Path, *rest: Any, **more: Any) -> None:
        if closed in self.parents:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))
        made(self, *rest, **more)

    monkeypatch.setattr(Path, "mkdir", denied)
    assert "pool" in bad(2, "compile", path, "--out", str(closed / "pool"))
    assert list(closed.iterdir()) == []


def test_compile_leaves_other_files_of_the_folder_alone(tmp_path: Path) -> None:
    path = written(tmp_path, records())
    (tmp_path / "set-07.json").write_text("a set that is no more", encoding="utf-8")
    (tmp_path / "my-notes.json").write_text("{}", encoding="utf-8")
    good("compile", path, "--out", str(tmp_path))
    assert list(content(tmp_path)) == ["cards.json", "my-notes.json", "set-01.json"]


def test_compile_of_a_damaged_file_keeps_the_pool_that_was_there(tmp_path: Path) -> None:
    out = tmp_path / "pool"
    good("compile", written(tmp_path, records()), "--out", str(out))
    before = content(out)
    plain = records()
    del plain["cards"][0]["cost"]
    text = bad(2, "compile", written(tmp_path, plain, "other.json"), "--out", str(out))
    assert "cost: is missing" in text
    assert content(out) == before


# --- TINTERO_CARDS ------------------------------------------------------------------------------


def outside(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: the pool is read once in a process."""
    return subprocess.run(
        [sys.executable, "-m", "tintero.cli.shell.main", "cards", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C", "LC_ALL": "C.UTF-8", **environ},
        check=False,
    )


def test_a_folder_that_names_nothing_is_said_in_a_line(tmp_path: Path) -> None:
    for where, lang, said in (
        (tmp_path, "en", "TINTERO_CARDS names no folder"),
        (tmp_path / "nowhere", "es", "TINTERO_CARDS no nombra una carpeta"),
    ):
        answer = outside("show", "elsa", "--lang", lang, TINTERO_CARDS=str(where))
        assert answer.returncode == 2
        assert answer.stdout == ""
        assert said in answer.stderr
        assert "Traceback" not in answer.stderr


def command(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tintero.cli.shell.main", *words],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LANG": "C", "LC_ALL": "C.UTF-8", **environ},
        check=False,
    )


def small_pool(folder: Path) -> str:
    """One card that is nowhere else, and one that is shipped, with another cost."""
    cards = [
        {"name": "Ana", "version": "Of the House", "number": 1, "type": "character", "cost": 1,
         "inks": ["amber"], "strength": 1, "willpower": 1, "lore": 1},
        {"name": "Smash", "number": 2, "type": "action", "cost": 9, "inks": ["steel"]},
    ]  # fmt: skip
    text = json.dumps({"set": 99, "cards": cards})
    text = text.replace('"character"', f'"{TYPE_NAMES[CardType.CHARACTER]}"')
    text = text.replace('"action"', f'"{TYPE_NAMES[CardType.ACTION]}"')
    text = text.replace('"amber"', f'"{INK_NAMES[0]}"').replace('"steel"', f'"{INK_NAMES[5]}"')
    (folder / "set-99.json").write_text(text, encoding="utf-8")
    return str(folder)


# Each in a process of its own would take most of its time for beginning.
ONE_AFTER_ANOTHER = """
import json, sys, traceback
from typer.testing import CliRunner
from tintero.cli.shell.main import app
for line in sys.argv[1:]:
    told = CliRunner().invoke(app, line.split())
    fault = told.exception if not isinstance(told.exception, SystemExit) else None
    where = "".join(traceback.format_exception(fault)) if fault else ""
    print(json.dumps([line, told.exit_code, told.stderr + where]))
"""
WITHOUT_THEIR_CARDS = [
    *("play --plain", "deck show amber-steel", "deck check amber-steel", "deck odds amber-steel"),
    *("sim amber-steel amber-ruby", "ladder", "deck convert amber-steel --to text"),
]


def test_a_small_pool_is_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ONE_AFTER_ANOTHER, *WITHOUT_THEIR_CARDS],
        capture_output=True,
        text=True,
        env=os.environ | {"LC_ALL": "C.UTF-8", "TINTERO_CARDS": small_pool(tmp_path)},
        check=True,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line for line, _, _ in told] == WITHOUT_THEIR_CARDS
    for line, code, said in told:
        assert code == 2, (line, said)
        assert "needs cards that this pool does not have" in said, line
        assert "Traceback" not in said, line
    # And one of them as people start it.
    answer = command("deck", "show", "amber-steel", TINTERO_CARDS=small_pool(tmp_path))
    assert answer.returncode == 2, answer.stderr
    assert "needs cards that this pool does not have" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_small_pool_lists_the_decks_it_can(tmp_path: Path) -> None:
    answer = command("deck", "list", TINTERO_CARDS=small_pool(tmp_path))
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


def test_cards_are_added_to_the_shipped_ones(tmp_path: Path) -> None:
    both = f"shipped{os.pathsep}{small_pool(tmp_path)}"
    assert "Of the House" in outside("show", "ana", TINTERO_CARDS=both).stdout
    assert "New Dog" in outside("show", "stitch new dog", TINTERO_CARDS=both).stdout
    assert "9" in outside("find", "smash", TINTERO_CARDS=both).stdout  # the later one counts
    assert command("deck", "show", "amber-steel", TINTERO_CARDS=both).returncode == 0
    twice = f"{both}{os.pathsep}{tmp_path}"
    assert outside("show", "ana", TINTERO_CARDS=twice).returncode == 0


def test_a_pool_that_is_damaged_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "set-01.json").write_text('{"set": 1, "cards": [', encoding="utf-8")
    answer = outside("show", "elsa", TINTERO_CARDS=str(tmp_path))
    assert answer.returncode == 2
    assert "set-01.json" in answer.stderr
    assert "Traceback" not in answer.stderr
