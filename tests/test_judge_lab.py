"""The laboratory: building a position by commands, going back and forth, keeping it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from tintero import Deck, Game, records
from tintero.cli.shell.main import app
from tintero.game import IllegalAction
from tintero.judge import edit
from tintero.judge.lab import Lab
from tintero.judge.sheet import ask
from tintero.records import Replay, read
from tintero.scene import Scene, SceneError
from tintero.vocab import Zone

pytestmark = pytest.mark.pure_only

BUILD = """
title Smash and Resist
put 1 hand Smash
put 1 play Merida - Formidable Archer
put 2 play Namaari - Resolute Daughter: exerted, damage 1
ink 1 5 1
"""


def lab(*changes: edit.Change) -> Lab:
    made = Lab()
    for change in changes:
        made.edit(change)
    return made


def play_of(made: Lab, seat: int) -> list[str]:
    s = made.game.state
    return [s.program(s.cards[i]).full_name for i in s.zone(seat, Zone.PLAY)]


# --- the laboratory itself ------------------------------------------------------------------------


def test_cards_go_anywhere_with_their_state() -> None:
    made = lab(
        edit.put(0, "play", "Namaari - Resolute Daughter", exerted=True, damage=2, drying=True),
        edit.put(1, "discard", "Smash", 2),
        edit.put(1, "deck", "Smash"),
        edit.lore(1, 7),
        edit.ink(0, 3, 2),
        edit.drops(0, 1),
    )
    s = made.game.state
    card = s.cards[s.zone(0, Zone.PLAY)[0]]
    assert (card.exerted, card.damage, card.drying) == (1, 2, 1)
    assert len(s.zone(1, Zone.DISCARD)) == 2
    assert s.program(s.cards[s.zone(1, Zone.DECK)[0]]).full_name == "Smash"  # the bottom
    assert (s.players[1].lore, s.players[0].drops) == (7, 1)
    assert [s.cards[i].exerted for i in s.zone(0, Zone.INKWELL)] == [0, 0, 0, 1, 1]


def test_the_top_card_is_forced_and_drawn() -> None:
    made = lab(edit.top(1, "Smash"), edit.top(1, "Dragon Fire"))
    made.do("end")
    s = made.game.state
    assert [s.program(s.cards[i]).full_name for i in s.zone(1, Zone.HAND)] == ["Dragon Fire"]
    assert s.program(s.cards[s.zone(1, Zone.DECK)[-1]]).full_name == "Smash"


def test_a_card_in_the_deck_comes_up_and_is_not_doubled() -> None:
    made = lab(edit.put(0, "deck", "Smash"), edit.top(0, "Smash"))
    s = made.game.state
    names = [s.program(s.cards[i]).full_name for i in s.zone(0, Zone.DECK)]
    assert (names.count("Smash"), names[-1]) == (1, "Smash")


def test_back_and_forward_through_edits_and_actions() -> None:
    made = lab(edit.put(0, "play", "Stitch - New Dog"))
    before = made.game.hash()
    made.do("quest Stitch")
    after = made.game.hash()
    assert made.go(-1) and made.game.hash() == before
    assert made.go(-1) and play_of(made, 0) == []
    assert not made.go(-1)
    assert made.go(2) and made.game.hash() == after
    assert not made.go(1)


def test_what_is_refused_is_kept_as_tried_and_the_ruling_is_no() -> None:
    """CR 1.7.5: a drying character can't quest."""
    made = lab(edit.put(0, "play", "Stitch - New Dog", drying=True))
    empty = ask(made.scene())
    assert (empty.verdict, empty.held, empty.ruling) == (None, True, "Nothing has been tried.")
    before = made.game.hash()
    with pytest.raises(IllegalAction):
        made.do("quest Stitch")
    assert (made.game.hash(), made.position().seats) == (before, made.now.position.seats)
    (tried,) = made.scene().steps
    assert (tried.action, tried.illegal) == ("quest Stitch", "1.7.5")
    no = ask(made.scene())
    assert (no.verdict, no.held) == (False, True)
    assert "(CR 1.7.5)" in no.explanation
    made.scene().run()
    made.do("end")
    assert ask(made.scene()).verdict is True
    assert made.go(-1) and ask(made.scene()).verdict is False
    assert made.back_a_play() and play_of(made, 0) == []  # what was tried in vain goes along


