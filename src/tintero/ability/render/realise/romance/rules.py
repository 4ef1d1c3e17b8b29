"""Rules, where what is said of cards agrees with them."""

from __future__ import annotations

from collections.abc import Mapping

from tintero.ability.render.realise.places import Place
from tintero.ability.render.realise.romance.costs import RomanceCosts
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.rules import Rules
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.ability.render.speaker import Phrase


class RomanceRules(Rules):
    filters: RomanceFilters
    places: RomancePlaces
    DENIED: Mapping[str, str]  # what players may not do, after CANT
    CANT: str
    OWNER: str  # who pays for a card
    DAMAGE: tuple[str, str, str]  # one, many, the name of what is measured
    THEY_WERE: tuple[str, str]  # of you, of others
    WERE: tuple[tuple[str, str], tuple[str, str]]  # after "if", after "the next time"
    READY: tuple[str, str]  # ready and able, of one and of many

    def __init__(self, costs: RomanceCosts) -> None:
        self.RULES = {
            **self.RULES,
            **{verb: f"{self.CANT} {rest}" for verb, rest in self.DENIED.items()},
        }
        super().__init__(costs)
        self.next = costs.NEXT
        what = self.places.what
        self.table |= {
            **self.of_words(),
            "time": lambda t: self.TIMES.get(t.s.how, "si"),
            "banished": self.banished,
            "they_were": lambda t: self.THEY_WERE[not what(t).you].format(what(t).text),
            "were": lambda t: self.WERE[bool(t.s.how)][what(t).plural],
            "ready": self.ready,
        }

    def of_words(self) -> dict[str, Place]:
        """Instructions inside the rule."""
        words, you = self.places.words, self.places.YOU
        return {
            "so_that": lambda t: words.base(t.steps, you, False),
            "may": lambda t: words.base(t.steps, you, True),
            "damage": self.damage,
        }

    def damage(self, t: Telling) -> str:
        one, many, mass = self.DAMAGE
        q = sure(t.s.number)
        return "".join(self.quantities.amount(t.say, q, one, many, mass, digit=True))

    def paid(self, t: Telling) -> str:
        who = self.places.YOU if t.who.mine else Phrase(self.OWNER)
        return self.filters.words.unless(t.steps, who)

    def banished(self, t: Telling) -> str:
        what = self.places.what(t)
        words = self.filters.words
        return words.agree(words.DEEDS["banished"], what.feminine, what.plural)

    def ready(self, t: Telling) -> str:
        what = self.places.what(t)
        ready = self.filters.state("ready", what.feminine, what.plural)
        return self.READY[what.plural].format(ready)
