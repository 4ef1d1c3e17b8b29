"""Ways to play the game, each a file: what it changes, and which clauses say otherwise in it.

CR 10.1.2: normal rules apply except where a variant says otherwise; the variant wins.

>>> rush = variant("pack-rush")
>>> rush.ruleset().lore_to_win, rush.deck.least
(15, 1)
>>> rush.clause("1.8.1.1").get("es")
'Gana quien llega primero a 15 de leyenda.'
"""

from tintero.variants.model import DeckLimits, Variant
from tintero.variants.named import (
    UnknownVariant,
    shipped_variant,
    told_variant,
    variant,
    variants,
)
from tintero.variants.read import VariantError, read_variant

__all__ = [
    "DeckLimits",
    "UnknownVariant",
    "Variant",
    "VariantError",
    "read_variant",
    "shipped_variant",
    "told_variant",
    "variant",
    "variants",
]
