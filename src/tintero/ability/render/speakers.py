"""Who puts abilities into words in a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.english import English
from tintero.ability.render.speaker import Speaker


def french(name: str, type: int) -> Speaker:
    """Each is read when it first speaks: few processes say anything in more than one."""
    from tintero.ability.render.french import French

    return French(name, type)


def spanish(name: str, type: int) -> Speaker:
    from tintero.ability.render.spanish import Spanish

    return Spanish(name, type)


SPEAKERS: Final[dict[str, Callable[[str, int], Speaker]]] = {
    "en": English,
    "es": spanish,
    "fr": french,
}


def speaker(lang: str, name: str, type: int) -> Speaker:
    """A speaker of the language, or of English where a language has none."""
    return SPEAKERS.get(lang, English)(name, type)
