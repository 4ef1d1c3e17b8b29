"""Everything a bot in another process may do instead of answering.

Each ends by its deadline with a sentence that says what happened, or is harmless; the game stands
as it was and goes on with somebody else; and no process is left behind.
"""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass

import pytest

from processes import ENOUGH, MARK, Hasty, alive, new_mark, on_linux, wait_for_end
from tintero import Deck, Game
from tintero.bots import BotFailed, RandomBot, process_bot
from tintero.bots import line as lines
from tintero.bots.bot import take_turn
from tintero.bots.line import BotLine, Silent
from tintero.bots.process_bot import ProcessBot, read_answer

pytestmark = pytest.mark.pure_only

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
QUICK = 1.0  # seconds, for those that are never heard of
SLOW = 15.0  # seconds that starting and ending may take beside that, on a busy machine too

# What a bot needs; `hello()` answers the first question, `ask()` reads the next one.
BEGIN = """
import json, os, signal, sys, time
def say(**answer): raw(json.dumps(answer) + "\\n")
def raw(words): data(words.encode("utf-8", "surrogatepass"))
def data(piece):
    while piece: piece = piece[os.write(1, piece):]
def ask(): return json.loads(sys.stdin.readline())
def hello(**more): r = ask(); say(**{"id": r["id"], "name": "tester", **more})
def sleep(): time.sleep(600)
def child(code):
    import subprocess
    return subprocess.Popen([sys.executable, "-c", code])
"""


@dataclass(frozen=True)
class Kind:
    """What it does, what is said of it (nothing: it answers after all), in how many seconds."""

    code: str
    said: str = ""
    seconds: float = ENOUGH


SILENT = "did not answer in 1 s"
NO_JSON = "answered no JSON"
CLOSED = "has closed the line"
FORK = "import time; time.sleep(600)"
AWAY = "import os, time; os.fork() and os._exit(0); os.setsid(); os.fork() and os._exit(0); "
AWAY += "time.sleep(600)"

