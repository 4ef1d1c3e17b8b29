"""Whole games in a browser, from the opening hand to twenty lore: by mouse, by touch, by keys
alone, and on the plain page."""

from __future__ import annotations

import pytest

from browser import DESKTOP, FLAT, PHONE, TABLET, Served, Visit, Web
from web_players import Player, Reader, Toucher, Typist

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

SEATS = (
    {"kind": "me", "name": "Ana", "deck": {"shipped": "amber-ruby"}},
    {"kind": "bot", "bot": "random", "deck": {"shipped": "emerald-steel"}},
)


def in_order(visit: Visit) -> None:
    assert visit.complaints == []
    assert visit.others() == []


def ended(visit: Visit) -> None:
    """A bot that plays by lot does not win, but it could."""
    ending = visit.page.locator(".ending")
    assert ending.locator("h1").inner_text() in ("You win!", "You lose.")
    assert ending.locator('a[href^="/replay/"]').is_visible()
    in_order(visit)


def test_by_mouse(web: Web, served: Served) -> None:
    table, key = served.table(*SEATS)
    with web.visit(DESKTOP) as visit:
        visit.table(table, key)
        assert Player(visit).game() > 20
        ended(visit)


@pytest.mark.parametrize("size", [PHONE, FLAT], ids=["upright", "lying"])
def test_by_touch(web: Web, served: Served, size: tuple[int, int]) -> None:
    table, key = served.table(*SEATS)
    with web.visit(size, touch=True) as visit:
        visit.table(table, key)
        assert Toucher(visit).game() > 20
        ended(visit)


def test_by_keys_alone(web: Web, served: Served) -> None:
    table, key = served.table(*SEATS)
    with web.visit(TABLET) as visit:
        page = visit.table(table, key)
        page.evaluate(
            "window.mice = []; for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
            " addEventListener(kind, () => window.mice.push(kind), true)"
        )
        assert Typist(visit).game() > 20
        assert page.evaluate("window.mice") == []
        ended(visit)


def test_on_the_plain_page(web: Web, served: Served) -> None:
    """Headings, lists and buttons; nothing is drawn."""
    table, key = served.table(*SEATS)
    with web.visit(DESKTOP) as visit:
        page = visit.table(table, key, plain=True)
        assert page.locator("main svg, main canvas, main img").count() == 0
        assert Reader(visit).game() > 15
        assert page.locator("#now ~ p b").first.inner_text()
        in_order(visit)
