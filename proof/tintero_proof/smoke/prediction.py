"""Carries out an effect on a `World`: the joints, the choices, and the plan of answers.

The world then is what must be found in the game, and the plan says what the game must ask on the
way and how to answer so that the ability acts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tintero.ability import quantities as q
from tintero.ability import selectors as sel
from tintero.ability.base import Effect, Node, Quantity, Selector, Who, field_names
from tintero.ability.filters import Filter
from tintero.ability.statics import Modify, PlayFrom
from tintero.vocab import Keyword, Zone
from tintero_proof.smoke.known import understood, walk
from tintero_proof.smoke.world import NotCovered, WorldCard
from tintero_proof.smoke.world_reading import (
    SmokeScope,
    candidates,
    number,
    players,
    qualifies,
    stat,
    things,
)


@dataclass
class Answer:
    """A question that must be asked of `who`, and what to say."""

    kind: str  # may, choose, mode, amount, player, name
    who: int
    options: frozenset[int] = frozenset()
    picks: list[int] = field(default_factory=list)
    tail: bool = False  # of an order the last place is not asked
    forced: bool = False  # only one thing can be said, so it is not asked
    stop: bool | None = None  # whether "done" may be said at once; None: either
    exact: bool = True  # the options offered must be exactly these


@dataclass
class Mod:
    """A change of a card's values or keywords for a while."""

    thing: int
    what: str  # strength, willpower, lore, move_cost, or a keyword's number as "+4"
    amount: int
    until: int


@dataclass
class Prediction:
    answers: list[Answer] = field(default_factory=list)
    mods: list[Mod] = field(default_factory=list)
    lasting: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)  # until, on what
    denied: list[tuple[int, int, int]] = field(default_factory=list)  # card, vocab.Deny, until
    cheaper: list[tuple[Filter, int]] = field(default_factory=list)  # what costs how much less
    offered: list[PlayFrom] = field(default_factory=list)  # what may be played from elsewhere
    afterwards: list[Effect] = field(default_factory=list)  # when the challenge is over
    seen: list[tuple[int, int, int]] = field(default_factory=list)  # card, its moves, who (bits)
    shielded: list[int] = field(default_factory=list)  # take no damage in the challenge
    weak: list[str] = field(default_factory=list)  # what is known to be left unsaid

    def ask(self, answer: Answer) -> None:
        self.answers.append(answer)


Prefer = Callable[[WorldCard], int]
Verb = Callable[[Any, SmokeScope, Prediction], bool]
VERBS: dict[type[Effect], Verb] = {}


def verb(*kinds: type[Effect]) -> Callable[[Verb], Verb]:
    """Register how instructions of these kinds are carried out."""

    def register(function: Verb) -> Verb:
        for kind in kinds:
            VERBS[kind] = function
        return function

    return register


def carry(effect: Effect, x: SmokeScope, p: Prediction) -> bool:
    """Carry out an effect; whether it was done completely (CR 6.1.5.1)."""
    understood(effect)
    function = VERBS.get(type(effect))
    if function is None:
        raise NotCovered(f"{type(effect).__name__} is not predicted")
    for quantity in own_numbers(effect):
        if isinstance(quantity, q.StatOf) and isinstance(quantity.of, sel.Chosen):
            which = quantity.stat
            choose(quantity.of, x, p, prefer=lambda t, k=which: stat(t, k, x))  # type: ignore[misc]
    return function(effect, x, p)


def own_numbers(effect: Effect) -> list[Node]:
    """The numbers that this very instruction works out, whose cards are chosen before it."""
    found: list[Node] = []
    for name in field_names(type(effect)):
        value = getattr(effect, name)
        parts = value if isinstance(value, tuple) else (value,)
        for part in parts:
            if isinstance(part, Quantity):
                found += walk(part)
            elif isinstance(part, Modify):
                found += walk(part.amount)
    return found


# --- choosing -----------------------------------------------------------------------------------


