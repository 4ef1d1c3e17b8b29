"""Events: what triggers wait for, "siempre que uno de tus personajes vaya de aventura", and what
has been done this turn, "canción que hayas jugado este turno".

In `PLAYERS` and `CARDS`, deeds of this turn, {jugado} and the like are participles, the verb of a
card is ‹marked›. Participles agree with the cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Saying
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.filters import ZONES
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.triggers import Triggers
from tintero.ability.render.realise.word_frames import fill, sure, with_verbs
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

NONE_OF = {"an-opponent": "no-opponent", "a-player": "no-player"}
OF_CARDS = ("used", "damage removed")  # "de los que hayas retirado daño"


class RomanceTriggers(RomanceFamily, Triggers):
    SAID_AGAIN = False  # who does it is said again
    PLAYERS: Mapping[str, str]  # what a player has done
    CARDS: Mapping[str, str]  # what a card has done, or what was done to it
    MOVED: Mapping[str, str] = {}  # nobody in particular moved {what}
    HAVE: str
    WAS_DONE: str
    THIS_TURN: str
    TIME: tuple[str, str]  # one and many
    OF_WHICH: Mapping[bool, tuple[str, str]]  # "de los que", "de las que", by gender
    WHO = "que"  # cards as a subject
    AGREEING = False  # participles agree with cards named before: "que vous avez jouées"

    def known(self, card: Phrase) -> str:
        return self.grammar.he(card)

    def whose_turn(self, by: Noun) -> str:
        words = self.grammar
        if by.you or by.how == "that-player":
            return words.own(by.you, self.conditions.TURN)
        each = {"a-player": "each-player", "an-opponent": "each-opponent"}.get(by.how, "unsaid")
        whose = self.selectors.FIXED[each]
        return words.the_noun(self.conditions.TURN) + (f" de {whose}" if whose else "")

    def places(self, o: Saying, card: Phrase) -> dict[str, str]:
        return self.grammar.forms[card.feminine, card.plural] | super().places(o, card)

    def exerted(self, card: Phrase) -> str:
        return self.grammar.agree(self.grammar.DEEDS["exerted"], card.feminine, card.plural)

    # --- what has been done this turn ---

    def has(self, s: Saying, who: Phrase, mood: int) -> str:
        return self.grammar.denied(self.grammar.verb(self.HAVE, who, mood), s.no)

    def told_of(self, s: Saying, who: Phrase, mood: int) -> str:
        if s.verb == "was-done":
            done = fill(self.PLAYERS[s.deed], **self.deed_places(s, who))
            did = f"{who.text} {self.has(s, who, mood)} {self.WAS_DONE} {done}"
        elif s.deed in self.MOVED and sure(s.subject).how in ("one-such", "so-many"):
            did = self.card_did(s, who, mood, self.MOVED)
        else:
            did = f"{who.text} {self.card_did(s, who, mood, self.CARDS)}"
        return f"{did} {self.THIS_TURN}"

    def deed_places(self, s: Saying, agreeing: Phrase, what: str = "") -> dict[str, str]:
        done = self.grammar.forms[agreeing.feminine, agreeing.plural] | self.zones(sure(s.whose))
        return done | {"what": what, "fight": self.FIGHT if s.index else ""}

    def zones(self, doer: Noun) -> dict[str, str]:
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
        return f"{self.who(doer, s.no)} {has} {did} {self.THIS_TURN}".lstrip()

    def doer(self, by: Noun, again: bool = False) -> str:
        return "" if again and not self.SAID_AGAIN else self.who(by)

    def who(self, doer: Noun, no: bool = False) -> str:
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
