"""Rooms of the web table: what is done, taken back, asked and settled, over the store's rows."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import weakref
from pathlib import Path
from typing import Any

import pytest

from tintero.server.database import Down, Lost
from tintero.server.host import Host
from tintero.server.rows import LogKind
from web_table import (
    Hands,
    Person,
    asked_first,
    everybody,
    hosted,
    new_room,
    plan_of,
    run,
    to_main,
    two_people,
)

MINUTE = 60_000


def text(said: Any) -> str:
    """A sentence out of its pieces."""
    if isinstance(said, str):
        return said
    found = []
    for piece in said or []:
        named = [v for k, v in piece.items() if k != "ref"] if isinstance(piece, dict) else [piece]
        found.append(named[0])
    return "".join(found)


async def play_some(room: Any, people: list[Person], rng: random.Random, most: int) -> None:
    for _ in range(most):
        if room.match.asked is None:
            return
        asked = (await asked_first(room, people))[0]
        told = await asked.do(rng.choice(asked.options)["id"])
        assert told["t"] == "done", told


def test_two_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        watcher = await Person(host).come(room)
        assert ana.table["state"] == "playing" and len(ana.table["commitment"]) == 64
        assert "seat" not in watcher.state["state"]["view"]
        await play_some(room, [ana, bea], random.Random(4), 400)
        assert room.match is not None and room.outcome is not None
        await everybody([ana, bea, watcher])
        for person in (ana, bea, watcher):
            assert person.state["state"]["over"] and person.v == room.match.version
        assert ana.table["state"] == "over" == room.state
        assert sum(ana.table["won"]) == 1
        # The log came in pieces, and is whole.
        lines: list[Any] = []
        for sent in map(json.loads, ana.sent):
            if sent["t"] == "state":
                del lines[sent["state"].get("log_at", 0) :]
                lines += sent["state"].get("log", [])
        assert len(lines) == len(room.match.log.lines[0])
        assert (await ana.say("do", v=ana.v, line="end"))["code"] == "no"

    run(test, tmp_path)


def test_an_answer_to_another_state_is_stale(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        asked, other = await asked_first(room, [ana, bea])
        told = await asked.say("do", v=7, line="keep")
        assert (told["t"], told["code"]) == ("refused", "stale") and room.version == 0
        told = await other.say("do", v=0, line="keep")
        assert told["code"] == "illegal"
        told = await asked.do("sing a song")
        assert told["code"] == "unreadable"
        told = await asked.do("end")
        assert told["code"] == "illegal" and told["rule"]
        assert room.version == 0 and (await asked.do("keep"))["v"] == 1

    run(test, tmp_path)


def test_what_is_sent_again_is_answered_and_not_done_again(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        asked, _ = await asked_first(room, [ana, bea])
        first = await asked.say("do", id=50, v=0, line="keep")
        asked.leave()
        await asked.come(room, since=0, game=1)
        assert await asked.say("do", id=50, v=0, line="keep") == first
        assert room.version == 1 and len((await host.store.load(room.id)).log) == 2
        # The same number for something else is something else.
        assert (await asked.say("do", id=50, v=1, line="keep"))["t"] == "refused"

    run(test, tmp_path)


def test_a_room_comes_back_by_its_rows(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        await play_some(room, [ana, bea], random.Random(2), 60)
        assert room.match is not None
        for person in (ana, bea):
            await person.say("back", v=person.v)
        stands, v, hash_ = room.match.game.hash(), room.version, room.match.game.hash()
        lines = [line.said for line in room.match.log.lines[0]]
        for person in (ana, bea):
            person.leave()
        host.settings = type(host.settings)(**(vars(host.settings) | {"sleeps_ms": 0}))
        await host.sweep()
        assert host.rooms == {}
        again = await host.room(room.id)
        assert again is not room and again.match is not None
        assert (again.match.game.hash(), again.version) == (stands, v) and hash_ == stands
        again.match.listen(0)
        assert [line.said for line in again.match.log.lines[0]] == lines
        # Cards have new names, so that the whole log comes again.
        await ana.come(again, since=v, game=1)
        assert ana.state["state"].get("log_at", 0) == 0 and len(ana.state["state"]["log"]) == len(
            lines
        )

    run(test, tmp_path)


def test_what_is_not_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        asked, other = await asked_first(room, [ana, bea])
        assert room.match is not None
        stands, append = room.match.game.hash(), host.store.append

        async def fails(*given: Any) -> None:
            raise Down("the disk is gone")

        monkeypatch.setattr(host.store, "append", fails)
        sent = len(other.sent)
        told = await asked.do("keep")
        assert (told["t"], told["code"]) == ("refused", "later")
        assert (room.match.game.hash(), room.version) == (stands, 0)
        await other.read()
        assert len(other.sent) == sent
        monkeypatch.setattr(host.store, "append", append)
        # Sent again with the same number it is done: a failure is no answer to remember.
        assert (await asked.say("do", id=asked.count, v=0, line="keep"))["t"] == "done"

    run(test, tmp_path)


def test_a_table_that_goes_on_elsewhere_is_loaded_again(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        async with hosted(tmp_path) as elsewhere:
            there = await elsewhere.room(room.id)
            people = [await Person(elsewhere, n).come(there) for n in range(2)]
            await to_main(there, people)
            asked, _ = await asked_first(room, [ana, bea])
            told = await asked.do("keep")
            assert told["code"] == "later"
            for _ in range(100):
                await asyncio.sleep(0.02)
                await asked.read()
                if asked.v == 2:
                    break
            assert asked.guest is not None and asked.guest.room is not room
            assert asked.v == 2 == (await host.room(room.id)).version
            with pytest.raises(Lost):
                await room.append([(0, LogKind.ACTION, "keep")])

    run(test, tmp_path)


# --- taking back ----------------------------------------------------------------------------------


async def drawn(host: Host, **given: Any) -> tuple[Any, Person, Person]:
    """Who began has ended a turn, so that a card was drawn since."""
    room, ana, bea = await two_people(host, **given)
    first, second = await to_main(room, [ana, bea])
    assert (await first.do("end"))["t"] == "done"
    await everybody([first, second])
    return room, first, second


def test_a_play_is_taken_back_freely(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        first, _ = await to_main(room, [ana, bea])
        assert room.match is not None
        before = room.match.game.hash()
        ink = next(o["id"] for o in first.options if o["act"] == "ink")
        assert (await first.do(ink))["t"] == "done"
        assert first.state["back"]["how"] == "free"
        told = await first.say("back", v=first.v)
        assert told["t"] == "done" and room.match.game.hash() == before
        assert room.version == 4 == first.v
        kinds = [row.kind for row in (await host.store.load(room.id)).log]
        assert kinds[-2:] == ["action", "back"]

    run(test, tmp_path)


def test_a_take_back_is_asked_for_and_agreed_to(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, first, second = await drawn(host)
        assert first.state["back"]["how"] == "ask"
        told = await first.say("back", v=first.v)
        assert (told["code"], told["rule"]) == ("ask", "1.7.6.2")
        told = await first.say("back", v=first.v, ask=True)
        assert told["t"] == "done"
        await everybody([first, second])
        (asked,) = second.state["requests"]
        assert (asked["kind"], asked["mine"]) == ("undo", True) and 0 < asked["left"] <= 20_000
        assert not first.state["requests"][0].get("mine")
        # What was seen since is told as everybody may know it.
        drawn_card = (
            room.match.game.view(1 - first.seats[0]).players[second.seats[0]].known_hand[-1]
        )
        assert (drawn_card.face or "?") not in text(asked["said"])
        assert (await first.say("reply", to="undo", what="yes"))["code"] == "no"
        assert (await second.say("reply", to="undo", what="yes"))["t"] == "done"
        await everybody([first, second])
        assert (
            room.match.asked == first.seats[0] and first.options and not first.state.get("requests")
        )
        kinds = [row.kind for row in (await host.store.load(room.id)).log]
        assert kinds[-1] == "agreed back"

    run(test, tmp_path)


def test_a_take_back_is_refused_and_silence_is_no(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, first, second = await drawn(host)
        await first.say("back", v=first.v, ask=True)
        await second.read()
        await second.say("reply", to="undo", what="no")
        await everybody([first, second])
        assert first.notices[-1]["kind"] == "undo" and not first.state.get("requests")
        await first.say("back", v=first.v, ask=True)
        now.ms += 19_000
        await room.tick()
        assert "undo" in room.requests
        now.ms += 1_000
        await room.tick()
        assert "undo" not in room.requests
        told = await first.say("back", v=first.v, ask=True)
        assert told["code"] == "no"  # after two refusals no more
        await everybody([first, second])
        assert first.state["back"].get("how", "none") == "none"
        assert room.version == 3

    run(test, tmp_path, now_ms=now)


def test_what_is_done_ends_the_question(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, first, second = await drawn(host)
        await first.say("back", v=first.v, ask=True)
        await second.read()
        await second.do("end")
        assert "undo" not in room.requests
        told = await second.say("reply", to="undo", what="yes")
        assert told["code"] == "no"

    run(test, tmp_path)


def test_against_a_bot_everything_can_be_taken_back(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room = await new_room(host, plan_of(("", "random"), free_undo=True))
        ana = await Person(host, 0).come(room)
        await wait_for(room, ana)
        await ana.do("keep")
        await wait_for(room, ana)
        before = room.match.game.hash() if room.match is not None else ""
        await ana.do("end")
        await wait_for(room, ana)
        assert room.match is not None and room.version > 3
        assert ana.state["back"]["how"] == "free"
        assert (await ana.say("back", v=ana.v))["t"] == "done"
        assert room.match.game.hash() == before
        told = await ana.say("back", v=ana.v, ask=True)
        assert told["t"] == "refused"

    run(test, tmp_path)


async def wait_for(room: Any, person: Person) -> None:
    """Until a person is asked who plays against bots."""
    for _ in range(3000):
        if room.match.asked in (None, *person.seats):
            break
        await asyncio.sleep(0.02)
    await person.read()
    assert person.v == room.version


def test_one_step_back_inside_a_decision(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        asked, _ = await asked_first(room, [ana, bea])
        hand = [
            card["id"]
            for card in asked.state["state"]["view"]["players"][asked.seats[0]]["known_hand"]
        ]
        for card in hand[:3]:
            line = next(o["id"] for o in asked.options if o.get("card") == card)
            assert (await asked.do(line))["t"] == "done"

        def picked() -> list[str]:
            return [face["id"] for face in asked.state["state"]["view"]["decision"]["picked"]]

        assert picked() == hand[:3] and asked.state["unpick"]
        assert (await asked.say("unpick", v=asked.v, card=hand[0]))["t"] == "done"
        assert picked() == hand[1:3]
        assert (await asked.say("unpick", v=asked.v))["t"] == "done"
        assert picked() == hand[1:2]
        again = await host.store.load(room.id)
        assert [row.kind for row in again.log][-4:] == ["back", "action", "action", "back"]
        assert (await asked.say("unpick", v=asked.v, card="c99"))["t"] == "refused"

    run(test, tmp_path)


def test_a_room_that_sleeps_leaves_memory_at_once(tmp_path: Path) -> None:
    """Whoever was there keeps nothing of it, so nobody has to look for garbage."""

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        await play_some(room, [ana, bea], random.Random(2), 6)
        for person in (ana, bea):
            person.leave()
            assert person.guest is not None
            person.guest.gone()
        host.settings = type(host.settings)(**(vars(host.settings) | {"sleeps_ms": 0}))
        await host.sweep()
        kept = weakref.ref(room)
        del room
        gc.disable()
        try:
            assert kept() is None
        finally:
            gc.enable()

    run(test, tmp_path)
