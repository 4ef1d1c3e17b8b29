"""Ways through pages that only a browser shows: a case that scrolls, a judge's call on the plain
page, the head of a finished lesson, the review of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PATIENCE, PHONE, Served, Web
from tintero.messages import Message, say
from web_positions import BODYGUARD, MIDDLE, MIDDLE_LINES

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

expect.set_options(timeout=PATIENCE)
# Whether the action that is looked at is seen, its beginning at least: in the window of the list,
# or on a phone above the buttons.
IN_SIGHT = """() => {
  const list = document.querySelector('.seq')
  const at = list.querySelector('[aria-current=step]').getBoundingClientRect()
  const own = list.scrollHeight > list.clientHeight + 1
  const box = list.getBoundingClientRect()
  const top = own ? box.top : 0
  const low = own ? box.bottom : document.querySelector('.controls').getBoundingClientRect().top
  return at.top >= top - 1 && Math.min(at.bottom, at.top + (low - top) / 2) <= low + 1
}"""
ON_SCREEN = """(() => {
  const at = document.querySelector('[aria-current=step]')?.getBoundingClientRect()
  return at === undefined || (at.top >= 0 && at.top < innerHeight)
})()"""
MOVED = "Math.max(document.querySelector('.seq').scrollTop, scrollY)"


def word(name: str, **given: object) -> str:
    return say(Message(name, **given), "en")  # type: ignore[arg-type]


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def until(page: Page, true: str) -> None:
    """The page itself may not: it runs no text as a script."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(true):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {true}")


# --- a case ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_case_shows_the_action_it_stands_at(web: Web, size: tuple[int, int]) -> None:
    """However long the list is: step by step, to the end, and back to the beginning; by keys at a
    desk, by touch on a phone."""
    keys = {"on": "ArrowRight", "first": "Home", "last": "End"}
    with web.visit(size, touch=size == PHONE) as visit:
        page = visit.page
        page.goto(f"{web.served.url}/cases/JC-098")
        where = page.locator(".where")
        expect(where).to_have_text(re.compile("^0/"))
        last = int(where.inner_text().partition("/")[2])
        assert last > 6
        for how, now in [*(("on", n + 1) for n in range(4)), ("last", last), ("first", 0)]:
            if size == PHONE:
                label = page.get_by_role("button", name=word(f"pagelib-{how}"))
                (page.locator(".controls .gold") if how == "on" else label).tap()
            else:
                page.keyboard.press(keys[how])
            expect(where).to_have_text(f"{now}/{last}")
            until(page, IN_SIGHT)
            until(page, ON_SCREEN)
            if now == last:
                assert page.evaluate(MOVED) > 0, "it was all in sight anyway"
        assert visit.complaints == []


# --- the plain page -------------------------------------------------------------------------------


def test_a_judges_call_on_the_plain_page(web: Web, served: Served) -> None:
    """Who calls gets a link to the desk, the other is told, and it goes on."""
    table, (key, other) = served.planted(MIDDLE, ("", ""), MIDDLE_LINES)
    with web.visit(DESKTOP) as ana, web.visit(DESKTOP) as bea:
        one, two = ana.table(table, key, plain=True), bea.table(table, other, plain=True)
        with ana.context.expect_page() as opened:
            one.locator("[data-call]").click()
        assert opened.value.url.startswith(f"{served.url}/judge#2.3;")
        told = one.get_by_role("status").filter(has_text=word("page-called-here"))
        expect(told.get_by_role("link", name=word("page-judge-desk"), exact=True)).to_have_count(1)
        expect(two.locator("main")).to_contain_text(word("page-called", player="Ana"))
        for page in (one, two):
            expect(page.locator("[data-call]")).to_have_count(0)
        assert two.get_by_role("button", name=word("page-call-over"), exact=True).count() == 0
        button(one, word("page-call-over"))
        for page in (one, two):
            expect(page.locator("[data-call]")).to_have_count(1)
        assert word("page-called", player="Ana") not in two.locator("main").inner_text()
        assert ana.complaints + bea.complaints == []


# --- a lesson -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_head_of_a_finished_lesson(web: Web, size: tuple[int, int]) -> None:
    """Its goal is ticked and the next one is a button, all of it in sight; again is from anew."""
    with web.visit(size) as visit:
        page = visit.go("/learn/ink")
        head = page.locator("section.strip:not([data-strip])")
        following = head.get_by_role("button", name=word("pagelearn-next"), exact=True)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Enter")
        expect(head.locator(".goal")).to_contain_text(word("pagelearn-goal"))
        expect(following).to_have_count(0)
        card = page.locator("[data-zone] [data-card]").filter(has_text="Mickey Mouse").first
        card.click()
        page.locator("[data-act=ink]").first.click()
        expect(page.get_by_role("dialog")).to_contain_text(word("learn-ink-after"))
        button(page, word("pagelearn-stay"))
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(head.locator(".goal.reached .tag")).to_have_text("✓")
        parts = [following, head.locator(".goal"), head.locator(".what")]
        parts.append(head.get_by_role("button", name=word("pagelearn-again"), exact=True))
        for part in parts:
            expect(part).to_be_in_viewport(ratio=1)
        boxes = [part.bounding_box() for part in parts]
        for n, a in enumerate(boxes):
            for b in boxes[n + 1 :]:
                assert a is not None and b is not None
                apart = (
                    a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
                    or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
                )  # fmt: skip
                assert apart, (a, b)
        parts[-1].click()
        expect(head.locator(".goal.reached")).to_have_count(0)
        expect(following).to_have_count(0)
        assert visit.complaints == []


# --- the review -----------------------------------------------------------------------------------


def test_a_review_is_asked_for_and_leads_to_positions(web: Web, served: Served) -> None:
    """A tap on the curve goes there; the other seat has another review."""
    lines = ("1: end", "2: end", "1: concede")
    table, _ = served.planted(BODYGUARD, ("", ""), lines, over=True)
    with web.visit(DESKTOP) as visit:
        page = visit.go(f"/replay/{table}")
        page.locator("#tab-review").click()
        assert page.locator("svg polyline").count() == 0
        button(page, word("pagereview-begin"))
        line = page.locator("svg polyline")
        expect(line).to_have_count(1)
        first, result = (
            line.get_attribute("points") or "",
            page.locator(".pad .result").inner_text(),
        )
        assert len(first.split()) > 1 and "Ana" in result
        expect(page.locator(".parts li")).not_to_have_count(0)
        where, steps = page.locator(".where"), len(lines)
        curve = page.locator("button.curve")
        box = curve.bounding_box()
        assert box is not None
        curve.click(position={"x": box["width"] / 2, "y": 40})
        expect(where).not_to_have_text(f"0/{steps}")
        at = where.inner_text().partition("/")[0]
        expect(page.get_by_text(re.compile(rf"\b{at}\b.*\d+ ?%"))).not_to_have_count(0)
        page.get_by_label(word("pagereview-seat")).select_option("1")
        expect(page.locator(".pad .result")).not_to_have_text(result)
        assert (line.get_attribute("points") or "") != first
        assert visit.complaints == []
