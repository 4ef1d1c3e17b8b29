"""Marketing cards (CR 10.2.2): they begin in an inkwell and never leave it."""

from __future__ import annotations

from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import Zone


def lay_out(s: State, player: int) -> None:
    """CR 10.2.2: before the game begins. They are no cards of the pool, and nobody ever sees one
    (CR 7.5.4): which face stands for them says nothing."""
    if not s.ruleset.marketing_cards:
        return
    face = 0
    while s.programs[face].elsewhere or s.programs[face].plays_from:
        face += 1
    for _ in range(s.ruleset.marketing_cards):
        card = s.new_card(player, face)
        card.zone = Zone.INKWELL
        s.zone(player, Zone.INKWELL).append(card.id)


def is_marketing(s: State, card: Card) -> bool:
    """CR 10.2.2.1: a marketing card never leaves the inkwell it began in, and any other card there
    has come from somewhere."""
    return card.inc == 0 and card.zone == Zone.INKWELL and s.ruleset.marketing_cards > 0
