"""For deck builders over HTTP: chances, formats, matchups that end when nobody listens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tintero.cards.deck import Deck
from tintero.cards.odds import Odds, Policy
from tintero.server.api_builder import AT_ONCE, MatchupsRunning, told_lines
from tintero.server.api_calls import CallRefused
from tintero.server.deck_worker import (
    DeckBench,
    DeckResult,
    DeckTask,
    GameCounted,
    GamesTask,
    OddsTask,
    counted,
    played,
)
from web_app import WebApp

pytestmark = pytest.mark.pure_only
DECK = Deck.load("ruby-steel")
TEXT = DECK.text()


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def test_the_chances_are_those_of_the_command_line(web: WebApp) -> None:
    card = DECK.cards[0]
    given = {"text": TEXT, "cards": [card], "copies": 2, "turns": 4, "cost": 3, "few": 1}
    said = web.post("/api/decks/odds", given).json()
    odds = Odds.of(DECK, Policy("cheap", 3, 1), [card])
    assert said["cards"] == 60 and len(said["ink"]) == 4
    for turn in (1, 4):
        both = (True, False)
        assert said["ink"][turn - 1] == [float(odds.ink(turn, first)) for first in both]
        assert said["play"][turn - 1] == [float(odds.play(turn, first)) for first in both]
        assert said["card"][turn - 1] == [float(odds.card(turn, first, 2)) for first in both]
    assert sum(said["altered"]) == pytest.approx(1)
    task = OddsTask(DECK.cards, turns=1)
    assert counted(task) is counted(OddsTask(DECK.cards, turns=1)), "counted once"


@pytest.mark.parametrize("to", ["text", "codes", "pixelborn", "tts"])
def test_a_deck_in_every_format_is_the_same_deck(web: WebApp, to: str) -> None:
    made = web.post("/api/decks/convert", {"text": TEXT, "to": to}).json()["text"]
    again = web.post("/api/decks/convert", {"text": made, "to": "text"}).json()["text"]
    assert Deck.parse(again).counts == DECK.counts


MATCH = {"one": {"shipped": "ruby-steel"}, "bot": "random", "games": 2}
BAD = [
    ("odds", {"text": ""}),
    ("odds", {"text": "3 Stitch - New Dog"}),
    ("odds", {"text": "10000 Stitch - New Dog"}),
    ("odds", {"text": TEXT, "cards": ["Nobody"]}),
    ("odds", {"text": TEXT, "policy": "wanted"}),
    ("odds", {"text": TEXT, "turns": 1_000}),
    ("odds", {"text": "4 " + "x" * 30_000}),
    ("convert", {"text": " ", "to": "text"}),
    ("convert", {"text": "nothing that is a card", "to": "tts"}),
    ("convert", {"text": TEXT, "to": "pdf"}),
    ("matchup", MATCH | {"other": {"text": ""}}),
    ("matchup", MATCH | {"other": {"text": "10000 Stitch - New Dog"}}),
    ("matchup", MATCH | {"other": {"shipped": "nobody"}}),
    ("matchup", MATCH | {"other": {"shipped": "amber-steel"}, "bot": "exec:sh"}),
    ("matchup", MATCH | {"other": {"shipped": "amber-steel"}, "games": 10**9}),
]


@pytest.mark.parametrize(("call", "body"), BAD)
def test_what_can_not_be_counted_gets_a_sentence(web: WebApp, call: str, body: Any) -> None:
    for lang in ("en", "es"):
        answer = web.post(f"/api/decks/{call}?lang={lang}", body)
        assert answer.status_code == 400 and answer.json()["said"], answer.text
    assert web.api.matchups.addresses == []


def test_a_matchup_is_told_line_by_line(web: WebApp) -> None:
    body = MATCH | {"other": {"shipped": "amber-steel"}, "games": 4, "seed": 5}
    answer = web.post("/api/decks/matchup", body)
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert lines[0]["games"] == 0 and lines[0]["rate"]["high"] == 1
    last = lines[-1]
    assert last["games"] == 4 == last["on_play"]["games"] + last["on_draw"]["games"]
    assert last["rate"]["low"] <= last["rate"]["share"] <= last["rate"]["high"]
    assert all(lore[-1] >= lore[0] for lore in last["lore"])
    again = web.post("/api/decks/matchup", body).text.splitlines()
    assert json.loads(again[-1]) == last, "the seed decides"
    assert web.api.matchups.addresses == [], "and it is over"


def test_games_come_in_short_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tintero.server.deck_worker.BATCH_SECONDS", 0.0)
    task = GamesTask(DECK.cards, DECK.cards, "random", 1, 6, 50)
    assert len(played(task)) == 1


class Counting(DeckBench):
    """Nobody plays; every game is won by the first deck."""

    async def ask(self, task: DeckTask) -> DeckResult:
        self.asked += 1
        await asyncio.sleep(0)
        return DeckResult(games=(GameCounted(0, 0, 0, 9, ((1, 20), (0, 3))),))


class Listening:
    """A call whose page can be left."""

    gone = False

    @property
    def request(self) -> Any:
        return self

    async def is_disconnected(self) -> bool:
        return self.gone


def test_a_page_that_is_left_stops_it() -> None:
    async def test() -> None:
        bench, running, call = Counting(), MatchupsRunning(), Listening()
        task = GamesTask((), (), "random", 1, 0, 2_000)
        running.begin("a")
        lines = told_lines(task, bench, running, "a", call)  # type: ignore[arg-type]
        rates = [json.loads(await anext(lines))["rate"] for _ in range(5)]
        widths = [rate["high"] - rate["low"] for rate in rates]
        assert widths == sorted(widths, reverse=True) and widths[0] > widths[-1], "it shrinks"
        call.gone = True
        assert [line async for line in lines] == []
        assert bench.asked == 4 and running.addresses == []
        # The same where the answer is broken off from outside.
        running.begin("a")
        call.gone = False
        lines = told_lines(task, bench, running, "a", call)  # type: ignore[arg-type]
        await anext(lines)
        await lines.aclose()  # type: ignore[attr-defined]
        assert running.addresses == []

    asyncio.run(test())


def test_an_address_has_one_and_all_have_a_few() -> None:
    running = MatchupsRunning()
    running.begin("a")
    with pytest.raises(CallRefused) as refused:
        running.begin("a")
    assert refused.value.status == 429
    for n in range(AT_ONCE - 1):
        running.begin(str(n))
    with pytest.raises(CallRefused) as refused:
        running.begin("z")
    assert refused.value.status == 503
