"""Paying for cards and playing them; what the frames of standing text are filled with."""

from __future__ import annotations

from tintero.ability.render.plan.parts_of_speech import Number
from tintero.ability.render.realise.costs import Costs
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import InEnglish, article
from tintero.ability.render.realise.quantities import whole
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.ability.render.speaker import YOU, Speaker
from tintero.vocab import Owner, Stat


def mover(t: Telling) -> str:
    things = sure(t.s.things)
    if things.owner == Owner.YOURS:
        return article(FILTERS.owned(t.say, things))
    return FILTERS.group(t.say, things)


class EnglishCosts(InEnglish, Costs):
    YOU = YOU
    UNTIL = {
        "": "",
        "turn": "this turn",
        "rest-of-turn": "for the rest of this turn",
        "your-next-turn": "until the start of your next turn",
        "their-next-turn": "during their next turn",
        "challenge": "during that challenge",
        "in-play": "while {this} is in play",
    }
    ACTS = {"challenge": "challenge", "quest": "quest"}
    SO_OFTEN = " {} times"
    AS_OFTEN = "a number of times equal to {}"
    WHERE_X = ", equal to {}"
    NOR = "or"
    SCOPE = {
        "to-move-this": "to move {what} to a location",
        "to-move": "to move characters to a location",
        "to-move+": "to move {whom} to a location",
        "to-move-here": "to move characters here",
        "to-move-here+": "to move {mover} here",
        "to-shift-onto": "to shift a character on top of {what}",
        "to-use": "to use abilities",
        "to-use+": "to use abilities of {whom}",
        **{f"to-{verb}-this": f"to {verb} {{what}}" for verb in ("play", "sing")},
        **{f"to-{verb}": f"to {verb} {{bare}}{{from}}" for verb in ("play", "sing")},
        **{
            f"next-{verb}": f"for the next {{one}} you {verb}{{named}}{{turn}}"
            for verb in ("play", "sing", "shift")
        },
        "to-shift-this": "to play {what} using their Shift ability",
        "to-shift": "to play {bare}{from} using their Shift ability",
        "first-each-turn": "for the first {one} you play each turn",
    }
    ENTERED = {
        "": "",
        "exerted": ". If you do, they enter play exerted",
        "once": " and you can't play {sort} with the same name as {sort} you played this way this"
        " turn",
    }
    OFFERS = {
        "if": ("if {if}, you", ""),
        "turn": ("during your turn, you", "[ if {if}]"),
        "counted": ("during your turn, if {if}, you", ""),
    }
    INK = {"less": "{} ⬡ less", "more": "{} ⬡ more", "that": "that amount of ⬡ less", "x": "⬡ less"}
    NAMED = " with that name"

    def signed(self, say: Speaker, q: Number, name: str) -> tuple[str, str]:
        if q.plain:
            return f"{q.n:+d} {name}", ""
        if q.kind == "times" and q.n == -1:
            return f"-{name} equal to {self.quantities.number(say, q.parts[0])}", ""
        n, each = self.per(say, q)
        if each:
            return f"{n:+d} {name}", each
        return f"+{name} equal to {self.quantities.number(say, q)}", ""

    def per(self, say: Speaker, q: Number) -> tuple[int, str]:
        inner = q.parts[0] if q.kind == "capped" else q
        if inner.kind == "counted" and inner.unit is not None:
            cap = self.quantities.cap(q) if q.kind == "capped" else ""
            return inner.n, self.quantities.for_each(say, inner.unit) + cap
        if q.kind == "stat" and q.stat == Stat.DAMAGE and q.noun is not None:
            return 1, f"for each 1 damage on {SELECTORS.text(say, whole(q.noun))}"
        return 1, ""
