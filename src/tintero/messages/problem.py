"""An error that says what was wrong in every language."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.messages.message import Message
from tintero.messages.pattern import FALLBACK
from tintero.messages.speech import say


class Problem(Exception):
    """What the errors of this package are that people read; `str` of it is English.

    >>> try:
    ...     raise Problem(Message("player-seat", number=3))
    ... except Problem as error:
    ...     print(error, "/", error.said("es"))
    Player 3 / Jugador 3
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.said(FALLBACK)

    def said(self, lang: str, people: Sequence[str] = ()) -> str:
        return say(self.message, lang, people)
