"""Somebody who plays in the browser: reads what the page offers and does it, by mouse, by touch, by
keys, or with the buttons of the plain page."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Position, TimeoutError

from browser import Visit

# What may be done is preferred in this order; ending the turn comes last.
WANTED: Final = ("quest", "ink", "play", "challenge")
MOST_STEPS: Final = 1500
# What has been read can be gone when it is reached for.
HASTE: Final = 8_000
# In a full hand that is what can be seen of each card.
CORNER: Final[Position] = {"x": 22, "y": 40}

READ: Final = """() => {
  const app = document.querySelector('.app'), all = (what) => [...document.querySelectorAll(what)]
  const seen = (el) => el.offsetParent !== null
  return {
    v: app?.dataset.v ?? '', over: !!document.querySelector('.ending'),
    bubble: !!document.querySelector('.bubble'),
    mine: !!document.querySelector('.mid.mine'),
    acts: all('.sheet [data-act], .side [data-act], .mid .acts [data-act]').filter(seen)
      .map((el) => ({act: el.dataset.act, off: el.disabled})),
    answers: all('.mid .btns [data-act]').filter(seen)
      .map((el) => ({act: el.dataset.act, off: el.disabled})),
    targets: all('[data-target]').filter(seen).map((el) => el.dataset.card),
    able: all('[data-card]').filter((el) => seen(el) && el.querySelector('.card.able'))
      .map((el) => el.dataset.card),
    chosen: all('[data-card][aria-pressed=true]').map((el) => el.dataset.card),
    refused: all('.sheet .no, .side .no, .mid .acts .no').length,
    count: document.querySelector('.mid .count')?.textContent ?? '',
    words: document.querySelector('.mid')?.textContent ?? '',
  }
}"""
ACTS: Final = ".sheet [data-act], .side [data-act], .mid .acts [data-act]"


class Player:
    """At the drawn table."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.tried: set[tuple[str, str]] = set()  # cards that had nothing to offer, by version

    # --- ways -------------------------------------------------------------------------------------

    def on_card(self, card: str) -> None:
        self.page.locator(f'[data-card="{card}"]').first.click(position=CORNER, timeout=HASTE)

    def on(self, what: str, n: int = 0) -> None:
        self.page.locator(what).nth(n).click(timeout=HASTE)

    # --- playing ----------------------------------------------------------------------------------

    def read(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(READ)
        return found

    def changed(self, before: dict[str, Any]) -> dict[str, Any]:
        """How it stands once it stands otherwise."""
        keys = ("v", "over", "bubble", "refused", "acts", "answers", "targets", "chosen", "words")
        for _ in range(600):
            now = self.read()
            if any(now[key] != before[key] for key in keys):
                return now
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing came of it: {before}")

    def waited(self) -> dict[str, Any]:
        """Until it is this one's decision, or over."""
        self.page.locator(".mid.mine, .ending").first.wait_for()
        return self.read()

    def game(self) -> int:
        """To the end; in how many steps."""
        for step in range(MOST_STEPS):
            now = self.waited()
            if now["over"]:
                return step
            try:
                self.step(now)
            except TimeoutError:
                # What was read is gone: the server had not said all of it yet.
                if self.read()["v"] == now["v"]:
                    raise
        raise AssertionError("the game does not end")

    def some(self, steps: int) -> None:
        """So many steps, or to the end."""
        for _ in range(steps):
            now = self.waited()
            if now["over"]:
                return
            try:
                self.step(now)
            except TimeoutError:
                if self.read()["v"] == now["v"]:
                    raise

    def step(self, now: dict[str, Any]) -> None:
        """One thing to do."""
        if now["bubble"]:
            self.close_bubble()
            self.page.locator(".bubble").wait_for(state="hidden")
            return
        if any(one["off"] for one in now["acts"] + now["answers"]):
            self.page.wait_for_timeout(20)
            return
        answers = [one["act"] for one in now["answers"]]
        acts = [one["act"] for one in now["acts"]]
        if acts and not now["targets"]:
            for want in WANTED:
                if want in acts:
                    self.press_act(acts.index(want))
                    self.changed(now)
                    return
        if now["targets"] and not ("done" in answers and now["chosen"]):
            self.on_card(next(one for one in now["targets"] if one not in now["chosen"]))
            self.changed(now)
            return
        if not answers:
            self.page.wait_for_timeout(20)  # it is somebody else's decision by now
            return
        fresh = [one for one in now["able"] if (now["v"], one) not in self.tried]
        if "end" in answers and fresh and not now["targets"]:
            self.tried.add((now["v"], fresh[-1]))
            self.choose(fresh[-1])
            return
        self.answer(answers)
        self.changed(now)

    def choose(self, card: str) -> None:
        """A card, until it says what it can do; one that is chosen already is let go of and taken
        again."""
        before = self.read()
        self.on_card(card)
        now = self.changed(before)
        if card in now["chosen"] and not now["acts"] and not now["bubble"] and not now["refused"]:
            self.changed(now)

    def close_bubble(self) -> None:
        self.on(".bubble .close")

    def press_act(self, n: int) -> None:
        self.on(ACTS, n)

    def answer(self, answers: list[str]) -> None:
        wanted = next((one for one in ("yes", "done", "end") if one in answers), answers[0])
        self.on(f'.mid .btns [data-act="{wanted}"]')


COVERED: Final = """([what, at]) => {
  const found = document.querySelector(what)
  found?.scrollIntoViewIfNeeded()
  const box = found?.getBoundingClientRect()
  return !!box && !!document.elementFromPoint(box.x + at.x, box.y + at.y)?.closest('.sheet')
}"""


class Toucher(Player):
    """With a finger."""

    def on_card(self, card: str) -> None:
        self.uncover(card)
        try:
            self.tap_card(card)
        except TimeoutError:
            # The sheet came, or went elsewhere, between the look and the finger.
            if not self.uncover(card):
                raise
            self.tap_card(card)

    def tap_card(self, card: str) -> None:
        self.page.locator(f'[data-card="{card}"]').first.tap(position=CORNER, timeout=HASTE)

    def uncover(self, card: str) -> bool:
        """The sheet of another card lies over this one: it is closed first."""
        covered = bool(self.page.evaluate(COVERED, [f'[data-card="{card}"]', dict(CORNER)]))
        if covered:
            self.page.locator(".sheet .x").tap(timeout=HASTE)
            self.page.locator(".sheet").wait_for(state="hidden")
        return covered

    def on(self, what: str, n: int = 0) -> None:
        self.page.locator(what).nth(n).tap(timeout=HASTE)


class Typist(Player):
    """With the keys alone: letters for cards, numbers for acts, Space to end, Tab and Enter for
    what has no key of its own."""

    def read(self) -> dict[str, Any]:
        found = super().read()
        found["keys"] = self.page.evaluate(
            "Object.fromEntries([...document.querySelectorAll('[data-card]')].map((el) => "
            "[el.dataset.card, el.querySelector('kbd.hot')?.textContent ?? '']))"
        )
        return found

    def on_card(self, card: str) -> None:
        self.page.keyboard.press("Escape") if self.read()["acts"] else None
        key = self.read()["keys"].get(card, "")
        if key:
            self.page.keyboard.press(key.lower())
        else:
            self.walk(f'[data-card="{card}"]')
            self.page.keyboard.press("Enter")

    def close_bubble(self) -> None:
        self.page.keyboard.press("Escape")

    def press_act(self, n: int) -> None:
        self.page.keyboard.press(str(n + 1))

    def answer(self, answers: list[str]) -> None:
        if any(one in answers for one in ("end", "done", "yes")) or len(answers) == 1:
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("Space")
        else:
            self.walk(".mid .btns [data-act]")
            self.page.keyboard.press("Enter")

    def walk(self, wanted: str) -> None:
        """With Tab from zone to zone and with the arrows inside one."""
        for key in ["Tab"] * 60 + ["ArrowRight"] * 30:
            if self.page.evaluate("(what) => document.activeElement?.matches(what)", wanted):
                return
            zone = self.page.evaluate(
                "(what) => { const zone = document.querySelector(what)?.closest('[data-zone]');"
                " return !!zone && zone.contains(document.activeElement) }",
                wanted,
            )
            self.page.keyboard.press("ArrowRight" if zone else key)
        raise AssertionError(f"the keys do not lead to {wanted}")


class Reader:
    """At the plain page: buttons, by their words."""

    def __init__(self, visit: Visit) -> None:
        self.page = visit.page

    def game(self) -> int:
        for step in range(MOST_STEPS):
            options = self.page.locator("#now ~ ul button:not([disabled])")
            over = self.page.locator('a[href^="/replay/"]')
            options.first.or_(over.first).first.wait_for()
            if over.count():
                return step
            words = options.all_inner_texts()
            if not words:
                continue
            before = self.page.locator("main.plain").get_attribute("data-v")
            options.nth(self.best(words)).click()
            self.page.wait_for_function(
                "(v) => document.querySelector('main.plain')?.dataset.v !== v", arg=before
            )
        raise AssertionError("the game does not end")

    def best(self, words: list[str]) -> int:
        for want in ("quest", "ink ", "play ", "yes", "done"):
            for n, text in enumerate(words):
                if text.lower().startswith(want):
                    return n
        return 0 if len(words) > 1 and words[0].lower() != "end" else len(words) - 1
