"""Abilities in any language: whole paragraphs, by the frames of `Tongue.abilities`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Effect
from tintero.ability.effects import Discard, Exert, PayInk, Seq
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import quantities, rules, selectors, standing
from tintero.ability.render.plan import sentences as effects
from tintero.ability.render.plan.parts_of_speech import CHARACTER, YOU, Noun, Saying
from tintero.ability.render.plan.windows import YOUR_TURN
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.tongue import Tongue, capital
from tintero.ability.render.realise.word_frames import Telling, fill, filled, sure
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.selectors import Chosen, This
from tintero.vocab import NONE, Keyword, Owner, Zone


def ability(say: Speaker, node: Ability, stop: bool = True) -> str:
    """`stop`: the last sentence has one."""
    by = say.tongue
    if isinstance(node, Has):
        return titled(by, node, keyword(say, node))
    make = KINDS.get(type(node))
    if make is None:
        raise unknown(node)
    *said, last = [capital(text) for text in make(say, node)]
    return titled(by, node, " ".join([*map(stopped, said), stopped(last) if stop else last]))


def stopped(text: str) -> str:
    """A list of modes has its stop."""
    return text if text.endswith((".", ".)")) else f"{text}."


def titled(by: Tongue, node: Ability, text: str) -> str:
    """The story name in capitals; a keyword's expansion in brackets, as on cards."""
    if isinstance(node, (Triggered, Activated, Static)) and node.keyword != NONE:
        return f"{by.keyword(node.keyword)} ({text})"
    name: str = getattr(node, "name", "")
    return f"{name.upper()}  {text}" if name else text


def triggered(say: Speaker, node: Triggered) -> list[str]:
    by = say.tongue
    made = plan.triggered(say, node)
    occasion = sure(made.occasion)
    when = by.triggers.trigger(say, occasion)
    during = window(say, made.when) if made.when is not None else ""
    for way in ("each-opponent", "there"):
        if way in made.ways and way in by.ABILITIES:
            when, during = fill(by.ABILITIES[way], when=when, during=during), ""
    if made.number is not None:
        during = how_often(say, made.number.n, made.when if during else None)
    if "their-turn" in made.ways:
        when = fill(by.ABILITIES["their-turn"], when=when)
    when += "".join(by.all_sentences(say, made.tail))
    first, *more = by.all_sentences(say, plan.first_said(say, node, occasion))
    zone = from_zone(say, made.index)
    if "last" in made.ways and "last" in by.ABILITIES:
        return [fill(by.ABILITIES["last"], when=when, then=first)]
    text = fill(by.ABILITIES["triggered"], zone=zone, during=during, when=when, then=first)
    return [text, *more]


def activated(say: Speaker, node: Activated) -> list[str]:
    by = say.tongue
    said: list[str] = []
    if node.sequential and node.costs:
        said = may_use(say, node)
    else:
        costs = [cost(say, item) for item in node.costs]
        said = by.all_sentences(say, effects.sentences(say, node.effect))
        if costs:
            paid = ", ".join([costs[0], *[capital(cost) for cost in costs[1:]]])
            said[0] = f"{paid} — {capital(said[0])}"
    made = plan.activated(say, node)
    turn = YOUR_TURN if made.how else None
    lead = [how_often(say, made.number.n, turn)] if made.number is not None else []
    lead += [window(say, made.when)] if made.when is not None else []
    return [", ".join([*lead, said[0]]), *said[1:]]


def may_use(say: Speaker, node: Activated) -> list[str]:
    """CR 6.3.1: used like an activated ability, worded "you may [cost] to [effect]"."""
    by = say.tongue
    paid = rules.steps(say, *node.costs)
    if node.in_two:
        first, *more = effects.sentences(say, node.effect)
        may = by.grammar.full(by.clause(say, Saying("may", YOU, steps=paid)))
        return [may, *by.all_sentences(say, [Saying("if-you-do", tail=(first,)), *more])]
    parts = node.effect.parts if isinstance(node.effect, Seq) else (node.effect,)
    then = tuple(effects.clauses(say, parts[0]))
    may = by.grammar.full(by.clause(say, Saying("may-in-order-to", YOU, steps=paid, parts=then)))
    rest = [made for part in parts[1:] for made in effects.sentences(say, part)]
    return [may, *by.all_sentences(say, rest)]


# --- when an ability works and how often ------------------------------------------------------


def window(say: Speaker, s: Saying) -> str:
    """By a frame of `Tongue.abilities`: one for opponents or for what is `known`, if there is."""
    if s.verb in ("window", "each-window"):
        return ", ".join([window(say, part) for part in s.parts])
    by = say.tongue
    more = "-opponents" if s.index == Owner.OPPOSING else "-known" if s.known else ""
    frame = by.ABILITIES.get(s.verb + more) or by.ABILITIES[s.verb]
    return filled(frame, by.places, Telling(say, s, NOBODY))


