"""What must hold whatever is played: hypothesis picks the games and the answers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tintero import Deck, Game, IllegalAction, Ruleset
from tintero.state.objects import Option
from tintero.vocab import Act

DECKS = ("amber-steel", "ruby-amethyst", "emerald-sapphire")

games = st.builds(
    lambda seed, players, version: Game.new(
        [Deck.load(DECKS[i % 3]) for i in range(players)], seed, rules=version
    ),
    st.integers(0, 2**128),
    st.integers(2, 6),
    st.sampled_from(("2.1", "2.2", "2.3")),
)
answers = st.lists(st.integers(0, 10**6), max_size=120)

relaxed = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def play(game: Game, picks: list[int]) -> None:
    for pick in picks:
        if game.outcome is not None:
            return
        game.push(game.options[pick % len(game.options)])


def cards_of(game: Game) -> Counter[tuple[int, int]]:
    return Counter((c.owner, c.index) for c in game.state.cards)


@relaxed
@given(games, answers)
def test_popping_everything_gives_back_the_beginning(game: Game, picks: list[int]) -> None:
    hashes = [game.hash()]
    cards = cards_of(game)
    for pick in picks:
        if game.outcome is not None:
            break
        game.push(game.options[pick % len(game.options)])
        hashes.append(game.hash())
    while len(hashes) > 1:
        assert game.hash() == hashes.pop()
        game.pop()
    assert game.hash() == hashes.pop()
    assert cards_of(game) == cards


@relaxed
@given(games, answers)
def test_a_record_replays_to_the_same_state(game: Game, picks: list[int]) -> None:
    play(game, picks)
    assert Game.replay(game.record()).hash() == game.hash()


@relaxed
@given(games, answers)
def test_a_saved_game_goes_on_identically(game: Game, picks: list[int]) -> None:
    half = len(picks) // 2
    play(game, picks[:half])
    loaded = Game.load(game.save())
    assert [o.key() for o in loaded.options] == [o.key() for o in game.options]
    play(game, picks[half:])
    play(loaded, picks[half:])
    assert loaded.hash() == game.hash()


@relaxed
@given(games, answers, st.integers(0, 200), st.integers(0, 200))
def test_what_is_not_an_option_is_refused_and_nothing_changes(
    game: Game, picks: list[int], a: int, b: int
) -> None:
    play(game, picks)
    if game.outcome is not None:
        return
    before = game.hash()
    for act in (Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.INK, Act.CHOOSE, Act.AMOUNT, Act.YES):
        option = Option(act, a, b if act in (Act.CHALLENGE, Act.MOVE) else -1)
        why = game.why_not(option)
        if why is None:
            continue
        assert option not in game.options
        with pytest.raises(IllegalAction) as refused:
            game.push(option)
        assert refused.value.rule == why.rule
        assert game.hash() == before


@relaxed
@given(games, answers)
def test_there_is_always_a_way_on(game: Game, picks: list[int]) -> None:
    play(game, picks)
    assert game.outcome is not None or game.options
    if game.outcome is None:
        # CR 2.3.3.4: a player may concede at any time.
        game.concede(0)


@pytest.mark.clause("10.1.2", "10.2.3", "10.2.4")
def test_a_variant_changes_numbers() -> None:
    rules = Ruleset(lore_to_win=15, starting_hand=5)
    game = Game.new([Deck.load("amber-steel")] * 2, 1, rules=rules)
    assert game.view(0).players[0].hand == 5
    assert game.view(0).players[0].lore_to_win == 15


@pytest.mark.clause("10.2.5")
def test_a_variant_may_make_a_new_deck_of_the_discard() -> None:
    rules = Ruleset(reshuffle_discard=True, deck_out_loses=False)
    game = Game.new([Deck.load("ruby-amethyst").cards[:16]] * 2, 3, starting=0, rules=rules)
    for _ in range(2):
        game.push("keep")
    for _ in range(80):
        if game.outcome is not None:
            break
        game.push("end" if Option(Act.END) in game.options else game.options[0])
    assert game.state.turn > 30  # nobody lost to an empty deck


def test_a_turn_limit_is_for_simulations() -> None:
    game = Game.new([Deck.load("amber-steel")] * 2, 5, starting=0, rules=Ruleset(turn_limit=2))
    for line in ("keep", "keep", "end", "end"):
        game.push(line)
    assert game.outcome is not None and game.outcome.reason == "turn limit"


@pytest.mark.clause("1.3.1")
def test_two_to_six_players() -> None:
    with pytest.raises(ValueError, match="two to six"):
        Game.new([Deck.load("amber-steel")], 1)
    assert len(Game.new([Deck.load("amber-steel")] * 6, 1).state.players) == 6


@pytest.mark.clause("2.2.1.1")
def test_without_a_starting_player_one_is_drawn() -> None:
    first = {Game.new([Deck.load("amber-steel")] * 3, seed).view(0).first for seed in range(12)}
    assert first == {0, 1, 2}


def test_an_unknown_rules_version_is_refused() -> None:
    with pytest.raises(ValueError, match=r"2\.1, 2\.2, 2\.3"):
        Game.new([Deck.load("amber-steel")] * 2, 1, rules="1.0")
