"""Looking through source text quickly: a dozen tests do, through a hundred thousand lines."""

from __future__ import annotations

import ast
from collections.abc import Iterator

BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node, as `ast.walk` in another order, in half the time."""
    left = [tree]
    while left:
        node = left.pop()
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                left += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST):
                left.append(value)


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every statement, in the order in which they stand; nothing inside expressions."""
    left = [tree]
    while left:
        node = left.pop()
        yield node
        inside: list[ast.AST] = []
        for name in BLOCKS:
            found = getattr(node, name, None)
            if isinstance(found, list):
                inside += found
        left += reversed(inside)
