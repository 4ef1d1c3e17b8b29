"""`tintero judge ask`: the ruling on a scene, and what another version of the rules makes of it."""

from __future__ import annotations

from dataclasses import replace

from rich.table import Table
from rich.text import Text

from tintero.cli.judge.files import SceneAsked, open_questions, pick, read_so
from tintero.cli.shell.common import EXIT_NO, fail, out, there_are
from tintero.cli.shell.common import out_json as print_json
from tintero.cli.shell.output import echo
from tintero.judge import diff as comparing
from tintero.judge import html, page
from tintero.judge.by_variant import by_variant
from tintero.judge.errors import located
from tintero.judge.sheet import Sheet, ask
from tintero.messages import Message, say
from tintero.rulebook import UnknownVersion, versions
from tintero.rulebook.versions import version_key
from tintero.scene import SceneError
from tintero.variants import Variant


def rule(
    file: str,
    rules: str | None,
    diff: str | None,
    scene: str | None,
    reading: str | None,
    brief: bool,
    form: str,
    lang: str,
    variant: Variant | None = None,
) -> int:
    """The exit code. `form`: text, md, html or json."""
    found = pick(open_questions(file, lang, form), scene, file, lang)
    if reading is not None:
        found = read_so(found, reading, lang)
    found = [replace(q, scene=by_variant(q.scene, variant)) for q in found]
    if diff is not None:
        return compare(found, diff, form, lang)
    if rules is not None:
        known_version(rules, lang)
    try:
        sheets = [ask(q.scene, lang, rules or "", q.case) for q in found]
    except SceneError as error:  # what is expected can't be read
        fail(located(error, lang))
    show(sheets, form, brief)
    return 0 if all(sheet.held for sheet in sheets) else EXIT_NO


def known_version(version: str, lang: str) -> None:
    try:
        version_key(version)
    except UnknownVersion as error:
        told = Message("judge-no-version", version=version)
        fail(say(told, lang), there_are(lang, error.known))


def show(sheets: list[Sheet], form: str, brief: bool) -> None:
    if form == "json":
        plain = [sheet.plain() for sheet in sheets]
        print_json(plain[0] if len(plain) == 1 else plain)
        return
    if form == "html":
        echo(html.html(sheets), nl=False)
        return
    for n, sheet in enumerate(sheets):
        if form == "md":
            echo(("\n" if n else "") + page.markdown(sheet), nl=False)
        else:
            if n:
                out("")
            for line, style in page.lines(sheet, brief):
                out(Text(line, style=style))


# --- two versions -----------------------------------------------------------------------------


def compare(found: list[SceneAsked], diff: str, form: str, lang: str) -> int:
    two = [part.strip() for part in diff.split(",")]
    if len(two) != 2:
        known = (version.number for version in versions())
        fail(say(Message("judge-two-versions"), lang), there_are(lang, known))
    for version in two:
        known_version(version, lang)
    made = [comparing.compare(q.scene, two[0], two[1], lang, q.case) for q in found]
    if form == "json":
        plain = [c.plain() for c in made]
        print_json(plain[0] if len(plain) == 1 else plain)
    for c in made:
        if form == "md":
            echo(comparing.markdown(c))
        elif form == "html":
            echo(comparing.html(c), nl=False)
        elif form == "text":
            out(Text(c.title, style="bold"))
            out(comparison(c) if not c.equal else comparing.nothing(c))
            for reason in c.reasons():
                out(f"· {reason}")
    return 0


def comparison(c: comparing.Comparison) -> Table:
    table = Table(show_lines=False)
    for heading in comparing.headings(c):
        table.add_column(heading, overflow="fold", ratio=1)
    for pair in comparing.shown(c.pairs, c.one.lang):
        style = "dim" if pair.same else "bold"
        table.add_row(Text(pair.one, style=style), Text(pair.two, style=style))
    return table
