"""`FairDeal`: how a game between people begins, so that nobody, not even who runs the server, can
change the shuffle once the first card is seen, and everybody can check that afterwards.

The operating system draws an order for each deck, the seed and a salt. The commitment is shown
before the first card (`records.sealed`), all the rest after the game. The lots of the game come
from the generator whose numbers tell nothing about each other (`Ruleset.secret_lots`). Every game
of a series has a deal of its own: what one discloses says nothing about the next.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import SystemRandom

from tintero.cards.pool import Pool
from tintero.game import Game
from tintero.records import GameRecord
from tintero.records.sealed import commitment
from tintero.state.ruleset import Ruleset
from tintero.vocab import NONE

SEED_BITS = 128
SALT_BYTES = 32


@dataclass(frozen=True)
class FairDeal:
    """Everything that chance decides. Only `commitment` may be told before the game is over."""

    decks: tuple[tuple[str, ...], ...] = field(repr=False)
    seed: int = field(repr=False)
    salt: str = field(repr=False)
    starting: int = NONE
    commitment: str = ""

    @classmethod
    def draw(cls, decks: Sequence[Sequence[str]], starting: int | None = None) -> FairDeal:
        """A new one for these lists of cards; without `starting` the game draws who begins."""
        mixed = []
        for deck in decks:
            cards = sorted(deck)  # how a list was written says nothing
            SystemRandom().shuffle(cards)
            mixed.append(tuple(cards))
        begins = NONE if starting is None else starting
        seed, salt = secrets.randbits(SEED_BITS), secrets.token_hex(SALT_BYTES)
        return cls(tuple(mixed), seed, salt, begins, commitment(seed, begins, mixed, salt))

    def game(self, rules: Ruleset, pool: Pool | None = None) -> Game:
        """The game before its first decision; `rules` gets secret lots."""
        ruleset = Ruleset(**(rules.plain() | {"secret_lots": True}))  # type: ignore[arg-type]
        starting = None if self.starting == NONE else self.starting
        return Game.new(self.decks, self.seed, starting=starting, rules=ruleset, pool=pool)

    def disclosed(self, record: GameRecord) -> GameRecord:
        """The record of the game, after its end, with what proves the shuffle."""
        return replace(record, commitment=self.commitment, salt=self.salt)

    # --- keeping ----------------------------------------------------------------------------------

    def text(self) -> str:
        """For a row of the log: the game is brought back from it."""
        made = [self.seed, self.salt, self.starting, self.decks]
        return json.dumps(made, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def of_text(cls, text: str) -> FairDeal:
        seed, salt, starting, lists = json.loads(text)
        decks = tuple(tuple(cards) for cards in lists)
        return cls(decks, seed, salt, starting, commitment(seed, starting, decks, salt))
