"""`tintero mcp`, with the SDK's own client: over stdio, over HTTP, and at a table."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import util
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from typer.testing import CliRunner

from test_server_socket import opened, served, url
from tintero.assistant.scene_rulings import SceneRulings
from tintero.assistant.tools import tool_server
from tintero.cli.mcp import command
from tintero.cli.shell.main import app
from tintero.messages import Message, say
from web_app import DECKS

pytestmark = pytest.mark.pure_only

KEY = "qK3-a_key-of-letters"
TOOLS = {
    "rules_clause", "rules_search", "ask_rules", "case", "case_run", "cards_find", "card",
    "deck_check", "deck_odds", "judge_scene", "judge_try", "table_sit", "table_see",
    "table_options", "table_do", "table_why_not", "table_leave",
}  # fmt: skip
SCENE = """
title: A guard stands before a friend
seats:
  1: {play: [Goofy - Knight for a Day]}
  2:
    play:
      - Mickey Mouse - True Friend: {exerted: true}
      - Simba - Protective Cub: {exerted: true}
"""
# What is wrong with a call, and a word of the sentence it gets.
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("ask_rules", {"question": ""}, "pregunta algo"),
    ("ask_rules", {"question": "ward " * 10_000}, "demasiado larga"),
    ("ask_rules", {}, "question"),
    ("ask_rules", {"question": ["ward"]}, "question"),
    ("rules_clause", {"number": "77.1"}, "77.1"),
    ("rules_clause", {"number": "7.7", "rules": "9"}, "2.1, 2.2, 2.3"),
    ("rules_search", {"words": "bolsa", "lang": "tlh"}, "en, es"),
    ("case", {"id": "JC-999"}, "JC-999"),
    ("case_run", {"id": "\x00"}, "ningún caso"),
    ("card", {"name": "Simba"}, "Simba - Protective Cub"),
    ("card", {"name": "x" * 100_000}, "demasiado largo"),
    ("cards_find", {}, "palabra clave"),
    ("cards_find", {"keyword": "Flying"}, "Evasive"),
    ("deck_check", {"deck": ""}, "shipped:"),
    ("deck_check", {"deck": "shipped:none"}, "none"),
    ("deck_check", {"deck": "4 Simba", "format": "x"}, "x"),
    ("deck_odds", {"deck": "4 Be Prepared"}, "cartas"),
    ("deck_odds", {"deck": f"shipped:{DECKS[0]}", "turns": 1_000}, "12"),
    ("judge_scene", {"scene": "seats: ["}, "YAML"),
    ("judge_scene", {"scene": "x" * 100_000}, "demasiado largo"),
    ("judge_scene", {"scene": SCENE, "rules": "1.0"}, "2.1, 2.2, 2.3"),
    ("no_such_tool", {}, "ninguna herramienta"),
    ("table_see", {"seat": "nobody"}, "siéntate"),
    ("table_sit", {"link": "what"}, "enlace"),
    ("table_sit", {"link": "http://example.org/t/t1#key"}, "--server"),
    ("table_sit", {"link": "http://127.0.0.1:9/t/t1#key"}, "no responde"),
]


async def called(client: Client, tool: str, **given: Any) -> dict[str, Any]:
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content
    found = answer.structured_content
    assert isinstance(found, dict)
    return found


async def refused(client: Client, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    assert answer.is_error, (tool, answer.structured_content)
    (told,) = answer.content
    assert "Traceback" not in told.text and "Error executing" not in told.text, told.text
    return str(told.text)


async def all_is_offered(client: Client) -> None:
    """Every tool of rules, cards, decks and scenes, and whatever is wrong with a call."""
    listed = (await client.list_tools()).tools
    assert {one.name for one in listed} == TOOLS and all(one.description for one in listed)
    asked = await called(client, "ask_rules", question="mi rival desafía a un guardaespaldas")
    assert asked["clauses"][0]["number"] == "8.3.3" and asked["scene"]["text"]
    one = await called(client, "rules_clause", number="7.7.4", lang="en")
    assert one["below"][0]["number"] == "7.7.4.1" and one["title"] == "Resolving the bag"
    assert (await called(client, "rules_search", words="bolsa"))["clauses"][0]["number"] == "7.7"
    assert (await called(client, "case", id="153"))["clauses"][0]["number"] == "8.3.3"
    run = await called(client, "case_run", id="JC-153")
    assert run["result"] == "passed" and run["first_scene"]["sequence"]
    found = await called(client, "cards_find", name="protctive cub")
    assert [card["card"] for card in found["cards"]] == ["Simba - Protective Cub"]
    card = await called(client, "card", name="Simba - Protective Cub")
    assert (
        set(card["text"]) == {"en", "es", "fr"} and card["understood"] and "JC-153" in card["cases"]
    )
    deck = await called(client, "deck_check", deck=f"shipped:{DECKS[0]}", format="infinity")
    assert deck["fine"] and deck["count"] == 60 and sum(deck["cards"].values()) == 60
    odds = await called(client, "deck_odds", deck=f"shipped:{DECKS[0]}", turns=3)
    assert len(odds["by_turn"]) == 3
    tried = await called(client, "judge_try", scene=SCENE, action="challenge Goofy > Mickey Mouse")
    assert tried["verdict"] == "no" and "8.3.3" in str(tried["sequence"])
    tried = await called(client, "judge_try", scene=SCENE, action="1: challenge Goofy > Simba")
    assert tried["verdict"] != "no" and "4.6.6.2" in str(tried["sequence"])
    judged = await called(client, "judge_scene", scene=tried["scene"], rules="2.1")
    assert judged["rules"] == "2.1"
    for tool, given, word in WRONG:
        assert word in await refused(client, tool, **given), (tool, given)


def environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "es_ES.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}


def words(*more: str) -> list[str]:
    return ["-m", "tintero", "mcp", "--lang", "es", "--server", "http://127.0.0.1:9", *more]


def test_over_stdio() -> None:
    async def test() -> None:
        given = StdioServerParameters(command=sys.executable, args=words(), env=environment())
        async with Client(stdio_client(given)) as client:
            await all_is_offered(client)

    asyncio.run(asyncio.wait_for(test(), 120))


def test_over_http_with_a_key() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def test() -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            except OSError:
                assert process.poll() is None
                await asyncio.sleep(0.1)
        address = f"http://127.0.0.1:{port}/mcp"
        async with create_mcp_http_client() as nobody:
            for given in ({}, {"Authorization": "Bearer " + KEY[:-1]}, {"Authorization": KEY}):
                answer = await nobody.post(address, json={}, headers=given)
                assert answer.status_code == 401 and "clave" in answer.json()["error"]
        headers = {"Authorization": f"bearer {KEY}"}
        async with (
            create_mcp_http_client(headers=headers) as known,
            Client(streamable_http_client(address, http_client=known)) as client,
        ):
            await all_is_offered(client)

    started = [sys.executable, *words("--http", "--port", str(port))]
    keyed = environment() | {"TINTERO_MCP_KEY": KEY}
    process = subprocess.Popen(started, env=keyed, stderr=subprocess.DEVNULL)
    try:
        asyncio.run(asyncio.wait_for(test(), 120))
    finally:
        process.terminate()
        process.wait(30)


def test_a_scene_that_takes_too_long_is_broken_off() -> None:
    async def test() -> None:
        rulings = SceneRulings()
        rulings.seconds = 0.0
        async with Client(tool_server("es", rulings=rulings)) as client:
            told = await refused(client, "judge_scene", scene=SCENE)
        assert told == say(Message("api-judge-later"), "es")
        assert rulings.process is None

    asyncio.run(asyncio.wait_for(test(), 120))


# --- at a table -----------------------------------------------------------------------------------


@asynccontextmanager
async def at_table(folder: Path) -> AsyncIterator[tuple[Client, str, str]]:
    """A client, the link to a seat of a table against a bot, and the table's address."""
    me = {"kind": "me", "name": "Ana", "deck": {"shipped": DECKS[0]}}
    bot = {"kind": "bot", "bot": "random"}
    async with served(folder) as server:
        made = await opened(server, seats=[me, bot])
        link = f"{url(server)}/t/{made['table']}#{made['token']}"
        async with Client(tool_server("en", url(server))) as client:
            yield client, link, f"{url(server)}/api/tables/{made['table']}"


