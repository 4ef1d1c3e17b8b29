"""The turn (CR 3): Start-of-Turn with Ready, Set and Draw; Main; End-of-Turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import tintero.rules.actives as actives
import tintero.rules.bag as bag
import tintero.rules.check as check
import tintero.rules.derive as derive
import tintero.rules.hands as hands
import tintero.rules.missions as missions
import tintero.rules.zones as zones
from tintero.ability.statics import ReadyLimit, Skip
from tintero.events import Kind
from tintero.program.model import MAX_PLAYERS, Bucket
from tintero.rules.context import of_active
from tintero.rules.frames import K
from tintero.rules.process import Process
from tintero.rules.selectors import is_owner
from tintero.rules.triggers import happen
from tintero.rules.turn_actions.tables import TABLES
from tintero.state.objects import Card, Decision, Frame, Option
from tintero.state.state import F, P, S, State
from tintero.vocab import NONE, Act, CardType, Deny, Phase, Question, Step, Until, Why


class T:
    """The steps of a turn's frame."""

    BEGIN: Final = 0
    SET: Final = 1
    SET_DONE: Final = 2
    DRAW_DONE: Final = 4
    MAIN: Final = 5
    EXPIRE: Final = 7
    LAST_CHECK: Final = 8
    PASS: Final = 9
    READY: Final = 10  # which characters ready, where an effect limits their number
    COUNT: Final = 11


# Frames and decisions never change, so all games share those of a turn nobody interferes with.
TURNS: Final[list[Frame]] = [
    Frame(K.TURN, step, player, NONE, 0, NONE, NONE, NONE, 1, (), (), None)
    for player in range(MAX_PLAYERS)
    for step in range(T.COUNT)
]
ASKED: Final[list[Decision]] = [
    Decision(player, Question.TURN_ACTION, NONE, NONE, NONE, 1, 1, ())
    for player in range(MAX_PLAYERS)
]
NOBODY: Final[list[int]] = []


# By vocab.Step: the rule that opens each (CR 3.2 to 3.4).
STEP_CLAUSE: Final[tuple[str, ...]] = ("", "3.2.1.1", "3.2.2.1", "3.2.3.1", "3.3.1", "3.4.1")


def enter_step(s: State, step: i64) -> None:
    s.put_scalar(S.STEP, step)
    happen(s, Kind.STEP, s.active, None, None, 0, step, STEP_CLAUSE[step])


def members(s: State) -> list[int]:
    """Whose turn it is, if still in the game; with team turns all of the team (CR 9.3.1)."""
    if s.ruleset.team_turns:
        return [p for p in s.acting() if not s.players[p].out]
    active = s.scalars.active
    return NOBODY if s.players[active].out else s.alone(active)


def main(s: State, frame: Frame) -> None:
    there = members(s)
    if not there:
        s.set_frame(moved(frame, T.EXPIRE))
        return
    # CR 9.3.1: teammates take turn actions in any player order.
    who: i64 = there[0]
    if s.ruleset.team_turns and frame.they in there:
        who = frame.they
    s.set_decision(ASKED[who])


def moved(frame: Frame, step: i64) -> Frame:
    """The turn's frame at another step, without data."""
    if frame.they != NONE:
        return frame.to(step, ())
    return TURNS[frame.player * T.COUNT + step]


def begin_turn(s: State, frame: Frame) -> None:
    if s.players[frame.player].out:
        s.set_frame(moved(frame, T.PASS))
        return
    s.put_scalar(S.ACTIVE, frame.player)
    s.put_scalar(S.TURN, s.turn + 1)
    s.put_scalar(S.PHASE, Phase.START)
    s.put_scalar(S.ENDING, 0)
    s.clear_log()
    bag.forget_uses(s)
    for p in members(s):
        player = s.players[p]
        s.put_player(player, P.TURNS, player.turns + 1)
        s.put_player(player, P.INKED, 0)
        s.put_player(player, P.QUESTED, 0)
        s.put_player(player, P.CHALLENGED, 0)
        s.put_player(player, P.MOVED, 0)
    if s.ruleset.turn_limit and s.turn > s.ruleset.turn_limit:
        check.draw_game(s)
        return
    enter_step(s, Step.READY)
    frame = moved(frame, T.READY)
    s.set_frame(frame)
    ready_step(s, frame)


def ready_step(s: State, frame: Frame) -> None:
    """CR 3.2.1: the frame's data are the characters picked where their number is limited."""
    those = not_skipping(s, Step.READY)
    for p in those:
        # CR 1.4.3: you make the decisions for your cards: which characters ready.
        limit = ready_limit(s, p)
        if limit == NONE:
            continue
        able = can_ready(s, p)
        picked = tuple(i for i in frame.data if s.cards[i].owner == p)
        if len(able) > limit > len(picked):
            left = limit - len(picked)
            s.set_decision(Decision(p, Question.READY, NONE, NONE, NONE, left, left, picked))
            return
    for p in those:
        ready_all(s, p, frame.data)
    for p in members(s):
        # CR 3.2.1.3: effects lasting until the start of your next turn end.
        actives.expire(s, Until.YOUR_NEXT_TURN, p)
    # CR 3.2.1.4: "at the start of your turn" triggers go to the bag unresolved.
    happen(s, Kind.TURN_START, s.active)
    s.set_frame(moved(frame, T.SET))
    bag.settle(s, bag_open=False)


