"""The laboratory on the full screen: a position is built, tried out and kept, by keys and mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from test_tui_seats import in_terminal
from tintero.judge.lab import Lab
from tintero.records import Replay, read
from tintero.scene import Scene
from tintero.state.ruleset import READINGS
from tintero.table.kept import state_folder
from tintero.tui.lab_app import LabApp
from tintero.tui.lab_screen import LabScreen
from tintero.tui.lab_table import READING_NAMES
from tintero.tui.lab_windows import CardSearch, Menu
from tintero.tui.modals import AskWindow, ListWindow, Window
from tintero.tui.panels import LogPanel
from tintero.vocab import Zone
from tui_table import SIZE, drawn_when_looked_at, games, put_highlight, settle, words
from tui_table import state_folder as _own_folder  # noqa: F401

pytestmark = pytest.mark.pure_only

SCENE = """
title: Smash meets Resist
turn: 1
seats:
  1:
    lore: 4
    ink: {ready: 4, exerted: 1}
    hand: [Smash, Dragon Fire, HeiHei - Boat Snack]
    play:
      - Stitch - New Dog
      - Simba - Returned King: {damage: 2, at: Pride Lands}
      - Stitch - Rock Star: {exerted: true, under: [Stitch - New Dog]}
      - Pride Lands - Pride Rock
  2:
    lore: 7
    ink: 3
    hand: [Be Prepared, Smash]
    discard: [Smash]
    play:
      - Namaari - Resolute Daughter: {exerted: true}
      - Maleficent - Biding Her Time
"""
Play = Callable[[Pilot[str], LabScreen], Awaitable[None]]


def scene_lab(text: str = SCENE) -> Lab:
    return Lab.of_scene(Scene.parse(text))


def run(lab: Lab, play: Play, lang: str = "en", size: tuple[int, int] = SIZE) -> LabApp:
    app = LabApp(lab, lang)

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            table = app.table
            assert isinstance(table, LabScreen)
            await play(pilot, table)
            if not app._exit:
                await pilot.pause()

    with drawn_when_looked_at():
        asyncio.run(main())
    return app


async def press(pilot: Pilot[str], *keys: str) -> None:
    """One after another, each when the table has done with the last; it is drawn at the end."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot)
    await pilot.pause()


async def choose(pilot: Pilot[str], start: str, nth: int = 0) -> None:
    """The line of the open menu that begins so."""
    menu = pilot.app.screen
    assert isinstance(menu, Menu)
    found = [
        i
        for i, command in enumerate(menu.commands)
        if command.do is not None and command.text.startswith(start)
    ]
    menu.query_one("#rows", OptionList).highlighted = found[nth]
    await press(pilot, "enter")


def look(table: LabScreen, face: str) -> None:
    """Select a card on the table."""
    for name in table.GRIDS:
        for card in table.grid(name).cards:
            if card.face == face:
                table.look_at(card)
                return
    raise AssertionError(f"{face} is not on the table")


def zone(lab: Lab, seat: int, which: int) -> list[str]:
    s = lab.game.state
    return [s.program(s.cards[i]).full_name for i in s.zone(seat, which)]


def refusal(pilot: Pilot[str]) -> str:
    """What the line below the table says when nothing was changed."""
    shown = words(pilot, "prompt")
    return shown.removeprefix("✗ ") if shown.startswith("✗ ") else ""


# --- building -------------------------------------------------------------------------------------


def test_a_card_is_put_by_part_of_its_name() -> None:
    lab = Lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        await press(pilot, "p")
        assert isinstance(pilot.app.screen, CardSearch)
        await press(pilot, *"stich new", "enter")  # mistyped
        await choose(pilot, "in play, exerted", 1)
        assert zone(lab, 1, Zone.PLAY) == ["Stitch - New Dog"]
        assert [c.face for c in table.grid("far").cards] == ["Stitch - New Dog"]
        await press(pilot, "p", *"dragon fire", "enter")
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        assert not any(c.text.startswith("in play") for c in menu.commands)  # an action
        await choose(pilot, "top of the deck")
        assert zone(lab, 0, Zone.DECK)[-1] == "Dragon Fire"
        await press(pilot, "p", *"zzzzzz", "enter")
        assert isinstance(pilot.app.screen, CardSearch)  # no such card
        await press(pilot, "escape")
        assert pilot.app.screen is table

    run(lab, play)
    assert lab.cursor == 2


