"""One action, watched step by step: what a judge wants to see and the log alone does not tell.

The option is carried out one engine step at a time (`rules.apply.step`), each step is looked at
before and after, and then everything is rolled back: watching changes nothing. Nothing is decided
here; the words come from `views`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tintero.ability.effects import Deal
from tintero.events import Event, Kind
from tintero.rules import apply, derive
from tintero.rules.damage import ITEM
from tintero.rules.frames import K
from tintero.rules.resolve import code_of
from tintero.rules.turn import T
from tintero.rules.turn_actions.challenge import C
from tintero.state.objects import REF, Active, Frame, Option
from tintero.state.state import State
from tintero.views import sheet as say
from tintero.views.log import EXERTED_FOR, is_echo
from tintero.views.log_fields import Words
from tintero.vocab import NONE, Act, Ask, How, Until

LANGS = ("en", "es")

# What an event is to a judge; every other kind is just something that happened.
SORTS = {
    Kind.ANNOUNCED: "declaration", Kind.CHALLENGED: "declaration", Kind.QUESTED: "declaration",
    Kind.USED: "declaration", Kind.INKED: "declaration", Kind.SHIFTED: "declaration",
    Kind.PAID: "payment", Kind.SANG: "payment", Kind.DROPS_REMOVED: "payment",
    Kind.TRIGGERED: "trigger", Kind.BAG_PASSED: "resolve", Kind.RESOLVED: "resolve",
    Kind.CHECKED: "check", Kind.DAMAGE_DEALT: "damage", Kind.DAMAGE_TAKEN: "damage",
    Kind.DAMAGE_REMOVED: "damage", Kind.REPLACED: "replacement", Kind.BANISHED: "banish",
    Kind.BANISHED_IN_CHALLENGE: "credit", Kind.EFFECT_ENDED: "expiry",
}  # fmt: skip
# Said by the events beside them, also for a judge.
SILENT = frozenset(
    (Kind.LEFT_PLAY, Kind.LEFT_UNDER, Kind.LEFT_DISCARD, Kind.DISCARDED_SOME, Kind.SUNG,
     Kind.MILLED)
)  # fmt: skip
# The log leaves these out because another line says them; a judge wants them one by one.
TOLD = frozenset((Kind.CHECKED, Kind.ANNOUNCED, Kind.EXERTED, Kind.REVEALED))


@dataclass(frozen=True)
class Line:
    """One line of a sequence. `damage` is base, modified, taken; `depth` 1 inside a resolution."""

    sort: str
    en: str
    es: str
    clause: str
    event: str = ""
    player: int = NONE
    depth: int = 0
    damage: tuple[int, int, int] | None = None

    def text(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


class Watcher:
    """Looks at a state between the engine's steps."""

    def __init__(self, s: State, filler: int = NONE) -> None:
        self.s = s
        self.filler = filler
        self.lines: list[Line] = []
        self.events: list[Event] = []
        self.look()

    def look(self) -> None:
        """Remember how it stands before the next step."""
        s = self.s
        self.stack: list[Frame] = list(s.stack)
        self.actives: list[Active] = list(s.actives)
        self.bag = {entry.id for entry in s.bag}
        self.seen = len(s.fresh)
        self.bases = self.challenge_bases()

    def challenge_bases(self) -> list[tuple[int, int, int]]:
        """Challenger and challenged before the damage step: target, dealer, base (CR 4.6.6.1)."""
        s, top = self.s, self.stack[-1] if self.stack else None
        if top is None or top.kind != K.CHALLENGE or top.step != C.DAMAGE:
            return []
        one, two = s.card_of(top.data[0]), s.card_of(top.data[1])
        if one is None or two is None:
            return []
        return [
            (two.id, one.id, derive.challenge_damage(s, one)),
            (one.id, two.id, derive.challenge_damage(s, two)),
        ]

    # --- after a step ---------------------------------------------------------------------------

    def note(self) -> None:
        """Write down what the last step did, then look again."""
        s = self.s
        fresh = s.fresh[self.seen :]
        depth = sum(f.kind == K.TRIGGER for f in self.stack)
        gone = self.gone()
        absorbed = self.absorbed(fresh)
        for event in fresh:
            if event.kind == Kind.EFFECT_ENDED and gone:
                continue  # the lines below say which
            line = self.line(event, fresh, depth)
            if line is not None:
                self.lines.append(line)
        self.lines += absorbed
        for active in gone:
            self.expiry(active)
        top = s.stack[-1] if s.stack else None
        taken = self.bag - {entry.id for entry in s.bag}
        if taken and top is not None and top.kind == K.TRIGGER:
            en, es = (say.resolves(s, top, lang) for lang in LANGS)
            clause = whose_pick(s, top.player)
            self.lines.append(Line("resolve", en, es, clause, "", top.player, depth))
        self.events += fresh
        self.look()

    def line(self, e: Event, fresh: list[Event], depth: int) -> Line | None:
        s = self.s
        before = s.log[: self.place(e)]
        if e.kind in SILENT:
            if is_told(e, fresh):
                return None
        elif e.kind not in TOLD and is_echo(e, before):
            return None
        if e.kind == Kind.DAMAGE_TAKEN and e.extra & 3 == How.DEALT:
            return None if any(is_of(k, e) for k in fresh) else self.taken(e, depth)
        if e.kind == Kind.TURN_END:
            # CR 3.4.1.1: the turn is not over yet; its last triggers come first.
            en, es = (say.turn_ending(e.player, lang) for lang in LANGS)
            return Line("event", en, es, "3.4.1.1", e.name, e.player, depth)
        en, es = sentence(s, e, before, self.filler)
        damage = None
        if e.kind == Kind.DAMAGE_DEALT:
            taken = next((k.amount for k in fresh if is_of(e, k)), 0)
            base = e.amount if s.ruleset.zero_damage_is_dealt else self.base(e, taken)
            damage = (base, taken, taken)
        elif e.kind == Kind.REPLACED and e.card >= 0 and e.amount > 0:
            damage = (self.base(e, e.amount), e.amount, 0)
        if damage is not None:
            en, es = (
                f"{en} {say.say('en', 'damage', *damage)}",
                (f"{es} {say.say('es', 'damage', *damage)}"),
            )
        if e.kind == Kind.TRIGGERED:
            en, es = f"{en} {say.whose(e.player, 'en')}", f"{es} {say.whose(e.player, 'es')}"
        sort = SORTS.get(e.kind, "event")
        if e.kind == Kind.EXERTED and e.clause in EXERTED_FOR:
            sort = "payment"
        clause = "7.7.4" if e.kind == Kind.RESOLVED else e.clause
        return Line(sort, en, es, clause, e.name, e.player, depth, damage)

    def taken(self, e: Event, depth: int) -> Line:
        """Damage that was dealt, by a number that modifiers did not touch the telling of."""
        before = self.s.log[: self.place(e)]
        en, es = sentence(self.s, e, before, self.filler)
        damage = (self.base(e, e.amount), e.amount, e.amount)
        en, es = (
            f"{text} {say.say(lang, 'damage', *damage)}" for text, lang in ((en, "en"), (es, "es"))
        )
        return Line("damage", en, es, e.clause, e.name, e.player, depth, damage)

    def place(self, e: Event) -> int:
        log = self.s.log
        for i in range(len(log) - 1, -1, -1):
            if log[i] is e:
                return i
        return len(log)

    # --- damage ---------------------------------------------------------------------------------

    def base(self, e: Event, modified: int) -> int:
        """CR 1.9.4.1: the number before modifiers, from the batch or from who deals it."""
        for frame in reversed(self.stack):
            if frame.kind == K.DAMAGE:
                for i in range(0, len(frame.data), ITEM):
                    if frame.data[i] % REF == e.card:
                        return frame.data[i + 2]
        for target, dealer, base in self.bases:
            if target == e.card and e.other in (dealer, NONE):
                return base
        if not modified or self.unreduced():
            return modified
        return modified + derive.damage_reduction(self.s, self.s.cards[e.card])

    def unreduced(self) -> bool:
        """Whether what is resolving deals damage that Resist can't lessen."""
        top = self.stack[-1] if self.stack else None
        if top is None or top.kind not in (K.RESOLVE, K.TRIGGER, K.USE) or top.ability < 0:
            return False
        nodes = [op.node for op in code_of(self.s, top)]
        return any(isinstance(node, Deal) and node.unreduced for node in nodes)

    def absorbed(self, fresh: list[Event]) -> list[Line]:
        """CR 8.8.2, up to 2.1: challenge damage that modifiers bring to 0 leaves no event."""
        s = self.s
        if s.ruleset.zero_damage_is_dealt or any(f.kind == K.DAMAGE for f in s.stack):
            return []
        found = []
        for target, dealer, base in self.bases:
            touched = any(k.card == target and k.other == dealer for k in fresh)
            if base <= 0 or touched:
                continue
            names = [s.programs[s.cards[i].index].full_name for i in (dealer, target)]
            texts = [
                f"{say.say(lang, 'would_deal', names[0], base, names[1])} "
                f"{say.say(lang, 'damage', base, 0, 0)}"
                for lang in ("en", "es")
            ]
            seat = s.cards[dealer].owner
            found.append(Line("damage", texts[0], texts[1], "8.8.2", "", seat, 0, (base, 0, 0)))
        return found

    # --- expiries -------------------------------------------------------------------------------

    def gone(self) -> list[Active]:
        """What stopped by itself in this step: the turn or the challenge went on."""
        top = self.stack[-1] if self.stack else None
        if top is None or top.kind not in (K.TURN, K.CHALLENGE):
            return []
        left = {a.id for a in self.s.actives}
        return [a for a in self.actives if a.id not in left and self.is_over(a, top)]

    def is_over(self, a: Active, top: Frame) -> bool:
        """Whether an effect that is gone stopped because its time had come (CR 6.1.13).

        Not what went with its card, nor a delayed trigger that has just triggered.
        """
        s = self.s
        if a.targets and all(s.card_of(ref) is None for ref in a.targets):
            return False
        if top.kind == K.CHALLENGE:
            return a.until == Until.CHALLENGE
        if a.until == Until.YOUR_NEXT_TURN:
            return top.step in (T.BEGIN, T.READY) and s.active == a.player
        return a.until in say.ENDS and top.step in (T.EXPIRE, T.LAST_CHECK)

    def expiry(self, a: Active) -> None:
        en, es = (say.ended(self.s, a, lang) for lang in ("en", "es"))
        line = Line("expiry", en, es, say.ENDS[a.until], "effect ended", a.player)
        if line not in self.lines[-8:]:  # one effect may be several statics
            self.lines.append(line)


