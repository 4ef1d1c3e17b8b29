"""Abilities in any language: whole paragraphs, by the frames of `Tongue.abilities`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability
from tintero.ability.effects import Seq
from tintero.ability.render.keyword_names import titled
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import rules
from tintero.ability.render.plan import sentences as effects
from tintero.ability.render.plan.parts_of_speech import YOU, Saying, Statement
from tintero.ability.render.realise import keywords, standing, windows
from tintero.ability.render.realise.tongue import capital
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker, unknown


def ability(say: Speaker, node: Ability, stop: bool = True) -> str:
    """`stop`: the last sentence has one."""
    names = say.tongue.keywords
    if isinstance(node, Has):
        return titled(node, keywords.keyword(say, node), names)
    make = KINDS.get(type(node))
    if make is None:
        raise unknown(node)
    *said, last = [capital(text) for text in make(say, node)]
    return titled(node, " ".join([*map(stopped, said), stopped(last) if stop else last]), names)


def stopped(text: str) -> str:
    """A list of modes has its stop."""
    return text if text.endswith((".", ".)")) else f"{text}."


def script(say: Speaker, node: Script) -> list[str]:
    return say.tongue.all_sentences(say, effects.sentences(say, node.effect))


def triggered(say: Speaker, node: Triggered) -> list[str]:
    by = say.tongue
    made = plan.triggered(say, node)
    assert made.when is not None
    when = by.occasion(say, made.when)
    during = windows.window(say, made.window) if made.window is not None else ""
    if made.each_opponent or (made.there and "there" in by.abilities):
        key = "each-opponent" if made.each_opponent else "there"
        when, during = fill(by.abilities[key], when=when, during=during), ""
    if made.limit:
        during = windows.how_often(say, made.limit, made.window if during else None)
    if made.their_turn:
        when = fill(by.abilities["their-turn"], when=when)
    if made.if_ is not None:
        when += by.sentence(say, Statement("tail-if-then", when=made.if_))
    first, *more = by.all_sentences(say, plan.first_said(say, node, made.when))
    zone = windows.from_zone(say, made.zone)
    if made.last and "last" in by.abilities:
        return [fill(by.abilities["last"], when=when, then=first)]
    text = fill(by.abilities["triggered"], zone=zone, during=during, when=when, then=first)
    return [text, *more]


def activated(say: Speaker, node: Activated) -> list[str]:
    by = say.tongue
    said: list[str] = []
    if node.sequential and node.costs:
        said = may_use(say, node)
    else:
        costs = [keywords.cost(say, item) for item in node.costs]
        said = by.all_sentences(say, effects.sentences(say, node.effect))
        if costs:
            paid = ", ".join([costs[0], *[capital(cost) for cost in costs[1:]]])
            said[0] = f"{paid} — {capital(said[0])}"
    made = plan.activated(say, node)
    lead = [windows.how_often(say, made.limit, made.limit_in)] if made.limit else []
    lead += [windows.window(say, made.window)] if made.window is not None else []
    return [", ".join([*lead, said[0]]), *said[1:]]


def may_use(say: Speaker, node: Activated) -> list[str]:
    """CR 6.3.1: used like an activated ability, worded "you may [cost] to [effect]"."""
    by = say.tongue
    paid = rules.steps(say, *node.costs)
    if node.in_two:
        first, *more = effects.sentences(say, node.effect)
        may = by.full(by.clause(say, Saying("may", YOU, steps=paid)))
        return [may, *by.all_sentences(say, [Statement("if-you-do", then=(first,)), *more])]
    parts = node.effect.parts if isinstance(node.effect, Seq) else (node.effect,)
    then = tuple(effects.clauses(say, parts[0]))
    may = by.full(by.clause(say, Saying("may-in-order-to", YOU, steps=paid, parts=then)))
    rest = [made for part in parts[1:] for made in effects.sentences(say, part)]
    return [may, *by.all_sentences(say, rest)]


KINDS: Final[dict[type[Ability], Callable[[Speaker, Any], list[str]]]] = {
    Triggered: triggered,
    Activated: activated,
    Script: script,
    Static: standing.static,
    DeckRule: keywords.deck_rule,
}
