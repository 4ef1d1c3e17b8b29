"""Inflection, articles, lists and numbers."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.word_frames import with_verbs
from tintero.ability.render.realise.words import Grammar, puts
from tintero.ability.render.speaker import Phrase, SpokenClause
from tintero.ability.selectors import Said

# The forms a marked verb can take.
BASE: Final = 0  # imperative, infinitive
MANY: Final = 1  # you, they
THIRD: Final = 2  # it

MODALS: Final = ("can ", "can't ", "may ", "must ")
TYPES: Final = ("character", "action", "item", "location")
STATS: Final = (
    "strength",
    "willpower",
    "lore",
    "move cost",
    "cost",
    "damage",
    "cost to sing songs",
    "cards under it",
)


def conjugate(verb: str, form: int) -> str:
    if verb == "be":
        return ("be", "are", "is")[form]
    if form != THIRD:
        return verb
    if verb == "have":
        return "has"
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def returned_one(clause: SpokenClause) -> bool:
    """ "return one of those cards …, put the rest …"."""
    s = clause.saying
    if s is None or s.verb != "return" or s.object is None or s.object.pick is None:
        return False
    how = s.object.pick
    return how.source is not None and how.single and how.wording == Said.A


@final
class EnglishWords(Grammar):
    AND = "and"
    OR = "or"
    ORDINALS = ("", "first", "second", "third", "fourth", "fifth")
    NTH = ("{}th", "{}th")

    def agree(self, word: str, feminine: bool, plural: bool = False) -> str:
        return word

    def listed(self, items: list[str], joint: str) -> str:
        if len(items) < 3:
            return f" {joint} ".join(items)
        return ", ".join(items[:-1]) + f", {joint} " + items[-1]

    def inflect(self, text: str, form: int) -> str:
        return with_verbs(text, lambda verb: conjugate(verb, form))

    def form_of(self, subject: Phrase) -> int:
        return MANY if subject.plural or subject.you else THIRD

    def named(self, subject: Phrase) -> str:
        return "they" if subject.text == "them" else subject.text

    def alone(self, clause: SpokenClause) -> str:
        """A clause that stands alone: instructions to you are imperatives."""
        if clause.subject.you and not clause.predicate.startswith(MODALS):
            return self.inflect(clause.predicate, BASE)
        return self.full(clause)

    def join(self, clauses: list[SpokenClause]) -> str:
        out = self.alone(clauses[0])
        for i, clause in enumerate(clauses[1:], 1):
            before, later = clauses[i - 1].subject, clauses[i + 1 :]
            last = all(c.again for c in later)
            same = self.inflect(clause.predicate, BASE if before.you else self.form_of(before))
            if any(returned_one(c) for c in clauses[:i]):
                out += (", " if later else ", and ") + same
            elif clause.again and puts(clauses[i - 1]):
                third = i > 1 and puts(clauses[i - 2])
                out += (", " if later else ", and " if third else " and ") + clause.again
            elif clause.subject.same(before) and not clause.predicate.startswith(MODALS):
                out += (", then " if last else ", ") + same
            else:
                out += (" and " if last else ", then " if before.you else ", ") + self.full(clause)
        return out

    def base(self, clauses: list[SpokenClause], who: Phrase, may: bool = False) -> str:
        """`may`: what others do besides is said as a clause of its own."""
        out = ""
        had: Phrase | None = None  # who else does this: "have each player draw and gain 1 lore"
        for i, clause in enumerate(clauses):
            subject = clause.subject
            again = had is not None and subject.same(had)
            same = subject.same(who) or (again and not clause.predicate.startswith(MODALS))
            second = i > 0 and clause.again != "" and puts(clauses[i - 1])
            if i:
                last = i == len(clauses) - 1
                out += ", " if not last else ", then " if same and not second else " and "
            if second:
                out += clause.again
            elif same:
                out += self.inflect(clause.predicate, BASE)
            elif clause.saying is not None and clause.saying.verb == "stated" and clause.given:
                out += clause.given
            elif not subject.text:
                out += f"do this: {self.inflect(clause.predicate, BASE)}"
            elif i and may:
                out += self.full(clause)
            elif clause.given:
                out += f"give {subject.text} {clause.given}"
            elif clause.predicate.startswith(MODALS):
                out += f"make it so that {self.full(clause)}"
            else:
                had = subject
                out += f"have {had.text} {self.inflect(clause.predicate, BASE)}"
        return out


ENGLISH: Final = EnglishWords()


class InEnglish(Family):
    """A family of English."""

    grammar = ENGLISH


def spaced(*keys: str) -> dict[str, str]:
    """Keys of a plan that are also the words."""
    return {key: " ".join(key.split("-")) for key in keys}


def article(noun: str) -> str:
    if noun.startswith("another "):
        return noun
    return ("an " if noun[:1] in "aeiouAEIOU" else "a ") + noun


def possessive(text: str) -> str:
    return text + ("'" if text.endswith("s") else "'s")
