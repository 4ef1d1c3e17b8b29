"""At a table in the browser: refusals, two people, a line that breaks, taking back, languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PATIENCE, PHONE, SIZES, Served, Visit, Web
from tintero.messages import Message, say
from web_positions import MIDDLE, MIDDLE_LINES

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

expect.set_options(timeout=PATIENCE)
# The lines to the server, so that a test can cut them.
LINES = """window.lines = []; const Real = WebSocket
window.WebSocket = class extends Real {
  constructor(...given) { super(...given); lines.push(this) }
}"""


# Cards in play that stick out of their field, tilted ones as they are tilted.
CUT = """[...document.querySelectorAll('[data-zone="play"]')].flatMap((field) => {
  const room = field.getBoundingClientRect()
  return [...field.querySelectorAll('[data-card]')].filter((one) => {
    const { left, right, top, bottom } = one.querySelector('.card').getBoundingClientRect()
    const beside = left < room.left - 1 || right > room.right + 1
    return beside || top < room.top - 1 || bottom > room.bottom + 1
  }).map((one) => one.textContent.trim().slice(0, 30))
})"""


def word(name: str, lang: str = "en", **given: object) -> str:
    return say(Message(name, **given), lang)  # type: ignore[arg-type]


def card(page: Page, name: str, zone: str = "") -> str:
    """A card by what is said of it: how it is found on the page."""
    found = page.locator(f"{zone} [data-card]").filter(has_text=name).first
    return f'[data-card="{found.get_attribute("data-card")}"]'


def version(page: Page) -> str:
    return page.locator(".app").get_attribute("data-v") or ""


def stands(page: Page, v: str) -> None:
    expect(page.locator(f'.app[data-v="{v}"]')).to_be_visible()


# --- why not --------------------------------------------------------------------------------------


def test_a_tap_on_what_cannot_be_aimed_at_says_why(web: Web, served: Served) -> None:
    """With the clause, and the clause with its text."""
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    with web.visit(DESKTOP) as visit:
        page = visit.table(table, keys[0])
        before = version(page)
        page.locator(card(page, "Dash Parr")).click()
        page.locator('.side [data-act="challenge"]').click()
        page.locator(card(page, "Elsa")).click()
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text("Elsa - Exploring the Unknown")
        clause = bubble.locator(".clause")
        expect(clause).to_contain_text("4.6.4.2")
        clause.click()
        expect(page.locator(".side .over")).to_contain_text("4.6.4.2")
        expect(page.locator(".side .over")).to_contain_text("exerted")
        assert version(page) == before, "a refused tap changes nothing"
        assert visit.complaints == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_tap_is_answered(web: Web, served: Served, size: tuple[int, int]) -> None:
    """Whatever card is tapped: what can be done with it, or why nothing can."""
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    with web.visit(size, touch=size[0] < 900) as visit:
        page = visit.table(table, keys[0])
        ids = page.eval_on_selector_all(
            "[data-card]", "(all) => all.map((one) => one.dataset.card)"
        )
        assert len(ids) == 16
        for one in ids:
            tapped = page.locator(f'[data-card="{one}"]')
            tapped.tap() if size[0] < 900 else tapped.click()
            answered = ".bubble, .inspect .acts button, .mid .acts button"
            expect(page.locator(answered).first).to_be_visible()
            for _ in range(40):  # on a slow machine an answer may come after the first key
                page.keyboard.press("Escape")
                page.wait_for_timeout(100)
                if not page.locator(answered).count():
                    break
            expect(page.locator(answered)).to_have_count(0)
        assert visit.complaints == []


def test_cards_and_buttons_are_large_enough(web: Web, served: Served) -> None:
    """A card at least 84×112, what is pressed to go on at least 44 high, on every screen."""
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    for size in SIZES:
        with web.visit(size, touch=size[0] < 900) as visit:
            page = visit.table(table, keys[0])
            sizes = page.eval_on_selector_all(
                "[data-card] .card",
                "(all) => all.map((one) => [one.offsetWidth, one.offsetHeight])",
            )
            assert sizes and all(width >= 84 and height >= 112 for width, height in sizes), size
            heights = page.eval_on_selector_all(
                ".mid .btn", "(all) => all.map((one) => one.offsetHeight)"
            )
            assert heights and min(heights) >= 44, (size, heights)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0], "nothing sticks out"
            assert page.evaluate(CUT) == [], f"every card in play is in sight: {size}"


# --- two people -----------------------------------------------------------------------------------


def both(web: Web, served: Served, first: Visit, second: Visit) -> tuple[Page, Page]:
    table, keys = served.planted(MIDDLE, ("", ""), MIDDLE_LINES)
    return first.table(table, keys[0]), second.table(table, keys[1])


def quest(page: Page, name: str) -> None:
    before = version(page)
    page.locator(card(page, name, '[data-zone="play"]')).click()
    page.locator('.side [data-act="quest"], .sheet [data-act="quest"]').first.click()
    expect(page.locator(f'.app:not([data-v="{before}"])')).to_be_visible()


def test_one_goes_offline_and_comes_back(web: Web, served: Served) -> None:
    with web.visit(DESKTOP) as ana, web.visit(PHONE, touch=True) as bea:
        bea.context.add_init_script(LINES)
        one, two = both(web, served, ana, bea)
        bea.context.set_offline(True)
        two.evaluate("lines.forEach((line) => line.close())")
        expect(two.locator(".banner.warn")).to_contain_text(word("page-line-broken"))
        old = version(two)
        quest(one, "Copper - Champion")
        new = version(one)
        assert new != old
        assert version(two) == old
        bea.context.set_offline(False)
        stands(two, new)
        expect(two.locator(".banner.warn")).to_have_count(0)
        expect(two.locator(card(two, "Copper - Champion"))).to_contain_text("exerted")
        assert ana.complaints == []


def test_take_back_is_asked_for_refused_and_agreed_to(web: Web, served: Served) -> None:
    """Tod lets two cards be drawn: that is not taken back without the other's consent."""
    with web.visit(DESKTOP) as ana, web.visit(DESKTOP) as bea:
        one, two = both(web, served, ana, bea)
        hand = one.locator('[data-zone="hand"] [data-card]')
        expect(hand).to_have_count(6)
        one.locator(card(one, "Tod", '[data-zone="hand"]')).click(position={"x": 22, "y": 40})
        one.locator('.side [data-act="play"]').click()
        expect(hand).to_have_count(7)  # one played, two drawn; one is to be discarded
        for answer, left in (("no", 7), ("yes", 6)):
            one.get_by_role("button", name=re.compile(word("page-back-ask"))).click()
            one.get_by_role("button", name=word("page-back-ask-now"), exact=True).click()
            asked = two.locator(".banner.mine")
            expect(asked).to_contain_text("Ana")
            asked.get_by_role("button", name=word(f"page-choice-{answer}"), exact=True).click()
            expect(asked).to_have_count(0)
            expect(one.locator(".banner:not(.note)")).to_have_count(0)
            expect(hand).to_have_count(left)
        stands(two, version(one))
        assert card(one, "Tod", '[data-zone="hand"]')
        assert ana.complaints + bea.complaints == []


