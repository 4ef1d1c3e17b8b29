"""Names of tables and keys to seats."""

from __future__ import annotations

import pytest

from tintero.server.tokens import new_id, new_token, opens, shard_of, token_hash

pytestmark = pytest.mark.pure_only


def test_names_and_keys() -> None:
    ids = {new_id("b2") for _ in range(1_000)}
    assert len(ids) == 1_000 and {shard_of(one) for one in ids} == {"b2"}
    for wrong in (
        "",
        "b2",
        "b2-",
        "b2-short",
        "B2-" + "a" * 16,
        "b2-" + "a" * 17,
        "../" + "a" * 16,
    ):
        assert shard_of(wrong) is None
    tokens = {new_token() for _ in range(1_000)}
    assert len(tokens) == 1_000 and all(len(token) == 22 for token in tokens)
    token = tokens.pop()
    assert opens(token, token_hash(token)) and not opens(token + "a", token_hash(token))
    assert not opens("", "") and not opens("\ud800", token_hash(token))
    assert token not in token_hash(token)
