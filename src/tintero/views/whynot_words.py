"""The message of each reason (rules.refusal.No), and what it speaks of (`whynot_fields`)."""

from __future__ import annotations

from typing import Final

from tintero.rules.refusal import No
from tintero.vocab import Act, Stat

REASONS: Final[dict[int, tuple[str, str]]] = {
    No.GAME_OVER: ("why-game-over", ""),
    No.NOT_YOUR_DECISION: ("why-not-your-decision", "asked"),
    No.WRONG_PHASE: ("why-wrong-phase", "asked"),
    No.BAG_NOT_EMPTY: ("why-bag-not-empty", ""),
    No.NOT_ACTIVE: ("why-not-active", "active"),
    No.NOT_IN_HAND: ("why-not-in-hand", "card"),
    No.NO_INKWELL_SYMBOL: ("why-no-inkwell-symbol", "card"),
    No.ALREADY_INKED: ("why-already-inked", "cards"),
    No.NOT_ENOUGH_INK: ("why-not-enough-ink", "count verb"),
    No.DRYING: ("why-drying", "card verb"),
    No.EXERTED: ("why-exerted", "card verb"),
    No.CANT: ("why-cant", "verb cause"),
    No.NOT_IN_PLAY: ("why-not-in-play", "card"),
    No.NOT_YOURS: ("why-not-yours", "card owner"),
    No.NOT_A_CHARACTER: ("why-not-a-character", "card"),
    No.TARGET_READY: ("why-target-ready", "other card"),
    No.EVASIVE: ("why-evasive", "other card"),
    No.BODYGUARD: ("why-bodyguard", "other card owner"),
    No.NOT_OPPOSING: ("why-not-opposing", "other card"),
    No.COST_UNPAYABLE: ("why-cost-unpayable", "verb"),
    No.ALREADY_THERE: ("why-already-there", "card other"),
    No.USED: ("why-used", "card ability"),
    No.PLAY_RESTRICTION: ("why-play-restriction", "card"),
    No.LIMIT: ("why-limit", "count"),
    No.RECKLESS_READY: ("why-reckless-ready", "card"),
    No.ADVENTUROUS_READY: ("why-adventurous-ready", "card"),
    No.NOT_AN_OPTION: ("why-not-an-option", "card asked"),
    No.NO_SUCH_PAYMENT: ("why-no-such-payment", "card"),
    No.NOT_A_SHIFT_BASE: ("why-not-a-shift-base", "card other need"),
    No.NOT_A_LOCATION: ("why-not-a-location", "card"),
    No.CONDITION: ("why-condition", "verb"),
    No.NO_ABILITY: ("why-no-ability", "card"),
    No.CANT_QUEST: ("why-cant-quest", "card cause"),
    No.CANT_CHALLENGE: ("why-cant-challenge", "card other cause"),
    No.CANT_BE_CHALLENGED: ("why-cant-be-challenged", "other card cause"),
    No.RECKLESS_QUEST: ("why-reckless-quest", "card"),
    No.ADVENTUROUS_CHALLENGE: ("why-adventurous-challenge", "card"),
    No.NOT_A_SONG: ("why-not-a-song", "card"),
    No.DROPS: ("why-drops", "count"),
    No.LEFT_GAME: ("why-left-game", ""),
    No.MOVE_OTHERS: ("why-move-others", "card owner"),
    No.ACT_LIMIT: ("why-act-limit", "count source other"),
    No.SAME_NAME: ("why-same-name", "card source"),
    No.FIRST_PART: ("why-first-part", "ability card"),
    No.SET_UP: ("why-set-up", "asked"),
    No.ONE_SINGER: ("why-one-singer", "card"),
    No.NO_SHIFT: ("why-no-shift", "card"),
    No.UNFINISHED: ("why-unfinished", "asked"),
    No.NO_ACTION: ("why-no-action", ""),
    No.ACTIVITIES: ("why-activities", "count"),
    No.BY_ABILITY: ("why-by-ability", "card"),
    No.NO_MISSION: ("why-no-mission", "card"),
    No.NO_POINTS: ("why-no-points", "card"),
    No.ASSIGNED: ("why-assigned", "card"),
    No.ON_MISSION: ("why-on-mission", "card"),
    No.FOUGHT: ("why-fought", "card"),
    No.DEFENDER: ("why-defender", "card"),
    No.NOT_TO_MOVE: ("why-not-to-move", "card"),
    No.NO_SUCH_ZONE: ("why-no-such-zone", "card"),
}
# These say it in one of several ways: `whynot_needs.Needs.ward` and `singers`.
SEVERAL: Final = frozenset((No.WARD, No.SINGER_TOO_CHEAP, No.CHOIR_TOO_CHEAP))

# What was to be done, where nothing more is to be said of it than which card.
VERBS: Final[dict[int, str]] = {
    Act.INK: "why-to-ink",
    Act.PLAY: "why-to-play",
    Act.QUEST: "why-to-quest",
    Act.CHALLENGE: "why-to-challenge",
    Act.END: "why-to-end",
}

# What a card has of what a filter asks about.
STATS: Final[dict[int, str]] = {
    Stat.STRENGTH: "why-has-strength",
    Stat.WILLPOWER: "why-has-willpower",
    Stat.LORE: "why-has-lore",
    Stat.COST: "why-has-cost",
    Stat.DAMAGE: "why-has-damage",
}
