"""What happened, in sentences: `sentence` for one event, `sentences` for a list of them.

With a seat given the sentence says no more than that seat may know (`knowledge`). The events of
the turn before an event tell where its card came from; `sentence` finds them in the state's log,
and without them tells less rather than more.

Some events are for the engine's own use, or say again what the one beside them has said; their
sentence is "": always for the kinds in `BOOKKEEPING`, and for an event that `is_echo` of another.
"""

from __future__ import annotations

from collections.abc import Sequence

from tintero.events import Event, Kind
from tintero.state.state import State
from tintero.views.knowledge import place_in
from tintero.views.log_fields import EventWords
from tintero.vocab import Why

BOOKKEEPING = frozenset(
    (
        Kind.CHECKED,
        Kind.ANNOUNCED,  # "plays" follows
        Kind.LEFT_PLAY,  # where it goes follows
        Kind.LEFT_UNDER,
        Kind.LEFT_DISCARD,
        Kind.DISCARDED_SOME,  # "discards" came before, card by card
        Kind.SUNG,  # "sings" came before, character by character
        Kind.MILLED,  # "is put into" came before, card by card
    )
)
# Exerting as part of a quest, a challenge or a song: that event tells it.
EXERTED_FOR = (Why.QUEST, Why.CHALLENGE, Why.SONG)
BEHIND = 12  # how far back an event that is said again can lie


def sentences(
    s: State,
    events: Sequence[Event],
    lang: str = "en",
    seat: int | None = None,
    clause: bool = False,
) -> list[str]:
    """The events in words, one sentence each, those without any left out."""
    return [text for _, text in told(s, events, lang, seat, clause)]


def told(
    s: State,
    events: Sequence[Event],
    lang: str = "en",
    seat: int | None = None,
    clause: bool = False,
) -> list[tuple[Event, str]]:
    """Each event that has a sentence, with it."""
    found = []
    for i, event in enumerate(events):
        place = place_in(s.log, event)
        before = s.log[:place] if place >= 0 else events[:i]
        text = _sentence(s, event, lang, seat, clause, before)
        if text:
            found.append((event, text))
            # CR 4.5.1.4: the lore is part of the quest, which is over afterwards; it is told first.
            if event.kind == Kind.QUESTED and len(found) > 1 and is_quest_lore(found[-2][0], event):
                found[-2:] = found[:-3:-1]
    return found


def is_quest_lore(lore: Event, quest: Event) -> bool:
    return lore.kind == Kind.LORE_GAINED and lore.why == Why.QUEST and lore.player == quest.player


def sentence(
    s: State, event: Event, lang: str = "en", seat: int | None = None, clause: bool = False
) -> str:
    """One event in words; with `clause` its rule follows in brackets."""
    place = place_in(s.log, event)
    return _sentence(s, event, lang, seat, clause, s.log[:place] if place >= 0 else [])


def _sentence(
    s: State, e: Event, lang: str, seat: int | None, clause: bool, before: Sequence[Event]
) -> str:
    return "" if is_echo(e, before) else EventWords(s, e, lang, seat, before).sentence(clause)


def is_echo(e: Event, before: Sequence[Event]) -> bool:
    """Whether an event says again what the events just before it, or right after, tell."""
    kind = e.kind
    if kind in BOOKKEEPING:
        return True
    if kind == Kind.ENTERED_PLAY:
        return not e.extra  # "plays" follows
    if kind == Kind.EXERTED:
        return e.why in EXERTED_FOR
    if kind == Kind.REVEALED:
        return e.why == Why.INKING  # "inks" follows
    near = before[-BEHIND:]
    if kind == Kind.PUT_IN_DISCARD:
        for k in before:
            if k.card == e.card:
                if k.kind == Kind.DISCARDED and k.inc == e.inc:
                    return True
                if k.kind in (Kind.BANISHED, Kind.PLAYED) and k.inc == e.inc - 1:
                    return True
    if kind == Kind.DAMAGE_TAKEN:
        return any(
            k.kind == Kind.DAMAGE_DEALT and k.card == e.card and k.amount == e.amount for k in near
        )
    return False
