"""A catalogue's text as entries: cut without being understood, each understood when it is said.

Fluent's own parser takes a tenth of a second for a large file, and some of one to be imported: more
than all the rest of a short command. Most messages are text with `{ $arguments }`; those are read
here, and whatever holds more goes to Fluent. A test compares the two for every message there is.
"""

from __future__ import annotations

import re
from typing import Final

from tintero.messages.pattern import Pattern, PatternArg, read

# An entry begins with its name at the left edge; it goes on in lines that are indented, that close
# a brace, or that are blank.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*|(?=\n|\Z)))*)", re.MULTILINE)
_GIVEN: Final = re.compile(r"{ *\$([a-zA-Z][\w-]*) *}")


def entries(text: str) -> dict[str, str]:
    """The messages and terms (with their hyphen) of a file, each with what stands behind its `=`.

    >>> entries("# one\\na-b = x\\n    y\\n\\n-t = z\\n")
    {'a-b': ' x\\n    y\\n', '-t': ' z\\n'}
    """
    return {found[1]: found[2] for found in _ENTRY.finditer(text)}


def understood(value: str) -> Pattern:
    """What stands behind the `=` of an entry.

    >>> understood(" drew { $count } cards")
    ('drew ', PatternArg(name='count'), ' cards')
    """
    simple = _simple(value)
    if simple is not None:
        return simple
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(f"m ={value}\n")
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"no message: {value.strip()}")
    return read(entry.value)


def _simple(value: str) -> Pattern | None:
    """Text with arguments and nothing else; None for what only Fluent understands."""
    first, *rest = value.rstrip(" \n").split("\n")
    lines = [first.lstrip(" ")]
    indented = [line for line in rest if line.strip(" ")]
    if indented:
        if any(line.lstrip(" ")[0] in "[*.}" for line in indented):
            return None
        common = min(len(line) - len(line.lstrip(" ")) for line in indented)
        lines += [line[common:] for line in rest]
    text = "\n".join(lines)
    if not lines[0]:  # it begins on the next line, or on one after that
        text = text.lstrip("\n")
    pieces = _GIVEN.split(text)  # text, argument, text …
    if any("{" in piece or "}" in piece for piece in pieces[::2]):
        return None
    return tuple(
        PatternArg(piece) if n % 2 else piece for n, piece in enumerate(pieces) if n % 2 or piece
    )
