"""Games that are kept while they are played: never lost, whatever the disk or the home is like."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from textual.pilot import Pilot
from typer.testing import CliRunner

import tintero
from tintero.cli.play.left_game import saved_game
from tintero.cli.shell.main import app
from tintero.messages import Message, say
from tintero.table import kept, saved
from tintero.table.history import finished_files
from tintero.table.kept import Keeper, kept_games, write_text
from tintero.table.match import Match
from tui_table import (
    a_match,
    games,
    run,
    state_folder,  # noqa: F401  (a folder of its own for every test)
)
from tui_table import kept as a_game

pytestmark = pytest.mark.pure_only


def left(seed: int = 7) -> Path:
    """A game that was begun and left; its file."""
    match = a_match(game=a_game(seed))
    path = match.keep()
    assert path is not None
    match.keeper.close()
    return path


def resume(name: str = "last") -> tuple[int, str]:
    """What `play --resume` says and leaves with, where it can't go on."""
    result = CliRunner().invoke(app, ["play", "--resume", name, "--plain"])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stderr


# --- writing ------------------------------------------------------------------------------------


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.tintero"
    write_text(file, "one")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_text(file, "two")
    assert [path.name for path in tmp_path.iterdir()] == ["game.tintero"]
    assert file.read_text(encoding="utf-8") == "one"


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="sees files by /proc")
def test_the_text_and_the_new_name_are_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    real = os.fsync

    def fsync(file: int) -> None:
        synced.append(Path(os.readlink(f"/proc/self/fd/{file}")).name)
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    write_text(tmp_path / "game.tintero", "one")
    assert synced == [f".game.tintero.{os.getpid()}", tmp_path.name]


@pytest.mark.parametrize("name", ["/dev/null", "/dev/full", "."])
def test_what_is_no_file_is_not_replaced_by_one(name: str) -> None:
    before = Path(name).stat().st_ino
    with pytest.raises(OSError, match="no file"):
        write_text(Path(name), "one")
    assert Path(name).stat().st_ino == before


def test_a_game_that_goes_on_adds_lines_to_its_file(
    monkeypatch: pytest.MonkeyPatch,
    state_folder: Path,  # noqa: F811
) -> None:
    match = a_match({}, game=a_game())
    match.answer(0)
    (file,) = games(state_folder)
    before, inode = file.read_text(encoding="utf-8"), file.stat().st_ino
    synced: list[int] = []
    real = os.fsync

    def fsync(number: int) -> None:
        synced.append(number)
        real(number)

    monkeypatch.setattr(os, "fsync", fsync)
    match.answer(0)
    after = file.read_text(encoding="utf-8")
    assert after.startswith(before) and len(after.splitlines()) == len(before.splitlines()) + 1
    assert (file.stat().st_ino, len(synced)) == (inode, 1)
    match.undo(0)  # that was another file again, beside the old one
    assert file.read_text(encoding="utf-8") == before
    assert file.stat().st_ino != inode
    match.leave()
    assert "\n-- end\n" in file.read_text(encoding="utf-8")
    assert saved.load(file.read_text(encoding="utf-8"))[0].hash() == match.game.hash()
    match.keeper.close()


def test_a_file_that_somebody_else_changed_is_written_anew(state_folder: Path) -> None:  # noqa: F811
    match = a_match({}, game=a_game())
    match.answer(0)
    (file,) = games(state_folder)
    file.write_text("something else\n", encoding="utf-8")
    match.answer(0)
    file.unlink()
    match.answer(0)
    assert saved.load(file.read_text(encoding="utf-8"))[0].hash() == match.game.hash()
    match.keeper.close()


