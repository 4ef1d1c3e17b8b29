"""The things in a state: cards, players, frames, bag entries, lasting effects, decisions, options.

Cards and players are written only through `State`; all the others never change once made.
A *reference* packs a card and the moment: `inc * 65536 + id`. A card that changes zone becomes a
new card (CR 7.1.6), so its `inc` goes up and old references no longer mean it.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tintero.ability.base import Condition, Selector, StaticEffect
from tintero.events import REF as REF
from tintero.events import Event
from tintero.program.model import LABEL_SLOTS, CardProgram
from tintero.vocab import ACT_NAMES, ASK_NAMES, ASK_OF, NONE, Act, Pay, Zone

ABILITIES: Final = 64  # more than a program has
USE: Final = 8192 * ABILITIES  # a number in `L.USES` is a reference times this, and the ability
SPOT: Final = 8  # `rules.hands.spot`: zone + 8 * how often the deck was shuffled

# `Frame.did`: bit 1 while everything since the last `BEGIN` was done completely (CR 6.1.5.1),
# bit 2 once anything of the ability was skipped, declined or impossible (CR 6.1.1).
DONE: Final = 1
FELL_SHORT: Final = 2


def use_of(ref: i64, index: i64, ability: i64) -> i64:
    """Identifies this copy's ability for "once" (CR 6.1.13.2)."""
    return ref * USE + index * ABILITIES + ability


@final
@mypyc_attr(acyclic=True)
class Known:
    """CR 6.7.7: the last known values of a card that left play, for the reference `inc`."""

    def __init__(
        self,
        inc: i64,
        strength: i64,
        willpower: i64,
        lore: i64,
        damage: i64,
        exerted: i64,
        at: i64,
        under: i64,
        sing: i64,
        paid: i64,
        drops_paid: i64,
        keywords: tuple[int, ...],
        classes: tuple[str, ...],
        names: tuple[str, ...],
    ) -> None:
        self.inc: Final[i64] = inc
        self.strength: Final[i64] = strength
        self.willpower: Final[i64] = willpower
        self.lore: Final[i64] = lore
        self.damage: Final[i64] = damage
        self.exerted: Final[i64] = exerted
        self.at: Final[i64] = at
        self.under: Final[i64] = under
        self.sing: Final[i64] = sing
        self.paid: Final[i64] = paid
        self.drops_paid: Final[i64] = drops_paid
        self.keywords: Final[tuple[int, ...]] = keywords
        self.classes: Final[tuple[str, ...]] = classes
        self.names: Final[tuple[str, ...]] = names


