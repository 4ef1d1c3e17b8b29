"""How much of every card is proven: parses, runs in play, is tested.

- *parses*: no part of its text is without an ability.
- *runs*: the card was played and each of its abilities was carried out in play (`runs`).
- *tested*: every constructor on it has behaviour scenes, and its own smoke test predicts and
  checks what each of its abilities does (`smoke`).
- *the unhappy side* (`cells`): of each constructor, what can go wrong for it in a scene.

What was found is kept in `coverage.json`, by card and by what its abilities say, so that a change
of an ability drops what was known of it. The numbers there may only rise, the open
cells only become fewer. ``python -m tintero_proof.coverage`` rewrites scenes and smoke tests;
``--run N`` plays N games more, with decks for what has not run yet; with ``--fresh`` they are the
only ones that count.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tintero import _build
from tintero.ability.abilities import DeckRule
from tintero.ability.base import Ability, Node
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.game import IllegalAction, programs_of
from tintero.judge.book import book
from tintero.scene import Scene, SceneFailed
from tintero_proof.cells import Cells, CellTable, table
from tintero_proof.finder import Finder
from tintero_proof.runs import RunRecorder, play
from tintero_proof.smoke import smoke_card
from tintero_proof.smoke.known import walk

DATA = Path(__file__).with_name("coverage.json")
SCENES = Path(__file__).parents[2] / "tests" / "scenes"
LEAST = 100  # times each constructor must be carried out in a million decisions

Known = dict[str, list[str]]  # by card: the digests of abilities


class Lower(ValueError):
    """A number of the committed coverage would fall, or that of the open cells rise."""


@cache
def digest(ability: Ability) -> str:
    """What an ability does, in a few letters."""
    return blake2b(spelled(ability).encode(), digest_size=4).hexdigest()


def spelled(value: object) -> str:
    """A node with what differs from its defaults, so that a new field changes nothing; wording is
    left out, as in comparing."""
    if isinstance(value, tuple):
        return f"({','.join(map(spelled, value))})"
    if not isinstance(value, Node):
        return repr(value)
    said = [
        f"{f.name}={spelled(getattr(value, f.name))}"
        for f in fields(value)  # type: ignore[arg-type]
        if f.compare and getattr(value, f.name) != f.default
    ]
    return f"{type(value).__name__}({','.join(said)})"


def constructors(abilities: Iterable[Ability]) -> set[str]:
    """The kinds of nodes on a card; deck rules do nothing in a game."""
    return {
        type(node).__name__
        for ability in abilities
        if not isinstance(ability, DeckRule)
        for node in walk(ability)
    }


@dataclass
class Data:
    """What `coverage.json` holds."""

    played: list[str] = field(default_factory=list)
    runs: Known = field(default_factory=dict)
    smoke: Known = field(default_factory=dict)
    scenes: dict[str, int] = field(default_factory=dict)  # constructor → scenes
    cells: Cells = field(default_factory=dict)  # constructor → what goes wrong for it in scenes
    open: int = -1  # cells that no scene shows and that could happen; -1: not counted
    resolved: dict[str, int] = field(default_factory=dict)  # constructor → times
    decisions: int = 0
    mutants: dict[str, float] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path = DATA) -> Data:
        if not path.is_file():
            return cls()
        return cls(**json.loads(path.read_text(encoding="utf-8")))

    def save(self, path: Path = DATA) -> None:
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        text = json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        path.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


@dataclass
class Counts:
    """Numbers for a set or for all, with the names of what is missing."""

    cards: int = 0
    parses: int = 0
    runs: int = 0
    tested: int = 0
    abilities: int = 0
    smoked: int = 0
    missing: dict[str, list[str]] = field(
        default_factory=lambda: {"parses": [], "runs": [], "tested": []}
    )

    def add(self, card: CardFacts, state: Mapping[str, bool], abilities: int, smoked: int) -> None:
        self.cards += 1
        self.abilities += abilities
        self.smoked += smoked
        for name, holds in state.items():
            if holds:
                setattr(self, name, getattr(self, name) + 1)
            else:
                self.missing[name].append(card.full_name)

    def plain(self, missing: bool = True) -> dict[str, Any]:
        names = ("cards", "parses", "runs", "tested", "abilities", "smoked")
        plain: dict[str, Any] = {name: getattr(self, name) for name in names}
        return plain | ({"missing": self.missing} if missing else {})


@dataclass
class Coverage:
    """The whole picture."""

    all: Counts
    sets: dict[str, Counts]
    constructors: dict[str, dict[str, int]]  # cards, scenes, resolved
    decisions: int
    mutants: dict[str, float]
    cells: CellTable

    def plain(self) -> dict[str, Any]:
        return {
            "all": self.all.plain(),
            "sets": {name: counts.plain() for name, counts in self.sets.items()},
            "constructors": self.constructors,
            "decisions": self.decisions,
            "mutants": self.mutants,
            "cells": {
                **self.cells.counts,
                "missing": {name: cells for name, cells in self.cells.open.items() if cells},
            },
        }

    @property
    def numbers(self) -> dict[str, int]:
        return {name: getattr(self.all, name) for name in ("parses", "runs", "tested", "smoked")}


def set_of(card: CardFacts) -> str:
    return str(card.set)


def coverage(pool: Pool | None = None, data: Data | None = None) -> Coverage:
    """The coverage of a pool by what is known."""
    pool = pool if pool is not None else default_pool()
    data = data if data is not None else Data.load()
    total = Counts()
    sets: dict[str, Counts] = {}
    kinds: dict[str, dict[str, int]] = {}
    played = set(data.played)
    for card in pool:
        names = constructors(card.abilities)
        for name in names:
            kinds.setdefault(name, {"cards": 0})["cards"] += 1
        said = [digest(a) for a in card.abilities if not isinstance(a, DeckRule)]
        smoked = sum(d in data.smoke.get(card.full_name, ()) for d in said)
        ran = set(data.runs.get(card.full_name, ()))
        state = {
            "parses": not card.unparsed,
            "runs": card.full_name in played and ran.issuperset(said),
            "tested": smoked == len(said) and all(data.scenes.get(name) for name in names),
        }
        for counts in (total, sets.setdefault(set_of(card), Counts())):
            counts.add(card, state, len(said), smoked)
    for name, numbers in kinds.items():
        numbers["scenes"] = data.scenes.get(name, 0)
        numbers["resolved"] = data.resolved.get(name, 0)
    ordered = dict(sorted(kinds.items()))
    return Coverage(total, sets, ordered, data.decisions, data.mutants, table(pool, data.cells))


# --- finding out ----------------------------------------------------------------------------------


def find_scenes(pool: Pool, folder: Path = SCENES) -> tuple[dict[str, int], Cells]:
    """How many scenes, those of the case book too, carry out each constructor, and what goes wrong
    for it in them. A scene that fails, or can't be played again, shows nothing."""
    found: Counter[str] = Counter()
    finder = Finder(RunRecorder(pool, programs_of(pool)))
    scenes = [scene for path in sorted(folder.rglob("*.yaml")) for scene in Scene.load_all(path)]
    for scene in [*scenes, *(scene for ruling in book() for scene in ruling.scenes)]:
        try:
            found.update(finder.add(scene))
        except (SceneFailed, IllegalAction):
            continue
    return dict(sorted(found.items())), finder.cells


