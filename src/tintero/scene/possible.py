"""Whether a game can wait in a position (CR 1.8.1: a check would have come before)."""

from __future__ import annotations

from tintero.game import Game
from tintero.rules import check, derive
from tintero.scene.errors import SceneError
from tintero.scene.model import Placed, Position, SceneSeat
from tintero.scene.words import tell
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
            said = tell("won", player + 1, seat.lore, need)
            raise SceneError(said, file, seat_line(seat), (), said.es)


def _check_card(s: State, card: Card, entry: Placed, file: str) -> None:
    name = s.programs[card.index].full_name
    kind = s.programs[card.index].type
    said = None
    if card.damage and kind == CardType.ITEM:
        said = tell("item", name)
    elif card.at >= 0 and kind != CardType.CHARACTER:
        said = tell("not_at", name)
    elif card.at >= 0 and s.cards[card.at].owner != card.owner:
        where = s.programs[s.cards[card.at].index].full_name
        said = tell("their_location", name, where)
    elif check.is_lethal(s, card):
        said = tell("lethal", name, card.damage, derive.willpower(s, card))
    if said is not None:
        raise SceneError(said, file, entry.line, (), said.es)


def seat_line(seat: SceneSeat) -> int:
    """A line of that side: where its cards are written, else the first."""
    lines = [entry.line for entry in seat.play] + [cards.line for cards in seat.hand]
    return min((line for line in lines if line), default=1)
