"""Compiles abilities into programs (`model.py`): effects into flat code, statics into tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability import choosing, effects, selectors, statics
from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import (
    Ability,
    Condition,
    Effect,
    Selector,
    StaticEffect,
    Who,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.keywords import expand
from tintero.program.model import (
    PLAYERS,
    AbilityProgram,
    CardProgram,
    Code,
    Labels,
    Op,
    StaticProgram,
    add,
    bucket_of,
    gained_shift,
    group_of,
    with_name,
    works_outside_play,
)
from tintero.vocab import NONE, Keyword, Zone

# A plural of players is a loop; a chosen one is asked first.
Group = (
    selectors.EachOpponent
    | selectors.EachPlayer
    | selectors.EachWho
    | selectors.MostCards
    | selectors.YouAndAnother
    | selectors.AnyPlayers
)


@final
class Compiler:
    """Compiles one card. `program` fills up as abilities are added."""

    def __init__(self, program: CardProgram) -> None:
        self.program: Final[CardProgram] = program
        self.loops: int = 0

    # --- abilities -----------------------------------------------------------------------------

    def add_printed(self, ability: Ability) -> None:
        program = self.program
        program.printed.append(ability)
        if isinstance(ability, Has):
            self._keyword(ability)
        elif isinstance(ability, Script):
            program.script = self.ability(ability)
        elif isinstance(ability, DeckRule):
            pass
        else:
            self._own_ability(ability)

    def _keyword(self, has: Has) -> None:
        program = self.program
        program.keywords.append(has)
        if has.keyword == Keyword.SINGER:
            program.singer = has.n
        elif has.keyword == Keyword.SING_TOGETHER:
            program.sing_together = has.n
        elif has.keyword == Keyword.SHIFT:
            self._shift(has, None)
        for part in expand(has):
            self._own_ability(part)

    def _shift(self, has: Has, condition: Condition | None) -> None:
        """A Shift the card has, on a condition or always."""
        program = self.program
        program.shifts.append(has)
        program.shift_costs.append(self.costs(has.costs, "Shift") if has.costs else NONE)
        program.shift_ifs.append(condition)
        if has.temporary:
            # CR 8.10.8.5: at the end of that turn the card alone goes back to hand.
            program.temporary = self.ability(
                Triggered(
                    (When(Kind.TURN_END),), effects.ReturnAlone(selectors.This()), "Temporary Shift"
                )
            )

    def _own_ability(self, ability: Ability) -> None:
        """An ability the card itself has: file it by where and when it works."""
        program = self.program
        if isinstance(ability, Static):
            for effect in ability.effects:
                index = self.static(effect, ability.condition, ability.name)
                program.statics[index].keyword = ability.keyword
                if isinstance(effect, statics.PlayFrom) and effect.this:
                    program.plays_from = True
                if isinstance(effect, statics.AlsoNamed) and ability.zone == Zone.ANYWHERE:
                    # CR 5.2.6.1: "counts as being named both" holds in every zone.
                    program.names = with_name(program.names, effect.name)
                shift = gained_shift(effect)
                if shift is not None and ability.zone == Zone.ANYWHERE:
                    # CR 6.1.12: "this card gains Shift" works where the card is played from.
                    self._shift(shift, ability.condition)
                if ability.zone == Zone.ANYWHERE or works_outside_play(effect):
                    program.own.append(index)
                else:
                    program.in_play.append(index)
        elif isinstance(ability, Triggered):
            index = self.ability(ability)
            if ability.zone != Zone.PLAY:
                program.elsewhere.append(index)
                program.hears_elsewhere |= program.abilities[index].hears
            else:
                program.hears |= program.abilities[index].hears
                for when in ability.when:
                    assert isinstance(when, When)
                    if index not in program.listens[when.kind]:
                        program.listens[when.kind].append(index)
        elif isinstance(ability, Activated):
            program.activated.append(self.ability(ability))
        else:
            raise TypeError(f"cannot file {type(ability).__name__}")

    def ability(self, node: Ability, labels: Labels | None = None) -> int:
        """Compile an ability into the card's table; its number there."""
        result = AbilityProgram(node, labels if labels is not None else Labels())
        index = len(self.program.abilities)
        self.program.abilities.append(result)
        outer = self.loops
        self.loops = 0
        if isinstance(node, Activated):
            result.name = node.name
            result.keyword = node.keyword
            for cost in node.costs:
                self.effect(cost, result.cost, result.labels)
            self.effect(node.effect, result.code, result.labels)
        elif isinstance(node, Triggered):
            result.name = node.name
            result.keyword = node.keyword
            # Every node that looks at the triggering event is called Event-something.
            result.uses_event = "Event" in repr(node.effect)
            self.effect(node.effect, result.code, result.labels)
        elif isinstance(node, Script):
            self.effect(node.effect, result.code, result.labels)
        else:
            raise TypeError(f"{type(node).__name__} has no effect to compile")
        self.loops = outer
        return index

    def costs(self, costs: tuple[Effect, ...], name: str) -> int:
        """An ability program that only pays costs (a Shift cost, an offer, a cost to challenge)."""
        return self.ability(Activated(costs, effects.Nothing(), name))

    def static(self, effect: StaticEffect, condition: Condition | None, name: str = "") -> int:
        """File a static effect, with whatever ability it grants; its number."""
        result = StaticProgram(effect, condition, bucket_of(effect), group_of(effect))
        result.name = name
        index = len(self.program.statics)
        self.program.statics.append(result)
        if isinstance(effect, statics.Gain):
            self._grant(result, effect.ability)
        elif isinstance(effect, statics.Instead):
            instead = effect.effect
            if instead is not None and effect.may:
                if effect.would != statics.Would.GET_DROPS:
                    raise TypeError("only getting ink drops is replaced by a player's choice")
                instead = effects.IfYouDo(
                    effects.May(instead), effects.Nothing(), effects.GetDrops(1)
                )
            if instead is not None:
                result.ability = self.ability(Script(instead))
        elif isinstance(effect, statics.EnterExerted):
            if effect.then is not None:
                result.ability = self.ability(Script(effect.then))
        elif isinstance(effect, (statics.PlayFor, statics.ChallengeCost)) and effect.costs:
            result.ability = self.costs(effect.costs, name)
        elif isinstance(effect, statics.NextPlayed):
            result.gifts = tuple(self.static(gift, None, name) for gift in effect.effects)
        return index

    def _grant(self, result: StaticProgram, ability: Ability) -> None:
        parts: tuple[Ability, ...]
        if isinstance(ability, Has):
            result.has = ability
            parts = expand(ability)
        else:
            parts = (ability,)
        children: list[int] = []
        for part in parts:
            if isinstance(part, Static):
                for effect in part.effects:
                    # CR 8.3.2: entering exerted needs Bodyguard printed on the card being played.
                    if not works_outside_play(effect):
                        child = self.static(effect, part.condition, part.name)
                        self.program.statics[child].keyword = part.keyword
                        children.append(child)
            else:
                result.ability = self.ability(part)
        result.children = tuple(children)

    # --- effects -------------------------------------------------------------------------------

    def effect(self, node: Effect, code: list[Op], labels: Labels) -> None:
        """Append the code of an effect."""
        if isinstance(node, effects.Seq):
            self._seq(node.parts, code, labels)
        elif isinstance(node, effects.Sentence):
            self._sentence(node, code, labels)
        elif isinstance(node, effects.Nothing):
            pass
        elif isinstance(node, effects.May):
            self._may(node, code, labels)
        elif isinstance(node, effects.If):
            self._if(node, code, labels)
        elif isinstance(node, effects.To):
            self._to(node, code, labels)
        elif isinstance(node, effects.IfYouDo):
            self._if_you_do(node, code, labels)
        elif isinstance(node, effects.InsteadIf):
            self._instead_if(node, code, labels)
        elif isinstance(node, effects.Cases):
            self.effect(choosing.as_ifs(node), code, labels)
        elif isinstance(node, effects.Again):
            add(code, Code.JUMP, None, 0)
        elif isinstance(node, effects.OneOf):
            self._one_of(node, code, labels)
        elif isinstance(node, effects.EachDoes):
            self._each_does(node, code, labels)
        elif isinstance(node, effects.Repeat):
            slot = labels.scratch()
            start = add(code, Code.TIMES, node, b=slot)
            self.effect(node.effect, code, labels)
            add(code, Code.NEXT_TIME, None, start + 1, slot)
            code[start].a = len(code)
        elif isinstance(node, effects.UnlessPays):
            self._unless_pays(node, code, labels)
        else:
            self._verb(node, code, labels)

    def _seq(self, parts: tuple[Effect, ...], code: list[Op], labels: Labels) -> None:
        done = 0
        while done < len(parts):
            part = parts[done]
            done += 1
            if done < len(parts) and choosing.is_searched_for(part, parts[done]):
                self._search(part, parts[done], code, labels)
                done += 1
            else:
                self.effect(part, code, labels)

    def _search(self, node: Effect, then: Effect, code: list[Op], labels: Labels) -> None:
        """CR 1.4.3.2: who does not search has no "that card", and shuffles for nothing."""
        if isinstance(node, effects.If):
            test = add(code, Code.UNLESS, node.condition)
            self._search(node.then, then, code, labels)
            self._otherwise([test], None, code, labels)
        else:
            assert isinstance(node, effects.May)
            self._may(node, code, labels, then)

    def _sentence(self, node: effects.Sentence, code: list[Op], labels: Labels) -> None:
        # CR 6.7.2.2: if it deals damage, make the choices for it, then compute the amount.
        for part in node.parts:
            if isinstance(part, effects.Deal):
                self._choices(part, code, labels)
                add(code, Code.COMPUTE, part, b=labels.slot(part.label, self.loops > 0))
        # CR 6.7.2.3: carry out the text in written order, making the remaining choices.
        for part in node.parts:
            if isinstance(part, effects.Deal):
                add(code, Code.DO, part, b=labels.slot(part.label, self.loops > 0), a=1)
            else:
                self.effect(part, code, labels)

    def _otherwise(
        self, tests: list[int], other: Effect | None, code: list[Op], labels: Labels
    ) -> None:
        """Where these tests lead when they fail: the other effect, or it is noted as not done."""
        out = add(code, Code.JUMP, None)
        for place in tests:
            code[place].a = len(code)
        if other is not None:
            self.effect(other, code, labels)
        else:
            add(code, Code.NOT_DONE, None)
        code[out].a = len(code)

    def _may(
        self, node: effects.May, code: list[Op], labels: Labels, then: Effect | None = None
    ) -> None:
        """`then`: what follows only if it is done."""
        if isinstance(node.who, Group):
            self._each_does(
                effects.EachDoes(node.who, (effects.May(node.effect, selectors.They()),)),
                code,
                labels,
            )
            return
        self._settle_who(node.who, code)
        who: Who = selectors.They() if choosing.is_asked(node.who) else node.who
        possible = add(code, Code.UNLESS_POSSIBLE, node.effect)
        ask = add(code, Code.ASK_MAY, who)
        self.effect(node.effect, code, labels)
        if then is not None:
            self.effect(then, code, labels)
        self._otherwise([possible, ask], None, code, labels)

    def _if(self, node: effects.If, code: list[Op], labels: Labels) -> None:
        test = add(code, Code.UNLESS, node.condition)
        if (
            isinstance(node.then, effects.IfYouDo)
            and node.then.otherwise == node.otherwise is not None
        ):
            self._if_you_do(node.then, code, labels, 1)
        else:
            self.effect(node.then, code, labels)
        self._otherwise([test], node.otherwise, code, labels)

    def _to(self, node: effects.To, code: list[Op], labels: Labels) -> None:
        # CR 6.1.5.1: [A] must be carried out completely or [B] doesn't happen.
        cost = node.cost
        tests = [add(code, Code.UNLESS_POSSIBLE, cost, b=1)]
        who = choosing.asked_player(cost)
        if who is not None:
            # All or nothing of the player who is chosen.
            self._settle_who(who, code)
            cost = choosing.player_settled(cost)
            tests.append(add(code, Code.UNLESS_POSSIBLE, cost, b=1))
        add(code, Code.BEGIN, None)
        self.effect(cost, code, labels)
        tests.append(add(code, Code.UNLESS_DONE, None))
        self.effect(node.then, code, labels)
        self._otherwise(tests, None, code, labels)

    def _if_you_do(
        self, node: effects.IfYouDo, code: list[Op], labels: Labels, of_if: int = 0
    ) -> None:
        """`of_if`: the "otherwise" is that of an "if", too, and one may read it as only that."""
        add(code, Code.BEGIN, None)
        self.effect(node.first, code, labels)
        done = add(code, Code.UNLESS_DONE, None, b=of_if)
        self.effect(node.then, code, labels)
        self._otherwise([done], node.otherwise, code, labels)

    def _instead_if(self, node: effects.InsteadIf, code: list[Op], labels: Labels) -> None:
        inner = choosing.pushed_in(node)
        if inner is not node:
            self.effect(inner, code, labels)
            return
        # CR 6.5.6: the choices of the text stand; then one or the other is carried out.
        usual = node.effect
        other = choosing.instead_of(node)
        if not isinstance(usual, (effects.Seq, effects.Sentence, effects.EachDoes)):
            self._choices(usual, code, labels)
            usual = choosing.chosen_before(usual)
        test = add(code, Code.UNLESS, node.condition)
        tests = [test]
        if node.may:
            tests.append(add(code, Code.UNLESS_POSSIBLE, other))
            tests.append(add(code, Code.ASK_MAY, selectors.You()))
        self.effect(other, code, labels)
        self._otherwise(tests, usual, code, labels)

    def _one_of(self, node: effects.OneOf, code: list[Op], labels: Labels) -> None:
        if node.all_if is not None:
            # CR 6.1.2: all of them, in printed order.
            test = add(code, Code.UNLESS, node.all_if)
            for mode in node.modes:
                self.effect(mode, code, labels)
            over = add(code, Code.JUMP, None)
            code[test].a = len(code)
            self._one_of(replace(node, all_if=None), code, labels)
            code[over].a = len(code)
            return
        if node.count >= len(node.modes):
            for mode in node.modes:
                self.effect(mode, code, labels)
            return
        self._settle_who(node.who, code)
        ask = add(code, Code.MODE, node)
        places: list[int] = []
        outs: list[int] = []
        for mode in node.modes:
            places.append(len(code))
            self.effect(mode, code, labels)
            outs.append(add(code, Code.JUMP, None))
        code[ask].a = len(code)
        add(code, Code.NOT_DONE, None)
        for out in outs:
            code[out].a = len(code)
        code[ask].places = tuple(places)

    def _each_does(self, node: effects.EachDoes, code: list[Op], labels: Labels) -> None:
        if choosing.is_asked(node.who):
            self._settle_who(node.who, code)
            for part in node.parts:
                self.effect(part, code, labels)
            return
        if isinstance(node.who, selectors.YouAndAnother):
            add(code, Code.CHOOSE_PLAYER, node.who)
        elif isinstance(node.who, selectors.AnyPlayers):
            add(code, Code.CHOOSE_PLAYERS, node.who, b=labels.slot(PLAYERS, False))
        whole = ((effects.Seq(node.parts),),)
        parts = tuple((part,) for part in choosing.in_parts(node.parts))
        if len(parts) == 1:
            self._loop(node, parts, code, labels)
            return
        # CR 6.7.6.1: since 2.3 everyone does part one before anyone does part two.
        branch = add(code, Code.IF_PARTS, None)
        self._loop(node, whole, code, labels)
        out = add(code, Code.JUMP, None)
        code[branch].a = len(code)
        self._loop(node, parts, code, labels)
        code[out].a = len(code)

    def _loop(
        self,
        node: effects.EachDoes,
        rounds: tuple[tuple[Effect, ...], ...],
        code: list[Op],
        labels: Labels,
    ) -> None:
        for round_ in rounds:
            slot = labels.scratch()
            start = add(code, Code.PLAYERS, node.who, b=slot)
            self.loops += 1
            for part in round_:
                self.effect(part, code, labels)
            self.loops -= 1
            add(code, Code.NEXT_PLAYER, None, start + 1, slot)
            code[start].a = len(code)

    def _unless_pays(self, node: effects.UnlessPays, code: list[Op], labels: Labels) -> None:
        self._settle_who(node.who, code)
        if not choosing.is_asked(node.who):
            add(code, Code.THEY, node.who)
        possible = add(code, Code.UNLESS_POSSIBLE, node.cost, b=1)
        ask = add(code, Code.ASK_MAY, selectors.They())
        add(code, Code.BEGIN, None)
        self.effect(node.cost, code, labels)
        done = add(code, Code.UNLESS_DONE, None)
        self._otherwise([possible, ask, done], node.effect, code, labels)

    def _verb(self, node: Effect, code: list[Op], labels: Labels) -> None:
        # CR 6.7.2: "equal to the strength of chosen character": chosen once, before anyone acts.
        for selector in choosing.selectors_in(node):
            self._choice(selector, code, labels)
        who = choosing.who_of(node)
        if who is not None:
            node = choosing.numbers_settled(node)
            if isinstance(who, Group):
                self._each_does(effects.EachDoes(who, (choosing.of_them(node, who),)), code, labels)
                return
            if choosing.is_asked(who):
                self._settle_who(who, code)
                node = choosing.of_them(node, who)
        for selector in choosing.selectors_of(node):
            self._choice(selector, code, labels)
        slot = self._slot(node, labels)
        if choosing.asks_how_much(node):
            add(code, Code.AMOUNT, node, b=slot)
        if isinstance(node, effects.PayInk):
            add(code, Code.PAY, node)
        elif isinstance(node, effects.NameCard):
            add(code, Code.NAME, node, b=labels.slot("name", False))
        elif not isinstance(node, effects.Pick):
            op = add(code, Code.DO, node, b=slot)
            code[op].places = self._places(node, labels)

    def _places(self, node: Effect, labels: Labels) -> tuple[int, ...]:
        """The numbers of the static effects, or of the ability, that a verb brings into force."""
        if isinstance(node, effects.RevealUntil):
            labels.slot(node.found, self.loops > 0)
        parts = node.pieces()
        # What is bound under labels now stays bound in an ability made for later.
        later = [self.ability(part, labels) for part in parts if isinstance(part, Ability)]
        return (*[self.static(e, None) for e in parts if isinstance(e, StaticEffect)], *later)

    def _slot(self, node: Effect, labels: Labels) -> int:
        label = choosing.label_of(node)
        return labels.slot(label, self.loops > 0) if label else NONE

    def _settle_who(self, who: Who, code: list[Op]) -> None:
        if choosing.is_asked(who):
            add(code, Code.CHOOSE_PLAYER, who)

    # --- choices -------------------------------------------------------------------------------

    def _choices(self, node: Effect, code: list[Op], labels: Labels) -> None:
        """Ask for every card the verb lets somebody choose, in written order."""
        for selector in (*choosing.selectors_in(node), *choosing.selectors_of(node)):
            self._choice(selector, code, labels)

    def _choice(self, selector: Selector, code: list[Op], labels: Labels) -> None:
        if isinstance(selector, selectors.Chosen):
            self._settle_who(selector.by, code)
            labels.picked.append(selector.label)
            add(code, Code.CHOOSE, selector, b=labels.slot(selector.label, self.loops > 0))
        elif isinstance(selector, selectors.AtRandom):
            labels.picked.append(selector.label)
            add(code, Code.RANDOM, selector, b=labels.slot(selector.label, self.loops > 0))
        elif isinstance(selector, selectors.Together):
            for part in selector.parts:
                self._choice(part, code, labels)
        elif isinstance(selector, (selectors.Under, selectors.LocationOf)):
            self._choice(selector.of, code, labels)
        elif isinstance(selector, selectors.All) and selector.label:
            add(code, Code.GATHER, selector, b=labels.slot(selector.label, self.loops > 0))
