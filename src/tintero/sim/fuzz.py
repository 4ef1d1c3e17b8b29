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
from itertools import permutations
from random import Random
from traceback import extract_tb
from typing import Any

from tintero.cards.pool import Pool, default_pool
from tintero.events import KIND_NAMES, Event, Kind
from tintero.game import Game, TakebackRefused
from tintero.program import Bucket
from tintero.rules import apply
from tintero.sim import (
    Broken,
    check_events,
    check_state,
    check_values,
    need,
    numbers_of,
    some_deck,
)
from tintero.sim.directed import pick
from tintero.sim.legal import Search
from tintero.state.objects import REF, Card, Option
from tintero.state.ruleset import Plain, Ruleset
from tintero.state.state import F, L, State
from tintero.views import view_of
from tintero.views.knowledge import may_know
from tintero.views.log import sentences
from tintero.views.prompts import label, prompt
from tintero.views.whynot import explain
from tintero.vocab import ACT_NAMES, NONE, ZONES_PER_PLAYER, Act, Ask, Pay, Zone

__all__ = [
    "ALWAYS",
    "SAMPLED",
    "Failure",
    "FuzzReport",
    "Rates",
    "Record",
    "fuzz",
    "replay_failure",
]

LONGEST = 5_000  # decisions; no random game needs nearly as many

Key = tuple[int, int, int, int, tuple[int, ...]]  # of an option
Move = tuple[int, int, int, int, int, tuple[int, ...]]  # a seat, then an option's key


@dataclass(frozen=True)
class Rates:
    """How often a check is made: once in so many decisions (`end`: games), 0 for never."""

    state: int = 1
    undo: int = 1
    save: int = 7
    secrets: int = 31
    oracle: int = 97
    end: int = 2


ALWAYS = Rates(1, 1, 1, 1, 1, 1)
NEVER = Rates(0, 0, 0, 0, 0, 0)
SAMPLED = Rates(60, 60, 600, 1500, 3000, 50)  # for runs of millions of decisions


@dataclass(frozen=True)
class Record:
    """What replays a game as far as it went."""

    seed: int
    decks: tuple[tuple[str, ...], ...]
    rules: dict[str, Plain]
    moves: tuple[Move, ...] = ()

    def after(self, moves: list[Move]) -> Record:
        return Record(self.seed, self.decks, self.rules, tuple(moves))


@dataclass(frozen=True)
class Failure:
    """Something that must hold did not, at the last move of the record."""

    check: str
    message: str
    game: int  # which game of the run
    record: Record

    @property
    def players(self) -> int:
        return len(self.record.decks)

    def plain(self) -> dict[str, Any]:
        """As data for JSON; `Failure.read` makes it a failure again."""
        return asdict(self) | {"players": self.players}

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Failure:
        record = plain["record"]
        decks = tuple(tuple(deck) for deck in record["decks"])
        moves = tuple((*move[:5], tuple(move[5])) for move in record["moves"])
        rules = {name: untouched(value) for name, value in record["rules"].items()}
        kept = Record(record["seed"], decks, rules, moves)
        return cls(plain["check"], plain["message"], plain["game"], kept)


def untouched(value: Any) -> Any:
    """A value as it was before JSON made lists of its tuples."""
    return tuple(untouched(part) for part in value) if isinstance(value, list) else value


@dataclass
class FuzzReport:
    """What a run did and found."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    events: Counter[str] = field(default_factory=Counter)  # by kind
    abilities: Counter[str] = field(default_factory=Counter)  # resolved or used
    cards: Counter[str] = field(default_factory=Counter)  # played
    endings: Counter[str] = field(default_factory=Counter)  # by reason
    constructors: Counter[str] = field(default_factory=Counter)  # carried out; legal decks only

    def plain(self) -> dict[str, Any]:
        """As data for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "failures": [failure.plain() for failure in self.failures],
            "seconds": round(self.seconds, 3),
            "events": dict(self.events.most_common()),
            "abilities": dict(self.abilities.most_common()),
            "cards": dict(self.cards.most_common()),
            "endings": dict(self.endings.most_common()),
            "constructors": dict(self.constructors.most_common()),
        }


