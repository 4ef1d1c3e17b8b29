"""`Game`: the public face of the engine.

A game is decks, a seed and the options pushed so far; everything else follows from them.

>>> from tintero import Game, Deck
>>> game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
>>> game.decision.kind
'alter hand'
>>> before = game.hash()
>>> events = game.push("keep")
>>> option = game.pop()
>>> game.hash() == before
True
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from tintero import limits, notation
from tintero.cards.deck import Deck
from tintero.cards.pool import Pool, default_pool
from tintero.events import Event, Kind
from tintero.messages import Message
from tintero.notation import AmbiguousAction, InvalidAction
from tintero.notation.option_list import OptionList
from tintero.program.library import Programs
from tintero.rules import apply, setup, sound
from tintero.rules.hands import ALL_SEEN
from tintero.rules.observe import Observer
from tintero.state import codec
from tintero.state.objects import Decision, Option
from tintero.state.ruleset import Ruleset
from tintero.state.state import S, State
from tintero.views import Handles, View, view_of
from tintero.views.game_errors import GameError, IllegalAction, TakebackRefused, because
from tintero.views.game_facts import Outcome, Record
from tintero.views.step_watch import Ahead, FarEnough, StepWatch, Tell
from tintero.views.whynot import WhyNot, explain
from tintero.vocab import NONE, REASON_NAMES, Act, Ask, Why

__all__ = [
    "AmbiguousAction",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidAction",
    "Outcome",
    "Record",
    "TakebackRefused",
    "because",
]

_PROGRAMS: WeakKeyDictionary[Pool, Programs] = WeakKeyDictionary()


def programs_of(pool: Pool) -> Programs:
    """The pool as the engine runs it; each card is compiled once, when a game first needs it."""
    found = _PROGRAMS.get(pool)
    if found is None:
        found = _PROGRAMS[pool] = Programs(list(pool))
    return found


_USUAL: dict[str, Ruleset] = {}


def usual_rules(version: str) -> Ruleset:
    """The rules of a version; nothing of them changes, so all games share them."""
    found = _USUAL.get(version)
    if found is None:
        found = _USUAL[version] = Ruleset(version)
    return found


@dataclass
class _Mark:
    """One push: where the journal stood, who pushed what, and what happened."""

    top: int
    player: int
    option: Option
    events: list[Event]
    whole: bool  # it begins what a player takes back at once
    learnt: bool  # chance was used, or the player saw a card they did not know (CR 1.7.6.2)


def begins_play(ask: int, act: int) -> bool:
    """Whether an answer begins what is taken back at once: a turn action with all that comes of it,
    or one card picked to be replaced (CR 2.2.2), with which nothing has been done yet."""
    if ask == Ask.ALTER_HAND:
        return act == Act.CHOOSE
    return ask == Ask.TURN_ACTION and act <= Act.END


class Game:
    """A game in progress. Options go on with `push` and come off with `pop`."""

    def __init__(self, state: State, pool: Pool, record: Record | None = None) -> None:
        self.state = state
        self.pool = pool
        self._record = record
        self._marks: list[_Mark] = []
        self._forgotten = 0  # how many came before these
        self._options: list[Option] | None = None

    # --- beginning -----------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        decks: Sequence[Deck | Sequence[str]],
        seed: int | None = None,
        *,
        starting: int | None = None,
        rules: Ruleset | str | None = None,
        pool: Pool | None = None,
    ) -> Game:
        """Set up a game for two to six players (CR 2.2). Without a seed it is drawn from the
        operating system; without `starting` the starting player is drawn (CR 2.2.1.1)."""
        pool = pool if pool is not None else default_pool()
        ruleset = rules if isinstance(rules, Ruleset) else usual_rules(rules or "2.3")
        if not 2 <= len(decks) <= 6:
            raise GameError(Message("game-players"))
        if starting is not None and not 0 <= starting < len(decks):
            raise GameError(Message("game-no-starter", number=starting + 1))
        for deck in decks:
            if len(deck) > limits.CARDS:
                raise GameError(Message("game-big-deck", most=limits.CARDS, count=len(deck)))
        if seed is None:
            seed = secrets.randbits(128)
        names = tuple(tuple(d.cards if isinstance(d, Deck) else d) for d in decks)
        programs = programs_of(pool)
        state = State(programs, len(decks), ruleset, seed)
        for player, cards in enumerate(names):
            state.new_deck(player, pool.indices(cards))
        first = NONE if starting is None else starting
        record = Record(names, seed, first, ruleset.plain(), "", ())  # `record` adds the rest
        setup.begin(state, first, True)
        apply.advance(state)
        return cls(state, pool, record)

    # --- reading -------------------------------------------------------------------------------

    @property
    def depth(self) -> int:
        """How many options have been pushed."""
        return self._forgotten + len(self._marks)

    @property
    def oldest(self) -> int:
        """The depth to which the game can be popped."""
        return self._forgotten

    def forget(self, depth: int) -> None:
        """Give up popping below that depth: what long games needed for it is let go. There is no
        record of the game any more."""
        count = depth - self._forgotten
        if not 0 < count <= len(self._marks):
            return
        top = self._marks[count].top if count < len(self._marks) else self.state.mark()
        self.state.journal.forget(top)
        del self._marks[:count]
        for mark in self._marks:
            mark.top -= top
        self._forgotten += count
        self._record = None

    @property
    def last_player(self) -> int:
        """Who pushed last; NONE: nobody has."""
        return self._marks[-1].player if self._marks else NONE

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        return self.state.decision

    @property
    def options(self) -> list[Option]:
        """Every legal answer to the open decision; `repr` of one of them says what it does."""
        if self._options is None:
            self._options = OptionList(apply.options(self.state), self.state)
        return self._options

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        s = self.state
        if not s.over:
            return None
        winner = s.scalars[S.WINNER]
        rule = next((e.clause for e in reversed(s.log) if e.kind == Kind.GAME_OVER), "2.3.3")
        reason = REASON_NAMES[s.scalars[S.REASON]]
        if winner < 0:
            return Outcome(None, reason, rule)
        return Outcome(winner, reason, rule, tuple(sorted(s.team(winner))))

    def text(self, option: Option, player: int | None = None) -> str:
        """An option in notation; `push` and `why_not` read it back."""
        return notation.write(self.state, option)

    def read(self, text: str, player: int | None = None) -> list[Option]:
        """The option or options a line of notation means, legal or not."""
        return notation.read(self.state, self._seat(player), text)

    def view(
        self,
        seat: int | None,
        handles: Handles | None = None,
        version: int = 0,
        words: bool = False,
    ) -> View:
        """What a seat may know, and nothing else; without a seat what everybody may.

        Who follows a game keeps the `handles` of the seat, so that a card keeps its own while the
        seat can follow it. With `words`: also messages for the question and the options.
        """
        viewer = None if seat is None else self._seat(seat)
        return view_of(self.state, viewer, handles, version, words)

    def hash(self) -> str:
        """Equal states, equal hash."""
        return codec.digest(self.state)

    def save(self) -> bytes:
        return codec.dump(self.state)

    @classmethod
    def load(cls, data: bytes, pool: Pool | None = None) -> Game:
        """A game from a saved state. It can't be popped beyond, nor recorded from the start.

        Whatever the bytes are: `SaveError`, or a game that can be played on.
        """
        pool = pool if pool is not None else default_pool()
        state = codec.load(data, programs_of(pool))
        sound.check(state)
        return cls(state, pool)

    # --- doing ---------------------------------------------------------------------------------

    def push(self, action: Option | str, player: int | None = None) -> list[Event]:
        """Do something; the events it caused.

        `action` is an option or its notation. A line that stands for several answers (`sing X
        with A, B`, `bottom A, B`) does them all or none. Raises `InvalidAction` (can't be read),
        `AmbiguousAction`, or `IllegalAction` (the rules); the state is then as it was.
        """
        seat = self._seat(player)
        if isinstance(action, Option):
            return self._push(action, seat)
        depth = self.depth
        events: list[Event] = []
        try:
            option, rest = self._first(action, seat)
            while rest:
                before = rest
                events.extend(self._push_openly(option, seat))
                if not self._is_open(seat):
                    raise InvalidAction(Message("notation-by-itself", text=repr(before)))
                option, rest = notation.read_first(self.state, seat, rest)
            events.extend(self._push(option, seat))
        except BaseException:
            self._pop_to(depth)
            raise
        return events

    def _first(self, action: str, seat: int) -> tuple[Option, str]:
        """The first option a line stands for, and the rest of the line."""
        text = action.strip()
        if not text:
            raise InvalidAction(Message("notation-nothing"))
        return notation.read_first(self.state, seat, text)

    def _push_openly(
        self, option: Option, seat: int, observer: Observer | None = None
    ) -> list[Event]:
        """Push the first steps of a line. Others are asked whatever their hidden cards might leave
        them to decide, so that nobody learns from the rest of the line who would not be."""
        s = self.state
        asked = s.asks_hidden
        s.asks_hidden = asked | ALL_SEEN & ~(1 << seat)
        try:
            return self._push(option, seat, observer)
        finally:
            s.asks_hidden = asked

    def _is_open(self, seat: int) -> bool:
        """Whether after the last push it is still that player who decides, knowing no more than
        before: only then may the rest of a line be judged."""
        d = self.state.decision
        return d is not None and d.player == seat and not self._marks[-1].learnt

    def _pop_to(self, depth: int) -> None:
        while self.depth > depth:
            self.pop()

    def _push(self, option: Option, seat: int, observer: Observer | None = None) -> list[Event]:
        s = self.state
        top = s.mark()
        fresh = s.fresh
        try:
            if not self._offered(option, seat):
                refusal = apply.refuse(s, seat, option)
                if refusal is not None:
                    raise IllegalAction(explain(s, refusal, seat, option))
            d = s.decision
            whole = d is not None and begins_play(d.ask, option.act)
            s.fresh = []
            apply.take(s, seat, option, observer)
            events, s.fresh = s.fresh, []
            learnt = irreversible(s, top, seat)
            mark = _Mark(top, seat, option, events, whole, learnt)
        except BaseException:
            s.rollback(top)
            s.fresh = fresh
            self._options = None
            raise
        self._marks.append(mark)
        self._options = None
        return events

    def _offered(self, option: Option, seat: int) -> bool:
        """Whether it is one of the options this game has just listed for that seat."""
        d = self.state.decision
        if d is None or d.player != seat or self._options is None:
            return False
        return any(o.same(option) for o in self._options)

    def pop(self) -> Option:
        """Take back the last push, exactly: same state, same options, same random numbers."""
        if not self._marks:
            raise IndexError("nothing to pop")
        mark = self._marks.pop()
        self.state.rollback(mark.top)
        self._options = None
        return mark.option

    def why_not(self, action: Option | str, player: int | None = None) -> WhyNot | None:
        """Why something may not be done now; None when it is legal. Nothing changes.

        Of a line that stands for several answers each is judged after those before it, as far as
        neither chance nor hidden cards come into it; from there on all as things stand then.
        """
        seat = self._seat(player)
        if isinstance(action, Option):
            return self._refused(action, seat)
        depth = self.depth
        ahead = True
        try:
            option, rest = self._first(action, seat)
            why = self._refused(option, seat)
            while why is None and rest:
                if ahead:
                    self._push_openly(option, seat)
                    if not self._is_open(seat):
                        self.pop()
                        ahead = False
                option, rest = notation.read_first(self.state, seat, rest)
                why = self._refused(option, seat)
            return why
        finally:
            self._pop_to(depth)

    def _refused(self, option: Option, seat: int) -> WhyNot | None:
        refusal = apply.refuse(self.state, seat, option)
        return None if refusal is None else explain(self.state, refusal, seat, option)

    def ahead(self, action: Option | str, player: int, tell: Tell) -> Ahead:
        """What would come of an action, as far as it can be told: `tell` is given what happens up
        to where chance or hidden cards begin, while the game stands there. Nothing changes; the
        errors are those of `push`."""
        seat, depth = self._seat(player), self.depth
        try:
            option, rest = (action, "") if isinstance(action, Option) else self._first(action, seat)
            while rest:
                tell(self._push_openly(option, seat))
                if not self._is_open(seat):
                    raise InvalidAction(Message("notation-by-itself", text=repr(rest)))
                option, rest = notation.read_first(self.state, seat, rest)
            return self._look_ahead(option, seat, tell)
        finally:
            self._pop_to(depth)

    def _look_ahead(self, option: Option, seat: int, tell: Tell) -> Ahead:
        watch = StepWatch(self.state.mark(), seat)
        events = self._push_openly(option, seat, watch)
        d = self.state.decision
        asks = d is not None and d.ask != Ask.TURN_ACTION
        try:
            self.undoable(seat)
            final = False
        except TakebackRefused:
            final = True
        if not self._marks[-1].learnt:
            tell(events)
            return Ahead(False, asks, final)
        self.pop()
        if watch.steps:  # again, up to the last step by which nothing was learnt
            with suppress(FarEnough):
                self._push_openly(option, seat, StepWatch(watch.top, seat, watch.steps, tell))
        return Ahead(True, False, final)

    def concede(self, player: int) -> list[Event]:
        """CR 2.3.3.4: at any time."""
        return self._push(Option(Act.CONCEDE), self._seat(player))

    # --- take-back for people (CR 1.7.6) ---------------------------------------------------------

    def takeback(self, player: int, *, as_far_as_possible: bool = False, free: bool = False) -> int:
        """Return to just before that player's last whole turn action; how many pushes were undone.

        A card picked to be replaced in set-up comes back the same way until that is done.

        CR 1.7.6.2: refused when since then a card was shuffled, revealed or drawn, or someone else
        decided something; with `as_far_as_possible` undo back to that point instead. `free`: a game
        in which nobody minds, whatever was seen or decided since.
        """
        undone = self.undoable(player, as_far_as_possible=as_far_as_possible, free=free)
        self._pop_to(self.depth - undone)
        return undone

    def undoable(self, player: int, *, as_far_as_possible: bool = False, free: bool = False) -> int:
        """How many pushes `takeback` would undo; nothing changes. The errors are the same."""
        player = self._seat(player)
        start = None
        for i in range(len(self._marks) - 1, -1, -1):
            if self._marks[i].whole and self._marks[i].player == player:
                start = i
                break
        if start is None:
            raise TakebackRefused("1.7.6", Message("game-nothing-to-undo"))
        stop = start
        for i in range(len(self._marks) - 1, start - 1, -1):
            barrier = self._barrier(self._marks[i], player)
            if barrier is not None and not free:
                if not as_far_as_possible:
                    try:
                        raise barrier
                    finally:  # an error refers to this frame: a circle, and with it all callers
                        del barrier
                stop = i + 1
                break
        return len(self._marks) - stop

    def steps_back(self, player: int) -> int:
        """How many of the last answers that player gave inside a decision that is still theirs,
        and could take back one by one: nothing was learnt by them, nobody else decided since."""
        d = self.state.decision
        if d is None or d.player != player:
            return 0
        steps = 0
        for mark in reversed(self._marks):
            picks = d.ask == Ask.ALTER_HAND and mark.whole
            if (mark.whole and not picks) or self._barrier(mark, player) is not None:
                break
            steps += 1
        return steps

    def _barrier(self, mark: _Mark, player: int) -> TakebackRefused | None:
        if mark.player != player:
            return TakebackRefused("1.7.6.2", Message("game-other-decided"))
        for event in mark.events:
            if event.kind in SEEN_BY:
                if event.kind == Kind.REVEALED and event.why == Why.INKING:
                    continue  # showing the inkwell symbol of a card from one's own hand
                return TakebackRefused("1.7.6.2", Message(SEEN_BY[event.kind]), event)
        if mark.option.act == Act.CONCEDE:
            return TakebackRefused("2.3.3.4", Message("game-conceded"))
        if mark.learnt:
            return TakebackRefused("1.7.6.2", Message("game-learnt"))
        return None

    # --- copies ----------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy: where the game began and what was pushed since. So even a shallow
        copy is a game of its own, and all of it can be taken back."""
        marks = list(self._marks)
        while self._marks:
            self.pop()
        start = self.save()
        for mark in marks:
            self._push(mark.option, mark.player)
        pushed = [(mark.option, mark.player) for mark in marks]
        return (_again, (start, self.pool, self._record, pushed))

    # --- records ---------------------------------------------------------------------------------

    def record(self) -> Record:
        """Decks, seed and the actions so far."""
        r = self._record
        if r is None:
            raise GameError(Message("game-no-record"))
        return Record(r.decks, r.seed, r.starting, r.rules, self.pool.hash, self.actions())

    def actions(self) -> tuple[str, ...]:
        """What was pushed so far, in notation; also where the game began in the middle."""
        depth = self.depth
        marks = list(self._marks)
        actions: list[str] = []
        while self._marks:
            self.pop()
        for mark in marks:
            actions.append(notation.write_for(self.state, mark.player, mark.option))
            self._push(mark.option, mark.player)
        assert self.depth == depth
        return tuple(actions)

    @classmethod
    def replay(cls, record: Record, pool: Pool | None = None) -> Game:
        """Play a record again: same decks, same seed, same actions, same game."""
        pool = pool if pool is not None else default_pool()
        if record.pool != pool.hash:
            raise GameError(Message("game-other-pool"))
        ruleset = Ruleset(**record.rules)  # type: ignore[arg-type]
        starting = None if record.starting == NONE else record.starting
        game = cls.new(record.decks, record.seed, starting=starting, rules=ruleset, pool=pool)
        game.push_all(record.actions)
        return game

    def push_all(self, actions: Iterable[str]) -> None:
        """Push a record's lines; a line out of turn begins with its seat (`2: concede`)."""
        for line in actions:
            seat, text = notation.split_seat(line)
            self.push(text, seat)

    # --- small things ----------------------------------------------------------------------------

    def _seat(self, player: int | None) -> int:
        if player is not None:
            if not 0 <= player < len(self.state.players):
                raise InvalidAction(Message("notation-no-seat", number=player + 1))
            return player
        d = self.state.decision
        return d.player if d is not None else 0

    def __repr__(self) -> str:
        s = self.state
        if s.over:
            return f"<Game over: {self.outcome}>"
        d = s.decision
        asked = f"seat {d.player + 1} asked: {d.kind}" if d is not None else "nobody asked"
        return f"<Game turn {s.turn}, {asked}, {len(self._marks)} pushes>"


def _again(
    start: bytes, pool: Pool, record: Record | None, pushed: list[tuple[Option, int]]
) -> Game:
    """A game from what `Game.__reduce__` kept of it."""
    game = Game(codec.load(start, programs_of(pool)), pool, record)
    for option, player in pushed:
        game._push(option, player)
    return game


# What cannot be undone (CR 1.7.6.2), in words.
SEEN_BY = {
    Kind.SHUFFLED: "game-shuffled",
    Kind.REVEALED: "game-revealed",
    Kind.DREW: "game-drawn",
    Kind.LOOKED_AT: "game-looked-at",
}


def irreversible(s: State, top: int, player: int) -> bool:
    """Whether since `top` chance was used or the player saw a card they did not know."""
    return s.learnt_since(top, player)
