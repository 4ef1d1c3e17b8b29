"""The message of each kind of event, and what it speaks of (`log_fields.EventWords.field`)."""

from __future__ import annotations

from typing import Final

from tintero.events import Kind

LINES: Final[dict[int, tuple[str, str]]] = {
    Kind.GAME_START: ("log-game-start", "player"),
    Kind.STARTING_PLAYER: ("log-starting-player", "player"),
    Kind.SHUFFLED: ("log-shuffled", "player"),
    Kind.HAND_ALTERED: ("log-hand-altered", "player count cards"),
    Kind.TURN_START: ("log-turn-start", "player"),
    Kind.STEP: ("log-step", "player step"),
    Kind.TURN_END: ("log-turn-end", "player"),
    Kind.PLAYER_OUT: ("log-player-out", "player reason"),
    Kind.GAME_OVER: ("log-game-over", "player reason"),
    Kind.READIED: ("log-readied", "card"),
    Kind.EXERTED: ("log-exerted", "card"),
    Kind.DRIED: ("log-dried", "card"),
    Kind.DREW: ("log-drew", "player card"),
    Kind.DISCARDED: ("log-discarded", "player card"),
    Kind.INKED: ("log-inked", "player card"),
    Kind.PUT_IN_INKWELL: ("log-put-in-inkwell", "player card"),
    Kind.ENTERED_PLAY: ("log-entered-play", "card how"),
    Kind.LEFT_PLAY: ("log-left-play", "card"),
    Kind.BANISHED: ("log-banished", "card how type"),
    Kind.RETURNED_TO_HAND: ("log-returned-to-hand", "player card"),
    Kind.PUT_IN_DECK: ("log-put-in-deck", "player card"),
    Kind.PUT_IN_DISCARD: ("log-put-in-discard", "player card"),
    Kind.PUT_UNDER: ("log-put-under", "card other"),
    Kind.LEFT_UNDER: ("log-left-under", "card"),
    Kind.LEFT_DISCARD: ("log-left-discard", "player card"),
    Kind.ANNOUNCED: ("log-announced", "player card"),
    Kind.PAID: ("log-paid", "player count drops"),
    Kind.PLAYED: ("log-played", "player card how count"),
    Kind.SHIFTED: ("log-shifted", "player card other"),
    Kind.SANG: ("log-sang", "card other"),
    Kind.USED: ("log-used", "player card ability"),
    Kind.QUESTED: ("log-quested", "player card"),
    Kind.CHALLENGED: ("log-challenged", "card other"),
    Kind.CHALLENGE_OVER: ("log-challenge-over", ""),
    Kind.MOVED: ("log-moved", "card other how left"),
    Kind.LORE_GAINED: ("log-lore-gained", "player count how by"),
    Kind.LORE_LOST: ("log-lore-lost", "player count"),
    Kind.DAMAGE_DEALT: ("log-damage-dealt", "card other count"),
    Kind.DAMAGE_TAKEN: ("log-damage-taken", "card count how"),
    Kind.DAMAGE_REMOVED: ("log-damage-removed", "card count"),
    Kind.DROPS_GAINED: ("log-drops-gained", "player count"),
    Kind.DROPS_REMOVED: ("log-drops-removed", "player count"),
    Kind.REVEALED: ("log-revealed", "player card"),
    Kind.LOOKED_AT: ("log-looked-at", "player card"),
    Kind.CHOSEN: ("log-chosen", "player card how other type"),
    Kind.NAMED: ("log-named", "player name"),
    Kind.TRIGGERED: ("log-triggered", "card ability"),
    Kind.RESOLVED: ("log-resolved", "card ability"),
    Kind.BAG_PASSED: ("log-bag-passed", "player"),
    Kind.EFFECT_BEGAN: ("log-effect-began", "card how source"),
    Kind.EFFECT_ENDED: ("log-effect-ended", "count"),
    Kind.CHECKED: ("log-checked", ""),
    Kind.PLAYER_CHOSEN: ("log-player-chosen", "player"),
    Kind.BANISHED_IN_CHALLENGE: ("log-banished-in-challenge", "card other how"),
    Kind.INK_TURNED: ("log-ink-turned", "player count how"),
    Kind.DISCARDED_SOME: ("log-discarded-some", "player cards"),
    Kind.SUNG: ("log-sung", "card"),
    Kind.MILLED: ("log-milled", "player cards"),
    Kind.ASSIGNED: ("log-assigned", "player card other"),
    Kind.PUT_ASIDE: ("log-put-aside", "player card"),
    Kind.HAND_EXCHANGED: ("log-hand-exchanged", "player count"),
}
# These say several things, each with a message of its own: `EventWords.fizzled`, `replaced`.
SEVERAL: Final = frozenset((Kind.FIZZLED, Kind.REPLACED))

# Another card can be their cause; the rest happens by a turn action or by the rules.
CAUSED: Final = frozenset(
    (
        Kind.SHUFFLED, Kind.READIED, Kind.EXERTED, Kind.DREW, Kind.DISCARDED, Kind.PUT_IN_INKWELL,
        Kind.LEFT_PLAY, Kind.BANISHED, Kind.RETURNED_TO_HAND, Kind.PUT_IN_DECK,
        Kind.PUT_IN_DISCARD, Kind.PUT_UNDER, Kind.LEFT_UNDER, Kind.LEFT_DISCARD, Kind.PLAYED,
        Kind.USED, Kind.MOVED, Kind.LORE_GAINED, Kind.LORE_LOST, Kind.DAMAGE_DEALT,
        Kind.DAMAGE_TAKEN, Kind.DAMAGE_REMOVED, Kind.DROPS_GAINED, Kind.DROPS_REMOVED,
        Kind.REVEALED, Kind.LOOKED_AT, Kind.NAMED, Kind.PLAYER_CHOSEN, Kind.INK_TURNED,
        Kind.DISCARDED_SOME, Kind.MILLED, Kind.HAND_EXCHANGED,
    )
)  # fmt: skip

# By vocab.Reason: how a player goes out, and how a game ends.
REASONS: Final = ("lore", "deck", "last", "concession", "limit", "most")
# By vocab.Until.
UNTIL: Final = ("forever", "turn", "next-turn", "their-turn", "challenge", "in-play")
