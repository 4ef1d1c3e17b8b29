"""Games that are over, over HTTP: record, replay, figures, proof, playing on; and the judge."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tintero import Game
from tintero.events import Kind
from tintero.records import Replay, read
from tintero.records.sealed import kept
from tintero.server.api_games import Archive, FinishedGame
from tintero.server.api_judge import JudgeDesk, SceneQuestion, reply_to
from tintero.server.api_shapes import TablePlan
from tintero.server.recover import past_games
from tintero.views.knowledge import NOBODY
from tintero.vocab import Zone
from web_app import WebApp

pytestmark = pytest.mark.pure_only

SCENE = """
title: "A quest <script>alert(1)</script>"
seats:
  1: {play: [Stitch - New Dog]}
  2: {play: [Simba - Protective Cub: {exerted: true}]}
"""


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    """Every shuffle is the same, so that the games are."""
    with pytest.MonkeyPatch.context() as patch:
        lots = SimpleNamespace(randbits=lambda bits: 7, token_hex=lambda count: "ab" * count)
        patch.setattr("tintero.server.fair.SystemRandom", lambda: Random(7))
        patch.setattr("tintero.server.fair.secrets", lots)
        made = WebApp(tmp_path_factory.mktemp("web"))
        yield made
        made.close()


@pytest.fixture(scope="module")
def table(web: WebApp) -> str:
    """A table whose one game is over."""
    made = web.table()
    web.play(made)
    return made


@pytest.fixture(scope="module")
def game(web: WebApp, table: str) -> FinishedGame:
    rows = web.run(web.host.store.load(table))
    return FinishedGame(TablePlan.of_plain(rows.table.plan), past_games(rows.log)[0])


def state_at(web: WebApp, table: str, at: int, seat: int | str) -> Any:
    answer = web.get(f"/api/tables/{table}/replay/{at}?seat={seat}")
    assert answer.status_code == 200, answer.text
    return answer.json()["state"]


# --- the replay -----------------------------------------------------------------------------------


def test_nothing_is_told_before_the_game_is_over(web: WebApp) -> None:
    made = web.table()
    for what in ("record", "replay", "replay/0", "stats", "review", "proof"):
        answer = web.get(f"/api/tables/{made}/{what}?lang=es")
        assert answer.status_code == 409, what
        assert "cuando termina la partida" in str(answer.json()["said"])
        assert web.get(f"/api/tables/{made}/{what}?game=2").status_code == 404
    assert web.post(f"/api/tables/{made}/fork", {"at": 0}).status_code == 409


def test_a_series_is_told_when_all_of_it_is_over(web: WebApp) -> None:
    """Its games tell what is in the decks that are still being played with."""
    made = web.table(best_of=3)

    async def lose_and_begin() -> None:
        room = await web.host.room(made)
        async with room.lock:
            await room.concede(0)
        if room.state != "over":
            async with room.lock:
                await room.begin(starting=0)

    web.run(lose_and_begin())
    assert web.get(f"/api/tables/{made}/record?game=1").status_code == 409
    web.run(lose_and_begin())
    assert web.get(f"/api/tables/{made}/record?game=1").status_code == 200
    told = web.get(f"/api/tables/{made}/replay?game=2").json()
    assert told["games"] == 2 and told["game"] == 2

    async def rematch() -> None:
        room = await web.host.room(made)
        async with room.lock:
            await room.begin(rematch=True)

    web.run(rematch())
    assert web.get(f"/api/tables/{made}/proof?game=2").status_code == 200
    assert web.get(f"/api/tables/{made}/proof?game=3").status_code == 409


def test_the_log_of_a_game(web: WebApp, table: str, game: FinishedGame) -> None:
    told = web.get(f"/api/tables/{table}/replay?lang=es").json()
    assert told["seats"] == ["Ana", "Bea"] and told["seat"] == "all" and told["games"] == 1
    assert told["steps"] == len(game) == len(game.actions)
    ats = [line["at"] for line in told["lines"]]
    assert ats == sorted(ats) and ats[0] == 0 and ats[-1] == len(game)
    turns = [line["turn"] for line in told["lines"] if line.get("begins")]
    assert turns == list(range(1, len(turns) + 1))
    assert all(line["clause"] for line in told["lines"])
    assert web.get(f"/api/tables/{table}/replay?seat=7").status_code == 400
    assert web.get(f"/api/tables/{table}/replay?seat=2").status_code == 400
    assert web.get(f"/api/tables/{table}/replay?game=x").status_code == 400


def test_whose_key_one_brings_whose_ears_one_has(web: WebApp) -> None:
    made = web.table()
    web.play(made, most=20)
    bearer = {"Authorization": f"Bearer {web.key}"}
    mine = web.get(f"/api/tables/{made}/replay", headers=bearer).json()
    assert mine["seat"] == 0
    assert mine == web.get(f"/api/tables/{made}/replay?seat=0").json()
    assert mine["lines"] != web.get(f"/api/tables/{made}/replay?seat=1").json()["lines"]
    other = web.get(f"/api/tables/{made}/replay", headers={"Authorization": "Bearer x"}).json()
    assert other["seat"] == "all"


def test_positions_are_what_each_knew(web: WebApp, table: str, game: FinishedGame) -> None:
    """In any order, each as the game itself shows it to that seat there."""
    steps = [len(game), 0, len(game) // 2, len(game) // 2 - 1, 3, len(game) // 2]
    for at in steps:
        game.to(at)
        s = game.game.state
        for seat in (0, 1, -1, "all"):
            state = state_at(web, table, at, seat)
            view = state["view"]
            assert state["version"] == at and not state.get("options")
            for player in (0, 1):
                known = sorted(card["n"] for card in view["players"][player].get("known_hand", ()))
                hand = sorted(s.cards[i].index for i in s.zone(player, Zone.HAND))
                own = seat in (player, "all")
                assert known == hand if own else set(known) <= set(hand), (at, seat, player)
                if not own:
                    looked = NOBODY if seat == -1 else int(seat)
                    mine = game.game.view(None if looked == NOBODY else looked)
                    assert len(known) == len(mine.players[player].known_hand)
                assert view["players"][player].get("hand", 0) == len(hand)
                play = [card["n"] for card in view["players"][player].get("play", ())]
                assert play == [s.cards[i].index for i in s.zone(player, Zone.PLAY)]
    assert state_at(web, table, len(game), 0)["over"]
    assert web.get(f"/api/tables/{table}/replay/{len(game) + 1}").status_code == 400
    assert web.get(f"/api/tables/{table}/replay/-1").status_code == 400
    assert web.get(f"/api/tables/{table}/replay/x").status_code == 400


def test_a_card_has_one_handle_in_lines_and_positions(web: WebApp, table: str) -> None:
    """Also if the server has forgotten the game in between, and wherever one begins."""
    told = web.get(f"/api/tables/{table}/replay?seat=1").json()
    late = state_at(web, table, told["steps"], 1)
    web.host.rooms.pop(table, None)
    web.api.archive._games.clear()
    assert state_at(web, table, told["steps"], 1) == late
    refs = {p["ref"] for line in told["lines"] for p in line["said"] if "ref" in p and "card" in p}
    shown = {card["id"] for player in late["view"]["players"] for card in player.get("play", ())}
    assert shown and shown <= refs


def test_only_so_many_games_are_kept(web: WebApp, table: str) -> None:
    async def some() -> int:
        archive = Archive(kept=2)
        await archive.do(web.host.store, table, 1, len)
        archive._games["x", 1] = archive._games["y", 1] = archive._games[table, 1]
        await archive.do(web.host.store, table, 1, len)
        archive.close()
        return len(archive._games)

    assert web.run(some()) == 2


# --- record and proof -----------------------------------------------------------------------------


def test_the_record_is_the_game(web: WebApp, table: str, game: FinishedGame) -> None:
    answer = web.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"{table}-1.tintero" in answer.headers["content-disposition"]
    record = read(answer.text)
    assert record.players == ("Ana", "Bea") and kept(record) is True
    replay = Replay(record)
    replay.to_end()  # compares hashes and the result
    game.to(len(game))
    assert replay.game.hash() == game.game.hash()


def test_the_proof_is_of_what_was_promised(web: WebApp) -> None:
    made = web.table()
    promised = web.get(f"/api/tables/{made}").json()["commitment"]
    web.play(made, most=3)
    proof = web.get(f"/api/tables/{made}/proof").json()
    assert proof["commitment"] == promised == sha256(proof["told"].encode()).hexdigest()
    assert f"seed: {proof['seed']}\n" in proof["told"] and proof["salt"] in proof["told"]
    assert [len(deck) for deck in proof["decks"]] == [60, 60]
    room = web.run(web.host.room(made))
    assert sorted(proof["decks"][0]) == sorted(room.plan.seats[0].cards)


# --- figures --------------------------------------------------------------------------------------


def test_a_game_in_figures(web: WebApp, table: str, game: FinishedGame) -> None:
    stats = web.get(f"/api/tables/{table}/stats?lang=es").json()
    turns = stats["turns"]
    game.to(len(game))
    s = game.game.state
    assert [turn["turn"] for turn in turns] == list(range(1, s.turn + 1))
    assert turns[-1]["lore"] == [player.lore for player in s.players]
    assert stats["seats"] == ["Ana", "Bea"] and stats["actions"] == len(game)
    assert stats["winners"] == [1] and stats["reason"] == "concession"
    game.to(0)
    events = [e for option, seat in game.pushes for e in game.game.push(option, seat)]
    for key, kind in (("played", Kind.PLAYED), ("quests", Kind.QUESTED)):
        assert sum(turn.get(key, 0) for turn in turns) == sum(e.kind == kind for e in events) > 0
    paid = sum(e.amount for e in events if e.kind == Kind.PAID)
    assert sum(turn.get("ink_used", 0) for turn in turns) == paid > 0
    for one, two in zip(turns, turns[2:], strict=False):
        assert one["seat"] == two["seat"]
        assert two["cards_seen"] >= one["cards_seen"]
    assert turns[-1]["cards_seen"] > turns[1]["cards_seen"]
    assert 7 <= turns[0]["cards_seen"] <= 14


# --- playing on -----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["known", "all"])
def test_a_position_is_played_on_against_a_bot(
    web: WebApp, table: str, game: FinishedGame, how: str
) -> None:
    at = len(game) // 2
    body = {"at": at, "as": how, "seat": 1, "bot": "random", "visitor": "forker"}
    made = web.post(f"/api/tables/{table}/fork", body)
    assert made.status_code == 201 and made.json()["seat"] == 1
    room = web.run(web.host.room(made.json()["table"]))
    assert room.match is not None and room.state == "playing"
    assert [seat.bot for seat in room.plan.seats] == ["random", ""] and room.plan.free_undo
    begun = Game.load(b64decode(room.plan.save)).state
    game.to(at)
    old = game.game.state
    same = [
        [begun.cards[i].index for i in begun.zone(seat, zone)]
        == [old.cards[i].index for i in old.zone(seat, zone)]
        for seat, zone in ((1, Zone.HAND), (1, Zone.PLAY), (0, Zone.PLAY), (0, Zone.DISCARD))
    ]
    assert all(same) and [p.lore for p in begun.players] == [p.lore for p in old.players]
    hidden = [
        [s.cards[i].index for i in s.zone(0, Zone.DECK) + s.zone(0, Zone.HAND)]
        for s in (begun, old)
    ]
    assert (hidden[0] == hidden[1]) is (how == "all")


def test_a_position_is_played_on_by_link(web: WebApp, table: str) -> None:
    made = web.post(f"/api/tables/{table}/fork", {"at": 4, "against": "link"}).json()
    new = made["table"]
    assert web.get(f"/api/tables/{new}").json()["state"] == "waiting"
    assert web.post(f"/api/tables/{new}/sit", {"name": "Iris"}).status_code == 200
    info = web.get(f"/api/tables/{new}").json()
    assert info["state"] == "playing" and info["seats"][1]["name"] == "Iris"

    async def concede() -> None:
        room = await web.host.room(new)
        async with room.lock:
            await room.concede(1)

    web.run(concede())
    assert web.get(f"/api/tables/{new}/replay").status_code == 200
    assert web.get(f"/api/tables/{new}/proof").status_code == 409  # nothing was shuffled for it


def test_what_can_t_be_played_on(web: WebApp, table: str, game: FinishedGame) -> None:
    path = f"/api/tables/{table}/fork"
    assert web.post(path, {"at": len(game)}).status_code == 409
    assert web.post(path, {"at": len(game) + 1}).status_code == 400
    assert web.post(path, {"at": 0, "seat": 2}).status_code == 400
    assert web.post(path, {"at": 0, "bot": "exec:sh"}).status_code == 400
    assert web.post(path, {"at": 0, "as": "guessed"}).status_code == 400


# --- the judge ------------------------------------------------------------------------------------


def test_a_ruling(web: WebApp) -> None:
    body = {"scene": SCENE, "try": "challenge Stitch > Simba"}
    answer = web.post("/api/judge?lang=es", body)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["verdict"] == "yes" and "4.6.4.1" in found["html"] and "Veredicto" in found["html"]
    assert "<script" not in found["html"] and "&lt;script&gt;" in found["html"]
    # What comes back can be asked again, with what was tried in it.
    again = web.post("/api/judge?lang=es", {"scene": found["scene"]}).json()
    assert again["html"] == found["html"]
    no = web.post("/api/judge", {"scene": SCENE, "try": "quest Simba"}).json()
    assert no["verdict"] == "no"
    other = web.post("/api/judge", {"scene": SCENE, "try": "2: quest Simba", "rules": "2.1"}).json()
    assert other["verdict"] == "no" and other["rules"] == "2.1"


@pytest.mark.parametrize(
    "scene",
    ["", "x: [", "seats: 5", "a: &a [*a]", "seats:\n  1: {play: [Nobody]}\n", "- " * 9_000, "\0"],
    ids=repr,
)
def test_scenes_that_can_t_be_read(web: WebApp, scene: str) -> None:
    english = web.post("/api/judge", {"scene": scene})
    assert english.status_code == 400, english.text
    spanish = web.post("/api/judge", {"scene": scene, "lang": "es"})
    assert spanish.json()["said"] != english.json()["said"]


def test_a_scene_that_takes_too_long_keeps_nobody_waiting(web: WebApp) -> None:
    async def asked() -> list[str]:
        desk = JudgeDesk()
        said = []
        for seconds in (0.0, 30.0):
            desk.seconds = seconds
            try:
                reply = await desk.ask(SceneQuestion(SCENE, "quest Stitch", "en", ""))
                said.append("yes" if reply.said else "failed")
            except Exception as error:
                said.append(type(error).__name__)
        await desk.close()
        return said

    assert web.run(asked()) == ["NoAnswer", "yes"]  # and then it is there again


def test_whatever_the_desk_can_t_do_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    import tintero.server.api_judge as desk

    def broken(*_: object) -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr(desk, "ask", broken)
    assert reply_to(SceneQuestion(SCENE, "", "en", "")).failed == "RuntimeError: oh"
