"""`Arena`: one game after the other, played by places of options, seen as arrays.

Everything follows from the seed of a game: decks, where they are drawn, shuffles, who begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, SupportsIndex

from tintero.cards.deck import Deck
from tintero.cards.pool import Pool, default_pool
from tintero.envs.checks import (
    IllegalPlace,
    WrongSetting,
    as_place,
    check_deck,
    check_max_cycles,
    check_players,
    check_shaped,
    shown,
)
from tintero.envs.needed import needed
from tintero.game import Game, programs_of
from tintero.messages import Message
from tintero.rules import apply, setup
from tintero.rules.check import lore_needed
from tintero.state.objects import Option
from tintero.state.ruleset import Ruleset
from tintero.state.state import State
from tintero.views.observation import (
    CARDS_AT,
    MASK_AT,
    NUMBERS,
    OPTION_WIDTH,
    OPTIONS_AT,
    ROWS,
    SLOTS,
    WIDTH,
    Observation,
    option_at,
    pages,
)
from tintero.vocab import NONE

with needed():
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Arena", "IllegalPlace"]
Decks = Sequence[Deck | Sequence[str]]
MAX_CYCLES = 2000  # decisions, after which a game is broken off
FORMS = ("flat", "options")


class Arena:
    """A game for two to six seats.

    `decks`: one for each seat, or None: drawn for every game among those that come along. `shaped`
    adds so much of the change of one's lore against the best of the others to the reward; the sum
    over a game is what it would be without. With `history` the game can be looked at by bots that
    think (`BotSeat.worlds`), which costs a little.
    """

    def __init__(
        self,
        players: int = 2,
        decks: Decks | None = None,
        *,
        rules: Ruleset | None = None,
        pool: Pool | None = None,
        max_cycles: int = MAX_CYCLES,
        shaped: float = 0.0,
        history: bool = False,
    ) -> None:
        check_deck(decks)
        self.players = players if decks is None else len(decks)
        check_players(self.players)
        check_max_cycles(max_cycles)
        check_shaped(shaped)
        self.pool = pool if pool is not None else default_pool()
        self.rules = rules if rules is not None else Ruleset()
        self.max_cycles, self.shaped, self.history = max_cycles, shaped, history
        self._decks = None if decks is None else [self._numbers(deck) for deck in decks]
        self._observation = Observation()
        self.numbers: NDArray[np.int16] = np.frombuffer(
            memoryview(self._observation.numbers), np.int16
        )
        self.state = State(programs_of(self.pool), self.players, self.rules, 0)
        self.rewards = [0.0] * self.players
        self.page = self.cycles = 0

    def _numbers(self, deck: Deck | Sequence[str]) -> list[int]:
        check_deck(deck)
        return numbers_of(self.pool, tuple(deck.cards if isinstance(deck, Deck) else deck))

    def _drawn(self, seed: int) -> list[list[int]]:
        """Decks for a game: as given, else by lot."""
        if self._decks is not None:
            return self._decks
        rng = Random(f"decks/{seed}")
        return [self._numbers(shipped(rng.choice(names()))) for _ in range(self.players)]

    def reset(self, seed: int, decks: Decks | None = None) -> None:
        """Begin the game of that seed, with these decks or the usual ones."""
        check_deck(decks)
        if decks is not None and len(decks) != self.players:
            raise WrongSetting(Message("env-decks", count=len(decks), players=self.players))
        chosen = [self._numbers(d) for d in decks] if decks is not None else self._drawn(seed)
        self.state = s = State(programs_of(self.pool), self.players, self.rules, seed)
        if not self.history:
            s.keep_history(False)
        for player, cards in enumerate(chosen):
            s.new_deck(player, cards)
        setup.begin(s, NONE, True)
        apply.advance(s)
        self.rewards = [0.0] * self.players
        self.page = self.cycles = 0

    # --- how it stands ----------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked; NONE: the game is over."""
        d = self.state.decision
        return NONE if d is None else int(d.player)

    @property
    def begun(self) -> bool:
        return bool(self.state.cards)

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def truncated(self) -> bool:
        return not self.over and self.cycles >= self.max_cycles

    @property
    def options(self) -> list[Option]:
        return apply.options(self.state)

    @property
    def game(self) -> Game:
        """The same game for bots and views."""
        return Game(self.state, self.pool)

    def see(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as `numbers`: the next call writes over it."""
        s, page = self.state, 0
        if seat == self.seat:
            page = self.page
            s.keep_options(apply.options(s))  # `step` asks for them next
        self._observation.see(s, seat, page)
        return self.numbers

    def observation(self, seat: int, form: str = "flat") -> dict[str, NDArray[Any]]:
        """The same to keep: `flat`, all numbers in one array, or `options`, cards and options as
        tables; either with the mask."""
        numbers = self.see(seat)
        mask = numbers[MASK_AT:].astype(np.int8)
        if form == "flat":
            return {"observation": numbers[:MASK_AT].copy(), "action_mask": mask}
        return {
            "numbers": numbers[:NUMBERS].copy(),
            "cards": numbers[CARDS_AT:OPTIONS_AT].reshape(ROWS, WIDTH).copy(),
            "options": numbers[OPTIONS_AT:MASK_AT].reshape(SLOTS, OPTION_WIDTH).copy(),
            "action_mask": mask,
        }

    def places(self) -> int:
        """How many places may be taken now: 0 to this minus one."""
        total = len(self.options) if not self.over else 0
        return min(total, SLOTS) if total <= SLOTS else self._on_page(total)

    def _on_page(self, total: int) -> int:
        return min(total - self.page * (SLOTS - 1), SLOTS - 1) + 1

    # --- doing ------------------------------------------------------------------------------------

    def step(self, place: SupportsIndex) -> None:
        """Take the option at a place for whoever is asked, or turn the page; `rewards` says what
        each seat got for it."""
        s = self.state
        d = s.decision
        if d is None or self.cycles >= self.max_cycles:
            raise IllegalPlace(self._not_played(place))
        found = apply.options(s)
        total = len(found)
        n = option_at(total, self.page, as_place(place))
        if n == -2:
            most = self.places() - 1
            raise IllegalPlace(
                Message("env-place", place=shown(place), seat=d.player + 1, count=total, most=most)
            )
        before = self._standing() if self.shaped else ()
        self.cycles += 1
        if n == -1:
            self.page = (self.page + 1) % pages(total)
            self.rewards = [0.0] * self.players
            return
        self.page = 0
        apply.take(s, d.player, found[n])
        self.rewards = self._results() if s.decision is None else [0.0] * self.players
        if self.shaped:
            # At the end what was given on the way is taken back: the sum is that of the game.
            after = [0.0] * self.players if s.decision is None else self._standing()
            for seat in range(self.players):
                self.rewards[seat] += self.shaped * (after[seat] - before[seat])

    def _not_played(self, place: SupportsIndex) -> Message:
        if not self.begun:
            return Message("env-unbegun")
        return Message("env-over", place=shown(place))

    def _standing(self) -> list[float]:
        """Of each seat: its lore against the best of its opponents, as parts of what wins."""
        s = self.state
        parts = [int(p.lore) / int(lore_needed(s, p.id)) for p in s.players]
        return [
            part - max((o for q, o in enumerate(parts) if s.opposes(q, seat)), default=0.0)
            for seat, part in enumerate(parts)
        ]

    def _results(self) -> list[float]:
        """1 for who won, what is lost shared by the others; 0 for all where nobody won."""
        s = self.state
        winner = s.scalars.winner
        if winner < 0:
            return [0.0] * self.players
        won = [not s.opposes(winner, seat) for seat in range(self.players)]
        if all(won):
            return [0.0] * self.players
        loss = -sum(won) / (self.players - sum(won))
        return [1.0 if mine else loss for mine in won]


@lru_cache(maxsize=256)
def numbers_of(pool: Pool, cards: tuple[str, ...]) -> list[int]:
    """The cards of a deck by their numbers in the pool; nobody changes the list."""
    return pool.indices(cards)


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(Deck.available()))


@cache
def shipped(name: str) -> Deck:
    return Deck.load(name)
