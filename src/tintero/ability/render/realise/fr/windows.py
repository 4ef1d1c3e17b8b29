"""When an ability works and how often: "durant votre tour", "une fois par tour"."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.plan.windows import YOUR_TURN
from tintero.ability.render.realise.fr import conditions, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.wording import table, worded
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import NONE, Owner, Zone

FRAMES: Final = {
    "while-challenging": "lorsqu'{il} défie[ {what}]",
    "while-challenged": "lorsqu'{il} est {défié}[ par {what}]",
}
TURNS: Final = {Owner.OPPOSING: worded("les <turn>s des <opponent>s")}
TIMES: Final = {1: "une fois", 2: "jusqu'à deux fois"}
ZONES: Final = table(
    {
        Zone.DECK: "dans votre <deck>",
        Zone.HAND: "dans votre <hand>",
        Zone.INKWELL: "dans votre <inkwell>",
        Zone.DISCARD: "dans votre <discard>",
        Zone.UNDER: "sous une autre <card>",
        Zone.OUT: "hors de la partie",
        Zone.ASIDE: "à côté de la partie",
    }
)


def window(say: Speaker, s: Saying) -> str:
    if s.verb == "during":
        return f"durant {TURNS.get(s.index) or conditions.whose_turn(s.index)}"
    if s.verb == "each-window":
        return ", ".join([window(say, part) for part in s.parts])
    if s.verb in FRAMES:
        against = selectors.text(say, s.object) if s.object is not None else ""
        this = Phrase("", feminine=selectors.SELECTORS.is_feminine(say, Noun("this")))
        done = fr.agree("défié", this.feminine, False)
        return fill(FRAMES[s.verb], what=against, il=fr.he(this), défié=done)
    text = conditions.clause(say, s.parts[0])
    return fr.if_(text) if s.verb == "if" or s.known else while_(text)


def while_(text: str) -> str:
    return f"tant {fr.elided('que', text)}"


def limit(say: Speaker, n: int, s: Saying | None) -> str:
    """CR 6.1.13.2: "une fois par tour"."""
    times = TIMES.get(n, f"jusqu'à {n} fois")
    if s == YOUR_TURN:
        return f"{times} durant votre {fr.TURN}"
    return f"{times} par {fr.TURN}" + (f", {window(say, s)}" if s is not None else "")


def from_zone(zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone == NONE:
        return ""
    return f"tant que {fr.this(fr.CARD, fr.is_feminine(fr.CARD))} est {ZONES[zone]}, "
