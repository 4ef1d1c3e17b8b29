"""Missions (a variant): a card from the hand, assigned faceup to a character that quests.

A mission lies aside. `Card.top` and `Card.cover` are the card and the `inc` of the character it was
assigned to, so that it goes on with what Shift makes of the character (CR 8.10.5).
"""

from __future__ import annotations

import tintero.rules.zones as zones
from tintero.events import REF, Kind
from tintero.rules.triggers import happen
from tintero.state.objects import Card
from tintero.state.state import F, State
from tintero.vocab import NONE, Why, Zone


def missions(s: State) -> list[Card]:
    """Every card that is assigned as a mission."""
    return [c for c in s.cards if c.zone == Zone.ASIDE and c.top != NONE]


def bearer(s: State, mission: Card) -> Card | None:
    """The character it is assigned to, if that is still in play."""
    found = s.card_of(mission.cover * REF + mission.top)
    return found if found is not None and found.zone == Zone.PLAY else None


def mission_of(s: State, card: Card) -> Card | None:
    """The mission of a character."""
    for mission in missions(s):
        if bearer(s, mission) is card:
            return mission
    return None


def points(mission: Card) -> int:
    """Its mission points: the lore value printed on it."""
    return mission.program.lore


def assign(s: State, mission: Card, character: Card) -> None:
    zones.place(s, mission, Zone.ASIDE)
    s.put(mission, F.TOP, character.id)
    s.put(mission, F.COVER, character.inc)
    happen(s, Kind.ASSIGNED, character.owner, mission, character)


def discard_lost(s: State) -> None:
    """A mission whose character has left play is discarded; not from the hand (CR 7.3.4)."""
    for mission in missions(s):
        if bearer(s, mission) is None:
            zones.place(s, mission, Zone.DISCARD)
            extra = 1 << Zone.ASIDE
            happen(s, Kind.PUT_IN_DISCARD, mission.owner, mission, None, 0, extra, "4.5.3")


def fulfil(s: State) -> None:
    """At the end of the turn: the points are gained, and the mission goes back to its hand."""
    for mission in missions(s):
        character = bearer(s, mission)
        if character is None or mission.owner not in s.acting():
            continue
        s.put_cause(character.id, NONE)
        zones.gain_lore(s, mission.owner, points(mission), "4.5.1.4", Why.QUEST)
        zones.place(s, mission, Zone.HAND)
        extra = 1 << Zone.ASIDE
        happen(s, Kind.RETURNED_TO_HAND, mission.owner, mission, None, 0, extra, "4.5.1.4")
