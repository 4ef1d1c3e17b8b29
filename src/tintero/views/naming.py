"""What cards and abilities are called in a sentence."""

from __future__ import annotations

from tintero.messages import Arg, CardNamed, Message
from tintero.state.objects import Active
from tintero.state.state import State
from tintero.vocab import KEYWORD_NAMES, NONE, STACKING_KEYWORDS


def card_named(s: State, card: int, ref: str | None = None) -> CardNamed:
    """A card that may be known, by its full name, and by the handle that a seat has for it."""
    return CardNamed(s.program(s.cards[card]).full_name, ref or "")


def printed(s: State, index: int) -> CardNamed:
    """A card by what is printed on it, where its object is not to be named."""
    return CardNamed(s.programs[index].full_name)


def by_ability(card: Arg, name: str) -> Arg:
    """`CARD (NAME)` when there is a name."""
    return Message("name-by-ability", card=card, ability=name) if name else card


def keyword_text(word: str, n: int) -> str:
    """A keyword as the rulebook writes it: those that add up with a plus (CR 8.1.2).

    >>> keyword_text("Resist", 3), keyword_text("Singer", 5), keyword_text("Ward", 0)
    ('Resist +3', 'Singer 5', 'Ward')
    """
    if not n:
        return word
    plus = "+" if KEYWORD_NAMES.index(word) in STACKING_KEYWORDS else ""
    return f"{word} {plus}{n}"


def ability_name(s: State, index: int, ability: int) -> str:
    """The story name of an ability, or "" if it has none."""
    if not (0 <= index < len(s.programs)) or not (0 <= ability < len(s.programs[index].abilities)):
        return ""
    return s.programs[index].abilities[ability].name


def is_written(s: State, a: Active) -> bool:
    """Whether an effect is that of its source or, gained, of another card in play. One that a
    written position holds is made like that of some card of the pool, which is not there."""
    if a.until == NONE or s.cards[a.source].index == a.index:
        return True
    return any(s.cards[i].index == a.index for p in s.players for i in s.in_play(p.id))
