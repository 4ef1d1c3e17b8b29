"""`Ability` nodes: whole paragraphs, and keywords."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Effect
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    Is,
    StillThere,
    UsedShift,
    Was,
    YourTurn,
)
from tintero.ability.effects import Exert, If, PayInk, Seq
from tintero.ability.filters import Filter
from tintero.ability.render.both_languages import lower, shift
from tintero.ability.render.en import effects, triggers
from tintero.ability.render.en.standing import static
from tintero.ability.render.en.windows import from_zone, limit, window
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import (
    base_form,
    capital,
    listed,
    paragraph,
)
from tintero.ability.render.speaker import YOU, Speaker, SpokenClause, unknown, word
from tintero.ability.selectors import EventPlayer, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import KEYWORD_NAMES, NONE, Keyword, Owner, Zone


def ability(say: Speaker, node: Ability) -> str:
    if isinstance(node, Has):
        return titled(node.name, NONE, keyword(say, node))
    if isinstance(node, Triggered):
        return titled(node.name, node.keyword, triggered(say, node))
    if isinstance(node, Activated):
        return titled(node.name, node.keyword, activated(say, node))
    if isinstance(node, Static):
        return titled(node.name, node.keyword, static(say, node))
    if isinstance(node, Script):
        return titled(node.name, NONE, paragraph(say.sentences(node.effect)))
    if isinstance(node, DeckRule):
        return titled(node.name, NONE, deck_rule(say, node))
    raise unknown(node)


def titled(name: str, key: int, text: str) -> str:
    """The story name in capitals; a keyword's expansion in brackets, as on cards."""
    if key != NONE:
        return f"{word(KEYWORD_NAMES, key, 'keyword')} ({text})"
    return f"{name.upper()}  {text}" if name else text


def triggered(say: Speaker, node: Triggered) -> str:
    lead = from_zone(say, node.zone)
    into = (Kind.PUT_IN_DISCARD, Kind.DISCARDED)
    if any(isinstance(w, When) and w.this and w.kind in into for w in node.when):
        lead = ""  # the event says where the card is
    during = ""
    theirs = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))
    if node.window is not None and node.window != theirs and not isinstance(node.window, Was):
        during = window(say, node.window)
    if node.limit:
        during = limit(node.limit, during)
    if during:
        lead += during + ", "
    when = triggers.together(say, node.when)
    if during == "during your turn":
        when = when.removesuffix(" each turn").removesuffix(" in a turn")
    if during == "while challenging" and when.endswith(" is banished in a challenge"):
        lead = lead.removesuffix("while challenging, ")
        when = when.removesuffix("is banished in a challenge") + "challenges and is banished"
    if node.window == theirs:
        when += " during their turn"
    if isinstance(node.window, Both) and theirs in node.window.parts:
        rest = [say.condition(part) for part in node.window.parts if part != theirs]
        lead = "during each opponent's turn, "
        whens = tuple(replace(w, by=Owner.THEIRS) for w in node.when if isinstance(w, When))
        when = f"{triggers.together(say, whens)} while {listed(rest)}"
    if isinstance(node.window, Was):
        when += f", if {say.condition(node.window)}"
    if node.zone == Zone.DISCARD and isinstance(node.effect, If):
        if isinstance(node.effect.condition, StillThere):
            lead = lead.removeprefix("while this card is in your discard, ")
    said = say.sentences(node.effect)
    there = Is(This(), Filter(at_location=1))
    if node.window == there and "that location" in said[0]:
        lead = lead.removesuffix(f"{during}, ")
        when += " while at a location"
    if isinstance(node.effect, If) and isinstance(node.effect.condition, UsedShift):
        if all(isinstance(w, When) and w.kind == Kind.ENTERED_PLAY for w in node.when):
            return paragraph([f"{said[0]} {when}"])
    said[0] = said[0].replace("if this card is still in", "if this card is in")
    return paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return bridge.ink(say, node.count)
    return capital(effects.standing(say, node))


def activated(say: Speaker, node: Activated) -> str:
    if node.sequential and node.costs:
        text = may_use(say, node)
    else:
        costs = ", ".join([cost(say, item) for item in node.costs])
        text = paragraph(say.sentences(node.effect))
        text = f"{costs} — {text}" if costs else text
    lead = ""
    if node.limit:
        lead = limit(node.limit, "during your turn" if node.sequential else "")
    if node.condition is not None:
        when = window(say, node.condition)
        if node.sequential and when.startswith("while "):
            when = f"if {when.removeprefix('while ')}"
        if not lead.endswith(when):
            lead = f"{lead}, {when}" if lead else when
    return f"{capital(lead)}, {lower(text)}" if lead else text


def may_use(say: Speaker, node: Activated) -> str:
    """CR 6.3.1: used like an activated ability, worded "you may [cost] to [effect]"."""
    paid: list[SpokenClause] = []
    for item in node.costs:
        paid += say.clauses(item)
    if node.in_two:
        said = [f"you may {base_form(paid, YOU)}"]
        then = say.sentences(node.effect)
        return lower(paragraph([*said, f"if you do, {then[0]}", *then[1:]]))
    said = [f"you may {base_form(paid, YOU)} to {one_sentence(say, node.effect)}"]
    if isinstance(node.effect, Seq):
        for part in node.effect.parts[1:]:
            said += say.sentences(part)
    return lower(paragraph(said))


def one_sentence(say: Speaker, node: Effect) -> str:
    first = node.parts[0] if isinstance(node, Seq) else node
    return base_form(say.clauses(first), YOU)


USUAL_COPIES = 4  # CR 1.10.1.2


def deck_rule(say: Speaker, node: DeckRule) -> str:
    said: list[str] = []
    if node.copies == 0:
        own = say.name.startswith("this ")
        cards = f"copies of {say.name}" if own else f"cards named {say.name}"
        said.append(f"you may have any number of {cards} in your deck")
    elif node.copies == 1:
        said.append(f"you may only have 1 copy of {say.name} in your deck")
    elif node.copies != NONE and node.copies < USUAL_COPIES:
        said.append(f"you may only have {node.copies} copies of {say.name} in your deck")
    elif node.copies != NONE:
        said.append(f"you may have up to {node.copies} copies of {say.name} in your deck")
    if node.classification:
        kind = node.classification
        said.append(f"you can have other {kind} characters in your deck regardless of ink type")
    return paragraph(said if said else ["this changes nothing about your deck"])


# --- keywords ---------------------------------------------------------------------------------


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: discard a song card"."""
    name = word(KEYWORD_NAMES, node.keyword, "keyword")
    if node.keyword == Keyword.SHIFT:
        name = shift(node)
    if node.costs and node.name:
        paid = [clause for item in node.costs for clause in say.clauses(item)]
        return f"You may {base_form(paid, YOU)} to shift {say.name} for free."
    if node.costs:
        costs = ", ".join([cost(say, item) for item in node.costs])
        return f"{name}: {costs.replace('Choose and discard', 'Discard')}"
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name
