"""What the cards of one list are worth, from games with it: the rest of the net stays as it is.

Only the numbers of these cards are learned (`value_net`: some for a card in play, some for it in
hand), so that a few thousand games are enough and the file of a list stays small.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tintero.bots.value_file import ValueFile
from tintero.cards.pool import Pool
from tintero.train.adam import Adam
from tintero.train.fit import Samples, slopes, targets, weights_of

TRUST = 0.3  # in what the value says a turn later (`fit.targets`)
RATE = 5e-3
PULL = 1e-4  # to what is known of a card from all decks
PASSES = 3
SOME = 512  # rows of a step


def fit_cards(
    samples: Samples, value: ValueFile, names: Sequence[str], pool: Pool, seed: int = 0
) -> Mapping[str, tuple[float, ...]]:
    """The numbers of each of these cards, beginning with those that the value has."""
    if not value.cards or samples.cards is None:
        return {}
    weights = weights_of(value)
    wanted = set(names)
    faces = {card.full_name: n for n, card in enumerate(pool) if card.full_name in wanted}
    own = np.array(sorted(faces.values()))
    aims = targets(samples, value, TRUST).astype(np.float32)
    table, before = weights[4], weights[4][own].copy()
    steps = Adam(before)
    rng = np.random.default_rng(seed)
    for epoch in range(PASSES):
        order = rng.permutation(len(samples))
        for at in range(0, len(order), SOME):
            some = order[at : at + SOME]
            slope = slopes(weights, samples.x[some], samples.cards[some], aims[some])[4][own]
            done = (epoch + at / len(order)) / PASSES
            rate = RATE * 0.5 * (1 + np.cos(np.pi * done))
            table[own] -= steps.step(slope + PULL * (table[own] - before), rate)
    return {name: tuple(float(x) for x in table[face]) for name, face in sorted(faces.items())}
