"""Handles: a seat's names for cards, renewed where it can no longer follow them."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest

from tintero import Game
from tintero.cards.pool import default_pool
from tintero.rules import hands, zones
from tintero.scene import Scene
from tintero.state.objects import Card, Option
from tintero.state.state import F, State
from tintero.views import Handles, View
from tintero.views.event_view import told_of
from tintero.views.knowledge import NOBODY
from tintero.vocab import Act, Pay, Zone
from tintero_proof.histories import Twins
from tintero_proof.invariants import Broken

pytestmark = pytest.mark.clause("7.1.6", "7.1.3")

NAMES = [card.full_name for card in default_pool()]

POSITION = """
title: cards that move
turn: 1
seats:
  1:
    ink: 6
    hand: [Stitch - New Dog, Smash]
    deck: [Dragon Fire, Dragon Fire, Smash]
    play: [Simba - Protective Cub]
  2:
    hand: [Stitch - New Dog, Dragon Fire]
    deck: [Smash, Smash]
    play: [Mickey Mouse - True Friend]
"""


def position(text: str = POSITION) -> Game:
    return Scene.parse(text).game()


def named(view: View) -> dict[str, str]:
    """Handle to face, of all cards that lie in sight."""
    found: dict[str, str] = {}
    for player in view.players:
        for card in (*player.known_hand, *player.known_deck, *player.play, *player.discard):
            assert card.id not in found, "two cards of one handle"
            if card.id is not None:
                found[card.id] = str(card.face)
    return found


def handle_of(view: View, face: str, seat: int = 0) -> str:
    mine = view.players[seat]
    cards = (*mine.known_hand, *mine.known_deck, *mine.play, *mine.discard)
    (found,) = [card.id for card in cards if card.face == face]
    assert found is not None
    return found


# --- a handle is of an object ---------------------------------------------------------------------


def test_a_card_that_stays_keeps_its_handle_and_one_that_moves_gets_another() -> None:
    g, handles = position(), Handles()
    before = g.view(0, handles)
    g.push("play Stitch - New Dog")
    after = g.view(0, handles)
    assert handle_of(after, "Smash") == handle_of(before, "Smash")
    in_hand, in_play = (handle_of(view, "Stitch - New Dog") for view in (before, after))
    assert in_hand != in_play and in_hand not in named(after)
    came = next(e for e in after.log if e.kind == "entered play")
    assert came.card is not None and (came.card.id, came.was) == (in_play, in_hand)
    g.pop()
    assert named(g.view(0, handles)) == named(before)


def test_others_are_not_told_from_where_in_a_hand_it_came() -> None:
    g, handles = position(), Handles()
    g.view(1, handles)
    g.push("play Stitch - New Dog")
    log = g.view(1, handles).log
    announced = next(e for e in log if e.kind == "announced")
    assert announced.card is not None
    assert (announced.card.id, announced.card.face) == (None, "Stitch - New Dog")
    assert next(e for e in log if e.kind == "entered play").was is None


def test_an_inked_card_can_no_longer_be_pointed_at() -> None:
    g, handles = position(), Handles()
    before = handle_of(g.view(0, handles), "Stitch - New Dog")
    g.push("ink Stitch - New Dog")
    inked = next(e for e in g.view(0, handles).log if e.kind == "inked")
    assert inked.card is not None
    assert (inked.card.id, inked.card.face, inked.was) == (None, "Stitch - New Dog", before)
    s = g.state
    back = s.cards[s.zone(0, Zone.INKWELL)[-1]]
    zones.send(s, back, Zone.HAND)
    returned = g.view(0, handles).log[-1]
    assert returned.kind == "returned to hand" and returned.was is None
    assert returned.card is not None and returned.card.id not in (None, before)


def test_a_shuffle_ends_what_was_known_of_a_deck() -> None:
    g, handles = position(), Handles()
    s = g.state
    top = s.cards[s.zone(0, Zone.DECK)[-1]]
    s.put(top, F.SEEN, 1)
    before = handle_of(g.view(0, handles), top.program.full_name)
    zones.shuffle(s, 0)
    assert g.view(0, handles).players[0].known_deck == ()
    s.put(top, F.SEEN, 1)
    known = g.view(0, handles).players[0].known_deck
    assert [card.id for card in known] != [before] and known[0].id is not None


def test_a_handle_means_its_card_as_long_as_it_is_there() -> None:
    g, handles = position(), Handles()
    held = handle_of(g.view(0, handles), "Stitch - New Dog")
    found = handles.card(g.state, held, 0)
    assert found is not None and found.zone == Zone.HAND and found.owner == 0
    g.push("play Stitch - New Dog")
    assert handles.card(g.state, held, 0) is None
    assert handles.card(g.state, "c999", 0) is None


def test_numbers_of_cards_never_leave() -> None:
    """Everywhere in a view a card is a handle, and there are no two of one handle."""
    rng = random.Random(4)
    for seed in range(3):
        decks = [[rng.choice(NAMES) for _ in range(60)] for _ in range(2)]
        g = Game.new(decks, seed=seed)
        handles = [Handles(), Handles()]
        for _ in range(120):
            if g.outcome is not None:
                break
            for seat in (0, 1):
                view = g.view(seat, handles[seat], words=True)
                known = named(view)
                assert all(handle[0] == "c" and handle[1:].isdigit() for handle in known)
                for option in view.options:
                    for handle in (option.card, option.target, *option.using):
                        assert handle is None or handles[seat].card(g.state, handle, seat)
                refs = list(references(view.plain()))
                assert all(ref == "" or ref[0] == "c" for ref in refs), refs
            g.push(rng.choice(g.options))


def references(plain: Any) -> list[str]:
    if isinstance(plain, dict):
        own = [plain["ref"]] if "card" in plain and "ref" in plain else []
        return own + [ref for value in plain.values() for ref in references(value)]
    if isinstance(plain, (list, tuple)):
        return [ref for value in plain for ref in references(value)]
    return []


def test_what_was_told_stays_as_it_was_told() -> None:
    """A line of the log does not change when more becomes known, and comes in pieces as well."""
    g, handles, other = position(), Handles(), Handles()
    g.view(0, handles), g.view(0, other)
    told: list[Any] = [*g.view(0, handles).log]
    for line in ("ink Smash", "play Stitch - New Dog", "quest Simba - Protective Cub"):
        before = g.state.log[:]
        told += told_of(g.state, g.push(line), 0, other, before)
        assert [e.kind for e in g.view(0, handles).log] == [e.kind for e in told]
    assert list(g.view(0, handles).log) == told


# --- copies in a hand -----------------------------------------------------------------------------

THREE = """
title: what two players know of a third one's hand
turn: 1
seats:
  1: {{ink: 6, hand: [Stitch - New Dog, {second}, Smash], deck: [Smash, Smash]}}
  2: {{deck: [Smash], play: [Mickey Mouse - True Friend]}}
  3: {{deck: [Smash], play: [Mickey Mouse - True Friend]}}
