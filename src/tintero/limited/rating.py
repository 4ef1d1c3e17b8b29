"""How much a card is worth in Limited, by what is printed on it: for bots that pick and build.

One number, higher is better; 3 is a card one does not mind playing. Rules of thumb: a body is held
against its cost, a card that removes others or draws is worth more, one that can be ink is too.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from tintero.cards.facts import CardFacts
from tintero.vocab import CardType

USUAL: Final = 3.0
# What an ability does, by the node that says so: removal first, then cards, then the rest.
DOES: Final = {
    "Banish": 1.3, "Deal": 1.0, "PutDamage": 0.8, "Draw": 0.8, "Play": 0.6, "GainLore": 0.7,
    "Ready": 0.4, "Exert": 0.4, "Put": 0.5, "RemoveDamage": 0.2, "LoseLore": 0.5, "Look": 0.3,
}  # fmt: skip
KEYWORDS: Final = {
    "Evasive": 1.1, "Ward": 0.5, "Bodyguard": 0.5, "Rush": 0.4, "Support": 0.5, "Resist": 0.5,
    "Challenger": 0.3, "Shift": 0.3, "Singer": 0.3, "Boost": 0.3, "Alert": 0.4, "Reckless": -0.5,
}  # fmt: skip
RARITY: Final = {"Legendary": 0.5, "Super Rare": 0.3, "Rare": 0.15}


@lru_cache(maxsize=4096)
def rating(card: CardFacts) -> float:
    """What a card is worth, two decimals."""
    text = json.dumps(card.plain_abilities)
    does = [worth for node, worth in DOES.items() if f'"is": "{node}"' in text]
    says = sum(sorted(does)[-2:])  # of a long text the best two things count
    says += sum(worth for word, worth in KEYWORDS.items() if f'"{word.upper()}"' in text)
    found = USUAL + RARITY.get(card.rarity, 0.0) + (0.5 if card.inkable else -0.2)
    if card.type == CardType.CHARACTER:
        body = 0.45 * card.strength + 0.5 * card.willpower + 1.2 * card.lore
        found += body - (1.2 + 0.95 * card.cost) + says
    elif card.type == CardType.LOCATION:
        found += 1.1 * card.lore + 0.2 * card.willpower - 0.8 * card.cost - 0.4 + says
    else:  # an action or an item is what it does
        found += 1.6 * says - 0.35 * card.cost - 0.6
    # What costs much is seldom played, whatever it does.
    return round(found - max(0, card.cost - 6) * 0.4, 2)
