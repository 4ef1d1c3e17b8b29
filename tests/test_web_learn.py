"""Learning and building decks in a real browser: both languages, a phone and a desk, keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PATIENCE, PHONE, Visit, Web, axe_script
from tintero.cards.deck import Deck
from tintero.messages import Message, say

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)
SEATED = pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "es")], ids=["desktop-en", "phone-es"]
)


def said(lang: str, id: str, **given: object) -> str:
    return say(Message(id, **given), lang)  # type: ignore[arg-type]


def held(visit: Visit) -> None:
    """Nothing is wrong, nobody else was asked, nothing sticks out at the side."""
    assert visit.complaints == [] and visit.others() == []
    wide = visit.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    if axe_script() is not None:
        assert visit.findings() == []


@SEATED
def test_a_lesson_is_played(web: Web, size: tuple[int, int], lang: str) -> None:
    with web.visit(size, lang=lang) as visit:
        page: Page = visit.page
        visit.go("/learn")
        expect(page.locator("ol a")).to_have_count(14)
        held(visit)
        visit.go("/learn/ink")
        expect(page.get_by_role("dialog")).to_contain_text(said(lang, "learn-ink-title"))
        held(visit)
        page.keyboard.press("Enter")
        hand = page.locator("[data-zone] [data-card]")
        hand.filter(has_text="Dragon Fire").first.click()
        expect(page.locator("body")).to_contain_text("4.2.1.1")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        hand.filter(has_text="Mickey Mouse").first.click()
        page.locator("[data-act=ink]").first.click()
        expect(page.get_by_role("dialog")).to_contain_text(said(lang, "learn-ink-after"))
        page.get_by_role("button", name=said(lang, "pagelearn-next"), exact=True).last.click()
        expect(page.get_by_role("dialog")).to_contain_text(said(lang, "learn-play-title"))
        visit.go("/learn")
        expect(page.locator("a.done")).to_have_count(1)
        assert visit.complaints == []


def test_a_lesson_by_keys_alone(web: Web) -> None:
    """The song is sung with the command line of the table; then on to the next lesson."""
    with web.visit(DESKTOP) as visit:
        page = visit.page
        visit.go("/learn/song")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Enter")
        for line, told in (("with Stitch", "5.4.4.2"), ("with Mickey Mouse", "Your ink is still")):
            page.keyboard.press("`")
            page.keyboard.type(f"sing Friends on the Other Side {line}")
            page.keyboard.press("Enter")
            expect(page.locator("body")).to_contain_text(told)
            if told == "5.4.4.2":
                page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_contain_text("Shift")


@SEATED
def test_the_coach_sits_beside(web: Web, size: tuple[int, int], lang: str) -> None:
    with web.visit(size, lang=lang) as visit:
        visit.go("/learn/game")
        coach = visit.page.locator("section.strip:not([data-strip])")
        expect(coach.locator(".clause")).to_be_visible()
        expect(coach).to_contain_text(said(lang, "pagelearn-coach"))
        held(visit)


@SEATED
def test_a_deck_is_looked_at(web: Web, size: tuple[int, int], lang: str) -> None:
    """Pasted by a link, its odds, its matchup, which stops when one leaves."""
    text = Deck.load("ruby-steel").text()
    with web.visit(size, lang=lang) as visit:
        page = visit.page
        visit.go("/decks")
        packed = page.evaluate("t => '0' + btoa(t).replaceAll('+', '-').replaceAll('/', '_')", text)
        visit.go(f"/decks#deck={packed.rstrip('=')}&view=odds")
        page.reload()
        expect(page.locator(".plots figure")).to_have_count(4)
        figures = page.locator(".figures").nth(1)
        before = figures.inner_text()
        page.locator("input[type=range]").first.focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".plots h2").first).to_contain_text("5")
        assert figures.inner_text() != before, "the plot has moved"
        held(visit)
        views = page.locator(".tabs button")
        views.nth(2).click()
        expect(page.locator(".parts section")).to_have_count(3)
        held(visit)
        views.nth(3).click()
        page.locator(".controls .gold").click()
        expect(page.locator("tbody .range").first).to_be_visible()
        held(visit)
        views.nth(4).click()  # leaving stops it: the next one is let in
        views.nth(3).click()
        page.locator(".controls .gold").click()
        expect(page.locator("tbody .range").first).to_be_visible()
        assert visit.complaints == []


def test_a_link_that_was_cut_off_gets_a_sentence(web: Web) -> None:
    with web.visit(PHONE, lang="es") as visit:
        visit.go("/decks#deck=1abc&view=odds")
        expect(visit.page.get_by_role("alert")).to_contain_text(said("es", "pagedecks-link-broken"))