def ready_all(s: State, player: int, picked: tuple[int, ...]) -> None:
    """CR 3.2.1.1: everything the active player has in play, and their ink cards, are readied."""
    limit = ready_limit(s, player)
    able = can_ready(s, player)
    if limit != NONE and len(able) > limit:
        able = [c for c in able if c.id in picked]
    for i in s.in_play(player):
        card = s.cards[i]
        if not card.exerted:
            continue
        if card.program.type == CardType.CHARACTER:
            if card not in able:
                continue
        elif not may_ready(s, card):
            continue
        zones.ready(s, card, "3.2.1.1")
    zones.turn_ink(s, player, None, False, "3.2.1.1")


def can_ready(s: State, player: int) -> list[Card]:
    """The player's exerted characters that nothing keeps from readying."""
    found: list[Card] = []
    for i in s.in_play(player):
        card = s.cards[i]
        if card.exerted and card.program.type == CardType.CHARACTER:
            if may_ready(s, card):
                found.append(card)
    return found


def may_ready(s: State, card: Card) -> bool:
    if derive.denied(s, Deny.READY, card, None) is not None:
        return False
    return derive.denied(s, Deny.READY_AT_START, card, None) is None


def ready_limit(s: State, player: int) -> int:
    limit = NONE
    for a in s.buckets[Bucket.READY_LIMIT]:
        effect = a.effect
        assert isinstance(effect, ReadyLimit)
        if is_owner(s, effect.players, player, of_active(a)) and derive.applies(s, a):
            limit = effect.count if limit == NONE else min(limit, effect.count)
    return limit


def skipped(s: State, step: int, player: int) -> bool:
    """CR 6.4.3: a skipped step doesn't happen, nor anything keyed to it."""
    for a in s.buckets[Bucket.SKIP]:
        effect = a.effect
        assert isinstance(effect, Skip)
        if effect.step == step and is_owner(s, effect.players, player, of_active(a)):
            if derive.applies(s, a):
                return True
    return False


def not_skipping(s: State, step: int) -> list[int]:
    """Whose turn it is and for whom this step happens. Nobody changes the list."""
    those = members(s)
    if not s.buckets[Bucket.SKIP]:
        return those
    return [p for p in those if not skipped(s, step, p)]


def set_step(s: State, frame: Frame) -> None:
    if not members(s):
        s.set_frame(moved(frame, T.EXPIRE))
        return
    s.set_frame(moved(frame, T.SET_DONE))
    those = not_skipping(s, Step.SET)
    if not those:
        bag.settle(s)
        return
    enter_step(s, Step.SET)
    # CR 3.2.2.1: the active player's characters in play become dry.
    for p in those:
        for i in s.in_play(p):
            card = s.cards[i]
            if card.drying:
                s.put(card, F.DRYING, 0)
                happen(s, Kind.DRIED, p, card)
    # CR 3.2.2.2: gain the lore of each own location. Not a trigger, doesn't use the bag.
    for p in those:
        for i in s.in_play(p):
            card = s.cards[i]
            if card.program.type == CardType.LOCATION:
                zones.gain_lore(s, p, derive.lore(s, card), "3.2.2.2", Why.LOCATION)
    # CR 3.2.2.3: resolve everything added in Ready and Set, then the check closes the step.
    settle_bag_first(s)


def settle_bag_first(s: State) -> None:
    """There is no separate check between 3.2.2.2 and 3.2.2.3: with something in the bag, the
    first check comes after the first resolved trigger."""
    if s.bag:
        bag.settle(s)
        frame = s.stack[-1]
        s.set_frame(frame.to(1, frame.data))
    else:
        bag.settle(s)


def draw_step(s: State, frame: Frame) -> None:
    those = members(s)
    if not those:
        s.set_frame(moved(frame, T.EXPIRE))
        return
    if s.turn == 1 or s.buckets[Bucket.SKIP]:
        those = [p for p in those if not skips_draw(s, p)]
    s.set_frame(moved(frame, T.DRAW_DONE))
    if not those:
        return
    enter_step(s, Step.DRAW)
    for p in those:
        zones.draw(s, p, clause="3.2.3.1")
    bag.settle(s)


def skips_draw(s: State, player: int) -> bool:
    # CR 3.2.3.1: the starting player skips this step on the first turn of the game.
    first = s.turn == 1 and player == s.scalars.first
    return (first and not s.ruleset.starting_player_draws) or skipped(s, Step.DRAW, player)


