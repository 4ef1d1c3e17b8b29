"""Long commands that are interrupted, ended or killed: no process and no spoilt file is left, what
was found is said, and a run goes on as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tintero
import tintero_proof
from processes import MARK, alive, new_mark, on_linux, wait_for_end
from tintero import Deck
from tintero.cli.shell.main import app
from tintero.sim.kept_games import Kept, KeptError
from tintero.sim.ladder import keep as keep_ladder
from tintero.sim.ladder import ladder
from tintero.sim.many import Interrupted
from tintero.sim.matchups import jobs_of, keep, simulate

# On the compiled engine, where nobody interrupts a loop but the loop itself.
pytestmark = [on_linux, pytest.mark.compiled_only]

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
PLACES = [package.__path__[0].rpartition(os.sep)[0] for package in (tintero, tintero_proof)]
EXAMPLE = Path(__file__).parent.parent / "examples" / "careful_bot.py"
BOT = f"exec:{sys.executable} {EXAMPLE}"
SIM = ["sim", "amber-steel", "ruby-amethyst", "--seed", "5", "--workers", "2", "--lang", "en"]
LADDER = ["ladder", "random", "greedy", "-n", "128", "--deck", "amber-steel", "--workers", "2"]
FUZZ = ["fuzz", "--games", "100000", "--lang", "en"]
SECONDS = 60.0  # for anything to happen at all


# The command line with something in it that takes its time, so that there is time to break it off.
SLOWED = """
import time
{imports}
usual = {what}
def slowed(*words):
    time.sleep({seconds})
    return usual(*words)
{what} = slowed
from tintero.cli.shell.main import main
main()
"""
SLOW_TO_BEGIN = SLOWED.format(
    imports="from tintero.sim import many", what="many.begin_worker", seconds=1.5
)
SLOW_GAMES = SLOWED.format(
    imports="from tintero.sim.told_games import _Teller", what="_Teller.told", seconds=0.1
)
SLOW_MATCHES = SLOWED.format(
    imports="import tintero.sim.ladder", what="tintero.sim.ladder.play_game", seconds=0.15
)


def hear_interrupts() -> None:
    """What a shell starts in the background ignores Ctrl-C, and so does all that starts there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Run:
    """A command that was started, with a mark on everything it starts."""

    def __init__(self, folder: Path, *words: str, program: str = "") -> None:
        """`program` is run instead of the command line, and may call it."""
        begin = ["-c", program] if program else ["-m", "tintero.cli.shell.main"]
        self.mark = new_mark()
        environ = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
        environ |= {
            "PYTHONPATH": os.pathsep.join(PLACES),
            MARK: self.mark,
            "XDG_STATE_HOME": str(folder),
            "TMPDIR": str(folder),
        }
        self.process = subprocess.Popen(
            [sys.executable, *begin, *words],
            env=environ, cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, start_new_session=True, preexec_fn=hear_interrupts,
        )  # fmt: skip

    def wait_until(self, true: Callable[[], bool]) -> None:
        until = time.monotonic() + SECONDS
        while not true():
            assert time.monotonic() < until and self.process.poll() is None, self.ended()
            time.sleep(0.02)

    def hears_sigterm(self) -> bool:
        """Whether it has come so far that it minds being ended."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        caught = status.split("SigCgt:")[1].split()[0]
        return bool(int(caught, 16) >> (signal.SIGTERM - 1) & 1)

    def worked(self) -> float:
        """Seconds of processor time it has taken itself: on a busy machine no others count."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    def send(self, number: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> tuple[int, str, str]:
        """Its exit code and what it said; and nothing of it is left."""
        try:
            out, err = self.process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        assert wait_for_end(self.mark) == []
        return self.process.returncode, out, err


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


# --- no process is left ---------------------------------------------------------------------------

# Command, how many processes it has when it is under way, and the file it writes. Games come back
# by the 32nd part of all, 64 at most: a ladder is slow rather than long, so some are soon back.
LONG: dict[str, tuple[list[str], int, str]] = {
    "sim": ([*SIM, "-n", "40000", "--bot", "random", "--resume", "games"], 3, "games"),
    "sim with a bot in another process": ([*SIM, "-n", "40000", "--bot", BOT], 7, ""),
    "ladder": ([*LADDER, "--resume", "games"], 3, "games"),
    "ladder with a bot in another process": (
        ["ladder", BOT, "random", "-n", "400", "--deck", "amber-steel", "--workers", "2"], 5, ""
    ),
    "fuzz": (FUZZ, 1, ""),
    "bench": (["bench", "--both", "--games", "5"], 2, ""),
    "play --plain": (["play", "--plain", "--watch", "--bot", "planner"], 1, ""),
    "play --plain with a bot in another process": (["play", "--plain", "--bot", BOT], 3, ""),
}  # fmt: skip


