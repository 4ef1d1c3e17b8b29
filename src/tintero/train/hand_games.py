"""Games for learning about hands: which were kept, which cards became ink, what came of it.

Both players have the same deck, or one has the list that is practised with and the other any; they
are played greedily by the value. Opening hands are altered in different ways and now and then any
card becomes ink, so that what is learned is not only what was done anyway. A batch says everything
before it begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tintero.bots.opening_hand import kept
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import shipped_net
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.rules import apply
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.train.look_ahead import PLENTY
from tintero.train.self_play import net_of
from tintero.train.train_decks import themed_deck
from tintero.vocab import Act, Ask, Zone

BY_LOT = 0.35  # of the cards inked
# A game is played so far, and then the value says who wins: over the first turns it is as good as
# the result on average and differs four times less from game to game (docs/measurements.md).
LAST_TURN = 13
ALL, BY_RULE, SOME = range(3)  # ways to alter a hand


@dataclass(frozen=True)
class HandBatch:
    seed: int
    games: int
    decks: tuple[tuple[str, ...], ...]
    random_decks: float = 0.5  # share of games with a drawn deck that is about something
    value: str = ""  # the value that plays, as text; the one that comes along without
    # This list plays each game: against itself, one of the decks and a drawn one in equal parts.
    own: tuple[str, ...] = ()


@dataclass(frozen=True)
class Inked:
    """A card that was put into the inkwell by lot."""

    turn: int
    seat: int
    ink: int  # cards in the inkwell before
    hand: tuple[int, ...]  # faces, the card among them
    card: int
    before: float  # what the value said about the seat, had it ended the turn


@dataclass
class HandGame:
    """`hands` are those that were kept, by seats; `chances` what the value said about seat 0 at the
    beginning of each turn, from the second; `score` how it ended for seat 0, or what the value said
    when it was broken off."""

    deck: int  # its place in the batch, or that of the other's deck; -1: drawn by lot
    first: int
    hands: list[tuple[int, ...]] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    score: float = 0.5
    inked: list[Inked] = field(default_factory=list)
    only: int = -1  # the seat that has the list, where the other has another deck


def play_hands(batch: HandBatch) -> list[HandGame]:
    return [play_hand(batch, Random(f"hands/{batch.seed}/{n}")) for n in range(batch.games)]


def play_hand(batch: HandBatch, rng: Random) -> HandGame:
    found, decks = dealt(batch, rng)
    s = Game.new(decks, rng.getrandbits(64)).state
    net = net_of(batch.value) if batch.value else shipped_net()
    minds = [TurnSearch(s, seat, net, rng.getrandbits(62), PLENTY) for seat in range(2)]
    ways = [rng.choice((ALL, BY_RULE, BY_RULE, SOME)) for _ in range(2)]
    turn = 0
    while s.decision is not None:
        d = s.decision
        mind = minds[d.player]
        if d.ask == Ask.ALTER_HAND:
            alter(s, d.player, mind, ways[d.player], rng)
            continue
        if s.turn != turn:
            turn = s.turn
            if turn == 1:
                found.first = s.active
                found.hands = [hand_of(s, seat) for seat in range(2)]
            else:
                found.chances.append(net.chance(s, 0, 1 - s.active))
            if turn >= LAST_TURN:
                break
            s.journal.forget(s.mark())
        if d.ask == Ask.TURN_ACTION:
            option = mind.best_action()
            if option.act == Act.INK and rng.random() < BY_LOT:
                option = any_ink(s, mind, found, rng) or option
            mind.do(option)
        else:
            mind.settle()
    if s.over:
        found.chances.append(net.chance(s, 0, s.active))  # the result
    found.score = found.chances[-1]
    return found


def dealt(batch: HandBatch, rng: Random) -> tuple[HandGame, list[Sequence[str]]]:
    """A game that is about to begin, and the decks of both."""
    if batch.own and rng.randrange(3) == 0:
        return HandGame(-1, -1), [batch.own, batch.own]
    place = -1
    if batch.decks and rng.random() >= batch.random_decks:
        place = rng.randrange(len(batch.decks))
    cards = batch.decks[place] if place >= 0 else themed_deck(rng, default_pool()).cards
    if not batch.own:
        return HandGame(place, -1), [cards, cards]
    seat = rng.randrange(2)
    return HandGame(place, -1, only=seat), [cards, batch.own] if seat else [batch.own, cards]


def hand_of(s: State, seat: int) -> tuple[int, ...]:
    return tuple(sorted(s.cards[i].index for i in s.zone(seat, Zone.HAND)))


def alter(s: State, seat: int, mind: TurnSearch, way: int, rng: Random) -> None:
    """Put back what is to be put back, all of it."""
    pool = default_pool()
    hand = {str(i): pool.at(s.cards[i].index) for i in s.zone(seat, Zone.HAND)}
    stay = set(hand)
    if way == BY_RULE:
        stay = kept(hand)
    elif way == SOME:
        share = rng.random()
        stay = {i for i in hand if rng.random() < share}
    while True:
        d = s.decision
        if d is None or d.ask != Ask.ALTER_HAND or d.player != seat:
            return
        options = apply.options(s)
        go = [o for o in options if o.act == Act.CHOOSE and str(o.a) not in stay]
        mind.take(go[0] if go else next(o for o in options if o.act == Act.DONE))


def any_ink(s: State, mind: TurnSearch, found: HandGame, rng: Random) -> Option | None:
    """Any card of the hand that may become ink, and it is noted; None, where others alone may."""
    seat = s.active
    options = [o for o in apply.options(s) if o.act == Act.INK and s.cards[o.a].zone == Zone.HAND]
    if not options:
        return None
    option = rng.choice(options)
    ink = len(s.zone(seat, Zone.INKWELL))
    before = mind.value_for(seat)
    card = s.cards[option.a].index
    found.inked.append(Inked(s.turn, seat, ink, hand_of(s, seat), card, before))
    return option
