"""What stands before standing text: "During your turn, while …, for each …,"."""

from __future__ import annotations

from tintero.ability.base import Condition, Quantity
from tintero.ability.conditions import Both, Have, InChallenge, YourTurn
from tintero.ability.filters import Filter
from tintero.ability.selectors import This
from tintero.text.lower import conditions, quantities
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import CardType, Owner


class Before:
    """What stands before the body of a standing sentence."""

    def __init__(self, sentence: Tree, scope: Scope) -> None:
        self.tests: list[Condition] = []
        self.each: Quantity | int | None = None
        self.challenge = False  # "during challenges"
        self.challenged: Tree | None = None  # "while being challenged", said of the subject
        self.who: Filter | None = None  # the characters of "while you have 2 characters here"
        self.some: Filter | None = None  # "while one of your characters is at a location"
        self.once = False
        self.each_turn = False
        for pre in sentence.trees[:-1]:
            self.read(pre, scope)
        self.turn = any("this turn" in pre.words for pre in sentence.all("p_if", "p_while"))

    def read(self, pre: Tree, scope: Scope) -> None:
        if pre.label in ("p_if", "p_while"):
            conds = (pre.first("ifcond") or pre).one("conds")
            if [kid.label for kid in conds.trees] in (["q_being_challenged"], ["q_challenging"]):
                self.challenged = conds
            else:
                test = conditions.all_of(conds, scope)
                self.tests.append(test)
                if isinstance(test, Have) and CardType.CHARACTER in test.filter.types:
                    self.who = test.filter
                    self.some = test.filter if test == Have(test.filter) else None
        elif pre.label == "p_window":
            if pre.words == "during challenge ,":
                self.challenge = True
            else:
                self.tests.append(during(pre.one("window")))
        elif pre.label == "p_foreach":
            self.each = quantities.for_each(pre.one("foreach"), scope)
        elif pre.label == "p_limit" and pre.words == "once during your turn ,":
            self.once = True
        elif pre.label == "p_dur" and pre.words == "each turn ,":
            self.each_turn = True
        else:
            raise CannotLower(pre, "lower-no-meaning-before-standing-text")


def during(window: Tree) -> Condition:
    words = window.words
    if "your turn" in words:
        return YourTurn()
    if "opponent" in words:
        return YourTurn(Owner.OPPOSING)
    return InChallenge(This())


def both(parts: list[Condition]) -> Condition | None:
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else Both(tuple(parts))
