"""Rounds of learning in a folder: games, fit, gate, and again. Broken off, it goes on where it was.

In the folder: `plan.json` (what was asked for), `round-N/batch-M.rows` (games that were played),
`round-N/value.json` (what was learned from the last rounds), `best.json` (what passed the gate
last, for `--bot ink@FILE`), `log.json` (a line for each round) and `curve.svg`. A file is there
whole or not at all. A process that is killed costs the batch it was playing, which is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tintero.bots.value_file import ValueFile
from tintero.cards.deck import USUAL_LIMITS, Deck
from tintero.cards.pool import default_pool
from tintero.messages import Message, Problem
from tintero.sim.many import seed_of, spread
from tintero.state.ruleset import Ruleset
from tintero.train.gate import compared
from tintero.train.self_play import TrainBatch, TrainRows, play_batch

Told = Callable[[Message], None]
Bar = Callable[[int], None]


class TrainingError(Problem, ValueError):
    """A folder that can't be gone on with."""


@dataclass(frozen=True)
class TrainPlan:
    """What a training is: the same plan in another folder gives the same values."""

    decks: tuple[tuple[str, tuple[str, ...]], ...]  # names and cards: played with
    held_out: tuple[tuple[str, tuple[str, ...]], ...]  # gates are on these
    rounds: int = 4
    games: int = 5000  # a round
    gate: int = 300
    batch: int = 50
    seed: int = 0
    hidden: int = 48
    trust: float = 0.3
    searched: float = 0.0
    kept: int = 3  # rounds that are learned from
    random_decks: float = 0.3
    by_lot: float = 0.12
    eager: float = 0.4
    ahead: float = 0.0  # share of batches that are played by looking ahead
    start: str = ""  # weights to begin with, as text; none: those set by hand
    cards: tuple[str, ...] = ()
    deck_size: int = USUAL_LIMITS.least
    lore: int = 20
    pool: str = ""

    def rules(self) -> Ruleset:
        return Ruleset("2.3", lore_to_win=self.lore)


@dataclass(frozen=True)
class RoundLog:
    """What came of a round."""

    number: int
    games: int
    rows: int
    loss: float
    accuracy: float
    gate: float  # share of its games against the best so far
    passed: bool


