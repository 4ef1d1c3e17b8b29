"""Practising with one list: greedy games with it, and what its opening hands are worth.

A few thousand games are enough, because all of them are about the same cards: after 2,000 the fit
tells nine tenths of what it tells after 10,000 (docs/measurements.md).
"""

from __future__ import annotations

from collections.abc import Callable

from tintero.bots.practised import list_key
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.sim.many import spread
from tintero.train.hand_fit import ONE_LIST, HandFit, fit_hands
from tintero.train.hand_games import HandBatch, HandGame, play_hands

GAMES = 4000
BATCH = 50


def practise(
    deck: Deck,
    games: int = GAMES,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> HandFit:
    """The same list and number of games give the same hands, on any number of processes."""
    cards = (tuple(sorted(deck.cards)),)
    first = int(list_key(deck.cards)[:8], 16) << 20
    batches = [
        HandBatch(first + n, min(BATCH, games - at), cards, random_decks=0.0)
        for n, at in enumerate(range(0, games, BATCH))
    ]
    played = spread(play_hands, batches, workers, progress, lost)
    found = [game for batch in played for game in batch]
    return fit_hands(found, default_pool(), {"deck": deck.name}, ONE_LIST)


def lost(batch: HandBatch) -> list[HandGame]:
    """Its process died, twice: that batch has no games."""
    return []
