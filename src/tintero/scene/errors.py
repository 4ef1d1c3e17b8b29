"""What can be wrong with a scene: it cannot be read, or it does not come out as written."""

from __future__ import annotations

from collections.abc import Sequence


def place(file: str, line: int) -> str:
    return f"{file or 'scene'}:{line}"


class SceneError(ValueError):
    """The scene cannot be read or set up. Names file and line, and near matches if there are.

    `es` is the problem in Spanish, where it has been put into Spanish.
    """

    def __init__(
        self, problem: str, file: str, line: int, near: Sequence[str] = (), es: str = ""
    ) -> None:
        self.problem = problem
        self.es = es or problem
        self.file = file
        self.line = line
        self.near = tuple(near)
        hint = f"; near: {', '.join(self.near)}" if self.near else ""
        super().__init__(f"{place(file, line)}: {problem}{hint}")


class SceneFailed(AssertionError):
    """A step was refused, not refused, or did not give what the scene expects."""

    def __init__(
        self, file: str, line: int, title: str, step: int, what: str, problems: Sequence[str]
    ) -> None:
        self.file = file
        self.line = line
        self.title = title
        self.step = step
        self.problems = tuple(problems)
        head = f"{place(file, line)}: {title or 'scene'}, step {step}: {what}"
        super().__init__("\n".join([head, *(f"    {problem}" for problem in problems)]))
