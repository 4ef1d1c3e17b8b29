"""How much damage is taken away, and ink paid, in the middle of a resolution."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.payment as payment
import tintero.rules.quantities as quantities
import tintero.rules.resolve as resolve
import tintero.rules.selectors as selectors
from tintero.ability.base import Quantity
from tintero.ability.effects import MoveDamage, PayInk, RemoveDamage
from tintero.program.model import Op
from tintero.rules.context import of_frame
from tintero.rules.frames import InCode
from tintero.state.objects import FELL_SHORT, Card, Frame
from tintero.state.state import State
from tintero.vocab import Deny, Question


def targets_of(s: State, frame: Frame, op: Op) -> list[Card]:
    node = op.node
    assert isinstance(node, (RemoveDamage, MoveDamage))
    return selectors.cards(s, node.from_, of_frame(s, frame))


def amount_limit(s: State, frame: Frame, op: Op, card: Card) -> int:
    node = op.node
    assert isinstance(node, (RemoveDamage, MoveDamage))
    if derive.denied(s, Deny.REMOVE_DAMAGE, card, None) is not None:
        return 0  # CR 1.2.2: where none can be removed there is nothing to say
    # CR 1.9.2.4: with no legal destination nothing is removed either, so there is no amount.
    if isinstance(node, MoveDamage) and not selectors.cards(s, node.to, of_frame(s, frame)):
        return 0
    count: Quantity | int | None = node.count
    if count is None:
        return card.damage
    most = quantities.value(s, count, of_frame(s, frame))
    if isinstance(node, RemoveDamage) and node.total:
        # The number is shared: what the cards before have taken is gone.
        most -= sum(frame.slots[resolve.slot_of(s, frame, op, op.b) + 1])
    return max(0, min(card.damage, most))


def amount(s: State, frame: Frame, op: Op) -> None:
    """How much, card by card; not asked when only one value is possible."""
    slot = resolve.slot_of(s, frame, op, op.b)
    if len(frame.data) == 1:
        frame = frame.bound(slot + 1, (), frame.did).to(frame.step, (frame.data[InCode.WHICH], 1))
        s.set_frame(frame)
    targets = targets_of(s, frame, op)
    said = frame.slots[slot + 1]
    if len(said) >= len(targets):
        s.set_frame(frame.to(frame.step + 1, (frame.data[InCode.WHICH],)))
        return
    most = amount_limit(s, frame, op, targets[len(said)])
    if most == 0 or s.players[frame.player].out:
        s.set_frame(frame.bound(slot + 1, (*said, 0), frame.did))
    else:
        resolve.ask(s, frame, frame.player, Question.AMOUNT, 0, most, (targets[len(said)].ref(),))


def pay(s: State, frame: Frame, op: Op) -> None:
    """CR 1.5.2: ink paid as a cost or in the middle of a resolution."""
    node = op.node
    assert isinstance(node, PayInk)
    x = of_frame(s, frame)
    who = selectors.player(s, node.who, x)
    due = payment.total_use(s, frame, quantities.value(s, node.count, x))
    if who < 0 or payment.spendable(s, who) < due:
        s.set_frame(frame.having(FELL_SHORT, frame.step + 1))
        return
    least, most = payment.drop_range(s, who, due)
    if least == most:
        s.set_frame(frame.at(frame.step + 1))
        payment.spend(s, who, due, least, payment.clause_of(s, frame))
    else:
        resolve.ask(s, frame, who, Question.DROPS, least, most, ())
