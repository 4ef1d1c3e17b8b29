"""When a server looks for garbage, and who is told what when nobody has listened."""

from __future__ import annotations

import gc
from random import Random

from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.server.collecting import LATEST, OFTEN, QUIET, Collector
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.port import Onlooker, Seat

DECKS = ("amber-steel", "ruby-amethyst")


def test_full_collections_wait_for_quiet() -> None:
    before = gc.get_threshold()
    collector = Collector(0)
    assert not collector.tick(LATEST, 1)  # it has not begun
    collector = Collector(0)
    collector.begin()
    try:
        assert gc.get_threshold()[2] > 1_000 and gc.get_freeze_count() > 0
        assert not collector.tick(OFTEN, 5)  # somebody has just asked something
        assert not collector.tick(OFTEN + QUIET - 1, 5)
        assert collector.tick(OFTEN + QUIET, 5)
        assert not collector.tick(5 * OFTEN, 5)  # nothing has happened since
        for n in range(100):  # it is never quiet
            done = collector.tick(OFTEN + QUIET + n * QUIET // 2, 6 + n)
            assert not done
        assert collector.tick(OFTEN + QUIET + LATEST, 200)
    finally:
        collector.end()
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


def new_match(late: bool) -> Match:
    game = Game.new([Deck.load(name) for name in DECKS], 7, starting=0)
    match = Match(game, Plan(DECKS, {}), {}, numbers=True, late=late)
    match.keeping = False
    return match


def test_who_listens_late_is_told_the_same() -> None:
    always, late, rng = new_match(False), new_match(True), Random(3)
    assert not late.lines
    for n in range(90):
        if always.asked is None:
            break
        place = rng.randrange(len(always.game.options))
        for match in (always, late):
            match.answer(place)
            match.game.forget(match.game.depth - 4)
            if n % 20 == 19:
                match.back(2)
    for eye in (Seat(always, 0), Seat(always, 1), Onlooker(always)):
        other = Onlooker(late) if eye.seat is None else Seat(late, eye.seat)
        here, there = eye.state(), other.state()
        assert len(here.log) > 50
        assert [line.said for line in there.log] == [line.said for line in here.log]
        assert [line.plain() | {"said": 0} for line in there.log] == [
            line.plain() | {"said": 0} for line in here.log
        ]
    v = late.version
    for match in (always, late):
        match.answer(0)
    for seat in (0, 1):
        here, there = Seat(always, seat).state(v), Seat(late, seat).state(v)
        assert (there.log_at, len(there.log)) == (here.log_at, len(here.log))
