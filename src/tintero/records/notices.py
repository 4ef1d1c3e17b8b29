"""What to know before a record is played again: whether it can be trusted, what it still does."""

from __future__ import annotations

from dataclasses import dataclass

from tintero import _build
from tintero.cards.pool import Pool, default_pool
from tintero.messages import Message
from tintero.records.model import GameRecord


@dataclass(frozen=True)
class Notice:
    """Something to know of a record."""

    message: Message

    @property
    def code(self) -> str:
        """`no_pool` of `record-notice-no-pool`."""
        return self.message.id.removeprefix("record-notice-").replace("-", "_")


def notices(record: GameRecord, pool: Pool | None = None) -> tuple[Notice, ...]:
    """Everything to know before the record is played again; nothing if all agrees."""
    pool = default_pool() if pool is None else pool
    found: list[Notice] = []
    if not record.pool:
        found.append(Notice(Message("record-notice-no-pool")))
    elif record.pool != pool.hash:
        made, here = record.pool[:8], pool.hash[:8]
        found.append(Notice(Message("record-notice-pool", made=made, here=here)))
    if record.engine and record.engine != _build.VERSION:
        same = record.pool == pool.hash
        id = "record-notice-engine" if same else "record-notice-other-engine"
        found.append(Notice(Message(id, made=record.engine, here=_build.VERSION)))
    if not record.complete:
        found.append(Notice(Message("record-notice-cut", line=record.last)))
    elif not record.hash:
        found.append(Notice(Message("record-notice-no-hash")))
    return tuple(found)
