"""A best response to `ink`: weights that learn from games against it alone, for a given budget.

    python -m tintero_proof.best_response FOLDER --minutes 50
    python -m tintero_proof.best_response FOLDER --gate 800
    tintero ladder ink@FOLDER/value.json ink -n 400 --seed 51

One seat is `ink` as it is shipped; at the other sits a learner that plays greedily by its own value
and now and then something by lot. It begins with the shipped weights. Both have the same deck, one
of the shipped ones, and each deal is played twice with the seats changed. After each round the
weights are learned anew from all games so far, beginning with the shipped ones (`response_fit`).
The budget is processor time, that which `ink` thinks included. `--gate` learns nothing and asks how
the learner's value does against the shipped one when both are played greedily; the ladder, how it
does in the same search. In the folder: `plan.json`, `round-N/batch-M.rows` with the scores and the
time of each batch beside it, `value.json` (the weights so far) and `log.json`. Broken off, it goes
on where it was.
"""

from __future__ import annotations

import argparse
import json
from array import array
from dataclasses import asdict, dataclass, replace
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from tintero.bots import opening_hand
from tintero.bots.bot import place_of
from tintero.bots.features import Features
from tintero.bots.ink_bot import InkBot
from tintero.bots.seat import BotSeat
from tintero.bots.turn_mind import MOST_ACTIONS
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import ValueFile, shipped
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.rules import apply
from tintero.sim.many import seed_of, spread
from tintero.state.objects import Option, bare
from tintero.train.adam import Array
from tintero.train.fit import samples_of
from tintero.train.gate import compared
from tintero.train.look_ahead import MOST_TURNS, PLENTY, Row, faces_of
from tintero.train.self_play import HALVES, TrainRows, net_of
from tintero.train.training_folder import write
from tintero.vocab import Act, Ask
from tintero_proof.response_fit import learn_on, some_of

BATCH = 12  # games: six deals, each with the seats changed
BY_LOT = 0.06  # how often a turn of the learner begins with an action drawn by lot
EAGER = 0.2  # or, in half of its games, with some card played, whatever it is
HELD_OUT = 0.1  # of the deals
MINUTE = 60.0


@dataclass(frozen=True)
class ResponseBatch:
    """Games to play, and the learner's weights as text."""

    seed: int
    number: int  # of the batch, over all rounds: decks go round by it
    value: str
    level: str = "standard"


@dataclass(frozen=True)
class ResponseGames:
    """What came of a batch: the learner's score in each game, and the processor time."""

    rows: TrainRows
    scores: tuple[float, ...]
    seconds: float


@dataclass(frozen=True)
class ResponseRound:
    """What came of a round; losses are of the games held out."""

    games: int
    rows: int  # of the learner's turns, so far
    score: float  # of the learner, playing greedily
    before: float
    after: tuple[float, ...]
    lead: float
    seconds: float  # of the round, its fit included
    fit: float  # seconds


class ResponseGame:
    """One game of the learner against `ink`: its rows, and who had ended a turn in each."""

    def __init__(self, cards: tuple[str, ...], seed: int, learner: int, batch: ResponseBatch):
        self.game = Game.new([cards, cards], seed)
        self.learner = learner
        self.rng = Random(f"response/{seed}/{learner}")
        self.ink = InkBot(self.rng.getrandbits(60), batch.level)
        s = self.game.state
        self.mind = TurnSearch(s, learner, net_of(batch.value), self.rng.getrandbits(60), PLENTY)
        self.eager = EAGER if self.rng.random() < 0.5 else 0.0
        self.acted = 0  # in this turn
        self.greedy = False  # for the rest of this turn
        self.rows: list[Row] = []
        self.enders: list[int] = []

    def play(self) -> float:
        """To its end; the score of the learner."""
        s = self.game.state
        features = Features()
        turn = s.turn
        while s.decision is not None and s.turn < MOST_TURNS:
            if s.turn != turn:
                turn, self.acted, self.greedy = s.turn, 0, False
                if turn > 1:
                    features.see(s, 1 - s.active, s.active)
                    self.rows.append((features.row(), faces_of(s, 1 - s.active)))
                    self.enders.append(1 - s.active)
                s.journal.forget(s.mark())
            ours = s.decision.player == self.learner
            self.mind.take(self._learner() if ours else self._opponent())
        winner = s.scalars.winner if s.over else -1
        return 0.5 if winner < 0 else float(winner == self.learner)

    def _opponent(self) -> Option:
        """Asked about everything, also in the middle of the learner's turn."""
        game = Game(self.game.state, self.game.pool)
        return game.options[place_of(self.ink, game, 1 - self.learner)]

    def _learner(self) -> Option:
        s = self.game.state
        d = s.decision
        assert d is not None
        if d.ask == Ask.ALTER_HAND:
            seat = BotSeat(Game(s, self.game.pool), self.learner)
            return apply.options(s)[opening_hand.alter_learned(seat)]
        if d.ask != Ask.TURN_ACTION:
            return self.mind.best_answer()
        self.acted += 1
        if self.acted > MOST_ACTIONS:
            return bare(Act.END)
        return self._by_lot() or self.mind.best_action()

    def _by_lot(self) -> Option | None:
        """Something else than what looks best, as a turn begins."""
        rng, found = self.rng, apply.options(self.game.state)
        if not self.greedy and rng.random() < BY_LOT:
            return rng.choice([o for o in found if o.act != Act.CONCEDE])
        if not self.greedy and rng.random() < self.eager:
            plays = [o for o in found if o.act in (Act.PLAY, Act.MOVE, Act.USE)]
            if plays:
                return rng.choice(plays)
        self.greedy = True
        return None


