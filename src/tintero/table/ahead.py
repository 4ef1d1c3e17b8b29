"""What would come of an answer, found out and taken back: the match stands as it stood.

Whoever must write an answer down before it counts tries it first; then doing it cannot fail.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tintero import notation
from tintero.game import IllegalAction, TakebackRefused
from tintero.messages import Message
from tintero.notation.write import written_so
from tintero.state.objects import Option
from tintero.table.match import Match
from tintero.vocab import Act


@dataclass(frozen=True)
class Tried:
    """Answers that may be given, one after the other, and where they lead. `texts` are their lines
    of a record."""

    options: tuple[Option, ...]
    texts: tuple[str, ...]
    asked: int | None  # who decides then; None: the game is over
    turn: int
    active: int
    back: int = 0  # so many answers are taken back first
    winners: tuple[int, ...] = ()


def tried(match: Match, line: str, seat: int) -> Tried:
    """A line: the id of an option, or any notation. The errors are those of `Game.push`."""
    game = match.game
    if match.asked == seat:
        option = written_so(game.state, line, game.options)
        if option is not None:
            return _tried(match, [option], seat)
    depth = game.depth
    game.push(line, seat)
    done: list[Option] = []
    while game.depth > depth:
        done.append(game.pop())
    return _tried(match, done[::-1], seat)


def tried_option(match: Match, option: Option, seat: int) -> Tried:
    return _tried(match, [option], seat)


def conceded(match: Match, seat: int) -> Tried:
    """CR 2.3.3.4: at any time."""
    return _tried(match, [Option(Act.CONCEDE)], seat)


def undone(match: Match, count: int) -> Tried:
    """The last answers are taken back."""
    return _again(match, [], count, match.asked or 0)


def unpicked(match: Match, card: str, seat: int) -> Tried | None:
    """One step back inside a decision that is still the seat's own: the last answer, or the pick of
    that card, those picked after it staying so. None where that can't be done."""
    game = match.game
    steps = game.steps_back(seat)
    if not card:
        return undone(match, 1) if steps else None
    decision = game.decision
    picked = list(decision.picked) if decision is not None else []
    number = match.number(card, seat)
    if number not in picked:
        return None
    behind = picked[picked.index(number) + 1 :]
    if steps <= len(behind):
        return None
    try:
        again = [Option(Act.CHOOSE, other) for other in behind]
        return _again(match, again, len(behind) + 1, seat)
    except IllegalAction:
        return None


def would_stay(match: Match, option: Option, seat: int) -> bool:
    """Whether an answer, once given, could not be taken back freely (CR 1.7.6.2)."""
    return match.game.ahead(option, seat, lambda events: None).final


def back_reason(match: Match, seat: int) -> tuple[str, Message | None]:
    """What taking back would be now: `free`, `ask` (the others decide) or `none`, and why."""
    try:
        match.game.undoable(seat, free=match.plan.free)
        return "free", None
    except TakebackRefused as refused:
        said = match.kept_because(refused, seat)
        nothing = refused.reason.id == "game-nothing-to-undo"
        over = match.asked is None
        return "none" if nothing or over or match.may_be_free else "ask", said


def _tried(match: Match, options: Sequence[Option], seat: int) -> Tried:
    return _again(match, options, 0, seat)


def _again(match: Match, options: Sequence[Option], back: int, seat: int) -> Tried:
    """Take back, do these, note where that leads, and bring everything back."""
    game = match.game
    taken: list[tuple[Option, int]] = []
    depth = game.depth
    texts: list[str] = []
    try:
        for _ in range(back):
            player = game.last_player
            taken.append((game.pop(), player))
        for option in options:
            texts.append(notation.write_for(game.state, seat, option))
            game.push(option, seat)
        state, outcome = game.state, game.outcome
        won = outcome.winners if outcome is not None else ()
        return Tried(tuple(options), tuple(texts), match.asked, state.turn, state.active, back, won)
    finally:
        while game.depth > depth - len(taken):
            game.pop()
        for option, player in reversed(taken):
            game.push(option, player)
