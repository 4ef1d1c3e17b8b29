"""The table of turn actions (CR 4.1.3): what there is to do, whether it may be done, its beginning.

Which table a game is played by says its ruleset (`tables`), once for the whole game.
"""

from __future__ import annotations

import tintero.rules.legal as legal
import tintero.rules.turn_actions.challenge as challenge
import tintero.rules.turn_actions.ink as ink
import tintero.rules.turn_actions.move as move
import tintero.rules.turn_actions.play as play
import tintero.rules.turn_actions.quest as quest
import tintero.rules.turn_actions.use as use
from tintero.rules.refusal import Refusal
from tintero.state.objects import Card, Option
from tintero.state.state import State
from tintero.vocab import Act


class TurnActions:
    """The six of the rulebook."""

    def options(self, s: State, player: int) -> list[Option]:
        """Every turn action that may be begun, and the end of the turn."""
        return legal.turn_options(s, player)

    def check(self, s: State, player: int, option: Option) -> Refusal | None:
        """Whether one of them is legal."""
        return legal.check_turn_option(s, player, option)

    def begin(self, s: State, card: Card, option: Option) -> None:
        """Put its process on the stack."""
        act = option.act
        if act == Act.INK:
            ink.begin(s, card)
        elif act == Act.PLAY:
            play.begin(s, card, option)
        elif act == Act.USE:
            use.begin(s, card, option.c, option.b, legal.is_free(s, card, option.c, option.b))
        elif act == Act.QUEST:
            quest.begin(s, card)
        elif act == Act.CHALLENGE:
            challenge.begin(s, card, s.cards[option.b])
        else:
            assert act == Act.MOVE
            move.begin(s, card, s.cards[option.b])
