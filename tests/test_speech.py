"""What views say as messages: names of people, parts that can be linked, languages by folder."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tintero.events import Event, Kind
from tintero.game import Game, IllegalAction
from tintero.messages import Message, parts, say
from tintero.messages.catalogue import FOLDER
from tintero.rules import hands
from tintero.scene import Scene
from tintero.state.objects import Option
from tintero.views import Handles, labels, log, prompts
from tintero.views.labels import label
from tintero.views.log_words import LINES
from tintero.views.prompts import prompt
from tintero.views.whynot_words import REASONS
from tintero.vocab import Act, Zone
from toy_language import forget

PEOPLE = ("Ana", "Bea")
FIGHT = """
seats:
  1: {ink: 3, play: [Stitch - New Dog, Simba - Protective Cub], hand: [Smash, HeiHei - Boat Snack]}
  2: {play: [Namaari - Resolute Daughter: {exerted: true}, Simba - Protective Cub],
      hand: [Smash]}
"""


def game(scene: str = FIGHT) -> Game:
    return Scene.parse(scene).game()


# --- names of people ------------------------------------------------------------------------------


def test_a_line_of_the_log_names_people() -> None:
    s = game().state
    drew = Event(Kind.DREW, 1, s.zone(1, Zone.HAND)[0])
    assert log.sentence(s, drew, "en", 0, people=PEOPLE) == "Bea draws a card."
    assert log.sentence(s, drew, "es", 0, people=PEOPLE) == "Bea roba una carta."
    assert log.sentence(s, drew, "es", 0) == "Jugador 2 roba una carta."
    ends = Event(Kind.TURN_END, 1)
    assert log.sentences(s, [ends], "en", 0, people=PEOPLE) == ["Bea's turn ends."]
    assert log.told(s, [ends], "es", 0, people=PEOPLE) == [(ends, "Fin del turno de Bea.")]


def test_a_name_stays_as_it_is_written() -> None:
    s = game().state
    assert log.sentence(s, Event(Kind.SHUFFLED, 0), people=("ana maría",)) == (
        "ana maría shuffles their deck."
    )


def test_a_prompt_names_people() -> None:
    s = game().state
    asked = "take a turn action or end your turn."
    assert prompt(s, "en", 0, PEOPLE) == f"Ana: {asked}"
    assert prompt(s, "es", 0, PEOPLE) == "Ana: haz una acción de turno o termínalo."
    assert prompt(s, "en", 1, PEOPLE) == "Ana is deciding which turn action to take."
    assert prompt(s, "es", 1, PEOPLE) == "Ana decide qué acción de turno hace."
    assert prompt(s, "es", 1, ("", "Bea")).startswith("Jugador 1 decide")


def test_a_label_names_people() -> None:
    played = game()
    (simba,) = [i for i in played.state.in_play(1) if "Simba" in name(played, i)]
    (mine,) = [i for i in played.state.in_play(0) if "Stitch" in name(played, i)]
    fight = Option(Act.CHALLENGE, mine, simba)
    en = label(played.state, fight, "en", 0, PEOPLE)
    assert en == "Challenge Simba - Protective Cub (Bea, ready) with Stitch - New Dog"
    es = label(played.state, fight, "es", 0, PEOPLE)
    assert es == "Desafiar a Simba - Protective Cub (Bea, preparado) con Stitch - New Dog"
    who = Option(Act.PLAYER, 1)
    assert [label(played.state, who, lang, 0, PEOPLE) for lang in ("en", "es")] == ["Bea", "Bea"]
    assert label(played.state, who, "es", 0) == "Jugador 2"


def test_a_reason_names_people() -> None:
    played = game()
    (other,) = [i for i in played.state.in_play(1) if "Simba" in name(played, i)]
    why = played.why_not(Option(Act.QUEST, other), 0)
    assert why is not None
    theirs = "Simba - Protective Cub is not yours; it belongs to Bea."
    assert why.sentence("en", PEOPLE) == theirs
    assert why.sentence("es", PEOPLE) == (
        "Simba - Protective Cub no es tuyo: pertenece a Bea."
    )  # fmt: skip
    assert why.sentence("es").endswith("pertenece a Jugador 2.")
    assert say(why.message, "en", PEOPLE) == theirs


def test_a_condition_of_another_players_card_names_them() -> None:
    """ "you" of a card of Bea's is Bea."""
    played = game(
        "seats:\n  1: {ink: 5, hand: [Smash, Break]}\n"
        "  2: {play: [Tiana - Celebrating Princess: {exerted: true}]}\n"
    )
    why = played.why_not("play Smash")
    assert why is not None
    assert "and Bea has no cards in their hand" in why.sentence("en", PEOPLE)
    assert "y Bea no tiene cartas en su mano" in why.sentence("es", PEOPLE)
    assert "y Bea no tiene cartas en su mano" in IllegalAction(why).said("es", PEOPLE)


