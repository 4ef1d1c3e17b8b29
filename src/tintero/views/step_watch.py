"""How far one can look ahead: step by step, as long as a player learns nothing by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tintero.events import Event
from tintero.rules.observe import Observer
from tintero.state.state import State

Tell = Callable[[list[Event]], None]


@dataclass(frozen=True)
class Ahead:
    """How far one can see. `stops`: chance or hidden cards come into it; `asks`: then somebody has
    to decide something; `final`: it can't be taken back afterwards (CR 1.7.6.2)."""

    stops: bool
    asks: bool
    final: bool


class FarEnough(Exception):
    """So far, and no further."""


class StepWatch(Observer):
    """Counts the steps by which a player learns nothing; told how many, it stops after the last of
    them and tells what has happened until then."""

    def __init__(self, top: int, seat: int, most: int = 0, tell: Tell | None = None) -> None:
        self.top = top
        self.seat = seat
        self.most = most
        self.tell = tell
        self.steps = 0
        self.learnt = False

    def after(self, s: State) -> None:
        self.learnt = self.learnt or s.learnt_since(self.top, self.seat)
        if self.learnt:
            return
        self.steps += 1
        if self.tell is not None and self.steps == self.most:
            self.tell(list(s.fresh))
            raise FarEnough
