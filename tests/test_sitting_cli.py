"""Several games at one table, through the front door: series, rematches, names, finished games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from typer.testing import CliRunner, Result

from test_port import a_sitting
from tintero.cli.play.session import PlaySession
from tintero.cli.shell.main import app
from tintero.cli.shell.terminal import table_console
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.tui.app import TableApp
from tui_table import DECKS, run, words
from tui_table import kept as a_game
from tui_table import state_folder as _own_folder  # noqa: F401


def play(*lines: str, options: tuple[str, ...] = (), lang: str = "en") -> Result:
    typed = "".join(f"{line}\n" for line in lines)
    command = ["play", "--seed", "3", *options, "--lang", lang]
    return CliRunner().invoke(app, command, input=typed, env={"COLUMNS": "100"})


# --- line by line ---------------------------------------------------------------------------------


def test_a_series_between_two_people() -> None:
    names = ("--hot-seat", "--names", "Ana, Bea", "--best-of", "3")
    result = play("keep", "keep", "concede", "perhaps", "no", "concede", options=names)
    text = result.stdout
    assert result.exit_code == 0
    assert "Ana wins: concession (CR 2.3.3.4)." in text  # Bea began, and conceded
    assert "Best of 3: Ana 1, Bea 0." in text
    asked = "Bea, you lost: do you begin the next game? (CR 2.1.3.2)"
    assert text.count(asked) == 2  # "perhaps" is no answer
    second = text.partition("> no\n")[2]
    assert "\nAna: choose cards of your starting hand" in second
    assert "Best of 3: Ana 1, Bea 1." in second
    assert "Ana, you lost" in second and second.rstrip().endswith("Goodbye.")


def test_a_series_against_a_bot_in_spanish() -> None:
    options = ("--best-of", "3", "--name", "Ana")
    result = play("rendirse", "sí", "rendirse", "salir", options=options, lang="es")
    text = result.stdout
    assert "Al mejor de 3: Ana 0, Bot voraz 1." in text
    assert "Ana, has perdido: ¿empiezas la próxima partida? (CR 2.1.3.2)" in text
    assert "Bot voraz gana la serie: Ana 0, Bot voraz 2." in text
    assert result.exit_code == 0


def test_a_rematch_is_a_new_game_with_the_same_decks() -> None:
    text = play("rematch", "concede", "rematch", "quit").stdout
    assert "A rematch is for after the game." in text
    first, _, second = text.partition("> rematch\n")[2].partition("> rematch\n")
    assert "Greedy bot wins: concession" in first and "Seed 3" in first
    hands = [part.partition("Your hand")[2].partition("\n  ")[0] for part in (text, second)]
    assert hands[0] and hands[1] and hands[0] != hands[1]
    assert second.rstrip().endswith("Goodbye.")


def test_what_follows_a_game_in_a_pipe_does_not_hold_it_up() -> None:
    result = play("concede", "1", "1", "1")
    assert result.exit_code == 0
    assert result.stdout.count("> 1\n") == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--best-of", "2"), "--best-of takes an odd number of games, not 2."),
        (("--best-of", "0"), "--best-of takes an odd number of games, not 0."),
        (("--best-of", "3", "--resume", "x"), "--best-of is for a new series"),
        (("--names", "Ana,Bea"), "There are 2 names for 1 people."),
        (("--hot-seat", "--names", "Ana,ana"), "Two people can't both be called Ana."),
        (("--name", "greedy bot"), "what ends in “bot” is a bot"),
        (("--watch", "--name", "Ana"), "There are 1 names for 0 people."),
    ],
)
def test_what_the_command_line_cannot_use(options: tuple[str, ...], message: str) -> None:
    result = play(options=options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_finished_games_are_listed_and_opened(_own_folder: Path) -> None:  # noqa: F811
    def replay(*more: str) -> Result:
        return CliRunner().invoke(app, ["replay", *more, "--lang", "en"], input="")

    empty = replay()
    assert empty.exit_code == 0 and "No finished game is kept in" in empty.stdout
    for name in ("Ana", "Bea"):
        match = Match(a_game(), Plan(DECKS, {1: "random"}, called={0: name}), {})
        match.concede(1)
        match.keeper.close()
    rows = re.findall(r"^ +(\d)  .* · (.+ won)$", replay().stdout, re.MULTILINE)
    assert sorted(rows) in (
        [("1", "Ana won"), ("2", "Bea won")],
        [("1", "Bea won"), ("2", "Ana won")],
    )
    plain = json.loads(replay("--json").stdout)
    assert [each["result"] for each in plain] == ["player 1, concession, CR 2.3.3.4"] * 2
    for number, who in rows:
        assert who.replace(" won", " · amber-steel") in replay(number).stdout
    assert replay("last", "--check").exit_code == 0
    assert replay("3").exit_code == 2


def test_a_free_terminal_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a keyboard a slip does not end the sitting."""
    lines = iter(["concede", "rematchh", "rematch", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    sitting = a_sitting({1: "random"})
    session = PlaySession(sitting, table_console())
    session.live = True
    with pytest.raises(Exception) as left:
        session.run()
    assert type(left.value).__name__ == "Quit"
    assert next(lines, None) is None
    sitting.close()


# --- on the full screen ---------------------------------------------------------------------------


def run_sitting(sitting: object, play: object) -> TableApp:
    import asyncio

    from tintero.table.sitting import Sitting

    assert isinstance(sitting, Sitting) and callable(play)
    app = TableApp(sitting.match, pace=0, sitting=sitting)

    async def main() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(main())
    sitting.close()
    return app


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_rematch_on_the_full_screen(lang: str) -> None:
    sitting = a_sitting({1: "random"}, lang=lang)

    async def play(pilot: Pilot[str]) -> None:
        first = sitting.match
        await pilot.press("r")  # not while it is played
        assert sitting.match is first
        first.concede(0)
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await pilot.pause()
        buttons = [str(button.label) for button in pilot.app.screen.query("Button")]
        assert ("Rematch" if lang == "en" else "Revancha") in buttons
        await pilot.click("#more")
        await pilot.pause()
        assert sitting.match is not first and sitting.match.asked is not None
        table = pilot.app.table  # type: ignore[attr-defined]
        assert table.match is sitting.match
        assert table.options.places, "the new game can be played"
        before = sitting.match.version
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.match.version > before

    run_sitting(sitting, play)


def test_the_loser_decides_on_the_full_screen() -> None:
    sitting = a_sitting({1: "random"}, best_of=3)

    async def play(pilot: Pilot[str]) -> None:
        sitting.match.concede(0)
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await pilot.pause()
        assert "Best of 3: Player 1 0, Random bot 1." in words(pilot, "text")
        await pilot.press("enter")  # the next game
        await pilot.pause()
        assert "do you begin the next game" in str(pilot.app.screen.heading)  # type: ignore[attr-defined]
        await pilot.press("right", "enter")  # the other begins
        await pilot.pause()
        assert sitting.match.view(0).first == 1
        sitting.match.concede(1)
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await pilot.pause()
        await pilot.press("enter")  # a bot that lost begins: nobody is asked
        await pilot.pause()
        assert sitting.match.view(0).first == 1
        sitting.match.concede(0)
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await pilot.pause()
        assert "Random bot wins the series: Player 1 1, Random bot 2." in words(pilot, "text")

    run_sitting(sitting, play)


def test_without_a_sitting_there_is_no_rematch() -> None:
    match = Match(a_game(), Plan(DECKS, {}), {})

    async def play(pilot: Pilot[str]) -> None:
        match.concede(0)
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await pilot.pause()
        assert not pilot.app.screen.query("#more")

    run(match, play)


def test_an_answer_to_what_is_shown_no_more_is_refused() -> None:
    match = Match(a_game(), Plan(DECKS, {}), {})

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        match.answer(0)  # somebody else has answered meanwhile
        version = match.version
        table.choose(0)
        await pilot.pause()
        assert match.version == version
        assert any("look again" in note.message for note in pilot.app._notifications)
        table.choose(0)  # now it is the answer to what is shown
        await pilot.pause()
        assert match.version > version

    run(match, play)
