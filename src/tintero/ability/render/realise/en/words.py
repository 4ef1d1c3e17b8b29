"""Inflection, articles, lists and numbers."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.word_frames import with_verbs
from tintero.ability.render.speaker import Phrase, SpokenClause
from tintero.ability.selectors import Said

# The forms a marked verb can take.
BASE: Final = 0  # imperative, infinitive
MANY: Final = 1  # you, they
THIRD: Final = 2  # it

PUTS: Final = ("put", "put-damage", "put-under-each")
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
ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth")


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


def inflect(text: str, form: int) -> str:
    """The text with its ‹marked› verbs in this form."""
    return with_verbs(text, lambda verb: conjugate(verb, form))


def form_of(subject: Phrase) -> int:
    return MANY if subject.plural or subject.you else THIRD


def clause_text(clause: SpokenClause) -> str:
    """A clause that stands alone: instructions to you are imperatives."""
    if clause.subject.you and not clause.predicate.startswith(MODALS):
        return inflect(clause.predicate, BASE)
    return full_clause(clause)


def full_clause(clause: SpokenClause) -> str:
    """The clause with its subject, "you" included."""
    subject = "they" if clause.subject.text == "them" else clause.subject.text
    return f"{subject} {does(clause)}" if subject else does(clause)


def does(clause: SpokenClause) -> str:
    """The clause without its subject."""
    return inflect(clause.predicate, form_of(clause.subject))


def puts(clause: SpokenClause) -> bool:
    """Its verb is "put", which another after it does not say again."""
    s = clause.saying
    return s is not None and s.verb in PUTS and (s.verb != "put" or s.ways == ("plain",))


def returned_one(clause: SpokenClause) -> bool:
    """ "return one of those cards …, put the rest …"."""
    s = clause.saying
    if s is None or s.verb != "return" or s.object is None or s.object.pick is None:
        return False
    how = s.object.pick
    return how.source is not None and how.single and how.wording == Said.A


def join_clauses(clauses: list[SpokenClause]) -> str:
    """One sentence: "draw a card, then choose and discard a card"."""
    out = clause_text(clauses[0])
    for i, clause in enumerate(clauses[1:], 1):
        before, later = clauses[i - 1].subject, clauses[i + 1 :]
        last = all(c.again for c in later)
        same = inflect(clause.predicate, BASE if before.you else form_of(before))
        if any(returned_one(c) for c in clauses[:i]):
            out += (", " if later else ", and ") + same
        elif clause.again and puts(clauses[i - 1]):
            third = i > 1 and puts(clauses[i - 2])
            out += (", " if later else ", and " if third else " and ") + clause.again
        elif clause.subject.same(before) and not clause.predicate.startswith(MODALS):
            out += (", then " if last else ", ") + same
        else:
            out += (" and " if last else ", then " if before.you else ", ") + full_clause(clause)
    return out


def base_form(clauses: list[SpokenClause], who: Phrase, may: bool = False) -> str:
    """What `who` may do, or does something for: verbs in the base form.

    `may`: what others do besides is said as a clause of its own.
    """
    out = ""
    had: Phrase | None = None  # who else does this: "have each player draw a card and gain 1 lore"
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
            out += inflect(clause.predicate, BASE)
        elif clause.saying is not None and clause.saying.verb == "stated" and clause.given:
            out += clause.given
        elif not subject.text:
            out += f"do this: {inflect(clause.predicate, BASE)}"
        elif i and may:
            out += full_clause(clause)
        elif clause.given:
            out += f"give {subject.text} {clause.given}"
        elif clause.predicate.startswith(MODALS):
            out += f"make it so that {full_clause(clause)}"
        else:
            had = subject
            out += f"have {had.text} {inflect(clause.predicate, BASE)}"
    return out


def listed(items: list[str], joint: str = "and") -> str:
    """ "a, b, and c"."""
    if len(items) < 3:
        return f" {joint} ".join(items)
    return ", ".join(items[:-1]) + f", {joint} " + items[-1]


def spaced(*keys: str) -> dict[str, str]:
    """Keys of a plan that are also the words."""
    return {key: " ".join(key.split("-")) for key in keys}


def article(noun: str) -> str:
    if noun.startswith("another "):
        return noun
    return ("an " if noun[:1] in "aeiouAEIOU" else "a ") + noun


def ordinal(n: int) -> str:
    return ORDINALS[n] if 0 < n < len(ORDINALS) else f"{n}th"


def possessive(text: str) -> str:
    return text + ("'" if text.endswith("s") else "'s")
