"""`Quantity` nodes: as numbers ("the number of …"), and as amounts of something ("2 cards for
each …", "damage equal to …")."""

from __future__ import annotations

from dataclasses import replace

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
from tintero.ability.render.en import filters, happened
from tintero.ability.render.en.words import STATS, listed, possessive
from tintero.ability.render.speaker import Phrase, Speaker, SpokenUnit, unknown, word
from tintero.ability.selectors import Chosen, EventCard, LocationOf, Singers, That, This, WasUnder
from tintero.events import Kind
from tintero.vocab import Stat, Zone

ANY_NUMBER = 1_000_000


def number(say: Speaker, q: Quantity | int) -> str:
    """The number itself: "3", "the number of cards in your hand"."""
    if isinstance(q, int):
        return str(q)
    if isinstance(q, EventAmount) or is_that(say, q):
        return "that number" if each_of(q) == 1 else f"{each_of(q)} times that number"
    if isinstance(q, StatOf) and q.stat != Stat.CARDS_UNDER:
        return stat_of(say, q)
    if isinstance(q, LoreOf):
        who = say.player(q.who)
        return "your lore" if who.you else f"{possessive(who.text)} lore"
    if isinstance(q, Sum) and unit_of(say, q) is None:
        return listed([number(say, part) for part in q.parts], "plus")
    if isinstance(q, Capped):
        return number(say, q.of) + cap(q)
    if isinstance(q, Times) and (q.by < 0 or unit_of(say, q) is None):
        return f"{q.by} times {number(say, q.of)}"
    if isinstance(q, Greatest):
        stat = word(STATS, q.stat, "stat")
        return f"the highest {stat} among {filters.group(say, q.filter)}"
    if isinstance(q, DownTo):
        return f"what is more than {q.n}"
    if isinstance(q, Until_):
        return f"what is missing to {number(say, q.n)} cards in {hand_of(say, q)}"
    unit = unit_of(say, q)
    if unit is None:
        raise unknown(q)
    times = each_of(q)
    if unit.mass:
        total = f"the {unit.many}"
    else:
        total = f"the number of {unit.many}"
    return total if times == 1 else f"{times} times {total}"


def stat_of(say: Speaker, q: StatOf) -> str:
    of = say.cards(q.of)
    if isinstance(q.of, LocationOf):
        of = Phrase("that location", head="location")
    if isinstance(q.of, Chosen) and not filters.in_play(q.of.filter):
        where = filters.out_of(q.of.filter)
        text = of.text.replace(where, where.replace(" from ", " in "))
        of = Phrase(text, of.plural, head=of.head)
    if isinstance(q.of, That) and q.of.label in say.discarded:
        of = Phrase(f"the discarded {say.discarded[q.of.label]}", head=of.head)
        return f"{possessive(of.text)} {word(STATS, q.stat, 'stat')}"
    if q.stat == Stat.DAMAGE:
        return f"the damage on {of.text}"
    name = word(STATS, q.stat, "stat")
    if isinstance(q.of, This) and say.gone:
        return f"the {name} {say.name} had in play"
    if of.plural or " " in of.text.removeprefix("this ").removeprefix("that "):
        return f"the {name} of {of.text}"
    return f"{possessive(of.text)} {name}"


def hand_of(say: Speaker, q: Until_) -> str:
    who = say.player(q.who)
    return "your hand" if who.you else "their hand"


def cap(q: Capped) -> str:
    """CR 6.1.8: the limits of a number."""
    out: list[str] = []
    if q.most != ANY_NUMBER:
        out.append(f"to a maximum of {q.most}")
    if q.least:
        out.append(f"to a minimum of {q.least}")
    return ", " + " and ".join(out) if out else ""


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


def unit_of(say: Speaker, q: Quantity) -> SpokenUnit | None:
    """What the quantity counts one by one, if it counts."""
    if isinstance(q, Count) and q.among is not None:
        return among(say, q.filter, q.among)
    if isinstance(q, Count):
        return SpokenUnit(filters.had(say, q.filter), filters.had(say, q.filter, True))
    if isinstance(q, Times) and q.by > 0:
        return unit_of(say, q.of)
    if isinstance(q, Different):
        return different(say, q)
    if isinstance(q, CountPlayers):
        return counted_players(say, q)
    if isinstance(q, StatOf) and q.stat == Stat.CARDS_UNDER:
        under = say.name if isinstance(q.of, This) else say.cards(q.of).text
        gone = say.gone or say.event_kind == Kind.BANISHED
        if gone and isinstance(q.of, (This, EventCard)):
            under = under if isinstance(q.of, This) else "them"
            return SpokenUnit(f"card that was under {under}", f"cards that were under {under}")
        return SpokenUnit(f"card under {under}", f"cards under {under}")
    part = repeated(q)
    if part is not None:
        return unit_of(say, part)
    if isinstance(q, OpponentCount):
        return SpokenUnit("opposing player", "opposing players")
    if isinstance(q, Happened):
        return happened.unit(say, q)
    if isinstance(q, Result):
        return say.units.get(q.label)
    if isinstance(q, HowMany):
        known = say.units.get(q.label)
        if known is not None and not known.mass:
            return known
        return SpokenUnit("of those cards", "those cards")
    return None