def test_a_disk_that_fills_up_in_the_middle_of_a_line_leaves_whole_lines(
    monkeypatch: pytest.MonkeyPatch,
    state_folder: Path,  # noqa: F811
) -> None:
    match = a_match({}, game=a_game())
    match.answer(0)
    (file,) = games(state_folder)
    before = file.read_text(encoding="utf-8")
    real = os.write

    def half(number: int, data: bytes) -> int:
        return real(number, data[: len(data) // 2])

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", half)
    monkeypatch.setattr(os, "fsync", full)
    match.answer(0)
    assert file.read_text(encoding="utf-8") == before
    assert match.keeper.problem is not None
    match.keeper.close()


def test_a_line_that_was_cut_off_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    """The machine went down while it was written: half a line may read as something else."""
    match = a_match({}, game=a_game())
    match.answer(0)
    before = match.game.hash()
    path = match.keeper.path
    match.keeper.close()
    assert path is not None
    with path.open("a", encoding="utf-8") as file:
        file.write("end")
    game, _, keeper = saved_game("last", "en")
    keeper.close()
    assert game.hash() == before
    assert capsys.readouterr().err == ""  # nothing is wrong with it


# --- where nothing can be kept --------------------------------------------------------------------


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
    state_folder: Path,  # noqa: F811
) -> None:
    match = a_match(game=a_game())
    match.answer(0)
    (file,) = games(state_folder)
    before = file.read_text(encoding="utf-8")
    real = os.fsync

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    match.answer(0)
    told = match.keeper.tell()
    assert told is not None
    assert "can't be kept: there is no space left" in say(told, "en")
    assert file.read_text(encoding="utf-8") == before  # the older state, whole
    match.answer(0)
    assert match.keeper.tell() is None  # said once
    monkeypatch.setattr(os, "fsync", real)
    match.answer(0)
    assert match.keeper.tell() == Message("table-kept-again")
    assert match.keeper.tell() is None
    game, _ = saved.load(file.read_text(encoding="utf-8"))
    assert game.hash() == match.game.hash()


def folder_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))


def closed_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", closed)


def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(Path, "home", none)


NOWHERE = pytest.mark.parametrize("nowhere", [folder_in_a_file, closed_folder, no_home])


