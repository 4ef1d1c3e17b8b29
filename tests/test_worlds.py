"""Worlds: what a bot thinks in agrees with all its seat knows, and tells nothing of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from seeds import mostly_compiled
from tintero import Deck, Game, default_pool
from tintero.bots import RandomBot, play_game
from tintero.bots.bot import Bot, take_turn
from tintero.bots.greedy import GreedyBot
from tintero.bots.planner import PlannerBot
from tintero.bots.seat import BotSeat
from tintero.state import codec
from tintero.state.rng import Lots
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.worlds import HiddenCards, in_places, inks_of, likely, more_of, of_inks, world_of
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


@pytest.mark.parametrize("seed", mostly_compiled(range(6), 2))
def test_a_world_agrees_with_all_the_seat_knows(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat = game.decision.player
        world = BotSeat(game, seat).world(Random(seed))
        assert world.view(seat).bytes() == game.view(seat).bytes()
        assert [o.act for o in world.options] == [o.act for o in game.options]
        assert BotSeat(world, seat).options == BotSeat(game, seat).options
        check_state(world.state)


@pytest.mark.parametrize("seed", mostly_compiled(range(6), 2))
def test_the_world_drawn_does_not_depend_on_what_is_hidden(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat = game.decision.player
        other = twin(game, seat, seed)
        assert other.view(seat).bytes() == game.view(seat).bytes()
        one, two = (world_of(g.state, seat, Random(5)) for g in (game, other))
        assert faces(one) == faces(two)
        assert one.scalars.plain() == two.scalars.plain()


def tables(s: State) -> tuple[list[int], list[int], int]:
    """What is kept of all cards from when they are made."""
    return s.outside.elsewhere[:], s.outside.play_from[:], s.outside.hears


@pytest.mark.parametrize("seed", mostly_compiled(range(6), 2))
def test_a_world_in_place_is_one_and_leaves_no_trace(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat, s = game.decision.player, game.state
        before, kept, mark = game.hash(), tables(s), s.mark()
        view, acts = game.view(seat).bytes(), [o.act for o in game.options]
        hidden = HiddenCards(s, seat)
        for n in range(3):
            hidden.redraw(n)
            assert game.hash() != before
            world = Game(s, game.pool)
            assert world.view(seat).bytes() == view
            assert [o.act for o in world.options] == acts
            check_state(s)
            for _ in range(5):
                if world.decision is not None:
                    world.push(world.options[0])
            s.rollback(mark)
            assert game.hash() == before and tables(s) == kept


@pytest.mark.parametrize("seed", mostly_compiled(range(6), 2))
def test_worlds_in_place_do_not_depend_on_what_is_hidden(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat = game.decision.player
        other = twin(game, seat, seed)
        found = []
        for each in (game, other):
            s, mark = each.state, each.state.mark()
            HiddenCards(s, seat).redraw(5)
            found.append((faces(s), s.scalars.plain(), tables(s), BotSeat(each, seat).labels))
            s.rollback(mark)
        assert found[0] == found[1]


def test_a_world_is_drawn_where_the_game_stands_and_once() -> None:
    game = next(positions(1, least=40))
    assert game.decision is not None
    hidden = HiddenCards(game.state, game.decision.player)
    mark = game.state.mark()
    hidden.redraw(1)
    with pytest.raises(ValueError, match="does not stand where it stood"):
        hidden.redraw(2)
    game.state.rollback(mark)
    hidden.redraw(2)


def test_a_bot_that_breaks_off_leaves_the_game_as_it_was() -> None:
    game = next(positions(3, least=40))
    assert game.decision is not None
    before, fresh = game.hash(), game.state.fresh
    with pytest.raises(KeyError), BotSeat(game, game.decision.player).worlds() as worlds:
        world = worlds.draw(1)
        world.push(world.options[0])
        raise KeyError
    assert game.hash() == before and game.state.fresh is fresh


def test_a_copied_world_does_not_lead_back() -> None:
    game = next(positions(1, least=40))
    assert game.decision is not None
    world = world_of(game.state, game.decision.player, Random(1))
    assert world.mark() == 0 and not world.journal.entries


def test_the_faces_of_others_may_be_said() -> None:
    """Whoever has an idea of the other deck has the hidden cards drawn from it."""
    game = next(positions(1, least=40))
    assert game.decision is not None
    seat = game.decision.player
    s, other = game.state, 1 - seat
    thought = list(range(100, 160))
    hidden = [c.id for c in in_places(s, other) if not may_know(s, c, seat)]
    pools: list[list[list[int]]] = [[], []]
    pools[other] = [thought]
    HiddenCards(s, seat, pools).redraw(1)
    drawn = sorted(c.index for c in in_places(s, other) if not may_know(s, c, seat))
    assert len(drawn) == len(hidden) and set(drawn) <= set(thought)
    assert len(set(drawn)) == len(drawn)


def test_cards_that_work_outside_play_do_so_in_a_world() -> None:
    """What is filled when a card is made is as if the cards had been made with these faces."""
    game = next(positions(1, least=40))
    assert game.decision is not None
    seat, s = game.decision.player, game.state
    before, mark = tables(s), s.mark()
    able = [p.index for p in s.programs if p.elsewhere or p.plays_from]
    others = [p.index for p in s.programs if not p.elsewhere and not p.plays_from]
    assert len(able) >= 5
    pools: list[list[list[int]]] = [[], []]
    pools[1 - seat] = [able * 10]
    HiddenCards(s, seat, pools).redraw(1)
    copied = codec.load(codec.dump(s), s.programs)
    assert tables(s) == tables(copied) != before
    then = tables(s)
    pools[1 - seat] = [able * 10, others]
    for n in range(8):  # from one such world into others
        again = s.mark()
        HiddenCards(s, seat, pools).redraw(n)
        assert tables(s) == tables(codec.load(codec.dump(s), s.programs))
        s.rollback(again)
        assert tables(s) == then
    s.rollback(mark)
    assert tables(s) == before


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


@pytest.mark.parametrize("seed", mostly_compiled(range(4), 1))
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
    programs = game.state.programs
    fitting = of_inks(programs, inks_of(programs, shown))
    drawn = likely(more_of(sorted(shown)), fitting, 40, Lots(1))
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
