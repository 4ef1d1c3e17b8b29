"""How a game ended, in a sentence."""

from __future__ import annotations

from typing import Final

from tintero.game import Game, Outcome
from tintero.messages import ClauseNamed, Message, PlayerNamed

# By the reason of the outcome (`vocab.REASON_NAMES`); lore says how much.
REASONS: Final = {
    "empty deck": "table-by-empty-deck",
    "last player": "table-by-last-player",
    "concession": "table-by-concession",
    "turn limit": "table-by-turn-limit",
    "most lore": "table-by-most-lore",
}


def ended(game: Game) -> Message:
    """ "Ana wins: 20 lore (CR 1.8.1.1)." """
    outcome = game.outcome
    if outcome is None:
        return Message("table-unfinished")
    reason, rule = because(game, outcome), ClauseNamed(outcome.rule)
    if outcome.winner is None:
        return Message("table-nobody", reason=reason, rule=rule)
    return Message("table-won", player=PlayerNamed(outcome.winner), reason=reason, rule=rule)


def because(game: Game, outcome: Outcome) -> Message:
    if outcome.reason in REASONS:
        return Message(REASONS[outcome.reason])
    lore = 0 if outcome.winner is None else game.view(0).players[outcome.winner].lore
    return Message("table-by-lore", count=lore)
