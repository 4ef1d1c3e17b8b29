"""The unhappy side: which constructor of the card language met what can go wrong, in which scene.

Every scene is replayed push by push; then its journal is walked backwards, so that each instruction
is seen in the very state in which it began. What is met is told by the state alone, never by the
cards in the scene. What can't be met has a reason in `unhappy.toml`; the rest is open.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from tintero.ability import effects as e
from tintero.ability.base import Condition, Effect, Node, Quantity, Selector, Who
from tintero.ability.choosing import selectors_of
from tintero.ability.conditions import Both, Either, Not
from tintero.ability.filters import Filter
from tintero.ability.quantities import Greatest, Until_
from tintero.ability.selectors import (
    AnyPlayers,
    AtRandom,
    Candidate,
    Chosen,
    ChosenOpponent,
    ChosenPlayer,
    OwnerOf,
    This,
    Together,
    TopOfDeck,
    YouAndAnother,
)
from tintero.events import REF, Event, Kind
from tintero.program.model import Code, Op
from tintero.rules import choices, conditions, derive, payable, quantities, resolve, selectors
from tintero.rules.context import Context, of_frame, speaking_of
from tintero.state.journal import J
from tintero.state.objects import Card, Frame
from tintero.state.state import State
from tintero.vocab import NONE, Deny, Owner, Zone
from tintero_proof.smoke.known import walk
from tintero_proof.trace import (
    JOINTS,
    QUIET,
    own_nodes,
    path_to,
    printed_form,
)

CELLS: Final = (
    "declined",  # somebody was asked and said no, took none, or nothing of it
    "none",  # there was nobody to choose, nothing to count, no player meant
    "state",  # cards were there, all of them in the wrong state; a condition was false
    "fewer",  # there were some, but fewer than asked
    "part",  # of several parts one could be carried out and another could not
    "source",  # its card was no longer there
    "target",  # a card it speaks of had left, moved or was covered
    "prevented",  # something forbade it, or a replacement effect stood before it
    "controller",  # only another player's cards qualified, only another player's event came
    "three",  # with three players or more
    "empty",  # the deck or hand it reads held too little
    "2.1",
    "2.2",
)
ASKING = (Chosen, ChosenPlayer, ChosenOpponent, AnyPlayers, YouAndAnother)
ANY_STATE: Final[dict[str, Any]] = {
    "keyword": NONE, "no_keyword": NONE, "exerted": NONE, "damaged": NONE, "drying": NONE,
    "at_location": NONE, "here": False, "has_under": NONE, "facedown": NONE, "bounds": (),
    "tests": (), "any_of": (),
}  # fmt: skip
WORDLESS = (*QUIET, J.LOGGED)
Met = set[tuple[str, str]]  # constructor, cell


class Facts:
    """What one op stands for: its own nodes, the verb it chooses for, and the joints around it."""

    def __init__(self, root: Node, name: str, op: Op) -> None:
        self.op = op
        self.name = name  # of the ability
        node = op.node
        path: list[Node] = []
        if node is not None and (isinstance(node, OwnerOf) or not isinstance(node, Who)):
            found = path_to(root, node)
            if found is None:
                printed = printed_form(root, node)
                found = path_to(root, printed) if printed is not None else None
                node = printed if printed is not None and op.code in (Code.DO, Code.PAY) else node
            path = found or []
        self.own = own_nodes(node) if node is not None else []
        if op.code == Code.JUMP and op.a == 0:
            self.own = [e.Again()]
        self.wider = [n for n in path if isinstance(n, (Quantity, Together))]  # what is chosen for
        self.joints = [n for n in path if isinstance(n, JOINTS)]
        verbs = [n for n in path if isinstance(n, Effect) and not isinstance(n, JOINTS)]
        self.verb: Effect | None = verbs[-1] if verbs else None

    def around(self) -> list[str]:
        return [self.name, *(type(n).__name__ for n in self.joints)]

    def acting(self) -> list[str]:
        """The verb, the joints and the ability."""
        return self.around() + ([type(self.verb).__name__] if self.verb is not None else [])


Shot = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[Event, ...]]


def shot(s: State) -> Shot:
    cards = tuple([(c.zone, c.inc, c.exerted, c.damage, c.at) for c in s.cards])
    return cards, tuple([p.lore for p in s.players]), tuple(s.log)


class Instructions:
    """Notes what single instructions meet."""

    def __init__(self) -> None:
        self.met: Met = set()

    def note(self, cell: str, names: Iterable[str]) -> None:
        self.met.update((name, cell) for name in names)

    def nodes(self, cell: str, nodes: Iterable[Node]) -> None:
        self.note(cell, [type(n).__name__ for n in nodes])

    def op(self, s: State, frame: Frame, facts: Facts) -> None:
        """An op begins."""
        x = of_frame(s, frame)
        node = facts.op.node
        if frame.card >= 0 and s.card_of(frame.inc * REF + frame.card) is None:
            self.nodes("source", facts.own)
            self.note("source", facts.acting() + (["When"] if facts.name == "Triggered" else []))
        if node is None or facts.op.code == Code.COMPUTE:
            return
        if facts.op.code == Code.CHOOSE:
            self.choose(s, frame, facts, x)
        elif facts.op.code == Code.UNLESS_POSSIBLE and isinstance(node, Effect):
            if not payable.possible(s, node, x, facts.op.b == 1):
                self.impossible(s, node, facts, x)
            return
        elif facts.op.code == Code.UNLESS and isinstance(node, Condition):
            self.read(s, node, x)
        elif isinstance(node, AtRandom):
            if (
                0
                < len(selectors.candidates(s, node.filter, x))
                < quantities.value(s, node.count, x)
            ):
                self.nodes("fewer", facts.own[:1])
                self.note("fewer", facts.acting())
        meant = [n for n in facts.own if isinstance(n, Selector)]
        if facts.op.code == Code.DO and isinstance(node, Effect):
            meant += selectors_of(node)
        for sel in meant:
            self.selector(s, sel, facts, x)
        for n in facts.own:
            if isinstance(n, Filter):
                self.filter(s, n, facts, x)
            elif isinstance(n, Quantity) and not speaks_of_candidate(n):
                if quantities.value(s, n, x) == (-1 if isinstance(n, Greatest) else 0):
                    self.nodes("none", [n, node] if isinstance(node, e.CountUp) else [n])
            elif isinstance(n, Who) and not isinstance(n, ASKING):
                if not selectors.players(s, n, x):
                    self.nodes("none", [n])
                    self.note("none", facts.acting())
        if isinstance(node, e.Draw):
            who = selectors.player(s, node.who, x)
            self.drawn(s, who, quantities.value(s, node.count, x), facts)
        elif isinstance(node, (e.Shuffle, e.RevealUntil)):
            self.drawn(s, selectors.player(s, node.who, x), 1, facts)
            if isinstance(node, e.RevealUntil):
                if not selectors.candidates(
                    s, replace(node.filter, owner=Owner.YOURS, zone=Zone.DECK), x
                ):
                    self.note("none", facts.acting())
        elif isinstance(node, e.PutUnderEach):
            self.drawn(s, frame.player, len(selectors.cards(s, node.under, x)), facts)
        elif isinstance(node, (e.LoseLore,)):
            who = selectors.player(s, node.who, x)
            if who >= 0 and s.players[who].lore < quantities.value(s, node.count, x):
                self.note("fewer" if s.players[who].lore else "state", facts.acting())

    def choose(self, s: State, frame: Frame, facts: Facts, x: Context) -> None:
        sel = facts.op.node
        assert isinstance(sel, Chosen)
        able = choices.eligible(s, sel, x, (), ())
        n = choices.wanted(s, sel, x)
        if not able and not sel.source and selectors.candidates(s, sel.filter, x):
            self.nodes("prevented", facts.own[:1])  # CR 8.14: they are there, and can't be chosen
            self.note("prevented", facts.acting())
        if not able and n != 0:
            self.nodes("none", [f for f in facts.own if isinstance(f, (Chosen, Filter))])
            self.note("none", facts.acting())
        elif n != NONE and len(able) < n and not sel.up_to:
            self.nodes("fewer", facts.own[:1])
            self.note("fewer", facts.acting())
        if able and s.stack[-1] is frame and not resolve.narrowed(s, frame, facts.op, x, ()):
            self.nodes("state", facts.own[:1])
            self.note("state", facts.acting())

    def impossible(self, s: State, node: Effect, facts: Facts, x: Context) -> None:
        """An effect that could not be begun, or not be completed."""
        self.note("none", [type(node).__name__, *facts.around()])
        if isinstance(node, e.To):
            self.impossible(s, node.cost, facts, x)
        for sel in selectors_of(node):
            for n in walk(sel):
                if isinstance(n, Filter):
                    self.filter(s, n, facts, x, (type(node).__name__, type(sel).__name__))
            if isinstance(sel, Chosen):
                if not choices.eligible(s, sel, x, (), ()):
                    self.nodes("none", [sel, sel.filter])
                    if not sel.source and selectors.candidates(s, sel.filter, x):
                        self.note("prevented", [type(node).__name__, *facts.around()])
                else:
                    self.note("state", [type(node).__name__, *facts.around()])
                    if isinstance(node, e.Play) and is_forbidden(s, node, x):
                        self.note("prevented", ["Play", *facts.around()])
            elif not isinstance(sel, This) and any(
                is_other(s, r) for r in selectors.refs(s, sel, x)
            ):
                self.nodes("target", [sel, node])
                self.note("target", facts.around())

    def read(self, s: State, node: Condition, x: Context) -> None:
        """A condition and those it is made of."""
        if not conditions.holds(s, node, x):
            self.nodes("state", [node])
        if isinstance(node, Not):
            self.read(s, node.of, x)
        elif isinstance(node, (Both, Either)):
            for part in node.parts:
                self.read(s, part, x)

    def selector(self, s: State, sel: Selector, facts: Facts, x: Context) -> None:
        if isinstance(sel, (This, Candidate)) or speaks_of_candidate(sel):
            return
        if facts.op.code != Code.DO and isinstance(sel, Chosen):
            return
        refs = selectors.refs(s, sel, x)
        if not refs:
            self.nodes("none", [sel])
            if isinstance(facts.op.node, Effect) and sel in selectors_of(facts.op.node):
                self.note("none", facts.acting())
        elif any(is_other(s, ref) for ref in refs):
            self.nodes("target", [sel, *with_in_it(sel, facts.own)])
            self.note("target", facts.acting())
        if isinstance(sel, TopOfDeck):
            who = selectors.player(s, sel.whose, x)
            self.drawn(s, who, quantities.value(s, sel.count, x), facts, sel)

    def drawn(self, s: State, who: int, n: int, facts: Facts, sel: Selector | None = None) -> None:
        """A number of cards is asked of a deck."""
        left = len(s.zone(who, Zone.DECK)) if who >= 0 else n
        if left < n:
            self.note("empty", facts.acting())
            self.nodes("empty", [] if sel is None else [sel, *with_in_it(sel, facts.own)])
            self.nodes("empty", [number for number in facts.own if isinstance(number, Until_)])
            if left:
                self.note("fewer", facts.acting())
                self.nodes("fewer", [sel] if sel is not None else [])

    def filter(
        self, s: State, f: Filter, facts: Facts, x: Context, more: tuple[str, ...] = ()
    ) -> None:
        """Nobody qualifies: for want of what?"""
        inside = with_in_it(f, [*facts.own, *facts.wider])
        self.wanting(s, f, x, [*more, *facts.acting(), *(type(n).__name__ for n in inside)])

    def wanting(self, s: State, f: Filter, x: Context, said: list[str]) -> None:
        if f.owner == Owner.THEIRS and x.they == NONE:
            for p in s.players:
                self.wanting(s, f, speaking_of(x, p.id), said)
            return
        if selectors.candidates(s, f, x):
            return
        names = ["Filter", *said]
        players = [p.id for p in s.players if selectors.is_owner(s, f.owner, p.id, x)]
        if f.zone in (Zone.HAND, Zone.DECK):
            if players and all(not s.zone(p, f.zone) for p in players):
                self.note("empty", names)
        if f.owner != Owner.ANY and selectors.candidates(s, replace(f, owner=Owner.ANY), x):
            self.note("controller", names)
        if selectors.candidates(s, replace(f, **ANY_STATE), x):
            self.note("state", names + (["Bound"] if f.bounds else []))

    def done(self, s: State, frame: Frame, facts: Facts, now: Shot, end: Shot) -> None:
        """A verb was carried out; the state is the one in which it began."""
        said = end[2][len(now[2]) :] if end[2][: len(now[2])] == now[2] else end[2]
        if any(was_stopped(event) for event in said):
            self.stopped(facts)
        node = facts.op.node
        x = of_frame(s, frame)
        if isinstance(node, (e.GainLore, e.LoseLore)):
            who = selectors.player(s, node.who, x)
            due = quantities.value(s, node.count, x)
            if isinstance(node, e.LoseLore) and who >= 0:
                due = min(due, s.players[who].lore)
            if who >= 0 and due > 0 and now[1][who] == end[1][who]:
                self.stopped(facts)
        if isinstance(node, (e.Exert, e.Ready, e.RemoveDamage, e.MoveTo, e.Banish, e.MoveDamage)):
            meant = [c for c in selectors.cards(s, selectors_of(node)[0], x) if c.zone == Zone.PLAY]
            fit = [c for c in meant if is_fit(s, node, c, x)]
            if meant and not fit:
                self.note("state", facts.acting())
            if fit and all(end[0][c.id] == now[0][c.id] for c in fit):
                if not isinstance(node, (e.RemoveDamage, e.MoveDamage)):
                    self.stopped(facts)
            if isinstance(node, (e.RemoveDamage, e.MoveDamage)) and node.count is not None:
                n = quantities.value(s, node.count, x)
                if any(0 < c.damage < n for c in meant):
                    self.note("fewer", facts.acting())

    def stopped(self, facts: Facts) -> None:
        self.note("prevented", facts.acting())
        self.nodes("prevented", [n for n in facts.own if isinstance(n, Effect)])


def was_stopped(event: Event) -> bool:
    return event.kind == Kind.REPLACED or (event.kind == Kind.FIZZLED and bool(event.clause))


def is_other(s: State, ref: int) -> bool:
    """Whether a reference means no card any more, or one that another was put on top of."""
    card = s.card_of(ref)
    return card is None or card.id != ref % REF


def is_forbidden(s: State, node: e.Play, x: Context) -> bool:
    """CR 1.2.2: whether none of the cards that could be played may be played."""
    assert isinstance(node.what, Chosen)
    able = choices.eligible(s, node.what, x, (), ())
    return all(derive.denied_player(s, Deny.PLAY, x.player, card) is not None for card in able)


def is_fit(s: State, node: Effect, c: Card, x: Context) -> bool:
    """Whether a verb has something to change about a card in play."""
    if isinstance(node, e.Exert):
        return not c.exerted
    if isinstance(node, e.Ready):
        return bool(c.exerted)
    if isinstance(node, (e.RemoveDamage, e.MoveDamage)):
        return c.damage > 0
    if isinstance(node, e.MoveTo):
        return any(c.at != goal.id for goal in selectors.cards(s, node.to, x))
    return True


def with_in_it(node: Node, nodes: list[Node]) -> list[Node]:
    """Those of the nodes that this one is a part of."""
    return [n for n in nodes if any(part is node for part in walk(n))]


def speaks_of_candidate(node: Node) -> bool:
    found = _candidates.get(id(node))
    if found is None:
        found = any(isinstance(n, Candidate) for n in walk(node))
        _candidates[id(node)] = found
        _kept.append(node)
    return found


_candidates: dict[int, bool] = {}
_kept: list[Node] = []  # so that no other node gets the same id