def fuzz(
    games: int,
    seed: int,
    players: int | None = None,
    checks: bool | Rates = True,
    pool: Pool | None = None,
    progress: Callable[[FuzzReport], None] | None = None,
    *,
    decisions: int = 0,
    legal: bool = False,
) -> FuzzReport:
    """Play random games, the same ones for the same seed; with `decisions`, at least that many.

    With `legal`, 2 to 4 players have legal decks, built around what has been met least, and the
    report says how often each constructor of the card language was carried out.
    """
    pool = pool if pool is not None else default_pool()
    rates = checks if isinstance(checks, Rates) else Rates() if checks else NEVER
    report = FuzzReport()
    search = Search(pool) if legal else None
    if search is not None:
        report.constructors = search.recorder.nodes
        report.constructors.update(dict.fromkeys(search.recorder.holders, 0))
    begun = time.perf_counter()
    while report.games < games or report.decisions < decisions:
        rng = Random(f"{seed}/{report.games}")
        start, wanted = some_start(rng, pool, players, search)
        moves: list[Move] = []
        try:
            Table(start, pool, report, moves, search, wanted).play(rng, rates)
        except Exception as error:
            report.failures.append(failure_of(error, report.games, start.after(moves)))
        report.games += 1
        report.seconds = time.perf_counter() - begun
        if progress is not None:
            progress(report)
    return report


def some_start(
    rng: Random, pool: Pool, players: int | None, search: Search | None = None
) -> tuple[Record, set[int]]:
    """Seats, rules and decks, and the cards of the pool to bring about in the game."""
    odds = (60, 15, 10, 8, 7) if search is None else (60, 20, 20, 0, 0)
    seats = players or rng.choices((2, 3, 4, 5, 6), odds)[0]
    version = rng.choices(("2.3", "2.2", "2.1"), (80, 10, 10))[0]
    if search is None:
        decks, wanted = [some_deck(rng, pool) for _ in range(seats)], set[int]()
    else:
        decks, wanted = search.decks(rng, seats)
    cards = tuple(deck.cards for deck in decks)
    return Record(rng.getrandbits(128), cards, Ruleset(version).plain()), wanted


def replay_failure(failure: Failure, pool: Pool | None = None) -> Failure | None:
    """Play to where a failure happened and check everything there; None if all is well now."""
    pool = pool if pool is not None else default_pool()
    start = failure.record
    moves: list[Move] = []
    try:
        table = Table(start, pool, FuzzReport(), moves)
        for move in start.moves[:-1]:
            table.push(move[0], Option(*move[1:]))
        table.check(ALWAYS)
        for move in start.moves[-1:]:
            table.do(move[0], Option(*move[1:]), ALWAYS)
            table.check(ALWAYS)
        table.check_end()
    except Exception as error:
        return failure_of(error, failure.game, start.after(moves))
    return None


def failure_of(error: Exception, game: int, record: Record) -> Failure:
    if isinstance(error, Broken):
        return Failure(error.check, str(error), game, record)
    at = extract_tb(error.__traceback__)[-1]
    where = f"{at.filename.rpartition('tintero/')[2]}:{at.lineno}"
    return Failure("exception", f"{type(error).__name__} in {where}: {error}", game, record)


# --- playing ------------------------------------------------------------------------------------


