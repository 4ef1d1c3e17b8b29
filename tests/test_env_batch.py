"""Many games at once: the same however they are spread, and no step for what is not open."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tintero.envs import batch as batches  # noqa: E402
from tintero.envs.batch import Batch, BatchFailed, SharedBatch, by_lot  # noqa: E402
from tintero.envs.checks import IllegalPlace, WrongSetting  # noqa: E402
from tintero.state import codec  # noqa: E402

pytestmark = pytest.mark.compiled_only


def rows(batch: Any, parts: Any, steps: int) -> list[bytes]:
    rng = np.random.default_rng(4)
    found = []
    for _ in range(steps):
        batch.step(np.concatenate([by_lot(part.masks, rng) for part in parts]))
        found.append(b"".join(part.observations.tobytes() for part in parts))
    return found


def test_many_games_are_the_same_however_they_are_spread() -> None:
    one = Batch(6, seed=9)
    alone = rows(one, [one], 150)
    assert len(set(alone)) == 150 and sum(one.played) >= 6
    # Places are drawn row by row, so that the split of the rows does not matter.
    with SharedBatch(6, workers=1, seed=9) as shared:
        assert rows(shared, shared.parts, 150) == alone


def drawn(parts: Any, rng: Any) -> Any:
    return np.concatenate([by_lot(part.masks, rng) for part in parts])


def written(parts: Any) -> list[bytes]:
    """All that stands in the rows."""
    return [
        array.tobytes()
        for part in parts
        for array in (part.observations, part.seats, part.rewards, part.dones, part.actions)
    ]


WRONG = [
    ([0.0, 0.0, 0.7, 0.0], r"whole numbers, one for each row \(4\), not float64 \(4,\)"),
    ([0] * 3, r"not int64 \(3,\)"),
    ([0] * 12, r"not int64 \(12,\)"),
    ([True] * 4, "not bool"),
    ([[0, 0, 0, 0]], r"not int64 \(1, 4\)"),
    ([0, 0, 60, 99], "row 2: action 60 is not open: player [12] has the places 0 to [0-9]+;"),
    ([0, -1, 0, 0], "row 1: action -1 is not open"),
    ([0, 0, 0, 2**40], "row 3: action 1099511627776 is not open"),
]


def test_a_batch_stays_as_it_stood_when_an_action_is_wrong() -> None:
    batch, rng = Batch(4, seed=1), np.random.default_rng(1)
    for _ in range(30):
        batch.step(by_lot(batch.masks, rng))
    games = [codec.digest(game.state) for game in batch.games]
    before = written([batch])
    for actions, why in WRONG:
        with pytest.raises(IllegalPlace, match=why) as caught:
            batch.step(np.array(actions))
        assert "no se ha jugado nada" in caught.value.said("es")
        assert written([batch]) == before
        assert [codec.digest(game.state) for game in batch.games] == games
    batch.actions[:] = 60
    with pytest.raises(IllegalPlace, match="row 0: action 60"):
        batch.step()


def test_all_processes_stay_at_one_step_when_an_action_is_wrong() -> None:
    """A wrong action costs nothing: the games go on as if it had not been asked."""
    alone, rng = Batch(4, seed=2), np.random.default_rng(2)
    with SharedBatch(4, workers=2, seed=2) as shared:
        for n in range(40):
            actions, why = WRONG[n % len(WRONG)]
            before = written(shared.parts)
            with pytest.raises(IllegalPlace, match=why):
                shared.step(np.array(actions))
            assert written(shared.parts) == before
            actions = drawn(shared.parts, rng)
            shared.step(actions)
            alone.step(actions)
            assert b"".join(p.observations.tobytes() for p in shared.parts) == (
                alone.observations.tobytes()
            )


def test_every_process_is_heard_whatever_one_says() -> None:
    """Where somebody wrote over a mask, the games know better; the rest is at the same step."""
    rng = np.random.default_rng(3)
    with SharedBatch(8, workers=2) as shared:
        for part in shared.parts:
            part.masks[0, 63] = 1
        with pytest.raises(BatchFailed) as caught:
            shared.step(np.array([63, 0, 0, 0] * 2))
        assert str(caught.value).count("action 63 is not open") == 2
        assert str(caught.value).count("places 0 to") == 2
        for part in shared.parts:
            part.masks[0, 63] = 0
        for _ in range(20):
            shared.step(drawn(shared.parts, rng))
            assert not any(line.poll() for line in shared._lines)


def test_a_process_that_has_ended_is_said_and_nothing_is_played() -> None:
    with SharedBatch(4, workers=2) as shared:
        shared._workers[1].kill()
        shared._workers[1].join()
        before = written(shared.parts)
        for _ in range(2):
            with pytest.raises(BatchFailed, match="process 2 of the batch has ended: close"):
                shared.step(np.zeros(4, int))
        assert written(shared.parts) == before
    shared.close()
    with pytest.raises(BatchFailed, match="the batch is closed"):
        shared.step(np.zeros(4, int))


def test_the_others_are_heard_when_a_process_ends_in_a_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with SharedBatch(4, workers=2) as shared:
        shared._workers[0].kill()
        shared._workers[0].join()
        monkeypatch.setattr(shared._workers[0], "is_alive", lambda: True)  # as it was just now
        with pytest.raises(BatchFailed, match="process 1 of the batch has ended"):
            shared.step(np.zeros(4, int))
        assert not shared._lines[1].poll(0.5), "an answer was left unread"


def names(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The shared memory that is made from now on."""
    made: list[str] = []

    class Noted(batches.Memory):
        def __init__(self, **given: Any) -> None:
            super().__init__(**given)
            made.append(self.name)

    monkeypatch.setattr(batches, "Memory", Noted)
    return made


def gone(name: str) -> bool:
    try:
        SharedMemory(name).close()
    except FileNotFoundError:
        return True
    return False


def test_what_cannot_be_made_is_said_before_a_process_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = names(monkeypatch)
    for wrong, why in (
        ({"workers": 0}, "workers 0: it is a whole number, at least 1"),
        ({"workers": 1.5}, "workers 1.5"),
        ({"count": 0}, "count 0"),
        ({"players": 9}, "9 seats; a game has 2 to 6"),
        ({"max_cycles": 0}, "max_cycles 0"),
        ({"decks": ["amber-steel"] * 2}, "'amber-steel' is a text"),
    ):
        with pytest.raises(WrongSetting, match=why):
            SharedBatch(**{"count": 2, **wrong})
    with pytest.raises(WrongSetting, match="count 0"):
        Batch(0)
    assert made == []


def test_a_batch_that_fails_to_begin_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = names(monkeypatch)
    begun: list[SharedBatch] = []

    def failing(self: SharedBatch) -> None:
        begun.append(self)
        raise KeyboardInterrupt

    monkeypatch.setattr(SharedBatch, "_wait", failing)
    with pytest.raises(KeyboardInterrupt):
        SharedBatch(4, workers=2)
    assert len(made) == 2 and all(map(gone, made))
    assert [process.exitcode for process in begun[0]._workers] == [0, 0]


def test_more_processes_than_games_are_not_begun() -> None:
    with SharedBatch(2, workers=4) as shared:
        assert [len(part.actions) for part in shared.parts] == [1, 1]
