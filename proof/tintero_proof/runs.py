"""Which abilities were really carried out in play: the recorder, and games played for it.

An ability counts as run when its trigger resolved, when it was used, when its static effect
applied to something (or, for text about playing the card itself, when the card was played so),
when the action was played. The games are random, with decks for what has not run yet (`directed`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tintero.ability.abilities import DeckRule, Has, Script
from tintero.ability.base import Node
from tintero.ability.conditions import InChallenge
from tintero.ability.selectors import All
from tintero.ability.statics import Gain, PlayFor, PlayFrom
from tintero.cards.pool import Pool
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.program.library import Programs
from tintero.program.model import CardProgram
from tintero.rules import conditions, derive
from tintero.rules.context import of_active, of_card
from tintero.state.objects import Active, Option
from tintero.state.state import State
from tintero.vocab import NONE, Act, Ask, Keyword, Pay, Zone
from tintero_proof.directed import Kin, decks_for, pick
from tintero_proof.random_decks import some_deck
from tintero_proof.smoke.known import walk
from tintero_proof.trace import Names, Trace, names, own_nodes

LONGEST = 1_500  # decisions in one game
OFTEN = 150  # times in a million decisions; constructors below that are sought out


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


class RunRecorder:
    """Notes what runs. Call `before` and `after` around every push."""

    def __init__(self, pool: Pool, programs: Programs) -> None:
        self.pool = pool
        self.programs = programs
        self.places = [places_of(program) for program in programs]
        self.ran: set[tuple[int, int]] = set()  # card of the pool, printed ability
        self.played: set[int] = set()
        self.trace = Trace(programs)
        self.nodes = self.trace.nodes  # how often each constructor was carried out
        self.decisions = 0
        self.holders: dict[str, list[int]] = {}
        for i, card in enumerate(pool):
            # What a keyword stands for (CR 8.1.1) is in the program only; deck rules do nothing.
            acting: list[Node] = [a for a in card.abilities if not isinstance(a, DeckRule)]
            acting += [ability.node for ability in programs[i].abilities]
            for name in {type(node).__name__ for a in acting for node in walk(a)}:
                self.holders.setdefault(name, []).append(i)
        self._own: dict[int, Names] = {}
        self._top = 0

    # --- noting -----------------------------------------------------------------------------------

    def note(self, index: int, ability: int, node: Node | None = None) -> None:
        """A printed ability ran, by this part of it if one is named."""
        if ability == NONE:
            return
        self.ran.add((index, ability))
        self.count(self.pool.at(index).abilities[ability] if node is None else node)

    def count(self, node: Node) -> None:
        """The constructors that belong to the node itself; its instructions are traced."""
        found = self._own.get(id(node))
        if found is None:
            found = self._own[id(node)] = names(own_nodes(node))
        for name in found:
            self.nodes[name] += 1

    def begin(self, s: State) -> None:
        """A new game."""
        self.trace.begin(s)

    def before(self, s: State, option: Option) -> None:
        """What the option itself tells: how a card is played, which ability is used."""
        self.decisions += 1
        self._top = s.mark()
        if option.act == Act.USE and option.c != NONE:  # NONE: a location of a variant's hand
            node = self.programs[option.c].abilities[option.b].node
            self.note(option.c, self.places[option.c].abilities[option.b], node)
        elif option.act == Act.PLAY:
            index = s.cards[option.a].index
            if option.b in (Pay.SHIFT, Pay.SING_TOGETHER):
                wanted = Keyword.SHIFT if option.b == Pay.SHIFT else Keyword.SING_TOGETHER
                for i, ability in enumerate(self.pool.at(index).abilities):
                    if isinstance(ability, Has) and ability.keyword == wanted:
                        self.note(index, i)
            self.own(s, option)

    def own(self, s: State, option: Option) -> None:
        """Text about playing the card itself, which works where it is played from."""
        card = s.cards[option.a]
        program = s.programs[card.index]
        for k in program.own:
            static = program.statics[k]
            if isinstance(static.effect, PlayFor) and option.b != Pay.ALTERNATE:
                continue
            if isinstance(static.effect, PlayFrom) and card.zone == Zone.HAND:
                continue
            if isinstance(static.effect, Gain) and option.b != Pay.SHIFT:
                continue
            if static.condition is None or conditions.holds(s, static.condition, of_card(card)):
                self.note(card.index, self.places[card.index].statics[k])

    def after(self, s: State, events: list[Event]) -> None:
        self.trace.read(s, self._top)
        for event in events:
            if event.kind == Kind.RESOLVED:
                node = self.programs[event.extra].abilities[event.ability].node
                self.note(event.extra, self.places[event.extra].abilities[event.ability], node)
            elif event.kind == Kind.PLAYED:
                self.card_played(s, event.card)
            elif event.kind == Kind.CHALLENGED:
                self.in_challenge(s, event.card, 1)
                self.in_challenge(s, event.other, 2)
        d = s.decision
        if d is not None and d.ask == Ask.TURN_ACTION:
            whole = any(event.kind == Kind.TURN_START for event in events)
            self.statics(s, whole)

    def in_challenge(self, s: State, card: int, side: int) -> None:
        """Statics that apply only in a challenge, which is over when anybody looks."""
        index = s.cards[card].index
        for a in s.actives:
            if a.static == NONE:
                continue
            static = s.programs[a.index].statics[a.static]
            nodes = walk(static.condition) + walk(static.group)
            roles = [n.role for n in nodes if isinstance(n, InChallenge)]
            if any(role in (0, side) for role in roles):
                mine = a.source == card if static.condition is not None else True
                if mine and index >= 0:
                    self.note(a.index, self.places[a.index].statics[a.static])

    def card_played(self, s: State, card: int) -> None:
        index = s.cards[card].index
        self.played.add(index)
        for i, ability in enumerate(self.pool.at(index).abilities):
            if isinstance(ability, Script):
                self.note(index, i)
            elif isinstance(ability, DeckRule):
                self.ran.add((index, i))

    def statics(self, s: State, whole: bool) -> None:
        """What applies now: all of it at the beginning of a turn, else what is new."""
        for a in s.actives:
            if a.static == NONE:
                continue
            place = self.places[a.index].statics[a.static]
            if (whole or (a.index, place) not in self.ran) and applies(s, a):
                self.note(a.index, place)

    # --- what is left -----------------------------------------------------------------------------

    def wanted(self, index: int) -> bool:
        """Whether a card still has something that has not run."""
        if index not in self.played:
            return True
        count = len(self.pool.at(index).abilities)
        return any((index, i) not in self.ran for i in range(count))

    def rare(self) -> list[str]:
        """Constructors that were carried out less often than they should be by now."""
        due = min(OFTEN, 20 + OFTEN * self.decisions // 1_000_000)
        return sorted(name for name in self.holders if self.nodes[name] < due)


def applies(s: State, a: Active) -> bool:
    """Whether a static effect changes something now."""
    if a.group is None:
        return a.condition is None or conditions.holds(s, a.condition, of_active(a))
    if isinstance(a.group, All) and a.group.filter.zone != Zone.PLAY:
        return any(derive.affects(s, a, card) for card in s.cards)
    return any(
        derive.affects(s, a, s.cards[i]) for player in s.players for i in s.in_play(player.id)
    )


# --- games ----------------------------------------------------------------------------------------


def targets_of(rng: Random, recorder: RunRecorder) -> list[int]:
    """What to bring about next: cards that have not run, cards of rare constructors, or any."""
    missing = [i for i in range(len(recorder.pool)) if recorder.wanted(i)]
    found = rng.sample(missing, min(2, len(missing)))
    rare = recorder.rare()
    for name in rng.sample(rare, min(3 - len(found), len(rare))):
        found.append(rng.choice(recorder.holders[name]))
    return list(dict.fromkeys(found))


def play(
    recorder: RunRecorder,
    pool: Pool,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play that many games; how many decisions they took. `progress` hears of each game."""
    kin = Kin(pool)
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        players = rng.choice((2, 2, 2, 3))
        targets = targets_of(rng, recorder)
        if targets:
            decks = decks_for(rng, kin, targets, players)
        else:
            decks = [some_deck(rng, pool) for _ in range(players)]
        wanted = set(targets)
        game = Game.new(decks, rng.getrandbits(64), pool=pool)
        recorder.begin(game.state)
        for _ in range(LONGEST):
            if game.state.over:
                break
            option = pick(rng, game, wanted)
            recorder.before(game.state, option)
            recorder.after(game.state, game.push(option))
        if progress is not None:
            progress(number + 1)
    return recorder.decisions
