"""Which abilities were really carried out in play: the recorder, and games played for it.

An ability counts as run when its trigger resolved, when it was used, when its static effect
applied to something (or, for text about playing the card itself, when the card was played so),
when the action was played. The games are random, with a liking for what has not run yet.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tintero.ability.abilities import DeckRule, Has, Script
from tintero.ability.base import Ability, Node
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.cards.deck import Deck
from tintero.cards.pool import Pool
from tintero.compiler import Programs
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.program import CardProgram
from tintero.rules import derive, questions
from tintero.rules.context import of_active, of_card
from tintero.sim import deck_of_kin
from tintero.sim.smoke.known import walk
from tintero.state.objects import Active, Option
from tintero.state.state import State
from tintero.vocab import NONE, Act, Ask, Keyword, Pay

LONGEST = 1_500  # decisions in one game
COPIES = 4
DISTINCT = 15
OFTEN = 120  # times; constructors below that are sought out


@dataclass
class Places:
    """Of one card's program: which printed ability each of its parts belongs to."""

    abilities: list[int] = field(default_factory=list)
    statics: list[int] = field(default_factory=list)


def places_of(program: CardProgram) -> Places:
    inside = [{id(node) for node in walk(ability)} for ability in program.printed]
    keywords = {a.keyword: i for i, a in enumerate(program.printed) if isinstance(a, Has)}

    def find(node: Node, keyword: int) -> int:
        for i, nodes in enumerate(inside):
            if id(node) in nodes:
                return i
        return keywords.get(keyword, NONE)

    found = Places()
    for ability in program.abilities:
        place = find(ability.node, ability.keyword)
        if place == NONE:  # a part made by the compiler, such as the payment of an offer
            parts = {id(n) for n in walk(ability.node)}
            place = next((i for i, nodes in enumerate(inside) if parts & nodes), NONE)
        found.abilities.append(place)
    found.statics = [find(x.effect, x.keyword) for x in program.statics]
    return found


