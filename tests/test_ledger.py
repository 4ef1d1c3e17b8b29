"""The build fails while a clause of the founding documents has neither a test nor a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.rulebook.ledger import ledger, load_index
from tintero_proof.collect import collect

pytestmark = pytest.mark.pure_only


def test_every_document_clause_has_a_test_or_a_reason() -> None:
    assert ledger(load_index()).without_test == ()


def test_the_first_document_is_shown_as_written_too() -> None:
    """Each clause of the draft has a scene of the variant, beside the tests of what is official."""
    draft = [entry for entry in ledger(load_index()).entries if entry.row.document == "000"]
    assert len(draft) == 44
    for entry in draft:
        assert entry.variants, entry.row.id
        assert entry.tests or entry.row.untestable is not None, entry.row.id
        assert not set(entry.variants) & set(entry.tests), entry.row.id
    assert sum(entry.row.status == "contradicts" for entry in draft) == 23


def test_the_shipped_index_is_what_the_tests_say() -> None:
    """`python -m tintero_proof.collect` rewrites it."""
    assert collect(Path(__file__).parent) == load_index()
