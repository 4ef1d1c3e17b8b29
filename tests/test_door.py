"""What comes to a game from outside: seats, options and saved bytes that do not exist."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seeds import mostly_compiled
from tintero import Deck, Game
from tintero.game import AmbiguousAction, IllegalAction, InvalidAction
from tintero.rules import apply
from tintero.state.codec import SaveError
from tintero.state.objects import Option
from tintero.vocab import Act, Ask

DECKS = ("amber-steel", "ruby-amethyst", "sapphire-steel", "emerald-amethyst")
REFUSED = (InvalidAction, IllegalAction, AmbiguousAction)


def new_game(seed: int = 7, players: int = 2) -> Game:
    names = [name for name in Deck.available() if name in DECKS] or list(Deck.available())
    decks = [Deck.load(names[i % len(names)]) for i in range(players)]
    return Game.new(decks, seed, starting=0)


def in_the_middle(seed: int = 7) -> Game:
    """A turn action is asked."""
    game, rng = new_game(seed), random.Random(seed)
    while game.state.turn < 6 or game.options[-1].act != Act.END:
        game.push(rng.choice(game.options))
    return game


# --- seats --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, -2, 2, 6, 10**30])
def test_a_seat_that_does_not_exist_changes_nothing(seat: int) -> None:
    game = in_the_middle()
    before, depth = game.hash(), game.depth
    asked = [
        lambda: game.concede(seat),
        lambda: game.push("end", seat),
        lambda: game.push(Option(Act.END), seat),
        lambda: game.push(game.options[0], seat),
        lambda: game.why_not("end", seat),
        lambda: game.read("end", seat),
        lambda: game.view(seat),
        lambda: game.takeback(seat),
    ]
    for ask in asked:
        with pytest.raises(InvalidAction, match="there is no seat"):
            ask()
        assert (game.hash(), game.depth) == (before, depth)


def test_a_game_begins_with_seats_that_exist() -> None:
    for starting in (-2, -1, 2, 10**30):
        with pytest.raises(ValueError, match="no seat"):
            Game.new([Deck.load("amber-steel")] * 2, 1, starting=starting)


# --- options ------------------------------------------------------------------------------------

NUMBER = st.one_of(
    st.integers(-3, 12), st.integers(0, 130), st.sampled_from([64, 2_700, 2**31, 2**62, -(2**62)])
)


@cache
def middle() -> Game:
    return in_the_middle(11)


@settings(max_examples=300, deadline=None)
@given(st.integers(-1, 17), NUMBER, NUMBER, NUMBER, st.lists(NUMBER, max_size=3), st.integers(0, 1))
def test_an_option_of_any_numbers_is_taken_or_refused(
    act: int, a: int, b: int, c: int, cards: list[int], seat: int
) -> None:
    game = middle()
    before = game.hash()
    option = Option(act, a, b, c, tuple(cards))
    try:
        game.why_not(option, seat)
        game.push(option, seat)
    except REFUSED:
        assert game.hash() == before
        return
    game.pop()
    assert game.hash() == before


@pytest.mark.pure_only  # compiled, a game calls the rules directly
def test_what_fails_in_the_middle_of_a_push_is_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle()
    before, depth, take = game.hash(), game.depth, apply.take

    def fails(s: object, seat: int, option: Option, observer: object) -> None:
        take(s, seat, option, observer)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(apply, "take", fails)
    for option in game.options:
        with pytest.raises(KeyboardInterrupt):
            game.push(option)
        assert (game.hash(), game.depth) == (before, depth)
    monkeypatch.undo()
    monkeypatch.setattr("tintero.game.irreversible", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        game.push(game.options[0])
    assert (game.hash(), game.depth) == (before, depth)


# --- saved bytes --------------------------------------------------------------------------------


@cache
def saves() -> list[bytes]:
    """Games at all sorts of moments, mostly in the middle of an effect."""
    found = []
    for seed in range(8):
        game, rng = new_game(seed, 2 + seed % 3), random.Random(seed)
        for _ in range(250):
            if game.outcome is not None:
                break
            game.push(rng.choice(game.options))
            d = game.decision
            if rng.random() < (0.02 if d is None or d.ask == Ask.TURN_ACTION else 0.4):
                found.append(game.save())
        found.append(game.save())
    return found


def changed(plain: list[object], rng: random.Random) -> None:
    """One value somewhere in it becomes another."""
    inside: object = plain
    while True:
        assert isinstance(inside, list | dict)
        if not inside:
            return
        key = rng.choice(range(len(inside)) if isinstance(inside, list) else list(inside))
        value = inside[key]
        if isinstance(value, list | dict) and rng.random() < 0.97:
            inside = value
            continue
        if isinstance(value, bool):
            inside[key] = not value
        elif isinstance(value, int):
            others = [value + 1, value - 1, value + 65536, 2 * value, -1, 0, 1, 2, 5, 59, 60, 2**31]
            others += [rng.randrange(130), rng.randrange(2_700), 2**63 - 1, -(2**63)]
            inside[key] = rng.choice(others)
        elif isinstance(value, list):
            inside[key] = rng.choice([[], value[1:], value * 2, value[::-1]])
        else:
            inside[key] = rng.choice([None, 0, "", "x" * 100])
        return


def flipped(content: bytes, rng: random.Random) -> bytes:
    bent = bytearray(content)
    for _ in range(rng.choice((1, 2, 5))):
        bent[rng.randrange(len(bent))] = rng.randrange(256)
    return bytes(bent[: rng.choice((len(bent), len(bent), rng.randrange(len(bent))))])


def play_on(game: Game, rng: random.Random, most: int = 50) -> None:
    """Random decisions, with what a table shows; then all of it taken back."""
    before = game.hash()
    for n in range(most):
        if game.outcome is not None:
            break
        if n % 10 == 0:
            for seat in range(len(game.state.players)):
                game.view(seat)
            for option in game.options[:5]:
                game.text(option)
        game.push(rng.choice(game.options))
    while game.depth:
        game.pop()
    assert game.hash() == before


def test_what_was_saved_can_be_loaded() -> None:
    for content in saves():
        assert Game.load(content).save() == content


@pytest.mark.parametrize("seed", mostly_compiled(range(6), 1))
def test_bytes_are_no_saved_game_or_one_that_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    loaded = 0
    for _ in range(40):
        content = rng.choice(saves())
        if rng.random() < 0.2:
            content = flipped(content, rng)
        else:
            plain = msgspec.msgpack.decode(content)
            for _ in range(rng.choice((1, 1, 2, 4))):
                changed(plain, rng)
            content = msgspec.msgpack.encode(plain)
        try:
            game = Game.load(content)
        except SaveError:
            continue
        loaded += 1
        play_on(game, rng)
    assert loaded


@pytest.mark.parametrize(
    "content",
    [b"", b"\xc1", b"\x90", b"\x91" * 100_000, b"{}", bytes(range(256)), b"x" * 5_000_000],
    ids=map(str, range(7)),
)
def test_other_bytes_are_no_saved_game(content: bytes) -> None:
    with pytest.raises(SaveError):
        Game.load(content)


def test_a_game_saved_in_an_older_format_is_refused_as_such() -> None:
    plain = msgspec.msgpack.decode(new_game().save())
    plain[0] -= 1
    plain[9] = [event[:-1] for event in plain[9]]  # events without their `why`
    with pytest.raises(SaveError, match="of this format"):
        Game.load(msgspec.msgpack.encode(plain))
