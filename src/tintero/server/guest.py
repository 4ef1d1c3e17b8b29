"""`Guest`: one connection at a room, with its seats, its language and what waits to be sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tintero.messages import Message
from tintero.server.outbox import Outbox, Send, Way
from tintero.server.protocol import Done, Refused, Told

if TYPE_CHECKING:
    from tintero.server.room import Room

Encode = Callable[["Guest", Told], str]
Make = Callable[["Guest"], str | None]


class Guest:
    """Somebody who is connected. Without `seats` they watch."""

    def __init__(
        self,
        send: Send,
        seats: tuple[int, ...],
        lang: str,
        visitor: str = "",
        owner: str = "",
        way: Way | None = None,
    ) -> None:
        self.seats = seats
        self.lang = lang
        self.visitor = visitor
        self.owner = owner  # whose allowance it uses
        self.eye: int | None = None  # whose state was sent last
        self.since = -1  # the version of it
        self.game = 0
        self.encode: Encode = _no_room
        self.table: Make = _nothing
        self.state: Make = _nothing
        self.outbox = Outbox(send, self._table_text, self._state_text, way=way)
        self.room: Room | None = None
        self.kicked: Message | None = None  # why it was sent away
        self.busy = False  # what it said is being done
        self.left = False  # the connection broke meanwhile

    def _table_text(self) -> str | None:
        return self.table(self)

    def _state_text(self) -> str | None:
        return self.state(self)

    @property
    def watches(self) -> bool:
        return not self.seats

    def say(self, told: Told) -> None:
        self.outbox.post(self.encode(self, told))

    def refuse(self, re: int, code: str, said: Message | None = None, rule: str = "") -> str:
        text = self.encode(self, Refused(re, code, rule, said))
        self.outbox.post(text)
        return text

    def done(self, re: int, v: int, said: Message | None = None) -> str:
        text = self.encode(self, Done(re, v, said))
        self.outbox.post(text)
        return text

    def gone(self) -> None:
        """Nothing refers to the room any more: it may be put to sleep, and its memory goes then
        and not with the next look for garbage."""
        self.outbox.close()
        self.room = None
        self.encode, self.table, self.state = _no_room, _nothing, _nothing

    def update(self) -> None:
        """The state has changed."""
        self.outbox.want_state()


def _no_room(guest: Guest, told: Told) -> str:
    return told.bytes(guest.lang).decode()


def _nothing(guest: Guest) -> str | None:
    return None
