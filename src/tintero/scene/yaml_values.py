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
from tintero.messages import Arg, Message
from tintero.notation.errors import nearest
from tintero.reading import Unreadable, YamlNode, file_text, yaml_nodes
from tintero.scene.errors import SceneError
from tintero.scene.words import A_KEY, NOTHING, What

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

    def error(self, problem: Message, near: Sequence[str] = ()) -> SceneError:
        return SceneError(problem, self.file, self.line, near)

    # --- what a place expects --------------------------------------------------------------------

    def string(self, what: What) -> str:
        if not self.is_scalar or self.text is None:
            raise self.error(Message("scene-text", what=what))
        return self.text

    def integer(self, what: What) -> int:
        text = self.text if self.is_scalar else None
        if text is None or not re.fullmatch(r"[+-]?\d+", text):
            raise self.error(Message("scene-number", what=what, found=self.shown()))
        found = limits.number(text.lstrip("+-"))
        if found > limits.COUNTER:
            raise self.error(
                Message("scene-number-most", what=what, most=limits.COUNTER, found=self.shown())
            )
        return -found if text.startswith("-") else found

    def boolean(self, what: What) -> bool:
        text = (self.text or "").lower() if self.is_scalar else ""
        if text not in _TRUE + _FALSE:
            raise self.error(Message("scene-truth", what=what, found=self.shown()))
        return text in _TRUE

    def listed(self, what: What) -> tuple[Value, ...]:
        """The items; a single value counts as a list of one, nothing as an empty list."""
        if self.items is not None:
            return self.items
        if self.is_null:
            return ()
        if self.pairs is not None and len(self.pairs) != 1:
            raise self.error(Message("scene-list", what=what))
        return (self,)

    def mapping(self, what: What, known: Sequence[str] = ()) -> tuple[tuple[Value, Value], ...]:
        """The pairs; with `known`, any other key is an error."""
        if self.is_null:
            return ()
        if self.pairs is None:
            raise self.error(Message("scene-mapping", what=what, found=self.shown()))
        for key, _ in self.pairs:
            name = key.string(A_KEY)
            if known and name not in known:
                near = nearest(name, known) or known
                raise key.error(Message("scene-unknown-key", key=repr(name), what=what), near)
        return self.pairs

    def shown(self) -> Arg:
        if self.is_null:
            return NOTHING
        if self.is_scalar:
            return repr(limits.clipped(self.text or ""))
        return Message("scene-a-list" if self.items is not None else "scene-a-mapping")


def text_of(path: Path | str) -> str:
    """The text of a file of scenes; `SceneError` where it is none."""
    try:
        return file_text(path)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise SceneError(Message("file-not-text"), str(path), line) from None


def documents(text: str, file: str) -> list[Value]:
    """Every document of a YAML text; empty ones are left out."""
    prepared = "\n".join(_prepare(line) if line else line for line in text.split("\n"))
    try:
        nodes = yaml_nodes(prepared)
    except Unreadable as error:
        problem = Message("scene-not-yaml", problem=error.problem)
        raise SceneError(problem, file, error.line) from None
    return [_value(node, file) for node in nodes if not _is_empty(node)]


def _prepare(line: str) -> str:
    line = _QUESTION.sub(_ASKED, _NUMBERED.sub(rf"\1{_COPY}", line))
    action = _ACTION.match(line)
    if action is not None and re.search(r":(\s|$)", action[2]):
        said = _COMMENT.sub("", action[2])
        return action[1] + "'" + said.replace("'", "''") + "'"
    return line


def _is_empty(node: YamlNode) -> bool:
    return node.is_scalar and node.text in _NULLS


def _value(node: YamlNode, file: str) -> Value:
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
            raise name.error(Message("scene-twice", key=repr(name.text)))
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
