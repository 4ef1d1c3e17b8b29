"""`tintero sim`: the table, JSON, CSV, plots, and what it refuses."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from tintero import records
from tintero.cli.shell.main import app
from tintero.cli.sim.show import lines_of
from tintero.sim import matchups

pytestmark = pytest.mark.pure_only

RUN = CliRunner()
QUICK = ["sim", "amber-steel", "emerald-sapphire", "-n", "12", "--bot", "random", "--workers", "1"]


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is told of after a few games already, so that a dozen show it all."""
    monkeypatch.setattr(matchups, "LEAST_SEEN", 3)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Pairing", "95 % interval", "On the play", "How games end: lore 100.0 %"]),
        ("es", ["Cruce", "Intervalo 95 %", "Empezando", "Cómo acaban: leyenda 100,0 %"]),
    ],
)
def test_the_table(lang: str, words: list[str]) -> None:
    result = RUN.invoke(app, [*QUICK, "--lang", lang])
    assert result.exit_code == 0, result.output
    for text in [*words, "amber-steel – emerald-sapphire"]:
        assert text in result.stdout
    assert max(map(cell_len, result.stdout.splitlines())) <= 100


def test_long_names_are_not_cut() -> None:
    name = "a deck whose name is as long as people sometimes make them – another one like that"
    lines = lines_of([["Pairing", "Wins", "95 % interval"], [name, "50.0 %", "40.0 – 60.0"]])
    assert name in lines
    assert lines_of([["Pairing", "Wins"], ["a – b", "50.0 %"]]) == [
        "Pairing    Wins",
        "a – b    50.0 %",
    ]


def test_json_and_csv_say_the_same(tmp_path: Path) -> None:
    table = tmp_path / "sim.csv"
    result = RUN.invoke(app, [*QUICK, "--json", "--csv", str(table), "--seed", "3"])
    assert result.exit_code == 0, result.output
    plain = json.loads(result.stdout)
    assert (plain["bot"], plain["seed"], plain["rules"]) == ("random", 3, "2.3")
    pair = plain["pairs"][0]
    assert pair["games"] == 12
    assert pair["low"] < pair["share"] < pair["high"]
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    first = rows[0]
    assert (first["deck"], first["against"], first["what"]) == (
        "amber-steel", "emerald-sapphire", "all",
    )  # fmt: skip
    assert float(first["share"]) == pair["share"]
    for side, other in zip(pair["sides"], pair["sides"][::-1], strict=True):
        for what in ("opening", "drawn"):
            told = {
                row["card"]: float(row["share"])
                for row in rows
                if (row["deck"], row["against"]) == (side["deck"], other["deck"])
                and row["what"] == what
            }
            assert told == {name: rate["share"] for name, rate in side[what].items()}
            assert told


def test_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    png, svg, again = (tmp_path / name for name in ("a.png", "a.svg", "b.svg"))
    args = ["--plot", str(png), "--plot", str(svg), "--plot", str(again), "--lang", "es"]
    decks = ["sim", "amber-steel", "ruby-amethyst", "emerald-ruby", "-n", "2", "--bot", "random"]
    result = RUN.invoke(app, [*decks, "--workers", "1", *args])
    assert result.exit_code == 0, result.output
    assert png.read_bytes().startswith(b"\x89PNG")
    assert svg.read_bytes() == again.read_bytes()
    words = " ".join(ElementTree.parse(svg).getroot().itertext())
    for text in ("amber-steel – ruby-amethyst", "Fila contra columna", "leyenda"):
        assert text in words


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["amber-steel"], "Give two decks or more."),
        (["amber-steel", "no-such-deck"], "no-such-deck"),
        (["amber-steel", "ruby-amethyst", "--bot", "genius"], "There is no bot “genius”"),
        (["amber-steel", "ruby-amethyst", "--rules", "1.0"], "There are no rules “1.0”"),
        (["amber-steel", "ruby-amethyst", "--until", "lots"], "“lots” is no share"),
        (["amber-steel", "ruby-amethyst", "--until", "60%"], "“60%” is no share"),
        (["amber-steel", "ruby-amethyst", "--plot", "x.pdf"], "a plot is a .png or .svg file"),
        (["amber-steel", "ruby-amethyst", "--csv", "/no/where/x.csv"], "no such folder"),
    ],
)
def test_what_can_not_be_used(args: list[str], said: str) -> None:
    result = RUN.invoke(app, ["sim", *args, "--lang", "en"])
    assert result.exit_code == 2
    assert said in result.output


def test_without_matplotlib_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tintero.cli.sim.command.find_spec", lambda name: None)
    result = RUN.invoke(app, [*QUICK, "--plot", str(tmp_path / "x.png"), "--lang", "en"])
    assert result.exit_code == 2
    assert "pip install tintero[plots]" in result.output


def test_cards_that_are_not_fully_supported_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*args: object) -> None:
        raise matchups.CardsNotReady(["Odd Card - Unread"])

    monkeypatch.setattr(matchups, "simulate", stop)
    result = RUN.invoke(app, [*QUICK, "--lang", "en"])
    assert result.exit_code == 2
    assert "Odd Card - Unread" in result.output


def test_the_records_of_games_that_fail_are_kept(tmp_path: Path) -> None:
    """A bot that ends after twenty answers: the record has what was done until then."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for n, line in enumerate(sys.stdin):\n"
        "    if n == 20: sys.exit(5)\n"
        "    request = json.loads(line)\n"
        "    last = len(request.get('options', '.')) - 1\n"
        "    print(json.dumps({'id': request['id'], 'choose': last}), flush=True)\n",
        encoding="utf-8",
    )
    folder = tmp_path / "failed"
    args = [
        "sim",
        "amber-steel",
        "ruby-amethyst",
        "-n",
        "2",
        "--bot",
        f"exec:{sys.executable} {bot}",
    ]
    result = RUN.invoke(
        app, [*args, "--workers", "1", "--failed", str(folder), "--json", "--lang", "en"]
    )
    assert result.exit_code == 1
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        "amber-steel-ruby-amethyst-0.tintero",
        "amber-steel-ruby-amethyst-1.tintero",
    ]
    assert f"Its record: {files[0]}" in result.stderr
    failures = json.loads(result.stdout)["pairs"][0]["failures"]
    assert [failure["game"] for failure in failures] == [0, 1]
    for file, failure in zip(files, failures, strict=True):
        assert "has ended with exit code 5" in failure["error"]
        assert file.read_text(encoding="utf-8") == failure["record"]
        replay = records.Replay(records.read(failure["record"]))
        replay.to_end()
        assert len(replay) >= 19 and replay.game.decision is not None


def test_games_that_fail_are_told() -> None:
    args = ["sim", "amber-steel", "ruby-amethyst", "-n", "6", "--bot", "exec:false"]
    result = RUN.invoke(app, [*args, "--workers", "1", "--lang", "en"])
    assert result.exit_code == 1
    assert "A game failed: BotFailed: false has ended with exit code 1" in result.output
    assert "… and 3 more." in result.output
