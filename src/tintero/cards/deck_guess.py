"""Which deck somebody may be playing, from the cards of it that were seen.

Every hypothesis is either one of the shipped decks or "something else": any deck of a pair of inks,
made of cards that are legal together, those that the shipped decks play being more common. Seen
cards are weighed by how likely each of these is to show them (Bayes). A deck need not be exactly a
shipped one: with a small chance a card is one that its player has put in.

>>> from tintero.cards.pool import default_pool
>>> guesses = DeckGuesses(default_pool())
>>> seen = guesses.faces(["Tinker Bell - Giant Fairy", "Fire the Cannons!", "Dragon Fire"])
>>> best = guesses.weighed(seen)[0]
>>> best.name, best.chance > 0.9
('ruby-steel', True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb, exp, log
from typing import Final

from tintero.cards.deck import USUAL_LIMITS
from tintero.cards.pool import Pool
from tintero.cards.shipped import all_shipped
from tintero.vocab import INK_NAMES

ELSE: Final = 0.5  # the chance of a deck of one's own before anything was seen
OTHER_CARD: Final = 0.03  # that a card of a shipped deck was put in by its player
COMMON: Final = 2  # a copy in a shipped deck makes a card so many times more common
NEVER: Final = 1e-7  # a card of other inks
# A deck of one's own has two or three copies of most cards: the chance to see one more of a card
# that was seen so many times, in cards of a deck of 60.
AGAIN: Final = (0.0, 2.0, 1.0, 0.5)
SIZE: Final = float(USUAL_LIMITS.least)


@dataclass(frozen=True)
class WeighedDeck:
    """A deck and its chance. `name` is "" for something else of these inks; `left` are the faces of
    it that were not seen, `fitting` those from which others may come, by how common they are."""

    name: str
    inks: tuple[int, ...]
    chance: float
    left: tuple[int, ...]
    fitting: tuple[int, ...]


@dataclass(frozen=True)
class Hypothesis:
    """A deck before anything is seen. `copies` is empty for something else."""

    name: str
    inks: tuple[int, ...]
    prior: float
    copies: dict[int, int]
    fitting: tuple[int, ...]
    common: dict[int, int]  # how often each face stands in `fitting`

    def of_card(self, face: int, before: int) -> float:
        """The chance to see this face next, seen so many times before."""
        other = NEVER
        if face in self.common:
            other = self.common[face] / len(self.fitting)
            if before:
                other = AGAIN[min(before, len(AGAIN) - 1)] / SIZE
        if not self.copies:
            return other
        left = max(self.copies.get(face, 0) - before, 0)
        return (1 - OTHER_CARD) * left / SIZE + OTHER_CARD * other


class DeckGuesses:
    """What one may think of decks made from a pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        decks = [
            (one.deck.name, Counter(pool.index(name) for name in one.deck.cards))
            for one in all_shipped(pool)
        ]
        played: Counter[int] = sum((cards for _, cards in decks), Counter())
        inks_of = [tuple(sorted(card.inks)) for card in pool]
        self._weights = [1 + COMMON * played[face] for face in range(len(pool))]
        self.hypotheses: list[Hypothesis] = []
        pairs = list(combinations(range(len(INK_NAMES)), 2))
        fitting: dict[tuple[int, ...], tuple[tuple[int, ...], dict[int, int]]] = {}
        for pair in pairs:
            common = {
                face: self._weights[face]
                for face, inks in enumerate(inks_of)
                if set(pair).issuperset(inks)
            }
            # Once for each time, so that a lot is one number.
            fitting[pair] = (tuple(f for f, n in common.items() for _ in range(n)), common)
        else_of = ELSE if decks else 1.0
        for name, cards in decks:
            inks = tuple(sorted({ink for face in cards for ink in inks_of[face]}))
            of_inks, common = fitting.get(inks, ((), {}))
            prior = (1 - else_of) / len(decks)
            self.hypotheses.append(Hypothesis(name, inks, prior, dict(cards), of_inks, common))
        for two, (of_inks, common) in fitting.items():
            if common:
                one = Hypothesis("", two, else_of / len(pairs), {}, of_inks, common)
                self.hypotheses.append(one)

    def faces(self, names: Iterable[str]) -> tuple[int, ...]:
        """Cards by their full names, as `weighed` wants them."""
        return tuple(sorted(self.pool.index(name) for name in names))

    @lru_cache(maxsize=512)  # noqa: B019 - there is one for a pool
    def weighed(self, seen: tuple[int, ...]) -> tuple[WeighedDeck, ...]:
        """What is likely after these faces were seen (sorted), the likeliest first. Nothing, where
        no deck of two inks has them."""
        counts = Counter(seen)
        inks = {ink for face in counts for ink in self.pool.at(face).inks}
        logs: list[float] = []
        fit = [h for h in self.hypotheses if inks.issubset(h.inks)]
        for hypothesis in fit:
            chance = log(hypothesis.prior)
            for face, copies in counts.items():
                for before in range(copies):
                    chance += log(hypothesis.of_card(face, before))
            logs.append(chance)
        if not fit:
            return ()
        most = max(logs)
        shares = [exp(one - most) for one in logs]
        total = sum(shares)
        found = [
            WeighedDeck(h.name, h.inks, share / total, self._left(h, counts), h.fitting)
            for h, share in zip(fit, shares, strict=True)
        ]
        return tuple(sorted(found, key=lambda one: (-one.chance, one.name, one.inks)))

    def _left(self, one: Hypothesis, seen: Counter[int]) -> tuple[int, ...]:
        """The cards of it that were not seen; of something else more copies of what was."""
        copies: dict[int, int] = one.copies
        if not copies:
            copies = dict.fromkeys(seen, USUAL_LIMITS.copies)
        return tuple(f for f in sorted(copies) for _ in range(max(copies[f] - seen[f], 0)))


@lru_cache(maxsize=4)
def guesses_of(pool: Pool) -> DeckGuesses:
    return DeckGuesses(pool)


# --- what they may hold ---------------------------------------------------------------------------


def in_hand(weighed: Sequence[WeighedDeck], hidden: int, hand: int) -> dict[int, float]:
    """For each face the chance that at least one copy is among `hand` cards of which nobody saw
    anything, of `hidden` such cards altogether."""
    found: dict[int, float] = {}
    for one in weighed:
        there = max(hidden, len(one.left), hand)
        rest = there - len(one.left) if one.name else there  # cards that are something else
        for face, n in Counter(one.left).items():
            if one.name:
                share = 1 - comb(there - n, hand) / comb(there, hand)
            else:
                share = 1 - (1 - AGAIN[1] / SIZE) ** hand
            found[face] = found.get(face, 0.0) + one.chance * share
        if not one.name and one.chance > 0.01:
            _add_others(found, one, rest, hand)
    return found


def _add_others(found: dict[int, float], one: WeighedDeck, rest: int, hand: int) -> None:
    """Cards that a deck of one's own may have, each in about two copies."""
    decks = rest / AGAIN[1]  # so many different cards are in it
    known = set(one.left)
    for face, n in Counter(one.fitting).items():
        if face not in known:
            there = min(1.0, decks * n / len(one.fitting))
            share = there * (1 - (1 - AGAIN[1] / SIZE) ** hand)
            found[face] = found.get(face, 0.0) + one.chance * share
