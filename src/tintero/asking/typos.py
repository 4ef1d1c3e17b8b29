"""Words that nobody knows: what was probably meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tintero.asking.words import stem

_SHORT: Final = 7  # letters up to which one mistake is allowed; beyond, two
_LEAST: Final = 4  # letters a word needs to be taken for another
_TRIED: Final = 40


def trigrams(word: str) -> set[str]:
    """
    >>> sorted(trigrams("ink"))
    [' in', 'ink', 'nk ']
    """
    padded = f" {word} "
    return {padded[at : at + 3] for at in range(len(padded) - 2)}


def distance(one: str, two: str, most: int) -> int:
    """Letters to change, add, leave out or swap to make one of the other; `most` + 1 for more.

    >>> distance("damge", "damage", 2), distance("sheild", "shield", 2), distance("ink", "quest", 2)
    (1, 1, 3)
    """
    if abs(len(one) - len(two)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(two) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(two, 1):
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and one[i - 2] == b:
                best = min(best, before[j - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return min(last[-1], most + 1)


class Speller:
    """Known words, by their parts of three letters."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(word for word in words if len(word) >= _LEAST)
        self._by_part: dict[str, list[str]] = {}
        for word in sorted(self.words):
            for part in trigrams(word):
                self._by_part.setdefault(part, []).append(word)

    def meant(self, word: str) -> str:
        """The known word that is nearest; "" if none is near enough."""
        near = min([*self._near(word), *self._near(stem(word))], default=None)
        return near[3] if near is not None else ""

    def _near(self, word: str) -> list[tuple[int, bool, int, str]]:
        """Words that are near enough, by how near: letters, the first of them, what they share."""
        if len(word) < _LEAST or not word.isalpha():
            return []
        most = 1 if len(word) <= _SHORT else 2
        shared: Counter[str] = Counter()
        for part in trigrams(word):
            shared.update(self._by_part.get(part, ()))
        tried = [(distance(word, other, most), other) for other, _ in shared.most_common(_TRIED)]
        return [
            (far, word[0] != other[0], -shared[other], other) for far, other in tried if far <= most
        ]
