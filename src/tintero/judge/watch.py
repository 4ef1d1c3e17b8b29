"""One action, watched step by step: what a judge wants to see and the log alone does not tell.

The option is carried out while a `Watcher` looks on (`rules.observe`): each step is looked at
before and after, and then everything is rolled back, so that watching changes nothing. Nothing is
decided here; the words come from `views`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tintero.events import REF, Event, Kind
from tintero.judge import silent, told
from tintero.judge.blows import base
from tintero.messages import Message, tell
from tintero.rules import apply
from tintero.rules.observe import Moment, Observer, PassedOver
from tintero.state.objects import Active, Option
from tintero.state.state import State
from tintero.views import ruling_words as say
from tintero.views.log import EXERTED_FOR, is_echo
from tintero.views.log_fields import EventWords
from tintero.vocab import NONE, How, Until, Why

NONE_DEALT = (Why.CANT_BE_DEALT, Why.NOTHING_LEFT)


@dataclass(frozen=True)
class SequenceLine:
    """One line of a sequence. `damage` is base, modified, taken; `depth` 1 inside a resolution."""

    sort: str
    message: Message
    clause: str
    event: str = ""
    player: int = NONE
    depth: int = 0
    damage: tuple[int, int, int] | None = None

    def text(self, lang: str) -> str:
        return tell(self.message, lang)


class Watcher(Observer):
    """Looks at a state between the engine's steps."""

    def __init__(self, s: State, filler: int = NONE) -> None:
        super().__init__()
        self.s = s
        self.filler = filler
        self.lines: list[SequenceLine] = []
        self.events: list[Event] = []
        self.found = False  # whether the last check found something
        self.look()

    def look(self) -> None:
        """Remember how it stands before the next step."""
        s = self.s
        self.at = Moment(s)
        self.actives: list[Active] = list(s.actives)
        self.bag = {entry.id: entry for entry in s.bag}
        self.seen = len(s.fresh)
        self.hurt = {i: s.cards[i].damage for p in s.players for i in s.in_play(p.id)}
        self.costs = told.PAID_BY.get(self.at.paying, "")

    # --- after a step ---------------------------------------------------------------------------

    def after(self, s: State) -> None:
        """Write down what the last step did, then look again."""
        fresh = s.fresh[self.seen :]
        depth = self.at.depth
        gone, was = self.gone(), self.bag
        if self.at.checks:
            self.check(fresh)
        for event in told.in_order(fresh):
            if event.kind == Kind.EFFECT_ENDED and gone:
                continue  # the lines below say which
            line = self.line(event, fresh, depth)
            if line is not None:
                self.lines.append(line)
        if any(e.kind == Kind.TURN_START for e in fresh):
            self.tell(silent.not_readied(s, self.actives), depth)
        for active in gone:
            self.expiry(active)
        if not gone:
            self.tell(silent.lost_keywords(s, self.actives), depth)
        taken = self.bag.keys() - {entry.id for entry in s.bag}
        self.events += fresh
        self.look()
        if taken and self.at.resolving:
            entry = was[min(taken)]
            clause, said = told.whose_pick(s, entry.player), say.resolves(s, entry)
            self.lines.append(SequenceLine("resolve", said, clause, "", entry.player, depth))

    def tell(self, said: Iterable[silent.Said], depth: int) -> None:
        """What decides and no event tells."""
        for message, clause in said:
            self.lines.append(SequenceLine("reason", message, clause, depth=depth))

    def passed_over(self, s: State, what: PassedOver) -> None:
        self.tell([silent.passed_over(s, what)], self.at.depth)

    def check(self, fresh: list[Event]) -> None:
        """CR 1.8.3: a check is made, and again while it finds something."""
        over = any(e.kind in (Kind.GAME_OVER, Kind.PLAYER_OUT) for e in fresh)
        found = over or any(e.kind == Kind.CHECKED for e in fresh)
        if found or not self.found:
            log = self.s.log
            before = log[: len(log) - len(fresh)]
            clause = told.check_clause(self.s, self.at, before)
            self.lines.append(
                SequenceLine("check", say.checked(found), clause, "checked", self.s.active)
            )
        self.found = found

    def line(self, e: Event, fresh: list[Event], depth: int) -> SequenceLine | None:
        s = self.s
        if self.is_silent(e, fresh):
            return None
        if e.kind in told.TURNS:
            return self.turn(e, fresh)
        if e.kind == Kind.BANISHED_IN_CHALLENGE:
            said = say.credited(s, e.card, e.other, bool(e.extra))
            return SequenceLine("credit", said, e.clause, e.name, e.player, depth)
        damage = self.damage(e, fresh)
        words = words_for(s, e, s.log[: self.place(e)], self.filler)
        said = self.more(e, fresh, words, damage)
        sort = "damage" if e.kind == Kind.FIZZLED and damage else told.SORTS.get(e.kind, "event")
        clause = e.clause
        if e.kind == Kind.EXERTED and e.why in EXERTED_FOR:
            sort = "payment"
        elif self.costs and e.kind in told.COSTS:
            sort, clause = "payment", self.costs
        elif told.is_spent(s, e):
            clause = "6.7.1.2"  # an action goes to the discard when it has resolved
        elif e.kind == Kind.ENTERED_PLAY and not e.extra:
            clause = "6.7.9"  # with damage
        return SequenceLine(sort, said, clause, e.name, e.player, depth, damage)

    def is_silent(self, e: Event, fresh: list[Event]) -> bool:
        """Whether another line says it."""
        s = self.s
        if e.kind == Kind.CHECKED:
            return True
        if e.kind == Kind.BANISHED_IN_CHALLENGE:
            return told.is_said(e, fresh)
        if e.kind in told.SILENT:
            return told.is_told(e, fresh)
        if e.kind == Kind.DAMAGE_TAKEN and e.extra & 3 == How.DEALT:
            return any(told.is_of(k, e) for k in fresh)
        if e.kind in told.TOLD or told.is_spent(s, e) or self.is_hurt(e, fresh):
            return False
        return is_echo(e, s.log[: self.place(e)])

    def is_hurt(self, e: Event, fresh: Sequence[Event]) -> bool:
        """Whether a card enters play with damage of its own (CR 6.7.9)."""
        shifted = any(k.kind == Kind.SHIFTED for k in fresh)
        return e.kind == Kind.ENTERED_PLAY and not shifted and self.s.cards[e.card].damage > 0

    def damage(self, e: Event, fresh: Sequence[Event]) -> tuple[int, int, int] | None:
        """Base, modified, taken."""
        if e.kind == Kind.DAMAGE_DEALT:
            taken = next((k.amount for k in fresh if told.is_of(e, k)), 0)
            counts = self.s.ruleset.zero_damage_is_dealt
            return (e.amount if counts else base(self.s, self.at, e, taken), taken, taken)
        if e.kind == Kind.DAMAGE_TAKEN and e.extra & 3 == How.DEALT:
            return (base(self.s, self.at, e, e.amount), e.amount, e.amount)
        if e.kind == Kind.REPLACED and e.card >= 0 and e.amount > 0:
            return (base(self.s, self.at, e, e.amount), e.amount, 0)
        if e.kind == Kind.FIZZLED and e.why in NONE_DEALT:
            return (e.amount, 0, 0)
        return None

    def more(
        self, e: Event, fresh: list[Event], words: EventWords, damage: tuple[int, int, int] | None
    ) -> Message:
        """The sentence of the log, with what a judge wants to know beside."""
        s = self.s
        if e.kind == Kind.PUT_IN_DECK:
            place = told.place_in_deck(s, e, fresh)
            if place:
                return (say.on_bottom if place == "bottom" else say.on_top)(words.what())
        if e.kind == Kind.ENTERED_PLAY and self.is_hurt(e, fresh):
            return say.hurt(words.what(), s.cards[e.card].damage)
        if e.kind == Kind.SHIFTED and e.amount > 1:
            bases = s.under(e.card)[-e.amount :]
            return say.added_up(say.shifted(s, e), [self.hurt.get(i, 0) for i in bases])
        if e.kind == Kind.TRIGGERED:
            return say.whose(words.line(), e.player)
        if e.kind == Kind.EFFECT_BEGAN:
            known = {a.id for a in self.actives}
            new = [a for a in s.actives if a.id not in known]
            aimed = [ref % REF for a in new for ref in a.targets]
            if e.card >= 0 and e.card not in aimed:  # CR 8.1.2
                return say.has_already(words.line())
            return say.begun(s, e, words, new)
        return say.damaged(words.line(), *damage) if damage is not None else words.line()

    def turn(self, e: Event, fresh: list[Event]) -> SequenceLine | None:
        """The beginning and the end of a turn, each when it comes."""
        # CR 3.2.1.4, 3.4.1.1: what triggers then goes into the bag.
        if e.kind != Kind.STEP and not any(k.kind == Kind.TRIGGERED for k in fresh):
            return None  # the step has been told
        clause = "3.2.1.4" if e.kind == Kind.TURN_START else e.clause
        return SequenceLine("event", say.of_turn(e), clause, e.name, e.player)

    def place(self, e: Event) -> int:
        log = self.s.log
        for i in range(len(log) - 1, -1, -1):
            if log[i] is e:
                return i
        return len(log)

    # --- expiries -------------------------------------------------------------------------------

    def gone(self) -> list[Active]:
        """What stopped by itself in this step: the turn or the challenge went on."""
        if not self.at.stops:
            return []
        left = {a.id for a in self.s.actives}
        over = [a for a in self.actives if a.id not in left and self.is_over(a)]
        return [a for a in over if a.parent not in {b.id for b in over}]  # parts go with it

    def is_over(self, a: Active) -> bool:
        """Whether an effect that is gone stopped because its time had come (CR 6.1.13).

        Not what went with its card, nor a delayed trigger that has just triggered.
        """
        s = self.s
        if a.targets and all(s.card_of(ref) is None for ref in a.targets):
            return False
        if a.until == Until.YOUR_NEXT_TURN and s.active != a.player:
            return False
        return a.until in self.at.stops

    def expiry(self, a: Active) -> None:
        line = SequenceLine(
            "expiry", say.ended(self.s, a), say.ENDS[a.until], "effect ended", a.player
        )
        if line not in self.lines[-8:]:  # one effect may be several statics
            self.lines.append(line)


def words_for(s: State, e: Event, before: Sequence[Event], filler: int) -> EventWords:
    """An event as the log tells it. A card that only fills a deck has no name."""
    words = EventWords(s, e, None, before)
    if e.card >= 0 and s.cards[e.card].index == filler:
        words.knows = False
    return words


def watch(s: State, seat: int, option: Option, filler: int = NONE) -> Watcher:
    """Carry out a legal option, watching, and take it back."""
    top, fresh = s.mark(), s.fresh
    s.fresh = []
    watcher = Watcher(s, filler)
    try:
        apply.take(s, seat, option, watcher)
    finally:
        s.rollback(top)
        s.fresh = fresh
    return watcher
