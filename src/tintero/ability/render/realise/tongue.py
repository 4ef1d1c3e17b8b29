"""Sentences and the clauses that hold others, in any language: its frames and its grammar.

Sentences stand without capitals and full stops; a predicate has its verbs ‹marked›.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Number, Occasion, Saying
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import Place, Telling, filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause
from tintero.vocab import KEYWORD_NAMES

# CR 8.10.8: the kinds of Shift by their number, and "temporary"; keyword names stay English.
SHIFTS: Final = (
    *("{shift}", "{of} {shift}", "Universal {shift}", "Duo {shift}", "Combo {shift}"),
    *("{of} {shift}", "Temporary {shift}"),
)


@final
@dataclass(frozen=True)
class Tongue:
    """What sentences need of a language.

    `sentences`, `clauses`: frames by `Saying.verb`, of a sentence and of a clause; `places`: what
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

    def sentence(self, say: Speaker, made: Saying) -> str:
        if made.verb not in self.sentences:
            raise RenderError(f"no words for {made.verb}: {made!r}")
        return filled(self.sentences[made.verb], self.places, Telling(say, made, NOBODY))

    def all_sentences(self, say: Speaker, made: Sequence[Saying]) -> list[str]:
        return [self.sentence(say, one) for one in made]

    def joined(self, say: Speaker, made: Sequence[Saying]) -> str:
        """Sentences in the middle of another."""
        first, *more = self.all_sentences(say, made)
        return ". ".join([first, *[capital(text) for text in more]])

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        """Also one that holds others."""
        if s.verb not in self.clauses:
            made = self.verb(say, s)
            return SpokenClause(made.subject, made.predicate, made.given, s, made.again)
        who = self.family.selectors.maybe(say, s.subject)
        told = Telling(say, s, who)
        text = filled(frame_of(self.clauses, s), self.places, told)
        given = filled(self.clauses.get(f"{s.verb}-given", ""), self.places, told)
        return SpokenClause(who, text, given, s)

    def all_clauses(self, say: Speaker, made: Sequence[Saying]) -> list[SpokenClause]:
        return [self.clause(say, s) for s in made]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def do(t: Telling) -> str:
    who = t.who if t.s.to is None else t.by.family.selectors.phrase(t.say, t.s.to)
    return t.by.base(t.steps, who, False)


def items(t: Telling) -> list[str]:
    return t.by.all_sentences(t.say, t.s.tail)


PLACES: Final[dict[str, Place]] = {
    "clauses": lambda t: t.by.join(t.clauses),
    "each": lambda t: t.by.listed([t.by.full(c) for c in t.clauses], t.by.joints[0]),
    "either": lambda t: t.by.listed([c.predicate for c in t.clauses], t.by.joints[1]),
    "main": lambda t: t.clauses[0].predicate,
    "given": lambda t: t.clauses[0].given,
    "stated": lambda t: t.by.full(t.clauses[0]),
    "then": lambda t: t.by.joined(t.say, t.s.tail),
    "items": lambda t: " ".join(items(t)),
    "tail": lambda t: "".join(items(t)),
    "sentences": lambda t: " ".join([f"{capital(text)}." for text in items(t)]),
    "when": lambda t: "" if t.s.when is None else t.by.family.conditions.clause(t.say, t.s.when),
    "what": lambda t: t.by.family.selectors.text(t.say, t.s.object),
    "turn": lambda t: t.by.family.conditions.whose_turn(t.s.index),
    "zone": lambda t: t.by.zones[t.s.index],
    "head": lambda t: t.by.family.filters.head(sure(t.s.things).head),
    "name": lambda t: t.s.name,
    "names": lambda t: t.by.listed([mode.name for mode in t.s.tail if mode.name], t.by.joints[1]),
    "n": lambda t: "" if t.s.number is None else t.by.family.quantities.number(t.say, t.s.number),
    "for_each": lambda t: t.by.family.quantities.for_each(t.say, sure(sure(t.s.number).unit)),
    "during": lambda t: t.by.during(t.say, t.s.until),
    "occasion": lambda t: t.by.occasion(t.say, sure(t.s.occasion)),
    "ability": lambda t: t.say.quoted(sure(sure(t.s.object).ability)),
    "may": lambda t: t.by.base(t.steps, t.who, True),
    "do": do,
    "so_that": lambda t: t.by.base(t.clauses, t.who, False),
}