def beside(say: Speaker, s: Saying | None) -> str:
    """After an event, what must be so: " during your turn", " while you have a character"."""
    if s is None:
        return ""
    yours = s.verb == "turn" and s.index == Owner.YOURS and not s.no
    return f" {window(say, YOUR_TURN if yours else Saying('while', when=s))}"


def how_often(say: Speaker, n: int, s: Saying | None) -> str:
    """CR 6.1.13.2: "once per turn"."""
    frames = say.tongue.ABILITIES
    times = fill(frames.get(f"times-{n}") or frames["times"], n=str(n))
    during = window(say, s) if s is not None else ""
    if s == YOUR_TURN:
        return f"{times} {during}"
    return fill(frames["per-turn"], times=times, window=during)


def from_zone(say: Speaker, zone: int) -> str:
    """Where the card must be, when it is not in play."""
    return "" if zone == NONE else window(say, Saying("in-zone", index=zone))


# --- standing text ----------------------------------------------------------------------------


def static(say: Speaker, node: Static) -> list[str]:
    by, words = say.tongue, say.tongue.grammar
    made = standing.static(say, node)
    made = of_one(made) if "at-location" in by.ABILITIES else made
    first = made.parts[0].subject
    again = made.known and first is not None and first.how == "this"
    said: list[str] = []
    for i, s in enumerate(made.parts):
        tell = words.again if again and i == 0 else words.does if s.known else words.full
        said.append(tell(by.clause(say, s)))
    lead = tail = ""
    for s in made.tail:
        if by.ABILITIES.get(s.verb, "").startswith(" "):  # a frame of what is said last
            tail += window(say, s)
        else:
            lead += f"{window(say, s)}, "
    if lead or tail or made.parts[-1].known:
        return [f"{lead}{by.all_of(said)}{tail}"]
    return said


def of_one(made: Saying) -> Saying:
    """Your characters at a location gain something: said of one of them."""
    (first, *more) = made.parts
    things = first.subject.things if first.subject is not None else None
    gained = all(part.verb == "gain" for part in first.parts)
    if more or things is None or not gained or things.owner != Owner.YOURS:
        return made
    at = things.without("at-location")
    if at == things:
        return made
    said = replace(first, subject=Noun("that", head=CHARACTER))
    at_location = Saying("at-location", things=at)
    return replace(made, parts=(said,), tail=(*made.tail, at_location))


# --- keywords, costs, decks -------------------------------------------------------------------


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: Discard a song card"."""
    by = say.tongue
    if node.costs and node.name:
        steps = rules.steps(say, *node.costs)
        may = capital(by.grammar.full(by.clause(say, Saying("may", YOU, steps=steps))))
        do = by.grammar.base(by.all_clauses(say, steps), by.selectors.phrase(say, YOU), False)
        return fill(by.ABILITIES["may-shift"], may=may, do=do, name=say.name)
    name = keyword_name(by, node)
    if not node.costs:
        return name
    costs = [shift_cost(say, item) for item in node.costs]
    orders = ", ".join([capital(cost) for cost in costs])
    return fill(by.ABILITIES["shift"], name=name, costs=", ".join(costs), Costs=orders)


def keyword_name(by: Tongue, node: Has) -> str:
    """ "Resist +2", "Shift 5"; before a cost, the name alone."""
    name = by.keyword(node.keyword)
    if node.keyword == Keyword.SHIFT:
        *kinds, temporary = by.SHIFTS
        kind = word(tuple(kinds), node.kind, "kind of Shift")
        name = kind.format(shift=name, of=by.filters.classed(node.of))
        name = temporary.format(shift=name) if node.temporary else name
    if node.costs:
        return name
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name


def cost(say: Speaker, node: Effect) -> str:
    by = say.tongue
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return by.verbs.ink(say, quantities.number(say, node.count))
    return by.grammar.join(by.all_clauses(say, rules.steps(say, node)))


def shift_cost(say: Speaker, node: Effect) -> str:
    """Discarding says by itself that you choose."""
    if isinstance(node, Discard) and isinstance(node.what, Chosen):
        by, in_hand = say.tongue, node.what.filter.zone == Zone.HAND
        what = selectors.chosen(say, node.what, where=not in_hand)
        return fill(by.ABILITIES["discard"], what=by.selectors.text(say, what))
    return cost(say, node)


def deck_rule(say: Speaker, node: DeckRule) -> list[str]:
    by, frames = say.tongue, say.tongue.ABILITIES
    named = "" if say.name in by.THIS else "-named"
    return [
        fill(frames.get(key + named) or frames[key], name=say.name, n=by.filters.classed(n))
        for key, n in plan.deck_rule(node)
    ]


KINDS: Final[dict[type[Ability], Callable[[Speaker, Any], list[str]]]] = {
    Triggered: triggered,
    Activated: activated,
    Script: lambda say, node: say.tongue.all_sentences(say, effects.sentences(say, node.effect)),
    Static: static,
    DeckRule: deck_rule,
}
