"""The turn (CR 3): Start-of-Turn with Ready, Set and Draw; Main; End-of-Turn."""

from __future__ import annotations

from typing import Final

import tintero.rules.actives as actives
import tintero.rules.bag as bag
import tintero.rules.check as check
import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.zones as zones
from tintero.ability.statics import ReadyLimit, Skip
from tintero.events import Kind
from tintero.program import Bucket
from tintero.rules.context import of_active
from tintero.rules.match import is_owner
from tintero.rules.triggers import happen
from tintero.state.objects import Card, Decision, Frame
from tintero.state.state import F, P, S, State
from tintero.vocab import NONE, Ask, CardType, Deny, Phase, Step, Until


class T:
    """The steps of a turn's frame."""

    BEGIN: Final = 0
    SET: Final = 1
    SET_DONE: Final = 2
    DRAW: Final = 3
    DRAW_DONE: Final = 4
    MAIN: Final = 5
    END: Final = 6
    EXPIRE: Final = 7
    LAST_CHECK: Final = 8
    PASS: Final = 9


def step_turn(s: State, frame: Frame) -> None:
    step = frame.step
    if step == T.BEGIN:
        ready_step(s, frame)
    elif step == T.SET:
        set_step(s, frame)
    elif step == T.SET_DONE:
        before_draw(s, frame)
    elif step == T.DRAW:
        draw_step(s, frame)
    elif step == T.DRAW_DONE:
        # CR 3.2.3.2: with everything resolved and the bag empty, go to Main.
        s.put_scalar(S.PHASE, Phase.MAIN)
        enter_step(s, Step.MAIN)
        s.set_frame(frame.at(T.MAIN))
    elif step == T.MAIN:
        if s.players[s.active].out:
            s.set_frame(frame.at(T.EXPIRE))
        else:
            s.set_decision(Decision(s.active, Ask.TURN_ACTION, NONE, NONE, NONE, 1, 1, ()))
    elif step == T.END:
        end_triggers(s, frame)
    elif step == T.EXPIRE:
        expire(s, frame)
    elif step == T.LAST_CHECK:
        last_check(s, frame)
    else:
        next_turn(s, frame)


def enter_step(s: State, step: int) -> None:
    s.put_scalar(S.STEP, step)
    happen(s, Kind.STEP, s.active, None, None, 0, step)


def ready_step(s: State, frame: Frame) -> None:
    player = s.players[frame.player]
    if player.out:
        s.set_frame(frame.at(T.PASS))
        return
    s.put_scalar(S.ACTIVE, frame.player)
    s.put_scalar(S.TURN, s.turn + 1)
    s.put_scalar(S.PHASE, Phase.START)
    s.put_scalar(S.ENDING, 0)
    s.clear_log()
    bag.forget_uses(s)
    s.put_player(player, P.TURNS, player.turns + 1)
    s.put_player(player, P.INKED, 0)
    s.put_player(player, P.QUESTED, 0)
    s.put_player(player, P.CHALLENGED, 0)
    s.put_player(player, P.MOVED, 0)
    if s.ruleset.turn_limit and s.turn > s.ruleset.turn_limit:
        check.draw_game(s)
        return
    enter_step(s, Step.READY)
    if not skipped(s, Step.READY):
        ready_all(s, player.id)
    # CR 3.2.1.3: effects lasting until the start of your next turn end.
    actives.expire(s, Until.YOUR_NEXT_TURN, player.id)
    # CR 3.2.1.4: "at the start of your turn" triggers go to the bag unresolved.
    happen(s, Kind.TURN_START, player.id)
    s.set_frame(frame.at(T.SET))
    bag.settle(s, bag_open=False)


def ready_all(s: State, player: int) -> None:
    """CR 3.2.1.1: everything the active player has in play, and their ink cards, are readied."""
    limit = ready_limit(s, player)
    readied = 0
    for i in list(s.in_play(player)):
        card = s.cards[i]
        if not card.exerted or not may_ready(s, card):
            continue
        if s.programs[card.index].type == CardType.CHARACTER:
            if limit != NONE and readied >= limit:
                continue
            readied += 1
        zones.ready(s, card, "3.2.1.1")
    zones.turn_ink(s, player, None, False, "3.2.1.1")


def may_ready(s: State, card: Card) -> bool:
    if derive.denied(s, Deny.READY, card, None) is not None:
        return False
    return derive.denied(s, Deny.READY_AT_START, card, None) is None


