"""Changes of a position as the page asks for them: cards by pointing at them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tintero.cards.pool import Pool, default_pool
from tintero.judge import board, edit
from tintero.judge.edit import MOST_SEATS, Change
from tintero.judge.errors import JudgeError
from tintero.judge.lab import EMPTY, Lab, Snapshot
from tintero.judge.place import CardPlace, place_of
from tintero.messages import Message
from tintero.scene.model import Position, SceneSeat
from tintero.server.judge_shapes import DeskEdit
from tintero.state.ruleset import READINGS
from tintero.variants import shipped_variant
from tintero.vocab import NONE, Zone

ZONES = {
    "play": Zone.PLAY,
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "discard": Zone.DISCARD,
    "ink": Zone.INKWELL,
}


def edited(position: Position, edits: Sequence[DeskEdit]) -> Position:
    """All of them, one after the other; SceneError for one that can't be made."""
    pool = default_pool()
    for one in edits:
        position = change_of(one, position)(position, pool)
    return position


def change_of(one: DeskEdit, position: Position) -> Change:
    if one.what == "put":
        return put(one)
    if one.what in ("take", "move", "state", "at", "under", "face"):
        return on_card(one, Pointing(position))
    if one.what == "ink":
        return board.ink(one.seat, one.n, one.exerted_n)
    if one.what == "step":
        return edit.step(one.step)
    if one.what == "first":
        return edit.first_turn(one.on)
    if one.what == "turn":
        return edit.turn(one.seat)
    if one.what == "rules":
        return edit.rules(one.text)
    if one.what == "variant":
        return variant(one.text)
    if one.what == "title":
        return board.title(one.text.strip())
    if one.what == "reading":
        return reading(one.text)
    if one.what == "seats":
        return seats(one.n)
    if one.what == "clear":
        return lambda old, _: replace(EMPTY, rules=old.rules, variant=old.variant)
    numbers = {
        "lore": edit.lore, "drops": edit.drops, "inked": board.inked, "deck": board.deck,
    }  # fmt: skip
    return numbers[one.what](one.seat, one.n)


class Pointing:
    """The cards of a position, by the ids that it is shown with."""

    def __init__(self, position: Position) -> None:
        self.lab = Lab(Snapshot(position))

    def place(self, handle: str) -> CardPlace:
        game = self.lab.game
        if not handle or int(handle) >= len(game.state.cards):
            raise JudgeError(Message("lab-no-card"))
        return place_of(game, int(handle), self.lab.filler)


def put(one: DeskEdit) -> Change:
    """New cards. A state is only for what is in play."""
    if one.zone == "play":
        return edit.put(one.seat, "play", one.name, one.count, **state_of(one))
    exerted = {"exerted": True} if one.zone == "ink" and one.exerted else {}
    new = board.put(one.seat, one.zone, one.name, one.end, **exerted)

    def changed(position: Position, pool: Pool) -> Position:
        for _ in range(one.count):
            position = new(position, pool)
        return position

    return changed


def state_of(one: DeskEdit) -> dict[str, object]:
    said = {"exerted": one.exerted, "drying": one.drying, "damage": one.damage}
    return {key: value for key, value in said.items() if value is not None}


def on_card(one: DeskEdit, there: Pointing) -> Change:
    place = there.place(one.card)
    if one.what == "take":
        return board.take(place)
    if one.what == "move":
        return board.move(place, one.seat, one.zone, one.end)
    if one.what == "at":
        return board.stand_at(place, there.place(one.place) if one.place else None)
    if one.what == "under":
        return board.put_under(place, one.name)
    if one.what == "face":
        if place.under == NONE:
            raise JudgeError(Message("lab-not-under", card=place.name))
        return board.turn_under(place, one.on)
    if place.zone != "play":
        raise JudgeError(Message("lab-not-in-play", card=place.name))
    return board.state(place, **state_of(one))


def reading(name: str) -> Change:
    if name not in READINGS:
        raise JudgeError(Message("judge-no-reading-called", reading=name))
    return board.reading(name)


def variant(name: str) -> Change:
    """A shipped one, or none; rules that were changed one by one are as usual again."""
    named = shipped_variant(name).id if name else ""
    return lambda position, _: replace(position, variant=named, changed=())


def seats(count: int) -> Change:
    """So many players: the last ones come or go."""
    if not 2 <= count <= MOST_SEATS:
        raise JudgeError(Message("judge-seats", most=MOST_SEATS, number=count))

    def changed(position: Position, pool: Pool) -> Position:
        sides = (*position.seats, *[SceneSeat()] * count)[:count]
        turn = position.turn if position.turn < count else 0
        first = position.first_player if position.first_player < count else 0
        return replace(
            position, seats=sides, turn=turn, first_player=first, teams=(), team_turns=False
        )

    return changed


def last_put(edits: Sequence[DeskEdit], lab: Lab) -> str:
    """The card that the last edit put somewhere, as it is pointed at."""
    if not edits or edits[-1].what not in ("put", "move"):
        return ""
    one, s = edits[-1], lab.game.state
    zone = ZONES[one.zone]
    cards = s.in_play(one.seat) if zone == Zone.PLAY else s.zone(one.seat, zone)
    # The top of a deck is its end, and a new card comes last everywhere else.
    found = list(cards)
    if not found:
        return ""
    return str(found[0] if zone == Zone.DECK and one.end == "bottom" else found[-1])
