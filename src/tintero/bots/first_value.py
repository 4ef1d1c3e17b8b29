"""Values set by hand: what the first round of a training plays with, and what a novice sees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tintero.bots.features import SIDE
from tintero.bots.value_file import ValueFile
from tintero.bots.value_net import INPUTS, ValueNet

SCALE = 0.07
# Place in a side's numbers and what it is worth there, after `bots.worth`.
WORTH = {
    0: 22.0,  # lore
    1: 49.0,
    3: 22.4,  # hand
    5: 42.0,  # ink
    10: 15.0,  # characters that are ready
    11: 41.6,  # their lore
    13: 7.5,
    15: 26.0,
    19: 5.7,
    21: 6.9,
    29: 8.0,
    31: 10.0,
    32: 12.0,
}
# Lore counts, and cards on the table; that an exerted character can be challenged does not.
NAIVE = {0: 90.0, 3: 6.0, 5: 30.0, 9: 15.0, 11: 12.0, 13: 12.0, 15: 8.0, 29: 8.0, 31: 8.0, 32: 8.0}


def summed(worth: Mapping[int, float]) -> ValueFile:
    """The difference of both sides' numbers: two units, one for each sign of it."""
    line = [0.0] * INPUTS
    for place, weight in worth.items():
        line[place] = SCALE * weight
        line[SIDE + place] = -SCALE * weight
    first = [number for weight in line for number in (weight, -weight)]
    return ValueFile(first, [0.0, 0.0], [1.0, -1.0], 0.0, "")


def first_value() -> ValueFile:
    return summed(WORTH)


@cache
def novice_net() -> ValueNet:
    return summed(NAIVE).net()