def ready_limit(s: State, player: int) -> int:
    limit = NONE
    for a in s.buckets[Bucket.READY_LIMIT]:
        effect = a.effect
        assert isinstance(effect, ReadyLimit)
        if is_owner(effect.players, player, of_active(a)) and derive.applies(s, a):
            limit = effect.count if limit == NONE else min(limit, effect.count)
    return limit


def skipped(s: State, step: int) -> bool:
    """CR 6.4.3: a skipped step doesn't happen, nor anything keyed to it."""
    for a in s.buckets[Bucket.SKIP]:
        effect = a.effect
        assert isinstance(effect, Skip)
        if effect.step == step and is_owner(effect.players, s.active, of_active(a)):
            if derive.applies(s, a):
                return True
    return False


def set_step(s: State, frame: Frame) -> None:
    player = frame.player
    if s.players[player].out:
        s.set_frame(frame.at(T.EXPIRE))
        return
    s.set_frame(frame.at(T.SET_DONE))
    if skipped(s, Step.SET):
        bag.settle(s)
        return
    enter_step(s, Step.SET)
    # CR 3.2.2.1: the active player's characters in play become dry.
    for i in s.in_play(player):
        card = s.cards[i]
        if card.drying:
            s.put(card, F.DRYING, 0)
            happen(s, Kind.DRIED, player, card)
    # CR 3.2.2.2: gain the lore of each own location. Not a trigger, doesn't use the bag.
    for i in list(s.in_play(player)):
        card = s.cards[i]
        if s.programs[card.index].type == CardType.LOCATION:
            zones.gain_lore(s, player, derive.lore(s, card), "3.2.2.2")
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


def before_draw(s: State, frame: Frame) -> None:
    if s.players[frame.player].out:
        s.set_frame(frame.at(T.EXPIRE))
        return
    # CR 3.2.3.1: the starting player skips this step on the first turn of the game.
    first = s.turn == 1 and frame.player == s.scalars[S.FIRST]
    if (first and not s.ruleset.starting_player_draws) or skipped(s, Step.DRAW):
        s.set_frame(frame.at(T.DRAW_DONE))
        return
    enter_step(s, Step.DRAW)
    s.set_frame(frame.at(T.DRAW))


def draw_step(s: State, frame: Frame) -> None:
    zones.draw(s, frame.player)
    s.set_frame(frame.at(T.DRAW_DONE))
    bag.settle(s)


def declare_end(s: State, frame: Frame) -> None:
    """CR 3.3.2: the active player declares the end of the turn."""
    s.put_scalar(S.PHASE, Phase.END)
    enter_step(s, Step.END)
    s.set_frame(frame.at(T.END))


def end_triggers(s: State, frame: Frame) -> None:
    # CR 3.4.1.1: "at the end of the turn" triggers enter and resolve, once.
    happen(s, Kind.TURN_END, frame.player)
    s.set_frame(frame.at(T.EXPIRE))
    bag.settle(s)


def expire(s: State, frame: Frame) -> None:
    # CR 3.4.1.2: this-turn effects expire; triggers caused by that enter and resolve.
    ended = actives.expire(s, Until.END_OF_TURN, NONE)
    actives.expire(s, Until.THEIR_NEXT_TURN, frame.player)
    actives.sweep(s)
    if ended:
        happen(s, Kind.EFFECT_ENDED, frame.player, None, None, len(ended), 0, "3.4.1.2")
    s.put_scalar(S.ENDING, 1)
    s.set_frame(frame.at(T.LAST_CHECK))
    # CR 3.4.2: the turn ends with a final check; the empty deck is looked at here.
    bag.settle(s)


def last_check(s: State, frame: Frame) -> None:
    """New "this turn" effects made by the last triggers end at once, and are checked again."""
    ended = actives.expire(s, Until.END_OF_TURN, NONE)
    if ended:
        bag.settle(s)
        return
    s.set_frame(frame.at(T.PASS))


def next_turn(s: State, frame: Frame) -> None:
    """CR 3.4.2, 9.2.1: the next player to the left still in the game becomes active."""
    n = len(s.players)
    p = frame.player
    for _ in range(n):
        p = (p + 1) % n
        if not s.players[p].out:
            break
        actives.expire_slot(s, p)
    s.put_scalar(S.ENDING, 0)
    nxt = Frame(frame.kind, T.BEGIN, p, NONE, 0, NONE, NONE, NONE, 1, (), (), None)
    s.set_frame(nxt)


def able_to_end(s: State) -> bool:
    return legal.check_end(s, s.active) is None
