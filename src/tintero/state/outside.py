"""The cards whose abilities work outside play, of all cards of a game: by number, in order.

They follow from the cards' faces, so nothing of this is saved or journaled: `State` says which card
was made or has become another one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tintero.program.model import CardProgram
from tintero.state.objects import Card


@final
class Outside:
    def __init__(self) -> None:
        self.elsewhere: Final[list[int]] = []  # cards with triggers that work outside play
        self.hears: i64 = 0  # bit per event kind that one of those listens to
        self.play_from: Final[list[int]] = []  # cards that may be played from another zone

    def made(self, card: Card) -> None:
        program = card.program
        if program.elsewhere:
            self.elsewhere.append(card.id)
            self.hears |= program.hears_elsewhere
        if program.plays_from:
            self.play_from.append(card.id)

    def changed(self, cards: list[Card], card: Card, old: CardProgram) -> None:
        """A card has become another one of the pool."""
        program = card.program
        if old.plays_from != program.plays_from:
            file(self.play_from, card.id, program.plays_from)
        if old.elsewhere or program.elsewhere:
            if not old.elsewhere or not program.elsewhere:
                file(self.elsewhere, card.id, len(program.elsewhere) > 0)
            heard: i64 = 0
            for i in self.elsewhere:
                heard |= cards[i].program.hears_elsewhere
            self.hears = heard


def file(numbers: list[int], number: i64, there: bool) -> None:
    """Put a number into a sorted list, or take it out."""
    at: i64 = 0
    while at < len(numbers) and numbers[at] < number:
        at += 1
    if there:
        numbers.insert(at, number)
    else:
        numbers.pop(at)
