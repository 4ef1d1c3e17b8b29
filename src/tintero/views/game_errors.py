"""What `Game` raises, in words: what the rules forbid, and what can't be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.events import Event
from tintero.messages import ClauseNamed, Message, Problem, tell
from tintero.views.whynot import WhyNot


class GameError(Problem, ValueError):
    """Asked of a game what it can't be or give."""


def because(why: WhyNot) -> Message:
    """A reason with its clause."""
    return Message("game-illegal", why=why.message, rule=ClauseNamed(why.rule))


class IllegalAction(Problem, ValueError):
    """The rules forbid it. `why` carries the clause; the state is as it was (CR 1.7.6)."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(because(why))
        self.why = why

    def said(self, lang: str, people: Sequence[str] = ()) -> str:
        return tell(self.message, lang, people)

    @property
    def rule(self) -> str:
        return self.why.rule


class TakebackRefused(Problem, ValueError):
    """CR 1.7.6.2: something that can't be undone happened since. `rule` and `reason` say what."""

    def __init__(self, rule: str, reason: Message, event: Event | None = None) -> None:
        super().__init__(Message("game-kept", reason=reason, rule=ClauseNamed(rule)))
        self.rule = rule
        self.reason = reason
        self.event = event
