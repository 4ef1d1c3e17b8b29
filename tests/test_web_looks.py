"""How the page looks: pictures of one position on four screens in two languages, held against those
kept in `tests/pictures`, and the colours of the inks for all eyes.

`TINTERO_PICTURES=1` makes the pictures anew: those, and the ones in `docs/web`.
"""

from __future__ import annotations

import io
import os
import re
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from PIL import Image

from browser import DESKTOP, PHONE, ROOT, SIZES, Served, Web
from web_positions import ENDING_LINES, MIDDLE, MIDDLE_LINES

pytestmark = [pytest.mark.pure_only, pytest.mark.slow]

KEPT: Final = Path(__file__).parent / "pictures"
SHOWN: Final = ROOT / "docs" / "web"
MAKE: Final = bool(os.environ.get("TINTERO_PICTURES"))
SMALLER: Final = 3  # pictures are compared at a third: what another build of the browser draws
# otherwise in the edges of letters is not seen there
FAR: Final = 40  # of 255, in any colour: a pixel that is another
MOST: Final = 0.02  # of all pixels
TO_XYZ: Final = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
INKS: Final = ROOT / "web" / "src" / "lib" / "inks.ts"
# What is seen of red, green and blue (linear) by who lacks one kind of cone (Machado 2009).
EYES: Final = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                   (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                   (0.004733, 0.691367, 0.303900)),
}  # fmt: skip


def reduced(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize(
        (picture.width // SMALLER, picture.height // SMALLER), Image.Resampling.BOX
    )


def differing(one: Image.Image, other: Image.Image) -> float:
    """The part of all pixels that is clearly another."""
    if one.size != other.size:
        return 1.0
    apart = np.abs(np.asarray(one, np.int16) - np.asarray(other, np.int16)).max(axis=2)
    return float((apart > FAR).mean())


def held(name: str, png: bytes) -> None:
    path = KEPT / f"{name}.png"
    now = reduced(png)
    if MAKE:
        KEPT.mkdir(exist_ok=True)
        now.quantize(256, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)
        return
    assert path.is_file(), f"no picture {path.name}: TINTERO_PICTURES=1 makes it"
    part = differing(now, Image.open(path).convert("RGB"))
    if part > MOST:
        wrong = ROOT / "build" / "pictures"
        wrong.mkdir(parents=True, exist_ok=True)
        (wrong / f"{name}.png").write_bytes(png)
    assert part <= MOST, f"{part:.1%} of {name} looks otherwise; see build/pictures/{name}.png"


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_looks_as_it_did(
    web: Web, served: Served, size: tuple[int, int], lang: str
) -> None:
    table, keys = served.planted(MIDDLE, ("", "greedy"), MIDDLE_LINES)
    with web.visit(size, lang, touch=size[0] < 900) as visit:
        page = visit.table(table, keys[0])
        visit.settle()
        held(f"table-{size[0]}x{size[1]}-{lang}", page.screenshot(animations="disabled"))


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia"])
def test_the_table_as_other_eyes_see_it(web: Web, served: Served, eyes: str) -> None:
    """The same position as these eyes see it."""
    table, keys = served.planted(MIDDLE, ("", "greedy"), MIDDLE_LINES)
    with web.visit(DESKTOP) as visit:
        page = visit.table(table, keys[0])
        before = np.asarray(reduced(page.screenshot(animations="disabled")), np.int16)
        line = visit.context.new_cdp_session(page)
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        as_seen = page.screenshot(animations="disabled")
        assert np.abs(np.asarray(reduced(as_seen), np.int16) - before).max() > FAR, "it is emulated"
        held(f"table-{eyes}", as_seen)


def test_differing_tells_pictures_apart() -> None:
    one = Image.new("RGB", (100, 100), "#101010")
    other = one.copy()
    other.paste("#e0e0e0", (0, 0, 20, 20))
    assert differing(one, one) == 0
    assert differing(one, other) == pytest.approx(0.04)
    assert differing(one, Image.new("RGB", (100, 101))) == 1


# --- the pictures of the documentation ------------------------------------------------------------


@pytest.mark.skipif(not MAKE, reason="TINTERO_PICTURES=1 makes the pictures of docs/web")
def test_pictures_for_the_documentation(web: Web, served: Served) -> None:
    SHOWN.mkdir(parents=True, exist_ok=True)
    table, keys = served.planted(MIDDLE, ("", "greedy"), MIDDLE_LINES)
    over, _ = served.planted(MIDDLE, ("", ""), ENDING_LINES, over=True)

    def kept(name: str, png: bytes) -> None:
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        path = SHOWN / f"{name}.png"
        picture.quantize(256, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)
        assert path.stat().st_size <= 250_000, path

    with web.visit(DESKTOP) as visit:
        page = visit.table(table, keys[0])
        page.locator('[data-zone="play"] [data-card]').filter(has_text="Dash Parr").first.click()
        page.locator('.side [data-act="challenge"]').click()
        page.locator("[data-card]").filter(has_text="Map of Treasure").first.click()
        page.locator(".bubble").wait_for()
        kept("table-desktop", page.screenshot(animations="disabled"))
        for name, path in (("home", "/"), ("decks", "/decks"), ("replay", f"/replay/{over}#1.4")):
            page = visit.go(path)
            kept(name, page.screenshot(animations="disabled"))
    with web.visit(PHONE, touch=True) as visit:
        page = visit.table(table, keys[0])
        page.locator('[data-zone="play"] [data-card]').filter(has_text="Copper").first.tap()
        page.locator('.sheet [data-act="quest"]').wait_for()
        kept("table-phone", page.screenshot(animations="disabled"))


# --- the colours of the inks ----------------------------------------------------------------------


def inks() -> dict[str, str]:
    text = INKS.read_text(encoding="utf-8")
    return dict(re.findall(r"(\w+): \{ name: '\w+',.*? m: '(#[0-9a-f]{6})'", text))


def lab(colour: str, eyes: str) -> np.ndarray[Any, Any]:
    """CIE L*a*b* (D65) of what such eyes see."""
    rgb = np.array([int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(EYES[eyes]) @ linear, 0, 1)
    to_xyz = np.array(
        [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    )
    part = to_xyz @ seen / np.array([0.95047, 1.0, 1.08883])
    root = np.where(part > 216 / 24389, np.cbrt(part), (24389 / 27 * part + 16) / 116)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_inks_differ_for_all_eyes(eyes: str) -> None:
    """CIE76 of at least 20 between any two; each has a silhouette besides."""
    found = inks()
    assert len(found) == 6
    for (one, a), (two, b) in combinations(found.items(), 2):
        apart = float(np.linalg.norm(lab(a, eyes) - lab(b, eyes)))
        assert apart >= 20, (one, two, apart)
