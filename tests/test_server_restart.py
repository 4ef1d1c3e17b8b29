"""What people have not settled among themselves is still so when the server comes back.

A second host on the same database is what a server is after `kill -9`: nothing was said to the
first one. The last test kills a real one.
"""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from test_server_kills import Process
from test_server_room import MINUTE
from tintero.server.host import Host
from tintero.server.room import Room
from web_table import Hands, Person, asked_first, everybody, hosted, new_room, plan_of, run, to_main
from web_table import two_people as two


@asynccontextmanager
async def killed(
    folder: Path, room: Room, *people: Person, **settings: Any
) -> AsyncIterator[tuple[Room, list[Person]]]:
    """The same table and people on another host."""
    async with hosted(folder, **settings) as host:
        again = await host.room(room.id)
        back = [await Person(host, *person.seats).come(again) for person in people]
        await everybody(back)
        yield again, back


def kinds(person: Person) -> list[str]:
    return [one["kind"] for one in person.state.get("requests", [])]


async def asked_back(first: Person, second: Person) -> None:
    """Ending the turn is taken back by consent alone."""
    assert (await first.say("back", v=first.v, ask=True))["t"] == "done"
    await second.read()


def test_refused_take_backs_are_counted(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, *people = await two(host)
        first, second = await to_main(room, people)
        await first.do("end")
        await asked_back(first, second)
        await second.say("reply", to="undo", what="no")
        async with killed(tmp_path, room, first, second) as (again, (first, second)):
            assert again.refusals == {first.seats[0]: 1} and not kinds(second)
            await asked_back(first, second)
            again.requests["undo"].until = again.now()
            await again.tick()  # silence is no
            async with killed(tmp_path, again, first, second) as (_, (first, second)):
                assert "how" not in first.state["back"]
                told = await first.say("back", v=first.v, ask=True)
                assert told["t"] == "refused" and "twice" in json.dumps(told["said"])

    run(test, tmp_path)


def test_a_take_back_is_asked_for_again(tmp_path: Path) -> None:
    """With its whole time; the clock of who asked runs, and a yes ends it."""
    now = Hands()

    async def test(host: Host) -> None:
        room, *people = await two(host, clock="ranked")
        first, second = await to_main(room, people)
        await first.do("end")
        await asked_back(first, second)
        said = second.state["requests"][0]["said"]
        now.ms += 15_000
        async with killed(tmp_path, room, first, second, now_ms=now) as (again, (first, second)):
            (asked,) = second.state["requests"]
            assert (asked["kind"], asked["mine"], asked["left"]) == ("undo", True, 20_000)
            assert asked["said"] == said and not first.state["requests"][0].get("mine")
            assert second.state["clock"]["stopped"] == "undo"
            assert (await second.say("reply", to="undo", what="yes"))["t"] == "done"
            assert again.match is not None and again.match.asked == first.seats[0]
            async with killed(tmp_path, again, first, second, now_ms=now) as (last, _):
                assert not last.requests and last.match is not None
                assert last.match.asked == first.seats[0]

    run(test, tmp_path, now_ms=now)


def test_a_take_back_is_not_asked_for_after_something_was_done(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, *people = await two(host)
        first, second = await to_main(room, people)
        await first.do("end")
        await asked_back(first, second)
        await second.do("end")
        async with killed(tmp_path, room, first, second) as (again, _):
            assert not again.requests and not again.refusals

    run(test, tmp_path)


def test_a_rematch_is_asked_for_as_long_as_it_was(tmp_path: Path) -> None:
    now, wall = Hands(), Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two(host)
        await bea.say("ask", what="chat")
        await ana.say("concede")
        await bea.say("ask", what="rematch")
        wall.ms += 4 * MINUTE
        both: dict[str, Any] = {"now_ms": now, "wall_ms": wall}
        async with killed(tmp_path, room, ana, bea, **both) as (again, (ana, bea)):
            assert kinds(ana) == ["rematch"], "what was asked in the game is over with it"
            assert ana.state["requests"][0]["left"] == MINUTE
            wall.ms += MINUTE
            async with killed(tmp_path, again, ana, bea, **both) as (late, _):
                assert not late.requests
            assert (await ana.say("reply", to="rematch", what="yes"))["t"] == "done"
            assert again.start.game == 2
            async with killed(tmp_path, again, ana, bea, **both) as (last, _):
                assert last.start.game == 2 and not last.requests

    run(test, tmp_path, now_ms=now, wall_ms=wall)


def test_who_has_agreed_is_not_asked_again(tmp_path: Path) -> None:
    """Four people, two of them at one screen."""

    async def test(host: Host) -> None:
        room = await new_room(host, plan_of(("",) * 4), [(2, 3)])
        ana, bea, both = [await Person(host, *seats).come(room) for seats in ((0,), (1,), (2, 3))]
        await ana.say("ask", what="hands")
        await both.say("reply", to="hands", what="yes")
        async with killed(tmp_path, room, ana, bea, both) as (again, (ana, bea, both)):
            assert again.requests["hands"].waits == {1}
            assert (await bea.say("reply", to="hands", what="no"))["t"] == "done"
            async with killed(tmp_path, again, both) as (last, _):
                assert not last.requests and not last.agreed

    run(test, tmp_path)


def test_an_offer_after_a_flag_is_still_there(tmp_path: Path) -> None:
    """Win, two minutes more, or wait; what was given stays given."""
    now = Hands()

    async def test(host: Host) -> None:
        room, *people = await two(host, clock="casual")
        first, second = await to_main(room, people)
        now.ms += 12 * MINUTE + 5_000
        await room.tick()
        async with killed(tmp_path, room, first, second, now_ms=now) as (again, (first, second)):
            (asked,) = second.state["requests"]
            assert (asked["kind"], asked["mine"]) == ("time", True)
            assert (await second.say("reply", to="time", what="more"))["t"] == "done"
            async with killed(tmp_path, again, first, second, now_ms=now) as (_, (_, second)):
                assert not kinds(second)
                clock = second.state["clock"]["seats"][first.seats[0]]
                assert clock["bank"] == 2 * MINUTE

    run(test, tmp_path, now_ms=now)


def test_a_judges_call_goes_on(tmp_path: Path) -> None:
    """The clocks stand, whoever called may end it, and nobody waits for who does not come back."""
    now = Hands()

    async def test(host: Host) -> None:
        room, *people = await two(host, clock="ranked")
        first, second = await to_main(room, people)
        now.ms += 65_000
        await second.say("call")
        seat, caller = first.seats[0], second.seats[0]
        async with killed(tmp_path, room, first, second, now_ms=now) as (again, (first, second)):
            assert first.table["called"] and first.table["called_by"] == caller
            assert first.state["clock"]["stopped"] == "call"
            now.ms += 30 * MINUTE
            await again.tick()
            await first.read()
            assert first.state["clock"]["seats"][seat]["bank"] == 7 * MINUTE
            assert (await first.say("call", on=False))["code"] == "no"
            assert (await second.say("call", on=False))["t"] == "done"
            await second.say("call")
            async with killed(tmp_path, again, first, now_ms=now) as (last, (first,)):
                assert last.called_by == caller
                now.ms += 3 * MINUTE
                assert last.due() == now.ms
                await last.tick()
                await first.read()
                assert last.called_by is None and "stopped" not in first.state["clock"]
            await second.say("call", on=False)

    run(test, tmp_path, now_ms=now)


def test_a_call_is_over_with_the_game(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two(host)
        await to_main(room, [ana, bea])
        await ana.say("call")
        await bea.say("concede")
        async with killed(tmp_path, room, ana) as (again, _):
            assert again.called_by is None

    run(test, tmp_path)


def test_who_was_muted_is_not_heard(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two(host)
        await asked_first(room, [ana, bea])
        await ana.say("report", what="language", text="", block=True)
        await ana.say("report", what="language", text="", block=True)
        async with killed(tmp_path, room, ana, bea) as (again, (ana, bea)):
            assert again.muted == {(0, 1)}
            await bea.say("chat", phrase=1)
            await ana.say("chat", phrase=2)
            await everybody([ana, bea])
            assert [one["phrase"] for one in ana.chats] == [2]
            assert [one["phrase"] for one in bea.chats] == [1, 2]
        log = (await host.store.load(room.id)).log
        assert [row.what for row in log if row.kind == "muted"] == ["1"]

    run(test, tmp_path)


# --- a real server --------------------------------------------------------------------------------


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if told["t"] in kinds:
            return told


@pytest.mark.pure_only
@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_call_and_a_wish_outlive_kill_9(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")

    async def test() -> None:
        await server.start()
        base = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
            made = (await http.post("/api/tables", json={"seats": seats, "clock": "slow"})).json()
            other = (await http.post(f"/api/tables/{made['table']}/sit", json={})).json()
        hello = {"t": "hello", "id": 0, "table": made["table"]}
        ana, bea = ({**hello, "token": one["token"]} for one in (made, other))
        where = f"ws://127.0.0.1:{server.port}/ws"
        for hello in (ana, bea, ana):  # whoever begins, both keep their hands
            async with connect(where) as socket:
                await socket.send(json.dumps(hello))
                state = await heard(socket, "state")
                if state["state"].get("options") and state.get("v", 0) < 2:
                    keep = {"t": "do", "id": 1, "v": state.get("v", 0), "line": "keep"}
                    await socket.send(json.dumps(keep))
                    await heard(socket, "done")
        async with connect(where) as socket:
            await socket.send(json.dumps(ana))
            await heard(socket, "state")
            await socket.send(json.dumps({"t": "call", "id": 1}))
            assert (await heard(socket, "called", "refused"))["t"] == "called"
            await socket.send(json.dumps({"t": "ask", "id": 2, "what": "chat"}))
            assert (await heard(socket, "done", "refused"))["t"] == "done"
        await server.kill()
        await server.start()
        async with connect(where) as socket:
            await socket.send(json.dumps(bea))
            table = (await heard(socket, "table"))["table"]
            assert table["called"] and table.get("called_by", -1) == 0
            state = await heard(socket, "state")
            assert state["clock"]["stopped"] == "call"
            assert [one["kind"] for one in state["requests"]] == ["chat"]
        assert await server.end() == 0

    asyncio.run(asyncio.wait_for(test(), 240))
