"""What is done: "choose and banish an item", "put it on top of your deck", "play it for free".

{n} is so much of something and {tail} what follows of it at the end, {where} the goal, {own_deck}
that of the subject. In `PUTS` {verb} is one of `VERBS`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Goal, Number, Saying
from tintero.ability.render.plan.verbs import measured
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

# What somebody else picks for a verb of damage is named first.
DAMAGE = ("deal", "put-damage", "remove-damage", "move-damage")


class Verbs(Family):
    FRAMES: Mapping[str, str]
    WAYS: Mapping[str, str]  # what an instruction says besides
    # By verb: one, many, the name of what is measured, feminine; "" is damage.
    UNITS: Mapping[str, tuple[str, str, str, bool]]
    COUNTED: tuple[str, ...]  # "1 ink drop", never "an ink drop"
    AMOUNTS: Mapping[str, str]  # "any", "all", "some", "up-to"; how many are missing
    CHOOSE: str
    VERBS: Mapping[str, str]  # "put", "return", "shuffle"
    PUTS: Mapping[str, str]  # by the way of it
    AGAIN: str  # after another "put"
    GOALS: Mapping[str, str]
    ORDERS: Mapping[str, str]  # by `Goal.order`, or "yours" and "theirs"

    def says(self, s: Saying) -> bool:
        return s.verb in self.FRAMES or s.verb in self.VERBS

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        who, card, again = self.selectors.phrase(say, sure(s.subject)), NOBODY, ""
        places = {"it": "", "zone": "", "where": "", "index": str(s.index)}
        places |= self.filters.own_zones(who.you)
        places["n"], places["tail"] = self.amount(say, s, who)
        joint = f" {self.grammar.AND} "
        lead = self.CHOOSE + joint if "picked" in s.ways else ""
        if s.object is not None and s.verb in DAMAGE:
            if lead:
                lead = f"{self.CHOOSE} {self.selectors.text(say, s.object)}{joint}"
            places |= self.damaged(say, s, places["tail"])
        elif s.verb == "play":
            places |= self.played(say, s)
        elif s.object is not None:
            made, card = self.objects_of(say, s, bool(lead))
            places |= made
        if s.to is not None:
            places |= self.other_object(say, s)
        if s.things is not None:
            places["zone"] = self.filters.zone(s.things)
        if s.goal is not None:
            places["where"] = self.where(say, s, s.goal, card)
        ways = (*s.ways, "paying") if s.index > 0 else s.ways
        places |= {
            key: fill(text, **places) if key in ways else "" for key, text in self.WAYS.items()
        }
        if s.verb in self.VERBS:
            frame = self.put(say, s, places, card)
            again = fill(self.AGAIN, **places) if self.said_after_put(s) else ""
        else:
            frame = self.FRAMES[self.key(s, places)]
        return SpokenClause(who, lead + fill(frame, **places), saying=s, again=again)

    def key(self, s: Saying, places: dict[str, str]) -> str:
        """Which frame."""
        if s.verb == "play" and "again" in s.ways:
            return "play-again"
        return "play-shown" if s.verb == "play" and s.to is not None else s.verb

    @abstractmethod
    def damaged(self, say: Speaker, s: Saying, tail: str) -> dict[str, str]:
        """The cards that damage is on."""

    @abstractmethod
    def played(self, say: Speaker, s: Saying) -> dict[str, str]:
        """What is played, and from where."""

    @abstractmethod
    def objects_of(self, say: Speaker, s: Saying, picked: bool) -> tuple[dict[str, str], Phrase]:
        """What it is done to."""

    @abstractmethod
    def other_object(self, say: Speaker, s: Saying) -> dict[str, str]: ...

    # --- numbers ---

    def amount(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
        """So much of it, and what follows at the end of the clause."""
        q = s.number
        one, many, mass, feminine = self.UNITS.get(s.verb, self.UNITS[""])
        all_of, up_to = {"mass": mass or many}, "up-to" in s.ways
        if q is None:
            return fill(self.AMOUNTS["any" if up_to else "all"], **all_of), ""
        if s.verb == "pay-ink":
            return self.ink(say, q), ""
        if q.kind == "missing" and s.verb == "draw":
            (goal,), own = q.parts, self.filters.own_zones(who.you)
            key = "missing" if goal.plain else "as-many"
            return fill(self.AMOUNTS[key], n=str(goal.n), **own), ""
        if q.kind == "that-plus" and "plus" in self.AMOUNTS:
            return fill(self.AMOUNTS["plus"], n=str(q.n)), ""
        q = q.parts[0] if q.kind == "that-plus" else q
        digit = s.verb in self.COUNTED
        text, tail = self.quantities.amount(say, q, one, many, mass, feminine, digit)
        if not up_to:
            return text, tail
        if measured(q):
            most = fill(self.AMOUNTS["up-to"], n=self.quantities.number(say, q))
            return fill(self.AMOUNTS["some"], **all_of), f" {most}"
        return fill(self.AMOUNTS["up-to"], n=text), tail

    @abstractmethod
    def ink(self, say: Speaker, q: Number) -> str:
        """ "2 ⬡", "1 ⬡ for each character you have in play"."""

    # --- where cards are put ---

    @abstractmethod
    def put(self, say: Speaker, s: Saying, places: dict[str, str], card: Phrase) -> str:
        """The frame, and its places besides; `card`: what is put."""

    @abstractmethod
    def said_after_put(self, s: Saying) -> bool:
        """After another "put" without its verb: "one on the bottom", "the rest into your hand"."""

    def where(self, say: Speaker, s: Saying, goal: Goal, card: Phrase) -> str:
        """ "to your hand", "on either the top or the bottom of their deck"."""
        kind, other, else_, order = self.goal_kind(s, goal), s.other_goal, "", ""
        if other is not None and goal is s.goal:
            kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
            else_ = self.where(say, s, other, card)
        if goal.order:
            by = "yours" if s.subject is not None and s.subject.you else "theirs"
            order = self.ORDERS[goal.order if goal.order in self.ORDERS else by]
        places = {"order": order, "exerted": self.triggers.exerted(card) if goal.exerted else ""}
        places |= {"under": self.selectors.text(say, goal.under), "else_": else_}
        for key in self.filters.zone_names:
            places[key] = self.goal_zone(say, goal, card, key)
        return fill(self.GOALS[kind], **places)

    def goal_kind(self, s: Saying, goal: Goal) -> str:
        return goal.kind

    @abstractmethod
    def goal_zone(self, say: Speaker, goal: Goal, card: Phrase, zone: str) -> str:
        """ "your hand", "their players' decks"."""
