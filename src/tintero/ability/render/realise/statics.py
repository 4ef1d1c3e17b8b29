"""What cards are and may do: "gets +1 strength and gains Rush this turn".

A language has `PREDICATES`: a verb | what follows it | what stands at the end, after how long it
lasts. A verb that is the same as that before is not said again, except those in `APART`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.rules import Rules
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause


class Statics(Family):
    PREDICATES: Mapping[str, str]
    CANT: str
    NOR: str
    APART: tuple[str, ...]
    NEXT_PLAYED: str

    def __init__(self, rules: Rules) -> None:
        self.rules, self.places = rules, rules.places

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        if s.verb == "standing":
            return self.together(say, s)
        if s.verb == "next-played":
            return self.next_played(say, s)
        return self.rules.clause(say, s, self.places.lasting(say, s.until))

    def next_played(self, say: Speaker, s: Saying) -> SpokenClause:
        """ "the next character you play this turn enters play exerted and gains …"."""
        made = [self.clause(say, part) for part in s.parts]
        said = [say.tongue.full(c) if c.subject.text else c.predicate for c in made]
        return SpokenClause(self.next(say, s), f" {self.filters.AND} ".join(said))

    def next(self, say: Speaker, s: Saying) -> Phrase:
        return Phrase(self.NEXT_PLAYED.format(self.filters.noun(say, sure(s.things))))

    @abstractmethod
    def together(self, say: Speaker, s: Saying) -> SpokenClause:
        """One subject: "gets +1 strength and gains Rush and Ward". What is said of all alike at the
        end of each ("for each …") is said once."""

    def joined(self, items: list[tuple[str, str]]) -> str:
        """A repeated verb is said once: "can't quest or challenge", "gains Rush and Ward"."""
        alike = all(verb == self.CANT for verb, _ in items)
        groups: list[tuple[str, list[str]]] = []
        for verb, rest in items:
            if groups and verb == groups[-1][0] and (alike or verb not in self.APART):
                groups[-1][1].append(rest)
            else:
                groups.append((verb, [rest]))
        said = [
            f"{verb} {self.nor(rest) if verb == self.CANT else self.listed(rest)}".lstrip()
            for verb, rest in groups
        ]
        return self.listed(said)

    def listed(self, items: list[str]) -> str:
        return self.filters.listed(items, self.filters.AND)

    def nor(self, items: list[str]) -> str:
        return self.filters.listed(items, self.NOR)

    def predicate(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
        """The verb, what follows it, and what stands at the end."""
        told, frame = Telling(say, s, who), frame_of(self.PREDICATES, s) + "|"
        verb, rest, tail = [filled(x, self.places.table, told) for x in frame.split("|")[:3]]
        when = self.places.each_if(say, s)
        return (verb, rest, tail + when) if tail else (verb, rest + when, "")
