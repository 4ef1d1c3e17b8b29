"""Scripts → effects: the sentences of a text and how they hang together."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Effect
from tintero.ability.conditions import Both, Did, Either
from tintero.ability.effects import (
    EachDoes,
    If,
    IfYouDo,
    InsteadIf,
    May,
    Nothing,
    Put,
    Repeat,
    Sentence,
    Seq,
    To,
)
from tintero.ability.selectors import Chosen, EachOpponent, OwnerOf, That, They
from tintero.ability.unfinished import EntersExerted, ThenBottom
from tintero.text.lower import (
    bulleted,
    conditions,
    durations,
    paying,
    quantities,
    rules_text,
    sentence_clauses,
)
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.text.signs import LASTING
from tintero.vocab import NONE, Until


def script(tree: Tree, scope: Scope) -> Effect:
    """A whole script: its sentences in written order (CR 6.1.2)."""
    parts: list[Effect] = []
    for piece in tree.trees:
        if piece.label in ("sentence", "standing"):
            add_sentence(piece, scope, parts)
        else:
            bulleted.add_choice(piece, scope, parts)
    return whole(parts)


def whole(parts: list[Effect]) -> Effect:
    """The sentences as one effect; "choose any number of players" is in what they then do."""
    parts = [part for part in parts if not isinstance(part, Nothing)] or parts
    return parts[0] if len(parts) == 1 else Seq(tuple(parts))


def add_sentence(tree: Tree, scope: Scope, parts: list[Effect]) -> None:
    """Lower a sentence and join it to what came before."""
    scope.last = parts[-1] if parts else None
    conn = tree.first("conn")
    if conn is not None and conn.has("otherwise"):
        add_otherwise(tree, scope, parts)
        return
    if rules_text.amends(tree, parts):
        return
    tests: list[Tree] = [pre for pre in tree.trees if pre.label == "p_if"]
    if any(conditions.is_if_you_do(cond) for pre in tests for cond in conds_of(pre)):
        add_if_you_do(tree, scope, parts)
    elif tests and says_instead(tree):
        add_instead(tree, scope, parts)
    elif says_instead(tree) and not scope.replacing and not says_next_time(tree):
        raise CannotLower(tree, "lower-instead-of-what")
    else:
        parts.append(body_of(tree, scope, tree.trees))
    bulleted.merge(parts)


def conds_of(pre: Tree) -> list[Tree]:
    holder = pre.first("ifcond") or pre
    return holder.one("conds").trees


def add_otherwise(tree: Tree, scope: Scope, parts: list[Effect]) -> None:
    effect = body_of(tree, scope, tree.trees)
    last = parts.pop() if parts else None
    joined = otherwise(last, effect)
    if joined is None:
        raise CannotLower(tree, "lower-nothing-this-is-otherwise-to")
    parts.append(joined)


def otherwise(last: Effect | None, effect: Effect) -> Effect | None:
    """CR 6.1.4, note: what stands under "otherwise" also happens after declining."""
    if isinstance(last, If) and last.otherwise is None:
        then = last.then
        if isinstance(then, May) or one_may(then):
            then = IfYouDo(then, Nothing(), effect)
        return If(last.condition, then, picking_too(then, effect))
    if isinstance(last, IfYouDo) and last.otherwise is None:
        if isinstance(last.then, May):
            return IfYouDo(last.first, IfYouDo(last.then, Nothing(), effect))
        inner = otherwise(last.then, effect) if isinstance(last.then, If) else None
        return replace(last, then=inner) if inner is not None else replace(last, otherwise=effect)
    if isinstance(last, EachDoes) and isinstance(last.parts[-1], If):
        one = otherwise(last.parts[-1], bulleted.for_one(effect, last.who))
        return None if one is None else replace(last, parts=(*last.parts[:-1], one))
    if isinstance(last, (May, EachDoes)):
        return IfYouDo(last, Nothing(), effect)
    return None


def one_may(effect: Effect) -> bool:
    """ "They may …" of one player, the owner of a card mentioned before."""
    if not isinstance(effect, EachDoes) or not isinstance(effect.who, OwnerOf):
        return False
    return isinstance(effect.parts[-1], May)


def picking_too(then: Effect, effect: Effect) -> Effect:
    """ "If …, return an item card from your discard to your hand. Otherwise, put it on the top of
    your deck": the same pick, made in either case."""
    if not isinstance(then, Put) or not isinstance(then.what, Chosen):
        return effect
    if isinstance(effect, Put) and effect.what == That(then.what.label):
        return replace(effect, what=then.what)
    return effect


def add_if_you_do(tree: Tree, scope: Scope, parts: list[Effect]) -> None:
    """CR 6.1.5.1 "[A]. If you do, [B]"."""
    if not parts:
        raise CannotLower(tree, "lower-nothing-to-do-before")
    others: list[Condition] = []
    negative = False
    for pre in tree.all("p_if"):
        for cond in conds_of(pre):
            kind = conditions.is_if_you_do(cond)
            if not kind:
                others.append(conditions.condition(cond, scope))
            elif kind < 0:
                negative = True
    first = parts.pop()
    permitted = paying.followed(first, tree)
    if permitted is not None:
        parts.append(permitted)
        return
    effect = body_of(tree, scope, [pre for pre in tree.trees if pre.label != "p_if"])
    if any(piece.label == "k_either" for pre in tree.all("p_if") for piece in walk(pre)):
        # "If you do either": one of the two things that might be done before.
        done = tuple(Did(label) for label in labels_in(first))
        parts.extend((first, If(Either(done), effect)))
        return
    if isinstance(effect, (EntersExerted, ThenBottom)):
        joined = sentence_clauses.played_so(first, effect)
        if joined is None or others or negative:
            raise CannotLower(tree, "lower-nothing-is-played-before")
        parts.append(joined)
        return
    if others:
        effect = If(others[0] if len(others) == 1 else Both(tuple(others)), effect)
    parts.append(IfYouDo(first, Nothing(), effect) if negative else IfYouDo(first, effect))


