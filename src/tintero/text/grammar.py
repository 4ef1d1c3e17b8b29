"""The grammar as data: `grammar.txt` in EBNF, read into rules.

    rule: "word" other TERMINAL ("a" | "b")? thing*  -> label
        | …

A quoted word is a token with that lemma, a NAME IN CAPITALS a kind of token. Each alternative of
a rule makes a tree labelled with its `-> label`, or with the rule's own name.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias


class Word(NamedTuple):
    lemma: str


class TokenKind(NamedTuple):
    kind: str


class RuleRef(NamedTuple):
    rule: str


class GrammarSeq(NamedTuple):
    parts: tuple[Item, ...]


class GrammarChoice(NamedTuple):
    options: tuple[Item, ...]


class Many(NamedTuple):
    """`least` or more, at most `most` (0: no limit)."""

    item: Item
    least: int
    most: int


Item: TypeAlias = Word | TokenKind | RuleRef | GrammarSeq | GrammarChoice | Many


class Alternative(NamedTuple):
    label: str
    item: Item


Grammar: TypeAlias = dict[str, tuple[Alternative, ...]]

REPEATS: Final = {"?": (0, 1), "*": (0, 0), "+": (1, 0)}
PIECES: Final = re.compile(r'\s*("(?:[^"]*)"|->|[A-Za-z_][A-Za-z_0-9]*|[()|?*+])')


class GrammarError(ValueError):
    """The grammar file is wrong; says the line and why."""


@lru_cache(maxsize=1)
def card_grammar() -> Grammar:
    """The grammar of card texts."""
    return read_grammar(files("tintero.text").joinpath("grammar.txt").read_text("utf-8"))


def read_grammar(source: str) -> Grammar:
    grammar: Grammar = {}
    for line, name, body in rules_of(source):
        if name in grammar:
            raise GrammarError(f"line {line}: {name} is there twice")
        grammar[name] = _Rule(line, name, body).alternatives()
    for name, alternatives in grammar.items():
        for alternative in alternatives:
            for ref in refs_of(alternative.item):
                if ref not in grammar:
                    raise GrammarError(f"{name}: no rule is called {ref}")
    return grammar


def rules_of(source: str) -> list[tuple[int, str, str]]:
    """Line, name and body of each rule; comments begin with //."""
    found: list[tuple[int, str, str]] = []
    for number, raw in enumerate(source.splitlines(), 1):
        text = raw.split("//")[0].rstrip()
        if not text:
            continue
        head = re.match(r"([a-z_][a-z_0-9]*)\s*:(.*)", text)
        if head and not raw[0].isspace():
            found.append((number, head.group(1), head.group(2)))
        elif found and raw[0].isspace():
            line, name, body = found[-1]
            found[-1] = (line, name, f"{body} {text}")
        else:
            raise GrammarError(f"line {number}: neither a rule nor its continuation: {text!r}")
    return found


def refs_of(item: Item) -> list[str]:
    if isinstance(item, RuleRef):
        return [item.rule]
    if isinstance(item, GrammarSeq):
        return [ref for part in item.parts for ref in refs_of(part)]
    if isinstance(item, GrammarChoice):
        return [ref for option in item.options for ref in refs_of(option)]
    return refs_of(item.item) if isinstance(item, Many) else []


class _Rule:
    """Reads the body of one rule."""

    def __init__(self, line: int, name: str, body: str) -> None:
        self.where = f"line {line}, {name}"
        self.name = name
        self.pieces: list[str] = []
        at = 0
        body = body.rstrip()
        while at < len(body):
            match = PIECES.match(body, at)
            if match is None:
                raise GrammarError(f"{self.where}: cannot read {body[at : at + 20]!r}")
            self.pieces.append(match.group(1))
            at = match.end()
        self.at = 0

    def peek(self) -> str:
        return self.pieces[self.at] if self.at < len(self.pieces) else ""

    def alternatives(self) -> tuple[Alternative, ...]:
        found: list[Alternative] = []
        while True:
            item = self.sequence()
            label = self.name
            if self.peek() == "->":
                self.at += 1
                label = self.peek()
                if not label[:1].isalpha():
                    raise GrammarError(f"{self.where}: a label is missing")
                self.at += 1
            found.append(Alternative(label, item))
            if not self.peek():
                return tuple(found)
            if self.peek() != "|":
                raise GrammarError(f"{self.where}: unexpected {self.peek()!r}")
            self.at += 1

    def sequence(self) -> Item:
        parts: list[Item] = []
        while self.peek() and self.peek() not in ("|", ")", "->"):
            parts.append(self.repeated())
        if not parts:
            raise GrammarError(f"{self.where}: an empty alternative")
        return parts[0] if len(parts) == 1 else GrammarSeq(tuple(parts))

    def repeated(self) -> Item:
        item = self.single()
        while self.peek() in REPEATS:
            item = Many(item, *REPEATS[self.peek()])
            self.at += 1
        return item

    def single(self) -> Item:
        piece = self.peek()
        self.at += 1
        if piece == "(":
            options = [self.sequence()]
            while self.peek() == "|":
                self.at += 1
                options.append(self.sequence())
            if self.peek() != ")":
                raise GrammarError(f"{self.where}: a bracket is not closed")
            self.at += 1
            return options[0] if len(options) == 1 else GrammarChoice(tuple(options))
        if piece.startswith('"'):
            return Word(piece[1:-1])
        if piece.isupper():
            return TokenKind(piece)
        if piece[:1].isalpha():
            return RuleRef(piece)
        raise GrammarError(f"{self.where}: unexpected {piece!r}")