def whose_pick(s: State, player: int) -> str:
    """The clause by which this player takes the next ability out of the bag."""
    waiting = len(s.bag) + 1
    for e in reversed(s.log):
        if e.kind == Kind.RESOLVED:
            # CR 7.7.4.3: who just resolved keeps going; CR 7.7.4.4: else the bag is passed.
            return "7.7.4.3" if e.player == player else "7.7.4.4"
        if e.kind == Kind.TRIGGERED:
            waiting -= 1
            if waiting <= 0:
                break  # before that the bag was empty
    # CR 7.7.4.2: the active player begins; CR 7.7.4.4: without any of theirs, the next one.
    return "7.7.4.2" if player == s.active else "7.7.4.4"


def sentence(s: State, e: Event, before: Sequence[Event], filler: int) -> tuple[str, str]:
    """An event in both languages. A card that only fills a deck has no name."""
    found = []
    for lang in LANGS:
        words = Words(s, e, lang, None, before)
        if e.card >= 0 and s.cards[e.card].index == filler:
            words.knows = False
        found.append(words.sentence(False))
    return found[0], found[1]


def is_told(e: Event, fresh: Sequence[Event]) -> bool:
    """Whether another event of the same step says where the card went, or what was done."""
    if e.kind in (Kind.LEFT_PLAY, Kind.LEFT_UNDER, Kind.LEFT_DISCARD):
        return any(k is not e and k.card == e.card and k.kind not in SILENT for k in fresh)
    return True


