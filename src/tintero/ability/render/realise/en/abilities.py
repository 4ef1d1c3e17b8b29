"""Abilities: whole paragraphs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Effect
from tintero.ability.effects import Seq
from tintero.ability.render.both_languages import lower, titled
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import rules
from tintero.ability.render.realise.en import conditions, triggers, windows
from tintero.ability.render.realise.en.keywords import cost, deck_rule, keyword
from tintero.ability.render.realise.en.standing import static
from tintero.ability.render.realise.en.words import base_form, capital, paragraph
from tintero.ability.render.speaker import YOU, Speaker, SpokenClause, unknown


def ability(say: Speaker, node: Ability) -> str:
    if type(node) not in KINDS:
        raise unknown(node)
    return titled(node, KINDS[type(node)](say, node))


def script(say: Speaker, node: Script) -> str:
    return paragraph(say.sentences(node.effect))


def triggered(say: Speaker, node: Triggered) -> str:
    made = plan.triggered(say, node)
    assert made.when is not None
    when = triggers.trigger(say, made.when)
    lead = windows.from_zone(made.zone)
    during = windows.window(say, made.window) if made.window is not None else ""
    if made.each_opponent:
        lead, when, during = "during each opponent's turn, ", f"{when} {during}", ""
    elif made.there:
        when, during = f"{when} while at a location", ""
    if made.limit:
        during = windows.limit(say, made.limit, made.window if during else None)
    if made.their_turn:
        when += " during their turn"
    if made.if_ is not None:
        when += f", if {conditions.clause(say, made.if_)}"
    lead += f"{during}, " if during else ""
    said = say.tongue.all_sentences(say, plan.first_said(say, node, made.when))
    if made.last:
        return paragraph([f"{said[0]} {when}"])
    return paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def steps(say: Speaker, *nodes: Effect) -> list[SpokenClause]:
    return say.tongue.all_clauses(say, rules.steps(say, *nodes))


def activated(say: Speaker, node: Activated) -> str:
    if node.sequential and node.costs:
        text = may_use(say, node)
    else:
        costs = ", ".join([cost(say, item) for item in node.costs])
        text = paragraph(say.sentences(node.effect))
        text = f"{costs} — {text}" if costs else text
    made = plan.activated(say, node)
    lead = [windows.limit(say, made.limit, made.limit_in)] if made.limit else []
    lead += [windows.window(say, made.window)] if made.window is not None else []
    return f"{capital(', '.join(lead))}, {lower(text)}" if lead else text


def may_use(say: Speaker, node: Activated) -> str:
    """CR 6.3.1: used like an activated ability, worded "you may [cost] to [effect]"."""
    paid = base_form(steps(say, *node.costs), YOU)
    if node.in_two:
        then = say.sentences(node.effect)
        return lower(paragraph([f"you may {paid}", f"if you do, {then[0]}", *then[1:]]))
    parts = node.effect.parts if isinstance(node.effect, Seq) else (node.effect,)
    said = [f"you may {paid} to {base_form(steps(say, parts[0]), YOU)}"]
    for part in parts[1:]:
        said += say.sentences(part)
    return lower(paragraph(said))


KINDS: Final[dict[type[Ability], Callable[[Speaker, Any], str]]] = {
    Has: keyword,
    Triggered: triggered,
    Activated: activated,
    Static: static,
    Script: script,
    DeckRule: deck_rule,
}