@NOWHERE
def test_a_home_that_cannot_be_written_is_said_at_once(
    nowhere: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(nowhere)
    nowhere(tmp_path, monkeypatch)
    match = a_match(game=a_game())
    told: list[str] = []

    async def play(pilot: Pilot[str]) -> None:
        await pilot.pause()
        told.extend(note.message for note in pilot.app._notifications)
        await pilot.press("enter")
        await pilot.pause()
        assert match.game.depth > 2
        await pilot.press("q")

    app = run(match, play)
    assert len(told) == 1
    assert told[0].startswith("This game can't be kept: ")
    assert (app.return_value or "").startswith("The game could not be kept: ")


@NOWHERE
def test_resuming_where_nothing_is_kept_is_a_sentence(
    nowhere: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(nowhere)
    nowhere(tmp_path, monkeypatch)
    code, text = resume()
    assert code == 2
    assert len(text.splitlines()) == 1


# --- one file each --------------------------------------------------------------------------------


def test_two_games_at_once_do_not_meet(state_folder: Path) -> None:  # noqa: F811
    one, two = a_match(game=a_game(7)), a_match(game=a_game(8))
    for match in (one, two, one, two):
        match.answer(0)
    files = games(state_folder)
    hashes = {saved.load(file.read_text(encoding="utf-8"))[0].hash() for file in files}
    assert hashes == {one.game.hash(), two.game.hash()}
    assert kept_games() == []  # both are being played
    one.keeper.close()
    assert [path for path in kept_games() if path in files] == kept_games()
    assert len(kept_games()) == 1
    two.keeper.close()


def test_a_game_that_is_played_elsewhere_is_not_opened_twice() -> None:
    path = left()
    _, _, keeper = saved_game("last", "en")
    assert keeper.path == path
    code, text = resume(str(path))
    assert (code, text) == (2, f"{path} is being played in another window.\n")
    keeper.close()
    _, _, again = saved_game(str(path), "en")
    again.close()


PLAYER = """
import sys, time
from pathlib import Path
from tintero.table.kept import Keeper
keeper = Keeper()
keeper.begin()
print(keeper.path, flush=True)
n = 0
while n < int(sys.argv[1]):
    keeper.keep(f"{n:09d}\\n" * 2000)
    n += 1
"""


def player(times: int, home: Path) -> subprocess.Popen[str]:
    source = str(Path(tintero.__file__).parent.parent)
    environ = os.environ | {"PYTHONPATH": source, "XDG_STATE_HOME": str(home)}
    words = [sys.executable, "-c", PLAYER, str(times)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environ)


def test_processes_at_once_have_a_file_each(tmp_path: Path) -> None:
    players = [player(20, tmp_path) for _ in range(3)]
    paths = {Path(each.communicate(timeout=60)[0].strip()) for each in players}
    assert [each.returncode for each in players] == [0, 0, 0]
    assert len(paths) == 3
    for path in paths:
        assert set(path.read_text(encoding="utf-8").split()) == {"000000019"}


def test_a_program_killed_while_it_writes_leaves_the_state_before(tmp_path: Path) -> None:
    for n in range(8):
        one = player(10**9, tmp_path)
        assert one.stdout is not None
        path = Path(one.stdout.readline().strip())
        until = time.monotonic() + 30
        while not path.is_file() and time.monotonic() < until:
            time.sleep(0.001)
        time.sleep(0.003 * n)
        one.send_signal(signal.SIGKILL)
        one.wait(timeout=30)
        one.stdout.close()
        lines = path.read_text(encoding="utf-8").split()
        assert len(lines) == 2000
        assert len(set(lines)) == 1


# --- which one is gone on with --------------------------------------------------------------------


def test_the_game_left_last_and_the_one_before() -> None:
    first = left(7)
    os.utime(first, (1, 1))
    second = left(8)
    assert kept_games() == [second, first]
    for name, path in (("last", second), ("earlier", first)):
        game, _, keeper = saved_game(name, "en")
        keeper.close()
        assert game.hash() == saved.load(path.read_text(encoding="utf-8"))[0].hash()


def test_what_is_no_game_hides_none(state_folder: Path) -> None:  # noqa: F811
    """A link to nowhere stands for a game that was finished elsewhere in this moment."""
    game = left()
    for folder in (game.parent, state_folder / "finished"):
        folder.mkdir(exist_ok=True)
        (folder / "link.tintero").symlink_to(folder / "nowhere")
        (folder / "folder.tintero").mkdir()
        os.mkfifo(folder / "pipe.tintero")  # to open it would wait for somebody who writes
    assert kept_games() == [game]
    assert finished_files() == []


def test_a_new_game_says_that_one_was_left() -> None:
    assert a_match({}).begin() == []
    left()
    match = a_match({})
    assert [match.say(said) for said in match.begin()] == [
        "The game you had left stays: tintero play --resume earlier"
    ]
    path = match.keep()
    match.keeper.close()
    assert path is not None
    game, plan, keeper = saved_game("last", "en")
    assert Match(game, plan, {}, "en", keeper).keep() == path  # the same file again
    keeper.close()


def test_what_earlier_versions_kept_is_found(state_folder: Path) -> None:  # noqa: F811
    old = a_match(game=a_game())
    state_folder.mkdir(parents=True)
    for name in ("last-game.json", "earlier-game-2.tintero"):
        old.save(state_folder / name)
        game, plan, keeper = saved_game("last", "en")
        assert game.hash() == old.game.hash()
        match = Match(game, plan, {}, "en", keeper)
        match.answer(0)
        assert not (state_folder / name).exists()  # it is in the new file now
        keeper.close()
        assert match.record() is not None
        for file in games(state_folder):
            file.unlink()


def test_a_finished_game_is_kept_and_not_gone_on_with(state_folder: Path) -> None:  # noqa: F811
    match = a_match(game=a_game())
    match.answer(0)
    match.concede(0)
    (file,) = games(state_folder, "finished")
    assert file == match.keeper.finished
    assert games(state_folder) == []
    game, _ = saved.load(file.read_text(encoding="utf-8"))
    assert game.outcome == match.game.outcome
    assert match.keep() == file  # once


# --- bad bytes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (b"\xff\xfe\x00", "can't be read"),
        (b"", "is no saved game: line 1: this is no record"),
        (b"tintero record 1\nnonsense\n", "is no saved game: line 2"),
        (b"{", "is no saved game: "),
    ],
)
def test_a_bad_byte_is_a_sentence_and_the_file_is_set_aside(
    bad: bytes,
    words: str,
    state_folder: Path,  # noqa: F811
) -> None:
    before = left(8)
    os.utime(before, (1, 1))
    path = left()
    path.write_bytes(bad)
    code, text = resume()
    (aside,) = (state_folder / "broken").iterdir()
    assert code == 2
    assert words in text
    assert f"It is set aside as {aside};" in text
    assert aside.read_bytes() == bad
    assert kept_games() == [before]


def test_a_game_of_other_cards_is_left_where_it_is() -> None:
    path = left()
    text = path.read_text(encoding="utf-8").replace("Simba", "Nobody")
    path.write_text(text, encoding="utf-8")
    code, told = resume()
    assert code == 2
    assert "set aside" not in told
    assert path.is_file()


def test_a_copy_that_fails_stops_the_move_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    path = left()
    path.write_bytes(b"\xff")

    def fails(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", fails)
    code, text = resume()
    assert code == 2
    assert "can't be written: there is no space left" in text
    assert path.read_bytes() == b"\xff"


def test_somebody_without_a_file_can_still_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks are a help; where there are none the game is kept all the same."""

    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(kept.fcntl, "flock", none)
    keeper = Keeper()
    assert keeper.keep("a game") is not None
    keeper.close()
    with pytest.raises(typer.Exit):
        saved_game("last", "en")
