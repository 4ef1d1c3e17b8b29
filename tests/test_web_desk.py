"""The judge's desk in a real browser: on a phone by touch, by keys alone, in both languages; links,
saved positions and files; whatever is wrong leaves the desk as it was."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page

from browser import DESKTOP, PHONE, Visit, Web, axe_script
from web_positions import BODYGUARD

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

SCENE = f"title: Bodyguard\n{BODYGUARD}"
# Made once; it must open for ever (`web/tests/desk.test.ts` has more).
LINK = (
    "1.bY67CsJAEEX7_Yr7AynWcgottJaApVhMsmOysHmwO-uDkG8T_DJRJCDY3Opwz1GvQQjPR5nFCQ7qtW7hJPHZc9wY"
    "zbEnWJOENZEB7HuAMfCdcPzyBfZyxW5oCJPjjhsh2PlkgNUv7ruKUaCMg0qt_iLY5oowyU2iiiNozDKfTFIZP7oCllC3"
    "HIL0zdK3-LDG_0_zAg"
)


class Hand:
    """Taps are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, what: str | Locator) -> None:
        (self.page.locator(what) if isinstance(what, str) else what).first.tap()
        self.taps += 1


def at_desk(visit: Visit, hash: str = "") -> Page:
    page = visit.page
    page.goto(f"{visit.web.served.url}/judge{hash}")
    page.locator(".desk .board, .desk .ruling").first.wait_for()
    still(page)
    return page


def still(page: Page) -> None:
    page.locator('.desk[aria-busy="false"]').wait_for()


def card(page: Page, name: str) -> Locator:
    return page.locator(".board [data-card]").filter(has_text=name).first


def paste(page: Page, text: str) -> None:
    page.locator(".bar .btn").last.click()
    page.locator("dialog textarea").fill(text)
    page.locator("dialog .forms .btn", has_text=re.compile("^(Open|Abrir)$")).click()


@pytest.fixture(scope="module")
def by_touch(web: Web) -> Iterator[Visit]:
    with web.visit(PHONE, "es", touch=True) as visit:
        yield visit


def test_a_question_is_answered_on_a_phone_in_few_taps(by_touch: Visit) -> None:
    """Two characters, damage, exerted, whose turn, a try: what a judge does between two tables."""
    page = at_desk(by_touch)
    hand = Hand(page)
    hand.tap('[data-side="0"] [data-add="play"]')
    page.locator("#desk-search").fill("stich new")
    hand.tap('[data-found="Stitch - New Dog"]')
    hand.tap(page.locator(".last").get_by_role("button", name="Daño: uno más"))
    page.locator("#desk-search").fill("rival simba protec girado")
    hand.tap('[data-found="Simba - Protective Cub"]')
    page.locator(".last", has_text="Simba").wait_for()
    hand.tap("dialog .done")
    hand.tap('[data-side="1"] .turn')
    hand.tap('[data-side="0"] .turn')
    still(page)
    hand.tap('[data-to="try"]')
    hand.tap(card(page, "Stitch"))
    hand.tap('.card-panel [data-act="challenge"]')
    page.locator(".ruling .verdict.yes").wait_for()
    assert hand.taps <= 25, hand.taps
    assert "SÍ" in page.locator(".verdict h2").first.inner_text()
    steps = page.locator(".ruling ol li")
    assert steps.count() > 5 and steps.filter(has_text="destierra").count()
    assert page.locator(".ruling ol li .clause").count() == steps.count()
    page.locator(".versions", has_text="2.1, 2.2, 2.3").wait_for()
    # The clause says what it says, and something else can be tried.
    page.locator(".ruling ol .clause").first.tap()
    assert page.locator(".clause-text").inner_text()
    page.get_by_role("button", name="Probar otra cosa").tap()
    card(page, "Simba").tap()
    page.locator(".act.no", has_text="4.1.2").first.tap()
    page.locator(".ruling .verdict.no").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not by_touch.complaints and not by_touch.others()


