"""A world: a whole game that agrees with everything one seat may know, the rest drawn by lot.

Whoever searches must not see hidden cards. So a search goes on in a game in which the cards whose
place the seat can't know have changed places, each hidden card of others is one they might well
have, and the generator of random numbers is another one. Nothing of it depends on what is hidden:
two games that look the same to a seat give it the same worlds, up to the numbers of cards it can't
see.

`HiddenCards` draws them in place, one after the other, each undone like any push; `world_of` is a
copy of the game that is one.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tintero.program.library import Programs
from tintero.rules.marketing import is_marketing
from tintero.rules.open import held_cards
from tintero.state import codec
from tintero.state.objects import Card, Decision
from tintero.state.rng import Lots, seed_words
from tintero.state.state import F, S, State
from tintero.views.knowledge import knows_card_at, knows_other_at, may_know
from tintero.vocab import ZONES_PER_PLAYER, Zone

MOST_INKS: Final = 2
COPIES: Final = 4  # of a card in a deck

# What is thought of the cards that others hold: for each player any number of lists of faces. One
# of them is picked by lot, and the hidden cards are drawn from it.
Pools = list[list[list[int]]]


@final
class Supposed:
    """What a player may hold: `faces`, and where these are too few the rest in fours of `fitting`,
    in which a face may stand more than once."""

    def __init__(self, faces: list[int], fitting: tuple[int, ...]) -> None:
        self.faces: Final[list[int]] = faces
        self.fitting: Final[tuple[int, ...]] = fitting


def world_of(s: State, seat: int, rng: Random, pools: Pools | None = None) -> State:
    """A copy of the game as it may stand for all `seat` knows. Nothing of it leads back."""
    world = codec.load(codec.dump(s), s.programs)
    HiddenCards(world, seat, pools).redraw(rng.getrandbits(128))
    # What was drawn says nothing about the lots of the game that goes on from here.
    words = seed_words(rng.getrandbits(128))
    for place in range(4):
        world.put_scalar(S.RNG0 + place, words[place])
    world.journal.forget(world.mark())
    return world


@final
@mypyc_attr(acyclic=True)
class CardSpot:
    """What a card has from where it lies."""

    def __init__(self, card: Card) -> None:
        self.zone: Final[i64] = card.zone
        self.inc: Final[i64] = card.inc
        self.exerted: Final[i64] = card.exerted
        self.faceup: Final[i64] = card.faceup
        self.top: Final[i64] = card.top
        self.seen: Final[i64] = card.seen


@final
class HiddenCards:
    """What a seat can't know of a position, ready to be drawn anew any number of times.

    >>> from tintero import Deck, Game
    >>> game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
    >>> hidden, before = HiddenCards(game.state, seat=0), game.hash()
    >>> mark = game.state.mark()
    >>> hidden.redraw(1)
    >>> game.hash() == before
    False
    >>> game.state.rollback(mark)
    >>> game.hash() == before
    True
    """

    def __init__(self, s: State, seat: int, pools: Pools | None = None) -> None:
        self.state: Final[State] = s
        self.seat: Final[i64] = seat
        self._mark: Final[i64] = s.mark()
        self._decision: Final[Decision | None] = s.decision
        self._moved: Final[list[int]] = list(range(len(s.cards)))
        self._of: Final[list[HiddenOf]] = []
        held = held_cards(s)  # what an unfinished effect speaks of stays where it is
        told = told_to(s, seat)
        for player in s.players:
            of = HiddenOf(s, player.id, seat)
            for card in in_places(s, player.id):
                if may_know(s, card, seat):
                    of.known.append(card.index)
                elif not is_marketing(s, card):
                    of.add(s, card, card.id not in held, card.id not in told)
            self._of.append(of)
            of.guess(s, pools[player.id] if pools is not None else [])

    def known(self, player: int) -> list[int]:
        """The faces of a player's cards that the seat may know now, sorted."""
        return self._of[player].known

    def suppose(self, player: int, supposed: list[Supposed]) -> None:
        """From now on one of these is picked by lot for each world, as often as it stands there."""
        if not self._of[player].own:
            self._of[player].supposed = supposed

    def redraw(self, seed: int) -> None:
        """Draw a world, here: journaled, so that `State.rollback` leads back. The position must be
        the one this was made for."""
        s = self.state
        if s.mark() != self._mark or s.decision is not self._decision or not s.journal.kept:
            raise ValueError("the game does not stand where it stood")
        lots = Lots(seed)
        for of in self._of:
            of.change_places(s, self._moved, lots)
            of.turn(s, self._moved, lots)
        s.put_scalar(S.RNG0, lots.s0)
        s.put_scalar(S.RNG1, lots.s1)
        s.put_scalar(S.RNG2, lots.s2)
        s.put_scalar(S.RNG3, lots.s3)