class Recorder:
    """Notes what runs. Call `before` and `after` around every push."""

    def __init__(self, pool: Pool, programs: Programs) -> None:
        self.pool = pool
        self.places = [places_of(program) for program in programs]
        self.ran: set[tuple[int, int]] = set()  # card of the pool, printed ability
        self.played: set[int] = set()
        self.nodes: Counter[str] = Counter()  # how often each constructor was carried out
        self.decisions = 0
        self.holders: dict[str, list[int]] = {}
        self.spoken_of: list[tuple[set[str], set[str]]] = []
        for i, card in enumerate(pool):
            nodes = walk(card.abilities)
            for name in {type(node).__name__ for node in nodes}:
                self.holders.setdefault(name, []).append(i)
            filters = [node for node in nodes if isinstance(node, Filter)]
            names = {name for f in filters for name in f.names} | set(card.names)
            self.spoken_of.append((names, {name for f in filters for name in f.classes}))
        self.static_todo = {
            (i, k)
            for i, places in enumerate(self.places)
            for k, ability in enumerate(places.statics)
            if ability != NONE
        }

    # --- noting -----------------------------------------------------------------------------------

    def note(self, index: int, ability: int) -> None:
        if ability == NONE:
            return
        self.ran.add((index, ability))
        printed = self.pool.at(index).abilities[ability]
        self.count(printed)

    def count(self, ability: Ability) -> None:
        for name in {type(node).__name__ for node in walk(ability)}:
            self.nodes[name] += 1

    def before(self, s: State, option: Option) -> None:
        """What the option itself tells: how a card is played, which ability is used."""
        self.decisions += 1
        if option.act == Act.USE:
            self.note(option.c, self.places[option.c].abilities[option.b])
        elif option.act == Act.PLAY:
            index = s.cards[option.a].index
            if option.b in (Pay.SHIFT, Pay.SING_TOGETHER):
                wanted = Keyword.SHIFT if option.b == Pay.SHIFT else Keyword.SING_TOGETHER
                for i, ability in enumerate(self.pool.at(index).abilities):
                    if isinstance(ability, Has) and ability.keyword == wanted:
                        self.note(index, i)
            self.own(s, option.a)

    def own(self, s: State, card: int) -> None:
        """Text about playing the card itself, which works where it is played from."""
        index = s.cards[card].index
        program = s.programs[index]
        for k in program.own:
            if (index, k) in self.static_todo:
                condition = program.statics[k].condition
                if condition is None or questions.holds(s, condition, of_card(s.cards[card])):
                    self.static_todo.discard((index, k))
                    self.note(index, self.places[index].statics[k])

    def after(self, s: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == Kind.RESOLVED:
                self.note(event.extra, self.places[event.extra].abilities[event.ability])
            elif event.kind == Kind.PLAYED:
                self.card_played(s, event.card)
            elif event.kind == Kind.CHALLENGED:
                self.in_challenge(s, event.card, 1)
                self.in_challenge(s, event.other, 2)
            elif event.kind == Kind.TURN_START:
                for a in s.actives:
                    if a.static != NONE and applies(s, a):
                        self.note(a.index, self.places[a.index].statics[a.static])
        d = s.decision
        if d is not None and d.ask == Ask.TURN_ACTION:
            self.statics(s)

    def in_challenge(self, s: State, card: int, side: int) -> None:
        """Statics that apply only in a challenge, which is over when anybody looks."""
        index = s.cards[card].index
        for k, static in enumerate(s.programs[index].statics):
            roles = [n.role for n in walk(static.condition) if isinstance(n, InChallenge)]
            if any(role in (0, side) for role in roles):
                self.static_todo.discard((index, k))
                self.note(index, self.places[index].statics[k])

    def card_played(self, s: State, card: int) -> None:
        index = s.cards[card].index
        self.played.add(index)
        for i, ability in enumerate(self.pool.at(index).abilities):
            if isinstance(ability, Script):
                self.note(index, i)
            elif isinstance(ability, DeckRule):
                self.ran.add((index, i))

    def statics(self, s: State) -> None:
        for a in s.actives:
            if a.static == NONE or (a.index, a.static) not in self.static_todo:
                continue
            if applies(s, a):
                self.static_todo.discard((a.index, a.static))
                self.note(a.index, self.places[a.index].statics[a.static])

    # --- what is left -----------------------------------------------------------------------------

    def wanted(self, index: int) -> bool:
        """Whether a card still has something that has not run."""
        if index not in self.played:
            return True
        count = len(self.pool.at(index).abilities)
        return any((index, i) not in self.ran for i in range(count))

    def rare(self) -> list[int]:
        """Cards with a constructor that was carried out less often than most."""
        few = {name for name in self.holders if self.nodes[name] < OFTEN}
        return sorted({i for name in few for i in self.holders[name]})

    def helps(self, index: int, others: list[int]) -> bool:
        """Whether a card shares a name with one of these or is spoken of by one."""
        card = self.pool.at(index)
        for i in others:
            names, classes = self.spoken_of[i]
            if names & set(card.names) or classes & set(card.classes):
                return True
        return False


def applies(s: State, a: Active) -> bool:
    """Whether a static effect changes something now."""
    if a.group is None:
        return a.condition is None or questions.holds(s, a.condition, of_active(a))
    return any(
        derive.affects(s, a, s.cards[i]) for player in s.players for i in s.in_play(player.id)
    )


# --- games ----------------------------------------------------------------------------------------


def deck_for(rng: Random, pool: Pool, recorder: Recorder) -> Deck:
    """Some of what has not run yet or seldom, with what it speaks of; the rest is anything."""
    if rng.random() < 0.25:
        return deck_of_kin(rng, pool)
    missing = [i for i in range(len(pool)) if recorder.wanted(i)]
    rng.shuffle(missing)
    rare = recorder.rare()
    chosen = missing[: DISTINCT // 3] + rng.sample(rare, min(2, len(rare)))
    friends = [i for i in range(len(pool)) if i not in chosen and recorder.helps(i, chosen)]
    rng.shuffle(friends)
    chosen += friends[:5]
    while len(chosen) < DISTINCT:
        chosen.append(rng.randrange(len(pool)))
    cards = [pool.at(i).full_name for i in chosen for _ in range(COPIES)]
    return Deck("", tuple(cards))


def pick(rng: Random, game: Game, recorder: Recorder) -> Option:
    """Mostly what makes abilities run; now and then anything."""
    options = game.options
    s = game.state
    roll = rng.random()
    if roll < 0.3:
        return rng.choice(options)
    yes = [o for o in options if o.act == Act.YES]
    if yes and roll < 0.85:
        return yes[0]
    new = [
        o
        for o in options
        if o.act in (Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE)
        and (recorder.wanted(s.cards[o.a].index) or (o.act == Act.PLAY and o.b != Pay.INK))
    ]
    if new and roll < 0.8:
        return rng.choice(new)
    act = rng.choice(sorted({o.act for o in options}))
    return rng.choice([o for o in options if o.act == act])


def play(recorder: Recorder, pool: Pool, games: int, seed: int) -> int:
    """Play that many games; how many decisions they took."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        decks = [deck_for(rng, pool, recorder) for _ in range(rng.choice((2, 2, 2, 3)))]
        game = Game.new(decks, rng.getrandbits(64), pool=pool)
        for _ in range(LONGEST):
            if game.state.over:
                break
            option = pick(rng, game, recorder)
            recorder.before(game.state, option)
            recorder.after(game.state, game.push(option))
    return recorder.decisions
