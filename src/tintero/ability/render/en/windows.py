"""When an ability works and how often: "during your turn", "once per turn"."""

from __future__ import annotations

from tintero.ability.base import Condition
from tintero.ability.conditions import (
    Both,
    InChallenge,
    YourTurn,
)
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.bridge import happened_kind, whose_turn
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import This
from tintero.vocab import ZONE_NAMES, Owner, Zone


def window(say: Speaker, node: Condition, of_this: bool = True) -> str:
    """ "during your turn", "while this character is exerted"."""
    if isinstance(node, YourTurn):
        if node.whose == Owner.OPPOSING:
            return "during opponents' turns"
        return f"during {whose_turn(node.whose)}"
    if isinstance(node, Both) and any(isinstance(part, YourTurn) for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts])
    if isinstance(node, InChallenge) and isinstance(node.what, This) and of_this:
        against = bridge.some(say, node.against) if node.against is not None else ""
        if node.role == 1:
            return "while challenging" + (f" {against}" if against else "")
        if node.role == 2:
            return "while being challenged" + (f" by {against}" if against else "")
    # What has happened this turn does not end.
    return f"{'if' if happened_kind(node) >= 0 else 'while'} {say.condition(node)}"


def limit(n: int, during: str) -> str:
    """CR 6.1.13.2: "once per turn"."""
    times = "once" if n == 1 else "twice" if n == 2 else f"up to {n} times"
    if during == "during your turn":
        return f"{times} during your turn"
    return f"{times} per turn" + (f", {during}" if during else "")


def from_zone(say: Speaker, zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone in (Zone.PLAY, Zone.ANYWHERE):
        return ""
    say.gone = True
    if zone == Zone.UNDER:
        return "while this card is under another, "
    if zone == Zone.OUT:
        return "while this card is out of the game, "
    if zone == Zone.ASIDE:
        return "while this card is beside the game, "
    return f"while this card is in your {word(ZONE_NAMES, zone, 'zone')}, "
