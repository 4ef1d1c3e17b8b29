"""`Deck`: a list of cards, its text format and whether it may be played (CR 1.10.1)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import combinations, groupby

from tintero.ability.abilities import DeckRule
from tintero.ability.render.es.words import INKS as INKS_ES
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.vocab import INK_NAMES, NONE, CardType

LEAST_CARDS = 60
MOST_INKS = 2
MOST_COPIES = 4
MOST_ON_A_LINE = 999

_COUNT = re.compile(r"^(\d+)\s*[x×]?\s+(.+)$|^(\d+)[x×](\D.*)$", re.IGNORECASE)
_COMMENT = re.compile(r"^\s*(#|//)|\s(#|//).*$")
_NAME_LINE = re.compile(r"^\s*#\s*deck:\s*(.*\S)\s*$", re.IGNORECASE)
_PRINTING = re.compile(r"\s*\*[A-Z]+\*\s*$")
_HEAD = (
    r"(main ?(board|deck)?|deck( ?list)?|cards|characters?|actions?|songs?|items?|locations?"
    r"|amber|amethyst|emerald|ruby|sapphire|steel)"
)
# "Characters (24)", "Songs and actions", "== Items ==", "Amber / Steel", "Deck name: Sunshine"
_HEADER = re.compile(
    rf"^\W*{_HEAD}(( and |\s*[&,/-]\s*){_HEAD})*\W*(\(?\d+\)?)?\W*$"
    r"|^(deck|name|deck name|format|author|inks?)\s*:.*$",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class LineFault:
    """A line of a deck text that could not be read. `candidates`: what it may have meant."""

    line: int
    text: str
    problem: str  # "unmatched", "ambiguous" or "count"
    candidates: tuple[str, ...] = ()

    def __str__(self) -> str:
        hint = f" ({' / '.join(self.candidates)})" if self.candidates else ""
        return f"line {self.line}: {self.problem}: {self.text}{hint}"


class DeckError(ValueError):
    """A deck text with lines that could not be read: all of them, in order."""

    def __init__(self, faults: tuple[LineFault, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join(str(fault) for fault in faults))


class UnknownDeck(LookupError):
    """No deck of that name is shipped."""

    def __init__(self, name: str, available: tuple[str, ...]) -> None:
        self.available = available
        super().__init__(f"unknown deck {name!r}; there are: {', '.join(available)}")


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
        """Read `4 HeiHei - Boat Snack` lines; every line that cannot be read is reported."""
        pool = default_pool() if pool is None else pool
        cards: list[str] = []
        faults: list[LineFault] = []
        for number, line in enumerate(text.splitlines(), 1):
            named = _NAME_LINE.match(line)
            if named and not name:
                name = named[1]
            read = _read_line(number, line, pool)
            if isinstance(read, LineFault):
                faults.append(read)
            else:
                cards.extend(read)
        if faults:
            raise DeckError(tuple(faults))
        return cls(name, tuple(cards))

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
        lines = [f"# deck: {self.name}"] if self.name else []
        lines += [f"{len(list(same))} {card}" for card, same in groupby(self.cards)]
        return "\n".join(lines) + "\n"


def _read_line(number: int, line: str, pool: Pool) -> list[str] | LineFault:
    """The cards a line stands for: none for a comment, a blank or a header."""
    text = _PRINTING.sub("", _COMMENT.split(line, maxsplit=1)[0]).strip().lstrip("\ufeff")
    if not text or _COMMENT.match(line):
        return []
    # A name may itself begin with a number: the whole line is tried first.
    found = pool.exact(text)
    count = 1
    if not found:
        counted = _COUNT.match(text)
        if counted:
            count = int(counted[1] or counted[3])
            text = (counted[2] or counted[4]).strip()
            found = pool.exact(text)
        elif _HEADER.match(text) or text.endswith(":"):
            return []
    if not found:
        near = [card.full_name for card in pool.find(text)][:5] or pool.near(text)
        return LineFault(number, text, "unmatched", tuple(near))
    if len(found) > 1:
        return LineFault(number, text, "ambiguous", tuple(card.full_name for card in found))
    if not 1 <= count <= MOST_ON_A_LINE:
        return LineFault(number, text, "count", (found[0].full_name,))
    return [found[0].full_name] * count


@dataclass(frozen=True)
class Fault:
    """What is wrong with a deck: the clause, the cards, a sentence in English and Spanish.

    `kind` is one of "unknown", "size", "inks", "copies", "banned", "format" and "unparsed". An
    unparsed card breaks no rule of the game, but the engine cannot play the deck.
    """

    clause: str
    kind: str
    en: str
    es: str
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.en} (CR {self.clause})"

    def sentence(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


def check_unknown(deck: Deck, pool: Pool) -> list[Fault]:
    """Cards that the pool does not have; nothing else can be said of them."""
    return [
        Fault(
            "1.10.1",
            "unknown",
            f"{full_name} is not in the card pool.",
            f"{full_name} no está entre las cartas disponibles.",
            (full_name,),
        )
        for full_name in deck.counts
        if full_name not in pool
    ]


def check_size(deck: Deck, least: int, clause: str) -> list[Fault]:
    if len(deck) >= least:
        return []
    cards = "1 card" if len(deck) == 1 else f"{len(deck)} cards"
    cartas = "1 carta" if len(deck) == 1 else f"{len(deck)} cartas"
    return [
        Fault(
            clause,
            "size",
            f"The deck has {cards}; it needs at least {least}.",
            f"El mazo tiene {cartas}; necesita al menos {least}.",
        )
    ]


def check_constructed(deck: Deck, pool: Pool | None = None) -> list[Fault]:
    """CR 1.10.1.1: what keeps the deck out of Constructed, whatever the format and the day.

    Which cards a format allows on a day is the business of `tintero.cards.formats`.
    """
    pool = default_pool() if pool is None else pool
    known = [pool[full_name] for full_name in deck.counts if full_name in pool]
    faults = check_unknown(deck, pool)
    # CR 1.10.1.1: a Constructed deck has at least 60 cards.
    faults += check_size(deck, LEAST_CARDS, "1.10.1.1")
    faults += _check_inks(deck, known)
    for card in known:
        faults += _check_copies(card, deck.counts[card.full_name])
    return faults


def _check_inks(deck: Deck, cards: list[CardFacts]) -> list[Fault]:
    # CR 1.10.1.1: at most two ink types. The pair that suits the deck best says which cards are
    # too much.
    best: tuple[list[CardFacts], list[CardFacts]] | None = None
    for pair in combinations(range(len(INK_NAMES)), MOST_INKS):
        inside, outside = _sorted_out(cards, set(pair))
        if not outside:
            return []
        if best is None or _copies(deck, outside) < _copies(deck, best[1]):
            best = inside, outside
    assert best is not None
    inks = sorted({ink for card in best[0] + best[1] for ink in card.inks})
    en = ", ".join(INK_NAMES[ink] for ink in inks)
    es = ", ".join(INKS_ES[ink] for ink in inks)
    return [
        Fault(
            "1.10.1.1",
            "inks",
            f"The deck has {len(inks)} ink types ({en}); at most {MOST_INKS} are allowed.",
            f"El mazo tiene {len(inks)} tipos de tinta ({es}); el máximo es {MOST_INKS}.",
            tuple(card.full_name for card in best[1]),
        )
    ]


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


def _check_copies(card: CardFacts, copies: int) -> list[Fault]:
    """At most 4 per full name, unless the card itself says otherwise (CR 1.10.1.3)."""
    most, clause = MOST_COPIES, "1.10.1.1"
    for rule in card.abilities:
        if isinstance(rule, DeckRule) and rule.copies != NONE:
            most, clause = rule.copies, "1.10.1.3"
    if most == 0 or copies <= most:
        return []
    return [
        Fault(
            clause,
            "copies",
            f"There are {copies} copies of {card.full_name}; at most {most} are allowed.",
            f"Hay {copies} copias de {card.full_name}; el máximo es {most}.",
            (card.full_name,),
        )
    ]
