"""When an ability works and how often: during your turn, while this is so, once per turn."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import Condition
from tintero.ability.conditions import AnyPlayer, Both, InChallenge, Is, YourTurn
from tintero.ability.render.plan import conditions, selectors
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import EventPlayer, This
from tintero.vocab import NONE, ZONE_NAMES, Owner, Zone

# "during their turn": the turn of the player whose event it is.
THEIR_TURN: Final = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))
YOUR_TURN: Final = Saying("during", index=Owner.YOURS)
CHALLENGING: Final = Saying("while-challenging")


def window(say: Speaker, node: Condition, of_this: bool = True) -> Saying:
    """ "during your turn", "while this character is exerted"."""
    match node:
        case YourTurn():
            return Saying("during", index=node.whose)
        case Both(parts=parts) if any(isinstance(p, YourTurn) or p == THEIR_TURN for p in parts):
            said = [window(say, part) for part in parts if part != THEIR_TURN]
            return Saying("each-window", parts=tuple(said))
        case InChallenge(what=This(), role=1 | 2 as role) if of_this:
            verb = CHALLENGING.verb if role == 1 else "while-challenged"
            return Saying(verb, object=selectors.maybe_some(say, node.against))
        case _:
            # What has happened this turn does not end.
            verb = "if" if conditions.happened_kind(node) >= 0 else "while"
            return Saying(verb, when=conditions.condition(say, node))


def is_of_this(node: Condition | None) -> bool:
    """The condition's subject is this card, which then need not be named again."""
    return isinstance(node, (Is, InChallenge)) and isinstance(node.what, This)


def from_zone(say: Speaker, zone: int) -> int:
    """Where the card must be, when it is not in play; else nothing."""
    if zone in (Zone.PLAY, Zone.ANYWHERE):
        return NONE
    say.gone = True
    if zone not in (Zone.UNDER, Zone.OUT, Zone.ASIDE):
        word(ZONE_NAMES, zone, "zone")
    return zone
