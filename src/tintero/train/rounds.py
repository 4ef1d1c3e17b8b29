"""Rounds of learning in a folder: games, fit, gate, and again. Broken off, it goes on where it was.

In the folder: `plan.json` (what was asked for), `round-N/batch-M.rows` (games that were played),
`round-N/value.json` (what was learned from the last rounds), `best.json` (what passed the gate
last, for `--bot ink@FILE`), `log.json` (a line for each round) and `curve.svg`. A file is there
whole or not at all. A process that is killed costs the batch it was playing, which is played again.
A batch that was killed twice is lost: its round learns without it, and says so, and the next one
plays it before it learns.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from tintero.bots.value_file import ValueFile
from tintero.cards.deck import USUAL_LIMITS, Deck
from tintero.cards.pool import default_pool
from tintero.messages import Message
from tintero.messages.system import system_reason
from tintero.sim.many import seed_of, spread
from tintero.state.ruleset import Ruleset
from tintero.train.gate import compared
from tintero.train.self_play import TrainBatch, TrainRows, play_batch
from tintero.train.training_folder import (
    LOG,
    PLAN,
    TrainingError,
    log_there,
    plan_there,
    write,
)

BEST = "best.json"

Told = Callable[[Message], None]
Bar = Callable[[int], None]


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
    """What came of a round. `games` were played, those of `lost` batches were not."""

    number: int
    games: int
    rows: int
    loss: float
    accuracy: float
    gate: float  # share of its games against the best so far
    passed: bool
    lost: int = 0


class Training:
    """A training in its folder."""

    def __init__(self, folder: Path, plan: TrainPlan) -> None:
        self.folder = folder
        self.plan = replace(plan, pool=default_pool().hash)
        self.log: list[RoundLog] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._open()

    def _open(self) -> None:
        plain = json.loads(json.dumps(asdict(self.plan)))
        there = plan_there(self.folder)
        # More rounds of the same are no other training.
        if there is not None and {**there, "rounds": 0} != {**plain, "rounds": 0}:
            raise TrainingError(Message("train-other", folder=str(self.folder)))
        self.log = log_there(self.folder, rounds_in) or []
        write(self.folder / PLAN, json.dumps(plain, indent=1) + "\n")

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

        self._write_best()
        for number in range(len(self.log), self.plan.rounds):
            self._play(number, workers, bar, ray)
            line = self._learn(number, workers, bar, ray)
            self.log.append(line)
            plain = [asdict(entry) for entry in self.log]
            write(self.folder / LOG, json.dumps(plain, indent=1) + "\n")
            self._write_best()
            write(self.folder / "curve.svg", draw_curve(self.log))
            if told is not None:
                told(said(line))
                if line.lost:
                    told(Message("train-lost-in", round=number + 1, count=line.lost))
        return self.log

    def best(self) -> str:
        """The weights that passed the last gate, as text; before the first what it began with."""
        return self.passed()[-1]

    def best_file(self) -> Path | None:
        """Where those are; None if no value has passed."""
        return self.folder / BEST if any(line.passed for line in self.log) else None

    def value_file(self, number: int) -> Path:
        return self._round(number, "value.json")

    def _write_best(self) -> None:
        """Whatever became of the file, it is what passed last."""
        file = self.best_file()
        if file is not None:
            write(file, self.best())

    def passed(self, before: int | None = None) -> list[str]:
        """What it began with, and all values that passed; those of the rounds before that one."""
        found = [self.plan.start]
        for line in self.log[:before]:
            if line.passed:
                found.append(weights_there(self.value_file(line.number)))
        return found

    def batches(self, number: int) -> list[TrainBatch]:
        plan = self.plan
        values = tuple(self.passed(number)[-3:])
        decks = tuple(cards for _, cards in plan.decks)
        return [
            TrainBatch(
                seed_of(seed_of(plan.seed, number), n), min(plan.batch, plan.games - at), values,
                decks, plan.random_decks, plan.by_lot, plan.searched, plan.eager, plan.rules(),
                plan.cards, plan.deck_size, int((n + 1) * plan.ahead) > int(n * plan.ahead),
            )
            for n, at in enumerate(range(0, plan.games, plan.batch))
        ]  # fmt: skip

    def _learned_from(self, number: int) -> range:
        """The rounds whose games that round learns from, itself the last."""
        return range(max(0, number - self.plan.kept + 1), number + 1)

    def _left(self, number: int) -> list[tuple[Path, TrainBatch]]:
        """Batches of a round that are not there, and where they will be."""
        found = ((self._rows(number, n), batch) for n, batch in enumerate(self.batches(number)))
        return [(path, batch) for path, batch in found if not path.is_file()]

    def _play(self, number: int, workers: int | None, bar: Any, ray: str | None) -> None:
        """What is not there of this round, and of those before it what was lost."""
        *before, _ = self._learned_from(number)
        earlier = [one for round in before for one in self._left(round)]
        left = earlier + self._left(number)
        whole = len(earlier) + len(self.batches(number))

        def note(at: int, rows: TrainRows) -> None:
            if rows.played:  # one that was lost is as one that was never begun
                write(left[at][0], rows.packed())

        with opened(bar, f"{number + 1}", whole) as progress:
            done_before = whole - len(left)
            spread(
                play_batch, [batch for _, batch in left], workers,
                lambda done: progress(done_before + done), lost, ray, note,
            )  # fmt: skip

    def _learn(self, number: int, workers: int | None, bar: Any, ray: str | None) -> RoundLog:
        from tintero.train.card_words import card_words
        from tintero.train.fit import fit, samples_of

        plan = self.plan
        played = [self._rows_of(one) for one in self._learned_from(number)]
        games = sum(rows.played for rows in played[-1])
        if not games:
            raise TrainingError(Message("train-lost-all"))
        samples = samples_of([rows for batches in played for rows in batches])
        best = self.best()
        start = ValueFile.read(best, BEST) if best else None
        fitted = fit(
            samples, plan.pool, plan.seed + number, start, plan.trust, plan.hidden,
            words=card_words(default_pool()),
        )  # fmt: skip
        in_all = games + sum(line.games for line in self.log)
        made = {"round": number + 1, "games": in_all, "loss": fitted.losses[-1]}
        text = replace(fitted.value, made=made).text()
        write(self.value_file(number), text)
        decks = [Deck(name, cards) for name, cards in plan.held_out]
        with opened(bar, f"{number + 1}", plan.gate) as progress:
            share = compared(
                text, best, decks, plan.gate, plan.seed + number, workers, progress, plan.rules(),
                False, ray,
            )  # fmt: skip
        return RoundLog(
            number, games, len(samples), min(fitted.losses), fitted.accuracy, share, share > 0.5,
            len(self._left(number)),
        )  # fmt: skip

    def _rows_of(self, number: int) -> list[TrainRows]:
        """The games of a round, without those that were lost."""
        paths = (self._rows(number, n) for n in range(len(self.batches(number))))
        return [rows_there(path) for path in paths if path.is_file()]

    def _round(self, number: int, name: str) -> Path:
        folder = self.folder / f"round-{number + 1}"
        folder.mkdir(exist_ok=True)
        return folder / name

    def _rows(self, number: int, n: int) -> Path:
        return self._round(number, f"batch-{n}.rows")


def rounds_in(log: Any) -> list[RoundLog]:
    """The lines of a log, one after the other; a `ValueError` if it is none."""
    try:
        found = msgspec.convert(log, list[RoundLog])
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    if [line.number for line in found] != list(range(len(found))):
        raise ValueError("rounds that do not follow each other")
    return found


def rows_there(path: Path) -> TrainRows:
    try:
        return TrainRows.unpacked(path.read_bytes())
    except (OSError, ValueError):
        raise TrainingError(Message("train-rows", file=str(path))) from None


def weights_there(path: Path) -> str:
    """A file of weights as text, if it can be used."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = system_reason(error)
        raise TrainingError(Message("weights-unread", file=str(path), why=why)) from None
    ValueFile.read(text, str(path))
    return text


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
