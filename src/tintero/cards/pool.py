"""`Pool`: the cards a game may use, found by name, in a stable order, with a hash."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from difflib import get_close_matches
from functools import cached_property, lru_cache
from hashlib import blake2b

from tintero.ability.codec import encode
from tintero.cards.facts import CardFacts


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
    """Two cards of a pool have one full name."""


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
    """The card as plain data, abilities included."""
    plain: dict[str, object] = {field.name: getattr(card, field.name) for field in fields(card)}
    plain["inks"] = list(card.inks)
    plain["classes"] = list(card.classes)
    plain["abilities"] = [encode(ability) for ability in card.abilities]
    return plain


class Pool:
    """Cards by name. Immutable; ordered by set and number, whatever order they came in."""

    def __init__(self, cards: Iterable[CardFacts]) -> None:
        ordered = sorted(cards, key=lambda card: (card.set, card.number, card.full_name))
        self._cards = tuple(ordered)
        self._index: dict[str, int] = {}
        self._by_full: dict[str, list[CardFacts]] = {}
        self._by_name: dict[str, list[CardFacts]] = {}
        for i, card in enumerate(self._cards):
            if card.full_name in self._index:
                raise DuplicateCard(f"two cards are called {card.full_name!r}")
            self._index[card.full_name] = i
            self._by_full.setdefault(key(card.full_name), []).append(card)
            self._by_name.setdefault(key(card.name), []).append(card)

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
        if not found:
            found = [card for card in self._cards if key(card.full_name).startswith(wanted)]
        if not found:
            found = [card for card in self._cards if wanted in key(card.full_name)]
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
    """The starter cards."""
    from tintero.cards.starter import all_cards

    return Pool(all_cards())
