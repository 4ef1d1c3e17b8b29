"""The menu of the laboratory about the table: the turn, the numbers of each player, the scene."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tintero import limits
from tintero.cards.pool import Pool
from tintero.judge import board, edit
from tintero.judge.edit import Change
from tintero.messages import Message, PlayerNamed
from tintero.scene import Scene
from tintero.scene.model import Position, SceneSeat
from tintero.scene.parse import STEPS
from tintero.state.ruleset import READINGS, VERSIONS
from tintero.tui.lab_menus import Desk, changing, line, player_of
from tintero.tui.lab_windows import MenuLine
from tintero.vocab import Zone

STEP_NAMES = {
    "ready": "lab-step-ready",
    "set": "lab-step-set",
    "draw": "lab-step-draw",
    "main": "lab-step-main",
    "end": "lab-step-end",
}
READING_NAMES = {
    "otherwise-of-the-if": "lab-reading-otherwise",
    "granted-bodyguard-enters-exerted": "lab-reading-bodyguard",
    "up-to-may-be-none": "lab-reading-up-to",
    "names-split-at-commas": "lab-reading-commas",
    "replaced-damage-was-dealt": "lab-reading-damage",
    "no-discard-is-a-replacement": "lab-reading-discard",
}


def table_menu(desk: Desk) -> list[MenuLine]:
    """Whose turn, which step, and the numbers of each player."""
    lang, game = desk.lang, desk.match.game
    s = game.state
    position = desk.match.lab.now.position
    begun = bool(desk.match.lab.now.steps) or desk.match.lab.now.record is not None
    step = "main" if begun else position.step
    commands = [line(desk, Message("lab-turn"))]
    for seat in range(len(s.players)):
        said = Message("lab-turn-of", player=PlayerNamed(seat))
        commands.append(changing(desk, said, edit.turn(seat), s.active == seat))
    for name in STEPS:
        said = Message(STEP_NAMES[name])
        commands.append(changing(desk, said, edit.step(name), step == name))
    first = s.players[max(s.active, 0)].turns == 1
    commands.append(changing(desk, Message("lab-first-turn"), edit.first_turn(not first), first))
    for seat in range(len(s.players)):
        commands += player_commands(desk, seat)
    commands.append(line(desk, Message("lab-rules")))
    for version in VERSIONS:
        said, on = Message("lab-rules-are", version=version), s.ruleset.version == version
        commands.append(changing(desk, said, edit.rules(version), on))
    commands.append(line(desk, Message("lab-readings")))
    for name in READINGS:
        said, on = Message(READING_NAMES[name]), name in s.ruleset.readings.split()
        commands.append(changing(desk, said, board.reading(name), on))
    return commands + scene_commands(desk, Scene(position).called(lang))


def player_commands(desk: Desk, seat: int) -> list[MenuLine]:
    s = desk.match.game.state
    p = s.players[seat]
    ink = [s.cards[i] for i in s.zone(seat, Zone.INKWELL)]
    spent = sum(bool(card.exerted) for card in ink)
    deck = s.zone(seat, Zone.DECK)
    top = s.program(s.cards[deck[-1]]).full_name if deck else "—"
    who = PlayerNamed(seat)

    def ask(id: str, value: int, change: Callable[[int, int], Change]) -> Callable[[], None]:
        words = desk.match.say(Message(id, player=who))
        return lambda: desk.ask_number(words, value, partial(change, seat))

    def ask_ink() -> None:
        value = f"{len(ink) - spent} {spent}" + (f" {p.drops}" if p.drops else "")
        title = desk.match.say(Message("lab-ink-of", player=who))
        hint = desk.match.say(Message("lab-ink-hint"))
        desk.ask_words(title, hint, value, partial(set_ink, desk, seat))

    def ask_top() -> None:
        title = desk.match.say(Message("lab-top-of", player=who))
        desk.ask_card(title, lambda name: desk.change(edit.top(seat, name)))

    return [
        MenuLine(player_of(desk, seat)),
        line(desk, Message("lab-lore", count=p.lore), ask("lab-lore-of", p.lore, edit.lore)),
        line(desk, Message("lab-ink", ready=len(ink) - spent, exerted=spent), ask_ink),
        line(desk, Message("lab-inked", count=p.inked), ask("lab-inked-of", p.inked, board.inked)),
        line(desk, Message("lab-top", card=top), ask_top),
        line(desk, Message("lab-deck", count=len(deck)), ask("lab-deck-of", len(deck), board.deck)),
    ]


def set_ink(desk: Desk, seat: int, text: str) -> None:
    """`5 2`, or `5 2 1` with ink drops."""
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= 3 or not all(word.isdecimal() for word in words):
        desk.refuse(Message("lab-no-number", text=text))
        return
    ready, exerted, drops = [limits.number(word) for word in [*words, "0", "0"][:3]]

    def change(position: Position, pool: Pool) -> Position:
        made = board.ink(seat, ready, exerted)(position, pool)
        return edit.drops(seat, drops)(made, pool)

    desk.change(change)


def scene_commands(desk: Desk, title: str) -> list[MenuLine]:
    seats = len(desk.match.game.state.players)

    def ask_title() -> None:
        heading, hint = (desk.match.say(Message(id)) for id in ("lab-scene", "lab-title-hint"))
        desk.ask_words(heading, hint, title, lambda text: desk.change(board.title(text)))

    def ask_expect() -> None:
        hint = desk.match.say(Message("lab-expect-hint"))
        desk.ask_words(desk.match.say(Message("lab-expect")), hint, "", desk.expect)

    commands = [
        line(desk, Message("lab-scene")),
        line(desk, Message("lab-title-of", title=title or "—"), ask_title),
        line(desk, Message("lab-expect"), ask_expect),
    ]
    if seats < edit.MOST_SEATS:
        more = edit.on_seat(seats, lambda side, _: side)
        commands.append(changing(desk, Message("lab-more-seats"), more))
    return [*commands, changing(desk, Message("lab-clear"), cleared)]


def cleared(position: Position, pool: Pool) -> Position:
    return Position(rules=position.rules, seats=(SceneSeat(),) * len(position.seats))
