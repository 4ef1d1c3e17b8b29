"""`tintero rules`: read the rulebook from the terminal."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from tintero import rulebook
from tintero.cli.rules.print import fail, label, out, out_list, out_table, out_tree
from tintero.cli.rules.words import say
from tintero.cli.shell import complete
from tintero.cli.shell.common import EPILOG, EXIT_NO, AsJson, Language, out_json, spoken
from tintero.rulebook import (
    Change,
    Clash,
    Clause,
    ClauseTree,
    Conflict,
    CrosswalkLink,
    DocumentRow,
    UnknownClause,
    UnknownVersion,
)
from tintero.rulebook import ledger as ledgers

app = typer.Typer(
    name="rules",
    no_args_is_help=True,
    help="The rulebook: clauses, versions, old numbers, the documents' conflicts.\n\n"
    "Example: tintero rules show 7.7.4",
    epilog=EPILOG,
)

Number = Annotated[
    str,
    typer.Argument(help="A clause number, such as 7.7.4.", autocompletion=complete.clauses),
]
Version = Annotated[
    str, typer.Argument(help="A version, such as 2.2.", autocompletion=complete.versions)
]


# --- ledger -----------------------------------------------------------------------------------


@app.command(
    epilog="Exit codes: 0 every clause is accounted for, 1 some are not, 2 bad input.",
)
def ledger(lang: Language = None, as_json: AsJson = False) -> None:
    """Each clause of the founding documents: official clause, decision, tests.

    Exits with 1 while a clause has neither a test nor a stated reason for having none.

    Example: tintero rules ledger --json
    """
    language = spoken(lang)
    state = ledgers.ledger(ledgers.load_index())
    missing = state.without_test
    if as_json:
        out_json(state.as_json(language))
    else:
        out_table(
            language,
            ("row", "official", "decision", "tests"),
            (
                (
                    entry.row.id,
                    ", ".join(entry.row.official),
                    entry.decision(language),
                    "\n".join(entry.tests) or entry.row.reason(language) or "-",
                )
                for entry in state.entries
            ),
        )
        out_list(language, "missing", missing)
        counts = (len(state.entries), state.tested, state.with_reason, len(missing))
        out(say(language, "summary", *counts))
    if missing:
        raise typer.Exit(1)


# --- clauses ----------------------------------------------------------------------------------


@app.command(epilog=EPILOG)
def show(
    number: Number,
    cards: Annotated[bool, typer.Option("--cards", help="Name every card, not only some.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """One clause, or one row of the documents (002:A-7), with all that is known of it.

    Tests and rulings are those that name it. A card is listed by a keyword of that section, by a
    node of its abilities that cites the clause, or by an event it waits for that the clause makes.

    Example: tintero rules show 7.7.4
    """
    from tintero.cli.rules import more_links as rules_links

    language = spoken(lang)
    try:
        found = rulebook.row(number) if ":" in number else rulebook.clause(number)
    except UnknownClause as error:
        near = error.near or _by_words(number, language)
        fail(language, say(language, "no_clause", error.number), near)
    if isinstance(found, DocumentRow):
        facts = _row_facts(found, language)
        if not as_json:
            return _show_row(found, facts, language)
    else:
        facts = _clause_facts(found, language)
        if not as_json:
            _show_clause(found, facts, language)
            return rules_links.show(found.number, language, cards)
        facts |= rules_links.facts(found.number, language)
    out_json(facts)


def _by_words(words: str, lang: str) -> list[str]:
    """The clauses that may be meant by words in place of a number."""
    return [f"{c.number} {c.title(lang)}" for c in rulebook.search(words, lang)[:4]]


@app.command(epilog=EPILOG)
def search(
    words: Annotated[list[str], typer.Argument(help="Words, with or without accents.")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Clauses that mention the words, best first; exits with 1 if none does.

    Example: tintero rules search bag empty
    """
    language = spoken(lang)
    found = rulebook.search(" ".join(words), language)
    if not found:
        near = [other for word in words for other in rulebook.near_words(word, language)]
        fail(language, say(language, "no_hits", " ".join(words)), near, code=EXIT_NO)
    if as_json:
        out_json([_brief(clause, language) for clause in found])
        return
    rows = ((c.number, c.title(language), c.statement(language)) for c in found)
    out_table(language, ("clause", "title", "statement"), rows)


@app.command(epilog=EPILOG)
def tree(number: Number, lang: Language = None, as_json: AsJson = False) -> None:
    """A clause and everything below it.

    Example: tintero rules tree 7.7
    """
    language = spoken(lang)
    try:
        top = rulebook.tree(number)
    except UnknownClause as error:
        fail(language, say(language, "no_clause", error.number), error.near)
    if as_json:
        out_json(_tree_facts(top, language))
    else:
        out_tree(language, top)


