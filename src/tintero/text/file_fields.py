"""Typed reading of a JSON object: each wrong or missing field is named with file and record."""

from __future__ import annotations

from typing import Any, Final, final

from tintero import limits
from tintero.messages import Arg, Message, Problem


class CardFileError(Problem, ValueError):
    """A card file that cannot be read. Says where: file, record, field, and what is wrong."""

    def __init__(self, file: str, problem: Message, record: str = "", field: str = "") -> None:
        self.file = file
        self.record = record
        self.field = field
        self.problem = problem
        where = ": ".join(part for part in (record, field) if part)
        if where:
            super().__init__(Message("text-file-in", file=file, where=where, problem=problem))
        else:
            super().__init__(Message("text-file", file=file, problem=problem))


WORDS: Final = {
    str: "text-a-text",
    int: "text-a-number",
    bool: "text-a-truth",
    list: "text-a-list",
}
MISSING: Final = Message("text-missing")


def expected(what: Arg, value: object) -> Message:
    """What should stand there, and what does."""
    if value is None:
        return Message("text-expected-nothing", what=what)
    return Message("text-expected", what=what, found=_found(value))


@final
class Fields:
    """A JSON object of a file, with the name of the record it belongs to."""

    def __init__(self, file: str, record: str, plain: object, at: str = "") -> None:
        self.file = file
        self.record = record
        self.at = at
        if not isinstance(plain, dict):
            raise self.error("", expected(Message("text-an-object"), plain))
        self.plain: dict[str, Any] = plain

    def error(self, field: str, problem: Message) -> CardFileError:
        path = f"{self.at}.{field}" if self.at and field else self.at or field
        return CardFileError(self.file, problem, self.record, path)

    def text(self, field: str, default: str | None = None) -> str:
        value: str = self._typed(field, str, default)
        return value

    def number(self, field: str, default: int | None = None) -> int:
        value: int = self._typed(field, int, default)
        if value < 0:
            problem = Message("text-below-zero", number=limits.clipped(str(value)))
            raise self.error(field, problem)
        if value > limits.COUNTER:
            raise self.error(field, Message("text-number-most", most=limits.COUNTER))
        return value

    def truth(self, field: str) -> bool:
        value: bool = self._typed(field, bool, None)
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts; none if the field is not there."""
        found: list[str] = self._typed(field, list, [])
        for i, item in enumerate(found):
            if not isinstance(item, str):
                raise self.error(f"{field}[{i}]", expected(Message(WORDS[str]), item))
        return found

    def objects(self, field: str) -> list[Fields]:
        """A list of objects; none if the field is not there."""
        found = self._typed(field, list, [])
        path = f"{self.at}.{field}" if self.at else field
        return [
            Fields(self.file, self.record, item, f"{path}[{i}]") for i, item in enumerate(found)
        ]

    def below(self, field: str) -> Fields:
        if field not in self.plain:
            raise self.error(field, MISSING)
        return Fields(self.file, self.record, self.plain[field], field)

    def _typed(self, field: str, type_: type, default: object) -> Any:
        if field not in self.plain:
            if default is None:
                raise self.error(field, MISSING)
            return default
        value = self.plain[field]
        # True is an int too, and no number of a card.
        if not isinstance(value, type_) or (type_ is int and isinstance(value, bool)):
            raise self.error(field, expected(Message(WORDS[type_]), value))
        return value


def _found(value: object) -> Arg:
    if isinstance(value, (bool, int, float)):
        return str(value).lower()
    if isinstance(value, str):
        return repr(value if len(value) <= 20 else value[:20] + "…")
    return Message("text-a-list" if isinstance(value, list) else "text-an-object")
