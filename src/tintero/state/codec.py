"""Save, load and hash a state. Everything is plain data, half-finished effects included.

`dump` gives bytes from which `load` makes an equal state, given the same programs; `digest` is
the same for two states exactly when they are equal. Derived values and the journal are left out,
and of the hash also what the rest says already (`Event.why`, `Decision.question`) and what only
says who could follow which card (`Event.spot` …, `Player.shuffles`), so that records keep theirs.
"""

from __future__ import annotations

import copyreg
import hashlib
from typing import Annotated, Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from tintero.ability.base import Condition, Selector, StaticEffect
from tintero.ability.statics import PayLess
from tintero.events import CLAUSE, Event
from tintero.limits import CARDS, SAVE_BYTES
from tintero.program.library import Programs
from tintero.program.model import MAX_PLAYERS, Bucket, CardProgram, StaticProgram
from tintero.state.numbers import S
from tintero.state.objects import Active, BagEntry, Card, Decision, Frame, Known, Player
from tintero.state.ruleset import Ruleset
from tintero.state.state import L, State
from tintero.vocab import ASK_OF, NONE, ZONES_PER_PLAYER

FORMAT: Final = 4
HASHED: Final = 2  # the shape that is hashed: without `why`, `question` and what pins objects
HASHED_EVENT: Final = 11  # fields of an event in it

Plain = Any  # nested lists, tuples, numbers and strings


# --- what saved bytes are made of ---------------------------------------------------------------


def _row(*parts: Plain) -> Plain:
    """A tuple of exactly these."""
    return tuple.__class_getitem__(parts)


def _many(part: Plain) -> Plain:
    return tuple.__class_getitem__((part, ...))


# Sums and products of two such numbers stay within 64 bits.
_N: Final[Plain] = Annotated[int, msgspec.Meta(ge=-(2**60), le=2**60)]
_NUMBERS: Final[Plain] = _many(_N)
_EVENT: Final[Plain] = _row(*[_N] * 10, str, *[_N] * 4)
_KNOWN: Final[Plain] = _row(*[_N] * 11, _NUMBERS, _many(str), _many(str))
_PLAYER: Final[Plain] = _row(*[_N] * 10)
_CARD: Final[Plain] = _row(*[_N] * 17, _KNOWN | None)
_FRAME: Final[Plain] = _row(*[_N] * 9, _many(_NUMBERS), _NUMBERS, _EVENT | None)
_ENTRY: Final[Plain] = _row(*[_N] * 6, _EVENT, _many(_NUMBERS))
_ACTIVE: Final[Plain] = _row(
    *[_N] * 10, _NUMBERS, bool, bool, _N, _N, _many(_NUMBERS), _EVENT | None, _N, _N
)
_DECISION: Final[Plain] = _row(*[_N] * 7, _NUMBERS)
_RULES: Final[Plain] = dict.__class_getitem__((str, str | _N | bool | _many(_NUMBERS)))
_STATE: Final[Plain] = _row(
    _N,
    _RULES,
    _many(_PLAYER),
    _many(_CARD),
    _many(_NUMBERS),
    _row(*[_N] * S.COUNT),
    _many(_FRAME),
    _many(_ENTRY),
    _many(_ACTIVE),
    _many(_EVENT),
    _DECISION | None,
)
_HEAD: Final = b"\x9b"  # a list of eleven; the format is the first of them
_DECODER: Final[Plain] = msgspec.msgpack.Decoder(_STATE)


@mypyc_attr(native_class=False)
class SaveError(ValueError):
    """The bytes are not a saved state that these programs can go on with."""


def _event(e: Event | None, hashed: bool) -> Plain:
    if e is None:
        return None
    return e.plain()[:HASHED_EVENT] if hashed else e.plain()


def _to_event(p: Plain) -> Event | None:
    if p is None:
        return None
    if not 0 <= p[0] < len(CLAUSE):
        raise SaveError("not a saved game: an event of no kind")
    return Event(*p)


def _known(k: Known | None) -> Plain:
    if k is None:
        return None
    return (
        k.inc, k.strength, k.willpower, k.lore, k.damage, k.exerted, k.at, k.under, k.sing,
        k.paid, k.drops_paid, k.keywords, k.classes, k.names,
    )  # fmt: skip


