"""Lessons and the coach over HTTP: nothing is kept, and whatever is sent gets a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tintero.learn import LESSONS, lesson_named
from web_app import DECKS, WebApp

pytestmark = pytest.mark.pure_only
HELLO = {"t": "hello", "id": 1, "table": "x"}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def learn(web: WebApp, name: str, say: Any, done: Any = (), lang: str = "en") -> Any:
    answer = web.post(f"/api/lessons/{name}?lang={lang}", {"say": say, "done": list(done)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_lesson_is_played_over_http(web: WebApp) -> None:
    told = {one["id"]: one for one in web.get("/api/lessons?lang=es").json()["lessons"]}
    assert tuple(told) == LESSONS
    for name in LESSONS:
        first = learn(web, name, HELLO)
        assert [one["t"] for one in first["told"]] == ["welcome", "table", "state"]
        done: list[str] = first.get("done", [])
        for line in lesson_named(name).solution:
            said = learn(web, name, {"t": "do", "id": 2, "v": 0, "line": line}, done)
            assert [one["t"] for one in said["told"]] == ["state", "done"], said
            done = said["done"]
        assert said["reached"]


def test_a_wrong_try_is_told_why_and_changes_nothing(web: WebApp) -> None:
    said = learn(web, "ink", {"t": "do", "id": 3, "v": 0, "line": "ink Dragon Fire"}, lang="es")
    (refused,) = said["told"]
    assert refused["t"] == "refused" and refused["rule"] == "4.2.1.1"
    assert "done" not in said and "reached" not in said
    seen = learn(web, "ink", {"t": "look", "id": 4, "card": "c3"})["told"][0]
    assert [one["rule"] for one in seen["thoughts"]] == ["4.2.1.1", "1.5.3"]


def test_everything_is_taken_back(web: WebApp) -> None:
    done = learn(web, "drying", {"t": "do", "id": 2, "v": 0, "line": "end"})["done"]
    assert done == ["end", "end"], "the rival has ended a turn too"
    back = learn(web, "drying", {"t": "back", "id": 3, "v": 0}, done)
    assert "done" not in back and [one["t"] for one in back["told"]] == ["state", "done"]


@pytest.mark.parametrize(
    "body",
    [
        {"say": {"t": "hint", "id": 1}, "done": ["end"] * 200},
        {"say": {"t": "hint", "id": 1}, "done": ["quest Pumbaa"]},
        {"say": {"t": "hint", "id": 1}, "done": ["x" * 9_000]},
        {"say": {"t": "chat", "id": 1, "text": "?"}},
        {"say": {"t": "do", "id": 1, "v": 0}},
        {"done": []},
        "{",
    ],
)
def test_what_leads_nowhere_gets_a_sentence(web: WebApp, body: Any) -> None:
    answer = web.post("/api/lessons/ink", body)
    assert answer.status_code == 400 and answer.json()["said"]


def test_there_is_no_such_lesson(web: WebApp) -> None:
    answer = web.post("/api/lessons/sing", {"say": HELLO})
    assert answer.status_code == 404 and "ink, play" in str(answer.json()["said"])


def test_the_coach_speaks_to_who_plays_a_bot(web: WebApp) -> None:
    me = {"kind": "me", "deck": {"shipped": DECKS[0]}}
    bot = {"kind": "bot", "bot": "random", "deck": {"shipped": DECKS[1]}}
    made = web.post("/api/tables", {"seats": [me, bot]}).json()
    path = f"/api/tables/{made['table']}/coach?lang=es"
    word = web.post(path, headers={"Authorization": f"Bearer {made['token']}"})
    assert word.status_code == 200 and word.json()["rule"] in ("2.2.2", "4.6.4.2"), "or who waits"
    assert web.post(path).status_code == 409, "without its key a seat is told nothing"
    table = web.table()
    key = {"Authorization": "Bearer nothing"}
    assert web.post(f"/api/tables/{table}/coach", headers=key).status_code == 409
