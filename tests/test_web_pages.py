"""The page as a whole: no barriers, nobody else asked, a small first load; a replay and what comes
of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Response, expect

from browser import DESKTOP, PATIENCE, PHONE, Served, Visit, Web, axe_script
from tintero.messages import Message, say
from web_positions import ENDING_LINES, MIDDLE, MIDDLE_LINES

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

expect.set_options(timeout=PATIENCE)
FIRST_LOAD = 250_000
PAGES = ("/", "/new", "/lobby", "/mine", "/decks", "/help", "/privacy", "/judge", "/nowhere")


def word(name: str, **given: object) -> str:
    return say(Message(name, **given), "en")  # type: ignore[arg-type]


def in_order(visit: Visit) -> None:
    assert visit.complaints == []
    assert visit.others() == []


def test_a_table_that_never_was_is_said_not_to_be(web: Web) -> None:
    with web.visit(PHONE) as visit:
        visit.page.goto(f"{web.served.url}/t/nope")
        expect(visit.page.locator("h1")).to_have_text(word("server-no-table"))
        assert word("page-line-closed") not in visit.page.locator("main").inner_text()


# --- for everybody --------------------------------------------------------------------------------

needs_axe = pytest.mark.skipif(
    axe_script() is None,
    reason="axe-core is neither in web/node_modules (`make page`) nor installed as"
    " axe-playwright-python: what it finds on the pages was not looked at",
)


@needs_axe
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_the_pages(web: Web, size: tuple[int, int]) -> None:
    with web.visit(size) as visit:
        found = {}
        for path in PAGES:
            visit.go(path)
            found[path] = visit.findings()
        assert {path: all_of for path, all_of in found.items() if all_of} == {}
        assert visit.others() == []


@needs_axe
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_a_table(web: Web, served: Served, size: tuple[int, int]) -> None:
    me = {"kind": "me", "name": "Ana"}
    opening, key = served.table(me, {"kind": "bot", "bot": "random"})
    waiting, waits = served.table(me, {"kind": "open"})
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    over, ends = served.planted(MIDDLE, ("", "greedy"), ENDING_LINES, over=True)
    with web.visit(size) as visit:
        found = {}
        page = visit.table(opening, key)
        found["opening"] = visit.findings()
        page = visit.go(f"/t/{waiting}#{waits}")
        found["waiting"] = visit.findings()
        page = visit.table(table, keys[0])
        found["middle"] = visit.findings()
        page.locator('[data-zone="play"] [data-card]').filter(has_text="Dash Parr").first.click()
        page.locator('[data-act="challenge"]').first.wait_for()
        found["chosen"] = visit.findings()
        visit.table(table, keys[0], plain=True)
        found["plain"] = visit.findings()
        visit.table(over, ends[0])
        found["over"] = visit.findings()
        page = visit.go(f"/replay/{over}")
        page.locator(".transport").wait_for()
        found["replay"] = visit.findings()
        for tab in ("figures", "fork", "check"):
            page.locator(f"#tab-{tab}").click()
            visit.settle()
            found[tab] = visit.findings()
        assert {where: all_of for where, all_of in found.items() if all_of} == {}
        # A game that began in a position was not shuffled: there is nothing to check.
        assert [one for one in visit.complaints if "409" not in one] == []
        assert visit.others() == []


# --- what is asked for ----------------------------------------------------------------------------


def test_a_first_load_is_small_and_asks_nobody_else(web: Web, served: Served) -> None:
    """By what goes over the wire, fonts included; the card file is kept by the browser."""
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    with web.visit(DESKTOP) as visit:
        answers: list[Response] = []
        visit.page.on("response", lambda answer: answers.append(answer))
        visit.table(table, keys[0])
        visit.settle()
        sizes = {
            answer.url: answer.request.sizes()["responseBodySize"]
            for answer in answers
            if "/api/cards" not in answer.url
        }
        assert any(url.endswith(".woff2") for url in sizes)
        assert sum(sizes.values()) <= FIRST_LOAD, sizes
        in_order(visit)


def test_every_page_forbids_what_is_not_its_own(web: Web, served: Served) -> None:
    for path in (*PAGES, "/t/t-aaaaaaaaaaaaaaaa", "/replay/t-aaaaaaaaaaaaaaaa"):
        answer = served.http.get(path)
        assert answer.status_code == (404 if path == "/nowhere" else 200)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy.replace("style-src 'self' 'unsafe-inline'", "")
        assert "set-cookie" not in answer.headers
    with web.visit() as visit:
        page = visit.go("/")
        page.evaluate(
            "(() => { const one = document.createElement('script');"
            " one.textContent = 'window.bad = 1'; document.head.append(one) })()"
        )
        assert page.evaluate("window.bad") is None


# --- after the game -------------------------------------------------------------------------------


def test_a_replay_goes_back_and_forth_and_on(web: Web, served: Served) -> None:
    """A line of the log is a position; from any of them a game goes on against a bot."""
    table, _ = served.planted(MIDDLE, ("", ""), ENDING_LINES, over=True)
    with web.visit(DESKTOP) as visit:
        page = visit.go(f"/replay/{table}")
        where = page.locator(".where")
        steps = len(ENDING_LINES)
        expect(where).to_have_text(f"0/{steps}")
        line = page.locator(".log .line").filter(has_text=re.compile(r"quests with Mickey"))
        line.first.click()
        at = int(where.inner_text().partition("/")[0])
        assert 0 < at < steps
        mickey = page.locator("[data-card]").filter(has_text="Mickey Mouse").first
        expect(mickey).to_contain_text("exerted")
        for name, now in (("back", at - 1), ("on", at)):
            page.get_by_role("button", name=word(f"pages-replay-{name}"), exact=True).click()
            expect(where).to_have_text(f"{now}/{steps}")
            expected = expect(mickey)
            (expected.to_contain_text if name == "on" else expected.not_to_contain_text)("exerted")
        page.keyboard.press("End")
        expect(where).to_have_text(f"{steps}/{steps}")
        page.keyboard.press("Home")
        expect(where).to_have_text(f"0/{steps}")
        page.keyboard.press("ArrowRight")
        expect(where).to_have_text(f"1/{steps}")
        assert page.url.endswith("#1.1")
        fork(page, steps)
        in_order(visit)


def fork(page: Page, steps: int) -> None:
    """Before she gave up it was Ana's turn: on from there."""
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".where")).to_have_text(f"{steps - 1}/{steps}")
    page.locator("#tab-fork").click()
    page.get_by_role("button", name=word("pages-fork"), exact=True).click()
    page.locator('.app.ready .mid.mine [data-act="end"]').wait_for()
    assert "/t/" in page.url and "#" in page.url
    expect(page.locator('[data-zone="hand"] [data-card]')).to_have_count(6)
