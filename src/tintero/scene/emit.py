"""Values → YAML text: short things on one line, the frame of a scene in blocks."""

from __future__ import annotations

import json
import re

from tintero.plain import as_json
from tintero.reading import Unreadable, YamlNode, yaml_nodes
from tintero.scene.yaml_values import Value

WIDTH = 98
_SAFE = re.compile(r"[A-Za-z](?:[\w .!'>-]*[\w.!'])?|\d+(?:x [\w .!'-]*[\w.!'])?")  # plain, surely
# What is always written over several lines, whatever its length.
BLOCKS = ("", "seats", "seats.*", "seats.*.play", "steps")


def emit(value: Value) -> str:
    """A document, ending in a newline."""
    return "\n".join(_block(value, 0, "")) + "\n"


def flow(value: Value) -> str:
    """On one line."""
    if value.items is not None:
        return "[" + ", ".join(_item(item) for item in value.items) + "]"
    if value.pairs is not None:
        return "{" + ", ".join(f"{flow(k)}: {flow(v)}" for k, v in value.pairs) + "}"
    return "null" if value.text is None else quoted(value.text)


def _item(value: Value) -> str:
    """A pair in a list needs no braces."""
    if value.pairs is not None and len(value.pairs) == 1:
        ((key, inner),) = value.pairs
        return f"{flow(key)}: {flow(inner)}"
    return flow(value)


def quoted(text: str) -> str:
    """The text plain if YAML reads it back as it is, else in quotes; a clause always in quotes."""
    if _SAFE.fullmatch(text) and text.lower() != "null":
        return text
    clause = re.fullmatch(r"\d+(\.\d+)+", text)
    if text and not clause and " #" not in text and text.strip() == text and "\n" not in text:
        try:
            nodes = yaml_nodes(f"{{{text}: [{text}]}}")
        except Unreadable:
            nodes = []
        if len(nodes) == 1 and nodes[0].pairs is not None and len(nodes[0].pairs) == 1:
            key, inner = nodes[0].pairs[0]
            if _is_plain(key, text) and inner.items is not None:
                if len(inner.items) == 1 and _is_plain(inner.items[0], text):
                    return text
    return as_json(json.dumps(text, ensure_ascii=False))


def _is_plain(node: YamlNode, text: str) -> bool:
    nulls = ("", "~", "null", "Null", "NULL")
    return node.is_scalar and node.text == text and text not in nulls


def _block(value: Value, indent: int, path: str) -> list[str]:
    pad = " " * indent
    if value.pairs is not None:
        lines = []
        for key, inner in value.pairs:
            name = flow(key)
            below = _below(path, key)
            one = f"{pad}{name}: {flow(inner)}"
            if _on_one_line(inner, one, below):
                lines.append(one)
            elif inner.items and all(item.is_scalar for item in inner.items):
                lines += _wrapped(f"{pad}{name}: [", inner.items, " " * (indent + 2))
            else:
                lines += [f"{pad}{name}:", *_block(inner, indent + 2, below)]
        return lines
    assert value.items is not None
    lines = []
    for item in value.items:
        one = f"{pad}- {_item(item)}"
        if item.is_scalar or (item.pairs is not None and not item.pairs) or len(one) <= WIDTH:
            if item.pairs is None or len(item.pairs) < 2 or path != "steps":
                lines.append(one)
                continue
        inner_lines = _block(item, indent + 2, f"{path}.*")
        lines += [f"{pad}- {inner_lines[0].strip()}", *inner_lines[1:]]
    return lines


def _wrapped(head: str, items: tuple[Value, ...], pad: str) -> list[str]:
    """A long list of texts, over as many lines as it needs."""
    lines = [head]
    for i, item in enumerate(items):
        text = flow(item) + ("]" if i == len(items) - 1 else ",")
        room = len(lines[-1]) + 1 + len(text) <= WIDTH
        if lines[-1] == head:
            lines[-1] += text
        elif room:
            lines[-1] += " " + text
        else:
            lines.append(pad + text)
    return lines


def _below(path: str, key: Value) -> str:
    if path == "seats":
        return "seats.*"
    return f"{path}.{key.text}" if path else f"{key.text}"


def _on_one_line(value: Value, line: str, path: str) -> bool:
    if value.is_scalar or not (value.items or value.pairs):
        return True
    return path not in BLOCKS and len(line) <= WIDTH
