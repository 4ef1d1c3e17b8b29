"""Who sits at the table: bots that think, fail and hang; people; games kept and left."""

from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from textual.pilot import Pilot
from textual.widgets import Input

import tintero
from tintero import records
from tintero.bots import RandomBot
from tintero.bots.seat import BotSeat
from tintero.cli.play.begin import play as line_game
from tintero.scene import Scene
from tintero.table import saved
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.sitting import Sitting
from tintero.tui.modals import CurtainScreen, Window
from tintero.vocab import Act
from tui_table import (
    DECKS,
    SCENE,
    SIZE,
    a_match,
    games,
    kept,
    put_highlight,
    run,
    state_folder,  # noqa: F401  (keeps the games of these tests out of the home folder)
    until,
    words,
)

pytestmark = pytest.mark.pure_only

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
    assert match.say(match.undo(0)) == "There is nothing you can take back."
    match.answer(len(match.game.options) - 1)
    assert "(CR 1.7.6.2)" in match.say(match.undo(0))


def test_against_bots_everything_may_be_taken_back_when_one_wants() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("f")
        match.answer(len(match.game.options) - 1)
        while match.waits_for_bot:
            match.let_answer()
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await pilot.press("u")
        await pilot.pause()
        assert match.game.depth == 2
        await pilot.press("f")
        assert not match.plan.free

    run(match, play)
    people = a_match({}, game=kept())

    async def refused(pilot: Pilot[str]) -> None:
        await pilot.press("f")
        assert not people.plan.free

    run(people, refused)


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    match = a_match(game=kept())
    file, old = tmp_path / "mine.tintero", tmp_path / "mine.json"

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one("#value", Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause()
        assert file.is_file()
        match.save(old)
        await pilot.press("q")

    app = run(match, play)
    assert "--resume" in (app.return_value or "")
    held = match.keeper.path
    assert held is not None
    for path in (file, held, old):
        game, plan = saved.load(path.read_text(encoding="utf-8"))
        assert game.hash() == match.game.hash()
        assert plan == match.plan
        again = Match(game, plan, {}, "en")
        assert again.lines == match.lines
        assert again.record() == match.record()
    # what is saved is a record like any other: whole, marked, with its hash
    record = records.read(file.read_text(encoding="utf-8"))
    assert record == match.record() == records.of(match.game, ("", "random bot"), DECKS)
    records.Replay(record).to_end()
    for wrong in ('{"record": {}}', "no record", "tintero record 1"):
        with pytest.raises(saved.NotSaved):
            saved.load(wrong)


def test_the_marks_of_a_record_go_and_come_with_its_turns() -> None:
    match = a_match({}, game=kept())
    match.keeping = False
    for _ in range(4):
        match.answer(len(match.game.options) - 1)
    made = match.record()
    assert made is not None
    assert [check.turn for check in made.checks] == [1, 2, 3, 4, 5]
    assert made == records.of(match.game, (), DECKS)
    ink = next(i for i, o in enumerate(match.game.options) if o.act == Act.INK)
    match.answer(ink)
    match.undo(0)
    assert match.record() == made


def test_a_record_of_others_is_gone_on_with_and_keeps_their_names(tmp_path: Path) -> None:
    text = records.of(kept(), ("Ana", "greedy bot"), DECKS).text()
    game, plan = saved.load(text)
    assert (plan.bots, plan.called) == ({1: "greedy"}, {0: "Ana"})
    match = Match(game, plan, {}, "en")
    assert list(match.titles) == [
        "Ana · amber-steel",
        "Greedy bot · ruby-amethyst",
    ]
    record = match.record()
    assert record is not None
    assert record.text() == text
    # one that is cut off goes on where it stops
    actions = text[: text.index("-- end")]
    game, _ = saved.load(actions)
    assert game.hash() == match.game.hash()
    # and a last line that is itself cut is left out
    game, _ = saved.load(f"{actions}ink Sim")
    assert game.hash() == match.game.hash()
    with pytest.raises(saved.NotSaved):
        saved.load(f"{actions}ink Sim\nend\n")


def test_a_game_that_began_with_a_scene_is_kept_too(tmp_path: Path) -> None:
    scene = Scene.parse(SCENE)
    match = Match(scene.game(), Plan(("", ""), {}, scene.text()), {}, "en")
    match.answer(len(match.game.options) - 1)
    file = tmp_path / "scene.tintero"
    match.save(file)
    game, plan = saved.load(file.read_text(encoding="utf-8"))
    assert game.hash() == match.game.hash()
    assert plan == match.plan
    with pytest.raises(OSError, match=r"saved as \.tintero"):
        match.save(tmp_path / "scene.json")


def test_conceding_asks_first_and_ends_the_game(tmp_path: Path, state_folder: Path) -> None:  # noqa: F811
    match = a_match(game=kept())
    file = tmp_path / "lost.tintero"

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
        assert "Random bot wins: concession" in words(pilot, "text")
        await pilot.click("#save")
        await pilot.pause()
        pilot.app.screen.query_one("#value", Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("q")

    app = run(match, play)
    told = (app.return_value or "").splitlines()
    assert told[0] == "Random bot wins: concession (CR 2.3.3.4)."
    assert told[1] == f"The whole game is kept: tintero replay {match.keeper.finished}"
    record = records.read(file.read_text(encoding="utf-8"))
    assert record.result == "player 2, concession, CR 2.3.3.4"
    records.Replay(record).to_end()
    assert match.keeper.finished is not None
    assert not games(state_folder)


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
    replay = records.Replay(record)
    replay.to_end()
    assert replay.game.hash() == match.game.hash()


class Unhurried:
    """Two of these take seconds for a game, however fast the machine is."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def choose(self, seat: BotSeat) -> int:
        time.sleep(0.02)
        return self.bot.choose(seat)


def test_watching_can_be_paused_and_stepped() -> None:
    match = a_match({0: "random", 1: "random"}, players={0: Unhurried(1), 1: Unhurried(2)})

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

    def choose(self, seat: BotSeat) -> int:
        raise RuntimeError("out of ideas")


class Stuck:
    """A bot that thinks for ever; so would a test that waits for it."""

    def choose(self, seat: BotSeat) -> int:
        while True:
            asyncio.run(asyncio.sleep(60))


def test_a_bot_that_fails_leaves_the_game_as_it_was() -> None:
    match = a_match(players={1: Broken()})

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Done")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Window))
        assert "RuntimeError: out of ideas" in words(pilot, "text")
        assert match.asked == 1
        assert match.keeper.path is not None and match.keeper.path.is_file()
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


def test_a_bot_that_fails_in_the_line_game_is_told_of(
    capsys: pytest.CaptureFixture[str],
    state_folder: Path,  # noqa: F811
) -> None:
    game = kept()
    with pytest.raises(typer.Exit) as left:
        line_game(Sitting(None, Plan(DECKS, {0: "broken"}), lambda _: {0: Broken()}, game=game))
    assert left.value.exit_code == 1
    assert len(games(state_folder)) == 1
    text = capsys.readouterr().out
    assert "could not answer: RuntimeError: out of ideas" in text
    assert text.rstrip().endswith("Goodbye.")
    assert game.hash() == kept().hash()


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
    keys: bytes,
    *options: str,
    size: tuple[int, int] = SIZE,
    home: Path,
    command: tuple[str, ...] = ("play",),
    kill: bool = False,
) -> tuple[int, str]:
    """`tintero play` in a terminal of that size: exit code, and all it wrote. `kill`: it is ended
    from outside as soon as a game is kept."""
    pty = pytest.importorskip("pty")
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    source = str(Path(tintero.__file__).parent.parent)
    environ = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
    environ |= {"PYTHONPATH": source, "TERM": "xterm-256color", "XDG_STATE_HOME": str(home)}
    words = [sys.executable, "-m", "tintero.cli.shell.main", *command, "--lang", "en", *options]
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environ)
    os.close(theirs)
    written, until_time = b"", time.monotonic() + 300  # on a busy machine too
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
        if kill and games(home / "tintero"):
            process.kill()
    if process.poll() is None and time.monotonic() >= until_time:
        process.kill()
    code = process.wait(timeout=30)
    os.close(ours)
    return code, written.decode("utf-8", "replace")


def test_tintero_play_opens_the_table_and_resume_goes_on(tmp_path: Path) -> None:
    code, text = in_terminal(b"q", "--seed", "7", home=tmp_path)
    assert code == 0, text
    assert "What you can do" in text
    assert "tintero play --resume" in text
    assert len(games(tmp_path / "tintero")) == 1
    code, text = in_terminal(b"q", "--resume", home=tmp_path)
    assert code == 0, text
    assert "ruby-amethyst" in text or "Greedy bot" in text


def test_a_killed_game_is_gone_on_with(tmp_path: Path) -> None:
    """Every play is kept when it is made, so even a killed program loses nothing."""
    code, text = in_terminal(b"\r\r\r", "--seed", "7", home=tmp_path, kill=True)
    assert code != 0
    (file,) = games(tmp_path / "tintero")
    game, _ = saved.load(file.read_text(encoding="utf-8"))
    assert game.depth >= 1
    code, text = in_terminal(b"q", "--resume", home=tmp_path)
    assert code == 0, text


def test_a_terminal_that_is_too_small_is_told_what_to_do(tmp_path: Path) -> None:
    code, text = in_terminal(b"", size=(70, 20), home=tmp_path)
    assert code == 2
    assert "The terminal has 70×20 characters; the table needs 80×24." in text
    assert "tintero play --plain" in text


def test_resume_without_a_kept_game_says_so(tmp_path: Path) -> None:
    code, text = in_terminal(b"", "--resume", home=tmp_path)
    assert code == 2
    assert "No game is kept in" in text
