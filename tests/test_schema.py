"""The published schema is that of the shapes; `python tests/test_schema.py` writes it anew."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tintero import Game, default_pool
from tintero.messages import Message
from tintero.table.port import SeatState
from tintero.views import Handles, View
from tintero.views.shapes import DecisionView, EventView, MessageView, OptionView

FILE = Path(__file__).resolve().parent.parent / "docs" / "schema.json"
PUBLISHED = (SeatState, View, OptionView, DecisionView, EventView, MessageView)


def schema() -> dict[str, Any]:
    """One document: `#/$defs/SeatState` and whatever it is made of."""
    refs, parts = msgspec.json.schema_components(
        PUBLISHED, schema_hook=said, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What a seat of a game of Tintero is given",
        "anyOf": list(refs),
        "$defs": dict(sorted(parts.items())),
    }


def said(type: type) -> dict[str, Any]:
    """A message goes by its id, or in the language asked for as the pieces of a sentence: texts,
    and things by their kind (`card`, `player`, `clause`, `ability`) with a reference."""
    assert type is Message
    thing = {"type": "object", "additionalProperties": {"type": "string"}}
    pieces = {"type": "array", "items": {"anyOf": [{"type": "string"}, thing]}}
    return {"anyOf": [{"$ref": "#/$defs/MessageView"}, pieces]}


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


@pytest.mark.pure_only
def test_the_published_schema_is_that_of_the_shapes() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python tests/test_schema.py"


def test_every_shape_says_what_it_is() -> None:
    for name, part in schema()["$defs"].items():
        assert part.get("description"), name


def test_a_view_read_back_is_the_same() -> None:
    """What is left out is what is usual, so nothing is lost."""
    rng = random.Random(3)
    names = [card.full_name for card in default_pool()]
    game = Game.new([[rng.choice(names) for _ in range(60)] for _ in range(2)], seed=3)
    handles = Handles()
    for _ in range(100):
        if game.outcome is not None:
            break
        view = game.view(0, handles, words=True)
        again = View.read(view.bytes())
        assert again.bytes() == view.bytes() and again.players == view.players
        game.push(rng.choice(game.options))


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
