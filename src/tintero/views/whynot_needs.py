"""What would have to be different: the part of a reason that helps."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.playable as playable
from tintero.ability.abilities import Activated, Has
from tintero.ability.base import Condition, Effect
from tintero.ability.effects import Discard
from tintero.ability.statics import Cant, ChallengeCost, PlayFor, PlayOnlyIf
from tintero.messages import Listed, Message
from tintero.notation.givers import static_name
from tintero.rules.refusal import No
from tintero.views.knowledge import may_know
from tintero.views.whynot_fields import WhyNotFields
from tintero.views.whynot_filters import facts, missing
from tintero.views.words import of_card, told
from tintero.vocab import Act, Pay, ShiftKind


class Needs(WhyNotFields):
    """`need` says what would be right behind a reason."""

    def need(self, what: Message) -> Message:
        code = self.no.code
        if code in (No.COST_UNPAYABLE, No.FIRST_PART):
            return self.costs(what)
        if code == No.NOT_A_CHARACTER and self.option.act == Act.CHALLENGE:
            if self.no.card == self.option.b:
                return Message("why-nor-a-location", what=what)
        if code in (No.PLAY_RESTRICTION, No.CONDITION):
            return self.condition(what)
        if code == No.NO_SHIFT:
            return self.no_shift(what)
        if code == No.CANT_BE_CHALLENGED:
            return self.kept_off(what)
        if code == No.NOT_AN_OPTION and self.no.card >= 0:
            return self.wanted(what)
        return what

    def kept_off(self, what: Message) -> Message:
        """By whom it can't be challenged, and what this challenger has of that."""
        a = self.forbidding()
        if a is None or not isinstance(a.effect, Cant) or a.effect.against is None:
            return what
        against, source = a.effect.against, self.s.cards[a.source]
        known = may_know(self.s, source, self.seat)
        name = self.s.programs[source.index if known else a.index].full_name
        text = told(self.s, a.index, against, name, a.player, self.seat)
        mine = facts(self.s, against, self.s.cards[self.no.card])
        if text is None or not mine:
            return what
        challenger = self.name(self.no.card)
        return Message("why-meant-for", what=what, wanted=text, card=challenger, facts=Listed(mine))

    def wanted(self, what: Message) -> Message:
        """What may be chosen, and what the card has of that."""
        card = self.s.cards[self.no.card]
        found = missing(self.s, card, self.seat)
        if found is None:
            return what
        text, mine = found
        if not mine:
            return Message("why-is-for", what=what, wanted=text)
        name = self.name(card.id)
        return Message("why-is-for-not", what=what, wanted=text, card=name, facts=Listed(mine))

    def ward(self) -> Message:
        a, card = self.forbidding(), self.field("card")
        own = a is not None and static_name(self.s, a.index, a.static) == "Ward"
        if own and a is not None and a.source == self.no.card:
            return Message("why-ward", card=card)
        return Message("why-cant-be-chosen", card=card, cause=self.cause())

    def costs(self, what: Message) -> Message:
        """The cost that can't be paid, where there are words for it."""
        s, o = self.s, self.option
        costs: tuple[Effect, ...] = ()
        if not 0 <= o.a < len(s.cards) or not may_know(s, s.cards[o.a], self.seat):
            return what
        card = s.cards[o.a]
        index = card.index
        if o.act in (Act.QUEST, Act.CHALLENGE):
            for a in legal.act_costs(s, card, o.act == Act.QUEST):
                assert isinstance(a.effect, ChallengeCost)
                index, costs = a.index, a.effect.costs
        elif o.act == Act.USE and o.b >= 0:
            index = o.c
            node = s.programs[o.c].abilities[o.b].node
            costs = node.costs if isinstance(node, Activated) else ()
        elif o.act == Act.PLAY and o.b == Pay.SHIFT:
            costs = s.program(card).shifts[o.c].costs
        elif o.act == Act.PLAY and o.b == Pay.ALTERNATE:
            index = s.cards[o.cards[0]].index if o.cards else index
            offer = s.programs[index].statics[o.c].effect
            costs = offer.costs if isinstance(offer, PlayFor) else ()
        words = [w for c in costs if (w := of_card(s, index, c)) is not None]
        if not words:
            return what
        return self.hindered(Message("why-costs", what=what, costs=Listed(words)), costs)

    def hindered(self, what: Message, costs: tuple[Effect, ...]) -> Message:
        """Why a cost can't be paid, if some card's effect forbids it."""
        if self.no.source < 0:
            return what
        if any(isinstance(cost, Discard) for cost in costs):
            return Message("why-no-discard", what=what, source=self.source())
        return Message("why-no-damage", what=what, source=self.source())

    def singers(self) -> Message:
        no, s = self.no, self.s
        name = self.name(no.card)
        if no.code != No.CHOIR_TOO_CHEAP:
            return Message(
                "why-singer-too-cheap",
                card=name,
                cost=derive.sing_cost(s, s.cards[no.card]),
                song=self.name(self.option.a),
                count=no.amount,
            )
        named = [s.cards[i] for i in self.option.cards]
        able = named or playable.choir(s, self.seat, s.cards[no.card])
        alone = s.program(s.cards[no.card]).cost
        single = len(named) == 1 and alone != no.amount
        return Message(
            "why-choir-too-cheap",
            card=name,
            count=no.amount,
            who="alone" if single else "named" if named else "able",
            have=sum(derive.sing_cost(s, c) for c in able),
            cost=alone,
            singer=self.name(named[0].id) if single else "",
        )

    def no_shift(self, what: Message) -> Message:
        """A Shift that the card has at other times, or in later rules."""
        program = self.s.program(self.s.cards[self.no.card])
        which = self.option.c
        if not 0 <= which < len(program.shifts):
            return what
        limit = program.shift_ifs[which]
        if limit is None:
            return Message("why-not-in-these-rules", what=what)
        text = of_card(self.s, program.index, limit)
        if text is None:
            return what
        return Message("why-now-only-if", what=what, condition=text)

    def bases(self) -> Message:
        """What a Shift may go onto."""
        program = self.s.program(self.s.cards[self.no.card])
        which = self.option.c if 0 <= self.option.c < len(program.shifts) else 0
        has: Has | None = program.shifts[which] if program.shifts else None
        if has is None or not may_know(self.s, self.s.cards[self.no.card], self.seat):
            return Message("why-shift-none")
        if has.kind == ShiftKind.UNIVERSAL:
            return Message("why-shift-universal")
        if has.kind == ShiftKind.CLASSIFICATION:
            return Message("why-shift-classification", of=has.of)
        if has.kind == ShiftKind.ITEM_NAMED:
            return Message("why-shift-item", of=has.of)
        if has.kind == ShiftKind.DUO and len(program.names) > 2:
            return Message("why-shift-duo", names=Listed(program.names[1:]))
        return Message("why-shift-named", names=Listed(program.names, "or"))

    def condition(self, what: Message) -> Message:
        """The condition that is not met, where there are words for it."""
        found = self.unmet()
        text = of_card(self.s, found[0], found[1]) if found is not None else None
        return Message("why-only-if", what=what, condition=text) if text is not None else what

    def unmet(self) -> tuple[int, Condition] | None:
        s, o = self.s, self.option
        if not 0 <= o.a < len(s.cards) or not may_know(s, s.cards[o.a], self.seat):
            return None
        card = s.cards[o.a]
        if o.act == Act.USE and 0 <= o.c < len(s.programs):
            abilities = s.programs[o.c].abilities
            node = abilities[o.b].node if 0 <= o.b < len(abilities) else None
            if isinstance(node, Activated) and node.condition is not None:
                return (o.c, node.condition)
        if o.act == Act.PLAY:
            source = s.cards[o.cards[0]] if o.b == Pay.ALTERNATE and o.cards else card
            program = s.program(source)
            for i in program.own if source is card else range(len(program.statics)):
                effect = program.statics[i].effect
                if isinstance(effect, PlayOnlyIf) and self.no.code == No.PLAY_RESTRICTION:
                    return (program.index, effect.condition)
                if isinstance(effect, PlayFor) and o.c == i and self.no.code == No.CONDITION:
                    found = effect.if_ or program.statics[i].condition
                    return (program.index, found) if found is not None else None
        return None
