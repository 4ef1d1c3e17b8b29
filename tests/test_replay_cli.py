"""`tintero replay` and the newer parts of `tintero deck`: what they print and how they leave."""

from __future__ import annotations

import json
import re
import shlex
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tintero import Deck, Game, records
from tintero.cards.deckcodes import FORMATS
from tintero.cli.shell.main import app
from tintero.messages import say
from tintero.scene import Scene
from tintero.table.ending import ended
from tintero.table.plan import Plan, called
from tintero.vocab import Act, Zone

pytestmark = pytest.mark.pure_only


def cli(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, [*words, "--lang", lang], input=typed, env=environ)


NAMES = ("amber-steel", "ruby-amethyst")
NAMED = ("Ana", "Random bot")


@lru_cache(maxsize=1)
def sample() -> str:
    """A whole game of random choices; what the tests expect of it is worked out from it."""
    rng = Random(4)
    game = Game.new([Deck.load(name) for name in NAMES], 4)
    while game.outcome is None:
        game.push(rng.choice(game.options))
    return records.of(game, ("Ana", "random bot"), NAMES).text()


@lru_cache(maxsize=1)
def record() -> records.GameRecord:
    return records.read(sample())


def at_turn(turn: int) -> records.Replay:
    replay = records.Replay(record())
    assert replay.to_turn(turn)
    return replay


def won(lang: str = "en") -> str:
    replay = records.Replay(record())
    replay.to_end()
    return say(ended(replay.game), lang, called(Plan.of_record(record()), lang))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.tintero"
    path.write_text(sample(), encoding="utf-8")
    return path


def go(file: Path, *lines: str, lang: str = "en", options: tuple[str, ...] = ()) -> str:
    typed = "".join(f"{line}\n" for line in lines)
    result = cli("replay", str(file), *options, typed=typed, lang=lang)
    assert result.exit_code == 0, result.output
    return result.stdout


# --- replay ---------------------------------------------------------------------------------------


def test_a_record_introduces_itself_and_leaves_politely(file: Path) -> None:
    text = go(file)
    assert "Ana · amber-steel" in text
    assert f"{len(record().actions)} actions, rules 2.3, seed 4" in text
    assert f"Next: {record().actions[0]}" in text
    assert text.rstrip().endswith("Goodbye.")
    spanish = go(file, lang="es")
    assert "Bot al azar · ruby-amethyst" in spanish
    assert spanish.rstrip().endswith("Hasta otra.")


def test_stepping_jumping_and_back(file: Path) -> None:
    text = go(file, "", "next 2", "back", "turn 4", "list", "start", "last", "next", "turn 99")
    actions, n = record().actions, len(record().actions)
    seat = records.Replay(record()).seat
    assert seat is not None
    assert f"1/{n} · turn 0 · {NAMED[seat]}: {actions[0]}\n" in text
    assert f"3/{n} · turn" in text
    assert f"> back\n2/{n} · turn 0\nNext: {actions[2]}\n" in text
    here = at_turn(4).at
    assert f"> turn 4\n{here}/{n} · turn 4\n" in text
    listed = text.partition("> list\n")[2].partition("> start")[0].splitlines()
    after = at_turn(5).at
    assert listed[0] == f"→ {here + 1:>3} {actions[here]}"
    assert [line[6:] for line in listed] == list(actions[here:after])
    assert f"> start\n0/{n}" in text
    assert f"This is the end: {won()}" in text
    assert "wins" in won() and "(CR " in won()
    assert "There is no turn 99." in text
    spanish = go(file, "siguiente 2", "atrás", "turno 4", "final", "siguiente x", lang="es")
    assert f"2/{n} · turno 0 · Bot al azar: " in spanish
    assert f"Este es el final: {won('es')}" in spanish
    assert "necesita un número" in spanish


def test_the_table_from_any_eyes(file: Path) -> None:
    game = at_turn(4).game
    hands = [len(game.view(seat).players[seat].known_hand) for seat in (0, 1)]
    text = go(file, "turn 4", "show", "seat 2", "seat 7", "seat all")
    shown = [int(n) for n in re.findall(r"Your hand \((\d+)\)", text)]
    assert shown == [*hands, hands[1], *hands]
    assert "Seats go from 1 to 2" in text
    hidden = go(file, "turn 3", "next 30", options=("--seat", "1"))
    assert "Random bot draws a card." in hidden
    everything = go(file, "turn 3", "next 30")
    assert "Random bot draws" in everything
    assert "Player 2 draws a card." not in everything


