"""Frames with the words of the lexicon in them: "gagné des <lore>s", "avec <Shift>"."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.words import FRENCH, WORDS

T = TypeVar("T", bound=type)
# With an "s" after it: the plural. Before it: a word that agrees with it.
WORD: Final = re.compile(r"(?:\b(le|un|ce|aucun|tous les|premier) )?<([A-Za-z ]+)>(s?)")


def worded(frame: str) -> str:
    """
    >>> worded("gagner des <lore>s"), worded("un <song>"), worded("avec <Shift>")
    ('gagner des éclats de Lore', 'une chanson', 'avec Alter')
    """
    return WORD.sub(said, frame)


def said(match: re.Match[str]) -> str:
    before, key, many = match.groups()
    text = KEYWORDS[key] if key in KEYWORDS else WORDS[key]
    fem = FRENCH.is_feminine(text)
    text = FRENCH.plural_of(text) if many else text
    return f"{FRENCH.agree(before, fem)} {text}" if before else text


def in_words(table: Any) -> Any:
    """Every frame of a table, however deep."""
    if isinstance(table, str):
        return worded(table)
    if isinstance(table, tuple):
        return tuple([in_words(part) for part in table])
    return {key: in_words(part) for key, part in table.items()} if type(table) is dict else table


def french(family: T) -> T:
    """A class with tables, the words of the lexicon in all of them."""
    for name, table in list(vars(family).items()):
        if name.isupper():
            setattr(family, name, in_words(table))
    return family