def test_a_question_on_the_way_and_back(by_touch: Visit) -> None:
    page = at_desk(by_touch)
    paste(page, SCENE)
    page.locator('.desk[data-mode="try"]').wait_for()
    card(page, "Smash").tap()
    page.locator('.card-panel [data-act="play"]').tap()
    page.locator(".question .btn").first.wait_for()
    card(page, "Namaari").tap()  # a card answers
    page.locator(".ruling .verdict.yes").wait_for()
    page.get_by_role("button", name="Un paso atrás").tap()
    page.locator(".ruling .block").nth(1).wait_for(state="detached")
    page.locator(".bar .btn").first.tap()
    still(page)


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), (DESKTOP, "en")], ids=["phone", "desk"])
def test_every_part_of_the_desk_without_findings(
    web: Web, size: tuple[int, int], lang: str
) -> None:
    if axe_script() is None:
        pytest.skip("axe-core is not here")
    with web.visit(size, lang) as visit:
        page = at_desk(visit)
        assert visit.findings() == []
        paste(page, SCENE)
        page.locator('.desk[data-mode="try"]').wait_for()
        card(page, "Stitch").click()
        page.locator(".act.no").first.wait_for()
        assert visit.findings() == []
        page.locator('.card-panel [data-act="challenge"]').first.click()
        page.locator(".verdict").first.wait_for()
        page.locator(".versions p").wait_for()
        assert visit.findings() == []
        page.locator('[data-to="build"]').click()
        still(page)
        card(page, "Stitch").click()
        page.locator(".card-panel [data-state]").first.wait_for()
        assert visit.findings() == []
        page.locator(".x").first.click()
        page.locator('[data-seat="0"]').click()
        page.locator(".seat-panel").wait_for()
        assert visit.findings() == []
        page.locator(".x").first.click()
        page.locator('[data-side="0"] [data-add="hand"]').click()
        page.locator("#desk-search").fill("drag")
        page.locator("[data-found]").first.wait_for()
        assert visit.findings() == []
        page.keyboard.press("Escape")
        page.locator(".bar .btn").last.click()
        assert visit.findings() == []
        assert not visit.complaints


def test_by_keys_alone(web: Web) -> None:
    with web.visit(DESKTOP, "en") as visit:
        page = at_desk(visit)
        page.locator('[data-side="0"] [data-add="play"]').focus()
        page.keyboard.press("Enter")
        page.keyboard.type("stitch new dog")
        page.locator("[data-found]").first.wait_for()
        page.keyboard.press("Enter")
        page.locator(".last").wait_for()
        page.keyboard.type("rival simba protective exerted")
        page.locator('[data-found="Simba - Protective Cub"]').wait_for()
        page.keyboard.press("Enter")
        page.locator(".last", has_text="Simba").wait_for()
        page.locator('.side [data-to="try"]').focus()
        page.keyboard.press("Enter")
        card(page, "Stitch").focus()
        page.keyboard.press("Enter")
        page.locator('.card-panel [data-act="challenge"]').focus()
        page.keyboard.press("Enter")
        page.locator(".verdict.yes").wait_for()
        page.keyboard.press("Control+z")
        page.locator('.desk[data-mode="try"]').wait_for()
        page.locator(".try input").fill("challenge Stitch > Simba")
        page.keyboard.press("Enter")
        page.locator(".verdict.yes").wait_for()


def test_links_saved_positions_and_files(web: Web) -> None:
    with web.visit(DESKTOP, "es", accept_downloads=True) as visit:
        page = at_desk(visit, f"#{LINK}")
        assert "¿Puede Stitch desafiar?" in page.locator(".bar .name").inner_text()
        assert page.locator(".verdict.yes").count() == 1
        page.locator(".bar .btn").last.click()
        shared = page.get_by_label("Enlace", exact=True)
        page.wait_for_function(
            "document.querySelector('dialog input[readonly]').value.includes('#1.')"
        )
        link = shared.input_value()
        page.locator("dialog .line .btn", has_text="Guardar").click()
        page.locator("dialog .open").wait_for()
        with page.expect_download() as waiting:
            page.locator('[data-form="markdown"]').click()
        assert waiting.value.suggested_filename == "puede-stitch-desafiar.md"
        page.keyboard.press("Escape")
        page.goto("about:blank")
        page.goto(link)
        page.locator(".verdict.yes").wait_for()
        # What the table leaves, and what was there after a reload.
        page.evaluate("text => sessionStorage.setItem('tintero.desk', text)", SCENE)
        page.goto(f"{web.served.url}/judge#here")
        page.locator(".bar .name", has_text="Bodyguard").wait_for()
        page.goto(f"{web.served.url}/judge")
        page.reload()
        page.locator(".bar .name", has_text="Bodyguard").wait_for()
        # On paper there is the ruling and nothing else.
        page.emulate_media(media="print")
        assert page.locator(".sheet-paper").is_visible() and not page.locator(".desk").is_visible()


