"""A ruling sheet written down: for the terminal, as Markdown, as HTML.

Markdown links clauses and cards as `[[CR 7.7.4]]` and `[[Name - Version]]`, which a wiki of notes
resolves by the name of the note. HTML is one page of its own: a clause links to its statement.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from tintero.judge.sheet import Block, Row, Sheet
from tintero.views import sheet as say

# --- terminal -------------------------------------------------------------------------------------

Styled = tuple[str, str]  # a line and its style


def lines(sheet: Sheet, brief: bool = False) -> list[Styled]:
    """The sheet line by line, with styles for a terminal; `brief`: verdict and sequence only."""
    lang = sheet.lang
    found: list[Styled] = []
    title = sheet.title or say.say(lang, "verdict")
    found.append((f"{title} · {say.say(lang, 'rules', sheet.rules)}", "bold"))
    style = "bold green" if sheet.verdict else "bold red"
    found.append((f"{say.say(lang, 'verdict')}: {sheet.answer}. {sheet.explanation}", style))
    if sheet.note and not brief:
        found += [(line, "") for line in sheet.note.split("\n")]
    found += [("", ""), (say.say(lang, "sequence"), "bold")]
    for block in sheet.blocks:
        if block.asked and not brief:
            found.append((f"  ? {block.asked}", "dim"))
        found.append((f"  ▸ {block.heading or say.say(lang, 'start')}", "cyan"))
        if block.why:
            found.append((f"      ✗ {block.why} [{block.clause}]", "red"))
        found += [(f"  {row_text(row)}", "") for row in block.rows]
    if brief:
        return found
    found += [("", ""), (say.say(lang, "next"), "bold")]
    for n in sheet.next:
        found.append((f"  {n.text}", ""))
        found += [(f"    · {option}", "") for option in n.options]
        if n.left_out:
            found.append((f"    · {say.say(lang, 'more', n.left_out)}", ""))
    found += [("", ""), (say.say(lang, "clauses"), "bold")]
    found += [(f"  {number} {title}: {text}", "dim") for number, title, text in sheet.clauses]
    return found


def row_text(row: Row) -> str:
    pad = "  " * row.depth
    return f"{row.number:>3}. {pad}{row.text} [{row.clause}]"


def text(sheet: Sheet) -> str:
    return "\n".join(line for line, _ in lines(sheet)) + "\n"


# --- Markdown -------------------------------------------------------------------------------------


def markdown(sheet: Sheet) -> str:
    """For a wiki of notes."""
    lang = sheet.lang
    link = linker(sheet.cards)
    rules = say.say(lang, "rules", sheet.rules)
    out = [f"# {sheet.title or say.say(lang, 'verdict')}", ""]
    answer = f"**{say.say(lang, 'verdict')} ({rules}): {sheet.answer}.**"
    out += [f"{answer} {link(cited(sheet.explanation))}", ""]
    if sheet.note:
        out += [link(cited(sheet.note)).replace("\n", "\n\n"), ""]
    out += [f"## {say.say(lang, 'sequence')}", ""]
    for block in sheet.blocks:
        out += markdown_block(block, lang, link)
    out += [f"## {say.say(lang, 'next')}", ""]
    for n in sheet.next:
        out.append(f"- {link(cited(n.text))}")
        out += [f"  - {link(option)}" for option in n.options]
        if n.left_out:
            out.append(f"  - {say.say(lang, 'more', n.left_out)}")
    out += ["", f"## {say.say(lang, 'clauses')}", ""]
    out += [f"- [[CR {number}]] **{title}**: {said}" for number, title, said in sheet.clauses]
    return "\n".join(out) + "\n"


def markdown_block(block: Block, lang: str, link: Link) -> list[str]:
    out = []
    heading = link(block.heading) if block.heading else say.say(lang, "start")
    if block.asked:
        out += [f"> {link(block.asked)}", ""]
    out += [f"**{heading}**", ""]
    if block.why:
        out += [f"- {say.say(lang, 'refused')}: {link(block.why)} [[CR {block.clause}]]"]
    for row in block.rows:
        pad = "    " * row.depth
        out.append(f"{pad}{row.number}. {link(row.text)} [[CR {row.clause}]]")
    return [*out, ""]


class Link:
    """Turns the names of cards in a text into links."""

    def __init__(self, cards: Sequence[str]) -> None:
        names = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
        self.names = re.compile(rf"(?<![\w\[])({names})(?!\w)") if names else None

    def __call__(self, words: str) -> str:
        return words if self.names is None else self.names.sub(r"[[\1]]", words)


def linker(cards: Sequence[str]) -> Link:
    return Link(cards)


def cited(words: str) -> str:
    """`(CR 4.6.4.2)` as a link."""
    return re.sub(r"\(CR (\d[\d.]*\d)\)", r"([[CR \1]])", words)


# --- HTML -----------------------------------------------------------------------------------------

STYLE = (
    "body{font-family:sans-serif;max-width:50em;margin:2em auto;padding:0 1em;line-height:1.5}"
    ".yes{color:#176c2d}.no{color:#a31515}.asked,small{color:#666}ol{padding-left:3em}"
    "li.deep{margin-left:2em}table{border-collapse:collapse}td,th{border:1px solid #bbb;"
    "padding:.3em .6em;vertical-align:top}tr.other td{background:#fff3cd}"
)


def html(sheet: Sheet) -> str:
    """A page of its own."""
    lang = sheet.lang
    title = escape(sheet.title or say.say(lang, "verdict"))
    kind = "yes" if sheet.verdict else "no"
    out = [
        f"<h1>{title}</h1>",
        f"<p><strong class={kind}>{say.say(lang, 'verdict')}: {escape(sheet.answer)}.</strong> "
        f"{anchored(sheet.explanation)} <small>{say.say(lang, 'rules', sheet.rules)}</small></p>",
    ]
    if sheet.note:
        out += [f"<p>{anchored(line)}</p>" for line in sheet.note.split("\n")]
    out.append(f"<h2>{say.say(lang, 'sequence')}</h2>")
    for block in sheet.blocks:
        if block.asked:
            out.append(f"<p class=asked>{escape(block.asked)}</p>")
        out.append(f"<h3>{escape(block.heading) or say.say(lang, 'start')}</h3>")
        if block.why:
            out.append(f"<p class=no>{escape(block.why)} {anchor(block.clause)}</p>")
        if block.rows:
            items = "\n".join(html_row(row) for row in block.rows)
            out.append(f'<ol start="{block.rows[0].number}">\n{items}\n</ol>')
    out.append(f"<h2>{say.say(lang, 'next')}</h2>\n<ul>")
    for n in sheet.next:
        options = "".join(f"<li>{escape(option)}</li>" for option in n.options)
        if n.left_out:
            options += f"<li>{say.say(lang, 'more', n.left_out)}</li>"
        out.append(f"<li>{escape(n.text)}{f'<ul>{options}</ul>' if options else ''}</li>")
    out.append(f"</ul>\n<h2>{say.say(lang, 'clauses')}</h2>\n<dl>")
    for number, name, said in sheet.clauses:
        out.append(
            f'<dt id="cr-{number}"><strong>{number}</strong> {escape(name)}</dt>'
            f"<dd>{escape(said)}</dd>"
        )
    out.append("</dl>")
    return document(title, lang, out)


def document(title: str, lang: str, body: Sequence[str]) -> str:
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    text = "\n".join(body)
    start = f'<!doctype html>\n<html lang="{lang}">\n<head>{head}</head>\n'
    return f"{start}<body>\n{text}\n</body>\n</html>\n"


def html_row(row: Row) -> str:
    deep = " class=deep" if row.depth else ""
    return f"<li{deep}>{escape(row.text)} {anchor(row.clause)}</li>"


def anchor(number: str) -> str:
    return f'<a href="#cr-{number}">[{number}]</a>'


def anchored(words: str) -> str:
    """`(CR 4.6.4.2)` as a link within the page."""
    return re.sub(r"\(CR (\d[\d.]*\d)\)", r'(<a href="#cr-\1">CR \1</a>)', escape(words))
