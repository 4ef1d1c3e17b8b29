"""Text from elsewhere as text and nothing else: for a terminal, for Markdown, for JSON.

Names in files, decks, scenes and foreign cards, and what bots say, may hold anything. A terminal
obeys control characters, and some characters turn a line around; a page of Markdown obeys its own.
`cli/shell/output.py` and `tui/app.py` are where text leaves; they ask here.
"""

from __future__ import annotations

import re
from typing import Final

# C0 and C1 without tab and newline; marks, embeddings, overrides and isolates of direction; line
# and paragraph separators; the byte order mark. None of them is as wide as a character.
_ORDERS: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]"
)
_HALVES: Final = re.compile("[\ud800-\udfff]")  # half a character: it can't be written
_MARKUP: Final = re.compile(r"([\\`*_\[\]<>|])")
_BEGINS: Final = re.compile(r"^(\s*)([#+=~-]|\d+(?=[.)]))")


def plain(text: str) -> str:
    r"""Without what a terminal would obey.

    >>> plain("Ana\x1b[2J\u202eanA")
    'Ana[2JanA'
    """
    if text.isprintable():  # none of them is, and most texts are
        return text
    return _HALVES.sub("\ufffd", _ORDERS.sub("", text))


def one_line(text: str) -> str:
    """The same, in a place that is one line high."""
    return plain(text).replace("\n", "").replace("\t", "")


def as_json(text: str) -> str:
    r"""JSON says every character; those that a terminal would obey by their numbers.

    >>> as_json('"\x9b31m"')
    '"\\u009b31m"'
    """
    return re.sub(
        f"{_ORDERS.pattern}|{_HALVES.pattern}", lambda found: f"\\u{ord(found[0]):04x}", text
    )


def as_markdown(text: str) -> str:
    r"""A line of text that Markdown takes for text.

    >>> as_markdown("# <b>*no*</b> [x](y)")
    '\\# \\<b\\>\\*no\\*\\</b\\> \\[x\\](y)'
    """
    line = " ".join(plain(text).split("\n")).replace("&", "&amp;")
    return _BEGINS.sub(r"\1\\\2", _MARKUP.sub(r"\\\1", line))
