"""The table in the terminal: played by keys and by mouse, without a terminal."""

from __future__ import annotations

import asyncio
import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Static

import tintero
from tintero import Deck, Game
from tintero.bots import Bot, make_bot
from tintero.bots.seat import Seat
from tintero.scene import Scene
from tintero.tui import saved
from tintero.tui.app import TableApp
from tintero.tui.choices import choices, groups, reasons
from tintero.tui.grid import CardGrid
from tintero.tui.match import Match
from tintero.tui.modals import CurtainScreen, ListWindow, Window
from tintero.tui.panels import LogPanel, key_bar
from tintero.tui.saved import Plan
from tintero.tui.words import HELP, WORDS
from tintero.vocab import Act

SIZE = (100, 30)
DECKS = ("amber-steel", "ruby-amethyst")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are kept here, not in the home of who runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "tintero"


def new_game(seed: int = 7) -> Game:
    return Game.new([Deck.load(name) for name in DECKS], seed, starting=0)


def a_match(
    bots: dict[int, str] | None = None,
    game: Game | None = None,
    lang: str = "en",
    players: dict[int, Bot] | None = None,
) -> Match:
    names = {1: "random"} if bots is None else bots
    made = players or {seat: make_bot(name, seat + 1) for seat, name in names.items()}
    return Match(game or new_game(), Plan(DECKS, names), made, lang)


def kept(seed: int = 7) -> Game:
    """Both have kept their hands; the first player has the first turn."""
    game = new_game(seed)
    game.push("keep")
    game.push("keep")
    return game


SCENE = """
title: A table with a bit of everything
turn: 1
seats:
  1:
    lore: 5
    ink: {ready: 4, exerted: 1}
    hand: [Grab Your Sword, HeiHei - Boat Snack, HeiHei - Boat Snack, Be Our Guest]
    deck: [Smash, Smash, Smash]
    play:
      - Simba - Protective Cub
      - Stitch - Rock Star: {exerted: true}
      - Ariel - Spectacular Singer: {damage: 1, drying: true}
      - Dinglehopper
  2:
    lore: 7
    ink: 3
    hand: [Smash]
    deck: [Smash, Smash, Smash]
    play:
      - Maleficent - Biding Her Time: {exerted: true}
      - Dr. Facilier - Remarkable Gentleman: {exerted: true, damage: 2}
      - Magic Mirror
"""


def run(match: Match, play: Callable[[Pilot[str]], Awaitable[None]], size: Any = SIZE) -> TableApp:
    app = TableApp(match, pace=0)

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(main())
    return app


