"""What is open now: the rules say which question, by which instruction, and nobody guesses."""

from __future__ import annotations

import random

import pytest

from tintero import Deck, Game
from tintero.ability.selectors import Chosen
from tintero.judge.book import ruling
from tintero.rules import apply
from tintero.rules import open as opened
from tintero.rules.bag import Settling, Triggering
from tintero.rules.damage import Banishing, Damaging
from tintero.rules.frames import FRAME_NAMES, K
from tintero.rules.order import Ordering
from tintero.rules.resolve import Resolving
from tintero.rules.setup import SettingUp
from tintero.rules.turn import Turn
from tintero.rules.turn_actions.challenge import Challenging
from tintero.rules.turn_actions.defended import Defending
from tintero.rules.turn_actions.ink import Inking
from tintero.rules.turn_actions.mission import Assigning
from tintero.rules.turn_actions.move import Moving
from tintero.rules.turn_actions.play import Acting, Playing
from tintero.rules.turn_actions.quest import Questing
from tintero.rules.turn_actions.use import Using
from tintero.vocab import ASK_OF, QUESTION_NAMES, Ask, Question


def test_every_question_is_of_one_kind_of_decision() -> None:
    names = [name for name in vars(Question) if name.isupper()]
    numbers = [getattr(Question, name) for name in names]
    assert numbers == list(range(len(QUESTION_NAMES))) and len(ASK_OF) == len(numbers)
    assert [name.lower().replace("_", " ") for name in names] == list(QUESTION_NAMES)
    assert set(ASK_OF) == {v for k, v in vars(Ask).items() if k.isupper()}


def test_a_game_says_what_it_asks() -> None:
    decks = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
    for seed in range(6):
        game = Game.new(decks, seed)
        rng = random.Random(seed)
        while game.outcome is None and game.depth < 250:
            asked = opened.now(game.state)
            d = game.decision
            assert asked is not None and d is not None
            assert (asked.question, asked.player, asked.card) == (d.question, d.player, d.card)
            assert ASK_OF[asked.question] == d.ask
            by_ability = asked.op is not None
            assert by_ability == (d.ability >= 0), QUESTION_NAMES[asked.question]
            if asked.question == Question.CARDS:
                assert isinstance(asked.choice(), Chosen)
                offered = [game.state.cards[o.a] for o in game.options if o.a >= 0]
                assert all(asked.qualifies(game.state, card) for card in offered)
            if asked.question == Question.MODE:
                modes = asked.modes()
                assert modes is not None
                assert all(o.a < len(modes.modes) for o in game.options)
            game.push(rng.choice(game.options))
        assert game.outcome is None or opened.now(game.state) is None


ASKED_IN = {
    Question.ENTER_EXERTED: "JC-115", Question.MAY: "JC-002", Question.MODE: "JC-085",
    Question.AMOUNT: "JC-139", Question.NAME: "JC-259", Question.ORDER: "JC-063",
    Question.DECK_ORDER: "JC-060", Question.REPLACEMENT: "JC-098", Question.PLAYER: "JC-132",
    Question.PLAYERS: "JC-099", Question.DROPS: "JC-315",
}  # fmt: skip


@pytest.mark.parametrize("question", ASKED_IN, ids=lambda q: QUESTION_NAMES[q])
def test_a_ruling_asks(question: int) -> None:
    scene = ruling(ASKED_IN[question]).scenes[0]
    game = scene.game()
    seen = set()
    for step in scene.steps:
        asked = opened.now(game.state)
        seen.add(asked.question if asked is not None else -1)
        if asked is not None and asked.question == Question.MAY:
            assert asked.may_do() is not None
        if step.action and not step.illegal:
            game.push(step.action, step.seat)
    assert question in seen


def test_what_an_unfinished_effect_holds() -> None:
    scene = ruling("JC-002").scenes[0]
    game = scene.game()
    for step in scene.steps:
        asked = opened.now(game.state)
        if asked is not None and asked.question == Question.CARDS:
            assert asked.card in opened.held_cards(game.state)
            return
        if step.action and not step.illegal:
            game.push(step.action, step.seat)
    raise AssertionError("nobody was asked for cards")


def test_each_kind_of_frame_has_its_process() -> None:
    kinds = [name for name in vars(K) if name.isupper()]
    assert [getattr(K, name) for name in kinds] == list(range(len(FRAME_NAMES)))
    made = {
        K.SETUP: SettingUp, K.TURN: Turn, K.SETTLE: Settling, K.RESOLVE: Resolving, K.INK: Inking,
        K.PLAY: Playing, K.USE: Using, K.QUEST: Questing, K.CHALLENGE: Challenging, K.MOVE: Moving,
        K.ACTION: Acting, K.DAMAGE: Damaging, K.BANISH: Banishing, K.TRIGGER: Triggering,
        K.ORDER: Ordering, K.DEFEND: Defending, K.MISSION: Assigning,
    }  # fmt: skip
    assert [type(process) for process in apply.PROCESSES] == [made[k] for k in sorted(made)]
