"""What is printed on a card, in words: inks, types, numbers, abilities."""

from __future__ import annotations

from typing import Final

from tintero.cards.facts import CardFacts
from tintero.messages import Message, say
from tintero.vocab import CardType

# By their numbers in `vocab`.
INKS: Final = (
    "printed-amber",
    "printed-amethyst",
    "printed-emerald",
    "printed-ruby",
    "printed-sapphire",
    "printed-steel",
)
TYPES: Final = ("printed-character", "printed-action", "printed-item", "printed-location")
TYPES_MANY: Final = ("printed-characters", "printed-actions", "printed-items", "printed-locations")
FIGURES: Final = {
    "strength": "printed-strength",
    "willpower": "printed-willpower",
    "lore": "printed-lore",
    "move_cost": "printed-move-cost",
}
OF_TYPE: Final[dict[int, tuple[str, ...]]] = {
    CardType.CHARACTER: ("strength", "willpower", "lore"),
    CardType.LOCATION: ("willpower", "lore", "move_cost"),
}


def ink(number: int, lang: str) -> str:
    """
    >>> ink(0, "es")
    'Ámbar'
    """
    return say(Message(INKS[number]), lang)


def type_name(kind: int, lang: str, plural: bool = False) -> str:
    return say(Message((TYPES_MANY if plural else TYPES)[kind]), lang)


def song(lang: str) -> str:
    return say(Message("printed-song"), lang)


def type_line(card: CardFacts, lang: str) -> str:
    """ "Character · Storyborn, Hero" """
    parts = [type_name(card.type, lang)]
    if card.type == CardType.ACTION and card.song:
        parts.append(song(lang))
    if card.classes:
        parts.append(", ".join(card.classes))
    return " · ".join(parts)


def numbers(card: CardFacts, lang: str) -> str:
    """ "Strength 3 · Willpower 4 · Lore 2" """
    return " · ".join(say(Message(FIGURES[n], count=c), lang) for n, c in figures(card).items())


def figures(card: CardFacts) -> dict[str, int]:
    """The numbers that a card of its type has beside its cost."""
    return {name: getattr(card, name) for name in OF_TYPE.get(card.type, ())}


def text_of(card: CardFacts, lang: str) -> list[str]:
    """The card's abilities, one paragraph each."""
    from tintero.ability.render.speakers import speaker

    return [speaker(lang, "", card.type).ability(ability) for ability in card.abilities]