# Each is killed; those with bots in other processes are ended and interrupted as well.
ENDINGS = [(name, signal.SIGKILL) for name in LONG] + [
    (name, how) for name in LONG if "bot" in name for how in (signal.SIGTERM, signal.SIGINT)
]


@pytest.mark.parametrize(("name", "how"), ENDINGS)
def test_nothing_is_left(name: str, how: signal.Signals, tmp_path: Path) -> None:
    words, processes, file = LONG[name]
    run = Run(tmp_path, *words, program=SLOW_MATCHES if name == "ladder" else "")
    if name.startswith("play"):  # the cards are asked for first, then it is the bot's turn
        assert run.process.stdin is not None
        run.process.stdin.write("done\nend\n")
        run.process.stdin.flush()
    run.wait_until(lambda: len(alive(run.mark)) >= processes)
    if file:
        run.wait_until(lambda: lines(tmp_path / file) > 1)
    code, _, err = run.send(how)
    assert "Traceback" not in err
    if how == signal.SIGKILL:
        assert code == -9
    if file:
        *whole, last = (tmp_path / file).read_bytes().split(b"\n")
        assert all(isinstance(json.loads(line), dict) for line in whole)
        assert last == b"" or how == signal.SIGKILL


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_process_that_has_only_begun_says_nothing(how: signal.Signals, tmp_path: Path) -> None:
    """It is ended before it knows what to do about that."""
    run = Run(tmp_path, *SIM, "-n", "40000", "--bot", "random", program=SLOW_TO_BEGIN)
    run.wait_until(lambda: len(alive(run.mark)) >= 3)
    (os.killpg if how == signal.SIGINT else os.kill)(run.process.pid, how)  # Ctrl-C: to all of them
    code, _, err = run.ended()
    assert code == 130, err
    assert "Traceback" not in err and "Interrupted" in err


# --- what was found is said -----------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_simulation_says_what_it_has(how: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "games"
    run = Run(tmp_path, *SIM, "-n", "40000", "--bot", "random", "--resume", "games", "--json")
    # What it has are the games before the first gap: the first of all must be there.
    run.wait_until(lambda: lines(file) > 12 and b'{"at": [0, 0],' in file.read_bytes())
    code, out, err = run.send(how)
    assert code == 130, err
    plain = json.loads(out)
    pair = plain["pairs"][0]
    assert plain["interrupted"] is True
    assert 0 < pair["games"] < lines(file) and pair["low"] <= pair["share"] <= pair["high"]
    assert f"Interrupted after {pair['games']} of 40000 games" in err
    assert "The same command goes on from there." in err


def test_a_ladder_says_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "games"
    run = Run(tmp_path, *LADDER, "--lang", "es", "--resume", "games", program=SLOW_MATCHES)
    run.wait_until(lambda: lines(file) > 3)
    code, out, err = run.send(signal.SIGINT)
    assert code == 130, err
    assert "Intervalo 95 %" in out and "random" in out and "greedy" in out
    assert "de 128 partidas" in err and "La misma orden sigue desde ahí." in err


def test_the_fuzzer_says_what_it_has(tmp_path: Path) -> None:
    run = Run(tmp_path, *FUZZ, "--json")
    run.wait_until(run.hears_sigterm)
    before = run.worked()
    run.wait_until(lambda: run.worked() > before + 1)  # so the games have begun
    code, out, err = run.send(signal.SIGTERM)
    assert code == 130, err
    plain = json.loads(out)
    assert plain["interrupted"] is True and plain["failures"] == []
    assert "this is what was found until then" in err


# Broken off some thousand times, wherever it is, also in the middle of sums.
OFTEN = """
import signal, time
from tintero import Deck, Game
from tintero.state.rng import seed_words

def interrupt(*_):
    raise KeyboardInterrupt

game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 5)
for _ in range(40):
    game.push(game.options[0])
times, until = 0, time.monotonic() + 2
signal.signal(signal.SIGALRM, interrupt)
while time.monotonic() < until:
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0002)
        while True:
            game.view(0)
            for seed in range(50):
                seed_words(-seed << 150)
    except KeyboardInterrupt:
        times += 1
signal.setitimer(signal.ITIMER_REAL, 0)
print(times)
"""