def test_a_fork_is_played_and_saved(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "fork.tintero"
    game = at_turn(4).fork()
    texts = [game.text(option) for option in game.options]
    ink, other = [text for text in texts if text.startswith("ink ")][:2]
    text = go(
        file, "end", "turn 4", "fork", "options", "end", "dance", "back", "next", ink, other,
        f"save {saved}", "save", f"save {tmp_path}", "main", "last",
    )  # fmt: skip
    assert "To play on, fork first" in text
    for option in texts:
        assert f"  {option}\n" in text
    assert "Cannot read 'dance'" in text
    assert "That is only for the record" in text
    assert "(CR 4.2.3" in text  # one card a turn: the second `ink` is refused
    assert f"Saved: {saved}" in text
    assert "can't be written" in text
    here, n = at_turn(4).at, len(record().actions)
    assert f"Back in the record.\n{here}/{n}" in text
    assert f"This is the end: {won()}" in text  # the record is untouched
    forked = records.read(saved.read_text(encoding="utf-8"))
    assert forked.actions == (*record().actions[:here], ink)
    assert (forked.players, forked.deck_names) == (("Ana", "random bot"), NAMES)
    records.Replay(forked).to_end()
    assert forked.result == "unfinished"


def test_why_not(file: Path) -> None:
    text = go(file, "turn 4", "why end", "why", "porqué dance", lang="es")
    assert "Eso es legal ahora." in text
    assert "por qué ACCIÓN" in text
    assert "No se entiende 'dance'" in text


def test_help_is_in_both_languages(file: Path) -> None:
    assert "play on from here" in go(file, "?")
    assert "seguir jugando desde aquí" in go(file, "ayuda", lang="es")


def test_check_and_all(file: Path) -> None:
    checked = cli("replay", str(file), "--check")
    assert checked.exit_code == 0
    assert "Replayed exactly" in checked.stdout
    told = cli("replay", str(file), "--all", lang="es")
    assert told.exit_code == 0
    n = len(record().actions)
    assert f"{n}/{n} · turno " in told.stdout
    assert "Repetida con exactitud" in told.stdout
    assert won("es") in told.stdout


def test_json(file: Path) -> None:
    result = cli("replay", str(file), "--json")
    assert result.exit_code == 0
    plain: Any = json.loads(result.stdout)
    assert plain["replay"]["exact"] is True
    assert plain["replay"]["hash"] == plain["hash"] == record().hash
    assert [row["text"] for row in plain["actions"]] == list(record().actions)
    seat = records.Replay(record()).seat
    assert seat is not None
    first = plain["actions"][0]
    line = sample().splitlines().index("-- actions") + 2
    assert (first["line"], first["turn"], first["player"]) == (line, 0, seat + 1)
    last = plain["actions"][-1]
    assert any("The game is over" in line for line in last["en"])
    assert last["en"] != last["es"]
    assert plain["players"][0]["cards"] == Deck.load("amber-steel").counts


def test_a_record_that_is_cut_off(file: Path) -> None:
    file.write_text(sample()[: sample().index("-- turn 8") - 6], encoding="utf-8")
    text = go(file, "last")
    assert "The record is cut off after line" in text
    assert "is cut off, and so is the record" in text
    checked = cli("replay", str(file), "--check", lang="es")
    assert checked.exit_code == 1
    assert "está cortada" in checked.stdout


def test_damage_another_pool_and_no_record(file: Path, tmp_path: Path) -> None:
    at = at_turn(4).at
    lines = sample().splitlines()
    line = record().line(at)
    lines[line - 1] = "ink Fairy Shop"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    damaged = cli("replay", str(file), "--check")
    assert damaged.exit_code == 1
    assert f"line {line}: 'ink Fairy Shop' can't be done" in damaged.stdout
    n = len(record().actions)
    assert f"Stopped after {at} of {n} actions, on turn 4" in damaged.stdout
    as_json = cli("replay", str(file), "--json")
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)["replay"]["problem"]["line"] == line

    file.write_text(sample().replace("pool: ", "pool: beef"), encoding="utf-8")
    other = cli("replay", str(file), "--check")
    assert other.exit_code == 1
    assert "Made with another pool of cards (beef" in other.stdout
    assert f"Replayed as far as it goes: {won()}" in other.stdout

    file.write_text(sample().replace("4 Simba - Future", "4 Simbo - Future"), encoding="utf-8")
    missing = cli("replay", str(file))
    assert missing.exit_code == 2
    assert "this pool has no card 'Simbo - Future King'" in missing.stderr
    assert "--json" in missing.stderr
    assert json.loads(cli("replay", str(file), "--json").stdout)["replay"]["actions"] == 0

    for content in (b"", b"hello\n", b"\xff\xfe", b"{}"):
        file.write_bytes(content)
        result = cli("replay", str(file))
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr
    assert cli("replay", str(tmp_path / "none.tintero")).exit_code == 2
    assert cli("replay", str(tmp_path)).exit_code == 2


