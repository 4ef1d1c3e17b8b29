"""Yes and no, as people type them and as answers of the case book begin, in any language."""

from __future__ import annotations

import re
from typing import Final

from tintero.messages import Message, languages, say
from tintero.rulebook.sources import fold

_FIRST: Final = re.compile(r"\s*(\w+)[.,:;]\s*")
_YES, _NO = Message("judge-answer-yes"), Message("judge-answer-no")


def ways(answer: Message) -> list[list[str]]:
    """How it is typed in each language, the whole word first."""
    return [fold(say(answer, lang)).split(", ") for lang in languages()]


def read_answer(text: str) -> bool | None:
    """Yes or no, in any language; None if it is neither.

    >>> read_answer("Sí."), read_answer("no"), read_answer("depende")
    (True, False, None)
    """
    word = fold(text.strip(" .,;:!"))
    for answer, means in ((_YES, True), (_NO, False)):
        if any(word in words for words in ways(answer)):
            return means
    return None


def begins_with(text: str) -> bool | None:
    """The yes or no that a text begins with.

    >>> begins_with("Sí, pero no ahora."), begins_with("No. Nada."), begins_with("Nobody.")
    (True, False, None)
    """
    found = _FIRST.match(text)
    if found is None:
        return None
    word = fold(found[1])
    for answer, means in ((_YES, True), (_NO, False)):
        if any(word == words[0] for words in ways(answer)):
            return means
    return None


def without_it(text: str) -> str:
    """The same text behind its yes or no."""
    return text if begins_with(text) is None else _FIRST.sub("", text, count=1)
