"""Which cards and which players: `Selector` and `Who` nodes.

A chosen card is remembered under a label; `That(label)` means exactly that card later on, bound
to the moment it was chosen (CR 6.1.11: "that X" is exactly the X mentioned earlier).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from tintero.ability.base import Condition, Quantity, Selector, Who
from tintero.ability.filters import Filter
from tintero.vocab import Zone


@final
@dataclass(frozen=True)
class You(Who):
    """CR 1.4.3.1: the player of the card, or who generated the effect."""


@final
@dataclass(frozen=True)
class They(Who):
    """The player an enclosing `EachDoes` or `ChosenPlayer` is speaking of."""


@final
@dataclass(frozen=True)
class EachOpponent(Who):
    pass


@final
@dataclass(frozen=True)
class EachPlayer(Who):
    pass


@final
@dataclass(frozen=True)
class ChosenOpponent(Who):
    """One opponent, chosen on resolution; with one opponent there is nothing to ask."""


@final
@dataclass(frozen=True)
class ChosenPlayer(Who):
    pass


@final
@dataclass(frozen=True)
class EachWho(Who):
    """Each player of a group for whom the condition holds, in which they are `They()`."""

    of: Who
    condition: Condition


@final
@dataclass(frozen=True)
class MostCards(Who):
    """The player or players with the most cards in this zone of theirs."""

    zone: int = Zone.HAND


@final
@dataclass(frozen=True)
class YouAndAnother(Who):
    """You and another chosen player, each of you in turn order."""


@final
@dataclass(frozen=True)
class AnyPlayers(Who):
    """Any number of players, chosen on resolution (CR 6.1.3)."""


@final
@dataclass(frozen=True)
class OwnerOf(Who):
    """The player of the selected card (CR 1.4: there is no change of control)."""

    of: Selector


@final
@dataclass(frozen=True)
class EventPlayer(Who):
    """The player whose event triggered this ability."""


@final
@dataclass(frozen=True)
class This(Selector):
    """This card: the source of the ability, wherever the text says "this character/item/card"."""


@final
@dataclass(frozen=True)
class That(Selector):
    """What an earlier part picked under this label (CR 6.1.11)."""

    label: str = "it"


@final
@dataclass(frozen=True)
class EventCard(Selector):
    """The card the triggering event happened to ("that card", "that character")."""


@final
@dataclass(frozen=True)
class EventOther(Selector):
    """The second card of the triggering event ("the challenging character", "that location")."""


@final
@dataclass(frozen=True)
class Candidate(Selector):
    """In the `tests` of a filter: the card being tested."""


@final
@dataclass(frozen=True)
class LocationOf(Selector):
    """The location that the selected character is at."""

    of: Selector


@final
@dataclass(frozen=True)
class Under(Selector):
    """The cards under the selected card (CR 5.1.1.5)."""

    of: Selector


@final
@dataclass(frozen=True)
class WasUnder(Selector):
    """The cards that were under the selected card when it left play (CR 5.1.1.7, 6.7.7)."""

    of: Selector


@final
@dataclass(frozen=True)
class Singers(Selector):
    """The characters that sang this song (CR 5.4.4.2, 8.12.3)."""

    of: Selector = This()


@final
@dataclass(frozen=True)
class Together(Selector):
    """Several selectors as one group: "this character and one of your other characters"."""

    parts: tuple[Selector, ...]


@final
@dataclass(frozen=True)
class All(Selector):
    """Every card that qualifies, nobody choosing; with `label`, remembered as they are now.

    `among` limits it to these cards, as "the revealed character cards".
    """

    filter: Filter
    label: str = ""
    among: Selector | None = None


class Said:
    """Wordings of a pick that mean the same (CR 6.7.3.2: choosing needs no word "chosen")."""

    USUAL: Final = 0
    ONE_OF: Final = 1  # "one of your characters"
    A: Final = 2  # "a character of yours" in play; "chosen card" elsewhere
    CARD: Final = 3  # "chosen character card", in play


@final
@dataclass(frozen=True)
class Chosen(Selector):
    """Cards somebody picks on resolution (CR 1.7.3), remembered under `label`.

    `up_to` allows fewer, none included (CR 6.1.3). `count` None means any number. `by` is the one
    who chooses (default: the generator). `source` limits the pick to cards held under a label
    (for example the cards just looked at). `ordered` keeps the order of picking, for putting
    cards somewhere in any order. `reveal` shows the picked cards to everybody. `may_fail` is a
    search of a private zone for a kind of card (CR 7.1.4: one may fail to find). `same_name`:
    each pick shares a name with those before it (CR 5.2.6.2).
    """

    filter: Filter
    count: Quantity | int | None = 1
    up_to: bool = False
    by: Who = You()
    label: str = "it"
    source: str = ""
    ordered: bool = False
    reveal: bool = False
    may_fail: bool = False
    total: int = 0  # "with total cost N or less": the limit, with `total_stat` what is added up
    total_stat: int = -1
    same_name: bool = False
    # How it is written: 0 "chosen …" in play, "a … card" elsewhere; else `Said`.
    said: int = field(default=0, compare=False)


@final
@dataclass(frozen=True)
class AtRandom(Selector):
    """Cards picked by chance, nobody choosing."""

    filter: Filter
    count: Quantity | int = 1
    label: str = "it"


@final
@dataclass(frozen=True)
class TopOfDeck(Selector):
    """The top `count` cards of a player's deck, as many as there are (CR 1.2.3)."""

    count: Quantity | int = 1
    whose: Who = You()
    bottom: bool = False