def test_the_search_is_gone_through_with_arrows_and_mouse() -> None:
    lab = Lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        await press(pilot, "p", *"maleficent")
        search = pilot.app.screen
        assert isinstance(search, CardSearch)
        wanted = search.found[2].full_name
        await press(pilot, "down", "down", "enter")
        assert wanted in pilot.app.screen.heading  # type: ignore[attr-defined]
        await press(pilot, "escape", "p", *"maleficent")
        search = pilot.app.screen
        assert isinstance(search, CardSearch)
        wanted = search.found[1].full_name
        await pilot.click("#found", offset=(6, 1))
        await pilot.pause()
        assert wanted in pilot.app.screen.heading  # type: ignore[attr-defined]
        await pilot.click("#rows", offset=(6, 4))  # its fifth line: the hand of player 1
        await pilot.pause()

    run(lab, play)
    assert len(zone(lab, 0, Zone.HAND)) == 1


def test_the_state_of_a_card_is_set_by_keys() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        look(table, "Maleficent - Biding Her Time")
        await press(pilot, "x", "y")
        card = table.card
        assert card is not None and card.exerted and card.drying
        look(table, "Namaari - Resolute Daughter")
        await press(pilot, "plus", "plus", "plus", "minus", "x")
        card = table.card
        assert card is not None and card.damage == 2 and not card.exerted
        await press(pilot, "delete")
        assert zone(lab, 1, Zone.PLAY) == ["Maleficent - Biding Her Time"]
        assert not refusal(pilot)

    run(lab, play)


def test_an_impossible_change_is_said_and_changes_nothing() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        before = (lab.game.hash(), lab.cursor)
        look(table, "Maleficent - Biding Her Time")
        await press(pilot, "plus")
        assert refusal(pilot).startswith("posición imposible: Maleficent - Biding Her Time")
        assert "(CR 1.8.1.4)" in refusal(pilot)
        look(table, "Pride Lands - Pride Rock")
        await press(pilot, "x")
        assert "es una ubicación" in refusal(pilot)
        look(table, "Smash")
        await press(pilot, "y")
        assert refusal(pilot) == "Solo una carta en juego tiene estado: Smash no está en juego."
        await press(pilot, "t")
        await choose(pilot, "Leyenda: 4")
        pilot.app.screen.query_one("#value", Input).value = "20"
        await press(pilot, "enter")
        assert "habría ganado con 20 (CR 1.8.1.1)" in refusal(pilot)
        await press(pilot, "t")
        await choose(pilot, "Leyenda: 4")
        pilot.app.screen.query_one("#value", Input).value = "many"
        await press(pilot, "enter")
        assert "«many» no es un número" in refusal(pilot)
        assert (lab.game.hash(), lab.cursor) == before
        look(table, "Maleficent - Biding Her Time")
        await press(pilot, "x")
        assert not refusal(pilot)  # gone with the next change

    run(lab, play, "es")


