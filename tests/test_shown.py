"""What a seat is sent after a change has at most 2 KB on average, in either language."""

from __future__ import annotations

from statistics import mean

import pytest

from tintero.messages import languages
from tintero_proof.shown import measure

MOST = 2_048  # bytes, without compression


@pytest.mark.compiled_only
def test_a_message_has_two_kilobytes() -> None:
    found = measure(6)  # as `docs/measurements.md` has it
    assert set(found.spoken_bytes) == set(languages())
    for lang, sizes in found.spoken_bytes.items():
        assert len(sizes) > 3_000
        assert mean(sizes) <= MOST, (lang, mean(sizes))
