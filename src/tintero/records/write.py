"""A record → text."""

from __future__ import annotations

import json
from typing import Final

from tintero.records.model import GameRecord
from tintero.state.ruleset import Ruleset
from tintero.vocab import NONE

FORMAT: Final = 1
ENDING: Final = ".tintero"
OPEN: Final = "unfinished"
INDENT: Final = "  "  # before every line of the scene a record begins with


def text(record: GameRecord) -> str:
    return "\n".join([*header(record), *body(record)]) + "\n"


def header(record: GameRecord) -> list[str]:
    lines = [f"tintero record {FORMAT}"]
    lines += [f"# {note.text}" for note in record.notes if note.index < 0]
    lines.append(f"engine: {record.engine}")
    lines.append(f"rules: {record.rules['version']}")
    if record.rules.get("variant") and not record.scene:
        lines.append(f"variant: {record.rules['variant']}")
    usual = Ruleset().plain(True)
    for name, value in record.rules.items() if not record.scene else ():
        if name not in ("version", "variant") and value != usual[name]:
            lines.append(f"rule {name}: {json.dumps(value)}")
    lines.append(f"pool: {record.pool}")
    if not record.scene:
        lines.append(f"seed: {record.seed}")
        drawn = record.starting == NONE
        lines.append(f"starting: {'drawn' if drawn else f'player {record.starting + 1}'}")
        if record.commitment:
            lines += [f"commitment: {record.commitment}", f"salt: {record.salt}"]
    if record.series is not None:
        lines.append(f"series: {record.series}")
    for seat, name in enumerate(record.players, 1):
        if name:
            lines.append(f"player {seat}: {name}")
    if record.scene:
        inside = [f"{INDENT}{line}".rstrip() for line in record.scene.splitlines()]
        return [*lines, "", "scene:", *inside]
    for seat, (name, deck) in enumerate(zip(record.deck_names, record.decks), 1):
        lines += ["", f"deck {seat}: {name}".rstrip()]
        lines += [f"{line.count} {line.card}" for line in deck]
    return lines


def body(record: GameRecord) -> list[str]:
    lines = ["", "-- actions"]
    checks = {check.index: check for check in record.checks}
    for index in range(len(record.actions) + 1):
        if index in checks:
            check = checks[index]
            mark = f"-- turn {check.turn}, player {check.player + 1}"
            lines.append(f"{mark}, {check.hash}" if check.hash else mark)
        lines += [f"# {note.text}" for note in record.notes if note.index == index]
        if index < len(record.actions):
            lines.append(record.actions[index])
    if record.complete:
        lines.append("-- end")
        if record.result:
            lines.append(f"result: {record.result}")
        if record.hash:
            lines.append(f"hash: {record.hash}")
    return lines
