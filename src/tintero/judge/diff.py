"""One scene under two versions of the rules, side by side where they part."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape
from typing import Any

from tintero import rulebook
from tintero.judge.html import document
from tintero.judge.page import PageLink, linker
from tintero.judge.sheet import Case, Sheet, ask
from tintero.messages import Message, say
from tintero.plain import as_markdown
from tintero.scene import Scene

CITED = re.compile(r"\[(\d[\d.]*)\]$")
AROUND = 2  # equal lines shown beside a difference


@dataclass(frozen=True)
class DiffPair:
    """One row of the comparison: a line of either side, "" where there is none."""

    one: str
    two: str
    same: bool


@dataclass(frozen=True)
class Comparison:
    """Two sheets of one scene, and their sequences aligned."""

    one: Sheet
    two: Sheet
    pairs: tuple[DiffPair, ...]

    @property
    def equal(self) -> bool:
        return all(pair.same for pair in self.pairs) and self.one.answer == self.two.answer

    @property
    def title(self) -> str:
        """The scene, and the case it shows."""
        case = self.one.case
        if case is None:
            return self.one.title
        same = case.title.endswith(f": {self.one.title}")
        return case.title if same else f"{case.title} · {self.one.title}"

    def reasons(self) -> list[str]:
        """What the rulebook says differs between the two versions, if their sequences part."""
        if self.equal:
            return []
        parted = [side for p in self.pairs if not p.same for side in (p.one, p.two)]
        numbers = {number for text in parted for number in CITED.findall(text)}
        found = rulebook.differences_between(self.one.rules, self.two.rules)
        near = [d for d in found if any(related(c, n) for c in d.clauses for n in numbers)]
        return [f"{d.text(self.one.lang)} (CR {', '.join(d.clauses)})" for d in near]

    def plain(self) -> dict[str, Any]:
        return {
            "equal": self.equal,
            "versions": [self.one.rules, self.two.rules],
            "verdicts": [s.plain()["verdict"] for s in (self.one, self.two)],
            "as_written": [self.one.held, self.two.held],
            "pairs": [[p.one or None, p.two or None, p.same] for p in self.pairs],
            "differences": self.reasons(),
            "sheets": [self.one.plain(), self.two.plain()],
        }


def related(one: str, other: str) -> bool:
    """The same clause, or one inside the other."""
    return one == other or one.startswith(other + ".") or other.startswith(one + ".")


def compare(
    scene: Scene, one: str, two: str, lang: str = "en", case: Case | None = None
) -> Comparison:
    first, second = ask(scene, lang, one, case), ask(scene, lang, two, case)
    return Comparison(first, second, tuple(align(told(first), told(second))))


def told(sheet: Sheet) -> list[str]:
    """The sequence without its numbers, which would differ after the first difference."""
    found = []
    for block in sheet.blocks:
        if block.heading:
            found.append(f"▸ {block.heading}")
        if block.why:
            found.append(f"✗ {block.why} [{block.clause}]")
        found += [f"{'  ' * (row.depth + 1)}{row.text} [{row.clause}]" for row in block.rows]
    return found


def align(one: Sequence[str], two: Sequence[str]) -> list[DiffPair]:
    found: list[DiffPair] = []
    matcher = SequenceMatcher(None, one, two, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal":
            found += [DiffPair(line, line, True) for line in one[a:b]]
            continue
        left, right = list(one[a:b]), list(two[c:d])
        for i in range(max(len(left), len(right))):
            one_line, two_line = (side[i] if i < len(side) else "" for side in (left, right))
            found.append(DiffPair(one_line, two_line, False))
    return found


def shown(pairs: Sequence[DiffPair], lang: str) -> list[DiffPair]:
    """The pairs near a difference; a run of equal ones further away becomes a line."""
    near = [
        any(not p.same for p in pairs[max(0, i - AROUND) : i + AROUND + 1])
        for i in range(len(pairs))
    ]
    found: list[DiffPair] = []
    skipped = 0
    for pair, keep in zip(pairs, near):
        if not keep:
            skipped += 1
            continue
        found += left_out(skipped, lang)
        skipped = 0
        found.append(pair)
    return found + left_out(skipped, lang)


def left_out(n: int, lang: str) -> list[DiffPair]:
    words = say(Message("judge-same", count=n), lang)
    return [DiffPair(words, words, True)] if n else []


# --- written down ---------------------------------------------------------------------------------


def headings(c: Comparison) -> tuple[str, str]:
    lang = c.one.lang
    rules = [say(Message("judge-rules", version=s.rules), lang) for s in (c.one, c.two)]
    written = say(Message("judge-as-written"), lang)
    one, two = (f"{rule}: {s.answer or written}" for rule, s in zip(rules, (c.one, c.two)))
    return one, two


def nothing(c: Comparison) -> str:
    same = Message("judge-no-difference", one=c.one.rules, two=c.two.rules)
    return say(same, c.one.lang)


def markdown(c: Comparison) -> str:
    link = linker(c.one.cards)
    out = [f"# {as_markdown(c.title)}", ""]
    if c.equal:
        return "\n".join([*out, as_markdown(nothing(c))]) + "\n"
    out += [f"| {' | '.join(map(as_markdown, headings(c)))} |", "|---|---|"]
    for pair in shown(c.pairs, c.one.lang):
        mark = "" if pair.same else "**"
        cells = [
            f"{mark}{bracketed(side.strip(), link)}{mark}" if side else "—"
            for side in (pair.one, pair.two)
        ]
        out.append(f"| {' | '.join(cells)} |")
    out += ["", *(f"- {link(reason)}" for reason in c.reasons())]
    return "\n".join(out) + "\n"


def bracketed(line: str, link: PageLink) -> str:
    """A line as Markdown, the clause at its end as a link."""
    found = CITED.search(line)
    if found is None:
        return link(line)
    return f"{link(line[: found.start()].rstrip())} [[CR {found[1]}]]"


def html(c: Comparison) -> str:
    title = escape(c.title)
    body = [f"<h1>{title}</h1>"]
    if c.equal:
        body.append(f"<p>{escape(nothing(c))}</p>")
    else:
        one, two = headings(c)
        body.append(f"<table><tr><th>{escape(one)}</th><th>{escape(two)}</th></tr>")
        for pair in shown(c.pairs, c.one.lang):
            kind = "" if pair.same else " class=other"
            body.append(f"<tr{kind}><td>{escape(pair.one)}</td><td>{escape(pair.two)}</td></tr>")
        body.append("</table>")
        body.append("<ul>" + "".join(f"<li>{escape(r)}</li>" for r in c.reasons()) + "</ul>")
    return document(title, c.one.lang, body)
