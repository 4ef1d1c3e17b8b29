"""One game of a matchup, told: who won, how, and what each side drew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.sim.kept_games import items, text, whole
from tintero.sim.many import Job, begin, describe, play_bots, record_of
from tintero.state.objects import Option
from tintero.state.state import S
from tintero.vocab import REASON_NAMES, Zone

HANDS = ("opening", "drawn")


@dataclass(frozen=True)
class Told:
    """A finished game. Tuples are by seat; `opening` is the hand after altering (CR 2.2.2),
    `drawn` what was drawn since, each name as often as it was drawn."""

    number: int
    winner: int | None = None
    reason: str = ""
    starting: int = 0
    turns: int = 0
    lore: tuple[tuple[int, ...], ...] = ()  # at the end of each turn of their own, for each seat
    opening: tuple[tuple[str, ...], ...] = ()
    drawn: tuple[tuple[str, ...], ...] = ()
    failure: str = ""
    record: str = ""  # of a game that failed, as a file; what broke it comes last


def told_again(plain: Any, number: int, decks: Sequence[Sequence[str]]) -> Told:
    """A game from a file (`asdict` and JSON); ValueError if no such game can have been told."""
    if plain["number"] != number:
        raise ValueError
    if plain["failure"]:
        return Told(number, failure=text(plain["failure"]), record=text(plain["record"]))
    winner, reason = plain["winner"], text(plain["reason"])
    lore = items(plain["lore"], lambda side: items(side, whole))
    opening, drawn = (items(plain[key], lambda side: items(side, text)) for key in HANDS)
    if reason not in REASON_NAMES or {len(lore), len(opening), len(drawn)} != {len(decks)}:
        raise ValueError
    for deck, *cards in zip(decks, opening, drawn):
        if not set(deck).issuperset(cards[0] + cards[1]):
            raise ValueError
    return Told(
        number, None if winner is None else whole(winner, most=1), reason,
        whole(plain["starting"], most=1), whole(plain["turns"]), lore, opening, drawn,
    )  # fmt: skip


def tell(job: Job) -> Told:
    """Play a job and tell it. An exception is a result too, with the record that leads there."""
    taken: list[tuple[int, Option]] = []
    try:
        return _Teller(job).told(taken)
    except Exception as error:
        return Told(job.number, failure=describe(error), record=record_text(job, taken))


def record_text(job: Job, taken: list[tuple[int, Option]]) -> str:
    """The record of a game as `tintero replay` reads it; nothing if it could not even begin."""
    from tintero.records.replay import of_decks  # seldom: it reads all that records can hold

    record = record_of(job, taken)
    if record is None:
        return ""
    bots = tuple(f"{name} bot" for name in job.bots)
    return of_decks(record, bots, ("",) * len(job.decks)).text()


def lost(job: Job) -> Told:
    """A game whose process died, twice."""
    return Told(job.number, failure="the process that played it died", record=record_text(job, []))


class _Teller:
    """Watches a game. It reads the state: nobody is told anything before the game is over."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = begin(job)
        seats = range(len(job.decks))
        self.lore: list[list[int]] = [[] for _ in seats]
        self.opening: list[tuple[str, ...]] = []
        self.drawn: list[list[str]] = [[] for _ in seats]

    def told(self, taken: list[tuple[int, Option]]) -> Told:
        job = self.job
        decisions = play_bots(self.game, job, taken, self.watch)
        outcome = self.game.outcome
        if outcome is None:
            raise RuntimeError(f"no end after {decisions} decisions")
        s = self.game.state
        last = s.players[s.active]
        if len(self.lore[last.id]) < last.turns:  # the game ended before their turn did
            self.lore[last.id].append(int(last.lore))
        return Told(
            job.number, outcome.winner, outcome.reason, s.scalars[S.FIRST], s.turn,
            tuple(map(tuple, self.lore)), tuple(self.opening), tuple(map(tuple, self.drawn)),
        )  # fmt: skip

    def watch(self, game: Game, seat: int, events: list[Event]) -> None:
        s = game.state
        for event in events:
            kind = event.kind
            if kind == Kind.TURN_START and not self.opening:
                # CR 3.2.3.1: whoever begins does not draw, so these are the hands as altered.
                self.opening = [self.names(p.id, Zone.HAND) for p in s.players]
            elif kind == Kind.DREW and self.opening and event.card >= 0:
                name = s.programs[s.cards[event.card].index].full_name
                self.drawn[event.player].append(name)
            elif kind == Kind.TURN_END:
                self.lore[event.player].append(int(s.players[event.player].lore))

    def names(self, player: int, zone: int) -> tuple[str, ...]:
        s = self.game.state
        return tuple(s.programs[s.cards[i].index].full_name for i in s.zone(player, zone))
