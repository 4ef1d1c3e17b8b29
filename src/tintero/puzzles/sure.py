"""What a player can do for sure in a turn: every line of it, whatever is hidden.

An exhaustive search with take and rollback. Where others decide, all their answers count. A branch
in which chance is used, or the player learns a card, is cut: what is left holds whatever lies
hidden. A position that is reached again, by the same steps in another order, is not searched again.

A *plan* is the steps of a line without their order, equal cards being one; `wins` are the plans
that win and from which no step can be left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tintero.events import Event
from tintero.game import Game
from tintero.rules import apply
from tintero.state.objects import Card, Option
from tintero.state.state import L, S, State
from tintero.vocab import NONE, Act, Ask, Zone

NODES: Final = 40_000
PLANS: Final = 60  # plans of one position that are told apart
DEPTH: Final = 60

Plan = tuple[int, ...]
Plans = tuple[Plan, ...]
Token = tuple[int, ...]
# Whatever is done in which order, and that nothing is done: no steps of their own.
ORDERS: Final = (Ask.BAG, Ask.ORDER, Ask.REPLACEMENT)
NOT_DOING: Final = (Act.DONE, Act.NO, Act.END)


class TooLarge(Exception):
    """More positions than are searched."""


class Walk:
    """The positions of a turn, seen from one seat; `classes` says which cards were equal."""

    UNTRIED: tuple[int, ...] = (Act.END, Act.CONCEDE)

    def __init__(self, game: Game, seat: int, nodes: int = NODES) -> None:
        self.state: State = game.state
        self.seat = seat
        self.left = nodes
        self.nodes = nodes
        self.classes = classes_of(self.state)
        self.tokens: dict[Token, int] = {}
        self.names: list[Token] = []
        self.told = told_in(self.state.log)  # what has happened in this turn, as a number
        self.known_plans: dict[Key, Plans] = {}

    def options(self) -> list[Option]:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        return list(apply.options(self.state))

    def take(self, option: Option) -> bool:
        """Do it; whether it is sure: nothing was left to chance, nothing hidden was seen."""
        s = self.state
        top, before, turn = s.mark(), len(s.log), s.turn
        s.fresh = []
        d = s.decision
        assert d is not None
        apply.take(s, d.player, option)
        self.told = self.told + told_in(s.log[before:]) if s.turn == turn else told_in(s.log)
        return not s.learnt_since(top, self.seat)

    def mark(self) -> tuple[int, int]:
        return self.state.mark(), self.told

    def back(self, mark: tuple[int, int]) -> None:
        self.state.rollback(mark[0])
        self.told = mark[1]

    def token(self, option: Option, ask: int) -> int:
        """The step by its number; NONE where it is none."""
        if ask in ORDERS or option.act in NOT_DOING:
            return NONE
        of = self.classes
        if option.act <= Act.MOVE or option.act == Act.CHOOSE:
            a = of[option.a] if option.a >= 0 else NONE
            b = of[option.b] if option.act in (Act.CHALLENGE, Act.MOVE) else option.b
            c = option.c if option.act <= Act.USE else NONE
            found = (option.act, a, b, c, *sorted(of[card] for card in option.cards))
        else:
            found = (option.act, option.a, option.b)
        number = self.tokens.get(found)
        if number is None:
            number = self.tokens[found] = len(self.names)
            self.names.append(found)
        return number

    def after_turn(self) -> Plans:
        """What the end of the turn comes to: no plan, or the plan of nothing more to do."""
        return ()

    def plans(self, depth: int = 0) -> Plans:
        """The least plans by which the task is done for sure."""
        s, seat = self.state, self.seat
        d = s.decision
        if d is None:
            return ((),) if s.scalars[S.WINNER] == seat else ()
        if s.active != seat:
            return self.after_turn()
        if depth > DEPTH or d.ask == Ask.NAME:
            return ()
        key = position_key(s, self.told) if d.ask == Ask.TURN_ACTION else None
        if key is not None and key in self.known_plans:
            return self.known_plans[key]
        found: list[Plans] = []
        for option in self.options():
            if option.act in self.UNTRIED:
                continue
            mark = self.mark()
            plans = self.plans(depth + 1) if self.take(option) else ()
            self.back(mark)
            if d.player == seat:
                step = self.token(option, d.ask)
                plans = plans if step == NONE else tuple(with_step(p, step) for p in plans)
            found.append(plans)
        best = either(found) if d.player == seat else both(found)
        if key is not None:
            self.known_plans[key] = best
        return best


class SureTurn(Walk):
    """What the seat whose turn it is can reach before it ends: a plan wins in it."""

    def __init__(self, game: Game, seat: int, nodes: int = NODES) -> None:
        super().__init__(game, seat, nodes)
        self.known_lore: dict[Key, int] = {}

    def most_lore(self, depth: int = 0) -> int:
        """The most lore that is sure."""
        s, seat = self.state, self.seat
        here = int(s.players[seat].lore)
        d = s.decision
        if d is None:
            return here if s.scalars[S.WINNER] in (NONE, seat) else 0
        key = position_key(s, self.told) if d.ask == Ask.TURN_ACTION else None
        if key is not None and key in self.known_lore:
            return self.known_lore[key]
        if s.active != seat or depth > DEPTH or d.ask == Ask.NAME:
            return here
        mine = d.player == seat
        values = [here] if mine else []
        for option in self.options():
            if option.act in (Act.END, Act.CONCEDE):
                continue
            mark = self.mark()
            values.append(self.most_lore(depth + 1) if self.take(option) else 0)
            self.back(mark)
        best = max(values) if mine else min(values, default=here)
        if key is not None:
            self.known_lore[key] = best
        return best


# --- plans ----------------------------------------------------------------------------------------


def with_step(plan: Plan, step: int) -> Plan:
    return tuple(sorted((*plan, step)))


def within(small: Plan, large: Plan) -> bool:
    """Whether all steps of one stand in the other, as often.

    >>> within((1, 2), (1, 2, 2)), within((2, 2), (1, 2, 3))
    (True, False)
    """
    rest = list(large)
    for step in small:
        if step not in rest:
            return False
        rest.remove(step)
    return True


def least(plans: Iterable[Plan]) -> Plans:
    """Those of which no other is a part.

    >>> least([(1, 2, 3), (1, 3), (2, 4), (1, 3)])
    ((1, 3), (2, 4))
    """
    kept: list[Plan] = []
    for plan in sorted(set(plans), key=lambda one: (len(one), one)):
        if not any(within(other, plan) for other in kept):
            kept.append(plan)
    if len(kept) > PLANS:
        raise TooLarge
    return tuple(kept)


def either(found: list[Plans]) -> Plans:
    """Where the player chooses."""
    return least(plan for plans in found for plan in plans)


def both(found: list[Plans]) -> Plans:
    """Where others choose: whatever it is, a plan must have the steps for it."""
    if not found or not all(found):
        return ()
    joined: Plans = found[0]
    for plans in found[1:]:
        joined = least(union(a, b) for a in joined for b in plans)
    return joined


def union(a: Plan, b: Plan) -> Plan:
    """
    >>> union((1, 2, 2), (2, 3))
    (1, 2, 2, 3)
    """
    extra = list(b)
    for step in a:
        if step in extra:
            extra.remove(step)
    return tuple(sorted((*a, *extra)))


# --- positions ------------------------------------------------------------------------------------

Key = tuple[object, ...]


def look_of(s: State, card: Card) -> tuple[object, ...]:
    """What a card in play is like now."""
    return (
        card.exerted, card.damage, card.drying, card.at, card.paid, card.faceup, card.temporary,
        tuple(s.under(card.id)),
    )  # fmt: skip


def told_in(events: Sequence[Event]) -> int:
    """A number for these events, without their order."""
    return sum(hash((e.kind, e.player, e.card, e.other, e.amount, e.source)) for e in events)


def position_key(s: State, told: int) -> Key:
    """Where a turn stands, at a turn action: equal keys, equal futures. `told` is what has happened
    in the turn, for abilities that ask about it."""
    cards = s.cards
    parts: list[object] = [told, s.turn]
    for p in s.players:
        zone = s.zone(p.id, Zone.INKWELL)
        parts.append((p.lore, p.drops, p.inked, p.quested, p.challenged, p.moved))
        parts.append((tuple(s.zone(p.id, Zone.DECK)), tuple(sorted(zone))))
        parts.append(sum(1 for i in zone if cards[i].exerted))
        parts.append(tuple(sorted(s.zone(p.id, Zone.HAND))))
        parts.append(tuple(sorted(s.zone(p.id, Zone.DISCARD))))
        for i in sorted(s.zone(p.id, Zone.PLAY)):
            parts.append(i)
            parts.append(look_of(s, cards[i]))
    parts.append(tuple(sorted(s.extra(L.USES))))
    parts.append(tuple(sorted(s.extra(L.DEFERRED))))
    parts.append(
        frozenset(
            (a.index, a.static, a.source, a.until, a.turn, a.targets, a.amount)
            for a in s.actives
            if a.until != NONE
        )
    )
    return tuple(parts)


def classes_of(s: State) -> list[int]:
    """By card: a number that equal cards share; what is equal is done with either."""
    seen: dict[object, int] = {}
    found = []
    for card in s.cards:
        if card.zone == Zone.DECK:
            like: object = (int(card.owner), "deck")
        elif card.zone == Zone.PLAY:
            under = tuple(int(s.cards[i].index) for i in s.under(card.id))
            like = (int(card.owner), int(card.zone), int(card.index), *look_of(s, card)[:-1], under)
            lasting = tuple(sorted(int(a.id) for a in s.actives if card.ref() in a.targets))
            like = (like, lasting)
        else:
            like = (int(card.owner), int(card.zone), int(card.index), int(card.exerted))
        found.append(seen.setdefault(like, len(seen)))
    return found
