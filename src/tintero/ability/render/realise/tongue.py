"""Sentences and the clauses that hold others, in any language: its frames and its grammar.

Sentences stand without capitals and full stops; a predicate has its verbs ‹marked›.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Saying, Things
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import Place, Telling, filled, frame_of, sure
from tintero.ability.render.speaker import RenderError, Speaker, SpokenClause, word
from tintero.vocab import KEYWORD_NAMES, Owner

# Frames without a word of any language. {clauses} are joined, {each} listed; {then} are sentences
# said as one, {items} one after another. {main} is the predicate of the clause inside, {do} what is
# done in the base form.
SENTENCES: Final = {
    "plain": "{clauses}",
    "case": "• {head}, {then}.",
    "mode": "•[ {name}] {sentences}",
    "for-each": "{for_each}, {then}",
    "for-a-while": "[{during}, ]{each}",
}
CLAUSES: Final = {"tailed": "{main}{tail}", "either": "{either}", "told": "{then}"}
ABILITIES: Final = {"triggered": "[{zone}, ][{during}, ]{when}, {then}"}


class Tongue(Family):
    """What sentences need of a language.

    `SENTENCES`, `CLAUSES`: frames by `Saying.verb`, of a sentence and of a clause; `OWN`: what
    fills them besides `PLACES`. For abilities, `ABILITIES`: frames by what is said.
    """

    SENTENCES: Mapping[str, str]
    CLAUSES: Mapping[str, str]
    ABILITIES: Mapping[str, str]
    OWN: Mapping[str, Place] = {}
    THIS: tuple[str, ...]  # what a card calls itself, by its type
    QUOTES: str
    ZONES: Mapping[int, str]  # where a card is, if it is said otherwise than of others
    # CR 8.10.8: the kinds of Shift by their number, and "temporary"; keyword names stay English.
    SHIFTS: tuple[str, ...] = (
        *("{shift}", "{of} {shift}", "Universal {shift}", "Duo {shift}", "Combo {shift}"),
        *("{of} {shift}", "Temporary {shift}"),
    )

    def __init__(self) -> None:
        self.SENTENCES = {**SENTENCES, **self.SENTENCES}
        self.CLAUSES = {**CLAUSES, **self.CLAUSES}
        self.ABILITIES = {**ABILITIES, **self.ABILITIES}
        self.places = {**PLACES, **self.OWN}

    def sentence(self, say: Speaker, made: Saying) -> str:
        if made.verb not in self.SENTENCES:
            raise RenderError(f"no words for {made.verb}: {made!r}")
        return filled(self.SENTENCES[made.verb], self.places, Telling(say, made, NOBODY))

    def all_sentences(self, say: Speaker, made: Sequence[Saying]) -> list[str]:
        return [self.sentence(say, one) for one in made]

    def joined(self, say: Speaker, made: Sequence[Saying]) -> str:
        """Sentences in the middle of another."""
        first, *more = self.all_sentences(say, made)
        return ". ".join([first, *[capital(text) for text in more]])

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        """Also one that holds others."""
        if s.verb not in self.CLAUSES:
            made = self.verb(say, s)
            return SpokenClause(made.subject, made.predicate, made.given, s, made.again)
        who = self.selectors.maybe(say, s.subject)
        told = Telling(say, s, who)
        text = filled(frame_of(self.CLAUSES, s), self.places, told)
        given = filled(self.CLAUSES.get(f"{s.verb}-given", ""), self.places, told)
        return SpokenClause(who, text, given, s)

    def verb(self, say: Speaker, s: Saying) -> SpokenClause:
        """A clause of one verb, or a rule."""
        return (self.verbs if self.verbs.says(s) else self.rules).clause(say, s)

    def keyword(self, number: int) -> str:
        return self.filters.keyword(word(KEYWORD_NAMES, number, "keyword"))

    def zone(self, zone: int) -> str:
        """Where a card of yours is."""
        placed = Things(owner=Owner.YOURS, zone=zone)
        return self.ZONES.get(zone) or self.filters.within(placed).strip()

    def all_clauses(self, say: Speaker, made: Sequence[Saying]) -> list[SpokenClause]:
        return [self.clause(say, s) for s in made]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def do(t: Telling) -> str:
    who = t.who if t.s.to is None else t.by.selectors.phrase(t.say, t.s.to)
    return t.by.grammar.base(t.steps, who, False)


def items(t: Telling) -> list[str]:
    return t.by.all_sentences(t.say, t.s.tail)


PLACES: Final[dict[str, Place]] = {
    "clauses": lambda t: t.by.grammar.join(t.clauses),
    "each": lambda t: t.by.all_of([t.by.grammar.full(c) for c in t.clauses]),
    "either": lambda t: t.by.one_of([c.predicate for c in t.clauses]),
    "main": lambda t: t.clauses[0].predicate,
    "given": lambda t: t.clauses[0].given,
    "stated": lambda t: t.by.grammar.full(t.clauses[0]),
    "then": lambda t: t.by.joined(t.say, t.s.tail),
    "items": lambda t: " ".join(items(t)),
    "tail": lambda t: "".join(items(t)),
    "sentences": lambda t: " ".join([f"{capital(text)}." for text in items(t)]),
    "when": lambda t: "" if t.s.when is None else t.by.conditions.clause(t.say, t.s.when),
    "what": lambda t: t.by.selectors.text(t.say, t.s.object),
    "turn": lambda t: t.by.conditions.whose_turn(t.s.index),
    "zone": lambda t: t.by.zone(t.s.index),
    "head": lambda t: t.by.filters.head(sure(t.s.things).head),
    "name": lambda t: t.s.name,
    "names": lambda t: t.by.one_of([mode.name for mode in t.s.tail if mode.name]),
    "n": lambda t: "" if t.s.number is None else t.by.quantities.number(t.say, t.s.number),
    "for_each": lambda t: t.by.quantities.for_each(t.say, sure(sure(t.s.number).unit)),
    "during": lambda t: t.by.rules.during(t.say, t.s.until),
    "occasion": lambda t: t.by.triggers.trigger(t.say, sure(t.s.occasion)),
    "ability": lambda t: t.say.quoted(sure(sure(t.s.object).ability)),
    "may": lambda t: t.by.grammar.base(t.steps, t.who, True),
    "do": do,
    "so_that": lambda t: t.by.grammar.base(t.clauses, t.who, False),
}
