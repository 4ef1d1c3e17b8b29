"""The journal: every write's inverse, in reusable entries.

One pool of entries per live state; `State.rollback` reads them backwards. Undo for people,
make/unmake for search and CR 1.7.6 (an illegal action is rewound) are all this.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tintero.state.fields import F
from tintero.state.numbers import S
from tintero.state.objects import Card


class J:
    """What an entry undoes."""

    CARD: Final = 0  # a: card, b: field, old
    PLAYER: Final = 1  # a: player, b: field, old
    SCALAR: Final = 2  # a: field, old
    INSERTED: Final = 3  # a: list, b: position
    DELETED: Final = 4  # a: list, b: position, old: value
    FRAME_PUSHED: Final = 5
    FRAME_POPPED: Final = 6  # ref: frame
    FRAME_REPLACED: Final = 7  # a: position, ref: old frame
    BAG_ADDED: Final = 8
    BAG_REMOVED: Final = 9  # a: position, ref: entry
    ACTIVE_ADDED: Final = 10  # ref: active
    ACTIVE_REMOVED: Final = 11  # a: position, b: position in its bucket, ref: active
    LOGGED: Final = 12
    LOG_CLEARED: Final = 13  # ref: the old log
    KNOWN: Final = 14  # a: card, ref: old
    DECISION: Final = 15  # ref: old
    VALUES: Final = 16  # a: list, ref: old list, the whole list was replaced
    CAUSE: Final = 17  # a: source, b: ability


@final
@mypyc_attr(acyclic=True)
class Entry:
    def __init__(self) -> None:
        self.kind: i64 = 0
        self.a: i64 = 0
        self.b: i64 = 0
        self.old: i64 = 0
        self.ref: object | None = None


@final
class Journal:
    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []
        self.top: i64 = 0
        self.kept: bool = True  # False while a game is played to its end that nobody takes back

    def add(self, kind: i64, a: i64, b: i64, old: i64, ref: object | None) -> None:
        if not self.kept:
            return
        top = self.top
        entries = self.entries
        if top == len(entries):
            entries.append(Entry())
        entry = entries[top]
        entry.kind = kind
        entry.a = a
        entry.b = b
        entry.old = old
        entry.ref = ref
        self.top = top + 1

    def learnt_since(self, mark: i64, player: i64, cards: list[Card]) -> bool:
        """Whether since then chance was used or the player saw a card they did not know."""
        for at in range(mark, self.top):
            e = self.entries[at]
            if e.kind == J.SCALAR and S.RNG0 <= e.a <= S.RNG3:
                return True
            if e.kind == J.CARD and e.b == F.SEEN:
                if not e.old >> player & 1 and cards[e.a].seen >> player & 1:
                    return True
        return False

    def forget(self, mark: i64) -> None:
        """Give up going back before that mark; those made since are less by it from now on."""
        del self.entries[:mark]
        self.top -= mark
