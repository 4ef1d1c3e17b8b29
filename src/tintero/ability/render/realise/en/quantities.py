"""Numbers ("the number of …"), and amounts of something ("2 cards for each …")."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Measure, Number
from tintero.ability.render.realise.en import conditions, filters, selectors
from tintero.ability.render.realise.en.words import STATS, listed, possessive
from tintero.ability.render.speaker import Speaker, SpokenUnit
from tintero.vocab import NONE, Stat


def number(say: Speaker, q: Number) -> str:
    """The number itself: "3", "the number of cards in your hand"."""
    if q.kind == "plain":
        return str(q.n)
    if q.kind == "stat":
        return stat_of(say, q)
    if q.kind == "lore":
        assert q.noun is not None
        return "your lore" if q.noun.you else f"{possessive(selectors.text(say, q.noun))} lore"
    if q.kind == "sum":
        return listed([number(say, part) for part in q.parts], "plus")
    if q.kind == "capped":
        return number(say, q.parts[0]) + cap(q)
    if q.kind == "times":
        return f"{q.n} times {number(say, q.parts[0])}"
    if q.kind == "highest":
        assert q.things is not None
        return f"the highest {STATS[q.stat]} among {filters.group(say, q.things)}"
    if q.kind == "down-to":
        return f"what is more than {q.n}"
    if q.kind == "missing":
        hand = "your hand" if q.noun is not None and q.noun.you else "their hand"
        return f"what is missing to {number(say, q.parts[0])} cards in {hand}"
    total = "that number"
    if q.unit is not None:
        counted = unit(say, q.unit)
        total = f"the {'' if counted.mass else 'number of '}{counted.many}"
    return total if q.n == 1 else f"{q.n} times {total}"


def stat_of(say: Speaker, q: Number) -> str:
    assert q.noun is not None
    name = STATS[q.stat]
    if q.gone:
        return f"the {name} {say.name} had in play"
    of = selectors.phrase(say, q.noun)
    if q.stat == Stat.DAMAGE:
        return f"the damage on {of.text}"
    if selectors.short(say, q.noun):
        return f"{possessive(of.text)} {name}"
    return f"the {name} of {of.text}"


def cap(q: Number) -> str:
    """CR 6.1.8: the limits of a number."""
    out: list[str] = []
    if q.most != NONE:
        out.append(f"to a maximum of {q.most}")
    if q.least:
        out.append(f"to a minimum of {q.least}")
    return ", " + " and ".join(out) if out else ""


# --- what is counted --------------------------------------------------------------------------


def unit(say: Speaker, m: Measure) -> SpokenUnit:
    if m.spoken is not None and m.kind == "spoken":
        return m.spoken
    one, many = forms(say, m)
    return SpokenUnit(one, many, m.mass, measure=m)


def forms(say: Speaker, m: Measure, name: str = "") -> tuple[str, str]:
    """One and many. `name` is said right after the noun."""
    if m.kind == "names":
        assert m.of is not None
        return forms(say, m.of, " with a different name")
    if m.kind == "inks":
        assert m.of is not None
        of = forms(say, m.of)[1]
        return f"different ink type of {of}", f"different ink types of {of}"
    if m.kind == "players":
        return players(say, m)
    if m.kind in FIXED:
        return FIXED[m.kind]
    if m.kind in ("under", "was-under") and m.noun is not None:
        them = m.kind == "was-under" and m.noun.how != "this"
        under = "them" if them else selectors.text(say, m.noun)
        was, were = (" that was", " that were") if m.kind == "was-under" else ("", "")
        return f"card{was} under {under}", f"cards{were} under {under}"
    assert m.things is not None
    if m.kind == "had":
        return filters.had(say, m.things, name=name), filters.had(say, m.things, True, name)
    one, many = filters.noun(say, m.things) + name, filters.noun(say, m.things, True) + name
    if m.kind == "sang":
        return f"{one} that sang this song", f"{many} that sang this song"
    if m.kind == "those-under":
        assert m.noun is not None
        under = selectors.text(say, m.noun)
        return f"{one} that was under {under}", f"{many} that were under {under}"
    if len(m.head.names) > 1:
        many = "cards"
    how = DEEDS.get(m.deed, f"{m.deed} this way")
    return f"{one} {how}", f"{many} {how}"


DEEDS: Final = {
    "put": "moved this way",
    "looked-at": "looked at this way",
    "moved": "you moved",
}


FIXED: Final = {
    "opponents": ("opposing player", "opposing players"),
    "those": ("of those cards", "those cards"),
    "damage-removed": ("1 damage removed", "damage removed"),
    "discarded-cards": ("card discarded", "cards discarded"),
    "lore-gained": ("lore gained this way", "lore gained this way"),
    "lore-lost": ("lore lost this way", "lore lost this way"),
    "damage-dealt": ("damage dealt this way", "damage dealt this way"),
    "damage-removed-so": ("damage removed this way", "damage removed this way"),
    "counters-put": ("damage counter put this way", "damage counters put this way"),
    "counters-moved": ("damage counter moved this way", "damage counters moved this way"),
}


def players(say: Speaker, m: Measure) -> tuple[str, str]:
    """ "opponent who doesn't"."""
    (one,) = m.head.names
    does = {"does": (" who does", " who do"), "does-not": (" who doesn't", " who don't")}
    tail = does.get(m.deed, ("", ""))
    if m.who:
        text = conditions.relative(say, m.who[0], "")
        tail = (f" {text}", f" {text}")
    return one + tail[0], f"{one}s{tail[1]}"


def for_each(say: Speaker, m: Measure) -> str:
    """ "for each 1 damage removed this way"."""
    counted = unit(say, m)
    return f"for each {'1 ' if counted.mass else ''}{counted.one}"


def times(n: int, one: str, many: str) -> str:
    """ "a card", "2 cards", "1 lore"."""
    if n == 1 and one != many:
        return ("an " if one[:1] in "aeiou" else "a ") + one
    return f"{n} {many}"


def amount(say: Speaker, q: Number, one: str, many: str, digit: bool = False) -> tuple[str, str]:
    """So much of something, and what follows at the end of the clause.

    ("2 cards", ""), ("1 lore", " for each …"), ("damage", " equal to …"). `digit`: "1 counter".
    """
    counted = f"1 {one}" if digit and q.n == 1 else times(q.n, one, many)
    if q.plain:
        return counted, ""
    if q.kind == "capped" and q.parts[0].kind in ("counted", "stat", "lore", "sum"):
        text, tail = amount(say, q.parts[0], one, many, digit)
        return text, tail + cap(q) + (f" {one}" if one == many else "")
    if q.kind == "that" and q.n == 1:
        return (f"that much {one}" if one == many else f"that many {many}"), ""
    if q.unit is not None:
        return counted, f" {for_each(say, q.unit)}"
    return many, f" equal to {number(say, q)}"
