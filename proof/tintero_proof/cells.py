"""The table of the unhappy side: for every constructor and everything that can go wrong, whether a
scene shows it, it can't happen, or it is open.

What can't happen is told by how the cards use the constructor (`could`), so that a new set opens
cells by itself; the sentences that say so, and the few single cases, are in `unhappy.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability import statics as st
from tintero.ability.abilities import DeckRule, Has, Script, Static
from tintero.ability.base import (
    Ability,
    Condition,
    Effect,
    Node,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
    Who,
)
from tintero.ability.filters import Bound, Filter
from tintero.ability.quantities import OpponentCount, Until_
from tintero.ability.triggers import When
from tintero.cards.pool import Pool
from tintero.vocab import NONE, Owner, Zone
from tintero_proof.smoke.known import walk
from tintero_proof.trace import JOINTS
from tintero_proof.unhappy import ANY_STATE, CELLS

REASONS = Path(__file__).with_name("unhappy.toml")
VERSIONS = ("2.1", "2.2")
Cells = dict[str, list[str]]  # by constructor: the cells that scenes show

FAMILIES: tuple[tuple[str, tuple[type[Node], ...]], ...] = (
    ("joint", (*JOINTS, e.Nothing, e.Again)),
    ("verb", (Effect,)),
    ("selector", (Selector,)),
    ("player", (Who,)),
    ("number", (Quantity,)),
    ("condition", (Condition,)),
    ("static", (StaticEffect,)),
    ("trigger", (Trigger,)),
    ("filter", (Filter, Bound)),
    ("ability", (Ability,)),
)
STATEFUL = (e.Exert, e.Ready, e.RemoveDamage, e.MoveDamage, e.MoveTo, e.LoseLore, e.Play)
STOPPABLE = (e.Deal, e.PutDamage, e.Banish, e.Discard, e.Ready, e.Exert, e.RemoveDamage,
             e.MoveDamage, e.MoveTo, e.GainLore, e.LoseLore, e.Play, e.GetDrops)  # fmt: skip
EARLIER = (sel.That, sel.EventCard, sel.EventOther, sel.LocationOf, sel.Under, sel.WasUnder,
           sel.Singers)  # fmt: skip
DRAWING = (e.Draw, e.Shuffle, e.RevealUntil, e.PutUnderEach, sel.TopOfDeck, Until_)
PAYING = (e.PayInk, e.RemoveDrops, e.Draw, e.ReadyInk)  # may be impossible though nobody is chosen


def family(kind: type[Node]) -> str:
    return next(name for name, kinds in FAMILIES if issubclass(kind, kinds))


@dataclass(frozen=True)
class Use:
    """One place of a constructor on a card: the nodes from the ability down to it."""

    path: tuple[Node, ...]

    @property
    def node(self) -> Node:
        return self.path[-1]

    @property
    def scope(self) -> list[Node]:
        """What belongs to it: an ability that it makes or hands out is another's matter."""
        return [self.node, *inside(self.node)]


def inside(node: Node) -> Iterator[Node]:
    for name in node.__dataclass_fields__:  # type: ignore[attr-defined]
        value = getattr(node, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node) and not isinstance(part, Ability):
                yield part
                yield from inside(part)


def uses(value: object, path: tuple[Node, ...] = ()) -> Iterator[Use]:
    if isinstance(value, tuple):
        for part in value:
            yield from uses(part, path)
    elif isinstance(value, Node):
        here = (*path, value)
        yield Use(here)
        for name in value.__dataclass_fields__:  # type: ignore[attr-defined]
            yield from uses(getattr(value, name), here)


# --- what could happen ----------------------------------------------------------------------------


def could(use: Use, scope: list[Node], kind: str) -> Iterator[str]:
    """The cells that a constructor could meet where it stands."""
    yield from ("three", *VERSIONS)
    node = use.node
    root = use.path[0]
    acts = kind in ("joint", "verb", "ability")
    filters = [n for n in scope if isinstance(n, Filter)]
    if isinstance(root, Has) and kind == "ability":
        yield from ("declined", "state", "source", "none", "controller", "prevented")
    if acts and any(is_optional(n) for n in (*use.path, *scope)):
        yield "declined"
    if isinstance(node, (sel.Chosen, sel.AnyPlayers)) or (kind == "static" and is_optional(node)):
        yield "declined"
    if could_miss(node, scope, kind):
        yield "none"
    if kind in ("condition", "trigger") or isinstance(node, Bound):
        yield "state"
    elif kind == "static":
        said = (getattr(of, name, None) for of in (root, node) for name in ("condition", "if_"))
        if any(condition is not None for condition in said) or any(map(wants_state, filters)):
            yield "state"
    elif any(wants_state(f) for f in filters):
        if kind != "player":
            yield "state"
    elif acts and any(isinstance(n, (*STATEFUL, When)) for n in scope):
        yield "state"
    if (acts or kind == "selector") and any(wants_several(n) for n in scope):
        yield "fewer"
    if acts and len([n for n in walk(root) if is_verb(n)]) > 1:
        yield "part"
    resolves = not isinstance(root, (Script, Static))
    if kind == "static" or resolves or (isinstance(node, Static) and node is root):
        yield "source"
    if kind == "static":
        if any(isinstance(n, (e.Apply, e.Rule)) for n in use.path):
            yield "target"
    elif any(isinstance(n, EARLIER) for n in scope) or (
        any(isinstance(n, sel.Chosen) for n in scope)
        and any(isinstance(n, e.Sentence) for n in (*use.path, *scope))
    ):
        yield "target"
    if acts or isinstance(node, sel.Chosen):
        if any(isinstance(n, STOPPABLE) or is_chosen_in_play(n) for n in scope):
            yield "prevented"
    elif isinstance(node, (st.Gain, st.Modify)):
        yield "prevented"
    if any(f.owner != Owner.ANY for f in filters) or any(
        isinstance(n, When) and n.by != Owner.ANY for n in scope
    ):
        yield "controller"
    if getattr(node, "players", NONE) not in (NONE, Owner.ANY):
        yield "controller"
    if any(isinstance(n, DRAWING) for n in scope) or any(
        z in (Zone.HAND, Zone.DECK) for f in filters for z in (f.zone, f.or_zone)
    ):
        yield "empty"