def begin_turn_action(s: State, frame: Frame, option: Option) -> None:
    """CR 4.1.2: each turn action is finished and its bag emptied before the next."""
    act = option.act
    if act == Act.END:
        s.put_cause(NONE, NONE)
        declare_end(s, frame)
        return
    card = s.cards[option.a]
    card = hands.most_seen_copy(s, card)
    s.put_cause(card.id, NONE)
    bag.settle(s)
    TABLES[s.ruleset.table].begin(s, card, option)


def begin_at(s: State, player: int, step: int) -> None:
    """Put a turn on the stack that goes on at this step, for a position that is set up."""
    s.push_frame(TURNS[player * T.COUNT + step])


def end_now(s: State) -> None:
    """Declare the end of a turn with nothing going on in it."""
    declare_end(s, s.stack[-1])


def declare_end(s: State, frame: Frame) -> None:
    """CR 3.3.2: the active player declares the end of the turn."""
    s.put_scalar(S.PHASE, Phase.END)
    enter_step(s, Step.END)
    # CR 3.4.1.1: "at the end of the turn" triggers enter and resolve, once.
    happen(s, Kind.TURN_END, s.active)
    s.set_frame(moved(frame, T.EXPIRE))
    bag.settle(s)


def expire(s: State, frame: Frame) -> None:
    if s.ruleset.missions:
        missions.fulfil(s)
    # CR 3.4.1.2: this-turn effects expire; triggers caused by that enter and resolve.
    ended = actives.expire(s, Until.END_OF_TURN, NONE)
    for p in s.acting():
        actives.expire(s, Until.THEIR_NEXT_TURN, p)
    actives.sweep(s)
    if ended:
        happen(s, Kind.EFFECT_ENDED, s.active, None, None, ended, 0, "3.4.1.2")
    s.put_scalar(S.ENDING, 1)
    s.set_frame(moved(frame, T.LAST_CHECK))
    # CR 3.4.2: the turn ends with a final check; the empty deck is looked at here.
    bag.settle(s)


def last_check(s: State, frame: Frame) -> None:
    """New "this turn" effects made by the last triggers end at once, and are checked again."""
    ended = actives.expire(s, Until.END_OF_TURN, NONE)
    if ended:
        bag.settle(s)
        return
    next_turn(s, frame)


def next_turn(s: State, frame: Frame) -> None:
    """CR 3.4.2, 9.2.1: the next player to the left still in the game becomes active."""
    n: i64 = len(s.players)
    p = frame.player
    left: i64 = n
    while left > 0:
        left -= 1
        p += 1
        if p == n:
            p = 0
        if s.ruleset.team_turns and not begins_for_team(s, p):
            continue
        for mate in s.players:
            if mate.out and (mate.id == p or shares_turn(s, mate.id, p)):
                actives.expire_slot(s, mate.id)
        if s.ruleset.team_turns and s.team(p):
            p = s.team(p)[0]
        if not s.players[p].out:
            break
    s.put_scalar(S.ENDING, 0)
    s.set_frame(TURNS[p * T.COUNT + T.BEGIN])


def shares_turn(s: State, player: int, other: int) -> bool:
    return s.ruleset.team_turns and s.side_of[player] == s.side_of[other]


def begins_for_team(s: State, player: int) -> bool:
    """CR 9.3: a team has one turn a round, where the first of its seats would have it, counted
    from the starting player."""
    n = len(s.players)
    for k in range(n):
        seat = (s.scalars.first + k) % n
        if s.side_of[seat] == s.side_of[player]:
            return seat == player
    return False


@final
class Turn(Process):
    """CR 3."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        d = s.decision
        assert d is not None
        if frame.step == T.READY:
            able = can_ready(s, d.player)
            return [Option(Act.CHOOSE, c.id) for c in able if c.id not in frame.data]
        return TABLES[s.ruleset.table].options(s, d.player)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option.act <= Act.END:
            begin_turn_action(s, frame, option)
        elif frame.step == T.READY:
            s.set_frame(frame.to(T.READY, (*frame.data, option.a)))
        else:
            assert option.act == Act.PLAYER  # CR 9.3.1: a teammate goes on
            s.set_frame(frame.speaking_of(option.a, frame.step))

    def step(self, s: State, frame: Frame) -> None:
        step = frame.step
        if step == T.BEGIN:
            begin_turn(s, frame)
        elif step == T.READY:
            ready_step(s, frame)
        elif step == T.SET:
            set_step(s, frame)
        elif step == T.SET_DONE:
            draw_step(s, frame)
        elif step == T.DRAW_DONE:
            # CR 3.2.3.2: with everything resolved and the bag empty, go to Main.
            s.put_scalar(S.PHASE, Phase.MAIN)
            enter_step(s, Step.MAIN)
            frame = moved(frame, T.MAIN)
            s.set_frame(frame)
            main(s, frame)
        elif step == T.MAIN:
            main(s, frame)
        elif step == T.EXPIRE:
            expire(s, frame)
        elif step == T.LAST_CHECK:
            last_check(s, frame)
        else:
            next_turn(s, frame)