def test_a_scene_with_answers_to_what_is_not_asked_is_looked_at() -> None:
    text = """
seats: {1: {ink: 3, hand: [Smash], play: [Stitch - New Dog]}}
steps:
  - 1: play Smash
  - 1: choose Stitch
  - 1: done
  - 1: end
"""
    made = Lab.of_scene(Scene.parse(text))
    while made.go(1):
        pass
    assert made.game.state.active == 1


def test_something_new_forgets_what_lay_ahead() -> None:
    made = lab(edit.put(0, "play", "Stitch - New Dog"))
    made.do("quest Stitch")
    made.go(-1)
    made.do("end")
    assert not made.go(1)
    assert made.game.state.players[0].lore == 0


def test_an_edit_after_an_action_starts_from_the_position_it_led_to() -> None:
    made = lab(edit.put(0, "play", "Stitch - New Dog"))
    made.do("quest Stitch")
    made.edit(edit.put(1, "play", "Simba - Protective Cub"))
    assert made.game.state.players[0].lore == 1
    assert made.now.steps == ()


def test_an_impossible_edit_changes_nothing() -> None:
    made = lab(edit.put(0, "play", "Stitch - New Dog"))
    before = (made.game.hash(), made.cursor)
    for change in (
        edit.state("Stitch", damage=9),
        edit.put(0, "hand", "Nobody at All"),
        edit.lore(0, 20),
        edit.state("Simba", exerted=True),
        edit.put(6, "hand", "Smash"),
    ):
        with pytest.raises(SceneError):
            made.edit(change)
        assert (made.game.hash(), made.cursor) == before


def test_two_of_a_name_need_a_number_or_an_owner() -> None:
    made = lab(edit.put(0, "play", "Stitch - New Dog", 2), edit.put(1, "play", "Stitch - New Dog"))
    with pytest.raises(SceneError, match="any of 3 cards"):
        made.edit(edit.state("Stitch", damage=1))
    made.edit(edit.state("1.Stitch #2", damage=1))
    made.edit(edit.remove("2.Stitch"))
    s = made.game.state
    assert [s.cards[i].damage for i in s.zone(0, Zone.PLAY)] == [0, 1]
    assert s.zone(1, Zone.PLAY) == []


def test_what_began_as_a_scene_is_a_record_too() -> None:
    made = lab(
        edit.put(0, "play", "Stitch - New Dog", 2),
        edit.put(0, "hand", "Smash"),
        edit.ink(0, 3),
        edit.put(1, "play", "Namaari - Resolute Daughter", exerted=True),
        edit.rules("2.2"),
    )
    for action in ("play Smash", "choose Namaari", "challenge Stitch #2 > Namaari", "end"):
        made.do(action)
    kept = read(made.record().text())
    assert "rules: 2.2" in kept.text()
    assert len(kept.actions) == 4
    again = Replay(kept)
    again.to_end()
    assert again.comparing
    assert again.game.hash() == made.game.hash()
    # and it is opened again with its actions behind it
    opened = Lab.of_record(kept, 4)
    assert opened.game.hash() == made.game.hash()
    assert opened.go(-4) and play_of(opened, 0) == ["Stitch - New Dog"] * 2
    assert [part.action for part in opened.parts] == []
    assert opened.go(1) and opened.parts[0].action == "play Smash"


def test_a_record_can_be_stepped_through_both_ways() -> None:
    rng = Random(2)
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 5)
    while game.depth < 20:
        game.push(rng.choice(game.options))
    record = records.of(game)
    made = Lab.of_record(record, 8)
    there = made.game.hash()
    assert made.go(12) and made.game.hash() == game.hash()
    assert not made.go(1)
    assert made.go(-12) and made.game.hash() == there


def test_a_whole_play_is_undone_with_its_answers() -> None:
    made = lab(
        edit.put(0, "hand", "Smash"), edit.ink(0, 3), edit.put(1, "play", "Stitch - New Dog")
    )
    made.edit(edit.put(0, "play", "Stitch - New Dog"))
    before, at = made.game.hash(), made.cursor
    made.do("play Smash")
    made.do("choose 2.Stitch")
    assert made.cursor == at + 2
    assert made.back_a_play() and made.game.hash() == before
    assert made.back_a_play() and play_of(made, 0) == []
    for _ in range(3):
        assert made.back_a_play()
    assert not made.back_a_play()


