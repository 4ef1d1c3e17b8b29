"""Random legal games with every check on.

What must hold at every step: cards are conserved, there is a way on, the options are exactly what
the rules accept, undo and save are exact, a game can be replayed, a seat's view does not depend on
what it can't know, games end. A failure carries what replays it, and the run goes on.

>>> report = fuzz(games=1, seed=7)
>>> report.games, report.failures
(1, [])
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from random import Random
from traceback import extract_tb
from typing import Any

from tintero.cards.pool import Pool, default_pool
from tintero.events import KIND_NAMES, Event, Kind
from tintero.game import Game
from tintero.program import Bucket
from tintero.rules import apply, check, derive
from tintero.sim import some_deck
from tintero.state.objects import Card, Option
from tintero.state.ruleset import Ruleset
from tintero.state.state import F, L, S, State
from tintero.vocab import ACT_NAMES, NONE, Act, Ask, CardType, Pay, Until, Zone

__all__ = ["ALWAYS", "Failure", "FuzzReport", "Rates", "fuzz", "replay_failure"]

LONGEST = 5_000  # decisions; no random game needs nearly as many

Move = tuple[int, int, int, int, int, tuple[int, ...]]  # a seat, then an option's key
Key = tuple[int, int, int, int, tuple[int, ...]]


@dataclass(frozen=True)
class Rates:
    """How often a check is made: once in so many decisions (`record`: games), 0 for never."""

    sound: int = 1
    undo: int = 1
    save: int = 5
    hidden: int = 7
    oracle: int = 53
    record: int = 1


ALWAYS = Rates(1, 1, 1, 1, 1, 1)
NEVER = Rates(0, 0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Start:
    """Everything chance decides before a game begins."""

    seed: int
    decks: tuple[tuple[str, ...], ...]
    rules: dict[str, str | int | bool]


@dataclass(frozen=True)
class Failure:
    """Something that must hold did not. `replay_failure` gets there again."""

    check: str
    message: str
    game: int  # which game of the run
    start: Start
    moves: tuple[Move, ...]  # the last one is where it happened

    @property
    def players(self) -> int:
        return len(self.start.decks)

    def plain(self) -> dict[str, Any]:
        """As data for JSON; `Failure.read` makes it a failure again."""
        return asdict(self) | {"players": self.players}

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Failure:
        start = plain["start"]
        decks = tuple(tuple(deck) for deck in start["decks"])
        moves = tuple((*move[:5], tuple(move[5])) for move in plain["moves"])
        return cls(
            plain["check"],
            plain["message"],
            plain["game"],
            Start(start["seed"], decks, start["rules"]),
            moves,
        )


@dataclass
class FuzzReport:
    """What a run did and found."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    events: Counter[str] = field(default_factory=Counter)
    abilities: Counter[str] = field(default_factory=Counter)  # resolved, by card
    cards: Counter[str] = field(default_factory=Counter)  # played
    endings: Counter[str] = field(default_factory=Counter)

    def plain(self) -> dict[str, Any]:
        return asdict(self) | {"failures": [failure.plain() for failure in self.failures]}


def fuzz(
    games: int,
    seed: int,
    players: int | None = None,
    checks: bool | Rates = True,
    pool: Pool | None = None,
    progress: Callable[[FuzzReport], None] | None = None,
    *,
    decisions: int = 0,
) -> FuzzReport:
    """Play random games, the same ones for the same seed; with `decisions`, at least that many."""
    pool = pool if pool is not None else default_pool()
    rates = checks if isinstance(checks, Rates) else Rates() if checks else NEVER
    report = FuzzReport()
    begun = time.perf_counter()
    while report.games < games or report.decisions < decisions:
        rng = Random(f"{seed}/{report.games}")
        start = some_start(rng, pool, players)
        table: _Table | None = None
        try:
            table = _Table(start, pool, report)
            table.play(rng, rates)
        except Exception as error:
            moves = tuple(table.moves) if table is not None else ()
            report.failures.append(_failure(error, report.games, start, moves))
        report.games += 1
        report.seconds = time.perf_counter() - begun
        if progress is not None:
            progress(report)
    return report


