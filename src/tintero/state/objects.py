"""The things in a state: cards, players, frames, bag entries, lasting effects, decisions, options.

Cards and players are written only through `State`; all the others never change once made.
A *reference* packs a card and the moment: `inc * 65536 + id`. A card that changes zone becomes a
new card (CR 7.1.6), so its `inc` goes up and old references no longer mean it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tintero.ability.base import Condition, Selector, StaticEffect
from tintero.events import Event
from tintero.vocab import ACT_NAMES, ASK_NAMES, NONE, Zone

REF: Final = 65536

# `Frame.did`: bit 1 while everything since the last `BEGIN` was done completely (CR 6.1.5.1),
# bit 2 once anything of the ability was skipped, declined or impossible (CR 6.1.1).
DONE: Final = 1
FELL_SHORT: Final = 2


@final
@mypyc_attr(acyclic=True)
class Known:
    """CR 6.7.7: the last known values of a card that left play, for the reference `inc`."""

    def __init__(
        self,
        inc: int,
        strength: int,
        willpower: int,
        lore: int,
        damage: int,
        exerted: int,
        at: int,
        under: int,
        sing: int,
        paid: int,
        drops_paid: int,
        keywords: tuple[int, ...],
        classes: tuple[str, ...],
        names: tuple[str, ...],
    ) -> None:
        self.inc: Final[int] = inc
        self.strength: Final[int] = strength
        self.willpower: Final[int] = willpower
        self.lore: Final[int] = lore
        self.damage: Final[int] = damage
        self.exerted: Final[int] = exerted
        self.at: Final[int] = at
        self.under: Final[int] = under
        self.sing: Final[int] = sing
        self.paid: Final[int] = paid
        self.drops_paid: Final[int] = drops_paid
        self.keywords: Final[tuple[int, ...]] = keywords
        self.classes: Final[tuple[str, ...]] = classes
        self.names: Final[tuple[str, ...]] = names


@final
@mypyc_attr(acyclic=True)
class Card:
    """One physical card. Written only through `State`."""

    def __init__(self, id: int, owner: int, index: int) -> None:
        self.id: Final[int] = id
        self.owner: Final[int] = owner  # CR 1.4.3; there is no change of control
        self.index: int = index  # which card of the pool it is
        self.zone: int = Zone.DECK
        self.inc: int = 0
        self.exerted: int = 0
        self.damage: int = 0
        self.drying: int = 0
        self.faceup: int = 0
        self.at: int = NONE  # the location it is at
        self.top: int = NONE  # the card it is under
        self.seen: int = 0  # bit per player: who knows its face where it is now
        self.since: int = 0  # the turn number in which it entered play
        self.paid: int = NONE  # how it was paid for (vocab.Pay), while in play
        self.ink_paid: int = 0
        self.drops_paid: int = 0
        self.temporary: int = 0  # played using Temporary Shift (CR 8.10.8.5)
        self.cover: int = NONE  # its `inc` as the character that Shift covered (CR 8.10.5)
        self.alias: int = NONE  # the character that went on without this card (CR 8.10.8.5)
        self.known: Known | None = None
        # derived values, valid while the stamp equals the state's version; never saved
        self.stamp: int = NONE
        self.strength: int = 0
        self.stamp_w: int = NONE
        self.willpower: int = 0

    def ref(self) -> int:
        return self.inc * REF + self.id


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat. Written only through `State`."""

    def __init__(self, id: int) -> None:
        self.id: Final[int] = id
        self.lore: int = 0
        self.drops: int = 0  # ink drops (CR 1.13.1.2)
        self.inked: int = 0  # inkings this turn (CR 4.2.3)
        self.quested: int = 0
        self.challenged: int = 0
        self.moved: int = 0
        self.out: int = 0  # lost or conceded (CR 9.2.3)
        self.turns: int = 0  # turns begun
        self.altered: int = NONE  # cards replaced in setup; NONE before deciding (CR 2.2.2)