def among(say: Speaker, f: Filter, cards: Selector) -> SpokenUnit:
    """ "action card discarded this way", "character that sang this song"."""
    played = isinstance(cards, That) and cards.label in say.units
    if not (played and not say.units[cards_label(cards)].one.startswith("card ")):
        if not isinstance(cards, Singers):
            f = replace(f, zone=Zone.DECK)
    one, many = filters.noun(say, f), filters.noun(say, f, True)
    if isinstance(cards, Singers):
        return SpokenUnit(f"{one} that sang this song", f"{many} that sang this song")
    if isinstance(cards, WasUnder):
        under = say.name if isinstance(cards.of, This) else say.cards(cards.of).text
        return SpokenUnit(f"{one} that was under {under}", f"{many} that were under {under}")
    how = "revealed this way"
    if isinstance(cards, That) and cards.label in say.units:
        how = " ".join(say.units[cards.label].one.split(" ")[1:])
    return SpokenUnit(f"{one} {how}", f"{many} {how}")


def cards_label(cards: Selector) -> str:
    return cards.label if isinstance(cards, That) else ""


def different(say: Speaker, q: Different) -> SpokenUnit:
    """CR 5.2.6: "item with a different name you have in play", "different ink type of …"."""
    if q.among is not None:
        unit = among(say, q.filter, q.among)
    else:
        unit = SpokenUnit(filters.had(say, q.filter), filters.had(say, q.filter, True))
    if q.inks:
        text = f"different ink type of {unit.many}"
        return SpokenUnit(text, text.replace("type", "types"))
    one, many = filters.noun(say, q.filter), filters.noun(say, q.filter, True)
    name = " with a different name"
    return SpokenUnit(unit.one.replace(one, one + name), unit.many.replace(many, many + name))


def counted_players(say: Speaker, q: CountPlayers) -> SpokenUnit:
    """ "opponent who doesn't"."""
    one = "player" if "player" in say.player(q.who).text else "opponent"
    if q.condition is None:
        return SpokenUnit(one, f"{one}s")
    if isinstance(q.condition, Not) and isinstance(q.condition.of, Did):
        return SpokenUnit(f"{one} who doesn't", f"{one}s who don't")
    if isinstance(q.condition, Did):
        return SpokenUnit(f"{one} who does", f"{one}s who do")
    before, say.they = say.they, Phrase("they", True)
    text = say.condition(q.condition)
    say.they = before
    text = f"with {text.removeprefix('they have ')}" if text.startswith("they have ") else text
    return SpokenUnit(f"{one} {text}", f"{one}s {text}")


def is_that(say: Speaker, q: Quantity) -> bool:
    """A result that nothing before has a name for."""
    return isinstance(q, Result) and q.label not in say.units


def for_each(say: Speaker, q: Quantity) -> str:
    """ "for each 1 damage removed this way", or nothing if the quantity does not count."""
    unit = unit_of(say, q)
    if unit is None:
        return ""
    return f"for each {'1 ' if unit.mass else ''}{unit.one}"


def amount(say: Speaker, q: Quantity | int, one: str, many: str) -> tuple[str, str]:
    """So much of something, and what follows at the end of the clause.

    ("2 cards", ""), ("1 lore", " for each …"), ("damage", " equal to …").
    """
    if isinstance(q, int):
        return times(q, one, many), ""
    if isinstance(q, Capped):
        if unit_of(say, q.of) is not None or isinstance(q.of, (StatOf, LoreOf, Sum)):
            text, tail = amount(say, q.of, one, many)
            return text, tail + cap(q) + (f" {one}" if one == many else "")
    if isinstance(q, EventAmount) and say.event_kind == Kind.DAMAGE_REMOVED:
        return times(1, one, many), " for each 1 damage removed"
    if isinstance(q, EventAmount) and say.event_kind == Kind.DISCARDED_SOME:
        return times(1, one, many), " for each card discarded"
    if isinstance(q, EventAmount) or (is_that(say, q) and each_of(q) == 1):
        return (f"that much {one}" if one == many else f"that many {many}"), ""
    tail = for_each(say, q)
    if tail:
        return times(each_of(q), one, many), f" {tail}"
    return many, f" equal to {number(say, q)}"


def times(n: int, one: str, many: str) -> str:
    """ "a card", "2 cards", "1 lore"."""
    if n == 1 and one != many:
        return ("an " if one[:1] in "aeiou" else "a ") + one
    return f"{n} {many}"
