"""What the rules know of a verb: one object a verb, all of them listed in `verb_rows`.

Beside it what the verbs share: the frame at work, its point of view, writing down what was done.
Only `verb_rows` imports the modules of verbs, which need most of the rules.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

import tintero.rules.choices as choices
import tintero.rules.payable as payable
import tintero.rules.selectors as selectors
from tintero.ability.base import Effect, Quantity, Selector
from tintero.ability.choosing import selectors_of, selectors_of_number
from tintero.ability.selectors import Chosen
from tintero.program.model import LABEL_SLOTS, Op
from tintero.rules.context import Context, of_card, of_frame
from tintero.rules.refusal import No, Refusal
from tintero.state.objects import FELL_SHORT, Card
from tintero.state.state import State
from tintero.vocab import NONE

E = TypeVar("E", bound=Effect)
Ids = tuple[int, ...]

# Whether a verb was done completely, as a slot says it.
DID: Final[Ids] = (1,)
DID_NOT: Final[Ids] = (0,)


class Uses:
    """What a verb takes of the cards it is about, when it is a cost (CR 1.5.3)."""

    NOTHING: Final = 0
    READINESS: Final = 1  # so that it can't be exerted for another one
    UP: Final = 2  # the card itself


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardChoice:
    """A choice of cards that is being made."""

    def __init__(self, sel: Chosen, x: Context, picked: Ids, cost: bool) -> None:
        self.sel: Final[Chosen] = sel
        self.x: Final[Context] = x
        self.picked: Final[Ids] = picked  # what was picked before
        self.cost: Final[bool] = cost  # whether what it is for is paid as a cost


class Verb(Generic[E]):
    """One instruction. What it leaves out is as most verbs have it; joints are only possible or
    not, the compiler makes code of them."""

    def possible(self, s: State, e: E, x: Context, whole: bool, barred: Ids) -> bool:
        """Whether it can be begun or, with `whole`, carried out completely, without these cards."""
        for sel in selectors_of(e):
            if not choices.reachable(s, sel, x, whole, NONE, barred):
                return False
        return True

    def vain(self, s: State, e: E, x: Context) -> bool:
        """Whether it can be begun, and nothing would come of it."""
        return False

    def able(self, s: State, e: E, found: list[Card]) -> list[Card]:
        """Of these cards those that it can really be done to (CR 6.1.5.1)."""
        return found

    def narrow(self, s: State, e: E, of: CardChoice, found: list[Card]) -> list[Card]:
        """Limit a choice to what it can be done to, where the rules say so."""
        return found

    def uses(self) -> int:
        """What it takes of its cards, as a cost."""
        return Uses.NOTHING

    def brings(self, s: State, e: E, x: Context) -> int:
        """How many cards it will have put into its player's hand."""
        return 0

    def refusal(self, s: State, e: E, player: int, card: Card) -> Refusal | None:
        """Why it can't be paid as a cost of this card's, with the reason that helps most."""
        if payable.possible(s, e, of_card(card), True):
            return None
        return Refusal(No.COST_UNPAYABLE, card.id)

    def do(self, s: State, place: int, e: E, slot: int, op: Op) -> None:
        """Carry it out for the frame at this place of the stack, and `record` it under its slot."""
        raise TypeError(f"{type(e).__name__} is never carried out as it stands")


def view(s: State, place: int) -> Context:
    """The point of view of the frame at this place of the stack."""
    return of_frame(s, s.stack[place])


def record(s: State, place: int, slot: int, cards: list[Card], number: int, done: bool) -> None:
    """Write under the verb's label what it did: cards, number, and whether completely."""
    frame = s.stack[place]
    did = frame.did if done else FELL_SHORT
    if slot >= 0:
        held = tuple([c.ref() for c in cards]) if cards else frame.slots[slot]
        whether = DID if done else DID_NOT
        if len(frame.slots) == LABEL_SLOTS:  # one label, which most abilities have
            s.set_frame_at(place, frame.holding((held, (number,), whether), did))
            return
        slots = list(frame.slots)
        slots[slot] = held
        slots[slot + 1] = (number,)
        slots[slot + 2] = whether
        s.set_frame_at(place, frame.holding(tuple(slots), did))
    elif did != frame.did:
        s.set_frame_at(place, frame.having(did, frame.step))


def forget(s: State, place: int, slot: int) -> None:
    """Nothing is held under the label any more, before it is bound anew."""
    if slot >= 0:
        frame = s.stack[place]
        s.set_frame_at(place, frame.bound(slot, (), frame.did))


def found(s: State, place: int, sel: Selector, zone: int = NONE) -> list[Card]:
    """The cards a selector means, following them to `zone` if one is given (CR 7.1.6)."""
    result: list[Card] = []
    for ref in selectors.refs(s, sel, view(s, place)):
        card = s.follow(ref, zone)
        if card is not None and (not result or card not in result):
            result.append(card)
    return result


def counts(s: State, n: Quantity | int, x: Context, whole: bool, barred: Ids) -> bool:
    """Whether what a number lets somebody choose is there."""
    for sel in selectors_of_number(n):
        if not choices.reachable(s, sel, x, whole, NONE, barred):
            return False
    return True
