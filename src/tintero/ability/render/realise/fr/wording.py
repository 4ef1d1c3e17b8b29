"""Frames with the words of the lexicon in them: "gagné des <lore>s", "avec <Shift>"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS

K = TypeVar("K")
# With an "s" after it: the plural. The article before it is its own.
WORD: Final = re.compile(r"(?:\b(de|le|la|un|une|ce|cette) )?<([A-Za-z ]+)>(s?)")


def worded(frame: str) -> str:
    """
    >>> worded("gagner des <lore>s"), worded("perdre de <lore>s"), worded("avec <Shift>")
    ('gagner des éclats de Lore', "perdre d'éclats de Lore", 'avec Alter')
    >>> worded("ce <item>, le <item>, un <song>")
    "cet objet, l'objet, une chanson"
    """
    return WORD.sub(said, frame)


def said(match: re.Match[str]) -> str:
    article, key, many = match.groups()
    text = KEYWORDS[key] if key in KEYWORDS else fr.WORDS[key]
    fem = fr.is_feminine(text)
    text = fr.plural_of(text) if many else text
    if article in ("le", "la"):
        return fr.the(text, fem)
    if article in ("un", "une"):
        return f"{fr.a(fem)} {text}"
    if article in ("ce", "cette"):
        return fr.this(text, fem)
    return fr.of(text) if article else text


def table(frames: Mapping[K, str]) -> dict[K, str]:
    return {key: worded(frame) for key, frame in frames.items()}
