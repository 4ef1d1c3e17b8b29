"""Events: what triggers wait for, "whenever one of your characters quests", and what has been done
this turn, "you've played 2 or more songs this turn".

In `EVENTS` verbs are ‹marked›, and the first place is their subject: the cards, {what}, or whoever
does it, {by}. {hand}, {deck} … are zones of whoever does it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Occasion, Saying, Trait
from tintero.ability.render.realise.abilities import beside
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE


def number(o: Occasion) -> tuple[int, int]:
    return (o.least, Relation.AT_LEAST) if o.most == NONE else (o.most, Relation.AT_MOST)


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

    def trigger(self, say: Speaker, o: Occasion) -> str:
        """With its "when", "whenever" or "at"."""
        if o.verb == "one-subject":
            text = self.one_of([self.event(say, part, i > 0) for i, part in enumerate(o.parts)])
        elif o.parts:
            return f" {self.grammar.AND} ".join([self.trigger(say, part) for part in o.parts])
        else:
            text = self.event(say, o)
        how = self.LIMITED if o.limited and o.how == "whenever" else o.how
        turn = self.conditions.TURN if o.each_turn else ""
        return fill(self.HOW[how], text=text, nth=self.grammar.ordinal(o.nth), turn=turn)

    def event(self, say: Speaker, o: Occasion, later: bool = False) -> str:
        """`later`: after another event of the same clause, and of the same card."""
        if o.verb in self.TURNS:
            step = "" if o.index == NONE else self.STEPS[o.index]
            key = "each-step" if o.verb == "step" and not step else o.verb
            return fill(self.TURNS[key], whose=self.whose_turn(o.by), step=step)
        words, here = self.grammar, o.other is not None and o.other.how == "here"
        frame = self.EVENTS[o.verb]
        frame = self.EVENTS.get(f"{o.verb}:here", frame) if here else frame
        noun, other_noun, tail = self.lying(o)
        card, by = self.selectors.maybe(say, noun), self.selectors.phrase(say, o.by)
        other = Phrase(self.THIS_PLACE) if here else self.selectors.maybe(say, other_noun)
        first = frame.lstrip("[").partition("}")[0]
        subject = {"{what": card, "{other": other, "{by": by}.get(first, NOBODY)
        known = o.again and first == "{what"
        text = fill(
            words.inflect(frame, words.form_of(subject) + words.MOOD),
            **self.places(o, card),
            what=card.text if not known else "" if later else self.known(card),
            other=other.text,
            by=self.doer(o.by, o.again),
        )
        if o.source is not None:
            text += f" {self.SOURCE} {self.selectors.text(say, o.source)}"
        if o.at_once:
            n, op = number(o)
            text += self.AT_ONCE.format(f"{n} {self.filters.SHORT[op]}")
        return text.lstrip() + tail + beside(say, o.window)

    def lying(self, o: Occasion) -> tuple[Noun | None, Noun | None, str]:
        """The cards, and where they are if that is said at the end."""
        here = o.here and o.what is not None
        return sure(o.what).being(Trait("here")) if here else o.what, o.other, ""

    def known(self, card: Phrase) -> str:
        """The subject of the window or of the event before."""
        return card.text

    @abstractmethod
    def whose_turn(self, by: Noun) -> str:
        """ "your turn", "each opponent's turn"."""

    @abstractmethod
    def doer(self, by: Noun, again: bool = False) -> str:
        """Who does it; `again`: the window has named the player."""

    def places(self, o: Occasion, card: Phrase) -> dict[str, str]:
        own = self.filters.own_zones(True)
        n, op = number(o)
        ability = self.ABILITY[o.index != NONE]
        name = KEYWORD_NAMES[o.index] if o.index != NONE else ""
        return {
            **self.zones(o.by),
            **{key: self.amount(key, n, op) for key in self.AMOUNTS},
            "its_hand": own["own_hand"] if o.what is not None and o.what.mine else self.ITS_HAND,
            "place": self.SOME_PLACE if o.moved else "",
            "your_deck": own["own_deck"] if o.moved else "",
            "fight": self.FIGHT if o.fight else "",
            "exerted": self.exerted(card) if o.exerted else "",
            "ink": f"{n} ⬡ {self.filters.SHORT[op]}",
            "ability": ability.format(self.filters.keyword(name)),
            "why": self.WHY.get(o.why, o.why),
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
