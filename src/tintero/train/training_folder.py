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
    return there(folder / PLAN, plan_in, "train-bad-plan", "train-no-plan")


def log_there(folder: Path, read: Callable[[Any], Read]) -> Read | None:
    """What `read` makes of the log, a `ValueError` if it is none; None before the first round."""
    return there(folder / LOG, read, "train-bad-log", "train-no-log")


def plan_in(plain: Any) -> dict[str, Any]:
    if not isinstance(plain, dict):
        raise ValueError("no plan")
    return plain


def there(path: Path, read: Callable[[Any], Read], bad: str, other: str) -> Read | None:
    """What the JSON of a file says, None if there is no file. `bad` is the message about one that
    can't be gone on with, `other` the reason if it is JSON of something else."""
    why: Message
    try:
        return read(json_value(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        why = system_reason(error)
    except Unreadable as error:
        why = error.message
    except ValueError:
        why = Message(other)
    raise TrainingError(Message(bad, file=str(path), why=why))
