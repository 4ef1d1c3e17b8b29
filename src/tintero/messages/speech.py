"""Messages put into words: as one text, or as parts that a page can link and a voice can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from tintero.messages.catalogue import words_of
from tintero.messages.message import Arg, CardNamed, Listed, Message
from tintero.messages.pattern import FALLBACK, Pattern, PatternArg, PatternChoice, chosen, number

TEXT: Final = "text"


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
    pieces: list[tuple[str, str, str]] = []
    _Speech(lang, people, pieces).message(message)
    return "".join([text for _, text, _ in pieces])


def tell(message: Message, lang: str = FALLBACK, people: Sequence[str] = ()) -> str:
    """A message as a sentence: with a capital letter at its beginning. A name stays as it is."""
    pieces: list[tuple[str, str, str]] = []
    _Speech(lang, people, pieces).message(message)
    said = "".join([text for _, text, _ in pieces])
    kind = next((kind for kind, text, _ in pieces if text), "")
    return said[:1].upper() + said[1:] if kind == TEXT else said


def sentence(found: Sequence[Part]) -> list[Part]:
    """The same with a capital letter at its beginning. A name stays as it is written."""
    if not found or found[0].kind != TEXT:
        return list(found)
    first = found[0]
    return [replace(first, text=first.text[:1].upper() + first.text[1:]), *found[1:]]


def parts(message: Message, lang: str = FALLBACK, people: Sequence[str] = ()) -> list[Part]:
    """A message as parts."""
    return [Part(*piece) for piece in pieces_of(message, lang, people)]


def pieces_of(
    message: Message, lang: str = FALLBACK, people: Sequence[str] = ()
) -> list[tuple[str, str, str]]:
    """The same as kind, text and reference."""
    pieces: list[tuple[str, str, str]] = []
    _Speech(lang, people, pieces).message(message)
    found: list[tuple[str, str, str]] = []
    text = ""
    for piece in pieces:
        if piece[0] == TEXT:
            text += piece[1]  # text after text is one part
        elif piece[1]:
            if text:
                found.append((TEXT, text, ""))
                text = ""
            found.append(piece)
    if text:
        found.append((TEXT, text, ""))
    return found


def affixes(id: str, lang: str) -> tuple[str, str]:
    """The words of a message before its first argument and after its last, if it has any.

    >>> affixes("player-seat", "es")
    ('Jugador ', '')
    """
    words, _ = words_of(id, lang)
    if all(isinstance(piece, str) for piece in words):
        return "", ""
    first, last = words[0], words[-1]
    return first if isinstance(first, str) else "", last if isinstance(last, str) else ""


class _NotGiven(Exception):
    """What a message speaks of and was not given."""


def _given(args: Mapping[str, Arg], name: str) -> Arg:
    if name not in args:
        raise _NotGiven(name)
    return args[name]


class _Speech:
    """A message being said: `pieces` are kind, text and reference."""

    def __init__(
        self, lang: str, people: Sequence[str], pieces: list[tuple[str, str, str]]
    ) -> None:
        self.lang = lang
        self.people = people
        self.pieces = pieces

    def message(self, message: Message) -> None:
        words, lang = words_of(message.id, self.lang)
        try:
            self.fill(words, message.args, lang)
        except _NotGiven as name:
            raise ValueError(f"{message!r} in {lang!r}: nothing given for ${name}") from None

    def fill(self, words: Pattern, args: Mapping[str, Arg], lang: str) -> None:
        for piece in words:
            if isinstance(piece, str):
                self.pieces.append((TEXT, piece, ""))
            elif isinstance(piece, PatternArg):
                self.arg(_given(args, piece.name), lang)
            elif isinstance(piece, PatternChoice):
                self.fill(chosen(piece, _given(args, piece.name), lang), args, lang)
            else:
                inner, at = words_of(piece.id, lang)
                self.fill(inner, args if piece.args is None else piece.args, at)

    def arg(self, value: Arg, lang: str) -> None:
        if isinstance(value, Message):
            self.message(value)
        elif isinstance(value, CardNamed):  # most of what is named
            self.pieces.append(("card", value.name, value.ref))
        elif isinstance(value, str):
            self.pieces.append((TEXT, value, ""))
        elif isinstance(value, (int, float)):
            self.pieces.append((TEXT, number(value, lang), ""))
        elif isinstance(value, Listed):
            self.arg(value.message(self.lang, self.people), lang)
        else:
            self.pieces.append((value.kind, value.spoken(self.lang, self.people), value.ref))
