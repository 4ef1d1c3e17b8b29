"""What is counted and played for deck builders, in a process of its own: `DeckBench` asks it.

`python -m tintero.server.deck_worker` is that process (`side_process`): a `DeckTask` comes in, a
`DeckResult` goes out. It has less of the processor than anything else, and
games come in short batches, so that whoever leaves costs no more than one of them.
"""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import Final

import msgspec

from tintero.cards.deck import Deck
from tintero.cards.odds import Odds, Policy
from tintero.server.side_process import NoAnswer, SideProcess, answer_all
from tintero.sim.matchups import jobs_of
from tintero.sim.told_games import tell

LATER: Final = 15  # how much less than others it may have of the processor
BATCH_SECONDS: Final = 0.4  # then a batch of games is told, and others have their turn

Rows = tuple[tuple[float, float], ...]  # by turn: who begins, who does not


class OddsTask(msgspec.Struct, array_like=True, frozen=True):
    """Chances of a deck; `wanted` are cards, of which `copies` are to be seen."""

    cards: tuple[str, ...]
    wanted: tuple[str, ...] = ()
    copies: int = 1
    turns: int = 8
    policy: str = "cheap"
    cost: int = 4
    few: int = 2


class GamesTask(msgspec.Struct, array_like=True, frozen=True):
    """Games of a matchup, from number `first` on; each seed is played twice with seats changed."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    bot: str
    seed: int
    first: int
    count: int


class OddsCounted(msgspec.Struct, array_like=True):
    opening: tuple[float, ...]
    altered: tuple[float, ...]
    put_back: float
    ink: Rows
    play: Rows
    card: Rows


class GameCounted(msgspec.Struct, array_like=True):
    """A game: where the first deck sat, who won (-1: nobody), who began, its length, and the lore
    of each deck after each of its turns."""

    seat: int
    winner: int
    starting: int
    turns: int
    lore: tuple[tuple[int, ...], ...]
    failed: bool = False


class DeckTask(msgspec.Struct, array_like=True):
    odds: OddsTask | None = None
    games: GamesTask | None = None


class DeckResult(msgspec.Struct, array_like=True):
    odds: OddsCounted | None = None
    games: tuple[GameCounted, ...] = ()
    failed: str = ""


# --- in the process -------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def counted(task: OddsTask) -> OddsCounted:
    """The same as `tintero deck odds`, by the same code."""
    odds = Odds.of(
        Deck("", task.cards), Policy(task.policy, task.cost, task.few), sorted(task.wanted)
    )
    turns = range(1, task.turns + 1)
    return OddsCounted(
        tuple(map(float, odds.opening(False))),
        tuple(map(float, odds.opening(True))),
        float(odds.put_back()),
        tuple((float(odds.ink(n, True)), float(odds.ink(n, False))) for n in turns),
        tuple((float(odds.play(n, True)), float(odds.play(n, False))) for n in turns),
        tuple(
            (float(odds.card(n, True, task.copies)), float(odds.card(n, False, task.copies)))
            for n in turns
        )
        if task.wanted
        else (),
    )


def played(task: GamesTask) -> tuple[GameCounted, ...]:
    """As many of these games as there is time for, at least one."""
    until = monotonic() + BATCH_SECONDS
    one, other = Deck("", task.one), Deck("", task.other)
    found: list[GameCounted] = []
    for job in jobs_of(one, other, task.seed, task.first, task.count, task.bot, "2.3"):
        told, seat = tell(job), job.number % 2
        if told.failure:
            found.append(GameCounted(seat, -1, 0, 0, ((), ()), True))
        else:
            winner = -1 if told.winner is None else told.winner
            lore = (told.lore[seat], told.lore[1 - seat])
            found.append(GameCounted(seat, winner, told.starting, told.turns, lore))
        if monotonic() > until:
            break
    return tuple(found)


def result_of(task: DeckTask) -> DeckResult:
    """Whatever goes wrong is an answer too."""
    try:
        if task.odds is not None:
            return DeckResult(odds=counted(task.odds))
        return DeckResult(games=played(task.games) if task.games is not None else ())
    except Exception as error:
        return DeckResult(failed=f"{type(error).__name__}: {error}")


def main() -> None:
    answer_all(DeckTask, result_of, DeckResult(), LATER)


# --- in the server --------------------------------------------------------------------------------


class DeckBench(SideProcess[DeckTask, DeckResult]):
    """Whoever asks waits for their turn, one batch at a time."""

    module = "tintero.server.deck_worker"
    answers = DeckResult
    seconds = 30.0
    most = 40

    async def ask(self, task: DeckTask) -> DeckResult:
        result = await super().ask(task)
        if result.failed:
            raise NoAnswer(result.failed)
        return result


if __name__ == "__main__":
    main()
