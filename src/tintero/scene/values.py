"""YAML as a scene reads it: text as written, with its line.

Nothing is typed by its looks, so `8.10` stays a clause and `no` an answer. Three things that people
write are understood although plain YAML would lose or refuse them: ` #2` behind a name is not a
comment, an action may hold `: ` without quotes, and a name in `[…]` or `{…}` may end with a `?`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tintero import limits
from tintero.notation.errors import nearest
from tintero.reading import Node, Unreadable, file_text, yaml_nodes
from tintero.scene.errors import SceneError
from tintero.scene.words import in_spanish, named, tell, yaml_problem

_COPY = "\ue023"  # stands for the # of `NAME #2` while YAML looks at the text
_ASKED = "\ue03f"  # likewise for the ? at the end of a name
_NUMBERED = re.compile(r"(?<=\S)([ \t]+)#(?=\d)")
_QUESTION = re.compile(r"(?<=\w)\?(?=[ \t]*[],}:])")
_ACTION = re.compile(r"^(\s*(?:-\s+)?\d+:[ \t]+)([a-z]+[ \t].*\S)\s*$", re.IGNORECASE)
_COMMENT = re.compile(r"(?<!\s)\s+#(?:\s.*)?$")
_NULLS = ("", "~", "null", "Null", "NULL")
_TRUE = ("true", "yes", "on")
_FALSE = ("false", "no", "off")


@dataclass(frozen=True)
class Value:
    """A scalar (`text`, None for null), a list (`items`) or a mapping (`pairs`), and its line."""

    text: str | None = None
    items: tuple[Value, ...] | None = None
    pairs: tuple[tuple[Value, Value], ...] | None = None
    line: int = 0
    file: str = ""

    @property
    def is_scalar(self) -> bool:
        return self.items is None and self.pairs is None

    @property
    def is_null(self) -> bool:
        return self.is_scalar and self.text is None

    def error(self, problem: str, near: Sequence[str] = ()) -> SceneError:
        return SceneError(problem, self.file, self.line, near, in_spanish(problem))

    # --- what a place expects --------------------------------------------------------------------

    def string(self, what: str) -> str:
        if not self.is_scalar or self.text is None:
            raise self.error(tell("text", named(what)))
        return self.text

    def integer(self, what: str) -> int:
        text = self.text if self.is_scalar else None
        if text is None or not re.fullmatch(r"[+-]?\d+", text):
            raise self.error(tell("number", named(what), self.shown()))
        found = limits.number(text.lstrip("+-"))
        if found > limits.COUNTER:
            raise self.error(tell("number_most", named(what), limits.COUNTER, self.shown()))
        return -found if text.startswith("-") else found

    def boolean(self, what: str) -> bool:
        text = (self.text or "").lower() if self.is_scalar else ""
        if text not in _TRUE + _FALSE:
            raise self.error(tell("truth", named(what), self.shown()))
        return text in _TRUE

    def listed(self, what: str) -> tuple[Value, ...]:
        """The items; a single value counts as a list of one, nothing as an empty list."""
        if self.items is not None:
            return self.items
        if self.is_null:
            return ()
        if self.pairs is not None and len(self.pairs) != 1:
            raise self.error(tell("list", named(what)))
        return (self,)

    def mapping(self, what: str, known: Sequence[str] = ()) -> tuple[tuple[Value, Value], ...]:
        """The pairs; with `known`, any other key is an error."""
        if self.is_null:
            return ()
        if self.pairs is None:
            raise self.error(tell("mapping", named(what), self.shown()))
        for key, _ in self.pairs:
            name = key.string("a key")
            if known and name not in known:
                near = nearest(name, known) or known
                raise key.error(tell("unknown_key", name, named(what)), near)
        return self.pairs

    def shown(self) -> str:
        if self.is_null:
            return named("nothing")
        if self.is_scalar:
            return repr(limits.clipped(self.text or ""))
        return named("a list" if self.items is not None else "map")


def is_false(text: str) -> bool:
    return text.lower() in _FALSE


def is_true(text: str) -> bool:
    return text.lower() in _TRUE


def text_of(path: Path | str) -> str:
    """The text of a file of scenes; `SceneError` where it is none."""
    try:
        return file_text(path)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        said = tell("not_text")
        raise SceneError(said, str(path), line, (), said.es) from None


def documents(text: str, file: str) -> list[Value]:
    """Every document of a YAML text; empty ones are left out."""
    prepared = "\n".join(_prepare(line) if line else line for line in text.split("\n"))
    try:
        nodes = yaml_nodes(prepared)
    except Unreadable as error:
        said = tell("not_yaml", yaml_problem(error.problem))
        raise SceneError(said, file, error.line, (), said.es) from None
    return [_value(node, file) for node in nodes if not _is_empty(node)]


def _prepare(line: str) -> str:
    line = _QUESTION.sub(_ASKED, _NUMBERED.sub(rf"\1{_COPY}", line))
    action = _ACTION.match(line)
    if action is not None and re.search(r":(\s|$)", action[2]):
        said = _COMMENT.sub("", action[2])
        return action[1] + "'" + said.replace("'", "''") + "'"
    return line


def _is_empty(node: Node) -> bool:
    return node.is_scalar and node.text in _NULLS


def _value(node: Node, file: str) -> Value:
    line = node.line
    if node.items is not None:
        items = tuple(_value(child, file) for child in node.items)
        return Value(items=items, line=line, file=file)
    if node.pairs is None:
        text = node.text.replace(_COPY, "#").replace(_ASKED, "?")
        return Value(None if node.plain and text in _NULLS else text, line=line, file=file)
    pairs = []
    seen: set[str | None] = set()
    for key, child in node.pairs:
        name = _value(key, file)
        if name.is_scalar and name.text in seen:
            raise name.error(tell("twice", name.text))
        if name.is_scalar:
            seen.add(name.text)
        pairs.append((name, _value(child, file)))
    return Value(pairs=tuple(pairs), line=line, file=file)


# --- and back -------------------------------------------------------------------------------------


def scalar(text: str | int | bool | None) -> Value:
    if text is None:
        return Value(None)
    return Value(str(text).lower() if isinstance(text, bool) else str(text))


def sequence(items: Sequence[Value]) -> Value:
    return Value(items=tuple(items))


def table(pairs: Sequence[tuple[str, Value]]) -> Value:
    return Value(pairs=tuple((scalar(key), value) for key, value in pairs))
