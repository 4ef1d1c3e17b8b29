"""`StaticEffect` nodes that let players ink, use or play cards in other ways."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import StaticEffect
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU
from tintero.ability.render.realise.es.words import of
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause, unknown
from tintero.ability.statics import ActLimit, CountsInkable, InkFrom, UseForFree
from tintero.vocab import Act

KINDS: Final = (ActLimit, CountsInkable, InkFrom, UseForFree)
ACTS: Final = {Act.CHALLENGE: "desafiar", Act.QUEST: "ir de aventura"}


def grant(say: Speaker, node: StaticEffect) -> SpokenClause:
    if isinstance(node, CountsInkable):
        all_ = "todas" if bridge.first_feminine(node.what) else "todos"
        group = Phrase(f"{all_} {bridge.group(say, node.what)}", True)
        return SpokenClause(group, "‹contar› como si tuvieran el símbolo de pozo de tinta")
    if isinstance(node, InkFrom):
        noun = bridge.noun(say, node.what, True)
        return SpokenClause(YOU, f"‹poder› entintar {noun}{bridge.from_(node.what)}")
    if isinstance(node, UseForFree):
        whose = of(bridge.subject(say, node.to).text)
        return SpokenClause(YOU, f"‹poder› usar gratis la habilidad {node.name} {whose}")
    if isinstance(node, ActLimit):
        if node.act not in ACTS:
            raise RenderError(f"no act that can be limited has the number {node.act}")
        who = "un personaje" if node.count == 1 else f"{node.count} personajes"
        subject = Phrase(f"cada turno, solo {who}", node.count != 1)
        return SpokenClause(subject, f"‹poder› {ACTS[node.act]}")
    raise unknown(node)
