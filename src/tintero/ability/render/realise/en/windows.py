"""When an ability works and how often: "during your turn", "once per turn"."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.plan.windows import YOUR_TURN
from tintero.ability.render.realise.en import conditions, filters, selectors
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker
from tintero.vocab import NONE, Owner, Zone

FRAMES: Final = {
    "while-challenging": "while challenging[ {what}]",
    "while-challenged": "while being challenged[ by {what}]",
}
TURNS: Final = {Owner.OPPOSING: "opponents' turns"}
TIMES: Final = {1: "once", 2: "twice"}
ZONES: Final = {
    Zone.UNDER: "under another",
    Zone.OUT: "out of the game",
    Zone.ASIDE: "beside the game",
}


def window(say: Speaker, s: Saying) -> str:
    if s.verb == "during":
        return f"during {TURNS.get(s.index) or conditions.whose_turn(s.index)}"
    if s.verb == "each-window":
        return ", ".join([window(say, part) for part in s.parts])
    if s.verb in FRAMES:
        against = selectors.text(say, s.object) if s.object is not None else ""
        return fill(FRAMES[s.verb], what=against)
    return f"{s.verb} {conditions.clause(say, s.parts[0])}"


def limit(say: Speaker, n: int, s: Saying | None) -> str:
    """CR 6.1.13.2: "once per turn"."""
    times = TIMES.get(n, f"up to {n} times")
    if s == YOUR_TURN:
        return f"{times} during your turn"
    return f"{times} per turn" + (f", {window(say, s)}" if s is not None else "")


def from_zone(zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone == NONE:
        return ""
    where = ZONES[zone] if zone in ZONES else f"in your {filters.ZONES[zone]}"
    return f"while this card is {where}, "
