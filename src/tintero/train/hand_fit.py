"""What hands are worth, from games: regressions with ridge, in numpy (`tintero[train]`).

Opening hands: both players have the same deck, so the chance of seat 0 is the logistic function of
the worth of its hand less that of the other one. Where the other has another deck, only one of them
tells something, and each of those decks has a strength of its own beside that. Ink: how the game
went on after a card was made ink by lot, against the mean of all that might have been. Single cards
count only as far as they differ from what their groups say, and are pulled to 0 the more the fewer
games tell of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tintero.bots.hand_policy import GROUPS, INK_FEATURES, HandPolicy, Tables, ink_features
from tintero.cards.pool import Pool
from tintero.train.hand_games import HandGame

Array = Any  # numpy's types say less than they cost to write
HELD_OUT = 0.1  # of the games
RIDGE_INK = 30.0
RIDGE_INK_CARD = 150.0
LEAST_GAMES = 150  # in which a card was, or it is told by its groups alone
LATER = 5  # turns after a card became ink: so much later it is asked how the game goes
STEPS = 8  # of Newton's method
FREE = 1e-6  # how strongly what is no hand is pulled to 0: who begins, against what


@dataclass(frozen=True)
class Ridge:
    """How strongly what is learned about opening hands is pulled to 0."""

    tables: float
    first: float  # what is added for who begins
    cards: float  # single ones


MANY_LISTS = Ridge(20.0, 60.0, 150.0)
# With one list each card is in many of the games, and the groups say the less.
ONE_LIST = Ridge(60.0, 120.0, 15.0)


@dataclass(frozen=True)
class HandFit:
    policy: HandPolicy
    gain: float  # bits a game, held out, over knowing who begins
    ink_rows: int


def fit_hands(
    games: Sequence[HandGame], pool: Pool, made: dict[str, Any], ridge: Ridge = MANY_LISTS
) -> HandFit:
    games = [game for game in games if game.hands]
    tables, first, cards, gain = opening_tables(games, pool, ridge)
    ink, ink_cards, rows = ink_weights(games, pool)
    noted = {**made, "games": len(games), "gain": round(gain, 5), "ink_rows": rows}
    policy = HandPolicy(tables, first, cards, ink, ink_cards, pool.hash, noted)
    return HandFit(policy, gain, rows)


# --- opening hands --------------------------------------------------------------------------------

WIDTHS = [most for _, _, most in GROUPS]  # none of a group is worth nothing
WIDE = sum(WIDTHS)


def group_row(hand: Sequence[int], pool: Pool) -> Array:
    """A 1 for each "so many cards or more" of each group."""
    row = np.zeros(WIDE)
    at = 0
    for _, has, most in GROUPS:
        n = min(sum(1 for face in hand if has(pool.at(face))), most)
        row[at : at + n] = 1
        at += most
    return row


def common_cards(lists: Sequence[Sequence[int]]) -> list[int]:
    counts = Counter(face for faces in lists for face in set(faces))
    return sorted(face for face, n in counts.items() if n >= LEAST_GAMES)


def opening_tables(
    games: Sequence[HandGame], pool: Pool, pull: Ridge
) -> tuple[Tables, Tables, dict[str, float], float]:
    single = common_cards([game.hands[seat] for game in games for seat in telling(game)])
    place = {face: n for n, face in enumerate(single)}
    decks = sorted({game.deck for game in games if game.only >= 0})
    known = 1 + len(decks)  # who begins, and against what
    width = known + 2 * WIDE + len(single)
    x = np.zeros((len(games), width))
    y = np.array([game.score for game in games])
    for n, game in enumerate(games):
        x[n, 0] = 1.0 if game.first == 0 else -1.0
        if game.only >= 0:
            x[n, 1 + decks.index(game.deck)] = 1.0 if game.only == 0 else -1.0
        for seat in telling(game):
            sign = 1.0 if seat == 0 else -1.0
            row = sign * group_row(game.hands[seat], pool)
            x[n, known : known + WIDE] += row
            if game.first == seat:
                x[n, known + WIDE : known + 2 * WIDE] += row
            for face in game.hands[seat]:
                if face in place:
                    x[n, known + 2 * WIDE + place[face]] += sign
    ridge = np.concatenate(
        [
            np.full(known, FREE),
            np.full(WIDE, pull.tables),
            np.full(WIDE, pull.first),
            np.full(len(single), pull.cards),
        ]
    )
    cut = int(len(games) * (1 - HELD_OUT))
    gain = 0.0
    if cut:
        tried = logistic_ridge(x[:cut], y[:cut], ridge)
        base = logistic_ridge(x[:cut, :known], y[:cut], ridge[:known])
        gain = loss(x[cut:, :known] @ base, y[cut:]) - loss(x[cut:] @ tried, y[cut:])
    w = logistic_ridge(x, y, ridge)[known:]
    cards = {pool.at(face).full_name: float(w[2 * WIDE + n]) for face, n in place.items()}
    return as_tables(w[:WIDE]), as_tables(w[WIDE : 2 * WIDE]), cards, gain


def telling(game: HandGame) -> tuple[int, ...]:
    """The seats whose hands are those of the deck that is learned about."""
    return (0, 1) if game.only < 0 else (game.only,)


def as_tables(steps: Array) -> Tables:
    """What each one more is worth, added up."""
    found, at = [], 0
    for most in WIDTHS:
        found.append((0.0, *(float(x) for x in np.cumsum(steps[at : at + most]))))
        at += most
    return tuple(found)


def logistic_ridge(x: Array, y: Array, ridge: Array) -> Array:
    """Weights by Newton's method; `y` may be chances."""
    w = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-(x @ w)))
        slope = x.T @ (p - y) + ridge * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + np.diag(ridge)
        w -= np.linalg.solve(bend, slope)
    return w


def loss(logits: Array, y: Array) -> float:
    """Cross entropy, in bits."""
    return float(np.mean(np.logaddexp(0, logits) - y * logits) / np.log(2))


# --- ink ------------------------------------------------------------------------------------------


def ink_weights(
    games: Sequence[HandGame], pool: Pool
) -> tuple[tuple[float, ...], dict[str, float], int]:
    inked = [(game, one) for game in games for one in game.inked if one.seat in telling(game)]
    single = common_cards([[one.card] for _, one in inked])
    place = {face: INK_FEATURES + n for n, face in enumerate(single)}
    rows: list[Array] = []
    targets: list[float] = []
    for game, one in inked:
        hand = [pool.at(face) for face in one.hand]
        row = np.zeros(INK_FEATURES + len(single))
        could = [face for face in one.hand if pool.at(face).inkable]
        if len(set(could)) < 2:
            continue
        for face, share in [(one.card, 1.0), *((face, -1 / len(could)) for face in could)]:
            for n, value in ink_features(pool.at(face), hand, one.ink):
                row[n] += share * value
            if face in place:
                row[place[face]] += share
        # `chances` begin with the second turn.
        later = game.chances[min(one.turn + LATER - 2, len(game.chances) - 1)]
        rows.append(row)
        targets.append((later if one.seat == 0 else 1 - later) - one.before)
    if not rows:
        return (0.0,) * INK_FEATURES, {}, 0
    x, y = np.array(rows), np.array(targets)
    y -= y.mean()
    ridge = np.full(x.shape[1], RIDGE_INK)
    ridge[INK_FEATURES:] = RIDGE_INK_CARD
    w = np.linalg.solve(x.T @ x + np.diag(ridge), x.T @ y)
    cards = {pool.at(face).full_name: float(w[n]) for face, n in place.items()}
    return tuple(float(v) for v in w[:INK_FEATURES]), cards, len(rows)