def some_start(rng: Random, pool: Pool, players: int | None) -> Start:
    seats = players or rng.choices((2, 3, 4, 5, 6), (60, 15, 10, 8, 7))[0]
    version = rng.choices(("2.3", "2.2", "2.1"), (80, 10, 10))[0]
    decks = tuple(some_deck(rng, pool).cards for _ in range(seats))
    return Start(rng.getrandbits(128), decks, Ruleset(version).plain())


def replay_failure(failure: Failure, pool: Pool | None = None) -> Failure | None:
    """Play to where a failure happened and check everything there; None if all is well now."""
    moves = list(failure.moves)
    table: _Table | None = None
    try:
        table = _Table(failure.start, pool if pool is not None else default_pool(), FuzzReport())
        for move in moves[:-1]:
            table.push(move[0], Option(*move[1:]))
        table.check(ALWAYS)
        for move in moves[-1:]:
            table.do(move[0], Option(*move[1:]), ALWAYS)
            table.check(ALWAYS)
        table.check_end(ALWAYS)
    except Exception as error:
        done = tuple(table.moves) if table is not None else ()
        return _failure(error, failure.game, failure.start, done)
    return None


def _failure(error: Exception, game: int, start: Start, moves: tuple[Move, ...]) -> Failure:
    if isinstance(error, Broken):
        return Failure(error.check, str(error), game, start, moves)
    at = extract_tb(error.__traceback__)[-1]
    where = f"{at.filename.rpartition('tintero/')[2]}:{at.lineno}"
    message = f"{type(error).__name__} in {where}: {error}"
    return Failure("exception", message, game, start, moves)


