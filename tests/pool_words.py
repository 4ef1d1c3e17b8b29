"""What the cards of the pool say, put into words once in a process."""

from __future__ import annotations

from tintero.ability.base import Ability
from tintero.ability.render.english import english
from tintero.ability.render.spanish import spanish

SAY = {"en": english, "es": spanish}
_said: dict[tuple[int, int, str], tuple[Ability, str]] = {}


def words_of_pool(ability: Ability, type: int, lang: str = "en") -> str:
    """The words of this very node, not of one that equals it."""
    key = (id(ability), type, lang)
    if key not in _said:
        _said[key] = (ability, SAY[lang](ability, type=type))  # kept, so that no other has its id
    return _said[key][1]
