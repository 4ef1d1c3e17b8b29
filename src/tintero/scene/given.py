"""Answers to questions that are not asked. What has only one answer the game gives itself; where
there is nothing to answer it asks nothing. Either may be written all the same."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.notation.names import is_called, known, parse_ref
from tintero.notation.words import listed
from tintero.vocab import NONE, Ask

# What happens when the game takes the only card there is to choose.
PICKED: tuple[int, ...] = (
    Kind.CHOSEN,
    Kind.PUT_IN_DISCARD,
    Kind.DISCARDED,
    Kind.PLAYED,
    Kind.RETURNED_TO_HAND,
    Kind.PUT_IN_DECK,
    Kind.PUT_IN_INKWELL,
    Kind.REVEALED,
)


# Answers that name nothing, and the questions they are answers to.
ANSWERS: dict[str, tuple[int, ...]] = {
    "yes": (Ask.MAY, Ask.PAY),
    "done": (Ask.CHOOSE, Ask.ORDER, Ask.PLAYER, Ask.ALTER_HAND),
    "amount": (Ask.AMOUNT, Ask.PAY),
    "mode": (Ask.MODE,),
    "top": (Ask.MODE,),
    "bottom": (Ask.MODE, Ask.ALTER_HAND),
    "name": (Ask.NAME,),
}


class Given:
    """What the game answered by itself since the last action that was taken."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.action = ""
        self.events: list[Event] = []
        self.triggers: list[Event] = []  # all there were and nobody has named

    def took(self, action: str, events: Sequence[Event]) -> None:
        self.action = action
        self.events = list(events)
        self.triggers += [e for e in events if e.kind == Kind.TRIGGERED]

    def singly(self, action: str) -> list[str]:
        """`choose A, B` as one choice after the other: the last of them may not be asked."""
        verb, _, rest = action.strip().partition(" ")
        s = self.game.state
        names = listed(rest, lambda name: known(s, name)) if verb == "choose" else []
        if len(names) < 2 or not all(known(s, name) for name in names):
            return [action]
        return [f"choose {name}" for name in names]

    def has(self, seat: int, action: str) -> bool:
        """Whether this answer is one of them. One that names a card, a trigger or a player must be
        what the game has taken."""
        verb, _, rest = action.strip().partition(" ")
        asks = ANSWERS.get(verb)
        if asks is not None:
            d = self.game.decision
            return self.action != "" and d is not None and d.ask not in asks
        if verb == "player":  # one opponent need not be chosen
            two = len(self.game.state.players) == 2
            return two and rest == str(2 - seat) and self.action != ""
        if verb == "resolve":
            return self._resolves(seat, rest)
        return verb == "choose" and bool(rest) and self._chose(seat, rest)

    def _chose(self, seat: int, text: str) -> bool:
        s = self.game.state
        # A card that moves does so for its owner, whoever picked it; who chose in play is told.
        told = [e.card for e in self.events if e.kind == Kind.CHOSEN and e.player != seat]
        mine = [e for e in self.events if e.player == seat or e.card not in told]
        left = [e.card for e in mine if e.kind in PICKED]
        for name in listed(text, lambda n: known(s, n)):
            found = [i for i in left if self._is(i, name)]
            if not found:
                return False
            left.remove(found[0])
        return True

    def _resolves(self, seat: int, text: str) -> bool:
        """Whether such a trigger has left the bag."""
        waiting = {e.id for e in self.game.state.bag}
        for e in self.triggers:
            if e.player == seat and e.amount not in waiting:
                if self._is(e.card, text) or self._is(e.card, text.rpartition(":")[0]):
                    self.triggers.remove(e)
                    return True
        return False

    def _is(self, card: int, text: str) -> bool:
        ref = parse_ref(text)
        if card < 0:
            return False
        c = self.game.state.cards[card]
        return is_called(c.program, ref.name) and ref.owner in (NONE, c.owner)
