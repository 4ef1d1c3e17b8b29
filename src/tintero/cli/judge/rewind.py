"""`tintero judge rewind`: what may be undone, and the position after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.table import Table

from tintero.cli.shell.common import EXIT_NO, fail, out, out_json, read_text, write_text
from tintero.judge.errors import located, problem
from tintero.judge.read import scenes_of
from tintero.judge.rewind import Deed, Tape, explain, of_record, of_scene
from tintero.messages import Message, say
from tintero.records import ENDING, GameRecord, RecordError, read
from tintero.records import of as record_of
from tintero.scene import Scene, SceneError
from tintero.views.prompts import prompt

COLUMNS: Final = (
    "judge-column-action",
    "judge-column-player",
    "judge-column-what",
    "judge-column-undo",
)


def rewind(
    file: Path, to: int | None, until: int | None, save: Path | None, form: str, lang: str
) -> int:
    """The exit code."""
    tape, record = open_tape(file, until, lang)
    rows = explain(tape, lang)
    last = tape.last_barrier()
    told = [(deed, text) for deed, text in rows if deed.barrier or deed.number > last]
    total = len(tape.deeds)
    lines: list[str] = []
    code = 0
    done = total
    if to is not None:
        done = tape.rewind(to)
        if done > min(to, total):
            lines.append(say(Message("sheet-short-of", to=to, number=last), lang))
            code = EXIT_NO
        counts = {"done": done, "count": total, "undone": total - done}
        lines.append(say(Message("sheet-rewound", **counts), lang))
    scene, problem = scene_after(tape, lang)
    if save is not None:
        keep(save, tape, record, scene, problem, lang)
        lines.append(say(Message("judge-written", file=str(save)), lang))
    if form == "json":
        out_json(
            {
                "actions": plain_rows(rows, last),
                "done": done,
                "position": scene.text() if scene is not None else None,
            }
        )
        return code
    out_rows(told, form, lang)
    if len(told) < len(rows):
        out(say(Message("sheet-others-stay", number=last), lang))
    for line in lines:
        out(line)
    if to is not None:
        out(say(Message("judge-after"), lang))
        asked = prompt(tape.game.state, lang)
        out(scene.text().rstrip() if scene is not None else asked)
    return code


def plain_rows(rows: list[tuple[Deed, str]], last: int) -> list[dict[str, Any]]:
    """Every action for programs, the first one first; `last` is the last that bars the way."""
    return [
        {
            "number": deed.number,
            "player": deed.seat + 1,
            "action": deed.action,
            "undo": not deed.barrier and deed.number > last,
            "why": text,
        }
        for deed, text in reversed(rows)
    ]


def out_rows(told: list[tuple[Deed, str]], form: str, lang: str) -> None:
    """The actions as a table, for the terminal (`text`) or in Markdown."""
    columns = [say(Message(column), lang) for column in COLUMNS]
    if form != "text":
        out(f"| {' | '.join(columns)} |")
        out("|---|---|---|---|")
        for deed, text in told:
            out(f"| {deed.number} | {deed.seat + 1} | {deed.labels[lang]} | {text} |")
        return
    table = Table(show_lines=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    for deed, text in told:
        table.add_row(str(deed.number), str(deed.seat + 1), deed.labels[lang], text)
    out(table)


def open_tape(file: Path, until: int | None, lang: str) -> tuple[Tape, GameRecord]:
    """The game and its record; that of a scene begins with its position."""
    text = read_text(file, lang)
    try:
        if file.suffix in (".yaml", ".yml"):
            scenes = scenes_of(text, str(file))
            bare = Scene(scenes[0].position)
            return of_scene(scenes[0], until), record_of(bare.game(), scene=bare.text())
        record = read(text)
        return of_record(record, until), record
    except SceneError as error:
        fail(located(error, lang))
    except RecordError as error:
        fail(f"{file}: {error.said(lang)}")


def scene_after(tape: Tape, lang: str) -> tuple[Scene | None, str]:
    try:
        return Scene.of(tape.game), ""
    except SceneError as error:
        return None, problem(error, lang)


def keep(
    save: Path, tape: Tape, record: GameRecord, scene: Scene | None, problem: str, lang: str
) -> None:
    if save.suffix == ENDING:
        made = record_of(tape.game, record.players, record.deck_names, scene=record.scene)
        write_text(save, made.text(), lang)
    elif scene is None:
        fail(say(Message("judge-no-position", problem=problem), lang))
    else:
        write_text(save, scene.text(), lang)
