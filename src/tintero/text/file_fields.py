"""Typed reading of a JSON object: each wrong or missing field is named with file and record."""

from __future__ import annotations

from typing import Any, Final, final

from tintero import limits


class CardFileError(ValueError):
    """A card file that cannot be read. Says where: file, record, field, and what is wrong."""

    def __init__(self, file: str, problem: str, record: str = "", field: str = "") -> None:
        self.file = file
        self.record = record
        self.field = field
        self.problem = problem
        where = ": ".join(part for part in (file, record, field) if part)
        super().__init__(f"{where}: {problem}")


WORDS: Final = {str: "a text", int: "a number", bool: "true or false", list: "a list"}


@final
class Fields:
    """A JSON object of a file, with the name of the record it belongs to."""

    def __init__(self, file: str, record: str, plain: object, at: str = "") -> None:
        self.file = file
        self.record = record
        self.at = at
        if not isinstance(plain, dict):
            raise self.error("", f"expected an object, found {_found(plain)}")
        self.plain: dict[str, Any] = plain

    def error(self, field: str, problem: str) -> CardFileError:
        path = f"{self.at}.{field}" if self.at and field else self.at or field
        return CardFileError(self.file, problem, self.record, path)

    def text(self, field: str, default: str | None = None) -> str:
        value: str = self._typed(field, str, default)
        return value

    def number(self, field: str, default: int | None = None) -> int:
        value: int = self._typed(field, int, default)
        if value < 0:
            raise self.error(field, f"{limits.clipped(str(value))} is less than 0")
        if value > limits.COUNTER:
            raise self.error(field, f"expected a number up to {limits.COUNTER}")
        return value

    def truth(self, field: str) -> bool:
        value: bool = self._typed(field, bool, None)
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts; none if the field is not there."""
        found: list[str] = self._typed(field, list, [])
        for i, item in enumerate(found):
            if not isinstance(item, str):
                raise self.error(f"{field}[{i}]", f"expected a text, found {_found(item)}")
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
            raise self.error(field, "is missing")
        return Fields(self.file, self.record, self.plain[field], field)

    def _typed(self, field: str, type_: type, default: object) -> Any:
        if field not in self.plain:
            if default is None:
                raise self.error(field, "is missing")
            return default
        value = self.plain[field]
        # True is an int too, and no number of a card.
        if not isinstance(value, type_) or (type_ is int and isinstance(value, bool)):
            raise self.error(field, f"expected {WORDS[type_]}, found {_found(value)}")
        return value


def _found(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, (bool, int, float)):
        return str(value).lower()
    if isinstance(value, str):
        return repr(value if len(value) <= 20 else value[:20] + "…")
    return "a list" if isinstance(value, list) else "an object"