def test_a_record_that_begins_with_a_scene(tmp_path: Path) -> None:
    scene = Scene.parse("seats: {1: {play: [Stitch - New Dog, Simba - Protective Cub]}}")
    game = scene.game()
    for action in ("quest stitch", "end"):
        game.push(action)
    path, forked = tmp_path / "lab.tintero", tmp_path / "fork.tintero"
    path.write_text(records.of(game, scene=scene.text()).text(), encoding="utf-8")
    checked = cli("replay", str(path), "--check")
    assert checked.exit_code == 0, checked.output
    assert "2 actions from a scene, rules 2.3" in checked.stdout
    assert "Replayed exactly" in checked.stdout
    assert "2 acciones desde una escena" in cli("replay", str(path), "--check", lang="es").stdout
    plain = json.loads(cli("replay", str(path), "--json").stdout)
    assert plain["scene"] == scene.text()
    assert plain["replay"]["exact"]
    assert [row["text"] for row in plain["actions"]] == ["quest Stitch - New Dog", "end"]
    told = go(path, "next", "fork", "quest simba", f"save {forked}")
    assert "Player 1 quests with Simba - Protective Cub" in told
    kept = records.read(forked.read_text(encoding="utf-8"))
    assert kept.scene == scene.text()
    assert kept.actions == ("quest Stitch - New Dog", "quest Simba - Protective Cub")
    records.Replay(kept).to_end()


def test_a_seat_that_is_not_there(file: Path) -> None:
    assert cli("replay", str(file), "--seat", "3").exit_code == 2


# --- deck -----------------------------------------------------------------------------------------


def test_deck_list_names_kind_format_and_plan() -> None:
    text = cli("deck", "list").stdout
    assert "amber-ruby        aggro · Amber / Ruby · Core on 2026-10-16 · 60 cards" in text
    assert "Race: cheap questers" in text
    assert "agresivo · Ámbar / Rubí · Core el 2026-10-16" in cli("deck", "list", lang="es").stdout
    plain = json.loads(cli("deck", "list", "--json").stdout)
    assert len(plain) == 12
    assert {"name", "kind", "inks", "format", "date", "plan"} <= set(plain[0])


def test_deck_show_draws_the_deck() -> None:
    text = cli("deck", "show", "ruby-steel").stdout
    assert "   1 ███████░░░░ 11\n" in text
    assert "   7\n" in text
    assert "Inks: Ruby 16, Steel 44" in text
    assert "Types: Characters 42, Actions 18" in text
    assert "With the inkwell symbol: 37 of 60 (61.7%)" in text
    spanish = cli("deck", "show", "ruby-steel", lang="es").stdout
    assert "Con símbolo de pozo de tinta: 37 de 60 (61,7 %)" in spanish
    plain = json.loads(cli("deck", "show", "ruby-steel", "--json").stdout)
    assert plain["inks"] == {"Ruby": 16, "Steel": 44}
    assert plain["inkable"] == 37


@pytest.mark.parametrize("form", FORMATS)
def test_deck_convert_and_read(tmp_path: Path, form: str) -> None:
    result = cli("deck", "convert", "emerald-ruby", "--to", form)
    assert result.exit_code == 0
    file = tmp_path / "deck.any"
    file.write_text(result.stdout, encoding="utf-8")
    plain = json.loads(cli("deck", "read", str(file), "--json").stdout)
    assert plain["format"] == form
    assert plain["cards"] == Deck.load("emerald-ruby").counts
    assert (
        cli("deck", "check", str(file), "--format", "core", "--date", "2026-10-16").exit_code == 0
    )
    again = cli("deck", "convert", str(file), "--to", "text", "-o", str(tmp_path / "out.txt"))
    assert again.exit_code == 0
    assert Deck.parse((tmp_path / "out.txt").read_text(encoding="utf-8")).name == "deck"
    twice = cli("deck", "convert", str(file), "--to", "text", "-o", str(tmp_path / "out.txt"))
    assert twice.exit_code == 2
    assert "--force" in twice.stderr


