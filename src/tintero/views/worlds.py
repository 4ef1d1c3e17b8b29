"""A world: a whole game that agrees with everything one seat may know, the rest drawn by lot.

Whoever searches must not see hidden cards. So a search gets a copy in which the seat's own hidden
cards are dealt anew among themselves, each hidden card of others is one they might well have, and
the generator of random numbers is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

import tintero.rules.apply as apply
from tintero.compiler import Programs
from tintero.state import codec
from tintero.state.rng import seed_words
from tintero.state.state import S, State
from tintero.views.knowledge import is_search, knows_card, knows_other, may_know
from tintero.vocab import Zone

# Which cards a hidden card of that player may be: programs, the faces known of that player.
Guess = Callable[[Programs, Sequence[int]], Sequence[int]]

INDEX = 1  # the place of the pool index in a saved card
MOST_INKS = 2


def world_of(s: State, seat: int, rng: Random, guess: Guess | None = None) -> State:
    """Draw a world from what `seat` may know."""
    plain = msgspec.msgpack.decode(codec.dump(s))
    remembered = offered_by_search(s, seat) | told(s, seat)
    for player in range(len(s.players)):
        cards = [c for c in s.cards if c.owner == player and c.zone != Zone.OUT]
        hidden = [c.id for c in cards if not may_know(s, c, seat) and c.id not in remembered]
        if player == seat:
            faces = [s.cards[i].index for i in hidden]
            rng.shuffle(faces)
        else:
            known = [c.index for c in cards if may_know(s, c, seat)]
            likely = (guess or same_inks)(s.programs, known)
            faces = [rng.choice(likely) for _ in hidden]
        for card, face in zip(hidden, faces, strict=True):
            plain[3][card][INDEX] = face
    words = seed_words(rng.getrandbits(64))
    for place, word in zip((S.RNG0, S.RNG1, S.RNG2, S.RNG3), words, strict=True):
        plain[5][place] = word
    return codec.load(msgspec.msgpack.encode(plain), s.programs)


def offered_by_search(s: State, seat: int) -> frozenset[int]:
    """CR 7.1.4: the cards a search offers are seen by who searches."""
    if s.decision is None or s.decision.player != seat:
        return frozenset()
    return frozenset(o.a for o in apply.options(s) if is_search(s, o, seat))


def told(s: State, seat: int) -> frozenset[int]:
    """The cards whose face this turn's events told the seat, wherever they went since."""
    found: set[int] = set()
    for i, event in enumerate(s.log):
        if event.card >= 0 and knows_card(s, event, seat, s.log[:i]):
            found.add(event.card)
        if event.other >= 0 and knows_other(s, event, seat, s.log[:i]):
            found.add(event.other)
    return frozenset(found)


def same_inks(programs: Programs, known: Sequence[int]) -> Sequence[int]:
    """Cards of the inks that player has shown, those shown most likely: a deck has copies."""
    inks: set[int] = set()
    for index in known:
        inks.update(programs[index].inks)
    fitting = [
        program.index
        for program in programs
        if not inks or len(inks | set(program.inks)) <= max(MOST_INKS, len(inks))
    ]
    if not known:
        return fitting
    return [*fitting, *list(known) * max(1, len(fitting) // (2 * len(known)))]


def hidden_from(s: State, seat: int) -> list[int]:
    """The cards whose face a seat may not know."""
    return [c.id for c in s.cards if c.zone != Zone.OUT and not may_know(s, c, seat)]
