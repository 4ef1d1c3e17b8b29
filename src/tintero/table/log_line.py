"""`LogLine`: one line of the log as it is kept and sent, and many of them in few bytes."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from tintero.messages import Message
from tintero.messages.plainly import heard, plain
from tintero.views.shapes import Shape

FAST: Final = 1  # zlib's level
WINDOW: Final = 12  # bits
MEMORY: Final = 4


class LogLine(Shape, frozen=True, omit_defaults=True, gc=False):
    """One line of the log: a sentence, and the clause behind it."""

    said: Message
    clause: str = ""
    depth: int = 0  # after how many pushes it came
    quiet: bool = False
    begins: bool = False  # a turn
    turn: int = 0  # in which turn of the game
    play: int = 0  # which play it belongs to; to who is sent it only if it is the first of it
    short: str = ""  # the same in signs, where it comes of something else
    indent: int = 0  # how far it is part of the line before it


_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=plain)
_DECODER: Final = msgspec.msgpack.Decoder(list[LogLine], dec_hook=lambda _, value: heard(value))


def packed(lines: Sequence[LogLine]) -> bytes:
    # What is this short needs no more memory to be compressed, and making much of it costs time.
    small = zlib.compressobj(FAST, zlib.DEFLATED, WINDOW, MEMORY)
    return small.compress(_ENCODER.encode(lines)) + small.flush()


def unpacked(chunk: bytes) -> list[LogLine]:
    return _DECODER.decode(zlib.decompress(chunk))
