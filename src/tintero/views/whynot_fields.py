"""The fields of a reason's sentence: names, verbs, the forbidding effect and how long it lasts."""

from __future__ import annotations

import tintero.rules.derive as derive
from tintero.program.model import Bucket
from tintero.rules.refusal import No, Refusal
from tintero.state.objects import Active, Option
from tintero.state.state import State
from tintero.views import whynot_words as say
from tintero.views.knowledge import may_know
from tintero.views.naming import ASK, a_player, by_ability, is_written, plural, static_name
from tintero.views.words import told
from tintero.vocab import NONE, Act, Deny, Pay

DENIES = {
    No.CANT_QUEST: Deny.QUEST,
    No.RECKLESS_QUEST: Deny.QUEST,
    No.CANT_CHALLENGE: Deny.CHALLENGE,
    No.ADVENTUROUS_CHALLENGE: Deny.CHALLENGE,
    No.CANT_BE_CHALLENGED: Deny.BE_CHALLENGED,
    No.EVASIVE: Deny.BE_CHALLENGED,
    No.WARD: Deny.BE_CHOSEN,
    No.COST_UNPAYABLE: Deny.BE_DEALT_DAMAGE,
    No.FIRST_PART: Deny.BE_DEALT_DAMAGE,
}
DENIED_ACTS = {
    Act.INK: Deny.INK,
    Act.PLAY: Deny.PLAY,
    Act.USE: Deny.USE,
    Act.MOVE: Deny.MOVE,
}


class RefusalFields:
    """One refusal being put into words in one language."""

    def __init__(self, s: State, no: Refusal, seat: int, option: Option, lang: str) -> None:
        self.s = s
        self.no = no
        self.seat = seat
        self.option = option
        self.lang = lang

    def name(self, card: int) -> str:
        if not 0 <= card < len(self.s.cards):
            return self.hidden()
        c = self.s.cards[card]
        return self.s.program(c).full_name if may_know(self.s, c, self.seat) else self.hidden()

    def hidden(self) -> str:
        return say.THAT_CARD[self.lang]

    def pick(self, en: str, es: str) -> str:
        return es if self.lang == "es" else en

    def sings(self) -> bool:
        o = self.option
        return o.act == Act.PLAY and o.b in (Pay.SING, Pay.SING_TOGETHER) and self.no.card != o.a

    def verb(self) -> str:
        """What was to be done, as an infinitive."""
        o = self.option
        which = say.SING if self.sings() else o.act
        if self.no.code == No.DRYING and self.no.rule:
            # CR 4.4.2.1: not the one whose ability it is.
            return self.pick("be exerted for that", "agotarse para eso")
        if not 0 <= which < len(say.VERBS["en"]):
            return self.pick("do that", "hacer eso")
        a = self.name(o.a) if 0 <= o.a < len(self.s.cards) else self.hidden()
        b = self.name(o.b) if o.act == Act.MOVE and o.b >= 0 else self.hidden()
        if self.no.code == No.CANT:
            if which == say.SING:
                a = self.name(self.no.card)
                return self.pick(f"have {a} sing", f"hacer cantar a {a}")
            if which == Act.MOVE:
                return self.pick(f"move {a} to {b}", f"mover {a} a {b}")
        return say.VERBS[self.lang][which].format(a=a, b=b, ability=self.used(a))

    def used(self, card: str) -> str:
        """The ability to be used, and of which card unless the sentence is about that card."""
        name = self.ability()
        if self.no.code in (No.DRYING, No.EXERTED, No.USED):
            return name
        return self.pick(f"{name} of {card}", f"{name} de {card}")

    def asked(self) -> str:
        """Who is deciding what."""
        d = self.s.decision
        if d is None:
            return say.NOBODY[self.lang]
        who = a_player(d.player, self.lang)
        return say.ASKED[self.lang].format(p=who, what=ASK[self.lang][d.ask])

    def number(self) -> str:
        code, player = self.no.code, self.s.players[self.seat]
        if code == No.ALREADY_INKED:
            one, many = self.pick("card", "carta"), self.pick("cards", "cartas")
            return plural(player.inked, one, many)
        if code == No.LIMIT:
            rules = self.s.ruleset
            limits = {
                Act.QUEST: rules.quests_per_turn,
                Act.CHALLENGE: rules.challenges_per_turn,
                Act.MOVE: rules.moves_per_turn,
            }
            return str(limits.get(self.option.act, 0))
        return str(self.no.amount)

    def forbidding(self) -> Active | None:
        """The static effect that forbids it."""
        code = self.no.code
        deny = DENIES.get(code, NONE)
        if code == No.CANT:
            deny = Deny.SING if self.sings() else DENIED_ACTS.get(self.option.act, NONE)
        if deny == NONE:
            return None
        if code == No.WARD:
            return derive.denied(self.s, deny, self.s.cards[self.no.card], None)
        for a in self.s.buckets[Bucket.CANT + deny] + self.s.buckets[Bucket.INSTEAD]:
            if a.source == self.no.source:
                return a
        return None

    def source(self) -> str:
        """The card whose effect forbids it, with the story name of the ability."""
        a = self.forbidding()
        if a is not None and not is_written(self.s, a):
            # A position only says that there is such an effect, and perhaps of which card.
            named = a.source not in (self.no.card, self.no.other)
            return self.name(a.source) if named else say.EARLIER[self.lang]
        if a is not None:
            card = self.s.cards[a.source]
            name = self.s.programs[a.index].full_name
            if a.until == NONE and may_know(self.s, card, self.seat):
                name = self.s.program(card).full_name
            return name + by_ability(static_name(self.s, a.index, a.static))
        if self.no.source >= 0:
            return self.name(self.no.source)
        return say.AN_EFFECT[self.lang]

    def until(self) -> str:
        a = self.forbidding()
        if a is None:
            return ""
        if a.until == NONE:
            limit = a.condition or a.outer
            if limit is not None:
                name = self.s.program(self.s.cards[a.source]).full_name
                text = told(self.s, a.index, limit, self.lang, name, a.player, self.seat)
                return self.pick(f" as long as {text}", f" mientras se cumpla: {text}") * bool(text)
            own = a.source in (self.no.card, self.no.other)
            return "" if own else say.UNTIL[self.lang][say.IN_PLAY]
        return say.UNTIL[self.lang][a.until].format(p=a_player(a.whose, self.lang))

    def ability(self) -> str:
        o = self.option
        if o.act == Act.USE and 0 <= o.c < len(self.s.programs):
            abilities = self.s.programs[o.c].abilities
            if 0 <= o.b < len(abilities) and abilities[o.b].name:
                return abilities[o.b].name
        return say.THE_ABILITY[self.lang]
