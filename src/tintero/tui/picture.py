"""`python -m tintero.tui.picture docs/table.svg`: the pictures of the table in the documentation.

Bots play a game to a position worth looking at; the table is drawn without a terminal. A file
whose name begins with `lab` shows the laboratory instead.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tintero.bots import make_bot
from tintero.bots.bot import take_turn
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.judge.lab import Lab
from tintero.scene import Scene
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.tui.app import TableApp
from tintero.tui.lab_app import LabApp
from tintero.vocab import Ask

DECKS = ("amber-steel", "ruby-amethyst")
SEED, DECISIONS = 7, 66
SIZE = (110, 32)
CASE = """
title: Smash meets Resist
turn: 1
seats:
  1:
    lore: 4
    ink: {ready: 4, exerted: 1}
    hand: [Smash, Dragon Fire, HeiHei - Boat Snack]
    play:
      - Stitch - New Dog
      - Stitch - Rock Star: {exerted: true, under: [Stitch - New Dog]}
      - Pride Lands - Pride Rock
      - Simba - Returned King: {damage: 2, at: Pride Lands}
  2:
    lore: 7
    ink: 3
    hand: [Be Prepared, Smash]
    play:
      - Namaari - Resolute Daughter: {exerted: true}
      - Maleficent - Biding Her Time
steps:
  - 1: play Smash
  - 1: choose Namaari
"""


def position(seed: int = SEED, decisions: int = DECISIONS) -> Game:
    """A game after so many decisions, where the first seat has a turn action to take."""
    game = Game.new([Deck.load(name) for name in DECKS], seed)
    bots = [make_bot("greedy", seat + 1) for seat in range(len(DECKS))]
    while game.decision is not None:
        asked = game.decision
        if game.depth >= decisions and asked.player == 0 and asked.ask == Ask.TURN_ACTION:
            break
        take_turn(bots[asked.player], game)
    return game


async def draw(game: Game, lang: str, keys: list[str]) -> str:
    """The table as SVG, after these keys."""
    plan = Plan(DECKS, {1: "planner"})
    match = Match(game, plan, {1: make_bot("random", 1)}, lang)
    match.keeping = False
    return await shot(TableApp(match, pace=0), "tintero play", keys)


async def draw_lab(lang: str, keys: list[str]) -> str:
    """The laboratory as SVG, with a case that has been played out."""
    lab = Lab.of_scene(Scene.parse(CASE))
    lab.go(2)
    return await shot(LabApp(lab, lang), "tintero judge lab", keys)


async def shot(app: TableApp, title: str, keys: list[str]) -> str:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        return app.export_screenshot(title=title)


def main() -> None:
    path, lang, *keys = [*sys.argv[1:], "en"] if len(sys.argv) == 2 else sys.argv[1:]
    made = (
        draw_lab(lang, keys) if Path(path).name.startswith("lab") else draw(position(), lang, keys)
    )
    Path(path).write_text(asyncio.run(made), encoding="utf-8")


if __name__ == "__main__":
    main()
