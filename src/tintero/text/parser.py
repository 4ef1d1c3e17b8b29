"""Tokens → trees: every derivation, or the furthest place that was reached.

A memoised recursive descent that follows all paths, because ordered choice would pick a prefix
silently and a text with two readings must be known as such.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tintero.text.grammar import Grammar
from tintero.text.lexer import Token
from tintero.text.lookahead import CHOICE, MANY, RULE, SEQ, TOKEN, GrammarPiece, prepared


class Tree:
    """A labelled piece of a text. `kids` are trees and tokens in the order of the text."""

    __slots__ = ("_hash", "kids", "label")

    def __init__(self, label: str, kids: tuple[Tree | Token, ...]) -> None:
        self.label = label
        self.kids = kids
        self._hash = hash((label, kids))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tree)
            and self._hash == other._hash
            and self.label == other.label
            and self.kids == other.kids
        )

    def tokens(self) -> Iterator[Token]:
        for kid in self.kids:
            if isinstance(kid, Token):
                yield kid
            else:
                yield from kid.tokens()

    @property
    def words(self) -> str:
        """The lemmas, with spaces between them."""
        return " ".join(token.value for token in self.tokens())

    @property
    def trees(self) -> list[Tree]:
        return [kid for kid in self.kids if isinstance(kid, Tree)]

    def all(self, *labels: str) -> list[Tree]:
        """The direct parts with one of these labels."""
        return [kid for kid in self.kids if isinstance(kid, Tree) and kid.label in labels]

    def first(self, *labels: str) -> Tree | None:
        found = self.all(*labels)
        return found[0] if found else None

    def one(self, *labels: str) -> Tree:
        """The only direct part with one of these labels."""
        (found,) = self.all(*labels)
        return found

    def has(self, lemma: str) -> bool:
        """Whether this word stands directly in this piece."""
        return any(isinstance(kid, Token) and kid.value == lemma for kid in self.kids)

    def kind(self, kind: str) -> list[str]:
        """The values of the direct tokens of a kind."""
        return [kid.value for kid in self.kids if isinstance(kid, Token) and kid.kind == kind]

    @property
    def num(self) -> int:
        """The only number that stands directly in this piece, signed or not."""
        (value,) = self.kind("NUM") + self.kind("SNUM")
        return int(value)

    def outline(self, depth: int = 0) -> str:
        """The tree over several lines, for people."""
        here = "  " * depth + self.label
        if all(isinstance(kid, Token) for kid in self.kids):
            return f"{here}: {self.words}"
        lines = [here]
        for kid in self.kids:
            if isinstance(kid, Token):
                lines.append(f"{'  ' * (depth + 1)}{kid.value}")
            else:
                lines.append(kid.outline(depth + 1))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<{self.label}: {self.words}>"


Kids: TypeAlias = tuple[Tree | Token, ...]
Ends: TypeAlias = list[tuple[int, Kids]]


class Parse:
    """What came of one text: its trees, the furthest token reached and what could follow there."""

    def __init__(self, trees: list[Tree], furthest: int, expected: frozenset[str]) -> None:
        self.trees = trees
        self.furthest = furthest
        self.expected = expected


def parse(grammar: Grammar, tokens: tuple[Token, ...], start: str = "text") -> Parse:
    run = _Run(grammar, tokens)
    trees: list[Tree] = []
    for end, kids in run.rule(start, 0):
        if end == len(tokens) and isinstance(kids[0], Tree):
            trees.append(kids[0])
        elif end > run.furthest:
            # It could end here: nothing may follow.
            run.furthest, run.expected = end, set()
    return Parse(trees, run.furthest, frozenset(run.expected))


class _Run:
    def __init__(self, grammar: Grammar, tokens: tuple[Token, ...]) -> None:
        self.rules = prepared(grammar)
        self.tokens = tokens
        # What the grammar calls each token: its kind, or its lemma. Nothing begins with the end.
        self.keys = [*(token.kind or token.value for token in tokens), ""]
        self.memo: dict[tuple[str, int], Ends] = {}
        self.furthest = 0
        self.expected: set[str] = set()

    def rule(self, name: str, at: int) -> Ends:
        known = self.memo.get((name, at))
        if known is None:
            # Two ways through one alternative that make the same tree are one reading.
            found: dict[tuple[int, Kids], None] = {}
            for label, piece in self.rules[name]:
                for end, kids in self.piece(piece, at):
                    found[end, (Tree(label, kids),)] = None
            known = list(found)
            self.memo[name, at] = known
        return known

    def piece(self, piece: GrammarPiece, at: int) -> Ends:
        kind = piece.kind
        if self.keys[at] not in piece.first:
            # Nothing in it fits, so that all it could begin with was missed here.
            if at >= self.furthest and piece.first:
                self.missed(piece.first, at)
            if not piece.empty:
                return []
            if kind == MANY:
                return [(at, ())]
        if kind == TOKEN:
            return [(at + 1, (self.tokens[at],))]
        if kind == RULE:
            return self.rule(piece.rule, at)
        if kind == SEQ:
            ends: Ends = [(at, ())]
            for part in piece.parts:
                ends = [
                    (end, (*before, *kids))
                    for middle, before in ends
                    for end, kids in self.piece(part, middle)
                ]
                if not ends:
                    break
            return ends
        if kind == CHOICE:
            return [found for option in piece.parts for found in self.piece(option, at)]
        return self.many(piece, at)

    def many(self, piece: GrammarPiece, at: int) -> Ends:
        (inside,) = piece.parts
        found: Ends = [(at, ())] if piece.least == 0 else []
        ends: Ends = [(at, ())]
        times = 0
        while ends and (times < piece.most or not piece.most):
            ends = [
                (end, (*before, *kids))
                for middle, before in ends
                for end, kids in self.piece(inside, middle)
                if end > middle
            ]
            times += 1
            if times >= piece.least:
                found = found + ends
        return found

    def missed(self, wanted: frozenset[str], at: int) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
        self.expected |= wanted