def test_a_record_goes_on_and_is_kept_as_one() -> None:
    rng = Random(2)
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 5)
    while game.depth < 30:
        game.push(rng.choice(game.options))
    record = records.of(game)
    made = Lab.of_record(record, 20)
    action = made.game.text(made.game.options[0])
    made.do(action)
    kept = read(made.record().text())
    assert kept.actions[:20] == record.actions[:20]
    assert len(kept.actions) == 21
    again = Replay(kept)
    again.to_end()
    assert again.game.hash() == made.game.hash()


# --- the commands ---------------------------------------------------------------------------------


def bench(typed: str, *words: str, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(
        app, ["judge", "lab", *words, "--lang", lang], input=typed, env=environ
    )


def test_a_scene_is_built_played_and_saved_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    typed = BUILD + f"play Smash\nchoose Namaari\nexpect damage: {{Namaari: 1}}\nsave {path}\n"
    made = bench(typed)
    assert made.exit_code == 0, made.stdout
    assert "Base 3 → modified 0 → taken 0. [1.9.4" in made.stdout
    assert "As expected." in made.stdout
    scene = Scene.load(path)
    scene.run()
    assert scene.title == "Smash and Resist"
    assert [step.action for step in scene.steps] == ["play Smash", "choose Namaari", ""]
    assert "damage: 2" not in path.read_text(encoding="utf-8")


def test_spanish_commands() -> None:
    made = bench(
        "pon 1 mano Smash\npon 1 juego Stitch - New Dog\ntinta 1 3\ndaño Stitch 1\n"
        "paso ready\npor qué quest Stitch\ntablero\n",
        lang="es",
    )
    assert made.exit_code == 0, made.stdout
    assert "Se puede hacer." in made.stdout
    assert "Mano de Jugador 1: Smash" in made.stdout


def test_both_hands_are_open_until_closed() -> None:
    typed = "put 1 hand Smash\nput 2 hand Dragon Fire\n"
    shown = bench(typed + "board\n").stdout
    assert "Hand of Player 1: Smash" in shown and "Hand of Player 2: Dragon Fire" in shown
    closed = bench(typed + "hands closed\n").stdout
    assert "Hand of Player 1: Smash" in closed and "Hand of Player 2" not in closed


def test_options_are_taken_by_number_and_a_sheet_is_made() -> None:
    made = bench(BUILD + "play Smash\n2\nsheet\n")
    assert "Verdict: YES. It can be done." in made.stdout
    assert "Player 1 chooses Namaari - Resolute Daughter for Smash. [6.7.3.2]" in made.stdout


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("put 1 hand Foo Bar\n", "Unknown card 'Foo Bar'"),
        ("put 1 attic Smash\n", "A zone is one of"),
        ("put Smash\n", "Write it so: put 1 play NAME"),
        ("damage Smash\n", "Write it so: damage NAME 3"),
        ("quest Stitch\n", "That can't be read"),
        ("put 1 play Stitch - New Dog: drying\nquest Stitch\n", "(CR 1.7.5)"),
        (BUILD + "play Smash\nlore 1 3\n", "Answer the open question first"),
        ("step lunch\n", "A step is one of"),
        ("back\n", "This is the beginning."),
        ("expect lore: {1: 3}\n", "Not as expected: lore of seat 1: expected 3, is 0"),
    ],
)
def test_what_cannot_be_done_is_said_and_ends_with_1(typed: str, words: str) -> None:
    made = bench(typed)
    assert made.exit_code == 1
    assert words in made.stdout


def test_a_scene_from_a_file_has_its_steps_ahead(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(
        "seats:\n  1: {play: [Stitch - New Dog]}\nsteps:\n  - 1: quest Stitch\n", encoding="utf-8"
    )
    made = bench("board\nforward\nboard\nforward\n", str(path))
    assert "lore 0/20" in made.stdout.split("forward")[0]
    assert "lore 1/20" in made.stdout.split("forward")[1]
    assert made.exit_code == 1  # there is nothing after that


def test_undo_takes_back_the_whole_play() -> None:
    made = bench(BUILD + "play Smash\nchoose Namaari\nundo\nboard\n")
    assert made.exit_code == 0, made.stdout
    assert "State 6 of 8" in made.stdout
    assert "ink 5/6" in made.stdout.partition("State 6 of 8")[2]
    assert bench("undo\n").exit_code == 1  # there is nothing before


def test_a_case_of_the_book_is_taken_apart_by_its_id() -> None:
    made = bench("board\nforward\n", "JC-024")
    assert made.exit_code == 0, made.output
    assert "State 2 of" in made.stdout
    assert bench("", "JC-99999").exit_code == 2
