"""A fuzzer for the edges: files of every kind, bent in every way, through commands and library.

Whatever a file holds, the answer is a result or a sentence: an exit code that the command knows,
no traceback, within two seconds and 300 MB. `test_edges.py` tries a few; for more:

    python tests/edges.py --seconds 600 --seed 7

The seeds are files that are shipped and files that the project writes itself.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import io
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

import msgspec

from tintero import Deck, Game, records
from tintero.cards import deckcodes, load
from tintero.cards.facts import PoolError
from tintero.cards.pool import DuplicateCard, Pool
from tintero.cli.shell.main import app, imported
from tintero.game import AmbiguousAction, IllegalAction, InvalidAction, programs_of
from tintero.judge import book
from tintero.scene import Scene
from tintero.state.codec import SaveError

ROOT = Path(__file__).parent
SECONDS, MEGABYTES, PATIENCE = 2.0, 300, 60
TYPED_LINES = 60  # a conversation may take longer than a file; each answer is soon
CODES = (0, 1, 2)  # what commands that read files may end with

Mutate = Callable[[bytes, random.Random], bytes]


# --- files as they should be --------------------------------------------------------------------


@cache
def games() -> tuple[Game, ...]:
    found = []
    for seed in range(3):
        rng = random.Random(seed)
        game = Game.new([Deck.load(name) for name in rng.sample(Deck.available(), 2)], seed)
        for _ in range(60):
            if game.outcome is None:
                game.push(rng.choice(game.options))
        found.append(game)
    return tuple(found)


@cache
def lines() -> tuple[str, ...]:
    return tuple(line for game in games() for line in game.actions())


def card_file() -> dict[str, object]:
    """Two invented cards in the format of LorcanaJSON."""
    common = {"setCode": "1", "rarity": "Common", "story": "None", "inkwell": True, "cost": 2}
    return {
        "metadata": {"formatVersion": "2.4.0", "language": "en", "generatedOn": "2026-01-01"},
        "sets": {"1": {"type": "expansion"}},
        "cards": [
            common
            | {"fullName": "Ada - Invented", "name": "Ada", "version": "Invented", "number": 1}
            | {"type": "Character", "color": "Amber", "strength": 2, "willpower": 2, "lore": 1}
            | {"subtypes": ["Storyborn", "Hero"]}
            | {"abilities": [{"type": "keyword", "fullText": "Evasive"}]},
            common
            | {"fullName": "A New Plan", "name": "A New Plan", "number": 2, "type": "Action"}
            | {"color": "Amber-Steel", "subtypes": [], "effects": ["Draw 2 cards."]},
        ],
    }


@cache
def seeds() -> dict[str, tuple[bytes, ...]]:
    """For each kind of file some that are as they should be."""
    deck = Deck.load("amber-steel")
    cases = sorted(book.folder().glob("*.yaml"))[::40]
    scenes = sorted((ROOT / "scenes").rglob("*.yaml"))[::30]
    texts = [records.of(game, ("Ana", "greedy bot")).text() for game in games()]
    in_scene = Scene.parse("seats:\n  1: {play: [Stitch - New Dog], ink: 3, hand: [Smash]}\n")
    texts.append(records.of(in_scene.game(), scene=in_scene.text()).text())
    saved = [
        {"decks": ["a", "b"], "bots": {"1": "greedy"}, "record": asdict(game.record())}
        for game in games()
    ]
    cards = json.dumps(card_file(), indent=1).encode()
    sets = [file.read_bytes() for file in load.shipped()]
    return {
        "deck": tuple(deck.written(form).encode() for form in deckcodes.FORMATS),
        "scene": tuple(path.read_bytes() for path in scenes),
        "case": tuple(path.read_bytes() for path in cases),
        "record": tuple(text.encode() for text in texts),
        "save": tuple(json.dumps(one).encode() for one in saved),
        "cards": (cards, gzip.compress(cards)),
        "report": (json.dumps({"failures": []}).encode(), b'{"failures": [{"game": 1}]}'),
        "run": (run_file(),),
        "pool": (min(sets, key=len), *(few(content) for content in sets[:3])),
        "state": tuple(game.save() for game in games()),
        "action": tuple(line.encode() for line in lines()),
        "typed": (TYPED, "\n".join(lines()[:40]).encode()),
    }


def run_file() -> bytes:
    """A run of two games that was broken off and went on to its end."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "games"
        with quiet(Path(name)), contextlib.suppress(SystemExit):
            app([*RUN.split(), "--resume", str(file)])
        return file.read_bytes()


