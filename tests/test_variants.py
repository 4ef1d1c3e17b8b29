"""Variants: their files, what they change, and games played by them (CR 10.1.2)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tintero import Deck, Game, Scene
from tintero.bots.greedy import GreedyBot
from tintero.bots.seat import BotSeat
from tintero.cli.shell.main import build
from tintero.records import Replay, of, read
from tintero.rulebook.clauses import book
from tintero.rules.marketing import is_marketing
from tintero.rules.turn_actions.otherwise import done
from tintero.scene.model import SceneDone
from tintero.scene.of import position_of
from tintero.scene.write import write_scene
from tintero.state.objects import Option
from tintero.state.ruleset import Ruleset
from tintero.variants import UnknownVariant, Variant, VariantError, read_variant, variant, variants
from tintero.views.worlds import world_of
from tintero.vocab import NONE, Act, Zone

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
WORDS = 'title_en = "a"\ntitle_es = "b"\nabout_en = "c"\nabout_es = "d"\n'
WRONG = {
    "colour = 1": "it has no",
    "players = [2, 9]": "from 2 to 6",
    "players = 3": "from 2 to 6",
    "best_of = 2": "odd number",
    "best_of = 3": "played by two",
    "[rules]\nlore_to_wn = 3": "lore_to_win",
    '[rules]\nlore_to_win = "3"': "a whole number",
    "[rules]\nlore_to_win = true": "a whole number",
    "[rules]\nmay_alter_hand = 1": "true or false",
    "[rules]\nlore_to_win = -1": "0 to 9999",
    "[rules]\nlore_to_win = 0": "before the game begins",
    "[rules]\nask_hidden = true": "it has no",
    "[rules]\nteams = [1, 2]": "lists of seats",
    "[rules]\nteams = [[1, 3], [2, 4]]": "nobody has then",
    '[rules]\nquest_for = "points"': "lore, mission",
    '[rules]\nactions = "ink play sing"': "challenge, move",
    '[rules]\nactions = "ink ink"': "named twice",
    '[rules]\nactions = "ink play"\nquests_per_turn = 1': "leaves out",
    "[rules]\nundefended_damage = 2": "defender_by",
    '[rules]\ndefender_by = "opponent"': "players = [2, 2]",
    "[rules]\nink_is_played = true\ninks_per_turn = 0": "inks_per_turn is 0",
    "[rules]\nactivities_per_turn = 99": "up to 60",
    "[rules]\nteam_lore = true": "needs teams",
    '[[assumed]]\nclause = "99.9"\nen = "a"\nes = "b"': "no clause",
    "rules = 3": "is a table",
    "[deck]\nleast = -1": "from 0 to",
    "[deck]\nsize = 3": "it has no",
    "clause = 3": "under [[clause]]",
    '[[clause]]\nnumber = "99.9"\nen = "a"\nes = "b"': "no clause",
    '[[clause]]\nnumber = "1.8.1.1"\nen = "a"': 'the language "es"',
    "a = [": "no TOML",
}


def mine(text: str) -> Variant:
    top, _, tables = text.partition("[") if text.startswith("[") else (text, "", "")
    return read_variant(f"{top}\n{WORDS}" + (f"[{tables}" if tables else ""), "mine")


@pytest.mark.pure_only
@pytest.mark.parametrize("text", WRONG)
def test_a_file_that_makes_no_sense_is_told_where_and_why(text: str) -> None:
    with pytest.raises(VariantError) as error:
        mine(text)
    assert WRONG[text] in error.value.said("en")
    assert error.value.said("es") != error.value.said("en")


@pytest.mark.pure_only
def test_a_file_that_makes_sense() -> None:
    found = mine("[rules]\nlore_to_win = 30")
    assert found.ruleset("2.2").plain()["lore_to_win"] == 30
    assert found.ruleset("2.2").version == "2.2"


@pytest.mark.pure_only
def test_every_shipped_one_speaks_both_languages_of_clauses_that_exist() -> None:
    assert len(variants()) >= 10
    for one in variants():
        for words in (one.title, one.about, *(one.clauses or {}).values(), *one.assumed):
            assert words.get("es") != "" and words.get("en") != ""
        assert set(one.clauses or ()) <= set(book())


@pytest.mark.pure_only
def test_what_changes_a_rule_says_which_clause() -> None:
    """A variant that changes a rule changes at least one clause, in words."""
    silent = {"teams", "team_turns"}  # CR 9.3 has them
    for one in variants():
        if set(one.rules) - silent:
            assert one.clauses, one.id


@pytest.mark.parametrize("name", [one.id for one in variants()])
def test_a_game_of_each_is_played_to_its_end_kept_and_replayed(name: str) -> None:
    one = variant(name)
    decks = [DECKS[n % 2] for n in range(one.players[0])]
    game, rng = Game.new(decks, 5, rules=one.ruleset()), Random(5)
    while game.outcome is None:
        game.push(rng.choice(game.options))
    assert game.state.ruleset.variant == name
    text = of(game).text()
    assert f"variant: {name}\n" in text
    again = Replay(read(text))
    again.to_end()
    assert again.game.hash() == game.hash()


def test_the_goal_is_the_variants() -> None:
    game = scene("lore-25", lore=24)
    game.push("quest Simba")
    assert game.outcome is not None
    game = scene("standard", lore=19)
    game.push("quest Simba")
    assert game.outcome is not None
    game = scene("lore-25", lore=20)
    assert game.outcome is None


def scene(name: str, lore: int) -> Game:
    return Scene.parse(
        f"""