def test_what_can_t_be_opened_leaves_the_desk_as_it_was(web: Web) -> None:
    with web.visit(PHONE, "es") as visit:
        page = at_desk(visit)
        paste(page, SCENE)
        page.locator(".bar .name", has_text="Bodyguard").wait_for()
        page.evaluate(f"location.hash = '{LINK[:60]}'")
        page.get_by_role("alert").filter(has_text="no está entero").wait_for()
        assert "Bodyguard" in page.locator(".bar .name").inner_text()
        for text, told in (
            ("seats:\n  1:\n    play: [Simbaa]\n", "Simba"),
            ("seats:\n  1: {hand: [10000x Smash]}\n", "10000x"),
            ('rules: "9.9"\nseats: {}\n', "2.3"),
            ("no es una escena", ""),
        ):
            paste(page, text)
            alert = page.locator("dialog [role=alert]")
            alert.wait_for()
            assert told in alert.inner_text(), alert.inner_text()
            page.locator("dialog header button").click()
            assert "Bodyguard" in page.locator(".bar .name").inner_text()
        assert card(page, "Stitch").is_visible()


def test_asking_in_words_opens_a_scene(web: Web) -> None:
    with web.visit(PHONE, "es") as visit:
        page = at_desk(visit)
        page.get_by_role("button", name="Pregunta con palabras").first.click()
        page.locator("#desk-ask").fill("mi rival desafia a mi simba con bodyguard delante")
        page.keyboard.press("Enter")
        page.locator(".ask details").first.wait_for()
        assert page.locator(".ask .clause").count() > 3
        page.get_by_role("button", name="Abrir como posición").click()
        page.locator(".ask").wait_for(state="detached")
        still(page)
        assert page.locator(".bar .name").inner_text()
        assert visit.complaints == []


def test_readings_cards_under_another_and_bars_that_stand_still(by_touch: Visit) -> None:
    page = at_desk(by_touch)
    paste(page, SCENE)
    tops = set()
    for mode in ("build", "try", "ruling", "build"):
        page.locator(f".tabs [data-to={mode}]").tap()
        page.locator(f'.desk[data-mode="{mode}"][aria-busy="false"]').wait_for()
        tops.add(
            page.evaluate(
                "['.bar', '.tabs'].map((one) => document.querySelector(one)"
                ".getBoundingClientRect().top).join()"
            )
        )
    assert len(tops) == 1
    page.get_by_role("button", name="La mesa", exact=True).tap()
    page.locator("dialog summary", has_text="Lecturas").tap()
    switch = page.locator('[data-reading="up-to-may-be-none"]')
    switch.tap()
    page.locator(".bar .name", has_text="1 lectura de la otra manera").wait_for()
    still(page)
    switch.tap()
    still(page)
    page.locator("dialog[open]").press("Escape")
    card(page, "Stitch").tap()
    page.get_by_role("button", name="Poner una carta debajo").tap()
    page.locator("#desk-search").fill("dragon fire")
    page.locator('[data-found="Dragon Fire"]').first.tap()
    page.locator(".rise [data-under]", has_text="Dragon Fire").wait_for()
    still(page)
    page.get_by_role("button", name="Quitar Dragon Fire de debajo").tap()
    page.locator("[data-under]").wait_for(state="detached")
    page.locator(".rise .x").tap()
    page.locator(".tabs [data-to=try]").tap()
    card(page, "Namaari").tap()
    page.locator(".rise .act.no").first.tap()
    page.locator(".verdict .clause").first.tap()
    link = page.locator(".clause-text a").first
    assert (link.get_attribute("href") or "").startswith("/rules/")
    by_touch.page.emulate_media(media="print")
    paper = page.locator(".sheet-paper").inner_text()
    by_touch.page.emulate_media(media="screen")
    assert paper.index("La posición") < paper.index("Fallo") < paper.index("Cómo queda después")
    assert "Simba - Protective Cub (agotado)" in paper.partition("Fallo")[0]
