"""Learning and building decks in a real browser: both languages, a phone and a desk, keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

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


def tab_to(page: Page, wanted: Locator, back: bool = False) -> None:
    """Only with the tab key; what is reached can be seen."""
    wanted.wait_for()
    for _ in range(120):
        if wanted.evaluate("one => one === document.activeElement"):
            assert wanted.evaluate("one => getComputedStyle(one).outlineStyle !== 'none'")
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no key leads to {wanted}")


def test_decks_are_compared_played_and_converted_by_keys_alone(web: Web) -> None:
    text = Deck.load("ruby-steel").text()
    with web.visit(DESKTOP) as visit:
        page = visit.page
        visit.go("/decks")
        packed = page.evaluate("t => '0' + btoa(t).replaceAll('+', '-').replaceAll('/', '_')", text)
        visit.go(f"/decks#deck={packed.rstrip('=')}&view=odds")
        page.reload()
        views = page.locator(".tabs button")
        tab_to(page, views.nth(2))
        page.keyboard.press("Enter")
        other = page.locator(".heads .b h2")
        before = other.inner_text()
        tab_to(page, page.locator(".pick select"))
        page.keyboard.press("ArrowDown")
        expect(other).not_to_have_text(before)
        tab_to(page, views.nth(3), back=True)
        page.keyboard.press("Enter")
        chosen = page.locator(".controls select")
        tab_to(page, chosen.nth(1))
        page.keyboard.press("ArrowDown")
        expect(chosen.nth(1)).to_have_value("random")
        tab_to(page, chosen.nth(2))
        page.keyboard.press("End")
        begin = page.locator(".controls button")
        tab_to(page, begin)
        page.keyboard.press("Enter")
        expect(page.locator("tbody .range").first).to_be_visible()
        # The same button stops it, and whoever pressed it still stands on it.
        expect(begin).to_be_focused()
        expect(begin).to_have_text(said("en", "pagedecks-stop"))
        page.keyboard.press("Enter")
        expect(begin).to_have_text(said("en", "pagedecks-match-again"))
        expect(begin).to_be_focused()
        tab_to(page, views.nth(4), back=True)
        page.keyboard.press("Enter")
        made = page.locator("textarea")
        expect(made).not_to_have_value("")
        plain = made.input_value()
        tab_to(page, page.locator("[aria-pressed]", has_text="Pixelborn"))
        page.keyboard.press("Space")
        expect(made).not_to_have_value(plain)
        tab_to(page, page.locator("a[download]"))
        with page.expect_download() as download:
            page.keyboard.press("Enter")
        assert download.value.suggested_filename.endswith(".txt")
        held(visit)


def test_a_link_that_was_cut_off_gets_a_sentence(web: Web) -> None:
    with web.visit(PHONE, lang="es") as visit:
        visit.go("/decks#deck=1abc&view=odds")
        expect(visit.page.get_by_role("alert")).to_contain_text(said("es", "pagedecks-link-broken"))