variant: {name}
turn: 1
seats:
  1: {{lore: {lore}, play: [Simba - Protective Cub]}}
"""
    ).game()


def test_no_mulligan_asks_for_none_and_three_ink_lies_there() -> None:
    game = Game.new(DECKS, 1, rules=variant("no-mulligan").ruleset())
    assert game.decision is not None and game.decision.kind == "turn action"
    game = Game.new(DECKS, 1, rules=variant("three-ink").ruleset())
    assert [len(game.state.zone(p, Zone.INKWELL)) for p in (0, 1)] == [3, 3]
    assert game.decision is not None and game.decision.kind != "turn action"


def test_a_position_is_written_with_its_variant() -> None:
    game = scene("lore-25", lore=20)
    assert position_of(game).variant == "lore-25"
    own = Scene.parse("variant: {lore_to_win: 30, may_alter_hand: false}\nturn: 1\n").game()
    assert position_of(own).changed == (("lore_to_win", 30), ("may_alter_hand", False))
    again = Scene(position_of(own)).game()
    assert again.state.ruleset.plain() == own.state.ruleset.plain()


@pytest.mark.pure_only
def test_a_scene_can_not_read_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WORDS, encoding="utf-8")
    assert variant(str(file)).id == "mine"
    with pytest.raises(Exception, match="no variant"):
        Scene.parse(f"variant: {file}\nturn: 1\n")
    with pytest.raises(UnknownVariant):
        variant("mine")


def test_usual_games_keep_their_hash() -> None:
    assert "variant" not in Ruleset().plain()


@pytest.mark.pure_only
def test_decks_that_do_not_fit() -> None:
    assert variant("singleton").check(DECKS[0])
    assert not variant("standard").check(DECKS[0])
    small = Deck("", DECKS[0].cards[:20])
    assert not variant("pack-rush").check(small)
    assert [fault.clause for fault in variant("draft").check(small)] == ["10.1.2"]


DOCS = Path(__file__).parents[1] / "docs" / "variants.md"


def example(kind: str) -> str:
    """A block of the steps in the docs."""
    steps = DOCS.read_text(encoding="utf-8").partition("in ten minutes")[2]
    block = steps.partition(f"```{kind}\n")[2].partition("```")[0]
    return "\n".join(line.removeprefix("   ") for line in block.splitlines())


@pytest.mark.pure_only
def test_the_steps_of_the_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("short-day.toml").write_text(example("toml"), encoding="utf-8")
    command, _, wanted = example("console").partition("\n")
    answer = CliRunner().invoke(build(), command.split()[2:])
    assert answer.output.strip() == wanted.strip()
    shown = CliRunner().invoke(build(), ["rules", "show", "4.1.1", "--variant", "short-day.toml"])
    assert "A turn has three turn actions" in shown.output
    fuzzed = CliRunner().invoke(build(), ["fuzz", "--variant", "short-day.toml", "--games", "1"])
    assert fuzzed.exit_code == 0, fuzzed.output
    game = Game.new(DECKS, 1, rules=variant("short-day.toml").ruleset())
    for _ in range(200):
        assert game.decision is not None
        if game.state.stack[0].inc == 3 and game.decision.kind == "turn action":
            break
        game.push(next((o for o in game.options if o.act < Act.END), game.options[-1]))
    own = next(card.id for card in game.state.cards if card.owner == game.state.active)
    why = game.why_not(Option(Act.PLAY, own))
    assert why is not None and why.rule == "4.1.1"
    assert "como mucho una de ellas" in why.sentence("es")


DRAFT = """
variant: borrador
turn: 1
seats:
  1:
    ink: [Maui - Demigod, Dinglehopper]
    hand: [De Vil Manor - Cruella's Estate, Jasmine - Disguised]
    play: [Pumbaa - Friendly Warthog]
  2: {play: [Stitch - New Dog]}
"""


def test_a_location_of_the_draft_is_not_played() -> None:
    game = Scene.parse(DRAFT).game()
    names = [event.name for event in game.push("use De Vil Manor")]
    assert "entered play" in names and "used" in names and "played" not in names


def test_a_mission_and_a_bag_are_seen_by_all_and_taken_back() -> None:
    game = Scene.parse(DRAFT).game()
    before = game.hash()
    game.push("quest Pumbaa > Jasmine")
    game.push("move card #1 from inkwell > bag")
    for seat in (0, 1):
        mine = game.view(seat).players[0]
        assert [card.face for card in mine.bag] == ["Maui - Demigod"]
        (pumbaa,) = mine.play
        assert [card.face for card in pumbaa.mission] == ["Jasmine - Disguised"]
    said = position_of(game)
    again = Scene(said).game()
    assert position_of(again) == said
    game.pop()
    game.pop()
    assert game.hash() == before


def test_a_position_knows_how_often_one_has_acted() -> None:
    game = Scene.parse(DRAFT).game()
    for line in ("use De Vil Manor", "move card #1 from inkwell > bag"):
        game.push(line)
    said = position_of(game)
    assert said.done == SceneDone(actions=2, used=1)
    text = write_scene(said, ())
    assert "done: {actions: 2, used: 1}" in text
    again = Scene.parse(text).game()
    assert position_of(again) == said
    assert (done(again.state, NONE), done(again.state, Act.PLAY)) == (2, 0)
    # Four of six are left; with none there is only the end.
    spent = Scene.parse(text.replace("actions: 2", "actions: 6")).game()
    assert [option.act for option in spent.options] == [Act.END]
    assert Act.QUEST in [option.act for option in again.options]
    assert position_of(Scene.parse("seats: {1: {ink: 1}, 2: {}}").game()).done == SceneDone()


def test_a_bot_quests_in_the_draft() -> None:
    game = Scene.parse(DRAFT).game()
    place = GreedyBot(1).choose(BotSeat(game, 0))
    assert game.options[place].act in (Act.QUEST, Act.USE)
    game.push("use De Vil Manor")
    assert game.options[GreedyBot(1).choose(BotSeat(game, 0))].act == Act.QUEST


def test_the_most_lore_wins_after_so_many_turns() -> None:
    text = "variant: {most_lore_after: 3}\nturn: 2\nseats: {1: {lore: 3}, 2: {lore: 3}}\n"
    game = Scene.parse(text).game()
    game.push("end")
    assert game.outcome is None  # nobody is ahead
    text = "variant: {most_lore_after: 3}\nturn: 2\nseats: {1: {lore: 4}, 2: {lore: 3}}\n"
    game = Scene.parse(text).game()
    game.push("end")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (0, "most lore")


def test_the_lore_of_a_team_is_added_up() -> None:
    rules = "variant: {team_lore: true}\nteams: [[1, 3], [2, 4]]\nturn: 1\n"
    seats = "seats: {1: {lore: 9, play: [Simba - Protective Cub]}, 3: {lore: 10}, 4: {}}\n"
    game = Scene.parse(rules + seats).game()
    assert game.outcome is None
    game.push("quest Simba")
    assert game.outcome is not None and game.outcome.winners == (0, 2)


def test_turn_actions_that_are_not_there_and_limits_of_all() -> None:
    text = """
variant: {actions: ink play quest, plays_per_turn: 1}
turn: 1
seats:
  1: {ink: 9, hand: [2x Stitch - New Dog, Maui - Demigod], play: [Simba - Protective Cub]}
  2: {play: [Aladdin - Street Rat: {exerted: true}]}
"""
    game = Scene.parse(text).game()
    why = game.why_not("challenge Simba > Aladdin")
    assert why is not None and why.rule == "4.1.3"
    game.push("play Stitch")
    why = game.why_not("play Stitch")
    assert why is not None and why.rule == "4.1.1"
    assert {o.act for o in game.options} == {Act.INK, Act.QUEST, Act.END}


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["rules", "variants"], 0, "pack-rush"),
        (["rules", "variants", "lore-25", "--lang", "es"], 0, "25 de leyenda"),
        (["rules", "show", "1.8.1.1", "--variant", "lore-25"], 0, "25 lore"),
        (["play", "--variant", "nothing"], 2, "There is no variant"),
        (["play", "--variant", "free-for-all"], 2, "3 to 6"),
        (["sim", "amber-steel", "ruby-amethyst", "--variant", "singleton"], 2, "copies"),
        (["sim", "amber-steel", "ruby-amethyst", "--variant", "no.toml"], 2, "can't be read"),
    ],
)
def test_on_the_command_line(words: list[str], code: int, said: str) -> None:
    answer = CliRunner().invoke(build(), words)
    assert answer.exit_code == code, answer.output
    assert said in answer.output


def test_marketing_cards_are_no_cards_of_the_deck_and_stay() -> None:
    """CR 10.2.2: also when saved, redrawn for a bot, or written as a scene."""
    decks, rng = [deck.cards[:24] for deck in DECKS], Random(3)
    game = Game.new(decks, 3, rules=variant("pack-rush").ruleset())
    for _ in range(60):
        if game.outcome is None:
            game.push(rng.choice(game.options))
    again = Game.load(game.save())
    assert again.hash() == game.hash()
    faces = [card.index for card in game.state.cards if not is_marketing(game.state, card)]
    assert len(faces) == 48
    for s in (game.state, again.state, world_of(game.state, 0, Random(1))):
        for seat in (0, 1):
            ink = [s.cards[i] for i in s.zone(seat, Zone.INKWELL)]
            assert sum(is_marketing(s, card) for card in ink) == 2
            rest = [card for card in s.cards if card.owner == seat and not is_marketing(s, card)]
            assert len(rest) == 24
    assert [len(game.state.zone(seat, Zone.INKWELL)) for seat in (0, 1)] == [
        len(Scene(position_of(game)).game().state.zone(seat, Zone.INKWELL)) for seat in (0, 1)
    ]


@pytest.mark.pure_only
@pytest.mark.parametrize("name", [one.id for one in variants()])
def test_each_has_a_scene(name: str) -> None:
    folder = Path(__file__).resolve().parent / "scenes"
    assert any(
        f"\nvariant: {name}\n" in file.read_text(encoding="utf-8")
        for file in folder.rglob("*.yaml")
    )
