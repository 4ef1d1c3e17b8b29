"""What people settle at a web table: time, a judge's call, chat, hands, series, watching."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from test_server_room import MINUTE, play_some, text, wait_for
from tintero.scene import Scene
from tintero.server.host import Host
from tintero.server.room import Room
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

# --- clocks ---------------------------------------------------------------------------------------


def bank(person: Person, seat: int) -> int:
    return int(person.state["clock"]["seats"][seat]["bank"])


def test_time_runs_and_a_ranked_flag_ends_the_game(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="ranked")
        first, second = await to_main(room, [ana, bea])
        seat = first.seats[0]
        assert bank(first, seat) == 8 * MINUTE
        now.ms += 65_000  # five seconds are free
        await first.do(next(o["id"] for o in first.options if o["act"] == "ink"))
        assert bank(first, seat) == 7 * MINUTE
        now.ms += 7 * MINUTE + 5_000
        assert room.due() == now.ms
        await room.tick()
        await everybody([first, second])
        assert text(first.state["state"]["over"]).startswith("The time of ")
        assert room.won[second.seats[0]] == 1 and room.state == "over"
        rows = (await host.store.load(room.id)).log
        assert [row.kind for row in rows][-2:] == ["flag", "clock"]
        again = Room(host, await host.store.load(room.id))
        assert again.flagged == seat and again.outcome is not None

    run(test, tmp_path, now_ms=now)


def test_a_casual_flag_is_the_others_to_claim(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="casual")
        first, second = await to_main(room, [ana, bea])
        now.ms += 12 * MINUTE + 5_000
        await room.tick()
        await everybody([first, second])
        (asked,) = second.state["requests"]
        assert asked["kind"] == "time" and asked["choices"] == ["win", "more", "wait"]
        assert asked["mine"] and not first.state["requests"][0].get("mine")
        assert (await second.say("reply", to="time", what="more"))["t"] == "done"
        assert bank(second, first.seats[0]) == 2 * MINUTE and not second.state.get("requests")
        now.ms += 2 * MINUTE
        await room.tick()
        assert "time" in room.requests
        await first.read()
        assert (await first.do("end"))["t"] == "done"  # what is decided makes it void
        assert not room.requests
        now.ms += 12 * MINUTE + 5_000
        await room.tick()
        now.ms += MINUTE
        await room.tick()  # nobody says anything: the server takes the win
        assert room.outcome is not None and room.flagged == second.seats[0]

    run(test, tmp_path, now_ms=now)


def test_who_is_away_uses_up_a_bank_for_that(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="ranked")
        first, second = await to_main(room, [ana, bea])
        first.leave()
        now.ms += 2 * MINUTE
        await first.come(room, since=first.v, game=1)
        assert first.state["clock"]["seats"][first.seats[0]]["away"] == MINUTE
        first.leave()
        now.ms += MINUTE
        await room.tick()
        assert room.outcome is not None and room.outcome.winner == second.seats[0]

    run(test, tmp_path, now_ms=now)


def test_clocks_stand_while_the_server_is_away(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="ranked")
        first, _ = await to_main(room, [ana, bea])
        seat = first.seats[0]
        now.ms += 65_000
        await room.stop()
        assert (await first.do("end"))["code"] == "later"
        now.ms += 30 * MINUTE
        async with hosted(tmp_path, now_ms=now) as host_2:
            again = await host_2.room(room.id)
            first = await Person(host_2, *first.seats).come(again)
            assert bank(first, seat) == 7 * MINUTE
            now.ms += 1_000
            assert (await first.do("end"))["t"] == "done"
            assert bank(first, seat) == 7 * MINUTE - 1_000

    run(test, tmp_path, now_ms=now)


def test_a_judges_call_stops_the_clocks_and_hides_what_is_hidden(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="ranked")
        first, second = await to_main(room, [ana, bea])
        told = await second.say("call")
        assert told["t"] == "called"
        position = Scene.parse(told["scene"]).position
        mine, theirs = second.seats[0], first.seats[0]
        assert [cards.name for cards in position.seats[theirs].hand] == [""]
        assert position.seats[theirs].hand[0].count == 7
        assert all(cards.name for cards in position.seats[mine].hand)
        assert [cards.name for cards in position.seats[mine].deck or ()] == [""]
        Scene.parse(told["scene"]).game()
        await everybody([first, second])
        assert first.table["called"] and first.state["clock"]["stopped"] == "call"
        now.ms += 60 * MINUTE
        await room.tick()
        assert room.outcome is None
        assert (await first.say("call", on=False))["code"] == "no"
        assert (await second.say("call", on=False))["t"] == "done"
        await first.read()
        assert bank(first, theirs) == 8 * MINUTE and "stopped" not in first.state["clock"]

    run(test, tmp_path, now_ms=now)


def test_a_call_at_set_up_stops_the_clocks_without_a_scene(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        _, ana, bea = await two_people(host, clock="ranked")
        told = await ana.say("call")
        assert told["t"] == "called" and not told.get("scene")
        await everybody([ana, bea])
        assert ana.table["called"] and bea.state["clock"]["stopped"] == "call"
        assert any("can’t lay this moment out" in text(one["said"]) for one in ana.notices)
        assert (await ana.say("call", on=False))["t"] == "done"

    run(test, tmp_path)


def test_an_undo_that_waits_costs_who_asked(tmp_path: Path) -> None:
    now = Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="ranked")
        first, second = await to_main(room, [ana, bea])
        await first.do("end")
        await first.say("back", v=first.v, ask=True)
        now.ms += 15_000
        await second.read()
        assert bank(second, second.seats[0]) == 8 * MINUTE
        assert second.state["clock"]["stopped"] == "undo"
        await second.say("reply", to="undo", what="no")
        now.ms += 15_000
        await second.do("end")
        assert bank(second, second.seats[0]) == 8 * MINUTE - 10_000

    run(test, tmp_path, now_ms=now)


# --- series ---------------------------------------------------------------------------------------


def test_best_of_three_and_the_loser_decides(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, best_of=3)
        first, second = await to_main(room, [ana, bea])
        await first.say("concede")
        await everybody([ana, bea])
        assert room.state == "playing" and ana.table["won"] == [
            int(second is ana),
            int(second is bea),
        ]
        (asked,) = first.state["requests"]
        assert (asked["kind"], asked.get("mine")) == ("first", True)
        assert not second.state["requests"][0].get("mine")
        v = first.v
        again = Room(host, await host.store.load(room.id))
        assert set(again.requests) == {"first"} and again.won == room.won
        assert (await first.say("reply", to="first", what="no"))["t"] == "done"
        await everybody([ana, bea])
        assert first.state["game"] == 2 and first.v > v
        assert room.match is not None and room.match.game.view(0).first == second.seats[0]
        assert first.state["state"].get("log_at", 0) == 0
        assert (await first.say("do", v=v, line="keep"))["code"] == "stale"
        deals = [row.what for row in (await host.store.load(room.id)).log if row.kind == "game"]
        assert len(deals) == 2 and deals[0] != deals[1]
        await first.say("concede")
        assert room.state == "over" and not room.requests and max(room.won) == 2
        # A rematch begins the series again.
        await second.say("ask", what="rematch")
        await first.read()
        assert first.state["requests"][0]["kind"] == "rematch"
        await first.say("reply", to="rematch", what="yes")
        await everybody([ana, bea])
        assert (room.state, room.start.game, room.start.nth, room.won) == ("playing", 3, 1, (0, 0))

    run(test, tmp_path)


def test_two_games_the_other_begins_the_second(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, best_of=2)
        assert room.match is not None
        began = room.match.game.view(0).first
        await ana.say("concede")
        await bea.read()
        assert bea.state["requests"][0]["choices"] == ["yes"]
        await bea.say("reply", to="next", what="yes")
        assert room.match.game.view(0).first == 1 - began
        await bea.say("concede")
        assert room.state == "over" and room.won == (1, 1)

    run(test, tmp_path)


def test_a_rematch_against_a_bot_begins_at_once(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room = await new_room(host, plan_of(("", "random")))
        ana = await Person(host, 0).come(room)
        assert (await ana.say("ask", what="rematch"))["code"] == "no"
        await wait_for(room, ana)
        await ana.say("concede")
        assert room.state == "over"
        await ana.say("ask", what="rematch")
        await wait_for(room, ana)
        assert (room.state, room.start.game) == ("playing", 2) and ana.options

    run(test, tmp_path)


# --- one screen, four seats -----------------------------------------------------------------------


def test_two_at_one_screen_see_what_the_asked_one_sees(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room = await new_room(host, plan_of(), screens=[[0, 1]])
        both = await Person(host, 0, 1).come(room)
        assert room.match is not None
        for _ in range(4):
            asked = room.match.asked
            assert both.state["state"]["view"].get("seat", 0) == asked and both.options
            assert both.state["state"].get("log_at", 0) == 0
            await both.do("keep" if room.match.game.state.turn == 0 else "end")
        assert (await both.say("back", v=both.v, ask=True))["code"] == "no"  # nobody else to ask

    run(test, tmp_path)


@pytest.mark.clause("2.3.3.4")
def test_four_seats_and_two_teams(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room = await new_room(host, plan_of(("", "", "", ""), teams=True))
        people = [await Person(host, n).come(room) for n in range(4)]
        assert [seat["team"] for seat in people[0].table["seats"]] == [0, 1, 0, 1]
        await play_some(room, people, random.Random(1), 12)
        await people[1].say("concede")
        assert room.match is not None and room.outcome is None
        await people[3].say("concede")
        assert room.outcome is not None and room.outcome.winners == (0, 2)

    run(test, tmp_path)


# --- watching -------------------------------------------------------------------------------------


def hands_of(person: Person) -> list[int]:
    return [len(one.get("known_hand", [])) for one in person.state["state"]["view"]["players"]]


def test_who_watches_sees_no_hand_until_all_agree(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        watcher = await Person(host).come(room)
        assert hands_of(watcher) == [0, 0] and watcher.options == []
        for said in (("do", {"v": 0, "line": "keep"}), ("concede", {}), ("why", {"line": "end"})):
            assert (await watcher.say(said[0], **said[1]))["t"] == "refused"
        assert (await watcher.say("chat", phrase=0))["code"] == "no"
        await ana.say("ask", what="hands")
        await bea.say("reply", to="hands", what="no")
        await watcher.read()
        assert hands_of(watcher) == [0, 0]
        await ana.say("ask", what="hands")
        await bea.say("ask", what="hands")  # the same wish is consent
        await everybody([watcher, bea])
        assert hands_of(watcher) == [7, 7] and hands_of(bea) == [0, 7] and watcher.table["hands"]
        again = Room(host, await host.store.load(room.id))
        assert again.agreed == {"hands"}

    run(test, tmp_path)


@pytest.mark.parametrize("delay", [60, -1])
def test_who_watches_later_sees_it_later(tmp_path: Path, delay: int) -> None:
    now, wall = Hands(), Hands()

    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, delay_s=delay)
        early = await Person(host).come(room)
        assert not early.state
        wall.ms += 10_000
        await to_main(room, [ana, bea])
        watcher = await Person(host).come(room)
        assert not watcher.state
        wall.ms += 50_000
        await room.tick()
        await everybody([early, watcher])
        assert (early.v if early.state else None) == (0 if delay == 60 else None)
        wall.ms += 10_000
        await room.tick()
        await everybody([early, watcher])
        for one in (early, watcher):
            assert (one.v if one.state else None) == (2 if delay == 60 else None)
        await ana.say("concede")
        await everybody([early, ana])
        ended = ana.table["state"], ana.table["won"]
        assert ended == ("over", [0, 1])
        assert (early.table["state"], early.table["won"]) == (
            ("playing", [0, 0]) if delay == 60 else ended
        )
        wall.ms += 60_000
        await room.tick()
        await early.read()
        assert early.state["state"]["over"]
        assert (early.table["state"], early.table["won"]) == ended

    run(test, tmp_path, now_ms=now, wall_ms=wall)


# --- talking --------------------------------------------------------------------------------------


def test_phrases_are_always_there_and_words_by_consent(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        _, ana, bea = await two_people(host)
        assert (await ana.say("chat", phrase=3))["t"] == "done"
        await bea.read()
        assert bea.chats[-1] | {"at": 0} == {"t": "chatted", "phrase": 3, "at": 0, "seat": 0}
        assert (await ana.say("chat", phrase=8))["code"] == "no"
        assert (await ana.say("chat", text="hello"))["code"] == "no"
        await ana.say("ask", what="chat")
        await bea.say("reply", to="chat", what="yes")
        assert (await ana.say("chat", text="<b>hello</b>\u202e"))["code"] == "no"
        assert (await ana.say("chat", text=" <b>hello</b> "))["t"] == "done"
        await everybody([ana, bea])
        assert bea.chats[-1]["text"] == "<b>hello</b>" and bea.table["chat"]
        assert (await ana.say("chat", text="x" * 301))["code"] == "no"
        # Reported and blocked: not heard any more.
        heard = len(bea.chats)
        assert (await bea.say("report", what="language", text="so", block=True))["t"] == "done"
        await ana.say("chat", text="again")
        await bea.read()
        assert len(bea.chats) == heard
        (report,) = await host.store.reports()
        assert (report.seat, report.what) == (1, "language")
        assert await host.store.blocked("visitor 1") == {"visitor 0"}

    run(test, tmp_path)


# --- asking ---------------------------------------------------------------------------------------


def test_asking_changes_nothing(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host)
        asked, _ = await asked_first(room, [ana, bea])
        await asked.do(asked.options[0]["id"])
        told = await asked.say("preview", v=1, line="keep")  # another card is drawn for it
        assert told["stops"] and told["final"]
        assert not any("draw" in text(line) for line in told.get("lines", []))
        first, second = await to_main(room, [ana, bea])
        assert room.match is not None
        stands = room.match.game.hash()
        told = await first.say("why", line="end")
        assert told["t"] == "because" and "said" not in told
        told = await second.say("why", line="end")
        assert told["t"] == "because" and told["rule"]
        assert (await second.say("why", line="dance"))["code"] == "unreadable"
        players = first.state["state"]["view"]["players"]
        card = players[first.seats[0]]["known_hand"][0]["id"]
        seen = await first.say("look", card=card)
        assert seen["card"] == card and any("why" in one for one in seen["thoughts"])
        for one in seen["thoughts"]:
            assert ("why" in one) != ("line" in one)
            assert "why" not in one or one["rule"]
        told = await first.say("preview", v=first.v, line="end")
        assert told["final"] and not told.get("stops")
        ink = next(o["id"] for o in first.options if o["act"] == "ink")
        told = await first.say("preview", v=first.v, line=ink)
        assert told["lines"] and not told.get("stops") and not told.get("final")
        before = room.version
        foreseen = [text(line) for line in told["lines"]]
        assert room.match.game.hash() == stands
        await first.do(ink)
        done = [text(line["said"]) for line in first.state["state"]["log"]]
        assert done == foreseen and room.version == before + 1
        assert (await first.say("preview", v=0, line="end"))["code"] == "stale"
        assert (await second.say("hint"))["code"] == "no"
        told = await first.say("hint")
        assert told["t"] == "hinted" and told["line"] in [o["id"] for o in first.options]

    run(test, tmp_path)


def test_a_look_names_what_changes_a_number(tmp_path: Path) -> None:
    from base64 import b64encode

    scene = """
title: two effects on one card
seats:
  1:
    ink: 5
    discard: [Smash]
    play: [Stitch - New Dog]
    lasting: [{to: [Stitch], strength: 2, gains: [Evasive], by: Smash}]
  2: {}
"""
    save = b64encode(Scene.parse(scene).game().save()).decode()

    async def test(host: Host) -> None:
        room = await new_room(host, plan_of(save=save))
        ana = await Person(host, 0).come(room)
        stitch = ana.state["state"]["view"]["players"][0]["play"][0]["id"]
        seen = await ana.say("look", card=stitch)
        by_what = {one["what"]: one for one in seen["changes"]}
        assert by_what["strength"]["amount"] == 2 and "Evasive" in by_what
        assert "until the end of this turn" in text(by_what["strength"]["said"])
        final: dict[str, Any] = {one["act"]: one.get("final", False) for one in seen["thoughts"]}
        assert final["quest"] is False
        assert ana.table.get("commitment", "") == ""

    run(test, tmp_path)
