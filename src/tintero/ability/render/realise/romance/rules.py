"""Rules, where what is said of cards agrees with them."""

from __future__ import annotations

from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.places import Place
from tintero.ability.render.realise.romance.conditions import RomanceConditions
from tintero.ability.render.realise.romance.costs import RomanceCosts
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.rules import NONE_OF, Rules
from tintero.ability.render.realise.word_frames import Telling, filled, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import Zone


class RomanceRules(Rules):
    filters: RomanceFilters
    conditions: RomanceConditions
    costs: RomanceCosts
    places: RomancePlaces
    DENIED: Mapping[str, str]  # what players may not do
    NO = "{cant}"
    CANT: tuple[str, str]  # and after "nobody"
    NEXT_TURN: str
    # What happens in its place; that it is not banished, or takes no damage. {he} is the card.
    INSTEAD: tuple[str, str, str]
    OWNER: str  # who pays for a card
    DAMAGE: tuple[str, str, str]  # one, many, the name of what is measured
    THEY_WERE: tuple[str, str]  # of you, of others
    WERE: tuple[tuple[str, str], tuple[str, str]]  # after "if", after "the next time"
    READY: tuple[str, str]  # ready and able, of one and of many

    def __init__(self, costs: RomanceCosts) -> None:
        self.RULES = {
            **self.RULES,
            **{verb: f"{self.NO} {rest}" for verb, rest in self.DENIED.items()},
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
        words, you = self.places.grammar, self.places.YOU
        return {
            "so_that": lambda t: words.base(t.steps, you, False),
            "may": lambda t: words.base(t.steps, you, True),
            "damage": self.damage,
            "cant": self.cant,
            "own_turn": lambda t: self.own(t, self.conditions.TURN),
            "own_next_turn": lambda t: self.own(t, self.NEXT_TURN),
            "own_deck": lambda t: self.own(t, self.filters.ZONES[Zone.DECK]),
            "own_characters": self.own_characters,
        }

    def cant(self, t: Telling) -> str:
        return self.CANT[t.s.subject is not None and t.s.subject.how in NONE_OF.values()]

    def own(self, t: Telling, noun: str, plural: bool = False) -> str:
        return self.filters.grammar.own(t.who.you, noun, plural, many=t.who.plural)

    def own_characters(self, t: Telling) -> str:
        return self.own(t, self.filters.grammar.plural_of(self.filters.NAMES["character"]), True)

    def clause(self, say: Speaker, s: Saying, until: str = "") -> SpokenClause:
        until = self.costs.until(say, s) if s.verb in self.costs.PAY else until
        return super().clause(say, s, until)

    def instead(self, t: Telling) -> str:
        frame = 0 if t.s.steps else 1 if t.s.verb == "would-be-banished" else 2
        he = self.filters.grammar.he(self.places.what(t))
        return filled(self.INSTEAD[frame], {**self.table, "he": lambda _: he}, t)

    def damage(self, t: Telling) -> str:
        one, many, mass = self.DAMAGE
        q = sure(t.s.number)
        return "".join(self.quantities.amount(t.say, q, one, many, mass, digit=True))

    def paid(self, t: Telling) -> str:
        who = self.places.YOU if t.who.mine else Phrase(self.OWNER)
        return self.filters.grammar.unless(t.steps, who)

    def banished(self, t: Telling) -> str:
        what = self.places.what(t)
        words = self.filters.grammar
        return words.agree(words.DEEDS["banished"], what.feminine, what.plural)

    def ready(self, t: Telling) -> str:
        what = self.places.what(t)
        ready = self.filters.state("ready", what.feminine, what.plural)
        return self.READY[what.plural].format(ready)
