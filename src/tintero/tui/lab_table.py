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
from tintero.tui.lab_menus import Desk, player_of
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
    commands = [MenuLine(desk.match.say(Message("lab-turn")))]
    for seat in range(len(s.players)):
        change = partial(desk.change, edit.turn(seat))
        commands.append(
            MenuLine(
                desk.match.say(Message("lab-turn-of", player=PlayerNamed(seat))),
                change,
                s.active == seat,
            )
        )
    for name in STEPS:
        change = partial(desk.change, edit.step(name))
        commands.append(MenuLine(desk.match.say(Message(STEP_NAMES[name])), change, step == name))
    first = s.players[max(s.active, 0)].turns == 1
    change = partial(desk.change, edit.first_turn(not first))
    commands.append(MenuLine(desk.match.say(Message("lab-first-turn")), change, first))
    for seat in range(len(s.players)):
        commands += player_commands(desk, seat)
    commands.append(MenuLine(desk.match.say(Message("lab-rules"))))
    for version in VERSIONS:
        change = partial(desk.change, edit.rules(version))
        on = s.ruleset.version == version
        commands.append(
            MenuLine(desk.match.say(Message("lab-rules-are", version=version)), change, on)
        )
    commands.append(MenuLine(desk.match.say(Message("lab-readings"))))
    for name in READINGS:
        change = partial(desk.change, board.reading(name))
        words = desk.match.say(Message(READING_NAMES[name]))
        commands.append(MenuLine(words, change, name in s.ruleset.readings.split()))
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
        hint = desk.match.say(Message("lab-ink-hint"))
        desk.ask_words(
            desk.match.say(Message("lab-ink-of", player=who)),
            hint,
            value,
            partial(set_ink, desk, seat),
        )

    def ask_top() -> None:
        title = desk.match.say(Message("lab-top-of", player=who))
        desk.ask_card(title, lambda name: desk.change(edit.top(seat, name)))

    return [
        MenuLine(player_of(desk, seat)),
        MenuLine(
            desk.match.say(Message("lab-lore", count=p.lore)), ask("lab-lore-of", p.lore, edit.lore)
        ),
        MenuLine(
            desk.match.say(Message("lab-ink", ready=len(ink) - spent, exerted=spent)), ask_ink
        ),
        MenuLine(
            desk.match.say(Message("lab-inked", count=p.inked)),
            ask("lab-inked-of", p.inked, board.inked),
        ),
        MenuLine(desk.match.say(Message("lab-top", card=top)), ask_top),
        MenuLine(
            desk.match.say(Message("lab-deck", count=len(deck))),
            ask("lab-deck-of", len(deck), board.deck),
        ),
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
        hint = desk.match.say(Message("lab-title-hint"))
        desk.ask_words(
            desk.match.say(Message("lab-scene")),
            hint,
            title,
            lambda text: desk.change(board.title(text)),
        )

    def ask_expect() -> None:
        hint = desk.match.say(Message("lab-expect-hint"))
        desk.ask_words(desk.match.say(Message("lab-expect")), hint, "", desk.expect)

    commands = [
        MenuLine(desk.match.say(Message("lab-scene"))),
        MenuLine(desk.match.say(Message("lab-title-of", title=title or "—")), ask_title),
        MenuLine(desk.match.say(Message("lab-expect")), ask_expect),
    ]
    if seats < edit.MOST_SEATS:
        more = edit.on_seat(seats, lambda side, _: side)
        commands.append(
            MenuLine(desk.match.say(Message("lab-more-seats")), partial(desk.change, more))
        )
    clear = partial(desk.change, cleared)
    commands.append(MenuLine(desk.match.say(Message("lab-clear")), clear))
    return commands


def cleared(position: Position, pool: Pool) -> Position:
    return Position(rules=position.rules, seats=(SceneSeat(),) * len(position.seats))