def find_smoke(pool: Pool, each: Callable[[str], None] | None = None) -> Known:
    """The abilities whose smoke test held."""
    found: Known = {}
    for card in pool:
        held = [digest(card.abilities[s.ability]) for s in smoke_card(card) if s.held]
        if held:
            found[card.full_name] = held
        if each is not None:
            each(card.full_name)
    return found


def run_games(
    pool: Pool, games: int, seed: int, data: Data, progress: Callable[[int], None] | None = None
) -> None:
    """Play and add what ran to what is known."""
    recorder = RunRecorder(pool, programs_of(pool))
    for i, card in enumerate(pool):
        if card.full_name in data.played:
            recorder.played.add(i)
        known = data.runs.get(card.full_name, ())
        recorder.ran |= {(i, k) for k, a in enumerate(card.abilities) if digest(a) in known}
    play(recorder, pool, games, seed, progress)
    data.played = sorted(pool.at(i).full_name for i in recorder.played)
    data.runs = {}
    for i, k in sorted(recorder.ran):
        card = pool.at(i)
        data.runs.setdefault(card.full_name, []).append(digest(card.abilities[k]))
    for name, times in recorder.nodes.items():
        data.resolved[name] = data.resolved.get(name, 0) + times
    data.decisions += recorder.decisions


def keep(pool: Pool, data: Data, path: Path = DATA) -> Coverage:
    """Save what is known; the numbers may only rise."""
    known = coverage(pool, data)
    for name, before in Data.load(path).numbers.items():
        if known.numbers[name] < before:
            raise Lower(f"{name}: {known.numbers[name]}, and {before} were committed")
    left = known.cells.counts["open"]
    before = Data.load(path).open
    if 0 <= before < left:
        raise Lower(f"open cells: {left}, and {before} were committed")
    data.numbers, data.open = known.numbers, left
    data.save(path)
    return known


def main() -> None:
    parser = argparse.ArgumentParser(description="Rewrite the coverage of the cards.")
    parser.add_argument("--run", type=int, default=0, metavar="N", help="play N games as well")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fresh", action="store_true", help="forget the games played so far")
    parser.add_argument("--mutants", type=float, default=0.0, metavar="SHARE",
                        help="try mutants of this share of the abilities")  # fmt: skip
    wanted = parser.parse_args()
    if wanted.mutants and _build.compiled():
        parser.error("mutants may ask for themselves without end: uncompiled only")
    pool, data = default_pool(), Data.load()
    data.scenes, data.cells = find_scenes(pool)
    data.smoke = find_smoke(pool)
    if wanted.fresh:
        data.played, data.runs, data.resolved, data.decisions = [], {}, {}, 0
    if wanted.run:
        run_games(pool, wanted.run, wanted.seed, data)
    if wanted.mutants:
        data.mutants = find_mutants(pool, wanted.mutants, wanted.seed)
    print(json.dumps(keep(pool, data).all.plain(False)))


def find_mutants(pool: Pool, share: float, seed: int, most: int = 12) -> dict[str, float]:
    """The share of mutants that the smoke tests notice, on a sample."""
    from random import Random

    from tintero_proof.smoke.mutate import Noticed, try_mutants

    rng = Random(seed)
    noticed = Noticed()
    for card in pool:
        for i in range(len(card.abilities)):
            if rng.random() < share:
                try_mutants(card, i, noticed, rng, most)
    made = sum(noticed.made.values())
    return {"tried": made, "noticed": round(noticed.share, 4)}


if __name__ == "__main__":
    main()
