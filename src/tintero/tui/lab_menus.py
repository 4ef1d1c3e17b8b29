"""The menus of the laboratory about cards: where one is put, what can be changed about one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from tintero.judge import board
from tintero.judge.edit import Change
from tintero.judge.place import CardPlace, place_of
from tintero.messages import Message, PlayerNamed
from tintero.table.lab import LabMatch
from tintero.tui.lab_windows import MenuLine
from tintero.views.shapes import CardView
from tintero.vocab import CardType

# Where a card can be put: the message, the zone, what else is said of it.
WHERE: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("lab-zone-play", "play", {}),
    ("lab-zone-exerted", "play", {"exerted": True}),
    ("lab-zone-drying", "play", {"drying": True}),
    ("lab-zone-hand", "hand", {}),
    ("lab-zone-ink", "ink", {}),
    ("lab-zone-ink-exerted", "ink", {"exerted": True}),
    ("lab-zone-discard", "discard", {}),
    ("lab-zone-top", "deck", {"end": board.TOP}),
    ("lab-zone-bottom", "deck", {"end": board.BOTTOM}),
)


class Desk(Protocol):
    """What a menu needs of the screen it is opened on."""

    match: LabMatch
    lang: str

    def change(self, change: Change) -> bool: ...

    def ask_number(self, title: str, value: int, change: Callable[[int], Change]) -> None: ...

    def ask_words(
        self, title: str, hint: str, value: str, then: Callable[[str], object]
    ) -> None: ...

    def ask_card(self, title: str, then: Callable[[str], object]) -> None: ...

    def look_and_edit(self, card: CardView) -> None: ...

    def expect(self, text: str) -> None: ...

    def refuse(self, why: Message) -> None: ...


def line(
    desk: Desk, said: Message, do: Callable[[], object] | None = None, on: bool = False
) -> MenuLine:
    return MenuLine(desk.match.say(said), do, on)


def changing(desk: Desk, said: Message, change: Change, on: bool = False) -> MenuLine:
    """A line that changes the position."""
    return line(desk, said, partial(desk.change, change), on)


def where(kind: int | None) -> list[tuple[str, str, dict[str, object]]]:
    """Where a card of this type can be put; an action does not stay in play."""
    found = [each for each in WHERE if each[1] != "play" or kind != CardType.ACTION]
    if kind == CardType.LOCATION:
        found = [each for each in found if each[0] not in ("lab-zone-exerted", "lab-zone-drying")]
    return [each for each in found if kind == CardType.CHARACTER or each[0] != "lab-zone-drying"]


def destinations(
    desk: Desk, kind: int | None, put: Callable[..., Change], owner: int | None = None
) -> list[MenuLine]:
    """Every zone of every player; first of all those of `owner`."""
    commands: list[MenuLine] = []
    seats = list(range(len(desk.match.game.state.players)))
    for seat in sorted(seats, key=lambda n: n != owner) if owner is not None else seats:
        commands.append(MenuLine(player_of(desk, seat)))
        for id, zone, more in where(kind):
            commands.append(changing(desk, Message(id), put(seat, zone, **more)))
    return commands


def player_of(desk: Desk, seat: int) -> str:
    return desk.match.say(Message("table-who", player=PlayerNamed(seat)))


def put_menu(desk: Desk, name: str, selected: CardView | None) -> list[MenuLine]:
    """Where a new card goes: any zone, or under the selected card."""
    pool = desk.match.game.pool

    def put(seat: int, zone: str, **more: object) -> Change:
        end = str(more.pop("end", board.BOTTOM))
        return board.put(seat, zone, name, end, **more)

    commands = destinations(desk, pool[name].type, put)
    if selected is not None and selected.id is not None and selected.zone == "play":
        place = place_in(desk, selected.id)
        commands.append(line(desk, Message("lab-under-it", card=selected.face or "?")))
        commands += under_commands(desk, place, name)
    return commands


def under_commands(desk: Desk, place: CardPlace, name: str) -> list[MenuLine]:
    return [
        changing(desk, Message(id), board.put_under(place, name, faceup))
        for id, faceup in (("lab-facedown", False), ("lab-faceup", True))
    ]


def place_in(desk: Desk, card: str) -> CardPlace:
    return place_of(desk.match.game, int(card), desk.match.lab.filler)


# --- a card ---------------------------------------------------------------------------------------


def card_menu(desk: Desk, card: CardView) -> list[MenuLine]:
    """Everything that can be changed about a card, wherever it lies."""
    assert card.id is not None
    place = place_in(desk, card.id)
    facts = desk.match.facts(card)
    kind = facts.type if facts is not None else None
    commands: list[MenuLine] = []
    if card.zone == "play":
        commands += state_commands(desk, card, place, kind)
    elif card.zone == "inkwell":
        said = Message("lab-ready" if card.exerted else "lab-exert")
        commands.append(changing(desk, said, board.turn_ink(place)))
    elif card.zone == "under":
        commands += turn_commands(desk, card, place)

    def move(seat: int, zone: str, **more: object) -> Change:
        end = str(more.pop("end", board.BOTTOM))
        return board.move(place, seat, zone, end, **more)

    commands.append(changing(desk, Message("lab-remove"), board.take(place)))
    if card.zone == "play":
        commands += location_commands(desk, card, place) if kind == CardType.CHARACTER else []
        commands += under_menu(desk, card, place)
    commands.append(line(desk, Message("lab-move")))
    return commands + destinations(desk, kind, move, card.owner)


def state_commands(
    desk: Desk, card: CardView, place: CardPlace, kind: int | None
) -> list[MenuLine]:
    commands: list[MenuLine] = []
    if kind != CardType.LOCATION:
        said = Message("lab-ready" if card.exerted else "lab-exert")
        commands.append(changing(desk, said, board.state(place, exerted=not card.exerted)))
    if kind == CardType.CHARACTER:
        said = Message("lab-dry" if card.drying else "lab-drying")
        commands.append(changing(desk, said, board.state(place, drying=not card.drying)))
    if kind != CardType.ITEM:
        ask = partial(ask_damage, desk, card, place)
        commands.append(line(desk, Message("lab-damage"), ask))
    return commands


def ask_damage(desk: Desk, card: CardView, place: CardPlace) -> None:
    title = desk.match.say(Message("lab-damage-of", card=card.face or "?"))
    desk.ask_number(title, card.damage, lambda n: board.state(place, damage=n))


def location_commands(desk: Desk, card: CardView, place: CardPlace) -> list[MenuLine]:
    """The locations of its side; it may be at one of them or at none."""
    match = desk.match
    s = match.game.state
    homes = [
        i
        for i in s.in_play(card.owner)
        if s.program(s.cards[i]).type == CardType.LOCATION and str(i) != card.id
    ]
    if not homes:
        return []
    commands = [line(desk, Message("lab-location"))]
    for home in homes:
        to = place_in(desk, str(home))
        said, here = Message("lab-go-to", place=to.name), card.at == str(home)
        commands.append(changing(desk, said, board.stand_at(place, to), here))
    away = board.stand_at(place, None)
    commands.append(changing(desk, Message("lab-nowhere"), away, card.at is None))
    return commands


def under_menu(desk: Desk, card: CardView, place: CardPlace) -> list[MenuLine]:
    """What lies under a card, and one more."""
    assert card.id is not None

    def ask_where(name: str) -> None:
        desk.change(board.put_under(place, name, None))

    commands = [line(desk, Message("lab-under"))]
    for each in desk.match.under(card.id):
        assert each.id is not None
        commands += turn_commands(desk, each, place_in(desk, each.id))
        take = board.take(place_in(desk, each.id))
        commands.append(changing(desk, Message("lab-take-under", card=each.face or "?"), take))
    title = desk.match.say(Message("lab-under-it", card=card.face or "?"))
    ask = partial(desk.ask_card, title, ask_where)
    return [*commands, line(desk, Message("lab-put-under"), ask)]


def turn_commands(desk: Desk, card: CardView, place: CardPlace) -> list[MenuLine]:
    assert card.id is not None
    up = bool(desk.match.game.state.cards[int(card.id)].faceup)
    id = "lab-turn-down" if up else "lab-turn-up"
    said = Message(id, card=card.face or "?")
    return [changing(desk, said, board.turn_under(place, not up))]


# --- piles ----------------------------------------------------------------------------------------


def pile_menu(desk: Desk) -> list[MenuLine]:
    """Every card that does not lie on the table; choosing one is changing it."""
    match = desk.match
    view = match.view(None)
    commands: list[MenuLine] = []
    for player in view.players:
        piles: Sequence[tuple[str, Sequence[CardView]]] = (
            ("lab-pile-deck", player.known_deck),
            ("lab-pile-discard", tuple(reversed(player.discard))),
            ("lab-pile-ink", match.inkwell(player.seat)),
        )
        for id, cards in piles:
            heading = Message(id, player=PlayerNamed(player.seat), count=len(cards))
            commands.append(line(desk, heading))
            for card in cards:
                mark = "⟳ " if card.exerted else ""
                commands.append(MenuLine(f"{mark}{card.face}", partial(desk.look_and_edit, card)))
    return commands
