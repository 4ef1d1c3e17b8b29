"""`tintero serve` and `tintero play --web`: what they begin with, and what they say."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from importlib import util
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

import tintero
from tintero.cli.serve import begin_serving
from tintero.cli.shell.main import app
from tintero.server import serving
from tintero.server.host import Host, ServerSettings
from tintero.server.store import open_store

pytestmark = pytest.mark.pure_only


def ran(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), env={"LANG": "C", "LC_ALL": ""})
    return result.exit_code, result.output


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = util.find_spec
    monkeypatch.setattr(
        begin_serving, "find_spec", lambda name: None if name == "uvicorn" else found(name)
    )
    for words in (["serve"], ["play", "--web"]):
        code, said = ran(*words)
        assert code == 2 and 'pip install "tintero[web]"' in said and "uvicorn" in said
    code, said = ran("serve", "--lang", "es")
    assert code == 2 and "no están instalados" in said


def test_a_table_in_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser is opened at a seat of a table against that bot, with those decks."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    opened: list[str] = []
    monkeypatch.setattr(begin_serving.webbrowser, "open", opened.append)
    seen: dict[str, Any] = {}

    def serve(settings: ServerSettings, address: str, port: int, ready: Any) -> bool:
        async def once() -> None:
            host = Host(ServerSettings(settings.db, warm=False))
            await host.start()
            await ready(host, "http://127.0.0.1:9")
            (room,) = host.rooms.values()
            seen.update(plan=room.plan, address=address, asked=room.match is not None)
            await host.close()

        asyncio.run(once())
        return True

    monkeypatch.setattr(serving, "serve", serve)
    words = ["--name", "Ana", "--deck", "amber-ruby", "--bot", "random", "--best-of", "3"]
    code, said = ran("play", "--web", "--free-undo", *words)
    assert code == 0, said
    (link,) = opened
    assert link in said and link.startswith("http://127.0.0.1:9/t/t-") and "#" in link
    plan = seen["plan"]
    assert [seat.name for seat in plan.seats][:1] == ["Ana"] and plan.seats[1].bot == "random"
    assert (plan.best_of, plan.free_undo, seen["address"]) == (3, True, "127.0.0.1")
    assert len(plan.seats[0].cards) == 60 and plan.seats[0].cards != plan.seats[1].cards
    assert seen["asked"]


@pytest.mark.parametrize("words", [["--seed", "3"], ["--hot-seat"], ["--best-of", "5"]])
def test_what_a_browser_does_not_do(words: list[str]) -> None:
    code, said = ran("play", "--web", *words)
    assert code == 2 and "--web" in said


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM")
def test_several_processes_and_an_orderly_end(tmp_path: Path) -> None:
    """Each says which tables are its own; the clocks of a game are written down at the end."""
    folder = str(Path(tintero.__file__).resolve().parent.parent)
    port, db = 20_000 + os.getpid() % 20_000, tmp_path / "tables.db"
    words = ["serve", "--port", str(port), "--shards", "2", "--workers", "1", "--db", str(db)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tintero", *words],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": folder, "LANG": "C"},
    )
    try:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(3)]
        assert said[0].startswith("2 processes")
        assert sorted(line.split()[1] for line in said[1:]) == ["s1-…", "s2-…"]
        made = new_table(port + 1)
        assert made["table"].startswith("s2-")
        with connect(f"ws://127.0.0.1:{port + 1}/ws/{made['table']}") as socket:
            hello = {"t": "hello", "id": 1, "table": made["table"], "token": made["token"]}
            socket.send(json.dumps(hello))
            while (told := json.loads(socket.recv(60)))["t"] != "table":
                pass
            assert told["table"]["state"] == "waiting"
            with connect(f"ws://127.0.0.1:{port}/ws") as elsewhere:
                elsewhere.send(json.dumps(hello))
                assert json.loads(elsewhere.recv(60))["code"] == "no"
            post(f"http://127.0.0.1:{port + 1}/api/tables/{made['table']}/sit", {})
            process.send_signal(signal.SIGTERM)
            while (told := json.loads(socket.recv(60)))["t"] != "notice":
                pass
            assert told["kind"] == "deploy"
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()

    async def kept() -> list[str]:
        store = await open_store(str(db))
        rows = await store.load(made["table"])
        await store.close()
        return [row.kind for row in rows.log]

    assert asyncio.run(kept()) == ["game", "clock", "pause", "clock"]


def post(url: str, body: object) -> Any:
    import httpx

    answer = httpx.post(url, json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def new_table(port: int) -> Any:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    return post(f"http://127.0.0.1:{port}/api/tables", {"seats": seats, "clock": "casual"})
