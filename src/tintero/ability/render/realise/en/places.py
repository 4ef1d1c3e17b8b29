"""What the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Number
from tintero.ability.render.realise.en import selectors
from tintero.ability.render.realise.en.words import base_form, possessive
from tintero.ability.render.realise.places import RulePlaces
from tintero.ability.render.realise.quantities import whole
from tintero.ability.render.speaker import YOU, Speaker
from tintero.vocab import Stat


@final
class EnglishPlaces(RulePlaces):
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
    TIMES = " {} times"
    WHERE_X = ", equal to {}"
    NEITHER = "or"
    OWN = {
        "whose": lambda t: possessive(PLACES.what(t).text),
        "its": lambda t: "their" if selectors.people(t.say, t.who) else "its",
        "do": lambda t: base_form(t.steps, YOU) if t.s.steps else "",
        "theyre": lambda t: "they're" if selectors.people(t.say, t.who) else "it's",
    }

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
            return 1, f"for each 1 damage on {selectors.text(say, whole(q.noun))}"
        return 1, ""

    def as_often(self, number: str) -> str:
        return f"a number of times equal to {number}"


PLACES: Final[EnglishPlaces] = EnglishPlaces()
during = PLACES.during
