"""`Pool`: the cards a game may use, found by name, in a stable order, with a hash."""

from __future__ import annotations

import json
import os
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path

from tintero import limits
from tintero.cards.facts import CardFacts
from tintero.messages import COMMA, Listed, Message, Problem, with_near

# The fields that a game or the order of a pool depends on.
PLAYED = (
    "name", "version", "type", "cost", "inkable", "inks", "strength", "willpower", "lore",
    "move_cost", "classes", "set", "number", "song",
)  # fmt: skip


class UnknownCard(Problem, LookupError):
    """No card has this name. `near` are the closest full names."""

    def __init__(self, text: str, near: Sequence[str] = ()) -> None:
        self.text = text
        self.near = tuple(near)
        super().__init__(with_near(Message("cards-unknown", text=repr(text)), self.near))


class AmbiguousCard(Problem, LookupError):
    """Several cards answer to this name. `near` are their full names."""

    def __init__(self, text: str, near: Sequence[str]) -> None:
        self.text = text
        self.near = tuple(near)
        names = Listed(self.near, COMMA)
        super().__init__(Message("cards-ambiguous", text=repr(text), names=names))


class DuplicateCard(Problem, ValueError):
    """Two cards of a pool have one full name, capitals aside."""


@lru_cache(1 << 14)
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


def pairs(text: str) -> set[str]:
    """The pairs of neighbouring letters of a text."""
    return {text[i : i + 2] for i in range(len(text) - 1)}


def by_pairs(names: Iterable[str]) -> dict[str, list[str]]:
    """Pair of letters → the names that have it."""
    found: dict[str, list[str]] = {}
    for name in names:
        for pair in pairs(name):
            found.setdefault(pair, []).append(name)
    return found


def likely(wanted: str, index: dict[str, list[str]], most: int = 60) -> list[str]:
    """The names that share most pairs of letters with a text: few enough to be compared whole."""
    shared: Counter[str] = Counter()
    for pair in pairs(wanted):
        shared.update(index.get(pair, ()))
    # A long name shares many pairs with anything: what is in one of the two only counts against.
    return sorted(shared, key=lambda name: (len(name) - 2 * shared[name], name))[:most]


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
                raise DuplicateCard(Message("cards-named-twice", name=repr(card.full_name)))
            folded.add(name)

    def replaced(self, card: CardFacts) -> Pool:
        """This pool with another card in the place of the one of the same full name."""
        old = self[card.full_name]
        made = Pool.__new__(Pool)
        made._cards = tuple(card if other is old else other for other in self._cards)
        made._index = self._index
        for name in ("_by_full", "_by_name"):
            called = getattr(self, name)
            word = key(card.full_name if name == "_by_full" else card.name)
            found = [card if other is old else other for other in called[word]]
            made.__dict__[name] = {**called, word: found}
        return made

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

    @cached_property
    def _full_pairs(self) -> dict[str, list[str]]:
        return by_pairs(self._by_full)

    @cached_property
    def _name_pairs(self) -> dict[str, list[str]]:
        return by_pairs(self._by_name)

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

    def indices(self, full_names: Iterable[str]) -> list[int]:
        """`index` of each."""
        try:
            return list(map(self._index.__getitem__, full_names))
        except KeyError as unknown:
            name: str = unknown.args[0]
            raise UnknownCard(name, self.near(name)) from None

    def at(self, index: int) -> CardFacts:
        return self._cards[index]

    def exact(self, text: str) -> list[CardFacts]:
        """The cards whose full name this is, else all versions with this bare name."""
        if len(text) > limits.NAME:
            return []
        wanted = key(text)
        return list(self._by_full.get(wanted) or self._by_name.get(wanted) or ())

    def find(self, text: str) -> list[CardFacts]:
        """Forgiving search: exact, else full names that begin so, else that contain it."""
        wanted = key(text[: limits.NAME + 1])
        if not wanted or len(text) > limits.NAME:
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
        wanted = key(text[: limits.NAME])
        close = get_close_matches(wanted, likely(wanted, self._full_pairs), most, 0.6)
        if not close:
            named = get_close_matches(wanted, likely(wanted, self._name_pairs), 1, 0.7)
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


SHIPPED = "shipped"  # how TINTERO_CARDS names the cards that come with Tintero


@lru_cache(maxsize=1)
def default_pool() -> Pool:
    """The cards shipped in `data/`, or those of the folders that TINTERO_CARDS names."""
    from tintero.cards.load import load

    named = os.environ.get("TINTERO_CARDS", "")
    return Pool(load()) if not named else pool_of(named)


def pool_of(named: str) -> Pool:
    """The cards of several folders, written like the folders of PATH; `shipped` stands for the
    cards that come with Tintero. A card takes the place of one of the same name further left."""
    from tintero.cards.load import PoolError, load, shipped

    cards: dict[str, CardFacts] = {}
    for part in filter(None, named.split(os.pathsep)):
        folder = None if part == SHIPPED else Path(part)
        if folder is not None and not shipped(folder):
            raise PoolError(part, Message("cards-no-folder"))
        found = load(folder)
        own = {card.full_name.casefold(): card for card in found}
        if len(own) < len(found):
            raise PoolError(part, Message("cards-same-name"))
        cards |= own
    if not cards:
        raise PoolError(named, Message("cards-no-folder"))
    return Pool(cards.values())
