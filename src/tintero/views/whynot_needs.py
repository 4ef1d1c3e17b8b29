"""What would have to be different: the part of a reason that helps."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.playable as playable
from tintero.ability.abilities import Activated, Has
from tintero.ability.base import Condition, Effect
from tintero.ability.effects import Discard
from tintero.ability.statics import Cant, ChallengeCost, PlayFor, PlayOnlyIf
from tintero.rules.refusal import No
from tintero.views.knowledge import may_know
from tintero.views.naming import listed, static_name
from tintero.views.whynot_fields import RefusalFields
from tintero.views.whynot_filters import facts, missing
from tintero.views.words import of_card, told
from tintero.vocab import Act, Pay, ShiftKind


class Needs(RefusalFields):
    """`need()` is a clause to append, or for some reasons the whole of what is said."""

    def need(self) -> str:
        code = self.no.code
        if code in (No.SINGER_TOO_CHEAP, No.CHOIR_TOO_CHEAP):
            return self.singers()
        if code == No.NOT_A_SHIFT_BASE:
            return self.bases()
        if code == No.WARD:
            return self.ward()
        if code in (No.COST_UNPAYABLE, No.FIRST_PART):
            return self.costs()
        if code == No.NOT_A_CHARACTER and self.option.act == Act.CHALLENGE:
            if self.no.card == self.option.b:
                return self.pick(
                    " or a location, so it can't be challenged",
                    " ni una ubicación, así que no se puede desafiar",
                )
        if code in (No.PLAY_RESTRICTION, No.CONDITION):
            return self.condition()
        if code == No.NO_SHIFT:
            return self.no_shift()
        if code == No.CANT_BE_CHALLENGED:
            return self.kept_off()
        if code == No.NOT_AN_OPTION and self.no.card >= 0:
            return self.wanted()
        return ""

    def kept_off(self) -> str:
        """By whom it can't be challenged, and what this challenger has of that."""
        a = self.forbidding()
        if a is None or not isinstance(a.effect, Cant) or a.effect.against is None:
            return ""
        against, name = a.effect.against, self.name(a.source)
        text = told(self.s, a.index, against, self.lang, name, a.player, self.seat)
        mine = listed(facts(self.s, against, self.s.cards[self.no.card], self.lang), self.lang)
        if not text or not mine:
            return ""
        challenger = self.name(self.no.card)
        return self.pick(
            f"; it is meant for {text}, and {challenger} {mine}",
            f"; es para {text}, y {challenger} {mine}",
        )

    def wanted(self) -> str:
        """What may be chosen, and what the card has of that."""
        card = self.s.cards[self.no.card]
        found = missing(self.s, card, self.seat, self.lang)
        if found is None:
            return ""
        text, mine = found[0], listed(found[1], self.lang)
        if mine:
            mine = self.pick(", and ", ", y ") + f"{self.name(card.id)} {mine}"
        return self.pick(f"; it is for {text}{mine}", f"; es para {text}{mine}")

    def ward(self) -> str:
        a = self.forbidding()
        own = a is not None and static_name(self.s, a.index, a.static) == "Ward"
        if own and a is not None and a.source == self.no.card:
            return self.pick(
                "has Ward, so opponents can't choose it",
                "tiene Ward, así que los oponentes no pueden elegirlo",
            )
        return self.pick(
            f"can't be chosen by opponents because of {self.source()}{self.until()}",
            f"no puede ser elegido por los oponentes por {self.source()}{self.until()}",
        )

    def costs(self) -> str:
        """The cost that can't be paid, where there are words for it."""
        s, o = self.s, self.option
        costs: tuple[Effect, ...] = ()
        if not 0 <= o.a < len(s.cards) or not may_know(s, s.cards[o.a], self.seat):
            return ""
        card = s.cards[o.a]
        index = card.index
        if o.act in (Act.QUEST, Act.CHALLENGE):
            for a in legal.act_costs(s, card, o.act == Act.QUEST):
                assert isinstance(a.effect, ChallengeCost)
                index, costs = a.index, a.effect.costs
        elif o.act == Act.USE:
            index = o.c
            node = s.programs[o.c].abilities[o.b].node
            costs = node.costs if isinstance(node, Activated) else ()
        elif o.act == Act.PLAY and o.b == Pay.SHIFT:
            costs = s.program(card).shifts[o.c].costs
        elif o.act == Act.PLAY and o.b == Pay.ALTERNATE:
            index = s.cards[o.cards[0]].index if o.cards else index
            offer = s.programs[index].statics[o.c].effect
            costs = offer.costs if isinstance(offer, PlayFor) else ()
        text = listed([w for c in costs if (w := of_card(s, index, c, self.lang))], self.lang)
        return f": {text}{self.hindered(costs)}" if text else ""

    def hindered(self, costs: tuple[Effect, ...]) -> str:
        """Why a cost can't be paid, if some card's effect forbids it."""
        if self.no.source < 0:
            return ""
        if any(isinstance(cost, Discard) for cost in costs):
            return self.pick(
                f"; you can't discard because of {self.source()}",
                f"; no puedes descartar por {self.source()}",
            )
        return self.pick(
            f"; it can't be dealt damage because of {self.source()}",
            f"; no se le puede infligir daño por {self.source()}",
        )

    def singers(self) -> str:
        no, s = self.no, self.s
        if no.code == No.CHOIR_TOO_CHEAP:
            named = [s.cards[i] for i in self.option.cards]
            able = named or playable.choir(s, self.seat, s.cards[no.card])
            have = sum(derive.sing_cost(s, c) for c in able)
            who = self.pick("those named have", "los nombrados suman")
            alone = s.program(s.cards[no.card]).cost
            if len(named) == 1 and alone != no.amount:
                who = self.pick(
                    f"alone it takes one of cost {alone} or more, and {self.name(named[0].id)} has",
                    f"solo, uno de coste {alone} o más, y {self.name(named[0].id)} tiene",
                )
            if not named:
                who = self.pick("those who can sing now have", "los que ahora pueden cantar suman")
            return self.pick(
                f"Singing {self.name(no.card)} together takes characters with a total cost of "
                f"{no.amount} or more; {who} {have}",
                f"Cantar {self.name(no.card)} en grupo exige personajes con un coste total de "
                f"{no.amount} o más; {who} {have}",
            )
        cost = derive.sing_cost(s, s.cards[no.card])
        return self.pick(
            f"{self.name(no.card)} counts as cost {cost} to sing, "
            f"and {self.name(self.option.a)} needs {no.amount} or more",
            f"{self.name(no.card)} cuenta como coste {cost} para cantar "
            f"y {self.name(self.option.a)} exige {no.amount} o más",
        )

    def no_shift(self) -> str:
        """A Shift that the card has at other times, or in later rules."""
        program = self.s.program(self.s.cards[self.no.card])
        which = self.option.c
        if not 0 <= which < len(program.shifts):
            return ""
        limit = program.shift_ifs[which]
        if limit is None:
            return self.pick(
                " in these rules: its kind came with 2.2",
                " en estas reglas: su clase llegó con la 2.2",
            )
        text = of_card(self.s, program.index, limit, self.lang)
        return self.pick(f" now: only if {text}", f" ahora: solo si {text}") if text else ""

    def bases(self) -> str:
        """What a Shift may go onto."""
        program = self.s.program(self.s.cards[self.no.card])
        which = self.option.c if 0 <= self.option.c < len(program.shifts) else 0
        has: Has | None = program.shifts[which] if program.shifts else None
        if has is None or not may_know(self.s, self.s.cards[self.no.card], self.seat):
            return self.pick("it has no Shift for that", "no tiene un Shift para eso")
        if has.kind == ShiftKind.UNIVERSAL:
            return self.pick("it needs a character of yours", "necesita un personaje tuyo")
        if has.kind == ShiftKind.CLASSIFICATION:
            return self.pick(
                f"it needs a {has.of} character of yours",
                f"necesita un personaje tuyo con la clasificación {has.of}",
            )
        if has.kind == ShiftKind.ITEM_NAMED:
            return self.pick(
                f"it needs an item of yours named {has.of}",
                f"necesita un objeto tuyo llamado {has.of}",
            )
        if has.kind == ShiftKind.DUO and len(program.names) > 2:
            both = listed(list(program.names[1:]), self.lang)
            return self.pick(
                f"it needs two characters of yours, named {both}",
                f"necesita dos personajes tuyos, llamados {both}",
            )
        names = self.pick(" or ", " o ").join(program.names)
        return self.pick(
            f"it needs a character of yours named {names}",
            f"necesita un personaje tuyo llamado {names}",
        )

    def condition(self) -> str:
        """The condition that is not met, as a relative hint, where there are words for it."""
        found = self.unmet()
        if found is None:
            return ""
        text = of_card(self.s, found[0], found[1], self.lang)
        return self.pick(f": only if {text}", f": solo si {text}") if text else ""

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
