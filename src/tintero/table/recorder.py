"""`Recorder`: the record of a game while it is played, action by action."""

from __future__ import annotations

from dataclasses import replace

from tintero._build import VERSION
from tintero.game import Game
from tintero.records import GameRecord, TurnCheck
from tintero.records.replay import SHORT, of_decks, result_text
from tintero.table.plan import Plan


def begun(game: Game, plan: Plan) -> GameRecord | None:
    """The record of a game without its actions; None if nobody knows how it began."""
    if plan.scene:
        seats = len(game.state.players)
        rules = game.state.ruleset.plain()
        return GameRecord(
            ((),) * seats, plan.decks, plan.names, 0, rules, game.pool.hash, VERSION, (),
            scene=plan.scene,
        )  # fmt: skip
    try:
        plain = game.record()
    except ValueError:
        return None
    return replace(of_decks(plain, plan.names, plan.decks), actions=(), series=plan.series)


class Recorder:
    """Notes what is done, unless nobody `keeps` it. `base` is None where a game has no record."""

    def __init__(self, game: Game, plan: Plan, keeps: bool = True) -> None:
        self.base = begun(game, plan) if keeps else None
        self.keeps = keeps
        self.actions: list[str] = list(game.actions()) if self.base is not None else []
        self.checks: list[TurnCheck] = []

    def did(self, text: str) -> None:
        """A line more."""
        if self.keeps:
            self.actions.append(text)

    def mark(self, game: Game, turn: int, index: int) -> None:
        """A record marks where a turn begins, and how it stood then."""
        state = game.state
        if self.base is not None and state.turn != turn and not state.over:
            self.checks.append(TurnCheck(index, state.turn, state.active, game.hash()[:SHORT]))

    def back_to(self, depth: int) -> None:
        del self.actions[depth:]
        self.checks = [check for check in self.checks if check.index <= depth]

    def so_far(self) -> GameRecord | None:
        """Without its end: what is done next only adds lines to its text."""
        if self.base is None:
            return None
        done = tuple(self.actions), tuple(self.checks)
        return replace(self.base, actions=done[0], checks=done[1], complete=False)

    def record(self, game: Game) -> GameRecord | None:
        """The whole of it, as it stands."""
        so_far = self.so_far()
        if so_far is None:
            return None
        result, hash = result_text(game.outcome), game.hash()
        return replace(so_far, result=result, hash=hash, complete=True)
