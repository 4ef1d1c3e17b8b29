"""The end of `tintero rules conflicts`: the first document as it is written, which is a variant."""

from __future__ import annotations

from typing import Any, Final

from tintero.cli.rules.print import out_table, tell
from tintero.messages import Message
from tintero.variants import shipped_variant

DRAFT: Final = "borrador"
COLUMNS: Final = ("rules-clause", "rules-read-so")


def facts(lang: str) -> dict[str, Any]:
    """The variant's name and how it reads the document where that leaves something open."""
    one = shipped_variant(DRAFT)
    rows = zip(one.assumed_of, one.assumed, strict=True)
    return {
        "variant": one.id,
        "readings": [{"clause": clause, "text": words.get(lang)} for clause, words in rows],
    }


def show(lang: str) -> None:
    one = shipped_variant(DRAFT)
    tell(lang, Message("rules-draft", title=one.title, name=one.id))
    rows = zip(one.assumed_of, one.assumed, strict=True)
    out_table(lang, COLUMNS, ((clause, words.get(lang)) for clause, words in rows))
