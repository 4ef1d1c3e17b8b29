"""Secrets over histories: twin games tell a seat the same, and the net for it holds."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tintero import Game
from tintero.rules import hands
from tintero.scene import Scene
from tintero.state.objects import Card
from tintero.state.ruleset import Ruleset
from tintero.state.state import F, State
from tintero.vocab import Zone
from tintero_proof import fuzz
from tintero_proof.histories import Twins, check_history
from tintero_proof.invariants import Broken

pytestmark = pytest.mark.clause("7.1.3", "7.3.2")


# Seat 1 knows of one Stitch in seat 2's hand; the rest of the hand and the deck are hidden.
RETURNED = """
title: a known card in a hand
turn: 2
seats:
  1: {hand: [Smash], deck: [Smash, Smash], play: [Mickey Mouse - True Friend]}
  2:
    ink: 6
    hand: [Stitch - New Dog, Stitch - New Dog, Smash, Dragon Fire]
    deck: [Smash, Dragon Fire, Stitch - New Dog, Stitch - New Dog, Smash]
"""


def returned() -> Game:
    g = Scene.parse(RETURNED).game()
    g.state.put(g.state.cards[g.state.zone(1, Zone.HAND)[1]], F.SEEN, 0xFF)
    return g


def told(g: Game, tries: int = 12) -> list[str]:
    """What histories from here find."""
    found = []
    for n in range(tries):
        try:
            check_history(g, Random(n), 4)
        except Broken as broken:
            found.append(str(broken))
    return found


def test_a_second_copy_stays_hidden() -> None:
    assert told(returned()) == []


@pytest.mark.pure_only
def test_the_net_finds_a_second_copy_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was before the most seen copy went first."""

    def any_copy(s: State, card: Card, among: list[Card]) -> Card:
        return card

    def only_show(s: State, card: Card) -> None:
        s.put(card, F.SEEN, hands.ALL_SEEN)

    monkeypatch.setattr(hands, "most_seen", any_copy)
    monkeypatch.setattr(hands, "most_seen_copy", lambda s, card: card)
    monkeypatch.setattr(hands, "show", only_show)
    found = told(returned())
    assert any("known_hand" in message for message in found), found


@pytest.mark.pure_only
def test_the_net_finds_who_is_asked() -> None:
    """As it was before questions were asked that hidden cards leave no choice in."""
    found = {asked: told(asking(asked)) for asked in (False, True)}
    assert found[True] == []
    assert any("decision" in message for message in found[False]), found


ASKING = """
title: a question about hidden cards
turn: 2
seats:
  1: {deck: [Smash, Smash]}
  2:
    hand: [Smash, Dragon Fire, Mickey Mouse - True Friend]
    deck: [Simba - Protective Cub, HeiHei - Boat Snack, Smash, Dragon Fire, Smash]
    play: [Aladdin - Research Assistant]
"""


def asking(asked: bool) -> Game:
    return people(ASKING) if asked else Scene.parse(ASKING).game()


def people(scene: str) -> Game:
    """A position at a table of people."""
    plain = msgspec.msgpack.decode(Scene.parse(scene).game().save())
    plain[1] = Ruleset(ask_hidden=True).plain()
    return Game.load(msgspec.msgpack.encode(plain))


@pytest.mark.parametrize("seen, asked", [(0b11, True), (0xFF, False)])
def test_who_only_watches_learns_nothing_of_a_hand_that_both_players_know(
    seen: int, asked: bool
) -> None:
    """Whether Pocahontas asks tells whether there is a character with cost 1: that is known only if
    the hand was shown to all (CR 7.1.3)."""
    g = people("""
        seats:
          1: {ink: 2, hand: [Pocahontas - Guiding the Tribe, Smash]}
          2: {}
    """)
    for card in g.state.zone(0, Zone.HAND):
        g.state.put(g.state.cards[card], F.SEEN, seen)
    g.push("play Pocahontas")
    d = g.view(1).decision
    assert d is not None and (d.kind == "may") is asked


