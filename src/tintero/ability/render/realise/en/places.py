"""What the frames of standing text are filled with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Number, Saying
from tintero.ability.render.realise.en import conditions, filters, quantities, selectors
from tintero.ability.render.realise.en.words import STATS, base_form, possessive
from tintero.ability.render.realise.quantities import whole
from tintero.ability.render.realise.word_frames import Telling, fill
from tintero.ability.render.speaker import YOU, Speaker
from tintero.vocab import Stat

UNTIL: Final[dict[str, str]] = {
    "": "",
    "turn": "this turn",
    "rest-of-turn": "for the rest of this turn",
    "your-next-turn": "until the start of your next turn",
    "their-next-turn": "during their next turn",
    "challenge": "during that challenge",
    "in-play": "while {this} is in play",
}
ACTS: Final[dict[str, str]] = {"challenge": "challenge", "quest": "quest"}


def during(say: Speaker, until: str) -> str:
    return fill(UNTIL[until], this=say.name)


def lasting(say: Speaker, until: str) -> str:
    """How long, after the verb."""
    return f" {during(say, until)}" if until else ""


def each_if(say: Speaker, s: Saying) -> str:
    if s.when is None or s.when.verb != "each-if":
        return ""
    return conditions.each_if(say, s.when.parts[0], s.when.no)


def signed(say: Speaker, q: Number, name: str) -> tuple[str, str]:
    """ "+2 strength"; "-1 strength" and "for each …"; "+strength equal to …"."""
    if q.plain:
        return f"{q.n:+d} {name}", ""
    if q.kind == "times" and q.n == -1:
        return f"-{name} equal to {quantities.number(say, q.parts[0])}", ""
    n, each = per(say, q)
    if each:
        return f"{n:+d} {name}", each
    return f"+{name} equal to {quantities.number(say, q)}", ""


def per(say: Speaker, q: Number) -> tuple[int, str]:
    """So much for each of something, if the number is counted so."""
    inner = q.parts[0] if q.kind == "capped" else q
    if inner.kind == "counted" and inner.unit is not None:
        cap = quantities.cap(q) if q.kind == "capped" else ""
        return inner.n, quantities.for_each(say, inner.unit) + cap
    if q.kind == "stat" and q.stat == Stat.DAMAGE and q.noun is not None:
        on = selectors.text(say, whole(q.noun))
        return 1, f"for each 1 damage on {on}"
    return 1, ""


def times(t: Telling) -> str:
    q = t.s.number
    return f" {q.n} times" if q is not None and q.plain else ""


def per_time(t: Telling) -> str:
    q = t.s.number
    if q is None or q.plain:
        return ""
    if q.kind == "counted" and q.unit is not None:
        return quantities.for_each(t.say, q.unit)
    return f"a number of times equal to {quantities.number(t.say, q)}"


def stat(t: Telling) -> str:
    return STATS[t.s.index]


def what(t: Telling) -> str:
    return selectors.text(t.say, t.s.object) if t.s.object is not None else ""


def whom(t: Telling) -> str:
    return filters.group(t.say, t.s.things) if t.s.things is not None else ""


def number(t: Telling) -> str:
    return quantities.number(t.say, t.s.number) if t.s.number is not None else ""


def amount(t: Telling) -> tuple[str, str]:
    assert t.s.number is not None
    return signed(t.say, t.s.number, stat(t))


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    "what": what,
    "whose": lambda t: possessive(what(t)),
    "name": lambda t: t.s.name,
    "n": number,
    "stat": stat,
    "act": lambda t: ACTS[t.s.how],
    "signed": lambda t: amount(t)[0],
    "per": lambda t: amount(t)[1],
    "times": times,
    "per_time": per_time,
    "whom": whom,
    "neither": lambda t: filters.group(t.say, t.s.things, "or") if t.s.things is not None else "",
    "its": lambda t: "their" if selectors.people(t.say, t.who) else "its",
    "do": lambda t: base_form(t.steps, YOU) if t.s.steps else "",
    "theyre": lambda t: "they're" if selectors.people(t.say, t.who) else "it's",
}