TYPED = b"""put 1 hand 2x Smash
put 1 play Stitch - New Dog damage 1
put 2 play Lilo - Making a Wish exerted
lore 1 5
ink 1 3 1
damage Stitch 1
turn 2
show
1: quest Stitch
why challenge Stitch > Lilo
undo
options
1
help
save x.yaml
next 3
back
turn 4
seat 2
"""


def few(content: bytes) -> bytes:
    """A file of cards with six of its cards."""
    plain = json.loads(content)
    plain["cards"] = plain["cards"][::40][:6]
    return json.dumps(plain, ensure_ascii=False).encode()


# --- bending them -------------------------------------------------------------------------------

NUMBERS = ("9" * 5_000, "1" + "0" * 30, "-1", "²", "٣", "1e999", "0x7f", "NaN", "999999999999", "0")
PIECES = (
    "\x00", "\x07", "\x1b[31m", "\u202e", "\ufeff", "\u2028", "é", "𝟙", "'", '"', "`", "{", "}",
    "[", "]", ": ", "- ", "&a ", "*a ", "!!python/object:os.system ", "---\n", "|", ">", "#", "%",
    "\t", "\r", "\n", ",", "<<: *a", "null", "true", "~", "exec:sh", "../../x", "\\u0000",
    "[" * 3_000, "{" * 3_000, '{"a":' * 3_000, "- " * 3_000, " " * 30_000, "x" * 30_000,
)  # fmt: skip


def flip(content: bytes, rng: random.Random) -> bytes:
    bent = bytearray(content)
    for _ in range(rng.choice((1, 1, 3, 20))):
        if bent:
            bent[rng.randrange(len(bent))] ^= 1 << rng.randrange(8)
    return bytes(bent)


def cut(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] if rng.random() < 0.6 else content[at:]


