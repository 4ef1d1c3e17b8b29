"""Limited over HTTP: nothing is kept, everything follows from the seed and from what was taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tintero import default_pool
from tintero.limited import Draft, Sealed, booster_sets
from web_app import WebApp

pytestmark = pytest.mark.pure_only
POOL = default_pool()


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def names(numbers: list[int]) -> list[str]:
    cards = list(POOL)
    return [cards[n].full_name for n in numbers]


def ask(web: WebApp, **given: Any) -> Any:
    answer = web.post("/api/limited?lang=en", given)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_is_offered(web: WebApp) -> None:
    found = web.get("/api/limited?lang=es").json()
    assert [one["number"] for one in found["sets"]] == list(booster_sets())
    assert "comunes" in found["assumed"][0]


def test_a_sealed_pool_and_a_deck_of_it(web: WebApp) -> None:
    shown = ask(web, kind="sealed", set=9, seed=7)
    assert names(shown["pool"]) == list(Sealed(9, 7).pool)
    assert len(shown["boosters"]) == 6 and shown["least"] == 40 == len(shown["deck"])
    assert ask(web, kind="sealed", set=9)["seed"] != ask(web, kind="sealed", set=9)["seed"]
    theirs = ask(web, kind="sealed", set=9, seed=7, seat=1)
    assert "pool" not in theirs and "boosters" not in theirs and theirs["deck"] != shown["deck"]


def test_a_draft_goes_on_by_what_was_taken(web: WebApp) -> None:
    draft = Draft(10, 3)
    picks: list[str] = []
    for _ in range(3):
        shown = ask(web, kind="draft", set=10, seed=3, picks=picks)
        assert names(shown["pack"]) == list(draft.pack) and shown.get("over") is False
        assert names([shown["advice"]]) == [draft.advice()]
        picks.append(draft.advice())
        draft.take(picks[-1])
    bot = ask(web, kind="draft", set=10, seed=3, picks=picks, seat=1)
    assert "pool" not in bot and "pack" not in bot and "deck" not in bot
    while not draft.over:
        draft.take(draft.advice())
    over = ask(web, kind="draft", set=10, seed=3, picks=draft.taken[0])
    assert len(over["pool"]) == 48 and len(over["deck"]) == 35 and "pack" not in over


def test_the_deck_is_played_by_its_variant_against_that_of_a_bot(web: WebApp) -> None:
    for kind in ("sealed", "pack-rush"):
        mine, theirs = (ask(web, kind=kind, set=9, seed=7, seat=seat) for seat in (0, 1))
        decks = ["\n".join(f"1 {name}" for name in names(one["deck"])) for one in (mine, theirs)]
        seats = [
            {"kind": "me", "deck": {"text": f"# deck: Mine\n{decks[0]}"}},
            {"kind": "bot", "bot": "random", "deck": {"text": decks[1]}},
        ]
        answer = web.post("/api/tables", {"seats": seats, "variant": kind})
        assert answer.status_code == 201, answer.text
        plan = web.host.rooms[answer.json()["table"]].plan
        assert plan.variant is not None and plan.variant.id == kind
        assert plan.seats[0].deck == "Mine"
        assert sorted(plan.seats[0].cards) == sorted(names(mine["deck"]))


@pytest.mark.parametrize(
    "given",
    [
        {"kind": "cube"},
        {"kind": "sealed", "set": 99},
        {"kind": "sealed", "seed": -2},
        {"kind": "draft", "players": 9},
        {"kind": "draft", "set": 9, "seed": 1, "picks": ["Nobody"]},
        {"kind": "draft", "set": 9, "seed": 1, "picks": ["x"] * 97},
        {"kind": "sealed", "more": 1},
    ],
)
def test_what_makes_no_sense_is_answered(web: WebApp, given: Any) -> None:
    answer = web.post("/api/limited?lang=es", given)
    assert answer.status_code == 400 and answer.json()["said"]
