"""The library in a real browser: rulebook, cards, case book and quiz, by link and by keys, on a
phone and a desk, in both languages, and without a network."""

from __future__ import annotations

import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Page, expect
from starlette.applications import Starlette
from starlette.routing import Route

from browser import DESKTOP, PATIENCE, PHONE, Served, Visit, Web, axe_script
from tintero import rulebook
from tintero.messages import Message, say
from tintero.server.app import PAGE, assets_of, page_of

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

expect.set_options(timeout=PATIENCE)
LINKS = Path(__file__).with_name("links.txt")
PAGES = (
    "/rules", "/rules/4.6.4.2", "/rules/8.3?both", "/rules/changes", "/rules/crosswalk",
    "/rules/readings", "/rules?q=bag", "/cards?q=elsa", "/cards/dash-parr-super-fast",
    "/cases?topic=bag", "/cases/JC-004?v=2.1&step=1", "/cases/quiz", "/rules/99.9",
)  # fmt: skip
BAD = {
    "/rules/99.9": "pagelib-no-clause-title",
    "/cards/nobody": "pagelib-no-card-title",
    "/cases/none": "pagelib-no-case-title",
    f"/rules/{'9' * 3000}": "pagelib-no-clause-title",
    f"/cards/{'a' * 3000}": "pagelib-no-card-title",
}
MARK = "Tintero, built anew"
needs_axe = pytest.mark.skipif(axe_script() is None, reason="there is no axe-core")


def word(name: str, lang: str = "en", **given: object) -> str:
    return say(Message(name, **given), lang)  # type: ignore[arg-type]


def in_order(visit: Visit, status: str = "") -> None:
    assert [one for one in visit.complaints if not status or status not in one] == []
    assert visit.others() == []


def seen(page: Page) -> None:
    """A heading, and nothing beyond the edge."""
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


@needs_axe
@pytest.mark.parametrize(
    ("size", "lang", "pages"),
    [
        (DESKTOP, "en", PAGES[::2]), (PHONE, "es", PAGES[::2]),
        (DESKTOP, "es", PAGES[1::2]), (PHONE, "en", PAGES[1::2]),
    ],
)  # fmt: skip
def test_no_page_has_a_barrier_or_an_edge(
    web: Web, size: tuple[int, int], lang: str, pages: tuple[str, ...]
) -> None:
    with web.visit(size, lang) as visit:
        found = {}
        for path in pages:
            page = visit.go(path)
            seen(page)
            found[path] = visit.findings()
        assert {path: all_of for path, all_of in found.items() if all_of} == {}
        in_order(visit, "404")


def test_links_made_once_open(web: Web, served: Served) -> None:
    links = [line for line in LINKS.read_text().splitlines() if line and line[0] == "/"]
    assert [one for one in links if served.http.get(one).status_code != 200] == []
    with web.visit(DESKTOP, "es") as visit:
        for link in links[::4]:
            page = visit.go(link)
            seen(page)
            expect(page.locator('[data-said="missing"]')).to_have_count(0)
        in_order(visit)


def test_bad_links_get_a_sentence(web: Web, served: Served) -> None:
    with web.visit(PHONE, "es") as visit:
        for path, title in BAD.items():
            assert served.http.get(path).status_code == 404
            page = visit.go(path)
            expect(page.get_by_role("heading", level=1)).to_have_text(word(title, "es"))
            expect(page.locator('[data-said="missing"]')).not_to_be_empty()
            seen(page)
        in_order(visit, "404")


# --- the rulebook ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [("es", "desterrar"), ("es", "SECANDOSE"), ("es", "bag"), ("en", "bag"), ("en", "exerting")],
)
def test_the_page_finds_what_the_command_finds(web: Web, lang: str, words: str) -> None:
    with web.visit(DESKTOP, lang) as visit:
        page = visit.go("/rules")
        page.get_by_role("searchbox").fill(words)
        numbers = page.locator(".results .num")
        expect(numbers.first).to_be_visible()
        visit.settle()
        wanted = [one.number for one in rulebook.search(words, lang)]
        assert numbers.all_inner_texts()[:10] == wanted[:10]
        assert f"q={words}" in page.url
        in_order(visit)


