"""An error that says what was wrong in every language."""

from __future__ import annotations

from collections.abc import Sequence

from tintero import limits
from tintero.messages.message import COMMA, Listed, Message
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

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message, self.__dict__)


def _again(kind: type[Problem], message: Message, state: dict[str, object]) -> Problem:
    """An error as it was, whatever its class wants to be made of."""
    error = kind.__new__(kind, message)
    error.__dict__.update(state)
    return error


def with_near(problem: Message, near: Sequence[str]) -> Message:
    """What is wrong, with what may have been meant.

    >>> from tintero.messages import say
    >>> say(with_near(Message("player-seat", number=7), ["Ana", "Bea"]), "es")
    'Jugador 7; parecidas: Ana, Bea'
    """
    if not near:
        return problem
    return Message("list-near", problem=problem, near=Listed(tuple(near), COMMA))


def message_of(error: Exception) -> Message:
    """What an error says; of one that is none of ours its own words.

    >>> message_of(ValueError("7"))
    Message('file-said', said='7')
    """
    if isinstance(error, Problem):
        return error.message
    return Message("file-said", said=limits.clipped(str(error), limits.LINE))
