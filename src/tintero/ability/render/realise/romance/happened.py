"""What has been done this turn: "canción que hayas jugado este turno", "vous avez joué 2 chansons
ou plus ce tour-ci".

In the frames of deeds {jugado} and the like are participles, the verb of a card is ‹marked›, and
{hand}, {deck} … are zones of whoever did it, {own_hand} "his" own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Saying
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.word_frames import fill, sure, with_verbs
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner, Zone

NOBODY = Phrase("")
NONE_OF = {"an-opponent": "no-opponent", "a-player": "no-player"}
OF_CARDS = ("used", "damage removed")  # "de los que hayas retirado daño"
ZONES = {"deck": Zone.DECK, "hand": Zone.HAND, "inkwell": Zone.INKWELL, "discard": Zone.DISCARD}


class RomanceHappened(Family):
    filters: RomanceFilters
    PLAYERS: Mapping[str, str]  # what a player has done
    CARDS: Mapping[str, str]  # what a card has done, or what was done to it
    HAVE: str
    WAS_DONE: str
    IT_HAPPENED: str
    THIS_TURN: str
    TIME: tuple[str, str]  # one and many
    OF_WHICH: Mapping[bool, tuple[str, str]]  # "de los que", "de las que", by gender
    FIGHT: str
    WHO = "que"  # cards as a subject
    AGREEING = False  # participles agree with cards named before: "que vous avez jouées"

    def said(self, say: Speaker, s: Saying, mood: int) -> str:
        """The clause."""
        words = self.filters.grammar
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
            done = fill(self.PLAYERS[s.deed], **self.places(s, who))
            return f"{who.text} {has} {self.WAS_DONE} {done} {self.THIS_TURN}"
        return self.card(s, who, mood)

    def card(self, s: Saying, who: Phrase, mood: int) -> str:
        return f"{who.text} {self.card_did(s, who, mood)} {self.THIS_TURN}"

    def places(self, s: Saying, agreeing: Phrase, what: str = "") -> dict[str, str]:
        words, doer = self.filters.grammar, sure(s.whose)
        done = {
            word: words.agree(word, agreeing.feminine, agreeing.plural) for word in words.agreeing
        }
        return done | self.zones(doer) | {"what": what, "fight": self.FIGHT if s.index else ""}

    def zones(self, doer: Noun) -> dict[str, str]:
        """ "tu mano", "la mano de un oponente"; "own_hand": "su mano"."""
        owner = Owner.THEIRS if doer.how == "that-player" else Owner.OPPOSING
        owner, who = Owner.YOURS if doer.you else owner, self.selectors.FIXED[doer.how]
        names = {key: self.filters.ZONES[zone] for key, zone in ZONES.items()}
        own = {
            f"own_{key}": self.filters.grammar.own(doer.you, name) for key, name in names.items()
        }
        return own | {key: self.filters.one_zone(owner, zone, who) for key, zone in ZONES.items()}

    def player_did(self, say: Speaker, s: Saying, mood: int, cards: Phrase = NOBODY) -> str:
        """`cards`: mentioned before, in a language whose participles agree with them."""
        doer, what = sure(s.whose), s.object
        none = what is not None and what.how == "one-such" and s.no
        if what is not None and none and doer.how in ("you", "that-player"):
            what = replace(what, how="none-of")
        text = self.selectors.text(say, what) if what is not None else ""
        nobody = s.no and doer.how in ("an-opponent", "a-player")
        words = self.filters.grammar
        has = words.verb(self.HAVE, Phrase("", you=doer.you), mood)
        has = words.denied(has, s.no, nobody, none)
        did = fill(self.PLAYERS[s.deed], **self.places(s, cards, text))
        return f"{self.doer(doer, s.no)} {has} {did} {self.THIS_TURN}".lstrip()

    def doer(self, doer: Noun, no: bool = False) -> str:
        """ "un oponente", "ningún oponente"."""
        fixed = self.selectors.FIXED
        if doer.how in ("you", "that-player"):
            he = self.filters.grammar.he(Phrase("", you=doer.you))
            return he if he or doer.you else fixed["that-player"]
        return fixed[NONE_OF[doer.how] if no else doer.how]

    def card_did(self, s: Saying, who: Phrase, mood: int) -> str:
        """ "no ha ido de aventura"."""
        nobody = who.noun is not None and who.noun.how in ("none-of", "no-opponent", "no-player")

        words = self.filters.grammar

        def verb(name: str) -> str:
            return words.denied(words.verb(name, who, mood), s.no, nobody)

        return with_verbs(fill(self.CARDS[s.deed], **self.places(s, who)), verb)

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
            made.append(f"{noun} {self.WHO} {self.card_did(done, cards, 1)} {self.THIS_TURN}")
        return made[0], made[1]
