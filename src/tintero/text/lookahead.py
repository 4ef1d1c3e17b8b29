"""The grammar made ready for parsing: of each piece, the tokens it can begin with.

Most pieces of the grammar are about other words than the next one. A parser that knows what a piece
can begin with need not go into it to find that out.
"""

from __future__ import annotations

from typing import Final

from tintero.text.grammar import Grammar, GrammarChoice, GrammarSeq, Item, Many, RuleRef, Word

TOKEN: Final = 0
RULE: Final = 1
SEQ: Final = 2
CHOICE: Final = 3
MANY: Final = 4


class GrammarPiece:
    """An item of the grammar. `first`: the lemmas and kinds of token it can begin with; `empty`:
    whether it can be nothing at all."""

    __slots__ = ("empty", "first", "kind", "least", "most", "parts", "rule")

    def __init__(
        self,
        kind: int,
        first: frozenset[str],
        empty: bool,
        parts: tuple[GrammarPiece, ...] = (),
        rule: str = "",
        least: int = 1,
        most: int = 1,
    ) -> None:
        self.kind = kind
        self.first = first
        self.empty = empty
        self.parts = parts
        self.rule = rule
        self.least = least
        self.most = most


Pieces = dict[
    str, tuple[tuple[str, GrammarPiece], ...]
]  # rule → label and piece of each alternative
Begin = tuple[frozenset[str], bool]


class Beginnings:
    """What each rule can begin with."""

    def __init__(self, grammar: Grammar) -> None:
        self.rules: dict[str, Begin] = dict.fromkeys(grammar, (frozenset(), False))
        changed = True
        while changed:
            changed = False
            for name, alternatives in grammar.items():
                found = self.any_of(tuple(one.item for one in alternatives))
                if found != self.rules[name]:
                    self.rules[name] = found
                    changed = True

    def of(self, item: Item) -> Begin:
        if isinstance(item, RuleRef):
            return self.rules[item.rule]
        if isinstance(item, GrammarChoice):
            return self.any_of(item.options)
        if isinstance(item, Many):
            return self.of(item.item)[0], item.least == 0
        if isinstance(item, GrammarSeq):
            first: frozenset[str] = frozenset()
            for part in item.parts:
                more, empty = self.of(part)
                first |= more
                if not empty:
                    return first, False
            return first, True
        return frozenset((item.lemma if isinstance(item, Word) else item.kind,)), False

    def any_of(self, items: tuple[Item, ...]) -> Begin:
        begins = [self.of(item) for item in items]
        return frozenset().union(*(one for one, _ in begins)), any(empty for _, empty in begins)

    def piece(self, item: Item) -> GrammarPiece:
        first, empty = self.of(item)
        if isinstance(item, RuleRef):
            return GrammarPiece(RULE, first, empty, rule=item.rule)
        if isinstance(item, GrammarChoice):
            return GrammarPiece(CHOICE, first, empty, tuple(map(self.piece, item.options)))
        if isinstance(item, GrammarSeq):
            return GrammarPiece(SEQ, first, empty, tuple(map(self.piece, item.parts)))
        if isinstance(item, Many):
            inside = (self.piece(item.item),)
            return GrammarPiece(MANY, first, empty, inside, least=item.least, most=item.most)
        return GrammarPiece(TOKEN, first, empty)


def prepared(grammar: Grammar) -> Pieces:
    """The pieces of a grammar, made once for the one that was asked for last."""
    if _last and _last[0][0] is grammar:
        return _last[0][1]
    begins = Beginnings(grammar)
    pieces = {
        name: tuple((one.label, begins.piece(one.item)) for one in alternatives)
        for name, alternatives in grammar.items()
    }
    _last[:] = [(grammar, pieces)]
    return pieces


_last: list[tuple[Grammar, Pieces]] = []
