"""A language of a test: what was said in one of its name before is forgotten."""

from __future__ import annotations

from tintero.messages import message
from tintero.messages.catalogue import catalogue
from tintero.notation.spoken import patterns
from tintero.views.words import in_words


def forget() -> None:
    """Whatever a process remembers of words in a language, which another toy may have said."""
    for remembered in (catalogue, message._seat_said, patterns, in_words):
        remembered.cache_clear()
