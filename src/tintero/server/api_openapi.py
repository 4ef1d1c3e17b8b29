"""The published description of the calls (OpenAPI 3.1), made of their list and their shapes."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tintero._build import VERSION
from tintero.messages import Message
from tintero.server.api_shapes import MOST_SEATS, ProblemSaid
from tintero.state.ruleset import VERSIONS

if TYPE_CHECKING:
    from tintero.server.api import ApiCall

WORDS: Final = re.compile(r"\w+")
REFS: Final = "#/components/schemas/{name}"
WHAT: Final = {
    "game": ("query", "Which game of the table, from 1", {"type": "integer", "minimum": 1}),
    "seat": (
        "query",
        "Whose eyes: a seat from 0, -1 for who watched, `all` for everything",
        {
            "anyOf": [
                {"type": "integer", "minimum": -1, "maximum": MOST_SEATS - 1},
                {"const": "all"},
            ]
        },
    ),
    "q": ("query", "The question, as one would ask it at the table", {"type": "string"}),
    "v": ("query", "The content of the file", {"type": "string"}),
    "variant": ("query", "A variant by its name", {"type": "string"}),
    "rules": ("query", "The version of the rules", {"type": "string", "enum": list(VERSIONS)}),
    "number": ("path", "The clause", {"type": "string", "minLength": 1}),
    "lang": ("query", "The language of sentences, before `Accept-Language`", {"type": "string"}),
    "id": ("path", "The table", {"type": "string", "minLength": 1}),
    "lesson": ("path", "The lesson", {"type": "string", "minLength": 1}),
    "puzzle": ("path", "The puzzle", {"type": "string", "minLength": 1}),
    "at": ("path", "After how many actions", {"type": "integer", "minimum": 0}),
    "kind": (
        "path",
        "Which of the books",
        {"type": "string", "enum": ["rules", "cards", "cases", "plays"]},
    ),
    "file": ("path", "`{lang}-{hash}.json`", {"type": "string", "minLength": 1}),
}
# Beyond the answer itself; every one of them is a `ProblemSaid`.
PROBLEMS: Final = {
    400: "It can't be read, or not be done so",
    403: "It comes from another page",
    404: "There is no such thing",
    408: "It did not come in time",
    409: "Not now: the seat is taken, the game is not over",
    413: "It is too long",
    429: "Too often",
    500: "A mistake of the server",
    503: "Not now: the disk, the judge",
}


def document(calls: Sequence[ApiCall]) -> dict[str, Any]:
    shapes = {one.gives for one in calls if not isinstance(one.gives, str)}
    shapes |= {one.takes for one in calls if one.takes is not None} | {ProblemSaid}
    ordered = sorted(shapes, key=lambda shape: str(shape.__name__))
    refs, parts = msgspec.json.schema_components(ordered, schema_hook=said, ref_template=REFS)
    found = dict(zip(ordered, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in calls:
        paths.setdefault(f"/api{one.path}", {})[one.method.lower()] = operation(one, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tintero, the web table",
            "version": VERSION,
            "description": "Tables, decks, cards, games that are over. A game itself goes over the "
            "socket. Sentences are arrays of pieces: strings, and things by their kind.",
        },
        "paths": paths,
        "components": {"schemas": {name: loosened(parts[name]) for name in sorted(parts)}},
    }


def loosened(schema: Any) -> Any:
    """Arrays of a fixed length as every version of JSON Schema can say them: what may stand in
    them, but not where."""
    if isinstance(schema, list):
        return [loosened(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: loosened(value) for key, value in schema.items()}
    places = made.pop("prefixItems", made.get("items"))
    if isinstance(places, list):
        kinds = [one for n, one in enumerate(places) if one not in places[:n]]
        made["items"] = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    return made


def operation(one: ApiCall, refs: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    in_path = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    made: dict[str, Any] = {
        "summary": one.about,
        "operationId": "_".join([one.method.lower(), *WORDS.findall(one.path)]),
        "parameters": [parameter(name) for name in (*in_path, *one.query, "lang")],
        "responses": {str(one.status): answer(one, refs)},
    }
    if one.takes is not None:
        content = {"application/json": {"schema": refs[one.takes]}}
        made["requestBody"] = {"required": True, "content": content}
    for status, about in PROBLEMS.items():
        content = {"application/json": {"schema": refs[ProblemSaid]}}
        made["responses"][str(status)] = {"description": about, "content": content}
    return made


def parameter(name: str) -> dict[str, Any]:
    where, about, schema = WHAT[name]
    return {
        "name": name, "in": where, "required": where == "path", "description": about,
        "schema": schema,
    }  # fmt: skip


def answer(one: ApiCall, refs: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    if one.gives == "application/json":
        content: dict[str, Any] = {one.gives: {"schema": {"type": "object"}}}
    elif isinstance(one.gives, str):
        content = {one.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": refs[one.gives]}}
    return {"description": one.about, "content": content}


def said(type: type) -> dict[str, Any]:
    """A sentence in the language asked for."""
    assert type is Message, type
    thing = {"type": "object", "additionalProperties": {"type": "string"}}
    pieces = {"type": "array", "items": {"anyOf": [{"type": "string"}, thing]}}
    return {"anyOf": [pieces, {"type": "string"}]}


@lru_cache(maxsize=1)
def text(calls: Sequence[ApiCall]) -> str:
    return json.dumps(document(calls), indent=1, ensure_ascii=False) + "\n"