def test_one_card_and_one_line_are_singular(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("1 Smash\n2 Smahs\n", encoding="utf-8")
    said = cli("deck", "read", str(file), lang="es").stdout
    assert "leído como text; 1 carta, 1 línea sin entender." in said
    assert "read as text; 1 card, 1 line that could" in cli("deck", "read", str(file)).stdout


def test_deck_read_shows_every_line(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("# mine\nCharacters\n4 1/17\n3 Stitch\n2 Smahs\n", encoding="utf-8")
    result = cli("deck", "read", str(file))
    assert result.exit_code == 1
    assert "read as text; 4 cards, 2 lines that could not be read." in result.stdout
    assert (
        "  · Characters\n  4 Pumbaa - Friendly Warthog\n! line 4: ambiguous: Stitch ("
        in result.stdout
    )
    assert (
        "! línea 5: sin coincidencia: Smahs (Smash"
        in cli("deck", "read", str(file), lang="es").stdout
    )
    assert cli("deck", "convert", str(file), "--to", "text").exit_code == 2
    assert cli("deck", "convert", "amber-steel", "--to", "xml").exit_code == 2
    assert cli("deck", "read", str(tmp_path / "none")).exit_code == 2
    file.write_bytes(b"\xff\xfe\x00")
    assert cli("deck", "read", str(file)).exit_code == 2


def test_deck_odds() -> None:
    text = cli("deck", "odds", "ruby-steel", "--card", "cannons", "--policy", "wanted").stdout
    assert "everything but the wanted cards is put back" in text
    assert "At least 1 of: Fire the Cannons!" in text
    spanish = cli("deck", "odds", "ruby-steel", lang="es").stdout
    assert "lo que cuesta más de 4" in spanish
    assert "Tinta N en el turno N" in spanish
    plain = json.loads(
        cli("deck", "odds", "ruby-steel", "--card", "Smash", "--turns", "3", "--json").stdout
    )
    assert [row["turn"] for row in plain["ink"]] == [1, 2, 3]
    first = plain["ink"][2]["play"]
    top, bottom = map(int, first["exact"].split("/"))
    assert first["value"] == top / bottom
    assert plain["card"]["of"] == ["Smash"]
    assert [row["turn"] for row in plain["play"]] == [1, 2, 3]
    assert plain["play"][0]["play"]["value"] < plain["ink"][0]["play"]["value"]


def test_the_odds_in_the_docs_are_what_is_printed() -> None:
    text = (Path(__file__).parent.parent / "docs" / "decks.md").read_text(encoding="utf-8")
    block = next(b for b in text.split("```") if b.startswith("\n$ tintero deck odds"))
    command, _, output = block[3:].partition("\n")
    assert cli(*shlex.split(command)[1:]).stdout == output


def test_deck_odds_of_a_card_by_a_turn() -> None:
    args = ("deck", "odds", "ruby-steel", "--card", "cannons", "--by-turn", "3")
    plain = json.loads(cli(*args, "--json").stdout)
    (row,) = plain["card"]["by_turn"]
    assert row["turn"] == 3 and "ink" not in plain
    share = f"{100 * row['play']['value']:.1f}"
    english = f"At least 1 of Fire the Cannons! by turn 3: {share}% on the play"
    assert english in cli(*args).stdout
    spanish = f"para el turno 3: {share.replace('.', ',')} % empezando"
    assert spanish in cli(*args, lang="es").stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("amber-steel", "--card", "Dragon Fire"), "Dragon Fire is not in the deck."),
        (("amber-steel", "--card", "Dragn Fyre"), "Near: Dragon Fire"),
        (("amber-steel", "--card", "simba"), "Simba - Future King"),
        (("amber-steel", "--policy", "luck"), "There is no policy luck."),
        (("amber-steel", "--policy", "wanted"), "needs a --card"),
        (("amber-steel", "--by-turn", "4"), "--by-turn needs a --card"),
        (("nowhere",), "There is no deck nowhere"),
    ],
)
def test_deck_odds_that_can_not_be_given(words: tuple[str, ...], message: str) -> None:
    result = cli("deck", "odds", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_deck_smaller_than_a_hand(tmp_path: Path) -> None:
    file = tmp_path / "tiny.txt"
    file.write_text("3 Smash\n", encoding="utf-8")
    assert "an opening hand has 7" in cli("deck", "odds", str(file)).stderr


# --- through the eyes of one seat -----------------------------------------------------------------


@pytest.fixture
def altered(tmp_path: Path) -> tuple[Path, dict[int, list[str]], dict[int, str]]:
    """A game in which both put two cards of their starting hand away, what they were, and what
    each seat inked."""
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=5, starting=0)
    away: dict[int, list[str]] = {}
    for seat in range(2):
        hand = [game.state.cards[i].program.full_name for i in game.state.zone(seat, Zone.HAND)]
        away[seat] = list(dict.fromkeys(hand))[:2]
        game.push(f"bottom {', '.join(away[seat])}")
    inked: dict[int, str] = {}
    for seat in range(2):
        ink = next(o for o in game.options if o.act == Act.INK)
        inked[seat] = game.state.cards[ink.a].program.full_name
        game.push(ink)
        game.push("end")
    path = tmp_path / "altered.tintero"
    path.write_text(records.of(game, ("Ana", "Luis"), ("", "")).text(), encoding="utf-8")
    return path, away, inked


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.clause("7.1.3")
def test_a_seat_sees_only_its_own_choices(altered: Any, seat: int) -> None:
    path, away, inked = altered
    eyes = ("--seat", str(seat + 1))
    lines = ["", "options", "list", "back", "next 2", "next 9", "list all", "start", "fork"]
    shown = go(path, *lines, options=eyes)
    told = cli("replay", str(path), *eyes, "--all").stdout
    plain = cli("replay", str(path), *eyes, "--json").stdout
    for text in (shown, told, plain):
        assert away[seat][0] in text
        assert inked[1 - seat] in text  # everybody saw it
        others = [name for name in away[1 - seat] if name not in (*away[seat], *inked.values())]
        assert not any(name in text for name in others)
    assert "seed 5" not in shown
    assert f"{('Ana', 'Luis')[1 - seat]} is deciding" in told and "Player " not in told
    assert "Who plays for everybody sees every hand" in shown
    data = json.loads(plain)
    assert data["seed"] is data["hash"] is data["replay"]["hash"] is None
    assert [player["cards"] is None for player in data["players"]] == [seat == 1, seat == 0]
    assert data["replay"]["problem"] is None