def labels_in(effect: Effect) -> list[str]:
    """The labels of the instructions that somebody may carry out."""
    if isinstance(effect, (May, If)):
        return labels_in(effect.effect if isinstance(effect, May) else effect.then)
    if isinstance(effect, (Sentence, Seq)):
        return [label for part in effect.parts for label in labels_in(part)]
    label = getattr(effect, "label", "")
    return [label] if label else []


def says_instead(tree: Tree) -> bool:
    return any(piece.label == "k_instead" for piece in walk(tree))


def says_next_time(tree: Tree) -> bool:
    """ "The next time …, … instead" says itself what it replaces."""
    return any(piece.label == "b_replacement_nth" for piece in walk(tree))


def walk(tree: Tree) -> list[Tree]:
    found = [tree]
    for kid in tree.trees:
        found.extend(walk(kid))
    return found


def add_instead(tree: Tree, scope: Scope, parts: list[Effect]) -> None:
    """CR 6.5.6: "A. If …, B instead" is a self-replacement of A."""
    if not parts:
        raise CannotLower(tree, "lower-nothing-to-replace")
    tests = [
        conditions.all_of((pre.first("ifcond") or pre).one("conds"), scope)
        for pre in tree.all("p_if")
    ]
    condition = tests[0] if len(tests) == 1 else Both(tuple(tests))
    first = parts.pop()
    scope.last, scope.replacing = replaceable(first), True
    effect = body_of(tree, scope, [pre for pre in tree.trees if pre.label != "p_if"])
    scope.replacing = False
    parts.append(instead(first, condition, effect))


def replaceable(effect: Effect) -> Effect:
    if isinstance(effect, May):
        return replaceable(effect.effect)
    return replaceable(effect.then) if isinstance(effect, (If, To)) else effect


def instead(first: Effect, condition: Condition, effect: Effect) -> Effect:
    if isinstance(first, May):
        if isinstance(effect, May):
            return May(InsteadIf(first.effect, condition, effect.effect, may=True))
        return May(instead(first.effect, condition, effect))
    if isinstance(first, If) and first.otherwise is None:
        return If(first.condition, instead(first.then, condition, effect))
    if isinstance(first, To):
        return To(first.cost, instead(first.then, condition, effect))
    if isinstance(effect, May):
        return InsteadIf(first, condition, effect.effect, may=True)
    return InsteadIf(first, condition, part_replaced(first, effect))


def part_replaced(first: Effect, effect: Effect) -> Effect:
    """ "Look at 2 cards, then … look at 5 instead": the rest of the sentence stays."""
    if isinstance(first, (Sentence, Seq)) and type(first.parts[0]) is type(effect):
        return replace(first, parts=(effect, *first.parts[1:]))
    return effect


# --- one sentence -----------------------------------------------------------------------------


def body_of(tree: Tree, scope: Scope, pieces: list[Tree]) -> Effect:
    """The body of a sentence inside what stands before it."""
    tests: list[Condition] = []
    until = NONE
    per: Tree | None = None
    for label in ("p_foreach", "p_dur"):
        if sum(pre.label == label for pre in pieces) > 1:
            raise CannotLower(tree, "lower-this-is-said-twice")
    for pre in pieces:
        if pre.label == "p_while":
            if pre.words.startswith(("while this item is in play", "while this location is in")):
                until = Until.WHILE_IN_PLAY
                continue
            raise CannotLower(pre, "lower-while-inside-a-script")
        if pre.label == "p_if":
            holder = pre.first("ifcond") or pre
            tests.append(conditions.all_of(holder.one("conds"), scope))
        elif pre.label == "p_foreach":
            per = pre.one("foreach")
        elif pre.label == "p_dur":
            until = durations.until(pre.one("durpre"))
        elif pre.label in ("p_window", "p_limit"):
            raise CannotLower(pre, "lower-a-window-inside-a-script")
    if per is not None and per.words == "for each opposing player":
        they, scope.they, scope.who = scope.they, They(), EachOpponent()
        effect: Effect = EachDoes(EachOpponent(), (body(tree.trees[-1], scope, until),))
        scope.they = they
    else:
        times = quantities.for_each(per, scope) if per is not None else None
        effect = body(tree.trees[-1], scope, until)
        if times is not None:
            effect = sentence_clauses.multiplied(effect, times) or Repeat(times, effect)
    if until != NONE and not any(isinstance(node, LASTING) for node in effect.walk()):
        raise CannotLower(tree, "lower-nothing-here-lasts")
    for condition in reversed(tests):
        effect = If(condition, effect)
    if scope.asked is not None:
        effect = EachDoes(scope.asked, (effect,))
        scope.asked = None
    return effect


def body(tree: Tree, scope: Scope, until: int = NONE) -> Effect:
    if tree.label == "body":
        (tree,) = tree.trees
    if tree.label == "b_clauses":
        effect = sentence_clauses.clauses(tree.one("clauses"), scope, until)
        unless = tree.first("u_cond", "u_pay")
        return effect if unless is None else bulleted.unless(unless, effect, scope)
    return bulleted.special(tree, scope, until)
