"""How much anybody may ask of the server. Like `clock` it is told what time it is.

A seat keeps its allowance whichever connection it speaks over, so nobody gets a new one by coming
back; an address is the whole network that one customer is usually given.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final


@dataclass(frozen=True, slots=True)
class Quota:
    """So many in so many milliseconds, and all of them at once if need be."""

    most: int
    in_ms: int


SEAT: Final = Quota(100, 20_000)  # messages
WATCHER: Final = Quota(50, 20_000)
QUESTIONS: Final = Quota(10, 1_000)  # what makes the engine think: why, look, preview, sheet
CHAT: Final = Quota(5, 10_000)
TABLES: Final = Quota(10, 60_000)  # made from one address
OPEN_TABLES: Final = 30  # at once, from one address
SOCKETS: Final = 20  # likewise
CHAT_LETTERS: Final = 300
FRAME_BYTES: Final = 4_096
HELLO_MS: Final = 5_000  # from the connection to its first message
PREFIX: Final = 64  # bits of an IPv6 address that say whose it is
SWEEP: Final = 1_000  # addresses; when there are twice as many, those at rest are forgotten

ASKING: Final = frozenset({"why", "look", "preview", "sheet", "hint"})
SAYING: Final = frozenset({"chat"})


class TokenBucket:
    """Full at first; what is taken comes back evenly."""

    __slots__ = ("_left", "_now", "_quota")

    def __init__(self, quota: Quota, now_ms: int) -> None:
        self._quota = quota
        self._left = float(quota.most)
        self._now = now_ms

    def take(self, now_ms: int) -> bool:
        """One of them; False: there is none, and nothing is taken."""
        self._fill(now_ms)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now_ms: int) -> bool:
        self._fill(now_ms)
        return self._left >= self._quota.most

    def _fill(self, now_ms: int) -> None:
        passed = max(0, now_ms - self._now)
        self._now += passed
        back = passed * self._quota.most / self._quota.in_ms
        self._left = min(self._quota.most, self._left + back)


class Allowance:
    """What one seat, or one watcher, may say."""

    __slots__ = ("_all", "_chat", "_questions")

    def __init__(self, now_ms: int, watcher: bool = False) -> None:
        self._all = TokenBucket(WATCHER if watcher else SEAT, now_ms)
        self._questions = TokenBucket(QUESTIONS, now_ms)
        self._chat = TokenBucket(CHAT, now_ms)

    def message(self, kind: str, now_ms: int) -> bool:
        """Whether a message of that kind may be answered; it counts also if not."""
        if not self._all.take(now_ms):
            return False
        if kind in ASKING:
            return self._questions.take(now_ms)
        return self._chat.take(now_ms) if kind in SAYING else True


class _Address:
    __slots__ = ("sockets", "tables", "tables_made")

    def __init__(self, now_ms: int) -> None:
        self.sockets = 0
        self.tables = 0
        self.tables_made = TokenBucket(TABLES, now_ms)

    def resting(self, now_ms: int) -> bool:
        return not self.sockets and not self.tables and self.tables_made.full(now_ms)


class Addresses:
    """What comes from where; only addresses that have something here, or just had, are known."""

    def __init__(self) -> None:
        self._known: dict[str, _Address] = {}
        self._sweep_at = 2 * SWEEP

    def __len__(self) -> int:
        return len(self._known)

    def open_socket(self, address: str, now_ms: int) -> bool:
        """Another connection; False: there are too many. Each that was let in is closed again."""
        at = self._at(address, now_ms)
        if at.sockets >= SOCKETS:
            return False
        at.sockets += 1
        return True

    def close_socket(self, address: str) -> None:
        at = self._known.get(network_of(address))
        if at is not None:
            at.sockets = max(0, at.sockets - 1)

    def open_table(self, address: str, now_ms: int) -> bool:
        """Another table; False: too many at once, or too fast. Each that was made is closed."""
        at = self._at(address, now_ms)
        if at.tables >= OPEN_TABLES or not at.tables_made.take(now_ms):
            return False
        at.tables += 1
        return True

    def close_table(self, address: str) -> None:
        at = self._known.get(network_of(address))
        if at is not None:
            at.tables = max(0, at.tables - 1)

    def _at(self, address: str, now_ms: int) -> _Address:
        key = network_of(address)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._sweep_at:
                self._known = {k: a for k, a in self._known.items() if not a.resting(now_ms)}
                self._sweep_at = len(self._known) + SWEEP
            found = self._known[key] = _Address(now_ms)
        return found


def network_of(address: str) -> str:
    """Whose an address is.

    >>> network_of("203.0.113.7"), network_of("2001:db8::7:1"), network_of("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8::/64', '203.0.113.7')
    >>> network_of("a socket of this machine")
    'a socket of this machine'
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, PREFIX), strict=False))
    return str(found)
