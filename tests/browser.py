"""A real browser at a real `tintero serve`, for tests of the page.

The browser is the system's Chromium or Chrome, else Playwright's own. Where there is none one is
installed: Debian's package if that may be done here, else Playwright's. If neither works, the tests
that need it are skipped and say why.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.scene import Scene
from tintero.server.api_shapes import PlannedSeat, TablePlan
from tintero.server.recover import GameStart
from tintero.server.rows import LogKind, LogRow, SeatRow, TableRow, TableState
from tintero.server.store import open_store
from tintero.server.tokens import new_id, new_token, token_hash

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
# Pages on a busy machine: what a test waits for takes milliseconds elsewhere.
PATIENCE: Final = 60_000
DESKTOP, TABLET, PHONE, FLAT = (1440, 900), (1024, 768), (390, 844), (844, 390)
SIZES: Final = (DESKTOP, TABLET, PHONE, FLAT)
FLAGS: Final = (
    "--no-sandbox",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
)


class NoBrowser(Exception):
    """There is none to be had; why."""


def chromium_of(play: Playwright) -> str:
    """A Chromium that is here, or one that is installed now; NoBrowser."""
    return found_or_installed(play.chromium.executable_path)


def found_or_installed(own: str) -> str:
    """`own`: where Playwright's would be."""
    named = os.environ.get("TINTERO_CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise NoBrowser(f"TINTERO_CHROMIUM names {named}, and that is no program")
        return named
    found = chromium_here(own)
    said = []
    for words in [] if found else installers():
        print(f"no Chromium is here: `{' '.join(words)}`", file=sys.stderr)
        failed = _carried_out(words)
        found = chromium_here(own)
        if found is not None:
            break
        said.append(f"`{' '.join(words)}`: {failed or 'done, and none is found'}")
    if found is None:
        raise NoBrowser("there is no Chromium, and none could be installed: " + "; ".join(said))
    return found


def chromium_here(own: str) -> str | None:
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    return own if Path(own).is_file() else None


def installers() -> list[list[str]]:
    """Debian's package where that may be done, else Playwright's own."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        ways.insert(0, ["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
    return ways


def _carried_out(words: Sequence[str]) -> str:
    """What went wrong, in a line; "" if nothing did. What asks questions gets no answers."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, errors="replace", timeout=900,
            stdin=subprocess.DEVNULL, env=quiet,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    wrong = [line for line in lines if line.lower().startswith(("e:", "error"))]
    return (wrong or lines or [f"exit status {done.returncode}"])[-1]


@cache
def axe_script() -> str | None:
    """axe-core: from the packages of `web/`, else from PyPI's `axe-playwright-python`."""
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if path.is_file():
        return path.read_text(encoding="utf-8")
    spec = find_spec("axe_playwright_python")
    for place in spec.submodule_search_locations or () if spec is not None else ():
        beside = Path(place) / "axe.min.js"
        if beside.is_file():
            return beside.read_text(encoding="utf-8")
    return None


# --- the server -----------------------------------------------------------------------------------


class Served:
    """`tintero serve` in a process of its own, with an SQLite file of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tintero-web-"))
        self.db = str(self.folder / "tables.db")
        words = ["-m", "tintero", "serve", "--port", "0", "--db", self.db, "--workers", "1"]
        words += ["--lang", "en"]
        self.process = subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = [word for word in line.split() if word.startswith("http://")]
        assert found, f"the server did not begin: {line!r}"
        self.url = found[0].rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=60)

    def close(self) -> None:
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # --- tables -----------------------------------------------------------------------------------

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, *seats: Any, **given: Any) -> tuple[str, str]:
        """A new table by the server's own call: its name, and the key to the seat."""
        made = self.post("/api/tables", {"seats": list(seats), **given})
        return made["table"], made["token"]

    def sat(self, table: str, **given: Any) -> str:
        """The key to the free seat."""
        return str(self.post(f"/api/tables/{table}/sit", given)["token"])

    def planted(
        self,
        game: Game | str,
        bots: Sequence[str] = ("", ""),
        lines: Sequence[str] = (),
        over: bool = False,
        last_ms: int = 0,
        **given: Any,
    ) -> tuple[str, tuple[str, ...]]:
        """A table that stands in a position (a game, or the text of a scene) after some lines, as
        if it had been played and put to sleep: its name, and the keys to its seats. `last_ms`: when
        the last line was played, if not long ago."""
        start = Scene.parse(game).game() if isinstance(game, str) else game
        names, decks = ("Ana", "Bea"), ("emerald-ruby", "amethyst-steel")
        seats = tuple(
            PlannedSeat("" if bot else names[n], bot, decks[n], tuple(Deck.load(decks[n]).cards))
            for n, bot in enumerate(bots)
        )
        plan = TablePlan(seats, save=b64encode(start.save()).decode(), **given)
        rows = [LogRow(0, 1, -1, LogKind.GAME, GameStart(1, won=(0, 0)).text())]
        for line in lines:
            seat, _, words = line.partition(":")
            kind = LogKind.CONCEDE if words.strip() == "concede" else LogKind.ACTION
            what = "" if kind == LogKind.CONCEDE else words.strip()
            rows.append(LogRow(len(rows), len(rows) + 1, int(seat) - 1, kind, what))
        if last_ms:
            rows[-1] = replace(rows[-1], at_ms=last_ms)
        keys = tuple("" if bot else new_token() for bot in bots)
        people = [SeatRow(n, token_hash(key), names[n]) for n, key in enumerate(keys) if key]
        state = TableState.OVER if over else TableState.PLAYING
        table = TableRow(new_id("t"), 1_760_000_000_000, plan.plain(), state)

        async def write() -> None:
            store = await open_store(self.db)
            try:
                await store.create(table, people, rows)
            finally:
                await store.close()

        _elsewhere(write)
        return table.id, keys


def _elsewhere(work: Any) -> None:
    """In a thread: here a loop is running, that of Playwright."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


# --- the browser ----------------------------------------------------------------------------------


class Visit:
    """A page in a context of its own, with what it asked for and what it complained about."""

    def __init__(self, web: Web, context: BrowserContext) -> None:
        self.web = web
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.asked: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str) -> Page:
        self.page.goto(self.web.served.url + path)
        self.settle()
        return self.page

    def settle(self) -> None:
        """Until fonts and cards are there and nothing moves."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def table(self, table: str, token: str = "", plain: bool = False) -> Page:
        """A table, until it stands."""
        key = f"#{token}" if token else ""
        self.page.goto(f"{self.web.served.url}/t/{table}{'?plain' if plain else ''}{key}")
        self.page.locator("main.plain[data-v]" if plain else ".app.ready[data-v]").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def findings(self) -> list[str]:
        """What axe has to say; the same in few words."""
        script = axe_script()
        assert script is not None
        # The page allows no script of others: axe comes in as the browser's own.
        self.page.evaluate(script)
        found = self.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations.map("
            "(one) => [one.id, one.nodes.length, one.nodes.slice(0, 3).map((node) =>"
            " node.html.slice(0, 160) + ' | ' + (node.any[0]?.message ?? ''))]))"
        )
        return [f"{name} ({count}): {nodes}" for name, count, nodes in found]

    def others(self) -> list[str]:
        """Requests to any other host."""
        own = (self.web.served.url, self.web.served.url.replace("http", "ws", 1), "data:", "blob:")
        return [url for url in self.asked if not url.startswith(own)]


class Web:
    """A browser and a server."""

    def __init__(self, served: Served, browser: Browser) -> None:
        self.served = served
        self.browser = browser

    @contextmanager
    def visit(
        self, size: tuple[int, int] = DESKTOP, lang: str = "en", touch: bool = False, **given: Any
    ) -> Iterator[Visit]:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=given.pop("motion", "reduce"),
            **given,
        )
        context.set_default_timeout(PATIENCE)
        try:
            yield Visit(self, context)
        finally:
            context.close()