class Training:
    """A training in its folder."""

    def __init__(self, folder: Path, plan: TrainPlan) -> None:
        self.folder = folder
        self.plan = replace(plan, pool=default_pool().hash)
        self.log: list[RoundLog] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._open()

    def _open(self) -> None:
        path = self.folder / "plan.json"
        plain = json.loads(json.dumps(asdict(self.plan)))
        if path.is_file():
            kept = json.loads(path.read_text(encoding="utf-8"))
            # More rounds of the same are no other training.
            if {**kept, "rounds": 0} != {**plain, "rounds": 0}:
                raise TrainingError(Message("train-other", folder=str(self.folder)))
        write(path, json.dumps(plain, indent=1) + "\n")
        log = self.folder / "log.json"
        if log.is_file():
            lines = json.loads(log.read_text(encoding="utf-8"))
            self.log = [RoundLog(**line) for line in lines]

    # --- one after the other ----------------------------------------------------------------------

    def run(
        self,
        workers: int | None = None,
        told: Told | None = None,
        bar: Callable[[str, int], Any] | None = None,
        ray: str | None = None,
    ) -> list[RoundLog]:
        """All rounds that are not there yet."""
        from tintero.train.curve import draw_curve

        for number in range(len(self.log), self.plan.rounds):
            self._play(number, workers, bar, ray)
            line = self._learn(number, workers, bar, ray)
            self.log.append(line)
            plain = [asdict(entry) for entry in self.log]
            write(self.folder / "log.json", json.dumps(plain, indent=1) + "\n")
            write(self.folder / "curve.svg", draw_curve(self.log))
            if told is not None:
                told(said(line))
        return self.log

    def best(self) -> str:
        """The weights that passed the last gate, as text; before the first what it began with."""
        path = self.folder / "best.json"
        return path.read_text(encoding="utf-8") if path.is_file() else self.plan.start

    def passed(self) -> list[str]:
        """What it began with, and all values that passed."""
        found = [self.plan.start]
        for line in self.log:
            if line.passed:
                found.append(self._round(line.number, "value.json").read_text(encoding="utf-8"))
        return found

    def batches(self, number: int) -> list[TrainBatch]:
        plan = self.plan
        values = tuple(self.passed()[-3:])
        count = -(-plan.games // plan.batch)
        decks = tuple(cards for _, cards in plan.decks)
        return [
            TrainBatch(
                seed_of(seed_of(plan.seed, number), n), plan.batch, values, decks,
                plan.random_decks, plan.by_lot, plan.searched, plan.eager, plan.rules(), plan.cards,
                plan.deck_size, int((n + 1) * plan.ahead) > int(n * plan.ahead),
            )
            for n in range(count)
        ]  # fmt: skip

    def _play(self, number: int, workers: int | None, bar: Any, ray: str | None) -> None:
        batches = self.batches(number)
        left = [n for n in range(len(batches)) if not self._rows(number, n).is_file()]

        def note(at: int, rows: TrainRows) -> None:
            write(self._rows(number, left[at]), rows.packed())

        with opened(bar, f"{number + 1}", len(batches)) as progress:
            before = len(batches) - len(left)
            spread(
                play_batch, [batches[n] for n in left], workers,
                lambda done: progress(before + done), lost, ray, note,
            )  # fmt: skip

    def _learn(self, number: int, workers: int | None, bar: Any, ray: str | None) -> RoundLog:
        from tintero.train.card_words import card_words
        from tintero.train.fit import fit, samples_of

        plan = self.plan
        found: list[TrainRows] = []
        for earlier in range(max(0, number - plan.kept + 1), number + 1):
            for n in range(len(self.batches(earlier))):
                found.append(self._read(earlier, n))
        samples = samples_of(found)
        best = self.best()
        start = ValueFile.read(best, "best.json") if best else None
        fitted = fit(
            samples, plan.pool, plan.seed + number, start, plan.trust, plan.hidden,
            words=card_words(default_pool()),
        )  # fmt: skip
        made = {"round": number + 1, "games": plan.games * (number + 1), "loss": fitted.losses[-1]}
        text = replace(fitted.value, made=made).text()
        write(self._round(number, "value.json"), text)
        decks = [Deck(name, cards) for name, cards in plan.held_out]
        with opened(bar, f"{number + 1}", plan.gate) as progress:
            share = compared(
                text, best, decks, plan.gate, plan.seed + number, workers, progress, plan.rules(),
                False, ray,
            )  # fmt: skip
        passed = share > 0.5
        if passed:
            write(self.folder / "best.json", text)
        return RoundLog(
            number, plan.games, len(samples), min(fitted.losses), fitted.accuracy, share, passed
        )

    def _read(self, number: int, n: int) -> TrainRows:
        path = self._rows(number, n)
        try:
            return TrainRows.unpacked(path.read_bytes())
        except (OSError, ValueError):
            raise TrainingError(Message("train-rows", file=str(path))) from None

    def _round(self, number: int, name: str) -> Path:
        folder = self.folder / f"round-{number + 1}"
        folder.mkdir(exist_ok=True)
        return folder / name

    def _rows(self, number: int, n: int) -> Path:
        return self._round(number, f"batch-{n}.rows")


def lost(batch: TrainBatch) -> TrainRows:
    """Its process died, twice: that batch has no rows."""
    return TrainRows(b"", b"", b"", b"", 0)


def said(line: RoundLog) -> Message:
    return Message(
        "train-round",
        round=line.number + 1,
        rows=line.rows,
        loss=f"{line.loss:.4f}",
        accuracy=f"{100 * line.accuracy:.1f}",
        gate=f"{100 * line.gate:.1f}",
        passed="yes" if line.passed else "no",
    )


def write(path: Path, content: str | bytes) -> None:
    """The whole file or none."""
    data = content.encode() if isinstance(content, str) else content
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    os.replace(beside, path)


class opened:
    """A bar, if there is one."""

    def __init__(self, bar: Callable[[str, int], Any] | None, name: str, total: int) -> None:
        self._bar = bar(name, total) if bar is not None else None

    def __enter__(self) -> Bar:
        found: Bar = (lambda done: None) if self._bar is None else self._bar.__enter__()
        return found

    def __exit__(self, *what: Any) -> None:
        if self._bar is not None:
            self._bar.__exit__(*what)
