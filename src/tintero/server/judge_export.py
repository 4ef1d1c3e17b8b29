"""A scene of the judge's desk as a file: the ruling as Markdown or HTML, the scene, the record."""

from __future__ import annotations

import re
import unicodedata

from tintero.judge import html, page
from tintero.judge.sheet import sheet_of
from tintero.records import ENDING
from tintero.server.judge_position import desk_of
from tintero.server.judge_shapes import DeskFile, ExportGiven
from tintero.table.desk import SceneDesk

ENDINGS = {"markdown": ".md", "html": ".html", "scene": ".yaml", "record": ENDING}
USUAL = "tintero"
MOST_LETTERS = 60


def exported(given: ExportGiven, lang: str) -> DeskFile:
    """The errors are `Problem`s."""
    desk = desk_of(given.scene, given.at, lang)
    name = file_name(desk.scene.called(lang)) + ENDINGS[given.form]
    return DeskFile(name, text_of(desk, given.form))


def text_of(desk: SceneDesk, form: str) -> str:
    if form == "scene":
        return desk.shown.text()
    if form == "record":
        return desk.lab.record().text()
    sheet = sheet_of(desk.played, desk.lang)
    return page.markdown(sheet, wiki=False) if form == "markdown" else html.html([sheet])


def file_name(title: str) -> str:
    """A title as every system can have it for a file.

    >>> file_name("¿Simba, desafía?"), file_name("«»")
    ('simba-desafia', 'tintero')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_LETTERS] or USUAL
