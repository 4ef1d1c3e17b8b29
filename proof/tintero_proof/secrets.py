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
from tintero_proof.whereabouts import Broken

# What a card has from where it lies. How often it has moved is its own.
PLACE = (F.ZONE, F.EXERTED, F.FACEUP, F.TOP, F.SEEN)


def check_secrets(s: State, rng: Random) -> None:
    """A seat sees the same bytes in every world that differs only in what it can't know."""
    free = free_cards(s)
    for seat in (*(player.id for player in s.players), None):
        seen = view_of(s, seat).bytes()
        mark = s.mark()
        exchange_hidden(s, NOBODY if seat is None else seat, rng, free=free)
        other = view_of(s, seat).bytes()
        s.rollback(mark)
        if seen != other:
            who = "nobody" if seat is None else f"seat {seat}"
            raise Broken("secrets", f"the view of {who} depends on hidden cards")


def free_cards(s: State) -> list[list[Card]]:
    """By owner: the cards that are in the game and that nothing holds."""
    held = set(held_cards(s))
    held.update([ref % REF for ref in s.extra(L.GOES_ON)])
    for a in s.actives:
        held.add(a.source % REF)
        held.update([ref % REF for ref in a.targets])
    held |= {number % REF for entry in s.bag for slot in entry.slots for number in slot}
    free: list[list[Card]] = [[] for _ in s.players]
    for card in s.cards:
        if card.zone != Zone.OUT and card.id not in held:
            free[card.owner].append(card)
    return free


def exchange_hidden(
    s: State,
    seat: int,
    rng: Random,
    own: bool = True,
    copies: bool = False,
    free: list[list[Card]] | None = None,
) -> None:
    """Let cards whose faces a seat can't know change places, each owner's among themselves; `own`:
    also those of the seat's own deck and inkwell; `copies`: only equal cards with each other.

    What an effect holds stays where it is. `free`: `free_cards`, if that is known.
    """
    lot = rng.random
    free = free_cards(s) if free is None else free
    moved: dict[int, int] = {}
    for player, cards in enumerate(free):
        if player == seat and not own:
            continue
        hidden = [card for card in cards if not may_know(s, card, seat)]
        places = [(c.zone, c.exerted, c.faceup, c.top, c.seen) for c in hidden]
        lots = [lot() for _ in hidden]
        mixed = sorted(range(len(hidden)), key=lots.__getitem__)  # who comes to each place
        if copies:
            faces = [card.index for card in hidden]
            alike = sorted(range(len(hidden)), key=faces.__getitem__)
            for at, who in zip(alike, sorted(mixed, key=faces.__getitem__), strict=True):
                mixed[at] = who
        for who, place in zip(mixed, places):
            was = places[who]
            if place != was:
                for name, value, old in zip(PLACE, place, was):
                    if value != old:
                        s.put(hidden[who], name, value)
        ids = [card.id for card in hidden]
        moved.update(zip(ids, [ids[who] for who in mixed]))
    numbers = len(s.players) * ZONES_PER_PLAYER
    for i, held in enumerate(s.lists):
        if held and not numbers <= i < numbers + L.COUNT and not moved.keys().isdisjoint(held):
            s.replace_list(i, [*map(moved.get, held, held)])