def test_a_clause_by_keys_alone_in_both_languages(web: Web) -> None:
    with web.visit(DESKTOP, "es") as visit:
        page = visit.go("/rules")
        page.get_by_role("searchbox").focus()
        page.keyboard.type("bolsa")
        first = page.locator(".results a").first
        expect(first).to_contain_text("7.7")
        for _ in range(20):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('.results') !== null"):
                break
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(r"/rules/7\.7$"))
        clause = page.locator('[id="r-7.7"]')
        expect(clause).to_contain_text(rulebook.clause("7.7").statement("es"))
        page.get_by_role("button", name=word("pagelib-both", "es")).click()
        expect(clause).to_contain_text(rulebook.clause("7.7").statement("en"))
        page.get_by_role("button", name=re.compile("English")).click()
        expect(page.locator("h1")).to_contain_text(rulebook.clause("7").title("en"))
        in_order(visit)


def test_a_clause_says_what_its_version_said(web: Web) -> None:
    changed = next(one for one in rulebook.book().values() if one.before() and one.changed == "2.2")
    with web.visit(PHONE, "en") as visit:
        page = visit.go(f"/rules/{changed.number}?v=2.1")
        clause = page.locator(f'[id="r-{changed.number}"] .says')
        expect(clause).to_have_text(changed.before("en") or "")
        page.get_by_role("button", name="2.3", exact=True).click()
        expect(clause).to_have_text(changed.statement("en"))
        in_order(visit)


# --- cards ----------------------------------------------------------------------------------------


def test_cards_are_found_and_told(web: Web) -> None:
    with web.visit(PHONE, "es") as visit:
        page = visit.go("/cards")
        page.get_by_role("searchbox").fill("dash super")
        card = page.locator(".found a").first
        expect(card).to_have_attribute("href", "/cards/dash-parr-super-fast")
        page.get_by_role("button", name=word("page-ink-amber", "es"), exact=True).click()
        expect(page.locator(".found a")).to_have_count(0)
        page.get_by_role("button", name=word("page-ink-amber", "es"), exact=True).click()
        card.click()
        expect(page.locator("h1")).to_contain_text("Dash Parr")
        says = page.locator(".both")
        expect(says).to_contain_text("Whenever this character quests")
        expect(says).to_contain_text("Siempre que este personaje vaya de aventura")
        expect(page.locator(".trees")).to_contain_text("habilidad disparada")
        page.locator("input[type=date]").fill("2020-01-01")
        expect(page.locator("[data-standing]").first).to_have_attribute("data-standing", "early")
        in_order(visit)


# --- cases ----------------------------------------------------------------------------------------


def test_a_case_plays_back_and_forth(web: Web) -> None:
    with web.visit(DESKTOP, "es") as visit:
        page = visit.go("/cases/JC-001")
        piglet = page.locator('.board [data-card^="Piglet"]')
        expect(piglet).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(piglet).to_have_count(0)
        expect(page.locator(".seq .clause").filter(has_text="4.6.4.5").first).to_be_visible()
        assert "step=1" in page.url
        page.keyboard.press("ArrowLeft")
        expect(piglet).to_have_count(1)
        in_order(visit)


def test_a_case_shows_what_an_older_version_did(web: Web) -> None:
    with web.visit(PHONE, "en") as visit:
        page = visit.go("/cases/JC-104")
        page.get_by_role("button", name="2.1", exact=True).click()
        expect(page.locator(".differs")).to_contain_text("2.1")
        in_order(visit)


def test_the_quiz_remembers_what_was_known(web: Web) -> None:
    with web.visit(PHONE, "es") as visit:
        page = visit.go("/cases/quiz?topic=bodyguard")
        for _ in range(3):
            answers = page.locator("main > .answers button")
            expect(answers.first).to_be_visible()
            expect(page.locator(".cards a").first).to_be_visible()
            answers.first.focus()
            page.keyboard.press("Enter")
            told = page.locator(".told")
            expect(told).to_be_visible()
            if told.locator(".answers").count():
                told.locator(".answers button").first.click()
            page.get_by_role("button", name=word("pagelib-quiz-next", "es")).click()
        kept = page.evaluate("JSON.parse(localStorage.getItem('tintero.quiz'))")
        assert len(kept) >= 2 and all(one[2] >= 1 for one in kept.values())
        in_order(visit)


