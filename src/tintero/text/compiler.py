"""Printed text → abilities. A text is read whole, in one way, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from tintero.ability.base import Ability
from tintero.ability.render.speaker import RenderError
from tintero.messages import Message, Problem, say
from tintero.text import keywords, references_check
from tintero.text.grammar import card_grammar
from tintero.text.lexer import Lexer, LexError, Token, plain
from tintero.text.lower import CannotLower, costs, paragraph, sense
from tintero.text.lower.scope import Scope
from tintero.text.parser import Parse, Tree, parse
from tintero.text.pool_build import Unparsed
from tintero.text.records import KEYWORD, CardRecord, Unit
from tintero.text.roundtrip import compare, in_english
from tintero.vocab import CardType


class TextError(Problem, ValueError):
    """Why a text could not be read. `left` are the words from the first that did not fit.

    Of a text that would be read as something else, `says` is what it would be read as, and `left`
    the words that differ.
    """

    def __init__(
        self, why: Message, left: str, expected: Iterable[str] = (), says: str = ""
    ) -> None:
        self.why: Final = why
        self.left: Final = left
        self.expected: Final = tuple(sorted(expected))
        self.says: Final = says
        super().__init__(Message("text-unread", problem=why, left=left) if left else why)

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return say(self.why)


class TextReading:
    """What came of one text: its tokens, its tree and its abilities."""

    def __init__(self, text: str, tree: Tree | None, abilities: tuple[Ability, ...]) -> None:
        self.text = text
        self.tree = tree
        self.abilities = abilities


class TextCompiler:
    """Knows the names and classifications of a card file."""

    def __init__(self, names: Iterable[str], classes: Iterable[str]) -> None:
        self.classes = frozenset(classes) - {"Song"}
        self.lexer = Lexer(names, self.classes)
        self.grammar = card_grammar()

    @classmethod
    def of_records(cls, records: Iterable[CardRecord]) -> TextCompiler:
        names: set[str] = set()
        classes: set[str] = set()
        for record in records:
            names.update((record.facts.full_name, *record.facts.names))
            classes.update(record.facts.classes)
        return cls(names, classes)

    # --- whole units --------------------------------------------------------------------------

    def unit(self, record: CardRecord, unit: Unit) -> tuple[Ability, ...] | Unparsed:
        """For `build_pool`: the abilities of a unit, or the words left over."""
        try:
            return self.read_unit(record, unit).abilities
        except TextError as error:
            return Unparsed(error.left or unit.text)

    def read_unit(self, record: CardRecord, unit: Unit) -> TextReading:
        if unit.kind == KEYWORD:
            return self.keyword(unit.text)
        return self.text(unit.text, record.facts.type, unit.name, record.full_name)

    def keyword(self, text: str) -> TextReading:
        try:
            found = keywords.keyword(plain(text), self.classes)
        except keywords.NoKeyword as error:
            raise TextError(error.message, text) from None
        if not isinstance(found, str):
            return TextReading(text, None, (found,))
        tree = self.parsed(found.rstrip("."), "costs")
        with lowering(found):
            tree = sense.checked(tree, CardType.CHARACTER)
            shift = keywords.paid_by(costs.costs(tree, Scope(CardType.CHARACTER)))
        said_again(text, sound((shift,), found), CardType.CHARACTER)
        return TextReading(text, tree, (shift,))

    def text(
        self, text: str, type: int = CardType.CHARACTER, name: str = "", card: str = ""
    ) -> TextReading:
        """Read a paragraph of a card of this type. Raises TextError.

        `name` is its story name, `card` the full name of its card, by which a text may call it.
        """
        reading = self.lowered(text, type, name)
        said_again(text, reading.abilities, type, card)
        return reading

    # --- steps ----------------------------------------------------------------------------------

    def lowered(self, text: str, type: int = CardType.CHARACTER, name: str = "") -> TextReading:
        """What the lowering makes of a paragraph, not yet compared with what it says."""
        tree = self.parsed(text, "action" if type == CardType.ACTION else "ability")
        with lowering(text):
            abilities = paragraph(tree, name, type)
        return TextReading(text, tree, sound(abilities, text))

    def parsed(self, text: str, start: str) -> Tree:
        try:
            tokens = self.lexer.tokens(text)
        except LexError as error:
            raise TextError(Message("text-sign"), plain(text)[error.at :]) from None
        if not tokens:
            raise TextError(Message("text-none"), "")
        found = parse(self.grammar, tokens, start)
        if not found.trees:
            raise TextError(*furthest(plain(text), tokens, found))
        if len(found.trees) > 1:
            raise TextError(Message("text-readings", count=len(found.trees)), text)
        return found.trees[0]


def furthest(
    text: str, tokens: tuple[Token, ...], found: Parse
) -> tuple[Message, str, frozenset[str]]:
    """The problem, the words left over, and what could have followed."""
    if found.furthest >= len(tokens):
        return Message("text-cut"), "", found.expected
    return Message("text-unfit"), text[tokens[found.furthest].at :], found.expected


@contextmanager
def lowering(text: str) -> Iterator[None]:
    """What has no meaning is a TextError, also where a piece is not of the shape expected."""
    try:
        yield
    except CannotLower as error:
        raise TextError(
            Message("text-no-sense", reason=error.message), error.words or text
        ) from None
    except (ValueError, LookupError) as error:
        raise TextError(Message("text-order"), text) from error


def sound(abilities: tuple[Ability, ...], text: str) -> tuple[Ability, ...]:
    """The abilities, if every reference in them means something."""
    for ability in abilities:
        for problem in references_check.problems(ability):
            raise TextError(Message("text-no-sense", reason=problem), text)
    return abilities


def said_again(text: str, abilities: tuple[Ability, ...], type: int, card: str = "") -> None:
    """What was read is what was said: in English again it has the same words (`roundtrip`)."""
    try:
        difference = compare(text, abilities, type, card)
    except RenderError:
        raise TextError(Message("text-unsayable"), text) from None
    if difference is not None:
        says = in_english(abilities, type)
        raise TextError(Message("text-otherwise"), "; ".join(difference.changes()), says=says)
