"""How much anybody may ask of the web table, under a time that the test makes."""

from __future__ import annotations

import pytest

from tintero.server.quotas import SWEEP, Addresses, Allowance, Quota, TokenBucket

pytestmark = pytest.mark.pure_only


def taken(allowance: Allowance, kind: str, now_ms: int, tries: int = 500) -> int:
    return sum(allowance.message(kind, now_ms) for _ in range(tries))


def test_a_bucket_fills_evenly_and_not_beyond_its_brim() -> None:
    bucket = TokenBucket(Quota(4, 1_000), 0)
    assert [bucket.take(0) for _ in range(5)] == [True] * 4 + [False]
    assert not bucket.take(249) and bucket.take(250) and not bucket.take(250)
    assert [bucket.take(1_000_000) for _ in range(5)] == [True] * 4 + [False]
    assert not bucket.take(0)  # a clock that was set back gives nothing


@pytest.mark.parametrize(("watcher", "most"), [(False, 100), (True, 50)])
def test_messages_in_twenty_seconds(watcher: bool, most: int) -> None:
    allowance = Allowance(0, watcher)
    assert taken(allowance, "do", 0) == most
    assert taken(allowance, "do", 10_000) == most // 2
    assert taken(allowance, "do", 40_000) == most


@pytest.mark.parametrize("kind", ["why", "preview", "sheet"])
def test_questions_in_a_second(kind: str) -> None:
    allowance = Allowance(0)
    assert taken(allowance, kind, 0, 20) == 10
    assert taken(allowance, kind, 500, 20) == 5
    assert taken(allowance, "do", 500, 20) == 20  # playing goes on


def test_the_questions_share_one_bucket() -> None:
    allowance = Allowance(0)
    asked = [allowance.message(kind, 0) for kind in ("why", "preview", "sheet") * 5]
    assert sum(asked) == 10


def test_chat_in_ten_seconds() -> None:
    allowance = Allowance(0)
    assert taken(allowance, "chat", 0, 10) == 5
    assert taken(allowance, "chat", 4_000, 10) == 2
    assert taken(allowance, "do", 4_000, 10) == 10


def test_tables_made_in_a_minute_and_open_at_once() -> None:
    addresses = Addresses()
    assert sum(addresses.open_table("203.0.113.7", 0) for _ in range(20)) == 10
    assert addresses.open_table("203.0.113.8", 0)  # somebody else
    assert not addresses.open_table("203.0.113.7", 5_999)
    made = 10
    for now in range(6_000, 600_000, 6_000):
        made += addresses.open_table("203.0.113.7", now)
    assert made == 30
    addresses.close_table("203.0.113.7")
    assert addresses.open_table("203.0.113.7", 900_000)
    assert not addresses.open_table("203.0.113.7", 900_000)


def test_sockets_at_once() -> None:
    addresses = Addresses()
    assert sum(addresses.open_socket("2001:db8::1", 0) for _ in range(50)) == 20
    assert not addresses.open_socket("2001:db8::ffff:1", 0)  # the same customer
    assert addresses.open_socket("2001:db8:0:1::1", 0)
    addresses.close_socket("2001:db8::77")
    assert addresses.open_socket("2001:db8::1", 0)


def test_addresses_at_rest_are_forgotten() -> None:
    addresses = Addresses()
    for n in range(20 * SWEEP):
        address = f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}"
        assert addresses.open_socket(address, n)
        if n % 100:
            addresses.close_socket(address)
    assert len(addresses) < 3 * SWEEP
    assert addresses.open_socket("10.0.0.0", 0)  # who is connected is known still
    addresses.close_socket("never seen")
    addresses.close_table("never seen")
