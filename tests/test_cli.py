"""The command line: what it prints, in both languages, and how it leaves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tintero
from tintero import Deck, Game, _build
from tintero.cli.play.table_text import short
from tintero.cli.shell.main import app
from tintero.vocab import Act
from tintero_proof import fuzz

pytestmark = pytest.mark.pure_only

SEED = 3  # with it, seat 1 begins


def tintero_cli(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    args = [*words, "--lang", lang] if lang else [*words]
    return CliRunner().invoke(app, args, input=typed, env=environ)


def good(*words: str, typed: str | None = None, lang: str = "en") -> str:
    result = tintero_cli(*words, typed=typed, lang=lang)
    assert result.exit_code == 0, result.output
    return result.stdout


def from_json(*words: str) -> Any:
    return json.loads(good(*words, "--json"))


# --- small commands -----------------------------------------------------------------------------


def test_version(monkeypatch: pytest.MonkeyPatch) -> None:
    text = good("version")
    assert f"Tintero {tintero.__version__}" in text
    assert "The engine " in text
    assert "El motor " in good("version", lang="es")
    plain = from_json("version")
    assert (plain["version"], plain["compiled"]) == (tintero.__version__, _build.compiled())
    assert plain["why"] == ""
    monkeypatch.setattr(_build, "why", "changed")
    monkeypatch.setattr(_build, "changed", "src/tintero/vocab.py")
    assert "It runs from src: src/tintero/vocab.py is not as it was" in good("version")
    assert "Funciona desde src: " in good("version", lang="es")
    assert from_json("version")["why"] == "changed"


@pytest.mark.parametrize(("variable", "value"), [("LANG", "es_ES.UTF-8"), ("LC_ALL", "es")])
def test_the_locale_decides_the_language(variable: str, value: str) -> None:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": ""} | {variable: value}
    result = CliRunner().invoke(app, ["version"], env=environ)
    assert "El motor " in result.stdout


def test_cards_show() -> None:
    text = good("cards", "show", "simba", "protective")
    assert "Simba - Protective Cub" in text
    assert "Amber · cost 2 · inkwell symbol" in text
    assert "Strength 2 · Willpower 3 · Lore 1" in text
    spanish = good("cards", "show", "dragon fire", lang="es")
    assert "Rubí · coste 5 · sin símbolo de pozo de tinta" in spanish
    assert "Destierra un personaje elegido." in spanish
    assert "Banish chosen character." in spanish
    plain = from_json("cards", "show", "Dragon Fire")
    assert (plain["type"], plain["inks"], plain["cost"]) == ("action", ["Ruby"], 5)
    assert plain["text"] == {
        "en": ["Banish chosen character."],
        "es": ["Destierra un personaje elegido."],
        "fr": ["Bannissez un personnage de votre choix."],
    }


def test_a_card_that_is_not_there_or_not_clear() -> None:
    missing = tintero_cli("cards", "show", "gastn")
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert "Near: Gaston - " in missing.stderr
    unclear = tintero_cli("cards", "show", "simba", lang="es")
    assert unclear.exit_code == 2
    assert "puede ser cualquiera" in unclear.stderr
    assert "Simba - Future King" in unclear.stderr


def test_deck_list_and_show() -> None:
    assert "amber-steel" in good("deck", "list")
    assert "Ámbar / Acero" in good("deck", "list", lang="es")
    assert {deck["name"] for deck in from_json("deck", "list")} == set(Deck.available())
    text = good("deck", "show", "amber-steel")
    assert "Characters (41)" in text
    assert "4 ◉  1  Simba - Future King" in text
    plain = from_json("deck", "show", "amber-steel")
    assert sum(plain["cards"].values()) == sum(plain["curve"].values()) == 60


def test_deck_check(tmp_path: Path) -> None:
    assert "may be played" in good("deck", "check", "ruby-amethyst")
    file = tmp_path / "small.txt"
    file.write_text("5 Dragon Fire\n1 Smash\n", encoding="utf-8")
    result = tintero_cli("deck", "check", str(file), lang="es")
    assert result.exit_code == 1
    assert "El mazo tiene 6 cartas" in result.stdout
    assert "Hay 5 copias de Dragon Fire" in result.stdout
    plain = json.loads(tintero_cli("deck", "check", str(file), "--json").stdout)
    assert (plain["legal"], len(plain["faults"])) == (False, 2)


def test_decks_that_cannot_be_used(tmp_path: Path) -> None:
    unknown = tintero_cli("deck", "show", "nowhere")
    assert unknown.exit_code == 2
    assert "There is no deck nowhere" in unknown.stderr
    assert "amber-steel" in unknown.stderr
    file = tmp_path / "bad.txt"
    file.write_text("4 Dragon Fyre\n5 Smash\n", encoding="utf-8")
    unread = tintero_cli("deck", "check", str(file))
    assert unread.exit_code == 2
    assert "line 1: unmatched: Dragon Fyre" in unread.stderr
    # The other faults are told as well, of what can be read.
    assert "The deck has 5 cards" in unread.stderr and "5 copies of Smash" in unread.stderr
    assert "copies" not in tintero_cli("deck", "show", str(file)).stderr


# --- fuzz ---------------------------------------------------------------------------------------


@pytest.mark.compiled_only
def test_fuzz() -> None:
    assert re.match(r"2 games, \d+ decisions, .*, 0 failures", good("fuzz", "--games", "2"))
    assert "2 partidas" in good("fuzz", "--games", "2", lang="es")
    plain = from_json("fuzz", "--games", "1", "--seed", "4", "--players", "2")
    assert plain["games"] == 1
    assert plain["decisions"] > 10
    assert plain["failures"] == []
    assert plain["seconds"] > 0
    assert tintero_cli("fuzz", "--players", "7").exit_code == 2


@pytest.mark.pure_only
@pytest.mark.parametrize("words", [("fuzz", "--games", "1"), ("cards", "coverage")])
def test_what_needs_the_proofs_says_so_where_they_are_not(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    for lang, said in (("en", "development install"), ("es", "instalación de desarrollo")):
        result = tintero_cli(*words, lang=lang)
        assert result.exit_code == 2
        assert said in result.stderr and "pip install -e ." in result.stderr
        assert "Traceback" not in result.output


def test_fuzz_with_failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(fuzz, "LONGEST", 20)
        result = tintero_cli("fuzz", "--games", "1", "--seed", "1", "--json")
        assert result.exit_code == 1
        report = tmp_path / "report.json"
        report.write_text(result.stdout, encoding="utf-8")
        (failure,) = json.loads(result.stdout)["failures"]
        assert failure["check"] == "ends"
        assert set(failure["record"]) == {"seed", "decks", "rules", "moves"}
        shown = tintero_cli("fuzz", "--games", "1", "--seed", "1")
        assert "game 0, decision 20: ends: no end after 20 decisions" in shown.stdout
        again = tintero_cli("fuzz", "--replay", str(report))
        assert again.exit_code == 1
        assert "no end after 20 decisions" in again.stdout
    assert "does not fail any more" in good("fuzz", "--replay", str(report))
    report.write_text("{}", encoding="utf-8")
    assert tintero_cli("fuzz", "--replay", str(report)).exit_code == 2


# --- play ---------------------------------------------------------------------------------------


def game(*lines: str, lang: str = "en", options: tuple[str, ...] = ()) -> str:
    typed = "".join(f"{line}\n" for line in lines)
    return good("play", "--seed", str(SEED), *options, typed=typed, lang=lang)


def test_a_game_shows_the_table_the_question_and_the_options() -> None:
    text = game()
    assert "Greedy bot · ruby-amethyst" in text
    assert "Player 1 (you) · amber-steel" in text
    assert "lore 0/20 · ink 0/0 · hand 7 · deck 53 · discard 0" in text
    assert "Your hand (7):" in text
    assert "2◉ Sebastian - Court Composer ×2" in text
    assert "choose cards of your starting hand to replace" in text
    assert re.search(r"8 Done$", text, re.MULTILINE)
    assert text.rstrip().endswith("Goodbye.")


def test_the_same_in_spanish() -> None:
    text = game(lang="es")
    assert "Bot voraz · ruby-amethyst" in text
    assert "Jugador 1 (tú) · amber-steel" in text
    assert "leyenda 0/20 · tinta 0/0 · mano 7 · mazo 53 · descarte 0" in text
    assert "Tu mano (7):" in text
    assert text.rstrip().endswith("Hasta otra.")


def test_options_are_taken_by_number_or_by_notation() -> None:
    by_number = game("8", "1")
    assert "Player 1 inks" in by_number
    assert "ink 1/1" in by_number
    by_name = game("keep", "ink hakuna matata", "play simba - future king", "no", "end")
    assert "Player 1 inks Hakuna Matata." in by_name
    assert "Player 1 plays Simba - Future King for 1 ink." in by_name
    assert "Turn 3 · Player 1" in by_name


def test_the_opponents_hidden_cards_never_show() -> None:
    """Only what the seat may know: the names on its screen are known to its view."""
    text = game("keep", "end", "end", "end", "log")
    play = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], SEED)
    opening = {card.face for card in play.view(1).players[1].known_hand}
    told = re.findall(r"Greedy bot (?:inks|plays) (.+?)(?: for|\.)", text)
    hidden = [name for name in opening if name and name not in told]
    assert hidden
    for name in hidden:
        assert name not in text
    assert "Greedy bot draws a card." in text


def test_what_can_not_be_done_is_explained() -> None:
    text = game("keep", "ink grab your sword", "why play hakuna matata", "why ink simba", "99")
    assert "(CR 4.2.1.1)" in text
    assert "(CR 1.5.3)" in text
    assert "That may be any of:" in text
    assert "Options go from 1 to" in text
    spanish = game("keep", "por qué play hakuna matata", "porque quest nadie", "zzz", lang="es")
    assert "Te faltan 4 de tinta para jugar Hakuna Matata. (CR 1.5.3)" in spanish
    assert "No se entiende 'zzz': una línea empieza por" in spanish
    assert "Aquí no hay 'nadie'." in spanish
    assert "That is legal now." in game("keep", "why end", "why")


def test_help_cards_and_rules_in_a_game() -> None:
    text = game("?", "card grab your sword", "card simba", "card xyzzy", "rule 8.3.3", "rule 99")
    assert "why can't it be done?" in text
    assert "Deal 2 damage to each opposing character." in text
    assert "Simba - Returned King" in text
    assert "No card is called “xyzzy”." in text
    assert "8.3.3  Must be challenged first" in text
    assert "There is no clause 99." in text
    spanish = game("ayuda", "carta grab your sword", "regla 8.3.3", "salir", lang="es")
    assert "¿por qué no se puede?" in spanish
    assert "Inflige 2 de daño a cada personaje rival." in spanish


def test_undo_takes_back_a_turn_action_or_says_why_not() -> None:
    text = game("undo", "keep", "ink hakuna matata", "undo")
    assert "There is nothing you can take back." in text
    assert "Taken back." in text
    assert text.count("ink 0/0 · hand 7") > text.count("ink 1/1") > 0
    refused = game("keep", "end", "undo", "undo far")
    assert "another player has decided something since (CR 1.7.6.2)" in refused
    assert "`undo far` takes back as much as possible." in refused
    assert "no se puede deshacer" in game("keep", "end", "deshacer", lang="es").casefold()


def test_against_a_bot_everything_may_be_taken_back() -> None:
    text = game("keep", "end", "undo", "free", "undo", "free")
    assert "`free`: against bots you may take back whatever you like." in text
    assert "From now on you may take back whatever you like." in text
    assert "Taken back." in text
    assert "From now on you take back what the rules allow." in text


def test_the_log_names_the_clauses() -> None:
    text = game("keep", "ink hakuna matata", "end", "log")
    assert "The turn before" in text
    assert "Player 1 draws" in text
    assert "[3.2.3.1]" in text
    assert "Jugador 1 pone Hakuna Matata en su pozo de tinta. [4.2.1.3]" in game(
        "keep", "ink hakuna matata", "registro", lang="es"
    )


def test_conceding_ends_the_game() -> None:
    text = game("keep", "concede")
    assert "Greedy bot wins: concession (CR 2.3.3.4)." in text
    assert f"Seed {SEED}" in text
    assert "Gana Bot voraz: rendición" in game("rendirse", lang="es")


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = game("keep", "ink hakuna matata", f"save {file}", "save", f"save {tmp_path}", "quit")
    assert f"tintero play --resume {file}" in text
    assert "can't be written" in text
    resumed = good("play", "--resume", str(file), typed="play simba - future king\n")
    assert "ink 1/1" in resumed
    assert "Greedy bot · ruby-amethyst" in resumed
    assert "Player 1 plays Simba - Future King for 1 ink." in resumed
    file.write_text(file.read_text(encoding="utf-8").replace("keep", "kepe"), encoding="utf-8")
    broken = tintero_cli("play", "--resume", str(file))
    assert broken.exit_code == 2
    assert "is no saved game" in broken.stderr
    for content in ("{}", "[]", "not json"):
        file.write_text(content, encoding="utf-8")
        assert tintero_cli("play", "--resume", str(file)).exit_code == 2
    assert tintero_cli("play", "--resume", str(tmp_path / "none.json")).exit_code == 2


def test_two_people_at_one_keyboard() -> None:
    text = game("keep", "keep", "end", options=("--hotseat",))
    assert "Player 2 · ruby-amethyst" in text
    assert "Turn 2 · Player 2" in text
    assert "bot" not in text


def test_two_people_are_told_only_what_each_may_know() -> None:
    """Player 1 draws on turn 3; the next screen of Player 2 says that, and not which card."""
    text = game(*["keep", "keep", "end", "end", "end", "log"], options=("--hotseat",))
    screens = re.split(r"^─+ ", text, flags=re.MULTILINE)
    assert re.search(r"Player 1 draws (?!a card)", screens[-2])
    assert "Player 1 draws a card." in screens[-1]
    assert not re.search(r"Player 1 draws (?!a card)", screens[-1])


def test_watching_two_bots() -> None:
    text = game(options=("--watch",))
    assert "Your hand" not in text
    assert re.search(r"Greedy bot [12] wins: 2\d lore \(CR 1\.8\.1\.1\)\.", text)
    assert "Turn 2 · Greedy bot " in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--deck", "nowhere"), "There is no deck nowhere"),
        (("--rules", "9.9"), "There is no rules version 9.9"),
        (("--bot", "genius"), "There is no bot genius"),
        (("--hotseat", "--watch"), "exclude each other"),
    ],
)
def test_bad_input_is_said_on_the_error_stream(words: tuple[str, ...], message: str) -> None:
    result = tintero_cli("play", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_older_rules_can_be_played() -> None:
    assert "rules 2.1" in game(options=("--rules", "2.1"))


def test_labels_are_shortened_under_their_heading() -> None:
    assert short(Act.INK, "Poner Smash en el pozo de tinta", "es") == "Smash"
    assert short(Act.CHALLENGE, "Challenge Yzma with Simba", "en") == "Yzma with Simba"
    assert short(Act.END, "End your turn", "en") == "End your turn"


# --- in a pipe ----------------------------------------------------------------------------------


PLAY = [sys.executable, "-m", "tintero.cli.shell.main", "play"]


def environment() -> dict[str, str]:
    """Of a process in no language, that finds the package under test."""
    environ = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    source = str(Path(tintero.__file__).parent.parent)
    return environ | {"PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}


def piped(typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PLAY, "--seed", str(SEED), *words],
        input=typed,
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_an_option_may_be_answered_with_the_words_shown_for_it() -> None:
    text = game("acabar", "pista", "Terminar turno", lang="es")
    assert "Jugador 1 conserva todas las cartas de su mano inicial." in text
    assert "Un bot en tu lugar: Poner " in text
    assert "Turno de Bot voraz." in text
    assert "A bot in your place: Ink " in game("done", "hint")


def test_a_program_at_the_other_end_is_told_that_it_is_asked() -> None:
    """The sign stands there before the answer is read."""
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(PLAY, env=environment(), **pipes) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"\n> "):
            letter = process.stdout.read(1)
            assert letter, seen
            seen += letter
        process.stdin.close()
        assert process.stdout.read().split() == [b"Goodbye."]
    assert process.returncode == 0


def test_a_pipe_gets_plain_text_and_a_polite_end() -> None:
    result = piped("keep\nink hakuna matata\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "\x1b" not in result.stdout
    assert "> ink hakuna matata" in result.stdout
    assert result.stdout.rstrip().endswith("Goodbye.")
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_a_whole_game_from_a_pipe() -> None:
    """The first option every time: the end of the turn comes last, so everything is used."""
    result = piped("keep\n" + "1\n" * 3000, "--lang", "es")
    assert result.returncode == 0, result.stderr
    assert "\nGana " in result.stdout
