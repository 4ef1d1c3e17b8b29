"""What happened: one typed record per change, naming its cause and the clause behind it.

`Kind` lists every event; `FIELDS` says what `card`, `other`, `player` and `amount` mean in each,
and `CLAUSE` the rule that made it. Triggered abilities listen to kinds; sentences for people are
made from events at the edge, in `views/`.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tintero.vocab import NONE, Why, named

REF: Final = 65536  # a reference is the `inc` of a card times this, and its number


class Kind:
    # game and turn
    GAME_START: Final = 0
    STARTING_PLAYER: Final = 1
    SHUFFLED: Final = 2
    HAND_ALTERED: Final = 3
    TURN_START: Final = 4
    STEP: Final = 5
    TURN_END: Final = 6
    PLAYER_OUT: Final = 7
    GAME_OVER: Final = 8
    # states of cards
    READIED: Final = 9
    EXERTED: Final = 10
    DRIED: Final = 11
    # zones
    DREW: Final = 12
    DISCARDED: Final = 13
    INKED: Final = 14
    PUT_IN_INKWELL: Final = 15
    ENTERED_PLAY: Final = 16
    LEFT_PLAY: Final = 17
    BANISHED: Final = 18
    RETURNED_TO_HAND: Final = 19
    PUT_IN_DECK: Final = 20
    PUT_IN_DISCARD: Final = 21
    PUT_UNDER: Final = 22
    LEFT_UNDER: Final = 23
    LEFT_DISCARD: Final = 24
    # turn actions
    ANNOUNCED: Final = 25
    PAID: Final = 26
    PLAYED: Final = 27
    SHIFTED: Final = 28
    SANG: Final = 29
    USED: Final = 30
    QUESTED: Final = 31
    CHALLENGED: Final = 32
    CHALLENGE_OVER: Final = 33
    MOVED: Final = 34
    # numbers
    LORE_GAINED: Final = 35
    LORE_LOST: Final = 36
    DAMAGE_DEALT: Final = 37
    DAMAGE_TAKEN: Final = 38
    DAMAGE_REMOVED: Final = 39
    DROPS_GAINED: Final = 40
    DROPS_REMOVED: Final = 41
    # looking and choosing
    REVEALED: Final = 42
    LOOKED_AT: Final = 43
    CHOSEN: Final = 44
    NAMED: Final = 45
    # abilities
    TRIGGERED: Final = 46
    RESOLVED: Final = 47
    FIZZLED: Final = 48
    BAG_PASSED: Final = 49
    EFFECT_BEGAN: Final = 50
    EFFECT_ENDED: Final = 51
    REPLACED: Final = 52
    CHECKED: Final = 53
    MILLED: Final = 54  # one or more cards put from a deck into its discard by one effect
    PLAYER_CHOSEN: Final = 55
    BANISHED_IN_CHALLENGE: Final = 56  # credit: `card` banished `other` (CR 1.8.1.4)
    INK_TURNED: Final = 57  # ink cards readied or (extra 1) exerted without being paid
    DISCARDED_SOME: Final = 58  # one discard of one or more cards, however many
    SUNG: Final = 59  # one song sung, by however many characters
    # of some variants
    ASSIGNED: Final = 60  # a mission to a character
    PUT_ASIDE: Final = 61  # into the Bag of its owner
    HAND_EXCHANGED: Final = 62  # a player has got the hand of another: so many cards


KIND_COUNT: Final = 63
PINS: Final = 12  # from here on the fields of an event only pin its objects to where they lay

KIND_NAMES: Final = tuple(
    ["banished another" if name == "banished in challenge" else name for name in named(Kind)]
)

# The clause that makes each event, when the writer names none that is more specific.
CLAUSE: Final[tuple[str, ...]] = (
    "2.2.3", "2.2.1.1", "2.2.1.2", "2.2.2.1", "3.1.2", "3.1.1", "3.4.1.1", "9.2.3", "2.3.3",
    "5.1.1.1", "5.1.1.2", "3.2.2.1", "1.12.1", "7.3.4", "4.2.1.3", "4.2.3.2", "6.7.1.1", "7.1.6",
    "1.8.1.4", "7.1.6", "7.2.2", "7.6.1", "8.4.1", "5.1.1.7", "7.1.5", "4.3.2.1", "4.3.2.4",
    "4.3.3", "8.10.1", "5.4.4.2", "4.4.4", "4.5.2", "4.6.4.5", "4.6.7", "4.7.4", "1.11.2", "1.11.1",
    "1.9.4.1", "1.9.3", "1.9.2.3", "1.13.1.2", "1.13.1.2", "6.1.14.1", "7.1.3", "6.7.3.2",
    "6.7.3.2", "7.7.3.1", "7.7.4", "1.7.7", "7.7.4.4", "6.4.2", "6.1.13.3", "6.5.4", "1.8.1",
    "7.6.1", "6.7.3.2", "1.8.1.4", "3.2.1.1", "7.3.4", "5.4.4.2", "4.5.1.1", "4.7.4", "1.2.1",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    `card` is what it happened to or who did it, `other` the second object (the challenged
    character, the location moved to, the card it went on top of), `player` whose event it is,
    `amount` the number, `source` and `ability` the cause, `clause` the rule. `inc` and
    `other_inc` pin the objects to the moment (a card that changed zone since is another card,
    CR 7.1.6). `extra` is kind-specific (see `FIELDS`). `why` is what it is part of, or why nothing
    came of it, where the kind leaves that open: nobody need read that from the clause.
    `spot` and `other_spot` are where the two objects lay (`rules.hands.spot`), `source_inc` pins
    the source: from these a seat's handles follow.
    """

    def __init__(
        self,
        kind: i64,
        player: i64 = NONE,
        card: i64 = NONE,
        other: i64 = NONE,
        amount: i64 = 0,
        source: i64 = NONE,
        ability: i64 = NONE,
        extra: i64 = 0,
        inc: i64 = 0,
        other_inc: i64 = 0,
        clause: str = "",
        why: i64 = Why.PLAIN,
        spot: i64 = NONE,
        other_spot: i64 = NONE,
        source_inc: i64 = NONE,
    ) -> None:
        self.kind: Final[i64] = kind
        self.player: Final[i64] = player
        self.card: Final[i64] = card
        self.other: Final[i64] = other
        self.amount: Final[i64] = amount
        self.source: Final[i64] = source
        self.ability: Final[i64] = ability
        self.extra: Final[i64] = extra
        self.inc: Final[i64] = inc
        self.other_inc: Final[i64] = other_inc
        self.clause: Final[str] = clause if clause else CLAUSE[kind]
        self.why: Final[i64] = why
        self.spot: Final[i64] = spot
        self.other_spot: Final[i64] = other_spot
        self.source_inc: Final[i64] = source_inc

    def ref(self) -> i64:
        """A reference to `card` as it was then."""
        return self.inc * REF + self.card

    def other_ref(self) -> i64:
        return self.other_inc * REF + self.other

    @property
    def name(self) -> str:
        return KIND_NAMES[self.kind]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, self.plain())

    def plain(
        self,
    ) -> tuple[int, int, int, int, int, int, int, int, int, int, str, int, int, int, int]:
        """The fields as plain data, for saving and comparing."""
        return (
            self.kind,
            self.player,
            self.card,
            self.other,
            self.amount,
            self.source,
            self.ability,
            self.extra,
            self.inc,
            self.other_inc,
            self.clause,
            self.why,
            self.spot,
            self.other_spot,
            self.source_inc,
        )

    def __repr__(self) -> str:
        return (
            f"<{self.name} player={self.player} card={self.card} other={self.other} {self.amount}>"
        )