class Table:
    """One game of a run. `moves` grows as it is played."""

    def __init__(
        self,
        start: Record,
        pool: Pool,
        report: FuzzReport,
        moves: list[Move],
        search: Search | None = None,
        wanted: set[int] | None = None,
    ) -> None:
        self.pool = pool
        self.report = report
        self.moves = moves
        self.recorder = search.recorder if search is not None else None
        self.wanted = wanted or set()
        rules = Ruleset(**start.rules)  # type: ignore[arg-type]
        self.game = Game.new(start.decks, start.seed, rules=rules, pool=pool)
        self.first = self.game.hash()
        if self.recorder is not None:
            self.recorder.begin(self.game.state)

    def play(self, rng: Random, rates: Rates) -> None:
        while not self.game.state.over:
            self.check(rates)
            self.do(*self.pick(rng), rates)
            self.report.decisions += 1
        self.check(rates)
        assert self.game.outcome is not None
        self.report.endings[self.game.outcome.reason] += 1
        if rates.end and self.report.games % rates.end == 0:
            self.check_end()

    def pick(self, rng: Random) -> tuple[int, Option]:
        """Any option, half the time first by kind so that rare kinds come up; or a concession."""
        s = self.game.state
        assert s.decision is not None
        left = [player.id for player in s.players if not player.out]
        if rng.random() < (0.0005 if len(left) == 2 else 0.004):
            return rng.choice(left), Option(Act.CONCEDE)
        options = self.game.options
        if self.wanted:
            return s.decision.player, pick(rng, self.game, self.wanted)
        if rng.random() < 0.5:
            act = rng.choice(sorted({o.act for o in options}))
            options = [o for o in options if o.act == act]
        return s.decision.player, rng.choice(options)

    def push(self, seat: int, option: Option) -> None:
        """Without any check."""
        self.moves.append((seat, *option.key()))
        self.game.push(option, seat)

    def do(self, seat: int, option: Option, rates: Rates) -> None:
        """Push, and where it is due also: undo and redo, save and go on from the saved game."""
        game, what = self.game, named(option)
        saved, undone = self.due(rates.save), self.due(rates.undo)
        self.moves.append((seat, *option.key()))
        before, options = game.hash() if saved or undone else "", game.options
        copy = Game.load(game.save(), self.pool) if saved else None
        if copy is not None:
            need(copy.hash() == before, "save", "a loaded game differs from the saved one")
            need(copy.options == options, "save", "a loaded game has other options")
        numbers = numbers_of(game.state)
        if self.recorder is not None:
            self.recorder.before(game.state, option)
        events = game.push(option, seat)
        if self.recorder is not None:
            self.recorder.after(game.state, events)
        self.count(events)
        if self.due(rates.state):
            check_events(numbers, numbers_of(game.state), events)
        after = game.hash() if saved or undone else ""
        if copy is not None:
            copy.push(option, seat)
            need(copy.hash() == after, "save", f"a loaded game goes on differently after {what}")
        if undone:
            game.pop()
            need(game.hash() == before, "undo", f"undoing {what} leaves another state")
            need(game.options == options, "undo", f"undoing {what} leaves other options")
            game.push(option, seat)
            need(game.hash() == after, "undo", f"doing {what} again gives another state")

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
            elif event.kind == Kind.USED:
                report.abilities[f"{programs[cards[event.card].index].full_name}: used"] += 1
            elif event.kind == Kind.PLAYED:
                report.cards[programs[cards[event.card].index].full_name] += 1

    # --- checks ---------------------------------------------------------------------------------

    def check(self, rates: Rates) -> None:
        """Whatever is due, of the state as it stands."""
        s = self.game.state
        if self.due(rates.state):
            check_state(s)
        if self.due(rates.secrets):
            check_secrets(s, Random(len(self.moves)))
        if s.over:
            return
        need(len(self.moves) < LONGEST, "ends", f"no end after {LONGEST} decisions")
        d, options = s.decision, self.game.options
        if d is None or not options:
            raise Broken("way on", "the game is not over and there is nothing to do")
        if d.ask != Ask.TURN_ACTION:
            need(len(options) > 1, "way on", f"only one option for {d.kind}: that is no decision")
        if self.due(rates.oracle):
            check_values(s)
            self.check_options(options)
            check_words(s, options)

    def check_options(self, options: list[Option]) -> None:
        """The list is what the rules accept; every option reads back, can be done and undone."""
        game, s = self.game, self.game.state
        listed = [canonical(s, option) for option in options]
        need(len(set(listed)) == len(listed), "oracle", "an option is listed twice")
        for key in sorted(oracle(s) ^ set(listed)):
            what = "is listed but refused" if key in listed else "is legal but not listed"
            raise Broken("oracle", f"{named(Option(*key))} {what}")
        for option in options:
            text = game.text(option)
            need(game.read(text) == [option], "notation", f"{text!r} reads back as another option")
        assert s.decision is not None
        before, seat, ask = game.hash(), s.decision.player, s.decision.ask
        for option in options[:40]:
            self.moves.append((seat, *option.key()))
            game.push(option)
            check_state(s)
            try:
                if ask == Ask.TURN_ACTION:
                    game.takeback(seat)
                else:
                    game.pop()
            except TakebackRefused:
                game.pop()
            need(game.hash() == before, "undo", f"undoing {named(option)} leaves another state")
            self.moves.pop()

    def check_end(self) -> None:
        """The whole game once more: from its record, and undone to its beginning."""
        game = self.game
        if game.outcome is None:
            return
        end = game.hash()
        record = game.record()
        need(game.hash() == end, "undo", "undoing and redoing the whole game gives another end")
        again = Game.replay(record, self.pool)
        need(again.hash() == end, "replay", "the record of the game gives another end")
        for _ in self.moves:
            game.pop()
        need(game.hash() == self.first, "undo", "undoing the whole game leaves another beginning")