"""


def two_copies() -> Game:
    """Seat 2 knows of one Stitch, seat 3 of the other."""
    g = position(THREE.format(second="Stitch - New Dog"))
    s = g.state
    first, second, _ = (s.cards[i] for i in s.zone(0, Zone.HAND))
    s.put(first, F.SEEN, 0b011)
    s.put(second, F.SEEN, 0b101)
    return g


def one_copy() -> Game:
    """There is one, and both know it."""
    g = position(THREE.format(second="Dragon Fire"))
    s = g.state
    s.put(s.cards[s.zone(0, Zone.HAND)[0]], F.SEEN, 0b111)
    return g


@pytest.mark.clause("7.3.2")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("copy", [0, 1])
def test_each_player_who_knew_a_copy_sees_that_one_go(seat: int, copy: int) -> None:
    """Whichever leaves the hand, nobody learns that there are two."""
    seen = []
    for g, which in ((one_copy(), 0), (two_copies(), copy)):
        handles = Handles()
        first = g.view(seat, handles, words=True).bytes()
        known = g.view(seat, handles).players[0].known_hand
        assert [card.face for card in known] == ["Stitch - New Dog"]
        g.push(Option(Act.PLAY, g.state.zone(0, Zone.HAND)[which], Pay.INK))
        assert g.view(seat, handles).players[0].known_hand == ()
        seen.append((first, g.view(seat, handles, words=True).bytes()))
    assert seen[0] == seen[1]


@pytest.mark.clause("7.3.2")
def test_who_knew_two_copies_still_knows_one() -> None:
    g = two_copies()
    s = g.state
    for i in s.zone(0, Zone.HAND)[:2]:
        s.put(s.cards[i], F.SEEN, s.cards[i].seen | 0b010)
    handles = Handles()
    before = g.view(1, handles).players[0].known_hand
    g.push("play Stitch - New Dog")
    after = g.view(1, handles).players[0].known_hand
    assert len(before) == 2 and [card.id for card in after] == [before[0].id]
    assert g.view(2).players[0].known_hand == ()


def test_a_copy_that_comes_back_to_a_hand_has_a_new_handle() -> None:
    g, handles = position(), Handles()
    s = g.state
    stitch = s.cards[s.zone(1, Zone.HAND)[0]]
    hands.show(s, stitch)
    before = handle_of(g.view(0, handles), "Stitch - New Dog", 1)
    zones.send(s, stitch, Zone.DISCARD)
    g.view(0, handles)
    zones.send(s, stitch, Zone.HAND)
    assert handle_of(g.view(0, handles), "Stitch - New Dog", 1) != before


# --- the net --------------------------------------------------------------------------------------

SHUFFLED = """
title: a card that is drawn, put back and shuffled away
turn: 1
seats:
  1: {hand: [4x Smash], deck: [8x Smash], play: [Mickey Mouse - True Friend]}
  2: {hand: [4x Smash], deck: [8x Smash], play: [Mickey Mouse - True Friend]}
