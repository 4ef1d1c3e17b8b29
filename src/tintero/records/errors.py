"""What can be wrong with a record, each with its line."""

from __future__ import annotations

from tintero import limits
from tintero.messages import Message, Problem


class RecordError(Problem, ValueError):
    """What is wrong with a record, and in which line: `line 57: 'quest Simba' can't be done: …`.
    `code` names it for programs."""

    def __init__(self, line: int, problem: Message) -> None:
        # What the file says is quoted, but not for pages.
        said = {
            name: limits.clipped(value, limits.LINE) if isinstance(value, str) else value
            for name, value in problem.args.items()
        }
        self.line = line
        self.problem = Message(problem.id, **said)
        super().__init__(Message("record-at", line=line, problem=self.problem))

    @property
    def code(self) -> str:
        """`cut_action` of `record-cut-action`."""
        return self.problem.id.partition("-")[2].replace("-", "_")
