"""Events: what triggers wait for, "siempre que uno de tus personajes vaya de aventura", and what
has been done this turn, "canción que hayas jugado este turno".

In `EVENTS` verbs are ‹marked›, and the first place is their subject: the cards, {what}, or whoever
does it, {by}. In `PLAYERS` and `CARDS`, deeds of this turn, {jugado} and the like are participles,
the verb of a card is ‹marked›. Participles agree with the cards; {hand}, {deck} … are zones of
whoever does it, {own_hand} "his" own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Occasion, Saying, Trait
from tintero.ability.render.realise.abilities import beside
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.filters import ZONES
from tintero.ability.render.realise.romance.words import listed
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import fill, sure, with_verbs
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE, Owner

NONE_OF = {"an-opponent": "no-opponent", "a-player": "no-player"}
OF_CARDS = ("used", "damage removed")  # "de los que hayas retirado daño"


def number(o: Occasion) -> tuple[int, int]:
    return (o.least, Relation.AT_LEAST) if o.most == NONE else (o.most, Relation.AT_MOST)


class RomanceTriggers(RomanceFamily):
    EVENTS: Mapping[str, str]  # with ":here" after their name: to this location
    WHY: Mapping[str, str]
    HOW: Mapping[str, str]
    TURNS: Mapping[str, str]
    STEPS: tuple[str, ...]
    LIMITED = "whenever"  # "una vez por turno, siempre que …"
    SAID_AGAIN = False  # who does it is said again
    THIS_PLACE = ""
    SOME_PLACE: str
    ITS_HAND: str  # the hand of a card's player
    ABILITY: tuple[str, str]
    SOURCE: str
    AT_ONCE: str
    # "damage", "lore", "cards": one, many, without a number.
    AMOUNTS: Mapping[str, tuple[str, str, str]]
    PLAYERS: Mapping[str, str]  # what a player has done
    CARDS: Mapping[str, str]  # what a card has done, or what was done to it
    MOVED: Mapping[str, str] = {}  # nobody in particular moved {what}
    HAVE: str
    WAS_DONE: str
    IT_HAPPENED: str
    THIS_TURN: str
    TIME: tuple[str, str]  # one and many
    OF_WHICH: Mapping[bool, tuple[str, str]]  # "de los que", "de las que", by gender
    FIGHT: str
    WHO = "que"  # cards as a subject
    AGREEING = False  # participles agree with cards named before: "que vous avez jouées"

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
        nth = self.grammar.ordinal(o.nth)
        turn = self.conditions.TURN if o.each_turn else ""
        return fill(self.HOW[how], text=text, nth=nth, turn=turn)

    def event(self, say: Speaker, o: Occasion, later: bool = False) -> str:
        """`later`: after another event of the same clause."""
        if o.verb in self.TURNS:
            step = "" if o.index == NONE else self.STEPS[o.index]
            key = "each-step" if o.verb == "step" and not step else o.verb
            return fill(self.TURNS[key], whose=self.whose_turn(o.by), step=step)
        words = self.grammar
        here = o.other is not None and o.other.how == "here"
        frame = self.EVENTS[o.verb]
        frame = self.EVENTS.get(f"{o.verb}:here", frame) if here else frame
        noun = o.what.being(Trait("here")) if o.what is not None and o.here else o.what
        card = self.selectors.maybe(say, noun)
        other = Phrase(self.THIS_PLACE) if here else self.selectors.maybe(say, o.other)
        first, doer = frame.lstrip("[").partition("}")[0], Phrase("", you=o.by.you)
        subject = {"{what": card, "{other": other, "{by": doer}.get(first, NOBODY)
        what = card.text
        if o.again and first == "{what":  # the subject of the event before
            what = "" if later else words.he(card)
        text = fill(
            words.inflect(frame, words.form_of(subject) + words.MOOD),
            **self.places(o, card),
            what=what,
            other=other.text,
            by="" if o.again and not self.SAID_AGAIN else self.doer(o.by),
        )
        if o.source is not None:
            text += f" {self.SOURCE} {self.selectors.text(say, o.source)}"
        if o.at_once:
            n, op = number(o)
            text += self.AT_ONCE.format(f"{n} {self.filters.SHORT[op]}")
        return text.lstrip() + beside(say, o.window)

    def whose_turn(self, by: Noun) -> str:
        """ "tu turno", "el turno de cada oponente"."""
        words = self.grammar
        if by.you or by.how == "that-player":
            return words.own(by.you, self.conditions.TURN)
        each = {"a-player": "each-player", "an-opponent": "each-opponent"}.get(by.how, "unsaid")
        whose = self.selectors.FIXED[each]
        return words.the_noun(self.conditions.TURN) + (f" de {whose}" if whose else "")

    def places(self, o: Occasion, card: Phrase) -> dict[str, str]:
        words, short, own = self.grammar, self.filters.SHORT, self.filters.own_zones(True)
        done = words.forms[card.feminine, card.plural]
        n, op = number(o)
        amounts = {key: self.amount(key, n, op) for key in ("damage", "lore", "cards")}
        ability = self.ABILITY[o.index != NONE]
        name = KEYWORD_NAMES[o.index] if o.index != NONE else ""
        return {
            **done,
            **self.zones(o.by),
            **amounts,
            "its_hand": own["own_hand"] if o.what is not None and o.what.mine else self.ITS_HAND,
            "place": self.SOME_PLACE if o.moved else "",
            "your_deck": own["own_deck"] if o.moved else "",
            "fight": self.FIGHT if o.fight else "",
            "exerted": done[words.DEEDS["exerted"]] if o.exerted else "",
            "ink": f"{n} ⬡ {short[op]}",
            "ability": ability.format(self.filters.KEYWORDS.get(name, name)),
            "why": self.WHY.get(o.why, o.why),
        }

    def amount(self, key: str, n: int, op: int) -> str:
        """ "daño", "2 o más de daño"; `n` is 0 where no number is said."""
        one, many, plain = self.AMOUNTS[key]
        return self.filters.counted(n, op, one, many) if n else plain

    # --- what has been done this turn ---

    def said(self, say: Speaker, s: Saying, mood: int) -> str:
        """The clause."""
        words = self.grammar
        if s.verb == "so-often":
            often = self.filters.compared(say, s.op, sure(s.number))
            return f"{self.said(say, s.parts[0], mood)} {often} {self.TIME[1]}"
        if s.verb == "somebody-did":
            return self.player_did(say, s, mood)
        if s.subject is None or s.verb == "it-happened":
            has = words.denied(words.verb(self.HAVE, NOBODY, mood), s.no)
            return fill(self.IT_HAPPENED, deed=s.deed, has=has, this_turn=self.THIS_TURN)
        who = self.selectors.phrase(say, s.subject)
        if s.verb == "was-done":
            has = words.denied(words.verb(self.HAVE, who, mood), s.no)
            done = fill(self.PLAYERS[s.deed], **self.deed_places(s, who))
            return f"{who.text} {has} {self.WAS_DONE} {done} {self.THIS_TURN}"
        if s.deed in self.MOVED and s.subject.how in ("one-such", "so-many"):
            return f"{self.card_did(s, who, mood, self.MOVED)} {self.THIS_TURN}"
        return f"{who.text} {self.card_did(s, who, mood, self.CARDS)} {self.THIS_TURN}"

    def deed_places(self, s: Saying, agreeing: Phrase, what: str = "") -> dict[str, str]:
        done = self.grammar.forms[agreeing.feminine, agreeing.plural] | self.zones(sure(s.whose))
        return done | {"what": what, "fight": self.FIGHT if s.index else ""}

    def zones(self, doer: Noun) -> dict[str, str]:
        """ "tu mano", "la mano de un oponente"; "own_hand": "su mano"."""
        owner = Owner.THEIRS if doer.how == "that-player" else Owner.OPPOSING
        owner, who = Owner.YOURS if doer.you else owner, self.selectors.FIXED[doer.how]
        zones = {key: self.filters.one_zone(owner, zone, who) for key, zone in ZONES.items()}
        return zones | self.filters.own_zones(doer.you)

    def player_did(self, say: Speaker, s: Saying, mood: int, cards: Phrase = NOBODY) -> str:
        """`cards`: mentioned before, in a language whose participles agree with them."""
        doer, what = sure(s.whose), s.object
        none = what is not None and what.how == "one-such" and s.no
        if what is not None and none and doer.how in ("you", "that-player"):
            what = replace(what, how="none-of")
        text = self.selectors.text(say, what) if what is not None else ""
        nobody = s.no and doer.how in ("an-opponent", "a-player")
        words = self.grammar
        has = words.verb(self.HAVE, Phrase("", you=doer.you), mood)
        has = words.denied(has, s.no, nobody, none)
        did = fill(self.PLAYERS[s.deed], **self.deed_places(s, cards, text))
        return f"{self.doer(doer, s.no)} {has} {did} {self.THIS_TURN}".lstrip()

    def doer(self, doer: Noun, no: bool = False) -> str:
        """ "un oponente", "ningún oponente"."""
        fixed = self.selectors.FIXED
        if doer.how in ("you", "that-player"):
            he = self.grammar.he(Phrase("", you=doer.you))
            return he if he or doer.you else fixed["that-player"]
        return fixed[NONE_OF[doer.how] if no else doer.how]

    def card_did(self, s: Saying, who: Phrase, mood: int, frames: Mapping[str, str]) -> str:
        """ "no ha ido de aventura"."""
        nobody = who.noun is not None and who.noun.how in ("none-of", "no-opponent", "no-player")

        def verb(name: str) -> str:
            return self.grammar.denied(self.grammar.verb(name, who, mood), s.no, nobody)

        return with_verbs(fill(frames[s.deed], **self.deed_places(s, who, who.text)), verb)

    def forms(self, say: Speaker, m: Measure) -> tuple[str, str]:
        """What is counted, one and many."""
        (done,), t = m.who, m.things
        if t is None:
            time = self.said(say, done, 0)
            return f"{self.TIME[0]} que {time}", f"{self.TIME[1]} que {time}"
        made: list[str] = []
        for plural in (False, True):
            cards = Phrase("", plural, self.filters.feminine(t))
            if done.verb == "somebody-did":
                of = done.deed in OF_CARDS
                agreeing = cards if self.AGREEING and not of else NOBODY
                which = self.OF_WHICH[cards.feminine][plural] if of else "que"
                did = self.player_did(say, done, 1, agreeing)
                made.append(f"{self.filters.noun(say, t, plural)} {which} {did}")
                continue
            noun = self.filters.others(t, plural) + self.filters.owned(say, t, plural)
            did = self.card_did(done, cards, 1, self.CARDS)
            made.append(f"{noun} {self.WHO} {did} {self.THIS_TURN}")
        return made[0], made[1]