@app.command(epilog=EPILOG)
def keywords(lang: Language = None, as_json: AsJson = False) -> None:
    """Every keyword: its section, what it says, how many cards have it.

    Example: tintero rules keywords --lang es
    """
    from tintero.cli.rules import more_links as rules_links

    rules_links.keywords(spoken(lang), as_json)


def _brief(clause: Clause, lang: str) -> dict[str, Any]:
    return {
        "number": clause.number,
        "title": clause.title(lang),
        "statement": clause.statement(lang),
    }


def _tree_facts(node: ClauseTree, lang: str) -> dict[str, Any]:
    below = [_tree_facts(child, lang) for child in node.children]
    return {**_brief(node.clause, lang), "children": below}


def _clause_facts(clause: Clause, lang: str) -> dict[str, Any]:
    return {
        **_brief(clause, lang),
        "since": clause.since,
        "until": clause.until,
        "was": clause.was,
        "changed": clause.changed,
        "before": clause.before(lang),
        "parents": [parent.number for parent in rulebook.parents(clause.number)],
        "children": [child.number for child in rulebook.children(clause.number)],
        "old": rulebook.crosswalk_back(clause.number),
        "rows": [row.id for row in rulebook.documents() if clause.number in row.official],
        "readings": [one.id for one in rulebook.of_clause(clause.number)],
        "tests": ledgers.load_index().get(clause.number, []),
    }


def _show_clause(clause: Clause, facts: dict[str, Any], lang: str) -> None:
    out(label(clause, lang))
    out(clause.statement(lang))
    history = [key for key in ("since", "until", "was", "changed") if facts[key]]
    if history:
        out("; ".join(say(lang, key, facts[key]) for key in history))
    if facts["before"]:
        out(say(lang, "before", clause.changed, facts["before"]))
    above = [f"{p.number} {p.title(lang)}" for p in rulebook.parents(clause.number)]
    below = [f"{c.number} {c.title(lang)}" for c in rulebook.children(clause.number)]
    out_list(lang, "under", above)
    out_list(lang, "below", below)
    out_list(lang, "old_numbers", facts["old"])
    out_list(lang, "rows", facts["rows"])
    titles = [f"{one.id} ({one.title.get(lang)})" for one in rulebook.of_clause(clause.number)]
    out_list(lang, "readings", titles)
    out_list(lang, "tests", facts["tests"])


def _row_facts(row: DocumentRow, lang: str) -> dict[str, Any]:
    state = ledgers.ledger(ledgers.load_index())
    (entry,) = (entry for entry in state.entries if entry.row.id == row.id)
    return {**entry.as_json(lang), "line": row.line, "old": list(row.old)}


def _show_row(row: DocumentRow, facts: dict[str, Any], lang: str) -> None:
    out(Text(row.id, style="bold") + Text("  " + say(lang, "line", row.document, row.line)))
    out(row.text(lang))
    out_list(lang, "decision", [facts["decision"]])
    out_list(lang, "note", [row.note(lang)] if row.note(lang) else [])
    for number in row.official:
        clause = rulebook.clause(number)
        out(label(clause, lang) + Text(f": {clause.statement(lang)}"))
    out_list(lang, "old_numbers", facts["old"])
    out_list(lang, "tests", facts["tests"] or ([facts["reason"]] if facts["reason"] else []))


# --- numbers ----------------------------------------------------------------------------------


