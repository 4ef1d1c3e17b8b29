"""A table's log ⇄ its games: how a game begins is a row, and so is all that happened in it.

Bringing a game back is playing its rows again, by their words.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tintero.game import Game
from tintero.notation import split_seat
from tintero.notation.write import written_so
from tintero.records.model import SeriesScore
from tintero.server.api_shapes import TablePlan
from tintero.server.fair import FairDeal
from tintero.server.rows import LogKind, LogRow
from tintero.server.table_variant import rules_at
from tintero.state.ruleset import Ruleset
from tintero.table.match import Match
from tintero.table.plan import Plan

# Rows that change how the game stands; each makes one version of the table, in which taking back
# and choosing again is two.
STEPS = frozenset(
    {LogKind.ACTION, LogKind.BACK, LogKind.AGREED_BACK, LogKind.CONCEDE, LogKind.FLAG}
)


class GameStart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a row of the kind `game` says: which game it is, from which version of the table on, how
    the series stands, and all that chance decides. `deal` is a `FairDeal`; without one the game
    begins in the position of the table's plan."""

    game: int
    v: int = 0
    won: tuple[int, ...] = ()
    deal: str = ""
    nth: int = 1  # of its series; a rematch begins another

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def counted(self) -> GameStart:
        """Without what chance decided: once the game has begun, only the log keeps that."""
        return GameStart(self.game, self.v, self.won, "", self.nth)

    @classmethod
    def of_text(cls, text: str) -> GameStart:
        return msgspec.json.decode(text, type=cls)


@dataclass(frozen=True)
class PastGame:
    """A game of a table, as its rows tell it."""

    start: GameStart
    began_ms: int
    rows: tuple[LogRow, ...]


def people_at(plan: TablePlan) -> tuple[int, ...]:
    """The seats at which people sit, or will."""
    return tuple(seat for seat, one in enumerate(plan.seats) if not one.bot)


def ruleset_of(plan: TablePlan) -> Ruleset:
    """With two people, who is asked must not tell the other what they hold (`rules.unseen`)."""
    return rules_at(plan, ask_hidden=len(people_at(plan)) > 1)


def dealt(plan: TablePlan, starting: int | None = None) -> FairDeal | None:
    """What chance decides about a new game; None where the plan has a position to begin in."""
    if plan.save:
        return None
    return FairDeal.draw([seat.cards for seat in plan.seats], starting)


def promised(start: GameStart) -> str:
    """The commitment to the shuffle, which may be told; "" where nothing was shuffled."""
    return FairDeal.of_text(start.deal).commitment if start.deal else ""


def game_of(plan: TablePlan, start: GameStart) -> Game:
    """The game before its first decision."""
    if not start.deal:
        return Game.load(b64decode(plan.save))
    return FairDeal.of_text(start.deal).game(ruleset_of(plan))


def match_of(plan: TablePlan, start: GameStart) -> Match:
    """The match before its first decision."""
    bots = {seat: one.bot for seat, one in enumerate(plan.seats) if one.bot}
    names = {seat: one.name for seat, one in enumerate(plan.seats) if one.name and not one.bot}
    two = plan.best_of == 3 and len(start.won) == 2
    score = SeriesScore(plan.best_of, (start.won[0], start.won[1])) if two else None
    free = plan.free_undo and len(plan.seats) - len(bots) < 2
    decks = tuple(seat.deck for seat in plan.seats)
    called = Plan(decks, bots, called=names, series=score, free=free)
    match = Match(game_of(plan, start), called, {}, numbers=True, first=start.v, late=True)
    match.keeping = False
    return match


def play_on(match: Match, rows: Sequence[LogRow]) -> None:
    """What happened, again. A row takes back what was done not long before it."""
    for row in rows:
        if row.kind == LogKind.ACTION:
            seat, text = split_seat(row.what)
            player = row.seat if seat is None else seat
            _do(match, text, player, row.what)
        elif row.kind in (LogKind.CONCEDE, LogKind.FLAG):
            match.concede(row.seat)
        elif row.kind in (LogKind.BACK, LogKind.AGREED_BACK):
            match.back(int(row.what))


def _do(match: Match, text: str, player: int, line: str) -> None:
    """By the words: those of an option that is offered, or whatever else they mean."""
    game = match.game
    option = written_so(game.state, text, game.options) if match.asked == player else None
    if option is not None:
        match.do(option, player, line)
        return
    options = game.read(text, player)
    if len(options) == 1:
        match.do(options[0], player, line)
    else:
        match.write(text, player)


def past_games(log: Sequence[LogRow]) -> list[PastGame]:
    """The games of a table in order, each with its rows."""
    found: list[PastGame] = []
    for n, row in enumerate(log):
        if row.kind == LogKind.GAME:
            rows = []
            for later in log[n + 1 :]:
                if later.kind == LogKind.GAME:
                    break
                rows.append(later)
            found.append(PastGame(GameStart.of_text(row.what), row.at_ms, tuple(rows)))
    return found


def played(plan: TablePlan, past: PastGame, until_ms: int | None = None) -> Match:
    """A game as it stands after its rows, or after those until then."""
    match = match_of(plan, past.start)
    rows = past.rows if until_ms is None else [r for r in past.rows if r.at_ms <= until_ms]
    play_on(match, rows)
    return match