class Broken(AssertionError):
    """A check did not hold."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


def need(holds: bool, check: str, message: str) -> None:
    if not holds:
        raise Broken(check, message)


# --- playing ------------------------------------------------------------------------------------


class _Table:
    """One game of a run."""

    def __init__(self, start: Start, pool: Pool, report: FuzzReport) -> None:
        self.moves: list[Move] = []
        self.report = report
        self.pool = pool
        self.game = Game.new(start.decks, start.seed, rules=Ruleset(**start.rules), pool=pool)  # type: ignore[arg-type]
        self.first = self.game.hash()

    def play(self, rng: Random, rates: Rates) -> None:
        while not self.game.state.over:
            self.check(rates)
            need(len(self.moves) < LONGEST, "ends", f"no end after {LONGEST} decisions")
            self.do(*self.pick(rng), rates)
            self.report.decisions += 1
        self.check_end(rates if rates.record and self.report.games % rates.record == 0 else NEVER)

    def pick(self, rng: Random) -> tuple[int, Option]:
        """Any option, now and then first by kind so that rare kinds come up; or a concession."""
        s = self.game.state
        assert s.decision is not None
        if rng.random() < 0.0005:
            return rng.choice([p.id for p in s.players if not p.out]), Option(Act.CONCEDE)
        options = self.game.options
        if rng.random() < 0.5:
            act = rng.choice(sorted({o.act for o in options}))
            options = [o for o in options if o.act == act]
        return s.decision.player, rng.choice(options)

    def push(self, seat: int, option: Option) -> list[Event]:
        self.moves.append((seat, *option.key()))
        return self.game.push(option, seat)

    def do(self, seat: int, option: Option, rates: Rates) -> None:
        game = self.game
        copy: Game | None = None
        if self.due(rates.save):
            copy = Game.load(game.save(), self.pool)
            need(copy.hash() == game.hash(), "save", "a loaded game differs from the saved one")
            need(copy.options == game.options, "save", "a loaded game has other options")
        if self.due(rates.undo):
            before, options = game.hash(), game.options
            events = self.push(seat, option)
            after = game.hash()
            game.pop()
            need(game.hash() == before, "undo", f"undoing {named(option)} leaves another state")
            need(game.options == options, "undo", f"undoing {named(option)} leaves other options")
            game.push(option, seat)
            need(game.hash() == after, "undo", f"doing {named(option)} again gives another state")
        else:
            events = self.push(seat, option)
        if copy is not None:
            copy.push(option, seat)
            same = copy.hash() == game.hash()
            need(same, "save", f"a loaded game goes on differently after {named(option)}")
        self.count(events)

    def due(self, rate: int) -> bool:
        return rate > 0 and len(self.moves) % rate == 0

    def count(self, events: list[Event]) -> None:
        report, programs, cards = self.report, self.game.state.programs, self.game.state.cards
        for event in events:
            report.events[KIND_NAMES[event.kind]] += 1
            if event.kind == Kind.RESOLVED:
                program = programs[event.extra]
                name = program.abilities[event.ability].name or str(event.ability)
                report.abilities[f"{program.full_name}: {name}"] += 1
            elif event.kind == Kind.PLAYED:
                report.cards[programs[cards[event.card].index].full_name] += 1

    def check(self, rates: Rates) -> None:
        s = self.game.state
        if self.due(rates.sound):
            sound(s)
        if s.over:
            return
        d, options = s.decision, self.game.options
        need(d is not None, "way on", "nobody is asked and the game is not over")
        assert d is not None
        need(len(options) > 0, "way on", f"no option for {d.kind}")
        if d.ask != Ask.TURN_ACTION:
            need(len(options) > 1, "way on", f"only one option for {d.kind}: it is no decision")
        if self.due(rates.oracle):
            self.check_options(options)
        if self.due(rates.hidden):
            check_secrets(s, Random(len(self.moves)))

    def check_options(self, options: list[Option]) -> None:
        game, s = self.game, self.game.state
        listed = [canonical(s, o) for o in options]
        need(len(set(listed)) == len(listed), "oracle", "an option is listed twice")
        found = oracle(s)
        for key in sorted(set(listed) ^ found):
            what = "is listed but refused" if key in listed else "is legal but not listed"
            raise Broken("oracle", f"{named(Option(*key))} {what}")
        check_values(s)
        before = game.hash()
        for option in options[:40]:
            try:
                game.push(option)
                sound(s)
            except Exception:
                assert s.decision is not None
                self.moves.append((s.decision.player, *option.key()))
                raise
            game.pop()
        need(game.hash() == before, "undo", "doing and undoing every option leaves another state")

    def check_end(self, rates: Rates) -> None:
        """The whole game once more: undone to its beginning, and from its record."""
        game = self.game
        if game.outcome is not None:
            self.report.endings[game.outcome.reason] += 1
        if not rates.record or not game.state.over:
            return
        end = game.hash()
        record = game.record()
        need(game.hash() == end, "undo", "undoing and redoing the whole game gives another end")
        again = Game.replay(record, self.pool)
        need(again.hash() == end, "replay", "the record of the game gives another end")
        for _ in self.moves:
            game.pop()
        need(game.hash() == self.first, "undo", "undoing the whole game leaves another beginning")


def named(option: Option) -> str:
    return f"{ACT_NAMES[option.act]} {option.key()[1:]}"


# --- what a state must be -----------------------------------------------------------------------


def sound(s: State) -> None:
    """Cards are conserved, numbers make sense, effects belong to something, all is settled."""
    check_places(s)
    for card in s.cards:
        check_card(s, card)
    for player in s.players:
        need(player.lore >= 0 and player.drops >= 0, "numbers", f"player {player.id} below 0")
    check_effects(s)
    d = s.decision
    if d is not None:
        need(not s.players[d.player].out, "way on", "a player who left is asked")
        if d.ask == Ask.TURN_ACTION:
            check_quiet(s)


def check_places(s: State) -> None:
    """Every card is in exactly one list, the one it says it is in (CR 7.1.5)."""
    places = [0] * len(s.cards)
    for player in s.players:
        for zone in range(Zone.UNDER):
            for i in s.zone(player.id, zone):
                card = s.cards[i]
                right = card.zone == zone and card.owner == player.id and card.top == NONE
                need(right, "cards", f"card {i} is not where zone {zone} says it is")
                places[i] += 1
    for top in s.cards:
        for i in s.under(top.id):
            card = s.cards[i]
            right = card.zone == Zone.UNDER and card.top == top.id and top.zone == Zone.PLAY
            need(right, "cards", f"card {i} is not where the stack of {top.id} says it is")
            places[i] += 1
    for card in s.cards:
        wanted = 0 if card.zone == Zone.OUT else 1
        need(places[card.id] == wanted, "cards", f"card {card.id} is in {places[card.id]} places")


def check_card(s: State, card: Card) -> None:
    kind = s.programs[card.index].type
    name = f"{s.programs[card.index].full_name} (card {card.id})"
    played = card.zone == Zone.PLAY
    character = played and kind == CardType.CHARACTER
    need(card.damage >= 0, "numbers", f"{name} has negative damage")
    if card.damage:
        hurt = character or (played and kind == CardType.LOCATION)
        need(hurt, "numbers", f"{name} has damage and can't have any")
    if card.exerted:
        turned = character or (played and kind == CardType.ITEM) or card.zone == Zone.INKWELL
        need(turned and card.exerted == 1, "numbers", f"{name} is exerted and can't be")
    if card.drying:
        need(character, "numbers", f"{name} is drying and can't be")
    if card.at != NONE:
        place = s.cards[card.at]
        there = place.zone == Zone.PLAY and place.owner == card.owner
        need(character and there, "numbers", f"{name} is at a place that is not in play")
        need(s.programs[place.index].type == CardType.LOCATION, "numbers", f"{name} is at a card")
    if played or card.zone == Zone.DISCARD:
        need(card.faceup == 1, "numbers", f"{name} is facedown in a public zone")
    elif card.zone == Zone.HAND:
        need(card.seen >> card.owner & 1 == 1, "numbers", f"{name} is in hand, unseen")


def check_effects(s: State) -> None:
    """Actives are filed once, speak of programs that exist, and end with their source."""
    printed: Counter[tuple[int, int]] = Counter()
    ids = {a.id for a in s.actives}
    need(len(ids) == len(s.actives), "effects", "two lasting effects have one number")
    need(sum(map(len, s.buckets)) == len(ids), "effects", "an effect is filed nowhere or twice")
    for a in s.actives:
        program = s.programs[a.index]
        need(a in s.buckets[a.bucket], "effects", f"an effect of {program.full_name} is misfiled")
        real = -1 <= a.static < len(program.statics) and -1 <= a.ability < len(program.abilities)
        need(real, "effects", f"{program.full_name} has no such effect")
        need(a.parent == NONE or a.parent in ids, "effects", "an effect hangs on one that is gone")
        if a.until == NONE:
            card = s.cards[a.source]
            here = card.zone == Zone.PLAY and card.inc == a.inc and card.index == a.index
            need(here, "effects", f"{program.full_name} has an effect and is not in play")
            if not a.granted:
                printed[a.source, a.static] += 1
    for player in s.players:
        for i in s.in_play(player.id):
            if s.programs[s.cards[i].index].type != CardType.ACTION:
                for static in s.programs[s.cards[i].index].in_play:
                    need(printed[i, static] == 1, "effects", f"card {i}: static {static} is off")


def check_quiet(s: State) -> None:
    """Before a turn action everything is resolved (CR 4.1.2) and checked (CR 1.8)."""
    need(not s.bag and len(s.stack) == 1, "quiet", "a turn action is asked amid something else")
    need(s.scalars[S.CHALLENGER] == NONE, "quiet", "a challenge has not ended")
    for which in (L.CREDITS, L.DEFERRED):
        need(not s.extra(which), "quiet", f"list {which} is not empty between turn actions")
    for a in s.actives:
        need(a.until != Until.CHALLENGE, "quiet", "an effect outlasts its challenge")
    for player in s.players:
        if not player.out:
            enough = player.lore >= check.lore_needed(s, player.id)
            need(not enough, "quiet", f"player {player.id} has the lore to win and has not won")
            for i in s.in_play(player.id):
                card = s.cards[i]
                need(s.programs[card.index].type != CardType.ACTION, "quiet", "an action stays")
                need(not check.is_lethal(s, card), "quiet", f"card {i} has lethal damage")


def check_values(s: State) -> None:
    """What is remembered of a card's strength and willpower equals what would be worked out."""
    table = [s.cards[i] for player in s.players for i in s.in_play(player.id)]
    remembered = [(derive.raw_strength(s, card), derive.willpower(s, card)) for card in table]
    for card, values in zip(table, remembered):
        for other in table:
            other.stamp = other.stamp_w = NONE
        fresh = (derive.raw_strength(s, card), derive.willpower(s, card))
        name = s.programs[card.index].full_name
        need(values == fresh, "values", f"{name} has {values} remembered and {fresh} worked out")


