"""A verb that no printed card has, from its text to the table: two players exchange hands.

What it took to add it is the story of *Add a verb* in CONTRIBUTING.md.
"""

from __future__ import annotations

from functools import cache

import pytest

from tintero.ability.abilities import Script
from tintero.ability.codec import decode, encode
from tintero.ability.effects import ExchangeHands, May
from tintero.ability.render.english import english
from tintero.ability.render.spanish import spanish
from tintero.ability.selectors import ChosenOpponent, ChosenPlayer, EachOpponent
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.game import Game, programs_of
from tintero.scene import Scene
from tintero.text.compiler import TextCompiler, TextError
from tintero.views import view_of
from tintero.views.log import sentences
from tintero.vocab import CardType, Ink
from tintero_proof import fuzz
from tintero_proof.histories import moves

TEXT = "Exchange hands with chosen opponent."
READER = TextCompiler(("Ana",), ("Pirate",))


def script(text: str) -> Script:
    (found,) = READER.text(text, type=CardType.ACTION).abilities
    assert isinstance(found, Script)
    return found


def card() -> CardFacts:
    return CardFacts(
        "Trade Places", "", CardType.ACTION, 1, True, (Ink.AMBER,), abilities=(script(TEXT),)
    )


@cache
def pool() -> Pool:
    return Pool([*default_pool(), card()])


# --- its words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "effect", "es"),
    [
        (TEXT, ExchangeHands(ChosenOpponent()), "Intercambia la mano con un oponente elegido."),
        (
            "You may exchange hands with chosen player.",
            May(ExchangeHands(ChosenPlayer())),
            "Puedes intercambiar la mano con un jugador elegido.",
        ),
    ],
)
def test_it_is_read_said_and_stored(text: str, effect: object, es: str) -> None:
    found = script(text)
    assert found.effect == effect
    assert english(found, "", CardType.ACTION) == text
    assert spanish(found, "", CardType.ACTION) == es
    assert decode(encode(found)) == found


def test_nobody_else_exchanges_hands() -> None:
    with pytest.raises(TextError, match="only you"):
        READER.text("Each opponent exchanges hands with you.", type=CardType.ACTION)


# --- what it does -------------------------------------------------------------------------------

POSITION = """
seats:
  1: {ink: 3, hand: [Trade Places, Stitch - New Dog, Reflection]}
  2: {ink: 1, hand: [Let It Go]}
"""


def position(more: str = "") -> Game:
    return Scene.parse(POSITION + more).game(pool())


def hand(game: Game, seat: int, of: int) -> list[str]:
    """What a seat knows of a hand."""
    known = view_of(game.state, seat).players[of].known_hand
    return sorted(card.face or "" for card in known)


@pytest.mark.clause("1.2.1", "7.1.6")
def test_the_hands_change_owners() -> None:
    game = position()
    game.push("play Trade Places")
    assert hand(game, 0, 0) == ["Let It Go"]
    assert hand(game, 1, 1) == ["Reflection", "Stitch - New Dog"]
    game.push("ink Let It Go")
    game.push("end")
    game.push("ink Reflection")
    game.push("play Stitch - New Dog")
    view = view_of(game.state, 0)
    assert [card.face for card in view.players[1].play] == ["Stitch - New Dog"]
    assert (view.players[0].ink_ready, view.players[0].ink_exerted) == (3, 1)


@pytest.mark.clause("7.3.2")
def test_who_gave_a_card_away_knows_it_while_it_is_there() -> None:
    game = position()
    before = [len(view_of(game.state, seat).players[1 - seat].known_hand) for seat in (0, 1)]
    assert before == [0, 0]
    game.push("play Trade Places")
    assert hand(game, 0, 0) == hand(game, 1, 0) == ["Let It Go"]
    assert hand(game, 1, 1) == hand(game, 0, 1) == ["Reflection", "Stitch - New Dog"]
    game.push("end")
    drawn = [face for face in hand(game, 1, 1) if face not in hand(game, 0, 1)]
    assert len(drawn) == 1  # nobody has seen what is drawn afterwards
    game.push("ink Reflection")
    assert hand(game, 0, 1) == ["Stitch - New Dog"]  # CR 4.2.1.1: what is inked was shown


def test_what_was_drawn_before_is_told_to_no_one_else() -> None:
    """An earlier event is judged as of its own moment: the card is another player's now."""
    game = Scene.parse(
        """
seats:
  1: {ink: 4, hand: [Trade Places, Friends On The Other Side], deck: [Stitch - New Dog, Reflection]}
  2: {hand: [Let It Go]}
"""
    ).game(pool())
    game.push("play Friends On The Other Side")
    told = [sentences(game.state, game.state.log, "en", seat) for seat in (0, 1)]
    assert "Stitch" in str(told[0]) and "Stitch" not in str(told[1])
    game.push("play Trade Places")
    for seat in (0, 1):
        now = sentences(game.state, game.state.log, "en", seat)
        assert now[: len(told[seat])] == told[seat]


def test_undone_everything_is_as_before() -> None:
    game = position()
    before, saved = game.hash(), game.save()
    game.push("play Trade Places")
    again = Game.load(game.save(), pool())
    assert again.hash() == game.hash() != before
    game.pop()
    assert game.hash() == before and game.save() == saved


def test_with_no_card_at_all_there_is_nothing_to_exchange() -> None:
    text = "You may exchange hands with chosen opponent. If you do, draw a card."
    asking = card().replace(abilities=(script(text),))
    scene = Scene.parse("seats: {1: {ink: 1, hand: [Trade Places]}}")
    game = scene.game(Pool([*default_pool(), asking]))
    game.push("play Trade Places")
    assert game.decision is not None and game.decision.kind == "turn action"
    scene = Scene.parse("seats: {1: {ink: 1, hand: [Trade Places]}, 2: {hand: [Let It Go]}}")
    game = scene.game(Pool([*default_pool(), asking]))
    game.push("play Trade Places")
    assert game.decision is not None and game.decision.kind == "may"


def test_with_each_opponent_one_after_the_other() -> None:
    each = card().replace(abilities=(Script(ExchangeHands(EachOpponent())),))
    scene = Scene.parse(
        """
seats:
  1: {ink: 1, hand: [Trade Places, Reflection]}
  2: {hand: [Let It Go]}
  3: {hand: [Befuddle]}
"""
    )
    game = scene.game(Pool([*default_pool(), each]))
    game.push("play Trade Places")
    assert [hand(game, p, p) for p in range(3)] == [["Befuddle"], ["Reflection"], ["Let It Go"]]


def test_it_is_told_in_both_languages() -> None:
    game = position()
    log = game.push("play Trade Places")
    en, es = (str(sentences(game.state, game.state.log, lang, 0)) for lang in ("en", "es"))
    assert any(event.name == "hand exchanged" for event in log)
    assert "gets a hand of 2 cards" in en
    assert "recibe una mano de 2 cartas" in es


@pytest.mark.compiled_only
def test_random_games_with_it_keep_every_secret() -> None:
    """Decks of copies of nine cards that move cards, this one among them."""
    programs = programs_of(default_pool())
    cheap = [c for c in default_pool() if c.cost <= 3]
    movers = [
        c
        for i, c in enumerate(default_pool())
        if c.cost <= 3 and any(moves(a.code) for a in programs[i].abilities)
    ]
    small = Pool([*movers[:64:8], card(), *[c for c in cheap if not c.plain_abilities][:6]])
    report = fuzz.fuzz(4, 3, 2, pool=small, histories=True)
    assert report.failures == []
    assert report.cards["Trade Places"] > 0
