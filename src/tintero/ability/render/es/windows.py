"""When an ability works and how often: "durante tu turno", "una vez por turno"."""

from __future__ import annotations

from tintero.ability.base import Condition
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    InChallenge,
    YourTurn,
)
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import happened_kind, while_, whose_turn
from tintero.ability.render.realise.es.words import (
    agree,
)
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import EventPlayer, This
from tintero.vocab import Owner, Zone

ZONES = ("mazo", "mano", "zona de juego", "pozo de tinta", "descarte")


# "during their turn": the turn of the player whose event it is.
THEIR_TURN = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))


def window(say: Speaker, node: Condition, of_this: bool = True) -> str:
    """ "durante tu turno", "mientras este personaje esté agotado"."""
    if isinstance(node, YourTurn):
        if node.whose == Owner.OPPOSING:
            return "durante los turnos de los oponentes"
        return f"durante {whose_turn(node.whose)}"
    if isinstance(node, Both) and any(part == THEIR_TURN for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts if part != THEIR_TURN])
    if isinstance(node, Both) and any(isinstance(part, YourTurn) for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts])
    if isinstance(node, InChallenge) and isinstance(node.what, This) and of_this:
        against = bridge.some(say, node.against) if node.against is not None else ""
        if node.role == 1:
            return "mientras desafía" + (f" a {against}" if against else "")
        if node.role == 2:
            done = agree("desafiado", say.name.startswith("esta "), False)
            return f"mientras es {done}" + (f" por {against}" if against else "")
    if happened_kind(node) >= 0:
        return f"si {say.condition(node)}"  # what has happened this turn does not end
    return f"mientras {while_(say, node)}"


def limit(n: int, during: str) -> str:
    """CR 6.1.13.2: "una vez por turno"."""
    times = "una vez" if n == 1 else "dos veces" if n == 2 else f"hasta {n} veces"
    if during == "durante tu turno":
        return f"{times} durante tu turno"
    return f"{times} por turno" + (f", {during}" if during else "")


def from_zone(say: Speaker, zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone in (Zone.PLAY, Zone.ANYWHERE):
        return ""
    say.gone = True
    if zone == Zone.UNDER:
        return "mientras esta carta esté debajo de otra, "
    if zone == Zone.OUT:
        return "mientras esta carta esté fuera de la partida, "
    if zone == Zone.ASIDE:
        return "mientras esta carta esté al lado de la partida, "
    return f"mientras esta carta esté en tu {word(ZONES, zone, 'zone')}, "
