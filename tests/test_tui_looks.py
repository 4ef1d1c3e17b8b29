"""How the table looks, and its words in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from tintero.scene import Scene
from tintero.tui.app import TableApp
from tintero.tui.grid import CardGrid
from tintero.tui.words import HELP, WORDS
from tui_table import (
    SCENE,
    SIZE,
    a_match,
    kept,
    put_highlight,
    run,
    state_folder,  # noqa: F401  (keeps the games of these tests out of the home folder)
    words,
)


def test_it_speaks_spanish() -> None:
    match = a_match(game=kept(), lang="es")

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        assert "realiza una acción de turno" in words(pilot, "prompt")
        assert "Fase principal" in words(pilot, "heading")
        texts = [c.text for c in table.options.places if c is not None]
        assert "Poner en tu pozo de tinta" in texts
        await pilot.press("h")
        await pilot.pause()
        assert "Puedes poner una carta en tu pozo de tinta este turno." in words(pilot, "text")

    run(match, play)


def test_both_languages_say_everything() -> None:
    for key, text in WORDS.items():
        for value in (text.get("en"), text.get("es")):
            assert value.strip(), key
        assert text.get("en").count("{") == text.get("es").count("{"), key
    assert len(HELP["en"]) == len(HELP["es"])


NAMING = """
title: A card is named
turn: 1
seats:
  1: {ink: 6, hand: [Blast from Your Past], discard: [HeiHei - Boat Snack], deck: [Smash, Smash]}
  2: {deck: [Smash]}
"""


def test_a_long_list_is_searched() -> None:
    """Naming a card offers every name there is."""
    match = a_match({}, game=Scene.parse(NAMING).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Play ")
        await pilot.press("enter")
        await pilot.pause()
        assert len(match.game.options) > 500
        assert isinstance(pilot.app.focused, Input)
        await pilot.press(*"heihei")
        await pilot.pause()
        assert [c.label for c in table.options.places] == ["HeiHei"]
        await pilot.press("enter")
        await pilot.pause()
        assert [c.face for c in match.view(0).players[0].known_hand] == ["HeiHei - Boat Snack"]

    run(match, play)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_grids_fit_the_screen(size: tuple[int, int]) -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        for grid in pilot.app.screen.query(CardGrid):
            assert grid.cards
            assert grid.width * grid.columns <= grid.outer_size.width
            assert not grid.show_horizontal_scrollbar
            for i in range(len(grid.cards)):
                grid.look(i)
                await pilot.pause()
                top = i // grid.columns * grid.tall - grid.scroll_offset.y
                assert 0 <= top < grid.size.height
        assert words(pilot, "bar-near").rstrip().endswith("discard 0")

    run(match, play, size)


def snapshot_app(lang: str) -> TableApp:
    match = a_match({}, game=Scene.parse(SCENE).game(), lang=lang)
    return TableApp(match, pace=0)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_looks_like_this(snap_compare: Any, lang: str) -> None:
    assert snap_compare(snapshot_app(lang), terminal_size=SIZE)


CHOOSING = """
title: Hans asks whether to deal damage
turn: 1
seats:
  1:
    ink: {ready: 2, exerted: 3}
    deck: [Smash, Smash, Smash]
    play: [HeiHei - Boat Snack, Hans - Thirteenth in Line, Simba - Protective Cub]
  2:
    ink: 3
    hand: 2
    deck: [Smash, Smash, Smash]
    play: [Maleficent - Biding Her Time: {exerted: true}]
"""


def test_a_question_looks_like_this(snap_compare: Any) -> None:
    game = Scene.parse(CHOOSING).game()
    game.push("quest hans")
    app = TableApp(a_match({}, game=game, lang="es"), pace=0)
    assert snap_compare(app, terminal_size=SIZE)


def test_why_not_looks_like_this(snap_compare: Any) -> None:
    assert snap_compare(
        snapshot_app("en"), press=["left", "up", "right", "enter"], terminal_size=SIZE
    )
