"""AST → program: what the engine runs. Built once per card, shared by all games.

An effect becomes a flat list of `Op`s with jumps, so that a pause in the middle of it is a plain
number. Static effects are filed by what they change (`bucket_of`), triggers by the event they
wait for. `compile_card` is the way in.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tintero.ability.abilities import Has, Triggered
from tintero.ability.base import Ability, Condition, Effect, Node, Selector, StaticEffect
from tintero.ability.choosing import number_of
from tintero.ability.schema import SCHEMA
from tintero.ability.selectors import This
from tintero.ability.statics import (
    Can,
    Cant,
    EnterDamaged,
    EnterExerted,
    Gain,
    Modify,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
)
from tintero.ability.triggers import When
from tintero.events import KIND_COUNT
from tintero.vocab import NONE, CardType, Keyword


class Bucket:
    """Static effects by what they change; a reader looks into one bucket only."""

    MODIFY: Final = 0  # + vocab.Stat
    CANT: Final = 8  # + vocab.Deny
    CAN: Final = 24  # + vocab.Allow
    FLOOR: Final = 30
    GAIN: Final = 31
    LOSE: Final = 32
    GAIN_CLASS: Final = 33
    ALSO_NAMED: Final = 34
    SHIFT_BASE: Final = 35
    MUST_CHOOSE: Final = 36
    PAY_LESS: Final = 37
    PLAY_FOR: Final = 38
    PLAY_FROM: Final = 39
    PLAY_ONLY_IF: Final = 40
    CHALLENGE_COST: Final = 41
    ENTER_EXERTED: Final = 42
    ENTER_DAMAGED: Final = 43
    INK_EXERTED: Final = 44
    EXTRA_INK: Final = 45
    WIN_AT: Final = 46
    SKIP: Final = 47
    DAMAGE_WITH: Final = 48
    READY_LIMIT: Final = 49
    TOP_FACEUP: Final = 50
    INSTEAD: Final = 51
    REDUCE_DAMAGE: Final = 52
    GUARD: Final = 53
    MUST_ACT: Final = 54
    SING_AS: Final = 55
    CANT_GAIN: Final = 56
    LOSE_ABILITY: Final = 57
    INK_FROM: Final = 58
    COUNTS_INKABLE: Final = 59
    USE_FOR_FREE: Final = 60
    NEXT_PLAYED: Final = 61
    ACT_LIMIT: Final = 62
    LATER: Final = 63  # floating and delayed triggers


BUCKETS: Final = 64


class Code:
    """What an `Op` does."""

    DO: Final = 0  # carry out the verb `node`
    CHOOSE: Final = 1  # ask for the cards of the `Chosen` node, bind its label
    RANDOM: Final = 2  # pick the cards of the `AtRandom` node
    JUMP: Final = 3  # go to a
    UNLESS: Final = 4  # go to a unless the condition holds
    UNLESS_POSSIBLE: Final = 5  # go to a unless the effect can be begun (b: completed)
    ASK_MAY: Final = 6  # ask the player; go to a on no
    MODE: Final = 7  # ask for one of the possible modes; their places are in `places`
    PLAYERS: Final = 8  # begin a loop over players; go to a when there are none
    NEXT_PLAYER: Final = 9  # go back to a while players remain
    CHOOSE_PLAYER: Final = 10  # ask for a player; "they" is that player
    AMOUNT: Final = 11  # ask how much (0 … the effect's count)
    PAY: Final = 12  # pay ink
    NAME: Final = 13  # name a card
    BEGIN: Final = 14  # from here on note whether everything is done completely
    UNLESS_DONE: Final = 15  # go to a if something was not done completely
    NOT_DONE: Final = 16  # note that something was not done
    THEY: Final = 17  # "they" is the player the node says
    IF_PARTS: Final = 20  # go to a if the rules version works part by part
    TIMES: Final = 21  # begin a counted loop
    NEXT_TIME: Final = 22
    COMPUTE: Final = 23  # work out an amount now, before carrying out the text
    WHOLE: Final = 24  # note that everything so far was done completely (ability fully resolved)
    CHOOSE_PLAYERS: Final = 26  # ask for any number of players
    GATHER: Final = 25  # bind the label of the `All` node to the cards that qualify now


@final
class Op:
    def __init__(
        self, code: int, node: Node | None, a: int, b: int, places: tuple[int, ...]
    ) -> None:
        self.code: Final[int] = code
        self.node: Final[Node | None] = node
        self.verb: Final[int] = number_of(node) if isinstance(node, Effect) else NONE  # its row
        self.a: int = a  # a place to go to; patched while compiling
        self.b: Final[int] = b  # a slot
        self.places: tuple[int, ...] = places


def add(code: list[Op], op: int, node: Node | None, a: int = 0, b: int = NONE) -> int:
    """Append an op; its place."""
    code.append(Op(op, node, a, b, ()))
    return len(code) - 1


LABEL_SLOTS: Final = 3  # cards, number, done
MAX_PLAYERS: Final = 6
PLAYERS: Final = "players"  # the label of a choice of players


@final
class Labels:
    """Where each label's slots begin. A label bound inside a loop over players has one set of
    slots per player, so that part two still knows what each player picked in part one."""

    def __init__(self) -> None:
        self.base: Final[dict[str, int]] = {}
        self.looped: Final[dict[str, bool]] = {}
        self.picked: Final[list[str]] = []  # labels of cards that somebody or chance picks
        self.size: int = 0

    def slot(self, label: str, looped: bool) -> int:
        if label not in self.base:
            self.base[label] = self.size
            self.looped[label] = looped
            self.size += LABEL_SLOTS * (MAX_PLAYERS if looped else 1)
        return self.base[label]

    def scratch(self) -> int:
        """One unnamed slot, for a loop's own use."""
        slot = self.size
        self.size += 1
        return slot


