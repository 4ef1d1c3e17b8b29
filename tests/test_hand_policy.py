"""What was learned about hands: it weighs exactly, plays fairly, and says so of a deck."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from test_worlds import twin
from tintero import Deck, Game, default_pool
from tintero.bots.hand_advice import advice_for
from tintero.bots.hand_policy import (
    GROUPS,
    INK_FEATURES,
    KIND,
    VERSION,
    HandPolicy,
    drawing,
    shipped_policy,
    shipped_text,
)
from tintero.bots.inking import well_inked
from tintero.bots.opening_hand import alter_learned
from tintero.bots.practised import policy_for
from tintero.bots.seat import BotSeat
from tintero.bots.value_file import WrongWeights
from tintero.cards.facts import CardFacts
from tintero.state.objects import Option
from tintero.train.hand_fit import fit_hands, logistic_ridge
from tintero.train.hand_games import HandBatch, HandGame, play_hands
from tintero.train.hand_training import HandTraining, packed, unpacked
from tintero.train.training_folder import TrainingError
from tintero.vocab import Act, Ask, Zone

POOL = default_pool()
DECK = Deck.load("ruby-steel")
OTHER = Deck.load("amber-ruby")
FLAT = tuple((0.0,) * (most + 1) for _, _, most in GROUPS)


def policy(**changes: Any) -> HandPolicy:
    return replace(HandPolicy(FLAT, FLAT, {}, (0.0,) * INK_FEATURES, {}), **changes)


def dealt(seed: int) -> tuple[list[CardFacts], list[CardFacts]]:
    cards = [POOL[name] for name in DECK.cards]
    Random(seed).shuffle(cards)
    return cards[:7], cards[7:]


def with_table(group: str, table: tuple[float, ...]) -> HandPolicy:
    at = [name for name, _, _ in GROUPS].index(group)
    return policy(tables=tuple(table if n == at else row for n, row in enumerate(FLAT)))


# --- which cards stay -----------------------------------------------------------------------------


def test_drawing_is_the_hypergeometric_distribution() -> None:
    assert sum(drawing(9, 53, 4)) == pytest.approx(1)
    assert drawing(2, 4, 2) == pytest.approx((1 / 6, 4 / 6, 1 / 6))
    assert drawing(0, 10, 3) == (1.0,)


def liking_ink() -> HandPolicy:
    """A card with the inkwell symbol is always worth the same, and nothing else anything."""
    return policy(cards={name: 1.0 for name in DECK.counts if POOL[name].inkable})


def test_a_policy_that_likes_some_cards_keeps_them_and_no_other() -> None:
    for seed in range(10):
        hand, rest = dealt(seed)
        stay = liking_ink().kept(hand, rest, first=False)
        assert list(stay) == [n for n, card in enumerate(hand) if card.inkable]


def test_enough_of_a_group_is_enough() -> None:
    """Where a second card of cost 3 is worth nothing more, the wish for others decides."""
    one_is_enough = replace(with_table("cost 3", (0, 1, 1, 1, 1)), cards={"Smash": -0.01})
    hand = [POOL[name] for name in ["Smash", "Three Arrows", *["Dragon Fire"] * 3]]
    rest = [POOL["Merida - Formidable Archer"]] * 20
    assert one_is_enough.kept(hand, rest, first=False) == (1, 2, 3, 4)


@pytest.mark.pure_only
def test_what_is_kept_is_worth_most_on_average() -> None:
    """Every way to keep some is played out many times; what the policy says is best, within what
    such samples can tell."""
    shipped = shipped_policy()
    hand, rest = dealt(3)
    stay = shipped.kept(hand, rest, first=True)

    def mean(places: tuple[int, ...]) -> float:
        kept = [hand[i] for i in places]
        total = 0.0
        for n in range(300):
            drawn = Random(n).sample(rest, 7 - len(kept))
            total += shipped.worth(kept + drawn, first=True)
        return total / 300

    best = mean(stay)
    others = [
        places
        for size in (len(stay) - 1, len(stay), len(stay) + 1)
        for places in combinations(range(7), size)
    ]
    for places in Random(1).sample(others, 12):
        assert mean(places) < best + 0.05
    assert best > mean(tuple(range(7)))


def test_who_begins_may_keep_other_cards() -> None:
    at = [name for name, _, _ in GROUPS].index("cost 1")
    likes = (0.0, 1.0, 2.0, 3.0)
    begins = policy(first=tuple(likes if n == at else row for n, row in enumerate(FLAT)))
    hand, rest = dealt(1)
    cheap = tuple(n for n, card in enumerate(hand) if card.cost <= 1)
    assert cheap and begins.kept(hand, rest, first=True) == cheap
    assert begins.kept(hand, rest, first=False) == tuple(range(7))


def test_with_nothing_to_draw_all_stays() -> None:
    hand, _ = dealt(1)
    assert shipped_policy().kept(hand, [], first=True) == tuple(range(7))


# --- at the table ---------------------------------------------------------------------------------


def alters(game: Game) -> list[int]:
    """What a seat puts back, as places in its hand."""
    s = game.state
    assert s.decision is not None
    seat = s.decision.player
    hand = s.zone(seat, Zone.HAND)[:]
    back: list[int] = []
    while True:
        d = s.decision
        if d is None or d.ask != Ask.ALTER_HAND or d.player != seat:
            return back
        option = game.options[alter_learned(BotSeat(game, seat))]
        if option.act == Act.CHOOSE:
            back.append(hand.index(option.a))
        game.push(option)


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_puts_back_what_the_policy_says_and_twins_do_the_same(seed: int) -> None:
    game = Game.new([DECK, Deck.load("amber-steel")], seed)
    s = game.state
    assert s.decision is not None
    seat = s.decision.player
    other = twin(game, seat, seed)
    hand = [POOL.at(s.cards[i].index) for i in s.zone(seat, Zone.HAND)]
    rest = [POOL.at(s.cards[i].index) for i in s.zone(seat, Zone.DECK)]
    policy = policy_for(card.full_name for card in hand + rest)
    stay = policy.kept(hand, rest, first=s.active == seat)
    back = alters(game)
    assert sorted(back) == [n for n in range(7) if n not in stay]
    assert alters(other) == back


def test_the_search_says_whether_to_ink_and_the_scores_of_what() -> None:
    """The best card becomes ink, of those that the line does not need; another action stays."""
    inks: list[Option] = []
    seed = 0
    while len(inks) < 4:
        seed += 1
        game = Game.new([DECK, DECK], seed)
        while game.decision is not None and game.decision.ask != Ask.TURN_ACTION:
            game.push(next(o for o in game.options if o.act == Act.DONE))
        inks = [o for o in game.options if o.act == Act.INK]
    s = game.state
    seat, options = s.active, game.options
    hand = [POOL.at(s.cards[i].index) for i in s.zone(seat, Zone.HAND)]

    def score(option: Option) -> float:
        return shipped_policy().ink_score(POOL.at(s.cards[option.a].index), hand, 0)

    ranked = sorted(inks, key=score, reverse=True)
    assert score(ranked[0]) > score(ranked[1])
    worst, best = ranked[-1], ranked[0]
    assert well_inked([worst], options, s, seat, POOL) == [best]
    needs = Option(Act.PLAY, best.a)
    found = well_inked([worst, needs], options, s, seat, POOL)
    assert found[1] == needs and found[0].act == Act.INK and score(found[0]) == score(ranked[1])
    assert well_inked([needs], options, s, seat, POOL) == [needs]
    assert well_inked([], options, s, seat, POOL) == []


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_the_shipped_file_is_of_this_pool_and_reads_back() -> None:
    shipped = HandPolicy.read(shipped_text(), "hands.json", POOL.hash)
    assert HandPolicy.read(shipped.text(), "again") == shipped
    assert all(name in POOL for name in shipped.cards) and len(shipped.cards) > 100


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kind": "tintero value"}, "weights-none"),
        ({"version": VERSION + 1}, "weights-version"),
        ({"ink": [1.0]}, "weights-none"),
        ({"tables": [[0.0]]}, "weights-none"),
        ({"cards": [1]}, "weights-none"),
        ({"pool": "another"}, "weights-pool"),
    ],
)
def test_a_file_for_something_else_is_refused(change: dict[str, Any], said: str) -> None:
    plain = json.loads(shipped_text()) | change
    with pytest.raises(WrongWeights) as error:
        HandPolicy.read(json.dumps(plain), "x.json", POOL.hash)
    assert error.value.message.id == said


def test_no_json_is_refused() -> None:
    for text in ("", "[]", '{"kind": "' + KIND + '"}', "[" * 3000):
        with pytest.raises(WrongWeights):
            HandPolicy.read(text, "x.json")


# --- learning -------------------------------------------------------------------------------------


def test_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    x = rng.normal(size=(4000, 3))
    true = np.array([1.0, -0.5, 0.0])
    y = 1 / (1 + np.exp(-(x @ true)))
    assert logistic_ridge(x, y, np.full(3, 1e-6)) == pytest.approx(true, abs=1e-3)


@pytest.mark.pure_only
def test_a_fit_finds_what_decides_games() -> None:
    """Made-up games that the hand with more cards of cost 2 wins, and in which a dear card made ink
    by lot is good for who did it: both are found."""
    rng = Random(5)
    cards = [POOL.index(name) for name in DECK.cards]
    games: list[HandGame] = []
    for _ in range(600):
        hands = [tuple(sorted(rng.sample(cards, 7))) for _ in range(2)]
        twos = [sum(POOL.at(face).cost == 2 for face in hand) for hand in hands]
        chance = 1 / (1 + np.exp(twos[1] - twos[0]))
        games.append(HandGame(0, 0, hands, [float(chance)], float(chance)))
    learned = fit_hands(games_with_ink(games, rng), POOL, {"seed": 5}).policy
    twos_at = [name for name, _, _ in GROUPS].index("cost 2")
    table = learned.tables[twos_at]
    assert table[1] > 0.4 and table[2] > table[1] + 0.3
    assert all(
        max(map(abs, row)) < table[1] for n, row in enumerate(learned.tables) if n != twos_at
    )
    dear, cheap = POOL["Maleficent - Monstrous Dragon"], POOL["Berlioz - Tiny Rascal"]
    assert learned.ink_score(dear, [dear, cheap], 1) > learned.ink_score(cheap, [dear, cheap], 1)
    assert learned.pool == POOL.hash and learned.made["games"] == 600


@pytest.mark.pure_only
def test_against_other_decks_one_hand_tells_and_a_strong_deck_is_no_good_hand() -> None:
    """Made-up games in which twos win, one side has a list and the other any of two decks, one of
    them far stronger, whose hands say nothing."""
    rng = Random(7)
    cards = [POOL.index(name) for name in DECK.cards]
    games: list[HandGame] = []
    for n in range(900):
        hands = [tuple(sorted(rng.sample(cards, 7))) for _ in range(2)]
        only, other = n % 2, n // 2 % 3 - 1  # -1: the same list on both sides
        twos = [float(sum(POOL.at(face).cost == 2 for face in hand)) for hand in hands]
        ahead = twos[0] - twos[1]
        if other >= 0:
            ahead = (twos[only] - (0.0, 6.0)[other]) * (1 if only == 0 else -1)
        chance = float(1 / (1 + np.exp(-ahead)))
        games.append(HandGame(other, 0, hands, [chance], chance, only=only if other >= 0 else -1))
    learned = fit_hands(games, POOL, {}).policy
    table = learned.tables[[name for name, _, _ in GROUPS].index("cost 2")]
    assert table[1] > 0.4 and table[2] > table[1] + 0.3
    assert max(abs(x) for row in learned.first for x in row) < 0.4


def games_with_ink(games: list[HandGame], rng: Random) -> list[HandGame]:
    from tintero.train.hand_games import Inked

    for game in games:
        hand = game.hands[0]
        could = [face for face in hand if POOL.at(face).inkable]
        if could:
            card = rng.choice(could)
            after = game.chances[-1]
            before = after - (0.1 if POOL.at(card).cost >= 5 else 0.0)
            game.inked.append(Inked(1, 0, 1, hand, card, before))
    return games


@pytest.mark.compiled_only
def test_games_in_a_folder(tmp_path: Path) -> None:
    batch = HandBatch(1, 2, (tuple(DECK.cards),), 0.5)
    one = play_hands(batch)
    assert one == play_hands(batch) and unpacked(packed(one)) == one
    for game in one:
        assert [len(hand) for hand in game.hands] == [7, 7]
        assert 0 <= game.score <= 1 and game.first in (0, 1)
    own = HandBatch(2, 12, (tuple(OTHER.cards),), own=tuple(DECK.cards))
    games = play_hands(own)
    assert {game.only for game in games} == {-1, 0, 1} and unpacked(packed(games)) == games
    listed = {POOL.index(name) for name in DECK.cards}
    for game in games:
        mine = [set(hand) <= listed for hand in game.hands]
        assert mine == [game.only in (-1, seat) for seat in range(2)]
    training = HandTraining(tmp_path, [DECK], 12, seed=1)
    fit = training.run(1)
    text = (tmp_path / "hands.json").read_text(encoding="utf-8")
    assert HandPolicy.read(text, "hands.json", POOL.hash).made["games"] == 12
    for path in tmp_path.glob("hands-*.json"):
        path.write_text(packed(unpacked(path.read_text())[:7]))
    again = HandTraining(tmp_path, [DECK], 12, seed=1).run(1)  # what is there is not played again
    assert again.policy.made["games"] == 7 and fit.policy.made["games"] == 12
    with pytest.raises(TrainingError):
        HandTraining(tmp_path, [DECK], 13, seed=1)


# --- said of a deck -------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_advice_counts_what_the_policy_does() -> None:
    likes = liking_ink()
    advice = advice_for(DECK, likes, hands=60)
    assert Counter({one.name: one.copies for one in advice.cards}) == Counter(DECK.cards)
    for one in advice.cards:
        card = POOL[one.name]
        assert (one.ink is None) == (not card.inkable)
        if not card.inkable:
            assert one.play == one.draw == 0
        else:
            assert one.play == one.draw == 1
    assert advice == advice_for(DECK, likes, hands=60)


@pytest.mark.pure_only
def test_advice_about_ink_follows_the_scores() -> None:
    """Where the dear cards are to become ink, they do, and cheap ones never beside them."""
    dear = policy(ink=tuple(float(n % 7) for n in range(INK_FEATURES)))
    found = {one.name: one.ink for one in advice_for(DECK, dear, hands=60).cards}
    assert found["Maleficent - Monstrous Dragon"] == 1
    assert (found["Berlioz - Tiny Rascal"] or 0) < 0.1