KINDS = {
    # --- it ends
    "exits at once": Kind("sys.exit(3)", "has ended with exit code 3"),
    "exits at once, as if all were well": Kind("sys.exit(0)", "has ended with exit code 0"),
    "exits after hello": Kind("hello(); sys.exit(4)", "tester has ended with exit code 4"),
    "exits when asked": Kind("hello(); ask(); sys.exit(5)", "tester has ended with exit code 5"),
    "crashes": Kind("hello(); r = ask(); r['nothing']", "tester has ended with exit code 1"),
    "is killed": Kind("hello(); os.kill(os.getpid(), 9)", "tester has ended with exit code 137"),
    "answers half and exits": Kind(
        'hello(); r = ask(); raw(\'{"id": 2, "cho\'); sys.exit(6)', "has ended with exit code 6"
    ),
    # --- it is not heard of
    "never answers hello": Kind("sleep()", SILENT, QUICK),
    "never answers": Kind("hello(); sleep()", SILENT, QUICK),
    "is busy for ever": Kind("hello()\nwhile True: pass", SILENT, QUICK),
    "stops itself": Kind("hello(); os.kill(os.getpid(), signal.SIGSTOP)", SILENT, QUICK),
    "drips bytes": Kind("hello()\nwhile True: raw(' '); time.sleep(0.02)", SILENT, QUICK),
    "drips answers to earlier questions": Kind(
        "hello()\nwhile True: say(id=1, choose=0); time.sleep(0.02)", SILENT, QUICK
    ),
    "answers with another id": Kind("hello(); say(id=99, choose=0); sleep()", SILENT, QUICK),
    "answers with the id as words": Kind("hello(); say(id='2', choose=0); sleep()", SILENT, QUICK),
    "answers with a fraction as id": Kind("hello(); say(id=2.0, choose=0); sleep()", SILENT, QUICK),
    "answers hello with the id true": Kind("ask(); say(id=True); sleep()", SILENT, QUICK),
    "answers without an id": Kind("hello(); say(choose=0); sleep()", SILENT, QUICK),
    "never reads": Kind("sleep()", SILENT, QUICK),
    "ignores signals": Kind(
        "for n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)\nhello(); sleep()", SILENT, QUICK
    ),
    # --- it says too much, or what is no answer
    "floods": Kind("hello()\nwhile True: raw('x' * 4096)", "said more than 65536 bytes"),
    "floods with answers to earlier questions": Kind(
        "hello()\nwhile True: raw('{\"id\": 1}\\n' * 400)", "said more than 262144 bytes"
    ),
    "answers with a huge line": Kind(
        "hello(); r = ask(); say(id=2, choose=0, why='x' * 10**6); sleep()", "said more than 65536"
    ),
    "nests deep": Kind(
        "hello(); raw('[' * 30000 + ']' * 30000 + '\\n'); sleep()", "with more than 32 brackets"
    ),
    "nests objects deep": Kind(
        "hello(); raw('{\"a\":' * 9000 + '1' + '}' * 9000 + '\\n'); sleep()",
        "more than 32 brackets",
    ),
    "says no JSON": Kind("hello(); raw('I resign\\n'); sleep()", f"{NO_JSON}: 'I resign'"),
    "says nothing on a line": Kind("hello(); raw('\\n'); sleep()", f"{NO_JSON}: ''"),
    "says no UTF-8": Kind("hello(); data(b'\\xff\\xfe{}\\n'); sleep()", NO_JSON),
    "says UTF-16": Kind("hello(); data('{}'.encode('utf-16') + b'\\n'); sleep()", NO_JSON),
    "says NUL bytes": Kind("hello(); data(b'\\0' * 99 + b'\\n'); sleep()", NO_JSON),
    "has a number of many digits": Kind(
        "hello(); raw('{\"id\": ' + '9' * 9000 + '}\\n'); sleep()", NO_JSON
    ),
    "says a list": Kind("hello(); raw('[2, 0]\\n'); sleep()", "answered no object"),
    "says a word": Kind("hello(); raw('\"end\"\\n'); sleep()", "answered no object"),
    "speaks another version": Kind("hello(protocol=1); sleep()", "speaks protocol '1', not 2"),
    "speaks version true": Kind("hello(protocol=True); sleep()", "speaks protocol 'true', not 2"),
    "is in error": Kind("hello(); say(id=2, error='tired'); sleep()", "tired: no reason given"),
    "is in an error of another kind": Kind(
        "hello(); say(id=2, error={'a': [1]}, message=[None]); sleep()", "tester: .*: "
    ),
    # --- it chooses what is no option
    "chooses below 0": Kind("hello(); say(id=2, choose=-1); sleep()", "chose '-1', which is none"),
    "chooses too high": Kind("hello(); say(id=2, choose=10**300); sleep()", "chose '1000"),
    "chooses not a number": Kind('hello(); raw(\'{"id":2,"choose":NaN}\\n\'); sleep()', "'NaN'"),
    "chooses infinity": Kind('hello(); raw(\'{"id":2,"choose":1e999}\\n\'); sleep()', "Infinity"),
    "chooses a fraction": Kind("hello(); say(id=2, choose=0.0); sleep()", "chose '0.0'"),
    "chooses true": Kind("hello(); say(id=2, choose=True); sleep()", "chose 'true'"),
    "chooses a list": Kind("hello(); say(id=2, choose=[0]); sleep()", "which is none of"),
    "chooses an object": Kind("hello(); say(id=2, choose={'a': 0}); sleep()", "which is none of"),
    "chooses words of no option": Kind("hello(); say(id=2, choose='win'); sleep()", "'\"win\"'"),
    "chooses nothing": Kind("hello(); say(id=2); sleep()", "chose 'null'"),
    # --- it breaks the line
    "closes its input": Kind("r = ask(); os.close(0); say(id=1); sleep()", CLOSED),
    "closes its output": Kind("hello(); os.close(1); sleep()", CLOSED),
    "closes all": Kind("os.close(0); os.close(1); os.close(2); sleep()", CLOSED),
    # --- it is not alone
    "leaves a child with its line": Kind(
        f"hello(); child({FORK!r}); os._exit(7)", "has ended with exit code 7"
    ),
    "has a child and is silent": Kind(f"hello(); child({FORK!r}); sleep()", SILENT, QUICK),
    "has a child that goes away": Kind(f"hello(); child({AWAY!r}); sleep()", SILENT, QUICK),
    "leaves a child that goes away": Kind(
        f"hello(); child({AWAY!r}).wait(); os._exit(8)", "has ended with exit code 8"
    ),
    "has many children": Kind(
        "hello()\nfor n in range(40):\n"
        "    if os.fork() == 0: os.setsid() if n % 2 else 0; sleep()\nos._exit(9)",
        "has ended with exit code 9",
    ),
    "has a child in its place": Kind(
        "hello()\nif os.fork(): os._exit(0)\ntime.sleep(5); say(id=2, choose=0); sleep()",
        "has ended with exit code 0",
    ),
    "kills who keeps it": Kind("hello(); os.kill(os.getppid(), 9); sleep()", SILENT, QUICK),
    "stops who keeps it": Kind("hello(); os.kill(os.getppid(), 19); sleep()", SILENT, QUICK),
    "asks who keeps it to end": Kind("hello(); os.kill(os.getppid(), 15); sleep()", SILENT, QUICK),
    # --- harmless
    "answers before it is asked": Kind("say(id=1); say(id=2, choose=0); sleep()"),
    "answers twice": Kind("hello()\nfor n in (2, 2, 3, 3): say(id=n, choose=0)\nsleep()"),
    "says a field twice": Kind('hello(); raw(\'{"id":2,"choose":99,"choose":0}\\n\'); sleep()'),
    "ends its lines as Windows does": Kind(
        'hello(); raw(\'{"id": 2, "choose": 0}\\r\\n\'); sleep()'
    ),
    "complains a lot": Kind(
        "hello(); os.dup2(os.open(os.devnull, 1), 2)\n"
        "for n in range(999): os.write(2, b'x' * 4096)\nsay(id=2, choose=0); sleep()"
    ),
    "does not leave": Kind("hello(); say(id=2, choose=0)\nwhile True: time.sleep(600)"),
}


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> str:
    made = new_mark()
    monkeypatch.setenv(MARK, made)
    monkeypatch.setattr(lines, "ENDING", 1.0)
    monkeypatch.setattr(process_bot, "LEAVING", 0.3)
    return made


