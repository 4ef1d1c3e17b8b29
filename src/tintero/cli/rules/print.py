"""Printing for `tintero rules`: tables, trees, JSON, errors.

Rules text holds square brackets ("[A] to [B]"), so nothing is ever printed as Rich markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NoReturn

import typer
from rich.text import Text

from tintero.cli.shell.common import EXIT_INPUT, near, there_are
from tintero.cli.shell.console import Terminal
from tintero.cli.shell.output import echo
from tintero.messages import Listed, Message, say
from tintero.rulebook import Clause, ClauseTree

if TYPE_CHECKING:
    from rich.table import Table
    from rich.tree import Tree


def out(what: str | Text | Table | Tree) -> None:
    Terminal().print(what)


def tell(lang: str, message: Message) -> None:
    out(say(message, lang))


def out_table(
    lang: str, columns: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None
) -> None:
    """A table whose headings, and title, are messages."""
    from rich.table import Table

    shown = title and say(Message(title), lang)
    table = Table(show_lines=True, title=shown, title_justify="left")
    for column in columns:
        table.add_column(say(Message(column), lang), overflow="fold")
    for row in rows:
        table.add_row(*row)
    out(table)


def out_list(lang: str, heading: str, items: Sequence[str]) -> None:
    """One line, `heading: item; item`; nothing when there are no items."""
    if items:
        listed = Listed(tuple(items), "semicolon")
        tell(lang, Message("rules-listed", heading=Message(heading), items=listed))


def out_tree(lang: str, node: ClauseTree) -> None:
    from rich.tree import Tree

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
    message: Message,
    close: Sequence[str] = (),
    known: Sequence[str] = (),
    code: int = EXIT_INPUT,
) -> NoReturn:
    """Say what was wrong on the error stream, with what was perhaps meant, and leave."""
    echo(say(message, lang), err=True)
    for line in (*near(lang, close), *([there_are(lang, known)] if known else [])):
        echo(line, err=True)
    raise typer.Exit(code)
