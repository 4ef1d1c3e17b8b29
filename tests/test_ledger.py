"""The build fails while a clause of the founding documents has neither a test nor a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.rulebook.ledger import ledger, load_index
from tintero_proof.collect import collect

pytestmark = pytest.mark.pure_only


def test_every_document_clause_has_a_test_or_a_reason() -> None:
    assert ledger(load_index()).without_test == ()


def test_the_shipped_index_is_what_the_tests_say() -> None:
    """`python -m tintero_proof.collect` rewrites it."""
    assert collect(Path(__file__).parent) == load_index()
