"""Why a hint: what it openly gains and what in play could answer it."""

from __future__ import annotations

import pytest

from tintero.messages import say
from tintero.scene import Scene
from tintero.table.hint_reason import reason
from tintero.views import labels


def why(seats: str, action: str, lang: str = "en") -> str:
    game = Scene.parse(f"seats:\n{seats}").game()
    before = game.hash()
    [option] = game.read(action)
    said = say(reason(game, 0, option, labels.message(game.state, option, 0)), lang)
    assert game.hash() == before
    return said


MINE = "  1: {play: [Stitch - New Dog]}\n"


@pytest.mark.parametrize(
    ("seats", "action", "told"),
    [
        (MINE, "quest Stitch", "gains: 1 lore. It lets no character in play banish"),
        (
            f"{MINE}  2: {{play: [Mickey Mouse - True Friend]}}",
            "quest Stitch",
            "Mickey Mouse - True Friend could banish Stitch - New Dog in a challenge",
        ),
        (
            "  1: {play: [Mickey Mouse - True Friend]}\n"
            "  2: {play: [Stitch - New Dog: {exerted: true}]}",
            "challenge Mickey > Stitch",
            "gains: Stitch - New Dog out of play",
        ),
        (
            f"{MINE}  2: {{play: [Mickey Mouse - True Friend: {{exerted: true}}]}}",
            "challenge Stitch > Mickey",
            "The price: Stitch - New Dog",
        ),
        ("  1: {ink: 3, hand: [Friends on the Other Side]}", "play Friends", "you do not know yet"),
        ("  1: {hand: [Stitch - New Dog]}", "ink Stitch", "one more ink"),
        (MINE, "end", "nothing else is worth more"),
    ],
)
def test_what_it_gains_and_what_it_risks(seats: str, action: str, told: str) -> None:
    assert told in why(seats, action)
    assert why(seats, action, "es")


def test_what_a_hand_hides_is_no_reason() -> None:
    one, other = (
        why(f"{MINE}  2: {{ink: 9, hand: [3x {card}]}}", "quest Stitch")
        for card in ("Dragon Fire", "Mickey Mouse - True Friend")
    )
    assert one == other
