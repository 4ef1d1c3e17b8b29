"""A game to its end by chance: for simulations, and for search that tries a position out."""

from __future__ import annotations

import tintero.rules.apply as apply
from tintero.state.objects import Option
from tintero.state.rng import advance, seed_words
from tintero.state.state import State


def playout(s: State, seed: int, most: int, forget: bool) -> int:
    """Answer every decision with an option drawn by lot, at most that many; how many it took.

    With `forget` there is no way back to before; without it the caller can roll back.
    """
    if not forget:
        return draw_lots(s, seed, most)
    s.keep_history(False)
    try:
        return draw_lots(s, seed, most)
    finally:
        s.keep_history(True)


def draw_lots(s: State, seed: int, most: int) -> int:
    s0, s1, s2, s3 = seed_words(seed)
    for n in range(most):
        d = s.decision
        if d is None:
            return n
        found = apply.options(s)
        out, s0, s1, s2, s3 = advance(s0, s1, s2, s3)
        apply.take(s, d.player, found[out % len(found)])
    return most


def drawn(s: State, seed: int, most: int) -> list[tuple[int, Option]]:
    """The same, keeping who took what: for finding out why a game broke."""
    taken: list[tuple[int, Option]] = []
    s0, s1, s2, s3 = seed_words(seed)
    while s.decision is not None and len(taken) < most:
        found = apply.options(s)
        out, s0, s1, s2, s3 = advance(s0, s1, s2, s3)
        taken.append((s.decision.player, found[out % len(found)]))
        try:
            apply.take(s, taken[-1][0], taken[-1][1])
        except Exception:
            break  # the last one is the one that breaks it
    return taken