def test_the_menu_of_a_card_moves_it_and_what_lies_under_it() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        look(table, "Stitch - Rock Star")
        await press(pilot, "m")
        await choose(pilot, "At Pride Lands")
        s = lab.game.state
        assert [s.cards[i].at >= 0 for i in s.zone(0, Zone.PLAY)[:3]] == [False, True, True]
        look(table, "Stitch - Rock Star")
        await press(pilot, "m")
        await choose(pilot, "Stitch - New Dog: turn it facedown")
        look(table, "Stitch - Rock Star")
        await press(pilot, "m")
        await choose(pilot, "Put a card under it")
        await press(pilot, *"dragon fire", "enter")
        s = lab.game.state
        under = s.under(s.zone(0, Zone.PLAY)[2])
        assert [s.cards[i].faceup for i in under] == [0, 0]
        look(table, "Stitch - Rock Star")
        await press(pilot, "m")
        await choose(pilot, "Damage")
        assert isinstance(pilot.app.screen, AskWindow)
        pilot.app.screen.query_one("#value", Input).value = "3"
        await press(pilot, "enter")
        look(table, "Smash")
        await press(pilot, "m")
        await choose(pilot, "discard", 1)  # from the far hand to the discard of the other player
        assert zone(lab, 0, Zone.DISCARD) == ["Smash"]
        assert "Smash" not in zone(lab, 1, Zone.HAND)
        look(table, "Simba - Returned King")
        await press(pilot, "m")
        await choose(pilot, "hand", 1)
        assert "Simba - Returned King" in zone(lab, 1, Zone.HAND)
        assert "Simba - Returned King" in [c.face for c in table.grid("hand-far").cards]

    run(lab, play)


def test_turn_step_numbers_and_the_top_card() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        async def number(start: str, value: str, nth: int = 0) -> None:
            await press(pilot, "t")
            await choose(pilot, start, nth)
            pilot.app.screen.query_one("#value", Input).value = value
            await press(pilot, "enter")
            assert not refusal(pilot)

        await number("Lore: 7", "12")
        await number("Ink: 3 ready", "5 2 1")
        await number("Cards in the deck", "9", 1)
        p = lab.game.view(1).players[1]
        assert (p.lore, p.ink_ready, p.ink_exerted, p.drops, p.deck) == (12, 5, 2, 1, 9)
        await press(pilot, "t")
        await choose(pilot, "Force the top card", 1)
        await press(pilot, *"be our guest", "enter")
        assert zone(lab, 1, Zone.DECK)[-1] == "Be Our Guest"
        await press(pilot, "t")
        await choose(pilot, "It is the turn of Player 2")
        assert lab.game.state.active == 1
        await press(pilot, "t")
        await choose(pilot, "Draw step")
        assert "Be Our Guest" in zone(lab, 1, Zone.HAND)  # drawn
        assert any("draws" in table.match.tell(line.said) for line in table.match.lines[1])
        await press(pilot, "t")
        await choose(pilot, "Version 2.1")
        assert lab.game.state.ruleset.version == "2.1"
        await press(pilot, "t")
        await choose(pilot, "“Up to” may be none")
        assert lab.game.state.ruleset.readings == "up-to-may-be-none"
        assert Replay(read(lab.record().text())).game.hash() == lab.game.hash()
        await number("Title", "A better title")
        assert "A better title" in words(pilot, "heading")
        await press(pilot, "t")
        await choose(pilot, "One more player")
        assert len(lab.game.state.players) == 3
        await press(pilot, "v")
        assert "Player 2" in words(pilot, "bar-near")
        assert "Player 3" in words(pilot, "bar-far")
        await press(pilot, "t")
        await choose(pilot, "Clear the table")
        assert zone(lab, 0, Zone.PLAY) == []

    run(lab, play, size=(110, 34))


def test_a_card_in_a_deck_discard_or_inkwell_is_changed() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        await press(pilot, "d")
        await choose(pilot, "Smash")
        await choose(pilot, "hand")
        assert zone(lab, 1, Zone.HAND).count("Smash") == 2
        assert zone(lab, 1, Zone.DISCARD) == []
        await press(pilot, "d")
        await choose(pilot, "⟳ ")  # the exerted ink of player 1
        await choose(pilot, "Ready it")
        assert lab.game.view(0).players[0].ink_ready == 5

    run(lab, play)


# --- trying out -----------------------------------------------------------------------------------


def test_both_hands_are_open_and_whoever_is_asked_is_played_for() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        far = {c.face for c in table.grid("hand-far").cards}
        assert far == {"Be Prepared", "Smash"}
        await press(pilot, "o")
        assert not table.grid("hand-far").cards
        assert "hands closed" in words(pilot, "heading")
        await press(pilot, "o", "e")
        assert lab.game.state.active == 1
        assert table.seat == 1
        assert "Player 1" in words(pilot, "bar-near")  # the table is not turned
        put_highlight(table, "Ink ")
        await press(pilot, "enter")
        assert lab.game.view(1).players[1].ink_ready == 4

    run(lab, play)


