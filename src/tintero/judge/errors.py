"""What is wrong with a position, a ruling or a file of them."""

from __future__ import annotations

from collections.abc import Iterable

from tintero.messages import Message, say
from tintero.scene.errors import SceneError


class JudgeError(SceneError):
    """A `SceneError` of the laboratory or of the case book, perhaps without file and line."""

    def __init__(
        self, problem: Message, file: str = "", line: int = 0, near: Iterable[str] = ()
    ) -> None:
        super().__init__(problem, file, line, tuple(near))


def problem(error: SceneError, lang: str) -> str:
    """What is wrong, without file and line."""
    return say(error.problem, lang)


def located(error: SceneError, lang: str) -> str:
    """`case.yaml:7: there is no clause 9.9.9; near: …`"""
    return error.said(lang)
