"""What goes over HTTP: tables, seats, cards, decks, and whatever is wrong with what is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tintero import Deck, default_pool
from tintero.bots import names
from tintero.messages import languages
from tintero.server.api import CALLS
from tintero.server.api_calls import BODY_BYTES
from tintero.server.api_calls import CALLS as CALL_QUOTA
from tintero.server.api_openapi import text as openapi_text
from tintero.server.quotas import OPEN_TABLES, TABLES
from tintero.server.tokens import token_hash
from web_app import DECKS, WebApp

pytestmark = pytest.mark.pure_only

PUBLISHED = Path(__file__).resolve().parent.parent / "docs" / "openapi.json"
ME = {"kind": "me", "name": "Ana", "deck": {"shipped": DECKS[0]}}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def said(answer: Any) -> str:
    """A sentence of pieces, as text."""
    found = answer.json()["said"]
    return "".join(p if isinstance(p, str) else next(iter(p.values())) for p in found)


# --- tables ---------------------------------------------------------------------------------------


def test_a_table_against_a_bot_begins_at_once(web: WebApp) -> None:
    made = web.post("/api/tables", {"seats": [ME, BOT], "free_undo": True})
    assert made.status_code == 201
    table, token = made.json()["table"], made.json()["token"]
    info = web.get(f"/api/tables/{table}?lang=es").json()
    assert info["state"] == "playing" and info["seats"][1]["bot"] == "random"
    assert info["seats"][0]["inks"] == ["Amber", "Ruby"] and len(info["commitment"]) == 64
    rows = web.run(web.host.store.load(table))
    assert rows.seats[0].token_hash == token_hash(token) and token not in repr(rows)
    # A bot without a deck was given one of those that are shipped.
    assert rows.table.plan["seats"][1]["deck"] in Deck.available()


def test_whoever_comes_last_begins_the_game(web: WebApp) -> None:
    made = web.post("/api/tables", {"seats": [ME, {"kind": "open"}], "listed": True}).json()
    table = made["table"]
    assert web.get(f"/api/tables/{table}").json()["state"] == "waiting"
    assert table in [one["id"] for one in web.get("/api/tables").json()["tables"]]
    sat = web.post(f"/api/tables/{table}/sit", {"name": "Bea", "deck": {"text": listed()}})
    assert sat.status_code == 200 and sat.json()["seat"] == 1
    info = web.get(f"/api/tables/{table}").json()
    assert info["state"] == "playing" and [seat["name"] for seat in info["seats"]] == ["Ana", "Bea"]
    assert table not in [one["id"] for one in web.get("/api/tables").json()["tables"]]


def listed() -> str:
    return "# deck: Lista de Bea\n" + Deck.load(DECKS[1]).text()


def test_of_two_who_want_one_seat_one_gets_it(web: WebApp) -> None:
    table = web.post("/api/tables", {"seats": [ME, {"kind": "open"}]}).json()["table"]
    wanted = [{"name": name, "deck": {"shipped": DECKS[1]}} for name in ("Bea", "Iris", "Eva")]
    answers = web.both(f"/api/tables/{table}/sit?lang=es", wanted)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    lost = next(answer for answer in answers if answer.status_code == 409)
    assert said(lost).startswith("Este asiento está ocupado")
    (won,) = [wanted[n]["name"] for n, answer in enumerate(answers) if answer.status_code == 200]
    assert web.get(f"/api/tables/{table}").json()["seats"][1]["name"] == won


def test_two_who_sit_down_at_once_both_stay(web: WebApp) -> None:
    """Each writes the whole plan, so one comes after the other."""
    seats = [ME, {"kind": "open"}, {"kind": "open"}]
    table = web.post("/api/tables", {"seats": seats}).json()["table"]
    wanted = [{"name": name, "deck": {"shipped": DECKS[1]}} for name in ("Bea", "Iris", "Eva")]
    answers = web.both(f"/api/tables/{table}/sit", wanted)
    assert sorted(answer.status_code for answer in answers) == [200, 200, 409]
    sat = {n["name"] for n, one in zip(wanted, answers, strict=True) if one.status_code == 200}
    facts = web.run(web.host.store.facts(table))
    assert {seat["name"] for seat in facts.table.plan["seats"]} == {"Ana", *sat}
    assert web.get(f"/api/tables/{table}").json()["state"] == "playing"


def test_a_seat_is_written_once_also_by_another_process(web: WebApp) -> None:
    """The room of this process has not heard that somebody sat down elsewhere."""
    table = web.post("/api/tables", {"seats": [ME, {"kind": "open"}]}).json()["table"]
    room = web.run(web.host.room(table))
    from tintero.server.rows import SeatRow

    web.run(web.host.store.take(table, SeatRow(1, "…", "Iris"), room.plan.plain()))
    answer = web.post(f"/api/tables/{table}/sit", {"deck": {"shipped": DECKS[1]}})
    assert answer.status_code == 409


def test_two_at_one_screen_have_one_key(web: WebApp) -> None:
    here = {"kind": "here", "name": "Bea", "deck": {"shipped": DECKS[1]}}
    made = web.post("/api/tables", {"seats": [here, ME]}).json()
    assert made["seat"] == 1
    facts = web.run(web.host.store.facts(made["table"]))
    assert {row.token_hash for row in facts.seats} == {token_hash(made["token"])}
    assert [row.seat for row in facts.seats] == [0, 1]


def test_more_players_and_teams(web: WebApp) -> None:
    seats = [ME, BOT, BOT, BOT]
    made = web.post("/api/tables", {"seats": seats, "teams": True}).json()
    info = web.get(f"/api/tables/{made['table']}").json()
    assert [seat.get("team", -1) for seat in info["seats"]] == [0, 1, 0, 1]
    assert len(web.host.rooms[made["table"]].match.game.state.players) == 4  # type: ignore[union-attr]


def test_my_tables(web: WebApp) -> None:
    web.post("/api/tables", {"seats": [ME, BOT], "visitor": "somebody"})
    (one,) = web.post("/api/mine", {"visitor": "somebody"}).json()["tables"]
    assert [seat["mine"] for seat in one["seats"]] == [True, False]
    assert web.post("/api/mine", {"visitor": "nobody"}).json()["tables"] == []
    assert web.post("/api/mine", {"visitor": ""}).status_code == 400


def test_who_blocked_somebody_does_not_meet_them(web: WebApp) -> None:
    body = {"seats": [ME, {"kind": "open"}], "visitor": "v-ana"}
    table = web.post("/api/tables", body).json()["table"]
    web.run(web.host.store.block("v-ana", "v-rude"))
    sit = {"deck": {"shipped": DECKS[1]}, "visitor": "v-rude"}
    assert web.post(f"/api/tables/{table}/sit", sit).status_code == 409
    assert web.post(f"/api/tables/{table}/sit", sit | {"visitor": "v-iris"}).status_code == 200


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": [BOT, BOT]}, "one of the seats is yours"),
        ({"seats": [ME, ME]}, "one of the seats is yours"),
        ({"seats": [ME, BOT], "format": "vintage"}, "vintage"),
        ({"seats": [ME, BOT, BOT], "best_of": 3}, "series"),
        ({"seats": [ME, BOT], "teams": True}, "4 seats"),
        ({"seats": [ME, {"kind": "open"}], "free_undo": True}, "taken back"),
        ({"seats": [ME, {"kind": "bot", "bot": "exec:rm"}]}, "no bot exec:rm"),
        ({"seats": [ME, {"kind": "open", "bot": "greedy"}]}, "only a seat"),
        ({"seats": [ME | {"name": "greedy bot"}, BOT]}, "greedy bot"),
        ({"seats": [ME | {"name": "a\u0007b"}, BOT]}, "no name"),
    ],
)
def test_a_table_that_can_t_be_made(web: WebApp, given: dict[str, Any], words: str) -> None:
    answer = web.post("/api/tables", given)
    assert answer.status_code == 400 and words.lower() in said(answer).lower(), answer.text


def test_all_faults_of_all_decks(web: WebApp) -> None:
    one = {"kind": "me", "deck": {"text": "4 Smsh\n5 Dragon Fire\n60 nothing at all"}}
    two = {"kind": "here", "deck": {"shipped": "no-such-deck"}}
    answer = web.post("/api/tables?lang=es", {"seats": [one, two], "format": "infinity"})
    assert answer.status_code == 400
    faults = answer.json()["faults"]
    told = [said(ProxySaid(fault)) for fault in faults]
    assert [fault.get("line", 0) for fault in faults] == [1, 3, 0, 2, 0], told
    assert "Asiento 1: línea 1" in told[0] and "1.10.1.1" in {f.get("rule") for f in faults}
    assert told[-1].startswith("Asiento 2")


class ProxySaid:
    """A part of an answer, for `said`."""

    def __init__(self, part: Any) -> None:
        self.part = part

    def json(self) -> Any:
        return self.part


# --- limits ---------------------------------------------------------------------------------------


def test_strangers_make_so_many_tables_and_no_more(web: WebApp) -> None:
    with web.public():
        answers = [
            web.post("/api/tables", {"seats": [ME, {"kind": "open"}]}).status_code
            for _ in range(TABLES.most + 1)
        ]
        assert answers == [201] * TABLES.most + [429] and TABLES.most < OPEN_TABLES
        slow = web.post("/api/tables", {"seats": [ME, BOT]})
        assert slow.headers["retry-after"] and slow.json()["error"] == "limit"
        # What is refused does not count as open.
        bad = web.post("/api/tables", {"seats": [BOT, BOT]})
        assert bad.status_code == 400


def test_strangers_call_so_often_and_no_more(web: WebApp) -> None:
    with web.public():
        codes = [web.get("/api/options").status_code for _ in range(CALL_QUOTA.most + 5)]
    assert codes[-5:] == [429] * 5 and codes.count(200) >= CALL_QUOTA.most - TABLES.most - 10
    assert web.get("/api/options").status_code == 200  # at home nobody counts


# --- what can't be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "no JSON"),
        (b"{", "no JSON"),
        (b"\xff\xfe", "no JSON"),
        (b"[" * 60_000, "expected"),
        (b'{"seats":' * 6_000, "expected"),
        (b'{"seats":[' + b'{"kind":' * 5_000, "expected"),
        (b"[]", "expected"),
        (b"{}", "field seats is missing"),
        (b'{"seats":[],"extra":1}', "seats"),
        (b'{"seats":[{"kind":"me"},{"kind":"king"}]}', "king"),
        (b'{"seats":[{"kind":"me","x":1},{"kind":"bot"}]}', "no field x (at $.seats[0])"),
        (b'{"seats":[{"kind":"me"},{"kind":"bot"}],"best_of":5}', "5"),
        (b'{"seats":[{"kind":"me","name":"' + b"a" * 41 + b'"},{"kind":"bot"}]}', "40"),
    ],
    ids=lambda one: repr(one[:24]),
)
def test_a_body_that_can_t_be_read(web: WebApp, body: bytes, words: str) -> None:
    answer = web.post("/api/tables", body)
    assert answer.status_code == 400 and answer.json()["error"] == "unreadable"
    assert words.lower() in said(answer).lower(), said(answer)
    spanish = web.post("/api/tables", body, headers={"Accept-Language": "es-ES,en;q=0.5"})
    assert said(spanish) != said(answer)


def test_too_much_is_not_read(web: WebApp) -> None:
    whole = b'{"visitor":"' + b"a" * BODY_BYTES + b'"}'
    assert web.post("/api/mine", whole).status_code == 413

    async def without_a_length() -> Any:
        async def parts() -> Any:
            for _ in range(70):
                yield b" " * 1024

        return await web.client.post("/api/mine", content=parts())

    assert web.run(without_a_length()).status_code == 413


def test_texts_that_no_database_keeps(web: WebApp) -> None:
    body = b'{"seats":[{"kind":"me","name":"A"},{"kind":"bot"}],"visitor":"a\\u0000b"}'
    assert web.post("/api/tables", body).status_code == 400
    assert web.post("/api/mine", b'{"visitor":"\\ud800"}').status_code in (200, 400)


@pytest.mark.parametrize("table", ["nothing", "t-aaaaaaaaaaaaaaaa", "..%2Fetc", "t-" + "a" * 500])
def test_tables_that_are_not_there(web: WebApp, table: str) -> None:
    sit = {"deck": {"shipped": DECKS[0]}}
    for answer in (
        web.get(f"/api/tables/{table}"),
        web.post(f"/api/tables/{table}/sit", sit),
        web.get(f"/api/tables/{table}/replay"),
        web.post(f"/api/tables/{table}/fork", {"at": 0}),
    ):
        assert answer.status_code == 404 and answer.json()["error"] == "not found", answer.text


def test_other_addresses_and_methods(web: WebApp) -> None:
    assert web.get("/api/nothing?lang=es").status_code == 404
    assert said(web.get("/api/nothing?lang=es")) == "En esta dirección no hay nada"
    answer = web.run(web.client.delete("/api/tables"))
    assert answer.status_code == 405 and "GET" in answer.headers["allow"]
    assert web.get("/api/tables/").status_code == 404


def test_calls_from_other_pages_are_refused(web: WebApp) -> None:
    body = {"visitor": "x"}
    for origin, status in (
        ("http://table.example", 200),
        ("https://evil.example", 403),
        ("null", 403),
        ("http://[", 403),
    ):
        answer = web.post("/api/mine", body, headers={"Origin": origin})
        assert answer.status_code == status, origin


def test_what_goes_wrong_here_is_no_traceback(
    web: WebApp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of the house")

    monkeypatch.setattr(web.host.store, "lobby", broken)
    answer = web.get("/api/tables")
    assert answer.status_code == 500 and "secret" not in answer.text
    assert "a secret of the house" in caplog.text


# --- cards, decks, options ------------------------------------------------------------------------


def test_the_card_files(web: WebApp) -> None:
    files = web.get("/api/cards").json()
    pool = default_pool()
    assert files["pool"] == pool.hash and files["url"].keys() == set(languages())
    for lang, url in files["url"].items():
        answer = web.get(url, headers={"Accept-Encoding": "gzip"})
        assert "immutable" in answer.headers["cache-control"]
        assert int(answer.headers["content-length"]) < 170_000
        file = answer.json()
        assert len(file["cards"]) == len(pool) and file["lang"] == lang
        n = pool.index("Elsa - Snow Queen")
        card, facts = file["cards"][n], pool.at(n)
        assert (card["full"], card["type"], card["cost"]) == (
            facts.full_name,
            "character",
            facts.cost,
        )
        assert card["text"][0]["name"] == "FREEZE"
        plain = web.get(url, headers={"Accept-Encoding": "identity"})
        assert plain.json() == file and "content-encoding" not in plain.headers
        again = web.get(url, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        # Without what it holds in its address a file may change: it is not kept unasked.
        assert web.get(url.partition("?")[0]).headers["cache-control"] == "no-cache"
    english, spanish = (web.get(url).json()["cards"][n] for url in files["url"].values())
    assert english["text"][0]["text"] != spanish["text"][0]["text"]
    assert english["name"] == spanish["name"]
    assert web.get(f"/api/cards/xx-{pool.hash}.json").status_code == 404
    assert web.get("/api/cards/en-0000.json").status_code == 404
    first, last = files["legal"]["core"][-1]
    assert 0 <= first < last == len(pool) - 1


def test_no_printed_text_is_in_the_card_file(web: WebApp) -> None:
    """What a card says comes from its abilities: without them it says nothing."""
    from tintero.server.api_cards import printed

    card = default_pool()["Elsa - Snow Queen"]
    assert printed(card.replace(abilities=()), "en").text == ()


def test_shipped_decks(web: WebApp) -> None:
    decks = web.get("/api/decks?lang=es").json()["decks"]
    assert [deck["name"] for deck in decks] == list(Deck.available())
    one = next(deck for deck in decks if deck["name"] == "amber-ruby")
    assert one["title"].startswith("Ámbar · Rubí") and one["inks"] == ["Amber", "Ruby"]
    assert sum(line["count"] for line in one["lines"]) == 60
    assert "infinity" in one["formats"] and one["plan"]


def test_a_deck_is_checked(web: WebApp) -> None:
    deck = Deck.load("amber-ruby")
    pool = default_pool()
    found = web.post("/api/decks/check", {"text": deck.written("pixelborn")}).json()
    assert found["count"] == 60 and "faults" not in found
    assert sum(found["curve"]) == 60
    assert found["curve"][2] == sum(pool[card].cost == 2 for card in deck.cards)
    assert found["inkable"] == sum(pool[card].inkable for card in deck.cards)
    assert found["inks"] == ["Amber", "Ruby"] and "infinity" in found["formats"]
    again = web.post("/api/decks/check", {"text": found["text"], "format": "infinity"}).json()
    assert again == found
    assert web.post("/api/decks/check", {"shipped": "amber-ruby"}).json()["lines"] == found["lines"]


def test_a_deck_with_faults_is_told_all_of_them(web: WebApp) -> None:
    text = "4 Smsh\n5 Dragon Fire\n1 HeiHei"
    found = web.post("/api/decks/check?lang=es", {"text": text, "format": "core"}).json()
    assert [fault["line"] for fault in found["faults"] if fault.get("line")] == [1, 3, 2]
    assert {fault.get("rule") for fault in found["faults"]} == {None, "1.10.1.1"}
    assert "formats" not in found
    free = web.post("/api/decks/check", {"text": "5 Dragon Fire\n9 Smash"}).json()
    assert "faults" not in free  # without a format any deck may be played
    few = web.post("/api/decks/check", {"text": "5 Dragon Fire"}).json()
    assert "at least 7" in said(ProxySaid(few["faults"][0]))
    many = web.post("/api/decks/check", {"text": "999 Dragon Fire"}).json()
    assert "300" in said(ProxySaid(many["faults"][0]))
    assert web.post("/api/decks/check", {"text": "x", "shipped": "amber-ruby"}).status_code == 400
    assert web.post("/api/decks/check", {"text": "x", "format": "x"}).status_code == 400


def test_options_and_clauses(web: WebApp) -> None:
    for lang in languages():
        found = web.get(f"/api/options?lang={lang}").json()
        assert [bot["id"] for bot in found["bots"]] == list(names())
        assert found["rules"] == ["2.1", "2.2", "2.3"] and len(found["phrases"]) == 8
        assert found["clocks"] == ["off", "casual", "ranked", "slow"]
    clause = web.get("/api/rules/4.5.1.1?lang=es").json()
    assert clause["number"] == "4.5.1.1" and clause["title"] and clause["text"]
    old = web.get("/api/rules/1.9.4?rules=2.1").json()
    assert old["text"] != web.get("/api/rules/1.9.4").json()["text"]
    assert web.get("/api/rules/99.9").status_code == 404
    assert web.get("/api/rules/1.9.5?rules=3").status_code == 400


def test_the_server_is_well(web: WebApp) -> None:
    found = web.get("/healthz")
    assert found.json()["ok"] is True and found.json()["tables"] == len(web.host.rooms)
    assert "default-src 'self'" in found.headers["content-security-policy"]
    web.host.ending = True
    ending = web.get("/healthz")
    web.host.ending = False
    assert ending.status_code == 503 and ending.json()["ok"] is False


# --- the description ------------------------------------------------------------------------------


def test_the_published_description_is_that_of_the_calls(web: WebApp) -> None:
    told = "run: python tests/test_server_api.py"
    assert PUBLISHED.read_text(encoding="utf-8") == openapi_text(CALLS), told
    assert web.get("/api/openapi.json").json() == json.loads(openapi_text(CALLS))


if __name__ == "__main__":
    PUBLISHED.write_text(openapi_text(CALLS), encoding="utf-8")