def test_a_play_with_its_answers_is_done_undone_and_stepped_through() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        before = lab.game.hash()
        put_highlight(table, "Play Smash")
        await press(pilot, "enter")
        look(table, "Simba - Returned King")
        await press(pilot, "x")
        assert refusal(pilot).startswith("A position is changed while a turn action is asked")
        put_highlight(table, "Namaari")
        await press(pilot, "enter")
        after = lab.game.hash()
        lines = ["  " * x.indent + table.match.tell(x.said) for x in table.match.lines[0]]
        assert any("Base 3 → modified 0 → taken 0" in line for line in lines)
        assert lines[0].startswith("Player 1: Play Smash")
        await press(pilot, "b", "b")
        assert lab.game.hash() == before
        assert "state 1 of 3" in words(pilot, "heading")
        await press(pilot, "n", "n", "n")
        assert lab.game.hash() == after
        await press(pilot, "u")
        assert lab.game.hash() == before
        await press(pilot, "n", "n")
        await press(pilot, "U")
        assert lab.cursor == 0

    run(lab, play)


def test_why_not_hints_and_the_rule_behind_a_line() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        look(table, "Stitch - Rock Star")
        await press(pilot, "w")
        window = pilot.app.screen
        assert isinstance(window, ListWindow)
        assert "5.1.1.2" in [row.clause for row in window.rows]
        await press(pilot, "escape", "h")
        assert "Can quest" in words(pilot, "text")
        await press(pilot, "escape")
        put_highlight(table, "Quest with Stitch - New Dog")
        await press(pilot, "enter")
        log = table.query_one(LogPanel)
        log.focus()
        log.highlighted = 1
        clause = log.shown[1][0].clause
        await press(pilot, "enter")
        assert clause in words(pilot, "text")
        await press(pilot, "escape", "r")
        assert "4.5.1.1" in words(pilot, "text") or "4.5" in words(pilot, "text")
        await press(pilot, "escape", "question_mark")
        assert "put a card" in words(pilot, "text")
        await press(pilot, "escape", "i")
        assert pilot.app.screen is not table

    run(lab, play)


def test_an_expectation_is_written_down_and_held_against_the_table() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        for text, said in (
            ("lore: {1: 4}", ""),
            ("lore: {1: 5}", "Not as expected: lore of seat 1: expected 5, is 4"),
            ("lor: {1: 5}", "unknown key 'lor' in expect; near: lore"),
        ):
            await press(pilot, "t")
            await choose(pilot, "Write down")
            pilot.app.screen.query_one("#value", Input).value = text
            await press(pilot, "enter")
            assert refusal(pilot).startswith(said)
            assert bool(refusal(pilot)) == bool(said)

    run(lab, play)
    assert "expect: {lore: {1: 4}}" in lab.scene().text()


