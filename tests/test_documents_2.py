"""Rows of documents 002 and 004 that a scene cannot say: what is open to see, and exact orders."""

from __future__ import annotations

import pytest

from tintero.events import Kind
from tintero.game import Game
from tintero.messages import say
from tintero.rulebook import crosswalk, row
from tintero.scene import Scene
from tintero.views.observation import OPTION_WIDTH, OPTIONS_AT, Observation
from tintero.views.option_view import option_views
from tintero.views.shapes import CardView
from tintero.vocab import STEP_NAMES


def position(text: str) -> Game:
    return Scene.parse(text).game()


def in_play(game: Game, seat: int, owner: int) -> list[CardView]:
    return list(game.view(seat).players[owner].play)


@pytest.mark.clause("002:A-C1", "002:B-4.1", "7.1.2", "7.4.2")
def test_every_seat_sees_the_characters_in_play_and_their_states() -> None:
    game = position("""
        seats:
          1:
            play:
              - Simba - Returned King: {exerted: true, damage: 2}
              - Stitch - New Dog: {drying: true}
          2: {}
          3: {}
    """)
    for seat in range(3):
        simba, stitch = in_play(game, seat, 0)
        assert (simba.face, simba.exerted, simba.damage) == ("Simba - Returned King", True, 2)
        assert (simba.strength, simba.willpower) == (4, 6)
        assert (stitch.face, stitch.exerted, stitch.drying) == ("Stitch - New Dog", False, True)


@pytest.mark.clause("002:A-C1", "7.4.2.1", "8.4.2")
def test_a_facedown_card_under_a_character_is_counted_and_not_seen() -> None:
    game = position("""
        seats:
          1:
            ink: 1
            deck: [Smash, 3]
            play: [Genie - Magical Researcher]
          2: {}
    """)
    game.push("boost Genie")
    for seat in range(2):  # not even by its own player
        (genie,) = in_play(game, seat, 0)
        assert [(card.id, card.face) for card in genie.under] == [(None, None)]
        assert "Smash" not in repr(game.view(seat))


@pytest.mark.clause("7.2.3", "7.2.3.1", "8.4.2")
def test_a_facedown_card_stays_unseen_while_its_owner_orders_the_stack() -> None:
    game = position("""
        turn: 1
        seats:
          1: {ink: 8, hand: [Under the Sea]}
          2:
            deck: []
            play:
              - Merlin - Completing His Research: {under: [Smash, Dragon Fire]}
    """)
    game.push("play Under the Sea")
    offered = option_views(game.state, 1, words=True)
    words = [(option.id, say(option.label, "en")) for option in offered if option.label]
    assert words == [
        ("choose card #1 from deck", "a card"),
        ("choose Merlin - Completing His Research", "Merlin - Completing His Research"),
    ]
    seen = Observation()
    seen.see(game.state, 1)
    faces = [seen.numbers[OPTIONS_AT + n * OPTION_WIDTH + 2] for n in range(2)]
    assert faces[0] == 0 and faces[1] > 0


@pytest.mark.clause("002:A-C1", "7.4.2")
def test_a_faceup_card_under_a_character_is_seen() -> None:
    game = position("""
        seats:
          1:
            ink: 3
            hand: [Donald Duck - Perfect Gentleman]
            play: [Donald Duck - Boisterous Fowl]
          2: {}
    """)
    game.push("play Donald Duck - Perfect Gentleman on Donald Duck - Boisterous Fowl")
    for seat in range(2):
        (donald,) = in_play(game, seat, 0)
        assert [card.face for card in donald.under] == ["Donald Duck - Boisterous Fowl"]


@pytest.mark.clause("002:B-meta")
def test_the_numbers_in_the_head_of_version_b_lead_to_the_new_sections() -> None:
    old = {"4.3.6": "4.6", "10.5": "8.5", "10.6": "8.6", "10.8": "8.8"}
    for number, new in old.items():
        assert crosswalk(number) == [new]
    assert sorted(old) == sorted(row("002:B-meta").old)
    assert sorted(old.values()) == sorted(row("002:B-meta").official)


@pytest.mark.clause("004:3.1.1", "004:3.1.2-d", "3.1.1", "3.1.2")
def test_a_turn_goes_through_its_steps_in_this_order() -> None:
    game = position("""
        turn: 2
        step: ready
        seats: {1: {}, 2: {}}
    """)
    events = game.push("end") + game.push("end")  # the end of one turn and the whole next one
    steps = [(e.player + 1, STEP_NAMES[e.extra]) for e in events if e.kind == Kind.STEP]
    mine = [name for seat, name in steps if seat == 1]
    assert mine == ["ready", "set", "draw", "main", "end"]
    assert steps.index((2, "end")) < steps.index((1, "ready"))
    assert steps.index((1, "end")) < steps.index((2, "ready"))


@pytest.mark.clause("002:A-9'", "002:B-9-b", "7.7.2", "4.6.6")
def test_challenge_damage_is_the_work_of_no_ability() -> None:
    game = position("""
        seats:
          1: {play: [Kronk - Right-Hand Man]}
          2: {play: [Triton - The Sea King: {exerted: true}]}
    """)
    events = game.push("challenge Kronk > Triton")
    dealt = [e for e in events if e.kind == Kind.DAMAGE_DEALT]
    assert sorted(e.amount for e in dealt) == [5, 6]
    assert not [e for e in events if e.kind in (Kind.TRIGGERED, Kind.RESOLVED, Kind.USED)]
    # Both are dealt before either is banished or looked at.
    names = [e.name for e in events]
    assert names.count("damage dealt") == 2
    assert names.index("challenge over") > max(
        i for i, name in enumerate(names) if name == "damage taken"
    )
