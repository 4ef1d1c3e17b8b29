"""What can be wrong with a line before any rule is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from tintero import limits
from tintero.cards.pool import key


class InvalidAction(ValueError):
    """The line cannot be read: an unknown verb, an unknown name. `near` may be what was meant;
    `es` says it in Spanish."""

    def __init__(self, problem: str, near: Sequence[str] = (), es: str = "") -> None:
        self.near = tuple(near)
        names = ", ".join(self.near)
        self.es = (es or "no se entiende") + (f"; parecidas: {names}" if names else "")
        super().__init__(problem + (f"; near: {names}" if names else ""))


class AmbiguousAction(ValueError):
    """The line may mean several things. `candidates` are they, each as text that is clear."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        self.text = text
        self.candidates = tuple(candidates)
        self.es = f"{text!r} puede ser cualquiera de estas: {', '.join(self.candidates)}"
        super().__init__(f"{text!r} may be any of: {', '.join(self.candidates)}")


def nearest(text: str, names: Iterable[str], most: int = 3) -> list[str]:
    """The names that look most like the text, whole or by their first half (`Name - Version`)."""
    wanted = key(text[: limits.NAME])
    whole: dict[str, str] = {}
    half: dict[str, list[str]] = {}
    for name in names:
        whole.setdefault(key(name), name)
        half.setdefault(key(name.partition(" - ")[0]), []).append(name)
    found = [whole[k] for k in get_close_matches(wanted, list(whole), most, 0.6)]
    for k in get_close_matches(wanted, list(half), most, 0.7):
        found += half[k]
    return list(dict.fromkeys(found))[:most]
