"""Games written as scenes, and read back."""

from __future__ import annotations

import random

import pytest

from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.notation import write_all
from tintero.scene import Scene, SceneError
from tintero.scene.of import position_of
from tintero.vocab import Act, Ask

pytestmark = pytest.mark.pure_only

FULL = """
title: "Everything: at once"
clauses: ["8.10"]
rules: "2.2"
turn: 2
step: main
first_turn: false
first_player: 2
seats:
  2:
    lore: 3
    ink: {ready: [Smash, 2], exerted: 1, drops: 1}
    inked: 1
    quested: 2
    challenged: 3
    moved: 4
    hand: [2x Smash, "Cinderella - Gentle and Kind", 1]
    deck: []
    discard: [Hakuna Matata]
    play:
      - Pride Lands - Pride Rock
      - 2x Stitch - New Dog: {exerted: true, damage: 1, drying: false, at: Pride Lands}
      - Stitch - Rock Star: {drying: true, under: [Stitch - New Dog, Smash: {faceup: true}]}
      - Flynn Rider - Spectral Scoundrel: {used: [Boost]}
    lasting:
      - {to: [Flynn Rider, "Stitch - New Dog #2"], strength: -1, until: this turn, by: Flynn Rider}
lasting:
  - {to: Flynn Rider, gains: [Evasive], cant: challenge, until: forever}
steps:
  - 2: "use Flynn Rider: Boost"
    illegal: "6.1.13.2"
  - expect: {options: ["a: b", yes], bag: {1: [NAME: ABILITY]}, at: {X: null}, top: {1: "null"}}
  - 2: choose Stitch #2
"""


@pytest.mark.parametrize(
    ("head", "called", "written"),
    [
        ("title: One", ("One", "One", "One"), "title: One\n"),
        ("title: One\ntitle_es: Uno", ("One", "Uno", "One"), "title: One\ntitle_es: Uno\n"),
        ("title: {en: One, es: Uno}", ("One", "Uno", "One"), "title: One\ntitle_es: Uno\n"),
        ("title: {en: One, fr: Un}\ntitle_es: Uno", ("One", "Uno", "Un"), "title:"),
        ("title: {en: One, fr: Un, es: Uno}", ("One", "Uno", "Un"), "title:"),
    ],
)
def test_a_title_in_any_language(head: str, called: tuple[str, ...], written: str) -> None:
    scene = Scene.parse(f"{head}\nseats: {{1: {{}}, 2: {{}}}}\n")
    for each in (scene, Scene.parse(scene.text())):
        assert tuple(each.called(lang) for lang in ("en", "es", "fr")) == called
        assert each.text().startswith(written)


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("title: {es: Uno}", "in English"),
        ("title: {en: One, es: Uno}\ntitle_es: Uno", "twice"),
        ("title: {en: [One]}", "title"),
    ],
)
def test_a_title_that_is_none(head: str, told: str) -> None:
    with pytest.raises(SceneError, match=told):
        Scene.parse(f"{head}\nseats: {{1: {{}}, 2: {{}}}}\n")


def test_a_scene_reads_back() -> None:
    scene = Scene.parse(FULL)
    text = scene.text()
    again = Scene.parse(text)
    assert again.text() == text
    assert again.game().hash() == scene.game().hash()
    assert again.position.title == "Everything: at once"
    assert [step.action for step in again.steps] == [step.action for step in scene.steps]
    assert again.steps[0].illegal == "6.1.13.2"
    assert eval(repr(scene)).text() == text


