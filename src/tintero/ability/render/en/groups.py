"""Players that `EachDoes` speaks of: named once, then referred to."""

from __future__ import annotations

from tintero.ability.render.realise.en.words import join_clauses, possessive
from tintero.ability.render.speaker import Phrase, SpokenClause


def after_group(who: Phrase) -> Phrase:
    """How to speak of the players later."""
    if who.text.startswith("each "):
        return Phrase("they", plural=True)
    return Phrase("that player")


def named_once(who: Phrase, made: list[SpokenClause]) -> list[SpokenClause]:
    """No clause has the players as its subject: name them where "their" stands first."""
    if any(possessive(who.text) in clause.predicate for clause in made):
        return made
    out: list[SpokenClause] = []
    missing = True
    for clause in made:
        text = clause.predicate
        at = text.find(" their ")
        if missing and at >= 0 and not text.startswith("player", at + 7):
            text = f"{text[:at]} {possessive(who.text)} {text[at + 7 :]}"
            missing = False
        out.append(SpokenClause(clause.subject, text))
    if missing:
        them = who.text.replace("each opponent", "each opposing player")
        return [SpokenClause(Phrase(""), f"for {them}, {join_clauses(made)}")]
    return out
