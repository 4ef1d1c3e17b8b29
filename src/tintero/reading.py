"""Bytes from outside → text, JSON, YAML: within the limits, or an error that names the line.

Nothing here knows what a file is about. Whatever the bytes are, the answer is a value or one of
three errors: `OSError` (it cannot be read, or is too large), `UnicodeDecodeError`, `Unreadable`.
"""

from __future__ import annotations

import errno
import json
import os
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from tintero import limits
from tintero.messages import Message, Problem

# libyaml's reader where it is there: ten times as fast. Both give events with their lines.
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[{\]}]', re.DOTALL)
_DIGITS: Final = re.compile(r"[0-9]{1000,}")
_STRUCTURE: Final = ",:[{"
GZIP: Final = b"\x1f\x8b"


# What the readers of JSON and of YAML say, by a part of it, and what we say.
_JSON_SAYS: Final = (
    ("Expecting value", "file-json-value"),
    ("Expecting ',' delimiter", "file-json-comma"),
    ("Expecting ':' delimiter", "file-json-colon"),
    ("property name", "file-json-name"),
    ("Extra data", "file-json-more"),
    ("Unterminated string", "file-json-string"),
    ("Invalid control character", "file-json-control"),
    ("escape", "file-json-escape"),
)
_YAML_SAYS: Final = (
    ("mapping values are not allowed", "file-yaml-pair"),
    ("could not find expected ':'", "file-yaml-colon"),
    ("expected ',' or ']'", "file-yaml-list"),
    ("expected ',' or '}'", "file-yaml-map"),
    ("expected <block end>", "file-yaml-block"),
    ("cannot start any token", "file-yaml-token"),
    ("unexpected end of stream", "file-yaml-cut"),
    ("expected the node content", "file-yaml-content"),
    ("expected node content", "file-yaml-content"),
    ("did not find expected", "file-yaml-expected"),
    ("control characters", "file-yaml-control"),
    ("not allowed", "file-yaml-sign"),
)


class Unreadable(Problem, ValueError):
    """A text that is no JSON or no YAML, or more than is taken. `kind` tells which."""

    def __init__(self, kind: str, problem: Message, line: int = 1, column: int = 0) -> None:
        self.kind = kind  # "syntax", "deep", "large", "number" or "sign"
        self.problem = problem
        self.line = line
        self.column = column
        super().__init__(Message("file-line", line=line, problem=problem))


def _ours(said: str, known: tuple[tuple[str, str], ...]) -> Message:
    """What a library says, in our words where we have some."""
    for part, id in known:
        if part in said:
            return Message(id)
    return Message("file-said", said=said)


# --- files --------------------------------------------------------------------------------------


def file_bytes(path: Path | str, most: int = limits.TEXT_BYTES) -> bytes:
    """The content of a file; `OSError` (EFBIG) if there is more of it than that."""
    with Path(path).open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def file_text(path: Path | str, most: int = limits.TEXT_BYTES) -> str:
    """The same as text, with `\\n` at the end of every line."""
    text = file_bytes(path, most).decode("utf-8")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def gunzipped(content: bytes, most: int) -> bytes:
    """What a gzip holds; `Unreadable` if it is damaged or holds more than that."""
    found: list[bytes] = []
    size = 0
    while content:
        unpacking = zlib.decompressobj(wbits=31)
        try:
            part = unpacking.decompress(content, most + 1 - size)
        except zlib.error as error:
            raise Unreadable("syntax", Message("file-said", said=str(error))) from None
        size += len(part)
        if size > most:
            raise Unreadable("large", Message("file-too-much"))
        if not unpacking.eof:
            raise Unreadable("syntax", Message("file-cut"))
        found.append(part)
        content = unpacking.unused_data.lstrip(b"\0")  # a gzip may have several parts
    return b"".join(found)


# --- JSON ---------------------------------------------------------------------------------------


def json_value(text: str) -> Any:
    """What a JSON text says."""
    if sum(text.count(sign) for sign in _STRUCTURE) > limits.JSON_VALUES:
        raise Unreadable("large", Message("file-too-many-values"))
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        problem = _ours(error.msg, _JSON_SAYS)
        raise Unreadable("syntax", problem, error.lineno, error.colno) from None
    except RecursionError:
        raise Unreadable("deep", Message("file-too-deep"), _deep_line(text)) from None
    except ValueError:  # Python's own limit for the digits of a number
        found = _DIGITS.search(text)
        line = text.count("\n", 0, found.start() if found else 0) + 1
        raise Unreadable("number", Message("file-long-number"), line) from None
    if _is_deep(value):
        raise Unreadable("deep", Message("file-too-deep"), _deep_line(text))
    return value


def _is_deep(value: Any) -> bool:
    """Whether it is nested deeper than is taken, so that nobody who walks it needs to ask."""
    level = [value]
    for _ in range(limits.DEPTH + 1):
        inside: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inside += one.values()
            elif isinstance(one, list):
                inside += one
        if not inside:
            return False
        level = inside
    return True