def is_of(dealt: Event, taken: Event) -> bool:
    """Whether the one event is the taking of the damage that the other dealt."""
    return (
        dealt.kind == Kind.DAMAGE_DEALT
        and taken.kind == Kind.DAMAGE_TAKEN
        and taken.extra & 3 == How.DEALT
        and (dealt.card, dealt.other) == (taken.card, taken.other)
    )


def watch(s: State, seat: int, option: Option, filler: int = NONE) -> Watcher:
    """Carry out a legal option, watching, and take it back."""
    top, fresh = s.mark(), s.fresh
    s.fresh = []
    watcher = Watcher(s, filler)
    try:
        _take(s, seat, option, watcher)
    finally:
        s.rollback(top)
        s.fresh = fresh
    return watcher


def _take(s: State, seat: int, option: Option, watcher: Watcher) -> None:
    """`apply.take`, one step at a time."""
    if option.act == Act.CONCEDE:
        apply.take(s, seat, option)
        watcher.note()
        return
    d = s.decision
    if d is not None and d.player != seat:
        s.set_frame(s.stack[-1].speaking_of(seat, s.stack[-1].step))
    apply.answer(s, option)
    watcher.note()
    for _ in range(apply.LIMIT):
        d = s.decision
        if s.over or (d is not None and d.ask == Ask.TURN_ACTION):
            return
        if d is None:
            apply.step(s)
        else:
            found = apply.options(s)
            if len(found) != 1:
                return
            apply.answer(s, found[0])
        watcher.note()
