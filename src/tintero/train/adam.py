"""Adam: steps of a fit by the slope, each weight at a pace of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any  # numpy's types say less than they cost to write


class Adam:
    """How far to go against a slope, by its mean and its size so far."""

    def __init__(self, like: Array) -> None:
        self.mean, self.size, self.count = np.zeros_like(like), np.zeros_like(like), 0

    def step(self, slope: Array, rate: float) -> Array:
        self.count += 1
        self.mean += 0.1 * (slope - self.mean)
        self.size += 0.001 * (slope * slope - self.size)
        mean = self.mean / (1 - 0.9**self.count)
        return rate * mean / (np.sqrt(self.size / (1 - 0.999**self.count)) + 1e-8)
