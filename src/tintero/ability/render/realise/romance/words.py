"""Grammar of a Romance language: what agrees, whose a zone is, how clauses are joined.

Articles and prepositions are said as they are ("de el mazo", "de un objet"). How they are spelled
before the word that follows ("del", "d'un") is seen at the very end, by `spelled`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Final

from tintero.ability.render.realise.word_frames import with_verbs
from tintero.ability.render.realise.words import Grammar, puts
from tintero.ability.render.speaker import Phrase, SpokenClause

# The forms of a verb.
INFINITIVE: Final = 0
IMPERATIVE: Final = 1  # an instruction to you
YOU: Final = 2
ONE: Final = 3
MANY: Final = 4
SUBJUNCTIVE: Final = 3  # so much after YOU, ONE and MANY

ASIDE: Final = "⸴"  # ends what is said between commas: a comma if words follow


def inflected(text: str, spoken: Callable[[str], str]) -> str:
    """The text with its ‹marked› verbs as they are spoken."""
    text, *more = text.split(ASIDE)
    if not more:
        return with_verbs(text, spoken)
    rest = ASIDE.join(more)
    return with_verbs(text, spoken) + ("," if rest[:1] == " " else "") + inflected(rest, spoken)


def put_too(clause: SpokenClause, before: SpokenClause) -> bool:
    """ "pon una de ellas … y la otra …": the verb is not said again."""
    s, same = before.saying, clause.subject.text == before.subject.text
    return bool(clause.again) and same and puts(before) and s is not None and s.it is None


class RomanceWords(Grammar):
    # Words that no rule inflects: of one, masculine and feminine, and of many.
    FORMS: Mapping[str, tuple[str, str, str, str]]
    DEEDS: Mapping[str, str]  # what has become of cards: participles
    NUMBERED: Mapping[str, tuple[str, str]]  # words that differ for one and many alone
    AGREEING: tuple[str, ...]  # more words that stand in frames as places, and agree
    FEMININE: Collection[str]  # nouns, by their first word
    A = "un"
    THE: str
    THAT: str
    OTHER: str
    ANOTHER: str
    HIM: str  # the object of a verb
    MY: str  # yours
    HIS: str
    THEIR: str
    EQUAL: str
    STATS: tuple[str, ...]
    PAST: Mapping[str, tuple[str, str, str]]  # what was so: you, it, they
    # A verb in a form; of ‹poner+la›: "ponerla", "ponla", "la pone".
    conjugate: Callable[[str, int], str]
    with_pronoun: Callable[[str, int], str]
    THEN: str  # between two things that one does
    DO_THIS: str

    def __init__(self) -> None:
        self.agreeing = {*self.AGREEING, *self.NUMBERED, *self.DEEDS.values()}
        # As they are of what is feminine, or not, and plural, or not.
        self.forms = {
            (feminine, plural): {word: self.agree(word, feminine, plural) for word in self.agreeing}
            for feminine in (False, True)
            for plural in (False, True)
        }

    def listed(self, items: list[str], joint: str) -> str:
        """ "a, b y c"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {joint} {items[-1]}"

    # --- nouns ---

    def is_feminine(self, noun: str) -> bool:
        return noun.partition(" ")[0] in self.FEMININE

    def plural_of(self, noun: str) -> str:
        """ "acciones", "cartas de personaje"."""
        first, space, rest = noun.partition(" ")
        return self.plural(first) + space + rest

    @abstractmethod
    def plural(self, noun: str) -> str: ...

    def agree(self, word: str, feminine: bool, plural: bool = False) -> str:
        """ "agotado" → "agotadas", "el" → "las". Several words stay as they are."""
        if word in self.FORMS:
            return self.FORMS[word][2 * plural + feminine]
        if word in self.NUMBERED:
            return self.NUMBERED[word][plural]
        return word if " " in word else self.regular(word, feminine, plural)

    @abstractmethod
    def regular(self, word: str, feminine: bool, plural: bool) -> str: ...

    def a(self, feminine: bool) -> str:
        return self.agree(self.A, feminine)

    def the(self, feminine: bool, plural: bool = False) -> str:
        return self.agree(self.THE, feminine, plural)

    def other(self, feminine: bool, plural: bool = False) -> str:
        return self.agree(self.OTHER, feminine, plural)

    def another(self, feminine: bool) -> str:
        """ "otra", "une autre"."""
        return " ".join([self.agree(word, feminine) for word in self.ANOTHER.split()])

    def the_noun(self, noun: str, plural: bool = False) -> str:
        """ "la mano", "las manos"."""
        the = self.the(self.is_feminine(noun), plural)
        return f"{the} {self.plural_of(noun) if plural else noun}"

    def own(self, you: bool, noun: str, plural: bool = False, many: bool = False) -> str:
        """ "tu mano", "sus cartas"; `many`: of several."""
        whose = self.MY if you else self.THEIR if many else self.HIS
        return f"{self.agree(whose, self.is_feminine(noun), plural)} {noun}"

    def stat_feminine(self, stat: int) -> bool:
        return 0 <= stat < len(self.STATS) and self.is_feminine(self.STATS[stat])

    def times(self, n: int, one: str, many: str, feminine: bool = False) -> str:
        """ "una carta", "2 cartas", "1 de daño"."""
        return f"{self.a(feminine)} {one}" if n == 1 and one != many else f"{n} {many}"

    def pronoun(self, phrase: Phrase) -> str:
        """The object: "lo", "la", "los", "las"."""
        return self.agree(self.HIM, phrase.feminine, phrase.plural)

    # --- verbs ---

    @abstractmethod
    def denied(self, verb: str, no: bool, nobody: bool = False, none: bool = False) -> str:
        """The verb, with a "not" if `no`; `nobody`: its subject says the "not"; `none`: its object
        says it too."""

    def inflect(self, text: str, form: int) -> str:
        return inflected(text, lambda verb: self.with_pronoun(verb, form))

    def form_of(self, subject: Phrase) -> int:
        return YOU if subject.you else MANY if subject.plural else ONE

    def verb(self, name: str, who: Phrase, mood: int = 0, past: bool = False) -> str:
        """ "tienes", "tenías"; `mood`: "tengas"."""
        form = self.form_of(who)
        if past and name in self.PAST:
            return self.PAST[name][form - YOU]
        return self.conjugate(name, form + (self.MOOD if mood else 0))

    # --- clauses ---

    @abstractmethod
    def he(self, phrase: Phrase) -> str:
        """The pronoun of a subject; nothing in a language whose verbs say it."""

    def named(self, subject: Phrase) -> str:
        return self.he(subject) if subject.you else subject.text

    def again(self, clause: SpokenClause) -> str:
        return f"{self.he(clause.subject)} {self.does(clause)}".lstrip()

    def alone(self, clause: SpokenClause) -> str:
        """A clause that stands alone: instructions to you are imperatives."""
        if clause.subject.you and clause.subject.text:
            return self.inflect(clause.predicate, IMPERATIVE)
        known = clause.saying is not None and clause.saying.known
        return self.again(clause) if known else self.full(clause)

    def link(self, clauses: list[SpokenClause], i: int, same: bool) -> str:
        """What stands before the clause; `same`: whoever did the one before does it too."""
        if i < len(clauses) - 1:
            return ", "
        joint = self.THEN if same else f" {self.AND} "
        # An aside at the end of what was said before is closed.
        aside = clauses[i - 1].predicate.endswith(ASIDE) and not joint.startswith(",")
        return f",{joint}" if aside else joint

    def join(self, clauses: list[SpokenClause]) -> str:
        out = self.alone(clauses[0])
        for i, clause in enumerate(clauses[1:], 1):
            before = clauses[i - 1]
            if put_too(clause, before):
                form = self.form_of(before.subject)
                out += self.link(clauses, i, False) + self.inflect(clause.again, form)
                continue
            same = clause.subject.text == before.subject.text
            out += self.link(clauses, i, same)
            if not same:
                out += self.anew(clause)
            else:
                out += self.alone(clause) if clause.subject.you else self.does(clause)
        return out

    def anew(self, clause: SpokenClause) -> str:
        """Somebody else did what was said before."""
        return self.full(clause)

    def base(self, clauses: list[SpokenClause], who: Phrase, may: bool) -> str:
        """What `who` may do, or does something for: infinitives, or "que" and the subjunctive when
        somebody else does it."""
        out = ""
        for i, clause in enumerate(clauses):
            same = clause.subject.text == who.text
            again = i > 0 and put_too(clause, clauses[i - 1])
            out += self.link(clauses, i, same and not again) if i else ""
            if again:
                out += self.inflect(clause.again, INFINITIVE)
            elif same and i and clause.given:
                out += clause.given
            elif same or (clause.subject.you and not clause.subject.text):
                out += self.inflect(clause.predicate, INFINITIVE)
            elif not clause.subject.text:
                out += f"{self.DO_THIS} {clause.predicate}"
            else:
                out += self.done_by_others(clause, i > 0, may)
        return out + ASIDE if clauses[-1].predicate.endswith(ASIDE) else out

    @abstractmethod
    def done_by_others(self, clause: SpokenClause, later: bool, may: bool) -> str: ...

    def unless(self, clauses: list[SpokenClause], who: Phrase) -> str:
        """What somebody does, after "unless": "pagues 1 ⬡", "su jugador pague 1 ⬡"."""
        form = self.form_of(who) + self.MOOD
        said = [self.inflect(clause.predicate, form) for clause in clauses]
        return f"{self.named(who)} {f' {self.AND} '.join(said)}".lstrip()
