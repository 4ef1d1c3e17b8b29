"""Why a hint: what it gains and what it risks, as far as the seat can see that.

What comes of an option is played up to where chance or hidden cards begin (`Game.ahead`); what
others could answer is looked for among their cards in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.messages import CardNamed, Listed, Message
from tintero.rules import derive
from tintero.state.objects import Card, Option
from tintero.state.state import State
from tintero.vocab import Act, Ask, CardType, Keyword, Zone


@dataclass
class Openly:
    """What an option openly does: lore, cards of others and of one's own that go, cards that come,
    and who could be banished for it by whom."""

    lore: int = 0
    theirs: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    comes: list[str] = field(default_factory=list)
    inked: bool = False
    threat: tuple[str, str] | None = None


def reason(game: Game, seat: int, option: Option, what: Message) -> Message:
    """What an option is called, why, and what speaks against it."""
    found = Openly()
    d = game.decision
    if d is not None and d.ask == Ask.ALTER_HAND:
        return Message("hint-alter" if option.act == Act.CHOOSE else "hint-keep", what=what)

    def tell(events: list[Event]) -> None:
        count(found, game.state, events, seat)

    hidden = game.ahead(option, seat, tell).stops
    if found == Openly() and not hidden and d is not None and d.ask != Ask.TURN_ACTION:
        return Message("hint-answer", what=what)
    why = Listed(gains(found, option, hidden))
    return Message("hint-line", what=what, why=why, risk=risk(found))


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
        elif event.kind == Kind.EXERTED and event.card >= 0 and found.threat is None:
            found.threat = threat(s, s.cards[event.card], seat)


def name(s: State, card: Card) -> str:
    return str(s.programs[card.index].full_name)


def threat(s: State, card: Card, seat: int) -> tuple[str, str] | None:
    """An opposing character in play that could banish this exerted one in a challenge."""
    if card.owner != seat or card.zone != Zone.PLAY or not card.exerted:
        return None
    if s.programs[card.index].type != CardType.CHARACTER:
        return None
    left = int(derive.willpower(s, card)) - int(card.damage)
    evasive = derive.has_keyword(s, card, Keyword.EVASIVE)
    for player in s.players:
        if not s.opposes(player.id, seat):
            continue
        for i in s.zone(player.id, Zone.PLAY):
            other = s.cards[i]
            if s.programs[other.index].type != CardType.CHARACTER:
                continue
            # CR 8.6.1: only who has Evasive, or Alert, may challenge a character with Evasive.
            able = not evasive or any(
                derive.has_keyword(s, other, word) for word in (Keyword.EVASIVE, Keyword.ALERT)
            )
            if able and int(derive.strength(s, other)) >= left:
                return name(s, card), name(s, other)
    return None


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


def risk(found: Openly) -> Message:
    if found.own:
        return Message("hint-risk-lost", cards=listed(found.own))
    if found.threat is not None:
        card, other = found.threat
        return Message("hint-risk-answer", card=CardNamed(card), other=CardNamed(other))
    return Message("hint-risk-none")


def listed(names: Sequence[str]) -> Listed:
    return Listed([CardNamed(one) for one in dict.fromkeys(names)])
