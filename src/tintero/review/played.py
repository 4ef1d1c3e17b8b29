"""What was really done: the options behind the actions of a record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tintero.events import Event, Kind
from tintero.records import Replay
from tintero.state.objects import Option
from tintero.vocab import Act

ENDINGS = (Act.END, Act.CONCEDE)


@dataclass(frozen=True)
class ActionDone:
    """One action of a record: whose, in which turn, and the options it stands for; whether the
    turn was over with it, and whether it told a seat anything: a card it drew, or, where the seat
    itself did it, a card it came to see or what a lot brought."""

    player: int
    turn: int
    options: tuple[Option, ...]
    passed: bool
    told: bool

    @property
    def ends(self) -> bool:
        return self.options[0].act in ENDINGS


def steps_of(replay: Replay, seat: int) -> list[ActionDone]:
    """All of them, as that seat sees them; the record stands at its end afterwards. `RecordError`
    where it does not go on."""
    replay.to(0)
    found = []
    while replay.at < len(replay):
        game, s = replay.game, replay.game.state
        top, turn, depth, player = s.mark(), int(s.turn), game.depth, replay.seat or 0
        replay.forward()
        told = drew(replay.events, seat) or (player == seat and s.learnt_since(top, seat))
        passed = s.turn != turn
        found.append(ActionDone(player, turn, options_since(replay, depth), passed, told))
    return found


def options_since(replay: Replay, depth: int) -> tuple[Option, ...]:
    """What the last action of the record stands for; the record stands where it stood."""
    game = replay.game
    options: list[Option] = []
    while game.depth > depth:
        options.append(game.pop())
    replay.back()
    replay.forward()
    return tuple(reversed(options))


def without_endings(options: Iterable[Option]) -> list[Option]:
    return [option for option in options if option.act not in ENDINGS]


def drew(events: list[Event], seat: int) -> bool:
    return any(event.kind == Kind.DREW and event.player == seat for event in events)
