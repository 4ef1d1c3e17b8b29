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
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from random import Random
from traceback import extract_tb
from typing import Any

from tintero.cards.pool import Pool, default_pool
from tintero.events import KIND_NAMES, Event, Kind
from tintero.game import Game, TakebackRefused
from tintero.notation.write import write_all
from tintero.rules.apply import asked_anyway
from tintero.sim.many import Interrupted
from tintero.state import codec
from tintero.state.objects import Option
from tintero.state.ruleset import Plain, Ruleset
from tintero.state.state import State
from tintero.variants import Variant
from tintero.views.log import sentences
from tintero.views.prompts import label, prompt
from tintero.vocab import Act, Ask
from tintero_proof.directed import pick
from tintero_proof.histories import check_history, deck_of_copies
from tintero_proof.invariants import (
    CheckedState,
    Numbers,
    check_events,
    check_state,
    check_values,
    need,
    numbers_of,
)
from tintero_proof.legal_decks import DeckSearch
from tintero_proof.oracle import canonical, named, oracle
from tintero_proof.random_decks import some_deck
from tintero_proof.secrets import check_secrets
from tintero_proof.whereabouts import CARDS, Broken, differences, whole

__all__ = [
    "ALWAYS",
    "SAMPLED",
    "FuzzFailure",
    "FuzzRecord",
    "FuzzReport",
    "Rates",
    "fuzz",
    "replay_failure",
]

LONGEST = 5_000  # decisions; no random game needs nearly as many

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
    histories: int = 997


ALWAYS = Rates(1, 1, 1, 1, 1, 1, 1)
NEVER = Rates(0, 0, 0, 0, 0, 0, 0)
SAMPLED = Rates(60, 60, 600, 1500, 3000, 50, 3000)  # for runs of millions of decisions
HISTORIES = Rates(0, 0, 0, 5, 0, 0, 5)  # of secrets, and nothing else


@dataclass(frozen=True)
class FuzzRecord:
    """What replays a game as far as it went."""

    seed: int
    decks: tuple[tuple[str, ...], ...]
    rules: dict[str, Plain]
    moves: tuple[Move, ...] = ()

    def after(self, moves: list[Move]) -> FuzzRecord:
        return FuzzRecord(self.seed, self.decks, self.rules, tuple(moves))


@dataclass(frozen=True)
class FuzzFailure:
    """Something that must hold did not, at the last move of the record."""

    check: str
    message: str
    game: int  # which game of the run
    record: FuzzRecord

    @property
    def players(self) -> int:
        return len(self.record.decks)

    def plain(self) -> dict[str, Any]:
        """As data for JSON; `FuzzFailure.read` makes it a failure again."""
        return asdict(self) | {"players": self.players}

    @classmethod
    def read(cls, plain: dict[str, Any]) -> FuzzFailure:
        record = plain["record"]
        decks = tuple(tuple(deck) for deck in record["decks"])
        moves = tuple((*move[:5], tuple(move[5])) for move in record["moves"])
        rules = {name: untouched(value) for name, value in record["rules"].items()}
        kept = FuzzRecord(record["seed"], decks, rules, moves)
        return cls(plain["check"], plain["message"], plain["game"], kept)


def untouched(value: Any) -> Any:
    """A value as it was before JSON made lists of its tuples."""
    return tuple(untouched(part) for part in value) if isinstance(value, list) else value


@dataclass
class FuzzReport:
    """What a run did and found."""

    games: int = 0
    decisions: int = 0
    failures: list[FuzzFailure] = field(default_factory=list)
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
    histories: bool = False,
    variant: Variant | None = None,
) -> FuzzReport:
    """Play random games, the same ones for the same seed; with `decisions`, at least that many.

    With `legal`, 2 to 4 players have legal decks, built around what has been met least, and the
    report says how often each constructor of the card language was carried out. With `histories`,
    decks have many copies of cards that go back and forth, and only secrets are checked. Whoever
    breaks it off gets `Interrupted` with the report so far.
    """
    pool = pool if pool is not None else default_pool()
    checks = HISTORIES if histories else checks
    rates = checks if isinstance(checks, Rates) else Rates() if checks else NEVER
    report = FuzzReport()
    search = DeckSearch(pool) if legal else None
    if search is not None:
        report.constructors = search.recorder.nodes
        report.constructors.update(dict.fromkeys(search.recorder.holders, 0))
    begun = time.perf_counter()
    try:
        while report.games < games or report.decisions < decisions:
            rng = Random(f"{seed}/{report.games}")
            start, wanted = some_start(rng, pool, players, search, histories, variant)
            moves: list[Move] = []
            try:
                FuzzedGame(start, pool, report, moves, search, wanted).play(rng, rates)
            except Exception as error:
                report.failures.append(failure_of(error, report.games, start.after(moves)))
            report.games += 1
            report.seconds = time.perf_counter() - begun
            if progress is not None:
                progress(report)
    except KeyboardInterrupt:
        report.seconds = time.perf_counter() - begun
        raise Interrupted(report) from None
    return report


def some_start(
    rng: Random,
    pool: Pool,
    players: int | None,
    search: DeckSearch | None = None,
    histories: bool = False,
    variant: Variant | None = None,
) -> tuple[FuzzRecord, set[int]]:
    """Seats, rules and decks, and the cards of the pool to bring about in the game."""
    odds = (60, 15, 10, 8, 7) if search is None else (60, 20, 20, 0, 0)
    seats = players or rng.choices((2, 3, 4, 5, 6), odds)[0]
    if variant is not None and not variant.takes(seats):
        seats = rng.randint(*variant.players)
    version = rng.choices(("2.3", "2.2", "2.1"), (80, 10, 10))[0]
    if histories:
        seats = players or 2
        decks, wanted = [deck_of_copies(rng, pool) for _ in range(seats)], set[int]()
    elif search is None:
        decks, wanted = [some_deck(rng, pool) for _ in range(seats)], set[int]()
    else:
        decks, wanted = search.decks(rng, seats)
    cards = tuple(deck.cards for deck in decks)
    seed = rng.getrandbits(128)
    people = histories or seed % 4 == 0  # who are asked also what hidden cards decide
    make = Ruleset if variant is None else variant.ruleset
    return FuzzRecord(seed, cards, make(version, ask_hidden=people).plain()), wanted


