"""A question changes nothing and tells nothing that the seat does not know (CR 7.1.3)."""

from __future__ import annotations

import pytest

from tintero import Game, InvalidAction
from tintero.notation import AmbiguousAction
from tintero.scene import Scene

pytestmark = pytest.mark.clause("7.1.3")

DRAWING = """
title: the next card is hidden
turn: 1
seats:
  1:
    ink: 6
    deck: [{top}, Smash]
    hand: [Friends on the Other Side, Develop Your Brain, Happy - Good-Natured]
    play: [Mickey Mouse - True Friend]
  2: {{hand: [{theirs}], play: [Stitch - New Dog]}}
"""


def game(top: str = "Dragon Fire", theirs: str = "Smash") -> Game:
    return Scene.parse(DRAWING.format(top=top, theirs=theirs)).game()


def answer(g: Game, line: str, *, push: bool = False) -> str:
    """Whatever a seat is told in reply."""
    before = g.hash()
    try:
        said = str(g.push(line, 0) if push else g.why_not(line, 0))
    except (InvalidAction, AmbiguousAction, ValueError) as error:
        said = f"{type(error).__name__}: {error}"
    else:
        if push:
            pytest.fail(f"{line!r} was done")
    assert g.hash() == before
    return said


LINES = [
    "play Friends on the Other Side\nplay Dragon Fire",
    "play Friends on the Other Side\nink Dragon Fire",
    "play Friends on the Other Side\nink Dragon Fyre",
    "play Develop Your Brain\nchoose Dragon Fire",
]


@pytest.mark.parametrize("push", [False, True], ids=["why", "push"])
@pytest.mark.parametrize("line", LINES)
def test_a_line_does_not_look_at_the_next_card(line: str, push: bool) -> None:
    """CR 1.7.6.2: beyond a drawn card there is no way back, so there is none ahead either."""
    told = {answer(game(top), line, push=push) for top in ("Dragon Fire", "Smash", "Merlin - Crab")}
    assert len(told) == 1


def test_a_line_of_several_answers_is_judged_as_far_as_it_is_known() -> None:
    g = game()
    g.push("ink Happy")
    assert g.why_not("ink Develop Your Brain\nquest Mickey Mouse") is not None
    assert g.why_not("quest Mickey Mouse\nplay Friends on the Other Side") is None
    assert g.why_not("quest Mickey Mouse\nquest Mickey Mouse") is not None


@pytest.mark.parametrize("verb", ["ink", "play", "quest", "use", "boost", "choose", "sing"])
def test_a_second_copy_in_another_hand_is_not_named(verb: str) -> None:
    """Seat 1 has seen one copy of the card in seat 2's hand."""
    told = set()
    for theirs in ("Dragon Fire, Dragon Fire", "Smash, Dragon Fire", "Dragon Fire, Smash"):
        g = game(theirs=theirs)
        hand = [c for c in g.state.cards if c.owner == 1 and c.program.name == "Dragon Fire"]
        hand[-1].seen = 0xFF
        line = f"{verb} Dragon Fire" + (" with Mickey Mouse" if verb == "sing" else "")
        told.add(answer(g, line))
    assert len(told) == 1
