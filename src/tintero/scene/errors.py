"""What can be wrong with a scene: it cannot be read, or it does not come out as written."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.messages import Arg, Message, Problem, say, with_near


def named(name: str) -> Arg:
    """A file or a scene by its name, or as a scene."""
    return name or Message("scene-here")


class SceneError(Problem, ValueError):
    """The scene cannot be read or set up. Names file and line, and near matches if there are."""

    def __init__(self, problem: Message, file: str, line: int, near: Sequence[str] = ()) -> None:
        self.problem = with_near(problem, near)
        self.file = file
        self.line = line
        self.near = tuple(near)
        super().__init__(Message("scene-error", file=named(file), line=line, problem=self.problem))


class SceneFailed(Problem, AssertionError):
    """A step was refused, not refused, or did not give what the scene expects."""

    def __init__(
        self, file: str, line: int, title: str, step: int, what: Arg, problems: Sequence[Message]
    ) -> None:
        self.file = file
        self.line = line
        self.title = title
        self.step = step
        self.problems = tuple(problems)
        super().__init__(
            Message(
                "scene-failed",
                file=named(file),
                line=line,
                title=named(title),
                step=step,
                what=what,
            )
        )

    def said(self, lang: str, people: Sequence[str] = ()) -> str:
        """Which step it was, and below each of its problems."""
        lines = [say(self.message, lang), *(f"    {say(each, lang)}" for each in self.problems)]
        return "\n".join(lines)
