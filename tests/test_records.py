"""Records: a game as text, played again exactly; what is wrong with one is said with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import lru_cache
from random import Random

import pytest

from seeds import mostly_compiled
from tintero import Deck, Game, _build, records
from tintero.cards.pool import Pool, default_pool
from tintero.messages import say
from tintero.records import GameRecord, Note, RecordError, Replay, notices, read
from tintero.records.replay import result_text
from tintero.scene import Scene
from tintero.state.ruleset import Ruleset

MOST_BYTES = 20_000


def played(
    seed: int, one: str = "amber-steel", two: str = "ruby-amethyst", rules: Ruleset | None = None
) -> Game:
    """A whole game of random choices."""
    rng = Random(seed)
    game = Game.new([Deck.load(one), Deck.load(two)], seed, rules=rules)
    while game.outcome is None:
        game.push(rng.choice(game.options))
    return game


@lru_cache(maxsize=1)
def sample() -> tuple[str, str]:
    """A whole game as text, and its hash."""
    game = played(4)
    made = records.of(game, ("Ana", "random bot"), ("amber-steel", "ruby-amethyst"))
    return made.text(), game.hash()


def text() -> str:
    return sample()[0]


def line_of(start: str, inside: str | None = None) -> int:
    lines = (text() if inside is None else inside).splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.startswith(start))


def broken(change: Callable[[list[str]], None]) -> str:
    lines = text().splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def fault(wrong: str) -> RecordError:
    """What is wrong with a text: when it is read, or when it is played again."""
    with pytest.raises(RecordError) as error:
        Replay(read(wrong)).to_end()
    for lang in ("en", "es"):
        assert error.value.said(lang).startswith(("line ", "línea ")[lang == "es"])
    assert error.value.said("en") != error.value.said("es")
    return error.value


# --- there and back -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", mostly_compiled(range(12), 2))
def test_a_game_is_the_same_game_again(seed: int) -> None:
    names = Deck.available()
    game = played(seed, names[seed % 12], names[(seed * 5 + 1) % 12])
    made = records.of(game, ("A", "B"), (names[seed % 12], names[(seed * 5 + 1) % 12]))
    written = made.text()
    assert len(written.encode()) < MOST_BYTES
    again = read(written)
    assert again == made
    assert again.text() == written
    replay = Replay(again)
    replay.to_end()
    assert replay.game.hash() == game.hash() == made.hash
    assert replay.game.outcome == game.outcome
    assert notices(again) == ()


def test_what_a_record_looks_like() -> None:
    lines = text().splitlines()
    assert lines[:8] == [
        "tintero record 1",
        f"engine: {_build.VERSION}",
        "rules: 2.3",
        f"pool: {default_pool().hash}",
        "seed: 4",
        "starting: drawn",
        "player 1: Ana",
        "player 2: random bot",
    ]
    assert "deck 1: amber-steel" in lines
    assert "4 Simba - Future King" in lines
    assert lines[-3] == "-- end"
    assert re.fullmatch(r"result: player [12], lore, CR 1\.8\.1\.1", lines[-2])
    assert lines[-1] == f"hash: {sample()[1]}"


def test_rules_of_a_variant_teams_and_a_chosen_starter_are_kept() -> None:
    ruleset = Ruleset("2.2", lore_to_win=15, starting_player_draws=True, teams=((0, 2), (1, 3)))
    decks = [Deck.load(name) for name in Deck.available()[:4]]
    game = Game.new(decks, 5, starting=3, rules=ruleset)
    game.push("keep")
    made = records.of(game)
    assert "rule lore_to_win: 15\n" in made.text()
    assert "rule teams: [[0, 2], [1, 3]]\n" in made.text()
    assert "starting: player 4\n" in made.text()
    again = read(made.text())
    assert again == made
    replay = Replay(again)
    replay.to_end()
    assert replay.game.hash() == game.hash()
    assert replay.game.state.ruleset.lore_to_win == 15


def test_a_game_without_an_end_has_a_record_too() -> None:
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 7)
    empty = records.of(game)
    assert (empty.actions, empty.result, empty.complete) == ((), "unfinished", True)
    assert Replay(read(empty.text())).game.hash() == game.hash()
    game.push("keep")
    game.push("keep")
    game.concede(1)
    made = records.of(game)
    assert made.actions[-1] in ("concede", "2: concede")
    assert made.result == "player 1, concession, CR 2.3.3.4"
    Replay(read(made.text())).to_end()


@pytest.mark.clause("2.3.3.4")
def test_a_line_out_of_turn_names_its_seat() -> None:
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 7, starting=0)
    game.concede(1)
    made = records.of(game)
    assert made.actions == ("2: concede",)
    replay = Replay(read(made.text()))
    assert replay.seat == 1
    replay.to_end()
    assert replay.game.outcome == game.outcome


def test_comments_are_kept_and_mean_nothing() -> None:
    def annotate(lines: list[str]) -> None:
        lines.insert(1, "# the final")
        at = lines.index("-- actions")
        lines[at + 2] += "   # a surprise"
        lines.insert(at + 2, "# nobody saw this coming")
        lines.insert(at + 2, "")

    noted = read(broken(annotate))
    assert noted.notes == (Note(-1, "the final"), Note(1, "nobody saw this coming"))
    plain = read(text())
    assert noted.actions == plain.actions
    assert read(noted.text()) == noted
    Replay(noted).to_end()


def test_a_record_written_by_hand() -> None:
    """A deck by its name, names as people type them, no hashes."""
    by_hand = """tintero record 1
