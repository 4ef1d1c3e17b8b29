"""What the frames of standing text are filled with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Number, Saying
from tintero.ability.render.realise.fr import conditions, filters, quantities, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import CLASSES, KEYWORDS
from tintero.ability.render.realise.fr.lexicon import STEPS as STEP_WORDS
from tintero.ability.render.realise.word_frames import Telling, fill
from tintero.ability.render.speaker import Phrase, Speaker

YOU: Final = Phrase("vous", you=True)
NOBODY: Final = Phrase("")
TURN: Final = fr.TURN
STEPS: Final = ("", *STEP_WORDS.values())
UNTIL: Final = {
    "": "",
    "turn": f"pour le reste de ce {TURN}",
    "rest-of-turn": f"pour le reste de ce {TURN}",
    "your-next-turn": f"jusqu'au début de votre prochain {TURN}",
    "their-next-turn": f"durant {{his}} prochain {TURN}",
    "challenge": f"durant ce {fr.WORDS['challenge']}",
    "in-play": "tant que {this} est en jeu",
}
ACTS: Final = {"challenge": "défier", "quest": "être {envoyé} à l'aventure"}
# They agree with the subject.
PARTICIPLES: Final = ("défié", "choisi", "épuisé", "joué", "placé", "envoyé")
# Forms for one and for many.
OF_ONE_OR_MANY: Final = {
    "entre": ("entre", "entrent"),
    "avait": ("avait", "avaient"),
    "est": ("est", "sont"),
    "its": ("sa", "leur"),
    "his": ("son", "leur"),
}


def during(say: Speaker, until: str, who: Phrase = NOBODY) -> str:
    """How long it is so of `who`."""
    return fill(UNTIL[until], this=say.name, his="leur" if who.plural else "son")


def lasting(say: Speaker, until: str, who: Phrase = NOBODY) -> str:
    """The same, after the verb."""
    return f" {during(say, until, who)}" if until else ""


def each_if(say: Speaker, s: Saying) -> str:
    if s.when is None or s.when.verb != "each-if":
        return ""
    return conditions.each_if(say, s.when.parts[0], s.when.no)


def signed(say: Speaker, q: Number, name: str) -> tuple[str, str]:
    """ "+2 de Force"; "-1 de Force" and " pour chaque …"; "+X de Force" and ", X étant …"."""
    if q.plain:
        return f"{q.n:+d} {fr.of(name)}", ""
    n, each = per(say, q)
    if each:
        return f"{n:+d} {fr.of(name)}", f" {each}"
    return f"+X {fr.of(name)}", f", X étant {quantities.number(say, q)}"


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
    return f" {q.n} fois" if q is not None and q.plain else ""


def per_time(t: Telling) -> str:
    q = t.s.number
    if q is None or q.plain:
        return ""
    if q.kind == "counted" and q.unit is not None:
        return f" {quantities.for_each(t.say, q.unit)}"
    return f" un nombre de fois {fr.equal_to(quantities.number(t.say, q))}"


def stat(t: Telling) -> str:
    return fr.STATS[t.s.index]


def lost(t: Telling) -> str:
    q = t.s.number
    assert q is not None
    if q.kind == "that" and q.n == 1:
        return f"ce nombre {fr.of(stat(t))}"
    return f"un nombre {fr.of(stat(t))} {fr.equal_to(quantities.number(t.say, q))}"


def phrase(t: Telling, noun: Noun | None) -> Phrase:
    return selectors.phrase(t.say, noun) if noun is not None else NOBODY


def what(t: Telling) -> str:
    return phrase(t, t.s.object).text


def whom(t: Telling, joint: str = "et") -> str:
    return filters.group(t.say, t.s.things, joint) if t.s.things is not None else ""


def amount(t: Telling) -> tuple[str, str]:
    assert t.s.number is not None
    return signed(t.say, t.s.number, stat(t))


def gets(t: Telling) -> str:
    return "‹subir›" if amount(t)[0].startswith("-") else "‹gagner›"


def agreed(participle: str, t: Telling) -> str:
    return fr.agree(participle, t.who.feminine, t.who.plural)


def numbered(forms: tuple[str, str], t: Telling) -> str:
    return forms[t.who.plural]


def noun(t: Telling, plural: bool = True, joint: str = "ou", each: str = "") -> str:
    if t.s.things is None:
        return ""
    return filters.noun(t.say, t.s.things, plural, joint, each=each)


def some(t: Telling) -> str:
    return f"des {filters.owned(t.say, t.s.things, True)}" if t.s.things is not None else ""


def able(t: Telling) -> str:
    return fr.if_(f"{fr.he(t.who)} le {'peuvent' if t.who.plural else 'peut'}")


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **{name: partial(agreed, name) for name in PARTICIPLES},
    **{name: partial(numbered, forms) for name, forms in OF_ONE_OR_MANY.items()},
    "what": what,
    "of_what": lambda t: fr.of(what(t)),
    "to_what": lambda t: fr.to(what(t)),
    "name": lambda t: t.s.name,
    "keyword": lambda t: KEYWORDS[t.s.name],
    "class": lambda t: CLASSES.get(t.s.name, t.s.name),
    "n": lambda t: quantities.number(t.say, t.s.number) if t.s.number is not None else "",
    "stat": stat,
    "lost": lost,
    "act": lambda t: fill(ACTS[t.s.how], envoyé=agreed("envoyé", t)),
    "gets": gets,
    "signed": lambda t: amount(t)[0],
    "per": lambda t: amount(t)[1],
    "times": times,
    "per_time": per_time,
    "whom": whom,
    "of_whom": lambda t: fr.of(whom(t)) if t.s.things is not None else "",
    "neither": lambda t: whom(t, "ni"),
    "some": some,
    "bare": noun,
    "no_sort": lambda t: fr.of(noun(t, True, "ni", "de")),
    "one": lambda t: noun(t, False),
    "sort": lambda t: f"des {noun(t, True, 'et', 'des')}" if t.s.things is not None else "",
    "he": lambda t: fr.he(t.who),
    "if_he": lambda t: fr.if_(fr.he(t.who) + " ").rstrip(),
    "able": able,
    "then": lambda t: fr.join_clauses(t.steps),
    "do": lambda t: fr.base_form(t.steps, YOU) if t.s.steps else "",
}