def check_words(s: State, options: list[Option]) -> None:
    """What is asked and what happened can be said in both languages."""
    assert s.decision is not None
    seat = s.decision.player
    for lang in ("en", "es"):
        said = [prompt(s, lang, seat), *(label(s, option, lang, seat) for option in options)]
        said += sentences(s, s.log, lang, seat)
        for text in said:
            need(bool(text) and "{" not in text, "words", f"{text!r} is not a sentence")


def named(option: Option) -> str:
    return f"{ACT_NAMES[option.act]} {option.key()[1:]}"


# --- the slow oracle ----------------------------------------------------------------------------


def oracle(s: State) -> set[Key]:
    """Everything conceivable that the rules accept from the player who is asked."""
    d = s.decision
    assert d is not None
    found: set[Key] = set()
    refusals: set[int] = set()
    for option in conceivable(s):
        refusal = apply.refuse(s, d.player, option)
        if refusal is None:
            found.add(canonical(s, option))
        elif refusal.code not in refusals:
            refusals.add(refusal.code)
            why = explain(s, refusal, d.player, option)
            for text in (why.en, why.es):
                need("{" not in text and bool(text), "words", f"no reason against {named(option)}")
    for player in s.players:
        for key in found if player.id != d.player else ():
            # CR 1.7.2: nobody else may answer.
            other = apply.refuse(s, player.id, Option(*key))
            need(other is not None, "oracle", f"{named(Option(*key))} for seat {player.id} too")
    return found


def canonical(s: State, o: Option) -> Key:
    """Equal cards in hand are interchangeable."""
    a = o.a
    if o.act in (Act.INK, Act.PLAY) and s.cards[a].zone == Zone.HAND:
        card = s.cards[a]
        a = next(i for i in s.zone(card.owner, Zone.HAND) if s.cards[i].index == card.index)
    return (o.act, a, o.b, o.c, o.cards)


