"""Rows of documents 000, 001 and 003, and official examples, that a scene cannot say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero import rulebook
from tintero.cards.deck import Deck, check_constructed
from tintero.cards.pool import default_pool
from tintero.events import Kind
from tintero.game import Game, TakebackRefused
from tintero.scene import Scene
from tintero.vocab import Act, CardType, Ink
from tintero_proof.collect import collect

SCENES = "tests/scenes/"


def game(text: str) -> Game:
    return Scene.parse(text).game()


# --- 000 ------------------------------------------------------------------------------------------

EVERYTHING = """
title: every turn action is possible
seats:
  1:
    ink: 1
    hand: [Stitch - New Dog]
    play: [Elsa - Snow Queen, De Vil Manor - Cruella's Estate]
  2: {play: [Flounder - Voice of Reason: {exerted: true}]}
"""


@pytest.mark.clause("000:4.1-a", "4.1.3", "3.3.2")
def test_the_turn_actions_are_the_six_of_the_rules_in_their_order() -> None:
    acts = list(dict.fromkeys(option.act for option in game(EVERYTHING).options))
    assert acts == [Act.INK, Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.END]
    titles = [clause.number for clause in rulebook.children("4")]
    assert titles == [f"4.{n}" for n in range(1, 8)], "one section in general and one for each"


@pytest.mark.clause("000:4.1-b", "000:4.5-b", "000:4.6-b", "000:4.7-b", "4.1.1")
def test_no_turn_action_but_inking_has_a_limit() -> None:
    ruleset = game(EVERYTHING).state.ruleset
    assert ruleset.inks_per_turn == 1
    assert not ruleset.quests_per_turn
    assert not ruleset.challenges_per_turn
    assert not ruleset.moves_per_turn


@pytest.mark.clause("000:4.3-e", "1.5", "7.5")
def test_the_sections_on_costs_and_the_inkwell_are_where_the_document_says() -> None:
    assert rulebook.clause("1.5").title() == "Costs"
    assert rulebook.clause("7.5").title() == "Inkwell"
    assert rulebook.row("000:4.3-e").official == ("1.5", "7.5")
    # They are the sections that refusals of the two kinds cite.
    poor = game("title: poor\nseats:\n  1: {hand: [Pumbaa - Friendly Warthog]}")
    why = poor.why_not("play Pumbaa")
    assert why is not None
    assert why.rule.startswith("1.5.")


@pytest.mark.clause("000:4.5-c", "5.3", "5.4", "5.5", "5.6")
def test_no_card_of_the_pool_is_a_mission() -> None:
    types = {card.type for card in default_pool()}
    assert types == {CardType.CHARACTER, CardType.ACTION, CardType.ITEM, CardType.LOCATION}
    assert not any("mission" in word.lower() for card in default_pool() for word in card.classes)


@pytest.mark.clause("000:4.2-b", "5.2.3")
def test_cards_of_every_type_can_be_ink_and_of_every_type_cannot() -> None:
    pool = list(default_pool())
    for kind in (CardType.CHARACTER, CardType.ACTION, CardType.ITEM, CardType.LOCATION):
        assert {card.inkable for card in pool if card.type == kind} == {True, False}


# --- 003 ------------------------------------------------------------------------------------------


@pytest.mark.clause("003:1.7.1-a", "003:1.7.1-b", "1.7.1")
def test_one_turn_action_is_one_push_made_of_several_game_actions() -> None:
    g = game(
        """
title: a whole challenge
seats:
  1: {play: [Mickey Mouse - True Friend]}
  2: {play: [Mr. Smee - Loyal First Mate: {exerted: true}]}
"""
    )
    kinds = [event.kind for event in g.push("challenge Mickey Mouse > Mr. Smee")]
    wanted = [
        Kind.EXERTED, Kind.CHALLENGED, Kind.DAMAGE_DEALT, Kind.DAMAGE_DEALT, Kind.CHALLENGE_OVER,
    ]  # fmt: skip
    assert [kind for kind in kinds if kind in wanted] == wanted


@pytest.mark.clause("003:1.7.6.2", "1.7.6.2")
@pytest.mark.parametrize(
    "actions",
    [
        ("play Prophetic Vision",),
        ("quest Ursula",),
        ("play Friends on the Other Side",),
    ],
)
def test_what_cannot_be_undone_stays(actions: tuple[str, ...]) -> None:
    """A shuffle, a reveal and a draw are not taken back, a plain action is."""
    g = game(
        """
title: irreversible
seats:
  1:
    ink: 5
    hand: [Prophetic Vision, Friends on the Other Side, Stitch - New Dog]
    play: [Ursula - Eric's Bride]
  2: {hand: [Smash, Befuddle], lore: 3}
"""
    )
    before = g.hash()
    g.push("play Stitch")
    assert g.takeback(0) == 1
    assert g.hash() == before
    for action in actions:
        g.push(action)
    after = g.hash()
    with pytest.raises(TakebackRefused) as caught:
        g.takeback(0)
    assert caught.value.rule == "1.7.6.2"
    assert g.hash() == after


@pytest.mark.clause("003:1.7.6.2", "1.7.6.2")
def test_what_can_be_undone_after_it_is() -> None:
    g = game(
        """
title: as far as possible
seats:
  1: {play: [Ursula - Eric's Bride]}
  2: {hand: [Smash, Befuddle, Stitch - New Dog]}
"""
    )
    g.push("quest Ursula")
    revealed = g.hash()
    g.push("choose Smash")
    assert g.takeback(0, as_far_as_possible=True) == 1
    assert g.hash() == revealed, "back to the choice, the hand stays revealed"


# --- official examples ----------------------------------------------------------------------------

SAGE = "Christopher Robin - Hunny Sage"  # Amethyst and Sapphire
OWL = "Owl - Hunny Ranger"  # Steel
KANGA = "Kanga - Hunny Bard"  # Amber


def deck(*inks: int, plus: tuple[str, ...] = ()) -> Deck:
    """Sixty cards of the given inks, four copies each, none of them Hunny, and then some."""
    plain = [
        card.full_name
        for card in default_pool()
        if set(card.inks) <= set(inks) and len(card.inks) == 1 and "Hunny" not in card.classes
    ]
    count = max(15, len(inks))
    each = [[name for name in plain if default_pool()[name].inks == (ink,)] for ink in inks]
    names = [each[n % len(inks)][n // len(inks)] for n in range(count)]
    return Deck("", tuple(name for name in names for _ in range(4)) + plus)


@pytest.mark.clause("1.10.1.3", "1.10.1.1")
def test_the_sage_excuses_other_hunny_characters_and_not_himself() -> None:
    assert check_constructed(deck(Ink.AMETHYST, Ink.SAPPHIRE)) == []
    assert check_constructed(deck(Ink.AMETHYST, Ink.SAPPHIRE, plus=(SAGE, OWL, KANGA))) == []
    without = check_constructed(deck(Ink.AMETHYST, Ink.SAPPHIRE, plus=(OWL, KANGA)))
    assert [fault.clause for fault in without] == ["1.10.1.1"]
    # He is not legal himself in another deck, so he excuses nobody there.
    abroad = check_constructed(deck(Ink.RUBY, Ink.STEEL, plus=(SAGE, KANGA)))
    assert [fault.clause for fault in abroad] == ["1.10.1.1"]
    # Only Hunny characters are excused.
    mixed = deck(Ink.AMETHYST, Ink.SAPPHIRE, plus=(SAGE, OWL, "Smash"))
    assert [fault.clause for fault in check_constructed(mixed)] == ["1.10.1.1"]


# --- nothing is left out --------------------------------------------------------------------------


@pytest.mark.pure_only
def test_every_row_of_the_three_documents_is_exercised() -> None:
    rows = {row.id for row in rulebook.documents()}
    wanted = {row.id for row in rulebook.documents() if row.document in ("000", "001", "003")}
    index = collect(Path(__file__).parent)
    in_scenes = {c for c, tests in index.items() if any(SCENES in test for test in tests)}
    tested = {"000:4.3-e"}  # a reference to two sections: see above
    assert len(wanted) == 44 + 30 + 22
    assert wanted - in_scenes - tested == set()
    named = {c.partition("@")[0] for c in index if ":" in c}  # @: as a variant plays it
    assert named <= rows, "a row that does not exist"
