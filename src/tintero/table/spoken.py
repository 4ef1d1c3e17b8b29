"""What views and errors say, as messages.

They make their words a language at a time; until they make messages themselves, what they say is
kept here in every language they have.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, final

from tintero import notation
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction
from tintero.messages import Message, Problem
from tintero.state.objects import Option
from tintero.views.labels import label
from tintero.views.log import sentence, told
from tintero.views.names import LANGUAGES
from tintero.views.prompts import prompt
from tintero.views.whynot import WhyNot

# How they speak of a player by seat. In the middle of a Spanish sentence that has an article.
_SEATS = re.compile(r"\b(?:(?:(d|a)?el )?jugador|Player) (\d)\b", re.IGNORECASE)


@final
@dataclass(frozen=True)
class Said:
    """A sentence in every language they speak; who has a name is called by it."""

    texts: tuple[tuple[str, str], ...]
    kind: ClassVar[str] = "text"
    ref: ClassVar[str] = ""

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        known = dict(self.texts)
        text = known.get(lang, known[LANGUAGES[0]])

        def named(found: re.Match[str]) -> str:
            seat = int(found[2]) - 1
            if not (0 <= seat < len(people) and people[seat]):
                return found[0]
            before = {"d": "de ", "a": "a "}.get((found[1] or "").lower(), "")
            return f"{before}{people[seat]}"

        return _SEATS.sub(named, text) if any(people) else text


def in_every(words: Callable[[str], str]) -> Message:
    """What is said in each language, as one message."""
    return Message("table-said", what=Said(tuple((lang, words(lang)) for lang in LANGUAGES)))


def question(game: Game, seat: int | None) -> Message:
    """What is asked."""
    return in_every(lambda lang: prompt(game.state, lang, seat))


def label_of(game: Game, option: Option, seat: int) -> Message:
    """What an option does."""
    return in_every(lambda lang: label(game.state, option, lang, seat))


def happened(game: Game, events: Sequence[Event], seat: int | None) -> list[tuple[Event, Message]]:
    """Each event of which there is something to tell a seat, with it."""
    each = {lang: told(game.state, events, lang, seat) for lang in LANGUAGES}
    return [
        (rows[0][0], Message("table-said", what=Said(tuple(zip(LANGUAGES, (t for _, t in rows))))))
        for rows in zip(*(each[lang] for lang in LANGUAGES))
    ]


def event_of(game: Game, event: Event, seat: int | None) -> Message:
    return in_every(lambda lang: sentence(game.state, event, lang, seat))


def why_of(why: WhyNot) -> Message:
    """The reason, without its rule."""
    return in_every(why.sentence)


def refused(why: WhyNot) -> Message:
    """The reason and its rule."""
    return Message("table-refused", why=why_of(why), rule=why.rule)


def unread(error: InvalidAction | AmbiguousAction) -> Message:
    """Why a line can't be read."""
    return in_every({"en": str(error), "es": error.es}.__getitem__)


def problem_of(error: Exception) -> Message:
    """Why something could not be done."""
    if isinstance(error, Problem):
        return error.message
    if isinstance(error, IllegalAction):
        return refused(error.why)
    if isinstance(error, InvalidAction | AmbiguousAction):
        return unread(error)
    return Message("system-other", why=str(error))


def in_notation(line: str, lang: str) -> str:
    """A line as the notation writes it: its verbs may be of the language it was typed in."""
    return notation.in_english(line) if lang != LANGUAGES[0] else line