def replay_failure(failure: FuzzFailure, pool: Pool | None = None) -> FuzzFailure | None:
    """Play to where a failure happened and check everything there; None if all is well now."""
    pool = pool if pool is not None else default_pool()
    start = failure.record
    moves: list[Move] = []
    try:
        table = FuzzedGame(start, pool, FuzzReport(), moves)
        for move in start.moves[:-1]:
            assert table.game.options is not None  # what was listed was taken, right or wrong
            table.push(move[0], Option(*move[1:]))
        table.check(ALWAYS)
        for move in start.moves[-1:]:
            table.do(move[0], Option(*move[1:]), ALWAYS)
            table.check(ALWAYS)
        table.check_end()
    except Exception as error:
        return failure_of(error, failure.game, start.after(moves))
    return None


def failure_of(error: Exception, game: int, record: FuzzRecord) -> FuzzFailure:
    if isinstance(error, Broken):
        return FuzzFailure(error.check, str(error), game, record)
    at = extract_tb(error.__traceback__)[-1]
    where = f"{at.filename.rpartition('tintero/')[2]}:{at.lineno}"
    return FuzzFailure("exception", f"{type(error).__name__} in {where}: {error}", game, record)


# --- playing ------------------------------------------------------------------------------------


class FuzzedGame:
    """One game of a run. `moves` grows as it is played."""

    def __init__(
        self,
        start: FuzzRecord,
        pool: Pool,
        report: FuzzReport,
        moves: list[Move],
        search: DeckSearch | None = None,
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
        self.left: codec.Plain = None  # the state that the last move left: no check may change it
        self.numbers: Numbers | None = None  # likewise
        self.changed: list[int] | None = None  # the cards that are otherwise than `checked` by now
        self.checked = CheckedState(self.game.state)  # the state that was checked last
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
        self.left, self.numbers, self.changed = None, None, None

    def do(self, seat: int, option: Option, rates: Rates) -> None:
        """Push, and where it is due also: undo and redo, save and go on from the saved game."""
        game = self.game
        saved, undone, looked = map(self.due, (rates.save, rates.undo, rates.state))
        self.moves.append((seat, *option.key()))
        kept = saved or undone or looked
        before: codec.Plain = (self.left or whole(game.state)) if kept else None
        options = game.options
        copy = Game.load(game.save(), self.pool) if saved else None
        if copy is not None:
            need(whole(copy.state) == before, "save", "a loaded game differs from the saved one")
            need(copy.options == options, "save", "a loaded game has other options")
        numbers = (self.numbers or numbers_of(game.state)) if looked else []
        if self.recorder is not None:
            self.recorder.before(game.state, option)
        events = game.push(option, seat)
        if self.recorder is not None:
            self.recorder.after(game.state, events)
        self.count(events)
        after: codec.Plain = whole(game.state) if kept else None
        self.left, self.numbers, self.changed = after, None, None
        if looked:
            self.numbers = numbers_of(game.state)
            was, now = before[CARDS], self.left[CARDS]
            changed = differences(was, now)
            check_events((numbers, was), (self.numbers, now), changed, events)
            self.changed = changed if was is self.checked.rows else None
        if copy is not None:
            copy.push(option, seat)
            if whole(copy.state) != after:
                raise Broken("save", f"a loaded game goes on differently after {named(option)}")
        if undone:
            self.undo(option, seat, before, after, options, rates)

    def undo(
        self,
        option: Option,
        seat: int,
        before: codec.Plain,
        after: codec.Plain,
        options: list[Option],
        rates: Rates,
    ) -> None:
        """The last move once more, after it was taken back."""
        game = self.game
        game.pop()
        if whole(game.state) != before:
            raise Broken("undo", f"undoing {named(option)} leaves another state")
        if game.options != options:
            raise Broken("undo", f"undoing {named(option)} leaves other options")
        game.push(option, seat)
        # What came of doing it again is looked at when the next move is undone, which must lead
        # back to `left`; here only if none will be.
        if rates.undo != 1 or game.state.over:
            if whole(game.state) != after:
                raise Broken("undo", f"doing {named(option)} again gives another state")

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
            check_state(s, self.left, self.checked, self.changed)
            self.changed = []
        if self.due(rates.secrets):
            check_secrets(s, Random(len(self.moves)))
        if self.due(rates.histories) and s.ruleset.ask_hidden and not s.over:
            check_history(self.game, Random(len(self.moves)))
        if s.over:
            return
        need(len(self.moves) < LONGEST, "ends", f"no end after {LONGEST} decisions")
        d, options = s.decision, self.game.options
        if self.due(rates.secrets):
            lines = write_all(s, options)
            unique = len(set(lines)) == len(set(options))
            need(unique, "ids", f"two options of one line: {lines}")
        if d is None or not options:
            raise Broken("way on", "the game is not over and there is nothing to do")
        if d.ask != Ask.TURN_ACTION:
            real = len(options) > 1 or asked_anyway(s)
            need(real, "way on", f"only one option for {d.kind}: that is no decision")
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
        checked = CheckedState(s)  # of one option, for the next
        for option in options[:40]:
            self.moves.append((seat, *option.key()))
            game.push(option)
            check_state(s, None, checked)
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
