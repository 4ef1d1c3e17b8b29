"""The scene format: what it accepts, what it refuses and where, and that it reads back."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tintero.scene.scene
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.game import Game
from tintero.scene import Scene, SceneError, SceneFailed
from tintero.state.state import S
from tintero.vocab import Ask, CardType, Zone

DOCS = Path(__file__).resolve().parent.parent / "docs" / "scenes.md"
BLOCK = re.compile(r"^```yaml\n(.*?)^```", re.MULTILINE | re.DOTALL)


def failure(text: str) -> str:
    with pytest.raises(SceneFailed) as error:
        Scene.parse(text, "here.yaml").run()
    return str(error.value)


def fault(text: str) -> str:
    with pytest.raises(SceneError) as error:
        Scene.parse(text, "here.yaml").game()
    return str(error.value)


# --- the documentation ----------------------------------------------------------------------------


@pytest.mark.parametrize("block", BLOCK.findall(DOCS.read_text(encoding="utf-8")))
def test_the_documented_scenes_run(block: str) -> None:
    scene = Scene.parse(block, str(DOCS))
    assert scene.clauses
    scene.run()


def test_the_documented_python_runs() -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(DOCS), False, optionflags=options, encoding="utf-8")
    assert tried and not failed
    assert doctest.testmod(tintero.scene.scene).failed == 0


# --- reading --------------------------------------------------------------------------------------


def test_everything_may_be_left_out() -> None:
    game = Scene.parse("title: Nothing").game()
    assert [len(game.state.zone(p, Zone.DECK)) for p in (0, 1)] == [20, 20]
    assert game.decision is not None and game.decision.ask == Ask.TURN_ACTION
    assert (game.decision.player, game.state.active) == (0, 0)


def test_the_two_sides_are_always_there_and_more_may_be() -> None:
    assert len(Scene.parse("seats: {1: {lore: 3}}").game().state.players) == 2
    assert len(Scene.parse("seats: {4: {lore: 3}}").game().state.players) == 4


def test_several_documents() -> None:
    scenes = Scene.parse_all("title: A\n---\ntitle: B\n---\n", "two.yaml")
    assert [scene.title for scene in scenes] == ["A", "B"]
    with pytest.raises(SceneError):
        Scene.parse("title: A\n---\ntitle: B")


def test_load(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("title: One\nseats: {1: {play: [Te Kā - Heartless]}}\n", encoding="utf-8")
    assert Scene.load(path).title == "One"
    assert Scene.load(path).file == str(path)
    assert len(Scene.load_all(path)) == 1


def test_clauses_stay_as_they_are_written() -> None:
    scene = Scene.parse('rules: 2.1\nclauses: [8.10, "1.10", 000-17]')
    assert scene.clauses == ("8.10", "1.10", "000-17")
    assert scene.position.rules == "2.1"
    assert scene.game().state.ruleset.version == "2.1"
    assert 'clauses: ["8.10", "1.10", 000-17]' in scene.text()


def test_a_copy_number_is_no_comment() -> None:
    scene = Scene.parse(
        """
        seats: {1: {play: [2x Stitch - New Dog]}}
        steps:
          - 1: quest Stitch #2        # this is one
          - expect: {exerted: {Stitch #1: false, Stitch #2: true}}
        """
    )
    assert scene.steps[0].action == "quest Stitch #2"
    scene.run()


def test_an_action_may_hold_a_colon() -> None:
    scene = Scene.parse(
        """
        seats: {1: {play: [Dinglehopper, Pumbaa - Friendly Warthog: {damage: 1}]}}
        steps:
          - 1: use Dinglehopper: STRAIGHTEN HAIR   # unquoted
          - 1: amount 1
        """
    )
    assert scene.steps[0].action == "use Dinglehopper: STRAIGHTEN HAIR"
    scene.run()


@pytest.mark.parametrize(
    ("written", "meant"), [("yes", "yes"), ("no", "no"), ("true", "yes"), ("off", "no")]
)
def test_booleans_are_answers(written: str, meant: str) -> None:
    assert Scene.parse(f"steps: [{{1: {written}}}]").steps[0].action == meant


# --- errors name file and line --------------------------------------------------------------------


PLAY = "seats:\n  1:\n    play:\n      - "


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("title: A\nturm: 1\n", 2, "unknown key 'turm' in the scene; near: turn"),
        ("seats:\n  1:\n    hnd: [Smash]\n", 3, "unknown key 'hnd' in a seat; near: hand"),
        ("seats:\n  1:\n    hand:\n      - Smsh\n", 4, "unknown card 'Smsh'; near: Smash"),
        (PLAY + "Simba\n", 4, "may be any of: Simba - "),
        ("seats:\n  1:\n    play: [Smash]\n", 3, "Smash is an action"),
        (PLAY + "Stitch - New Dog: {tired: 1}\n", 4, "unknown key 'tired'"),
        (PLAY + "Stitch - New Dog: {damage: lots}\n", 4, "must be a number"),
        (PLAY + "Stitch - New Dog: {exerted: 7}\n", 4, "true or false"),
        (PLAY + "Stitch - New Dog: {at: Nowhere}\n", 4, "no '1.Nowhere'"),
        (PLAY + "Stitch - New Dog: {at: Stitch}\n", 4, "not a location"),
        (PLAY + "Never Land - Mermaid Lagoon: {exerted: true}\n", 4, "location"),
        (PLAY + "Dinglehopper: {used: [SLEEP]}\n", 4, "no ability 'SLEEP'"),
        ("seats:\n  9:\n    lore: 1\n", 2, "seats are 1 to 6"),
        ("seats:\n  1:\n    lore: -1\n", 3, "cannot be below 0"),
        ("seats:\n  1:\n    lore: 1\n    lore: 2\n", 4, "written twice"),
        ("seats:\n  1:\n    ink: {redy: 1}\n", 3, "unknown key 'redy' in ink; near: ready"),
        ("turn: 3\n", 1, "there is no seat 3"),
        ("\nstep: noon\n", 2, "step is one of ready, set, draw, main, end"),
        ('rules: "9.9"\n', 1, "rules is one of 2.1, 2.2, 2.3"),
        ("setup: {starting: 1}\nturn: 1\n", 2, "no 'turn'"),
        ("setup: {starting: 1}\nseats: {1: {lore: 1}}\n", 1, "only decks"),
        ("steps:\n  - 1: quest A\n    ilegal: x\n", 3, "unknown key 'ilegal' in a step"),
        ("steps:\n  - 3: end\n", 2, "there is no seat 3"),
        ("steps:\n  - expect:\n      lor: {1: 2}\n", 3, "unknown key 'lor' in expect; near: lore"),
        ("steps:\n  - illegal: '1.1'\n", 2, "there is none"),
        ("steps:\n  - {}\n", 2, "an action or an expectation"),
        ("seats: {1: {\n", 2, "not YAML"),
        ("- a\n- b\n", 1, "must be a mapping"),
        ("lasting:\n  - {strength: 1}\n", 2, "says on whom"),
        ("lasting:\n  - {to: Elsa}\n", 2, "does something"),
        ("lasting:\n  - {to: Elsa, strength: 1}\n", 2, "there is no 'Elsa'"),
        ("lasting:\n  - {to: Elsa, strength: 1, until: lunch}\n", 2, "until is one of end of turn"),
        ("lasting:\n  - {to: Elsa, cant: sleep}\n", 2, "cant is one of quest"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: str, line: int, said: str) -> None:
    message = fault(text)
    assert message.startswith(f"here.yaml:{line}: "), message
    assert said in message


def test_a_keyword_nobody_hands_out() -> None:
    text = "seats: {1: {play: [Elsa - Queen Regent]}}\nlasting:\n  - {to: Elsa, gains: %s}\n"
    assert "here.yaml:3: there is no keyword 'Flying'" in fault(text % "Flying")
    assert "here.yaml:3: no card of the pool gives 'Vanish'" in fault(text % "Vanish")


def test_expectations_are_checked_when_they_are_reached() -> None:
    for wrong, said in [
        ("zone: {Stitch: limbo}", "there is no zone 'limbo'"),
        ("events: [damage delt]", "there is no event 'damage delt'; near: damage dealt"),
        ("decision: {kind: chose}", "there is no kind 'chose'"),
        ("lore: {7: 1}", "there is no seat 7"),
        ("damage: {Stitch: few}", "must be a number"),
    ]:
        text = f"seats: {{1: {{play: [Stitch - New Dog]}}}}\nsteps:\n  - expect: {{{wrong}}}\n"
        with pytest.raises(SceneError) as error:
            Scene.parse(text, "here.yaml").run()
        assert str(error.value).startswith("here.yaml:3: ")
        assert said in str(error.value)


# --- failing --------------------------------------------------------------------------------------

STITCH = """title: Stitch
seats:
  1:
    lore: 2
    hand: [Smash]
    deck: [Dragon Fire, 4]
    play:
      - Stitch - New Dog: {damage: 1}
      - Pumbaa - Friendly Warthog
      - Simba - Returned King: {exerted: true}
  2:
    play: [Stitch - New Dog: {exerted: true}, Namaari - Resolute Daughter]
steps:
"""


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ("lore: {1: 3}", "lore of seat 1: expected 3, is 2"),
        ("damage: {1.Stitch: 2}", "damage of 1.Stitch: expected 2, is 1"),
        ("damage: {Stitch: 1}", "damage: 'Stitch' may be any of: 1.Stitch - New Dog, 2.Stitch"),
        ("damage: {Stich: 1}", "there is no 'Stich'; near: Stitch - New Dog"),
        ("damage: {Smash: 1}", "damage of Smash: Smash is not in play, but in: hand"),
        ("exerted: {Pumbaa: true}", "exerted of Pumbaa: expected exerted, is ready"),
        ("strength: {Pumbaa: 9}", "strength of Pumbaa: expected 9, is 3"),
        ("willpower: {Pumbaa: 9}", "willpower of Pumbaa: expected 9, is 5"),
        ("lore value: {Pumbaa: 9}", "lore value of Pumbaa: expected 9, is 1"),
        ("cost: {Smash: 9}", "cost of Smash: expected 9, is 3"),
        ("keywords: {Namaari: []}", "keywords of Namaari: expected [], is [Resist +3]"),
        ("keywords: {Namaari: [Resist +3, Ward]}", "expected [Resist +3, Ward], is [Resist +3]"),
        ("zone: {Smash: discard}", "zone of Smash: expected discard, is hand"),
        ("zone: {Stitch: discard}", "zone: 'Stitch' may be any of"),
        ("hand: {1: 2}", "hand of seat 1: expected 2, is 1"),
        ("hand: {1: [Dragon Fire]}", "hand of seat 1: expected [Dragon Fire], is [Smash]"),
        ("deck: {1: 9}", "deck of seat 1: expected 9, is 5"),
        ("top: {1: Smash}", "top of seat 1: expected Smash, is Dragon Fire"),
        ("ink: {1: 1}", "ink of seat 1: expected 1, is 0"),
        ("ink: {1: {drops: 1}}", "ink of seat 1: expected {'drops': 1}, is {'drops': 0}"),
        ("at: {Pumbaa: Never Land}", "at of Pumbaa: expected Never Land, is no location"),
        ("under: {Pumbaa: [Smash]}", "under of Pumbaa: expected [Smash], is []"),
        ("under: {Pumbaa: 1}", "under of Pumbaa: expected 1, is 0"),
        ("turn: 2", "turn: expected 2, is 1"),
        ("phase: end", "phase: expected end, is main / main"),
        ("winner: {seat: 1}", "winner, seat: expected 1, is None"),
        ("winner: 1", "winner: expected 1, is None"),
        ("bag: {1: 1}", "bag of seat 1: expected 1, is 0"),
        ("bag: {1: [Stitch: X]}", "bag of seat 1: expected [Stitch: X], is []"),
        ("decision: {who: 2}", "decision, who: expected 2, is 1"),
        ("decision: {kind: may}", "decision, kind: expected may, is turn action"),
        ("decision: null", "decision: expected none, is turn action of seat 1"),
        ("events: [quested]", "events: no quested (in this place); there was: nothing"),
        ('why_not: {quest Simba: "1.7.5"}', "why_not 'quest Simba': expected 1.7.5, is 5.1.1.2"),
        ("why_not: {quest Simba: null}", "expected legal, is 5.1.1.2"),
        ('why_not: {quest Pumbaa: "1.1"}', "expected 1.1, is legal"),
        ("options: [end]", "options: quest Pumbaa - Friendly Warthog is not expected"),
        ("options: [play Smash]", "options: play Smash is not one of them"),
    ],
)  # fmt: skip
def test_an_expectation_that_does_not_hold(expected: str, said: str) -> None:
    message = failure(STITCH + f"  - expect: {{{expected}}}\n")
    assert message.startswith("here.yaml:14: Stitch, step 1: expect\n"), message
    assert said in message, message


def test_every_difference_is_told() -> None:
    message = failure(STITCH + "  - expect: {lore: {1: 9, 2: 9}, turn: 2}\n")
    assert message.count("expected") == 3


def test_an_action_that_is_refused() -> None:
    message = failure(STITCH + "  - 1: quest Simba\n")
    assert message.startswith("here.yaml:14: Stitch, step 1: 1: quest Simba\n    is refused: ")
    assert "(CR 5.1.1.2)" in message


def test_an_action_that_cannot_be_read() -> None:
    assert "cannot be read: there is no 'Pumbaaa' here; near: Pumbaa" in failure(
        STITCH + "  - 1: quest Pumbaaa\n"
    )
    assert "is ambiguous: " in failure(
        "seats: {1: {play: [Simba - Returned King, Simba - Future King]}}\nsteps: [1: quest Simba]"
    )


def test_a_refusal_that_does_not_come_or_is_another() -> None:
    assert "was not refused" in failure(STITCH + '  - {1: quest Pumbaa, illegal: "1.7.5"}\n')
    message = failure(STITCH + '  - {1: quest Simba, illegal: "1.7.5"}\n')
    assert "refused by another clause, 5.1.1.2" in message
    assert "cannot be read" in failure(STITCH + '  - {1: quest Nobody, illegal: "1.7.5"}\n')


@pytest.mark.parametrize("clause", ["5.1.1.2", "5.1.1", "5", "5.1.1.2.7"])
def test_a_parent_of_a_clause_is_accepted(clause: str) -> None:
    Scene.parse(STITCH + f'  - {{1: quest Simba, illegal: "{clause}"}}\n').run()


@pytest.mark.parametrize("clause", ["5.1.1.1", "5.1.1.22", "5.1.1.20"])
def test_a_neighbour_of_a_clause_is_not(clause: str) -> None:
    failure(STITCH + f'  - {{1: quest Simba, illegal: "{clause}"}}\n')


ASKED = """seats:
  1: {ink: 3, hand: [Smash], play: [Stitch - New Dog]}
  2: {play: [Maui - Demigod]}
steps:
  - 1: play Smash
"""


def test_nothing_is_left_unanswered() -> None:
    message = failure(ASKED)
    assert "here.yaml:5: scene, step 1: the end of the scene" in message
    assert (
        "left unanswered: seat 1 is asked (choose): choose Stitch - New Dog, choose Maui" in message
    )
    message = failure(ASKED + "  - expect: {lore: {1: 0}}\n  - 1: quest Stitch\n")
    assert "is refused" in message and "still unanswered: seat 1 is asked (choose)" in message


def test_expectations_and_refusals_do_not_answer() -> None:
    Scene.parse(
        ASKED
        + """
  - expect: {options: [Stitch, Maui]}
  - 1: quest Stitch
    illegal: "4.1.2"
  - 2: choose Maui
    illegal: "1.7.2"
  - 1: choose Smash
    illegal: "6.7.3.3"
  - 1: choose Maui
"""
    ).run()


def test_a_step_may_carry_its_expectation() -> None:
    Scene.parse(STITCH + "  - 1: quest Pumbaa\n    expect: {lore: {1: 3}}\n").run()
    assert "step 1: expect" in failure(STITCH + "  - 1: quest Pumbaa\n    expect: {lore: {1: 4}}\n")


# --- options --------------------------------------------------------------------------------------


def options_are(game_text: str, play: str, *lists: str) -> None:
    for written in lists:
        Scene.parse(
            game_text + f"steps:\n  - 1: {play}\n  - expect: {{options: {written}}}\n  - 1: concede"
        ).run()


def test_options_of_copies() -> None:
    board = """seats:
  1: {ink: 3, hand: [Smash], play: [2x Stitch - New Dog]}
  2: {play: [Stitch - New Dog]}
"""
    options_are(
        board, "play Smash", "[Stitch, Stitch, Stitch]", '["1.Stitch #1", "1.Stitch #2", 2.Stitch]'
    )
    with pytest.raises(SceneFailed, match="is not expected"):
        options_are(board, "play Smash", "[Stitch, Stitch]")
    with pytest.raises(SceneFailed, match="is not one of them"):
        options_are(board, "play Smash", "[Stitch, Stitch, Stitch, Stitch]")


def test_equal_cards_outside_play_need_be_written_once() -> None:
    deck = "setup: {starting: 1}\nseats: {1: {deck: [3x Smash, 4x Dragon Fire, 9]}}\n"
    scene = deck + "steps:\n  - expect: {options: %s}\n  - 1: keep\n  - 2: keep"
    Scene.parse(scene % "[Smash, Dragon Fire, done]").run()
    Scene.parse(scene % "[Smash, Smash, Smash, Dragon Fire, keep]").run()
    with pytest.raises(SceneFailed):
        Scene.parse(scene % "[Smash, done]").run()
    with pytest.raises(SceneFailed):
        Scene.parse(scene % "[Smash, Dragon Fire]").run()


def test_options_of_a_turn_are_whole_lines() -> None:
    Scene.parse(
        """
        seats: {1: {ink: 1, hand: [Flounder - Voice of Reason], play: [Stitch - New Dog]}}
        steps:
          - expect: {options: [quest Stitch, ink Flounder, play Flounder, end]}
        """
    ).run()


# --- the position ---------------------------------------------------------------------------------


def test_turn_numbers() -> None:
    s = Scene.parse("turn: 2\nseats: {3: {}}").game().state
    assert (s.turn, s.active, s.scalars[S.FIRST]) == (8, 1, 0)
    assert [p.turns for p in s.players] == [3, 3, 2]
    s = Scene.parse("turn: 1\nfirst_player: 2\nfirst_turn: true").game().state
    assert (s.turn, [p.turns for p in s.players]) == (2, [1, 1])
    s = Scene.parse("first_turn: true").game().state
    assert (s.turn, [p.turns for p in s.players]) == (1, [1, 0])


@pytest.mark.parametrize(
    ("step", "events", "hand", "lore", "active"),
    [
        ("ready", ["turn start", "lore gained", "drew"], 1, 1, 0),
        ("set", ["lore gained", "drew"], 1, 1, 0),
        ("draw", ["drew"], 1, 0, 0),
        ("main", [], 0, 0, 0),
        ("end", ["turn end", "drew"], 0, 0, 1),
    ],
)
def test_steps_of_a_turn(step: str, events: list[str], hand: int, lore: int, active: int) -> None:
    text = f"step: {step}\nseats: {{1: {{play: [Never Land - Mermaid Lagoon]}}}}"
    game = Scene.parse(text).game()
    happened = [e.name for e in game.state.fresh]
    assert [name for name in events if name in happened] == events
    if step == "draw":
        assert "lore gained" not in happened
    s = game.state
    assert (len(s.zone(0, Zone.HAND)), s.players[0].lore, s.active) == (hand, lore, active)
    assert s.turn == 5 + active


@pytest.mark.parametrize(("seat", "since"), [(1, 5), (2, 6)])
def test_drying_is_since_its_players_last_turn(seat: int, since: int) -> None:
    text = (
        f"turn: 2\nseats: {{{seat}: {{play: [Stitch - New Dog: {{drying: true}}, Dinglehopper]}}}}"
    )
    s = Scene.parse(text).game().state
    stitch, hopper = (s.cards[i] for i in s.in_play(seat - 1))
    assert (s.turn, stitch.drying, stitch.since, hopper.since) == (6, 1, since, 0)


def test_cards_nobody_looks_at_are_not_named_in_the_scene() -> None:
    plain = [c for c in default_pool() if c.type == CardType.CHARACTER and not c.abilities]
    first, second = plain[0], plain[1]
    for text in (
        f"seats: {{1: {{hand: [{first.full_name}]}}}}",
        f"steps: [expect: {{zone: {{{first.name}: hand}}}}]",
    ):
        s = Scene.parse(text).game().state
        assert s.programs[s.cards[s.zone(1, Zone.DECK)[0]].index].full_name == second.full_name


def test_under_lies_as_the_game_would_have_put_it() -> None:
    s = (
        Scene.parse(
            """
            seats:
              1:
                play:
                  - Stitch - Rock Star: {under: [Stitch - New Dog, Smash, 1]}
                  - Pumbaa - Friendly Warthog: {under: [Smash: {faceup: true}]}
            """
        )
        .game()
        .state
    )
    rock, pumbaa = s.in_play(0)
    assert [s.cards[i].faceup for i in s.under(rock)] == [1, 0, 0]
    assert [s.cards[i].faceup for i in s.under(pumbaa)] == [1]
    assert all(s.cards[i].top == rock and s.cards[i].zone == Zone.UNDER for i in s.under(rock))


def test_what_is_known_to_whom() -> None:
    s = Scene.parse(STITCH).game().state
    assert [s.cards[i].seen for i in s.zone(0, Zone.HAND)] == [1]
    assert {s.cards[i].seen for i in s.zone(0, Zone.DECK)} == {0}
    assert {s.cards[i].seen for i in s.in_play(0)} == {255}


def test_a_position_can_be_saved_loaded_and_not_popped() -> None:
    text = STITCH.replace("steps:\n", "lasting: [{to: Pumbaa, strength: +1, gains: Resist +2}]\n")
    game = Scene.parse(text).game()
    assert Game.load(game.save()).hash() == game.hash()
    game.push("quest Pumbaa")
    game.pop()
    with pytest.raises(IndexError):
        game.pop()


def test_used_abilities() -> None:
    text = "seats: {1: {ink: 3, play: [Flynn Rider - Spectral Scoundrel: {used: [Boost]}]}}"
    assert Scene.parse(text).game().why_not("boost Flynn Rider").rule == "6.1.13.2"  # type: ignore[union-attr]


def test_another_pool() -> None:
    tiny = Pool(
        [
            CardFacts("Nobody", "In Particular", CardType.CHARACTER, 1, True, (0,), 1, 1, 1),
            CardFacts("Somebody", "Else", CardType.CHARACTER, 1, True, (0,), 1, 1, 1),
        ]
    )
    scene = Scene.parse("seats: {1: {play: [Nobody]}}\nsteps: [1: quest nobody]")
    scene.run(tiny)
    with pytest.raises(SceneError):
        scene.game()
