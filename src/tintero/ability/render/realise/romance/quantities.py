"""Numbers and amounts where what is counted has a gender."""

from __future__ import annotations

from tintero.ability.render.plan.parts_of_speech import Measure, Number, Things
from tintero.ability.render.realise.quantities import Quantities, Reckoned
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.speaker import Speaker
from tintero.vocab import Stat


class RomanceQuantities(RomanceFamily, Quantities):
    FEMININE: tuple[str, ...]  # kinds of measures without a noun of their own
    ON_DAMAGE: str
    THAT_MUCH: str
    SO_MUCH: tuple[str, str]  # of what is counted, of what is measured

    def __init__(self) -> None:
        words = self.grammar
        self.PLACES = {
            **Quantities.PLACES,
            "the": lambda x: words.the(words.stat_feminine(x.q.stat)),
            "the_unit": lambda x: words.the(x.of.unit_feminine(x.unit)),
            **self.OWN,
        }

    def damage_on(self, say: Speaker, q: Number) -> str:
        """ "por cada 1 de daño sobre ese personaje", if the number is that damage."""
        if q.kind == "stat" and q.stat == Stat.DAMAGE and q.noun is not None and not q.noun.pick:
            return f"{self.ON_DAMAGE} {Reckoned(self, say, q).whom}"
        return ""

    def unit_feminine(self, m: Measure) -> bool:
        if m.kind in ("inks", "players", "opponents"):
            return False
        if m.of is not None:
            return self.unit_feminine(m.of)
        if m.things is not None:
            return self.filters.feminine(m.things)
        return m.kind in self.FEMININE

    def counted(self, say: Speaker, m: Measure, names: tuple[str, str]) -> dict[str, str]:
        words, places = self.grammar, super().counted(say, m, names)
        if m.of is not None:
            places["those"] = f"{words.the(self.unit_feminine(m.of), True)} {places['of']}"
        several = len(m.head.names) > 1
        if several:
            card = self.filters.CARD
            places |= {"one": card, "many": words.plural_of(card)}
        if m.deed:
            fem, done = self.unit_feminine(m) or several, words.DEEDS[m.deed]
            places |= {"done": words.agree(done, fem, False), "dones": words.agree(done, fem, True)}
        return places

    def named(self, say: Speaker, t: Things, plural: bool, name: str) -> str:
        return self.filters.noun(say, t, plural, mark=name)

    def player(self, name: str) -> tuple[str, str]:
        one = self.filters.NAMES[name]
        return one, self.grammar.plural_of(one)

    def times(self, n: int, one: str, many: str, feminine: bool = False) -> str:
        return self.grammar.times(n, one, many, feminine)

    def that_much(self, one: str, many: str, mass: str) -> str:
        return f"{self.THAT_MUCH} de {mass or many}"

    def so_much(self, many: str, mass: str) -> str:
        return f"{self.SO_MUCH[mass != '']} de {mass or many}"

    def equal_to(self, text: str) -> str:
        return f"{self.grammar.EQUAL} {text}"