def hostile(code: str, seconds: float = ENOUGH) -> ProcessBot:
    made = Hasty if "hello()" in code else ProcessBot
    return made([sys.executable, "-c", BEGIN + code], 3, seconds)


@on_linux
@pytest.mark.parametrize("name", KINDS)
def test_it_ends_with_a_sentence_and_the_game_goes_on(name: str, mark: str) -> None:
    kind = KINDS[name]
    game, before = Game.new(DECKS, 7), Game.new(DECKS, 7).hash()
    bot = hostile(kind.code, kind.seconds)
    begun = time.monotonic()
    if kind.said:
        with pytest.raises(BotFailed, match=kind.said) as caught:
            take_turn(bot, game)
        assert caught.value.said("es") and len(str(caught.value)) < 200
        assert str(caught.value).isprintable()
        assert game.hash() == before
        take_turn(RandomBot(1), game)  # somebody else answers
    else:
        take_turn(bot, game)
        bot.close("lost")
    assert game.depth == 1
    assert time.monotonic() - begun < (kind.seconds if kind.seconds == QUICK else 0) + SLOW
    assert wait_for_end(mark, SLOW) == []


def test_there_are_enough_kinds() -> None:
    assert len(KINDS) >= 60


# --- words that reach people ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "hello(name='\\x1b[2J\\u202e' + 'x' * 5000); say(id=2, choose=99); sleep()",
        "hello(); say(id=2, error='\\x1b]0;', message='\\x1b[31m\\ud800' + 'y' * 5000); sleep()",
        "hello(); say(id=2, error='invalid', message='a\\nb\\rc'); sleep()",
        "hello(name=''); raw('\\x1b[2J\\n'); sleep()",
    ],
)
def test_what_a_bot_says_is_shown_without_control_signs(code: str) -> None:
    with pytest.raises(BotFailed) as caught:
        take_turn(hostile(code), Game.new(DECKS, 7))
    for lang in ("en", "es"):
        said = caught.value.said(lang)
        assert said.isprintable() and len(said) < 250
        said.encode("utf-8")


def test_brackets_are_counted_before_anything_is_read() -> None:
    with pytest.raises(BotFailed, match="more than 32 brackets"):
        read_answer(b'{"a":' * 40 + b"1" + b"}" * 40, "tester")
    assert read_answer(b'{"id": 1, "name": "[]"}', "tester")["id"] == 1


# --- the line itself ------------------------------------------------------------------------------


@on_linux
def test_what_is_not_read_is_never_waited_for(mark: str) -> None:
    line = BotLine([sys.executable, "-c", "import time; time.sleep(600)"])
    begun = time.monotonic()
    line.say(b"x" * 10_000_000)
    with pytest.raises(Silent):
        line.hear(time.monotonic() + 0.5)
    assert 0.4 < time.monotonic() - begun < SLOW
    line.leave(b"bye\n", 0.3)
    assert time.monotonic() - begun < SLOW
    assert wait_for_end(mark) == []


@on_linux
def test_an_answer_to_what_was_not_read_is_none(mark: str) -> None:
    bot = hostile("hello()\nwhile True: say(id=2, choose=0); time.sleep(0.1)", QUICK)
    line = bot._start(0)
    with pytest.raises(BotFailed, match="answered, but did not read the question in 1 s"):
        bot._ask(line, {"ask": "choose", "view": "x" * 1_000_000})
    bot._end()
    assert wait_for_end(mark) == []


@on_linux
def test_a_bot_that_is_forgotten_ends(mark: str) -> None:
    bot = hostile("hello(); ask(); say(id=2, choose=0); sleep()")
    take_turn(bot, Game.new(DECKS, 7))
    assert len(alive(mark)) == 2  # it and who keeps it
    del bot
    assert wait_for_end(mark) == []


@on_linux
def test_a_bot_is_closed_while_a_thread_waits_for_it(mark: str) -> None:
    """Whoever leaves the table does not wait for the answer."""
    import threading

    bot, caught = hostile("hello(); sleep()"), list[BotFailed]()

    def think() -> None:
        try:
            take_turn(bot, Game.new(DECKS, 7))
        except BotFailed as error:
            caught.append(error)

    thread = threading.Thread(target=think)
    thread.start()
    until = time.monotonic() + SLOW
    while bot.name != "tester" and time.monotonic() < until:
        time.sleep(0.02)
    begun = time.monotonic()
    bot.close()
    assert time.monotonic() - begun < SLOW < ENOUGH  # it did not wait for the answer
    thread.join(SLOW)
    assert not thread.is_alive() and re.search("ended|closed", str(caught[0]))
    assert wait_for_end(mark) == []
