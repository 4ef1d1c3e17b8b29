"""Ruling sheets as one page of HTML: a clause links to its statement at the end of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tintero.judge.page import by_rules, cited, is_first, readings_of, scene_heading, title_of
from tintero.judge.sheet import Case, Sheet, SheetBlock, SheetRow
from tintero.messages import Message, say

STYLE = """
:root{--ink:#1d2433;--dim:#69707f;--line:#d9dde5;--paper:#fff;--soft:#f4f6fa;--link:#2456a6;
--yes:#176c2d;--no:#a31515;--mark:#fff3cd}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9f0;--dim:#98a0b0;--line:#39414f;--paper:#151922;
--soft:#1e2430;--link:#8db4f5;--yes:#7fd195;--no:#f39a9a;--mark:#4a4022}}
body{font-family:Georgia,serif;max-width:46em;margin:2em auto;padding:0 1.2em;line-height:1.55;
color:var(--ink);background:var(--paper)}
h1,h2,h3,small,.asked,.clause,table{font-family:system-ui,sans-serif}
h1{font-size:1.5em;margin-bottom:.2em}h2{font-size:1.15em;margin-top:2em;border-bottom:1px solid
var(--line);padding-bottom:.2em}h3{font-size:1em;margin:1.4em 0 .3em}
.verdict{background:var(--soft);border-left:.3em solid var(--dim);padding:.7em 1em}
.verdict.yes{border-color:var(--yes)}.verdict.no{border-color:var(--no)}
.yes strong{color:var(--yes)}.no strong,p.no{color:var(--no)}
small,.asked,li.check,dd{color:var(--dim)}.asked{font-size:.9em;margin:1em 0 0}
ol{padding-left:2.6em;margin:.3em 0}li.deep{margin-left:1.6em}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
.clause{font-size:.8em;white-space:nowrap}dt{margin-top:.7em}dt:target{background:var(--mark)}
dd{margin-left:1.5em}table{border-collapse:collapse;font-size:.9em;width:100%}
td,th{border:1px solid var(--line);padding:.35em .6em;vertical-align:top;text-align:left;width:50%}
tr.other td{background:var(--mark)}
@media print{body{max-width:none;margin:0}a{color:inherit}}
""".replace("\n", "")


def html(sheets: Sequence[Sheet]) -> str:
    """Sheets, such as those of one case, as a page of its own."""
    body: list[str] = []
    for sheet in sheets:
        body += head(sheet) if is_first(sheet) else []
        body += begins(sheet) if sheet.case is None else []
        body += sequence(sheet)
    body += clauses(sheets)
    return document(escape(title_of(sheets[0])), sheets[0].lang, body)


def head(sheet: Sheet) -> list[str]:
    lang, case = sheet.lang, sheet.case
    out = [
        f"<h1>{escape(title_of(sheet))}</h1>",
        f"<p><small>{escape(by_rules(sheet))}</small></p>",
    ]
    if case is not None:
        out.append(f"<p>{escape(case.question)}</p>")
    kind = "" if sheet.verdict is None else " yes" if sheet.verdict else " no"
    name = say(Message("judge-verdict"), lang)
    if case is not None and not sheet.held:
        return [*out, f"<p class=verdict><strong>{name}:</strong> {anchored(case.answer)}</p>"]
    said = f"{name}: {escape(sheet.answer)}." if sheet.answer else f"{name}:"
    out.append(
        f'<p class="verdict{kind}"><strong>{said}</strong> {anchored(sheet.explanation)}</p>'
    )
    return out + (about(sheet, case) if case is not None else [])


def about(sheet: Sheet, case: Case) -> list[str]:
    """The note and the readings of a case."""
    lang, out = sheet.lang, list[str]()
    if case.note:
        out.append(
            f"<p><strong>{say(Message('judge-note'), lang)}:</strong> {anchored(case.note)}</p>"
        )
    if case.readings:
        items = "".join(f"<li>{anchored(one)}</li>" for one in readings_of(sheet, case))
        out.append(
            f"<p><strong>{say(Message('judge-readings'), lang)}:</strong></p>\n<ol>{items}</ol>"
        )
    return out


def begins(sheet: Sheet) -> list[str]:
    """The position it begins in."""
    out = [f"<h2>{say(Message('begins-title'), sheet.lang)}</h2>"]
    out.append(f"<p>{escape(sheet.turn)}</p>\n<ul>")
    for side in sheet.sides:
        zones = "".join(f"<li>{escape(zone)}</li>" for zone in side.zones)
        inner = f"<ul>{zones}</ul>" if zones else ""
        out.append(f"<li><strong>{escape(side.heading)}</strong>{inner}</li>")
    out += [f"<li>{escape(effect)}</li>" for effect in sheet.effects]
    return [*out, "</ul>"]


def sequence(sheet: Sheet) -> list[str]:
    """What happens, and what may be done next."""
    lang, case = sheet.lang, sheet.case
    out: list[str] = []
    if case is not None:
        said = sheet.outcome or f"{sheet.answer}. {sheet.explanation}"
        kind = "" if sheet.held else " class=no"
        out.append(f"<h2>{escape(scene_heading(sheet, case))}</h2>")
        out.append(f"<p{kind}>{anchored(said)}</p>")
    else:
        out.append(f"<h2>{say(Message('judge-sequence'), lang)}</h2>")
    for part in sheet.blocks:
        out += block(part, lang)
    out.append(f"<h3>{say(Message('judge-next'), lang)}</h3>\n<ul>")
    for n in sheet.next:
        options = "".join(f"<li>{escape(option)}</li>" for option in n.options)
        if n.left_out:
            options += f"<li>{say(Message('judge-more', count=n.left_out), lang)}</li>"
        out.append(f"<li>{anchored(n.text)}{f'<ul>{options}</ul>' if options else ''}</li>")
    return [*out, "</ul>"]


def block(part: SheetBlock, lang: str) -> list[str]:
    out = [f"<p class=asked>{escape(part.asked)}</p>"] if part.asked else []
    clause = f" {anchor(part.declared)}" if part.declared and not part.why else ""
    out.append(f"<h3>{escape(part.heading) or say(Message('judge-start'), lang)}{clause}</h3>")
    if part.why:
        out.append(f"<p class=no>{escape(part.why)} {anchor(part.clause)}</p>")
    if part.rows:
        items = "\n".join(row(one) for one in part.rows)
        out.append(f'<ol start="{part.rows[0].number}">\n{items}\n</ol>')
    return out


def row(one: SheetRow) -> str:
    kinds = [kind for kind, so in (("deep", one.depth), ("check", one.sort == "check")) if so]
    kind = f' class="{" ".join(kinds)}"' if kinds else ""
    return f"<li{kind}>{escape(one.text)} {anchor(one.clause)}</li>"


def clauses(sheets: Sequence[Sheet]) -> list[str]:
    """The statements of all clauses that are cited, each once."""
    found = {number: (name, said) for sheet in sheets for number, name, said in sheet.clauses}
    out = [f"<h2>{say(Message('judge-clauses'), sheets[0].lang)}</h2>\n<dl>"]
    for number, (name, said) in found.items():
        out.append(
            f'<dt id="cr-{number}"><strong>{number}</strong> {escape(name)}</dt>'
            f"<dd>{escape(said)}</dd>"
        )
    return [*out, "</dl>"]


def document(title: str, lang: str, body: Sequence[str]) -> str:
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, '
        f'initial-scale=1"><title>{title}</title><style>{STYLE}</style>'
    )
    text = "\n".join(body)
    start = f'<!doctype html>\n<html lang="{lang}">\n<head>{head}</head>\n'
    return f"{start}<body>\n{text}\n</body>\n</html>\n"


def anchor(number: str) -> str:
    return f'<a class=clause href="#cr-{number}">[{number}]</a>'


def anchored(words: str) -> str:
    """`CR 4.6.4.2` as links within the page."""
    return cited(escape(words), '<a href="#cr-{0}">CR {0}</a>'.format)
