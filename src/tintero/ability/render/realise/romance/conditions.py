"""Clauses with verbs that are conjugated, and adjectives that agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import CARD, CHARACTER, Saying, Things, Trait
from tintero.ability.render.realise.conditions import (
    NOBODY,
    ROLES,
    Conditions,
    Stated,
    alternatives,
)
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.filters import is_cost
from tintero.ability.render.realise.romance.words import INFINITIVE
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

PLAIN = 0  # after "if": the indicative
WHILE = 1  # after "while" and "unless": in Spanish the subjunctive
NO_PLAYERS = ("no-opponent", "no-player")  # a subject that says the "not"


def a_noun(t: Things | None) -> bool:
    """What it is, not what it is like."""
    if t is None:
        return False
    classes = t.has("classes") and t == Things(traits=t.traits[:1], zone=t.zone)
    return bool(t.head.names) or alternatives(t) or classes


def none_said(s: Saying) -> bool:
    """ "Aucun" says the "pas"."""
    return s.object is not None and s.object.how == "no"


class RomanceConditions(RomanceFamily, Conditions):
    """In frames {tener} is a verb, with a "not" where the clause has one; {tener_} never has it.
    Words that agree do so with the subject."""

    VERBS: tuple[str, ...]  # that stand in frames
    ORDER = (
        *("exerted", "ready", "damaged", "undamaged", "drying", "dry", "facedown", "faceup"),
        *("at-location", "not-at-location", "here", "classes", "inks", "named", "not-named"),
        *("no-song", "limit", "keyword", "no-keyword", "inkable", "not-inkable"),
        *("card-under", "nothing-under"),
    )
    PLAY: str
    IT_IS = ""  # in French, "ce"
    AND_THAT = ""  # "if" is not said again: "si … et que …"
    HAVE: str
    BE: str  # what something is
    BE_AT: str  # where it is
    BE_PLAIN = ""  # before the number that something is
    WHERE_IT_WAS: str
    MORE: tuple[str, str]  # more and less
    EACH_IF: Mapping[str, str]  # "if", "unless", and "while" in a challenge

    def __init__(self) -> None:
        self.PLACES = {
            **Conditions.PLACES,
            **self.agreeing(lambda x: x.who),
            **{name: partial(self.verb, name) for name in self.VERBS},
            **{f"{name}_": partial(self.verb, name, no=False) for name in self.VERBS},
            "state": lambda x: self.agreed(x, self.filters.STATES[x.trait.kind]),
            "inks": lambda x: self.filters.inks_of(x.trait),
            "class": self.one_of_class,
            "other": lambda x: self.grammar.other(self.filters.first_feminine(x.t)),
            "the_head": lambda x: self.grammar.the_noun(self.filters.head(x.t.head)),
            "than": self.than,
            "cards": self.cards,
            "played": self.played,
            "namesake": self.namesake,
            "keyword": lambda x: self.filters.keyword(x.names),
            "opponents": lambda x: self.many(x, self.filters.NAMES["opponent"]),
            "cost": lambda x: self.filters.cost(x.say, sure(x.trait.limit)),
            "placed": self.placed,
            "place": lambda x: self.filters.within(x.t) or self.WHERE_IT_WAS,
            "more": lambda x: self.MORE[x.s.op != Relation.MORE],
            **self.OWN,
        }

    # --- places of frames ---

    def agreed(self, x: Stated, word: str) -> str:
        return self.grammar.agree(word, x.who.feminine, x.who.plural)

    def than(self, x: Stated) -> str:
        q, number = sure(x.s.than), sure(x.s.number)
        fem = number.kind in ("stat", "highest") and self.grammar.stat_feminine(number.stat)
        text = self.filters.compared(x.say, x.s.op, q, fem)
        return f"{self.BE_PLAIN}{text}" if q.plain else text

    def played(self, x: Stated) -> str:
        if not x.s.known:
            return f"{self.PLAY} {x.what.text}"
        pronoun = self.grammar.pronoun(x.what)
        return self.grammar.with_pronoun(f"{self.PLAY}+{pronoun}", INFINITIVE)

    def namesake(self, x: Stated) -> str:
        card = self.filters.noun(x.say, x.t, mark=self.filters.within(x.t))
        return f"{self.grammar.another(self.filters.first_feminine(x.t))} {card}"

    def cards(self, x: Stated) -> str:
        said = self.filters.owned if x.t.owner == Owner.OPPOSING else self.filters.noun
        return said(x.say, x.t, True, mark=self.filters.within(x.t))

    # --- clauses ---

    def clause(self, say: Speaker, s: Saying, mood: int = 0) -> str:
        if s.verb in ("discarded-so", "returned-so", "moved-so"):
            s = replace(s, verb="is")
        if not self.AND_THAT or s.verb not in ("and", "or"):
            return super().clause(say, s, mood)
        parts = [self.clause(say, replace(p, past=s.past or p.past), mood) for p in s.parts]
        joint = self.grammar.AND if s.verb == "and" else self.grammar.OR
        return f" {joint} {self.AND_THAT} ".join(parts)

    def while_(self, say: Speaker, s: Saying | None) -> str:
        """After "mientras" and "a menos que"; nothing where there is no condition."""
        return "" if s is None else self.clause(say, s, WHILE)

    def subject(self, say: Speaker, s: Saying) -> Phrase:
        who = super().subject(say, s)
        if s.subject is None or s.known or not s.parts or s.parts[0].subject is None:
            return who
        called = self.selectors.text(say, s.parts[0].subject)
        return Phrase(called, False, who.feminine, who.mine, noun=who.noun)

    def opponent_has(self, say: Speaker, s: Saying, mood: int) -> str:
        there = s.parts[1]
        if there.things is not None and there.things.in_play:
            return self.clause(say, replace(there, past=s.past), mood)
        return super().opponent_has(say, s, mood)

    def verb(self, name: str, x: Stated, no: bool = True) -> str:
        """The verb as its subject wants it, with the "not" of the clause unless `no` is False."""
        words, who = self.grammar, x.who.noun
        text = words.verb(name, x.who, x.mood, x.s.past)
        nobody = who is not None and who.how in NO_PLAYERS
        return words.denied(text, no and x.no, nobody, name == self.HAVE and none_said(x.s))

    def named(self, s: Saying, who: Phrase) -> str:
        """A pronoun of you and of what was mentioned last; what that is, "c'est"."""
        this = a_noun(s.things) if s.verb == "is" else s.verb in ("was-named", "same-card")
        if s.known and this and self.IT_IS:
            return self.IT_IS
        return self.grammar.he(who) if s.known or who.you else who.text

    def whose_turn(self, owner: int) -> str:
        return self.filters.of_player(owner, self.TURN)

    def placed(self, x: Stated) -> str:
        """What there is, or what somebody has, and where."""
        what = sure(x.s.object)
        where = self.filters.HERE if x.t.here else self.filters.within(x.t)
        if what.things is not None and what.how in self.selectors.HELD:
            return self.selectors.held(x.say, what, what.things, where)
        return f"{self.selectors.text(x.say, what)} {where}".rstrip()

    def many(self, x: Stated, noun: str) -> str:
        one, many = noun, self.grammar.plural_of(noun)
        return self.filters.counted(sure(x.s.number).n, x.s.op, one, many)

    def nth_places(self, n: int, mood: int) -> dict[str, str]:
        words, have = self.grammar, self.triggers.HAVE
        places = {"nth_m": words.ordinal(n, False), "nth_f": words.ordinal(n)}
        has, ha = [words.verb(have, who, mood) for who in (Phrase("", you=True), NOBODY)]
        return places | {"has": has, "ha": ha}

    # --- what cards are like ---

    def limit_kind(self, x: Stated, trait: Trait) -> str:
        return "costs" if "costs" in self.LIKE and is_cost(trait.limit) else "limit"

    def other(self, x: Stated, trait: Trait) -> str:
        if trait.kind in self.LIKE:
            return self.like(x, trait)
        alike = replace(x.t, head=CARD if x.who.feminine else CHARACTER)
        return self.is_where(x, self.filters.follows(x.say, alike, trait, x.who.plural))

    def one_of_class(self, x: Stated) -> str:
        """ "una carta Princess"."""
        words, head = self.grammar, self.selectors.head_text(x.who.noun)
        head = head if head and " " not in head else self.filters.CARD
        noun = f"{words.a(words.is_feminine(head))} {head}"
        if x.who.plural:
            noun = f"{self.filters.SOME} {words.plural_of(head)}".lstrip()
        return f"{noun} {self.filters.classes_of(x.trait)}"

    def is_a(self, x: Stated, where: str) -> str:
        whose = self.filters.OWNERS.get(x.t.owner, "") if x.t.in_play else ""
        noun = self.filters.some_such(x.say, x.t, x.who.plural, whose)
        return f"{self.verb(self.BE, x)} {noun} {where}".rstrip()

    def is_whose(self, x: Stated) -> str:
        return f"{self.verb(self.BE, x)} {self.agreed(x, self.filters.OWNERS[x.t.owner])}"

    def is_where(self, x: Stated, where: str) -> str:
        return f"{self.verb(self.BE_AT, x)} {where}"

    # --- beside a noun ---

    def each_if(self, say: Speaker, s: Saying, unless: bool) -> str:
        word = "unless" if unless else "while" if s.verb in ROLES else "if"
        about = s.subject is not None and s.subject.how == "each-one"
        known = replace(s, known=s.known or about)
        return f" {self.EACH_IF[word]} {self.clause(say, known, PLAIN if word == 'if' else WHILE)}"
