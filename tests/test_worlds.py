"""Worlds: what a bot thinks in agrees with all its seat knows, and tells nothing of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tintero import Deck, Game, default_pool
from tintero.bots import RandomBot, play_game
from tintero.bots.bot import Bot, take_turn
from tintero.bots.greedy import GreedyBot
from tintero.bots.planner import PlannerBot
from tintero.bots.seat import BotSeat
from tintero.state import codec
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.worlds import in_places, likely, world_of
from tintero.vocab import Ask, Zone
from tintero_proof.invariants import check_state
from tintero_proof.random_decks import deck_of_anything
from tintero_proof.secrets import exchange_hidden

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]


def positions(seed: int, every: int = 7, least: int = 10) -> Iterator[Game]:
    """Decisions of a game between random bots, of any cards or of shipped decks."""
    rng = Random(seed)
    pool = default_pool()
    decks = DECKS if seed % 2 else [deck_of_anything(rng, pool) for _ in range(2)]
    game = Game.new(decks, seed)
    bots = [RandomBot(seed), RandomBot(seed + 1)]
    while game.decision is not None and game.depth < 150:
        if game.depth >= least and game.depth % every == 0:
            yield game
        take_turn(bots[game.decision.player], game)


def twin(game: Game, seat: int, seed: int) -> Game:
    """A game that looks the same to a seat and differs in what it can't know: hidden cards lie
    elsewhere, and others hold other cards."""
    rng = Random(f"twin/{seed}")
    s = codec.load(codec.dump(game.state), game.state.programs)
    exchange_hidden(s, seat, rng)
    return Game(world_of(s, seat, rng), game.pool)


def faces(s: State) -> list[list[int]]:
    """The face in each place, whatever the cards' numbers are."""
    return [[card.index for card in in_places(s, player.id)] for player in s.players]


@pytest.mark.parametrize("seed", range(6))
def test_a_world_agrees_with_all_the_seat_knows(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat = game.decision.player
        world = BotSeat(game, seat).world(Random(seed))
        assert world.view(seat).bytes() == game.view(seat).bytes()
        assert [o.act for o in world.options] == [o.act for o in game.options]
        assert BotSeat(world, seat).options == BotSeat(game, seat).options
        check_state(world.state)


@pytest.mark.parametrize("seed", range(6))
def test_the_world_drawn_does_not_depend_on_what_is_hidden(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat = game.decision.player
        other = twin(game, seat, seed)
        assert other.view(seat).bytes() == game.view(seat).bytes()
        one, two = (world_of(g.state, seat, Random(5)) for g in (game, other))
        assert faces(one) == faces(two)
        assert one.scalars.plain() == two.scalars.plain()


def test_the_twin_is_another_game() -> None:
    """So that the tests with it mean something."""
    game = next(positions(1, least=70))
    assert game.decision is not None
    seat = game.decision.player
    other = twin(game, seat, 1)
    mine, theirs = faces(game.state), faces(other.state)
    assert mine[seat] != theirs[seat]
    assert mine[1 - seat] != theirs[1 - seat]
    assert sorted(mine[seat]) == sorted(theirs[seat])


def small_planner(seed: int) -> PlannerBot:
    return PlannerBot(seed, worlds=1, width=2, judged=2, rounds=1, work=600)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_bot_chooses_does_not_depend_on_what_is_hidden(seed: int) -> None:
    asked = 0
    for game in positions(seed, every=19):
        assert game.decision is not None
        seat = game.decision.player
        other = twin(game, seat, seed)
        for kind in (RandomBot, GreedyBot, small_planner):
            bots: list[Bot] = [kind(seed), kind(seed)]
            one, two = (
                b.choose(BotSeat(g, seat)) for b, g in zip(bots, (game, other), strict=True)
            )
            assert one == two, f"{bots[0]} at {game}"
            asked += 1
    assert asked >= 9


def test_a_bot_that_peeks_would_be_caught() -> None:
    class Peeking:
        """Chooses by the card it will draw next."""

        def choose(self, seat: BotSeat) -> int:
            s = seat._game.state
            return int(s.cards[s.zone(seat.seat, Zone.DECK)[-1]].index)

    different = 0
    for game in positions(1, every=19):
        assert game.decision is not None
        seat = game.decision.player
        if not may_know(game.state, game.state.cards[game.state.zone(seat, 0)[-1]], seat):
            other = twin(game, seat, 1)
            bot = Peeking()
            different += bot.choose(BotSeat(game, seat)) != bot.choose(BotSeat(other, seat))
    assert different >= 3


def test_thinking_leaves_the_game_as_it_was() -> None:
    game = next(positions(5, least=60))
    before = game.hash()
    assert game.decision is not None
    for bot in (GreedyBot(1), small_planner(1)):
        bot.choose(BotSeat(game, game.decision.player))
        assert game.hash() == before


def test_a_card_shuffled_into_the_deck_may_lie_anywhere() -> None:
    """What this turn's events told stays known, but not where it went."""
    game = next(positions(1, least=40))
    s = game.state
    assert game.decision is not None
    seat = game.decision.player
    tops = set()
    for n in range(30):
        world = world_of(s, seat, Random(n))
        tops.add(world.cards[world.zone(seat, Zone.DECK)[-1]].index)
    assert len(tops) > 5


def test_others_are_guessed_from_what_they_showed() -> None:
    pool = default_pool()
    game = Game.new(DECKS, 1)
    shown = [pool.index(name) for name in DECKS[1].cards[:8]]
    inks = {ink for i in shown for ink in game.state.programs.facts[i].inks}
    drawn = likely(game.state.programs, shown, 40, Random(1))
    assert len(drawn) == 40
    copies = {i: 4 - shown.count(i) for i in set(shown)}
    assert all(drawn.count(i) <= 4 for i in copies)
    if len(inks) == 2:
        assert all(inks.issuperset(game.state.programs.facts[i].inks) for i in drawn)


def test_a_world_of_several_players_and_of_a_search() -> None:
    rng = Random(3)
    decks = [deck_of_anything(rng, default_pool()) for _ in range(4)]
    game = Game.new(decks, 3)
    searched = 0
    bots = [RandomBot(n) for n in range(4)]
    while game.decision is not None and game.depth < 400:
        seat, ask = game.decision.player, game.decision.ask
        if ask == Ask.CHOOSE or game.depth % 60 == 0:
            world = BotSeat(game, seat).world(rng)
            assert world.view(seat).bytes() == game.view(seat).bytes()
            searched += ask == Ask.CHOOSE
        take_turn(bots[seat], game)
    assert searched > 5


def test_a_game_between_bots_that_think_is_the_same_for_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        game = Game.new(DECKS, 7)
        play_game([GreedyBot(1), small_planner(2)], game, most=40)
        ends.append(game.hash())
    assert ends[0] == ends[1]
