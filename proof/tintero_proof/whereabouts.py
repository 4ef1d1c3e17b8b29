"""Where cards are: each in exactly one list, the one it says it is in (CR 7.1.5).

A run asks that of every state. `Whereabouts` remembers of the last one what lists and cards said,
and reads anew only what is otherwise by now; the two are compared whole each time.
"""

from __future__ import annotations

from itertools import compress, count
from operator import ne
from typing import NoReturn

from tintero.state import codec
from tintero.state.state import L, State
from tintero.vocab import NONE, ZONES_PER_PLAYER, Zone

Row = tuple[int, ...]  # of a card in a state as plain data
OWNER, INDEX, ZONE, INC, EXERTED, DAMAGE, DRYING, FACEUP, AT, TOP, SEEN = range(11)

OUT = Zone.OUT << 3  # of a card in no list
NOWHERE = Zone.ANYWHERE << 3


class Broken(AssertionError):
    """Something that must hold does not. `check` says what was being checked."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


Lists = tuple[tuple[int, ...], ...]
CARDS, LISTS = codec.StateAt.CARDS, codec.StateAt.LISTS  # in a state as plain data


def whole(s: State) -> codec.Plain:
    """All of a state, to be compared with others: nothing in it changes with the game."""
    plain = codec.plain(s, True)
    return (*plain[:LISTS], tuple(map(tuple, s.lists)), *plain[LISTS + 1 :])


def differences(before: list[Row], after: list[Row]) -> list[int]:
    """The cards that are otherwise."""
    return [*compress(count(), map(ne, before, after))]


def said_by(row: Row) -> int:
    """Where a card says it is: zone and owner, or the card on top; out of all lists."""
    zone, top = row[ZONE], row[TOP]
    if zone == Zone.OUT or zone == Zone.ASIDE:
        return OUT
    if zone == Zone.UNDER:
        return ~top if top != NONE else NOWHERE
    return zone << 3 | row[OWNER] if top == NONE else NOWHERE


class Whereabouts:
    """What lists and cards of a state say of where cards are."""

    def __init__(self, players: int, cards: int) -> None:
        self.lists: Lists = ()
        self.told = [OUT] * cards  # by the lists, as `said_by`
        self.said = [OUT] * cards  # by the cards
        self.entries = 0
        self.stacked: list[int] = []  # cards with cards under them
        # Of each list: where the cards in it are; None where it is no list of cards.
        zones = [divmod(i, ZONES_PER_PLAYER) for i in range(players * ZONES_PER_PLAYER)]
        self.here: list[int | None] = [zone << 3 | owner for owner, zone in zones]
        self.here += [None] * L.COUNT
        self.stacks = len(self.here)

    def check(self, rows: list[Row], lists: Lists, changed: list[int]) -> None:
        """`changed`: the cards whose rows are others than in the state before."""
        self._read(lists)
        said = self.said
        for i in changed:
            said[i] = said_by(rows[i])
        if said != self.told or self.entries != len(said) - said.count(OUT):
            held = [held for i, held in enumerate(lists) if self._where(i) is not None]
            raise_misplaced(rows, held)
        for top in self.stacked:
            if rows[top][ZONE] != Zone.PLAY:
                raise Broken("cards", f"card {top} has cards under it and is not in play")

    def _read(self, now: Lists) -> None:
        """Lists that are otherwise than before."""
        before, told = self.lists or ((),) * len(now), self.told
        if now == before:
            return
        others = [*compress(count(), map(ne, now, before))]
        for i in others:
            if self._where(i) is not None:
                self.entries += len(now[i]) - len(before[i])
                for card in before[i]:
                    told[card] = OUT
        for i in others:
            here = self._where(i)
            if here is not None:
                for card in now[i]:
                    told[card] = here
        self.lists = now
        self.stacked = [*compress(count(), now[self.stacks :])]

    def _where(self, i: int) -> int | None:
        return self.here[i] if i < self.stacks else ~(i - self.stacks)


def raise_misplaced(rows: list[Row], lists: list[tuple[int, ...]]) -> NoReturn:
    for i, row in enumerate(rows):
        places = sum(held.count(i) for held in lists)
        if places != (said_by(row) != OUT):
            raise Broken("cards", f"card {i} is in {places} places")
    raise Broken("cards", "a card is not where it says it is")
