"""Positions with what looking ahead says of them, for learning: also after lines nobody plays.

Games that are played show a value only what follows from what it likes. Here several lines of each
turn are carried out, the best as the value sees it and some others by lot, and each is labelled
with what the value says a few turns later, mixed with how the game ended. Such a label differs less
from what is true than an ending does, and tells lines of the same turn apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tintero.bots import opening_hand
from tintero.bots.features import Features
from tintero.bots.line_variants import candidates
from tintero.bots.seat import BotSeat
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_net import ValueNet
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.rules import apply
from tintero.state.objects import Option, bare
from tintero.state.ruleset import Ruleset
from tintero.state.state import State
from tintero.vocab import Act, Ask, Zone

AHEAD = 2  # turns that are played on
TRIED = 4  # lines of a turn
BROAD, DEEP, LOOKS, MANY = 3, 12, 500, 12  # of the search for them
ENDING = 0.15  # how much the end of the game counts in a label
WANDERS = (0.0, 0.1, 0.3)  # how often a line by lot is played
MOST_TURNS = 120
PLENTY = 1 << 40  # of work: a greedy turn ends by itself
IN_PLAY, IN_HAND = 16, 12  # cards of a place that are noted
NO_CARD = 0xFFFF

Row = tuple[list[float], list[int]]  # the numbers, and the faces
Cards = Deck | tuple[str, ...]


def faces_of(s: State, one: int) -> list[int]:
    """The cards in play of who has ended a turn, the other's, and the hand."""
    found: list[int] = []
    places = ((one, Zone.PLAY, IN_PLAY), (1 - one, Zone.PLAY, IN_PLAY), (one, Zone.HAND, IN_HAND))
    for player, zone, most in places:
        some = [int(s.cards[i].index) for i in s.zone(player, zone)][:most]
        found += some + [NO_CARD] * (most - len(some))
    return found


def look_ahead(
    decks: Sequence[Cards], net: ValueNet, rng: Random, rules: Ruleset | None = None
) -> tuple[list[Row], list[float]]:
    """A game of two: rows, and what the one who had ended a turn may hope for in each."""
    return GameAhead(decks, net, rng, rules).play()


class GameAhead:
    """One game that is played so."""

    def __init__(
        self, decks: Sequence[Cards], net: ValueNet, rng: Random, rules: Ruleset | None
    ) -> None:
        self.pool = default_pool()
        self.state = Game.new(decks, rng.getrandbits(64), rules=rules).state
        self.net, self.rng = net, rng
        self.minds = [
            TurnSearch(self.state, seat, net, rng.getrandbits(60), PLENTY) for seat in range(2)
        ]
        self.wanders = rng.choice(WANDERS)
        self.features = Features()
        self.rows: list[Row] = []
        self.said: list[float] = []
        self.enders: list[int] = []

    def play(self) -> tuple[list[Row], list[float]]:
        s, turn = self.state, 0
        while s.decision is not None and s.turn < MOST_TURNS:
            d = s.decision
            mind = self.minds[d.player]
            if d.ask == Ask.ALTER_HAND:
                place = opening_hand.alter(BotSeat(Game(s, self.pool), d.player))
                mind.take(apply.options(s)[place])
            elif d.ask != Ask.TURN_ACTION:
                mind.settle()
            elif s.turn == turn:  # something in the line went another way
                mind.finish_turn(d.player)
            else:
                turn = s.turn
                s.journal.forget(s.mark())
                self._turn(mind, d.player)
        winner = s.scalars.winner if s.over else -1
        ends = [0.5 if winner < 0 else float(ender == winner) for ender in self.enders]
        labels = [
            (1 - ENDING) * said + ENDING * end for said, end in zip(self.said, ends, strict=True)
        ]
        return self.rows, labels

    def _turn(self, mind: TurnSearch, who: int) -> None:
        """Note some lines, and play the one that looks best, or one of them by lot."""
        s, rng = self.state, self.rng
        mind.work = LOOKS
        lines = mind.lines(BROAD, DEEP)
        mind.work = PLENTY
        found = candidates(lines, apply.options(s), MANY)
        tried = [found[0], *rng.sample(found[1:], min(TRIED, len(found)) - 1)]
        values = [self._noted(mind, who, line) for line in tried]
        best = tried[values.index(max(values))]
        if rng.random() < self.wanders:
            best = rng.choice(tried)
        mind.carry_out(best)
        if mind.is_asked(who):
            mind.do(bare(Act.END))

    def _noted(self, mind: TurnSearch, who: int, line: list[Option]) -> float:
        """How good a line is; it is undone."""
        s, net = self.state, self.net
        top = s.mark()
        whole = mind.carry_out(line)
        if mind.is_asked(who):
            if whole:
                mind.do(bare(Act.END))
            else:
                mind.finish_turn(who)
        d = s.decision
        if d is None or d.ask != Ask.TURN_ACTION or s.active == who:
            value = net.chance(s, who, who)
        else:
            self.features.see(s, who, 1 - who)
            row = (self.features.row(), faces_of(s, who))
            now = net.between(s, who, 1 - who)
            later = mind.followed(AHEAD)
            self.rows.append(row)
            self.said.append(later)
            self.enders.append(who)
            value = (now + later) / 2
        s.rollback(top)
        return value
