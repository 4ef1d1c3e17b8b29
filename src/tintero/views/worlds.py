"""A world: a whole game that agrees with everything one seat may know, the rest drawn by lot.

Whoever searches must not see hidden cards. So a search gets a copy in which the cards whose place
the seat can't know have changed places, each hidden card of others is one they might well have, and
the generator of random numbers is another one. Nothing of it depends on what is hidden: two games
that look the same to a seat give it the same worlds, up to the numbers of cards it can't see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

import tintero.rules.apply as apply
from tintero.program.library import Programs
from tintero.rules.open import held_cards
from tintero.state import codec
from tintero.state.codec import CardAt, StateAt
from tintero.state.objects import Card
from tintero.state.rng import seed_words
from tintero.state.state import S, State
from tintero.views.knowledge import is_search, knows_card, knows_other, may_know
from tintero.vocab import ZONES_PER_PLAYER, Zone

# Which cards the hidden cards of a player may be: programs, the faces known of that player, how
# many are wanted, the generator.
Guess = Callable[[Programs, Sequence[int], int, Random], list[int]]

# What a card has from where it lies.
PLACE = (CardAt.ZONE, CardAt.INC, CardAt.EXERTED, CardAt.FACEUP, CardAt.TOP, CardAt.SEEN)
MOST_INKS = 2
COPIES = 4  # of a card in a deck


def world_of(s: State, seat: int, rng: Random, guess: Guess | None = None) -> State:
    """Draw a world from what `seat` may know."""
    plain = list(codec.plain(s))
    cards: list[list[Any]] = [list(card) for card in plain[StateAt.CARDS]]
    lists: list[list[int]] = [list(numbers) for numbers in plain[StateAt.LISTS]]
    stay = offered_by_search(s, seat)
    held = held_cards(s)  # what an unfinished effect speaks of stays where it is
    remembered = stay | told(s, seat)
    for player in range(len(s.players)):
        hidden = [c for c in in_places(s, player) if not may_know(s, c, seat) and c.id not in stay]
        mixed = change_places([c.id for c in hidden if c.id not in held], cards, lists, rng)
        drawn = [i for i in (mixed.get(c.id, c.id) for c in hidden) if i not in remembered]
        if player == seat:
            faces = sorted(s.cards[i].index for i in drawn)
            rng.shuffle(faces)
        else:
            known = known_faces(s, player, seat)
            faces = (guess or likely)(s.programs, known, len(drawn), rng)
            sort_hand(s, player, seat, lists)
        for i, face in zip(drawn, faces, strict=True):
            cards[i][CardAt.INDEX] = face
    scalars = list(plain[StateAt.SCALARS])
    words = seed_words(rng.getrandbits(64))
    for place, word in zip((S.RNG0, S.RNG1, S.RNG2, S.RNG3), words, strict=True):
        scalars[place] = word
    plain[StateAt.CARDS], plain[StateAt.LISTS], plain[StateAt.SCALARS] = cards, lists, scalars
    return codec.load(msgspec.msgpack.encode(plain), s.programs)


def in_places(s: State, player: int) -> list[Card]:
    """A player's cards in the order of where they lie, which does not depend on their numbers."""
    found: list[int] = []
    for zone in range(ZONES_PER_PLAYER):
        found += s.zone(player, zone)
        if zone == Zone.PLAY:
            for top in s.zone(player, zone):
                found += s.under(top)
    return [s.cards[i] for i in found]


def change_places(
    hidden: list[int], cards: list[list[Any]], lists: list[list[int]], rng: Random
) -> dict[int, int]:
    """Let cards change places among themselves; which card now lies where which one lay."""
    places = [tuple(cards[i][field] for field in PLACE) for i in hidden]
    others = sorted(hidden)
    rng.shuffle(others)
    for i, place in zip(others, places, strict=True):
        for field, value in zip(PLACE, place, strict=True):
            cards[i][field] = value
    moved = dict(zip(hidden, others, strict=True))
    numbers = len(lists) - len(cards)  # of the lists before those of cards under a card
    touched: set[int] = set()
    for i in hidden:
        owner, zone, top = cards[i][CardAt.OWNER], cards[i][CardAt.ZONE], cards[i][CardAt.TOP]
        touched.add(numbers + top if zone == Zone.UNDER else owner * ZONES_PER_PLAYER + zone)
    for n in touched:
        lists[n] = [moved.get(i, i) for i in lists[n]]
    return moved


def sort_hand(s: State, player: int, seat: int, lists: list[list[int]]) -> None:
    """In which order others drew the cards of their hand is hidden, also for known ones."""
    place = player * ZONES_PER_PLAYER + Zone.HAND
    known = [i for i in s.zone(player, Zone.HAND) if may_know(s, s.cards[i], seat)]
    known.sort(key=lambda i: (s.cards[i].index, i))
    lists[place] = known + [i for i in lists[place] if i not in known]


def offered_by_search(s: State, seat: int) -> frozenset[int]:
    """CR 7.1.4: the cards a search offers are seen by who searches."""
    if s.decision is None or s.decision.player != seat:
        return frozenset()
    return frozenset(o.a for o in apply.options(s) if is_search(s, o, seat))


def told(s: State, seat: int) -> frozenset[int]:
    """The cards whose face this turn's events told the seat, wherever they went since."""
    found: set[int] = set()
    for i, event in enumerate(s.log):
        if event.card >= 0 and event.card not in found:
            if knows_card(s, event, seat, s.log[:i]):
                found.add(event.card)
        if event.other >= 0 and event.other not in found:
            if knows_other(s, event, seat, s.log[:i]):
                found.add(event.other)
    return frozenset(found)


# --- what others may hold -------------------------------------------------------------------------


def known_faces(s: State, player: int, seat: int) -> list[int]:
    """The faces a seat knows of a player's cards, sorted."""
    cards = (c for c in s.cards if c.owner == player and c.zone != Zone.OUT)
    return sorted(c.index for c in cards if may_know(s, c, seat))


def likely(programs: Programs, known: Sequence[int], count: int, rng: Random) -> list[int]:
    """A deck has copies: first more of what was shown, the rest in fours from the same inks."""
    inks: set[int] = set()
    for index in known:
        inks.update(programs.facts[index].inks)
    fitting = of_inks(programs, tuple(sorted(inks)))
    more = [i for i in sorted(set(known)) for _ in range(COPIES - known.count(i))]
    while len(more) < count:
        more += [rng.choice(fitting)] * COPIES
    rng.shuffle(more)
    return more[:count]


@lru_cache(maxsize=64)
def of_inks(programs: Programs, inks: tuple[int, ...]) -> tuple[int, ...]:
    """Every card that may be in a deck of two inks with these."""
    shown = set(inks)
    return tuple(
        index
        for index, card in enumerate(programs.facts)
        if not shown or len(shown.union(card.inks)) <= max(MOST_INKS, len(shown))
    )
