"""`StaticEffect` nodes that let players ink, use or play cards in other ways."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import StaticEffect
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import possessive
from tintero.ability.render.speaker import YOU, Phrase, RenderError, Speaker, SpokenClause, unknown
from tintero.ability.statics import ActLimit, CountsInkable, InkFrom, UseForFree
from tintero.vocab import Act

KINDS: Final = (ActLimit, CountsInkable, InkFrom, UseForFree)
ACTS: Final = {Act.CHALLENGE: "challenge", Act.QUEST: "quest"}


def grant(say: Speaker, node: StaticEffect) -> SpokenClause:
    if isinstance(node, CountsInkable):
        return SpokenClause(
            Phrase(f"all {bridge.group(say, node.what)}", True), "‹count› as having ◉"
        )
    if isinstance(node, InkFrom):
        noun = bridge.noun(say, node.what, True)
        return SpokenClause(YOU, f"can ink {noun}{bridge.out_of(node.what)}")
    if isinstance(node, UseForFree):
        whose = possessive(bridge.subject(say, node.to).text)
        return SpokenClause(YOU, f"may use {whose} {node.name} ability for free")
    if isinstance(node, ActLimit):
        if node.act not in ACTS:
            raise RenderError(f"no act that can be limited has the number {node.act}")
        who = "one character" if node.count == 1 else f"{node.count} characters"
        return SpokenClause(Phrase(f"each turn, only {who}"), f"can {ACTS[node.act]}")
    raise unknown(node)
