"""Clauses that hold others, and sentences: the places of their frames, and the `Tongue`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise import tongue
from tintero.ability.render.realise.family import meet
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.rules import RomanceRules
from tintero.ability.render.realise.romance.triggers import RomanceTriggers
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.realise.romance.words import listed
from tintero.ability.render.realise.tongue import Tongue
from tintero.ability.render.realise.word_frames import Place
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import Zone

AS_SAID: Final = Phrase("", you=True)  # not an order: "pagas 1 ⬡ menos"

# Frames without a word of any language.
SENTENCES: Final = {
    "plain": "{clauses}",
    "case": "• {head}, {then}.",
    "mode": "•[ {name}] {sentences}",
    "for-each": "{for_each}, {then}",
    "for-a-while": "[{during}, ]{each}",
}
CLAUSES: Final = {
    "tailed": "{main}{tail}",
    "tailed-given": "[{given}{tail}]",
    "either": "{either}",
    "told": "{then}",
}
ABILITIES: Final = {"triggered": "[{zone}, ][{during}, ]{when}, {then}"}


class RomanceSentences(RomanceFamily):
    SENTENCES: Mapping[str, str]
    CLAUSES: Mapping[str, str]
    ABILITIES: Mapping[str, str]
    THIS: tuple[str, ...]  # what a card calls itself, by its type
    QUOTES: str
    UNDER: str  # under another card

    def __init__(self, verbs: RomanceVerbs, rules: RomanceRules, triggers: RomanceTriggers) -> None:
        self.verbs, self.rules, self.triggers = verbs, rules, triggers
        meet(verbs.filters, verbs.selectors, verbs.quantities, verbs.conditions, self)

    def places(self) -> dict[str, Place]:
        words = self.grammar
        return {
            **tongue.PLACES,
            **self.agreeing(lambda t: self.selectors.phrase(t.say, Noun("this"))),
            "as_said": lambda t: words.join([c.by(AS_SAID) for c in t.clauses]),
            "while": lambda t: self.conditions.while_(t.say, t.s.when),
            "paid": lambda t: words.unless(t.clauses, t.clauses[0].subject),
            **self.OWN,
        }

    def zones(self) -> dict[int, str]:
        """Where a card is."""
        here, own = self.filters.IN, self.grammar.own
        yours = {zone: f"{here} {own(True, name)}" for zone, name in self.filters.ZONES.items()}
        return {**self.filters.NAMED_ZONES, **yours, Zone.UNDER: self.UNDER}

    def verb(self, say: Speaker, s: Saying) -> SpokenClause:
        if s.verb in ("stated", "add-own"):
            made = say.tongue.clause(say, s.parts[0])
            return made.by(AS_SAID) if s.verb == "stated" else made
        if s.whose is not None:
            s = replace(s, subject=s.whose)
        return (self.verbs if self.verbs.says(s) else self.rules).clause(say, s)

    def tongue(self) -> Tongue:
        words = self.grammar
        return Tongue(
            {**SENTENCES, **self.SENTENCES},
            {**CLAUSES, **self.CLAUSES},
            self.places(),
            (words.AND, words.OR),
            family=self,
            occasion=self.triggers.trigger,
            during=self.rules.during,
            verb=self.verb,
            full=words.full,
            does=words.does,
            again=words.again,
            join=words.join,
            base=words.base,
            listed=listed,
            this=self.THIS,
            quotes=self.QUOTES,
            abilities={**ABILITIES, **self.ABILITIES},
            zones=self.zones(),
            ink=self.verbs.ink,
            polish=words.spelled,
        )
