"""Bots: they see a view, pick a legal option, and play to the end."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from seeds import mostly_compiled
from tintero import Deck, Game, default_pool
from tintero.bots import Bot, BotFailed, RandomBot, make_bot, names, opening_hand, play_game
from tintero.bots.bot import UnknownBot, take_turn
from tintero.bots.planner import PlannerBot
from tintero.bots.seat import BotSeat
from tintero.bots.thinking import Effort
from tintero.cards.facts import CardFacts
from tintero.events import Event, Kind
from tintero.scene import Scene
from tintero.state.objects import Option
from tintero.views import Handles, View
from tintero.views.shapes import OptionView
from tintero.vocab import Act
from tintero_proof.random_decks import deck_of_anything

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]


@pytest.mark.parametrize("seed", mostly_compiled(range(5), 2))
def test_random_bots_finish_a_game(seed: int) -> None:
    game = Game.new(DECKS, seed)
    outcome = play_game([RandomBot(seed), RandomBot(seed + 100)], game)
    assert outcome is not None
    assert outcome.winner in (0, 1)
    assert outcome == game.outcome


@pytest.mark.parametrize("players", [3, 6])
def test_random_bots_finish_a_game_of_several_with_any_cards(players: int) -> None:
    rng = Random(players)
    game = Game.new([deck_of_anything(rng, default_pool()) for _ in range(players)], players)
    outcome = play_game([RandomBot(seat) for seat in range(players)], game)
    assert outcome is not None


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        game = Game.new(DECKS, 7)
        play_game([RandomBot(1), RandomBot(2)], game)
        ends.append(game.hash())
    assert ends[0] == ends[1]


def test_the_random_bot_does_something_with_its_turns() -> None:
    """It inks and plays; a bot that ends at once would have an empty board."""
    game = Game.new(DECKS, 7)
    seen: list[int] = []

    def watch(game: Game, seat: int, events: list[Event]) -> None:
        seen.extend(event.kind for event in events)

    play_game([RandomBot(1), RandomBot(2)], game, watch)
    turns = seen.count(Kind.TURN_END)
    assert seen.count(Kind.INKED) > turns / 3
    assert seen.count(Kind.PLAYED) > turns / 2
    assert seen.count(Kind.QUESTED) > 10


class Spy:
    """Takes the last option and notes what it is shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[View, tuple[OptionView, ...]]] = []

    def choose(self, seat: BotSeat) -> int:
        self.shown.append((seat.view, seat.options))
        return len(seat.options) - 1


def test_a_bot_sees_its_own_view_and_its_options() -> None:
    game = Game.new(DECKS, 7)
    spies = [Spy(), Spy()]
    for _ in range(12):
        assert game.decision is not None
        seat, view = game.decision.player, game.view(game.decision.player)
        take_turn(spies[seat], game)
        assert spies[seat].shown[-1] == (view, view.options)
        assert view.seat == seat


def test_a_bot_that_answers_nonsense_is_told_so_and_nothing_happens() -> None:
    class Wild:
        def choose(self, seat: BotSeat) -> int:
            return len(seat.options)

    game = Game.new(DECKS, 7)
    before = game.hash()
    with pytest.raises(BotFailed, match="Wild chose 8 of 8 options"):
        take_turn(Wild(), game)
    assert game.hash() == before


def test_the_number_of_bots_must_fit() -> None:
    with pytest.raises(ValueError, match="2 players need 2 bots, not 1"):
        play_game([RandomBot(1)], Game.new(DECKS, 7))


def test_a_game_can_be_stopped_after_some_decisions() -> None:
    assert play_game([Spy(), Spy()], Game.new(DECKS, 7), most=5) is None


def test_a_finished_game_asks_nobody() -> None:
    game = Game.new(DECKS, 7)
    game.push(Option(Act.CONCEDE), 0)
    with pytest.raises(ValueError, match="over"):
        take_turn(RandomBot(1), game)


def test_bots_by_name() -> None:
    assert names()[0] == "random" and {"greedy", "planner", "ink"} <= set(names())
    bot: Bot = make_bot("random", 3)
    assert repr(bot) == "RandomBot(3)"
    with pytest.raises(UnknownBot, match=r"there are: random, .*greedy, .*planner, "):
        make_bot("genius", 3)


@pytest.mark.compiled_only
def test_the_greedy_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(4):
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        outcome = play_game(bots, Game.new(DECKS, seed))
        won += outcome is not None and outcome.winner == 0
    assert won >= 3


# --- what thinking finds --------------------------------------------------------------------------

FREE_MOVES = """
title: A character may go back and forth for nothing
turn: 1
seats:
  1:
    play:
      - Sugar Rush Speedway - Starting Line
      - Carl's House - Flying High
      - Simba - Future King: {exerted: true}
"""