def _deep_line(text: str) -> int:
    depth = 0
    for found in _TOKEN.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > limits.DEPTH:
            return text.count("\n", 0, found.start()) + 1
    return 1


# --- YAML ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class YamlNode:
    """A value of a YAML text as it is written: a scalar (`text`), a list or a mapping."""

    line: int
    text: str = ""
    items: tuple[YamlNode, ...] | None = None
    pairs: tuple[tuple[YamlNode, YamlNode], ...] | None = None
    plain: bool = False  # a scalar without quotes
    size: int = 1  # how many values it is, aliases counted as what they stand for
    depth: int = 0  # how many lists and mappings lie one in the other, likewise

    @property
    def is_scalar(self) -> bool:
        return self.items is None and self.pairs is None


class _Open:
    """A list or a mapping whose end has not been read."""

    def __init__(self, line: int, anchor: str | None, mapping: bool) -> None:
        self.line = line
        self.anchor = anchor
        self.mapping = mapping
        self.inside: list[YamlNode] = []

    def closed(self) -> YamlNode:
        size = 1 + sum(node.size for node in self.inside)
        depth = 1 + max((node.depth for node in self.inside), default=0)
        if self.mapping:
            pairs = tuple(zip(self.inside[::2], self.inside[1::2], strict=True))
            return YamlNode(self.line, pairs=pairs, size=size, depth=depth)
        return YamlNode(self.line, items=tuple(self.inside), size=size, depth=depth)


def yaml_nodes(text: str) -> list[YamlNode]:
    """The documents of a YAML text, without recursion: whoever walks a node may recurse."""
    try:
        return list(_documents(text))
    except yaml.reader.ReaderError as error:
        problem = _ours(str(error.reason), _YAML_SAYS)
        raise Unreadable("sign", problem, _line_at(text, error.position)) from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = _ours(getattr(error, "problem", None) or str(error), _YAML_SAYS)
        raise Unreadable("syntax", problem, 1 if mark is None else mark.line + 1) from None
    except UnicodeEncodeError as error:  # half of a pair of surrogates
        line = text.count("\n", 0, error.start) + 1
        raise Unreadable("sign", Message("file-no-script"), line) from None


def _line_at(text: str, place: int) -> int:
    """libyaml counts bytes, Python's reader letters."""
    if _LOADER is yaml.SafeLoader:
        return text.count("\n", 0, place) + 1
    return text.encode("utf-8")[:place].count(b"\n") + 1


def _documents(text: str) -> Iterator[YamlNode]:
    anchors: dict[str, YamlNode] = {}
    opened: list[_Open] = []
    values = 0
    for event in yaml.parse(text, Loader=_LOADER):
        line = event.start_mark.line + 1
        done: YamlNode | None = None
        if isinstance(event, yaml.ScalarEvent):
            # libyaml says "" where Python's reader says None
            done = YamlNode(line, event.value, plain=not event.style)
            values += 1
            if len(event.value) > limits.YAML_TEXT:
                raise Unreadable("large", Message("file-long-text"), line)
        elif isinstance(event, yaml.CollectionStartEvent):
            values += 1
            opened.append(_Open(line, event.anchor, isinstance(event, yaml.MappingStartEvent)))
            if len(opened) > limits.DEPTH:
                raise Unreadable("deep", Message("file-too-deep"), line)
        elif isinstance(event, yaml.CollectionEndEvent):
            last = opened.pop()
            done = last.closed()
            if last.anchor is not None:
                anchors[last.anchor] = done
        elif isinstance(event, yaml.AliasEvent):
            if event.anchor not in anchors:
                problem = Message("file-yaml-alias", name=repr(event.anchor))
                raise Unreadable("syntax", problem, line)
            done = anchors[event.anchor]
            values += done.size
            if len(opened) + done.depth > limits.DEPTH:
                raise Unreadable("deep", Message("file-too-deep"), line)
        elif isinstance(event, yaml.DocumentStartEvent):
            anchors = {}
        if values > limits.YAML_VALUES:
            raise Unreadable("large", Message("file-too-many-values"), line)
        if done is None:
            continue
        if isinstance(event, yaml.ScalarEvent) and event.anchor is not None:
            anchors[event.anchor] = done
        if opened:
            opened[-1].inside.append(done)
        else:
            yield done


def yaml_plain(text: str) -> Any:
    """The one document of a YAML text as lists, dicts and texts: nothing is typed by its looks."""
    found = yaml_nodes(text)
    return _plain(found[0]) if found else None


def _plain(node: YamlNode) -> Any:
    if node.items is not None:
        return [_plain(item) for item in node.items]
    if node.pairs is not None:
        return {_plain(key): _plain(value) for key, value in node.pairs if key.is_scalar}
    return node.text
