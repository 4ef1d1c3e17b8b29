"""Lots drawn from the state's own generator, or from one that nobody can work out (`rng`).

`State` notes what the generator was before.
"""

from __future__ import annotations

from tintero.state.numbers import Numbers
from tintero.state.rng import arrange, draw_lots, secret_lots, shuffle


def lots(numbers: Numbers, sizes: list[int], secret: bool) -> list[int]:
    """For each size n a number from 0 to n - 1; the generator is written once."""
    s0, s1, s2, s3 = numbers.rng0, numbers.rng1, numbers.rng2, numbers.rng3
    if secret:
        words, drawn = secret_lots((int(s0), int(s1), int(s2), int(s3)), sizes)
        numbers.rng0, numbers.rng1, numbers.rng2, numbers.rng3 = words
        return drawn
    numbers.rng0, numbers.rng1, numbers.rng2, numbers.rng3 = draw_lots(sizes, s0, s1, s2, s3)
    return sizes


def shuffled(numbers: Numbers, values: list[int], secret: bool) -> list[int]:
    """The values in a random order; the argument stays as it is."""
    result = values[:]
    if secret:
        arrange(result, lots(numbers, list(range(len(result), 1, -1)), True))
        return result
    numbers.rng0, numbers.rng1, numbers.rng2, numbers.rng3 = shuffle(
        result, numbers.rng0, numbers.rng1, numbers.rng2, numbers.rng3
    )
    return result