@pytest.mark.parametrize("theirs", ["HeiHei - Boat Snack", "Smash"])
def test_people_are_asked_also_what_they_cannot_do(theirs: str) -> None:
    g = people(ASKING.replace("[Smash, Dragon Fire, Mickey", f"[{theirs}, Dragon Fire, Mickey"))
    g.push("quest Aladdin")
    d = g.view(0).decision
    assert d is not None and (d.player, d.kind) == (1, "may")
    before = g.hash()
    able = theirs != "Smash"
    assert [g.text(o) for o in g.options] == (["yes", "no"] if able else ["no"])
    assert (g.why_not("yes") is None) is able
    g.push("no")
    assert g.decision is not None and g.decision.kind == "turn action"
    g.pop()
    assert g.hash() == before
    if able:
        g.push("yes")
        assert g.decision is not None and g.decision.kind == "choose"
        assert [g.text(o) for o in g.options] == ["choose HeiHei - Boat Snack"]


@pytest.mark.parametrize("theirs", ["HeiHei - Boat Snack", "Smash"])
def test_which_of_the_following_is_possible_is_asked_whatever_the_hand_holds(theirs: str) -> None:
    """Woody: return a character from the discard, which is empty, or play one from the hand."""
    g = people(
        f"""
turn: 1
seats:
  1: {{ink: 4, hand: [Woody - Helping a Friend, {theirs}]}}
"""
    )
    g.push("play Woody")
    d = g.view(1).decision
    assert d is not None and (d.player, d.kind) == (0, "may")
    able = theirs != "Smash"
    assert [g.text(o) for o in g.options] == (["yes", "no"] if able else ["no"])
    g.push("no")
    assert g.decision is not None and g.decision.kind == "turn action"


@pytest.mark.parametrize("theirs", ["HeiHei - Boat Snack", "Smash"])
def test_either_of_two_is_asked_whatever_the_only_card_of_the_hand_is(theirs: str) -> None:
    """Lucifer: they discard either 2 cards or 1 action card, and have one card."""
    g = people(
        f"""
turn: 1
seats:
  1: {{ink: 5, hand: [Lucifer - Cunning Cat]}}
  2: {{hand: [{theirs}]}}
"""
    )
    g.push("play Lucifer")
    d = g.view(0).decision
    assert d is not None and (d.player, d.kind) == (1, "mode")
    assert len(g.options) == 1


@pytest.mark.parametrize("top", ["Pepper - Quick-Thinking Puppy", "Smash"])
def test_what_is_looked_at_is_not_told_by_asking(top: str) -> None:
    """Television Set: look at the top card; a Puppy may be taken, all else goes to the bottom."""
    g = people(
        f"""
turn: 1
seats:
  1: {{ink: 1, play: [Television Set], deck: [{top}, 2x Dragon Fire]}}
"""
    )
    g.push("use Television Set")
    d = g.view(1).decision
    assert d is not None and (d.player, d.kind) == (0, "may")
    able = top != "Smash"
    assert [g.text(o) for o in g.options] == (["yes", "no"] if able else ["no"])
    g.push("no")
    assert g.decision is not None and g.decision.kind == "turn action"
    deck = [g.state.programs[g.state.cards[i].index].full_name for i in g.state.zone(0, Zone.DECK)]
    assert deck[0] == top  # at the bottom


@pytest.mark.parametrize("place", [0, 3])
def test_where_a_card_lay_that_is_shown_out_of_several_is_not_told(place: int) -> None:
    """The Queen: look at the top four cards; an item may be shown."""
    top = ["Dragon Fire", "Smash", "Simba - Protective Cub"]
    top.insert(place, "Ingenious Device")
    g = people(
        f"""
turn: 1
seats:
  1: {{play: [The Queen - Diviner], deck: [{", ".join(top)}, 4x Stitch - New Dog]}}
"""
    )
    g.push("use The Queen")
    g.push("yes")
    g.push("choose Ingenious Device")
    (shown,) = g.view(1).players[0].known_deck
    assert shown.face == "Ingenious Device" and shown.depth is None
    assert [card.depth for card in g.view(0).players[0].known_deck] == [0, 1, 2, 3]


