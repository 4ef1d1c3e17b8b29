"""What a reason speaks of: names, verbs, the forbidding effect and how long it lasts."""

from __future__ import annotations

import tintero.rules.derive as derive
from tintero.messages import Arg, Message, PlayerNamed
from tintero.notation.givers import static_name
from tintero.program.model import Bucket
from tintero.rules.refusal import No, Refusal
from tintero.state.objects import Active, Option
from tintero.state.state import State
from tintero.views import whynot_words as say
from tintero.views.knowledge import may_know
from tintero.views.log_words import UNTIL
from tintero.views.naming import by_ability, card_named, is_written, printed
from tintero.views.prompts import deciding
from tintero.views.words import told
from tintero.vocab import NONE, Act, Deny, Pay, Until

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


class WhyNotFields:
    """One refusal being made a message."""

    def __init__(self, s: State, no: Refusal, seat: int, option: Option) -> None:
        self.s = s
        self.no = no
        self.seat = seat
        self.option = option

    def field(self, name: str) -> Arg:
        """What a message of `whynot_words` speaks of."""
        no = self.no
        if name == "card":
            return self.name(no.card) if no.card >= 0 else Message("why-that")
        if name == "other":
            return self.name(no.other) if no.other >= 0 else Message("why-that")
        if name == "source":
            return self.source()
        if name == "cause":
            return self.cause()
        if name == "count":
            return self.number()
        if name == "cards":
            return Message("name-card-number", count=self.s.players[self.seat].inked)
        if name == "owner":
            subject = no.other if no.other >= 0 and no.code == No.BODYGUARD else no.card
            return PlayerNamed(self.s.cards[subject].owner) if subject >= 0 else ""
        if name == "active":
            return PlayerNamed(self.s.active)
        if name == "asked":
            d = self.s.decision
            return deciding(d) if d is not None else Message("why-nothing-asked")
        if name == "verb":
            return self.verb()
        if name == "ability":
            return self.ability()
        raise KeyError(name)

    def name(self, card: int) -> Arg:
        if 0 <= card < len(self.s.cards) and may_know(self.s, self.s.cards[card], self.seat):
            return card_named(self.s, card)
        return Message("why-that-card")

    def sings(self) -> bool:
        o = self.option
        return o.act == Act.PLAY and o.b in (Pay.SING, Pay.SING_TOGETHER) and self.no.card != o.a

    def verb(self) -> Message:
        """What was to be done, as an infinitive."""
        o, code = self.option, self.no.code
        card = self.name(o.a)
        if code == No.DRYING and self.no.rule:
            # CR 4.4.2.1: not the one whose ability it is.
            return Message("why-to-be-exerted")
        if self.sings():
            if code == No.CANT:
                return Message("why-to-have-sung", card=self.name(self.no.card))
            return Message("why-to-sing")
        if o.act == Act.USE:
            if code in (No.DRYING, No.EXERTED, No.USED):  # the sentence is about that card
                return Message("why-to-use", ability=self.ability())
            return Message("why-to-use-of", ability=self.ability(), card=card)
        if o.act == Act.MOVE and o.b < 0:
            return Message("why-to-do-that")
        if o.act == Act.MOVE:
            place = self.name(o.b)
            if code == No.CANT:
                return Message("why-to-move-card", card=card, location=place)
            return Message("why-to-move", location=place)
        if o.act in (Act.INK, Act.PLAY):
            return Message(say.VERBS[o.act], card=card)
        return Message(say.VERBS.get(o.act, "why-to-do-that"))

    def number(self) -> int:
        if self.no.code == No.LIMIT:
            rules = self.s.ruleset
            limits = {
                Act.QUEST: rules.quests_per_turn,
                Act.CHALLENGE: rules.challenges_per_turn,
                Act.MOVE: rules.moves_per_turn,
                Act.PLAY: rules.plays_per_turn,
                Act.USE: rules.uses_per_turn,
            }
            return limits.get(self.option.act, 0)
        return self.no.amount

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

    def source(self) -> Arg:
        """The card whose effect forbids it, with the story name of the ability."""
        a = self.forbidding()
        if a is not None and not is_written(self.s, a):
            # A position only says that there is such an effect, and perhaps of which card.
            named = a.source not in (self.no.card, self.no.other)
            return self.name(a.source) if named else Message("why-earlier-effect")
        if a is not None:
            known = a.until == NONE and may_know(self.s, self.s.cards[a.source], self.seat)
            card = card_named(self.s, a.source) if known else printed(self.s, a.index)
            return by_ability(card, static_name(self.s, a.index, a.static))
        if self.no.source >= 0:
            return self.name(self.no.source)
        return Message("name-an-effect")

    def cause(self) -> Arg:
        """The same, with how long it lasts."""
        a, source = self.forbidding(), self.source()
        if a is None:
            return source
        until, player = a.until, PlayerNamed(a.whose)
        if until == NONE:
            limit = a.condition or a.outer
            if limit is not None:
                name = self.s.program(self.s.cards[a.source]).full_name
                text = told(self.s, a.index, limit, name, a.player, self.seat)
                if text is None:
                    return source
                return Message("why-as-long-as", source=source, condition=text)
            own = a.source in (self.no.card, self.no.other)
            if own:
                return source
            until = Until.WHILE_IN_PLAY
        if until == Until.THEIR_NEXT_TURN:  # it is in force in that turn only
            until = Until.END_OF_TURN
        return Message("why-until", source=source, until=UNTIL[until], player=player)

    def ability(self) -> Arg:
        o = self.option
        if o.act == Act.USE and 0 <= o.c < len(self.s.programs):
            abilities = self.s.programs[o.c].abilities
            if 0 <= o.b < len(abilities) and abilities[o.b].name:
                return abilities[o.b].name
        return Message("why-that-ability")
