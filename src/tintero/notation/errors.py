"""What can be wrong with a line before any rule is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from tintero import limits
from tintero.cards.pool import key
from tintero.messages import COMMA, Listed, Message, Problem, with_near


class InvalidAction(Problem, ValueError):
    """The line cannot be read: an unknown verb, an unknown name. `near` may be what was meant;
    `verbless` is a line that begins with no verb."""

    def __init__(self, problem: Message, near: Sequence[str] = (), verbless: str = "") -> None:
        self.near = tuple(near)
        self.verbless = verbless
        super().__init__(with_near(problem, self.near))


class AmbiguousAction(Problem, ValueError):
    """The line may mean several things. `candidates` are they, each as text that is clear."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        self.text = text
        self.candidates = tuple(candidates)
        names = Listed(self.candidates, COMMA)
        super().__init__(Message("notation-ambiguous", text=repr(text), candidates=names))


def no_verb(line: str, verbs: Sequence[str]) -> InvalidAction:
    """The line begins with none of these verbs."""
    near = nearest(line.partition(" ")[0], verbs)
    if near:
        return InvalidAction(Message("notation-cannot-read", text=repr(line)), near, line)
    listed = Listed(tuple(verbs), COMMA)
    return InvalidAction(Message("notation-begins-with", text=repr(line), verbs=listed), (), line)


def nearest(text: str, names: Iterable[str], most: int = 3) -> list[str]:
    """The names that look most like the text, whole or by their first half (`Name - Version`)."""
    return list(_nearest(key(text[: limits.NAME]), tuple(names), most))


@lru_cache(maxsize=64)  # among two thousand names that takes long, and a line is often tried twice
def _nearest(wanted: str, names: tuple[str, ...], most: int) -> tuple[str, ...]:
    whole: dict[str, str] = {}
    half: dict[str, list[str]] = {}
    for name in names:
        whole.setdefault(key(name), name)
        half.setdefault(key(name.partition(" - ")[0]), []).append(name)
    found = [whole[k] for k in get_close_matches(wanted, list(whole), most, 0.6)]
    for k in get_close_matches(wanted, list(half), most, 0.7):
        found += half[k]
    return tuple(dict.fromkeys(found))[:most]