@final
class AbilityProgram:
    """One ability, ready to run."""

    def __init__(self, node: Ability, labels: Labels) -> None:
        self.node: Final[Ability] = node
        self.labels: Final[Labels] = labels
        self.code: list[Op] = []
        self.cost: list[Op] = []
        self.keyword: int = NONE
        self.name: str = ""
        self.uses_event: bool = True  # whether what triggered it makes a difference
        self.hears: i64 = 0  # bit per event kind that a triggered ability listens to
        if isinstance(node, Triggered):
            for when in node.when:
                assert isinstance(when, When)
                self.hears |= 1 << when.kind

    def blank(self) -> tuple[tuple[int, ...], ...]:
        return ((),) * self.labels.size


@final
class StaticProgram:
    """One static effect, filed: its bucket, and what comes with it if it grants an ability."""

    def __init__(
        self, effect: StaticEffect, condition: Condition | None, bucket: int, group: Selector | None
    ) -> None:
        self.effect: Final[StaticEffect] = effect
        self.condition: Final[Condition | None] = condition
        self.bucket: Final[int] = bucket
        self.group: Final[Selector | None] = group
        self.has: Has | None = None  # the keyword it grants
        self.children: tuple[int, ...] = ()  # static effects of the granted ability
        self.ability: int = NONE  # the granted triggered or activated ability
        self.gifts: tuple[int, ...] = ()  # static effects it hands out later (`NextPlayed`)
        self.name: str = ""
        self.keyword: int = NONE  # the keyword it is part of


@final
class CardProgram:
    """A card of the pool as the engine sees it."""

    def __init__(self, index: int, full_name: str, name: str, type: int) -> None:
        self.index: Final[i64] = index
        self.full_name: Final[str] = full_name
        self.name: Final[str] = name
        self.type: Final[i64] = type
        self.names: tuple[str, ...] = (name,)
        self.cost: i64 = 0
        self.inkable: bool = False
        self.inks: tuple[int, ...] = ()
        self.strength: i64 = 0
        self.willpower: i64 = 0
        self.lore: i64 = 0
        self.move_cost: i64 = 0
        self.classes: tuple[str, ...] = ()
        self.song: bool = False
        self.abilities: list[AbilityProgram] = []
        self.statics: list[StaticProgram] = []
        self.printed: list[Ability] = []
        self.in_play: list[int] = []  # statics that apply while in play
        self.own: list[int] = []  # statics about the card itself that work outside play
        self.activated: list[int] = []
        self.script: int = NONE
        self.keywords: list[Has] = []
        # triggers in play by event kind; and those that work from another zone
        self.listens: list[list[int]] = [[] for _ in range(KIND_COUNT)]
        self.elsewhere: list[int] = []
        self.hears: i64 = 0  # bit per event kind that `listens` has something for
        self.hears_elsewhere: i64 = 0  # likewise for `elsewhere`
        self.singer: int = 0
        self.sing_together: int = 0
        self.shifts: list[Has] = []
        self.shift_costs: list[int] = []  # ability program that pays each shift cost, or NONE
        self.shift_ifs: list[Condition | None] = []  # on what condition the card has each shift
        self.only_ink: bool = False  # nothing on it speaks of how it is played or paid for
        self.plays_from: bool = False  # the card itself says where else it may be played from
        self.temporary: int = NONE  # what Temporary Shift does at the end of the turn

    @property
    def has_willpower(self) -> bool:
        """CR 1.8.1.4: whether damage can banish it."""
        return self.type == CardType.CHARACTER or self.type == CardType.LOCATION

    def has_printed(self, keyword: int) -> bool:
        for has in self.keywords:
            if has.keyword == keyword:
                return True
        return False


def bucket_of(effect: StaticEffect) -> int:
    """Where a static effect is filed."""
    bucket = BUCKET_OF[type(effect)]
    if isinstance(effect, Modify):
        return bucket + effect.stat
    if isinstance(effect, Cant):
        return bucket + effect.deny
    if isinstance(effect, Can):
        return bucket + effect.allow
    return bucket


def _bucket(cls: type[Node]) -> int:
    """The bucket of a class is called as the class is: `GAIN_CLASS`, `GainClass`."""
    words = [f"_{c}" if c.isupper() else c.upper() for c in cls.__name__]
    found: int = getattr(Bucket, "".join(words)[1:])
    return found


BUCKET_OF: Final[dict[type[Node], int]] = {
    cls: _bucket(cls) for cls, _ in SCHEMA if issubclass(cls, StaticEffect)
}


def group_of(effect: StaticEffect) -> Selector | None:
    """Which cards a static effect is about; None when it is about players or the card itself."""
    found: object = getattr(effect, "to", None)
    return found if isinstance(found, Selector) else None


def works_outside_play(effect: StaticEffect) -> bool:
    """CR 6.1.12: text about how this card itself is played works where it is played from."""
    if isinstance(effect, PayLess):
        return effect.this and not effect.move
    if isinstance(effect, PlayFor):
        return effect.what is None
    if isinstance(effect, PlayFrom):
        return effect.this
    if isinstance(effect, EnterExerted):
        return effect.what is None
    if isinstance(effect, EnterDamaged):
        return effect.what is None
    return isinstance(effect, PlayOnlyIf)


def with_name(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return names if name in names else (*names, name)


def gained_shift(effect: StaticEffect) -> Has | None:
    """The Shift that a static effect gives this card itself, if any."""
    if isinstance(effect, Gain) and isinstance(effect.to, This):
        if isinstance(effect.ability, Has) and effect.ability.keyword == Keyword.SHIFT:
            return effect.ability
    return None
