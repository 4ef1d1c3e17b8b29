"""The proof of a puzzle: that there is one solution, what it is, and how well it is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tintero.bots import make_bot
from tintero.bots.bot import take_turn
from tintero.game import Game
from tintero.notation.write import write_for
from tintero.puzzles.sure import Plan, SureTurn
from tintero.puzzles.survival import ALL_LORE, SureSurvival
from tintero.state.objects import Option
from tintero.state.state import S
from tintero.vocab import NONE, Act

WIN: Final = "win"
SURVIVE: Final = "survive"
KINDS: Final = (WIN, SURVIVE)
SOLVER: Final = 0
TRIES: Final = 3  # games of a bot that may find it


@dataclass(frozen=True)
class Solution:
    """The one solution. `lines` are who does what, as a scene says it; `plays` counts the turn
    actions of the solver; `wrong` the first turn actions after which there is no solution left;
    `acts` are the solver's options."""

    lines: tuple[tuple[int, str], ...]
    plays: int
    wrong: int
    acts: tuple[Option, ...]


def walk_of(game: Game, kind: str, nodes: int | None = None) -> SureTurn | SureSurvival:
    if kind == WIN:
        return SureTurn(game, SOLVER, nodes) if nodes else SureTurn(game, SOLVER)
    return SureSurvival(game, SOLVER, nodes) if nodes else SureSurvival(game, SOLVER)


def prove(game: Game, kind: str, nodes: int | None = None) -> Solution | None:
    """The solution, if there is exactly one and it takes doing something; `TooLarge` where there
    is too much to search. The game stands as it stood."""
    walk = walk_of(game, kind, nodes)
    plans = walk.plans()
    if len(plans) != 1 or not plans[0]:
        return None
    options = line_of(walk, plans[0])
    if options is None:
        return None
    lines: list[tuple[int, str]] = []
    acts: list[Option] = []
    plays = 0
    start = walk.mark()
    s = walk.state
    for option in options:
        d = s.decision
        assert d is not None
        lines.append((int(d.player), write_for(s, d.player, option)))
        if d.player == SOLVER:
            acts.append(option)
            plays += option.act < Act.END
        walk.take(option)
    walk.back(start)
    return Solution(tuple(lines), plays, wrong_starts(walk), tuple(acts))


def line_of(walk: SureTurn | SureSurvival, plan: Plan) -> list[Option] | None:
    """The steps of a plan in an order that works; where others decide, their first answer."""
    s = walk.state
    d = s.decision
    if d is None:
        return [] if s.scalars[S.WINNER] == SOLVER else None
    if s.active != SOLVER:
        return [] if isinstance(walk, SureSurvival) and walk.rival_most() < ALL_LORE else None
    for option in in_order(walk.options()):
        rest = plan
        if d.player == SOLVER:
            step = walk.token(option, d.ask)
            if option.act == Act.END and plan:
                continue
            if step != NONE:
                if step not in plan:
                    continue
                at = plan.index(step)
                rest = plan[:at] + plan[at + 1 :]
        mark = walk.mark()
        line = line_of(walk, rest) if walk.take(option) else None
        walk.back(mark)
        if line is not None:
            return [option, *line]
        if d.player != SOLVER:
            return None
    return None


def in_order(options: list[Option]) -> list[Option]:
    """Quests last: so a line tells first what is the point of it."""
    order = {Act.QUEST: 1, Act.END: 2, Act.CONCEDE: 3}
    return sorted(options, key=lambda o: order.get(o.act, 0))


def wrong_starts(walk: SureTurn | SureSurvival) -> int:
    """How many first turn actions leave no solution."""
    wrong = 0
    for option in walk.options():
        if option.act >= Act.END:
            continue
        mark = walk.mark()
        wrong += not (walk.take(option) and walk.plans())
        walk.back(mark)
    return wrong


def bot_finds(game: Game, kind: str, bot: str) -> bool:
    """Whether a bot finds the solution in one of a few tries."""
    start = game.save()
    for seed in range(TRIES):
        tried = Game.load(start, game.pool)
        player = make_bot(bot, seed)
        for _ in range(60):
            d = tried.decision
            if d is None or tried.state.active != SOLVER:
                break
            if d.player == SOLVER:
                take_turn(player, tried)
            else:
                tried.push(tried.options[0])
        if held(tried, kind):
            return True
    return False


def held(game: Game, kind: str) -> bool:
    """Whether the game stands as the task wants it."""
    if kind == WIN or game.decision is None:
        return bool(game.state.scalars[S.WINNER] == SOLVER)
    if game.state.active == SOLVER:
        return False
    return SureSurvival(game, SOLVER).rival_most() < ALL_LORE
