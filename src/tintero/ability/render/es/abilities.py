"""`Ability` nodes: whole paragraphs, and keywords."""

from __future__ import annotations

import re

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability
from tintero.ability.conditions import (
    Both,
    StillThere,
    Was,
)
from tintero.ability.effects import If, Seq
from tintero.ability.render.both_languages import lower
from tintero.ability.render.es import triggers
from tintero.ability.render.es.joints import may_drop
from tintero.ability.render.es.keywords import cost, deck_rule, keyword
from tintero.ability.render.es.windows import THEIR_TURN, from_zone, limit, window
from tintero.ability.render.plan.standing import is_of_this
from tintero.ability.render.realise.es.bridge import YOU
from tintero.ability.render.realise.es.standing import static
from tintero.ability.render.realise.es.words import (
    base_form,
    capital,
    paragraph,
)
from tintero.ability.render.speaker import Speaker, SpokenClause, unknown, word
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import KEYWORD_NAMES, NONE, Zone


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
    if node.zone == Zone.DISCARD and isinstance(node.effect, If):
        if isinstance(node.effect.condition, StillThere):
            lead = ""
    during = ""
    theirs = node.window == THEIR_TURN
    if isinstance(node.window, Both):
        theirs = any(part == THEIR_TURN for part in node.window.parts)
    if node.window is not None and not isinstance(node.window, Was) and node.window != THEIR_TURN:
        during = window(say, node.window)
    if node.limit:
        during = limit(node.limit, during)
    if during:
        lead += during + ", "
    when = triggers.together(say, node.when)
    if theirs and during and not node.limit:
        # "Durante el turno de cada oponente, siempre que robe … mientras …"
        lead = "durante el turno de cada oponente, "
        when = f"{when.replace('siempre que un oponente ', 'siempre que ')} {during}"
    elif theirs:
        when += " durante su turno"
    in_challenge = " en un desafío"
    if during == "mientras desafía" and when.endswith(in_challenge) and " sea dest" in when:
        lead = lead.removesuffix("mientras desafía, ")
        when = when.replace(" sea dest", " desafíe y sea dest").removesuffix(in_challenge)
    if during == "durante tu turno":
        when = when.removesuffix(" cada turno").removesuffix(" en un turno")
    if isinstance(node.window, Was):
        when += f", si {say.condition(node.window)}"
    said = say.sentences(node.effect)
    if all(isinstance(w, When) and w.kind in (Kind.TURN_START, Kind.TURN_END) for w in node.when):
        # "Al final del turno de cada oponente, si tiene …"
        said = [re.sub("^si ese jugador ", "si ", text) for text in said]
    said[0] = said[0].replace("si esta carta todavía está en", "si esta carta está en")
    if happens_to_this(say, when):
        who = say.name + " "
        if said[0].startswith(f"si {who}"):
            said[0] = "si " + said[0].removeprefix(f"si {who}")
        said[0] = said[0].removeprefix(who) if may_drop(said[0], who) else said[0]
        if node.window is not None and is_of_this(node.window):
            when = when.replace(f"que {who}", "que ", 1).replace(f"cuando {who}", "cuando ", 1)
    return paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def happens_to_this(say: Speaker, when: str) -> bool:
    """The event's subject is this card alone, which then is not named again."""
    if when.startswith(f"siempre que {say.name} o "):
        return False
    alone = when.count("siempre que ") + when.count("cuando ") == 1
    return alone and when.startswith((f"siempre que {say.name} ", f"cuando {say.name} "))


def activated(say: Speaker, node: Activated) -> str:
    if node.sequential and node.costs:
        text = may_use(say, node)
    else:
        costs = ", ".join([cost(say, item) for item in node.costs])
        text = paragraph(say.sentences(node.effect))
        text = f"{costs} — {text}" if costs else text
    lead = ""
    if node.limit:
        lead = limit(node.limit, "durante tu turno" if node.sequential else "")
    if node.condition is not None:
        when = window(say, node.condition)
        if node.sequential or (is_of_this(node.condition) and node.limit):
            when = f"si {say.condition(node.condition)}"
        if not lead.endswith(when):
            lead = f"{lead}, {when}" if lead else when
    return f"{capital(lead)}, {lower(text)}" if lead else capital(text)


def may_use(say: Speaker, node: Activated) -> str:
    """CR 6.3.1: used like an activated ability, worded "puedes [coste] para [efecto]"."""
    paid: list[SpokenClause] = []
    for item in node.costs:
        paid += say.clauses(item)
    if node.in_two:
        said = [f"puedes {base_form(paid, YOU)}"]
        then_ = say.sentences(node.effect)
        return lower(paragraph([*said, f"si lo haces, {then_[0]}", *then_[1:]]))
    first = node.effect.parts[0] if isinstance(node.effect, Seq) else node.effect
    then = base_form(say.clauses(first), YOU, purpose=True)
    said = [f"puedes {base_form(paid, YOU)} para {then}"]
    if isinstance(node.effect, Seq):
        for part in node.effect.parts[1:]:
            said += say.sentences(part)
    return lower(paragraph(said))
