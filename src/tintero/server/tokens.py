"""Names of tables and keys to seats, drawn by the operating system."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 16  # 128 bits
ID_LETTERS: Final = 16  # 80 bits: a table that is not listed is found by its link alone
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another
_ID: Final = re.compile(rf"([a-z0-9]{{1,16}})-[{ALPHABET}]{{{ID_LETTERS}}}")


def new_id(shard: str = "t") -> str:
    """A name for a table. It begins with the part of the server it lives in."""
    return f"{shard}-{''.join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))}"


def shard_of(table: str) -> str | None:
    """Where a table lives; None if that is no name of a table.

    >>> shard_of(new_id("b2"))
    'b2'
    >>> shard_of("../etc") is None
    True
    """
    found = _ID.fullmatch(table)
    return None if found is None else found[1]


def new_token() -> str:
    """The key to a seat; only its hash is kept."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """
    >>> len(token_hash(new_token()))
    64
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, hashed: str) -> bool:
    """Whether a key fits; how long that takes says nothing.

    >>> opens("a", token_hash("a")), opens("b", token_hash("a")), opens("", "")
    (True, False, False)
    """
    return hmac.compare_digest(token_hash(token), hashed)