def test_the_bar_and_the_cards_work_by_mouse() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, CardSearch)
        await pilot.click("#close")
        await pilot.pause()
        await pilot.click("#near", offset=(5, 2))
        await pilot.pause()
        assert table.card is not None and table.card.face == "Stitch - New Dog"
        await pilot.click("#bar-far", offset=(4, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)

    run(lab, play)


# --- keeping --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mine.yaml", "mine.tintero"])
def test_it_is_saved_as_a_scene_or_a_record_and_opened_again(tmp_path: Path, name: str) -> None:
    lab, file = scene_lab(), tmp_path / name

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        look(table, "Namaari - Resolute Daughter")
        await press(pilot, "plus")
        put_highlight(table, "Play Smash")
        await press(pilot, "enter")
        put_highlight(table, "Namaari")
        await press(pilot, "enter", "q")
        assert isinstance(pilot.app.screen, Window)  # not saved yet
        await pilot.click("#save")
        await pilot.pause()
        pilot.app.screen.query_one("#value", Input).value = str(tmp_path / "mine.txt")
        await press(pilot, "enter")
        assert "a scene ends in .yaml, a record in .tintero" in refusal(pilot)
        await press(pilot, "s")
        pilot.app.screen.query_one("#value", Input).value = str(tmp_path / "none" / name)
        await press(pilot, "enter")
        assert "can't be written" in refusal(pilot)
        file.write_text("something else", encoding="utf-8")
        await press(pilot, "s")
        pilot.app.screen.query_one("#value", Input).value = str(file)
        await press(pilot, "enter")
        assert "is there already" in pilot.app.screen.heading  # type: ignore[attr-defined]
        await press(pilot, "escape")
        assert file.read_text(encoding="utf-8") == "something else"
        await press(pilot, "s")
        pilot.app.screen.query_one("#value", Input).value = str(file)
        await press(pilot, "enter")
        await pilot.click("#yes")
        await pilot.pause()
        await press(pilot, "s", "enter")  # again, under the name it has now: not asked any more
        assert pilot.app.screen is table
        assert not list(tmp_path.glob("*.txt"))
        assert not games(state_folder(), "labs")  # saved, so not kept
        await press(pilot, "q")

    app = run(lab, play)
    assert not app.is_running
    text = file.read_text(encoding="utf-8")
    if name.endswith(".yaml"):
        scene = Scene.parse(text)
        scene.run()
        assert [step.action for step in scene.steps] == [
            "play Smash",
            "choose Namaari - Resolute Daughter",
        ]
    else:
        replay = Replay(read(text))
        replay.to_end()
        assert replay.game.hash() == lab.game.hash()
        opened = Lab.of_record(read(text), 2)
        assert opened.go(-2) and opened.go(2)
        assert opened.game.hash() == lab.game.hash()


def test_work_that_is_not_saved_is_kept_all_the_same() -> None:
    lab = scene_lab()

    async def play(pilot: Pilot[str], table: LabScreen) -> None:
        look(table, "Namaari - Resolute Daughter")
        await press(pilot, "plus")
        put_highlight(table, "Quest with Stitch - New Dog")
        await press(pilot, "enter")
        (path,) = games(state_folder(), "labs")
        kept = path.read_text(encoding="utf-8")
        assert Lab.of_record(read(kept), 1).game.hash() == lab.game.hash()
        await press(pilot, "q")
        await pilot.click("#yes")
        await pilot.pause()

    app = run(lab, play)
    (path,) = games(state_folder(), "labs")
    assert app.return_value == f"What you did is kept. Go on with: tintero judge lab {path}"


def test_tintero_judge_lab_opens_the_table_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(SCENE, encoding="utf-8")
    command = ("judge", "lab", str(file))
    code, text = in_terminal(b"q", home=tmp_path, command=command)
    assert code == 0, text
    assert "What you can do" in text
    assert "hands open" in text
    code, text = in_terminal(b"", home=tmp_path, command=command, size=(70, 20))
    assert code == 2
    assert "go line by line: tintero judge lab --plain" in text


# --- words and looks ------------------------------------------------------------------------------


def test_every_reading_can_be_chosen() -> None:
    assert READING_NAMES.keys() == set(READINGS)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_laboratory_looks_like_this(snap_compare: Any, lang: str) -> None:
    assert snap_compare(LabApp(scene_lab(), lang), terminal_size=SIZE)


def test_the_menu_of_a_card_looks_like_this(snap_compare: Any) -> None:
    app = LabApp(scene_lab(), "es")
    assert snap_compare(app, press=["left", "up", "right", "m"], terminal_size=SIZE)


def test_a_search_looks_like_this(snap_compare: Any) -> None:
    async def search(pilot: Pilot[str]) -> None:
        await press(pilot, "p")
        pilot.app.screen.query_one("#name", Input).cursor_blink = False
        await press(pilot, *"simba")

    app = LabApp(scene_lab(), "en")
    assert snap_compare(app, run_before=search, terminal_size=SIZE)
