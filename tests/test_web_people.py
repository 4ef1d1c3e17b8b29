"""More ways to sit at a table in the browser: many players, one screen for two, a series, a judge's
call, watching, dragging, a server that begins anew."""

from __future__ import annotations

import re
import signal
import time
from base64 import urlsafe_b64decode

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PATIENCE, PHONE, Served, Visit, Web
from tintero.messages import Message, say
from tintero.scene import Scene
from web_players import Player, Toucher
from web_positions import ENDING_LINES, MIDDLE, MIDDLE_LINES

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

expect.set_options(timeout=PATIENCE)
ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "bot": "random"}
KEEP = '.mid.mine [data-act="done"]'
DELAY = 60


def word(name: str, **given: object) -> str:
    return say(Message(name, **given), "en")  # type: ignore[arg-type]


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def version(page: Page) -> int:
    return int(page.locator(".app").get_attribute("data-v") or 0)


def keep_both(*pages: Page) -> None:
    """Whoever is asked first keeps their hand, then the other."""
    for _ in pages:
        for page in pages:
            if page.locator(KEEP).count():
                page.locator(KEEP).click()
                expect(page.locator(KEEP)).to_have_count(0)
    for page in pages:
        expect(page.locator(".app.dealing")).to_have_count(0)


def two_people(served: Served, ana: Visit, bea: Visit, **given: object) -> tuple[Page, Page]:
    table, key = served.table(ME, {"kind": "open"}, **given)
    other = served.sat(table, name="Bea")
    return ana.table(table, key), bea.table(table, other)


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(4, DESKTOP), (3, PHONE)], ids=["four", "three"])
def test_more_than_two_players(web: Web, served: Served, seats: int, size: tuple[int, int]) -> None:
    """Some turns of a table of many; everybody's lore is on it."""
    touch = size == PHONE
    table, key = served.table(ME, *[BOT] * (seats - 1))
    with web.visit(size, touch=touch) as visit:
        page = visit.table(table, key)
        (Toucher if touch else Player)(visit).some(30)
        expect(page.locator("[data-strip]")).to_have_count(seats)
        expect(page.locator('[data-zone="play"]')).to_have_count(seats)
        turn = page.locator(".log .begins").count() if not touch else 3
        assert turn >= 2 and version(page) > 2 * seats
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], "nothing sticks out"
        if touch:  # one opponent at a time is drawn, the numbers of all are seen
            glance = page.locator("[data-glance]")
            expect(glance).to_have_count(seats - 1)
            for one in glance.all():
                expect(one).to_be_in_viewport(ratio=1)
            glance.last.tap()
            other = glance.last.get_attribute("data-glance")
            expect(page.locator(f'[data-strip="{other}"]')).to_be_in_viewport(ratio=0.9)
            expect(glance.last).to_have_attribute("aria-current", "true")
        assert visit.complaints == []


def test_two_people_at_one_screen(web: Web, served: Served) -> None:
    """Between them stands a curtain, and no card of either hand is on the page."""
    table, key = served.table(ME, {"kind": "here", "name": "Bea"})
    with web.visit(DESKTOP) as visit:
        page = visit.page
        page.goto(f"{served.url}/t/{table}#{key}")
        hands, names = [], []
        curtain = page.locator(".curtain")
        for answer in (KEEP, KEEP, '.mid.mine [data-act="end"]'):
            expect(curtain).to_be_visible()
            assert page.locator("[data-card]").count() == 0
            names.append(curtain.get_by_role("button").inner_text())
            curtain.get_by_role("button").click()
            cards = page.locator('[data-zone="hand"] [data-card]')
            # The names come with the file of cards.
            expect(cards.first).not_to_contain_text(word("page-card-hidden"))
            hands.append(sorted(cards.all_inner_texts()))
            page.locator(answer).click()
            if answer != KEEP and not curtain.count():
                page.locator(answer).click()  # it was said that something is left to do
        expect(curtain).to_be_visible()
        assert names[0] == names[2] != names[1]
        assert set(names) == {word("page-curtain-go", player=one) for one in ("Ana", "Bea")}
        assert hands[0] != hands[1]
        assert visit.complaints == []