# --- the slow oracle ----------------------------------------------------------------------------


def oracle(s: State) -> set[Key]:
    """Everything conceivable that the rules accept from the player who is asked."""
    d = s.decision
    assert d is not None
    found: set[Key] = set()
    for option in conceivable(s):
        if apply.refuse(s, d.player, option) is None:
            found.add(canonical(s, option))
    for player in s.players:
        for key in found if player.id != d.player else ():
            # CR 1.7.2: nobody else may answer.
            if apply.refuse(s, player.id, Option(*key)) is None:
                raise Broken("oracle", f"seat {player.id} may do {named(Option(*key))} too")
    return found


def canonical(s: State, o: Option) -> Key:
    """Equal cards in hand are interchangeable; the two cards of a Duo Shift have no order."""
    a = o.a
    if o.act in (Act.INK, Act.PLAY) and s.cards[a].zone == Zone.HAND:
        card = s.cards[a]
        a = next(i for i in s.zone(card.owner, Zone.HAND) if s.cards[i].index == card.index)
    return (o.act, a, o.b, o.c, tuple(sorted(o.cards)))


def conceivable(s: State) -> Iterator[Option]:
    """Every act with every card, payment and target one could name."""
    for i in range(len(s.cards)):
        yield Option(Act.CHOOSE, i)
        yield Option(Act.INK, i)
        yield Option(Act.QUEST, i)
        yield from ways_to_play(s, s.cards[i])
        yield from ways_to_use(s, s.cards[i])
    table = [i for player in s.players for i in s.in_play(player.id)]
    for i in table:
        for j in range(len(s.cards)):
            for act in (Act.CHALLENGE, Act.MOVE):
                yield Option(act, i, j)
                yield Option(act, j, i)
    for act in (Act.END, Act.DONE, Act.YES, Act.NO):
        yield Option(act)
    for n in range(-1, 31):
        for act in (Act.MODE, Act.AMOUNT, Act.PLAYER):
            yield Option(act, n)
    for n in range(len(s.programs)):
        yield Option(Act.NAME, n)
    for entry in s.bag:
        yield Option(Act.RESOLVE, entry.id)
    for a in s.actives:
        yield Option(Act.CHOOSE, a.source, a.id)


