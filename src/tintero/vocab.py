"""The words of the game as small integers: zones, card types, inks, keywords, phases, decisions.

Each class is a namespace of `Final` integers (the compiled engine inlines them) with a parallel
tuple of printable names. Nothing here knows a rule.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1


def named(numbers: type) -> tuple[str, ...]:
    """What the numbers of a class are called, by number: `EMPTY_DECK` is "empty deck"."""
    found = [(n, name) for name, n in vars(numbers).items() if not name.startswith("_")]
    return tuple([name.lower().replace("_", " ") for _, name in sorted(found)])


class Zone:
    """Where a card can be. CR 7.1.5: a card is in one zone at a time."""

    DECK: Final = 0
    HAND: Final = 1
    PLAY: Final = 2
    INKWELL: Final = 3
    DISCARD: Final = 4
    UNDER: Final = 5  # under another card in the Play zone, hence not in play (CR 5.1.1.5)
    OUT: Final = 6  # belongs to a player who left the game (CR 9.2.3)
    # Faceup beside the game, in some variants only, and in no list: in the Bag of its owner, or as
    # the mission of a character (`Card.top`).
    ASIDE: Final = 7
    ANYWHERE: Final = 8  # in filters only


ZONE_NAMES: Final = named(Zone)
ZONES_PER_PLAYER: Final = 5


class CardType:
    CHARACTER: Final = 0
    ACTION: Final = 1
    ITEM: Final = 2
    LOCATION: Final = 3


TYPE_NAMES: Final = named(CardType)


class Ink:
    AMBER: Final = 0
    AMETHYST: Final = 1
    EMERALD: Final = 2
    RUBY: Final = 3
    SAPPHIRE: Final = 4
    STEEL: Final = 5


INK_NAMES: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")


class Keyword:
    """Section 8. Each stands for the abilities that `keywords.py` expands it to."""

    ALERT: Final = 0
    BODYGUARD: Final = 1
    BOOST: Final = 2
    CHALLENGER: Final = 3
    EVASIVE: Final = 4
    RECKLESS: Final = 5
    RESIST: Final = 6
    RUSH: Final = 7
    SHIFT: Final = 8
    SINGER: Final = 9
    SING_TOGETHER: Final = 10
    SUPPORT: Final = 11
    VANISH: Final = 12
    WARD: Final = 13
    ADVENTUROUS: Final = 14


KEYWORD_NAMES: Final = (
    "Alert",
    "Bodyguard",
    "Boost",
    "Challenger",
    "Evasive",
    "Reckless",
    "Resist",
    "Rush",
    "Shift",
    "Singer",
    "Sing Together",
    "Support",
    "Vanish",
    "Ward",
    "Adventurous",
)
KEYWORD_COUNT: Final = 15
# CR 8.1.2: "+N" keywords add up; the others never do.
STACKING_KEYWORDS: Final[tuple[int, ...]] = (Keyword.CHALLENGER, Keyword.RESIST)


class ShiftKind:
    """CR 8.10.8: the named kinds of Shift. A combined kind sets several fields of the ability."""

    NAMED: Final = 0  # plain Shift: onto a character that shares a name
    CLASSIFICATION: Final = 1
    UNIVERSAL: Final = 2
    DUO: Final = 3
    COMBO: Final = 4
    ITEM_NAMED: Final = 5  # Potato Shift: onto an item with a given name


class Stat:
    STRENGTH: Final = 0
    WILLPOWER: Final = 1
    LORE: Final = 2
    MOVE_COST: Final = 3
    COST: Final = 4
    DAMAGE: Final = 5
    SING_COST: Final = 6
    CARDS_UNDER: Final = 7


STAT_NAMES: Final = (
    "strength",
    "willpower",
    "lore value",
    "move cost",
    "cost",
    "damage",
    "cost to sing",
    "cards under",
)


class Phase:
    SETUP: Final = 0
    START: Final = 1
    MAIN: Final = 2
    END: Final = 3
    OVER: Final = 4


PHASE_NAMES: Final = named(Phase)


class Step:
    """Where inside a turn the game stands (CR 3.1)."""

    NONE: Final = 0
    READY: Final = 1
    SET: Final = 2
    DRAW: Final = 3
    MAIN: Final = 4
    END: Final = 5


STEP_NAMES: Final = named(Step)


class Ask:
    """The kinds of decision. A new card must not need a new kind."""

    ALTER_HAND: Final = 0
    TURN_ACTION: Final = 1
    CHOOSE: Final = 2
    MAY: Final = 3
    MODE: Final = 4
    AMOUNT: Final = 5
    NAME: Final = 6
    ORDER: Final = 7
    BAG: Final = 8
    REPLACEMENT: Final = 9
    PLAYER: Final = 10
    PAY: Final = 11


ASK_NAMES: Final = named(Ask)


class Question:
    """What the rules ask, one by one; each is of one kind of decision (`ASK_OF`).

    Whoever opens a decision says which it is, so that nobody has to guess it from the rest.
    """

    ALTER_HAND: Final = 0  # which cards of the starting hand are replaced (CR 2.2.2)
    TURN_ACTION: Final = 1  # CR 4.1
    READY: Final = 2  # which characters ready, where their number is limited (CR 3.2.1.1)
    CARDS: Final = 3  # which cards an effect or a cost means (CR 6.7.3.2)
    SINGERS: Final = 4  # who sings together, one at a time (CR 8.12.1)
    LOCATION: Final = 5  # at which of its bases' locations a shifted card is (CR 8.10.5)
    ENTER_EXERTED: Final = 6  # whether a card enters play exerted (CR 6.7.9)
    MAY: Final = 7  # whether to do what one may (CR 6.1.4)
    MODE: Final = 8  # which of several effects (CR 6.1.5.2)
    AMOUNT: Final = 9  # how much damage to take from a card
    NAME: Final = 10  # which card is named
    ORDER: Final = 11  # which cards, in the order they are picked
    DECK_ORDER: Final = 12  # in which order one's own cards lie in the deck (CR 7.2.3)
    BAG: Final = 13  # which trigger resolves next (CR 7.7.4)
    REPLACEMENT: Final = 14  # which replacement effect applies (CR 6.5.7)
    PLAYER: Final = 15  # which player
    PLAYERS: Final = 16  # which players, any number, one at a time (CR 6.1.3)
    HOW_TO_PAY: Final = 17  # the ink cost or an alternate one (CR 4.3.2.2)
    DROPS: Final = 18  # how many ink drops to pay with (CR 1.13.1.2)
    DEFENDER: Final = 19  # who is challenged, where the opponent says so (a variant)


QUESTION_NAMES: Final = named(Question)
ASK_OF: Final[tuple[int, ...]] = (
    Ask.ALTER_HAND, Ask.TURN_ACTION, Ask.CHOOSE, Ask.CHOOSE, Ask.CHOOSE, Ask.CHOOSE, Ask.MAY,
    Ask.MAY, Ask.MODE, Ask.AMOUNT, Ask.NAME, Ask.ORDER, Ask.ORDER, Ask.BAG, Ask.REPLACEMENT,
    Ask.PLAYER, Ask.PLAYER, Ask.PAY, Ask.PAY, Ask.CHOOSE,
)  # fmt: skip


class Act:
    """What an option does: the six turn actions, ending the turn, conceding, and the answers."""

    INK: Final = 0
    PLAY: Final = 1
    USE: Final = 2
    QUEST: Final = 3
    CHALLENGE: Final = 4
    MOVE: Final = 5
    END: Final = 6
    CONCEDE: Final = 7
    CHOOSE: Final = 8
    DONE: Final = 9
    YES: Final = 10
    NO: Final = 11
    MODE: Final = 12
    AMOUNT: Final = 13
    NAME: Final = 14
    RESOLVE: Final = 15
    PLAYER: Final = 16


ACT_NAMES: Final = named(Act)


class Pay:
    """How a card is paid for (CR 4.3.2.2: the ink cost or exactly one alternate cost)."""

    INK: Final = 0
    SHIFT: Final = 1
    SING: Final = 2
    SING_TOGETHER: Final = 3
    FREE: Final = 4
    ALTERNATE: Final = 5  # an offer printed on the card or granted by another card


PAY_NAMES: Final = named(Pay)


class Owner:
    """Whose cards a filter accepts, seen from the player whose effect it is."""

    ANY: Final = 0
    YOURS: Final = 1
    OPPOSING: Final = 2
    THEIRS: Final = 3  # the player the effect is speaking of ("they", "that player")


class Until:
    """CR 6.1.13: when something made by a resolved effect stops."""

    FOREVER: Final = 0  # as long as its object stays in play
    END_OF_TURN: Final = 1  # "this turn" (CR 6.1.13.4)
    YOUR_NEXT_TURN: Final = 2  # until the start of the generator's next turn (CR 3.2.1.3)
    THEIR_NEXT_TURN: Final = 3  # during the affected card's player's next turn: to its end
    CHALLENGE: Final = 4  # until the challenge is over (CR 4.6.7)
    WHILE_IN_PLAY: Final = 5  # as long as its source is in play


class Deny:
    """What a "can't" forbids. CR 1.2.2: it beats every permission."""

    QUEST: Final = 0
    CHALLENGE: Final = 1
    BE_CHALLENGED: Final = 2
    READY: Final = 3
    READY_AT_START: Final = 4
    SING: Final = 5
    PLAY: Final = 6
    BE_CHOSEN: Final = 7
    MOVE: Final = 8
    BE_DEALT_DAMAGE: Final = 9
    GAIN_LORE: Final = 10
    LOSE_LORE: Final = 11
    REMOVE_DAMAGE: Final = 12
    EXERT: Final = 13
    INK: Final = 14
    USE: Final = 15


DENY_NAMES: Final = (
    "quest",
    "challenge",
    "be challenged",
    "ready",
    "ready at the start of the turn",
    "sing",
    "play",
    "be chosen",
    "move",
    "be dealt damage",
    "gain lore",
    "lose lore",
    "remove damage",
    "exert",
    "ink",
    "use abilities",
)


class Allow:
    """What a "can" permits beyond the rules (CR 1.2.1)."""

    CHALLENGE_READY: Final = 0
    QUEST_WHILE_DRYING: Final = 1
    CHALLENGE_WHILE_DRYING: Final = 2
    IGNORE_EVASIVE: Final = 3
    MOVE_FREE: Final = 4


class How:
    """How damage lands (CR 1.9.2)."""

    DEALT: Final = 0
    PUT: Final = 1
    MOVED: Final = 2


HOW_NAMES: Final = named(How)


class Why:
    """What an event is part of, or why nothing came of it, where its kind alone leaves it open."""

    PLAIN: Final = 0
    QUEST: Final = 1  # exerted, or lore gained, by questing (CR 4.5.1)
    CHALLENGE: Final = 2  # exerted to challenge (CR 4.6.4.4)
    SONG: Final = 3  # exerted to sing, alone or together (CR 5.4.4.2, 8.12.1)
    INKING: Final = 4  # revealed for its inkwell symbol (CR 4.2.1.2)
    LOCATION: Final = 5  # lore of a location in the Set step (CR 3.2.2.2)
    LATER: Final = 6  # what begins is a floating or delayed trigger (CR 6.2.7)
    USED_UP: Final = 7  # nothing happens: once per turn, and it has been used (CR 6.1.13.2)
    CANT_DISCARD: Final = 8  # nobody discards, because they can't (CR 1.2.2)
    CANT_BE_DEALT: Final = 9  # no damage is dealt, because it can't be (CR 1.2.2)
    NOTHING_LEFT: Final = 10  # no damage is dealt: it was reduced to 0 (CR 8.8.2, up to 2.1)
    NO_CHOICE: Final = 11  # this part does nothing: there is no legal choice (CR 1.7.7)
    PUT: Final = 12  # enters play without being played (a variant)


WHY_COUNT: Final = 13
WHY_NAMES: Final[tuple[str, ...]] = (
    "", "quest", "challenge", "song", "inking", "location", "later", "used up", "can't discard",
    "can't be dealt", "nothing left", "no choice", "put",
)  # fmt: skip


class Reason:
    """Why a game ended (CR 2.3.3)."""

    LORE: Final = 0
    EMPTY_DECK: Final = 1
    LAST_PLAYER: Final = 2
    CONCESSION: Final = 3
    TURN_LIMIT: Final = 4
    MOST_LORE: Final = 5  # when everybody has had so many turns (a variant)


REASON_NAMES: Final = named(Reason)