def test_best_of_three_and_the_loser_chooses(web: Web, served: Served) -> None:
    with web.visit(DESKTOP) as ana, web.visit(PHONE, touch=True) as bea:
        one, two = two_people(served, ana, bea, best_of=3)
        button(one, word("page-menu"))
        button(one, f"{word('page-concede')}…")
        button(one, word("page-concede"))
        expect(one.locator(".ending h1")).to_have_text(word("page-end-lost"))
        expect(two.locator(".ending h1")).to_have_text(word("page-end-won"))
        expect(two.locator(".ending")).to_contain_text(word("page-end-series", score="0 – 1"))
        # Who lost decides, and nobody else.
        asked = one.locator(".ending .request")
        expect(asked).to_contain_text(word("server-first", player="Ana"))
        expect(two.locator(".ending .request button")).to_have_count(0)
        asked.get_by_role("button", name=word("page-choice-no"), exact=True).click()
        for page in (one, two):
            expect(page.locator(".ending")).to_have_count(0)
            expect(page.locator(".app.dealing")).to_be_visible()
        expect(two.locator(KEEP)).to_be_visible()  # Bea begins
        assert one.locator(KEEP).count() == 0
        assert ana.complaints + bea.complaints == []


# --- the judge ------------------------------------------------------------------------------------


def test_a_judges_call(web: Web, served: Served) -> None:
    """Clocks stop, the desk opens at this position as the caller knows it, and it goes on."""
    with web.visit(DESKTOP) as ana, web.visit(DESKTOP) as bea:
        one, two = two_people(served, ana, bea, clock="casual")
        keep_both(one, two)
        assert one.locator(".time small").count() == 0
        held = one.locator('[data-zone="hand"] [data-card] .h3').all_inner_texts()
        with ana.context.expect_page() as opened:
            button(one, word("page-judge"))
        desk = opened.value
        rules, _, packed = desk.url.partition("#")[2].partition(";")
        scene = Scene.parse(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode())
        assert rules == "2.3" and desk.url.startswith(f"{served.url}/judge#")
        mine, theirs = scene.position.seats[0].hand, scene.position.seats[1].hand
        assert sum(cards.count for cards in mine) == len(held)
        assert {cards.name.partition(" - ")[0] for cards in mine} == set(held)
        assert all(not cards.name for cards in theirs)
        expect(desk.locator("h1").first).to_be_visible()
        expect(two.locator(".banner.warn")).to_contain_text(word("page-called", player="Ana"))
        for page in (one, two):
            expect(page.locator(".time small")).to_have_count(2)
            assert page.locator(".time.run").count() == 0
        assert two.get_by_role("button", name=word("page-call-over"), exact=True).count() == 0
        one.reload()
        expect(one.locator(".banner.warn")).to_contain_text(word("page-called-here"))
        button(one, word("page-call-over"))
        for page in (one, two):
            expect(page.locator(".time small")).to_have_count(0)
            expect(page.locator(".time.run")).to_have_count(1)
        assert ana.complaints + bea.complaints == []


# --- watching -------------------------------------------------------------------------------------


def test_who_watches_later_sees_nothing_early(web: Web, served: Served) -> None:
    """The end of Bea's turn is shown a minute after it was."""
    ago = 40
    played = time.time() - ago
    table, keys = served.planted(
        MIDDLE, ("", ""), MIDDLE_LINES, last_ms=int(played * 1000), delay_s=DELAY
    )
    lines = len(MIDDLE_LINES)
    with web.visit(DESKTOP) as ana, web.visit(DESKTOP) as carla:
        one, late = ana.table(table, keys[0]), carla.table(table)
        shown, at = version(late), time.time()
        assert version(one) == lines
        if at < played + DELAY - 1:  # else this machine took a minute to open two pages
            assert shown == lines - 1
        expect(late.locator(f'.app[data-v="{lines}"]')).to_be_visible()
        assert time.time() >= played + DELAY
        assert late.locator('[data-zone="hand"] [data-n]').count() == 0
        assert ana.complaints + carla.complaints == []


