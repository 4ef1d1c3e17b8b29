"""The protocol of the web table: its published schema, its page of the docs, and its example.

`python tests/test_protocol.py` writes the schema anew.
"""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from test_schema import said
from test_server_socket import served, url
from tintero.server import api_shapes, protocol
from tintero.views.shapes import MessageView

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "protocol.schema.json"
PAGE = ROOT / "docs" / "protocol.md"
HTTP = (
    api_shapes.TableGiven, api_shapes.SitGiven, api_shapes.SeatMade, api_shapes.DeckChecked,
    api_shapes.ListedTable, api_shapes.ProblemSaid,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One document: what is heard, what is sent, and what goes over HTTP."""
    heard, sent = protocol.Heard.__args__, protocol.Sent.__args__  # type: ignore[attr-defined]
    refs, parts = msgspec.json.schema_components(
        (*heard, *sent, *HTTP, MessageView), schema_hook=said, ref_template="#/$defs/{name}"
    )
    names = list(refs)
    count = len(heard)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Protocol {protocol.PROTOCOL} of the web table of Tintero",
        "properties": {
            "heard": {"description": "what a client says", "anyOf": names[:count]},
            "sent": {
                "description": "what the server says",
                "anyOf": names[count : count + len(sent)],
            },
        },
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


@pytest.mark.pure_only
def test_the_published_schema_is_that_of_the_messages() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python tests/test_protocol.py"


@pytest.mark.pure_only
def test_the_page_tells_of_every_message() -> None:
    told = set(re.findall(r"^\| `([\w ]+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    messages = (*protocol.Heard.__args__, *protocol.Sent.__args__)  # type: ignore[attr-defined]
    tags = {str(one.__struct_config__.tag) for one in messages}
    assert tags <= told, tags - told


@pytest.mark.pure_only
def test_the_example_plays_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "examples" / "web_client.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 60
    example = runpy.run_path(str(path))
    ended: list[str] = []

    async def test() -> None:
        async with served(tmp_path) as server:
            client = threading.Thread(
                target=lambda: ended.append(example["play"](url(server), "es", 3)), daemon=True
            )
            client.start()
            while client.is_alive():
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(test(), 120))
    (how,) = ended
    assert how.startswith("Gana "), how
    assert "CR" in how and "> " in capsys.readouterr().out


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
