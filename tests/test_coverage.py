"""Coverage: what is known of every card, kept in a file whose numbers only rise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tintero import default_pool
from tintero.ability import effects as e
from tintero.ability.abilities import DeckRule, Has, Script, Static
from tintero.ability.statics import Modify
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.cli.shell.main import app
from tintero.game import programs_of
from tintero.vocab import CardType, Keyword, Stat
from tintero_proof import coverage as subject
from tintero_proof.cells import CellTable, table
from tintero_proof.coverage import (
    Data,
    Lower,
    constructors,
    coverage,
    digest,
    find_scenes,
    find_smoke,
    keep,
)
from tintero_proof.runs import RunRecorder, places_of, play
from tintero_proof.unhappy import CELLS

DRAWER = CardFacts("Drawer", "", CardType.ACTION, 1, True, (0,), set=1,
                   abilities=(Script(e.Draw(2)),))  # fmt: skip
FIGHTER = CardFacts("Fighter", "", CardType.CHARACTER, 1, True, (0,), 1, 3, 1, set=2,
                    abilities=(Has(Keyword.WARD), Static((Modify(Stat.LORE, 1),))))  # fmt: skip
PLAIN = CardFacts("Plain", "", CardType.CHARACTER, 1, True, (0,), 1, 3, 1, set=2)
CROWD = CardFacts("Crowd", "", CardType.CHARACTER, 1, True, (0,), 1, 3, 1, set=2,
                  abilities=(DeckRule(copies=99),))  # fmt: skip
SMALL = Pool([DRAWER, FIGHTER, PLAIN, CROWD])


def known() -> Data:
    data = Data(smoke=find_smoke(SMALL), played=[card.full_name for card in SMALL])
    data.scenes = {"Script": 1, "Draw": 2, "You": 2}
    data.runs = {card.full_name: [digest(a) for a in card.abilities] for card in SMALL}
    return data


# --- what counts ----------------------------------------------------------------------------------


def test_numbers_by_set_and_in_all() -> None:
    found = coverage(SMALL, known())
    assert {name: counts.cards for name, counts in found.sets.items()} == {"1": 1, "2": 3}
    assert (found.all.cards, found.all.parses, found.all.runs) == (4, 4, 4)
    # Ward and Modify have no scene here, so that Fighter is not tested; what is tested otherwise
    # are a card whose constructors all have scenes, and cards that do nothing in a game.
    assert found.all.missing["tested"] == ["Fighter"]
    assert (found.all.smoked, found.all.abilities) == (3, 3)


def test_a_card_runs_when_it_was_played_and_all_its_abilities_ran() -> None:
    data = known()
    data.runs["Fighter"] = data.runs["Fighter"][:1]
    data.played.remove("Plain")
    assert set(coverage(SMALL, data).all.missing["runs"]) == {"Fighter", "Plain"}


def test_a_changed_ability_is_no_longer_known() -> None:
    changed = CardFacts("Drawer", "", CardType.ACTION, 1, True, (0,), set=1,
                        abilities=(Script(e.Draw(3)),))  # fmt: skip
    found = coverage(Pool([changed, PLAIN]), known())
    assert found.all.missing["tested"] == found.all.missing["runs"] == ["Drawer"]


def test_an_unread_part_of_the_text_does_not_parse() -> None:
    half = CardFacts("Half", "", CardType.ACTION, 1, True, (0,), unparsed=(("", "words"),))
    assert coverage(Pool([half]), Data()).all.missing["parses"] == ["Half"]


# --- the ratchet ----------------------------------------------------------------------------------


def test_numbers_may_only_rise(tmp_path: Path) -> None:
    path = tmp_path / "coverage.json"
    keep(SMALL, known(), path)
    keep(SMALL, known(), path)
    less = known()
    del less.smoke["Drawer"]
    with pytest.raises(Lower, match="smoked"):
        keep(SMALL, less, path)
    assert Data.load(path).numbers["smoked"] == 3


def test_open_cells_may_only_become_fewer(tmp_path: Path) -> None:
    path = tmp_path / "coverage.json"
    more = known()
    more.cells = {"Draw": ["declined", "empty"]}
    keep(SMALL, more, path)
    with pytest.raises(Lower, match="open cells"):
        keep(SMALL, known(), path)


def left_open(found: CellTable) -> list[tuple[str, str]]:
    return [(name, cell) for name, cells in found.open.items() for cell in cells]


@pytest.mark.pure_only
def test_the_committed_cells_hold() -> None:
    """Every constructor has one of the three for every cell, and no reason is false."""
    data = Data.load()
    found = table(default_pool(), data.cells)
    used = {name for card in default_pool() for name in constructors(card.abilities)}
    assert set(found.shown) == used
    for name in used:
        parts = [*found.shown[name], *found.never[name], *found.open[name]]
        assert sorted(parts) == sorted(CELLS), name
    assert not found.false
    assert left_open(found) == [], "write a scene, or the reason why it can't happen"
    assert data.open == 0


@pytest.mark.pure_only
def test_the_committed_numbers_hold() -> None:
    data = Data.load()
    found = coverage(default_pool(), data).numbers
    lower = {n: (found[n], before) for n, before in data.numbers.items() if found[n] < before}
    assert not lower, f"now, committed: {lower}"


@pytest.mark.compiled_only
def test_the_committed_scenes_are_those_of_the_checkout() -> None:
    data = Data.load()
    found, cells = find_scenes(default_pool(), Path(__file__).parent / "scenes")
    gone = {name for name, n in data.scenes.items() if n and name not in found}
    assert not gone, "python -m tintero_proof.coverage"
    used = {name for card in default_pool() for name in constructors(card.abilities)}
    few = {name: found.get(name, 0) for name in used if found.get(name, 0) < 2}
    assert not few, "every constructor is carried out in two scenes at least"
    fresh = table(default_pool(), cells)
    assert not fresh.false, "a scene shows what has a reason why it can't happen"
    assert left_open(fresh) == []
    lost = {name: set(known) - set(cells.get(name, ())) for name, known in data.cells.items()}
    assert not any(lost.values()), f"no scene shows any more: {lost}"


@pytest.mark.pure_only
def test_every_constructor_was_carried_out_often() -> None:
    data = Data.load()
    used = {name for card in default_pool() for name in constructors(card.abilities)}
    per_million = {name: data.resolved.get(name, 0) * 1e6 / data.decisions for name in used}
    assert data.decisions >= 1_000_000
    assert not {name: n for name, n in per_million.items() if n < subject.LEAST}


# --- runs -----------------------------------------------------------------------------------------


def test_parts_of_a_program_belong_to_printed_abilities() -> None:
    pool = default_pool()
    for program, card in zip(programs_of(pool), pool):
        places = places_of(program)
        assert all(-1 <= i < len(card.abilities) for i in places.abilities + places.statics)
        script = [i for i, a in enumerate(card.abilities) if isinstance(a, Script)]
        if script:
            assert places.abilities[program.script] == script[0], card.full_name
        for i in program.in_play:
            assert places.statics[i] >= 0, card.full_name


@pytest.mark.compiled_only
def test_games_note_what_ran() -> None:
    pool = default_pool()
    one, two = (RunRecorder(pool, programs_of(pool)) for _ in range(2))
    for recorder in (one, two):
        play(recorder, pool, 2, 3)
    assert one.ran == two.ran and one.decisions == two.decisions > 100
    assert len(one.played) > 20 and len(one.ran) > 15
    assert one.nodes["Script"] > 0 or one.nodes["Triggered"] > 0
    for index, ability in one.ran:
        assert ability < len(pool.at(index).abilities)
    fresh = RunRecorder(pool, programs_of(pool))
    assert not fresh.ran and all(fresh.wanted(i) for i in range(len(pool)))


# --- the command ----------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_the_command_prints_numbers_and_lists() -> None:
    result = CliRunner().invoke(app, ["cards", "coverage", "--json"])
    assert result.exit_code == 0, result.output
    plain = json.loads(result.output)
    assert plain["all"]["cards"] == len(default_pool())
    assert sum(counts["cards"] for counts in plain["sets"].values()) == plain["all"]["cards"]
    assert set(plain["all"]["missing"]) == {"parses", "runs", "tested"}
    assert plain["constructors"]["Draw"]["cards"] > 10
    cells = plain["cells"]
    assert cells["open"] == sum(map(len, cells["missing"].values())) == 0
    counted = cells["shown"] + cells["never"] + cells["open"]
    assert counted == len(CELLS) * len(plain["constructors"])


@pytest.mark.pure_only
@pytest.mark.parametrize(("lang", "word"), [("en", "tested"), ("es", "probadas")])
def test_the_command_speaks_both_languages(lang: str, word: str) -> None:
    result = CliRunner().invoke(app, ["cards", "coverage", "--lang", lang])
    assert result.exit_code == 0, result.output
    assert word in result.output


@pytest.mark.compiled_only
def test_the_command_plays_and_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "coverage.json"
    data = Data()
    monkeypatch.setattr(subject.Data, "load", classmethod(lambda cls, p=path: data))
    monkeypatch.setattr(subject.Data, "save", lambda self, p=path: None)
    result = CliRunner().invoke(app, ["cards", "coverage", "--run", "1", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["decisions"] > 0
    assert data.played and data.resolved
