"""A variant is chosen for a table in the browser; boosters are opened, drafted and played there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PATIENCE, PHONE, Visit, Web, axe_script
from tintero.messages import Message, say

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

expect.set_options(timeout=PATIENCE)


def word(name: str, lang: str = "en", **given: object) -> str:
    return say(Message(name, **given), lang)  # type: ignore[arg-type]


def in_order(visit: Visit) -> None:
    assert visit.complaints == [] and visit.others() == []
    if axe_script() is not None:
        assert visit.findings() == []


def at_the_table(page: Page, said: str) -> None:
    """The menu of a table says by which variant it is played."""
    expect(page).to_have_url(re.compile(r"/t/"))
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.get_by_role("button", name=word("page-menu"), exact=True).last.click()
    expect(page.get_by_role("dialog")).to_contain_text(said)
    page.keyboard.press("Escape")


def test_a_table_by_a_variant_and_the_clause_it_changes(web: Web) -> None:
    with web.visit(DESKTOP) as visit:
        page = visit.go("/new")
        page.locator("select[name=variant]").select_option("two-against-two")
        expect(page.get_by_role("group", name=word("pages-seat", n=4))).to_be_visible()
        page.locator("select[name=variant]").select_option("lore-25")
        expect(page.get_by_text("won at 25 lore")).to_be_visible()
        in_order(visit)
        # Two again: what was chosen for four stays open to the person.
        page.get_by_text("2", exact=True).first.click()
        page.get_by_role("button", name=word("pages-make"), exact=True).click()
        at_the_table(page, "To 25 lore")
        visit.go("/rules/1.8.1.1?variant=lore-25")
        expect(page.locator("#r-1\\.8\\.1\\.1")).to_contain_text("Whoever first has 25 lore wins.")
        in_order(visit)


def test_a_sealed_deck_is_opened_built_and_played(web: Web) -> None:
    with web.visit(PHONE, touch=True) as visit:
        page = visit.go("/limited?sealed")
        page.get_by_role("button", name=word("pagelimited-begin")).click()
        page.get_by_role("button", name=word("pagelimited-next")).click()
        expect(page.get_by_text(word("pagelimited-booster", n=2, of=6))).to_be_visible()
        page.get_by_role("button", name=word("pagelimited-all")).click()
        page.locator(".add").first.click()
        page.reload()  # what was opened stays
        page.get_by_role("button", name=word("pagelimited-auto")).click()
        page.locator(".turn .chip").nth(1).click()
        expect(page.locator(".total")).to_contain_text("40")
        in_order(visit)
        page.get_by_role("button", name=word("pagelimited-play-bot")).click()
        at_the_table(page, "Sealed")
        assert visit.complaints == []


def test_a_draft_goes_on_where_it_was_left(web: Web) -> None:
    with web.visit(DESKTOP) as visit:
        page = visit.go("/limited?draft")
        page.get_by_role("button", name=word("pagelimited-begin-draft")).click()
        for pick in (1, 2):
            expect(page.get_by_text(word("pagelimited-pick", pick=pick, picks=48))).to_be_visible()
            page.locator(".take:not([disabled])").first.click()
        expect(page.get_by_text(word("pagelimited-pick", pick=3, picks=48))).to_be_visible()
        pack = page.locator(".take .aloud").all_inner_texts()
        page.reload()
        expect(page.locator(".take")).to_have_count(10)
        assert page.locator(".take .aloud").all_inner_texts() == pack
        page.get_by_role("button", name=word("pagelimited-advice")).click()
        # Of two copies in a pack both are marked.
        expect(page.locator(".take.advised").first).to_be_visible()
        in_order(visit)
