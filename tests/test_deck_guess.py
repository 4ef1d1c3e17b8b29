"""Guesses about a deck: likelier decks come first, and worlds are drawn from them, fairly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from test_worlds import faces, positions, twin
from tintero import Deck, Game, default_pool
from tintero.bots.seat import BotSeat, Worlds
from tintero.bots.supposing import SLOTS, supposed
from tintero.cards.deck_guess import DeckGuesses, guesses_of, in_hand
from tintero.sim.drawn_decks import drawn_deck
from tintero.vocab import Zone
from tintero_proof.invariants import check_state

POOL = default_pool()


@pytest.fixture(scope="module")
def guesses() -> DeckGuesses:
    return guesses_of(POOL)


def test_before_anything_is_seen_all_is_open(guesses: DeckGuesses) -> None:
    weighed = guesses.weighed(())
    assert sum(one.chance for one in weighed) == pytest.approx(1)
    assert len({round(one.chance, 9) for one in weighed if one.name}) == 1
    assert {one.name for one in weighed} == {"", *Deck.available()}


@pytest.mark.pure_only
@pytest.mark.parametrize("name", Deck.available())
def test_a_few_cards_tell_a_shipped_deck(name: str, guesses: DeckGuesses) -> None:
    """Six cards of it, and it is thought of most of the time: of thirty hands, in 27 at least."""
    right = 0
    for n in range(30):
        seen = Random(f"{name}/{n}").sample(list(Deck.load(name).cards), 6)
        best = guesses.weighed(guesses.faces(seen))[0]
        right += best.name == name and best.chance > 0.8
    assert right >= 27


@pytest.mark.pure_only
def test_cards_that_no_shipped_deck_has_are_something_else(guesses: DeckGuesses) -> None:
    """Random legal decks: six cards, and no shipped deck is thought of but now and then."""
    wrong = 0
    for n in range(40):
        rng = Random(f"else/{n}")
        deck = drawn_deck(rng, POOL)
        seen = rng.sample(list(deck.cards), 6)
        weighed = guesses.weighed(guesses.faces(seen))
        assert sum(one.chance for one in weighed) == pytest.approx(1)
        wrong += sum(one.chance for one in weighed if one.name) > 0.2
        inks = {ink for name in seen for ink in POOL[name].inks}
        assert all(inks.issubset(one.inks) for one in weighed)
    assert wrong <= 1


def test_a_deck_with_a_few_cards_of_ones_own_is_still_recognised(guesses: DeckGuesses) -> None:
    seen = [*Deck.load("ruby-steel").counts][:5] + ["Simba - Future King"]
    assert guesses.weighed(guesses.faces(seen))[0].name == "ruby-steel"


def test_what_was_seen_is_no_longer_hidden(guesses: DeckGuesses) -> None:
    deck = Deck.load("ruby-steel")
    seen = guesses.faces(["Dragon Fire", "Dragon Fire", "Smash", "Three Arrows"])
    best = guesses.weighed(seen)[0]
    left = Counter(guesses.faces(deck.cards)) - Counter(seen)
    assert best.name == "ruby-steel" and Counter(best.left) == left


def test_what_they_may_hold(guesses: DeckGuesses) -> None:
    """Where the deck is as good as known it is the chance of drawing from what is left of it."""
    seen = guesses.faces([*Deck.load("ruby-steel").counts])
    weighed = guesses.weighed(seen)
    assert weighed[0].name == "ruby-steel" and weighed[0].chance > 0.999
    held = in_hand(weighed, 60 - len(seen), 5)
    three_left, hidden = POOL.index("Smash"), 60 - len(seen)
    none = 1.0
    for n in range(5):
        none *= (hidden - 3 - n) / (hidden - n)
    assert held[three_left] == pytest.approx(1 - none, abs=0.001)
    assert in_hand(weighed, hidden, 0)[three_left] == 0


# --- worlds ---------------------------------------------------------------------------------------


def drawn(game: Game, seat: int, seed: int) -> tuple[list[list[int]], list[str]]:
    s = game.state
    with Worlds(game, seat, guess=True) as worlds:
        world = worlds.draw(seed)
        check_state(s)
        return faces(s), [o.id for o in BotSeat(world, seat).options]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(4))
def test_worlds_of_guesses_agree_with_all_the_seat_knows(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat, before = game.decision.player, game.hash()
        view = game.view(seat).bytes()
        with BotSeat(game, seat).worlds(guess=True) as worlds:
            for n in range(3):
                assert worlds.draw(n).view(seat).bytes() == view
                check_state(game.state)
        assert game.hash() == before


@pytest.mark.parametrize("seed", range(4))
def test_guesses_do_not_depend_on_what_is_hidden(seed: int) -> None:
    for game in positions(seed):
        assert game.decision is not None
        seat = game.decision.player
        other = twin(game, seat, seed)
        for n in range(3):
            assert drawn(game, seat, n) == drawn(other, seat, n)


def test_hidden_cards_come_from_the_deck_that_is_likely() -> None:
    """After some turns the cards of the other hand are cards of the other's list, nearly always;
    by inks and cards alone they seldom are."""
    listed = set(guesses_of(POOL).faces(Deck.load("ruby-amethyst").cards))
    seen = {True: [0, 0], False: [0, 0]}
    for game in positions(1, least=80):
        for guess, counts in seen.items():
            with Worlds(game, 0, guess=guess) as worlds:
                for n in range(8):
                    s = worlds.draw(n).state
                    hand = [s.cards[i].index for i in s.zone(1, Zone.HAND)]
                    counts[0] += sum(face in listed for face in hand)
                    counts[1] += len(hand)
    shares = {guess: right / of for guess, (right, of) in seen.items()}
    assert shares[True] > 0.9 > 0.6 > shares[False]


def test_slots_are_shared_out_by_chance() -> None:
    found = supposed(POOL, ())
    assert len(found) == SLOTS
    assert len({id(one) for one in found}) > 12  # every deck has its part, and some pairs of inks


def test_no_deck_of_two_inks_no_guess() -> None:
    """Decks of anything are thought of as before: from all that was shown."""
    names = ["Stitch - New Dog", "Dragon Fire", "Fire the Cannons!", "Friends on the Other Side"]
    assert supposed(POOL, guesses_of(POOL).faces(names)) == []
