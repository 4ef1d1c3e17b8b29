"""What is wrong with a card file, or with the cards that every command uses."""

from __future__ import annotations

from tintero.cards.load import PoolError
from tintero.text.file_fields import CardFileError


def card_file_problem(error: CardFileError, lang: str) -> str:
    """Where a card file is wrong, and what."""
    return error.said(lang)


def pool_problem(error: PoolError, lang: str) -> str:
    """What is wrong with the cards that every command uses."""
    return error.said(lang)
