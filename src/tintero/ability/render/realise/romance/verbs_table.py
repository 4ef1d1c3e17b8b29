"""The forms of a verb, and verbs marked in a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.realise.word_frames import with_verbs

INFINITIVE: Final = 0
IMPERATIVE: Final = 1  # an instruction to you
YOU: Final = 2
ONE: Final = 3
MANY: Final = 4
SUBJUNCTIVE: Final = 3  # so much after YOU, ONE and MANY

ASIDE: Final = "⸴"  # ends what is said between commas: a comma if words follow


def inflected(text: str, spoken: Callable[[str], str]) -> str:
    """The text with its ‹marked› verbs as they are spoken."""
    text, *more = text.split(ASIDE)
    if not more:
        return with_verbs(text, spoken)
    rest = ASIDE.join(more)
    return with_verbs(text, spoken) + ("," if rest[:1] == " " else "") + inflected(rest, spoken)
