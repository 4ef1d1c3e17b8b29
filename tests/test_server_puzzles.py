"""Puzzles over HTTP: the list, one in words, and played as a lesson is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tintero.puzzles import puzzle_named, shelf
from web_app import WebApp

pytestmark = pytest.mark.pure_only
HELLO = {"t": "hello", "id": 1, "table": "x"}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def solve(web: WebApp, name: str, say: Any, done: Any = ()) -> Any:
    answer = web.post(f"/api/puzzles/{name}", {"say": say, "done": list(done)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_list_and_the_words(web: WebApp) -> None:
    rows = web.get("/api/puzzles?lang=es").json()["puzzles"]
    assert [row["id"] for row in rows] == list(shelf())
    said = web.get(f"/api/puzzles/{rows[0]['id']}?lang=es").json()
    assert said["row"] == rows[0]
    assert len(said["steps"]) > rows[0]["plays"] and said["hint"]
    assert web.get("/api/puzzles/9999").status_code == 404


@pytest.mark.parametrize("kind", ["win", "survive"])
def test_played_over_http(web: WebApp, kind: str) -> None:
    name = next(id for id, one in shelf().items() if one.kind == kind)
    done = solve(web, name, HELLO).get("done", [])
    said: Any = {}
    for line in puzzle_named(name).solution:
        said = solve(web, name, {"t": "do", "id": 2, "v": 0, "line": line}, done)
        assert said["told"][-1]["t"] == "done", said
        done = said["done"]
    assert said["reached"] and "failed" not in said
    lost = solve(web, name, {"t": "do", "id": 2, "v": 0, "line": "end"})
    assert lost["failed"] and "reached" not in lost and "lucky" not in lost