def test_a_program_plays_at_a_table_and_everybody_is_shown_that(tmp_path: Path) -> None:
    import httpx

    async def test() -> None:
        async with at_table(tmp_path) as (client, link, address):
            sat = await called(client, "table_sit", link=link)
            seat = sat["seat"]
            async with httpx.AsyncClient() as http:
                seats = (await http.get(address)).json()["seats"]
            assert [one.get("program", False) for one in seats] == [True, False]
            assert sat["number"] == 1 and [one["program"] for one in sat["players"]] == [True, True]
            assert len(sat["players"][0]["known_hand"]) == 7  # by their names, and not the other's
            assert not any(one["card"][0] in "#?" for one in sat["players"][0]["known_hand"])
            assert sat["players"][1]["known_hand"] == [] and sat["players"][1]["hand"] == 7
            told, done, log = sat, 0, []
            while done < 12 and "over" not in told:
                told = await called(client, "table_see", seat=seat, wait=30)
                offered = await called(client, "table_options", seat=seat)
                assert offered["asked"] and offered["question"]
                first = offered["options"][0]["id"]
                one = await called(client, "table_do", seat=seat, action=first)
                assert one["done"], one
                done += 1
                log += told["log"] + one["log"]
            assert log
            wrong = await called(client, "table_do", seat=seat, action="quest Nobody")
            assert not wrong["done"] and wrong["refused"]
            why = await called(client, "table_why_not", seat=seat, action="quest Nobody")
            assert not why["allowed"] and why["why_not"]
            await called(client, "table_leave", seat=seat)
            assert "sit down first" in await refused(client, "table_see", seat=seat)

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_wrong_key_and_a_server_that_goes(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path) as (client, link, _):
            table = link.partition("#")[0]
            assert await refused(client, "table_sit", link=f"{table}#wrong")
            assert "link" in await refused(client, "table_sit", link=table)
            missing = table.rpartition("/")[0] + "/nothing#key"
            assert await refused(client, "table_sit", link=missing)
            seat = (await called(client, "table_sit", link=link))["seat"]
            # Whoever comes later with the same key takes the seat over.
            later = (await called(client, "table_sit", link=link))["seat"]
            told = await called(client, "table_see", seat=seat, wait=30)
            while told["connected"]:
                await asyncio.sleep(0.05)
                told = await called(client, "table_see", seat=seat)
            assert "sit down again" in await refused(client, "table_do", seat=seat, action="end")
            assert (await called(client, "table_see", seat=later))["connected"]

    asyncio.run(asyncio.wait_for(test(), 120))


# --- the command ----------------------------------------------------------------------------------


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = util.find_spec
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "mcp" else found(name))
    told = CliRunner().invoke(app, ["mcp", "--lang", "en"])
    assert told.exit_code == 2 and 'pip install "tintero[mcp]"' in told.output
    assert "no están instalados" in CliRunner().invoke(app, ["mcp", "--lang", "es"]).output


def test_a_key_that_is_none_gets_a_sentence() -> None:
    for bad in ("short", "a key with spaces in it", "ñandú-ñandú-ñandú"):
        result = CliRunner().invoke(app, ["mcp", "--http", "--key", bad, "--lang", "en"])
        assert result.exit_code == 2 and "at least 16 letters" in result.output


def test_an_address_that_is_none_gets_a_sentence() -> None:
    told = CliRunner().invoke(app, ["mcp", "--server", "nowhere", "--lang", "en"])
    assert told.exit_code == 2 and "nowhere" in told.output
