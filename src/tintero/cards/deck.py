"""`Deck`: a list of cards, and whether it may be played (CR 1.10.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import combinations

from tintero.ability.abilities import DeckRule
from tintero.cards import deckcodes
from tintero.cards.decklines import LineFault
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.messages import COMMA, CardNamed, Listed, Message, Problem, say
from tintero.messages.pattern import FALLBACK
from tintero.vocab import INK_NAMES, NONE, CardType

INKS = (
    "deck-ink-amber",
    "deck-ink-amethyst",
    "deck-ink-emerald",
    "deck-ink-ruby",
    "deck-ink-sapphire",
    "deck-ink-steel",
)


class DeckError(Problem, ValueError):
    """A deck text with lines that could not be read: all of them, in order."""

    def __init__(self, faults: tuple[LineFault, ...]) -> None:
        self.faults = faults
        super().__init__(Message("deck-unread", count=len(faults)))

    def said(self, lang: str, people: Sequence[str] = ()) -> str:
        """Every line of it."""
        return "\n".join(fault.sentence(lang) for fault in self.faults)


class UnknownDeck(Problem, LookupError):
    """No deck of that name is shipped."""

    def __init__(self, name: str, available: tuple[str, ...]) -> None:
        self.available = available
        names = Listed(available, COMMA)
        super().__init__(Message("deck-unknown", name=repr(name), available=names))


@dataclass(frozen=True)
class Deck:
    """Full names in order, one entry for each copy."""

    name: str
    cards: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.cards)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many copies of each full name."""
        return dict(Counter(self.cards))

    @classmethod
    def parse(cls, text: str, pool: Pool | None = None, name: str = "") -> Deck:
        """Read a deck in any format of `deckcodes`; every line that cannot be read is reported."""
        reading = deckcodes.read(text, pool)
        if reading.faults:
            raise DeckError(reading.faults)
        return cls(name or reading.name, reading.cards)

    @classmethod
    def load(cls, name: str, pool: Pool | None = None) -> Deck:
        """A shipped deck."""
        available = cls.available()
        if name not in available:
            raise UnknownDeck(name, available)
        file = files("tintero.cards").joinpath("decks", f"{name}.txt")
        return cls.parse(file.read_text(encoding="utf-8"), pool, name)

    @classmethod
    def available(cls) -> tuple[str, ...]:
        """The names of the shipped decks."""
        folder = files("tintero.cards").joinpath("decks")
        texts = [file.name for file in folder.iterdir() if file.name.endswith(".txt")]
        return tuple(sorted(text.removesuffix(".txt") for text in texts))

    def text(self) -> str:
        """The deck as text that `parse` reads back."""
        return deckcodes.write_text(self.name, self.cards)

    def written(self, form: str, pool: Pool | None = None) -> str:
        """The deck in one of `deckcodes.FORMATS`, which `parse` reads back."""
        return deckcodes.write(self.name, self.cards, form, pool)


@dataclass(frozen=True)
class DeckLimits:
    """How many cards a deck has at least, of how many inks and copies of a card at most (0: any
    number), and the clause that says so."""

    least: int
    inks: int
    copies: int
    clause: str

    def plain(self) -> dict[str, int]:
        return {"least": self.least, "inks": self.inks, "copies": self.copies}


# CR 1.10.1.1: in Constructed at least 60 cards, at most two inks and 4 copies of a full name.
USUAL_LIMITS = DeckLimits(60, 2, 4, "1.10.1.1")


@dataclass(frozen=True)
class Fault:
    """What is wrong with a deck: the clause, the message, the cards.

    `kind` is one of "unknown", "size", "inks", "copies", "banned", "format" and "unparsed". An
    unparsed card breaks no rule of the game, but the engine cannot play the deck.
    """

    clause: str
    kind: str
    message: Message
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.sentence(FALLBACK)} (CR {self.clause})"

    def sentence(self, lang: str) -> str:
        return say(self.message, lang)


