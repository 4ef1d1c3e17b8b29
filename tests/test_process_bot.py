"""A bot in another process: the line protocol, and everything that can go wrong with it."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from processes import ENOUGH, Hasty
from tintero import Deck, Game
from tintero.bots import BotFailed, RandomBot, UnknownBot, is_bot, make_bot, play_game
from tintero.bots.bot import take_turn
from tintero.bots.process_bot import ProcessBot
from tintero.bots.seat import BotSeat
from tintero.cli.shell.main import app
from tintero.game import Outcome
from tintero.sim import many
from tintero.sim.many import Job

# On the compiled engine `test_broken_off` plays with such a bot.
pytestmark = pytest.mark.pure_only

RUN = CliRunner()

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
EXAMPLE = Path(__file__).parent.parent / "examples" / "careful_bot.py"

DOCS = EXAMPLE.parent.parent / "docs" / "bots.md"

# Answers hello, then does with a request what the test says; `r` is the request.
FRAME = """
import json, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
for line in sys.stdin:
    r = json.loads(line)
    if r["ask"] == "hello":
        say(id=r["id"], name="tester")
        continue
    if r["ask"] == "bye":
        {bye}
        break
    {body}
"""


def bot(body: str, seconds: float = ENOUGH, bye: str = "pass") -> ProcessBot:
    code = FRAME.replace("{body}", body).replace("{bye}", bye)
    return Hasty([sys.executable, "-c", code], 3, seconds)


def game() -> Game:
    return Game.new(DECKS, 7)


def test_the_example_plays_a_whole_game() -> None:
    played = game()
    made = make_bot(f"exec:{sys.executable} {EXAMPLE}", 1)
    assert isinstance(made, ProcessBot)
    outcome = play_game([made, RandomBot(2)], played)
    assert outcome is not None
    assert made.name == "careful"
    assert made._line is None  # and nothing is left running


def test_the_documented_bot_plays() -> None:
    text = DOCS.read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    names: dict[str, object] = {}
    exec(code, names)
    assert isinstance(names["outcome"], Outcome)


def test_what_a_bot_is_told(tmp_path: Path) -> None:
    """Hello with the protocol, its seat and seed; then exactly what its seat may know."""
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'a').write(line); say(id=r['id'], choose=0)"
    bye = f"open({str(heard)!r}, 'a').write(line)"
    one = game()
    assert one.decision is not None
    seat = one.decision.player
    teller = bot(body, bye=bye)
    place = teller.choose(BotSeat(one, seat))
    teller.close("won")
    choose, goodbye = (json.loads(line) for line in heard.read_text().splitlines())
    view = json.loads(one.view(seat).bytes())
    assert place == 0
    assert (choose["id"], choose["ask"]) == (2, "choose")
    assert choose["view"] == view
    assert choose["decision"] == view["decision"]
    assert choose["options"] == [one.text(option) for option in one.options]
    assert goodbye == {"id": 3, "ask": "bye", "outcome": "won"}


def test_an_answer_is_a_place_or_the_words_of_an_option() -> None:
    one = game()
    place = bot("say(id=r['id'], choose=2)").choose(BotSeat(one, 0))
    words = bot("say(id=r['id'], choose=r['options'][2])").choose(BotSeat(one, 0))
    assert place == words == 2


def test_an_answer_to_an_earlier_question_is_passed_over() -> None:
    answers = bot("say(id=r['id'] - 1, choose=5); say(id=r['id'], choose=1)")
    assert answers.choose(BotSeat(game(), 0)) == 1


@pytest.mark.parametrize(
    ("body", "message", "code"),
    [
        ("sys.exit(3)", "tester has ended with exit code 3", "failed"),
        ("print('I resign', flush=True)", "tester answered no JSON: 'I resign'", "failed"),
        ("print('[1]', flush=True)", r"tester answered no object: '\[1\]'", "failed"),
        ("say(id=r['id'], choose=99)", "tester chose '99', which is none of the 8", "failed"),
        ("say(id=r['id'], choose=True)", "tester chose 'true', which is none", "failed"),
        ("say(id=r['id'])", "tester chose 'null', which is none of the 8", "failed"),
        ("time.sleep(30)", "tester did not answer in 3 s", "failed"),
        (
            "say(id=r['id'], error='invalid', message='no view')",
            "tester could make no sense of the question: no view",
            "invalid",
        ),
        (
            "say(id=r['id'], error='unavailable')",
            "tester can't answer now: no reason",
            "unavailable",
        ),
        ("say(id=r['id'], error='tired', message='zzz')", "tester: tired: zzz", "failed"),
    ],
)
def test_a_bot_that_fails_says_how_and_the_game_goes_on(body: str, message: str, code: str) -> None:
    one = game()
    before = one.hash()
    failing = bot(body, seconds=3 if "sleep" in body else ENOUGH)
    with pytest.raises(BotFailed, match=message) as caught:
        take_turn(failing, one)
    assert caught.value.code == code
    assert one.hash() == before
    assert failing._line is None  # it was ended
    take_turn(RandomBot(1), one)  # and somebody else can answer
    assert one.depth == 1


def test_a_bot_that_failed_is_started_anew(tmp_path: Path) -> None:
    first = tmp_path / "first"
    body = (
        f"import pathlib; p = pathlib.Path({str(first)!r})\n"
        "    if not p.exists():\n"
        "        p.touch(); sys.exit(1)\n"
        "    say(id=r['id'], choose=0)"
    )
    one = game()
    failing = bot(body)
    with pytest.raises(BotFailed, match="has ended"):
        take_turn(failing, one)
    take_turn(failing, one)
    assert one.depth == 1
    failing.close()


def test_a_command_that_does_not_exist() -> None:
    with pytest.raises(BotFailed, match=r"no-such-bot can't be started: No such file"):
        make_bot("exec:no-such-bot", 1).choose(BotSeat(game(), 0))


def test_a_name_that_is_no_bot() -> None:
    assert is_bot("exec:python bot.py")
    for name in ("exec:", "exec:'", "genius"):
        assert not is_bot(name)
        with pytest.raises(UnknownBot, match=r"there are: random, .*planner, .*exec:COMMAND"):
            make_bot(name, 1)


# --- by the front door ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "english", "spanish"),
    [
        ("sys.exit(3)", "tester has ended with exit code 3", "con el código de salida 3"),
        ("print('banana', flush=True)", "no JSON: 'banana'", "no respondió en JSON: 'banana'"),
        ("say(id=r['id'], choose=99)", "none of the", "que no es ninguna de las"),
    ],
)
def test_a_game_with_a_failing_bot_is_kept_and_goes_on_with_another(
    body: str,
    english: str,
    spanish: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    file = tmp_path / "bot.py"
    file.write_text(FRAME.replace("{body}", body).replace("{bye}", "pass"), encoding="utf-8")
    play = ["play", "--plain", "--lang"]
    failing = ["--seed", "3", "--bot", f"exec:{sys.executable} {file}"]
    for lang, words in (("en", english), ("es", spanish)):
        result = RUN.invoke(app, [*play, lang, *failing], input="keep\nend\nend\n")
        assert result.exit_code == 1
        assert words in " ".join(result.output.split())
        assert "tintero play --resume" in result.output
    again = RUN.invoke(app, [*play, "en", "--resume", *failing[2:]], input="end\n")
    assert again.exit_code == 1  # the same bot fails again
    other = RUN.invoke(app, [*play, "en", "--resume", "--bot", "greedy"], input="end\n")
    assert other.exit_code == 0, other.output
    assert "Greedy bot" in other.output


def test_a_bot_is_told_that_the_person_left(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    file = tmp_path / "bot.py"
    bye = f"open({str(heard)!r}, 'w').write(r['outcome'] + '.')"
    body = "say(id=r['id'], choose=len(r['options']) - 1)"
    file.write_text(FRAME.replace("{body}", body).replace("{bye}", bye), encoding="utf-8")
    bots = ["--bot", f"exec:{sys.executable} {file}"]
    RUN.invoke(app, ["play", "--plain", "--seed", "3", *bots], input="keep\nend\nquit\n")
    assert heard.read_text() == "."
    heard.unlink()
    RUN.invoke(app, ["play", "--plain", "--seed", "3", *bots], input="keep\nconcede\n")
    assert heard.read_text() == "won."


def test_a_simulation_ends_the_processes_of_its_bots(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    file = tmp_path / "bot.py"
    bye = f"open({str(heard)!r}, 'a').write(r['outcome'] + ' ')"
    body = "say(id=r['id'], choose=len(r['options']) - 1)"
    file.write_text(FRAME.replace("{body}", body).replace("{bye}", bye), encoding="utf-8")
    name = f"exec:{sys.executable} {file}"
    job = Job(0, (DECKS[0].cards, DECKS[1].cards), 7, (name, "random"))
    played = many.play(job)
    assert played.failure is None
    assert heard.read_text().split() == ["won" if played.winner == 0 else "lost"]
    broken = many.play(replace(job, bots=(name, "exec:false"), starting=0))
    assert broken.failure is not None and "false has ended" in broken.failure.error
    assert heard.read_text().count(" ") == 2 and broken.failure.record is not None


def test_what_a_bot_says_to_people_reaches_them_as_text(capfd: pytest.CaptureFixture[str]) -> None:
    orders = "sys.stderr.write('thinking \\x1b[2J\\u202eof\\x9b31m it\\n'); sys.stderr.flush(); "
    made = bot(f"{orders}say(id=r['id'], choose=0)")
    one = game()
    assert one.decision is not None
    assert made.choose(BotSeat(one, one.decision.player)) == 0
    made.close()
    assert capfd.readouterr().err == "thinking [2Jof31m it\n"


def test_on_a_full_screen_it_says_nothing_to_people(capfd: pytest.CaptureFixture[str]) -> None:
    made = bot("sys.stderr.write('here\\n'); say(id=r['id'], choose=0)")
    made.quiet = True
    one = game()
    assert one.decision is not None
    assert made.choose(BotSeat(one, one.decision.player)) == 0
    made.close()
    assert capfd.readouterr().err == ""
