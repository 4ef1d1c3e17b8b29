"""Events: what triggers wait for, "whenever one of your characters quests", and what has been done
this turn, "you've played 2 or more songs this turn".

In `EVENTS` verbs are ‹marked›, and the first place is their subject: the cards, {what}, or whoever
does it, {by}. {hand}, {deck} … are zones of whoever does it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Saying, Trait
from tintero.ability.render.realise.abilities import beside
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE


class Triggers(Family):
    EVENTS: Mapping[str, str]  # with ":here" after their name: to this location
    WHY: Mapping[str, str]
    HOW: Mapping[str, str]
    TURNS: Mapping[str, str]
    STEPS: tuple[str, ...]
    LIMITED = "whenever"  # "una vez por turno, siempre que …"
    THIS_PLACE = ""
    SOME_PLACE: str
    FIGHT: str
    ITS_HAND: str  # the hand of a card's player
    ABILITY: tuple[str, str]
    SOURCE: str
    AT_ONCE: str
    # "damage", "lore", "cards": one, many, without a number.
    AMOUNTS: Mapping[str, tuple[str, str, str]]
    # What has been done this turn: how often ({often}), and that something happened.
    SO_OFTEN: str
    IT_HAPPENED: str

    def trigger(self, say: Speaker, o: Saying) -> str:
        """With its "when", "whenever" or "at"."""
        if o.verb == "one-subject":
            text = self.one_of([self.event(say, part, i > 0) for i, part in enumerate(o.parts)])
        elif o.parts:
            return f" {self.grammar.AND} ".join([self.trigger(say, part) for part in o.parts])
        else:
            text = self.event(say, o)
        how = self.LIMITED if "limited" in o.ways and o.how == "whenever" else o.how
        turn = self.conditions.TURN if "in-window" not in o.ways else ""
        return fill(self.HOW[how], text=text, nth=self.grammar.ordinal(o.nth), turn=turn)

    def event(self, say: Speaker, o: Saying, later: bool = False) -> str:
        """`later`: after another event of the same clause, and of the same card."""
        if o.verb in self.TURNS:
            step = "" if o.index == NONE else self.STEPS[o.index]
            key = "each-step" if o.verb == "step" and not step else o.verb
            return fill(self.TURNS[key], whose=self.whose_turn(sure(o.whose)), step=step)
        words, here = self.grammar, o.to is not None and o.to.how == "here"
        frame = self.EVENTS[o.verb]
        frame = self.EVENTS.get(f"{o.verb}:here", frame) if here else frame
        noun, other_noun, tail = self.lying(o)
        doer = sure(o.whose)
        card, by = self.selectors.maybe(say, noun), self.selectors.phrase(say, doer)
        other = Phrase(self.THIS_PLACE) if here else self.selectors.maybe(say, other_noun)
        first = frame.lstrip("[").partition("}")[0]
        subject = {"{what": card, "{other": other, "{by": by}.get(first, NOBODY)
        known = o.known and first == "{what"
        text = fill(
            words.inflect(frame, words.form_of(subject) + words.MOOD),
            **self.places(o, card),
            what=card.text if not known else "" if later else self.known(card),
            other=other.text,
            by=self.doer(doer, o.known),
        )
        if o.source is not None:
            text += f" {self.SOURCE} {self.selectors.text(say, o.source)}"
        if "at-once" in o.ways:
            text += self.AT_ONCE.format(f"{sure(o.number).n} {self.filters.SHORT[o.op]}")
        return text.lstrip() + tail + beside(say, o.when)

    def lying(self, o: Saying) -> tuple[Noun | None, Noun | None, str]:
        """The cards, and where they are if that is said at the end."""
        here = "here" in o.ways and o.object is not None
        return sure(o.object).being(Trait("here")) if here else o.object, o.to, ""

    def known(self, card: Phrase) -> str:
        """The subject of the window or of the event before."""
        return card.text

    @abstractmethod
    def whose_turn(self, by: Noun) -> str:
        """ "your turn", "each opponent's turn"."""

    @abstractmethod
    def doer(self, by: Noun, again: bool = False) -> str:
        """Who does it; `again`: the window has named the player."""

    def places(self, o: Saying, card: Phrase) -> dict[str, str]:
        own, mine = self.filters.own_zones(True), o.object is not None and o.object.mine
        n, op, ways = 0 if o.number is None else o.number.n, o.op, o.ways
        ability = self.ABILITY[o.index != NONE]
        name = KEYWORD_NAMES[o.index] if o.index != NONE else ""
        return {
            **self.zones(sure(o.whose)),
            **{key: self.amount(key, n, op) for key in self.AMOUNTS},
            "its_hand": own["own_hand"] if mine else self.ITS_HAND,
            "place": self.SOME_PLACE if "moved" in ways else "",
            "your_deck": own["own_deck"] if "moved" in ways else "",
            "fight": self.FIGHT if "fight" in ways else "",
            "exerted": self.exerted(card) if "exerted" in ways else "",
            "ink": f"{n} ⬡ {self.filters.SHORT.get(op)}",
            "ability": ability.format(self.filters.keyword(name)),
            "why": self.WHY.get(o.name, o.name),
        }

    def amount(self, key: str, n: int, op: int) -> str:
        """ "damage", "2 or more damage"; `n` is 0 where no number is said."""
        one, many, plain = self.AMOUNTS[key]
        return self.filters.counted(n, op, one, many) if n else plain

    @abstractmethod
    def exerted(self, card: Phrase) -> str: ...

    @abstractmethod
    def zones(self, doer: Noun) -> dict[str, str]:
        """ "your hand", "an opponent's hand"; "own_hand": "their hand"."""

    # --- what has been done this turn ---

    def said(self, say: Speaker, s: Saying, mood: int = 0) -> str:
        """The clause."""
        if s.verb == "so-often":
            often = self.filters.compared(say, s.op, sure(s.number))
            return fill(self.SO_OFTEN, often=often, done=self.said(say, s.parts[0], mood))
        if s.verb == "somebody-did":
            return self.player_did(say, s, mood)
        if s.subject is None or s.verb == "it-happened":
            return fill(self.IT_HAPPENED, deed=s.deed, has=self.has(s, NOBODY, mood))
        return self.told_of(s, self.selectors.phrase(say, s.subject), mood)

    @abstractmethod
    def has(self, s: Saying, who: Phrase, mood: int) -> str:
        """The auxiliary of what was done, with its "not"."""

    @abstractmethod
    def player_did(self, say: Speaker, s: Saying, mood: int) -> str: ...

    @abstractmethod
    def told_of(self, s: Saying, who: Phrase, mood: int) -> str:
        """What a card did, or what was done to it."""

    @abstractmethod
    def forms(self, say: Speaker, m: Measure) -> tuple[str, str]:
        """What is counted, one and many."""
