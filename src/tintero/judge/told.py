"""What an event is to a judge, and by which clause it comes: plain questions about events."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.events import Event, Kind
from tintero.rules.observe import Moment
from tintero.state.state import State
from tintero.vocab import NONE, Act, CardType, How, Zone

# What an event is to a judge; every other kind is just something that happened.
SORTS = {
    Kind.ANNOUNCED: "declaration", Kind.CHALLENGED: "declaration", Kind.QUESTED: "declaration",
    Kind.USED: "declaration", Kind.INKED: "declaration", Kind.SHIFTED: "declaration",
    Kind.PAID: "payment", Kind.SANG: "payment", Kind.DROPS_REMOVED: "payment",
    Kind.TRIGGERED: "trigger", Kind.BAG_PASSED: "resolve", Kind.RESOLVED: "resolve",
    Kind.CHECKED: "check", Kind.DAMAGE_DEALT: "damage", Kind.DAMAGE_TAKEN: "damage",
    Kind.DAMAGE_REMOVED: "damage", Kind.REPLACED: "replacement", Kind.BANISHED: "banish",
    Kind.BANISHED_IN_CHALLENGE: "credit", Kind.EFFECT_ENDED: "expiry",
}  # fmt: skip
# Said by the events beside them, also for a judge.
SILENT = frozenset(
    (Kind.LEFT_PLAY, Kind.LEFT_UNDER, Kind.LEFT_DISCARD, Kind.DISCARDED_SOME, Kind.SUNG,
     Kind.MILLED)
)  # fmt: skip
# The log leaves these out because another line says them; a judge wants them one by one.
TOLD = frozenset((Kind.ANNOUNCED, Kind.EXERTED, Kind.REVEALED))
# Events that say nothing of what was just done.
UNTOLD = frozenset((Kind.TRIGGERED, Kind.CHECKED, Kind.BAG_PASSED, Kind.EFFECT_ENDED))
# Where a turn is; these have sentences of their own on a sheet.
TURNS = frozenset((Kind.STEP, Kind.TURN_START, Kind.TURN_END))
# What may be a cost, or the choice for one.
COSTS = frozenset(
    (Kind.CHOSEN, Kind.EXERTED, Kind.BANISHED, Kind.DISCARDED, Kind.RETURNED_TO_HAND,
     Kind.PUT_IN_DISCARD, Kind.PUT_IN_DECK, Kind.PUT_IN_INKWELL, Kind.REVEALED)
)  # fmt: skip
# The turn action whose cost is being paid, and the clause by which it is.
PAID_BY = {
    Act.PLAY: "4.3.2.4", Act.USE: "4.4.3.4", Act.QUEST: "4.5.1.2", Act.CHALLENGE: "4.6.4.3",
}  # fmt: skip


def is_spent(s: State, e: Event) -> bool:
    """Whether an action that was played goes to the discard."""
    if e.kind != Kind.PUT_IN_DISCARD or s.cards[e.card].program.type != CardType.ACTION:
        return False
    return bool(e.extra & 1 << Zone.PLAY)


def check_clause(s: State, at: Moment, log: Sequence[Event]) -> str:
    """The clause by which a check is made, after all that the log has so far."""
    last = next((e for e in reversed(log) if e.kind not in UNTOLD), None)
    if at.ends_turn:
        return "3.4.2"  # the turn ends
    if last is not None and (last.kind == Kind.RESOLVED or is_spent(s, last)):
        return "6.7.5"  # after all effects of an ability, or of an action
    if at.after_blows:
        return "4.6.6.3"  # after challenge damage
    return "1.8.1"


def in_order(fresh: Sequence[Event]) -> list[Event]:
    """As they are told: the engine gives credit first, a sheet says first who was banished."""
    first = next((i for i, e in enumerate(fresh) if e.kind == Kind.BANISHED_IN_CHALLENGE), NONE)
    if first == NONE:
        return list(fresh)
    later = fresh[first:]
    banished = [e for e in later if e.kind == Kind.BANISHED]
    return [*fresh[:first], *banished, *(e for e in later if e.kind != Kind.BANISHED)]


def is_said(credit: Event, fresh: Sequence[Event]) -> bool:
    """Whether the sentence of the banish names who is credited: its ability did it."""
    return any(
        e.kind == Kind.BANISHED and e.card == credit.other and e.source == credit.card
        for e in fresh
    )


def is_told(e: Event, fresh: Sequence[Event]) -> bool:
    """Whether another event of the same step says where the card went, or what was done."""
    if e.kind in (Kind.LEFT_PLAY, Kind.LEFT_UNDER, Kind.LEFT_DISCARD):
        return any(k is not e and k.card == e.card and k.kind not in SILENT for k in fresh)
    return True


def is_of(dealt: Event, taken: Event) -> bool:
    """Whether the one event is the taking of the damage that the other dealt."""
    return (
        dealt.kind == Kind.DAMAGE_DEALT
        and taken.kind == Kind.DAMAGE_TAKEN
        and taken.extra & 3 == How.DEALT
        and (dealt.card, dealt.other) == (taken.card, taken.other)
    )


def whose_pick(s: State, player: int) -> str:
    """The clause by which this player takes the next ability out of the bag."""
    waiting = len(s.bag) + 1
    for e in reversed(s.log):
        if e.kind == Kind.RESOLVED:
            # CR 7.7.4.3: who just resolved keeps going; CR 7.7.4.4: else the bag is passed.
            return "7.7.4.3" if e.player == player else "7.7.4.4"
        if e.kind == Kind.TRIGGERED:
            waiting -= 1
            if waiting <= 0:
                break  # before that the bag was empty
    # CR 7.7.4.2: the active player begins; CR 7.7.4.4: without any of theirs, the next one.
    return "7.7.4.2" if player == s.active else "7.7.4.4"


def place_in_deck(s: State, e: Event, fresh: Sequence[Event]) -> str:
    """Where in the deck a card now lies, with those that came with it: top, bottom, or ""."""
    if any(k.kind == Kind.SHUFFLED and k.player == e.player for k in fresh):
        return ""
    came = {k.card for k in fresh if k.kind == Kind.PUT_IN_DECK and k.player == e.player}
    deck = s.zone(e.player, Zone.DECK)
    if len(deck) > len(came) and came == set(deck[: len(came)]):
        return "bottom"
    return "top" if len(deck) > len(came) and came == set(deck[-len(came) :]) else ""
