"""Players that `EachDoes` speaks of: named once, then referred to."""

from __future__ import annotations

from tintero.ability.render.realise.es.words import join_clauses, of
from tintero.ability.render.speaker import Phrase, SpokenClause


def after_group(who: Phrase) -> Phrase:
    """How to speak of the players later."""
    if who.text.startswith("cada "):
        return Phrase("esos jugadores", plural=True)
    return Phrase("ese jugador")


def named_once(who: Phrase, made: list[SpokenClause]) -> list[SpokenClause]:
    """No clause has the players as its subject: name them where "su" stands first."""
    if any(of(who.text) in clause.predicate for clause in made):
        return made
    if any(clause.subject.text.startswith("ningún ") for clause in made):
        return made
    out: list[SpokenClause] = []
    missing = True
    for clause in made:
        text = clause.predicate
        for zone in ("descarte", "mano", "mazo", "pozo de tinta"):
            before, found, rest = text.partition(f" su {zone}")
            if found and missing:
                place = f"{'la' if zone == 'mano' else 'el'} {zone} {of(who.text)}"
                if before.endswith(" de"):
                    before, place = before.removesuffix(" de"), of(place)
                text = f"{before} {place}{rest}"
                missing = False
        out.append(SpokenClause(clause.subject, text))
    if missing:
        return [SpokenClause(Phrase(""), f"por {who.text}, {join_clauses(made)}")]
    return out