@final
class HiddenOf:
    """The hidden cards of one player, in the order of where they lie."""

    def __init__(self, s: State, player: int, seat: int) -> None:
        self.player: Final[i64] = player
        self.own: Final[bool] = player == seat
        self.known: Final[list[int]] = []  # the faces that are not hidden
        self.cards: Final[list[int]] = []
        self.movable: Final[list[int]] = []  # those of them that may lie elsewhere
        self.numbers: list[int] = []  # the same, sorted
        self.spots: Final[list[CardSpot]] = []
        self.lists: Final[list[int]] = []  # in which those are
        self.told: Final[list[int]] = []  # those whose face is known, wherever they lie
        self.hand: Final[list[int]] = []  # what is known of it, in an order that tells nothing
        self.own_faces: Final[list[int]] = []
        self.supposed: list[Supposed] = []
        if not self.own:
            # In which order others drew the cards of their hand is hidden, also for known ones.
            known = [i for i in s.zone(player, Zone.HAND) if may_know(s, s.cards[i], seat)]
            self.hand.extend(sorted(known, key=lambda i: (s.cards[i].index, i)))

    def add(self, s: State, card: Card, movable: bool, faceless: bool) -> None:
        self.cards.append(card.id)
        if not faceless:
            self.told.append(card.id)
        elif self.own:
            self.own_faces.append(card.index)
        if movable:
            self.movable.append(card.id)
            self.spots.append(CardSpot(card))
            place = s.zone_id(card.owner, card.zone)
            if card.zone == Zone.UNDER:
                place = s.under_id(card.top)
            if place not in self.lists:
                self.lists.append(place)

    def guess(self, s: State, pools: list[list[int]]) -> None:
        """Get ready to say which faces the hidden cards may have."""
        self.numbers = sorted(self.movable)
        self.own_faces.sort()
        self.known.sort()
        if not self.own:
            fitting = of_inks(s.programs, inks_of(s.programs, self.known))
            self.supposed = [Supposed(faces, fitting) for faces in pools]
            if not pools:
                self.supposed.append(Supposed(more_of(self.known), fitting))

    def change_places(self, s: State, moved: list[int], lots: Lots) -> None:
        """Let cards change places among themselves; `moved` says which card now lies where which
        one lay."""
        others = self.numbers[:]
        lots.shuffle(others)
        for i, was, spot in zip(others, self.movable, self.spots):
            card = s.cards[i]
            s.put(card, F.ZONE, spot.zone)
            s.put(card, F.INC, spot.inc)
            s.put(card, F.EXERTED, spot.exerted)
            s.put(card, F.FACEUP, spot.faceup)
            s.put(card, F.TOP, spot.top)
            s.put(card, F.SEEN, spot.seen)
            moved[was] = i
        for place in self.lists:
            s.replace_list(place, [moved[i] for i in s.lists[place]])
        if self.hand:
            hand = s.zone_id(self.player, Zone.HAND)
            rest = [i for i in s.lists[hand] if i not in self.hand]
            s.replace_list(hand, self.hand + rest)

    def turn(self, s: State, moved: list[int], lots: Lots) -> None:
        """Give the hidden cards other faces, place by place."""
        drawn: list[int] = []
        for i in self.cards:
            n = moved[i]
            if n not in self.told:
                drawn.append(n)
        if self.own:
            faces = self.own_faces[:]
            lots.shuffle(faces)
        else:
            faces = self.drawn_faces(len(drawn), lots)
        for i, face in zip(drawn, faces):
            s.put(s.cards[i], F.INDEX, face)

    def drawn_faces(self, count: int, lots: Lots) -> list[int]:
        # No lot where there is no choice.
        picked = lots.below(len(self.supposed)) if len(self.supposed) > 1 else 0
        one = self.supposed[picked]
        return likely(one.faces, one.fitting, count, lots)


# --- what a seat can't know -----------------------------------------------------------------------


def in_places(s: State, player: int) -> list[Card]:
    """A player's cards in the order of where they lie, which does not depend on their numbers."""
    found: list[Card] = []
    for zone in range(ZONES_PER_PLAYER):
        for i in s.zone(player, zone):
            found.append(s.cards[i])
        if zone == Zone.PLAY:
            for top in s.zone(player, zone):
                for i in s.under(top):
                    found.append(s.cards[i])
    if s.ruleset.table:
        found.extend([c for c in s.cards if c.owner == player and c.zone == Zone.ASIDE])
    return found


def told_to(s: State, seat: int) -> set[int]:
    """The cards whose face this turn's events told the seat, wherever they went since; of those
    that it can't know now."""
    found: set[int] = set()
    log = s.log
    for at, event in enumerate(log):
        if event.card >= 0 and is_hidden(s, event.card, seat) and event.card not in found:
            if knows_card_at(s, event, seat, log, at):
                found.add(event.card)
        if event.other >= 0 and is_hidden(s, event.other, seat) and event.other not in found:
            if knows_other_at(s, event, seat, log, at):
                found.add(event.other)
    return found


def is_hidden(s: State, card: i64, seat: i64) -> bool:
    return not may_know(s, s.cards[card], seat)


# --- what others may hold -------------------------------------------------------------------------


def likely(more: list[int], fitting: tuple[int, ...], count: int, lots: Lots) -> list[int]:
    """A deck has copies: first more of what was shown, the rest in fours from the same inks."""
    found = more[:]
    while len(found) < count:
        face = fitting[lots.below(len(fitting))]
        for _copy in range(COPIES):
            found.append(face)
    lots.shuffle(found)
    return found[:count]


def more_of(known: list[int]) -> list[int]:
    """The copies not yet seen of the faces known (sorted) of a player."""
    found: list[int] = []
    last: i64 = -1
    for face in known:
        if face != last:
            for _copy in range(COPIES - known.count(face)):
                found.append(face)
        last = face
    return found


def inks_of(programs: Programs, known: list[int]) -> tuple[int, ...]:
    inks: set[int] = set()
    for index in known:
        inks.update(programs[index].inks)
    return tuple(sorted(inks))


@lru_cache(maxsize=64)
def of_inks(programs: Programs, inks: tuple[int, ...]) -> tuple[int, ...]:
    """Every card that may be in a deck of two inks with these."""
    shown = set(inks)
    return tuple(
        [
            index
            for index, card in enumerate(programs.facts)
            if not shown or len(shown.union(card.inks)) <= max(MOST_INKS, len(shown))
        ]
    )