seed: 3
starting: player 1
deck 1: amber-steel
deck 2: mine
4x heihei boat snack
56 smash
-- actions
keep
keep   # nothing to gain
-- turn 1, player 1
ink hakuna matata
end
"""
    record = read(by_hand)
    assert not record.complete
    replay = Replay(record)
    replay.to_end()
    assert replay.game.state.turn == 2
    assert replay.game.view(1).players[1].deck == 52
    assert [notice.code for notice in notices(record)] == ["no_pool", "cut"]


def test_a_game_saved_by_play_is_a_record() -> None:
    game = played(3)
    plain = {"decks": ["a", "b"], "bots": {"1": "random"}, "record": asdict(game.record())}
    record = read(json.dumps(plain))
    assert record.players == ("", "random bot")
    replay = Replay(record)
    replay.to_end()
    assert replay.game.hash() == game.hash()
    for bad in ("{}", '{"record": 5}', "{", '{"record": {"decks": 1}, "decks": []}'):
        assert fault(bad).code == "saved"


# --- stepping -------------------------------------------------------------------------------------


def test_forward_and_back_are_exact() -> None:
    replay = Replay(read(text()))
    seen = [replay.game.hash()]
    while replay.at < len(replay):
        assert replay.forward() is replay.events
        seen.append(replay.game.hash())
    for _ in range(len(replay)):
        replay.back()
        assert replay.game.hash() == seen[replay.at]
    with pytest.raises(IndexError):
        replay.back()
    replay.to(40)
    assert replay.game.hash() == seen[40]
    replay.to(7)
    assert replay.game.hash() == seen[7]
    replay.to_end()
    with pytest.raises(IndexError):
        replay.forward()


def test_a_line_of_several_answers_is_one_step() -> None:
    by_hand = "tintero record 1\nseed: 3\ndeck 1: amber-steel\ndeck 2: amber-steel\n-- actions\n"
    game = Game.new([Deck.load("amber-steel")] * 2, 3)
    hand = [card.face for card in game.view(0).players[0].known_hand]
    replay = Replay(read(f"{by_hand}bottom {hand[0]}, {hand[1]}\n"))
    before = replay.game.hash()
    replay.forward()
    assert replay.game.depth > 1
    replay.back()
    assert (replay.game.depth, replay.game.hash()) == (0, before)


def test_jumping_to_a_turn() -> None:
    replay = Replay(read(text()))
    for turn in (5, 2, 16, 1):
        assert replay.to_turn(turn)
        assert replay.game.state.turn == turn
        before = replay.at
        replay.back()
        assert replay.game.state.turn == turn - 1
        replay.to(before)
    assert not replay.to_turn(99)
    assert replay.at == len(replay)


def test_a_fork_goes_its_own_way() -> None:
    replay = Replay(read(text()))
    replay.to_turn(6)
    here = replay.game.hash()
    fork = replay.fork()
    assert fork.hash() == here
    fork.push("end")
    assert replay.game.hash() == here != fork.hash()
    made = records.of(fork, replay.record.players)
    assert made.actions[: replay.at] == replay.record.actions[: replay.at]
    assert made.actions[replay.at :] == ("end",)
    Replay(read(made.text())).to_end()
    replay.to_end()


# --- another pool, another version ----------------------------------------------------------------


def other_pool(without: str) -> Pool:
    return Pool(card for card in default_pool() if card.full_name != without)


def test_a_record_of_another_pool_is_played_as_far_as_it_goes() -> None:
    record = read(text())
    unused = next(c.full_name for c in default_pool() if c.full_name not in text())
    pool = other_pool(unused)
    (notice,) = notices(record, pool)
    assert notice.code == "pool"
    assert pool.hash[:8] in say(notice.message, "en")
    assert "hashes no se comparan" in say(notice.message, "es")
    replay = Replay(record, pool)
    assert not replay.comparing
    replay.to_end()
    assert result_text(replay.game.outcome) == record.result


def test_a_pool_without_its_cards_can_not_play_it() -> None:
    record = read(text())
    with pytest.raises(RecordError) as error:
        Replay(record, other_pool("Simba - Future King"))
    assert error.value.code == "unknown_card"
    assert error.value.line == line_of("4 Simba - Future")


def test_another_engine_is_said_and_hashes_decide() -> None:
    record = read(text().replace(f"engine: {_build.VERSION}", "engine: 0.0.1"))
    (notice,) = notices(record)
    assert notice.code == "engine"
    assert "0.0.1" in say(notice.message, "es")
    Replay(record).to_end()
    both = replace(record, pool="beef")
    assert [notice.code for notice in notices(both)] == ["pool", "other_engine"]


def test_rules_that_nobody_knows() -> None:
    error = fault(text().replace("rules: 2.3", "rules: 9.9"))
    assert (error.code, error.line) == ("rules", 3)
    newer = fault(text().replace("tintero record 1", "tintero record 2"))
    assert (newer.code, newer.line) == ("newer", 1)
    assert newer.problem.args == {"format": 2, "known": 1}


# --- damage ---------------------------------------------------------------------------------------


def test_every_way_to_cut_a_record_off() -> None:
    """Wherever the file ends, it is said, with the line; what is left is played."""
    whole = text()
    header = whole.index("-- actions")
    for size in range(0, len(whole), 97):
        cut = whole[:size]
        try:
            record = read(cut)
        except RecordError as error:
            assert size < header + len("-- actions") or error.line == len(cut.splitlines())
            assert error.line <= max(1, len(cut.splitlines()))
            continue
        if record.complete:
            continue
        assert "cut" in [notice.code for notice in notices(record)]
        replay = Replay(record)
        try:
            replay.to_end()
        except RecordError as error:
            assert error.line == len(cut.splitlines())
            assert replay.at == len(replay) - 1 or error.code in ("turn", "check")


def test_a_cut_action_is_told_from_a_wrong_one() -> None:
    at = text().index("end\n-- turn 5")
    error = fault(text()[: at - 4])
    assert error.code == "cut_action"
    assert error.line == len(text()[: at - 4].splitlines())


def swap(start: str, new: str) -> str:
    def change(lines: list[str]) -> None:
        lines[line_of(start) - 1] = new

    return broken(change)


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("seed:", "seed: seven", "value"),
        ("seed:", "# no seed", "missing"),
        ("seed:", "colour: blue", "header"),
        ("starting:", "starting: player 3", "value"),
        ("starting:", "rule lore_to_win: many", "value"),
        ("starting:", 'rule lore_to_win: "20"', "value"),
        ("starting:", "rule teams: [1]", "value"),
        ("starting:", "rule no_such_rule: 1", "header"),
        ("starting:", "seed: 5", "twice"),
        ("player 2:", "player 7: nobody", "value"),
        ("4 Simba - Future", "four Simba - Future King", "deck_line"),
        ("4 Simba - Future", "0 Simba - Future King", "deck_line"),
        ("4 Simba - Future", "4 Simba - Past King", "unknown_card"),
        ("4 Simba - Future", "4 Simba", "unclear_card"),
        ("-- turn 3", "-- turn three", "mark"),
        ("-- turn 3", "-- end of part one", "mark"),
        ("-- turn 3", "-- turn 4, player 1", "turn"),
        ("-- turn 3", "-- turn 3, player 2, 00000000", "check"),
        ("result:", "result: player 1, concession, CR 2.3.3.4", "result"),
        ("result:", "and then", "after_end"),
        ("hash:", "hash: 00000000000000000000000000000000", "hash"),
        ("hash:", "result: twice", "twice"),
        ("tintero record", "4 Smash", "no_record"),
    ],
)
def test_damage_is_named_with_its_line(start: str, new: str, code: str) -> None:
    error = fault(swap(start, new))
    assert error.code == code
    assert error.line == (1 if code == "missing" else line_of(start))


def test_a_wrong_action_is_named_with_its_line_and_the_rule() -> None:
    first = line_of("-- turn 3") + 1

    def wrong(action: str) -> RecordError:
        def change(lines: list[str]) -> None:
            lines[first - 1] = action

        return fault(broken(change))

    for action, reason in (
        ("quest Maui - Demigod", "there is no 'Maui - Demigod' here"),
        ("dance", "cannot read 'dance'"),
        ("keep", "only a starting hand"),
        ("1: end", "(CR "),
        ("7: concede", "there is no seat 7"),
    ):
        error = wrong(action)
        assert (error.code, error.line) == ("action", first)
        assert reason in str(error)
    assert "no se entiende" in wrong("dance").said("es")


def test_a_changed_action_is_found_by_the_next_mark() -> None:
    """Another legal action in place of the recorded one: the marks say between which lines."""

    def change(lines: list[str]) -> None:
        del lines[line_of("-- turn 4")]  # the first action of turn 4

    error = fault(broken(change))
    assert error.code in ("check", "action", "turn")
    if error.code == "check":
        assert error.line == line_of("-- turn 5") - 1
        assert error.problem.args == {"line": line_of("-- turn 4")}


def test_actions_after_the_end_of_the_game() -> None:
    def change(lines: list[str]) -> None:
        lines.insert(lines.index("-- end"), "end")

    error = fault(broken(change))
    assert (error.code, error.line) == ("over", line_of("-- end"))


def test_a_step_that_leads_elsewhere_is_not_taken() -> None:
    replay = Replay(read(swap("-- turn 3", "-- turn 3, player 2, 00000000")))
    with pytest.raises(RecordError):
        replay.to_end()
    stopped = replay.at
    assert replay.game.state.turn == 2
    with pytest.raises(RecordError):
        replay.forward()
    assert replay.at == stopped


def test_decks_must_be_numbered_and_named() -> None:
    head = "tintero record 1\nseed: 1\n"
    assert fault(f"{head}deck 1: amber-steel\n-- actions\n").code == "missing"
    assert fault(f"{head}deck 1: amber-steel\ndeck 2: nowhere\n-- actions\n").code == "no_deck"
    gap = f"{head}deck 1: amber-steel\ndeck 2: amber-steel\ndeck 4: amber-steel\n-- actions\n"
    assert fault(gap).problem.args == {"keys": "deck 3"}
    assert fault(f"{head}deck 9: amber-steel\n-- actions\n").line == 3
    assert fault(f"{head}deck 1: amber-steel\n").code == "cut_header"
    assert isinstance(read(text()), GameRecord)


# --- records that begin with a scene --------------------------------------------------------------

SCENE = """title: Smash meets Resist
turn: 1
seats:
  1:
    ink: 3
    hand: [Smash]
    deck: [Dragon Fire, 2]

    play: [Stitch - New Dog]
  2:
    play: [Namaari - Resolute Daughter: {exerted: true}]
