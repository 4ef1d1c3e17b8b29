"""What the frames of standing text are filled with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Number, Saying
from tintero.ability.render.realise.es import conditions, filters, quantities, selectors
from tintero.ability.render.realise.es.words import (
    STATS,
    agree,
    base_form,
    equal_to,
    join_clauses,
    of,
    to,
)
from tintero.ability.render.realise.word_frames import Telling, fill
from tintero.ability.render.speaker import Phrase, Speaker

YOU: Final = Phrase("tú", you=True)
NOBODY: Final = Phrase("")
UNTIL: Final[dict[str, str]] = {
    "": "",
    "turn": "este turno",
    "rest-of-turn": "durante el resto de este turno",
    "your-next-turn": "hasta el inicio de tu próximo turno",
    "their-next-turn": "durante su próximo turno",
    "challenge": "durante ese desafío",
    "in-play": "mientras {this} esté en juego",
}
ACTS: Final[dict[str, str]] = {"challenge": "desafiar", "quest": "ir de aventura"}
# They agree with the subject.
PARTICIPLES: Final = ("desafiado", "elegido", "agotado", "jugado", "puesto")
# Forms for one and for many.
OF_ONE_OR_MANY: Final = {
    "puede": ("puede", "pueden"),
    "entra": ("entra", "entran"),
    "entre": ("entre", "entren"),
    "tuviera": ("tuviera", "tuvieran"),
}


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
    """ "+2 de Fuerza"; "-1 de Fuerza" and " por cada …"; "+X de Fuerza" and ", donde X es …"."""
    if q.plain:
        return f"{q.n:+d} de {name}", ""
    n, each = per(say, q)
    if each:
        return f"{n:+d} de {name}", f" {each}"
    return f"+X de {name}", f", donde X es {quantities.number(say, q)}"


def per(say: Speaker, q: Number) -> tuple[int, str]:
    """So much for each of something, if the number is counted so."""
    if q.kind == "counted" and q.unit is not None:
        return q.n, quantities.for_each(say, q.unit)
    if q.parts and q.parts[0].kind == "counted" and q.kind in ("capped", "times"):
        n, each = per(say, q.parts[0])
        return (n, each + quantities.cap(q)) if q.kind == "capped" else (n * q.n, each)
    return 1, quantities.damage_on(say, q)


def times(t: Telling) -> str:
    q = t.s.number
    return f" {q.n} veces" if q is not None and q.plain else ""


def per_time(t: Telling) -> str:
    q = t.s.number
    if q is None or q.plain:
        return ""
    if q.kind == "counted" and q.unit is not None:
        return f" {quantities.for_each(t.say, q.unit)}"
    return f" tantas veces como {quantities.number(t.say, q)}"


def stat(t: Telling) -> str:
    return STATS[t.s.index]


def lost(t: Telling) -> str:
    q = t.s.number
    assert q is not None
    if q.kind == "that" and q.n == 1:
        return f"esa cantidad de {stat(t)}"
    return f"una cantidad de {stat(t)} {equal_to(quantities.number(t.say, q))}"


def phrase(t: Telling, noun: Noun | None) -> Phrase:
    return selectors.phrase(t.say, noun) if noun is not None else NOBODY


def what(t: Telling) -> str:
    return phrase(t, t.s.object).text


def whom(t: Telling) -> str:
    return filters.group(t.say, t.s.things) if t.s.things is not None else ""


def number(t: Telling) -> str:
    return quantities.number(t.say, t.s.number) if t.s.number is not None else ""


def amount(t: Telling) -> tuple[str, str]:
    assert t.s.number is not None
    return signed(t.say, t.s.number, stat(t))


def agreed(participle: str, t: Telling) -> str:
    return agree(participle, t.who.feminine, t.who.plural)


def numbered(forms: tuple[str, str], t: Telling) -> str:
    return forms[t.who.plural]


def noun(t: Telling, plural: bool = True, joint: str = "o") -> str:
    return filters.noun(t.say, t.s.things, plural, joint) if t.s.things is not None else ""


def neither(t: Telling) -> str:
    return filters.group(t.say, t.s.things, "ni") if t.s.things is not None else ""


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **{name: partial(agreed, name) for name in PARTICIPLES},
    **{name: partial(numbered, forms) for name, forms in OF_ONE_OR_MANY.items()},
    "what": what,
    "of_what": lambda t: of(what(t)),
    "to_what": lambda t: to(what(t)),
    "name": lambda t: t.s.name,
    "n": number,
    "stat": stat,
    "lost": lost,
    "act": lambda t: ACTS[t.s.how],
    "signed": lambda t: amount(t)[0],
    "per": lambda t: amount(t)[1],
    "times": times,
    "per_time": per_time,
    "whom": whom,
    "to_whom": lambda t: to(whom(t)) if t.s.things is not None else "",
    "of_whom": lambda t: of(whom(t)) if t.s.things is not None else "",
    "neither": neither,
    "some": lambda t: filters.owned(t.say, t.s.things, True) if t.s.things is not None else "",
    "one": lambda t: noun(t, False),
    "bare": noun,
    "sort": lambda t: noun(t, True, "y"),
    "then": lambda t: join_clauses(t.steps),
    "do": lambda t: base_form(t.steps, YOU) if t.s.steps else "",
}
