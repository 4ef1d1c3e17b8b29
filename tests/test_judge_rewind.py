"""What CR 1.7.6 lets one undo of a game, and what it does not."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from tintero import Deck, Game, records
from tintero.cli.shell.main import app
from tintero.judge.rewind import Tape, explain, of_record, of_scene
from tintero.records import RecordError, Replay, read
from tintero.scene import Scene, SceneError

pytestmark = [pytest.mark.pure_only, pytest.mark.clause("1.7.6", "1.7.6.2")]

POSITION = """
title: Rewind
seats:
  1:
    ink: 8
    hand: [Smash, Friends on the Other Side, Develop Your Brain, Stitch - New Dog]
    play: [Mickey Mouse - True Friend]
  2: {play: [Simba - Protective Cub: {exerted: true}]}
steps:
"""


def tape(*actions: str) -> Tape:
    return of_scene(Scene.parse(POSITION + "".join(f"  - 1: {a}\n" for a in actions)))


def test_a_card_that_only_fills_a_deck_has_no_name() -> None:
    (_, said), *_ = explain(tape("play Friends on the Other Side"), "es")
    assert "Jugador 1 roba una carta por Friends on the Other Side." in said


def test_an_action_that_cannot_be_done_is_told_in_both_languages() -> None:
    with pytest.raises(SceneError) as caught:
        tape("quest Simba")
    assert "is not yours" in str(caught.value) and "no es tuyo" in caught.value.said("es")
    assert caught.value.line == 10


def test_what_is_public_can_all_be_undone() -> None:
    made = tape("ink Stitch", "play Smash", "choose Simba", "quest Mickey Mouse")
    start = Scene.parse(POSITION.replace("steps:\n", "")).game().hash()
    assert made.last_barrier() == 0
    assert made.rewind(0) == 0
    assert made.game.hash() == start


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (("play Friends on the Other Side",), "Player 1 draws "),
        (("play Develop Your Brain",), "Player 1 looks at "),
        (("end",), "Player 2 draws "),
        (("concede",), "Player 1 conceded."),
    ],
)
def test_what_was_seen_or_drawn_stays(actions: tuple[str, ...], words: str) -> None:
    made = tape("quest Mickey Mouse", *actions)
    assert made.last_barrier() == 2
    (_, why), *_ = explain(made, "en")
    assert made.deeds[1].barrier is not None and why.startswith(f"It stays: {words}")
    after = made.game.hash()
    assert made.rewind(0) == 2
    assert made.game.hash() == after


def test_what_came_after_the_barrier_is_undone_and_no_more() -> None:
    made = tape("play Friends on the Other Side", "quest Mickey Mouse", "play Smash")
    (smash, quest, song) = [text for _, text in explain(made, "en")]
    assert smash == quest == "It can be undone (CR 1.7.6)."
    assert song.startswith("It stays: Player 1 draws")
    assert made.rewind(0) == 1
    assert len(made.deeds) == 1


def test_an_action_before_a_barrier_stays_because_of_it() -> None:
    made = tape("quest Mickey Mouse", "play Friends on the Other Side")
    assert explain(made, "es")[1][1] == (
        "Se queda, porque la acción 2, posterior, se queda (CR 1.7.6.2)."
    )


def test_it_agrees_with_the_players_take_back() -> None:
    actions = ("play Friends on the Other Side", "ink Stitch")
    made = tape(*actions)
    other = Scene.parse(POSITION.replace("steps:\n", "")).game()
    for action in actions:
        other.push(action)
    other.takeback(0)
    made.rewind(0)
    assert made.game.hash() == other.hash()


# --- records --------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def sample() -> str:
    rng = Random(3)
    names = ("amber-steel", "ruby-amethyst")
    game = Game.new([Deck.load(name) for name in names], 7)
    while game.depth < 60:
        game.push(rng.choice(game.options))
    return records.of(game, ("Ana", "Luis"), names).text()


def cli(*words: str, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["judge", "rewind", *words, "--lang", lang], env=environ)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.tintero"
    path.write_text(sample(), encoding="utf-8")
    return str(path)


def test_every_end_of_a_turn_is_a_barrier() -> None:
    made = of_record(read(sample()))
    for deed in made.deeds:
        if deed.action == "end":
            assert deed.barrier and deed.rule == "1.7.6.2"


def test_the_position_after_the_undo_is_that_of_the_record(file: str, tmp_path: Path) -> None:
    record = read(sample())
    last = of_record(record).last_barrier()
    assert last < 58
    kept = tmp_path / "before.tintero"
    made = cli(file, "--to", str(last + 1), "--save", str(kept))
    assert made.exit_code == 0, made.output
    again = Replay(read(kept.read_text(encoding="utf-8")))
    again.to_end()
    there = Replay(record)
    there.to(last + 1)
    assert again.game.hash() == there.game.hash()


def test_it_stops_at_the_barrier_and_says_so(file: str) -> None:
    last = of_record(read(sample())).last_barrier()
    made = cli(file, "--to", "3", lang="es")
    assert made.exit_code == 1
    assert f"No se puede volver a 3: la acción {last} no se puede deshacer." in made.stdout
    plain = json.loads(cli(file, "--to", "3", "--format", "json").stdout)
    assert plain["done"] == last
    assert [a["number"] for a in plain["actions"] if a["undo"]] == list(range(last + 1, 61))


def test_until_looks_from_an_earlier_moment(file: str) -> None:
    made = cli(file, "--until", "9", "--format", "json")
    assert len(json.loads(made.stdout)["actions"]) == 9


def test_a_broken_record_is_an_error_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.tintero"
    path.write_text(sample().replace("\nend\n", "\nquest Nobody\n", 1), encoding="utf-8")
    with pytest.raises(RecordError):
        of_record(read(path.read_text(encoding="utf-8")))
    made = cli(str(path))
    assert made.exit_code == 2
    assert "line " in made.stderr and "quest Nobody" in made.stderr


def test_a_scene_is_rewound_to_a_record(tmp_path: Path) -> None:
    path, kept = tmp_path / "case.yaml", tmp_path / "before.tintero"
    path.write_text(
        "seats:\n  1: {play: [Stitch - New Dog, Simba - Protective Cub]}\n"
        "steps:\n  - 1: quest Stitch\n  - 1: quest Simba\n",
        encoding="utf-8",
    )
    result = CliRunner().invoke(
        app, ["judge", "rewind", str(path), "--to", "1", "--save", str(kept), "--lang", "en"]
    )
    assert result.exit_code == 0, result.output
    replay = Replay(read(kept.read_text(encoding="utf-8")))
    replay.to_end()
    assert replay.record.actions == ("quest Stitch - New Dog",)
    assert replay.game.state.players[0].lore == 1