"""


def from_scene() -> tuple[GameRecord, Game]:
    game = Scene.parse(SCENE).game()
    for action in ("play Smash", "choose Namaari", "challenge Stitch > Namaari", "end", "end"):
        game.push(action)
    return records.of(game, ("Ana",), scene=SCENE), game


def test_a_game_that_began_in_a_position_is_the_same_game_again() -> None:
    made, game = from_scene()
    text = made.text()
    assert "\nscene:\n  title: Smash meets Resist\n  turn: 1\n" in text
    assert "\n\n    play:" not in text  # an empty line of the scene is empty
    assert not any(line.startswith(("seed", "deck", "starting")) for line in text.splitlines())
    again = read(text)
    assert again == made
    assert again.actions[0] == "play Smash"
    replay = Replay(again)
    assert replay.comparing
    replay.to_end()
    assert replay.game.hash() == game.hash()
    assert [check.turn for check in made.checks] == [6, 7]
    replay.to(2)
    before = replay.game.hash()
    fork = replay.fork()
    fork.push("challenge stitch > namaari")
    assert fork.hash() != before
    kept = records.of(fork, scene=again.scene)
    assert kept.actions == again.actions[:3]


def test_a_changed_action_after_a_scene_is_found() -> None:
    made, _ = from_scene()
    text = made.text()
    wrong = text.replace("choose Namaari - Resolute Daughter", "choose Stitch - New Dog")
    assert wrong != text
    assert fault(wrong).code in ("action", "check")


def test_an_older_version_of_the_rules_stands_in_the_header() -> None:
    game = Scene.parse('rules: "2.1"\nseats: {1: {play: [Stitch - New Dog]}}').game()
    game.push("end")
    text = records.of(game, scene="seats: {1: {play: [Stitch - New Dog]}}\n").text()
    assert "\nrules: 2.1\n" in text
    again = Replay(read(text))
    again.to_end()
    assert again.game.hash() == game.hash()


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("hand: [Smash]", "hnd: [Smash]", "scene", "unknown key 'hnd'"),
        ("hand: [Smash]", "hand: [Smesh]", "scene", "unknown card 'Smesh'"),
        ("play: [Stitch - New Dog]", "play: [Smash]", "scene", "Smash is an action"),
    ],
)
def test_what_is_wrong_with_the_scene_is_named_with_the_line(
    old: str, new: str, code: str, words: str
) -> None:
    text = from_scene()[0].text()
    wrong = text.replace(old, new)
    error = fault(wrong)
    line = next(n for n, line in enumerate(wrong.splitlines(), 1) if line.strip() == new)
    assert (error.line, error.code) == (line, code)
    assert words in str(error)
    assert error.said("es").startswith(f"línea {line}: la escena con que empieza: ")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\nscene:\n", "\nseed: 4\nscene:\n", "beside_scene"),
        ("\nscene:\n", "\ndeck 1: amber-steel\nscene:\n", "beside_scene"),
        ("\nscene:\n", "\nscene: here\n", "scene_line"),
        ("  turn: 1\n", '  turn: 1\n  rules: "2.1"\n', "scene_rules"),
        ("\n-- actions", "\n  steps:\n    - 1: end\n-- actions", "scene"),
        ("player 1: Ana", "player 3: Ana", "value"),
        ("rules: 2.3", "rules: 9.9", "rules"),
    ],
)
def test_a_scene_takes_the_place_of_decks_and_seed(old: str, new: str, code: str) -> None:
    text = from_scene()[0].text()
    assert text.count(old) == 1
    error = fault(text.replace(old, new))
    assert error.code == code
    assert error.line > 1


def test_a_record_cut_off_inside_its_scene() -> None:
    text = from_scene()[0].text()
    assert fault(text[: text.index("  2:")]).code == "cut_header"