def test_a_signal_in_the_middle_of_anything_is_an_exception(tmp_path: Path) -> None:
    """Compiled code takes it for a want of memory if a product of large numbers is broken off, and
    ends the process at once (mypyc 2.4.1): nothing that is compiled may have one."""
    code, out, err = Run(tmp_path, program=OFTEN).ended()
    assert (code, err) == (0, "")
    assert int(out) > 500


# --- going on -------------------------------------------------------------------------------------


def figures(*words: str) -> Any:
    result = CliRunner().invoke(app, [*words, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


ROUNDS = (*SIM, "emerald-ruby", "-n", "60", "--bot", "random", "--until", "20%")


@cache
def whole_rounds() -> Any:
    """What comes of `ROUNDS` when nobody breaks it off."""
    return figures(*ROUNDS)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_simulation_that_goes_on_gives_the_same_figures(
    how: signal.Signals, tmp_path: Path
) -> None:
    whole = whole_rounds()
    file = tmp_path / "games"
    run = Run(tmp_path, *ROUNDS, "--resume", "games", program=SLOW_GAMES)
    run.wait_until(lambda: lines(file) > 5)
    run.send(how)
    if how == signal.SIGKILL:  # as if it had been killed in the middle of a line
        with file.open("ab") as end:
            end.write(b'{"at": [1, 3], "game": {"number')
    assert 5 < lines(file) < 181
    assert figures(*ROUNDS, "--resume", str(file)) == whole
    before = file.read_bytes()
    assert before.count(b"\n") == 181
    assert figures(*ROUNDS, "--resume", str(file)) == whole  # and plays nothing once all is there
    assert file.read_bytes() == before


def broken_off_after(games: int) -> Callable[[int], None]:
    def progress(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


def test_a_ladder_that_goes_on_gives_the_same_figures(tmp_path: Path) -> None:
    bots = ["random", "greedy"]

    def told(table: Any) -> Any:
        return [(s.bot, s.elo, s.low, s.high, s.score) for s in table.standings], table.pairs

    whole = ladder(bots, DECKS, 4, 3, 1)
    kept = keep_ladder(tmp_path / "games", bots, DECKS, 3)
    with pytest.raises(Interrupted) as stopped:
        ladder(bots, DECKS, 4, 3, 1, broken_off_after(2), kept=kept)
    assert stopped.value.found.pairs[0].games == 2
    kept.close()
    kept = keep_ladder(tmp_path / "games", bots, DECKS, 3)
    assert len(kept.results) == 2
    assert told(ladder(bots, DECKS, 4, 3, 1, kept=kept)) == told(whole)
    kept.close()


def test_the_figures_are_of_the_games_before_the_first_gap(tmp_path: Path) -> None:
    kept = keep(tmp_path / "games", DECKS, "random", 3, "2.3")
    simulate(DECKS, 4, "random", 3, 1, kept=kept)
    kept.close()
    file = tmp_path / "games"
    first, *games = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([first, games[0], games[1], games[3]]))
    kept = keep(file, DECKS, "random", 3, "2.3")
    with pytest.raises(Interrupted) as stopped:
        simulate(DECKS, 6, "random", 3, 1, progress=broken_off_after(4), kept=kept)
    assert stopped.value.found[0].rate.games == 4  # the third was played, the fourth was there
    kept.close()


def test_a_run_with_a_bot_in_another_process_keeps_its_key(tmp_path: Path) -> None:
    """Its shuffles follow from nothing that is typed, so the file has what they follow from."""
    kept = keep(tmp_path / "games", DECKS, BOT, 3, "2.3")
    key = kept.key
    kept.close()
    kept = keep(tmp_path / "games", DECKS, BOT, 3, "2.3")
    assert kept.key == key and len(key) == 32
    kept.close()
    assert (tmp_path / "games").stat().st_mode & 0o77 == 0
    one = jobs_of(*DECKS, 5, 0, 4, BOT, "2.3", key)
    assert one == jobs_of(*DECKS, 5, 0, 4, BOT, "2.3", key)


# --- files that can't be gone on with -------------------------------------------------------------


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a file: what the run is, and two games of it."""
    file = tmp_path_factory.mktemp("kept") / "games"
    kept = keep(file, DECKS, "random", 3, "2.3")
    simulate(DECKS, 2, "random", 3, 1, kept=kept)
    kept.close()
    return file.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (["--seed", "4"], "seed is 3 there and 4 here"),
        (["--bot", "greedy"], 'bot is "random" there and "greedy" here'),
        (["--rules", "2.1"], 'rules is "2.3" there and "2.1" here'),
    ],
)
def test_the_games_of_another_run_are_refused(
    change: list[str], said: str, two_games: list[bytes], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    before = b"".join(two_games)
    file.write_bytes(before)
    words = ["sim", "amber-steel", "ruby-amethyst", "--seed", "3", "--bot", "random", *change]
    result = CliRunner().invoke(app, [*words, "--resume", str(file), "--lang", "en"])
    assert result.exit_code == 2
    assert said in result.output
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda at: at.replace(b'"winner": ', b'"winner": 7'),
        lambda at: at.replace(b'"reason": "lore"', b'"reason": "luck"'),
        lambda at: at.replace(b'"number": ', b'"number": 1'),
        lambda at: at.replace(b'"opening": [["', b'"opening": [["\\u001b[2J'),
        lambda at: at.replace(b'"lore": [[', b'"lore": [[-1, '),
        lambda at: at.replace(b'"at": [0', b'"at": [9'),
        lambda at: at.replace(b'"turns": ', b'"turns": 1e9'),
        lambda at: b"[" * 100_000 + b"\n",
        lambda at: b'{"at": ' + b"9" * 9_000 + b"}\n",
        lambda at: b"\xff\xfe\n",
        lambda at: b"x" * 1_100_000 + b"\n",
        lambda at: b"null\n",
        lambda at: b"\n",
    ],
)
def test_a_line_that_makes_no_sense_is_named(
    spoil: Callable[[bytes], bytes], two_games: list[bytes], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    first, one, other = two_games
    assert spoil(other) != other
    file.write_bytes(first + one + spoil(other))
    before = file.read_bytes()
    words = ["sim", "amber-steel", "ruby-amethyst", "--seed", "3", "--bot", "random"]
    result = CliRunner().invoke(app, [*words, "--resume", str(file), "--lang", "es"])
    assert result.exit_code == 2
    assert "línea 3. No se ha cambiado nada." in result.output
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [b"4 Dragon Fire", b"4 Dragon Fire\n", b"{}\n", b"[]\n", b"\0", b"5\n", b'"x"\n', b"null\n"],
)
def test_another_file_stays_as_it_is(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(content)
    with pytest.raises(KeptError):
        keep(file, DECKS, "random", 3, "2.3")
    assert file.read_bytes() == content


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    kept: Kept[Any] = keep(tmp_path / "games", DECKS, "random", 3, "2.3")
    with pytest.raises(KeptError) as refused:
        keep(tmp_path / "games", DECKS, "random", 3, "2.3")
    assert refused.value.code == "busy"
    kept.close()
    for place in (tmp_path, Path("/dev/null"), tmp_path / "no" / "where"):
        words = ["sim", "amber-steel", "ruby-amethyst", "--resume", str(place), "--lang", "en"]
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 2 and "Traceback" not in result.output


def test_a_bot_may_not_complain_of_a_killed_game() -> None:
    """It is ended because the game is; that nobody reads it any more is no news. The game has many
    files open, so that there is time between the end of the one and of the other."""
    bot = (
        "import os, time\n"
        "try:\n"
        "    while True: os.write(1, b'so\\n')\n"
        "except OSError:\n"
        "    os.write(2, b'nobody reads me'); time.sleep(9)\n"
    )
    games = (
        "import os, sys\n"
        "from time import monotonic\n"
        "from tintero.bots.line import BotLine\n"
        "for _ in range(12):\n"
        "    if not (game := os.fork()):\n"
        "        first = os.pipe()\n"
        "        many = [os.pipe() for _ in range(400)]\n"
        "        for one in first: os.close(one)\n"
        f"        line = BotLine([sys.executable, '-ISc', {bot!r}])\n"
        "        line.hear(monotonic() + 20)\n"
        "        os._exit(0)\n"
        "    os.waitpid(game, 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", games], capture_output=True, text=True, timeout=SECONDS
    )
    assert done.stderr == ""
