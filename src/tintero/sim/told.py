"""One game of a matchup, told: who won, how, and what each side drew."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.bots.base import make_bot, play_game
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.sim.many import Job, describe, seed_of
from tintero.vocab import Zone


@dataclass(frozen=True)
class Told:
    """A finished game. Tuples are by seat; `opening` is the hand after altering (CR 2.2.2)."""

    number: int
    winner: int | None = None
    reason: str = ""
    starting: int = 0
    turns: int = 0
    lore: tuple[tuple[int, ...], ...] = ()  # by turn, for each seat
    opening: tuple[tuple[str, ...], ...] = ()
    drawn: tuple[tuple[str, ...], ...] = ()
    failure: str = ""


def tell(job: Job) -> Told:
    """Play a job and tell it. An exception is a result too."""
    try:
        return _Teller(job).told()
    except Exception as error:
        return Told(job.number, failure=describe(error))


class _Teller:
    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = Game.new(job.decks, job.seed, starting=job.starting, rules=job.rules)
        seats = range(len(job.decks))
        self.lore: list[list[int]] = [[] for _ in seats]
        self.opening: list[tuple[str, ...]] = []
        self.drawn: list[list[str]] = [[] for _ in seats]

    def told(self) -> Told:
        bots = [
            make_bot(name, seed_of(self.job.seed, seat)) for seat, name in enumerate(self.job.bots)
        ]
        outcome = play_game(bots, self.game, self.watch, 20_000)
        if outcome is None:
            raise RuntimeError("no end after 20000 decisions")
        return Told(
            self.job.number, outcome.winner, outcome.reason, self.game.view(0).first,
            self.game.state.turn, tuple(map(tuple, self.lore)), tuple(self.opening),
            tuple(map(tuple, self.drawn)),
        )  # fmt: skip

    def watch(self, game: Game, seat: int, events: list[Event]) -> None:
        s = game.state
        if not self.opening and any(event.kind == Kind.TURN_START for event in events):
            self.opening = [self.names(p.id, Zone.HAND) for p in s.players]
        for event in events:
            if event.kind == Kind.DREW and self.opening and event.card >= 0:
                name = s.programs[s.cards[event.card].index].full_name
                self.drawn[event.player].append(name)
            elif event.kind == Kind.TURN_END:
                self.lore[event.player].append(int(s.players[event.player].lore))

    def names(self, player: int, zone: int) -> tuple[str, ...]:
        s = self.game.state
        return tuple(s.programs[s.cards[i].index].full_name for i in s.zone(player, zone))
