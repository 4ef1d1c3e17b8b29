"""How the table looks, and its words in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from tintero.scene import Scene
from tintero.tui.app import TableApp
from tintero.tui.grid import CardGrid
from tintero.views.prompts import prompt
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

pytestmark = pytest.mark.pure_only


def test_it_speaks_spanish() -> None:
    match = a_match(game=kept(), lang="es")

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        assert "haz una acción de turno" in words(pilot, "prompt")
        assert "Fase principal" in words(pilot, "heading")
        texts = [c.text for c in table.options.places if c is not None]
        assert "Poner en tu pozo de tinta" in texts
        await pilot.press("h")
        await pilot.pause()
        assert "Puedes poner una carta en tu pozo de tinta este turno." in words(pilot, "text")

    run(match, play)


NAMING = """
title: A card is named
turn: 1
seats:
  1: {ink: 6, hand: [Blast from Your Past], discard: [HeiHei - Boat Snack], deck: [Smash, Smash]}
  2: {deck: [Smash]}
"""


def test_a_name_as_wide_as_the_list_is_shown_whole() -> None:
    """Where a scroll bar takes a column of the list, a line breaks, and both lines are seen."""
    hand = "Sebastian - Court Composer, Ariel - Spectacular Singer, Smash, 3x HeiHei - Boat Snack"
    scene = f"turn: 1\nseats: {{1: {{ink: 1, hand: [{hand}]}}, 2: {{}}}}"
    match = a_match({}, game=Scene.parse(scene).game())

    async def play(pilot: Pilot[str]) -> None:
        rows = pilot.app.table.options.list  # type: ignore[attr-defined]
        strips = pilot.app.screen._compositor.render_strips()
        x, y, width, height = rows.region
        shown = ["".join(s.text for s in strip.crop(x, x + width)) for strip in strips[y:]]
        assert rows.max_scroll_y > 0
        assert "Composer" in " ".join(" ".join(shown[:height]).split())

    run(match, play, (80, 24))


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


FULL = """
title: A full table
turn: 1
seats:
  1:
    lore: 15
    ink: {ready: 7, exerted: 2}
    hand:
      - Grab Your Sword
      - HeiHei - Boat Snack
      - Be Our Guest
      - Simba - Protective Cub
      - Maui - Demigod
      - Dragon Fire
      - Smash
      - Ariel - Spectacular Singer
    discard: [Smash]
    play:
      - 2x HeiHei - Boat Snack
      - Simba - Returned King: {damage: 2, at: Pride Lands}
      - Stitch - Rock Star: {exerted: true, under: [Stitch - New Dog]}
      - Ariel - Spectacular Singer: {damage: 1, drying: true}
      - Simba - Protective Cub: {at: Pride Lands}
      - Hans - Thirteenth in Line
      - Maui - Demigod: {exerted: true}
      - Flynn Rider - Spectral Scoundrel
      - Elsa - Queen Regent
      - Mickey Mouse - Brave Little Tailor
      - Maleficent - Monstrous Dragon: {damage: 3}
      - Te Kā - Heartless
      - Rapunzel - Gifted with Healing
      - Beast - Hardheaded
      - Pride Lands - Pride Rock
      - Dinglehopper
  2:
    lore: 17
    ink: 9
    hand: 5
    play:
      - Maleficent - Biding Her Time: {exerted: true}
      - Dr. Facilier - Remarkable Gentleman: {exerted: true, damage: 2}
      - 3x Stitch - New Dog: {exerted: true}
      - 2x Mufasa - Betrayed Leader
      - Gramma Tala - Storyteller
      - Ursula - Power Hungry
      - Scar - Shameless Firebrand
      - Genie - On the Job
      - Peter Pan - Never Landing: {exerted: true}
      - Captain Hook - Forceful Duelist
      - Moana - Of Motunui
      - Cinderella - Ballroom Sensation
      - Magic Mirror
      - Never Land - Mermaid Lagoon
"""


def test_a_full_table_is_seen_at_once() -> None:
    """Fifteen characters a side: tiles grow small before anything is out of sight."""
    match = a_match({}, game=Scene.parse(FULL).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        shot = pilot.app.export_screenshot().replace("&#160;", " ")
        for name in ("far", "near"):
            grid = table.grid(name)
            assert len(grid.cards) >= 16
            assert len(grid._rows) <= grid.size.height
        for name in ("Never Land", "Cinderella", "Beast", "Pride Lands", "Rapunzel"):
            assert name in shot
        # who is at a location lies behind it
        faces = [card.face for card in table.grid("near").cards]
        assert faces[-3:] == [
            "Pride Lands - Pride Rock",
            "Simba - Returned King",
            "Simba - Protective Cub",
        ]
        # keys stay commands, however much there is to do
        assert len(match.game.options) > 60
        assert not isinstance(pilot.app.focused, Input)
        await pilot.press("w")
        await pilot.pause()
        assert pilot.app.screen is not table

    run(match, play)


def test_a_terminal_made_too_small_says_so_and_comes_back() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game(), lang="es")

    async def play(pilot: Pilot[str]) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        text = words(pilot, "too-small")
        assert "La terminal tiene 60×20 caracteres; la mesa necesita 80×24." in text
        assert "la partida se guarda" in text
        assert not pilot.app.screen.query_one("#middle-row").display
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert pilot.app.screen.query_one("#middle-row").display
        assert words(pilot, "too-small") == ""

    run(match, play)


SUPPORT = """
seats:
  1: {play: [HeiHei - Boat Snack, Stitch - New Dog, Simba - Protective Cub]}
"""


def test_a_may_is_asked_in_a_sentence() -> None:
    game = Scene.parse(SUPPORT).game()
    game.push("quest heihei")
    asked = prompt(game.state, "en", 0)
    assert asked.startswith(
        "Player 1: for HeiHei - Boat Snack, say whether to give another chosen character"
    )
    asked = prompt(game.state, "es", 0)
    assert asked.startswith(
        "Jugador 1: para HeiHei - Boat Snack, di si quieres hacer que otro personaje elegido"
    )


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


def test_a_full_table_looks_like_this(snap_compare: Any) -> None:
    app = TableApp(a_match({}, game=Scene.parse(FULL).game()), pace=0)
    assert snap_compare(app, terminal_size=SIZE)
