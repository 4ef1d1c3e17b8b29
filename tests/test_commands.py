"""The words people type: one table for a game, a replay and the laboratory."""

from __future__ import annotations

import pytest

from tintero.cli.judge.lab import Workbench
from tintero.cli.play.session import PlaySession
from tintero.cli.replay.session import ReplaySession
from tintero.messages import languages
from tintero.rulebook.sources import fold
from tintero.table.commands import (
    COMMANDS,
    LAB,
    PLAY,
    REPLAY,
    at,
    help_rows,
    understood,
    words_of,
)

CLIENTS = {PLAY: PlaySession, REPLAY: ReplaySession, LAB: Workbench}


@pytest.mark.parametrize("place", CLIENTS)
def test_every_command_is_obeyed(place: str) -> None:
    done = {name.removeprefix("do_") for name in dir(CLIENTS[place]) if name.startswith("do_")}
    assert done == {command.name for command in at(place)}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("place", CLIENTS)
def test_every_word_is_understood_and_means_one_thing(place: str, lang: str) -> None:
    seen: dict[str, str] = {}
    for command in at(place):
        for word in words_of(command.words, lang):
            assert seen.setdefault(fold(word), command.name) == command.name, word
            assert understood(word.upper(), lang, place) == (command.name, "")
            assert understood(f"{word}  SOMETHING  else", lang, place) == (
                command.name,
                "SOMETHING  else",
            )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("place", CLIENTS)
def test_the_help_is_made_of_the_table(place: str, lang: str) -> None:
    rows = help_rows(place, lang)
    for command in at(place):
        first = words_of(command.words, lang)[0]
        assert any(how == first or how.startswith(f"{first} ") for how, _ in rows), command.name
    assert all(how.strip() and help.strip() for how, help in rows)


def test_a_name_stands_once() -> None:
    names = [command.name for command in COMMANDS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("line", "lang", "place", "found"),
    [
        ("undo far", "en", PLAY, ("undo", "far")),
        ("Deshacer todo", "es", PLAY, ("undo", "todo")),
        ("undo far", "es", PLAY, ("undo", "far")),  # words of another language do, too
        ("por que jugar simba", "es", PLAY, ("why", "jugar simba")),
        ("porque", "es", REPLAY, ("why", "")),
        ("ir de aventura con simba", "es", PLAY, ("", "quest simba")),
        ("ir de aventura con simba", "en", PLAY, ("", "ir de aventura con simba")),
        ("quest simba", "es", PLAY, ("", "quest simba")),
        ("s", "es", REPLAY, ("next", "")),
        ("atras 3", "es", LAB, ("back", "3")),
        ("put 1 hand Smash", "en", PLAY, ("", "put 1 hand Smash")),  # of the laboratory alone
    ],
)
def test_a_line_is_a_command_or_notation(
    line: str, lang: str, place: str, found: tuple[str, str]
) -> None:
    assert understood(line, lang, place) == found