@app.command(epilog=EPILOG)
def crosswalk(
    number: Annotated[str, typer.Argument(help="An old number (CR 1.x) or a new one.")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Old clause number to new, and back.

    Example: tintero rules crosswalk 4.3.6.8
    """
    language = spoken(lang)
    ahead, back = rulebook.links_from(number), rulebook.links_to(number)
    if not number.strip():
        fail(language, say(language, "no_old", "“”"))
    if not ahead and not back:
        try:
            rulebook.crosswalk_back(number)
        except UnknownClause as error:
            fail(language, say(language, "no_old", error.number), rulebook.near_old(number))
    if as_json:
        new = [link.new for link in ahead if link.new]
        out_json({"number": number, "new": new, "old": [link.old for link in back]})
    elif ahead or back:
        rows = (_link_cells(link, language) for link in (*ahead, *back))
        out_table(language, ("old", "new", "topic", "note"), rows)
    else:
        out(say(language, "no_old_number", rulebook.clause(number).number))


def _link_cells(link: CrosswalkLink, lang: str) -> tuple[str, ...]:
    """The crosswalk's own words are English; other languages show the new clause's title."""
    known = rulebook.book().get(link.new)
    topic = link.topic if lang == "en" or known is None else known.title(lang)
    note = say(lang, "rule_changed") if link.changed else ""
    return link.old, link.new or say(lang, "gone"), topic, note


# --- conflicts and versions -------------------------------------------------------------------


@app.command(epilog=EPILOG)
def conflicts(lang: Language = None, as_json: AsJson = False) -> None:
    """Where the founding documents contradict the rules, or one another.

    Example: tintero rules conflicts --lang es
    """
    language = spoken(lang)
    if as_json:
        out_json(
            {
                "conflicts": [_conflict_facts(entry, language) for entry in rulebook.conflicts()],
                "clashes": [_clash_facts(clash, language) for clash in rulebook.clashes()],
            }
        )
        return
    out_table(
        language,
        ("row", "document", "rules", "reason", "clause"),
        (
            (
                c.id,
                c.reading(language),
                c.official(language),
                c.reason(language),
                ", ".join(c.clauses),
            )
            for c in rulebook.conflicts()
        ),
        title="conflicts",
    )
    out_table(
        language,
        ("row", "document", "decision", "clause"),
        (
            (", ".join(c.rows), c.text(language), c.decision(language), ", ".join(c.clauses))
            for c in rulebook.clashes()
        ),
        title="clashes",
    )


@app.command(epilog=EPILOG)
def readings(
    name: Annotated[
        str, typer.Argument(help="Of one reading or switch; all without it.", show_default=False)
    ] = "",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """How the rules are read where they leave room: what is played, why, and the switch.

    A switch takes the other reading: in a scene, `readings: [NAME]`; `judge ask --reading NAME`.

    Example: tintero rules readings --lang es
    """
    language = spoken(lang)
    try:
        found = [rulebook.reading(name)] if name else list(rulebook.readings())
    except UnknownClause as error:
        fail(language, say(language, "no_reading", error.number), error.near)
    if as_json:
        out_json([one.as_json(language) for one in found])
        return
    for one in found:
        out(Text(one.id, style="bold") + Text(f"  {one.title.get(language)}"))
        out(one.played.get(language))
        out(f"{say(language, 'reason')}: {one.reason.get(language)}")
        out(f"{say(language, 'by')}: {say(language, f'by_{one.by}')}")
        if one.other is not None:
            out(f"{say(language, 'other')}: {one.other.get(language)}")
        out_list(language, "switch", [one.switch] if one.switch else [])
        out_list(language, "clause", one.clauses)
        out_list(language, "n_cards", one.cards)
        out_list(language, "tests", one.shown)
        out("")


def _conflict_facts(conflict: Conflict, lang: str) -> dict[str, Any]:
    return {
        "id": conflict.id,
        "reading": conflict.reading(lang),
        "official": conflict.official(lang),
        "decision": conflict.decision,
        "reason": conflict.reason(lang),
        "clauses": list(conflict.clauses),
    }


def _clash_facts(clash: Clash, lang: str) -> dict[str, Any]:
    return {
        "key": clash.key,
        "rows": list(clash.rows),
        "text": clash.text(lang),
        "decision": clash.decision(lang),
        "clauses": list(clash.clauses),
    }


@app.command(epilog=EPILOG)
def changes(
    v1: Version,
    v2: Version,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """What changed between two versions of the rules.

    Example: tintero rules changes 2.2 2.3
    """
    language = spoken(lang)
    try:
        found = rulebook.changes(v1, v2)
        weighty = rulebook.differences_between(v1, v2)
    except UnknownVersion as error:
        fail(language, say(language, "no_version", error.version), error.known, hint="known")
    if as_json:
        differences = [
            {"key": d.key, "since": d.since, "clauses": list(d.clauses), "text": d.text(language)}
            for d in weighty
        ]
        touched = [_change_facts(change, language) for change in found]
        out_json({"differences": differences, "changes": touched})
    elif not found:
        out(say(language, "no_changes"))
    else:
        for version in rulebook.versions():
            if any(change.version == version.number for change in found):
                day = version.effective.isoformat()
                out(say(language, "effective", version.number, day, version.summary(language)))
        rows = ((d.since, ", ".join(d.clauses), d.text(language)) for d in weighty)
        out_table(language, ("version", "clause", "statement"), rows, title="differences")
        columns = ("version", "clause", "kind", "title", "statement")
        out_table(language, columns, (_change_cells(change, language) for change in found))


def _change_facts(change: Change, lang: str) -> dict[str, Any]:
    clause = change.clause
    return {
        "version": change.version,
        "kind": change.kind,
        **_brief(clause, lang),
        "was": clause.was if change.kind == "moved" else None,
        "before": clause.before(lang) if clause.changed == change.version else None,
    }


def _change_cells(change: Change, lang: str) -> tuple[str, ...]:
    facts = _change_facts(change, lang)
    kind = say(lang, f"kind_{change.kind}", facts["was"])
    statement = facts["statement"]
    if facts["before"]:
        statement += "\n" + say(lang, "before", change.version, facts["before"])
    return change.version, facts["number"], kind, facts["title"], statement