def conceivable(s: State) -> Iterator[Option]:
    """Every act with every card, payment and target one could name.

    Of what is refused whatever else it names (turn actions while something else is asked, a
    challenger that is not in play, a card in the middle of a deck) a few examples are enough.
    """
    d = s.decision
    assert d is not None
    turn = d.ask in (Ask.TURN_ACTION, Ask.PAY)
    table = [i for player in s.players for i in s.in_play(player.id)]
    for card in s.cards if turn else s.cards[:5]:
        yield Option(Act.INK, card.id)
        yield Option(Act.QUEST, card.id)
        yield from ways_to_play(s, card, table if is_near(s, card) else table[:1])
        yield from ways_to_use(s, card)
        for i in table if card.zone == Zone.PLAY else table[:2]:
            for act in (Act.CHALLENGE, Act.MOVE):
                yield Option(act, i, card.id)
                yield Option(act, card.id, i)
    for act in (Act.END, Act.DONE, Act.YES, Act.NO):
        yield Option(act)
    for card in s.cards[:5] if turn else s.cards:
        yield Option(Act.CHOOSE, card.id)
    for n in range(-1, 31 if d.ask != Ask.TURN_ACTION else 2):
        for act in (Act.MODE, Act.AMOUNT, Act.PLAYER):
            yield Option(act, n)
    for n in range(2 if turn else len(s.programs)):
        yield Option(Act.NAME, n)
    for entry in s.bag:
        yield Option(Act.RESOLVE, entry.id)
    for a in s.actives[:5] if turn else s.actives:
        yield Option(Act.CHOOSE, a.source, a.id)


def is_near(s: State, card: Card) -> bool:
    """Whether a card lies anywhere but in the middle of a deck."""
    return card.zone != Zone.DECK or s.zone(card.owner, Zone.DECK)[-1] == card.id


def ways_to_play(s: State, card: Card, table: list[int]) -> Iterator[Option]:
    program = s.programs[card.index]
    others = [*table, *s.zone(card.owner, Zone.HAND)[:2]]
    for pay in (Pay.INK, Pay.FREE, Pay.SING_TOGETHER):
        yield Option(Act.PLAY, card.id, pay)
    for i in others if program.song else table[:1]:
        yield Option(Act.PLAY, card.id, Pay.SING, NONE, (i,))
        if program.sing_together:
            yield Option(Act.PLAY, card.id, Pay.SING_TOGETHER, NONE, (i,))
            yield Option(Act.PLAY, card.id, Pay.SING_TOGETHER, NONE, (i, i))
    for which in range(len(program.shifts) + 1):
        for i in others if program.shifts else table[:1]:
            yield Option(Act.PLAY, card.id, Pay.SHIFT, which, (i,))
        for pair in permutations(others, 2) if program.shifts else ():
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

PLACE = (F.ZONE, F.INC, F.EXERTED, F.FACEUP, F.TOP, F.SEEN)  # what a card has from where it lies


def check_secrets(s: State, rng: Random) -> None:
    """A seat sees the same bytes in every world that differs only in what it can't know."""
    for player in s.players:
        seen = view_of(s, player.id).bytes()
        mark = s.mark()
        exchange_hidden(s, player.id, rng)
        other = view_of(s, player.id).bytes()
        s.rollback(mark)
        need(seen == other, "secrets", f"the view of seat {player.id} depends on hidden cards")


def exchange_hidden(s: State, seat: int, rng: Random) -> None:
    """Let cards whose faces a seat can't know change places, each owner's among themselves.

    What an unfinished effect holds stays where it is.
    """
    held = {number % REF for f in s.stack for slot in (f.data, *f.slots) for number in slot}
    held |= {frame.card for frame in s.stack} | {entry.card for entry in s.bag}
    for player in s.players:
        hidden = [
            card
            for card in s.cards
            if card.owner == player.id
            and card.zone != Zone.OUT
            and card.id not in held
            and not may_know(s, card, seat)
        ]
        places = [(c.zone, c.inc, c.exerted, c.faceup, c.top, c.seen) for c in hidden]
        mixed = hidden[:]
        rng.shuffle(mixed)
        for card, place in zip(mixed, places):
            for name, value in zip(PLACE, place):
                s.put(card, name, value)
        moved = {old.id: new.id for old, new in zip(hidden, mixed)}
        numbers = len(s.players) * ZONES_PER_PLAYER
        for i, cards in enumerate(s.lists):
            if not numbers <= i < numbers + L.COUNT and not moved.keys().isdisjoint(cards):
                s.replace_list(i, [moved.get(c, c) for c in cards])
