"""Instructions that join others: the code is made by the compiler, here is what is possible."""

from __future__ import annotations

from typing import final

import tintero.rules.choices as choices
import tintero.rules.conditions as conditions
import tintero.rules.payable as payable
from tintero.ability.effects import EachDoes, If, IfYouDo, InsteadIf, May, OneOf, Sentence, Seq, To
from tintero.rules.context import Context, speaking_of
from tintero.rules.effects.verb import Ids, Verb
from tintero.state.state import State


@final
class SeqVerb(Verb[Seq]):
    def possible(self, s: State, e: Seq, x: Context, whole: bool, barred: Ids) -> bool:
        if whole:
            return payable.payable(s, e.parts, x, barred)
        return any(payable.possible(s, part, x, False) for part in e.parts)


@final
class SentenceVerb(Verb[Sentence]):
    def possible(self, s: State, e: Sentence, x: Context, whole: bool, barred: Ids) -> bool:
        return payable.possible(s, Seq(e.parts), x, whole, barred)


@final
class MayVerb(Verb[May]):
    def possible(self, s: State, e: May, x: Context, whole: bool, barred: Ids) -> bool:
        return payable.possible(s, e.effect, x, whole, barred)


@final
class IfVerb(Verb[If]):
    def possible(self, s: State, e: If, x: Context, whole: bool, barred: Ids) -> bool:
        if conditions.holds(s, e.condition, x):
            return payable.possible(s, e.then, x, whole)
        return e.otherwise is not None and payable.possible(s, e.otherwise, x, whole)


@final
class ToVerb(Verb[To]):
    def possible(self, s: State, e: To, x: Context, whole: bool, barred: Ids) -> bool:
        return payable.possible(s, e.cost, x, True, barred)


@final
class IfYouDoVerb(Verb[IfYouDo]):
    def possible(self, s: State, e: IfYouDo, x: Context, whole: bool, barred: Ids) -> bool:
        return payable.possible(s, e.first, x, whole, barred)


@final
class InsteadIfVerb(Verb[InsteadIf]):
    def possible(self, s: State, e: InsteadIf, x: Context, whole: bool, barred: Ids) -> bool:
        if payable.possible(s, e.effect, x, whole, barred):
            return True
        if not conditions.holds(s, e.condition, x):
            return False
        return payable.possible(s, e.instead, x, whole, barred)


@final
class OneOfVerb(Verb[OneOf]):
    def possible(self, s: State, e: OneOf, x: Context, whole: bool, barred: Ids) -> bool:
        return any(payable.possible(s, mode, x, whole) for mode in e.modes)


@final
class EachDoesVerb(Verb[EachDoes]):
    def possible(self, s: State, e: EachDoes, x: Context, whole: bool, barred: Ids) -> bool:
        for p in choices.meant(s, e.who, x):
            if payable.possible(s, e.parts[0], speaking_of(x, p), whole):
                return True
        return False