def is_verb(node: Node) -> bool:
    return isinstance(node, Effect) and not isinstance(node, JOINTS)


def is_optional(node: Node) -> bool:
    """Whether somebody may say no to it, or take none of it."""
    if isinstance(node, (e.May, e.UnlessPays, sel.AnyPlayers)):
        return True
    if isinstance(node, sel.Chosen):
        at_will = node.up_to or node.count is None or node.may_fail
        return at_will or node.filter.zone == Zone.HAND
    if isinstance(node, (e.RemoveDamage, e.MoveDamage)):
        return node.up_to
    return isinstance(node, (e.InsteadIf, st.EnterExerted, st.Instead)) and node.may


def could_miss(node: Node, scope: list[Node], kind: str) -> bool:
    """Whether there may be nobody, or nothing to count."""
    if kind == "number":
        return not isinstance(node, OpponentCount)
    if kind in ("condition", "trigger") or isinstance(node, Bound):
        return False
    if kind == "player":
        return isinstance(node, (sel.EachWho, sel.OwnerOf, sel.They))
    if kind == "static":
        return any(isinstance(n, (sel.All, sel.Chosen)) for n in own_scope(node))
    if isinstance(node, (sel.This, sel.Candidate)):
        return False
    meant = (*PAYING, Filter, sel.EachWho, sel.OwnerOf, sel.TopOfDeck, *EARLIER)
    return any(isinstance(n, meant) for n in scope)


def own_scope(node: Node) -> list[Node]:
    """Whom a static effect applies to, and what follows as a card enters."""
    return walk((getattr(node, "to", None), getattr(node, "then", None)))


def wants_state(f: Filter) -> bool:
    return any(getattr(f, name) != usual for name, usual in ANY_STATE.items())


def wants_several(node: Node) -> bool:
    if isinstance(node, (sel.Chosen, sel.AtRandom)):
        up_to = isinstance(node, sel.Chosen) and node.up_to
        return node.count not in (None, 1) and not up_to
    if isinstance(node, (e.Draw, sel.TopOfDeck)):
        return node.count != 1
    if isinstance(node, (e.RemoveDamage, e.MoveDamage)):
        return node.count not in (None, 1)
    return isinstance(node, e.PutUnderEach) or (isinstance(node, e.LoseLore) and node.count != 1)


def is_chosen_in_play(node: Node) -> bool:
    return isinstance(node, sel.Chosen) and node.filter.zone == Zone.PLAY and not node.source


# --- the table ------------------------------------------------------------------------------------


@dataclass
class CellTable:
    """Every constructor with every cell."""

    shown: dict[str, set[str]]
    never: dict[str, dict[str, str]]  # with the reason
    open: dict[str, list[str]]

    @property
    def counts(self) -> dict[str, int]:
        return {
            "shown": sum(map(len, self.shown.values())),
            "never": sum(map(len, self.never.values())),
            "open": sum(map(len, self.open.values())),
        }

    @property
    def false(self) -> list[tuple[str, str]]:
        """Reasons that a scene proves wrong."""
        return [(n, cell) for n, why in self.never.items() for cell in why if cell in self.shown[n]]


@cache
def reasons() -> dict[str, dict[str, str]]:
    """By cell: the sentence of each family, and those of single constructors."""
    return tomllib.loads(REASONS.read_text(encoding="utf-8"))


def table(pool: Pool, shown: Cells) -> CellTable:
    """The table of a pool by what scenes show."""
    kinds: dict[str, type[Node]] = {}
    able: dict[str, set[str]] = {}
    seen: set[Ability] = set()
    for card in pool:
        for ability in card.abilities:
            if isinstance(ability, DeckRule) or ability in seen:
                continue
            seen.add(ability)
            for use in uses(ability):
                name = type(use.node).__name__
                kinds[name] = type(use.node)
                known = able.setdefault(name, set())
                if len(known) < len(CELLS):
                    known.update(could(use, use.scope, family(type(use.node))))
    made = CellTable({}, {}, {})
    for name in sorted(kinds):
        found = {cell for cell in shown.get(name, ()) if cell in CELLS}
        why = {
            cell: said
            for cell in CELLS
            if (said := reason(name, family(kinds[name]), cell, cell in able[name])) is not None
        }
        made.shown[name] = found
        made.never[name] = why
        made.open[name] = [cell for cell in CELLS if cell not in found and cell not in why]
    return made


def reason(name: str, kind: str, cell: str, able: bool) -> str | None:
    """Why it can't happen; None if it could."""
    said = reasons().get(cell, {})
    if name in said:
        return said[name]
    return None if able else said.get(kind, said["otherwise"])
