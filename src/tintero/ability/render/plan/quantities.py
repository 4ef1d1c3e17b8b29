"""`Quantity`: numbers, and what they count."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Quantity, Selector
from tintero.ability.conditions import Did, Not
from tintero.ability.filters import Filter
from tintero.ability.quantities import (
    Capped,
    Count,
    CountPlayers,
    Different,
    DownTo,
    EventAmount,
    Greatest,
    Happened,
    HowMany,
    LoreOf,
    OpponentCount,
    Result,
    StatOf,
    Sum,
    Times,
    Until_,
)
from tintero.ability.render.plan import filters as sorts
from tintero.ability.render.plan import happened, players, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    LOCATION,
    Head,
    Measure,
    Noun,
    Number,
    Things,
)
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.selectors import (
    Chosen,
    EventCard,
    LocationOf,
    Singers,
    That,
    This,
    WasUnder,
)
from tintero.events import Kind
from tintero.vocab import NONE, STAT_NAMES, Stat, Zone

ANY_NUMBER: Final = 1_000_000


def number(say: Speaker, q: Quantity | int) -> Number:
    """The number itself: 3, the number of cards in your hand."""
    if isinstance(q, int):
        return Number(n=q)
    if isinstance(q, EventAmount) or is_that(say, q):
        return Number("that", each_of(q))
    if isinstance(q, StatOf) and q.stat != Stat.CARDS_UNDER:
        return stat_of(say, q)
    if isinstance(q, LoreOf):
        return Number("lore", noun=players.player(say, q.who))
    if isinstance(q, Sum) and measure(say, q) is None:
        return Number("sum", parts=tuple([number(say, part) for part in q.parts]))
    if isinstance(q, Capped):
        return replace(cap(q), parts=(number(say, q.of),))
    if isinstance(q, Times) and (q.by < 0 or measure(say, q) is None):
        return Number("times", q.by, parts=(number(say, q.of),))
    if isinstance(q, Greatest):
        word(STAT_NAMES, q.stat, "stat")
        return Number("highest", stat=q.stat, things=sorts.things(say, q.filter))
    if isinstance(q, DownTo):
        return Number("down-to", q.n)
    if isinstance(q, Until_):
        return Number("missing", noun=players.player(say, q.who), parts=(number(say, q.n),))
    unit = measure(say, q)
    if unit is None:
        raise unknown(q)
    return Number("counted", each_of(q), unit=unit)


def stat_of(say: Speaker, q: StatOf) -> Number:
    word(STAT_NAMES, q.stat, "stat")
    noun = selectors.cards(say, q.of)
    if isinstance(q.of, LocationOf):
        noun = Noun("that", head=LOCATION)
    elif isinstance(q.of, Chosen) and not sorts.in_play(q.of.filter):
        noun = replace(noun, place="in")
    elif isinstance(q.of, That) and q.of.label in say.discarded:
        noun = say.discarded[q.of.label]
    gone = isinstance(q.of, This) and say.gone and q.stat != Stat.DAMAGE
    return Number("stat", stat=q.stat, noun=noun, gone=gone)


def cap(q: Capped) -> Number:
    """CR 6.1.8: the limits of a number."""
    return Number("capped", most=NONE if q.most == ANY_NUMBER else q.most, least=q.least)


def each_of(q: Quantity) -> int:
    if isinstance(q, (Count, Result, HowMany, Different, CountPlayers)):
        return q.each
    if isinstance(q, Times):
        return q.by * each_of(q.of)
    part = repeated(q)
    if part is not None:
        assert isinstance(q, Sum)
        return len(q.parts) * each_of(part)
    return 1


def repeated(q: Quantity) -> Quantity | None:
    """The one quantity that a sum adds several times."""
    if not isinstance(q, Sum) or not q.parts:
        return None
    first = q.parts[0]
    if isinstance(first, int) or any(part != first for part in q.parts):
        return None
    return first


def is_that(say: Speaker, q: Quantity) -> bool:
    """A result that nothing before has a name for."""
    return isinstance(q, Result) and q.label not in say.units


def measure(say: Speaker, q: Quantity) -> Measure | None:
    """What the quantity counts one by one, if it counts."""
    if isinstance(q, Count):
        return counted(say, q.filter, q.among)
    if isinstance(q, Times) and q.by > 0:
        return measure(say, q.of)
    if isinstance(q, Different):
        of = counted(say, q.filter, q.among)
        return Measure("inks" if q.inks else "names", of=of)
    if isinstance(q, CountPlayers):
        return counted_players(say, q)
    if isinstance(q, StatOf) and q.stat == Stat.CARDS_UNDER:
        gone = say.gone or say.event_kind == Kind.BANISHED
        gone = gone and isinstance(q.of, (This, EventCard))
        return Measure("was-under" if gone else "under", noun=pile(say, q.of))
    part = repeated(q)
    if part is not None:
        return measure(say, part)
    if isinstance(q, OpponentCount):
        return Measure("opponents")
    if isinstance(q, Happened):
        return happened.measure(say, q)
    if isinstance(q, Result):
        return say.units.get(q.label)
    if isinstance(q, HowMany):
        known = say.units.get(q.label)
        return known if known is not None and not known.mass else Measure("those")
    return None


def pile(say: Speaker, node: Selector) -> Noun:
    """The card that others are under: this card keeps its name when it has left play."""
    return Noun("this", mine=True) if isinstance(node, This) else selectors.cards(say, node)


def counted(say: Speaker, f: Filter, among: Selector | None) -> Measure:
    """ "action card discarded this way", "character that sang this song"."""
    if among is None:
        return Measure("had", sorts.things(say, f))
    if isinstance(among, Singers):
        return Measure("sang", sorts.things(say, f))
    known = say.units.get(among.label) if isinstance(among, That) else None
    if known is None or known.head == CARD:
        f = replace(f, zone=Zone.DECK)
    cards = sorts.things(say, f)
    if isinstance(among, WasUnder):
        return Measure("those-under", cards, noun=pile(say, among.of))
    return Measure("done", cards, deed=known.deed if known is not None else "revealed")


def done(head: Head, deed: str) -> Measure:
    """What something was done to, one by one: "character banished this way"."""
    return Measure("done", Things(head=head), head=head, deed=deed)


LORE_GAINED: Final[Measure] = Measure("lore-gained", mass=True)
LORE_LOST: Final[Measure] = Measure("lore-lost", mass=True)
DAMAGE_DEALT: Final = Measure("damage-dealt", mass=True)
DAMAGE_REMOVED: Final = Measure("damage-removed-so", mass=True)
COUNTERS_PUT: Final = Measure("counters-put")
COUNTERS_MOVED: Final = Measure("counters-moved")


def counted_players(say: Speaker, q: CountPlayers) -> Measure:
    """ "opponent who doesn't"."""
    who = players.player(say, q.who)
    rivals = (who.parts[0] if who.how.startswith("each-who") else who).how.endswith("opponent")
    name = "opponent" if rivals else "player"
    head = Head((name,))
    if q.condition is None:
        return Measure("players", head=head)
    did = q.condition.of if isinstance(q.condition, Not) else q.condition
    if isinstance(did, Did):
        deed = "does-not" if isinstance(q.condition, Not) else "does"
        return Measure("players", head=head, deed=deed)
    one, many = [players.one(say, q.condition, name, plural) for plural in (False, True)]
    return Measure("players", head=head, who=(one, many))


def amount(say: Speaker, q: Quantity | int) -> Number:
    """So much of something: what an event took away or discarded is counted again."""
    if isinstance(q, EventAmount) and say.event_kind in EVENTS:
        return Number("counted", unit=Measure(EVENTS[say.event_kind]))
    return number(say, q)


EVENTS: Final = {Kind.DAMAGE_REMOVED: "damage-removed", Kind.DISCARDED_SOME: "discarded-cards"}
