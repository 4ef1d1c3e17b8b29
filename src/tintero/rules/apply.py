"""The loop: take an answer, then go on until somebody must decide or the game is over.

The game is always either over or waiting for exactly one player on exactly one decision. Forced
steps are taken; a turn action is always asked, because ending a turn is declared, never assumed
(CR 3.3.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

import tintero.rules.actives as actives
import tintero.rules.check as check
import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.observe as observe
import tintero.rules.resolve as resolve
from tintero.rules.bag import Settling, Triggering
from tintero.rules.damage import Banishing, Damaging
from tintero.rules.frames import RESOLUTIONS, K, is_paying
from tintero.rules.observe import Observer
from tintero.rules.order import Ordering
from tintero.rules.process import Process
from tintero.rules.refusal import No, Refusal
from tintero.rules.resolve import Resolving
from tintero.rules.setup import SettingUp
from tintero.rules.turn import Turn
from tintero.rules.turn_actions.challenge import Challenging
from tintero.rules.turn_actions.defended import Defending
from tintero.rules.turn_actions.ink import Inking
from tintero.rules.turn_actions.mission import Assigning
from tintero.rules.turn_actions.move import Moving
from tintero.rules.turn_actions.play import Acting, Playing
from tintero.rules.turn_actions.quest import Questing
from tintero.rules.turn_actions.tables import TABLES
from tintero.rules.turn_actions.use import Using
from tintero.state.objects import Frame, Option
from tintero.state.state import S, State
from tintero.vocab import NONE, Act, Ask, Reason, Until

LIMIT: Final = 200_000  # steps between two decisions; more means an endless loop, which is a bug


# Most steps are of these; called by name they need no look into the list.
SETTLING: Final = Settling()
TURN: Final = Turn()
PLAYING: Final = Playing()
RESOLUTION: Final = Resolving()
TRIGGERING: Final = Triggering()
CHALLENGING: Final = Challenging()

# By kind of frame (`frames.K`).
PROCESSES: Final[list[Process]] = [
    SettingUp(), TURN, SETTLING, RESOLUTION, Inking(), PLAYING, Using(), Questing(),
    CHALLENGING, Moving(), Acting(), Damaging(), Banishing(), TRIGGERING, Ordering(),
    Defending(), Assigning(),
]  # fmt: skip


@mypyc_attr(native_class=False)
class Stuck(RuntimeError):
    """The engine ran without reaching a decision, or a decision had no option. Always a bug."""


def options(s: State) -> list[Option]:
    """Every legal answer to the open decision."""
    if s.decision is None:
        return []
    kept = s.kept_options()
    return kept if kept is not None else listed(s)


def listed(s: State) -> list[Option]:
    frame = s.stack[-1]
    if frame.kind == K.TURN:
        return TURN.options(s, frame)
    return PROCESSES[frame.kind].options(s, frame)


def refuse(s: State, player: int, option: Option) -> Refusal | None:
    """Why this option is not legal for this player now; None if it is."""
    if s.over:
        return Refusal(No.GAME_OVER)
    if option.act == Act.CONCEDE:
        # CR 2.3.3.4: a player may concede at any time.
        return Refusal(No.LEFT_GAME) if s.players[player].out else None
    d = s.decision
    assert d is not None
    if option.act <= Act.END and s.stack[-1].kind == K.SETUP:
        # CR 2.2.2: hands are altered before anybody takes a turn.
        return Refusal(No.SET_UP)
    if option.act <= Act.END:
        if d.ask == Ask.PAY and d.player == player and option in options(s):
            return None
        no = legal.check_turn(s, player)
        if no is None:
            return TABLES[s.ruleset.table].check(s, player, option)
        if option.act == Act.END and no.code in (No.BAG_NOT_EMPTY, No.WRONG_PHASE):
            # CR 3.3.2.1: not while a turn action is unfinished or the bag is not empty.
            return Refusal(No.UNFINISHED)
        return no
    if d.player != player:
        return Refusal(No.NOT_YOUR_DECISION)
    if option in options(s):
        return None
    if option.act == Act.CHOOSE and 0 <= option.a < len(s.cards):
        card = s.cards[option.a]
        if card.owner != player and not derive.can_be_chosen(s, card, player):
            return Refusal(No.WARD, card.id)
        if resolve.too_wet(s, s.stack[-1], card):
            return Refusal(No.DRYING, card.id, rule="4.4.2.1")
        rule = "2.2.2.1" if s.stack[-1].kind == K.SETUP else ""
        return Refusal(No.NOT_AN_OPTION, card.id, rule=rule)
    return Refusal(No.NOT_AN_OPTION)


def take(s: State, player: int, option: Option, observer: Observer | None = None) -> None:
    """Carry out a legal option and everything that follows from it."""
    if option.act == Act.CONCEDE:
        concede(s, player, observer)
        return
    d = s.decision
    if d is not None and d.player != player:
        # CR 9.3.1: a teammate of the player asked takes a turn action.
        s.set_frame(s.stack[-1].speaking_of(player, s.stack[-1].step))
    answer(s, option)
    if observer is not None:
        observer.after(s)
    advance(s, observer)


def answer(s: State, option: Option) -> None:
    frame = s.stack[-1]
    s.set_decision(None)
    if frame.kind == K.TURN:
        TURN.answer(s, frame, option)
    else:
        PROCESSES[frame.kind].answer(s, frame, option)


def attribute(s: State, frame: Frame) -> None:
    """Events name their cause: the card and ability at work."""
    s.put_cause(frame.card, frame.ability)


def step(s: State) -> None:
    """One step of whatever is on top of the stack."""
    frame = s.stack[-1]
    attribute(s, frame)
    if frame.kind == K.SETTLE:
        SETTLING.step(s, frame)
    elif frame.kind == K.TURN:
        TURN.step(s, frame)
    elif frame.kind == K.PLAY:
        PLAYING.step(s, frame)
    elif frame.kind == K.CHALLENGE:
        CHALLENGING.step(s, frame)
    elif frame.kind == K.RESOLVE:
        RESOLUTION.step(s, frame)
    elif frame.kind == K.TRIGGER:
        TRIGGERING.step(s, frame)
    else:
        PROCESSES[frame.kind].step(s, frame)


def asked_anyway(s: State) -> bool:
    """Whether a decision with one answer is asked, because that there is but one is hidden."""
    frame = s.stack[-1]
    return frame.kind in RESOLUTIONS and resolve.asked_anyway(s, frame)


def observed(s: State, observer: Observer) -> None:
    """One step, of an ability one instruction, and who looks on is told."""
    frame = s.stack[-1]
    attribute(s, frame)
    if not observe.one_step(s, frame, observer):
        step(s)
    observer.after(s)


def advance(s: State, observer: Observer | None = None) -> None:
    """Go on until a decision with a real choice is open, or the game is over."""
    steps: i64 = 0
    while steps < LIMIT:
        steps += 1
        if s.over:
            return
        d = s.decision
        if d is None:
            if observer is None:
                step(s)
            else:
                observed(s, observer)
            continue
        if d.ask == Ask.TURN_ACTION:
            return
        found = listed(s)
        if len(found) > 1 or (found and s.asks_hidden and asked_anyway(s)):
            s.keep_options(found)
            return
        if not found:
            raise Stuck(f"no option for {d.kind} of player {d.player}")
        answer(s, found[0])
        if observer is not None:
            observer.after(s)
    raise Stuck("no decision reached")


def concede(s: State, player: int, observer: Observer | None) -> None:
    """CR 2.3.3.4: a player concedes and loses; the others go on (CR 9.2.3)."""
    s.put_cause(NONE, s.scalars.source_ability)
    check.lose(s, player, Reason.CONCESSION, "2.3.3.4")
    if not s.over:
        s.set_decision(None)
        drop_frames(s, player)
    if observer is not None:
        observer.after(s)
    advance(s, observer)


RESOLVING: Final[tuple[int, ...]] = (
    K.RESOLVE, K.TRIGGER, K.USE, K.ACTION, K.DAMAGE, K.BANISH, K.ORDER,
)  # fmt: skip


def drop_frames(s: State, player: int) -> None:
    """CR 9.2.3: what the leaving player was only beginning stops; what is resolving is finished,
    the leaver choosing nothing more. A challenge of theirs is over."""
    keep: list[Frame] = []
    for f in s.stack:
        paying = f.kind in (K.RESOLVE, K.USE) and is_paying(f)
        if (
            f.player != player
            or f.kind in (K.TURN, K.SETUP, K.SETTLE)
            or (f.kind in RESOLVING and not paying)
        ):
            keep.append(f)
    while s.stack:
        s.pop_frame()
    for f in keep:
        s.push_frame(f)
    if s.scalars.challenger != NONE and not any(f.kind in (K.CHALLENGE, K.DEFEND) for f in keep):
        s.put_scalar(S.CHALLENGER, NONE)
        s.put_scalar(S.CHALLENGED, NONE)
        actives.expire(s, Until.CHALLENGE, NONE)
