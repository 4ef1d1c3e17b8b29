"""Clauses with verbs that are conjugated, and adjectives that agree."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tintero.ability.render.plan.parts_of_speech import CARD, CHARACTER, Saying, Trait
from tintero.ability.render.realise.conditions import Conditions, Stated
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.speaker import Phrase, Speaker


def romance(x: Stated) -> RomanceConditions:
    assert isinstance(x.of, RomanceConditions)
    return x.of


def places(*verbs: str) -> dict[str, Callable[[Stated], str]]:
    """What frames are filled with: each verb, with a "not" where the clause has one; with a "_"
    after its name, never."""

    def denied(name: str, x: Stated) -> str:
        return romance(x).verb(name, x, x.no)

    def plain(name: str, x: Stated) -> str:
        return romance(x).verb(name, x)

    return {
        **Conditions.PLACES,
        **{name: partial(denied, name) for name in verbs},
        **{f"{name}_": partial(plain, name) for name in verbs},
        "state": lambda x: romance(x).state(x),
        "inks": lambda x: romance(x).filters.inks_of(x.trait),
    }


class RomanceConditions(Conditions):
    filters: RomanceFilters
    ORDER = (
        *("exerted", "ready", "damaged", "undamaged", "drying", "dry", "facedown", "faceup"),
        *("at-location", "not-at-location", "here", "classes", "inks", "named", "not-named"),
        *("no-song", "limit", "keyword", "no-keyword", "inkable", "not-inkable"),
        *("card-under", "nothing-under"),
    )

    def clause(self, say: Speaker, s: Saying, mood: int = 0) -> str:
        if s.verb in ("discarded-so", "returned-so", "moved-so"):
            s = replace(s, verb="is")
        return super().clause(say, s, mood)

    def subject(self, say: Speaker, s: Saying) -> Phrase:
        who = super().subject(say, s)
        if s.subject is None or s.known or not s.parts or s.parts[0].subject is None:
            return who
        called = self.selectors.text(say, s.parts[0].subject)
        return Phrase(called, False, who.feminine, who.head, who.mine)

    def opponent_has(self, say: Speaker, s: Saying, mood: int) -> str:
        there = s.parts[1]
        if there.things is not None and there.things.in_play:
            return self.clause(say, replace(there, past=s.past), mood)
        return super().opponent_has(say, s, mood)

    @abstractmethod
    def verb(self, name: str, x: Stated, no: bool = False) -> str:
        """The verb as its subject wants it; `no`: with a "not"."""

    def agreed(self, adjective: str, x: Stated) -> str:
        return self.filters.words.agree(adjective, x.who.feminine, x.who.plural)

    def state(self, x: Stated) -> str:
        return self.filters.state(x.trait.kind, x.who.feminine, x.who.plural)

    def other(self, x: Stated, trait: Trait) -> str:
        alike = replace(x.t, head=CARD if x.who.feminine else CHARACTER)
        return self.is_where(x, self.filters.follows(x.say, alike, trait, x.who.plural))

    def one_of_class(self, x: Stated, many: str) -> str:
        """ "una carta Princess"; `many` of them."""
        head = x.who.head if x.who.head and " " not in x.who.head else self.filters.CARD
        noun = f"{self.filters.words.a(self.filters.words.is_feminine(head))} {head}"
        return f"{many if x.who.plural else noun} {self.filters.classes_of(x.trait)}"
