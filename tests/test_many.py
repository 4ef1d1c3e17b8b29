"""Many games: the same results however many play them, nothing lost when a process dies."""

from __future__ import annotations

import os
import signal
from dataclasses import replace

import pytest

from tintero import Deck, Game
from tintero.game import Record
from tintero.rules.playout import drawn
from tintero.sim import many
from tintero.sim.many import Job, chunk_size, make_jobs, play, play_many, spread
from tintero.state.objects import Option
from tintero.vocab import Act


def some_jobs(games: int, seed: int = 7) -> list[Job]:
    return make_jobs([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], games, seed)


def test_any_number_of_workers_gives_the_same() -> None:
    jobs = some_jobs(12)
    alone = play_many(jobs, workers=1)
    assert play_many(jobs, workers=2) == alone
    assert play_many(jobs, workers=3) == alone
    assert [p.number for p in alone] == list(range(12))
    assert len({p.hash for p in alone}) == 12
    assert all(p.failure is None and p.reason and p.decisions > 10 for p in alone)


def test_another_seed_plays_other_games() -> None:
    assert {p.hash for p in play_many(some_jobs(3), 1)}.isdisjoint(
        p.hash for p in play_many(some_jobs(3, seed=8), 1)
    )


def test_bots_by_name_play_too() -> None:
    job = replace(some_jobs(1)[0], bots=("random", "uniform"))
    assert play(job) == play(job)
    assert play(job).failure is None


def test_progress_counts_up_to_all() -> None:
    seen: list[int] = []
    play_many(some_jobs(6), workers=2, progress=seen.append)
    assert seen == sorted(seen) and seen[-1] == 6


class Breaks:
    """A bot that fails at its tenth decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: object) -> int:
        self.asked += 1
        if self.asked == 10:
            raise ZeroDivisionError("made to break")
        return 0


def test_a_game_that_breaks_is_reported_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "make_bot", lambda name, seed: Breaks())
    broken = play(replace(some_jobs(1)[0], bots=("random", "random")))
    assert broken.failure is not None and broken.winner is None
    assert "ZeroDivisionError: made to break (test_many.py" in broken.failure.error
    record = broken.failure.record
    assert isinstance(record, Record) and len(record.actions) >= 9
    again = Game.replay(record)
    assert again.decision is not None and again.record() == record


def test_the_same_for_games_without_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def playout(*arguments: object) -> int:
        raise ZeroDivisionError("made to break")

    job = some_jobs(1)[0]
    whole = play(job)
    monkeypatch.setattr(many, "playout", playout)
    broken = play(job)
    assert broken.failure is not None and broken.failure.record is not None
    again = Game.replay(broken.failure.record)
    assert again.hash() == whole.hash and len(broken.failure.record.actions) == whole.decisions


def test_the_action_that_breaks_a_game_comes_last_in_its_record() -> None:
    job = some_jobs(1)[0]
    taken = drawn(many.begin(job).state, 1, 10)
    wrong = Option(Act.QUEST, 0)
    record = many.record_of(job, [*taken, (taken[-1][0], wrong)])
    assert record is not None and len(record.actions) == 11
    with pytest.raises(ValueError):
        Game.replay(record)


def die_at_three(n: int) -> int:
    if n == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def test_an_item_that_kills_its_process_is_found() -> None:
    assert spread(die_at_three, range(8), 2, dead=lambda n: -n) == [0, 1, 4, -3, 16, 25, 36, 49]
    with pytest.raises(Exception, match="item 3"):
        spread(die_at_three, range(8), 2)


def test_chunks_keep_everybody_busy() -> None:
    assert chunk_size(5, 2) == 1
    assert chunk_size(100_000, 2) == 64
    assert 1 < chunk_size(1_000, 8) < 20
