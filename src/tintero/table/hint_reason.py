"""Why a hint: what it gains and what it risks, as far as the seat can see that.

What comes of an option is played up to where chance or hidden cards begin (`Game.ahead`); what it
exposes to a challenge is tried out (`exposed`). For opening hands it is what was learned of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.messages import CardNamed, Listed, Message
from tintero.state.objects import Card, Option
from tintero.state.state import State
from tintero.table.exposed import Pair, can_expose, exposed
from tintero.table.hand_reason import hand_reason
from tintero.vocab import Act, Ask, Zone


@dataclass
class Openly:
    """What an option openly does: lore, cards of others and of one's own that go, cards that come,
    ink."""

    lore: int = 0
    theirs: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    comes: list[str] = field(default_factory=list)
    inked: bool = False


def reason(game: Game, seat: int, option: Option, what: Message) -> Message:
    """What an option is called, why, and what speaks against it."""
    found = Openly()
    d = game.decision
    if d is not None and d.ask == Ask.ALTER_HAND:
        return hand_reason(game, seat, option, what)

    def tell(events: list[Event]) -> None:
        count(found, game.state, events, seat)

    hidden = game.ahead(option, seat, tell).stops
    asked = can_expose(game, seat, option)
    threat = exposed(game, seat, option) if asked else None
    if threat is None and found == Openly() and not hidden:
        if d is not None and d.ask != Ask.TURN_ACTION:
            return Message("hint-answer", what=what)
    why = Listed(gains(found, option, hidden))
    if not found.own and not asked:
        return Message("hint-gains", what=what, why=why)
    return Message("hint-line", what=what, why=why, risk=risk(game.state, found, threat))


def count(found: Openly, s: State, events: Sequence[Event], seat: int) -> None:
    for event in events:
        if event.kind == Kind.LORE_GAINED and event.player == seat:
            found.lore += int(event.amount)
        elif event.kind == Kind.INKED and event.player == seat:
            found.inked = True
        elif event.kind in (Kind.BANISHED, Kind.RETURNED_TO_HAND) and event.card >= 0:
            card = s.cards[event.card]
            (found.theirs if s.opposes(card.owner, seat) else found.own).append(name(s, card))
        elif event.kind == Kind.PLAYED and event.player == seat and event.card >= 0:
            if s.cards[event.card].zone == Zone.PLAY:
                found.comes.append(name(s, s.cards[event.card]))


def name(s: State, card: Card) -> str:
    return str(s.programs[card.index].full_name)


def gains(found: Openly, option: Option, hidden: bool) -> list[Message]:
    told: list[Message] = []
    if found.lore:
        told.append(Message("hint-gain-lore", lore=found.lore))
    if found.theirs:
        told.append(Message("hint-gain-removed", cards=listed(found.theirs)))
    if found.comes:
        told.append(Message("hint-gain-comes", cards=listed(found.comes)))
    if found.inked:
        told.append(Message("hint-gain-ink"))
    if hidden:
        told.append(Message("hint-gain-cards"))
    if not told:
        told.append(Message("hint-gain-end" if option.act == Act.END else "hint-gain-best"))
    return told


def risk(s: State, found: Openly, threat: Pair | None) -> Message:
    if found.own:
        return Message("hint-risk-lost", cards=listed(found.own))
    if threat is not None:
        card, other = (CardNamed(name(s, s.cards[i])) for i in threat)
        return Message("hint-risk-answer", card=card, other=other)
    return Message("hint-risk-none")


def listed(names: Sequence[str]) -> Listed:
    return Listed([CardNamed(one) for one in dict.fromkeys(names)])
