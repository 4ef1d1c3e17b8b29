"""Messages put into words: as one text, or as parts that a page can link and a voice can read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, final

from tintero.messages.catalogue import FALLBACK, filled
from tintero.messages.message import Arg, Listed, Message

TEXT: Final = "text"
# Where a part stands in the text that Fluent fills in; nobody's name may hold these characters.
OPEN, CLOSE = "\ue000", "\ue001"
_MARKS: Final = re.compile(f"{OPEN}(\\d+){CLOSE}")
_MARK: Final = re.compile(f"[{OPEN}{CLOSE}]")


@final
@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a sentence: `kind` is `text`, `card`, `player`, `clause` …, `ref` says which."""

    kind: str
    text: str
    ref: str = ""


def say(message: Message, lang: str = FALLBACK, people: Sequence[str] = ()) -> str:
    """A message as text.

    >>> from tintero.messages.message import PlayerNamed
    >>> both = Message("list-here", items=Listed((PlayerNamed(0), PlayerNamed(1))))
    >>> say(both, "en"), say(both, "es", ["Ana", "Iris"])
    ('Player 1 and Player 2', 'Ana e Iris')
    """
    return "".join(part.text for part in parts(message, lang, people))


def sentence(found: Sequence[Part]) -> list[Part]:
    """The same with a capital letter at its beginning."""
    if not found or not found[0].text:
        return list(found)
    first = found[0]
    return [replace(first, text=first.text[0].upper() + first.text[1:]), *found[1:]]


def parts(message: Message, lang: str = FALLBACK, people: Sequence[str] = ()) -> list[Part]:
    """A message as parts."""
    held: list[list[Part]] = []
    args = {name: _given(value, lang, people, held) for name, value in message.args.items()}
    text = filled(message, args, lang)
    if not held:
        return [Part(TEXT, text)]
    found: list[Part] = []
    for place, piece in enumerate(_MARKS.split(text)):  # text, mark, text, mark …, text
        if place % 2:
            for part in held[int(piece)]:
                _add(found, part)
        elif piece:
            _add(found, Part(TEXT, piece))
    return found


def _add(found: list[Part], part: Part) -> None:
    """Text after text is one part."""
    if found and found[-1].kind == part.kind == TEXT:
        found[-1] = Part(TEXT, found[-1].text + part.text)
    else:
        found.append(part)


def _given(value: Arg, lang: str, people: Sequence[str], held: list[list[Part]]) -> Any:
    """An argument as Fluent gets it: what a message chooses by as it is, all else as a mark."""
    if isinstance(value, Listed):
        value = value.message(lang, people)
    if isinstance(value, str):
        return _MARK.sub("", value)
    if isinstance(value, (int, float)):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, Message):
        pieces = parts(value, lang, people)
        if len(pieces) == 1 and pieces[0].kind == TEXT:
            return pieces[0].text
    else:
        pieces = [Part(value.kind, _MARK.sub("", value.spoken(lang, people)), value.ref)]
    held.append(pieces)
    return f"{OPEN}{len(held) - 1}{CLOSE}"