"""


def found_in_histories() -> list[str]:
    """What histories find in which the seat's cards go back to its deck and are drawn again."""
    found = []
    for n in range(8):
        g = position(SHUFFLED)
        for player in (0, 1):
            back = g.state.cards[g.state.zone(player, Zone.HAND)[0]]
            zones.send(g.state, back, Zone.DECK)
            zones.shuffle(g.state, player)
        try:
            Twins(g, n % 2, Random(n)).play(24)
        except Broken as broken:
            found.append(str(broken))
    return found


@pytest.mark.pure_only
def test_the_net_finds_handles_that_are_not_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was when a card had one number for the whole game."""
    assert found_in_histories() == []

    def known(self: Handles, s: State, card: Card) -> str:
        return self._object(card.id)

    def lying(self: Handles, s: State, card: Card) -> Any:
        from tintero.views.shapes import CardView

        return CardView(known(self, s, card), card.program.full_name, card.owner, "hand")

    monkeypatch.setattr(Handles, "known", known)
    monkeypatch.setattr(Handles, "lying", lying)
    found = found_in_histories()
    assert any("known_hand" in message for message in found), found


# --- nobody's view --------------------------------------------------------------------------------


@pytest.mark.clause("7.3.2")
def test_who_watches_sees_what_everybody_sees() -> None:
    g = position()
    view = g.view(None)
    assert view.seat == -1 and "seat" not in view.plain()
    assert [player.hand for player in view.players] == [2, 2]
    assert all(player.known_hand == () == player.known_deck for player in view.players)
    assert view.options == () and view.decision is not None and view.decision.question == ""
    hands.show(g.state, g.state.cards[g.state.zone(1, Zone.HAND)[0]])
    assert [card.face for card in g.view(None).players[1].known_hand] == ["Stitch - New Dog"]
    g.push("end")
    drew = next(e for e in g.view(None).log if e.kind == "drew")
    assert drew.card is not None and drew.card.face is None and NOBODY > 5


# --- take-back ------------------------------------------------------------------------------------


def test_a_take_back_brings_old_handles_back_and_forgets_new_ones() -> None:
    """Whichever copy is played the second time, it has a handle that nothing had before."""
    g, handles = position(THREE.format(second="Stitch - New Dog")), Handles()
    before = named(g.view(1, handles))
    first, second = g.state.zone(0, Zone.HAND)[:2]
    met = []
    for copy in (first, first, second):
        handles.mark(0)
        g.push(Option(Act.PLAY, copy, Pay.INK))
        met.append(handle_of(g.view(1, handles), "Stitch - New Dog"))
        g.pop()
        handles.back_to(0)
        assert named(g.view(1, handles)) == before
    assert len(set(met)) == 3


def test_known_copies_in_a_hand_are_called_as_before_after_a_take_back() -> None:
    g, handles = one_copy(), Handles()
    before = g.view(1, handles).players[0].known_hand
    handles.mark(0)
    g.push("play Stitch - New Dog")
    assert g.view(1, handles).players[0].known_hand == ()
    g.pop()
    handles.back_to(0)
    assert g.view(1, handles).players[0].known_hand == before
