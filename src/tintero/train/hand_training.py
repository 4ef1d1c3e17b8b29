"""Learning about hands: games in a folder, then a fit; broken off, it goes on where it was.

In the folder: `plan.json` (what was asked for), `hands-M.json` (games that were played) and, at the
end, `hands.json`, what a `HandPolicy` reads. Files are whole or not there. A batch whose process
was killed twice is lost: it is learned without it, and the same command plays it again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.messages import Message
from tintero.sim.many import spread
from tintero.train.hand_fit import HandFit, fit_hands
from tintero.train.hand_games import HandBatch, HandGame, Inked, play_hands
from tintero.train.rounds import opened
from tintero.train.training_folder import PLAN, TrainingError, plan_there, write

BATCH = 100
FILE = "hands.json"
# 20,000 games are about two minutes of a core, and the fit seconds.
USUAL_GAMES = 20_000


class HandTraining:
    def __init__(self, folder: Path, decks: Sequence[Deck], games: int, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.decks = tuple(tuple(deck.cards) for deck in decks)
        self.batches = [
            HandBatch(1000 * (seed + 1) + n, min(BATCH, games - at), self.decks)
            for n, at in enumerate(range(0, games, BATCH))
        ]
        plan = {
            "hands": games,
            "seed": seed,
            "decks": [deck.name for deck in decks],
            "cards": [list(cards) for cards in self.decks],
            "pool": default_pool().hash,
        }
        folder.mkdir(parents=True, exist_ok=True)
        there = plan_there(folder)
        if there is not None and there != plan:
            raise TrainingError(Message("train-other", folder=str(folder)))
        write(folder / PLAN, json.dumps(plan, indent=1) + "\n")

    def run(
        self,
        workers: int | None = None,
        bar: Callable[[str, int], Any] | None = None,
        ray: str | None = None,
    ) -> HandFit:
        """Play what is not there yet, and fit."""
        left = self.left()

        def note(at: int, games: list[HandGame]) -> None:
            if games:  # a batch that was lost is as one that was never begun
                write(self._file(left[at]), packed(games))

        with opened(bar, FILE, len(self.batches)) as progress:
            before = len(self.batches) - len(left)
            spread(
                play_hands, [self.batches[n] for n in left], workers,
                lambda done: progress(before + done), lost, ray, note,
            )  # fmt: skip
        missing = self.left()
        there = [n for n in range(len(self.batches)) if n not in missing]
        if not there:
            raise TrainingError(Message("train-lost-all"))
        games = [game for n in there for game in self._read(n)]
        fit = fit_hands(games, default_pool(), {"seed": self.seed})
        write(self.folder / FILE, fit.policy.text())
        return fit

    def left(self) -> list[int]:
        """Batches that are not there: to be played, or after that, lost."""
        return [n for n in range(len(self.batches)) if not self._file(n).is_file()]

    def _file(self, n: int) -> Path:
        return self.folder / f"hands-{n}.json"

    def _read(self, n: int) -> list[HandGame]:
        try:
            return unpacked(self._file(n).read_text(encoding="utf-8"))
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise TrainingError(Message("train-rows", file=str(self._file(n)))) from None


def lost(batch: HandBatch) -> list[HandGame]:
    """Its process died, twice: that batch has no games."""
    return []


def packed(games: Sequence[HandGame]) -> str:
    return json.dumps([asdict(game) for game in games], separators=(",", ":")) + "\n"


def unpacked(text: str) -> list[HandGame]:
    found: list[HandGame] = []
    for plain in json.loads(text):
        inked = [Inked(**{**one, "hand": tuple(one["hand"])}) for one in plain.pop("inked")]
        hands = [tuple(hand) for hand in plain.pop("hands")]
        found.append(HandGame(**plain, hands=hands, inked=inked))
    return found
