"""Errors are messages: they survive a pickle, speak every language, and quote what files hold."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from tintero import Deck
from tintero.bots import BotFailed
from tintero.cards.deck import DeckError, UnknownDeck
from tintero.cards.pool import AmbiguousCard, UnknownCard, default_pool
from tintero.messages import Message, Problem, message_of, say, with_near
from tintero.notation import AmbiguousAction, InvalidAction, in_notation
from tintero.notation.spoken import LINES, patterns
from tintero.reading import Unreadable
from tintero.records import RecordError
from tintero.records.notices import Notice
from tintero.rulebook import UnknownClause
from tintero.scene import Scene, SceneError, SceneFailed
from toy_language import forget

pytestmark = pytest.mark.pure_only

WRONG = Message("notation-nothing")


@pytest.mark.parametrize(
    "error",
    [
        UnknownCard("Simbo", ("Simba - Rightful Heir",)),
        AmbiguousCard("Simba", ("Simba - Rightful Heir", "Simba - Returned King")),
        UnknownDeck("x", ("amber-steel",)),
        UnknownClause("9.9", ("9.1",)),
        Unreadable("large", Message("file-too-much"), 3),
        InvalidAction(WRONG, ("quest",)),
        AmbiguousAction("x", ("quest Simba", "quest Nala")),
        SceneError(WRONG, "a.yaml", 4, ("seats",)),
        SceneFailed("a.yaml", 4, "", 1, "1: end", (WRONG,)),
        RecordError(7, Message("record-over", action="'end'")),
        BotFailed("no idea", "unavailable"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_out_of_another_process(error: Problem) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.said("es"), vars(again)) == (
        str(error),
        error.said("es"),
        vars(error),
    )


@pytest.mark.parametrize("kind", [RecordError, BotFailed, Notice])
def test_there_is_one_way_to_say_it(kind: type) -> None:
    """`said` of an error, `say` of the message of anything else."""
    assert not hasattr(kind, "sentence")


def test_what_may_have_been_meant_stands_behind_what_is_wrong() -> None:
    assert say(with_near(WRONG, [])) == "nothing was written"
    assert say(with_near(WRONG, ["a", "b"]), "es") == "no hay nada escrito; parecidas: a, b"


def test_an_error_of_somebody_else_is_quoted() -> None:
    assert say(message_of(ValueError("wrong")), "es") == "wrong"
    assert len(say(message_of(ValueError("x" * 10_000)))) < 3_000


def test_an_unknown_card_speaks_both_languages() -> None:
    with pytest.raises(UnknownCard) as caught:
        default_pool().one("Heihei - Boot Snack")
    assert str(caught.value) == ("unknown card 'Heihei - Boot Snack'; near: HeiHei - Boat Snack")
    assert caught.value.said("es").startswith("carta desconocida: 'Heihei - Boot Snack'; parecidas")


def test_a_deck_says_every_line_in_the_language_asked_for() -> None:
    with pytest.raises(DeckError) as caught:
        Deck.parse("4 Nobody At All\n0 Smash\n")
    assert str(caught.value).splitlines()[1] == "line 2: count: Smash (Smash)"
    assert caught.value.said("es").splitlines()[1] == "línea 2: cantidad: Smash (Smash)"


# --- another language is a folder -----------------------------------------------------------------


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "words.ftl").write_text(
        "words-quest = (qu/que) { $card }\n"
        "words-challenge = { $card } [ên] > { $other } | kontra { $other } kun { $card }\n",
        encoding="utf-8",
    )
    (folder / "scene.ftl").write_text("scene-unknown-key = <{ $key } / { $what }>\n", "utf-8")
    monkeypatch.setenv("TINTERO_LOCALES", str(tmp_path))
    forget()
    yield folder
    forget()


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("qu simba", "quest simba"),
        ("QUE Simba", "quest Simba"),
        ("simba > gaston", "challenge simba > gaston"),
        ("simba ên>gaston", "challenge simba > gaston"),
        ("simba en > gaston", "challenge simba > gaston"),
        ("kontra gaston kun simba", "challenge simba > gaston"),
        ("play simba", "play simba"),
        ("desafiar a gaston con simba", "challenge simba > gaston"),
    ],
)
def test_a_line_typed_in_any_language_is_understood(toy: Path, typed: str, line: str) -> None:
    assert in_notation(typed) == line


def test_a_line_is_read_in_one_language_if_that_is_asked_for(toy: Path) -> None:
    assert in_notation("fin", "xx") == "fin"
    assert in_notation("qu simba", "es") == "qu simba"


def test_an_error_speaks_the_third_language_as_far_as_it_has_words(toy: Path) -> None:
    with pytest.raises(SceneError) as caught:
        Scene.parse("seats: {1: {inck: 3}}", "a.yaml")
    assert caught.value.said("xx") == "a.yaml:1: <'inck' / a seat>; near: ink, inked"


def test_every_line_there_are_words_for_can_be_typed_in_spanish() -> None:
    assert len(patterns("es")) > len(LINES)
    for _, form in patterns("es"):
        assert form in {line for _, line in LINES}
