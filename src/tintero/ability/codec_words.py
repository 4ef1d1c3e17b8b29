"""The words that stand in JSON for the small integers of a node's fields: `"kind": "played"`."""

from __future__ import annotations

from typing import Final

from tintero.events import KIND_NAMES
from tintero.vocab import (
    ACT_NAMES,
    DENY_NAMES,
    INK_NAMES,
    KEYWORD_NAMES,
    PAY_NAMES,
    STAT_NAMES,
    STEP_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)

OWNERS: Final = ("anyone", "you", "opponents", "they")
OPS: Final = ("at most", "at least", "exactly", "less than", "more than")
UNTILS: Final = (
    "forever",
    "end of turn",
    "your next turn",
    "their next turn",
    "end of challenge",
    "while in play",
)
PLACES: Final = (
    "hand",
    "top of deck",
    "bottom of deck",
    "inkwell",
    "discard",
    "under",
    "shuffled into deck",
)
WOULDS: Final = (
    "be dealt damage",
    "take damage",
    "be banished",
    "be discarded",
    "get ink drops",
)
ALLOWS: Final = (
    "challenge ready",
    "quest while drying",
    "challenge while drying",
    "ignore Evasive",
    "move for free",
)
SHIFTS: Final = ("named", "classification", "universal", "duo", "combo", "item")

# A field's name tells its vocabulary; where it does not, `Class.field` does.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "types": TYPE_NAMES,
    "owner": OWNERS,
    "players": OWNERS,
    "by": OWNERS,
    "whose": OWNERS,
    "zone": ZONE_NAMES,
    "or_zone": ZONE_NAMES,
    "from_zone": ZONE_NAMES,
    "inks": INK_NAMES,
    "keyword": KEYWORD_NAMES,
    "no_keyword": KEYWORD_NAMES,
    "stat": STAT_NAMES,
    "total_stat": STAT_NAMES,
    "op": OPS,
    "until": UNTILS,
    "place": PLACES,
    "would": WOULDS,
    "allow": ALLOWS,
    "deny": DENY_NAMES,
    "act": ACT_NAMES,
    "step": STEP_NAMES,
    "payment": PAY_NAMES,
    "kind": KIND_NAMES,
    "Has.kind": SHIFTS,
}


def words_of(node: str, field: str, shape: str) -> tuple[str, ...]:
    """The words for the integers of a field; none for plain numbers."""
    if shape.rstrip("*") != "int":
        return ()
    return WORDS.get(f"{node}.{field}", WORDS.get(field, ()))
