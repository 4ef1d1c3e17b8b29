"""What a judge's command is given: a file of scenes, or a case of the book by its id."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

import typer

from tintero.cli.common import fail, near, out
from tintero.cli.words import say as say_common
from tintero.cli.words_judge import say
from tintero.judge import book
from tintero.judge.book import Ruling, UnknownRuling
from tintero.judge.errors import located
from tintero.judge.read import scenes_of
from tintero.rulebook.sources import LANGUAGES
from tintero.scene import Scene, SceneError
from tintero.scene.values import documents


@dataclass(frozen=True)
class Question:
    """A scene to rule on, with the explanation its case has."""

    scene: Scene
    notes: dict[str, str] = field(default_factory=dict)

    def note(self, lang: str) -> str:
        return self.notes.get(lang, "")


def open_questions(file: str, lang: str) -> list[Question]:
    path = Path(file)
    try:
        if not path.is_file() and path.suffix == "":
            return of_ruling(book.ruling(file), lang)
        text = read_text(path, lang)
        if is_ruling(text, file):
            return of_ruling(book.Ruling.parse(text, file), lang)
        return [Question(scene) for scene in scenes_of(text, file)]
    except UnknownRuling as error:
        fail(say(lang, "no_case", file), *near(lang, error.near))
    except SceneError as error:
        fail(located(error, lang))


def is_ruling(text: str, file: str) -> bool:
    """Whether a file is a case of a book, not scenes."""
    found = documents(text, file)
    return len(found) == 1 and any(key.text == "question" for key, _ in found[0].pairs or ())


def of_ruling(ruling: Ruling, lang: str) -> list[Question]:
    """The scenes of a case, each under its title, with question and answer."""
    if ruling.not_playable is not None:
        tell(ruling, ruling.not_playable.get(lang), lang)
        raise typer.Exit(0)
    notes = {lang: f"{ruling.question.get(lang)}\n{ruling.answer.get(lang)}" for lang in LANGUAGES}
    found = []
    for scene in ruling.scenes:
        title = f"{ruling.id}: {scene.title}"
        named = replace(scene, position=replace(scene.position, title=title))
        found.append(Question(named, notes))
    return found


def tell(ruling: Ruling, reason: str, lang: str) -> None:
    """A case that can't be played: what it says, and why there is nothing to play."""
    out(f"{ruling.id}: {ruling.title.get(lang)}")
    out(ruling.question.get(lang))
    out(ruling.answer.get(lang))
    out(say(lang, "not_played", reason))


def pick(found: list[Question], wanted: str | None, file: str, lang: str) -> list[Question]:
    """All of them, or the one of that number or title."""
    if wanted is None:
        return found
    if wanted.isdecimal() and 1 <= int(wanted) <= len(found):
        return [found[int(wanted) - 1]]
    named = [q for q in found if wanted.casefold() in q.scene.title.casefold()]
    if len(named) != 1:
        fail(say(lang, "no_scene", file, len(found), wanted))
    return named


def read_text(path: Path, lang: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fail(say_common(lang, "no_file", path, error.strerror or ""))
    except UnicodeDecodeError:
        fail(say_common(lang, "no_file", path, "UTF-8?"))


def write_text(path: Path, text: str, lang: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(say_common(lang, "no_write", path, error.strerror or ""))
