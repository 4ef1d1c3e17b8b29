"""Abilities: whole paragraphs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Effect
from tintero.ability.effects import Seq
from tintero.ability.render.both_languages import lower, titled
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import rules
from tintero.ability.render.realise.fr import conditions, triggers, windows
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.keywords import cost, deck_rule, keyword
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.places import YOU
from tintero.ability.render.realise.fr.standing import static
from tintero.ability.render.speaker import Speaker, SpokenClause, unknown
from tintero.vocab import KEYWORD_NAMES

NAMES: Final = tuple([KEYWORDS[name] for name in KEYWORD_NAMES])


def ability(say: Speaker, node: Ability) -> str:
    if type(node) not in KINDS:
        raise unknown(node)
    return titled(node, KINDS[type(node)](say, node), NAMES)


def script(say: Speaker, node: Script) -> str:
    return fr.paragraph(say.sentences(node.effect))


def triggered(say: Speaker, node: Triggered) -> str:
    made = plan.triggered(say, node)
    assert made.when is not None
    once = made.limit and made.when.how == "whenever"
    when = triggers.trigger(say, replace(made.when, how="when") if once else made.when)
    lead = windows.from_zone(made.zone)
    during = windows.window(say, made.window) if made.window is not None else ""
    if made.each_opponent:
        lead, when, during = f"durant le {fr.TURN} de chaque adversaire, ", f"{when} {during}", ""
    if made.limit:
        during = windows.limit(say, made.limit, made.window if during else None)
    if made.their_turn:
        when += f" durant son {fr.TURN}"
    if made.if_ is not None:
        when += f", {fr.if_(conditions.clause(say, made.if_))}"
    lead += f"{during}, " if during else ""
    said = say.tongue.all_sentences(say, plan.first_said(say, node, made.when))
    return fr.paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def steps(say: Speaker, *nodes: Effect) -> list[SpokenClause]:
    return say.tongue.all_clauses(say, rules.steps(say, *nodes))


def activated(say: Speaker, node: Activated) -> str:
    if node.sequential and node.costs:
        text = may_use(say, node)
    else:
        costs = ", ".join([cost(say, item) for item in node.costs])
        text = fr.paragraph(say.sentences(node.effect))
        text = f"{costs} — {text}" if costs else text
    made = plan.activated(say, node)
    lead = [windows.limit(say, made.limit, made.limit_in)] if made.limit else []
    lead += [windows.window(say, made.window)] if made.window is not None else []
    return f"{fr.capital(', '.join(lead))}, {lower(text)}" if lead else fr.capital(text)


def may_use(say: Speaker, node: Activated) -> str:
    """CR 6.3.1: used like an activated ability, worded "vous pouvez [coût] pour [effet]"."""
    paid = fr.base_form(steps(say, *node.costs), YOU)
    if node.in_two:
        then = say.sentences(node.effect)
        return lower(
            fr.paragraph([f"vous pouvez {paid}", f"si vous le faites, {then[0]}", *then[1:]])
        )
    parts = node.effect.parts if isinstance(node.effect, Seq) else (node.effect,)
    then_ = fr.base_form(steps(say, parts[0]), YOU, purpose=True)
    said = [f"vous pouvez {paid} pour {then_}"]
    for part in parts[1:]:
        said += say.sentences(part)
    return lower(fr.paragraph(said))


KINDS: Final[dict[type[Ability], Callable[[Speaker, Any], str]]] = {
    Has: keyword,
    Triggered: triggered,
    Activated: activated,
    Static: static,
    Script: script,
    DeckRule: deck_rule,
}