def name(played: Game, card: int) -> str:
    return played.state.program(played.state.cards[card]).full_name


# --- parts ----------------------------------------------------------------------------------------


def test_a_line_is_parts_with_references() -> None:
    s = game().state
    (stitch, *_) = s.in_play(0)
    handles = Handles()
    handle = handles.now(s, s.cards[stitch], 0)
    inc, spot = s.cards[stitch].inc, hands.spot(s, s.cards[stitch])
    quested = Event(Kind.QUESTED, 0, stitch, clause="4.5.2", inc=inc, spot=spot)
    found = log.in_parts(s, quested, "es", 0, clause=True, people=PEOPLE, handles=handles)
    assert [(part.kind, part.text, part.ref) for part in found] == [
        ("player", "Ana", "0"),
        ("text", " va de aventura con ", ""),
        ("card", s.program(s.cards[stitch]).full_name, handle),
        ("text", ". [", ""),
        ("clause", "4.5.2", "4.5.2"),
        ("text", "]", ""),
    ]


def test_what_a_seat_may_not_know_has_no_reference() -> None:
    s = game().state
    drew = Event(Kind.DREW, 1, s.zone(1, Zone.HAND)[0])
    for part in log.in_parts(s, drew, "en", 0):
        assert part.kind in ("player", "text")


def test_silent_events_have_no_message() -> None:
    s = game().state
    checked = Event(Kind.CHECKED, 0)
    assert log.message(s, checked) is None
    assert log.in_parts(s, checked) == []
    assert log.messages(s, [checked, Event(Kind.SHUFFLED, 0)])[0][0].kind == Kind.SHUFFLED


def test_the_text_of_an_ability_is_a_part_in_the_language_asked_for() -> None:
    played = game()
    played.push("play Smash")
    made = prompts.message(played.state, 0)
    (en,), (es,) = (texts(made, lang) for lang in ("en", "es"))
    assert "damage" in en and "daño" in es


def texts(made: Message, lang: str) -> list[str]:
    return [part.text for part in parts(made, lang) if part.kind == "ability"]


# --- languages ------------------------------------------------------------------------------------


def test_another_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "prompt.ftl").write_text(
        "prompt-quoting = { $player } ? { $text }\nprompt-asked = { $player } ?\n", "utf-8"
    )
    (tmp_path / "xx" / "log.ftl").write_text("log-shuffled = <{ $player }>\n", "utf-8")
    monkeypatch.setenv("TINTERO_LOCALES", str(tmp_path))
    forget()
    try:
        played = game()
        assert prompt(played.state, "xx", 0, PEOPLE) == "Ana ?"
        assert log.sentence(played.state, Event(Kind.SHUFFLED, 0), "xx", people=PEOPLE) == "<Ana>."
        played.push("play Smash")
        # Nobody puts abilities into words in it: English.
        assert prompt(played.state, "xx", 0, PEOPLE).startswith("Ana ? Deal 3 damage")
    finally:
        forget()


# --- what the tables give -------------------------------------------------------------------------


class Args(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def wanted() -> dict[str, set[str]]:
    """The arguments of every message, in any of the languages."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.glob("*/*.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                args = Args()
                args.visit(entry)
                found.setdefault(entry.id.name, set()).update(args.found)
    return found


def rows() -> Iterator[tuple[str, str]]:
    tables: Iterable[Iterable[tuple[str, ...]]] = (
        LINES.values(),
        REASONS.values(),
        prompts.QUESTIONS.values(),
        prompts.OWN_WORDS.values(),
    )
    for table in tables:
        for row in table:
            yield row[0], row[1]


def test_the_tables_give_what_the_messages_speak_of() -> None:
    args = wanted()
    for id, fields in rows():
        assert set(fields.split()) == args[id], id


def test_every_label_has_words_around_it_in_every_language() -> None:
    assert labels.around(Act.CHALLENGE, "en") == ("Challenge ", "")
    assert labels.around(Act.INK, "es") == ("Poner ", " en el pozo de tinta")
    assert labels.around(Act.END, "es") == ("", "")


# --- speed ----------------------------------------------------------------------------------------


def test_a_game_of_bots_says_nothing() -> None:
    """No catalogue is read where nobody reads: words cost more than the rules do."""
    program = (
        "import sys\n"
        "from tintero import Game, default_pool\n"
        "from tintero.views import view_of\n"
        "names = [card.full_name for card in default_pool()][:30]\n"
        "game = Game.new([names * 2] * 2, seed=1)\n"
        "for _ in range(60):\n"
        "    if game.outcome is None:\n"
        "        game.push(game.options[-1])\n"
        "        view_of(game.state, 0)\n"
        "        game.why_not(game.options[0], 1) if game.outcome is None else None\n"
        "assert 'fluent.syntax' not in sys.modules\n"
        "assert 'babel' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)
