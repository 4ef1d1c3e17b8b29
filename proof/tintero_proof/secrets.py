"""What a seat sees does not depend on what it can't know."""

from __future__ import annotations

from random import Random

from tintero.events import REF
from tintero.rules.open import held_cards
from tintero.state.objects import Card
from tintero.state.state import F, L, State
from tintero.views import view_of
from tintero.views.knowledge import NOBODY, may_know
from tintero.vocab import ZONES_PER_PLAYER, Zone
from tintero_proof.invariants import need

# What a card has from where it lies. How often it has moved is its own.
PLACE = (F.ZONE, F.EXERTED, F.FACEUP, F.TOP, F.SEEN)


def check_secrets(s: State, rng: Random) -> None:
    """A seat sees the same bytes in every world that differs only in what it can't know."""
    for seat in (*(player.id for player in s.players), None):
        seen = view_of(s, seat).bytes()
        mark = s.mark()
        exchange_hidden(s, NOBODY if seat is None else seat, rng)
        other = view_of(s, seat).bytes()
        s.rollback(mark)
        who = "nobody" if seat is None else f"seat {seat}"
        need(seen == other, "secrets", f"the view of {who} depends on hidden cards")


def exchange_hidden(
    s: State, seat: int, rng: Random, own: bool = True, copies: bool = False
) -> None:
    """Let cards whose faces a seat can't know change places, each owner's among themselves; `own`:
    also those of the seat's own deck and inkwell; `copies`: only equal cards with each other.

    What an effect holds stays where it is.
    """
    lot = rng.random
    held = set(held_cards(s))
    held |= {ref % REF for ref in s.extra(L.GOES_ON)}
    held |= {ref % REF for a in s.actives for ref in (a.source, *a.targets)}
    held |= {number % REF for entry in s.bag for slot in entry.slots for number in slot}
    by_owner: list[list[Card]] = [[] for _ in s.players]
    for card in s.cards:
        by_owner[card.owner].append(card)
    moved: dict[int, int] = {}
    for player in s.players:
        if player.id == seat and not own:
            continue
        hidden = [
            card
            for card in by_owner[player.id]
            if card.zone != Zone.OUT and card.id not in held and not may_know(s, card, seat)
        ]
        places = [(c.zone, c.exerted, c.faceup, c.top, c.seen) for c in hidden]
        place_of = {card.id: place for card, place in zip(hidden, places)}
        mixed = sorted(hidden, key=lambda _: lot())
        if copies:
            places_of = sorted(range(len(hidden)), key=lambda i: hidden[i].index)
            sorted_mix = sorted(mixed, key=lambda card: card.index)
            for i, card in zip(places_of, sorted_mix, strict=True):
                mixed[i] = card
        for card, place in zip(mixed, places):
            was = place_of[card.id]
            if place != was:
                for name, value, old in zip(PLACE, place, was):
                    if value != old:
                        s.put(card, name, value)
        moved.update((old.id, new.id) for old, new in zip(hidden, mixed))
    numbers = len(s.players) * ZONES_PER_PLAYER
    for i, cards in enumerate(s.lists):
        if cards and not numbers <= i < numbers + L.COUNT and not moved.keys().isdisjoint(cards):
            s.replace_list(i, [moved.get(c, c) for c in cards])
