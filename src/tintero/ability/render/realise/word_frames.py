"""Frames: words with places for others, as a lexicon holds them.

`{what}` is a place. What stands in [brackets] is left out where a place in it is empty.
"""

from __future__ import annotations


def fill(frame: str, **places: str) -> str:
    """
    >>> fill("being challenged[ by {what}]", what="an item"), fill("challenging[ {what}]", what="")
    ('being challenged by an item', 'challenging')
    """
    out: list[str] = []
    for i, piece in enumerate(frame.split("[")):
        maybe, bracket, rest = piece.partition("]")
        if i and bracket:
            missing = any(f"{{{name}}}" in maybe and not text for name, text in places.items())
            out.append("" if missing else maybe.format_map(places))
        else:
            rest = piece
        out.append(rest.format_map(places))
    return "".join(out)
