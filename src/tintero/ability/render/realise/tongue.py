"""Sentences and the clauses that hold others, in any language: its frames and its grammar.

Sentences stand without capitals and full stops; a predicate has its verbs ‹marked›.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from tintero.ability.render.keyword_names import SHIFTS
from tintero.ability.render.plan.parts_of_speech import Number, Occasion, Saying, Statement
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause
from tintero.vocab import KEYWORD_NAMES

Place = Callable[["Uttering"], str]


@final
@dataclass(frozen=True)
class Tongue:
    """What sentences need of a language.

    `sentences`, `clauses`: frames by the keys of `Statement.how` and `Saying.verb`; `places`: what
    fills them besides `PLACES`. `verb`: a clause of one verb, or a rule. `base`: what somebody may
    do (`may`) or does something for.
    """

    sentences: Mapping[str, str]
    clauses: Mapping[str, str]
    places: Mapping[str, Place]
    joints: tuple[str, str]  # "and", "or"
    family: Family  # any: its nouns, numbers and conditions
    occasion: Callable[[Speaker, Occasion], str]
    during: Callable[[Speaker, str], str]  # how long
    verb: Callable[[Speaker, Saying], SpokenClause]
    full: Callable[[SpokenClause], str]
    does: Callable[[SpokenClause], str]  # without its subject
    again: Callable[[SpokenClause], str]  # its subject was just named
    join: Callable[[list[SpokenClause]], str]
    base: Callable[[list[SpokenClause], Phrase, bool], str]
    listed: Callable[[list[str], str], str]
    # Abilities:
    this: tuple[str, ...]  # what a card calls itself, by its type
    quotes: str
    abilities: Mapping[str, str]
    zones: Mapping[int, str]  # where a card is
    ink: Callable[[Speaker, Number], str]
    keywords: tuple[str, ...] = KEYWORD_NAMES  # their names
    shifts: tuple[str, ...] = SHIFTS  # frames for the kinds of Shift
    classed: Callable[[str], str] = str  # the name of a class
    polish: Callable[[str], str] = str  # spelling that depends on the next word

    def sentence(self, say: Speaker, made: Statement) -> str:
        if made.how not in self.sentences:
            raise RenderError(f"no words for {made.how}: {made!r}")
        told = Uttering(self, say, made, NOBODY, Saying(""))
        return filled(self.sentences[made.how], self.places, told)

    def all_sentences(self, say: Speaker, made: Sequence[Statement]) -> list[str]:
        return [self.sentence(say, one) for one in made]

    def joined(self, say: Speaker, made: Sequence[Statement]) -> str:
        """Sentences in the middle of another."""
        first, *more = self.all_sentences(say, made)
        return ". ".join([first, *[capital(text) for text in more]])

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        """Also one that holds others."""
        if s.verb not in self.clauses:
            made = self.verb(say, s)
            return SpokenClause(made.subject, made.predicate, made.given, s, made.again)
        who = self.family.selectors.maybe(say, s.subject)
        parts = Statement(s.verb, s.parts, s.tail, s.when, number=s.number, until=s.until)
        told = Uttering(self, say, parts, who, s)
        text = filled(frame_of(self.clauses, s), self.places, told)
        given = filled(self.clauses.get(f"{s.verb}-given", ""), self.places, told)
        return SpokenClause(who, text, given, s)

    def all_clauses(self, say: Speaker, made: Sequence[Saying]) -> list[SpokenClause]:
        return [self.clause(say, s) for s in made]


@final
@dataclass(frozen=True)
class Uttering:
    """A sentence being said, or a clause that holds others: its parts as those of a sentence."""

    by: Tongue
    say: Speaker
    made: Statement
    who: Phrase
    s: Saying

    @property
    def clauses(self) -> list[SpokenClause]:
        return self.by.all_clauses(self.say, self.made.clauses)

    @property
    def steps(self) -> list[SpokenClause]:
        return self.by.all_clauses(self.say, self.s.steps)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def when(t: Uttering) -> str:
    return "" if t.made.when is None else t.by.family.conditions.clause(t.say, t.made.when)


def number(t: Uttering) -> str:
    return "" if t.made.number is None else t.by.family.quantities.number(t.say, t.made.number)


def what(t: Uttering) -> str:
    return t.by.family.selectors.text(t.say, t.s.object)


def do(t: Uttering) -> str:
    who = t.who if t.s.to is None else t.by.family.selectors.phrase(t.say, t.s.to)
    return t.by.base(t.steps, who, False)


def items(t: Uttering) -> list[str]:
    return t.by.all_sentences(t.say, t.made.then)


PLACES: Final[dict[str, Place]] = {
    "clauses": lambda t: t.by.join(t.clauses),
    "each": lambda t: t.by.listed([t.by.full(c) for c in t.clauses], t.by.joints[0]),
    "either": lambda t: t.by.listed([c.predicate for c in t.clauses], t.by.joints[1]),
    "main": lambda t: t.clauses[0].predicate,
    "given": lambda t: t.clauses[0].given,
    "stated": lambda t: t.by.full(t.clauses[0]),
    "then": lambda t: t.by.joined(t.say, t.made.then),
    "items": lambda t: " ".join(items(t)),
    "tail": lambda t: "".join(items(t)),
    "sentences": lambda t: " ".join([f"{capital(text)}." for text in items(t)]),
    "when": when,
    "noun": lambda t: t.by.family.selectors.text(t.say, t.made.noun),
    "what": what,
    "turn": lambda t: t.by.family.conditions.whose_turn(t.s.index),
    "zone": lambda t: t.by.zones[t.s.index],
    "head": lambda t: t.by.family.filters.head(t.made.head),
    "name": lambda t: t.made.name,
    "names": lambda t: t.by.listed(
        [mode.name for mode in t.made.then if mode.name], t.by.joints[1]
    ),
    "n": number,
    "for_each": lambda t: t.by.family.quantities.for_each(t.say, sure(sure(t.made.number).unit)),
    "during": lambda t: t.by.during(t.say, t.made.until),
    "occasion": lambda t: t.by.occasion(t.say, sure(t.made.occasion)),
    "ability": lambda t: t.say.quoted(sure(t.made.ability)),
    "may": lambda t: t.by.base(t.steps, t.who, True),
    "do": do,
    "so_that": lambda t: t.by.base(t.clauses, t.who, False),
}
