"""Printing for `tintero rules`: tables, trees, JSON, errors.

Rules text holds square brackets ("[A] to [B]"), so nothing is ever printed as Rich markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

import typer
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from tintero.cli.rules.words import say
from tintero.cli.shell.common import EXIT_INPUT
from tintero.cli.shell.output import Terminal, echo
from tintero.rulebook import Clause, ClauseTree


def out(what: str | Text | Table | Tree) -> None:
    Terminal().print(what)


def out_table(
    lang: str, columns: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None
) -> None:
    """A table whose headings, and title, are keys of the word list."""
    table = Table(show_lines=True, title=title and say(lang, title), title_justify="left")
    for column in columns:
        table.add_column(say(lang, column), overflow="fold")
    for row in rows:
        table.add_row(*row)
    out(table)


def out_list(lang: str, key: str, items: Sequence[str]) -> None:
    """One line, `heading: item; item`; nothing when there are no items."""
    if items:
        out(f"{say(lang, key)}: {'; '.join(items)}")


def out_tree(lang: str, node: ClauseTree) -> None:
    def grow(at: Tree, below: ClauseTree) -> Tree:
        for child in below.children:
            grow(at.add(label(child.clause, lang)), child)
        return at

    out(grow(Tree(label(node.clause, lang)), node))


def label(clause: Clause, lang: str) -> Text:
    """`7.7  Bag`, the number in bold."""
    return Text(clause.number, style="bold") + Text(f"  {clause.title(lang)}")


def fail(
    lang: str,
    message: str,
    near: Sequence[str] = (),
    hint: str = "near",
    code: int = EXIT_INPUT,
) -> NoReturn:
    """Say what was wrong on the error stream, with what was perhaps meant, and leave."""
    echo(message, err=True)
    if near:
        echo(say(lang, hint, ", ".join(near)), err=True)
    raise typer.Exit(code)
