"""Sentences for events, prompts for decisions, labels for options: English and Spanish."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tintero.cards.pool import default_pool
from tintero.events import KIND_COUNT, KIND_NAMES, Event, Kind
from tintero.game import Game
from tintero.scene import Scene
from tintero.state.state import State
from tintero.views.labels import LABELS
from tintero.views.log import BOOKKEEPING, is_echo, sentence, sentences
from tintero.views.log_words import LINES, SEVERAL
from tintero.views.prompts import QUESTIONS, label, prompt
from tintero.vocab import ACT_NAMES, ASK_NAMES, Act, Ask, Reason, Zone

NAMES = [card.full_name for card in default_pool()]
LANGUAGES = ("en", "es")


def new_game(seed: int, players: int = 2) -> tuple[Game, random.Random]:
    rng = random.Random(seed)
    decks = [[rng.choice(NAMES) for _ in range(60)] for _ in range(players)]
    return Game.new(decks, seed=seed), rng


def play(seeds: range, most: int = 150) -> Iterator[tuple[Game, list[Event]]]:
    """Random games, push by push, with the events of each."""
    for seed in seeds:
        game, rng = new_game(seed, 2 + seed % 3)
        for _ in range(most):
            if game.outcome is not None:
                break
            yield game, game.push(rng.choice(game.options))


def well_formed(text: str, end: str = ".") -> bool:
    """Begins with a capital or a quotation mark, ends as it should, nothing left to fill in."""
    return (
        text == text.strip()
        and not re.search(r"[{}]|  \w| ,| \.|[Ee]l jugador \d|None|-1", text)
        and (text[0].isupper() or text[0].isdigit() or text[0] in "“«")
        and text.endswith(end)
    )


# --- events -------------------------------------------------------------------------------------


def some_event(s: State, kind: int) -> Event:
    """An event of this kind with plausible fields."""
    one, two = s.zone(0, Zone.HAND)[0], s.zone(1, Zone.HAND)[0]
    amount = {Kind.GAME_OVER: Reason.LORE, Kind.PLAYER_OUT: Reason.CONCESSION, Kind.MOVED: two}
    return Event(kind, 0, one, two, amount.get(kind, 2), s.zone(0, Zone.HAND)[1], 0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", range(KIND_COUNT), ids=KIND_NAMES)
def test_every_kind_of_event_has_a_sentence(kind: int, lang: str) -> None:
    game, _ = new_game(1)
    assert kind in LINES or kind in SEVERAL
    text = sentence(game.state, some_event(game.state, kind), lang)
    if kind in BOOKKEEPING:
        assert text == ""
    else:
        assert well_formed(text), text


@pytest.mark.compiled_only
def test_every_event_of_random_games_has_a_sentence_or_is_an_echo() -> None:
    said: set[int] = set()
    for game, events in play(range(12)):
        s = game.state
        for e in events:
            for lang in LANGUAGES:
                for seat in (None, 0):
                    text = sentence(s, e, lang, seat)
                    before = s.log[: s.log.index(e)] if e in s.log else []
                    assert bool(text) != is_echo(e, before), e
                    assert not text or well_formed(text), text
            said.add(e.kind)
    assert len(said) > 40


def test_a_seat_is_not_told_what_another_seat_draws() -> None:
    drawn = 0
    for game, events in play(range(3), 60):
        s = game.state
        for e in events:
            if e.kind == Kind.DREW and e.card >= 0:
                drawn += 1
                name = s.program(s.cards[e.card]).full_name
                for seat in range(len(s.players)):
                    assert (name in sentence(s, e, "en", seat)) == (seat == e.player)
                    assert (name in sentence(s, e, "es", seat)) == (seat == e.player)
    assert drawn > 20


def test_drawing_in_both_languages() -> None:
    game, _ = new_game(1)
    s = game.state
    card = s.zone(1, Zone.HAND)[0]
    name = s.program(s.cards[card]).full_name
    drew = Event(Kind.DREW, 1, card, inc=s.cards[card].inc)
    assert sentence(s, drew, "en", 1) == f"Player 2 draws {name}."
    assert sentence(s, drew, "en", 0) == "Player 2 draws a card."
    assert sentence(s, drew, "es", 0) == "Jugador 2 roba una carta."
    assert sentence(s, drew, "en", 0, clause=True) == "Player 2 draws a card. [1.12.1]"


def test_the_cause_is_named_when_it_is_another_card() -> None:
    game, _ = new_game(1)
    s = game.state
    one, two = s.zone(0, Zone.HAND)[:2]
    a, b = (s.program(s.cards[i]).full_name for i in (one, two))
    by_other = Event(Kind.EXERTED, 0, one, source=two)
    by_itself = Event(Kind.EXERTED, 0, one, source=one)
    assert sentence(s, by_other) == f"{a} is exerted because of {b}."
    assert sentence(s, by_other, "es") == f"Se agota {a} por {b}."
    assert sentence(s, by_itself) == f"{a} is exerted."


@pytest.mark.clause("1.8.1.4")
def test_what_a_banish_says_of_the_discard_is_an_echo() -> None:
    game, _ = new_game(1)
    card = game.state.zone(0, Zone.HAND)[0]
    banished = Event(Kind.BANISHED, 0, card, inc=1)
    put = Event(Kind.PUT_IN_DISCARD, 0, card, inc=2)
    assert len(sentences(game.state, [banished, put])) == 1
    assert len(sentences(game.state, [put])) == 1


def test_an_unknown_language_is_an_error() -> None:
    game, _ = new_game(1)
    with pytest.raises(ValueError, match="no language 'fr'"):
        sentence(game.state, Event(Kind.SHUFFLED, 0), "fr")
    with pytest.raises(ValueError, match="no language 'fr'"):
        prompt(game.state, "fr")


# --- prompts and labels -------------------------------------------------------------------------


def test_every_kind_of_decision_and_answer_has_words() -> None:
    assert sorted(QUESTIONS) == list(range(len(ASK_NAMES)))
    assert sorted(LABELS) == list(range(len(ACT_NAMES)))


@pytest.mark.compiled_only
def test_prompts_and_labels_in_random_games() -> None:
    asked: set[int] = set()
    for game, _ in play(range(20, 46)):
        s, d = game.state, game.decision
        if d is None:
            continue
        asked.add(d.ask)
        for lang in LANGUAGES:
            text = prompt(s, lang)
            assert text[-1] in ".”»" and not re.search(r"[{}]|None", text), text
            assert text.startswith(
                f"Player {d.player + 1}: " if lang == "en" else f"Jugador {d.player + 1}: "
            )
            for option in game.options:
                said = label(s, option, lang)
                assert said and not re.search(r"[{}]|None", said), said
    assert asked > {Ask.ALTER_HAND, Ask.TURN_ACTION, Ask.CHOOSE, Ask.MAY, Ask.BAG}


def test_other_seats_learn_only_who_decides_and_what_kind() -> None:
    for game, _ in play(range(40, 43), 80):
        d = game.decision
        if d is None:
            continue
        for seat in range(len(game.state.players)):
            text = prompt(game.state, "en", seat)
            if seat != d.player:
                assert re.fullmatch(rf"Player {d.player + 1} is deciding [a-z ]+\.", text)


def test_labels_of_turn_actions() -> None:
    found: dict[int, tuple[str, str]] = {}
    for game, _ in play(range(50, 60)):
        s = game.state
        for option in game.options:
            if option.act in found or (game.decision and game.decision.ask != Ask.TURN_ACTION):
                continue
            if option.a >= 0:
                name = s.program(s.cards[option.a]).full_name
                en, es = label(s, option), label(s, option, "es")
                found[option.act] = (en.replace(name, "X"), es.replace(name, "X"))
            else:
                found[option.act] = (label(s, option), label(s, option, "es"))
    assert found[Act.QUEST][0].startswith("Quest with X")
    assert found[Act.QUEST][1].startswith("Ir de aventura con X")
    assert found[Act.INK] == ("Ink X", "Poner X en el pozo de tinta")
    assert found[Act.END] == ("End your turn", "Terminar turno")
    assert found[Act.CHALLENGE][1].startswith("Desafiar a ")
    assert re.match(r"Play X \(\d+ ink\)|Play X ", found[Act.PLAY][0])


def test_the_prompt_of_an_ability_names_card_and_ability_and_quotes_it() -> None:
    for game, _ in play(range(60, 70)):
        d = game.decision
        if d is not None and d.ask == Ask.CHOOSE and d.ability >= 0:
            program = game.state.programs[d.index]
            text = prompt(game.state)
            assert program.abilities[d.ability].name in text
            assert "“" in text
            return
    pytest.fail("no game asked for a choice")


def test_what_each_player_may_do_is_asked_as_theirs() -> None:
    for rules in ("2.1", "2.3"):
        game = Scene.parse(
            f"rules: {rules}\nseats:\n  1: {{ink: 5, hand: [The Return of Hercules, Smash, "
            "HeiHei - Boat Snack]}\n  2: {hand: [HeiHei - Boat Snack]}\n"
        ).game()
        game.push("play The Return of Hercules")
        assert "from your hand" in prompt(game.state, "en").split("“")[0]
        assert "de tu mano" in prompt(game.state, "es").split("«")[0]


def test_when_the_game_is_over_nothing_is_asked() -> None:
    game, _ = new_game(1)
    game.concede(0)
    assert prompt(game.state) == "The game is over."
    assert prompt(game.state, "es") == "La partida ha terminado."
