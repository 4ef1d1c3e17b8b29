"""Who lays cards in which order (CR 7.2.3, 7.6, 8.10.8.3)."""

from __future__ import annotations

import pytest

from tintero import Game
from tintero.scene import Scene
from tintero.vocab import Zone

DUO = """
seats:
  1:
    hand: [Mickey Mouse & Minnie Mouse - Adventuring Duo]
    play: [Mickey Mouse - True Friend, Minnie Mouse - Always Classy]
"""


def under(game: Game) -> list[str]:
    s = game.state
    return [s.programs[s.cards[i].index].name for i in s.under(s.in_play(0)[0])]


@pytest.mark.parametrize(
    "names", [["Mickey Mouse", "Minnie Mouse"], ["Minnie Mouse", "Mickey Mouse"]]
)
def test_under_duo_shift_in_any_order(names: list[str]) -> None:
    """CR 8.10.8.3: the first one named lies lowest; both orders are offered."""
    game = Scene.parse(DUO).game()
    versions = {"Mickey Mouse": "True Friend", "Minnie Mouse": "Always Classy"}
    bases = ", ".join(f"{name} - {versions[name]}" for name in names)
    line = f"play Mickey Mouse & Minnie Mouse - Adventuring Duo on {bases}"
    assert line in [game.text(option) for option in game.options]
    game.push(line)
    assert under(game) == names


def test_nobody_is_asked_for_the_order_of_a_discard() -> None:
    """CR 7.6.2: the owner may rearrange the pile, so its order never matters."""
    text = "seats:\n  1: {ink: 7, hand: [Be Prepared]}\n"
    text += "  2: {play: [Stitch - New Dog, Maui - Demigod, Pumbaa - Friendly Warthog]}\n"
    game = Scene.parse(text).game()
    game.push("play Be Prepared")
    assert game.decision is not None and game.decision.kind == "turn action"
    assert len(game.state.zone(1, Zone.DISCARD)) == 3
