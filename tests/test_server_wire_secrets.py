"""Secrets of the web table: rooms that differ in what a seat can't know send it the same bytes."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tintero.server import room_state
from tintero.table.match import Match
from tintero.views.knowledge import NOBODY
from tintero_proof.invariants import Broken
from tintero_proof.wire_twins import WireTwins, check_wire, room_of, started

pytestmark = pytest.mark.clause("7.1.3")


@pytest.mark.pure_only
def test_a_few_hundred_decisions_tell_nothing() -> None:
    check_wire(200, seed=1)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(2, 12))
def test_ten_thousand_decisions_tell_nothing(seed: int) -> None:
    """A thousand from each seed, so that they are shared out among the processes of a run."""
    assert check_wire(1_000, seed=seed) > 30


def found_by_the_net(tries: int = 40) -> str:
    for n in range(tries):
        rng = Random(n)
        twins = WireTwins(started(rng), rng.choice([0, 1, NOBODY]), rng)
        try:
            asyncio.run(twins.play_on(20))
        except Broken as broken:
            return str(broken)
    return ""


@pytest.mark.pure_only
def test_the_net_finds_a_hand_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if who watches saw the hands without anybody's consent."""
    kept = room_state.watched

    def open_handed(room: object, guest: object) -> object:
        room.agreed = {"hands"}  # type: ignore[attr-defined]
        return kept(room, guest)  # type: ignore[arg-type]

    monkeypatch.setattr(room_state, "watched", open_handed)
    assert "who watches" in found_by_the_net()


@pytest.mark.pure_only
def test_the_net_finds_a_drawn_card_in_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the others were told what whoever asks for a take-back has seen."""
    kept = Match.kept_because

    def told(self: Match, refused: object, seat: int) -> object:
        return kept(self, refused, None if seat == NOBODY else seat)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "kept_because", told)
    assert "tells of hidden cards" in found_by_the_net(80)


def test_a_room_of_a_game_in_the_middle_has_people_in_it() -> None:
    room = room_of(started(Random(3)))
    assert room.people == (0, 1) and room.match is not None and room.match.asked is not None
