"""What a judge's command is given: a file of scenes, or a case of the book by its id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from pathlib import Path

import typer

from tintero import limits
from tintero.cli.shell.common import fail, near, out, out_json, read_text, there_are
from tintero.cli.shell.output import echo
from tintero.judge import book
from tintero.judge.book import Ruling, UnknownRuling
from tintero.judge.errors import located
from tintero.judge.html import anchored, document
from tintero.judge.page import linker
from tintero.judge.quiz import case_of
from tintero.judge.read import scenes_of
from tintero.judge.sheet import Case
from tintero.messages import Message, languages, say
from tintero.plain import as_markdown
from tintero.scene import Scene, SceneError
from tintero.scene.yaml_values import documents
from tintero.state.ruleset import READINGS


@dataclass(frozen=True)
class SceneAsked:
    """A scene to rule on, and the case that it shows."""

    scene: Scene
    case: Case | None = None


def open_questions(file: str, lang: str, form: str = "text") -> list[SceneAsked]:
    path = Path(file)
    try:
        if not path.is_file() and path.suffix == "":
            return of_ruling(book.ruling(file), lang, form)
        text = read_text(path, lang)
        if is_ruling(text, file):
            return of_ruling(book.Ruling.parse(text, file), lang, form)
        return [SceneAsked(scene) for scene in scenes_of(text, file)]
    except UnknownRuling as error:
        fail(say(Message("judge-no-case", file=file), lang), *near(lang, error.near))
    except SceneError as error:
        fail(located(error, lang))


def is_ruling(text: str, file: str) -> bool:
    """Whether a file is a case of a book, not scenes."""
    found = documents(text, file)
    return len(found) == 1 and any(key.text == "question" for key, _ in found[0].pairs or ())


def of_ruling(ruling: Ruling, lang: str, form: str) -> list[SceneAsked]:
    """The scenes of a case, each under its title, with question and answer."""
    if ruling.not_playable is not None:
        tell(ruling, ruling.not_playable.get(lang), lang, form)
        raise typer.Exit(0)
    return [SceneAsked(scene, case_of(ruling, lang, n)) for n, scene in enumerate(ruling.scenes, 1)]


def tell(ruling: Ruling, reason: str, lang: str, form: str) -> None:
    """A case that can't be played: what it says, and why there is nothing to play."""
    case = case_of(ruling, lang)
    why = say(Message("judge-nothing-to-play", reason=reason), lang)
    if form == "json":
        out_json({"verdict": None, "case": case.plain(), "not_playable": reason})
    elif form == "html":
        said = "".join(f"<p>{anchored(text)}</p>" for text in (case.question, case.answer, why))
        title = escape(case.title)
        echo(document(title, lang, [f"<h1>{title}</h1>", said]), nl=False)
    elif form == "md":
        parts = (case.question, case.answer, why)
        echo("\n\n".join([f"# {as_markdown(case.title)}", *map(linker(()), parts)]))
    else:
        for text in (case.title, case.question, case.answer, why):
            out(text)


def pick(found: list[SceneAsked], wanted: str | None, file: str, lang: str) -> list[SceneAsked]:
    """All of them, or the one of that number or title."""
    if wanted is None:
        return found
    if wanted.isdecimal() and 1 <= limits.number(wanted) <= len(found):
        return begun([found[limits.number(wanted) - 1]])
    named = [
        q for q in found
        if any(wanted.casefold() in q.scene.called(one).casefold() for one in languages())
    ]  # fmt: skip
    if len(named) != 1:
        told = Message("judge-no-such-scene", file=file, count=len(found), scene=wanted)
        fail(say(told, lang))
    return begun(named)


def begun(found: list[SceneAsked]) -> list[SceneAsked]:
    """With the first of them saying what the case is."""
    first = found[0]
    if first.case is not None:
        found = [replace(first, case=replace(first.case, first=True)), *found[1:]]
    return found


def read_so(found: list[SceneAsked], reading: str, lang: str) -> list[SceneAsked]:
    """The scenes of a case that take the reading of that number; or all, played by the reading of
    that name."""
    case = found[0].case
    if reading.isdecimal():
        readings = case.readings if case is not None else ()
        if not 1 <= limits.number(reading) <= len(readings):
            told = Message("judge-no-reading", reading=reading, count=len(readings))
            fail(say(told, lang))
        wanted = readings[limits.number(reading) - 1]
        others = {one.switch for one in readings if one.switch}
        return begun([
            q for q in found
            if (wanted.switch in q.scene.position.readings if wanted.switch
                else not others.intersection(q.scene.position.readings))
        ])  # fmt: skip
    if reading not in READINGS:
        told = Message("judge-no-reading-called", reading=reading)
        fail(say(told, lang), there_are(lang, READINGS))
    return [
        replace(q, scene=replace(q.scene, position=replace(q.scene.position, readings=(reading,))))
        for q in found
    ]