# What the generic fields mean, for the kinds where it is not plain from the name:
#   played: card; amount: ink paid; extra: 1 shifted (cards it went on << 4), 2 sung, 4 free
#   shifted: card: the new top card; other: the card it went on; amount: how many cards
#   sang: card: the singer; other: the song
#   sung: card: the song; amount: how many characters sang it
#   milled: player: whose deck and discard; amount: how many cards
#   put in discard: card; other: the card it was under; extra: 1 << the zone it came from
#   returned to hand: as put in discard
#   put in inkwell: as put in discard
#   put in deck: as put in discard
#   challenged: card: the challenger; other: the challenged character or location
#   banished: card; extra: 1 in a challenge, and 2 the challenged or 4 the challenging side
#   banished another: card: who is credited; other: the banished; extra: 1 in a challenge
#   used: card; amount: the keyword it is part of + 1, or 0; extra: which ability
#   moved: card: the character; other: the location; extra: the location left + 1, or 0; amount:
#     1 from a location
#   damage dealt: card: the target; other: the dealing card; amount: dealt; extra: vocab.How, and
#     4 in a challenge
#   damage taken: card: the target; other: the source; amount: taken; extra: as damage dealt
#   entered play: card; extra: 1 entered exerted
#   chosen: card: the chosen; player: the chooser; extra: 1 by an action, 2 by Support
#   step: player: the active player; extra: vocab.Step
#   assigned: card: the mission; other: the character
#   put aside: card; extra: 1 << the zone it came from
