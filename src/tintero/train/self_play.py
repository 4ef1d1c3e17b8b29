"""Games for learning: played greedily by values, and the positions at the beginnings of turns.

A batch says everything about its games before they begin, so that the same batch gives the same
rows wherever it is played, and one whose process was killed is played again.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tintero.bots import opening_hand
from tintero.bots.features import FEATURES, VERSION, Features
from tintero.bots.first_value import first_value
from tintero.bots.seat import BotSeat
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import ValueFile
from tintero.bots.value_net import ValueNet
from tintero.cards.deck import USUAL_LIMITS, Deck
from tintero.cards.pool import Pool, default_pool
from tintero.game import Game
from tintero.rules import apply
from tintero.sim.drawn_decks import drawn_deck
from tintero.state.ruleset import Ruleset
from tintero.train.look_ahead import (
    IN_HAND,
    IN_PLAY,
    MOST_TURNS,
    PLENTY,
    Row,
    faces_of,
    look_ahead,
)
from tintero.train.train_decks import changed_deck, themed_deck
from tintero.vocab import Act, Ask

MAGIC = f"tintero-rows-{VERSION}"
SLOTS = 2 * IN_PLAY + IN_HAND
HALVES, FINE = 2, 250  # parts of a win
BROAD = 2  # lines of a turn that are gone on with, where turns are searched
SAME = 4  # games one after the other with the same decks: to make some takes a while
PILES = 0.25  # share of the random decks that are about nothing at all


@dataclass(frozen=True)
class TrainBatch:
    """Games to play. `values` are files of weights as text, "" the first one: each seat is played
    by one of them, the last one at least as often as all others together."""

    seed: int
    games: int
    values: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    random_decks: float = 0.3  # share of games with random legal decks
    by_lot: float = 0.12  # how often a turn begins with an action drawn by lot
    searched: float = 0.0  # share of games whose turns are played by a small beam
    # In half of the games a seat plays some card, whatever it is, so often: what a value thinks
    # nothing of would else never be tried.
    eager: float = 0.4
    rules: Ruleset | None = None
    cards: tuple[str, ...] = ()  # random decks are made of these; of the whole pool without
    deck_size: int = USUAL_LIMITS.least
    ahead: bool = False  # by looking ahead, with the last of the values (`look_ahead`)
    own: tuple[str, ...] = ()  # this list plays each game, against itself and others
    alone: bool = False  # against the decks alone


@dataclass(frozen=True)
class TrainRows:
    """What came of a batch: rows of `FEATURES` floats in the order of play, and the faces of
    `SLOTS` cards (in play, the other's in play, in hand); for each whether who had just ended a
    turn won the game, and the number of the game in its batch."""

    numbers: bytes  # float32
    cards: bytes  # uint16, `NO_CARD` where there is none
    won: bytes  # a byte for each row: how many `parts` of a win
    games: bytes  # uint32
    played: int = 0
    parts: int = HALVES  # halves, or finer where looking ahead says it

    def packed(self) -> bytes:
        """As a file holds it; `unpacked` reads it."""
        sizes = (len(part) for part in (self.numbers, self.cards, self.won, self.games))
        head = " ".join([MAGIC, *map(str, sizes), str(self.played), str(self.parts)]) + "\n"
        return head.encode() + self.numbers + self.cards + self.won + self.games

    @classmethod
    def unpacked(cls, data: bytes) -> TrainRows:
        head, _, rest = data.partition(b"\n")
        words = head.decode("ascii", "replace").split()
        if len(words) != 7 or words[0] != MAGIC or not all(word.isdigit() for word in words[1:]):
            raise ValueError("no rows")
        a, b, c, d, played, parts = (int(word) for word in words[1:])
        if (
            parts not in (HALVES, FINE)
            or (a, b, d) != (4 * FEATURES * c, 2 * SLOTS * c, 4 * c)
            or len(rest) != a + b + c + d
        ):
            raise ValueError("rows that are not whole")
        numbers, cards, won = rest[:a], rest[a : a + b], rest[a + b : a + b + c]
        return cls(numbers, cards, won, rest[a + b + c :], played, parts)


def play_batch(batch: TrainBatch) -> TrainRows:
    numbers, cards, won, games = array("f"), array("H"), bytearray(), array("I")
    pool = default_pool()
    decks: list[Deck | tuple[str, ...]] = []
    parts = FINE if batch.ahead else HALVES
    for n in range(batch.games):
        rng = Random(f"train/{batch.seed}/{n}")
        decks = decks[::-1] if n % SAME else decks_of(batch, rng, pool)
        if batch.ahead:
            rows, labels = look_ahead(decks, net_of(batch.values[-1]), rng, batch.rules)
        else:
            rows, labels = play_one(batch, decks, rng)
        for (row, faces), label in zip(rows, labels, strict=True):
            numbers.extend(row)
            cards.extend(faces)
            won.append(round(parts * label))
            games.append(n)
    return TrainRows(
        numbers.tobytes(), cards.tobytes(), bytes(won), games.tobytes(), batch.games, parts
    )


def play_one(
    batch: TrainBatch, decks: Sequence[Deck | tuple[str, ...]], rng: Random
) -> tuple[list[Row], list[float]]:
    """A game of two: its rows, and whether who had ended a turn in each won; 0.5: nobody did."""
    pool = default_pool()
    game = Game.new(decks, rng.getrandbits(64), rules=batch.rules)
    s = game.state
    nets = [net_of(value) for value in seats_of(batch.values, rng)]
    broad = BROAD if rng.random() < batch.searched else 0
    minds = [
        TurnSearch(s, seat, nets[seat], rng.getrandbits(63), PLENTY, broad) for seat in range(2)
    ]
    features = Features()
    rows: list[Row] = []
    enders: list[int] = []
    eager = [batch.eager if rng.random() < 0.5 else 0.0 for _ in range(2)]
    turn = s.turn
    while s.decision is not None and s.turn < MOST_TURNS:
        d = s.decision
        if s.turn != turn:
            turn = s.turn
            if turn > 1:
                features.see(s, 1 - s.active, s.active)
                rows.append((features.row(), faces_of(s, 1 - s.active)))
                enders.append(1 - s.active)
            s.journal.forget(s.mark())
        if d.ask == Ask.ALTER_HAND:
            place = opening_hand.alter(BotSeat(Game(s, pool), d.player))
            if rng.random() < batch.by_lot:
                place = rng.randrange(len(apply.options(s)))
            minds[d.player].take(apply.options(s)[place])
        elif d.ask == Ask.TURN_ACTION:
            act(minds[d.player], rng, batch.by_lot, eager[d.player])
        else:
            minds[d.player].settle()
    winner = s.scalars.winner if s.over else -1
    return rows, [0.5 if winner < 0 else float(ender == winner) for ender in enders]


def act(mind: TurnSearch, rng: Random, by_lot: float, eager: float) -> None:
    s = mind.state
    if rng.random() < by_lot:
        found = [o for o in apply.options(s) if o.act != Act.CONCEDE]
        mind.do(rng.choice(found))
        return
    if rng.random() < eager:
        found = [o for o in apply.options(s) if o.act in (Act.PLAY, Act.MOVE, Act.USE)]
        if found:
            mind.do(rng.choice(found))
            return
    mind.play_turn(s.active)


def seats_of(values: Sequence[str], rng: Random) -> list[str]:
    """Which value plays at which seat."""
    return [values[-1] if rng.random() < 0.6 else rng.choice(values) for _ in range(2)]


@lru_cache(maxsize=16)
def net_of(text: str) -> ValueNet:
    return ValueFile.read(text, "").net() if text else first_value().net()


# --- decks ----------------------------------------------------------------------------------------


def decks_of(batch: TrainBatch, rng: Random, pool: Pool) -> list[Deck | tuple[str, ...]]:
    """The same deck for both half of the time: who is ahead shows better then. Most of the random
    ones are about something, half of the others have cards changed."""

    def one() -> Deck | tuple[str, ...]:
        if rng.random() < batch.random_decks or not batch.decks:
            if batch.cards or rng.random() < PILES:
                return drawn_deck(rng, pool, batch.cards, batch.deck_size)
            return themed_deck(rng, pool, batch.deck_size)
        cards = rng.choice(batch.decks)
        return changed_deck(rng, pool, cards) if rng.random() < 0.5 and not batch.cards else cards

    if batch.own and batch.alone:
        return [batch.own, rng.choice(batch.decks)]
    if batch.own:
        kinds = (batch.own, rng.choice(batch.decks or (batch.own,)), themed_deck(rng, pool))
        return [batch.own, rng.choice(kinds)]
    deck = one()
    return [deck, deck if rng.random() < 0.5 else one()]
