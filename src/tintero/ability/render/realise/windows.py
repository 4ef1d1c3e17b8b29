"""When an ability works and how often, in any language: "during your turn", "once per turn"."""

from __future__ import annotations

from tintero.ability.render.plan.parts_of_speech import Saying, Statement
from tintero.ability.render.plan.windows import YOUR_TURN
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.tongue import Uttering
from tintero.ability.render.realise.word_frames import fill, filled
from tintero.ability.render.speaker import Speaker
from tintero.vocab import NONE, Owner


def window(say: Speaker, s: Saying) -> str:
    """By a frame of `Tongue.abilities`: one for opponents or for what is `known`, if there is."""
    if s.verb in ("window", "each-window"):
        return ", ".join([window(say, part) for part in s.parts])
    by = say.tongue
    more = "-opponents" if s.index == Owner.OPPOSING else "-known" if s.known else ""
    frame = by.abilities.get(s.verb + more) or by.abilities[s.verb]
    return filled(frame, by.places, Uttering(by, say, Statement(s.verb, when=s.when), NOBODY, s))


def beside(say: Speaker, s: Saying | None) -> str:
    """After an event, what must be so: " during your turn", " while you have a character"."""
    if s is None:
        return ""
    yours = s.verb == "turn" and s.index == Owner.YOURS and not s.no
    return f" {window(say, YOUR_TURN if yours else Saying('while', when=s))}"


def how_often(say: Speaker, n: int, s: Saying | None) -> str:
    """CR 6.1.13.2: "once per turn"."""
    frames = say.tongue.abilities
    times = fill(frames.get(f"times-{n}") or frames["times"], n=str(n))
    during = window(say, s) if s is not None else ""
    if s == YOUR_TURN:
        return f"{times} {during}"
    return fill(frames["per-turn"], times=times, window=during)


def from_zone(say: Speaker, zone: int) -> str:
    """Where the card must be, when it is not in play."""
    return "" if zone == NONE else window(say, Saying("in-zone", index=zone))