@final
@mypyc_attr(acyclic=True)
class Card:
    """One physical card. Written only through `State`."""

    def __init__(self, id: int, owner: int, index: int, program: CardProgram) -> None:
        self.id: Final[i64] = id
        self.owner: i64 = owner  # CR 1.4.3; only an exchange of hands changes it
        self.index: i64 = index  # which card of the pool it is
        self.program: CardProgram = program  # that card, as the engine runs it
        self.zone: i64 = Zone.DECK
        self.inc: i64 = 0
        self.exerted: i64 = 0
        self.damage: i64 = 0
        self.drying: i64 = 0
        self.faceup: i64 = 0
        self.at: i64 = NONE  # the location it is at
        self.top: i64 = NONE  # the card it is under
        self.seen: i64 = 0  # bit per player: who knows its face where it is now
        self.since: i64 = 0  # the turn number in which it entered play
        self.paid: i64 = NONE  # how it was paid for (vocab.Pay), while in play
        self.ink_paid: i64 = 0
        self.drops_paid: i64 = 0
        self.temporary: i64 = 0  # played using Temporary Shift (CR 8.10.8.5)
        self.cover: i64 = NONE  # its `inc` as the character that Shift covered (CR 8.10.5)
        self.known: Known | None = None
        # derived values, valid while the stamp equals the state's version; never saved
        self.stamp: i64 = NONE
        self.strength: i64 = 0
        self.stamp_w: i64 = NONE
        self.willpower: i64 = 0

    def ref(self) -> i64:
        return self.inc * REF + self.id


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat. Written only through `State`."""

    def __init__(self, id: int) -> None:
        self.id: Final[i64] = id
        self.lore: i64 = 0
        self.drops: i64 = 0  # ink drops (CR 1.13.1.2)
        self.inked: i64 = 0  # inkings this turn (CR 4.2.3)
        self.quested: i64 = 0
        self.challenged: i64 = 0
        self.moved: i64 = 0
        self.out: i64 = 0  # lost or conceded (CR 9.2.3)
        self.turns: i64 = 0  # turns begun
        self.altered: i64 = NONE  # cards replaced in setup; NONE before deciding (CR 2.2.2)
        self.shuffles: i64 = 0  # how often their deck was: what was known of it no longer is
        # derived, valid while the stamp equals the state's `ink_version`; never saved
        self.ink_stamp: i64 = NONE
        self.ready_ink: i64 = 0


@final
@mypyc_attr(acyclic=True)
class Frame:
    """A pause on the resolution stack: which process or ability, which step, what is bound so far.

    `slots` holds what labels are bound to: three per label (cards, number, done).
    `data` is the process's own list of numbers.
    """

    def __init__(
        self,
        kind: i64,
        step: i64,
        player: i64,
        card: i64,
        inc: i64,
        index: i64,
        ability: i64,
        they: i64,
        did: i64,
        slots: tuple[tuple[int, ...], ...],
        data: tuple[int, ...],
        event: Event | None,
    ) -> None:
        self.kind: Final[i64] = kind
        self.step: Final[i64] = step
        self.player: Final[i64] = player  # whose effect it is
        self.card: Final[i64] = card  # its source
        self.inc: Final[i64] = inc
        self.index: Final[i64] = index  # whose program the ability is in
        self.ability: Final[i64] = ability
        self.they: Final[i64] = they  # the player spoken of
        self.did: Final[i64] = did  # DONE and FELL_SHORT
        self.slots: Final[tuple[tuple[int, ...], ...]] = slots
        self.data: Final[tuple[int, ...]] = data
        self.event: Final[Event | None] = event

    def ref(self) -> i64:
        """A reference to its source."""
        return self.inc * REF + self.card

    def at(self, step: i64) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, self.did, self.slots, self.data, self.event,
        )  # fmt: skip

    def to(self, step: i64, data: tuple[int, ...]) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, self.did, self.slots, data, self.event,
        )  # fmt: skip

    def speaking_of(self, they: i64, step: i64) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            they, self.did, self.slots, self.data, self.event,
        )  # fmt: skip

    def bound(self, slot: i64, value: tuple[int, ...], did: i64) -> Frame:
        held = self.slots
        if slot == 0 and len(held) == LABEL_SLOTS:  # one label, which most abilities have
            return self.holding((value, held[1], held[2]), did)
        slots = list(held)
        slots[slot] = value
        return self.holding(tuple(slots), did)

    def holding(self, slots: tuple[tuple[int, ...], ...], did: i64) -> Frame:
        return Frame(
            self.kind, self.step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, did, slots, self.data, self.event,
        )  # fmt: skip

    def ended(self, did: i64, data: tuple[int, ...]) -> Frame:
        """At the next step, with other data: what it was busy with is done or given up."""
        return Frame(
            self.kind, self.step + 1, self.player, self.card, self.inc, self.index, self.ability,
            self.they, did, self.slots, data, self.event,
        )  # fmt: skip

    def having(self, did: i64, step: i64) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, did, self.slots, self.data, self.event,
        )  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class BagEntry:
    """A triggered ability waiting in the bag (CR 7.7.2): whose, which, and what it speaks of."""

    def __init__(
        self,
        id: i64,
        player: i64,
        card: i64,
        inc: i64,
        index: i64,
        ability: i64,
        event: Event,
        slots: tuple[tuple[int, ...], ...],
    ) -> None:
        self.id: Final[i64] = id
        self.player: Final[i64] = player
        self.card: Final[i64] = card
        self.inc: Final[i64] = inc
        self.index: Final[i64] = index
        self.ability: Final[i64] = ability
        self.event: Final[Event] = event
        self.slots: Final[tuple[tuple[int, ...], ...]] = slots

    def ref(self) -> i64:
        return self.inc * REF + self.card


@final
@mypyc_attr(acyclic=True)
class Active:
    """A static effect that applies now: printed on a card in play, or made by a resolved effect.

    `index` and `static` say where in the programs it is written; `effect`, `condition` and
    `group` are those nodes themselves. `targets` non-empty: exactly these cards (CR 6.4.2.2).
    `granted`: the effect belongs to an ability that the affected card gained, so in it "this
    card" and "you" mean the affected card and its player.
    """

    def __init__(
        self,
        id: i64,
        bucket: i64,
        index: i64,
        static: i64,
        source: i64,
        inc: i64,
        player: i64,
        until: i64,
        whose: i64,
        turn: i64,
        targets: tuple[int, ...],
        frozen: bool,
        granted: bool,
        amount: i64,
        parent: i64,
        slots: tuple[tuple[int, ...], ...],
        event: Event | None,
        effect: StaticEffect,
        condition: Condition | None,
        group: Selector | None,
        ability: i64,
        outer: Condition | None,
        giver: StaticEffect | None,
        they: i64,
    ) -> None:
        self.id: Final[i64] = id
        self.bucket: Final[i64] = bucket
        self.index: Final[i64] = index
        self.static: Final[i64] = static
        self.source: Final[i64] = source
        self.inc: Final[i64] = inc
        self.player: Final[i64] = player
        self.until: Final[i64] = until  # vocab.Until; NONE: printed on a card in play
        self.whose: Final[i64] = whose  # whose turn ends it
        self.turn: Final[i64] = turn  # the turn number in which it was made
        self.targets: Final[tuple[int, ...]] = targets
        self.frozen: Final[bool] = frozen
        self.granted: Final[bool] = granted
        self.amount: Final[i64] = amount  # counted once on resolution, when `frozen`
        self.parent: Final[i64] = parent  # id of the Active this one hangs on, or NONE
        self.slots: Final[tuple[tuple[int, ...], ...]] = slots
        self.event: Final[Event | None] = event
        self.effect: Final[StaticEffect] = effect
        self.condition: Final[Condition | None] = condition
        self.group: Final[Selector | None] = group
        self.ability: Final[i64] = ability  # a gained or floating ability, or NONE
        self.outer: Final[Condition | None] = outer  # of the ability that grants this one
        self.giver: Final[StaticEffect | None] = giver  # the effect that grants this one
        self.they: Final[i64] = they  # the player it speaks of, if any
        self.view: object | None = None  # its point of view, made when first asked for; not saved

    def ref(self) -> i64:
        return self.inc * REF + self.source


@final
@mypyc_attr(acyclic=True)
class Decision:
    """Exactly one player is asked exactly one thing. The options come from the top frame."""

    def __init__(
        self,
        player: i64,
        question: i64,
        card: i64,
        index: i64,
        ability: i64,
        least: i64,
        most: i64,
        picked: tuple[int, ...],
    ) -> None:
        self.player: Final[i64] = player
        self.question: Final[i64] = question  # vocab.Question
        self.ask: Final[i64] = ASK_OF[question]  # and of which kind it is, vocab.Ask
        self.card: Final[i64] = card  # the source, or NONE
        self.index: Final[i64] = index
        self.ability: Final[i64] = ability
        self.least: Final[i64] = least
        self.most: Final[i64] = most
        self.picked: Final[tuple[int, ...]] = picked

    @property
    def kind(self) -> str:
        return ASK_NAMES[self.ask]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decision, self.plain())

    def plain(self) -> tuple[int, int, int, int, int, int, int, tuple[int, ...]]:
        return (
            self.player, self.question, self.card, self.index, self.ability, self.least,
            self.most, self.picked,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Option:
    """One thing that may be done: `act` with up to three numbers and a list of cards.

    INK a · PLAY a by payment b (alternate offer c) on or with `cards` · USE a, ability b of
    program c · QUEST a · CHALLENGE a > b · MOVE a > b · CHOOSE a (a card, or b: a number of the
    question's own) · MODE a · AMOUNT a · NAME a · RESOLVE a (a bag entry) · PLAYER a.
    """

    def __init__(
        self, act: int, a: int = NONE, b: int = NONE, c: int = NONE, cards: tuple[int, ...] = ()
    ) -> None:
        self.act: Final[i64] = act
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.cards: Final[tuple[int, ...]] = cards

    def __reduce__(self) -> tuple[Any, ...]:
        return (Option, self.key())

    def key(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        return (self.act, self.a, self.b, self.c, self.cards)

    def same(self, other: Option) -> bool:
        return (
            self.act == other.act
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.cards == other.cards
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.same(other)

    def __hash__(self) -> int:
        return hash(self.key())

    def code(self) -> str:
        """The Python that makes it."""
        numbers = [str(n) for n in self.key()]
        while len(numbers) > 1 and numbers[-1] in ("()", str(NONE)):
            numbers.pop()
        return f"Option({', '.join(numbers)})"

    def __repr__(self) -> str:
        return f"{self.code()}  # {ACT_NAMES[self.act]}"


# Options never change, so all games share those that name nothing or one number.
_BARE: Final[list[Option]] = [Option(act) for act in range(len(ACT_NAMES))]
_NAMING: Final[list[list[Option]]] = [[] for _ in ACT_NAMES]
_BY_INK: Final[list[Option]] = []


def bare(act: i64) -> Option:
    """`Option(act)`."""
    return _BARE[act]


def naming(act: i64, a: i64) -> Option:
    """`Option(act, a)`; `a` is the number of a card, a player, a mode or an amount."""
    kept = _NAMING[act]
    while len(kept) <= a:
        kept.append(Option(act, len(kept)))
    return kept[a]


def by_ink(card: i64) -> Option:
    """Play a card for its ink cost."""
    while len(_BY_INK) <= card:
        _BY_INK.append(Option(Act.PLAY, len(_BY_INK), Pay.INK))
    return _BY_INK[card]
