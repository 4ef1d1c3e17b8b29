"""A ruling sheet written down for the terminal and as Markdown; `html` makes a page of it.

Markdown links clauses and cards as `[[CR 7.7.4]]` and `[[Name - Version]]`, which a wiki of notes
resolves by the name of the note; without a wiki it has no links, for the clauses stand at its end.
The scenes of one case share its question and answer: only the first of them says those.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from tintero.judge.sheet import CITED, Case, Sheet, SheetBlock, SheetRow
from tintero.messages import Message, say
from tintero.plain import as_markdown

# --- both -----------------------------------------------------------------------------------------


def title_of(sheet: Sheet) -> str:
    """What the sheet is called: its case, else its scene."""
    if sheet.case is not None:
        return sheet.case.title
    return sheet.title or say(Message("judge-verdict"), sheet.lang)


def is_first(sheet: Sheet) -> bool:
    """Whether it begins a case, or is of none."""
    return sheet.case is None or sheet.case.first


def scene_heading(sheet: Sheet, case: Case) -> str:
    number, count = case.place
    heading = Message("judge-scene-of", number=number, count=count, title=sheet.title)
    text = say(heading, sheet.lang)
    return f"{text} · {by_rules(sheet)}" if sheet.readings else text


def by_rules(sheet: Sheet) -> str:
    """The version of the rules, and readings that are not the usual ones."""
    if not sheet.readings:
        return version_of(sheet)
    names = ", ".join(sheet.readings)
    found = Message("judge-rules-readings", version=sheet.rules, readings=names)
    return with_variant(sheet, say(found, sheet.lang))


def version_of(sheet: Sheet) -> str:
    """The version of the rules, and the variant."""
    return with_variant(sheet, say(Message("judge-rules", version=sheet.rules), sheet.lang))


def with_variant(sheet: Sheet, rules: str) -> str:
    return f"{rules} · {sheet.variant}" if sheet.variant else rules


def readings_of(sheet: Sheet, case: Case) -> list[str]:
    """Each reading of a disputed case, and how to have it played."""
    return [
        say(
            Message("judge-not-played", text=one.text, number=n)
            if one.switch
            else Message("judge-played", text=one.text),
            sheet.lang,
        )
        for n, one in enumerate(case.readings, 1)
    ]


# --- terminal -------------------------------------------------------------------------------------

Styled = tuple[str, str]  # a line and its style


def lines(sheet: Sheet, brief: bool = False) -> list[Styled]:
    """The sheet line by line, with styles for a terminal; `brief`: verdict and sequence only."""
    lang = sheet.lang
    found = head(sheet, brief) if is_first(sheet) else []
    if sheet.case is not None:
        found += [("", "")] if found else []
        found += [(scene_heading(sheet, sheet.case), "bold")]
        style = "green" if sheet.held else "red"
        found += [(sheet.outcome or f"{sheet.answer}. {sheet.explanation}", style)]
    found += [("", ""), (say(Message("judge-sequence"), lang), "bold")]
    for block in sheet.blocks:
        if block.asked and not brief:
            found.append((f"  ? {block.asked}", "dim"))
        found.append((f"  ▸ {block_heading(block, lang)}", "cyan"))
        if block.why:
            found.append((f"      ✗ {block.why} [{block.clause}]", "red"))
        found += [
            (f"  {row_text(row)}", "dim" if row.sort == "check" else "") for row in block.rows
        ]
    if brief:
        return found
    found += [("", ""), (say(Message("judge-next"), lang), "bold")]
    for n in sheet.next:
        found.append((f"  {n.text}", ""))
        found += [(f"    · {option}", "") for option in n.options]
        if n.left_out:
            found.append((f"    · {say(Message('judge-more', count=n.left_out), lang)}", ""))
    found += [("", ""), (say(Message("judge-clauses"), lang), "bold")]
    found += [(f"  {number} {title}: {text}", "dim") for number, title, text in sheet.clauses]
    return found


def head(sheet: Sheet, brief: bool) -> list[Styled]:
    """What it is about, the verdict, and what a case adds."""
    lang, case = sheet.lang, sheet.case
    rules = version_of(sheet) if case is not None else by_rules(sheet)
    found = [(f"{title_of(sheet)} · {rules}", "bold")]
    style = "bold" if sheet.verdict is None else "bold green" if sheet.verdict else "bold red"
    verdict = f"{say(Message('judge-verdict'), lang)}: "
    if case is None:
        return [*found, (verdict + sheet.ruling, style)]
    found.append((f"{say(Message('judge-question'), lang)}: {case.question}", ""))
    if not sheet.held:  # what the case says, and below how it comes out
        return [*found, (verdict + case.answer, "bold")]
    found.append((verdict + sheet.ruling, style))
    if case.note and not brief:
        found.append((f"{say(Message('judge-note'), lang)}: {case.note}", ""))
    if case.readings:
        found.append((f"{say(Message('judge-readings'), lang)}:", ""))
        found += [(f"  {n}. {text}", "") for n, text in enumerate(readings_of(sheet, case), 1)]
    return found


def block_heading(block: SheetBlock, lang: str) -> str:
    heading = block.heading or say(Message("judge-start"), lang)
    return f"{heading} [{block.declared}]" if block.declared and not block.why else heading


def row_text(row: SheetRow) -> str:
    pad = "  " * row.depth
    return f"{row.number:>3}. {pad}{row.text} [{row.clause}]"


def text(sheet: Sheet) -> str:
    return "\n".join(line for line, _ in lines(sheet)) + "\n"


# --- Markdown -------------------------------------------------------------------------------------


def markdown(sheet: Sheet, wiki: bool = True) -> str:
    """For a wiki of notes, or to be read as it is."""
    lang, case = sheet.lang, sheet.case
    link = linker(sheet.cards) if wiki else PlainWords()
    out = markdown_head(sheet, link) if is_first(sheet) else []
    level = "##"
    if case is None:
        out += markdown_position(sheet, link)
    if case is not None:
        level = "###"
        said = f"**{as_markdown(sheet.answer)}.** {link(sheet.explanation)}"
        out += [f"## {as_markdown(scene_heading(sheet, case))}", ""]
        out += [link(sheet.outcome) if sheet.outcome else said, ""]
    out += [f"{level} {say(Message('judge-sequence'), lang)}", ""]
    for block in sheet.blocks:
        out += markdown_block(block, lang, link)
    out += [f"{level} {say(Message('judge-next'), lang)}", ""]
    for n in sheet.next:
        out.append(f"- {link(n.text)}")
        out += [f"  - {link(option)}" for option in n.options]
        if n.left_out:
            out.append(f"  - {say(Message('judge-more', count=n.left_out), lang)}")
    out += ["", f"{level} {say(Message('judge-clauses'), lang)}", ""]
    out += [
        f"- {link.clause(number)} **{as_markdown(title)}**: {as_markdown(said)}"
        for number, title, said in sheet.clauses
    ]
    return "\n".join(out) + "\n"


def markdown_head(sheet: Sheet, link: PageLink) -> list[str]:
    lang, case = sheet.lang, sheet.case
    rules = version_of(sheet) if case is not None else by_rules(sheet)
    out = [f"# {as_markdown(title_of(sheet))}", ""]
    name = f"{say(Message('judge-verdict'), lang)} ({as_markdown(rules)})"
    if case is not None:
        out += [f"**{say(Message('judge-question'), lang)}:** {link(case.question)}", ""]
        if not sheet.held:
            return [*out, f"**{name}:** {link(case.answer)}", ""]
    said, answer = link(sheet.explanation), as_markdown(sheet.answer)
    out += [f"**{name}: {answer}.** {said}" if answer else f"**{name}:** {said}", ""]
    if case is not None and case.note:
        out += [f"**{say(Message('judge-note'), lang)}:** {link(case.note)}", ""]
    if case is not None and case.readings:
        out += [f"**{say(Message('judge-readings'), lang)}:**", ""]
        told = enumerate(readings_of(sheet, case), 1)
        out += [*(f"{n}. {link(one)}" for n, one in told), ""]
    return out


def markdown_position(sheet: Sheet, link: PageLink) -> list[str]:
    """Where it begins, side by side."""
    out = [f"## {say(Message('begins-title'), sheet.lang)}", "", link(sheet.turn), ""]
    for side in sheet.sides:
        out.append(f"- **{link(side.heading)}**")
        out += [f"  - {link(zone)}" for zone in side.zones]
    out += [f"- {link(effect)}" for effect in sheet.effects]
    return [*out, ""]


def markdown_block(block: SheetBlock, lang: str, link: PageLink) -> list[str]:
    out = []
    heading = link(block.heading) if block.heading else say(Message("judge-start"), lang)
    clause = f" {link.clause(block.declared)}" if block.declared and not block.why else ""
    if block.asked:
        out += [f"> {link(block.asked)}", ""]
    out += [f"**{heading}**{clause}", ""]
    if block.why:
        refused = say(Message("judge-refused"), lang)
        out += [f"- {refused}: {link(block.why)} {link.clause(block.clause)}"]
    for row in block.rows:
        pad = "    " * row.depth
        out.append(f"{pad}{row.number}. {link(row.text)} {link.clause(row.clause)}")
    return [*out, ""]


class PageLink:
    """Text as Markdown, with links for the names of cards and for clauses that are cited."""

    def __init__(self, cards: Sequence[str]) -> None:
        linked = [name for name in cards if as_markdown(name) == name]
        names = "|".join(re.escape(name) for name in sorted(linked, key=len, reverse=True))
        self.names = re.compile(rf"(?<![\w\[])({names})(?!\w)") if names else None

    def __call__(self, words: str) -> str:
        text = cited(as_markdown(words))
        return text if self.names is None else self.names.sub(r"[[\1]]", text)

    def clause(self, number: str) -> str:
        return f"[[CR {number}]]"


class PlainWords(PageLink):
    """Text as Markdown, without links."""

    def __init__(self) -> None:
        super().__init__(())

    def __call__(self, words: str) -> str:
        return as_markdown(words)

    def clause(self, number: str) -> str:
        return f"(CR {number})"


def linker(cards: Sequence[str]) -> PageLink:
    return PageLink(cards)


def cited(words: str, link: Callable[[str], str] = "[[CR {}]]".format) -> str:
    """`CR 4.6.4.2, 4.6.5` as links, one for each clause.

    >>> cited("so it is (CR 4.6.5, 4.6.9)")
    'so it is ([[CR 4.6.5]], [[CR 4.6.9]])'
    """
    return CITED.sub(lambda found: ", ".join(map(link, found[1].split(", "))), words)
