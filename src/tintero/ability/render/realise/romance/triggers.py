"""What triggers wait for: "siempre que uno de tus personajes vaya de aventura".

In the frames of events verbs are ‹marked›, and the first place is their subject: the cards,
{what}, or whoever does it, {by}. {banni} and the like agree with the cards; {hand}, {deck} … are
zones of whoever does it, {own_hand} "his" own.
"""

from __future__ import annotations

from collections.abc import Mapping

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Noun, Occasion, Trait
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.romance.conditions import RomanceConditions
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.happened import NOBODY, RomanceHappened
from tintero.ability.render.realise.romance.words import listed
from tintero.ability.render.realise.windows import beside
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE, Zone


class RomanceTriggers(Family):
    filters: RomanceFilters
    conditions: RomanceConditions
    happenings: RomanceHappened
    EVENTS: Mapping[str, str]  # with ":here" after their name: to this location
    WHY: Mapping[str, str]
    HOW: Mapping[str, str]
    TURNS: Mapping[str, str]
    EACH_STEP: str
    STEPS: tuple[str, ...]
    LIMITED = "whenever"  # "una vez por turno, siempre que …"
    AGAIN = False  # who does it is said again
    THIS_PLACE = ""
    SOME_PLACE: str
    ITS_HAND: tuple[str, str]  # of a card, and of yours
    ABILITY: tuple[str, str]
    SOURCE: str
    AT_ONCE: str
    # "damage", "lore", "cards": one, many, without a number.
    AMOUNTS: Mapping[str, tuple[str, str, str]]

    def trigger(self, say: Speaker, o: Occasion) -> str:
        """With its "cuando", "siempre que" or "al"."""
        if o.verb == "one-subject":
            events = [self.event(say, part, i > 0) for i, part in enumerate(o.parts)]
            text = listed(events, self.filters.OR)
        elif o.parts:
            return f" {self.filters.AND} ".join([self.trigger(say, part) for part in o.parts])
        else:
            text = self.event(say, o)
        how = self.LIMITED if o.limited and o.how == "whenever" else o.how
        nth = self.filters.grammar.ordinal(o.nth)
        turn = self.conditions.TURN if o.each_turn else ""
        return fill(self.HOW[how], text=text, nth=nth, turn=turn)

    def event(self, say: Speaker, o: Occasion, later: bool = False) -> str:
        """`later`: after another event of the same clause."""
        if o.verb in self.TURNS:
            step = "" if o.index == NONE else self.STEPS[o.index]
            frame = self.EACH_STEP if o.verb == "step" and not step else self.TURNS[o.verb]
            return fill(frame, whose=self.whose_turn(o.by), step=step)
        words = self.filters.grammar
        here = o.other is not None and o.other.how == "here"
        frame = self.EVENTS[o.verb]
        frame = self.EVENTS.get(f"{o.verb}:here", frame) if here else frame
        noun = o.what.being(Trait("here")) if o.what is not None and o.here else o.what
        card = NOBODY if noun is None else self.selectors.phrase(say, noun)
        other = Phrase(self.THIS_PLACE) if here else NOBODY
        if o.other is not None and not here:
            other = self.selectors.phrase(say, o.other)
        first, doer = frame.lstrip("[").partition("}")[0], Phrase("", you=o.by.you)
        subject = {"{what": card, "{other": other, "{by": doer}.get(first, NOBODY)
        silent = o.again and first == "{what"
        text = fill(
            words.inflect(frame, words.form_of(subject) + words.MOOD),
            **self.places(o, card),
            what=self.mentioned(card, later) if silent else card.text,
            other=other.text,
            by="" if o.again and not self.AGAIN else self.happenings.doer(o.by),
        )
        source = "" if o.source is None else self.selectors.text(say, o.source)
        return text.lstrip() + self.tail(o, source) + beside(say, o.window)

    def whose_turn(self, by: Noun) -> str:
        """ "tu turno", "el turno de cada oponente"."""
        words = self.filters.grammar
        if by.you or by.how == "that-player":
            return words.own(by.you, self.conditions.TURN)
        each = {"a-player": "each-player", "an-opponent": "each-opponent"}.get(by.how, "unsaid")
        whose = self.selectors.FIXED[each]
        return words.the_noun(self.conditions.TURN) + (f" de {whose}" if whose else "")

    def mentioned(self, card: Phrase, later: bool) -> str:
        """The subject of the event before."""
        return "" if later else self.filters.grammar.he(card)

    def places(self, o: Occasion, card: Phrase) -> dict[str, str]:
        words, short = self.filters.grammar, self.filters.SHORT
        done = {word: words.agree(word, card.feminine, card.plural) for word in words.agreeing}
        n, op = number(o)
        amounts = {key: self.amount(key, n, op) for key in ("damage", "lore", "cards")}
        ability = self.ABILITY[o.index != NONE]
        name = KEYWORD_NAMES[o.index] if o.index != NONE else ""
        return {
            **done,
            **self.happenings.zones(o.by),
            **amounts,
            "its_hand": self.ITS_HAND[o.what is not None and o.what.mine],
            "place": self.SOME_PLACE if o.moved else "",
            "your_deck": words.own(True, self.filters.ZONES[Zone.DECK]) if o.moved else "",
            "fight": self.happenings.FIGHT if o.fight else "",
            "exerted": done[words.DEEDS["exerted"]] if o.exerted else "",
            "ink": f"{n} ⬡ {short[op]}",
            "ability": ability.format(self.filters.KEYWORDS.get(name, name)),
            "why": self.WHY.get(o.why, o.why),
        }

    def amount(self, key: str, n: int, op: int) -> str:
        """ "daño", "2 o más de daño"; `n` is 0 where no number is said."""
        one, many, plain = self.AMOUNTS[key]
        return self.filters.counted(n, op, one, many) if n else plain

    def tail(self, o: Occasion, source: str) -> str:
        n, op = number(o)
        at_once = self.AT_ONCE.format(f"{n} {self.filters.SHORT[op]}") if o.at_once else ""
        return (f" {self.SOURCE} {source}" if source else "") + at_once


def number(o: Occasion) -> tuple[int, int]:
    return (o.least, Relation.AT_LEAST) if o.most == NONE else (o.most, Relation.AT_MOST)