def check_unknown(deck: Deck, pool: Pool) -> list[Fault]:
    """Cards that the pool does not have; nothing else can be said of them."""
    return [
        Fault(
            "1.10.1",
            "unknown",
            Message("deck-not-in-pool", card=CardNamed(full_name)),
            (full_name,),
        )
        for full_name in deck.counts
        if full_name not in pool
    ]


def check_size(deck: Deck, least: int, clause: str) -> list[Fault]:
    if len(deck) >= least:
        return []
    return [Fault(clause, "size", Message("deck-size", count=len(deck), least=least))]


def check_constructed(deck: Deck, pool: Pool | None = None) -> list[Fault]:
    """CR 1.10.1.1: what keeps the deck out of Constructed, whatever the format and the day.

    Which cards a format allows on a day is the business of `tintero.cards.formats`.
    """
    return check_deck(deck, USUAL_LIMITS, pool)


def check_deck(deck: Deck, limits: DeckLimits, pool: Pool | None = None) -> list[Fault]:
    """What of the deck is beyond the limits."""
    pool = default_pool() if pool is None else pool
    known = [pool[full_name] for full_name in deck.counts if full_name in pool]
    faults = check_unknown(deck, pool) + check_size(deck, limits.least, limits.clause)
    if limits.inks:
        faults += _check_inks(deck, known, limits)
    for card in known:
        faults += _check_copies(card, deck.counts[card.full_name], limits)
    return faults


def _check_inks(deck: Deck, cards: list[CardFacts], limits: DeckLimits) -> list[Fault]:
    # The inks that suit the deck best say which cards are too much.
    best: tuple[list[CardFacts], list[CardFacts]] | None = None
    for pair in combinations(range(len(INK_NAMES)), min(limits.inks, len(INK_NAMES))):
        inside, outside = _sorted_out(cards, set(pair))
        if not outside:
            return []
        if best is None or _copies(deck, outside) < _copies(deck, best[1]):
            best = inside, outside
    assert best is not None
    inks = sorted({ink for card in best[0] + best[1] for ink in card.inks})
    names = Listed([Message(INKS[ink]) for ink in inks], COMMA)
    message = Message("deck-inks", count=len(inks), inks=names, most=limits.inks)
    return [Fault(limits.clause, "inks", message, tuple(card.full_name for card in best[1]))]


def _copies(deck: Deck, cards: list[CardFacts]) -> int:
    return sum(deck.counts[card.full_name] for card in cards)


def _sorted_out(cards: list[CardFacts], inks: set[int]) -> tuple[list[CardFacts], list[CardFacts]]:
    """The cards of these inks, and those that do not belong; excused ones are in neither list."""
    inside: list[CardFacts] = []
    outside: list[CardFacts] = []
    for card in cards:
        # CR 5.2.5.1: a dual-ink card is of both its ink types, so both must be among them.
        (inside if inks.issuperset(card.inks) else outside).append(card)
    # CR 1.10.1.3: a deck-building ability works only if its own card is already legal in that deck.
    free = {
        rule.classification
        for card in inside
        for rule in card.abilities
        if isinstance(rule, DeckRule) and rule.classification
    }
    return inside, [
        card for card in outside if card.type != CardType.CHARACTER or free.isdisjoint(card.classes)
    ]


def most_copies(card: CardFacts, limits: DeckLimits = USUAL_LIMITS) -> tuple[int, str]:
    """How many copies a deck may have, 0 for any number, and the clause that says so."""
    for rule in card.abilities:
        # CR 1.10.1.3: what a card itself says about deck building goes before the rule.
        if isinstance(rule, DeckRule) and rule.copies != NONE:
            return rule.copies, "1.10.1.3"
    return limits.copies, limits.clause


def _check_copies(card: CardFacts, copies: int, limits: DeckLimits) -> list[Fault]:
    most, clause = most_copies(card, limits)
    if most == 0 or copies <= most:
        return []
    name = card.full_name
    message = Message("deck-copies", count=copies, card=CardNamed(name), most=most)
    return [Fault(clause, "copies", message, (name,))]
