"""Clauses after "if", "while" or "unless".

A language has `CLAUSES`, a frame for each verb of a `Saying` (two where the opposite has other
words; that of its `how`, and `verb-one` and `verb-known`, go before `verb`), and `LIKE`, what is
said of a card by the kind of a trait. {who} is the subject; verbs are places of the language, which
know "not" and the past.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import final

from tintero.ability.render.plan.parts_of_speech import Saying, Things, Trait
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY as NOBODY
from tintero.ability.render.realise.word_frames import filled, sure
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.events import Kind
from tintero.vocab import Owner, Zone

ROLES = ("in-challenge", "challenging", "challenged")
NTH: Mapping[int, str] = {
    Kind.CHALLENGED: "challenge",
    Kind.INKED: "inked",
    Kind.PUT_IN_INKWELL: "inked",
    Kind.DREW: "drew",
}
# Traits that deny another.
NEGATIVE = {
    *("undamaged", "not-at-location", "not-named", "no-song", "no-keyword", "not-inkable"),
    "nothing-under",
}


def alternatives(t: Things | None) -> bool:
    return t is not None and bool(t.either or t.has("one-of") or t.has("added"))


@final
class Stated:
    """A clause being said: its subject as a phrase and as it is named, "not", the mood; `trait`,
    where that is said of it."""

    def __init__(
        self, of: Conditions, say: Speaker, s: Saying, who: Phrase, named: str, mood: int = 0
    ) -> None:
        self.of, self.say, self.s, self.who, self.named, self.mood = of, say, s, who, named, mood
        self.no = s.no
        self.trait = Trait("")

    def of_trait(self, trait: Trait) -> Stated:
        out = Stated(self.of, self.say, self.s, self.who, self.named, self.mood)
        out.no, out.trait = self.s.no ^ trait.no ^ (trait.kind in NEGATIVE), trait
        return out

    @property
    def t(self) -> Things:
        return sure(self.s.things)

    @property
    def what(self) -> Phrase:
        return self.of.selectors.maybe(self.say, self.s.object)

    @property
    def names(self) -> str:
        return self.of.one_of(list(self.trait.names))


class Conditions(Family):
    CLAUSES: Mapping[str, str | tuple[str, str]]
    LIKE: Mapping[str, str | tuple[str, str]]
    ORDER: tuple[str, ...]  # of traits
    PLACES: Mapping[str, Callable[[Stated], str]] = {
        "who": lambda x: x.named,
        "what": lambda x: x.what.text,
        "turn": lambda x: x.of.whose_turn(x.s.index),
        "nth": lambda x: x.of.nth(x.say, x.s.index, x.mood),
        "index": lambda x: str(x.s.index),
        "n": lambda x: str(sure(x.s.number).n),
        "number": lambda x: x.of.quantities.number(x.say, sure(x.s.number)),
        "compared": lambda x: x.of.filters.compared(x.say, x.s.op, sure(x.s.number)),
        "noun": lambda x: x.of.filters.noun(x.say, x.t),
        "nouns": lambda x: x.of.filters.noun(x.say, x.t, True),
        "had": lambda x: x.of.filters.had(x.say, x.t),
        "head": lambda x: x.of.filters.head(x.t.head),
        "within": lambda x: x.of.filters.within(x.t),
        "lore": lambda x: x.of.lore(x, x.s.op),
        "like": lambda x: x.of.is_(x),
        "names": lambda x: x.names,
        "limit": lambda x: x.of.filters.limit(x.say, sure(x.trait.limit)),
    }
    TURNS: Mapping[int, str]
    NTH: Mapping[str, str]  # "challenge", "inked", "drew", "you-drew", "time"
    LORE: Mapping[int, str]  # held against that of {than}; a number is {compared}
    SO_MUCH_LORE: str
    IN_GAME: str
    TURN: str

    def whose_turn(self, owner: int) -> str:
        return self.TURNS.get(owner, self.TURNS[Owner.ANY])

    def clause(self, say: Speaker, s: Saying, mood: int = 0) -> str:
        """With its subject: "you have a character in play"."""
        if s.verb in ("and", "or"):
            said = [self.clause(say, replace(p, past=s.past or p.past), mood) for p in s.parts]
            return self.all_of(said) if s.verb == "and" else self.one_of(said)
        if s.verb == "not-so":
            return self.not_so(self.clause(say, s.parts[0], mood), mood)
        if s.verb == "opponent-has":
            return self.opponent_has(say, s, mood)
        if s.deed or s.verb == "so-often":
            return self.triggers.said(say, s, mood)
        who = self.subject(say, s)
        return self.said(Stated(self, say, s, who, self.named(s, who), mood))

    def said(self, x: Stated) -> str:
        return filled(self.frame(x), self.PLACES, x)

    def frame(self, x: Stated) -> str:
        s = x.s
        for key in (s.how, f"{s.verb}-known" * s.known, f"{s.verb}-one" * (s.index == 1), s.verb):
            if key in self.CLAUSES:
                frames = self.CLAUSES[key]
                return frames if isinstance(frames, str) else frames[x.no]
        raise unknown(s)

    def subject(self, say: Speaker, s: Saying) -> Phrase:
        return self.selectors.maybe(say, s.subject)

    def named(self, s: Saying, who: Phrase) -> str:
        """The subject as it is said."""
        return who.text

    @abstractmethod
    def not_so(self, clause: str, mood: int) -> str: ...

    def opponent_has(self, say: Speaker, s: Saying, mood: int) -> str:
        theirs = self.clause(say, s.parts[0], mood)
        return self.not_so(theirs, mood) if s.no else theirs

    def nth(self, say: Speaker, n: int, mood: int) -> str:
        """CR 6.2.2: "the second challenge this turn"."""
        key = NTH.get(say.event_kind, "time")
        if key == "drew" and say.event_yours and "you-drew" in self.NTH:
            key = "you-drew"
        return self.NTH[key].format_map(self.nth_places(n, mood))

    @abstractmethod
    def nth_places(self, n: int, mood: int) -> dict[str, str]: ...

    def lore(self, x: Stated, op: int) -> str:
        q = sure(x.s.number)
        if q.kind == "lore" and q.noun is not None:
            return f"{self.LORE[op]} {self.selectors.text(x.say, q.noun)}"
        return self.SO_MUCH_LORE.format(self.filters.compared(x.say, op, q))

    # --- what cards are like ---

    def is_(self, x: Stated) -> str:
        """ "is a character card", "are exerted"."""
        t = x.t
        if t.head.names or alternatives(t):
            return self.is_a(x, self.elsewhere(t))
        parts = [self.like(x, trait) for k in self.ORDER for trait in t.traits if trait.kind == k]
        if t.owner != Owner.ANY:
            parts.append(self.is_whose(x))
        parts += [self.other(x, trait) for trait in t.traits if trait.kind not in self.ORDER]
        if not parts:
            parts = [self.is_where(x, self.filters.within(t).strip() or self.IN_GAME)]
        return self.one_of(parts) if x.s.no else self.all_of(parts)

    def elsewhere(self, t: Things) -> str:
        """Where such cards are, if not in play."""
        return "" if t.in_play or t.zone == Zone.DECK else self.filters.within(t)

    def like(self, x: Stated, trait: Trait) -> str:
        kind = trait.kind
        if trait.limit is not None:
            kind = self.limit_kind(x, trait)
        x, frames = x.of_trait(trait), self.LIKE[kind]
        return filled(frames if isinstance(frames, str) else frames[x.no], self.PLACES, x)

    def limit_kind(self, x: Stated, trait: Trait) -> str:
        return "limit"

    @abstractmethod
    def is_a(self, x: Stated, where: str) -> str: ...

    @abstractmethod
    def is_whose(self, x: Stated) -> str: ...

    @abstractmethod
    def is_where(self, x: Stated, where: str) -> str: ...

    @abstractmethod
    def other(self, x: Stated, trait: Trait) -> str:
        """A trait that is said as it is after a noun."""

    # --- beside a noun ---

    @abstractmethod
    def relative(self, say: Speaker, s: Saying) -> str:
        """About players, after their noun: "with more lore than you", "who …"."""

    @abstractmethod
    def each_if(self, say: Speaker, s: Saying, unless: bool) -> str:
        """A condition read for each card: " while challenging a location", " unless …"."""
