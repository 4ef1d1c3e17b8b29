"""Games with a bot in another process: what it is told leads to no shuffle, and records replay."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tintero import Deck, Game, records
from tintero.bots import make_bot
from tintero.bots.process_bot import ProcessBot
from tintero.bots.shuffles import dealt, draw_key, hello_seed, mixed, number
from tintero.cli.shell.main import app
from tintero.sim import many
from tintero.sim.ladder import matches
from tintero.sim.many import make_jobs, seed_of
from tintero.sim.matchups import jobs_of, simulate

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
TRIED = 300  # seeds; a real bot would try billions

# Writes down all it is told, and ends its turn.
SPY = """
import json, sys
for line in sys.stdin:
    open({heard!r}, "a").write(line)
    r = json.loads(line)
    if r["ask"] == "bye": break
    last = len(r.get("options", ".")) - 1
    print(json.dumps({{"id": r["id"], "choose": last}}), flush=True)
"""


@pytest.fixture
def spy(tmp_path: Path) -> tuple[str, Path]:
    heard, file = tmp_path / "heard", tmp_path / "spy.py"
    file.write_text(SPY.format(heard=str(heard)), encoding="utf-8")
    return f"exec:{sys.executable} {file}", heard


def hand_of(game: Game, seat: int) -> list[str]:
    """In the order in which it was dealt: of 1,500 hands one in 250 times has the same cards."""
    return [card.face for card in game.view(seat).players[seat].known_hand if card.face]


def guesses(seed: int) -> list[int]:
    """What follows from a seed that somebody may have typed, as the source says."""
    found = [seed, hello_seed(seed), seed_of(seed, 0), seed_of(seed_of(seed, 0), 0)]
    return [*found, Random(f"bots/{seed}").getrandbits(64)]


def told_of(heard: Path) -> tuple[int, int, list[str]]:
    """Its seed, its seat and its first hand."""
    hello, choose, *_ = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    cards = choose["view"]["players"][hello["seat"]]["known_hand"]
    return hello["seed"], hello["seat"], [card["face"] for card in cards]


def found_by_trying(seed: int, seat: int, hand: list[str]) -> bool:
    """Whether some seed that a bot could try deals that hand, or gave it its own seed."""
    for typed in range(TRIED):
        for guess in guesses(typed):
            if hand_of(Game.new(DECKS, guess), seat) == hand:
                return True
            if seed in (guess, hello_seed(guess), hello_seed(seed_of(guess, seat))):
                return True
    return hand_of(Game.new(DECKS, seed), seat) == hand


@pytest.mark.compiled_only
def test_a_bot_at_the_table_finds_no_seed(spy: tuple[str, Path], tmp_path: Path) -> None:
    command, heard = spy
    words = ["play", "--plain", "--seed", "7", "--bot", command, "--lang", "en"]
    file = tmp_path / "game.tintero"
    result = CliRunner().invoke(app, words, input=f"done\nend\nend\nsave {file}\nquit\n")
    assert "--seed is for the bot alone" in result.output
    seed, seat, hand = told_of(heard)
    assert len(hand) == 7
    # Who knew the shuffle would know it by this hand.
    shuffled = records.Replay(records.read(file.read_text(encoding="utf-8"))).game
    assert hand_of(shuffled, seat) == hand
    # The seed of the bot itself may follow from what was typed: it leads to no shuffle.
    assert seed == hello_seed(Random("bots/7").getrandbits(64))
    assert not any(
        hand_of(Game.new(DECKS, guess), seat) == hand
        for typed in range(TRIED)
        for guess in guesses(typed)
    )


def test_the_same_seed_shuffles_anew(spy: tuple[str, Path], tmp_path: Path) -> None:
    command, _ = spy
    seeds = set()
    for name in ("one.tintero", "two.tintero"):
        words = ["play", "--plain", "--seed", "7", "--bot", command]
        file = tmp_path / name
        CliRunner().invoke(app, words, input=f"save {file}\nquit\n")
        record = records.read(file.read_text(encoding="utf-8"))
        replay = records.Replay(record)
        replay.to_end()  # and it is replayed like any other
        assert record.seed > 2**64
        assert [sum(line.count for line in deck) for deck in record.decks] == [60, 60]
        seeds.add(record.seed)
    assert len(seeds) == 2


@pytest.mark.compiled_only
def test_a_bot_in_a_simulation_finds_no_seed(spy: tuple[str, Path]) -> None:
    command, heard = spy
    found = simulate(DECKS, 2, command, 0, 1)
    assert found[0].failures == [] and found[0].rate.games == 2
    assert not found_by_trying(*told_of(heard))


def test_a_game_that_failed_is_replayed_from_its_record() -> None:
    job = make_jobs(DECKS, 1, 7, ("random", "exec:false"))[0]
    played = many.play(job)
    assert played.failure is not None and played.failure.record is not None
    again = Game.replay(played.failure.record)
    assert again.record().seed == job.seed > 2**64


def test_the_second_game_of_two_tells_nothing_of_the_first() -> None:
    """Both have the same seat that begins; a bot that remembers the first knows no hand."""
    key = draw_key()
    one, two = jobs_of(*DECKS, 5, 0, 2, "exec:x", "2.3", key)
    assert one.starting == two.starting is not None
    assert one.seed != two.seed and one.decks[0] != two.decks[1]
    assert sorted(one.decks[0]) == sorted(two.decks[1]) == sorted(DECKS[0].cards)
    first, second, *_ = matches(["exec:x", "random"], DECKS[:1], 4, 5, key)
    assert first.starting == second.starting is not None
    assert first.seed != second.seed and first.decks[0] != second.decks[0]
    games = [Game.new(m.decks, m.seed, starting=m.starting) for m in (first, second)]
    assert sorted(hand_of(games[0], 0)) != sorted(hand_of(games[1], 0))


def test_others_are_shuffled_as_ever() -> None:
    assert jobs_of(*DECKS, 5, 0, 2, "greedy", "2.3", draw_key()) == jobs_of(
        *DECKS, 5, 0, 2, "greedy", "2.3"
    )
    alone = matches(["random", "greedy"], DECKS, 4, 5, draw_key())
    assert alone == matches(["random", "greedy"], DECKS, 4, 5)


def test_a_key_gives_every_place_numbers_of_its_own() -> None:
    key = draw_key()
    assert number(key, 1, "seed") != number(key, 2, "seed") != number(draw_key(), 2, "seed")
    cards = [f"card {n}" for n in range(60)]
    assert mixed(cards, key, 1) == mixed(cards, key, 1) != mixed(cards, key, 2)
    assert sorted(mixed(cards, key, 1)) == sorted(cards)
    (one, other), seed = dealt([cards, cards], key, 3)
    assert one != other and seed == number(key, 3, "seed")


def test_a_bot_gets_no_seed_that_somebody_gave() -> None:
    made = make_bot("exec:x", 7)
    assert isinstance(made, ProcessBot)
    assert made.seed == hello_seed(7) != 7
    assert 0 <= made.seed < 2**53