def again(content: bytes, rng: random.Random) -> bytes:
    """A chunk of it twice, or a thousand times."""
    a, b = sorted(rng.randrange(len(content) + 1) for _ in range(2))
    times = rng.choice((2, 2, 50, 1_000))
    return content[:a] + content[a:b][: 600_000 // times] * times + content[b:]


def other_number(content: bytes, rng: random.Random) -> bytes:
    places = [i for i, sign in enumerate(content) if chr(sign).isdigit()]
    if not places:
        return content
    start = end = rng.choice(places)
    while end < len(content) and chr(content[end]).isdigit():
        end += 1
    return content[:start] + rng.choice(NUMBERS).encode() + content[end:]


def insert(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + rng.choice(PIECES).encode() + content[at:]


def swap_lines(content: bytes, rng: random.Random) -> bytes:
    rows = content.split(b"\n")
    for _ in range(rng.choice((1, 2, 5))):
        a, b = rng.randrange(len(rows)), rng.randrange(len(rows))
        rows[a], rows[b] = rows[b], rows[a]
    return b"\n".join(rows)


def other_word(content: bytes, rng: random.Random) -> bytes:
    """A word becomes another word of the same file."""
    words = content.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return b" ".join(words)


def spliced(content: bytes, rng: random.Random) -> bytes:
    """Its beginning, then the end of another file, of any kind."""
    other = rng.choice(rng.choice(tuple(seeds().values())))
    return content[: rng.randrange(len(content) + 1)] + other[rng.randrange(len(other) + 1) :]


def other_value(content: bytes, rng: random.Random) -> bytes:
    """A value of a JSON file becomes something of another type."""
    try:
        plain = json.loads(content)
    except (ValueError, RecursionError):
        return insert(content, rng)
    change(plain, rng, (None, 0, -1, 10**30, 1.5, True, "", "x", [], {}, [[]], "x" * 5_000))
    return json.dumps(plain).encode()


def other_line(content: bytes, rng: random.Random) -> bytes:
    """Likewise of a file that has JSON on each line."""
    rows = content.splitlines(keepends=True)
    at = rng.randrange(len(rows)) if rows else 0
    whole = rng.choice((b"5", b"null", b'"x"', b"[]", b"{}")) if rng.random() < 0.2 else b""
    rows[at : at + 1] = [whole or other_value(rows[at] if rows else b"", rng), b"\n"]
    return b"".join(rows)


def other_part(content: bytes, rng: random.Random) -> bytes:
    """Likewise of a saved state."""
    try:
        plain = msgspec.msgpack.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return flip(content, rng)
    near = (-1, 0, 1, 2, 5, 59, 60, 65_536, 65_537, 2**31, 2**62, rng.randrange(130))
    change(plain, rng, (*near, rng.randrange(2_700), rng.randrange(2_700)))
    return msgspec.msgpack.encode(plain)


def change(plain: object, rng: random.Random, others: tuple[object, ...]) -> None:
    inside = plain
    while isinstance(inside, (list, dict)) and inside:
        key = rng.choice(range(len(inside)) if isinstance(inside, list) else list(inside))
        if isinstance(inside[key], (list, dict)) and inside[key] and rng.random() < 0.95:
            inside = inside[key]
            continue
        inside[key] = rng.choice(others)
        return


def packed(content: bytes, rng: random.Random) -> bytes:
    """A gzip: of it, of nothing but blanks, or one that is damaged."""
    inside = rng.choice((content, b" " * 60_000_000, b"[" * 1_000_000))
    found = gzip.compress(inside, 1)
    return flip(found, rng) if rng.random() < 0.5 else found


PLAIN: tuple[Mutate, ...] = (
    flip, cut, again, other_number, other_number, insert, insert, swap_lines, other_word, spliced,
)  # fmt: skip
WAYS: dict[str, tuple[Mutate, ...]] = {
    "save": (*PLAIN, *[other_value] * 6),
    "cards": (*PLAIN, *[other_value] * 6, packed),
    "report": (*PLAIN, *[other_value] * 6),
    "run": (*PLAIN, *[other_line] * 6),
    "pool": (*PLAIN, *[other_value] * 9),
    "state": (flip, cut, again, *[other_part] * 12),
}


def bent(kind: str, rng: random.Random) -> tuple[bytes, tuple[str, ...]]:
    """A file of that kind, and what was done to it."""
    content = rng.choice(seeds()[kind])
    done = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        way = rng.choice(WAYS.get(kind, PLAIN))
        content = way(content, rng)
        done.append(way.__name__)
    return content, tuple(done)


# --- trying them --------------------------------------------------------------------------------

RUN = "sim amber-steel ruby-amethyst -n 2 --bot random --seed 3 --workers 1"
COMMANDS: dict[str, tuple[str, ...]] = {
    "deck": ("deck check {}", "deck convert {} --to text", "deck odds {}", "deck read {}"),
    "scene": ("judge ask {}", "judge ask {} --json", "judge rewind {}", "judge lab {} --plain"),
    "case": ("judge ask {}", "judge run {}"),
    "record": (
        "replay {} --check",
        "replay {} --json",
        "replay {} --all --seat 2",
        "judge rewind {}",
        "play --plain --resume {}",
    ),
    "save": ("replay {} --check", "play --plain --resume {}", "judge rewind {}"),
    "cards": ("cards compile {}", "cards explain smash --file {}"),
    "report": ("fuzz --replay {}",),
    "run": (f"{RUN} --resume {{}}",),
    "typed": ("judge lab --plain", "play --plain --seed 1", "play --plain --seed 1 --hot-seat"),
}
ENDINGS = {"scene": ".yaml", "case": ".yaml", "record": ".tintero", "save": ".json", "deck": ".txt"}


class Found(Exception):
    """What a file brought about, and should not."""


@contextlib.contextmanager
def quiet(folder: Path, typed: str = "") -> Iterator[io.StringIO]:
    """Nothing shown, and a home and a place of its own; what is said on the error stream."""
    said = io.StringIO()
    kept, environ = sys.stdin, dict(os.environ)
    os.environ.update(XDG_STATE_HOME=str(folder), XDG_CACHE_HOME=str(folder), LANG="C")
    here = Path.cwd()
    os.chdir(folder)
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(said):
            yield said
    finally:
        sys.stdin = kept
        os.chdir(here)
        os.environ.clear()
        os.environ.update(environ)


def run_command(line: str, path: Path) -> None:
    words = [str(path) if word == "{}" else word for word in line.split()]
    code: object = 0
    typed = "" if "{}" in line else path.read_text("utf-8", "replace")
    typed = "\n".join(typed.split("\n")[:TYPED_LINES])
    with quiet(path.parent, typed) as said:
        try:
            app(words)
        except SystemExit as leaving:
            code = leaving.code
    if code not in CODES:
        raise Found(f"exit code {code}")
    if code == 2 and not said.getvalue().strip():
        raise Found("no sentence")
    if "Traceback" in said.getvalue():
        raise Found("traceback")


def load_pool(content: bytes) -> None:
    try:
        pool = Pool(load.read(content, "set"))
        programs = programs_of(pool)
        names = [card.full_name for card in pool if card.abilities is not None]
        for index in range(len(pool)):
            _ = programs[index].abilities
        game = Game.new([(names * 60)[:60]] * 2, 1) if names else None
    except (PoolError, DuplicateCard):
        return
    except LookupError as error:
        if type(error).__name__ not in ("UnknownCard",):
            raise
        return
    if game is not None:
        play_on(game, random.Random(1), 20)


def load_state(content: bytes) -> None:
    try:
        game = Game.load(content)
    except SaveError:
        return
    play_on(game, random.Random(len(content)), 50)


def play_on(game: Game, rng: random.Random, most: int) -> None:
    before = game.hash()
    for _ in range(most):
        if game.outcome is not None:
            break
        game.push(rng.choice(game.options))
    for seat in range(len(game.state.players)):
        game.view(seat)
    while game.depth:
        game.pop()
    if game.hash() != before:
        raise Found("undo is not exact")


def push_line(content: bytes) -> None:
    game = games()[len(content) % len(games())]
    line = content.decode("utf-8", "replace")
    before, depth = game.hash(), game.depth
    for ask in (game.push, game.why_not):
        with contextlib.suppress(InvalidAction, IllegalAction, AmbiguousAction):
            ask(line)
        while game.depth > depth:
            game.pop()
        if game.hash() != before:
            raise Found("the game is not as it was")


LIBRARY: dict[str, Callable[[bytes], None]] = {
    "pool": load_pool,
    "state": load_state,
    "action": push_line,
}


def tried(kind: str, content: bytes, command: str, folder: Path) -> str:
    """What went wrong with a file; nothing if nothing did."""
    path = folder / f"file{ENDINGS.get(kind, '.json')}"
    path.write_bytes(content)
    start = time.process_time()
    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        if kind in LIBRARY:
            LIBRARY[kind](content)
        else:
            run_command(command, path)
    except Found as found:
        return str(found)
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        here = [f for f in traceback.extract_tb(error.__traceback__) if "tintero" in f.filename]
        place = f"{Path(here[-1].filename).name}:{here[-1].lineno}" if here else "?"
        return f"{type(error).__name__} in {place}"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    took = time.process_time() - start
    return f"slow ({command or kind})" if took > SECONDS else ""


def late(*_: object) -> None:
    raise TimeoutError


# --- many ---------------------------------------------------------------------------------------


@dataclass
class Report:
    """How many files of which kind, and what was found."""

    files: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    examples: dict[str, tuple[str, bytes]] = field(default_factory=dict)


def fuzz(seed: int, files: int, seconds: float, kinds: tuple[str, ...] = ()) -> Report:
    """So many files, or as many as there is time for."""
    rng, report, until = random.Random(seed), Report(), time.monotonic() + seconds
    kinds = kinds or tuple(seeds())
    with tempfile.TemporaryDirectory() as name:
        for n in range(files):
            if time.monotonic() > until:
                break
            kind = kinds[n % len(kinds)]
            content, how = bent(kind, rng)
            command = rng.choice(COMMANDS.get(kind, ("",)))
            what = tried(kind, content, command, Path(name))
            report.files[kind] += 1
            if what:
                label = f"{kind}: {what}"
                report.found[label] += 1
                report.examples.setdefault(label, (f"{command} {' '.join(how)}", content))
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--files", type=int, default=10**9)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--keep", type=Path, help="write one file for each finding there")
    given = parser.parse_args()
    seeds()
    for command in COMMANDS.values():
        imported(command[0].split()[0])
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    resource.setrlimit(resource.RLIMIT_DATA, (used + MEGABYTES * 1_000_000,) * 2)
    report = fuzz(given.seed, given.files, given.seconds, tuple(given.kind))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{report.files.total()} files, {most} MB at most: {dict(report.files)}")
    for label, times in report.found.most_common():
        print(f"{times:5} {label}   [{report.examples[label][0]}]")
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
        for n, (_, content) in enumerate(report.examples.values()):
            (given.keep / f"{n}").write_bytes(content)
    sys.exit(1 if report.found else 0)


if __name__ == "__main__":
    main()
