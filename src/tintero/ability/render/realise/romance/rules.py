"""Rules, where what is said of cards agrees with them."""

from __future__ import annotations

from tintero.ability.render.realise.romance.costs import RomanceCosts
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.rules import Rules
from tintero.ability.render.realise.word_frames import Telling


class RomanceRules(Rules):
    filters: RomanceFilters
    BANISHED: str
    THEY_WERE: tuple[str, str]  # of you, of others
    WERE: tuple[tuple[str, str], tuple[str, str]]  # after "if", after "the next time"
    READY: tuple[str, str]  # ready and able, of one and of many

    def __init__(self, costs: RomanceCosts) -> None:
        super().__init__(costs)
        self.next = costs.NEXT
        what = self.places.what
        self.table |= {
            "time": lambda t: self.TIMES.get(t.s.how, "si"),
            "banished": self.banished,
            "they_were": lambda t: self.THEY_WERE[not what(t).you].format(what(t).text),
            "were": lambda t: self.WERE[bool(t.s.how)][what(t).plural],
            "ready": self.ready,
        }

    def banished(self, t: Telling) -> str:
        what = self.places.what(t)
        return self.filters.words.agree(self.BANISHED, what.feminine, what.plural)

    def ready(self, t: Telling) -> str:
        what = self.places.what(t)
        ready = self.filters.state("ready", what.feminine, what.plural)
        return self.READY[what.plural].format(ready)
