"""From several things a line may mean to the one it does mean, or an error that lists them."""

from __future__ import annotations

from collections.abc import Callable

from tintero.notation.errors import AmbiguousAction
from tintero.notation.names import alike
from tintero.notation.write import write_among
from tintero.rules import apply
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import NONE, Act

# Options whose first number is a card.
OF_CARDS = (Act.INK, Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.CHOOSE)
Found = list[tuple[int, Option]]  # how far-fetched (0: what the verb asks for), and the option


def is_legal(s: State, seat: int, option: Option) -> bool:
    return apply.refuse(s, seat, option) is None


def settle(
    s: State, seat: int, text: str, found: Found, test: Callable[[Option], bool] | None = None
) -> Option:
    """Legal readings come before others, likely ones before far-fetched ones.

    If more than one is left and they can be told apart, nobody guesses. Two cards in the same
    state are not worth a question: the first stands for both.
    """
    legal = [(t, o) for t, o in found if (is_legal(s, seat, o) if test is None else test(o))]
    left = legal if legal else found
    best = min(t for t, _ in left)
    options = [o for t, o in left if t == best]
    first = options[0]
    if not all(interchangeable(s, first, other) for other in options[1:]):
        distinct = list(dict.fromkeys(options))
        raise AmbiguousAction(text, [write_among(s, seat, o, distinct) for o in distinct])
    return first


def interchangeable(s: State, a: Option, b: Option) -> bool:
    """Whether two options differ only in cards that nothing tells apart."""
    if a == b:
        return True
    if a.act == Act.RESOLVE and b.act == Act.RESOLVE:
        return _same_trigger(s, a.a, b.a)
    if a.act == Act.USE and b.act == Act.USE and a.a == b.a and a.c != NONE and b.c != NONE:
        # One card may be given the same ability twice.
        one, two = s.programs[a.c].abilities[a.b], s.programs[b.c].abilities[b.b]
        return one.name == two.name and one.node == two.node
    if a.act != b.act or a.act not in OF_CARDS or a.c != b.c or len(a.cards) != len(b.cards):
        return False
    if not alike(s, s.cards[a.a], s.cards[b.a]):
        return False
    if a.b != b.b:
        two_cards = a.act in (Act.CHALLENGE, Act.MOVE, Act.QUEST) and NONE not in (a.b, b.b)
        if not two_cards or not alike(s, s.cards[a.b], s.cards[b.b]):
            return False
    return all(alike(s, s.cards[i], s.cards[j]) for i, j in zip(a.cards, b.cards, strict=True))


def _same_trigger(s: State, one: int, two: int) -> bool:
    """Whether two entries of the bag are the same ability of copies nothing tells apart."""
    by_id = {e.id: e for e in s.bag}
    a, b = by_id[one], by_id[two]
    if (a.player, a.index, a.ability, a.slots) != (b.player, b.index, b.ability, b.slots):
        return False
    return a.event.plain() == b.event.plain() and alike(s, s.cards[a.card], s.cards[b.card])