def ways_to_play(s: State, card: Card) -> Iterator[Option]:
    program = s.programs[card.index]
    table = [i for player in s.players for i in s.in_play(player.id)]
    yield Option(Act.PLAY, card.id, Pay.INK)
    yield Option(Act.PLAY, card.id, Pay.FREE)
    yield Option(Act.PLAY, card.id, Pay.SING_TOGETHER)
    for i in range(len(s.cards)) if program.song else table:
        yield Option(Act.PLAY, card.id, Pay.SING, NONE, (i,))
    if program.sing_together:
        for i in table:
            yield Option(Act.PLAY, card.id, Pay.SING_TOGETHER, NONE, (i,))
    for which in range(len(program.shifts) + 1):
        for i in range(len(s.cards)) if program.shifts else table[:1]:
            yield Option(Act.PLAY, card.id, Pay.SHIFT, which, (i,))
        for pair in combinations(table, 2) if program.shifts else ():
            yield Option(Act.PLAY, card.id, Pay.SHIFT, which, pair)
    for which in range(len(program.statics)):
        yield Option(Act.PLAY, card.id, Pay.ALTERNATE, which)
    for i in table:
        for which in range(len(s.programs[s.cards[i].index].statics)):
            yield Option(Act.PLAY, card.id, Pay.ALTERNATE, which, (i,))


def ways_to_use(s: State, card: Card) -> Iterator[Option]:
    for ability in range(len(s.programs[card.index].abilities)):
        yield Option(Act.USE, card.id, ability, card.index)
    for a in s.buckets[Bucket.GAIN]:
        if a.ability != NONE:
            yield Option(Act.USE, card.id, a.ability, a.index)


# --- secrets ------------------------------------------------------------------------------------


def check_secrets(s: State, rng: Random) -> None:
    """What a seat is offered does not change when only what it can't know changes."""
    d = s.decision
    assert d is not None
    mark, options = s.mark(), apply.options(s)
    shuffle_hidden(s, d.player, rng)
    other = apply.options(s)
    s.rollback(mark)
    need(options == other, "secrets", f"the options of seat {d.player} depend on hidden cards")


def shuffle_hidden(s: State, seat: int, rng: Random) -> None:
    """Deal the faces this seat does not know anew among the cards of their owner."""
    for player in s.players:
        hidden = [c for c in s.cards if c.owner == player.id and not c.seen >> seat & 1]
        faces = [card.index for card in hidden]
        rng.shuffle(faces)
        for card, face in zip(hidden, faces):
            s.put(card, F.INDEX, face)