def test_what_comes_next_is_known_to_nobody_else(altered: Any, tmp_path: Path) -> None:
    path, _, inked = altered
    shown = go(path, "next 6", options=("--seat", "2"))
    assert inked[0] not in shown
    assert (
        "Replayed exactly: not finished"
        in cli("replay", str(path), "--check", "--seat", "2").stdout
    )
    other = tmp_path / "other.tintero"
    other.write_text(
        path.read_text("utf-8").replace(f"ink {inked[0]}", f"quest {inked[0]}"), "utf-8"
    )
    for seat in (1, 2):
        told = cli("replay", str(other), "--check", "--seat", str(seat))
        assert told.exit_code == 1 and (inked[0] in told.stdout) is (seat == 1)
    assert f"Next: ink {inked[0]}" in go(path, "next 6", "back 0", options=("--seat", "1"))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_who_plays_is_called_by_name(file: Path, lang: str) -> None:
    """Also where a choice was hidden, and in what is told as data."""
    for seat in ("1", "2"):
        text = go(file, "next 40", "list all", lang=lang, options=("--seat", seat))
        assert "Ana" in text and ("andom" in text if lang == "en" else "al azar" in text)
        assert not re.search(r"Player \d|[Jj]ugador \d", text)
    told = json.loads(cli("replay", str(file), "--json").stdout)["actions"]
    lines = " ".join(line for row in told for line in row[lang])
    assert "Ana " in lines and not re.search(r"Player \d|[Jj]ugador \d", lines)


@pytest.mark.parametrize("held", ["Stitch - New Dog", "Smash"])
def test_the_words_of_an_action_do_not_tell_of_a_copy_in_the_hand(
    held: str, tmp_path: Path
) -> None:
    """From where it was played must be said to whoever has another one; only to them."""
    scene = Scene.parse(
        "seats:\n"
        "  1:\n"
        "    play: [The Horned King - Merciless Master: {exerted: true}]\n"
        "    ink: 5\n"
        f"    hand: [{held}]\n"
        "    discard: [Stitch - New Dog]\n"
        "  2: {}\n"
    )
    game = scene.game()
    stitch = game.state.zone(0, Zone.DISCARD)[0]
    game.push(next(o for o in game.options if o.act == Act.PLAY and o.a == stitch))
    path = tmp_path / "stitch.tintero"
    path.write_text(records.of(game, scene=scene.text()).text(), encoding="utf-8")
    shown = go(path, "next", "list", options=("--seat", "2"))
    assert shown.count("play Stitch - New Dog\n") == 2
    data = json.loads(cli("replay", str(path), "--json", "--seat", "2").stdout)
    assert data["actions"][0]["text"] == "play Stitch - New Dog"
    own = json.loads(cli("replay", str(path), "--json", "--seat", "1").stdout)
    assert own["actions"][0]["text"].endswith("from discard") is (held != "Smash")
