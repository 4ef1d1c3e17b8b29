"""`LogLine`: one line of the log as it is kept and sent."""

from __future__ import annotations

from tintero.messages import Message
from tintero.views.shapes import Shape


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
