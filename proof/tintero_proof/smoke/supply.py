"""Cards for what instructions choose and speak of."""

from __future__ import annotations

from typing import Any

from tintero.ability import effects as e
from tintero.ability import quantities as q
from tintero.ability import selectors as sel
from tintero.ability.base import Node
from tintero.ability.filters import Filter
from tintero.events import Kind
from tintero.vocab import Zone
from tintero_proof.smoke.known import walk
from tintero_proof.smoke.props import Do, want
from tintero_proof.smoke.stage import Stage


def draws_first(nodes: list[Node]) -> bool:
    """Whether players draw or get back what they then discard at random."""
    if any(isinstance(n, e.Put) and isinstance(n.what, sel.EventCard) for n in nodes):
        return True
    found = [n.parts[:2] for n in nodes if isinstance(n, e.EachDoes)]
    return any(
        isinstance(two[0], e.Draw)
        and isinstance(two[-1], e.Discard)
        and isinstance(two[-1].what, sel.AtRandom)
        and two[-1].what.count == two[0].count
        for two in found
    )


def wants_cards(f: Filter) -> bool:
    return f.zone in (Zone.PLAY, Zone.DISCARD, Zone.UNDER, Zone.HAND) or bool(f.types or f.classes)


def selectors(node: Node) -> list[sel.Chosen | sel.All | sel.AtRandom]:
    found: list[sel.Chosen | sel.All | sel.AtRandom] = []
    for name in ("what", "to", "from_", "on", "by", "under", "cards", "of"):
        value = getattr(node, name, None)
        if isinstance(value, (sel.Chosen, sel.All, sel.AtRandom)):
            found.append(value)
        if isinstance(value, sel.Together):
            for part in value.parts:
                if isinstance(part, (sel.Chosen, sel.All, sel.AtRandom)):
                    found.append(part)
    return found


def supply(
    stage: Stage, selector: sel.Chosen | sel.All | sel.AtRandom, verb: Node, shows: dict[str, Any]
) -> None:
    """Enough cards for a selector, and one more so that there is a choice."""
    n = 2
    count = getattr(selector, "count", 1)
    if isinstance(count, int):
        n = count + 1
    state = dict(shows)
    if isinstance(verb, e.MoveTo) and selector is verb.to:
        state = {}
    if isinstance(verb, e.MoveDamage) and selector is not verb.from_:
        state = {}
    they = 1
    if (
        selector.filter.zone == Zone.ANYWHERE
        and isinstance(selector, sel.Chosen)
        and selector.source
    ):
        # Cards just looked at: on top of the deck.
        n = min(n, 2)
        for k in range(n):
            stage.put(0, Zone.DECK, want(selector.filter, k))
        return
    if selector.filter.zone == Zone.DECK:
        n = min(n, 2)
    remember(stage, selector.filter)
    if isinstance(selector, sel.Chosen) and selector.same_name:
        pair = stage.put(0, selector.filter.zone, want(selector.filter))
        made = want(selector.filter)
        made.facts["name"] = pair.facts.name
        stage.put(0, selector.filter.zone, made)
    resist = isinstance(verb, e.Deal) and verb.count != 1 and selector.filter.keyword < 0
    stage.supply(selector.filter, n, they, True, resist, **state)


def remember(stage: Stage, f: Filter) -> None:
    """A card to which this turn happened what a filter asks for."""
    for happened in walk(f.tests):
        if not isinstance(happened, q.Happened):
            continue
        if isinstance(happened.card, sel.Candidate) and happened.kind == Kind.PLAYED:
            made = want(f)
            stage.first_steps.append(Do("play", stage.put(0, Zone.HAND, made)))
        elif isinstance(happened.other, sel.Candidate) and happened.kind == Kind.CHALLENGED:
            foe = stage.put(1, Zone.PLAY, want(f))
            foe.exerted = True
            stage.first_steps.append(Do("challenge", stage.put(0, Zone.PLAY), foe))