# --- without a network ----------------------------------------------------------------------------


def test_the_library_is_there_without_a_network(web: Web) -> None:
    """Links that were never opened before, in both languages; what needs the server says so."""
    with web.visit(PHONE, "es") as visit:
        for path in ("/rules", "/cards", "/cases"):
            page = visit.go(path)
        until(
            page,
            "caches.open('tintero-books').then((one) => one.keys()).then((all) => all.length > 13)",
        )
        kept = page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
            ".then((one) => one.keys()))))"
            ".then((all) => all.flat().map((one) => new URL(one.url).pathname))"
        )
        assert not [one for one in kept if "/api/" in one and "/library" not in one
                    and "/cards" not in one]  # fmt: skip
        visit.context.set_offline(True)
        assert page.evaluate("fetch('/api/tables').then(() => 'there', () => 'gone')") == "gone"
        page.reload()
        expect(page.locator("h1")).to_have_text(word("pagelib-book", "es"))
        url = web.served.url
        page.goto(f"{url}/rules/6.7.4")
        expect(page.locator('[id="r-6.7.4"]')).to_contain_text(
            rulebook.clause("6.7.4").statement("es")
        )
        page.goto(f"{url}/cards/heihei-boat-snack")
        expect(page.locator("h1")).to_contain_text("HeiHei")
        page.goto(f"{url}/cases/JC-104?scene=3&step=2")
        expect(page.locator(".where")).to_contain_text("2/")
        page.get_by_role("button", name=re.compile("English")).click()
        expect(page.locator("h1")).to_have_text("Resist leaves one, and the shield is used for it")
        page.goto(f"{url}/judge")
        expect(page.get_by_role("alert").first).to_contain_text(word("pages-wrong-line"))
        # A page that has just been opened may get a file before its browser is offline again.
        visit.context.route(re.compile(r"/assets/Table-"), lambda asked: asked.abort())
        page.goto(f"{url}/t/t-aaaaaaaaaaaaaaaa")
        expect(page.get_by_role("alert")).to_contain_text(word("page-needs-server"))
        assert visit.others() == []


def test_a_new_build_takes_the_place_of_the_old_copy(web: Web, tmp_path: Path) -> None:
    """The folder of the page is exchanged under a worker that keeps the old one."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    with site(folder) as url, web.visit(PHONE) as visit:
        page = visit.page
        page.goto(f"{url}/rules")
        until(page, "navigator.serviceWorker.controller !== null")
        until(page, "caches.keys().then((all) => all.some((one) => /-page-/.test(one)))")
        (old,) = shelves(page)
        rebuilt(folder)
        page.goto(f"{url}/rules")  # the new worker comes with the next visit, and puts the old away
        until(page, f"caches.keys().then((all) => !all.includes('{old}'))")
        visit.context.set_offline(True)
        until(page, f"fetch('/').then((all) => all.text()).then((all) => all.includes('{MARK}'))")
        page.goto(f"{url}/cases")
        expect(page.locator("meta[name=mark]")).to_have_attribute("content", MARK)
        assert len(shelves(page)) == 1


def until(page: Page, promise: str) -> None:
    """Until a promise gives something true; `wait_for_function` takes the promise for that."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(promise):
        assert time.monotonic() < end, promise
        time.sleep(0.05)


def shelves(page: Page) -> list[str]:
    found: list[str] = page.evaluate("caches.keys()")
    return [name for name in found if "-page-" in name]


def rebuilt(folder: Path) -> None:
    """As `npm run build` leaves it when something has changed: another page, another worker."""
    index, worker = folder / "index.html", folder / "sw.js"
    text = index.read_text("utf-8").replace(
        "</head>", f'<meta name="mark" content="{MARK}"></head>'
    )
    index.write_text(text, "utf-8")
    text = worker.read_text("utf-8")
    worker.write_text(re.sub(r"BUILD = '[^']*'", "BUILD = 'another'", text), "utf-8")


@contextmanager
def site(folder: Path) -> Iterator[str]:
    """What the server has for a page, with this folder, in a thread."""
    routes = [Route("/assets/{name}", assets_of(folder / "assets"))]
    made = Starlette(routes=[*routes, Route("/{path:path}", page_of(folder))])
    config = uvicorn.Config(made, port=0, log_level="warning", ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
