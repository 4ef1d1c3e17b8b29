"""Numbers and amounts where what is counted has a gender."""

from __future__ import annotations

from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Number
from tintero.ability.render.realise.quantities import Quantities, Reckoned, whole
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.speaker import Speaker
from tintero.vocab import Stat


class RomanceQuantities(Quantities):
    filters: RomanceFilters
    PLUS: str
    DEEDS: Mapping[str, str]  # participles
    FEMININE: tuple[str, ...]  # kinds of measures without a noun of their own
    ON_DAMAGE: str

    def meant(self, noun: Noun) -> Noun:
        return whole(noun)

    def sum(self, items: list[str]) -> str:
        return f" {self.PLUS} ".join(items)

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
        words, places = self.filters.words, super().counted(say, m, names)
        if "pile" in places:
            places["of_pile"] = words.of(places["pile"])
        if m.of is not None:
            places["those"] = words.the(places["of"], self.unit_feminine(m.of), True)
        several = len(m.head.names) > 1
        if several:
            card = self.filters.CARD
            places |= {"one": card, "many": words.plural_of(card)}
        if m.deed:
            fem, done = self.unit_feminine(m) or several, self.DEEDS[m.deed]
            places |= {"done": words.agree(done, fem, False), "dones": words.agree(done, fem, True)}
        return places

    def player(self, name: str) -> tuple[str, str]:
        one = self.filters.NAMES[name]
        return one, self.filters.words.plural_of(one)

    def equal_to(self, text: str) -> str:
        return self.filters.words.equal_to(text)
