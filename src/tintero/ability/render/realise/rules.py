"""Standing text: rules of their own, and what cards are and may do.

A language has `RULES`, what is said of the subject; or, before a bar, what is the subject. And it
has `PREDICATES`: a verb | what follows it | what stands at the end, after how long it lasts. A verb
that is the same as that before is not said again, except those in `APART`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.costs import Costs
from tintero.ability.render.realise.word_frames import Place, Telling, filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

PAY = ("pay", "may-pay")
WOULD = ("would-be-dealt", "would-take", "would-be-banished")
NONE_OF = {"each-opponent": "no-opponent", "each-player": "no-player"}


class Rules(Costs):
    RULES: Mapping[str, str]
    # A place of the rules in which "each opponent can't" is said "no opponent can".
    NO = ""
    MANY: tuple[str, ...] = ()  # verbs whose own subject is plural
    TIMES: Mapping[str, str]
    IN_CHALLENGE: str
    STEPS: tuple[str, ...]
    SO_MANY: Mapping[str, tuple[str, str]]  # places of a number: for one, for more
    PREDICATES: Mapping[str, str]
    CANT: str
    APART: tuple[str, ...]
    NEXT_PLAYED: str
    OWN: Mapping[str, Place]

    def __init__(self) -> None:
        super().__init__()
        self.table |= {
            **{name: partial(self.so_many, forms) for name, forms in self.SO_MANY.items()},
            "who": lambda t: t.who.text,
            "least": lambda t: str(t.s.op),
            "paid": self.paid,
            "where": lambda t: self.IN_CHALLENGE if t.s.index == 1 else "",
            "instead": self.instead,
            "by": self.by,
            "step": lambda t: self.STEPS[t.s.index],
            **self.OWN,
        }

    def rule(self, say: Speaker, s: Saying, until: str) -> SpokenClause:
        """`until`: how long, in words."""
        of, bar, text = frame_of(self.RULES, s).rpartition("|")
        if s.subject is not None and s.subject.how in NONE_OF and self.NO and self.NO in text:
            s = replace(s, subject=Noun(NONE_OF[s.subject.how]))
        who = self.selectors.maybe(say, s.subject)
        told = Telling(say, s, who)
        text = filled(text, self.table, told) + self.each_if(say, s)
        if s.how and s.verb == "play-free":
            return self.offered(say, s, text + until)
        if of == self.YOU.text:
            who = self.YOU
        elif bar:
            many = who.plural or s.verb in self.MANY
            who = Phrase(filled(of, self.table, told), many)
        if until and s.verb in WOULD:
            return SpokenClause(who, f"{self.during(say, s.until)}, {text}")
        return SpokenClause(who, text + until)

    @abstractmethod
    def paid(self, t: Telling) -> str:
        """What is paid, after "unless"."""

    @abstractmethod
    def instead(self, t: Telling) -> str:
        """What happens in place of damage, or of being banished."""

    def by(self, t: Telling) -> str:
        q = sure(t.s.number)
        if q.kind == "counted" and q.unit is not None:
            return f"{q.n} {self.quantities.for_each(t.say, q.unit)}"
        return self.quantities.number(t.say, q)

    def so_many(self, forms: tuple[str, str], t: Telling) -> str:
        n = t.s.number.n if t.s.number is not None else 1
        return forms[n != 1].format(n)

    # --- what cards are and may do ---

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        if s.verb == "standing":
            return self.together(say, s)
        if s.verb == "next-played":
            return self.next_played(say, s)
        return self.rule(say, s, self.lasting(say, s.until))

    def next_played(self, say: Speaker, s: Saying) -> SpokenClause:
        """ "the next character you play this turn enters play exerted and gains …"."""
        made = [self.clause(say, part) for part in s.parts]
        said = [self.grammar.full(c) if c.subject.text else c.predicate for c in made]
        return SpokenClause(self.next(say, s), f" {self.grammar.AND} ".join(said))

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
            f"{verb} {self.nor(rest) if verb == self.CANT else self.all_of(rest)}".lstrip()
            for verb, rest in groups
        ]
        return self.all_of(said)

    def nor(self, items: list[str]) -> str:
        return self.grammar.listed(items, self.NOR)

    def predicate(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
        """The verb, what follows it, and what stands at the end."""
        told, frame = Telling(say, s, who), frame_of(self.PREDICATES, s) + "|"
        verb, rest, tail = [filled(x, self.table, told) for x in frame.split("|")[:3]]
        when = self.each_if(say, s)
        return (verb, rest, tail + when) if tail else (verb, rest + when, "")