@pytest.mark.parametrize("seed", range(8))
def test_a_running_game_becomes_a_scene_and_goes_on_alike(seed: int) -> None:
    names = [card.full_name for card in default_pool()]
    r = random.Random(seed)
    few = r.sample(names, r.choice([10, 30]))
    game = Game.new([[r.choice(few) for _ in range(60)] for _ in range(2 + seed % 2)], seed)
    written = 0
    fresh = False  # a turn has just begun: nothing has happened in it that a scene cannot say
    for _ in range(160):
        if game.decision is None:
            break
        if game.decision.ask == Ask.TURN_ACTION and (fresh or r.random() < 0.1):
            try:
                text = Scene.of(game, "mid-game").text()
            except SceneError as error:
                assert "cannot be written down" in str(error)
            else:
                copy = Scene.parse(text).game()
                assert Scene.of(copy, "mid-game").text() == text
                if fresh:
                    options = write_all(game.state, game.options)
                    assert write_all(copy.state, copy.options) == options
                written += fresh
        option = r.choice(game.options)
        fresh = option.act == Act.END
        game.push(option)
    assert written


def test_not_every_position_is_a_scene() -> None:
    with pytest.raises(SceneError, match="a turn action must be asked"):
        Scene.of(Scene.parse("setup: {starting: 1}").game())
    three = Scene.parse("seats: {3: {}}").game()
    three.concede(2)
    with pytest.raises(SceneError, match="has left the game"):
        Scene.of(three)
    steal = Scene.parse("seats: {1: {ink: 5, hand: [Steal from the Rich]}}").game()
    steal.push("play Steal from the Rich")
    with pytest.raises(SceneError, match="Steal from the Rich that goes on cannot be written"):
        Scene.of(steal)


def test_a_lasting_effect_of_an_earlier_turn_of_ones_own() -> None:
    text = """
    seats:
      1:
        play: [Stitch - New Dog]
        lasting: [{to: Stitch, cant: quest, until: their next turn%s}]
    """
    later, now = Scene.parse(text % ""), Scene.parse(text % ", made: earlier")
    assert later.game().why_not("quest Stitch") is None
    assert now.game().why_not("quest Stitch").rule == "4.5.1.2"  # type: ignore[union-attr]
    for scene in (later, now):
        copy = Scene.of(scene.game())
        assert copy.position.seats[0].lasting[0].made == scene.position.seats[0].lasting[0].made


def test_lasting_effects_are_taken_from_a_running_game() -> None:
    game = Scene.parse(
        """
        seats:
          1: {ink: 2, hand: [Megara - Pulling the Strings], play: [Stitch - New Dog]}
          2: {play: [Stitch - New Dog]}
        """
    ).game()
    game.push("play Megara")
    game.push("choose 1.Stitch")
    (entry,) = Scene.of(game).position.seats[0].lasting
    assert (entry.to, entry.strength, entry.until) == (("1.Stitch - New Dog",), 2, "end of turn")
    assert entry.by == "Megara - Pulling the Strings"


@pytest.mark.parametrize("copies", [1, 2])
def test_what_made_a_lasting_effect_does_not_tell_of_an_inkwell(copies: int) -> None:
    """Of two equal cards in an inkwell one seat knows one: which of them it is would tell of the
    other."""
    ink = ", ".join(["Smash"] * copies + ["Dragon Fire"] * (2 - copies))
    game = Scene.parse(
        f"turn: 1\nseats:\n  1:\n    ink: {{ready: [{ink}]}}\n    play: [Stitch - New Dog]\n"
        "    lasting: [{to: Stitch, strength: 1, by: Smash from inkwell}]\n  2: {}\n"
    ).game()
    assert position_of(game).seats[0].lasting[0].by.startswith("Smash")
    for seat in (0, 1):
        assert position_of(game, seat=seat).seats[0].lasting[0].by == ""


def test_what_was_done_this_turn_is_kept() -> None:
    """A variant may limit how often one quests, challenges or moves."""
    text = """
variant: {quests_per_turn: 1}
seats:
  1: {play: [Stitch - New Dog, Stitch - New Dog]}
"""
    game = Scene.parse(text).game()
    game.push("quest Stitch #1")
    again = Scene.of(game).game()
    assert again.state.players[0].quested == 1
    assert again.why_not("quest Stitch #2") is not None
    assert [again.text(o) for o in again.options] == [game.text(o) for o in game.options]