def _to_known(p: Plain) -> Known | None:
    if p is None:
        return None
    return Known(
        p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], tuple(p[11]),
        tuple(p[12]), tuple(p[13]),
    )  # fmt: skip


def _player(p: Player, hashed: bool) -> Plain:
    told = (p.lore, p.drops, p.inked, p.quested, p.challenged, p.moved, p.out, p.turns, p.altered)
    return told if hashed else (*told, p.shuffles)


def _card(c: Card) -> Plain:
    return (
        c.owner, c.index, c.zone, c.inc, c.exerted, c.damage, c.drying, c.faceup, c.at, c.top,
        c.seen, c.since, c.paid, c.ink_paid, c.drops_paid, c.temporary, c.cover,
        _known(c.known),
    )  # fmt: skip


def _frame(f: Frame, hashed: bool) -> Plain:
    return (
        f.kind, f.step, f.player, f.card, f.inc, f.index, f.ability, f.they, f.did, f.slots,
        f.data, _event(f.event, hashed),
    )  # fmt: skip


def _slots(p: Plain) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(part) for part in p)


def _to_frame(p: Plain) -> Frame:
    return Frame(
        p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], _slots(p[9]), tuple(p[10]),
        _to_event(p[11]),
    )  # fmt: skip


def _entry(e: BagEntry, hashed: bool) -> Plain:
    return (e.id, e.player, e.card, e.inc, e.index, e.ability, _event(e.event, hashed), e.slots)


def _to_entry(p: Plain) -> BagEntry:
    event = _to_event(p[6])
    assert event is not None
    return BagEntry(p[0], p[1], p[2], p[3], p[4], p[5], event, _slots(p[7]))


def _active(a: Active, hashed: bool) -> Plain:
    return (
        a.id, a.bucket, a.index, a.static, a.source, a.inc, a.player, a.until, a.whose, a.turn,
        a.targets, a.frozen, a.granted, a.amount, a.parent, a.slots, _event(a.event, hashed),
        a.ability, a.they,
    )  # fmt: skip


def _to_active(p: Plain, programs: Programs) -> Active:
    """Where an effect is written is saved; the nodes themselves come from the programs."""
    effect: StaticEffect = PayLess(0)
    condition: Condition | None = None
    group: Selector | None = None
    outer: Condition | None = None
    giving: StaticEffect | None = None
    if not 0 <= p[2] < len(programs) or not NONE <= p[3] < len(programs[p[2]].statics):
        raise SaveError("saved with another pool of cards")
    bucket = Bucket.LATER
    if p[3] != NONE:
        own = programs[p[2]].statics[p[3]]
        effect, condition, group = own.effect, own.condition, own.group
        bucket = own.bucket
        if p[12]:
            giver = granting_static(programs[p[2]], p[3])
            group, outer, giving = giver.group, giver.condition, giver.effect
    if p[1] != bucket:
        raise SaveError("not a saved game: an effect that is filed wrongly")
    return Active(
        p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], tuple(p[10]), p[11], p[12],
        p[13], p[14], _slots(p[15]), _to_event(p[16]), effect, condition, group, p[17], outer,
        giving, p[18],
    )  # fmt: skip


def granting_static(program: CardProgram, child: int) -> StaticProgram:
    """The static effect that grants this one."""
    for static in program.statics:
        if child in static.children:
            return static
    raise SaveError(f"static effect {child} of {program.full_name} is granted by nothing")


class StateAt:
    """Where in a state as plain data a thing stands."""

    CARDS: Final = 3
    LISTS: Final = 4
    SCALARS: Final = 5


def plain(s: State, hashed: bool = False) -> Plain:
    """The whole state as nested plain data."""
    return (
        HASHED if hashed else FORMAT,
        s.ruleset.plain(),
        [_player(p, hashed) for p in s.players],
        [_card(c) for c in s.cards],
        s.lists,
        s.scalars.plain(),
        [_frame(f, hashed) for f in s.stack],
        [_entry(e, hashed) for e in s.bag],
        [_active(a, hashed) for a in s.actives],
        [_event(e, hashed) for e in s.log],
        _decision(s.decision, hashed),
    )


