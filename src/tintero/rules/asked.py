"""Which questions are asked although hidden cards leave no choice (`unseen`)."""

from __future__ import annotations

import tintero.rules.choices as choices
import tintero.rules.conditions as conditions
import tintero.rules.payable as payable
import tintero.rules.selectors as selectors
import tintero.rules.unseen as unseen
from tintero.ability.base import Condition, Effect, Who
from tintero.ability.choosing import selectors_of
from tintero.ability.conditions import Is
from tintero.ability.effects import OneOf
from tintero.ability.selectors import Chosen, That
from tintero.program.model import Code, Op
from tintero.rules.context import Context, blindly, of_frame
from tintero.rules.hands import ALL_SEEN
from tintero.state.objects import Frame
from tintero.state.state import State


def choice(s: State, sel: Chosen, x: Context, picked: tuple[int, ...], plays: bool) -> bool:
    """Whether what may be picked depends on cards that not all have seen, and is asked anyway;
    `plays`: it is to be played, so that its face decides."""
    who = choices.chooser(s, sel, x)
    if who < 0 or not s.asks_hidden >> who & 1 or s.players[who].out:
        return False
    if not unseen.is_private(sel) or not (plays or unseen.is_picky(sel)):
        return False
    away = choices.being_played(s, x)
    return any(c.id not in away for c in unseen.unseen(s, sel, x, picked))


def mode(s: State, node: OneOf, x: Context, whole: list[int]) -> bool:
    """Whether which of several is picked depends on cards that not all have seen; `whole` are those
    that might be carried out completely. CR 6.1.5.2: where the hand has nothing for them, the other
    ones are done as far as possible."""
    if len(whole) > 1:
        return True
    rest = [i for i in range(len(node.modes)) if payable.possible(s, node.modes[i], x, False)]
    return len(rest) > 1 and all(unsure(s, node.modes[i], x) for i in whole)


def unsure(s: State, effect: Effect, x: Context) -> bool:
    """Whether hidden faces decide that an effect can be carried out."""
    for sel in selectors_of(effect):
        if isinstance(sel, Chosen) and unseen.is_picky(sel):
            if choices.hidden_from_others(s, sel, x, ()):
                return True
    return False


def may(s: State, frame: Frame, code: list[Op]) -> bool:
    """Whether a "may" that can't be done is asked: with other hidden cards it might be possible."""
    node = code[frame.step].node
    ask = code[frame.step + 1]
    assert isinstance(node, Effect)
    if ask.code != Code.ASK_MAY or not isinstance(ask.node, Who):
        return False
    x = of_frame(s, frame)
    who = selectors.player(s, ask.node, x)
    if who < 0 or not s.asks_hidden >> who & 1:
        return False
    return payable.possible(s, node, blindly(x), code[frame.step].b == 1)


def may_of_if(s: State, frame: Frame, code: list[Op]) -> int:
    """Where an "if" goes on that is not true: at the "may" behind it, where the others can't know
    that it is not ("look at the top card; if it is a Puppy, you may …"), else past it."""
    op = code[frame.step]
    place = frame.step + 1
    while code[place].code in (Code.BEGIN, Code.UNLESS_POSSIBLE):
        place += 1
    node = code[place].node
    if code[place].code != Code.ASK_MAY or not isinstance(node, Who):
        return op.a
    x = of_frame(s, frame)
    who = selectors.player(s, node, x)
    asks = who >= 0 and s.asks_hidden >> who & 1
    return place if asks and of_hidden(s, op, x) else op.a


def of_hidden(s: State, op: Op, x: Context) -> bool:
    """Whether an "if" is about a card that not all have seen."""
    node = op.node
    if not isinstance(node, Is) or not isinstance(node.what, That):
        return False
    for card in selectors.live(s, selectors.bound_refs(x, node.what.label)):
        if card.zone in unseen.PRIVATE and card.seen != ALL_SEEN:
            return True
    return False


def no_leads(s: State, frame: Frame, code: list[Op]) -> int:
    """Where "no" leads: past the "if" before it that is not true, or where the "may" says."""
    place = frame.step - 1
    while place > 0 and code[place].code in (Code.BEGIN, Code.UNLESS_POSSIBLE):
        place -= 1
    op = code[place]
    x = of_frame(s, frame)
    if op.code == Code.UNLESS and op.a > frame.step and of_hidden(s, op, x):
        assert isinstance(op.node, Condition)
        if not conditions.holds(s, op.node, x):
            return op.a
    return code[frame.step].a


def able(s: State, frame: Frame, code: list[Op]) -> bool:
    """Whether the "may" that is asked can be done."""
    if s.asks_hidden and no_leads(s, frame, code) != code[frame.step].a:
        return False
    before = code[frame.step - 1] if frame.step > 0 else None
    if before is None or before.code != Code.UNLESS_POSSIBLE or not s.asks_hidden:
        return True
    assert isinstance(before.node, Effect)
    return payable.possible(s, before.node, of_frame(s, frame), before.b == 1)
