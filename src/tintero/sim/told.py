"""One game of a matchup, told: who won, how, and what each side drew."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.bots.base import make_bot, play_game
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.sim.many import LONGEST, Job, describe, seed_of
from tintero.state.state import S
from tintero.vocab import Zone


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


def tell(job: Job) -> Told:
    """Play a job and tell it. An exception is a result too."""
    try:
        return _Teller(job).told()
    except Exception as error:
        return Told(job.number, failure=describe(error))


def lost(job: Job) -> Told:
    """A game whose process died, twice."""
    return Told(job.number, failure="the process that played it died")


class _Teller:
    """Watches a game. It reads the state: nobody is told anything before the game is over."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = Game.new(job.decks, job.seed, starting=job.starting, rules=job.rules)
        seats = range(len(job.decks))
        self.lore: list[list[int]] = [[] for _ in seats]
        self.opening: list[tuple[str, ...]] = []
        self.drawn: list[list[str]] = [[] for _ in seats]

    def told(self) -> Told:
        job = self.job
        bots = [make_bot(name, seed_of(job.seed, seat)) for seat, name in enumerate(job.bots)]
        outcome = play_game(bots, self.game, self.watch, LONGEST)
        if outcome is None:
            raise RuntimeError(f"no end after {LONGEST} decisions")
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