@cache
def shipped_lists() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(Deck.load(name).cards) for name in Deck.available())


def play_response(batch: ResponseBatch) -> ResponseGames:
    start = process_time()
    numbers, cards, won, games = array("f"), array("H"), bytearray(), array("I")
    lists, scores = shipped_lists(), []
    for n in range(BATCH):
        deal = batch.number * BATCH // 2 + n // 2
        deck = lists[deal % len(lists)]
        one = ResponseGame(deck, seed_of(batch.seed, deal), n % 2, batch)
        score = one.play()
        scores.append(score)
        for (row, faces), ender in zip(one.rows, one.enders, strict=True):
            numbers.extend(row)
            cards.extend(faces)
            won.append(round(HALVES * (score if ender == one.learner else 1 - score)))
            games.append(n)
    rows = TrainRows(numbers.tobytes(), cards.tobytes(), bytes(won), games.tobytes(), BATCH)
    return ResponseGames(rows, tuple(scores), process_time() - start)


class Response:
    """Rounds in a folder, until the budget is spent."""

    def __init__(self, folder: Path, seed: int, games: int, level: str = "standard") -> None:
        self.folder, self.seed, self.level = folder, seed, level
        self.batches = max(1, games // BATCH)  # of a round
        self.start = shipped()
        folder.mkdir(parents=True, exist_ok=True)
        plan = {"seed": seed, "batches": self.batches, "level": level, "pool": default_pool().hash}
        path = folder / "plan.json"
        if path.is_file() and json.loads(path.read_text(encoding="utf-8")) != plan:
            raise SystemExit(f"{folder} is of another run")
        write(path, json.dumps(plan) + "\n")
        log = folder / "log.json"
        lines = json.loads(log.read_text(encoding="utf-8")) if log.is_file() else []
        self.log = [ResponseRound(**{**line, "after": tuple(line["after"])}) for line in lines]

    def value(self) -> ValueFile:
        path = self.folder / "value.json"
        return ValueFile.load(path, default_pool().hash) if path.is_file() else self.start

    def run(self, seconds: float, workers: int = 1) -> None:
        while True:
            spent = sum(line.seconds for line in self.log)
            fit = self.log[-1].fit if self.log else 0.0
            if spent + fit >= seconds:
                return
            whole = self._play(seconds - spent - 1.2 * fit, workers)
            line = self._learn()
            self.log.append(line)
            write(self.folder / "log.json", json.dumps([asdict(one) for one in self.log]) + "\n")
            print(told(len(self.log), line, sum(one.seconds for one in self.log)), flush=True)
            if not whole:
                return

    def _play(self, budget: float, workers: int) -> bool:
        """The games of a round, as far as the budget goes; whether all were played."""
        number, text = len(self.log), self.value().text()
        kept = self._kept(number)
        spent = sum(seconds for _, _, seconds in kept)
        for at in range(len(kept), self.batches, workers):
            if spent >= budget:
                return False
            some = [number * self.batches + n for n in range(at, min(self.batches, at + workers))]
            jobs = [ResponseBatch(self.seed, n, text, self.level) for n in some]
            for n, found in enumerate(spread(play_response, jobs, workers), at):
                write(self._path(number, n, "rows"), found.rows.packed())
                beside = {"scores": found.scores, "seconds": found.seconds}
                write(self._path(number, n, "json"), json.dumps(beside) + "\n")
                spent += found.seconds
        return True

    def _learn(self) -> ResponseRound:
        start, number = process_time(), len(self.log)
        found, scores, held = [], [], []
        for earlier in range(number + 1):
            for n, (rows, some, _) in enumerate(self._kept(earlier)):
                found.append(rows)
                scores += some
                first = (earlier * self.batches + n) * BATCH // 2
                held += [is_held(self.seed, first + m // 2) for m in range(BATCH)]
        samples = samples_of(found)
        sides = sides_of(samples.won, np.array(scores)[samples.games])
        samples = some_of(samples, sides == 1)
        out = np.array(held)[samples.games]
        learnt = learn_on(samples, out, self.start, self.seed + number)
        made = {"against": "ink", "round": number + 1, "games": len(scores), "loss": learnt.loss}
        write(self.folder / "value.json", replace(learnt.value, made=made).text())
        here = self._kept(number)
        points = [score for _, some, _ in here for score in some]
        fit = process_time() - start
        played = sum(seconds for _, _, seconds in here)
        return ResponseRound(
            len(points), len(samples), sum(points) / max(1, len(points)), learnt.before,
            learnt.after, learnt.lead, played + fit, fit,
        )  # fmt: skip

    def _kept(self, number: int) -> list[tuple[TrainRows, list[float], float]]:
        """The batches of a round that were played."""
        found: list[tuple[TrainRows, list[float], float]] = []
        for n in range(self.batches):
            beside = self._path(number, n, "json")
            if not beside.is_file():
                break
            plain: dict[str, Any] = json.loads(beside.read_text(encoding="utf-8"))
            rows = TrainRows.unpacked(self._path(number, n, "rows").read_bytes())
            found.append((rows, plain["scores"], plain["seconds"]))
        return found

    def _path(self, number: int, n: int, ending: str) -> Path:
        folder = self.folder / f"round-{number + 1}"
        folder.mkdir(exist_ok=True)
        return folder / f"batch-{n}.{ending}"


def is_held(seed: int, deal: int) -> bool:
    """Whether a deal is held out: the same ones in every round."""
    return Random(f"held/{seed}/{deal}").random() < HELD_OUT


def sides_of(won: Array, scores: Array) -> Array:
    """Whose turn had ended in a row: 1 the learner's, -1 the opponent's; 0 where nobody won."""
    decided = (won != 0.5) & (scores != 0.5)
    return np.where(decided, np.where((won > 0.5) == (scores > 0.5), 1, -1), 0)


def told(number: int, line: ResponseRound, seconds: float) -> str:
    after = " ".join(f"{loss:.4f}" for loss in line.after)
    return (
        f"round {number}: {line.games} games, the learner won {100 * line.score:.1f} %; "
        f"{line.rows} rows, lead {line.lead:+.2f}, loss held out {line.before:.4f} -> {after}; "
        f"{seconds / MINUTE:.1f} minutes"
    )


def gate(folder: Path, games: int, seed: int, workers: int) -> float:
    """The share that the learner's value wins against the shipped one, both played greedily."""
    decks = [Deck.load(name) for name in Deck.available()]
    new = ValueFile.load(folder / "value.json", default_pool().hash).text()
    return compared(new, shipped().text(), decks, games, seed, workers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=50.0, help="of processor time, in all")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=480, help="of a round")
    parser.add_argument("--gate", type=int, help="so many greedy games against the shipped value")
    asked = parser.parse_args()
    if asked.gate is None:
        Response(asked.folder, asked.seed, asked.games).run(asked.minutes * MINUTE, asked.workers)
    else:
        share = gate(asked.folder, asked.gate, asked.seed, asked.workers)
        half = 1.96 * sqrt(0.25 / max(1, asked.gate))
        print(f"{asked.gate} games: {100 * share:.1f} % ± {100 * half:.1f}")


if __name__ == "__main__":
    main()
