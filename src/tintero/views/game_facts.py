"""How a game ended, and what it takes to play it again.

They are copied and sent to other processes, which a frozen dataclass of a compiled module can't be.
"""

from __future__ import annotations

from dataclasses import dataclass

from tintero.state.ruleset import Plain


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winner` is a seat, or None when nobody won; `winners` has teammates."""

    winner: int | None
    reason: str
    rule: str
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Record:
    """Decks, seed and actions: enough to play the game again, exactly."""

    decks: tuple[tuple[str, ...], ...]
    seed: int
    starting: int
    rules: dict[str, Plain]
    pool: str
    actions: tuple[str, ...]
