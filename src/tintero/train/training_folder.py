"""Files of a training: written whole or not at all, and read again with care.

Between two calls a folder may have been copied, cut or written over: what can't be gone on with is
said by its name, and nothing is changed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from tintero.messages import Message, Problem
from tintero.messages.system import system_reason
from tintero.reading import Unreadable, json_value

PLAN: Final = "plan.json"
LOG: Final = "log.json"

Read = TypeVar("Read")


class TrainingError(Problem, ValueError):
    """A folder that can't be gone on with."""


def write(path: Path, content: str | bytes) -> None:
    """The whole file or none."""
    data = content.encode() if isinstance(content, str) else content
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    os.replace(beside, path)


def plan_there(folder: Path) -> dict[str, Any] | None:
    """What was asked for when the folder was begun; None in a new one."""
    plan = kept(folder / PLAN, "train-bad-plan")
    if plan is not None and not isinstance(plan, dict):
        raise bad(folder / PLAN, "train-bad-plan", Message("train-no-plan"))
    return plan


def log_there(folder: Path, read: Callable[[Any], Read]) -> Read | None:
    """What `read` makes of the log, a `ValueError` if it is none; None before the first round."""
    log = kept(folder / LOG, "train-bad-log")
    if log is None:
        return None
    try:
        return read(log)
    except ValueError:
        raise bad(folder / LOG, "train-bad-log", Message("train-no-log")) from None


def kept(path: Path, id: str) -> Any:
    """The JSON of a file, None if there is no file."""
    try:
        return json_value(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise bad(path, id, system_reason(error)) from None
    except Unreadable as error:
        raise bad(path, id, error.message) from None


def bad(path: Path, id: str, why: Message) -> TrainingError:
    return TrainingError(Message(id, file=str(path), why=why))
