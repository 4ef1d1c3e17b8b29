"""Whether a game can wait in a position (CR 1.8.1: a check would have come before)."""

from __future__ import annotations

from tintero.game import Game
from tintero.messages import CardNamed, Message
from tintero.rules import check, derive
from tintero.scene.errors import SceneError
from tintero.scene.model import Placed, Position, SceneSeat
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import Ask, CardType, Zone


def check_possible(position: Position, game: Game, file: str) -> None:
    """`SceneError` with the reason if not. Only where a turn action is asked: anywhere else a check
    is still to come."""
    s, d = game.state, game.decision
    if position.setup is not None or position.step != "main":
        return
    if d is None or d.ask != Ask.TURN_ACTION:
        return
    for player, seat in enumerate(position.seats):
        cards = iter([s.cards[i] for i in s.zone(player, Zone.PLAY)])
        for entry in seat.play:
            for _ in range(entry.cards.count):
                _check_card(s, next(cards), entry, file)
        need = check.lore_needed(s, player)
        if seat.lore >= need:
            said = Message("scene-won", number=player + 1, lore=seat.lore, need=need)
            raise SceneError(said, file, seat_line(seat))


def _check_card(s: State, card: Card, entry: Placed, file: str) -> None:
    name = CardNamed(s.programs[card.index].full_name)
    kind = s.programs[card.index].type
    said = None
    if card.damage and kind == CardType.ITEM:
        said = Message("scene-item-damaged", card=name)
    elif card.at >= 0 and kind != CardType.CHARACTER:
        said = Message("scene-not-at", card=name)
    elif card.at >= 0 and s.cards[card.at].owner != card.owner:
        where = CardNamed(s.programs[s.cards[card.at].index].full_name)
        said = Message("scene-their-location", card=name, location=where)
    elif check.is_lethal(s, card):
        willpower = derive.willpower(s, card)
        said = Message("scene-lethal", card=name, damage=card.damage, willpower=willpower)
    if said is not None:
        raise SceneError(said, file, entry.line)


def seat_line(seat: SceneSeat) -> int:
    """A line of that side: where its cards are written, else the first."""
    lines = [entry.line for entry in seat.play] + [cards.line for cards in seat.hand]
    return min((line for line in lines if line), default=1)
