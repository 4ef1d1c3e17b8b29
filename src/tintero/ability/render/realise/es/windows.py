"""When an ability works and how often: "durante tu turno", "una vez por turno"."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.plan.windows import YOUR_TURN
from tintero.ability.render.realise.es import conditions, filters, selectors
from tintero.ability.render.realise.es.words import agree, to
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker
from tintero.vocab import NONE, Owner, Zone

FRAMES: Final = {
    "while-challenging": "mientras desafía[ {to_what}]",
    "while-challenged": "mientras es {desafiado}[ por {what}]",
}
TURNS: Final = {Owner.OPPOSING: "los turnos de los oponentes"}
TIMES: Final = {1: "una vez", 2: "dos veces"}
ZONES: Final = {
    Zone.UNDER: "debajo de otra",
    Zone.OUT: "fuera de la partida",
    Zone.ASIDE: "al lado de la partida",
}


def window(say: Speaker, s: Saying) -> str:
    if s.verb == "during":
        return f"durante {TURNS.get(s.index) or conditions.whose_turn(s.index)}"
    if s.verb == "each-window":
        return ", ".join([window(say, part) for part in s.parts])
    if s.verb in FRAMES:
        against = selectors.text(say, s.object) if s.object is not None else ""
        done = agree("desafiado", selectors.is_feminine(say, Noun("this")), False)
        to_what = to(against) if against else ""
        return fill(FRAMES[s.verb], what=against, to_what=to_what, desafiado=done)
    if s.verb == "if" or s.known:
        return f"si {conditions.clause(say, s.parts[0])}"
    return f"mientras {conditions.clause(say, s.parts[0], conditions.MIENTRAS)}"


def limit(say: Speaker, n: int, s: Saying | None) -> str:
    """CR 6.1.13.2: "una vez por turno"."""
    times = TIMES.get(n, f"hasta {n} veces")
    if s == YOUR_TURN:
        return f"{times} durante tu turno"
    return f"{times} por turno" + (f", {window(say, s)}" if s is not None else "")


def from_zone(zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone == NONE:
        return ""
    where = ZONES[zone] if zone in ZONES else f"en tu {filters.ZONES[zone]}"
    return f"mientras esta carta esté {where}, "
