"""Why something may not be done: a clause and a sentence in two languages for every reason."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tintero import rulebook
from tintero.cards.pool import default_pool
from tintero.game import Game, IllegalAction
from tintero.rules import apply
from tintero.rules.refusal import CLAUSES, No, Refusal
from tintero.state.objects import Card, Option
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.whynot import WhyNot, explain
from tintero.views.whynot_words import REASONS, SEVERAL
from tintero.vocab import Act, Ask, Pay, Zone

POOL = default_pool()
NAMES = [card.full_name for card in POOL]
INKABLE = next(c.full_name for c in POOL if c.inkable and not c.abilities)
LANGUAGES = ("en", "es")
CODES = {value: name for name, value in vars(No).items() if isinstance(value, int)}
BAD = r"[{}]|None|  | ,| \.|[Ee]l jugador \d|: \.|\(\)"


def new_game(seed: int, players: int = 2) -> tuple[Game, random.Random]:
    rng = random.Random(seed)
    decks = [[rng.choice(NAMES) for _ in range(60)] for _ in range(players)]
    return Game.new(decks, seed=seed), rng


def guess(s: State, rng: random.Random) -> Option:
    """Something one could think of doing, legal or not, with any card there is."""
    anything = [c.id for c in s.cards]
    here = [c.id for c in s.cards if c.zone == Zone.PLAY] or anything
    hand = s.zone(max(s.active, 0), Zone.HAND) or anything
    act = rng.choice(
        (Act.INK, Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.END, Act.CHOOSE)
    )
    if act == Act.END:
        return Option(act)
    a = rng.choice(anything if rng.random() < 0.2 else hand if act <= Act.PLAY else here)
    if act in (Act.CHALLENGE, Act.MOVE):
        return Option(act, a, rng.choice(here))
    program = s.program(s.cards[a])
    if act == Act.USE:
        return Option(act, a, rng.choice(program.activated or [0]), program.index)
    if act == Act.PLAY:
        pay = rng.choice((Pay.INK, Pay.SHIFT, Pay.SING, Pay.SING_TOGETHER, Pay.ALTERNATE))
        which = rng.choice([0, *program.own]) if pay in (Pay.SHIFT, Pay.ALTERNATE) else -1
        with_ = (rng.choice(here),) if pay in (Pay.SHIFT, Pay.SING) else ()
        return Option(act, a, pay, which, with_)
    return Option(act, a)


def refusals(seeds: range) -> Iterator[tuple[State, int, Option, Refusal]]:
    for seed in seeds:
        game, rng = new_game(seed, 2 + seed % 3)
        for _ in range(120):
            s = game.state
            if game.outcome is not None:
                break
            for _ in range(8):
                seat = max(s.active, 0) if rng.random() < 0.9 else rng.randrange(len(s.players))
                option = guess(s, rng)
                refusal = apply.refuse(s, seat, option)
                if refusal is not None:
                    yield s, seat, option, refusal
            game.push(rng.choice(game.options))


@pytest.mark.parametrize("code", CODES, ids=CODES.values())
def test_every_reason_has_a_clause_and_a_sentence_in_both_languages(code: int) -> None:
    assert rulebook.exists(CLAUSES[code])
    game, _ = new_game(1)
    s = game.state
    one, two = s.zone(0, Zone.HAND)[:2]
    why = explain(s, Refusal(code, one, two, amount=2), 0, Option(Act.PLAY, one, Pay.INK))
    for lang in LANGUAGES:
        text = why.sentence(lang)
        assert text[0].isupper() and text.endswith(".") and not re.search(BAD, text), text
    assert why.rule == CLAUSES[code] and f"(CR {why.rule})" in str(why)


def test_no_sentence_is_missing_or_left_over() -> None:
    assert set(REASONS) | SEVERAL == set(CODES) == set(range(len(CLAUSES)))
    assert not SEVERAL & set(REASONS)


@pytest.mark.compiled_only
def test_anything_refused_in_random_games_is_explained() -> None:
    met: set[int] = set()
    for s, seat, option, refusal in refusals(range(14)):
        why = explain(s, refusal, seat, option)
        for text in (why.sentence("en"), why.sentence("es")):
            assert text[0].isupper() and text.endswith(".") and not re.search(BAD, text), text
        if refusal.code == No.NOT_ENOUGH_INK:
            assert why.missing == refusal.amount > 0 and str(why.missing) in why.sentence("es")
        met.add(refusal.code)
    assert len(met) > 22, sorted(CODES[c] for c in set(CODES) - met)


@pytest.mark.compiled_only
def test_a_reason_never_names_a_card_the_seat_may_not_know() -> None:
    hidden = 0
    for s, seat, option, refusal in refusals(range(20, 26)):
        why = explain(s, refusal, seat, option)
        for i in (option.a, refusal.card, refusal.other):
            if 0 <= i < len(s.cards) and not may_know(s, s.cards[i], seat):
                name = s.program(s.cards[i]).full_name
                if any(named(s, c, seat, name) for c in s.cards):
                    continue  # another copy is in sight, so the name itself is no secret
                hidden += 1
                assert name not in why.sentence("en") + why.sentence("es") and name not in why.cards
    assert hidden > 100


def named(s: State, card: Card, seat: int, name: str) -> bool:
    return s.program(card).full_name == name and may_know(s, card, seat)


def test_explaining_does_not_change_the_game() -> None:
    game, rng = new_game(4)
    before = game.hash()
    for _ in range(50):
        game.why_not(guess(game.state, rng), 0)
    assert game.hash() == before


# --- single reasons -------------------------------------------------------------------------------


def first_turn(name: str = INKABLE) -> Game:
    """A game of decks of this card alone, in its first Main Phase."""
    game = Game.new([[name] * 60] * 2, seed=2)
    while game.decision is not None and game.decision.ask != Ask.TURN_ACTION:
        game.push(next(o for o in game.options if o.act in (Act.DONE, Act.YES)))
    return game


def name_of(game: Game, card: int) -> str:
    return game.state.program(game.state.cards[card]).full_name


def why(game: Game, option: Option, seat: int | None = None) -> WhyNot:
    found = game.why_not(option, game.state.active if seat is None else seat)
    assert found is not None
    return found


@pytest.mark.clause("1.5.3")
def test_how_much_ink_is_missing() -> None:
    game = first_turn(next(c.full_name for c in POOL if c.cost == 3 and not c.abilities))
    card = game.state.zone(game.state.active, Zone.HAND)[0]
    found = why(game, Option(Act.PLAY, card, Pay.INK))
    assert found.missing == 3
    assert str(found) == f"You need 3 more ink to play {name_of(game, card)}. (CR 1.5.3)"
    assert found.sentence("es") == f"Te faltan 3 de tinta para jugar {name_of(game, card)}."
    assert found.cards == (name_of(game, card),)


@pytest.mark.clause("4.2.3")
def test_a_second_card_in_the_inkwell() -> None:
    game = first_turn()
    s = game.state
    game.push(next(o for o in game.options if o.act == Act.INK))
    card = s.zone(s.active, Zone.HAND)[0]
    found = why(game, Option(Act.INK, card))
    assert found.rule == "4.2.3"
    assert "already inked 1 card this turn" in found.sentence("en")
    assert "Ya has puesto 1 carta en tu pozo de tinta" in found.sentence("es")


@pytest.mark.clause("4.2.1.1")
def test_a_card_without_the_inkwell_symbol() -> None:
    game = first_turn(next(c.full_name for c in POOL if not c.inkable))
    card = game.state.zone(game.state.active, Zone.HAND)[0]
    found = why(game, Option(Act.INK, card))
    assert found.rule == "4.2.1.1" and "no inkwell symbol" in found.sentence("en")


@pytest.mark.clause("4.1.2")
def test_not_the_active_player() -> None:
    game = first_turn()
    other = 1 - game.state.active
    card = game.state.zone(other, Zone.HAND)[0]
    found = why(game, Option(Act.INK, card), other)
    assert found.sentence("en") == (
        f"Only the active player takes turn actions, and it is Player {game.state.active + 1}'s "
        "turn."
    )
    assert f"el turno de Jugador {game.state.active + 1}." in found.sentence("es")


@pytest.mark.clause("1.7.5")
def test_a_drying_character_and_when_it_dries() -> None:
    for seed in range(2, 60):
        game, rng = new_game(seed)
        for _ in range(120):
            s = game.state
            d = game.decision
            if d is None:
                break
            if d.ask == Ask.TURN_ACTION:
                for i in s.in_play(s.active):
                    no = apply.refuse(s, s.active, Option(Act.QUEST, i))
                    if no is not None and no.code == No.DRYING:
                        found = why(game, Option(Act.QUEST, i))
                        name = name_of(game, i)
                        assert str(found) == (
                            f"{name} is drying, so it can't quest; "
                            "it dries in your next Set step. (CR 1.7.5)"
                        )
                        assert found.sentence("es") == (
                            f"{name} está secándose, así que no puede ir de aventura; "
                            "se seca en tu próximo paso Listo."
                        )
                        return
            game.push(rng.choice(game.options))
    pytest.fail("no drying character found")


def test_an_illegal_push_carries_its_reason() -> None:
    game = first_turn()
    before = game.hash()
    card = game.state.zone(1 - game.state.active, Zone.HAND)[0]
    with pytest.raises(IllegalAction) as error:
        game.push(Option(Act.INK, card))
    assert error.value.why.sentence("en") == "That card is not in your hand."
    assert error.value.why.cards == ()
    assert game.hash() == before


def test_an_unknown_language_is_an_error() -> None:
    game = first_turn()
    found = why(game, Option(Act.INK, game.state.zone(1 - game.state.active, Zone.HAND)[0]))
    with pytest.raises(ValueError, match="no language"):
        found.sentence("fr")