def _decision(d: Decision | None, hashed: bool) -> Plain:
    if d is None:
        return None
    said = d.plain()
    return (said[0], d.ask, *said[2:]) if hashed else said


def dump(s: State) -> bytes:
    return msgspec.msgpack.encode(plain(s))


def digest(s: State) -> str:
    """The state's hash: equal states, equal hash."""
    data = msgspec.msgpack.encode(plain(s, True))
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _copied(s: State) -> tuple[Any, ...]:
    return (load, (dump(s), s.programs))


# For pickle and copy, compiled or not.
copyreg.pickle(State, _copied)


def _rules(plain: Plain) -> Ruleset:
    usual = Ruleset().plain(True)
    if not Ruleset().plain().keys() <= plain.keys() <= usual.keys():
        raise SaveError("not a saved game: its rules")
    for name, value in plain.items():
        if type(usual[name]) is not type(value):
            raise SaveError(f"not a saved game: its rules: {name}")
    try:
        return Ruleset(**plain)
    except ValueError as error:
        raise SaveError(f"not a saved game: its rules: {error}") from None


def _add_card(s: State, n: tuple[Plain, ...]) -> None:
    owner: int = n[0]
    index: int = n[1]
    if not 0 <= index < len(s.programs) or not 0 <= owner < len(s.players):
        raise SaveError("saved with another pool of cards")
    card = s.new_card(owner, index)
    card.zone, card.inc, card.exerted, card.damage = n[2], n[3], n[4], n[5]
    card.drying, card.faceup, card.at, card.top, card.seen = n[6], n[7], n[8], n[9], n[10]
    card.since, card.paid, card.ink_paid, card.drops_paid = n[11], n[12], n[13], n[14]
    card.temporary, card.cover = n[15], n[16]
    card.known = _to_known(n[17])


def load(data: bytes, programs: Programs) -> State:
    """The state that was saved, over the same programs.

    Whatever the bytes are, everything in it is of the right type and points into the programs;
    whether a game can stand like that is for `rules.sound` to say.
    """
    if len(data) > SAVE_BYTES:
        raise SaveError("not a saved game: too large")
    try:
        p = _DECODER.decode(data)
    except msgspec.DecodeError as error:
        if data[:1] == _HEAD and data[1:2] != bytes((FORMAT,)):
            raise SaveError("not a saved game of this format") from None
        raise SaveError(f"not a saved game: {error}") from None
    except (RecursionError, UnicodeDecodeError):
        raise SaveError("not a saved game") from None
    if p[0] != FORMAT:
        raise SaveError("not a saved game of this format")
    players = len(p[2])
    if not 2 <= players <= MAX_PLAYERS or len(p[3]) > CARDS * players:
        raise SaveError("not a saved game: the players")
    if len(p[4]) != players * ZONES_PER_PLAYER + L.COUNT + len(p[3]):
        raise SaveError("not a saved game: the zones")
    s = State(programs, players, _rules(p[1]), 0)
    for player, numbers in zip(s.players, p[2], strict=True):
        (
            player.lore, player.drops, player.inked, player.quested, player.challenged,
            player.moved, player.out, player.turns, player.altered, player.shuffles,
        ) = numbers  # fmt: skip
    for row in p[3]:
        _add_card(s, row)
    lists: tuple[tuple[int, ...], ...] = p[4]
    for i, values in enumerate(lists):
        if len(values) > 0:  # most are of cards with nothing under them
            s.lists[i] = list(values)
    for i, value in enumerate(p[5]):
        s.scalars[i] = value
    s.stack.extend(_to_frame(f) for f in p[6])
    s.bag.extend(_to_entry(e) for e in p[7])
    for a in p[8]:
        active = _to_active(a, programs)
        s.actives.append(active)
        s.buckets[active.bucket].append(active)
    for e in p[9]:
        event = _to_event(e)
        assert event is not None
        s.log.append(event)
    d = p[10]
    if d is not None:
        if not 0 <= d[1] < len(ASK_OF):
            raise SaveError("not a saved game: the decision")
        s.decision = Decision(d[0], d[1], d[2], d[3], d[4], d[5], d[6], tuple(d[7]))
    return s
