"""Puzzles found in games of bots: positions, made richer, tightened until one line is left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from tintero.bots import make_bot
from tintero.bots.bot import take_turn
from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.game import Game
from tintero.puzzles.proof_of import SOLVER, SURVIVE, WIN, Solution, bot_finds, prove
from tintero.puzzles.sure import SureTurn, TooLarge
from tintero.puzzles.survival import ALL_LORE, SureSurvival
from tintero.rules import apply, check, derive
from tintero.scene import Scene
from tintero.scene.errors import SceneError
from tintero.scene.model import Position, SceneCards, SceneInk, SceneSeat
from tintero.scene.of import position_of
from tintero.state.state import State
from tintero.vocab import INK_NAMES, Act, Ask, CardType, Zone

RIVAL: Final = 1
FIRST: Final = 5  # turns of the game before positions are looked at
MOST_NODES: Final = {WIN: 1_000, SURVIVE: 2_500}
PLAYS: Final = range(2, 9)  # turn actions of a solution
IN_HAND: Final = 5
SONGS: Final = 0.25  # how often a hand is full of songs
IN_PLAY: Final = 7  # cards of one side


@dataclass(frozen=True)
class Mined:
    """A position with one solution; `greedy`: the bot of that name finds it."""

    kind: str
    position: Position
    solution: Solution
    greedy: bool


def positions(rng: Random, pool: Pool) -> Iterator[Position]:
    """What the first seat knows at the beginning of its turns, in one game after another."""
    while True:
        decks = [some_deck(rng, pool) for _ in range(2)]
        game = Game.new(decks, rng.getrandbits(60), pool=pool)
        bots = [make_bot("greedy", rng.getrandbits(30)) for _ in decks]
        last = -1
        while (d := game.decision) is not None and game.depth < 1_500:
            s = game.state
            fresh = d.ask == Ask.TURN_ACTION and s.turn != last
            if fresh and d.player == SOLVER and s.turn >= FIRST and small(s):
                last = int(s.turn)
                with suppress(SceneError):
                    yield position_of(game, "", SOLVER)
            take_turn(bots[d.player], game)


def small(s: State) -> bool:
    """Few enough cards for people to look at, and enough that there is something to find."""
    mine, theirs = (len(s.zone(p, Zone.PLAY)) for p in (SOLVER, RIVAL))
    return 1 <= mine <= IN_PLAY and 1 <= theirs <= IN_PLAY


def some_deck(rng: Random, pool: Pool) -> Deck:
    """A shipped deck, or 60 cards of two inks."""
    if rng.random() < 0.4:
        return Deck.load(rng.choice(Deck.available()), pool)
    inks = set(rng.sample(range(len(INK_NAMES)), 2))
    cards = [card for card in pool if inks.issuperset(card.inks)]
    if rng.random() < 0.5:  # all versions of a name together, so that there is much to shift
        names = sorted({card.names[-1] for card in cards})
        rng.shuffle(names)
        order = {name: at for at, name in enumerate(names)}
        cards.sort(key=lambda card: order[card.names[-1]])
    else:
        rng.shuffle(cards)
    found: list[str] = []
    for card in cards:
        found += [card.full_name] * min(rng.randint(1, 3), 60 - len(found))
    return Deck("", tuple(found))


def richer(position: Position, rng: Random, pool: Pool) -> Position:
    """The same with other cards in the hand, of the inks in play, and some more ink."""
    seat = position.seats[SOLVER]
    inks = {ink for placed in seat.play for ink in pool[placed.cards.name].inks}
    songs = rng.random() < SONGS  # little ink, and much to sing
    cards = [
        card
        for card in pool
        if inks.issuperset(card.inks) and (card.song if songs else handy(card, seat, rng))
    ]
    hand = [held for held in seat.hand for _ in range(held.count)]
    rng.shuffle(hand)
    hand = [SceneCards(one.name) for one in hand[: rng.randint(0, 2)]]
    while cards and len(hand) < rng.randint(2, IN_HAND):
        hand.append(SceneCards(rng.choice(cards).full_name))
    ready = sum(pile.count for pile in (*seat.ink.ready, *seat.ink.exerted))
    ready = rng.randint(0, 2) if songs else max(2, min(9, ready + rng.randint(-1, 2)))
    own = replace(seat, hand=tuple(hand), ink=ready_ink(ready), inked=0, deck=None)
    other = position.seats[RIVAL]
    theirs = sum(pile.count for pile in (*other.ink.ready, *other.ink.exerted))
    rival = replace(other, hand=(), deck=None, ink=ready_ink(theirs), inked=0)
    return replace(position, seats=(own, rival))


def ready_ink(count: int) -> SceneInk:
    return SceneInk((SceneCards("", count),) if count else ())


def handy(card: CardFacts, seat: SceneSeat, rng: Random) -> bool:
    """Cards that do something at once are drawn more often than characters that dry."""
    if card.type == CardType.CHARACTER:
        name = card.names[-1]
        kin = any(placed.cards.name.startswith(name) for placed in seat.play)
        return bool(card.abilities) and (kin or rng.random() < 0.25)
    return bool(card.abilities)


def with_lore(position: Position, own: int, theirs: int) -> Position:
    seats = [
        replace(seat, lore=lore) for seat, lore in zip(position.seats, (own, theirs), strict=True)
    ]
    return replace(position, seats=tuple(seats))


def tightened(position: Position, kind: str, pool: Pool) -> Position | None:
    """The same with lore such that only the best line does it."""
    nodes = MOST_NODES[kind]
    game = Scene(with_lore(position, 0, 0)).game(pool)
    s = game.state
    if kind == WIN:
        most = SureTurn(game, SOLVER, nodes).most_lore()
        if not quested(s) < most < check.lore_needed(s, SOLVER):
            return None
        theirs = min(position.seats[RIVAL].lore, int(check.lore_needed(s, RIVAL)) - 1)
        return with_lore(position, int(check.lore_needed(s, SOLVER)) - most, theirs)
    walk = SureSurvival(game, SOLVER, nodes)
    mark = walk.mark()
    ending = next((o for o in walk.options() if o.act == Act.END), None)
    idle = walk.rival_most() if ending is not None and walk.take(ending) else ALL_LORE
    walk.back(mark)
    if not 1 <= idle < ALL_LORE:
        return None
    held = walk.least_lore()
    needed = int(check.lore_needed(s, RIVAL))
    if not held < idle <= needed or held >= needed:
        return None
    return with_lore(position, min(position.seats[SOLVER].lore, needed - 8), needed - 1 - held)


def quested(s: State) -> int:
    """What the characters that are ready would quest for."""
    total = 0
    for option in apply.options(s):
        if option.act == Act.QUEST:
            total += max(0, int(derive.lore(s, s.cards[option.a])))
    return total


def mine(rng: Random, kinds: tuple[str, ...], pool: Pool | None = None) -> Iterator[Mined | None]:
    """Puzzles as they are found; None for each position that gave none."""
    pool = pool if pool is not None else default_pool()
    for position in positions(rng, pool):
        for _ in range(3):
            try:
                found = mined(richer(position, rng, pool), rng.choice(kinds), pool)
            except (TooLarge, SceneError):
                found = None
            yield found
            if found is not None:  # others of this position would be too much like it
                break


def mined(position: Position, kind: str, pool: Pool) -> Mined | None:
    tight = tightened(position, kind, pool)
    if tight is None:
        return None
    game = Scene(tight).game(pool)
    solution = prove(game, kind, MOST_NODES[kind])
    if solution is None or solution.plays not in PLAYS:
        return None
    if kind == WIN and all(o.act in (Act.QUEST, Act.END) for o in solution.acts):
        return None
    return Mined(kind, tight, solution, bot_finds(game, kind, "greedy"))