def test_an_empty_hand_is_no_secret() -> None:
    g = people(ASKING.replace("hand: [Smash, Dragon Fire, Mickey Mouse - True Friend]", "hand: []"))
    g.push("quest Aladdin")
    assert g.decision is not None and g.decision.kind == "turn action"


@pytest.mark.parametrize("song", ["Friends on the Other Side", "Dragon Fire"])
def test_a_search_of_the_top_is_asked_about_whatever_lies_there(song: str) -> None:
    """Of the cards looked at nobody else knows whether one of them may be taken."""
    g = people(TOP.format(top=song))
    g.push("play Ariel - Spectacular Singer")
    d = g.view(1).decision
    assert d is not None and (d.player, d.kind) == (0, "may")
    g.push("no")


TOP = """
title: a song among the top cards
turn: 1
seats:
  1:
    ink: 9
    hand: [Ariel - Spectacular Singer]
    deck: [{top}, Mickey Mouse - True Friend, Mickey Mouse - True Friend, Dragon Fire, Dragon Fire]
  2: {{deck: [Smash]}}
"""


@pytest.mark.slow
@pytest.mark.compiled_only
def test_nothing_is_told_in_random_games() -> None:
    """Two players, decks of many copies; `tintero fuzz --histories` goes on for longer."""
    report = fuzz.fuzz(1, seed=1, decisions=100, histories=True)
    found = [f"game {f.game}: {f.check}: {f.message}" for f in report.failures]
    assert not found, "\n" + "\n".join(found)


def next_question(scene: str, action: str, seen: bool = False) -> str:
    """What is asked next at a table of people, after an action of seat 1."""
    g = people(scene)
    if seen:
        for c in g.state.cards:
            c.seen = hands.ALL_SEEN
    g.push(action)
    assert g.decision is not None
    return f"{g.decision.player + 1} {g.decision.kind}"


def test_that_two_cards_of_a_hand_are_equal_is_a_secret() -> None:
    """CR 7.3.2: who is not asked which card to discard has only copies of one."""
    chill = "seats: {1: {ink: 2, hand: [Sudden Chill]}, 2: {hand: [2x Dragon Fire]}}"
    assert next_question(chill, "play Sudden Chill") == "2 choose"
    assert next_question(chill, "play Sudden Chill", seen=True) == "1 turn action"


@pytest.mark.parametrize(("deck", "asked"), [("[]", "1 turn action"), ("[4x Smash]", "1 may")])
def test_an_empty_deck_is_no_secret_and_what_it_holds_is(deck: str, asked: str) -> None:
    """CR 7.2.2: there is no Super nor item among the four cards."""
    fred = f"seats: {{1: {{ink: 9, deck: {deck}, hand: [Fred - Assembling the Team]}}, 2: {{}}}}"
    assert next_question(fred, "play Fred") == asked


def test_damage_of_0_is_no_secret() -> None:
    """CR 1.9.5: everybody has seen which cards went to the discard."""
    mad = "seats: {1: {deck: [5x Smash], play: [Quackerjack - Loony Toymaker]}, 2: {}}"
    assert next_question(mad, "quest Quackerjack") == "1 turn action"


def test_a_card_that_lies_openly_is_shown() -> None:
    """The top card of a deck that an ability turns faceup is no secret any more."""
    watching = """
title: the top of a deck becomes open
seats:
  1: {ink: 8, hand: [Roz - Always Watching], deck: [Smash, Smash]}
  2: {deck: [Smash, Dragon Fire, Stitch - New Dog, Be Prepared, Mickey Mouse - True Friend]}
"""
    differing = 0
    for n in range(20):
        twins = Twins(Scene.parse(watching).game(), 0, Random(n))
        for g in twins.games:
            g.push("play Roz - Always Watching")
        [one], [two] = [g.view(0).players[1].known_deck for g in twins.games]
        if one.face != two.face:
            differing += 1
            assert twins.shown()
    assert differing
