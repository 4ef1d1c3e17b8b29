"""The menu of the laboratory about the table: the turn, the numbers of each player, the scene."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tintero import limits
from tintero.cards.pool import Pool
from tintero.judge import board, edit
from tintero.judge.edit import Change
from tintero.scene import Scene
from tintero.scene.model import Position, SceneSeat
from tintero.scene.parse import STEPS
from tintero.state.ruleset import READINGS, VERSIONS
from tintero.tui.lab_menus import Desk
from tintero.tui.lab_windows import MenuLine
from tintero.tui.words_lab import say
from tintero.vocab import Zone


def table_menu(desk: Desk) -> list[MenuLine]:
    """Whose turn, which step, and the numbers of each player."""
    lang, game = desk.lang, desk.match.game
    s = game.state
    position = desk.match.lab.now.position
    begun = bool(desk.match.lab.now.steps) or desk.match.lab.now.record is not None
    step = "main" if begun else position.step
    commands = [MenuLine(say(lang, "turn"))]
    for seat in range(len(s.players)):
        change = partial(desk.change, edit.turn(seat))
        commands.append(MenuLine(say(lang, "turn_of", seat + 1), change, s.active == seat))
    for name in STEPS:
        change = partial(desk.change, edit.step(name))
        commands.append(MenuLine(say(lang, f"s_{name}"), change, step == name))
    first = s.players[max(s.active, 0)].turns == 1
    change = partial(desk.change, edit.first_turn(not first))
    commands.append(MenuLine(say(lang, "first_turn"), change, first))
    for seat in range(len(s.players)):
        commands += player_commands(desk, seat)
    commands.append(MenuLine(say(lang, "rules")))
    for version in VERSIONS:
        change = partial(desk.change, edit.rules(version))
        on = s.ruleset.version == version
        commands.append(MenuLine(say(lang, "rules_are", version), change, on))
    commands.append(MenuLine(say(lang, "readings")))
    for name in READINGS:
        change = partial(desk.change, board.reading(name))
        words = say(lang, f"r_{name}")
        commands.append(MenuLine(words, change, name in s.ruleset.readings.split()))
    return commands + scene_commands(desk, Scene(position).called(lang))


def player_commands(desk: Desk, seat: int) -> list[MenuLine]:
    lang, s = desk.lang, desk.match.game.state
    p = s.players[seat]
    ink = [s.cards[i] for i in s.zone(seat, Zone.INKWELL)]
    spent = sum(bool(card.exerted) for card in ink)
    deck = s.zone(seat, Zone.DECK)
    top = s.program(s.cards[deck[-1]]).full_name if deck else "—"
    n = seat + 1

    def ask(title: str, value: int, change: Callable[[int, int], Change]) -> Callable[[], None]:
        words = say(lang, title, n)
        return lambda: desk.ask_number(words, value, partial(change, seat))

    def ask_ink() -> None:
        value = f"{len(ink) - spent} {spent}" + (f" {p.drops}" if p.drops else "")
        hint = say(lang, "ink_hint")
        desk.ask_words(say(lang, "ink_of", n), hint, value, partial(set_ink, desk, seat))

    def ask_top() -> None:
        desk.ask_card(say(lang, "top_of", n), lambda name: desk.change(edit.top(seat, name)))

    return [
        MenuLine(say(lang, "player", n)),
        MenuLine(say(lang, "lore", p.lore), ask("lore_of", p.lore, edit.lore)),
        MenuLine(say(lang, "ink", len(ink) - spent, spent), ask_ink),
        MenuLine(say(lang, "inked", p.inked), ask("inked_of", p.inked, board.inked)),
        MenuLine(say(lang, "top", top), ask_top),
        MenuLine(say(lang, "deck", len(deck)), ask("deck_of", len(deck), board.deck)),
    ]


def set_ink(desk: Desk, seat: int, text: str) -> None:
    """`5 2`, or `5 2 1` with ink drops."""
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= 3 or not all(word.isdecimal() for word in words):
        desk.refuse(say(desk.lang, "no_number", text))
        return
    ready, exerted, drops = [limits.number(word) for word in [*words, "0", "0"][:3]]

    def change(position: Position, pool: Pool) -> Position:
        made = board.ink(seat, ready, exerted)(position, pool)
        return edit.drops(seat, drops)(made, pool)

    desk.change(change)


def scene_commands(desk: Desk, title: str) -> list[MenuLine]:
    lang = desk.lang
    seats = len(desk.match.game.state.players)

    def ask_title() -> None:
        hint = say(lang, "title_hint")
        desk.ask_words(say(lang, "scene"), hint, title, lambda text: desk.change(board.title(text)))

    def ask_expect() -> None:
        hint = say(lang, "expect_hint")
        desk.ask_words(say(lang, "expect"), hint, "", desk.expect)

    commands = [
        MenuLine(say(lang, "scene")),
        MenuLine(say(lang, "title_of", title or "—"), ask_title),
        MenuLine(say(lang, "expect"), ask_expect),
    ]
    if seats < edit.MOST_SEATS:
        more = edit.on_seat(seats, lambda side, _: side)
        commands.append(MenuLine(say(lang, "more_seats"), partial(desk.change, more)))
    clear = partial(desk.change, cleared)
    commands.append(MenuLine(say(lang, "clear"), clear))
    return commands


def cleared(position: Position, pool: Pool) -> Position:
    return Position(rules=position.rules, seats=(SceneSeat(),) * len(position.seats))
