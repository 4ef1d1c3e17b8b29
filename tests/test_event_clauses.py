"""The clause of an event is that of the rule that made it, not only of its kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tintero.events import CLAUSE, Event, Kind
from tintero.judge.book import ruling
from tintero.rulebook import exists
from tintero.scene import Scene
from tintero.state.state import State
from tintero.views.log import is_echo
from tintero.views.log_fields import EventWords
from tintero.vocab import Why


def clauses(text: str | Scene, kind: int) -> list[str]:
    """The clauses of the events of this kind, in the order they happened."""
    scene = Scene.parse(text) if isinstance(text, str) else text
    game = scene.game()
    found = [e.clause for e in game.state.fresh if e.kind == kind]
    for step in scene.steps:
        if step.action and not step.illegal:
            found += [e.clause for e in game.push(step.action, step.seat) if e.kind == kind]
    return found


def of(case: str, scene: int, kind: int) -> list[str]:
    return clauses(ruling(case).scenes[scene], kind)


def test_every_clause_that_is_usual_exists() -> None:
    assert all(exists(clause) for clause in CLAUSE)
    assert CLAUSE[Kind.RESOLVED] == "7.7.4" and CLAUSE[Kind.TURN_END] == "3.4.1.1"


@pytest.mark.clause("3.2.1.1", "3.2.2.1", "3.2.3.1", "3.3.1", "3.4.1")
def test_each_step_of_a_turn_has_its_own() -> None:
    turn = "seats: {1: {}, 2: {}}\nsteps:\n  - 1: end\n"
    assert clauses(turn, Kind.STEP) == ["3.4.1", "3.2.1.1", "3.2.2.1", "3.2.3.1", "3.3.1"]
    assert clauses(turn, Kind.DREW) == ["3.2.3.1"]


@pytest.mark.clause("4.3.2.4", "4.4.3.4", "4.7.3.4", "6.7.3.1", "4.5.1.2", "8.4.1")
def test_ink_is_paid_by_the_clause_of_what_it_is_paid_for() -> None:
    assert of("JC-143", 0, Kind.PAID) == ["4.4.3.4"]  # an activated ability
    assert of("JC-246", 0, Kind.PAID) == ["4.3.2.4", "4.7.3.4"]  # a location, then a move
    assert of("JC-011", 0, Kind.PAID) == ["4.3.2.4", "6.7.3.1"]  # a card, then in a resolution
    assert of("JC-093", 0, Kind.PAID) == ["4.5.1.2"]  # to quest
    assert of("JC-127", 1, Kind.PAID) == ["8.4.1", "6.7.3.1"]  # Boost


@pytest.mark.clause("1.9.2.2", "1.9.2.4", "1.9.4", "4.6.6.2")
def test_damage_arrives_by_the_clause_of_its_kind() -> None:
    assert of("JC-170", 1, Kind.DAMAGE_TAKEN) == ["1.9.2.2"]  # put
    assert set(of("JC-214", 0, Kind.DAMAGE_TAKEN)) == {"1.9.2.4"}  # moved
    assert of("JC-227", 0, Kind.DAMAGE_DEALT) == ["1.9.4", "1.9.4"]  # by an effect
    assert of("JC-187", 0, Kind.DAMAGE_DEALT) == ["4.6.6.2", "4.6.6.2"]  # in a challenge


@pytest.mark.clause("6.4.2.1", "6.4.2.2", "6.2.7.2", "5.1.1.7", "1.12.3", "4.6.9.2", "6.7.9")
def test_effects_stacks_and_the_end_of_a_challenge() -> None:
    assert of("JC-116", 0, Kind.EFFECT_BEGAN)[:2] == ["6.4.2.2", "6.2.7.2"]
    assert of("JC-226", 0, Kind.EFFECT_BEGAN) == ["6.4.2.1"]
    assert "5.1.1.7" in of("JC-022", 0, Kind.RETURNED_TO_HAND)
    assert of("JC-063", 0, Kind.RETURNED_TO_HAND) == ["1.12.3"]
    assert of("JC-001", 0, Kind.CHALLENGE_OVER) == ["4.6.9.2"]
    assert of("JC-033", 0, Kind.CHALLENGE_OVER) == ["4.6.7"]
    assert of("JC-115", 0, Kind.ENTERED_PLAY) == ["6.7.9"]


@pytest.mark.clause("1.7.7", "1.2.2")
def test_nothing_legal_to_choose_is_said_only_where_that_is_so() -> None:
    assert of("JC-152", 0, Kind.FIZZLED) == []  # "the rest", and nothing is left
    assert of("JC-279", 1, Kind.FIZZLED) == []  # declined
    assert of("JC-032", 0, Kind.FIZZLED) == ["1.7.7"]
    assert of("JC-020", 0, Kind.FIZZLED) == ["1.2.2"]  # damage that can't be dealt


@pytest.mark.clause("5.2.6.1")
def test_a_single_name_of_two_may_be_said() -> None:
    scene = ruling("JC-259").scenes[1]
    game = scene.game()
    game.push("use Bruno Madrigal")
    said = {game.text(option) for option in game.options}
    assert {"name Harris", "name Hamish, Hubert", "name Hamish, Hubert & Harris"} <= said
    assert "name Hubert" not in said
    assert len(said) == len(game.options)


@pytest.mark.clause("2.2.2.1", "2.2.2.2")
@pytest.mark.parametrize("starting", [1, 2])
def test_the_starting_player_decides_by_one_clause_and_the_others_by_the_next(
    starting: int,
) -> None:
    position = f"setup: {{starting: {starting}}}\nseats: {{1: {{}}, 2: {{}}}}\n"
    steps = f"steps:\n  - {starting}: keep\n  - {3 - starting}: keep\n"
    found = clauses(position + steps, Kind.HAND_ALTERED)
    assert found == ["2.2.2.1", "2.2.2.2"]


@pytest.mark.clause("2.2.2.3")
def test_who_altered_their_hand_shuffles() -> None:
    start = "setup: {starting: 1}\nseats:\n  1: {deck: [2x Smash, 18]}\n"
    steps = "steps:\n  - 1: bottom Smash, Smash\n  - 2: keep\n"
    assert clauses(start + steps, Kind.SHUFFLED) == ["2.2.2.3"]


@pytest.mark.clause("8.10.4.2")
def test_onto_two_cards_exerted_beats_ready() -> None:
    position = (
        "seats:\n  1:\n    hand: [Mickey Mouse & Minnie Mouse - Adventuring Duo]\n"
        "    play: [Mickey Mouse - True Friend: {exerted: true}, Minnie Mouse - Always Classy]\n"
    )
    shift = "play Mickey Mouse & Minnie Mouse on Mickey Mouse - True Friend, Minnie Mouse"
    assert clauses(f"{position}steps:\n  - 1: {shift}\n", Kind.ENTERED_PLAY) == ["8.10.4.2"]


# --- the clause is for reading, `why` for telling apart ------------------------------------------


def told_apart(scene: Scene) -> Iterator[tuple[State, Event, list[Event]]]:
    """Every event of a scene, with the events of its turn before it."""
    game = scene.game()
    for step in scene.steps:
        if step.action and not step.illegal:
            for event in game.push(step.action, step.seat):
                place = next((i for i, e in enumerate(game.state.log) if e is event), 0)
                yield game.state, event, list(game.state.log[:place])


def test_what_is_said_of_an_event_does_not_hang_on_its_clause() -> None:
    seen: set[tuple[int, int]] = set()
    for case in ("JC-020", "JC-032", "JC-116", "JC-187", "JC-093"):
        for scene in ruling(case).scenes:
            for s, e, before in told_apart(scene):
                other = Event(*e.plain()[:10], "9.9.9", e.why)
                assert is_echo(e, before) == is_echo(other, before), e
                made = EventWords(s, e, None, before).line()
                assert made == EventWords(s, other, None, before).line()
                seen.add((e.kind, e.why))
    assert {
        (Kind.EXERTED, Why.QUEST), (Kind.EXERTED, Why.CHALLENGE), (Kind.LORE_GAINED, Why.QUEST),
        (Kind.FIZZLED, Why.CANT_BE_DEALT), (Kind.FIZZLED, Why.NO_CHOICE),
        (Kind.EFFECT_BEGAN, Why.LATER), (Kind.EFFECT_BEGAN, Why.PLAIN),
    } <= seen  # fmt: skip
