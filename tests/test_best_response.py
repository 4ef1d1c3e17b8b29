"""A best response to `ink`: who sits opposite, and that what is learned is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tintero.bots.ink_bot import InkBot
from tintero.bots.seat import BotSeat
from tintero.bots.value_file import ValueFile, shipped, shipped_net
from tintero.bots.value_net import ValueNet
from tintero.train.fit import Samples, logits, samples_of
from tintero.train.self_play import net_of
from tintero.vocab import ASK_NAMES, Act, Ask
from tintero_proof import best_response
from tintero_proof.best_response import (
    BATCH,
    Response,
    ResponseBatch,
    ResponseGames,
    play_response,
    sides_of,
)
from tintero_proof.response_fit import learn_on

pytestmark = pytest.mark.compiled_only  # games by the dozen

SHIPPED = shipped().text()


def test_the_opponent_is_ink_as_it_is_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that does nothing but end its turns loses every game, from both seats."""
    seats: list[int] = []

    class Idle(InkBot):
        def choose(self, seat: BotSeat) -> int:
            assert repr(self).endswith(", standard)") and self.net is shipped_net()
            seats.append(seat.seat)
            if seat.decision.kind == ASK_NAMES[Ask.TURN_ACTION]:
                return seat.acts.index(Act.END)
            return super().choose(seat)

    monkeypatch.setattr(best_response, "InkBot", Idle)
    found = play_response(ResponseBatch(1, 0, SHIPPED))
    assert found.scores == (1.0,) * BATCH
    assert set(seats) == {0, 1}


@pytest.fixture(scope="module")
def played() -> ResponseGames:
    return play_response(ResponseBatch(1, 0, SHIPPED, "medium"))


def test_rows_say_who_won(played: ResponseGames) -> None:
    samples = samples_of([played.rows])
    scores = np.array(played.scores)[samples.games]
    assert 0 < sum(played.scores) < BATCH and played.seconds > 0
    sides = sides_of(samples.won, scores)
    for game in range(BATCH):
        some = sides[samples.games == game]
        assert len(some) > 5 and (some[1:] == -some[:-1]).all()  # one turn each
    # Who stands better as the value sees it wins more often, on either side.
    said = logits(shipped(), samples)
    assert np.mean((said > 0) == (samples.won > 0.5)) > 0.6


def test_what_is_learned_is_what_the_rows_say(played: ResponseGames) -> None:
    """Endings as a value other than the shipped one would have them: much of it is found."""
    samples = samples_of([played.rows] * 8)
    rng = np.random.default_rng(1)
    other = logits(shipped(), samples) * 0.2 + 3 * (samples.x[:, 0] - samples.x[:, 0].mean())
    won = (rng.random(len(samples)) < 1 / (1 + np.exp(1.5 - other))).astype(np.float32)
    alone = Samples(samples.x, won, np.arange(len(samples)), samples.cards)
    held = rng.random(len(samples)) < 0.2
    learnt = learn_on(alone, held, shipped(), 1)
    assert learnt.lead < -0.8  # that the other is the stronger is no matter of the position
    assert abs(learnt.value.last - shipped().last) < 0.1
    assert learnt.loss < learnt.before - 0.02
    was, now = shipped(), learnt.value
    parts = [(was.first, now.first), (was.bias, now.bias), (was.second, now.second)]
    assert all(one != two for one, two in [*parts, (was.cards, now.cards)])


def test_the_learner_plays_what_it_has_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: list[str] = []

    def noted(text: str) -> ValueNet:
        if text not in texts:
            texts.append(text)
        return net_of(text)

    monkeypatch.setattr(best_response, "net_of", noted)
    monkeypatch.setattr(best_response, "is_held", lambda seed, deal: False)
    response = Response(tmp_path, 1, BATCH, "medium")
    response.run(1e-3)  # a batch is played, whatever it takes
    first = (tmp_path / "value.json").read_text()
    line = response.log[0]
    assert texts == [SHIPPED] and line.games == BATCH and min(line.after) < line.before
    assert ValueFile.read(first, "").second != shipped().second
    spent = line.seconds
    Response(tmp_path, 1, BATCH, "medium").run(spent)  # nothing is left of it
    assert texts == [SHIPPED] and (tmp_path / "value.json").read_text() == first

    Response(tmp_path, 1, BATCH, "medium").run(spent + 1.5 * line.fit + 1e-3)
    log: list[dict[str, Any]] = json.loads((tmp_path / "log.json").read_text())
    assert texts == [SHIPPED, first]
    assert len(log) == 2 and log[1]["rows"] > log[0]["rows"] == line.rows
    with pytest.raises(SystemExit, match="another run"):
        Response(tmp_path, 2, BATCH, "medium")
