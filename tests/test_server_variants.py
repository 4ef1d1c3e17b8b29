"""Variants at tables in the browser: chosen, shown, kept, brought back, told by the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tintero.cards.deck import Deck
from tintero.server.recover import ruleset_of
from tintero.server.table_variant import offered_variants
from tintero.variants import read_variant, variant, variants
from web_app import DECKS, WebApp

pytestmark = pytest.mark.pure_only

ME = {"kind": "me", "name": "Ana", "deck": {"shipped": DECKS[0]}}
BOT = {"kind": "bot", "bot": "random"}
OWN = """
title_en = "To nine"
title_es = "A nueve"
about_en = "Short."
about_es = "Corta."
[rules]
lore_to_win = 9
version = "2.1"
"""


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def said(answer: Any) -> str:
    found = answer.json()["said"]
    return "".join(p if isinstance(p, str) else next(iter(p.values())) for p in found)


def made(web: WebApp, **given: Any) -> str:
    answer = web.post("/api/tables", {"seats": [ME, BOT], **given})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def test_a_table_is_played_by_its_variant_and_says_so(web: WebApp) -> None:
    table = made(web, variant="lore-25")
    info = web.get(f"/api/tables/{table}?lang=es").json()
    assert (info["variant"], info["variant_title"]) == ("lore-25", "A 25 de leyenda")
    room = web.host.rooms[table]
    assert room.match is not None
    rules = room.match.game.state.ruleset
    assert (rules.lore_to_win, rules.variant) == (25, "lore-25")


def test_it_is_brought_back_with_the_rules_it_was_begun_with(web: WebApp) -> None:
    table = made(web, variant="no-mulligan")
    before = web.host.rooms.pop(table)
    again = web.run(web.host.room(table))
    assert again is not before and again.match is not None and before.match is not None
    assert again.match.game.state.ruleset.plain() == before.match.game.state.ruleset.plain()
    assert again.match.game.hash() == before.match.game.hash()
    # The bot may have moved already; nobody was asked about their hand.
    assert not any("alter" in row.what for row in web.run(web.host.store.load(table)).log)


def test_the_lobby_says_which(web: WebApp) -> None:
    seats = [ME, {"kind": "open"}]
    answer = web.post("/api/tables", {"seats": seats, "listed": True, "variant": "three-ink"})
    [one] = [
        t for t in web.get("/api/tables?lang=en").json()["tables"]
        if t["id"] == answer.json()["table"]
    ]  # fmt: skip
    assert (one["variant"], one["variant_title"]) == ("three-ink", "Three ink at the start")


def test_decks_are_held_against_its_limits(web: WebApp) -> None:
    answer = web.post("/api/tables", {"seats": [ME, BOT], "variant": "singleton"})
    assert answer.status_code == 400 and "at most 1" in answer.text
    # Who brings none gets one that is made for it.
    none: dict[str, Any] = {"seats": [ME | {"deck": {}}, BOT], "variant": "singleton"}
    room = web.host.rooms[web.post("/api/tables", none).json()["table"]]
    for seat in room.plan.seats:
        assert not variant("singleton").check(Deck("", seat.cards))
    rush = web.post("/api/tables", none | {"variant": "pack-rush"}).json()["table"]
    assert [len(seat.cards) for seat in web.host.rooms[rush].plan.seats] == [24, 24]
    small = {"text": "4 HeiHei - Boat Snack\n4 Simba - Protective Cub"}
    given: dict[str, Any] = {"seats": [ME | {"deck": small}, BOT]}
    assert web.post("/api/tables", given | {"variant": "lore-25"}).status_code == 400
    assert web.post("/api/tables", given | {"variant": "pack-rush"}).status_code == 201
    checked = web.post("/api/decks/check", small | {"variant": "sealed"}).json()
    assert [fault["rule"] for fault in checked["faults"]] == ["10.1.2"]
    assert "faults" not in web.post("/api/decks/check", small | {"variant": "pack-rush"}).json()


def test_who_sits_down_is_held_against_them_too(web: WebApp) -> None:
    given = {"seats": [ME, {"kind": "open"}], "variant": "lore-25"}
    table = web.post("/api/tables", given).json()["table"]
    small = {"deck": {"text": "4 HeiHei - Boat Snack\n4 Simba - Protective Cub"}}
    assert web.post(f"/api/tables/{table}/sit", small).status_code == 400
    assert web.post(f"/api/tables/{table}/sit", {}).status_code == 200


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"variant": "nothing"}, "There is no variant"),
        ({"variant": "../../x.toml"}, "There is no variant"),
        ({"variant": "free-for-all"}, "3 to 6"),
    ],
)
def test_what_can_not_be_played_is_answered(web: WebApp, given: Any, told: str) -> None:
    answer = web.post("/api/tables?lang=en", {"seats": [ME, BOT], **given})
    assert answer.status_code == 400 and told in said(answer)


def test_teams_and_series_are_those_of_the_variant(web: WebApp) -> None:
    four = {"seats": [ME, BOT, BOT, BOT], "variant": "two-against-two"}
    table = web.post("/api/tables", four).json()["table"]
    info = web.get(f"/api/tables/{table}").json()
    assert [seat.get("team") for seat in info["seats"]] == [0, 1, 0, 1]
    rules = ruleset_of(web.host.rooms[table].plan)
    assert rules.team_turns and rules.teams == ((0, 2), (1, 3))
    info = web.get(f"/api/tables/{made(web, variant='best-of-three')}").json()
    assert info["best_of"] == 3


def test_a_server_may_have_one_of_its_own(web: WebApp) -> None:
    own = read_variant(OWN, "to-nine")
    usual = web.host.settings
    web.host.settings = replace(usual, variant=own)
    try:
        offered = web.get("/api/options?lang=es").json()
        table, other = made(web), made(web, variant="")
    finally:
        web.host.settings = usual
    assert offered["variant"] == "to-nine"
    assert "A nueve" in [one["title"] for one in offered["variants"]]
    info = web.get(f"/api/tables/{table}").json()
    assert (info["variant"], info["rules"]) == ("to-nine", "2.1")
    assert "variant" not in web.get(f"/api/tables/{other}").json()
    web.host.rooms.pop(table)  # it stands also where nobody knows the variant any more
    assert ruleset_of(web.run(web.host.room(table)).plan).lore_to_win == 9


def test_a_finished_game_carries_it(web: WebApp) -> None:
    table = web.table(variant="lore-25")
    web.play(table)
    assert "variant: lore-25\n" in web.get(f"/api/tables/{table}/record").text
    replay = web.get(f"/api/tables/{table}/replay?lang=en").json()
    assert (replay["variant"], replay["variant_title"]) == ("lore-25", "To 25 lore")
    fork = web.post(f"/api/tables/{table}/fork", {"at": 3}).json()["table"]
    assert web.get(f"/api/tables/{fork}").json()["variant"] == "lore-25"


def test_clauses_as_a_variant_says_them(web: WebApp) -> None:
    usual = web.get("/api/rules/1.8.1.1?lang=en").json()
    other = web.get("/api/rules/1.8.1.1?lang=en&variant=lore-25").json()
    assert "25 lore" in other["text"] and other["variant"] == "To 25 lore"
    assert "25" not in usual["text"] and "variant" not in usual
    same = web.get("/api/rules/1.8.1.2?lang=en&variant=lore-25").json()
    assert "variant" not in same
    assert web.get("/api/rules/1.8.1.1?variant=no").status_code == 400


def test_all_that_are_shipped_are_offered_in_both_languages() -> None:
    for lang in ("en", "es"):
        found = {one.id: one for one in offered_variants(None, lang)}
        assert set(found) == {one.id for one in variants()}
        assert found["lore-25"].clauses == {
            "1.8.1.1": (variant("lore-25").clauses or {})["1.8.1.1"].get(lang)
        }


def test_the_desk_plays_scenes_by_a_variant(web: WebApp) -> None:
    scene = "variant: lore-25\nseats:\n  1: {lore: 20, play: [Simba - Protective Cub]}\n"
    shown = web.post("/api/judge/position?lang=en", {"scene": scene}).json()
    assert shown["variant"] == "lore-25" and "over" not in shown
    edits = [{"what": "variant", "text": ""}]
    given = {"scene": scene.replace("20", "19"), "edits": edits, "try": "quest Simba"}
    plain = web.post("/api/judge/position?lang=en", given).json()
    assert plain.get("variant", "") == "" and "over" in plain
    bad = web.post(
        "/api/judge/position", {"scene": "", "edits": [{"what": "variant", "text": "x"}]}
    )
    assert bad.status_code == 400
    ruled = web.post("/api/judge?lang=es", {"scene": scene, "try": "quest Simba"}).json()
    assert "A 25 de leyenda" in ruled["html"]


def test_serve_refuses_what_no_table_can_play(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from tintero.cli.shell.main import build

    file = tmp_path / "of-five.toml"
    text = OWN.replace("[rules]", "best_of = 5\nplayers = [2, 2]\n[rules]")
    file.write_text(text, encoding="utf-8")
    answer = CliRunner().invoke(build(), ["serve", "--variant", str(file), "--lang", "en"])
    assert answer.exit_code == 2 and "best of 5" in answer.output
    answer = CliRunner().invoke(build(), ["serve", "--variant", "none", "--lang", "en"])
    assert answer.exit_code == 2 and "There is no variant" in answer.output
