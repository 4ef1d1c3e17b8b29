"""Lines of long ago in few bytes: every word that comes again and again is a number.

A line is a message with the things it speaks of. What it is made of (ids, names of arguments,
cards, clauses) are some thousand strings in all; each has a number in this process, given when it
is first met. So sixteen lines are some hundred bytes, without being compressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tintero.messages.catalogue import languages
from tintero.messages.message import Arg, CardNamed, ClauseNamed, Listed, Message, PlayerNamed
from tintero.messages.plainly import Quoted
from tintero.table.log_line import LogLine

MOST: Final = 20_000  # words that have a number; others stand for themselves
TEXT: Final = 0
NUMBER: Final = 1
MESSAGE: Final = 2
CARD: Final = 3
PLAYER: Final = 4
CLAUSE: Final = 5
LIST: Final = 6
QUOTED: Final = 7

_NUMBERS: Final[dict[str, int]] = {}
_WORDS: Final[list[str]] = []
_ENCODER: Final = msgspec.msgpack.Encoder()


def packed(lines: Sequence[LogLine]) -> bytes:
    out: list[Any] = [len(lines)]
    for line in lines:
        _message(out, line.said)
        out.append(_word(line.clause))
        out.append(line.depth)
        out.append(line.quiet)
        out.append(line.begins)
        out.append(line.turn)
        out.append(line.play)
        out.append(_word(line.short))
        out.append(line.indent)
    return _ENCODER.encode(out)


def unpacked(chunk: bytes) -> list[LogLine]:
    given: list[Any] = msgspec.msgpack.decode(chunk)
    reading = _Reading(given)
    lines: list[LogLine] = []
    for _ in range(reading.next()):
        said = reading.message()
        lines.append(
            LogLine(
                said,
                reading.word(),
                reading.next(),
                reading.next(),
                reading.next(),
                reading.next(),
                reading.next(),
                reading.word(),
                reading.next(),
            )
        )
    return lines


def _word(text: str) -> str | int:
    found = _NUMBERS.get(text)
    if found is not None:
        return found
    if len(_WORDS) >= MOST:
        return text
    number = len(_WORDS)
    _WORDS.append(text)
    _NUMBERS[text] = number
    return number


def _message(out: list[Any], message: Message) -> None:
    out.append(_word(message.id))
    out.append(len(message.args))
    for name, arg in message.args.items():
        out.append(_word(name))
        _arg(out, arg)


def _arg(out: list[Any], arg: Arg) -> None:
    if isinstance(arg, CardNamed):
        out.append(CARD)
        out.append(_word(arg.name))
        out.append(_word(arg.ref))
    elif isinstance(arg, PlayerNamed):
        out.append(PLAYER)
        out.append(arg.seat)
    elif isinstance(arg, str):
        out.append(TEXT)
        out.append(_word(arg))
    elif isinstance(arg, (int, float)):
        out.append(NUMBER)
        out.append(arg)
    elif isinstance(arg, Message):
        out.append(MESSAGE)
        _message(out, arg)
    elif isinstance(arg, ClauseNamed):
        out.append(CLAUSE)
        out.append(_word(arg.number))
    elif isinstance(arg, Listed):
        out.append(LIST)
        out.append(_word(arg.joint))
        out.append(len(arg.items))
        for item in arg.items:
            _arg(out, item)
    else:  # what no catalogue has, in every language
        out.append(QUOTED)
        out.append(_word(arg.kind))
        out.append(_word(arg.ref))
        out.append({lang: arg.spoken(lang, ()) for lang in languages()})


class _Reading:
    """What was packed, one thing after the other."""

    def __init__(self, given: list[Any]) -> None:
        self.given = given
        self.at = 0

    def next(self) -> Any:
        found = self.given[self.at]
        self.at += 1
        return found

    def word(self) -> str:
        found = self.next()
        if isinstance(found, int):
            return _WORDS[found]
        text: str = found
        return text

    def message(self) -> Message:
        id = self.word()
        args: dict[str, Arg] = {}
        for _ in range(self.next()):
            name = self.word()
            args[name] = self.arg()
        return Message(id, **args)

    def arg(self) -> Arg:
        kind: int = self.next()
        if kind == CARD:
            name = self.word()
            return CardNamed(name, self.word())
        if kind == PLAYER:
            return PlayerNamed(self.next())
        if kind == TEXT:
            return self.word()
        if kind == NUMBER:
            number: int | float = self.next()
            return number
        if kind == MESSAGE:
            return self.message()
        if kind == CLAUSE:
            return ClauseNamed(self.word())
        if kind == LIST:
            joint = self.word()
            return Listed([self.arg() for _ in range(self.next())], joint)
        said = self.word()
        ref = self.word()
        return Quoted(said, self.next(), ref)
