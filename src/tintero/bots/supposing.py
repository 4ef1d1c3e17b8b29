"""What a bot supposes that others hold: guesses about their decks, as worlds are drawn from them.

All of it is worked out from the faces that the seat may know now, so twins of a game give the same.
"""

from __future__ import annotations

from functools import lru_cache

from tintero.cards.deck_guess import guesses_of
from tintero.cards.pool import Pool
from tintero.cards.shipped import all_shipped
from tintero.views.worlds import HiddenCards, Supposed

LIKELY = 0.5  # a deck with this chance or more is taken for the one that is played
SLOTS = 64  # of which one is picked by lot: a guess stands there as often as it is likely


def suppose(hidden: HiddenCards, pool: Pool) -> None:
    """Let the hidden cards of every other player be drawn from what their decks may be."""
    for player in range(len(hidden.state.players)):
        if player != hidden.seat:
            found = supposed(pool, tuple(hidden.known(player)))
            if found:
                hidden.suppose(player, found)


@lru_cache(maxsize=512)
def supposed(pool: Pool, known: tuple[int, ...]) -> list[Supposed]:
    """What a player may hold of whom these faces are known (sorted); nothing, where no deck of two
    inks has them: then what fits is as good a guess as any."""
    weighed = guesses_of(pool).weighed(known)
    exact = [one.chance * SLOTS for one in weighed]
    slots = [int(share) for share in exact]
    # The slots that are left go to those that lack most of what they should have.
    lacking = sorted(range(len(weighed)), key=lambda n: (slots[n] - exact[n], n))
    for n in lacking[: SLOTS - sum(slots)]:
        slots[n] += 1
    found: list[Supposed] = []
    for one, times in zip(weighed, slots, strict=True):
        if times:
            found.extend([Supposed(list(one.left), one.fitting)] * times)
    return found


def likely_list(hidden: HiddenCards, pool: Pool) -> list[str] | None:
    """The cards of the shipped deck that the only other player seems to play; None, where it may be
    something else or there are more players."""
    others = [p for p in range(len(hidden.state.players)) if p != hidden.seat]
    if len(others) != 1:
        return None
    weighed = guesses_of(pool).weighed(tuple(hidden.known(others[0])))
    if not weighed or not weighed[0].name or weighed[0].chance < LIKELY:
        return None
    return list(_shipped_lists(pool)[weighed[0].name])


@lru_cache(maxsize=4)
def _shipped_lists(pool: Pool) -> dict[str, tuple[str, ...]]:
    return {one.deck.name: tuple(one.deck.cards) for one in all_shipped(pool)}
