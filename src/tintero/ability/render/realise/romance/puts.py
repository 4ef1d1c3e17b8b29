"""Where cards are put, where the place may stand before what is put there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Saying
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker


class RomancePuts(Family):
    filters: RomanceFilters
    VERBS: Mapping[str, str]
    PUTS: Mapping[str, str]  # by the way of it
    AGAIN: str  # after another "put"
    GOALS: Mapping[str, str]
    ZONES: Mapping[str, str]
    LIES: tuple[str, str]  # facedown, faceup
    ORDERS: Mapping[str, str]  # "random", "yours", "any"
    # Of the player of a card, of the players of cards, of the player of several; the plural zone.
    OWNERS: Mapping[str, str]

    @abstractmethod
    def way(self, say: Speaker, s: Saying) -> tuple[str, dict[str, str]]:
        """Which frame of `PUTS` says a plain one, and what it is filled with besides."""

    def order(self, s: Saying, goal: Goal) -> str:
        if goal.order == "random":
            return self.ORDERS["random"]
        return self.ORDERS["yours" if s.subject is not None and s.subject.you else "any"]

    def put(self, say: Speaker, s: Saying, frame: str = "") -> str:
        noun, goal = sure(s.object), sure(s.goal)
        phrase = self.selectors.phrase(say, noun)
        places = {"what": phrase.text, "it": "", "zone": ""}
        (way,) = s.ways
        if way == "plain" and s.it is not None:
            way, places["it"] = "known", self.clitic(say, s.it)
        elif way == "plain":
            way, more = self.way(say, s)
            places |= more
        if s.things is not None:
            places["zone"] = self.filters.zone(s.things)
        lies, place = self.LIES[goal.faceup], self.where(say, s, goal)
        again = f"+{self.filters.grammar.pronoun(phrase)}"
        places |= {"verb": self.VERBS[s.verb], "again": again, "lies": lies}
        places["where"] = place if goal.kind != "under" or way == "under" else f"{lies} {place}"
        return fill(frame or self.PUTS[way], **places)

    def clitic(self, say: Speaker, noun: Noun) -> str:
        """ "+lo", "+las"."""
        return f"+{self.filters.grammar.pronoun(self.selectors.phrase(say, noun))}"

    def again(self, say: Speaker, s: Saying) -> str:
        """After another "poner": "otra en el fondo", "el resto en tu mano"."""
        noun = s.object
        plain = s.verb == "put" and s.ways == ("plain",) and s.it is None and s.goal is not None
        if not plain or noun is None or (noun.things is None and noun.how != "rest"):
            return ""
        how, t = noun.pick, noun.things
        one = how is not None and how.single and not how.up_to
        if one and how is not None and t is not None:
            one = t.other or (how.source is not None and t.bare)
        return self.put(say, s, self.AGAIN) if one or noun.how == "rest" else ""

    def where(self, say: Speaker, s: Saying, goal: Goal) -> str:
        """ "a tu mano", "en la parte superior o en el fondo de su mazo"."""
        words = self.filters.grammar
        kind, other, else_ = goal.kind, s.other_goal if goal is s.goal else None, ""
        if other is not None:
            kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
            else_ = self.where(say, s, other)
        phrase = self.selectors.phrase(say, sure(s.object))
        zones = {key: self.goal_zone(say, goal, phrase, name) for key, name in self.ZONES.items()}
        under = self.selectors.text(say, goal.under) if goal.under is not None else ""
        exerted = words.agree(words.DEEDS["exerted"], phrase.feminine, phrase.plural)
        return fill(
            self.GOALS[kind],
            **zones,
            order=self.order(s, goal) if goal.order else "",
            exerted=f" {self.filters.AND} {exerted}" if goal.exerted else "",
            under=under,
            else_=else_,
        )

    def goal_zone(self, say: Speaker, goal: Goal, phrase: Phrase, zone: str) -> str:
        """ "tu mano", "los mazos de sus jugadores"."""
        words = self.filters.grammar
        if goal.player is not None:
            return f"{words.the_noun(zone)} de {self.selectors.text(say, goal.player)}"
        if goal.whose in ("yours", "theirs"):
            return words.own(goal.whose == "yours", zone)
        if goal.whose == "owners":
            the = words.the(words.is_feminine(zone), True)
            return f"{the} {words.plural_of(zone)} {self.OWNERS[goal.whose]}"
        return f"{words.the_noun(zone)} {self.OWNERS[goal.whose]}"
