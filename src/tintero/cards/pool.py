"""`Pool`: the cards a game may use, found by name, in a stable order, with a hash."""

from __future__ import annotations

import json
import os
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path

from tintero.cards.facts import CardFacts

# The fields that a game or the order of a pool depends on.
PLAYED = (
    "name", "version", "type", "cost", "inkable", "inks", "strength", "willpower", "lore",
    "move_cost", "classes", "set", "number", "song",
)  # fmt: skip


class UnknownCard(LookupError):
    """No card has this name. `near` are the closest full names."""

    def __init__(self, text: str, near: Sequence[str] = ()) -> None:
        self.text = text
        self.near = tuple(near)
        hint = f"; near: {', '.join(self.near)}" if self.near else ""
        super().__init__(f"unknown card {text!r}{hint}")


class AmbiguousCard(LookupError):
    """Several cards answer to this name. `near` are their full names."""

    def __init__(self, text: str, near: Sequence[str]) -> None:
        self.text = text
        self.near = tuple(near)
        super().__init__(f"{text!r} may be any of: {', '.join(self.near)}")


class DuplicateCard(ValueError):
    """Two cards of a pool have one full name, capitals aside."""


def key(text: str) -> str:
    """A name as people type it: no capitals, accents or punctuation, single spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    letters: list[str] = []
    for char in plain:
        if char.isalnum():
            letters.append(char)
        elif char not in "'’‘`" and not unicodedata.combining(char):
            letters.append(" ")
    return " ".join("".join(letters).split())


def canonical(card: CardFacts) -> dict[str, object]:
    """What a game can tell of the card, as plain data, abilities included."""
    plain: dict[str, object] = {name: getattr(card, name) for name in PLAYED}
    plain["abilities"] = card.plain_abilities
    return plain


def printed_at(card: CardFacts) -> tuple[int, str, int, str]:
    """By set, promos after the set they belong to, then by number."""
    return (card.set, card.group, card.number, card.full_name)


class Pool:
    """Cards by name. Immutable; ordered by where they are printed, however they came in."""

    def __init__(self, cards: Iterable[CardFacts]) -> None:
        self._cards = tuple(sorted(cards, key=printed_at))
        self._index = {card.full_name: i for i, card in enumerate(self._cards)}
        folded: set[str] = set()
        for card in self._cards:
            name = card.full_name.casefold()
            if name in folded:
                raise DuplicateCard(f"two cards are called {card.full_name!r}")
            folded.add(name)

    @cached_property
    def _by_full(self) -> dict[str, list[CardFacts]]:
        found: dict[str, list[CardFacts]] = {}
        for card in self._cards:
            found.setdefault(key(card.full_name), []).append(card)
        return found

    @cached_property
    def _by_name(self) -> dict[str, list[CardFacts]]:
        found: dict[str, list[CardFacts]] = {}
        for card in self._cards:
            found.setdefault(key(card.name), []).append(card)
        return found

    def __iter__(self) -> Iterator[CardFacts]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, full_name: object) -> bool:
        return full_name in self._index

    def __getitem__(self, full_name: str) -> CardFacts:
        """The card with exactly this full name."""
        return self._cards[self.index(full_name)]

    def __repr__(self) -> str:
        return f"<Pool of {len(self)} cards>"

    def __deepcopy__(self, memo: object) -> Pool:
        return self  # immutable; games know their pool by being the same

    def index(self, full_name: str) -> int:
        """Its place in the order of the pool."""
        found = self._index.get(full_name)
        if found is None:
            raise UnknownCard(full_name, self.near(full_name))
        return found

    def at(self, index: int) -> CardFacts:
        return self._cards[index]

    def exact(self, text: str) -> list[CardFacts]:
        """The cards whose full name this is, else all versions with this bare name."""
        wanted = key(text)
        return list(self._by_full.get(wanted) or self._by_name.get(wanted) or ())

    def find(self, text: str) -> list[CardFacts]:
        """Forgiving search: exact, else full names that begin so, else that contain it."""
        wanted = key(text)
        if not wanted:
            return []
        found = self.exact(text)
        for fits in (str.startswith, str.__contains__):
            if not found:
                same = [cards for full, cards in self._by_full.items() if fits(full, wanted)]
                found = [card for cards in same for card in cards]
        return found

    def one(self, text: str) -> CardFacts:
        """The one card that `find` finds, or an error that names the candidates."""
        found = self.find(text)
        if not found:
            raise UnknownCard(text, self.near(text))
        if len(found) > 1:
            raise AmbiguousCard(text, [card.full_name for card in found])
        return found[0]

    def near(self, text: str, most: int = 3) -> list[str]:
        """The full names that look most like the text."""
        wanted = key(text)
        close = get_close_matches(wanted, list(self._by_full), most, 0.6)
        if not close:
            named = get_close_matches(wanted, list(self._by_name), 1, 0.7)
            return [card.full_name for name in named for card in self._by_name[name]][:most]
        return [card.full_name for full in close for card in self._by_full[full]][:most]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every name one may name (CR 5.2.6), without versions."""
        return tuple(sorted({name for card in self._cards for name in card.names}))

    @cached_property
    def hash(self) -> str:
        """Two pools with one hash hold the same cards with the same abilities."""
        plain = [canonical(card) for card in self._cards]
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return blake2b(text.encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=1)
def default_pool() -> Pool:
    """The cards shipped in `data/`, or those of the folder that TINTERO_CARDS names."""
    from tintero.cards.load import PoolError, load, shipped

    other = os.environ.get("TINTERO_CARDS", "")
    if not other:
        return Pool(load())
    folder = Path(other)
    if not shipped(folder):
        raise PoolError(other, "TINTERO_CARDS names no folder with files of cards")
    return Pool(load(folder))
