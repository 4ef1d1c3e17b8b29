"""The abilities that ask what hidden cards decide are listed (CR 7.1.3)."""

from __future__ import annotations

import re
from pathlib import Path

from tintero import default_pool
from tintero.game import programs_of
from tintero_proof.hidden_questions import hidden_questions

FILE = Path(__file__).parent.parent / "docs" / "secrets.md"


def test_the_document_lists_what_the_pool_asks() -> None:
    found = hidden_questions(programs_of(default_pool()))
    text = FILE.read_text(encoding="utf-8").partition("## Questions that hidden cards decide")[2]
    listed = {}
    for part in text.split("\n**")[1:]:
        asked, _, names = part.partition("\n")
        match = re.fullmatch(r"(.*)\*\* \((\d+)\)", asked)
        assert match is not None
        listed[match[1][0].lower() + match[1][1:]] = names.strip().removeprefix("- ").split("\n- ")
        assert len(listed[match[1][0].lower() + match[1][1:]]) == int(match[2])
    assert listed == found


def test_the_known_ones_are_among_them() -> None:
    found = hidden_questions(programs_of(default_pool()))
    assert "Aladdin - Research Assistant: HELPING HAND" in found["play a card from the hand"]
    looking = found["take a kind of card from those looked at"]
    assert "Judy Hopps - Uncovering Clues: THOROUGH INVESTIGATION" in looking