def choose(
    what: Selector,
    x: SmokeScope,
    p: Prediction,
    prefer: Prefer | None = None,
    barred: Any = (),
    loose: bool = False,
) -> list[WorldCard]:
    """The cards of a selector, chosen first where somebody chooses."""
    understood(what)
    if isinstance(what, sel.AtRandom):
        found = candidates(what.filter, x)
        n = min(number(what.count, x), len(found))
        if n < len(found):
            x.world.unsure.update(t.id for t in found)
        x.labels[what.label] = [t.id for t in found[:n]]
        return found[:n]
    if isinstance(what, sel.Together):
        return [t for part in what.parts for t in choose(part, x, p, prefer, barred)]
    if not isinstance(what, sel.Chosen):
        inner = getattr(what, "of", None)
        if isinstance(inner, (sel.Chosen, sel.AtRandom)):
            choose(inner, x, p, prefer, barred)
        return things(what, x)
    by = chooser(what.by, x, p)
    found = [t for t in legal(what, x, by) if t.id not in barred]
    n = len(found) if what.count is None else max(0, number(what.count, x))
    ranked = sorted(
        found, key=lambda t: (-(prefer(t) if prefer else 0), t.id == x.this, -t.owner, t.id)
    )
    if what.same_name:
        found = ranked = sharing_a_name(ranked)
    picks = ranked[:n]
    if what.total_stat >= 0:
        picks = within_total(what, ranked, x, n)
    forced = not what.up_to and what.count is not None and len(found) <= n and not what.may_fail
    if found and n > 0:
        options = frozenset(t.id for t in found)
        exact = what.total_stat < 0
        order = forced and not (what.ordered and len(found) > 1)
        ids = [t.id for t in picks]
        stop = what.up_to or what.count is None if not what.may_fail else None
        if loose or (what.filter.zone == Zone.DECK and not what.source):
            stop = None  # CR 7.1.4: one may fail to find
        p.ask(Answer("choose", by, options, ids, what.ordered, order, stop, exact))
    x.labels[what.label] = [t.id for t in picks]
    for t in picks:
        x.moments[what.label, t.id] = t.moves
    x.picked += x.labels[what.label]
    return picks


def legal(what: sel.Chosen, x: SmokeScope, by: int) -> list[WorldCard]:
    """Who may be chosen: CR 8.15.1, Ward keeps opponents away."""
    if what.source:
        held = [x.world.things[i] for i in x.labels.get(what.source, ())]
        here = [t for t in held if x.moments.get((what.source, t.id), t.moves) == t.moves]
        found = [t for t in here if qualifies(what.filter, t, x)]
    else:
        found = candidates(what.filter, x)
    return [
        t
        for t in found
        if not (t.zone == Zone.PLAY and Keyword.WARD in t.keywords and t.owner != by)
    ]


def sharing_a_name(found: list[WorldCard]) -> list[WorldCard]:
    """Those of which another one has the same name, which stand together."""
    names = [t.facts.name for t in found]
    shared = [t for t in found if names.count(t.facts.name) > 1]
    return sorted(shared, key=lambda t: t.facts.name)


def within_total(
    what: sel.Chosen, ranked: list[WorldCard], x: SmokeScope, n: int
) -> list[WorldCard]:
    picks: list[WorldCard] = []
    for t in ranked:
        spent = sum(stat(one, what.total_stat, x) for one in picks)
        if len(picks) < n and spent + stat(t, what.total_stat, x) <= what.total:
            picks.append(t)
    return picks


def chooser(who: Who, x: SmokeScope, p: Prediction) -> int:
    settle_who(who, x, p)
    found = players(who, x)
    return found[0] if found else x.you


def settle_who(who: Who, x: SmokeScope, p: Prediction) -> None:
    """A chosen player is chosen: the opponent, which with one opponent nobody has to ask."""
    if isinstance(who, sel.ChosenOpponent):
        x.they = 1 - x.you
    elif isinstance(who, sel.ChosenPlayer):
        x.they = x.you
        p.ask(Answer("player", x.you, frozenset((0, 1)), [x.you]))
