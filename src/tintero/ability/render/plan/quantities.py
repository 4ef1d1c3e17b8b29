"""`Quantity`: numbers, and what they count."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability import quantities as nodes
from tintero.ability.base import Quantity, Selector
from tintero.ability.conditions import Did, Not
from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters as sorts
from tintero.ability.render.plan import happened, players, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    LOCATION,
    THIS,
    Head,
    Measure,
    Noun,
    Number,
    Things,
)
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.selectors import Chosen, EventCard, LocationOf, Singers, That, This, WasUnder
from tintero.events import Kind
from tintero.vocab import NONE, STAT_NAMES, Stat, Zone

ANY_NUMBER: Final = 1_000_000
DAMAGE_REMOVED: Final = Measure("damage-removed-so", mass=True)


def number(say: Speaker, q: Quantity | int) -> Number:
    """The number itself: 3, the number of cards in your hand."""
    match q:
        case int():
            return Number(n=q)
        case nodes.EventAmount():
            return Number("that")
        case nodes.Result(label=label) if label not in say.units:
            # Nothing before has a name for it.
            return Number("that", q.each)
        case nodes.StatOf() if q.stat != Stat.CARDS_UNDER:
            return stat_of(say, q)
        case nodes.LoreOf():
            return Number("lore", noun=players.player(say, q.who))
        case nodes.Sum() if measure(say, q) is None:
            return Number("sum", parts=tuple([number(say, part) for part in q.parts]))
        case nodes.Capped():
            most = NONE if q.most == ANY_NUMBER else q.most
            return Number("capped", most=most, least=q.least, parts=(number(say, q.of),))
        case nodes.Times() if q.by < 0 or measure(say, q) is None:
            return Number("times", q.by, parts=(number(say, q.of),))
        case nodes.Greatest():
            word(STAT_NAMES, q.stat, "stat")
            return Number("highest", stat=q.stat, things=sorts.things(say, q.filter))
        case nodes.DownTo():
            return Number("down-to", q.n)
        case nodes.Until_():
            return Number("missing", noun=players.player(say, q.who), parts=(number(say, q.n),))
        case _:
            unit = measure(say, q)
            if unit is None:
                raise unknown(q)
            return Number("counted", each_of(q), unit=unit)


def stat_of(say: Speaker, q: nodes.StatOf) -> Number:
    word(STAT_NAMES, q.stat, "stat")
    noun = selectors.cards(say, q.of)
    match q.of:
        case LocationOf():
            noun = Noun("that", head=LOCATION)
        case Chosen(filter=f) if not sorts.in_play(f):
            noun = replace(noun, place="in")
        case That(label=label) if label in say.discarded:
            noun = say.discarded[label]
    gone = isinstance(q.of, This) and say.gone and q.stat != Stat.DAMAGE
    return Number("stat", stat=q.stat, noun=noun, gone=gone)


def each_of(q: Quantity) -> int:
    match q:
        case nodes.Times():
            return q.by * each_of(q.of)
        case nodes.Sum(parts=(Quantity() as first, *_)) if repeated(q):
            return len(q.parts) * each_of(first)
        case _:
            return getattr(q, "each", 1)


def repeated(q: nodes.Sum) -> bool:
    """One quantity is added several times."""
    return all(part == q.parts[0] for part in q.parts)


def measure(say: Speaker, q: Quantity) -> Measure | None:
    """What the quantity counts one by one, if it counts."""
    match q:
        case nodes.Count():
            return counted(say, q.filter, q.among)
        case nodes.Times() if q.by > 0:
            return measure(say, q.of)
        case nodes.Different():
            return Measure("inks" if q.inks else "names", of=counted(say, q.filter, q.among))
        case nodes.CountPlayers():
            return counted_players(say, q)
        case nodes.StatOf(stat=Stat.CARDS_UNDER):
            gone = say.gone or say.event_kind == Kind.BANISHED
            gone = gone and isinstance(q.of, (This, EventCard))
            return Measure("was-under" if gone else "under", noun=pile(say, q.of))
        case nodes.Sum(parts=(Quantity() as first, *_)) if repeated(q):
            return measure(say, first)
        case nodes.OpponentCount():
            return Measure("opponents")
        case nodes.Happened():
            return happened.measure(say, q)
        case nodes.Result():
            return say.units.get(q.label)
        case nodes.HowMany():
            known = say.units.get(q.label)
            return known if known is not None and not known.mass else Measure("those")
        case _:
            return None


def pile(say: Speaker, node: Selector) -> Noun:
    """The card that others are under: this card keeps its name when it has left play."""
    return THIS if isinstance(node, This) else selectors.cards(say, node)


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


def counted_players(say: Speaker, q: nodes.CountPlayers) -> Measure:
    """ "opponent who doesn't"."""
    who = players.player(say, q.who)
    rivals = (who.parts[0] if who.how.startswith("each-who") else who).how.endswith("opponent")
    name = "opponent" if rivals else "player"
    head = Head((name,))
    match q.condition:
        case None:
            return Measure("players", head=head)
        case Did():
            return Measure("players", head=head, deed="does")
        case Not(of=Did()):
            return Measure("players", head=head, deed="does-not")
        case condition:
            said = tuple([players.one(say, condition, name, many) for many in (False, True)])
            return Measure("players", head=head, who=said)


def amount(say: Speaker, q: Quantity | int) -> Number:
    """So much of something: what an event took away or discarded is counted again."""
    if isinstance(q, nodes.EventAmount) and say.event_kind in EVENTS:
        return Number("counted", unit=Measure(EVENTS[say.event_kind]))
    return number(say, q)


EVENTS: Final = {Kind.DAMAGE_REMOVED: "damage-removed", Kind.DISCARDED_SOME: "discarded-cards"}
