"""What cards are and may do, where each gender has its "the next"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.rules import RomanceRules
from tintero.ability.render.realise.statics import Statics
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause


class RomanceStatics(Statics):
    filters: RomanceFilters
    rules: RomanceRules
    DENIED: Mapping[str, str]  # after CANT
    NOR = "ni"
    CHOSEN = ""  # that you choose them: "choisissez un personnage qui gagne +2 de Force"

    def __init__(self, rules: RomanceRules) -> None:
        super().__init__(rules)
        denied = {verb: f"{self.CANT}|{rest}" for verb, rest in self.DENIED.items()}
        self.PREDICATES = {**self.PREDICATES, **denied}

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        made, noun = super().clause(say, s), s.subject
        how = noun.pick if noun is not None and self.CHOSEN and not s.known else None
        if noun is None or how is None or not how.chosen or how.by_them:
            return made
        who = self.selectors.text(say, replace(noun, pick=replace(how, chosen=False)))
        does = self.filters.grammar.does(made)
        return SpokenClause(self.places.YOU, fill(self.CHOSEN, who=who, does=does))

    def next(self, say: Speaker, s: Saying) -> Phrase:
        fem = self.filters.first_feminine(sure(s.things))
        return Phrase(f"{self.rules.next[fem]} {super().next(say, s).text}", feminine=fem)

    def together(self, say: Speaker, s: Saying) -> SpokenClause:
        who = self.selectors.phrase(say, sure(s.subject))
        said = [self.predicate(say, part, who) for part in s.parts]
        tail = said[-1][2]
        once = all(each[2] == tail for each in said)
        items = [(verb, rest if once else rest + end) for verb, rest, end in said[:-1]]
        until = self.places.lasting(say, s.until, who)
        return SpokenClause(who, self.joined([*items, said[-1][:2]]) + until + tail)

    def predicate(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
        if s.verb == "lose-stat" and s.number is not None and s.number.kind == "counted":
            s = replace(s, verb="get", number=replace(s.number, n=-s.number.n))
        return super().predicate(say, s, who)