async def until(pilot: Pilot[Any], so: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for a bot."""
    for _ in range(int(seconds / 0.02)):
        if so():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to that")


def words(pilot: Pilot[Any], name: str) -> str:
    shown = pilot.app.screen.query_one(f"#{name}", Static).render()
    return shown.plain if isinstance(shown, Text) else str(shown)


def put_highlight(table: Any, label: str) -> None:
    """Highlight the option that says so."""
    places = table.options.places
    at = next(i for i, c in enumerate(places) if c is not None and c.label.startswith(label))
    table.options.list.highlighted = at


# --- by keys and by mouse ------------------------------------------------------------------------


def test_a_card_is_inked_and_another_played_by_keys() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        assert match.view(0).players[0].ink_ready == 1
        put_highlight(table, "Play ")
        face = table.card.face
        await pilot.press("enter")
        await pilot.pause()
        assert face in [card.face for card in match.view(0).players[0].play]
        assert any(f"Player 1 plays {face}" in line.text for line in match.lines[0])

    run(match, play)


def test_arrow_keys_lead_through_every_part() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        hand = table.grid("hand")
        assert pilot.app.focused is table.options.list
        await pilot.press("left")
        assert pilot.app.focused is hand
        seen = {table.looked}
        for _ in range(len(hand.cards)):
            await pilot.press("right" if hand.place % hand.columns < hand.columns - 1 else "down")
            seen.add(table.looked)
        assert len(seen) > 3
        hand.look(hand.columns - 1)
        await pilot.press("right")
        assert pilot.app.focused is table.options.list

    run(match, play)


def test_every_option_is_in_the_list_and_can_be_reached() -> None:
    match = a_match(game=kept())
    view = match.view(0)
    found = choices(match, view)
    assert len(found) == len(match.game.options)
    listed = [choice.place for group in groups(found, view) for choice in group.choices]
    assert sorted(listed) == [choice.place for choice in found]
    assert found[-1].act == Act.END


def test_a_second_copy_does_what_the_first_can() -> None:
    """The game offers one of two equal cards; on the table none of them is grey."""
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        one, two = table.grid("hand").cards[:2]
        assert one.face == two.face == "HeiHei - Boat Snack"
        assert {one.id, two.id} <= set(table.grid("hand").live)
        assert table.able(one.id) == table.able(two.id) != []
        groups_of_two = [g for g in table.options.groups if g.copies == 2]
        assert [g.card.face for g in groups_of_two] == [one.face]

    run(match, play)


def test_a_card_is_chosen_by_mouse() -> None:
    """The first click looks, the second acts; the alter hand question wants just a card."""
    match = a_match()

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        hand = table.grid("hand")
        card = hand.cards[1]
        offset = (hand.width + 2, 0)
        await pilot.click("#hand", offset=offset)
        await pilot.pause()
        assert table.looked == card.id
        await pilot.click("#hand", offset=offset)
        await pilot.pause()
        assert match.game.decision is not None
        assert len(match.game.decision.picked) == 1
        assert set(hand.picked) == {card.id}
        # and an option of the list
        rows = table.options.list
        await pilot.click(rows, offset=(3, rows.option_count - 1 - int(rows.scroll_y)))
        await until(pilot, lambda: match.game.decision.ask == 1)  # type: ignore[union-attr]

    run(match, play)


def test_the_bar_of_keys_works_by_mouse() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, ListWindow)
        await pilot.press("escape")
        await pilot.click("#bar-near", offset=(5, 0))
        await pilot.pause()
        assert "Discards" in pilot.app.screen.heading

    run(match, play)
    for lang in ("en", "es"):
        assert "screen.leave" in key_bar(lang, 98)
        assert "screen.undo" in key_bar(lang, 78)


# --- questions -----------------------------------------------------------------------------------


def test_a_grey_card_says_why_not_and_opens_the_rule() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        hand = table.grid("hand")
        table.look_at(next(c for c in hand.cards if match.facts(c).cost > 3))  # type: ignore[union-attr]
        await pilot.press("w")
        await pilot.pause()
        window = pilot.app.screen
        assert isinstance(window, ListWindow)
        assert any(row.clause == "1.5.3" for row in window.rows)
        rows = window.query_one("#rows", OptionList)
        rows.highlighted = next(i for i, r in enumerate(window.rows) if r.clause == "1.5.3")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Window)
        assert "1.5.3" in words(pilot, "text")
        await pilot.press("escape", "escape")
        assert pilot.app.screen is table

    run(match, play)


def test_reasons_cover_what_one_could_think_of() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())
    view = match.view(0)
    stitch = next(c for c in view.players[0].play if c.face == "Stitch - Rock Star")
    said = reasons(match, view, stitch, 0)
    assert [r.why.rule for r in said if r.why] == ["5.1.1.2", "5.1.1.2"]
    assert "exerted" in said[0].why.en  # type: ignore[union-attr]
    foe = next(c for c in view.players[1].play if c.face and c.face.startswith("Maleficent"))
    may = [r.text for r in reasons(match, view, foe, 0) if r.why is None]
    assert "Challenge Maleficent - Biding Her Time with Simba - Protective Cub" in may


def test_a_line_of_the_log_opens_its_rule() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        log = table.query_one(LogPanel)
        log.focus()
        log.highlighted = log.option_count - 1
        await pilot.press("enter")
        await pilot.pause()
        assert "4.2.1.3" in words(pilot, "text")
        await pilot.press("escape", "l")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ListWindow)

    run(match, play)


def test_hints_say_what_can_be_done_and_what_a_bot_would_do() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert "You may put one card into your inkwell this turn." in words(pilot, "text")
        await until(pilot, lambda: "A bot in your place would: " in words(pilot, "text"))

    run(match, play)


def test_the_card_window_explains_keywords() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        table.look_at(table.grid("near").cards[0])
        await pilot.press("i")
        await pilot.pause()
        assert "Bodyguard (8.3)" in words(pilot, "text")

    run(match, play)


# --- taking back, keeping, giving up -------------------------------------------------------------


def test_undo_takes_back_the_whole_play_and_its_log() -> None:
    match = a_match(game=kept())
    before, lines = match.game.hash(), list(match.lines[0])

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        assert match.game.hash() != before
        await pilot.press("u")
        await pilot.pause()
        assert match.game.hash() == before
        assert match.lines[0] == lines
        assert match.record().actions == ("keep", "keep")  # type: ignore[union-attr]

    run(match, play)


def test_undo_is_refused_by_the_rules() -> None:
    match = a_match({}, game=kept())
    assert match.undo(0) == "There is nothing you can take back."
    match.answer(len(match.game.options) - 1)
    assert "(CR 1.7.6.2)" in match.undo(0)


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path, state_folder: Path) -> None:
    match = a_match(game=kept())
    file = tmp_path / "mine.json"

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one("#file", Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause()
        assert file.is_file()
        await pilot.press("q")

    app = run(match, play)
    assert "--resume" in (app.return_value or "")
    for path in (file, state_folder / saved.LAST):
        game, plan = saved.read(json.loads(path.read_text(encoding="utf-8")))
        assert game.hash() == match.game.hash()
        assert plan == match.plan
    with pytest.raises(saved.NotSaved):
        saved.read({"record": {}})


def test_conceding_asks_first_and_ends_the_game(state_folder: Path) -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("c")
        await pilot.pause()
        await pilot.press("escape")
        assert match.game.outcome is None
        await pilot.press("c")
        await pilot.pause()
        await pilot.click("#yes")
        await pilot.pause()
        assert match.game.outcome is not None
        assert "Player 2 wins: concession" in words(pilot, "text")
        pilot.app.screen.query_one("#quit", Button).press()
        await pilot.pause()

    app = run(match, play)
    assert app.return_value == "Player 2 wins: concession (CR 2.3.3.4)."
    assert not (state_folder / saved.LAST).exists()


# --- bots and people -----------------------------------------------------------------------------


def test_two_bots_play_to_the_end() -> None:
    match = a_match({0: "random", 1: "random"})

    async def play(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: match.asked is None, 240)
        await pilot.pause()
        assert "wins" in words(pilot, "text")

    run(match, play)
    assert match.game.outcome is not None
    record = match.record()
    assert record is not None
    replayed = Game.replay(record)
    assert replayed.hash() == match.game.hash()


def test_watching_can_be_paused_and_stepped() -> None:
    match = a_match({0: "random", 1: "random"})

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("space")
        await pilot.pause(0.1)
        depth = match.game.depth
        await pilot.pause(0.3)
        assert match.game.depth == depth
        await pilot.press("n")
        await until(pilot, lambda: match.game.depth == depth + 1)
        await pilot.pause(0.1)
        assert match.game.depth == depth + 1

    run(match, play)


class Broken:
    """A bot that fails."""

    def choose(self, seat: Seat) -> int:
        raise RuntimeError("out of ideas")


class Stuck:
    """A bot that thinks for ever; so would a test that waits for it."""

    def choose(self, seat: Seat) -> int:
        while True:
            asyncio.run(asyncio.sleep(60))


def test_a_bot_that_fails_leaves_the_game_as_it_was(state_folder: Path) -> None:
    match = a_match(players={1: Broken()})

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Done")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Window))
        assert "RuntimeError: out of ideas" in words(pilot, "text")
        assert match.asked == 1
        assert (state_folder / saved.LAST).is_file()
        await pilot.click("#by_lot")
        await until(pilot, lambda: match.game.depth > 1)

    run(match, play)


def test_a_bot_that_hangs_blocks_nothing() -> None:
    match = a_match(players={1: Stuck()})

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Done")
        await pilot.press("enter")
        await pilot.pause()
        assert "is thinking" in words(pilot, "prompt")
        await pilot.press("question_mark")
        await pilot.pause()
        assert "why not?" in words(pilot, "text")
        await pilot.press("escape")
        table.lose_patience()
        assert "b: an answer by lot" in words(pilot, "prompt")
        await pilot.press("b")
        await until(pilot, lambda: match.game.depth > 1)

    run(match, play)


def test_two_people_never_see_each_others_hand() -> None:
    match = a_match({})

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Done")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CurtainScreen)
        shot = pilot.app.export_screenshot().replace("&#160;", " ")
        hand = match.view(0).players[0].known_hand
        assert not any(card.face.partition(" - ")[0] in shot for card in hand if card.face)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert table.seat == 0
        await pilot.press("enter")
        await pilot.pause()
        assert table.seat == 1
        held = {card.id for card in match.view(1).players[1].known_hand}
        assert {card.id for card in table.grid("hand").cards} == held

    run(match, play)


def test_nothing_hidden_is_on_the_screen() -> None:
    """The names of the other hand are nowhere, unless they are also in sight."""
    match = a_match(game=kept())
    mine = {c.face for c in match.view(0).players[0].known_hand}
    theirs = {c.face for c in match.view(1).players[1].known_hand} - mine

    async def play(pilot: Pilot[str]) -> None:
        shot = pilot.app.export_screenshot().replace("&#160;", " ")
        assert any(name.partition(" - ")[0] in shot for name in mine if name)
        for name in theirs:
            assert name is not None
            assert name not in shot
            assert (name.partition(" - ")[2] or name) not in shot
        await pilot.press("d")
        await pilot.pause()
        rows = [str(row.text) for row in pilot.app.screen.rows]  # type: ignore[attr-defined]
        assert not any(name in row for name in theirs if name for row in rows)

    run(match, play)


# --- in a terminal -------------------------------------------------------------------------------


def in_terminal(
    keys: bytes, *options: str, size: tuple[int, int] = SIZE, home: Path
) -> tuple[int, str]:
    """`tintero play` in a terminal of that size: exit code, and all it wrote."""
    pty = pytest.importorskip("pty")
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    source = str(Path(tintero.__file__).parent.parent)
    environ = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
    environ |= {"PYTHONPATH": source, "TERM": "xterm-256color", "XDG_STATE_HOME": str(home)}
    command = [sys.executable, "-m", "tintero.cli.main", "play", "--lang", "en", *options]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ)
    os.close(theirs)
    written, until_time = b"", time.monotonic() + 60
    while time.monotonic() < until_time:
        if select.select([ours], [], [], 0.2)[0]:
            try:
                written += os.read(ours, 65536)
            except OSError:
                break
            if keys and b"What you can do" in written:
                os.write(ours, keys)
                keys = b""
        elif process.poll() is not None:
            break
    code = process.wait(timeout=30)
    os.close(ours)
    return code, written.decode("utf-8", "replace")


def test_tintero_play_opens_the_table_and_resume_goes_on(tmp_path: Path) -> None:
    code, text = in_terminal(b"q", "--seed", "7", home=tmp_path)
    assert code == 0, text
    assert "What you can do" in text
    assert "tintero play --resume" in text
    assert (tmp_path / "tintero" / saved.LAST).is_file()
    code, text = in_terminal(b"q", "--resume", home=tmp_path)
    assert code == 0, text
    assert "ruby-amethyst" in text or "Player 2" in text


def test_a_terminal_that_is_too_small_is_told_what_to_do(tmp_path: Path) -> None:
    code, text = in_terminal(b"", size=(70, 20), home=tmp_path)
    assert code == 2
    assert "The terminal has 70×20 characters; the table needs 80×24." in text
    assert "tintero play --plain" in text


def test_resume_without_a_kept_game_says_so(tmp_path: Path) -> None:
    code, text = in_terminal(b"", "--resume", home=tmp_path)
    assert code == 2
    assert "No game is kept in" in text


# --- words and looks -----------------------------------------------------------------------------


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


def test_why_not_looks_like_this(snap_compare: Any) -> None:
    assert snap_compare(
        snapshot_app("en"), press=["left", "up", "right", "enter"], terminal_size=SIZE
    )
