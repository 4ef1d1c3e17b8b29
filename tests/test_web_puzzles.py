"""Puzzles in a real browser: the list, one that is solved, one that is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PATIENCE, PHONE, Web
from test_web_learn import held, said
from tintero.puzzles import puzzle_named, shelf

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


def answer(page: Page, line: str) -> None:
    """A line at the command line of the table, and what the server says to it."""
    written = page.locator("form.command input")
    if not written.count():
        page.keyboard.press("`")
    written.fill(line)
    with page.expect_response("**/api/puzzles/*", timeout=PATIENCE):
        page.keyboard.press("Enter")


def test_a_puzzle_is_solved_and_another_is_not(web: Web) -> None:
    wins = [id for id, one in shelf().items() if one.kind == "win"]
    first, other = sorted(wins, key=lambda id: len(puzzle_named(id).solution))[:2]
    with web.visit(DESKTOP) as visit:
        page = visit.page
        visit.go("/puzzles")
        expect(page.locator("ol a")).to_have_count(len(shelf()))
        page.get_by_label(said("en", "pagepuzzles-task")).select_option("win")
        expect(page.locator("ol a")).to_have_count(len(wins))
        held(visit)
        visit.go(f"/puzzles/{first}")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(said("en", "pagelearn-start"))
        page.keyboard.press("Enter")
        expect(dialog).to_have_count(0)
        for line in puzzle_named(first).solution:
            answer(page, line)
        expect(dialog).to_contain_text(said("en", "pagelearn-well"))
        expect(page.locator(".goal.reached")).to_be_visible()
        visit.go("/puzzles")
        expect(page.locator("a.done")).to_have_count(1)
        visit.go(f"/puzzles/{other}")
        page.keyboard.press("Enter")
        expect(dialog).to_have_count(0)
        answer(page, "end")
        expect(dialog).to_contain_text(said("en", "pagepuzzles-missed"))
        dialog.get_by_role("button", name=said("en", "pagepuzzles-solution")).click()
        expect(dialog.locator(".steps li")).not_to_have_count(0)
        held(visit)


def test_the_list_on_a_phone(web: Web) -> None:
    with web.visit(PHONE, lang="es") as visit:
        visit.go("/puzzles")
        expect(visit.page.locator("h1")).to_have_text(said("es", "pagepuzzles-head"))
        expect(visit.page.locator("ol a")).to_have_count(len(shelf()))
        held(visit)