def test_hands_are_open_by_consent_alone(web: Web, served: Served) -> None:
    table, keys = served.planted(MIDDLE, ("", ""), MIDDLE_LINES)
    with web.visit(DESKTOP) as ana, web.visit(DESKTOP) as bea, web.visit(PHONE) as carla:
        one, two, three = ana.table(table, keys[0]), bea.table(table, keys[1]), carla.table(table)
        known = three.locator('[data-zone="hand"] [data-n]')
        assert known.count() == 0 and three.locator(".mid.mine").count() == 0
        button(one, word("page-menu"))
        button(one, word("page-menu-hands"))
        asked = two.locator(".banner.mine")
        expect(asked).to_contain_text("Ana")
        assert known.count() == 0
        asked.get_by_role("button", name=word("page-choice-yes"), exact=True).click()
        expect(known).to_have_count(6)
        expect(three.locator(".pile.known")).to_have_count(2)
        assert two.locator(".pile.known").count() == 0, "who plays sees no more than before"
        assert ana.complaints + bea.complaints + carla.complaints == []


# --- hands on the table ---------------------------------------------------------------------------


def drag(page: Page, card: str, to: str) -> None:
    found = [page.locator(one).first.bounding_box() for one in (card, to)]
    assert found[0] is not None and found[1] is not None
    page.mouse.move(found[0]["x"] + 20, found[0]["y"] + 40)
    page.mouse.down()
    page.mouse.move(found[0]["x"] + 40, found[0]["y"] + 60, steps=3)
    page.mouse.move(
        found[1]["x"] + found[1]["width"] / 2, found[1]["y"] + found[1]["height"] / 2, steps=3
    )
    page.mouse.up()


def test_a_card_may_be_dragged(web: Web, served: Served) -> None:
    """Onto the ink, onto what is challenged; where it may not go it is said why."""
    table, keys = served.planted(MIDDLE, ("", "random"), MIDDLE_LINES)
    with web.visit(DESKTOP) as visit:
        page = visit.table(table, keys[0])

        def card(name: str, zone: str = "") -> str:
            found = page.locator(f"{zone} [data-card]").filter(has_text=name).first
            return f'[data-card="{found.get_attribute("data-card")}"]'

        hand = page.locator('[data-zone="hand"] [data-card]')
        expect(hand).to_have_count(6)
        v = version(page)
        drag(page, card("Merida", '[data-zone="hand"]'), '[data-ink="0"]')
        expect(hand).to_have_count(5)
        expect(page.locator(f'.app[data-v="{v + 1}"]')).to_be_visible()
        drag(page, card("Dash Parr", '[data-zone="play"]'), card("Elsa"))
        expect(page.locator(".bubble")).to_contain_text("4.6.4.2")
        assert version(page) == v + 1
        page.keyboard.press("Escape")
        expect(page.locator(".bubble")).to_have_count(0)
        drag(page, card("Dash Parr", '[data-zone="play"]'), card("Mickey Mouse"))
        expect(page.locator(f'.app:not([data-v="{v + 1}"])')).to_be_visible()
        expect(page.locator(".log")).to_contain_text(re.compile("Dash Parr .*challenges"))
        assert visit.complaints == []


# --- a fork and a new server ----------------------------------------------------------------------


def test_a_fork_by_link_asks_for_no_deck(web: Web, served: Served) -> None:
    over, _ = served.planted(MIDDLE, ("", ""), ENDING_LINES, over=True)
    given = {"at": 4, "as": "all", "seat": 0, "against": "link", "name": "Ana"}
    made = served.post(f"/api/tables/{over}/fork", given)
    with web.visit(PHONE, touch=True) as visit:
        page = visit.go(f"/t/{made['table']}")
        sit = page.get_by_role("button", name=word("pages-sit"), exact=True)
        expect(sit).to_be_enabled()
        assert page.get_by_text(word("pages-deck-change")).count() == 0
        sit.click()
        page.locator(".app.ready[data-v]").wait_for()
        expect(page.locator('[data-zone="hand"] [data-card]').first).to_be_visible()
        assert visit.complaints == []


def test_everybody_is_told_when_the_server_begins_anew(web: Web) -> None:
    own = Served()
    try:
        table, key = own.table(ME, BOT)
        with web.visit(DESKTOP) as visit:
            page = visit.page
            page.goto(f"{own.url}/t/{table}#{key}")
            page.locator(".app.ready[data-v]").wait_for()
            own.process.send_signal(signal.SIGTERM)
            expect(page.locator(".banner.note.deploy")).to_contain_text(word("server-deploy"))
            expect(page.locator(".banner.warn")).to_contain_text(word("page-line-broken"))
    finally:
        own.close()
