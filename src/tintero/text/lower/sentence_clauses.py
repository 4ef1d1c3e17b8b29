"""The clauses of one sentence: who does what, "and", "then", "may", "[A] to [B]"."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
from tintero.ability.base import Effect, Node, Quantity, Selector, StaticEffect, Who
from tintero.ability.effects import (
    Apply,
    Draw,
    EachDoes,
    GainLore,
    GetDrops,
    LoseLore,
    May,
    OneOf,
    Play,
    Put,
    Reveal,
    Rule,
    Sentence,
    To,
)
from tintero.ability.selectors import All, Candidate, Chosen, That, They, Together, You
from tintero.ability.statics import Can, Cant, Gain, Instead, Modify, MustAct
from tintero.ability.unfinished import EntersExerted, ThenBottom
from tintero.text.lower import (
    conditions,
    durations,
    paying,
    players,
    quantities,
    selectors,
    statics,
)
from tintero.text.lower.registry import STANDING, TRAITS, VERBS
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, Act, Deny, Keyword, Until

# Effects that name their player themselves.
Speaking = (Draw, GainLore, LoseLore, GetDrops)


class Piece:
    """One clause: who does it, whether they may, and what."""

    def __init__(self, who: Who, may: bool, effect: Effect, own: bool = False) -> None:
        self.who = who
        self.may = may
        self.effect = effect
        self.own = own  # it names its doer


def clauses(tree: Tree, scope: Scope, until: int = NONE) -> Effect:
    """The clauses of one sentence."""
    pieces: list[Piece] = []
    either = False
    who: Who = You()
    known = list(scope.things)
    for kid in tree.trees:
        if kid.label == "sep":
            if kid.words == "or":
                # What one way mentions the other does not know.
                either, scope.things = True, list(known)
            continue
        (inner,) = kid.trees if kid.label == "clause" else (kid,)
        if inner.label == "cclause":
            effect = character_clause(inner, scope, until)
            if (not pieces and isinstance(effect, EntersExerted)) or not absorb(
                pieces, inner, effect
            ):
                pieces.append(Piece(who, False, effect))
            continue
        piece = player_clause(inner, scope, who, until)
        who = piece.who
        if pieces and absorb(pieces, inner, piece.effect):
            continue
        if inner.label == "paying" and pieces and not piece.own and isinstance(piece.effect, To):
            # "exert this and deal 1 damage to it to …": all that stands before is the cost.
            before = pieces.pop()
            paid = flat([before.effect, piece.effect.cost])
            piece = Piece(before.who, before.may, To(in_sentence(paid), piece.effect.then), True)
        pieces.append(piece)
    if either:
        return modes(tree, pieces)
    return join(pieces)


def modes(tree: Tree, pieces: list[Piece]) -> Effect:
    """CR 6.1.5.2 "A or B" in one sentence."""
    if len(pieces) != 2 or pieces[1].may:
        raise CannotLower(tree, "lower-or-between-clauses")
    who = pieces[0].who
    effects = tuple(piece.effect for piece in pieces)
    if isinstance(who, You):
        both: Effect = OneOf(effects, inline=True)
        return May(both) if pieces[0].may else both
    both = OneOf(effects, They(), inline=True)
    return EachDoes(who, (May(both, They()) if pieces[0].may else both,))


def flat(parts: list[Effect]) -> list[Effect]:
    found: list[Effect] = []
    for part in parts:
        found.extend(part.parts if isinstance(part, Sentence) else (part,))
    return found


def absorb(pieces: list[Piece], clause: Tree, effect: Effect) -> bool:
    """ "play that character for free and they enter play exerted" is one instruction."""
    if not isinstance(effect, (EntersExerted, ThenBottom)):
        return False
    joined = played_so(pieces[-1].effect, effect) if pieces else None
    if joined is None:
        raise CannotLower(clause, "lower-nothing-is-played-before")
    pieces[-1].effect = joined
    return True


def played_so(before: Effect, how: Effect) -> Effect | None:
    """The play before with what is said of it: exerted, or where the action goes."""
    if isinstance(before, Play):
        if isinstance(how, EntersExerted):
            return replace(before, exerted=True)
        return replace(before, then_bottom=True)
    if isinstance(before, To):
        then = played_so(before.then, how)
        return None if then is None else To(before.cost, then)
    if isinstance(before, May):
        inner = played_so(before.effect, how)
        return None if inner is None else replace(before, effect=inner)
    return None


def join(pieces: list[Piece]) -> Effect:
    """CR 6.1.4: a "may" covers the rest of its sentence."""
    for i, piece in enumerate(pieces):
        if piece.may:
            # CR 6.1.4.2: a second "may" is a decision of its own.
            own = next((k for k in range(i + 1, len(pieces)) if pieces[k].may), len(pieces))
            rest = join([Piece(piece.who, False, piece.effect), *pieces[i + 1 : own]])
            before = [*grouped(pieces[:i]), may(piece.who, rest)]
            return in_sentence(before if own == len(pieces) else [*before, join(pieces[own:])])
    return in_sentence(grouped(pieces))


def may(who: Who, effect: Effect) -> Effect:
    if isinstance(who, You):
        return May(effect)
    if isinstance(effect, EachDoes) and effect.who == who:
        return EachDoes(who, (May(in_sentence(list(effect.parts)), They()),))
    if isinstance(effect, Speaking) and effect.who == who:
        return EachDoes(who, (May(replace(effect, who=They()), They()),))
    return May(effect, who)


def in_sentence(parts: list[Effect]) -> Effect:
    parts = shown(parts)
    return parts[0] if len(parts) == 1 else Sentence(tuple(parts))


def shown(parts: list[Effect]) -> list[Effect]:
    """ "reveal a song card and put it into your hand": one pick that is shown."""
    found: list[Effect] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(last, Reveal) and isinstance(part, (Put, Play)):
            picked = shown_pick(last.what, part.what)
            if picked is not None:
                found[-1] = replace(part, what=picked)
                continue
        found.append(part)
    return found


def shown_pick(what: Selector, meant: Selector) -> Selector | None:
    if isinstance(what, Chosen) and meant == That(what.label):
        return replace(what, reveal=True)
    if isinstance(what, Together) and isinstance(meant, That):
        labels = [part.label for part in what.parts if isinstance(part, Chosen)]
        if len(labels) == len(what.parts) and meant.label in labels:
            return Together(
                tuple(replace(part, reveal=True) for part in what.parts if isinstance(part, Chosen))
            )
    return None


def grouped(pieces: list[Piece]) -> list[Effect]:
    """What the same players do one after the other is one `EachDoes`."""
    found: list[Effect] = []
    i = 0
    while i < len(pieces):
        who = pieces[i].who
        same = [pieces[i].effect]
        while i + len(same) < len(pieces) and pieces[i + len(same)].who == who:
            same.append(pieces[i + len(same)].effect)
        i += len(same)
        found.extend(same if isinstance(who, (You, They)) else [together(who, same)])
    return found


def together(who: Who, parts: list[Effect]) -> Effect:
    if len(parts) == 1:
        only = parts[0]
        if isinstance(only, Speaking) and only.who == They() and not speaks_of_they(only.count):
            return replace(only, who=who)
        if isinstance(only, EachDoes):
            return only
        if isinstance(only, Rule) and paying.names_players(only):
            return only
    return EachDoes(who, tuple(shown(parts)))


def speaks_of_they(count: Quantity | int) -> bool:
    """Whether the number depends on the player at work."""
    return isinstance(count, Node) and "They()" in repr(count)


# --- what players do ------------------------------------------------------------------------------


def player_clause(tree: Tree, scope: Scope, before: Who, until: int) -> Piece:
    """A `pclause` or `paying`: doer, verb, and what is paid for."""
    who, allowed = before, False
    doer = tree.first("doer")
    if doer is not None:
        allowed = doer.first("k_may", "k_canmay") is not None
        named = doer.first("psubjx")
        who = You() if named is None else players.player(named, scope)
    they = scope.they
    if not isinstance(who, You):
        scope.they = They()
        scope.who = who
    actor: Who = You() if isinstance(who, You) else They()
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    effect = introducing(pvp, scope, actor, until)
    if isinstance(effect, Rule):
        allowed = False  # a permission: nobody is asked now
    paid = tree.first("topay")
    if paid is not None:
        effect = To(effect, in_sentence(paid_for(paid, scope, actor, until)))
    scope.they = they
    return Piece(who, allowed, effect, doer is not None)


def paid_for(tree: Tree, scope: Scope, actor: Who, until: int) -> list[Effect]:
    parts: list[Effect] = []
    for kid in tree.trees:
        if kid.label.startswith("v_"):
            parts.append(introducing(kid, scope, actor, until))
        elif kid.label == "cclause":
            effect = character_clause(kid, scope, until)
            piece = [Piece(actor, False, parts[-1])] if parts else []
            if absorb(piece, kid, effect):
                parts[-1] = piece[0].effect
            else:
                parts.append(effect)
    return parts


def introducing(pvp: Tree, scope: Scope, actor: Who, until: int) -> Effect:
    """A verb phrase that may name players by the way: "the top card of chosen player's deck"."""
    scope.introduced = None
    effect = instruction(pvp, scope, actor, until)
    if scope.introduced is not None and isinstance(actor, You):
        effect = EachDoes(scope.introduced, (effect,))
        scope.who = scope.introduced
    return effect


def instruction(pvp: Tree, scope: Scope, actor: Who, until: int = NONE) -> Effect:
    """One verb phrase of a player."""
    if pvp.label in VERBS and not (until != NONE and pvp.label in STANDING):
        return VERBS[pvp.label](pvp, scope, actor)
    if pvp.label in STANDING:
        effects = STANDING[pvp.label](pvp, scope, actor)
        return Rule(effects, lasting(pvp, until))
    raise CannotLower(pvp, "lower-no-meaning", label=pvp.label)


def lasting(tree: Tree, until: int) -> int:
    own = durations.durations(tree)
    if own != NONE:
        return own
    return until if until != NONE else Until.END_OF_TURN


def multiplied(effect: Effect, times: Quantity | int) -> Effect | None:
    """ "For each X, A": the number of A times that; None when A has no number of its own."""
    if isinstance(effect, (*Speaking,)) and isinstance(effect.count, int):
        return replace(effect, count=quantities.times(effect.count, times))
    if isinstance(effect, Rule):
        return None
    if isinstance(effect, Apply) and all(isinstance(e, Modify) for e in effect.effects):
        return replace(
            effect, effects=tuple(quantities.multiplied(e, times) for e in effect.effects)
        )
    return None


# --- what happens to cards ----------------------------------------------------------------------


def character_clause(tree: Tree, scope: Scope, until: int = NONE) -> Effect:
    """ "chosen character gets +2 ¤ and gains Rush this turn"."""
    subject = tree.one("target")
    phrases = [kid for kid in tree.trees if kid.label.startswith("x_")]
    if phrases[0].label == "x_enter" and selectors.is_reference(subject):
        return EntersExerted()
    moves = statics.moving(tree, scope)
    if moves is not None:
        return moves
    to = selectors.target(subject, scope)
    effects: list[StaticEffect] = []
    for phrase in phrases:
        if phrase.label not in TRAITS:
            raise CannotLower(phrase, "lower-no-meaning", label=phrase.label)
        own = durations.durations(phrase)
        until = own if own != NONE else until
        effects.extend(TRAITS[phrase.label](phrase, scope, to))
        for conds in durations.conditions_of(phrase):
            effects = [conditional(effect, conds, scope) for effect in effects]
    for phrase in phrases:
        until = max(until, ready_at(phrase))
    if until == NONE and scope.replacing and isinstance(scope.last, Apply):
        until = scope.last.until  # "they get +3 ¤ instead": for as long
    # CR 6.1.13: without a duration it lasts as long as its object stays in play.
    return applied(adventurous(effects), to, until if until != NONE else Until.FOREVER)


def adventurous(effects: list[StaticEffect]) -> tuple[StaticEffect, ...]:
    """CR 8.16.1: "can't challenge and must quest if able" is what Adventurous says.

    The five cards printed before the keyword was named have it by errata.
    """
    words = (Cant(Deny.CHALLENGE), MustAct(Act.QUEST))
    return (Gain(Has(Keyword.ADVENTUROUS)),) if tuple(effects) == words else tuple(effects)


def conditional(effect: StaticEffect, conds: Tree, scope: Scope) -> StaticEffect:
    """ "+3 ¤ while challenging a location": read for each card."""
    if not isinstance(effect, (Modify, Cant, Instead)):
        raise CannotLower(conds, "lower-a-condition-on-this")
    things = list(scope.things)
    scope.mention(Candidate(), (), False, Origin.PICKED)
    test = conditions.about_candidate(conds, scope)
    scope.things = things
    return replace(effect, if_=test)


def ready_at(phrase: Tree) -> int:
    """ "can't ready at the start of their next turn" lasts until then."""
    restr = phrase.first("r_ready")
    return Until.THEIR_NEXT_TURN if restr is not None and restr.first("readyat") else NONE


def applied(effects: tuple[StaticEffect, ...], to: Selector, until: int) -> Effect:
    """CR 6.4.2.1: a rule about a group covers later arrivals; CR 6.4.2.2: what is handed to
    characters stays with those there are now."""
    rules = tuple(effect for effect in effects if isinstance(effect, (Cant, Can)))
    if isinstance(to, All) and len(rules) == len(effects):
        group = All(to.filter)
        return Rule(tuple(replace(rule, to=group) for rule in rules), until)
    return Apply(effects, to, until)