LETHAL = """
title: Questing with both wins
turn: 1
seats:
  1:
    lore: 18
    ink: 5
    hand: [Grab Your Sword]
    play: [Simba - Future King, HeiHei - Boat Snack]
  2:
    lore: 19
    play:
      - HeiHei - Boat Snack: {exerted: true}
"""


def turn_of(bot: Bot, scene: str) -> tuple[Game, int]:
    """The scene once a bot has played its turn, and how many decisions it took."""
    game = Scene.parse(scene).game()
    for taken in range(40):
        if game.decision is None or game.state.active != 0:
            return game, taken
        take_turn(bot, game)
    raise AssertionError(f"{bot} does not end its turn")


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_bot_does_not_go_on_for_ever_for_nothing(name: str) -> None:
    _, taken = turn_of(make_bot(name, 1), FREE_MOVES)
    assert taken <= 5


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_bot_takes_a_win_that_is_there(name: str) -> None:
    game, _ = turn_of(make_bot(name, 1), LETHAL)
    assert game.outcome is not None
    assert game.outcome.winner == 0


def test_the_planner_uses_no_more_work_than_it_may() -> None:
    efforts: list[int] = []

    class Counting(PlannerBot):
        def _plan(self, seat: BotSeat, effort: Effort) -> int:
            before = effort.work
            place = super()._plan(seat, effort)
            efforts.append(before - effort.work)
            return place

    bot = Counting(1, work=2000)
    game = Game.new(DECKS, 3)
    play_game([RandomBot(1), RandomBot(2)], game, most=50)
    assert game.decision is not None
    turn, seat = game.state.turn, game.decision.player
    for _ in range(12):
        if game.decision is None or (game.state.turn, game.decision.player) != (turn, seat):
            break
        take_turn(bot, game)
    assert efforts
    assert max(efforts) < 2000 / 4 + 500  # a step that was begun is finished
    assert sum(efforts) < 2000 + 500 * len(efforts)


def test_the_planner_hurries_when_people_wait() -> None:
    """With a limit it still answers, and in time; without one it never looks at a clock."""
    game = Game.new(DECKS, 3)
    play_game([RandomBot(1), RandomBot(2)], game, most=50)
    assert game.decision is not None
    seat = BotSeat(game, game.decision.player)
    asked: list[float] = []

    def clock() -> float:
        asked.append(1.0)
        return 0.0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tintero.bots.thinking.monotonic", clock)
        PlannerBot(1, work=600).choose(seat)
        assert not asked
        PlannerBot(1, seconds=10, work=600).choose(seat)
        assert asked
    spent = PlannerBot(1, seconds=0.0)
    before = monotonic()
    assert 0 <= spent.choose(seat) < len(seat.options)
    assert monotonic() - before < 5


# --- the opening hand -----------------------------------------------------------------------------


def a_hand(*cards: tuple[int, bool]) -> dict[int, CardFacts]:
    """Cards of the pool by (cost, inkable), numbered from 0."""
    pool = default_pool()
    return {
        n: next(card for card in pool if (card.cost, card.inkable) == wanted)
        for n, wanted in enumerate(cards)
    }


@pytest.mark.clause("2.2.2")
@pytest.mark.parametrize(
    ("cards", "stay"),
    [
        # Dear cards go back, whether they can become ink or not.
        ([(1, True), (2, True), (6, True), (7, False), (3, True)], {0, 1, 4}),
        # A curve: no more than two of cost 3 and one of cost 4.
        ([(3, True), (3, True), (3, True), (4, True), (4, True), (1, True)], {0, 1, 3, 5}),
        # The two cheapest of those that can't become ink.
        ([(4, False), (2, False), (1, False), (3, False), (2, True), (1, True)], {1, 2, 4, 5}),
        # Of one cost those that can become ink come first.
        ([(1, False), (2, False), (4, False), (4, True), (1, True), (1, True)], {0, 1, 3, 4, 5}),
        # Without ink nothing can be played: then dear cards stay for that, the cheapest first.
        ([(7, True), (5, True), (6, True), (1, False), (2, False)], {1, 2, 3, 4}),
    ],
)
def test_what_stays_of_an_opening_hand(cards: list[tuple[int, bool]], stay: set[int]) -> None:
    assert opening_hand.kept(a_hand(*cards)) == stay


@pytest.mark.clause("2.2.2")
@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_bots_put_back_what_is_not_kept(name: str) -> None:
    for seed in range(4):
        game = Game.new(DECKS, seed)
        assert game.decision is not None
        seat = game.decision.player
        handles = Handles()
        own = game.view(seat, handles).players[seat].known_hand
        hand = {str(card.id): default_pool()[str(card.face)] for card in own}
        stay = opening_hand.kept(hand)
        bot = make_bot(name, 1)
        while game.decision is not None and game.decision.player == seat:
            take_turn(bot, game)
        left = {str(card.id) for card in game.view(seat, handles).players[seat].known_hand}
        assert left & set(hand) == stay
        assert len(left) == 7