# --- languages ------------------------------------------------------------------------------------


def test_both_languages_everywhere(web: Web, served: Served) -> None:
    """Switching changes every word without loading anything again; the browser's comes first."""
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    with web.visit(DESKTOP, lang="es") as visit:
        page = visit.table(table, keys[0])
        assert page.locator("html").get_attribute("lang") == "es"
        end = page.locator('.mid [data-act="end"]')
        expect(end).to_have_text(word("page-act-end", "es"))
        log = page.locator(".log").first
        expect(log).to_contain_text("Turno de Ana")
        spanish = page.locator(card(page, "Merida")).inner_text()
        page.get_by_role("button", name="EN · English").click()
        expect(end).to_have_text(word("page-act-end", "en"))
        expect(log).to_contain_text("Ana's turn begins")
        assert page.locator("html").get_attribute("lang") == "en"
        expect(page.locator(card(page, "Merida"))).to_contain_text("this character is exerted")
        assert "this character" not in spanish
        assert visit.complaints == []


def words_of(page: Page) -> set[str]:
    """The sentences of a page, without what is printed on cards: names are the same everywhere."""
    text = page.evaluate(
        "(() => { const main = document.querySelector('main').cloneNode(true);"
        " main.querySelectorAll('.card').forEach((one) => one.remove());"
        " const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT), found = [];"
        " while (walk.nextNode()) found.push(walk.currentNode.data); return found.join('\\n') })()"
    )
    return {line.strip() for line in text.splitlines() if len(line.split()) > 4}


@pytest.mark.parametrize("path", ["/", "/new", "/lobby", "/mine", "/decks", "/help", "/privacy"])
def test_both_languages_on_the_other_pages(web: Web, path: str) -> None:
    with web.visit(DESKTOP) as visit:
        page = visit.go(path)
        english = words_of(page)
        page.get_by_role("button", name="ES · Español").click()
        expect(page.locator('html[lang="es"]')).to_have_count(1)
        for _ in range(PATIENCE // 100):
            if not english & words_of(page):
                break
            page.wait_for_timeout(100)  # what the server says comes a moment later
        assert english and not english & words_of(page)
        assert visit.complaints == []