@final
@mypyc_attr(acyclic=True)
class Frame:
    """A pause on the resolution stack: which process or ability, which step, what is bound so far.

    `slots` holds what labels are bound to: three per label (cards, number, done).
    `data` is the process's own list of numbers.
    """

    def __init__(
        self,
        kind: int,
        step: int,
        player: int,
        card: int,
        inc: int,
        index: int,
        ability: int,
        they: int,
        did: int,
        slots: tuple[tuple[int, ...], ...],
        data: tuple[int, ...],
        event: Event | None,
    ) -> None:
        self.kind: Final[int] = kind
        self.step: Final[int] = step
        self.player: Final[int] = player  # whose effect it is
        self.card: Final[int] = card  # its source
        self.inc: Final[int] = inc
        self.index: Final[int] = index  # whose program the ability is in
        self.ability: Final[int] = ability
        self.they: Final[int] = they  # the player spoken of
        self.did: Final[int] = did  # DONE and FELL_SHORT
        self.slots: Final[tuple[tuple[int, ...], ...]] = slots
        self.data: Final[tuple[int, ...]] = data
        self.event: Final[Event | None] = event

    def at(self, step: int) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, self.did, self.slots, self.data, self.event,
        )  # fmt: skip

    def to(self, step: int, data: tuple[int, ...]) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, self.did, self.slots, data, self.event,
        )  # fmt: skip

    def speaking_of(self, they: int, step: int) -> Frame:
        return Frame(
            self.kind, step, self.player, self.card, self.inc, self.index, self.ability,
            they, self.did, self.slots, self.data, self.event,
        )  # fmt: skip

    def bound(self, slot: int, value: tuple[int, ...], did: int) -> Frame:
        slots = self.slots[:slot] + (value,) + self.slots[slot + 1 :]
        return Frame(
            self.kind, self.step, self.player, self.card, self.inc, self.index, self.ability,
            self.they, did, slots, self.data, self.event,
        )  # fmt: skip

    def having(self, did: int, step: int) -> Frame:
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
        id: int,
        player: int,
        card: int,
        inc: int,
        index: int,
        ability: int,
        event: Event,
        slots: tuple[tuple[int, ...], ...],
    ) -> None:
        self.id: Final[int] = id
        self.player: Final[int] = player
        self.card: Final[int] = card
        self.inc: Final[int] = inc
        self.index: Final[int] = index
        self.ability: Final[int] = ability
        self.event: Final[Event] = event
        self.slots: Final[tuple[tuple[int, ...], ...]] = slots


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
        id: int,
        bucket: int,
        index: int,
        static: int,
        source: int,
        inc: int,
        player: int,
        until: int,
        whose: int,
        turn: int,
        targets: tuple[int, ...],
        frozen: bool,
        granted: bool,
        amount: int,
        parent: int,
        slots: tuple[tuple[int, ...], ...],
        event: Event | None,
        effect: StaticEffect,
        condition: Condition | None,
        group: Selector | None,
        ability: int,
        outer: Condition | None,
        giver: StaticEffect | None,
        they: int,
    ) -> None:
        self.id: Final[int] = id
        self.bucket: Final[int] = bucket
        self.index: Final[int] = index
        self.static: Final[int] = static
        self.source: Final[int] = source
        self.inc: Final[int] = inc
        self.player: Final[int] = player
        self.until: Final[int] = until  # vocab.Until; NONE: printed on a card in play
        self.whose: Final[int] = whose  # whose turn ends it
        self.turn: Final[int] = turn  # the turn number in which it was made
        self.targets: Final[tuple[int, ...]] = targets
        self.frozen: Final[bool] = frozen
        self.granted: Final[bool] = granted
        self.amount: Final[int] = amount  # counted once on resolution, when `frozen`
        self.parent: Final[int] = parent  # id of the Active this one hangs on, or NONE
        self.slots: Final[tuple[tuple[int, ...], ...]] = slots
        self.event: Final[Event | None] = event
        self.effect: Final[StaticEffect] = effect
        self.condition: Final[Condition | None] = condition
        self.group: Final[Selector | None] = group
        self.ability: Final[int] = ability  # a gained or floating ability, or NONE
        self.outer: Final[Condition | None] = outer  # of the ability that grants this one
        self.giver: Final[StaticEffect | None] = giver  # the effect that grants this one
        self.they: Final[int] = they  # the player it speaks of, if any


@final
@mypyc_attr(acyclic=True)
class Decision:
    """Exactly one player is asked exactly one thing. The options come from the top frame."""

    def __init__(
        self,
        player: int,
        ask: int,
        card: int,
        index: int,
        ability: int,
        least: int,
        most: int,
        picked: tuple[int, ...],
    ) -> None:
        self.player: Final[int] = player
        self.ask: Final[int] = ask
        self.card: Final[int] = card  # the source, or NONE
        self.index: Final[int] = index
        self.ability: Final[int] = ability
        self.least: Final[int] = least
        self.most: Final[int] = most
        self.picked: Final[tuple[int, ...]] = picked

    @property
    def kind(self) -> str:
        return ASK_NAMES[self.ask]

    def plain(self) -> tuple[int, int, int, int, int, int, int, tuple[int, ...]]:
        return (
            self.player, self.ask, self.card, self.index, self.ability, self.least, self.most,
            self.picked,
        )  # fmt: skip


@final
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
        self.act: Final[int] = act
        self.a: Final[int] = a
        self.b: Final[int] = b
        self.c: Final[int] = c
        self.cards: Final[tuple[int, ...]] = cards

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

    def __repr__(self) -> str:
        numbers = f"{self.act}, {self.a}, {self.b}, {self.c}, {self.cards}"
        return f"Option({numbers})  # {ACT_NAMES[self.act]}"
