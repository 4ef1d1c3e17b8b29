"""Who puts abilities into words in a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.english import English
from tintero.ability.render.french import French
from tintero.ability.render.spanish import Spanish
from tintero.ability.render.speaker import Speaker

SPEAKERS: Final[dict[str, Callable[[str, int], Speaker]]] = {
    "en": English,
    "es": Spanish,
    "fr": French,
}


def speaker(lang: str, name: str, type: int) -> Speaker:
    """A speaker of the language, or of English where a language has none."""
    return SPEAKERS.get(lang, English)(name, type)
